"""The log of a table in pages: each is encoded once for all who see the same, and told when it is asked for.

It is told in no language: what is said of an event is a message with values, of which each page makes its sentence.

A page holds PAGE events, counted from the beginning of the game. What was encoded is used again only while the page
still consists of the very same events: an undo may put others in their place.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from deckwright.kernel.events import HIDES_NOTHING
from deckwright.kernel.playing import SPECTATOR
from deckwright.server.shelf import Shelf
from deckwright.server.wire import EventTold
from deckwright.table.events import Event, fields_of
from deckwright.table.game import Game
from deckwright.table.said import Said, lean

PAGE = 100  # events
MOST_TOLD = 2 * PAGE  # events that a state brings at once
SHELF = Shelf(32 * 2**20)
ENCODER = msgspec.json.Encoder()


class Held(NamedTuple):
    """What a page has of a log: the events from `first` on, before `end`, as they were at a revision."""

    revision: int = -1
    first: int = 0
    end: int = 0
    viewed: int = -1  # the revision of the view that it has, of the seat and with the memory aids that it shows


class News(NamedTuple):
    """What a page is told of a log: it keeps the events before `kept`; those from `first` on follow.

    With them come the steps since a revision, if there are any to follow.
    """

    kept: int
    first: int
    since: int = -1


def line(event: Event) -> Said | None:
    """What the log says of an event; nothing where another has said it."""
    return None if event.said_before else lean(event.ruleset, event.said)


def tell_event(event: Event) -> EventTold:
    """An event on the wire."""
    make: Callable[..., EventTold] = EventTold
    return make(*fields_of(event), line(event), stage=event.stage, detail=event.detail)


def beginning(events: int) -> int:
    """Where a page begins that has nothing of the log: with the last whole page of it."""
    return max(events // PAGE - 1, 0) * PAGE


def page_before(number: int) -> int:
    """Where the page begins that comes before this event."""
    return (number - 1) // PAGE * PAGE


def viewer_of(game: Game, seat: int | None, closed: bool = False) -> int:
    """Whose eyes the log is seen with; when the game is over everybody sees everything, unless it stays closed."""
    if game.over and not closed:
        return HIDES_NOTHING
    return SPECTATOR if seat is None else seat


def encode_events(events: Sequence[Event]) -> bytes:
    """Events between brackets."""
    return ENCODER.encode([tell_event(event) for event in events])


@dataclass(frozen=True)
class Log:
    """The log of a table as one viewer may see it."""

    table: str
    events: tuple[Event, ...]  # as the viewer may know them
    viewer: int

    def span(self, first: int, end: int | None = None) -> bytes:
        """The events from `first` on, before `end`, between brackets: whole pages from the shelf, the rest anew."""
        end = len(self.events) if end is None else end
        parts = []
        while first < end:
            until = min((first // PAGE + 1) * PAGE, end)
            parts.append(self.page(first) if until - first == PAGE else self.encoded(first, until))
            first = until
        return b"[" + b",".join(part[1:-1] for part in parts) + b"]"

    def page(self, first: int) -> bytes:
        """A whole page, which begins here."""
        key = (self.table, first, self.viewer)
        return SHELF.take(key, self.events[first : first + PAGE], lambda: self.encoded(first, first + PAGE))

    def encoded(self, first: int, until: int) -> bytes:
        return encode_events(self.events[first:until])
