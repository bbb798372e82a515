"""The row and the Center Deck: refilling, sliding, the Void reshuffle (A-12, A-19.3)."""

from typing import Any

from deckwright.games.ascension.cited import A_12_2, A_12_4, A_19_3
from deckwright.games.ascension.hands import reveal
from deckwright.games.ascension.state import (
    CENTER,
    CENTER_COUNT,
    CENTER_DECK,
    CENTER_SHUFFLES,
    NO_CARD,
    REFILL,
    ROW,
    ROW_COUNT,
    SHUFFLE,
    SOLO,
    TYPES,
    VOID,
)  # fmt: skip
from deckwright.games.ascension.telling import E_REFILL, E_SHUFFLE, Z_CENTER, Z_ROW, Z_VOID
from deckwright.kernel.chacha import shuffle
from deckwright.kernel.events import EVERYBODY, NOBODY, emit
from deckwright.kernel.modes import rule


@rule
def slot_of(s: Any, card: int, ordinal: int) -> int:
    """The slot of that copy of a card, counted from slot 1."""
    left = ordinal
    for slot in range(s[ROW_COUNT]):
        if s[ROW + slot] == card:
            if left == 0:
                return slot
            left -= 1
    return NO_CARD


@rule
def ordinal_at(s: Any, slot: int) -> int:
    """Which copy of its card lies in this slot, counted from slot 1."""
    n = 0
    for other in range(slot):
        if s[ROW + other] == s[ROW + slot]:
            n += 1
    return n


@rule
def shuffle_void(s: Any, e: Any, came: int, rule_id: int) -> None:
    """The Void is shuffled and becomes the Center Deck (A-12.4)."""
    center = CENTER
    void = VOID
    n = 0
    for card in range(s[TYPES]):
        while s[void + card] > 0:
            s[void + card] -= 1
            s[center + n] = card
            n += 1
    s[CENTER_COUNT] = n
    if n > 0:
        shuffle(s, center, n, CENTER_DECK, 0, int(s[CENTER_SHUFFLES]))
        s[CENTER_SHUFFLES] += 1
        reveal(s, SHUFFLE)
        emit(e, E_SHUFFLE, NOBODY, NOBODY, NOBODY, n, 0, came, Z_CENTER, rule_id, 0, EVERYBODY, NOBODY)


@rule
def turn_up(s: Any, e: Any, slot: int, rule_id: int) -> None:
    """Turn the top card of the Center Deck up into a slot (A-12.2); with nothing left the slot stays empty (A-12.7)."""
    if s[CENTER_COUNT] == 0:
        shuffle_void(s, e, Z_VOID, A_12_4)
        if s[CENTER_COUNT] == 0:
            return
    s[CENTER_COUNT] -= 1
    at = CENTER + int(s[CENTER_COUNT])
    card = int(s[at])
    s[at] = 0
    s[ROW + slot] = card
    reveal(s, REFILL)
    emit(e, E_REFILL, NOBODY, card, NOBODY, slot + 1, 0, Z_CENTER, Z_ROW, rule_id, 0, EVERYBODY, NOBODY)


@rule
def slide(s: Any, slot: int) -> None:
    """Cards to the left of an empty slot move right; the far left becomes empty (A-19.3)."""
    while slot > 0:
        s[ROW + slot] = s[ROW + slot - 1]
        slot -= 1
    s[ROW] = NO_CARD


@rule
def refill(s: Any, e: Any) -> None:
    """Fill every empty slot, from the one nearest the Center Deck outward (A-12.2, A-12.8, A-12.7)."""
    if s[SOLO] == 1:
        for slot in range(s[ROW_COUNT] - 1, -1, -1):
            tries = slot
            while s[ROW + slot] == NO_CARD and tries >= 0:
                slide(s, slot)
                turn_up(s, e, 0, A_19_3)
                tries -= 1
        return
    for slot in range(s[ROW_COUNT]):
        if s[ROW + slot] == NO_CARD:
            turn_up(s, e, slot, A_12_2)


@rule
def take_from_row(s: Any, slot: int) -> None:
    """A card leaves its slot; who calls this puts the card somewhere and then refills."""
    s[ROW + slot] = NO_CARD
