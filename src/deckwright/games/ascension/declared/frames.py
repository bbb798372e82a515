"""What is declared of a frame on the decision stack: what its cells may hold in a file from outside, and when it is in place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.tables import card_cell, card_type
from deckwright.kernel import stack

MOST_TIMES = 5_000  # that an effect is repeated
MOST_RULING = 1_999

Span = tuple[int, int]  # the least and the most
FLAG: Span = (0, 1)
TIMES: Span = (1, MOST_TIMES)
COST: Span = (0, ops.NO_LIMIT)
LEVEL: Span = (0, stack.MAX_FRAMES)
NUMBER: Span = (0, np.iinfo(np.int16).max)

BANISHED_FROM = {
    ops.FROM_HAND: "hand",
    ops.FROM_DISCARD: "discard",
    ops.FROM_HAND | ops.FROM_DISCARD: "hand or discard",
    ops.FROM_ROW: "row",
}


class Bounds(NamedTuple):
    """How far the numbers of a position go."""

    types: int  # of cards
    seats: int
    energy: int
    slots: int  # of the row
    steps: int  # of the programs of cards

    @property
    def card(self) -> Span:
        return 0, self.types - 1

    @property
    def seat(self) -> Span:
        return 0, self.seats - 1


Spans = dict[int, Span]


def of_turn(_most: Bounds) -> Spans:
    """Cells that are not named hold 0, nobody, or whoever has the turn."""
    return {}


def by_card(most: Bounds) -> Spans:
    """A card does this."""
    return {stack.SOURCE: most.card}


def by_effect(most: Bounds) -> Spans:
    """A card does this, perhaps under a ruling."""
    return {stack.SOURCE: most.card, fr.RULING: (0, MOST_RULING)}


def about_card(most: Bounds) -> Spans:
    """A card does this with another."""
    return {stack.SOURCE: most.card, stack.CARD: most.card}


class Frame(NamedTuple):
    """The cells of a frame."""

    kind: int
    player: int
    source: int
    card: int
    a: int
    b: int
    c: int
    pc: int


class Stack:
    """The stack of a position whose cells are all within their bounds."""

    def __init__(self, state: np.ndarray, table: np.ndarray) -> None:
        self.state, self.table = state, table
        rows = state[stack.FRAMES :][: int(state[stack.HEIGHT]) * stack.FRAME_CELLS].reshape(-1, stack.FRAME_CELLS)
        self.frames = [Frame(*row) for row in rows.tolist()]

    def kind(self, level: int) -> int:
        """The kind of the frame at a level; 0 where there is none."""
        return self.frames[level].kind if 0 <= level < len(self.frames) else 0

    def type(self, card: int) -> int:
        return card_type(self.table, card)

    def cell(self, card: int, cell: int) -> int:
        return card_cell(self.table, card, cell)

    def seats(self) -> int:
        return int(self.state[st.SEATS])

    def runes(self) -> int:
        return int(self.state[st.RUNES])

    def list_at(self, at: int, count: int) -> list[int]:
        """The cards of a list."""
        found: list[int] = self.state[at : at + count].tolist()
        return found

    def hand(self, player: int) -> list[int]:
        count = int(self.state[st.seat(self.state, player) + st.HAND_COUNT])
        return self.list_at(st.hand_at(self.state, player), count)

    def is_owned(self, card: int) -> bool:
        """Whether it is a Hero or a Construct."""
        return self.type(card) in (ops.HERO, ops.CONSTRUCT)

    def has_discarded(self, player: int, card: int) -> bool:
        return bool(self.state[st.discard_at(self.state, player) + card] > 0)

    def is_opponent(self, player: int, other: int) -> bool:
        return bool(st.is_opponent(self.state, player, other))

    def is_on_turn(self, player: int) -> bool:
        return player == int(self.state[st.TURN_PLAYER])


def anywhere(_found: Stack, _level: int, _frame: Frame) -> bool:
    """The bounds of its cells say all about it."""
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Declared:
    """A kind of frame: its number, what its cells may hold, and whether one at a level of the stack is sound there."""

    number: int
    holds: Callable[[Bounds], Spans] = of_turn
    is_sound: Callable[[Stack, int, Frame], bool] = anywhere
    begins: bool = False  # it is at the bottom of the stack, and nowhere else
    waits: bool = True  # others may be above it
    alone: bool = False  # there are never two of it
