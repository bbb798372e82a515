"""What messages are made of: values that every one may have, and what a game decides, the types of all games there are as one."""

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal

import msgspec

from deckwright.cards.model import LanguageTag
from deckwright.table.kinds import default_kind, kinds
from deckwright.table.online import message_type

Language = LanguageTag
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]  # a number that somebody else sends


def any_message(part: str) -> Any:
    """What any game makes of this part of its `online`; which form it has stands in the message."""
    return reduce(or_, message_types(part))


def message_types(part: str) -> list[Any]:
    """Every form of this part."""
    return [*dict.fromkeys(message_type(getattr(kind.online, part)) for kind in kinds().values())]


def any_mode() -> Any:
    """Every mode of any game."""
    return Literal[tuple(dict.fromkeys(mode for kind in kinds().values() for mode in kind.table.modes))]


def usual_mode() -> str:
    """The mode that is meant where none is named."""
    return default_kind().table.modes[0]
