"""How large the numbers of a kingdom may grow: a cell of the state holds no more than 32,767.

What the rules add up without an end of its own, the pool and fame, stops at the limit by itself. Turns and rounds of a set
whose game never ends do not: the action that would bring one beyond the limit is refused, and the game stays as it was.
"""

import numpy as np

from deckwright.games.kingdom.rules import state as st
from deckwright.kernel.playing import LIMIT

RISING = [st.ROUND, st.TURN, st.TURNS, st.DECISIONS, st.SHUFFLES]


def is_beyond(state: np.ndarray) -> bool:
    """Whether an action has brought a number of the game beyond the limit."""
    cells = state[RISING]
    return int(cells.min()) < 0 or int(cells.max()) > LIMIT
