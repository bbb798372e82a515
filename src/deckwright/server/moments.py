"""The moments that the game of a table has passed: how it stood between the actions that a page has not been told one by one.

Two moments in a row have most cells in common, so each is kept as the cells in which it differs from the one before. When
there are too many, the oldest are forgotten: a page that knows no younger one is told how things are, and not how they came.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
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
    """What was done since a revision: how the game stood then, how long the log was, and the actions, oldest first."""

    state: np.ndarray
    end: int
    later: Sequence[Moment]

    def states(self) -> Iterator[np.ndarray]:
        """How the game stood after each action but the last."""
        state = self.state
        for moment in self.later[:-1]:
            state = state.copy()
            state[moment.places] = moment.cells
            yield state


@dataclass
class Moments:
    """The moments of a table since a revision, as many as there is room for."""

    revision: int
    state: np.ndarray  # of the game then, or before the first of those that came later
    end: int  # of the log then
    later: deque[Moment] = field(default_factory=deque)
    size: int = 0

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
        for old, new, end in zip(states, states[1:], ends, strict=False):
            places = np.flatnonzero(old != new).astype(np.int32)
            self.later.append(Moment(revision, seat, end, places, new[places]))
            self.size += self.later[-1].size
        while self.size > MOST_BYTES and self.later[0].revision < revision:
            self.forget_oldest()
        return self

    def forget_oldest(self) -> None:
        """Begin a moment later."""
        oldest = self.later.popleft()
        self.size -= oldest.size
        self.state = self.state.copy()
        self.state[oldest.places] = oldest.cells
        self.revision, self.end = oldest.revision, oldest.end

    def since(self, revision: int) -> Passed | None:
        """What was done since a revision, if that is still known."""
        if revision < self.revision:
            return None
        later, state, end = list(self.later), self.state.copy(), self.end
        known = bisect_right(later, revision, key=lambda moment: moment.revision)
        for moment in later[:known]:
            state[moment.places] = moment.cells
            end = moment.end
        return Passed(state, end, later[known:])
