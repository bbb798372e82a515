"""Events: what happened, by which card, under which rule.

A log keeps them as rows of cells (`table/log.py`); an `Event` is one of them in names. What a viewer may know of it, and in
which words it is told, the rule `retell` of its game says.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Annotated, Any

import msgspec
import numpy as np

from deckwright.cards.errors import NotFound
from deckwright.kernel import events as ev
from deckwright.kernel.playing import SPECTATOR
from deckwright.table import running
from deckwright.table.arguments import is_whole, shown
from deckwright.table.kinds import Ruleset
from deckwright.table.said import Said, speech_of
from deckwright.table.telling import Telling

RULES = "rules"  # the event of a game that goes on under other rules or cards; the amount says how: see below
RULES_CHANGED = -1  # its number: the table writes it, for every game
AS_IT_WAS, TAKEN_BACK, CUT_SHORT = range(3)
RULES_SAID = {AS_IT_WAS: "event-rules", TAKEN_BACK: "event-rules-back", CUT_SHORT: "event-rules-cut"}
MOST_SEATS = 64  # that any game could have


class Detailed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only events of some games have: the stage of its card after it, and a detail; absent where they say nothing."""

    stage: int | None = None
    detail: str | None = None


class EventFields(Detailed, frozen=True):
    """What everybody may know of an event, in names: the fields of `Event`, of saved events and of those told to pages."""

    number: int
    parent: int | None
    kind: str
    player: int | None
    card: str | None
    source: str | None
    amount: int
    resource: str | None
    zones: tuple[str | None, ...]
    rule: str | None
    ruling: str | None
    other: int | None


DETAILS = Detailed.__struct_fields__
fields_of: Callable[[EventFields], tuple[Any, ...]] = attrgetter(
    *(name for name in EventFields.__struct_fields__ if name not in DETAILS)
)


class EventRecord(EventFields, frozen=True, forbid_unknown_fields=True):
    """An event as it is stored. `seen` holds the seats that know the card; `None` means everybody."""

    seen: tuple[Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)], ...] | None

    def data(self) -> dict[str, object]:
        """The event as plain data, without what only the log's owner knows."""
        make: Callable[..., EventRecord] = EventRecord
        return plain([make(*fields_of(self), self.seen, stage=self.stage, detail=self.detail)])[0]


FIELDS = EventRecord.__struct_fields__


def plain(records: Sequence[EventRecord]) -> list[dict[str, object]]:
    """Events as plain data."""
    told: list[dict[str, Any]] = msgspec.to_builtins(records)
    for event in told:
        event["zones"] = list(event["zones"])
        event["seen"] = None if event["seen"] is None else list(event["seen"])
    return told


class Event(EventRecord, frozen=True):
    """Something that happened. `seen` holds the seats that know the card; `None` means everybody."""

    ruleset: Ruleset
    form: int = ev.NOT_TOLD  # which of the forms of its kind tells it

    def __repr__(self) -> str:
        said = [name for name in FIELDS if name not in DETAILS or getattr(self, name) is not None]
        return f"Event({', '.join(f'{name}={getattr(self, name)!r}' for name in said)})"

    @property
    def said(self) -> Said:
        """The event as a line of the log, in no language yet."""
        if self.kind == RULES and self.amount in RULES_SAID:
            return Said(RULES_SAID[self.amount])
        return telling_of(self.ruleset).event(self)

    @property
    def said_before(self) -> bool:
        """Whether the line of its cause says it, too."""
        return telling_of(self.ruleset).said_before(self)

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The event as a line of the log."""
        return speech_of(self.ruleset, lang, names).text(self.said)

    def as_seen_by(self, viewer: int | None) -> "Event":
        """The event as a seat, or a spectator (`None`), may see it."""
        if viewer is not None and not (is_whole(viewer) and viewer >= 0):
            raise NotFound(f"There is no seat {shown(viewer)}: seats are counted from 0.")
        from deckwright.table.log import seen_alone

        return seen_alone(self, SPECTATOR if viewer is None else int(viewer))


def telling_of(ruleset: Ruleset) -> Telling:
    return ruleset.kind.table.telling


def new_buffer(events: int, next_number: int) -> np.ndarray:
    """An empty event buffer."""
    buffer = np.zeros(ev.HEADER + events * ev.EVENT_CELLS, dtype=np.int32)
    buffer[ev.NEXT_NUMBER] = next_number
    buffer[ev.PARENT_NOW] = ev.NOBODY
    buffer[ev.PARENTS : ev.PARENTS + ev.MAX_PARENTS] = ev.NOBODY
    return buffer


def rows_of(buffer: np.ndarray) -> np.ndarray:
    """The events of a buffer, a row of cells for each."""
    count = int(buffer[ev.COUNT])
    rows: np.ndarray = buffer[ev.HEADER : ev.HEADER + count * ev.EVENT_CELLS].reshape(count, ev.EVENT_CELLS)
    return rows


def retell(ruleset: Ruleset, buffer: np.ndarray, first: int, viewer: int) -> np.ndarray:
    """What a viewer is told of the events of a buffer from its `first` on, a row for each."""
    count = int(buffer[ev.COUNT]) - first
    out = np.zeros(count * ev.TOLD_CELLS, dtype=np.int32)
    running.rules(ruleset.kind).retell(ruleset.table, buffer, first, viewer, out)
    rows: np.ndarray = out.reshape(count, ev.TOLD_CELLS)
    return rows
