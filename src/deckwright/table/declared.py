"""What a game declares of its states and actions, each thing once: zones, counters, verbs of actions, questions.

From this the usual forms follow: the action space, observations, zones by name, positions set up by hand, and the check
of positions from outside. A game whose states are kept otherwise brings forms of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from deckwright.kernel.bits import EIGHT
from deckwright.kernel.playing import LIMIT
from deckwright.kernel.tables import BY_TYPE, EVERYBODY_SEES


@dataclass(frozen=True)
class Zone:
    """Where cards lie. `at` counts from the beginning of the state, or of the cells of a seat."""

    word: str  # in events, in `Game.zone` and in positions set up by hand
    shown_by: str  # the path of the field of the view that shows it
    at: int  # the first card from the bottom; or how many there are of the first type
    room: int  # cells from there on
    held: int = BY_TYPE  # the cell that says how many cards it holds, where they have an order
    of_seat: bool = False  # every seat has one
    seen: int = EVERYBODY_SEES  # or by its owner, or by nobody (`kernel/tables.py`)
    takes_rest: bool = False  # of a position set up by hand: the cards that lie nowhere else, shuffled


@dataclass(frozen=True)
class Counter:
    """A number of the table, or of every seat."""

    word: str
    at: int
    of_seat: bool = False
    most: int = LIMIT
    otherwise: int = 0  # in a position set up by hand that does not say it


@dataclass(frozen=True)
class Verb:
    """A verb of actions: what may be done with a card, with a seat, or by itself."""

    word: str
    about: str = ""  # `card`, `seat`, or nothing
    zone: str | None = None  # the path of the field that shows the card


@dataclass(frozen=True)
class Question:
    """A kind of frame on the decision stack; `most` is the largest number in its own cells."""

    number: int
    word: str | None = None  # none: it is work that waits, and nobody is asked
    most: int = LIMIT


@dataclass(frozen=True)
class Declared:
    """All that a game declares. Whoever has the turn stands on the lowest frame, whose question is the first."""

    seats: int  # the cell that holds how many there are
    first: int  # and the one with the seat that began
    seat_0: int  # where the cells of the first seat begin
    seat_cells: int
    most_seats: int
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    verbs: tuple[Verb, ...]  # in the order of their numbers
    questions: tuple[Question, ...]

    def size(self, players: int) -> int:
        """Cells of a state; they are looked at eight at a time."""
        return -(-(self.seat_0 + players * self.seat_cells) // EIGHT) * EIGHT

    @cached_property
    def sizes(self) -> dict[int, int]:
        """The same for every number of seats."""
        return {players: self.size(players) for players in range(1, self.most_seats + 1)}

    @cached_property
    def zone(self) -> dict[str, Zone]:
        """The zones by their words."""
        return {zone.word: zone for zone in self.zones}

    @cached_property
    def words(self) -> dict[int, str]:
        """What the questions are called, by their numbers."""
        return {one.number: one.word for one in self.questions if one.word is not None}

    @cached_property
    def shown_by(self) -> dict[str, str]:
        """The field that shows each zone."""
        return {zone.word: zone.shown_by for zone in self.zones}

    def begin(self, thing: Zone | Counter, seat: int) -> int:
        """Where a zone or a counter of a seat begins; those of the table belong to none."""
        return thing.at + (self.seat_0 + seat * self.seat_cells if thing.of_seat else 0)

    def owners(self, thing: Zone | Counter, players: int) -> range:
        """The seats that have one; the table has its own under the number 0."""
        return range(players) if thing.of_seat else range(1)

    def held(self, zone: Zone, seat: int) -> int:
        """The cell with the number of cards of a zone that has an order."""
        return zone.held + self.begin(zone, seat) - zone.at

    def cards(self, state: np.ndarray, zone: Zone, seat: int) -> list[int]:
        """The cards of a zone by number: as they are sorted, or from the top."""
        begin = self.begin(zone, seat)
        if zone.held == BY_TYPE:
            counts = state[begin : begin + zone.room].tolist()
            return [card for card, n in enumerate(counts) for _ in range(n)]
        cards: list[int] = state[begin : begin + int(state[self.held(zone, seat)])].tolist()
        return cards[::-1]

    def lay(self, state: np.ndarray, zone: Zone, seat: int, cards: list[int]) -> None:
        """Lay these cards into an empty zone, the first on top."""
        begin = self.begin(zone, seat)
        if zone.held == BY_TYPE:
            for card in cards:
                state[begin + card] += 1
            return
        state[begin : begin + len(cards)] = cards[::-1]
        state[self.held(zone, seat)] = len(cards)

    def everywhere(self, players: int) -> Iterator[tuple[Zone, int]]:
        """Every zone of the table and of each seat."""
        return ((zone, seat) for zone in self.zones for seat in self.owners(zone, players))
