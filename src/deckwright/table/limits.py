"""How large the numbers of a game may grow: a cell of the state holds no more than 32,767.

Most cells count cards, seats or slots and cannot exceed them. Those listed here rise with every turn or effect; a few
combinations of cards, and players who never end a game, would carry them round to negative numbers. So an action that
would bring one beyond `LIMIT` is refused, and the game stays as it was. Before an action each is at most `LIMIT`, and
what one action gives is added up from its events, so none can have gone round in between.
"""

from functools import cache

import numpy as np

from deckwright.games.ascension import state as st
from deckwright.games.ascension.telling import E_GAIN, E_POOL
from deckwright.kernel import events as ev

LIMIT = 16_383
OF_THE_GAME = (
    st.ROUND, st.TURNS, st.POOL, st.RIVAL_HONOR, st.CENTER_SHUFFLES, st.RUNES, st.RESTRICTED_RUNES, st.POWER, st.ENERGY,
    st.HERO_DISCOUNT, st.CONSTRUCT_DISCOUNT, st.MONSTER_DISCOUNT, st.HERO_HONOR, st.ROW_MONSTERS_DEFEATED, st.EXTRA_TURNS,
)  # fmt: skip
OF_A_SEAT = (st.HONOR_TOKENS, st.SHUFFLES, st.PICKS)


@cache
def rising_cells(seats: int) -> np.ndarray:
    """The cells of a state that rise without end by the rules alone."""
    of_seats = [st.SEAT_0 + seat * st.SEAT_CELLS + cell for seat in range(seats) for cell in OF_A_SEAT]
    return np.array([*OF_THE_GAME, *of_seats])


def is_beyond(state: np.ndarray, buffer: np.ndarray) -> bool:
    """Whether an action with these events has brought a number of the game beyond the limit."""
    cells = state[rising_cells(int(state[st.SEATS]))]
    if int(cells.min()) < 0 or int(cells.max()) > LIMIT:
        return True
    count = int(buffer[ev.COUNT])
    rows = buffer[ev.HEADER : ev.HEADER + count * ev.EVENT_CELLS].reshape(count, ev.EVENT_CELLS)
    given = np.isin(rows[:, ev.E_KIND], (E_GAIN, E_POOL))
    return int(rows[given, ev.E_AMOUNT].sum(dtype=np.int64)) > LIMIT


def comes_back(state: np.ndarray) -> bool:
    """Whether what leaves the row comes straight back, as Center Deck and Void are empty; then nothing about it is hidden."""
    return not state[st.CENTER_COUNT] and not state[st.VOID : st.BOX].any()
