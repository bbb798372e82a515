"""Effects on each opponent, in turn order (A-5.8, A-26.1, A-26.2)."""

from deckwright.games.ascension.rules.event_kinds import E_TAKE, Z_DISCARD, Z_HAND, tell_move_to
from deckwright.games.ascension.rules.frame_cards import DISCARDED, add_pending
from deckwright.games.ascension.rules.hands import (
    add_to_hand,
    discard_from_hand,
    forget_hand,
    know_in_hand,
    remove_from_discard,
    remove_from_hand,
    reveal,
)  # fmt: skip
from deckwright.games.ascension.rules.rule_ids import A_26_2
from deckwright.games.ascension.rules.state import (
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
from deckwright.kernel.chacha import pick
from deckwright.kernel.events import emit
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import ERROR, HEIGHT, TOO_LONG


@rule
def take_random(s: Cells, e: Events, player: int, victim: int, source: int, ruling: int) -> None:
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


@rule
def discard_random(s: Cells, e: Events, victim: int, source: int, ruling: int, may_take: bool) -> None:
    """A random card of the victim's hand goes face up to the discard pile (A-13.9); it may be taken from there (V-114)."""
    here = seat(s, victim)
    if s[here + HAND_COUNT] == 0:
        return
    i = pick(s, int(s[here + HAND_COUNT]), HAND_CARD, victim, int(s[here + PICKS]))
    s[here + PICKS] += 1
    card = int(s[hand_at(s, victim) + i])
    reveal(s, RANDOM_PICK)
    discard_from_hand(s, e, victim, card, source, ruling)
    if may_take:
        add_pending(s, int(s[HEIGHT]), card, DISCARDED + victim)


@rule
def take_discarded(s: Cells, e: Events, player: int, victim: int, card: int, source: int, ruling: int) -> None:
    """A card that an opponent has just discarded joins the hand of the player for good, in sight of all (V-114, V-215)."""
    remove_from_discard(s, victim, card)
    add_to_hand(s, player, card)
    know_in_hand(s, player, card)
    tell_move_to(e, E_TAKE, player, card, source, Z_DISCARD, Z_HAND, A_26_2, ruling, victim)
