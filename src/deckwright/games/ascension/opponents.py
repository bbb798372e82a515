"""Effects on each opponent, in turn order (A-5.8, A-26.1, A-26.2)."""

from typing import Any

from deckwright.games.ascension.cited import A_26_2
from deckwright.games.ascension.hands import add_to_hand, forget_hand, remove_from_hand, reveal
from deckwright.games.ascension.state import (
    HAND_CARD,
    HAND_COUNT,
    PICKS,
    RANDOM_PICK,
    SEEN_LEAVING,
    TAKEN,
    TAKEN_CARD,
    TAKEN_CELLS,
    TAKEN_COUNT,
    TAKEN_ROOM,
    VICTIM,
    hand_at,
    seat,
)  # fmt: skip
from deckwright.games.ascension.telling import E_TAKE, Z_HAND
from deckwright.kernel.chacha import pick
from deckwright.kernel.events import emit
from deckwright.kernel.modes import rule
from deckwright.kernel.stack import ERROR, TOO_LONG


@rule
def take_random(s: Any, e: Any, player: int, victim: int, source: int, ruling: int) -> None:
    """One random card of the victim's hand joins the hand of the player for good (A-26.2); only these two see it (R-208)."""
    here = seat(s, victim)
    if s[here + HAND_COUNT] == 0:
        return
    if s[TAKEN_COUNT] >= TAKEN_ROOM:
        s[ERROR] = TOO_LONG
        return
    i = pick(s, int(s[here + HAND_COUNT]), HAND_CARD, victim, int(s[here + PICKS]))
    s[here + PICKS] += 1
    card = int(s[hand_at(s, victim) + i])
    remove_from_hand(s, victim, card)
    forget_hand(s, victim)
    add_to_hand(s, player, card)
    at = TAKEN + int(s[TAKEN_COUNT]) * TAKEN_CELLS
    s[at + VICTIM] = victim
    s[at + TAKEN_CARD] = card
    s[at + SEEN_LEAVING] = 0
    s[TAKEN_COUNT] += 1
    reveal(s, RANDOM_PICK)
    seen = (1 << player) | (1 << victim)
    emit(e, E_TAKE, player, card, source, 1, 0, Z_HAND, Z_HAND, A_26_2, ruling, seen, victim)
