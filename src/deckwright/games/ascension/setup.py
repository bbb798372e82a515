"""Setting a game up (A-3)."""

from typing import Any

from deckwright.cards import ops
from deckwright.games.ascension.cited import A_3_3, A_3_5, A_3_11
from deckwright.games.ascension.hands import draw, put_in_discard, reshuffle
from deckwright.games.ascension.row import refill, shuffle_void
from deckwright.games.ascension.state import (
    FIRST,
    FIRST_PLAYER,
    PILES,
    POOL,
    ROW_COUNT,
    SEATS,
    SOLO,
    TYPES,
    VOID,
    next_seat,
)  # fmt: skip
from deckwright.games.ascension.tables import card_cell, origin
from deckwright.games.ascension.telling import E_SETUP, Z_CENTER, Z_DECK, tell
from deckwright.games.ascension.turn import NEW_HAND, begin_round, begin_turn
from deckwright.kernel.chacha import pick
from deckwright.kernel.events import NOBODY, follow_last, follow_nothing
from deckwright.kernel.modes import entry, rule

HONOR_PER_PLAYER = 30
SOLO_POOL = 50
ROW_LENGTH = 6
ANYBODY = -1  # the starting player is chosen at random


@entry
def set_up(s: Any, t: Any, e: Any, first: int) -> None:
    """Deal a new game, in the order of A-3.11, and begin the first turn."""
    follow_nothing(e)
    tell(e, E_SETUP, NOBODY, NOBODY, A_3_11)
    follow_last(e)
    choose_first(s, first)
    fill_pool(s)
    set_out_piles(s, t)
    shuffle_center(s, t, e)
    player = int(s[FIRST])
    for _ in range(s[SEATS]):
        deal_hand(s, t, e, player)
        player = next_seat(s, player)
    s[ROW_COUNT] = ROW_LENGTH
    refill(s, e)
    begin_round(s, e)
    begin_turn(s, e, int(s[FIRST]))


@rule
def choose_first(s: Any, first: int) -> None:
    """The starting player is chosen at random (A-3.9) unless one is given."""
    if first == ANYBODY:
        first = pick(s, int(s[SEATS]), FIRST_PLAYER, 0, 0)
    s[FIRST] = first


@rule
def fill_pool(s: Any) -> None:
    """30 Honor for each player, 50 for a solo game (A-3.8)."""
    s[POOL] = SOLO_POOL if s[SOLO] == 1 else HONOR_PER_PLAYER * int(s[SEATS])


@rule
def set_out_piles(s: Any, t: Any) -> None:
    """The always-available cards lie face up in piles (A-3.4)."""
    for card in range(s[TYPES]):
        if origin(t, card) == ops.ALWAYS:
            s[PILES + card] = card_cell(t, card, ops.C_COPIES)


@rule
def shuffle_center(s: Any, t: Any, e: Any) -> None:
    """All center cards are shuffled into the Center Deck (A-3.5)."""
    for card in range(s[TYPES]):
        if origin(t, card) == ops.CENTER:
            s[VOID + card] = card_cell(t, card, ops.C_COPIES)
    shuffle_void(s, e, Z_CENTER, A_3_5)


@rule
def deal_hand(s: Any, t: Any, e: Any, player: int) -> None:
    """Shuffle the starting deck and draw the opening hand (A-3.3)."""
    for card in range(s[TYPES]):
        if origin(t, card) == ops.STARTING:
            for _ in range(card_cell(t, card, ops.C_COPIES)):
                put_in_discard(s, player, card)
    reshuffle(s, e, player, Z_DECK, A_3_3)
    draw(s, e, player, NEW_HAND, NOBODY, A_3_3, 0)
