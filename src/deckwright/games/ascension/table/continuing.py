"""What a position keeps when it goes on under other cards: nothing that they cannot have."""

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import play
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.tables import card_cell
from deckwright.games.ascension.table.cells import usable
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.snapshots import is_quiet


def cut_short(state: np.ndarray) -> np.ndarray:
    """The position without what is left of the effect under way. Every card lies where it should at every question."""
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
