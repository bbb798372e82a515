"""Shuffling (K-R.24): cards in the order of a number that depends on the key, the round and the card, and on nothing else.

So two kingdoms with one key that own the same cards find them in the same relative order, whatever else they own.
"""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import tell_shuffled
from deckwright.games.kingdom.rules.moves import put
from deckwright.games.kingdom.rules.state import reveal, zone
from deckwright.games.kingdom.rules.tables import card_cell
from deckwright.kernel import chacha
from deckwright.kernel.chacha import block
from deckwright.kernel.rules import Cells, Events, rule

HALF = 16  # bits of a word in one cell
LOW = 0xFFFF
SIGN = 0x8000


@rule
def draw_numbers(s: Cells, t: Cells, purpose: int) -> None:
    """Give every card of the deck its number for this shuffle."""
    card = 0
    n = int(s[st.CARDS])
    while card < n:
        group = card_cell(t, card, ops.C_NUMBER) // chacha.WORDS
        words = block(s, group, purpose, int(s[st.ROUND]), int(s[st.SHUFFLES]))
        while card < n and card_cell(t, card, ops.C_NUMBER) // chacha.WORDS == group:
            word = int(words[card_cell(t, card, ops.C_NUMBER) % chacha.WORDS])
            s[st.SORT_HIGH + card] = (word >> HALF) - SIGN
            s[st.SORT_LOW + card] = (word & LOW) - SIGN
            card += 1


@rule
def is_above(s: Cells, card: int, other: int) -> bool:
    """Whether a card lies above another after this shuffle: the smaller number on top, equal ones by serial number."""
    if s[st.SORT_HIGH + card] != s[st.SORT_HIGH + other]:
        return int(s[st.SORT_HIGH + card]) < int(s[st.SORT_HIGH + other])
    if s[st.SORT_LOW + card] != s[st.SORT_LOW + other]:
        return int(s[st.SORT_LOW + card]) < int(s[st.SORT_LOW + other])
    return card < other


@rule
def sort_deck(s: Cells) -> None:
    """Put the deck in the order of its numbers; its last card is on top."""
    for i in range(1, s[st.DECK_COUNT]):
        card = int(s[st.DECK + i])
        k = i
        while k > 0 and is_above(s, int(s[st.DECK + k - 1]), card):
            s[st.DECK + k] = s[st.DECK + k - 1]
            k -= 1
        s[st.DECK + k] = card


@rule
def shuffle_all(s: Cells, t: Cells, e: Events, purpose: int, rule_id: int) -> None:
    """All cards of discard pile and deck become a new deck; what was known of the old one is over (K-6.2, K-13.1)."""
    for card in range(s[st.CARDS]):
        if zone(s, card) == zn.DISCARD:
            put(s, card, zn.DECK)
    draw_numbers(s, t, purpose)
    sort_deck(s)
    for card in range(s[st.CARDS]):
        s[st.SORT_HIGH + card] = 0
        s[st.SORT_LOW + card] = 0
    s[st.SHUFFLES] += 1
    s[st.KNOWN_TOP] = 0
    s[st.KNOWN_BOTTOM] = 0
    reveal(s, st.SHUFFLED)
    tell_shuffled(e, int(s[st.DECK_COUNT]), rule_id)


@rule
def shuffle_round(s: Cells, t: Cells, e: Events) -> None:
    """The shuffle at the start of a round."""
    shuffle_all(s, t, e, st.ROUND_DECK, ids.K_6_2)
