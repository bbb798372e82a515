"""Personal deck, hand and discard pile: drawing, discarding, reshuffling (A-13)."""

from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.event_kinds import from_to, tell_drawn, tell_move, tell_shuffled
from deckwright.games.ascension.rules.state import deck_at, discard_at, hand_at, held_of_eight, known_at, seat
from deckwright.kernel import bits, stack
from deckwright.kernel.bits import lowest_bit, without_lowest
from deckwright.kernel.chacha import shuffle
from deckwright.kernel.rules import Cells, Events, rule


@rule
def reveal(s: Cells, what: int) -> None:
    """Somebody has learned something new: nothing before this can be taken back (A-27.5)."""
    reveal_several(s, what, 1)


@rule
def reveal_several(s: Cells, what: int, n: int) -> None:
    s[stack.REVEALED] += n
    s[st.LAST_REVEAL] = what


@rule
def add_to_hand(s: Cells, player: int, card: int) -> None:
    """Put a card into a hand, keeping the hand sorted."""
    here = seat(s, player)
    last = int(s[here + st.HAND_COUNT])
    s[here + st.HAND_COUNT] = last + 1
    at = here + st.HAND_END - 1 - last
    i = 0
    while i < last and s[at + i + 1] < card:
        s[at + i] = s[at + i + 1]
        i += 1
    s[at + i] = card


@rule
def remove_from_hand(s: Cells, player: int, card: int) -> None:
    """Take one copy of a card out of a hand."""
    at = hand_at(s, player)
    i = 0
    while s[at + i] != card:
        i += 1
    while i > 0:
        s[at + i] = s[at + i - 1]
        i -= 1
    s[at] = 0
    s[seat(s, player) + st.HAND_COUNT] -= 1


@rule
def leave_hand_openly(s: Cells, player: int, card: int) -> None:
    """A card leaves a hand in sight of everybody (R-207)."""
    remove_from_hand(s, player, card)
    known = known_at(s, player) + card
    if s[seat(s, player) + st.KNOWN_COUNT] > 0 and s[known] > 0:
        s[known] -= 1
        s[seat(s, player) + st.KNOWN_COUNT] -= 1
    elif s[st.TAKEN_COUNT] > 0 and player == s[st.TURN_PLAYER]:
        doubt_taken(s, card)


@rule
def doubt_taken(s: Cells, card: int) -> None:
    """A card like one that was taken leaves the taker's hand: each victim knows of one less in that hand (R-207, R-208)."""
    told = 0
    for i in range(s[st.TAKEN_COUNT]):
        at = st.TAKEN + i * st.TAKEN_CELLS
        victim = 1 << int(s[at + st.VICTIM])
        if s[at + st.TAKEN_CARD] == card and s[at + st.SEEN_LEAVING] == 0 and told & victim == 0:
            s[at + st.SEEN_LEAVING] = 1
            told |= victim


@rule
def know_in_hand(s: Cells, player: int, card: int) -> None:
    """Everybody saw this card going into the hand (R-207)."""
    s[known_at(s, player) + card] += 1
    s[seat(s, player) + st.KNOWN_COUNT] += 1


@rule
def forget_hand(s: Cells, player: int) -> None:
    """Nobody but the owner knows any card of this hand any more (R-207)."""
    if s[seat(s, player) + st.KNOWN_COUNT] > 0:
        at = known_at(s, player)
        for card in range(s[st.TYPES]):
            s[at + card] = 0
        s[seat(s, player) + st.KNOWN_COUNT] = 0


@rule
def put_in_discard(s: Cells, player: int, card: int) -> None:
    s[discard_at(s, player) + card] += 1
    s[seat(s, player) + st.DISCARD_COUNT] += 1


@rule
def remove_from_discard(s: Cells, player: int, card: int) -> None:
    s[discard_at(s, player) + card] -= 1
    s[seat(s, player) + st.DISCARD_COUNT] -= 1


@rule
def put_on_deck(s: Cells, player: int, card: int) -> None:
    """Lay a card on top of a deck in sight of everybody (R-206)."""
    here = seat(s, player)
    s[deck_at(s, player) + s[here + st.DECK_COUNT]] = card
    s[here + st.DECK_COUNT] += 1
    s[here + st.KNOWN_TOP] += 1
    s[here + st.SEEN_TOP] += 1


@rule
def gather(s: Cells, pile: int, to: int) -> int:
    """Make a list of the cards that are counted in a pile, sorted, and leave the pile empty; the number of cards."""
    n = 0
    for first in range(0, s[st.TYPES], bits.EIGHT):
        held = held_of_eight(s, pile + first)
        while held > 0:
            card = first + lowest_bit(held)
            held = without_lowest(held)
            for _ in range(s[pile + card]):
                s[to + n] = card
                n += 1
            s[pile + card] = 0
    return n


