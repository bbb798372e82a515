"""Redrawing what a seat may not know (R-206 to R-209).

First all that is hidden is put in canonical order (`conceal`): positions that look the same to a viewer are then the same
cell by cell. Then it is dealt anew by the key in the state (`deal`). So what is drawn depends on what the viewer knows
and on the key, and on nothing else.
"""

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.state import deck_at, hand_at, known_at, seat
from deckwright.kernel import chacha
from deckwright.kernel.chacha import pick, shuffle
from deckwright.kernel.rules import Cells, entry, rule

REDRAWN_CENTER, REDRAWN_DECK, REDRAWN_BAG, REDRAWN_TAKEN = range(
    st.HAND_CARD + 1, st.HAND_CARD + 5
)  # purposes of randomness
BAG_CARDS = 8  # of the bag, a place to work: before this the number of cards per seat that belong in its hand
BAG_ROOM = BAG_CARDS + 2048  # more than the cards of any game


@entry
def conceal(s: Cells, bag: Cells, viewer: int) -> None:
    """Put everything that this viewer may not know in canonical order, and take the key away (R-209)."""
    for i in range(chacha.KEY_CELLS):
        s[chacha.KEY + i] = 0
    sort_cells(s, st.CENTER, int(s[st.CENTER_COUNT]))
    redraw(s, bag, viewer, False)


@entry
def deal(s: Cells, bag: Cells, viewer: int) -> None:
    """Draw everything anew that this viewer may not know, by the key in the state (R-209)."""
    shuffle(s, s, st.CENTER, int(s[st.CENTER_COUNT]), REDRAWN_CENTER, 0, 0)
    redraw(s, bag, viewer, True)


@rule
def redraw(s: Cells, bag: Cells, viewer: int, anew: bool) -> None:
    """Fill hands and decks with their unseen cards: at random, or in canonical order."""
    shared = has_common_pool(s, viewer)
    if shared:
        fill(s, bag, viewer, 0, int(s[st.SEATS]), anew)
        redraw_taken(s, viewer, anew)
    for player in range(s[st.SEATS]):
        if player == viewer:
            hidden = int(s[seat(s, player) + st.DECK_COUNT]) - int(s[seat(s, player) + st.SEEN_TOP])
            if anew:
                shuffle(s, s, deck_at(s, player), hidden, REDRAWN_DECK, player, 0)
            else:
                sort_cells(s, deck_at(s, player), hidden)
        elif not (shared and is_in_pool(s, viewer, player)):
            fill(s, bag, viewer, player, player + 1, anew)


@rule
def is_in_pool(s: Cells, viewer: int, player: int) -> bool:
    """Whether a seat has taken a card that this viewer did not see, or lost one (R-208)."""
    if player == s[st.TURN_PLAYER]:
        return True
    for i in range(s[st.TAKEN_COUNT]):
        if s[st.TAKEN + i * st.TAKEN_CELLS + st.VICTIM] == player:
            return player != viewer
    return False


@rule
def has_common_pool(s: Cells, viewer: int) -> bool:
    """Whether cards passed between hands this turn that this viewer did not see (R-208)."""
    if viewer == s[st.TURN_PLAYER]:
        return False
    for i in range(s[st.TAKEN_COUNT]):
        if s[st.TAKEN + i * st.TAKEN_CELLS + st.VICTIM] != viewer:
            return True
    return False


@rule
def hidden_in_deck(s: Cells, player: int) -> int:
    """How many cards lie in a deck below those that everybody knows (R-206)."""
    return int(s[seat(s, player) + st.DECK_COUNT]) - int(s[seat(s, player) + st.KNOWN_TOP])


@rule
def known_copies(s: Cells, viewer: int, player: int, card: int) -> int:
    """How many copies of a card this viewer knows in a hand: seen by everybody, or taken from the viewer (R-207, R-208)."""
    known = int(s[known_at(s, player) + card])
    if player == s[st.TURN_PLAYER]:
        for i in range(s[st.TAKEN_COUNT]):
            at = st.TAKEN + i * st.TAKEN_CELLS
            if s[at + st.VICTIM] == viewer and s[at + st.SEEN_LEAVING] == 0 and s[at + st.TAKEN_CARD] == card:
                known += 1
    return known


