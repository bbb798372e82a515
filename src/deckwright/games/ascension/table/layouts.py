"""Positions saved by earlier versions, brought into today's layout."""

import numpy as np

from deckwright.games.ascension.rules import state as st
from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.kernel.playing import MOST_SEATS
from deckwright.kernel.stack import FRAMES, KERNEL_CELLS

# The first layout: what is used together began anywhere, and what was revealed last stood among the counters of the turn.
FIRST_KEY = 3
FIRST_COUNTERS = FIRST_KEY + KEY_CELLS + KERNEL_CELLS - FRAMES
FIRST_ROW = FIRST_COUNTERS + 52
FIRST_VOID = FIRST_ROW + st.SCRATCH + 2 - st.ROW
FIRST_SEAT_0 = FIRST_VOID + st.SEAT_0 - st.VOID
FIRST_DECK = st.SEAT_COUNTERS
FIRST_SEAT_CELLS = FIRST_DECK + st.SEAT_CELLS - st.DECK
FIRST_LAST_REVEAL = FIRST_COUNTERS + 47
LARGEST = max(
    st.SEAT_0 + MOST_SEATS * st.SEAT_CELLS, FIRST_SEAT_0 + MOST_SEATS * FIRST_SEAT_CELLS
)  # cells of any position


def in_this_layout(state: np.ndarray) -> np.ndarray:
    """The same position as this version keeps it; what has no known layout is left as it is."""
    seats = next((n for n in range(1, MOST_SEATS + 1) if len(state) == FIRST_SEAT_0 + n * FIRST_SEAT_CELLS), 0)
    if seats == 0:
        return state
    moved = st.new_state(seats, 0)
    moved[:FIRST_KEY] = state[:FIRST_KEY]
    moved[KEY:KERNEL_CELLS] = state[FIRST_KEY:FIRST_COUNTERS]
    counters = np.delete(state[FIRST_COUNTERS:FIRST_ROW], FIRST_LAST_REVEAL - FIRST_COUNTERS)
    at = st.LAST_REVEAL - KERNEL_CELLS
    moved[KERNEL_CELLS : KERNEL_CELLS + 52] = np.insert(counters, at, state[FIRST_LAST_REVEAL])
    moved[st.ROW : st.SCRATCH + 2] = state[FIRST_ROW:FIRST_VOID]
    moved[st.VOID : st.SEAT_0] = state[FIRST_VOID:FIRST_SEAT_0]
    for seat in range(seats):
        here, there = FIRST_SEAT_0 + seat * FIRST_SEAT_CELLS, st.SEAT_0 + seat * st.SEAT_CELLS
        moved[there : there + FIRST_DECK] = state[here : here + FIRST_DECK]
        moved[there + st.DECK : there + st.SEAT_CELLS] = state[here + FIRST_DECK : here + FIRST_SEAT_CELLS]
    return moved