@rule
def reshuffle(s: Cells, e: Events, player: int, came: int, rule_id: int) -> None:
    """The discard pile is shuffled and becomes the deck (A-13.1); the deck is empty now."""
    here = seat(s, player)
    deck = deck_at(s, player)
    pile = discard_at(s, player)
    n = gather(s, pile, deck)
    s[here + st.DISCARD_COUNT] = 0
    s[here + st.DECK_COUNT] = n
    shuffle(s, s, deck, n, st.PERSONAL_DECK, player, int(s[here + st.SHUFFLES]))
    s[here + st.SHUFFLES] += 1
    reveal(s, st.SHUFFLE)
    tell_shuffled(e, player, n, came, zn.DECK, rule_id)


@rule
def has_card_on_deck(s: Cells, e: Events, player: int) -> bool:
    """Whether there is a card on the deck, after a reshuffle if need be (A-13.1, A-13.5)."""
    here = seat(s, player)
    if s[here + st.DECK_COUNT] == 0:
        if s[here + st.DISCARD_COUNT] == 0:
            return False
        reshuffle(s, e, player, zn.DISCARD, ids.A_13_1)
    return True


@rule
def lift_top_card(s: Cells, player: int) -> int:
    """Take the top card off a deck that has one; of those known on top there is one less (R-206)."""
    here = seat(s, player)
    top, seen, known = int(s[here + st.DECK_COUNT]) - 1, int(s[here + st.SEEN_TOP]), int(s[here + st.KNOWN_TOP])
    at = deck_at(s, player) + top
    card = int(s[at])
    s[at] = 0
    s[here + st.DECK_COUNT] = top
    if seen > 0:
        s[here + st.SEEN_TOP] = seen - 1
        if known > 0:
            s[here + st.KNOWN_TOP] = known - 1
    return card


@rule
def draw(s: Cells, e: Events, player: int, n: int, by: int, rule_id: int) -> None:
    """Draw cards one at a time (A-13.4), after a reshuffle where the deck runs out; what is missing then is lost (A-13.5)."""
    here = seat(s, player)
    left = n
    for shuffled in range(2):
        if shuffled == 1 and (left == 0 or not has_card_on_deck(s, e, player)):
            return
        together = min(left, int(s[here + st.DECK_COUNT]))
        for _ in range(together):
            draw_one(s, e, player, by, rule_id)
        if together > 0:
            reveal_several(s, st.DRAW, together)
        left -= together


@rule
def draw_one(s: Cells, e: Events, player: int, by: int, rule_id: int) -> None:
    """The top card of the deck goes to hand; a card that everybody knew there is known in the hand (R-206, R-207)."""
    known = s[seat(s, player) + st.KNOWN_TOP] > 0
    card = lift_top_card(s, player)
    add_to_hand(s, player, card)
    seen = 1 << player
    if known:
        know_in_hand(s, player, card)
        seen = ev.EVERYBODY
    tell_drawn(e, player, card, by, rule_id, seen)


@rule
def top_to_hand(s: Cells, e: Events, player: int, by: int) -> int:
    """The top card of a deck is shown to everybody and goes to hand (A-4.7, R-207); the card, or -1 if there is none."""
    if not has_card_on_deck(s, e, player):
        return st.NO_CARD
    card = lift_top_card(s, player)
    add_to_hand(s, player, card)
    know_in_hand(s, player, card)
    reveal(s, st.REVEAL)
    tell_move(e, ev.REVEAL, player, card, by, from_to(zn.DECK, zn.DECK), ids.A_4_7)
    tell_move(e, ev.PUT, player, card, by, from_to(zn.DECK, zn.HAND), ids.A_4_7)
    return card


@rule
def draw_by_effect(s: Cells, e: Events, player: int, n: int, by: int) -> None:
    """A card lets its player draw."""
    draw(s, e, player, n, by, ids.A_13_4)


@rule
def discard_from_hand(s: Cells, e: Events, player: int, card: int, by: int) -> None:
    """A card goes from the hand face up to the discard pile (A-13.6)."""
    leave_hand_openly(s, player, card)
    put_in_discard(s, player, card)
    tell_move(e, ev.DISCARD, player, card, by, from_to(zn.HAND, zn.DISCARD), ids.A_13_6)


@rule
def know_top(s: Cells, player: int, everybody: bool) -> None:
    """The top card of a deck is now known to its owner, or to everybody (A-4.7, R-206)."""
    here = seat(s, player)
    if s[here + st.SEEN_TOP] == 0:
        s[here + st.SEEN_TOP] = 1
    if everybody and s[here + st.KNOWN_TOP] == 0:
        s[here + st.KNOWN_TOP] = 1
