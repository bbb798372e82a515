"""Going on under other rules or cards: a position is carried over only where it means the same there.

An effect that is under way goes on if the same ability of the same card does just the same from that step on. Else the
game goes back to the last position with no effect under way; where none is known, the rest of the effect is left out.
The log says which.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.kernel import events as ev
from deckwright.table.events import AS_IT_WAS, CUT_SHORT, TAKEN_BACK
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.saves import Effect, Saves
from deckwright.table.snapshots import is_quiet


@dataclass(frozen=True)
class Kept:
    """A position as it was kept: with how many events and actions before it."""

    state: np.ndarray
    events: int
    parents: list[int]
    actions: int


@dataclass(frozen=True)
class Carried:
    """A position that can be gone on from, how it came about, and the one before its effect where that is known."""

    kept: Kept
    how: int
    before: Kept | None = None

    def begin(self, game: Game) -> None:
        """Say in the log that the game goes on under other rules, and do what waits."""
        game.log.add_change_of_rules(self.how)
        game._parents[ev.NEXT_NUMBER] = len(game.log)
        if self.how != AS_IT_WAS:
            game.go_on()


def carry_on(
    kept: Kept, before: Kept | None, ruleset: Ruleset, mode: str, options: Mapping[str, str],
    effects: Sequence[Effect] | None, known: bool,
) -> Carried:  # fmt: skip
    """The position under the rules of today, or the one before the effect; `known`: the programs are as they were."""
    state = carry_over(kept.state, ruleset, mode, options, effects, known)
    if before is not None:
        before = replace(before, state=brought_back(before.state, ruleset, mode, options))
    if state is not None:
        return Carried(replace(kept, state=state), AS_IT_WAS, before)
    if before is not None:
        return Carried(before, TAKEN_BACK)
    saves_of(ruleset).check_layout(kept.state)
    cut = saves_of(ruleset).cut_short(kept.state)
    return Carried(replace(kept, state=brought_back(cut, ruleset, mode, options)), CUT_SHORT)


def saves_of(ruleset: Ruleset) -> Saves:
    return ruleset.kind.table.saves


def carry_over(
    state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str], effects: Sequence[Effect] | None,
    known: bool,
) -> np.ndarray | None:  # fmt: skip
    """The same position under the rules of today; `None` if the effect under way is not the same there."""
    saves = saves_of(ruleset)
    saves.check_layout(state)
    carried = saves.fitted(state, ruleset)
    if is_quiet(carried):
        saves.check_state(carried, ruleset, mode, options)
        return carried
    if effects is None:
        if not known:
            return None
        carried = saves.as_now(carried)
    elif not set_places(carried, effects, ruleset):
        return None
    try:
        saves.check_state(carried, ruleset, mode, options)
    except BadSave:
        return None  # cards have changed so much that the question cannot be asked any more
    return carried


def set_places(state: np.ndarray, effects: Sequence[Effect], ruleset: Ruleset) -> bool:
    """Write where each effect on the stack goes on now, if all of them do; every running program must be named."""
    saves = saves_of(ruleset)
    if sorted(effect.level for effect in effects) != saves.running(state):
        return False
    for effect in effects:
        place = saves.find(effect, ruleset)
        if place is None:
            return False
        saves.put(state, effect, place)
    return True


def brought_back(state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str]) -> np.ndarray:
    """A position with no effect under way; Fate may wait in it."""
    saves = saves_of(ruleset)
    saves.check_layout(state)
    carried = saves.fitted(state, ruleset)
    if not is_quiet(carried):
        raise BadSave("The position of this saved game is damaged: an effect is under way where none can be.")
    saves.check_state(carried, ruleset, mode, options, at_rest=False)
    return carried
