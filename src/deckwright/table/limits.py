"""How large the numbers of a game may grow: a cell of the state holds no more than 32,767.

Most cells count cards, seats or slots and cannot exceed them. Those listed here rise with every turn or effect; a few
combinations of cards, and players who never end a game, would carry them round to negative numbers. So an action that
would bring one beyond `LIMIT` is refused, and the game stays as it was. Before an action each is at most `LIMIT`, and
what one action gives is added up from its events, so none can have gone round in between.
"""

from functools import cache
from typing import Any

import numpy as np

from deckwright.games.ascension import state as st
from deckwright.games.ascension.state import (
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
    SEATS,
    SHUFFLES,
    TURNS,
    seat,
)
from deckwright.games.ascension.telling import E_GAIN, E_POOL
from deckwright.kernel import events as ev
from deckwright.kernel.modes import rule

LIMIT = 16_383  # all of its bits are set: numbers within the limit have no other bit between them
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
    count = int(buffer[ev.COUNT])
    rows = buffer[ev.HEADER : ev.HEADER + count * ev.EVENT_CELLS].reshape(count, ev.EVENT_CELLS)
    given = np.isin(rows[:, ev.E_KIND], (E_GAIN, E_POOL))
    return int(rows[given, ev.E_AMOUNT].sum(dtype=np.int64)) > LIMIT


@rule
def has_grown_beyond(s: Any) -> bool:
    """The same for games without events: whether a number of the game is beyond the limit, or has gone round."""
    bits = 0
    for cell in range(ROUND, HERO_HONOR + 1):  # all of the game and the turn; those that cannot rise are small
        bits |= int(s[cell])
    bits |= int(s[ROW_MONSTERS_DEFEATED]) | int(s[EXTRA_TURNS])
    for player in range(s[SEATS]):
        here = seat(s, player)
        bits |= int(s[here + HONOR_TOKENS]) | int(s[here + SHUFFLES]) | int(s[here + PICKS])
    return bits < 0 or bits > LIMIT


def comes_back(state: np.ndarray) -> bool:
    """Whether what leaves the row comes straight back, as Center Deck and Void are empty; then nothing about it is hidden."""
    return not state[st.CENTER_COUNT] and not state[st.VOID : st.BOX].any()
