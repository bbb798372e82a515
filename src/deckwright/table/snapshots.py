"""What a game was before its last actions: as far as something may be taken back."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from deckwright.kernel import stack


def is_quiet(state: np.ndarray) -> bool:
    """Whether no effect is under way: nothing is on the decision stack but the turn."""
    return int(state[stack.HEIGHT]) <= 1


@dataclass(frozen=True)
class Snapshot:
    """The game before an action, for undo."""

    state: np.ndarray
    parents: np.ndarray
    events: int
    actions: int
    gesture: int = -1  # how many actions there were before the gesture of which the action is a part

    @property
    def is_quiet(self) -> bool:
        """Whether no effect was under way."""
        return is_quiet(self.state)

    @property
    def seat(self) -> int:
        """The seat that was asked."""
        return int(self.state[stack.top(self.state) + stack.PLAYER])


def last_quiet(snapshots: Iterable[Snapshot], otherwise: Snapshot | None) -> Snapshot | None:
    """The last of these with no effect under way."""
    return next((one for one in reversed([*snapshots]) if one.is_quiet), otherwise)


class Snapshots:
    """The game before each of its last actions, the oldest first.

    An undo reaches those of the turn, from `reach` on. What came before them is kept for a take-back of what was revealed, as
    far as a game keeps it.
    """

    def __init__(self, earlier: Snapshot | None = None) -> None:
        self.kept: list[Snapshot] = []
        self.reach = 0
        self.earlier = earlier  # with no effect under way, before all that an undo reaches
        self._before = earlier  # the same, before all that is kept

    def __len__(self) -> int:
        return len(self.kept)

    def copy(self) -> "Snapshots":
        """Snapshots of their own, for a copy of the game."""
        twin = Snapshots()
        twin.kept, twin.reach = list(self.kept), self.reach
        twin.earlier, twin._before = self.earlier, self._before
        return twin

    @property
    def reached(self) -> list[Snapshot]:
        """Those that an undo reaches."""
        return self.kept[self.reach :]

    @property
    def last_quiet(self) -> Snapshot | None:
        """The last position before this one with no effect under way, as far as it is known."""
        return last_quiet(self.reached, self.earlier)

    def add(self, snapshot: Snapshot) -> None:
        """The game before an action that was just played."""
        self.kept.append(snapshot)

    def begin_turn(self) -> None:
        """The last action has ended a turn: an undo reaches nothing before the gesture that it is part of."""
        self.earlier = self.last_quiet
        self.reach = max(self.reach, self._beginning_of_gesture(len(self.kept)))

    def go_round(self) -> None:
        """Nothing before compares any more with what comes."""
        self.earlier = self.last_quiet
        self.reach = len(self.kept)

    def forget(self, is_old: Callable[[np.ndarray], bool]) -> None:
        """Keep nothing of what is old and beyond an undo's reach."""
        before = enumerate(self.kept[: self.reach])
        first = next((place for place, one in before if not is_old(one.state)), self.reach)
        self._before = last_quiet(self.kept[:first], self._before)
        del self.kept[:first]
        self.reach -= first

    def cut(self, place: int) -> None:
        """The game is as it was at this place."""
        del self.kept[place:]

    def begin_again(self, in_turn: Callable[[np.ndarray], bool]) -> None:
        """After what was revealed was taken back an undo reaches what it reached then."""
        first = next((place for place, one in enumerate(self.kept) if in_turn(one.state)), len(self.kept))
        self.earlier = last_quiet(self.kept[:first], self._before)
        self.reach = self._beginning_of_gesture(first)

    def _beginning_of_gesture(self, end: int) -> int:
        """Where the gesture of the last action before this place begins."""
        first = end
        while first > 0 and self.kept[first - 1].gesture == self.kept[end - 1].gesture:
            first -= 1
        return first
