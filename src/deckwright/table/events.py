"""Events: what happened, by which card, under which rule."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Annotated

import msgspec
import numpy as np

from deckwright.cards.errors import BadSave, DeckwrightError, NotFound
from deckwright.kernel import events as ev
from deckwright.table.arguments import is_whole, shown
from deckwright.table.kinds import Ruleset
from deckwright.table.said import Said, speech_of
from deckwright.table.telling import Telling

RULES = "rules"  # the event of a game that goes on under other rules or cards; the amount says how: see below
AS_IT_WAS, TAKEN_BACK, CUT_SHORT = range(3)
MOST_AMOUNT = 1_000_000
MOST_SEATS = 64  # that any game could have


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `seen` holds the seats that know the card; `None` means everybody."""

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
    seen: tuple[int, ...] | None
    ruleset: Ruleset = field(repr=False)

    @property
    def said(self) -> Said:
        """The event as a line of the log, in no language yet."""
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
        if self.seen is None or (viewer is not None and viewer in self.seen):
            return self
        return replace(self, card=None, seen=self.seen)

    def data(self) -> dict[str, object]:
        """The event as plain data, without what only the log's owner knows."""
        return {
            "number": self.number, "parent": self.parent, "kind": self.kind, "player": self.player, "card": self.card,
            "source": self.source, "amount": self.amount, "resource": self.resource, "zones": list(self.zones),
            "rule": self.rule, "ruling": self.ruling, "other": self.other,
            "seen": None if self.seen is None else list(self.seen),
        }  # fmt: skip


class EventRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event as it is stored: what `Event.data` gives."""

    number: int
    parent: int | None
    kind: str
    player: int | None
    card: str | None
    source: str | None
    amount: int
    resource: str | None
    zones: list[str | None]
    rule: str | None
    ruling: str | None
    other: int | None
    seen: list[Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)]] | None


def telling_of(ruleset: Ruleset) -> Telling:
    return ruleset.kind.table.telling


def from_record(record: EventRecord, ruleset: Ruleset) -> Event:
    """An event from what was stored by this program."""
    if not {*record.zones} <= {*telling_of(ruleset).zones}:
        raise BadSave(f"Event {record.number} is damaged: it names zones that there are not.")
    seen = None if record.seen is None else tuple(record.seen)
    return Event(
        record.number, record.parent, record.kind, record.player, record.card, record.source, record.amount,
        record.resource, tuple(record.zones), record.rule, record.ruling, record.other, seen, ruleset,
    )  # fmt: skip


def read_log(records: Sequence[EventRecord], ruleset: Ruleset, seats: int) -> list[Event]:
    """A log from outside; refused unless each event can be told."""
    log: list[Event] = []
    told: set[tuple[object, ...]] = set()
    for number, record in enumerate(records):
        if record.number != number or len(record.zones) not in (0, 2) or len(record.seen or ()) > seats:
            raise BadSave(f"Event {number} of this saved game is damaged.")
        event = from_record(record, ruleset)
        if not is_possible(event, seats):
            raise BadSave(f"Event {number} of this saved game is damaged.")
        alike = (event.kind, event.zones, event.resource, event.amount == 0, *(
            part is None for part in (event.player, event.card, event.source, event.other)
        ))  # fmt: skip
        if alike not in told:
            try:
                event.text()
            except DeckwrightError:
                raise BadSave(f"Event {number} of this saved game is damaged: it cannot be told.") from None
            told.add(alike)
        log.append(with_known_rules(event))
    return log


def is_possible(event: Event, seats: int) -> bool:
    """Whether an event names seats, cards, zones and numbers that exist, and follows from an earlier one."""
    cards, telling = event.ruleset.cards, telling_of(event.ruleset)
    seen = () if event.seen is None else event.seen
    return (
        (event.kind in telling.kinds or event.kind == RULES)
        and (event.parent is None or 0 <= event.parent < event.number)
        and all(seat is None or 0 <= seat < seats for seat in (event.player, event.other, *seen))
        and all(card is None or card in cards for card in (event.card, event.source))
        and abs(event.amount) <= MOST_AMOUNT
        and event.resource in telling.resources
    )


def with_known_rules(event: Event) -> Event:
    """Rules and rulings that have gone since are not cited any more."""
    telling = telling_of(event.ruleset)
    rule = event.rule if event.rule in telling.rules() else None
    ruling = event.ruling if event.ruling in telling.rulings() or event.ruling in rulings_of(event.ruleset) else None
    return event if (rule, ruling) == (event.rule, event.ruling) else replace(event, rule=rule, ruling=ruling)


@lru_cache(maxsize=64)
def rulings_of(ruleset: Ruleset) -> frozenset[str]:
    """The rulings that the cards name."""
    return frozenset(ruling for card in ruleset.cards.values() for ruling in card.rulings)


def new_buffer(events: int, next_number: int) -> np.ndarray:
    """An empty event buffer."""
    buffer = np.zeros(ev.HEADER + events * ev.EVENT_CELLS, dtype=np.int32)
    buffer[ev.NEXT_NUMBER] = next_number
    buffer[ev.PARENT_NOW] = ev.NOBODY
    buffer[ev.PARENTS : ev.PARENTS + ev.MAX_PARENTS] = ev.NOBODY
    return buffer


def read_buffer(buffer: np.ndarray, ruleset: Ruleset, seats: int) -> list[Event]:
    """The events of a buffer."""
    count = int(buffer[ev.COUNT])
    first = int(buffer[ev.NEXT_NUMBER]) - count
    rows = buffer[ev.HEADER : ev.HEADER + count * ev.EVENT_CELLS].reshape(count, ev.EVENT_CELLS).tolist()
    telling = telling_of(ruleset)
    return [read_event(first + i, row, ruleset, seats, telling) for i, row in enumerate(rows)]


def read_event(number: int, row: list[int], ruleset: Ruleset, seats: int, telling: Telling) -> Event:
    kind, parent, player, card, source, amount, resource, came, went, rule_id, ruling, seen, other = row[
        : ev.E_OTHER + 1
    ]
    return Event(
        number=number,
        parent=None if parent < 0 else parent,
        kind=telling.kinds[kind],
        player=None if player < 0 else player,
        card=None if card < 0 else ruleset.ids[card],
        source=None if source < 0 else ruleset.ids[source],
        amount=amount,
        resource=telling.resources[resource],
        zones=(telling.zones[came], telling.zones[went]) if came or went else (),
        rule=telling.rule_name(rule_id),
        ruling=telling.ruling_name(ruling),
        other=None if other < 0 else other,
        seen=None if seen == ev.EVERYBODY else tuple(seat for seat in range(seats) if seen >> seat & 1),
        ruleset=ruleset,
    )
