"""Going on under other rules or cards: a position is carried over only where it means the same there.

An effect that is under way goes on if the same ability of the same card does just the same from that step on. Else the
game goes back to the last position with no effect under way; where none is known, the rest of the effect is left out.
The log says which.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from deckwright.cards import ops
from deckwright.cards.errors import BadSave
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import play
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.tables import card_cell
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import events as ev
from deckwright.kernel import stack
from deckwright.table.cells import usable
from deckwright.table.events import AS_IT_WAS, CUT_SHORT, RULES, TAKEN_BACK, Event
from deckwright.table.game import Game
from deckwright.table.older import as_now
from deckwright.table.position import is_quiet
from deckwright.table.soundness import check_layout, check_state
from deckwright.table.steps import Effect, steps_of


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
        game.log.append(rules_changed(len(game.log), self.how, game.ruleset))
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
    return Carried(replace(kept, state=brought_back(cut_short(kept.state), ruleset, mode, options)), CUT_SHORT)


def carry_over(
    state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str], effects: Sequence[Effect] | None,
    known: bool,
) -> np.ndarray | None:  # fmt: skip
    """The same position under the rules of today; `None` if the effect under way is not the same there."""
    check_layout(state)
    carried = fitted(state, ruleset)
    if is_quiet(carried):
        check_state(carried, ruleset, mode, options)
        return carried
    if effects is None:
        if not known:
            return None
        carried = as_now(carried)
    elif not set_places(carried, effects, ruleset):
        return None
    try:
        check_state(carried, ruleset, mode, options)
    except BadSave:
        return None  # cards have changed so much that the question cannot be asked any more
    return carried


def set_places(state: np.ndarray, effects: Sequence[Effect], ruleset: Ruleset) -> bool:
    """Write where each effect on the stack goes on now, if all of them do; every running program must be named."""
    levels = range(min(int(state[stack.HEIGHT]), stack.MAX_FRAMES))
    running = [level for level in levels if state[stack.FRAMES + level * stack.FRAME_CELLS + stack.KIND] == fr.RUN]
    if sorted(effect.level for effect in effects) != running:
        return False
    for effect in effects:
        place = steps_of(ruleset).find(effect)
        if place is None:
            return False
        state[stack.FRAMES + effect.level * stack.FRAME_CELLS + stack.PC] = place
    return True


def brought_back(state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str]) -> np.ndarray:
    """A position with no effect under way; Fate may wait in it."""
    check_layout(state)
    carried = fitted(state, ruleset)
    if not is_quiet(carried):
        raise BadSave("The position of this saved game is damaged: an effect is under way where none can be.")
    check_state(carried, ruleset, mode, options, at_rest=False)
    return carried


def cut_short(state: np.ndarray) -> np.ndarray:
    """The position without what is left of the effect under way. Every card lies where it should at every question."""
    check_layout(state)
    cut = state.copy()
    cut[stack.FRAMES + stack.FRAME_CELLS : stack.FRAMES + stack.MAX_FRAMES * stack.FRAME_CELLS] = 0
    cut[stack.HEIGHT] = min(int(cut[stack.HEIGHT]), 1)
    for count, at, cells in (
        (st.NOTE_COUNT, st.NOTES, st.NOTE_ROOM * st.NOTE_CELLS),
        (st.KEPT_COUNT, st.KEPT, st.KEPT_ROOM),
    ):
        cut[count] = 0
        cut[at : at + cells] = 0
    for seat in range((len(cut) - st.SEAT_0) // st.SEAT_CELLS):
        at = st.due_at(cut, seat, 0)
        cut[at : at + st.CONSTRUCT_ROOM] = 0
    return cut


def fitted(state: np.ndarray, ruleset: Ruleset) -> np.ndarray:
    """A copy without what cards of today cannot have: abilities used that are gone, Unite effects that wait no more."""
    found, table, types = state.copy(), ruleset.table, len(ruleset.ids)
    waiting = int(found[st.WAITING_COUNT])
    for i in range(waiting - 1 if waiting <= st.WAITING_ROOM else -1, -1, -1):
        card = int(found[st.WAITING + i])
        if is_quiet(found) and 0 <= card < types and card_cell(table, card, ops.C_UNITE) == 0:
            play.stop_waiting(found, i)
    for seat in range((len(found) - st.SEAT_0) // st.SEAT_CELLS):
        for i in range(min(max(int(found[st.seat(found, seat) + st.CONSTRUCT_COUNT]), 0), st.CONSTRUCT_ROOM)):
            card = int(found[st.construct_at(found, seat, i)])
            if 0 <= card < types:
                found[st.used_at(found, seat, i)] &= usable(table, card)
    return found


def rules_changed(number: int, how: int, ruleset: Ruleset) -> Event:
    """The event that tells that a game goes on under other rules or cards."""
    return Event(number, None, RULES, None, None, None, how, None, (), None, None, None, None, ruleset)
