"""The moments that the game of a table has passed: how it stood between the actions that a page has not been told one by one.

Two moments in a row have most cells in common, so each is kept as the cells in which it differs from the one before. When
there are too many, the oldest are forgotten: a page that knows no younger one is told how things are, and not how they came.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from deckwright.table.game import Game

MOST_BYTES = 128 * 1024  # of one table
BESIDE = 200  # bytes that a moment takes beside its cells, roughly


class Moment(NamedTuple):
    """How a game stood after an action: who did it, how long the log was then, and the cells that were others before."""

    revision: int  # of which the action was a part
    seat: int
    end: int
    places: np.ndarray
    cells: np.ndarray

    @property
    def size(self) -> int:
        return int(self.places.nbytes + self.cells.nbytes) + BESIDE


@dataclass(frozen=True)
class Passed:
    """What was done since a revision: how long the log was then, the actions, oldest first, how the game stood before each."""

    end: int
    later: Sequence[Moment]
    states: Sequence[np.ndarray]


@dataclass
class Moments:
    """The moments of a table since a revision, as many as there is room for."""

    revision: int
    state: np.ndarray  # of the game then, or before the first of those that came later
    end: int  # of the log then
    later: deque[Moment] = field(default_factory=deque)
    size: int = 0
    last: tuple[int, Passed] | None = None  # what came after which revision with the last command, as the game keeps it

    @classmethod
    def of(cls, game: Game, revision: int) -> "Moments":
        """From here on."""
        return cls(revision, game.state, len(game.log))

    def add(self, revision: int, seat: int, before: Game, game: Game) -> "Moments":
        """A command of this seat led from one game to the other; nothing is known if what lay between is not known any more."""
        actions = len(game.history) - len(before.history)
        passed = game.passed_since(len(before.history))
        if len(passed) != actions - 1:
            return Moments.of(game, revision)
        states = [before.state, *(one.state for one in passed), game.state]
        ends = [*(one.events for one in passed), len(game.log)]
        done = [Moment(revision, seat, end, *cells) for end, cells in zip(ends, changed_cells(states), strict=True)]
        self.last = (revision - 1, Passed(len(before.log), done, states[:-1]))
        self.later.extend(done)
        self.size += sum(moment.size for moment in done)
        self.forget_oldest(revision)
        return self

    def forget_oldest(self, kept: int) -> None:
        """Begin so many moments later that there is room for the others; those of this revision stay."""
        oldest = []
        while self.size > MOST_BYTES and self.later[0].revision < kept:
            oldest.append(self.later.popleft())
            self.size -= oldest[-1].size
        if oldest:
            self.state = after(self.state, oldest)
            self.revision, self.end = oldest[-1].revision, oldest[-1].end

    def since(self, revision: int) -> Passed | None:
        """What was done since a revision, if that is still known."""
        if revision < self.revision:
            return None
        if self.last is not None and self.last[0] == revision:
            return self.last[1]
        later = list(self.later)
        known = bisect_right(later, revision, key=lambda moment: moment.revision)
        state, end = after(self.state, later[:known]), later[known - 1].end if known else self.end
        states = [state]
        for moment in later[known:-1]:
            state = state.copy()
            state[moment.places] = moment.cells
            states.append(state)
        return Passed(end, later[known:], states)


def after(state: np.ndarray, moments: Sequence[Moment]) -> np.ndarray:
    """How a game stands when these have passed: in each cell stands what was written last."""
    state = state.copy()
    if moments:
        places = np.concatenate([moment.places for moment in moments])
        state[places] = np.concatenate([moment.cells for moment in moments])
    return state


def changed_cells(states: Sequence[np.ndarray]) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """From each state to the next, which cells are others, and what stands in them then."""
    rows = np.array(states)
    where = np.flatnonzero(rows[1:] != rows[:-1])
    numbers, places = np.divmod(where, rows.shape[1])
    cells, places = rows[1:].ravel()[where], places.astype(np.int32)
    ends = np.searchsorted(numbers, np.arange(len(rows))).tolist()
    for begin, end in pairwise(ends):
        yield places[begin:end], cells[begin:end]
