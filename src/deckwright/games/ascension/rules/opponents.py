"""Effects on each opponent, in turn order (A-5.8, A-26.1, A-26.2)."""

from deckwright.games.ascension.rules import card_notes as cn
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.card_notes import note_card
from deckwright.games.ascension.rules.event_kinds import tell_taken
from deckwright.games.ascension.rules.hands import (
    add_to_hand,
    discard_from_hand,
    forget_hand,
    know_in_hand,
    remove_from_discard,
    remove_from_hand,
    reveal,
)
from deckwright.games.ascension.rules.state import hand_at, seat
from deckwright.kernel import stack
from deckwright.kernel.chacha import pick
from deckwright.kernel.rules import Cells, Events, rule


@rule
def take_random(s: Cells, e: Events, player: int, victim: int, by: int) -> None:
    """One random card of the victim's hand joins the hand of the player for good (A-26.2); only these two see it (R-208)."""
    here = seat(s, victim)
    if s[here + st.HAND_COUNT] == 0:
        return
    if s[st.TAKEN_COUNT] >= st.TAKEN_ROOM:
        s[stack.ERROR] = stack.TOO_LONG
        return
    i = pick(s, int(s[here + st.HAND_COUNT]), st.HAND_CARD, victim, int(s[here + st.PICKS]))
    s[here + st.PICKS] += 1
    card = int(s[hand_at(s, victim) + i])
    remove_from_hand(s, victim, card)
    forget_hand(s, victim)
    add_to_hand(s, player, card)
    at = st.TAKEN + int(s[st.TAKEN_COUNT]) * st.TAKEN_CELLS
    s[at + st.VICTIM] = victim
    s[at + st.TAKEN_CARD] = card
    s[at + st.SEEN_LEAVING] = 0
    s[st.TAKEN_COUNT] += 1
    reveal(s, st.RANDOM_PICK)
    tell_taken(e, player, card, by, zn.HAND, (1 << player) | (1 << victim), victim)


@rule
def discard_random(s: Cells, e: Events, victim: int, by: int, may_take: bool) -> None:
    """A random card of the victim's hand goes face up to the discard pile (A-13.9); it may be taken from there (V-114)."""
    here = seat(s, victim)
    if s[here + st.HAND_COUNT] == 0:
        return
    i = pick(s, int(s[here + st.HAND_COUNT]), st.HAND_CARD, victim, int(s[here + st.PICKS]))
    s[here + st.PICKS] += 1
    card = int(s[hand_at(s, victim) + i])
    reveal(s, st.RANDOM_PICK)
    discard_from_hand(s, e, victim, card, by)
    if may_take:
        note_card(s, int(s[stack.HEIGHT]), card, cn.DISCARDED + victim)


@rule
def take_discarded(s: Cells, e: Events, player: int, victim: int, card: int, by: int) -> None:
    """A card that an opponent has just discarded joins the hand of the player for good, in sight of all (V-114, V-215)."""
    remove_from_discard(s, victim, card)
    add_to_hand(s, player, card)
    know_in_hand(s, player, card)
    tell_taken(e, player, card, by, zn.DISCARD, ev.EVERYBODY, victim)
