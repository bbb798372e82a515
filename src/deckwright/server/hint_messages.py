"""What goes over the wire about hints."""

import msgspec

from deckwright.server.message_types import Whole
from deckwright.table.said import Value


class HintWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint for the seat that is asked, for the table as it was seen at this revision."""

    seat: Whole
    revision: Whole


class HintChoice(msgspec.Struct, frozen=True):
    """What could be done, and what is expected of it."""

    text: str
    label: Value
    lead: float | None  # over the best of the others at the end, on average; alone, over what one has to beat
    wins: float | None  # of all games that follow, from 0 to 1


class HintTold(msgspec.Struct, frozen=True):
    """What a strong computer would do from this seat, the best first; it knows what the seat knows."""

    revision: int
    hints: int  # at this table, with this one
    choices: list[HintChoice]