@rule
def move_unknown_first(s: Cells, viewer: int, player: int) -> int:
    """Put the cards of a hand that this viewer does not know before the others; how many they are."""
    count = int(s[seat(s, player) + st.HAND_COUNT])
    if s[seat(s, player) + st.KNOWN_COUNT] == 0 and (player != s[st.TURN_PLAYER] or s[st.TAKEN_COUNT] == 0):
        return count
    hand = hand_at(s, player)
    unknown = 0
    i = 0
    while i < count:  # the hand is sorted: equal cards stand together
        card = int(s[hand + i])
        known = known_copies(s, viewer, player, card)
        while i < count and s[hand + i] == card:
            if known > 0:
                known -= 1
            else:
                s[hand + i] = s[hand + unknown]
                s[hand + unknown] = card
                unknown += 1
            i += 1
    return unknown


@rule
def fill(s: Cells, bag: Cells, viewer: int, first: int, last: int, anew: bool) -> None:
    """Deal the unseen cards of these seats to their hands and decks; known cards stay where they are."""
    n = 0
    for player in range(first, last):
        if last == first + 1 or is_in_pool(s, viewer, player):
            n = collect_unseen(s, bag, viewer, player, n)
    if anew:
        shuffle(s, bag, BAG_CARDS, n, REDRAWN_BAG, first, last)
    else:
        sort_cells(bag, BAG_CARDS, n)
    n = 0
    for player in range(first, last):
        if last == first + 1 or is_in_pool(s, viewer, player):
            n = deal_unseen(s, bag, player, n)


@rule
def collect_unseen(s: Cells, bag: Cells, viewer: int, player: int, n: int) -> int:
    """Put the cards of a seat that this viewer does not know into the bag; how many are in it now."""
    unknown = move_unknown_first(s, viewer, player)
    bag[player] = unknown
    for i in range(unknown):
        bag[BAG_CARDS + n + i] = s[hand_at(s, player) + i]
    n += unknown
    hidden = hidden_in_deck(s, player)
    for i in range(hidden):
        bag[BAG_CARDS + n + i] = s[deck_at(s, player) + i]
    return n + hidden


@rule
def deal_unseen(s: Cells, bag: Cells, player: int, n: int) -> int:
    """Fill the hand and the deck of a seat from the bag; how many cards have left it."""
    for i in range(bag[player]):
        s[hand_at(s, player) + i] = bag[BAG_CARDS + n + i]
    n += int(bag[player])
    sort_cells(s, hand_at(s, player), int(s[seat(s, player) + st.HAND_COUNT]))
    hidden = hidden_in_deck(s, player)
    for i in range(hidden):
        s[deck_at(s, player) + i] = bag[BAG_CARDS + n + i]
    return n + hidden


@rule
def redraw_taken(s: Cells, viewer: int, anew: bool) -> None:
    """Which cards were taken is hidden too: any card that the taker now has may be one of them (R-208)."""
    taker = int(s[st.TURN_PLAYER])
    at, n = hand_at(s, taker), int(s[seat(s, taker) + st.HAND_COUNT])
    in_hand = n > 0
    if not in_hand:
        at, n = st.PLAYED, int(s[st.PLAYED_COUNT])
    for i in range(s[st.TAKEN_COUNT]):
        taken = st.TAKEN + i * st.TAKEN_CELLS
        if s[taken + st.VICTIM] != viewer and n > 0:
            choice = pick(s, n, REDRAWN_TAKEN, i, 0) if anew else 0
            s[taken + st.TAKEN_CARD] = s[at + choice]
            s[taken + st.SEEN_LEAVING] = 0 if in_hand else 1


@rule
def sort_cells(s: Cells, at: int, n: int) -> None:
    """Sort the n cells from `at` on (Shell's way)."""
    for gap in (132, 57, 23, 10, 4, 1):
        for i in range(gap, n):
            card = s[at + i]
            k = i
            while k >= gap and s[at + k - gap] > card:
                s[at + k] = s[at + k - gap]
                k -= gap
            s[at + k] = card
