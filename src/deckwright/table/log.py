"""The log of a game: rows of cells, looked at as events.

The rows are those that the rules have written, one behind the other in an event buffer. What has no number any more (a card
or a rule that an older log names) stays beside its row as it was recorded.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

import msgspec
import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.kernel import events as ev
from deckwright.kernel.playing import SPECTATOR
from deckwright.table.event_names import LAST_IN_MASK, UNNUMBERED, names_of
from deckwright.table.events import RULES_CHANGED, Event, EventRecord, new_buffer, plain, retell, rows_of
from deckwright.table.kinds import Ruleset

ROOM = 64  # events, at first


class Log(Sequence[Event]):
    """Every event of a game in order, nothing hidden; it grows and is cut, and its events never change."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self._cells = new_buffer(ROOM, 0)
        self._recorded: dict[int, EventRecord] = {}  # by number, what its row cannot hold
        self._told: dict[int, tuple[Event, ...]] = {}  # by viewer, as far as somebody has looked
        self._saved: tuple[dict[str, object], ...] = ()  # as plain data, as far as it was saved

    # What happened, as events.

    def __len__(self) -> int:
        return int(self._cells[ev.COUNT])

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        events = self.told_to(ev.HIDES_NOTHING)
        return list(events[place]) if isinstance(place, slice) else events[place]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.told_to(ev.HIDES_NOTHING))

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Log | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def told_to(self, viewer: int) -> tuple[Event, ...]:
        """Every event as this viewer may know it."""
        told = self._told.get(viewer, ())
        if len(told) < len(self):
            rows = retell(self.ruleset, self._cells, len(told), viewer).tolist()
            told += tuple(self._event(number, row) for number, row in enumerate(rows, len(told)))
            self._told[viewer] = told
        return told

    def _event(self, number: int, row: list[int]) -> Event:
        """An event as it is told by this row."""
        record = self._recorded.get(number)
        fields = names_of(self.ruleset).fields(number, row) if record is None else as_told(record, row)
        *others, stage, detail = fields
        make: Callable[..., Event] = Event
        return make(*others, self.ruleset, row[ev.MESSAGE], stage=stage, detail=detail)

    def first_hidden(self, viewer: int) -> int:
        """The first event of which this viewer may not know all."""
        cards = rows_of(self._cells)[:, ev.E_CARD]
        differs = np.flatnonzero(retell(self.ruleset, self._cells, 0, viewer)[:, ev.E_CARD] != cards)
        return int(differs[0]) if len(differs) else len(self)

    @property
    def cells(self) -> np.ndarray:
        """The events as rows of cells (`rows_of`), in a buffer that is not to be written into."""
        return self._cells

    def in_common(self, other: "Log") -> int:
        """With how many of the same events two logs begin."""
        most = min(len(self), len(other))
        differs = (rows_of(self._cells)[:most] != rows_of(other._cells)[:most]).any(axis=1)
        recorded = [number for number in {*self._recorded, *other._recorded} if number < most]
        differs[recorded] = True
        if not differs.any():
            return most
        first = int(np.argmax(differs))  # rows may differ in what no event says: those of a loaded log are made anew
        pairs = zip(self.data(first), other.data(first), strict=False)
        return next((number for number, (ours, theirs) in enumerate(pairs, first) if ours != theirs), most)

    def data(self, first: int = 0) -> list[dict[str, object]]:
        """The events from the `first` on as plain data: what `Event.data` gives."""
        names, recorded = names_of(self.ruleset), self._recorded
        rows = rows_of(self._cells)[first:].tolist()
        return plain([
            recorded[number] if number in recorded else record_of(names.fields(number, row))
            for number, row in enumerate(rows, first)
        ])  # fmt: skip

    def saved(self) -> list[dict[str, object]]:
        """All events as plain data, of which those that were saved before are not written again."""
        self._saved += tuple(self.data(len(self._saved)))
        return list(self._saved)

    # What is written into it.

    def add(self, rows: np.ndarray) -> None:
        """Write the rows of further events."""
        count = len(self)
        end = ev.HEADER + (count + len(rows)) * ev.EVENT_CELLS
        if end > len(self._cells):
            self._cells = np.concatenate([self._cells, np.zeros(end, dtype=np.int32)])
        self._cells[ev.HEADER + count * ev.EVENT_CELLS : end] = rows.ravel()
        self._cells[ev.COUNT] = self._cells[ev.NEXT_NUMBER] = count + len(rows)

    def add_records(self, records: Sequence[EventRecord]) -> None:
        """Read events that were recorded in names."""
        names, first = names_of(self.ruleset), len(self)
        rows = [names.row(record) for record in records]
        for number, (record, row) in enumerate(zip(records, rows, strict=True), first):
            if UNNUMBERED in row or names.fields(number, row) != msgspec.structs.astuple(record):
                self._recorded[number] = record
        try:
            self.add(np.array(rows, dtype=np.int32).reshape(len(rows), ev.EVENT_CELLS))
        except OverflowError:
            raise BadSave("Recorded events are damaged: a number in them is larger than any can be.") from None

    def add_change_of_rules(self, how: int) -> None:
        """Say that the game goes on under other rules or cards."""
        row = np.full((1, ev.EVENT_CELLS), ev.NOBODY, dtype=np.int32)
        row[0, ev.E_KIND], row[0, ev.E_AMOUNT] = RULES_CHANGED, how
        row[0, [ev.E_RESOURCE, ev.E_FROM, ev.E_TO, ev.E_RULING]] = 0
        row[0, ev.E_STAGE :] = 0
        self.add(row)

    def cut(self, count: int) -> None:
        """Forget all but the first `count` events."""
        if count < len(self):
            self._cells[ev.COUNT] = self._cells[ev.NEXT_NUMBER] = count
            self._recorded = {number: record for number, record in self._recorded.items() if number < count}
            self._told = {viewer: told[:count] for viewer, told in self._told.items()}
            self._saved = self._saved[:count]

    # Other logs.

    def copy(self) -> "Log":
        """A log of its own with the same events."""
        twin = object.__new__(Log)
        twin.ruleset = self.ruleset
        twin._cells = self._cells[: ev.HEADER + len(self) * ev.EVENT_CELLS].copy()
        twin._recorded, twin._told, twin._saved = dict(self._recorded), dict(self._told), self._saved
        return twin

    def seen_by(self, viewer: int) -> "Log":
        """A log that knows no more than this viewer."""
        log = Log(self.ruleset)
        log.add(retell(self.ruleset, self._cells, 0, viewer)[:, : ev.EVENT_CELLS])
        for number, record in self._recorded.items():
            fields = as_told(record, rows_of(log._cells)[number].tolist())
            log._recorded[number] = record_of(fields)
        return log


def record_of(fields: tuple[Any, ...]) -> EventRecord:
    """A record with these fields; stage and detail come last."""
    *others, stage, detail = fields
    make: Callable[..., EventRecord] = EventRecord
    return make(*others, stage=stage, detail=detail)


def as_told(record: EventRecord, row: Sequence[int]) -> tuple[Any, ...]:
    """The fields of an event as it was recorded, without its card where the row is without it."""
    known = msgspec.structs.replace(record, card=None) if row[ev.E_CARD] == ev.NOBODY else record
    return msgspec.structs.astuple(known)


def seen_alone(event: Event, viewer: int) -> Event:
    """An event as this viewer may know it; the very same one if its card is not hidden from him."""
    log = Log(event.ruleset)
    log.add(np.array([names_of(event.ruleset).row(event)], dtype=np.int32))
    (row,) = retell(event.ruleset, log._cells, 0, viewer if viewer <= LAST_IN_MASK else SPECTATOR).tolist()
    if event.card is None or row[ev.E_CARD] != ev.NOBODY:
        return event
    return msgspec.structs.replace(event, card=None, form=row[ev.MESSAGE])
