"""How large the numbers of a game may grow: a cell of the state holds no more than 32,767.

Most cells count cards, seats or slots and cannot exceed them. Those listed here rise with every turn or effect; a few
combinations of cards, and players who never end a game, would carry them round to negative numbers. So an action that
would bring one beyond `LIMIT` is refused, and the game stays as it was. Before an action each is at most `LIMIT`, and
what one action gives is added up from its events, so none can have gone round in between. (`standing.has_grown_beyond`
looks at games without events.)
"""

from functools import cache

import numpy as np

from deckwright.games.ascension.rules import event_kinds as ek
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.state import (
    CENTER_SHUFFLES,
    CONSTRUCT_DISCOUNT,
    ENERGY,
    EXTRA_TURNS,
    HERO_DISCOUNT,
    HERO_HONOR,
    HONOR_TOKENS,
    MONSTER_DISCOUNT,
    PICKS,
    POOL,
    POWER,
    RESTRICTED_RUNES,
    RIVAL_HONOR,
    ROUND,
    ROW_MONSTERS_DEFEATED,
    RUNES,
    SHUFFLES,
    TURNS,
)
from deckwright.kernel import events as ev
from deckwright.kernel.playing import LIMIT
from deckwright.table.events import rows_of

OF_THE_GAME = (
    ROUND, TURNS, POOL, RIVAL_HONOR, CENTER_SHUFFLES, RUNES, RESTRICTED_RUNES, POWER, ENERGY, HERO_DISCOUNT,
    CONSTRUCT_DISCOUNT, MONSTER_DISCOUNT, HERO_HONOR, ROW_MONSTERS_DEFEATED, EXTRA_TURNS,
)  # fmt: skip
OF_A_SEAT = (HONOR_TOKENS, SHUFFLES, PICKS)


@cache
def rising_cells(seats: int) -> np.ndarray:
    """The cells of a state that rise without end by the rules alone."""
    of_seats = [st.SEAT_0 + place * st.SEAT_CELLS + cell for place in range(seats) for cell in OF_A_SEAT]
    return np.array([*OF_THE_GAME, *of_seats])


def is_beyond(state: np.ndarray, buffer: np.ndarray) -> bool:
    """Whether an action with these events has brought a number of the game beyond the limit."""
    cells = state[rising_cells(int(state[st.SEATS]))]
    if int(cells.min()) < 0 or int(cells.max()) > LIMIT:
        return True
    rows = rows_of(buffer)
    given = np.isin(rows[:, ev.E_KIND], (ek.GAIN, ek.POOL))
    return int(rows[given, ev.E_AMOUNT].sum(dtype=np.int64)) > LIMIT


def comes_back(state: np.ndarray) -> bool:
    """Whether what leaves the row comes straight back, as Center Deck and Void are empty; then nothing about it is hidden."""
    return not state[st.CENTER_COUNT] and not state[st.VOID : st.BOX].any()
