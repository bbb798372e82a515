"""Redrawing what the player may not know (K-R.13, K-R.25): the part of the deck whose order is not known, and the key.

Undiscovered cards have no order to redraw: which number they are is fixed, and what they say is no part of the state.
"""

from deckwright.games.kingdom.rules import losing
from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import chacha
from deckwright.kernel.chacha import shuffle
from deckwright.kernel.rules import Cells, entry, rule

BAG_ROOM = losing.BAG_ROOM  # redrawing needs no place to work; views do


@entry
def conceal(s: Cells, bag: Cells, viewer: int) -> None:
    """Put the unknown part of the deck in the order of numbers, and take the key away."""
    for i in range(chacha.KEY_CELLS):
        s[chacha.KEY + i] = 0
    first, n = st.DECK + int(s[st.KNOWN_BOTTOM]), unknown(s)
    for i in range(first + 1, first + n):
        card = int(s[i])
        k = i
        while k > first and s[k - 1] > card:
            s[k] = s[k - 1]
            k -= 1
        s[k] = card


@entry
def deal(s: Cells, bag: Cells, viewer: int) -> None:
    """Draw the unknown part of the deck anew, by the key in the state."""
    shuffle(s, s, st.DECK + int(s[st.KNOWN_BOTTOM]), unknown(s), st.REDRAWN_DECK, int(s[st.ROUND]), int(s[st.SHUFFLES]))


@rule
def unknown(s: Cells) -> int:
    """How many cards of the deck have a place that is not known; the top card is always seen (K-3.6)."""
    if s[st.DECK_COUNT] == 0:
        return 0
    return max(0, int(s[st.DECK_COUNT]) - max(1, int(s[st.KNOWN_TOP])) - int(s[st.KNOWN_BOTTOM]))
