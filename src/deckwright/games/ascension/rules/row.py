"""The row and the Center Deck: refilling, sliding, the Void reshuffle (A-12, A-19.3); Treasure under the row (A-20)."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.event_kinds import (
    E_BANISH,
    E_REFILL,
    E_ROW,
    E_SET_ASIDE,
    E_SHUFFLE,
    E_TREASURE,
    NOWHERE,
    Z_CENTER,
    Z_DISCARD,
    Z_ROW,
    Z_SET_ASIDE,
    Z_VOID,
    tell_move,
)  # fmt: skip
from deckwright.games.ascension.rules.hands import gather, put_in_discard, reveal
from deckwright.games.ascension.rules.rule_ids import (
    A_12_2,
    A_12_4,
    A_12_11,
    A_19_3,
    A_20_2,
    A_20_4,
    A_20_7,
    A_26_11,
    V_018,
)
from deckwright.games.ascension.rules.state import (
    CENTER,
    CENTER_COUNT,
    CENTER_DECK,
    CENTER_SHUFFLES,
    FATE_CARD,
    FATE_CELLS,
    FATE_COUNT,
    FATE_ROOM,
    FATE_TREASURE,
    FATES,
    NO_CARD,
    REFILL,
    ROW,
    ROW_COUNT,
    ROW_ROOM,
    SEEK_SLOT,
    SEEKER,
    SET_ASIDE,
    SHUFFLE,
    SOLO,
    VOID,
    under_at,
)  # fmt: skip
from deckwright.games.ascension.rules.tables import TREASURE_CARDS, TREASURE_KINDS, card_cell, card_type
from deckwright.kernel.chacha import shuffle
from deckwright.kernel.events import EVERYBODY, NOBODY, emit
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import ERROR, TOO_LONG


@rule
def slot_of(s: Cells, card: int, ordinal: int) -> int:
    """The slot of that copy of a card, counted from slot 1."""
    left = ordinal
    for slot in range(s[ROW_COUNT]):
        if s[ROW + slot] == card:
            if left == 0:
                return slot
            left -= 1
    return NO_CARD


@rule
def ordinal_at(s: Cells, slot: int) -> int:
    """Which copy of its card lies in this slot, counted from slot 1."""
    n = 0
    for other in range(slot):
        if s[ROW + other] == s[ROW + slot]:
            n += 1
    return n


@rule
def shuffle_void(s: Cells, e: Events, came: int, rule_id: int) -> None:
    """The Void is shuffled and becomes the Center Deck (A-12.4)."""
    n = gather(s, VOID, CENTER)
    s[CENTER_COUNT] = n
    if n > 0:
        shuffle(s, s, CENTER, n, CENTER_DECK, 0, int(s[CENTER_SHUFFLES]))
        s[CENTER_SHUFFLES] += 1
        reveal(s, SHUFFLE)
        emit(e, E_SHUFFLE, NOBODY, NOBODY, NOBODY, n, 0, came, Z_CENTER, rule_id, 0, EVERYBODY, NOBODY)


@rule
def next_center_card(s: Cells, e: Events) -> int:
    """The top card of the Center Deck, after a reshuffle of the Void if need be; -1 with nothing left (A-12.4, A-12.7)."""
    if s[CENTER_COUNT] == 0:
        shuffle_void(s, e, Z_VOID, A_12_4)
        if s[CENTER_COUNT] == 0:
            return NO_CARD
    s[CENTER_COUNT] -= 1
    at = CENTER + int(s[CENTER_COUNT])
    card = int(s[at])
    s[at] = 0
    reveal(s, REFILL)
    return card


@rule
def turn_up(s: Cells, t: Cells, e: Events, slot: int, rule_id: int) -> None:
    """Turn cards up into a slot until one that is no Treasure lies there (A-12.2, A-20.2).

    With nothing left the slot stays empty, and Treasure waits in it uncovered (A-12.7, A-20.8).
    """
    card = next_center_card(s, e)
    if s[SEEKER] > 0 and s[SEEK_SLOT] == slot:
        seeker = int(s[SEEKER]) - 1
        s[SEEKER] = 0
        if card != NO_CARD and card_type(t, card) == ops.TREASURE:
            put_in_discard(s, seeker, card)
            tell_move(e, E_TREASURE, seeker, card, NOBODY, Z_CENTER, Z_DISCARD, A_26_11, 0)
            card = next_center_card(s, e)
    while card != NO_CARD and card_type(t, card) == ops.TREASURE:
        s[under_at(s, slot, card_cell(t, card, ops.C_TREASURE))] += 1
        emit(e, E_TREASURE, NOBODY, card, NOBODY, slot + 1, 0, Z_CENTER, Z_ROW, A_20_2, 0, EVERYBODY, NOBODY)
        card = next_center_card(s, e)
    if card == NO_CARD:
        return
    s[ROW + slot] = card
    emit(e, E_REFILL, NOBODY, card, NOBODY, slot + 1, 0, Z_CENTER, Z_ROW, rule_id, 0, EVERYBODY, NOBODY)
    if card_cell(t, card, ops.C_FATE) != 0:
        await_fate(s, card, treasure_under(s, t, slot))


@rule
def await_fate(s: Cells, card: int, treasure: int) -> None:
    """A Fate effect is set off; it looks at the Treasure now and waits for its turn (A-23.4, A-23.8)."""
    if s[FATE_COUNT] >= FATE_ROOM:
        s[ERROR] = TOO_LONG
        return
    at = FATES + int(s[FATE_COUNT]) * FATE_CELLS
    s[at + FATE_CARD] = card
    s[at + FATE_TREASURE] = treasure
    s[FATE_COUNT] += 1


@rule
def treasure_under(s: Cells, t: Cells, slot: int) -> int:
    """How many Treasures lie under this slot."""
    n = 0
    for kind in range(t[TREASURE_KINDS]):
        n += int(s[under_at(s, slot, kind)])
    return n


@rule
def take_treasure(s: Cells, t: Cells, e: Events, player: int, slot: int) -> None:
    """All Treasure under a slot goes to the discard pile of whoever acquires or defeats the card on it (A-20.4, A-20.5)."""
    for kind in range(t[TREASURE_KINDS]):
        card = int(t[TREASURE_CARDS + kind])
        for _ in range(s[under_at(s, slot, kind)]):
            put_in_discard(s, player, card)
            tell_move(e, E_TREASURE, player, card, NOBODY, Z_ROW, Z_DISCARD, A_20_4, 0)
        s[under_at(s, slot, kind)] = 0


@rule
def rival_takes_treasure(s: Cells, t: Cells, e: Events, slot: int) -> None:
    """The Cult gets Treasure with its card: set aside, worth nothing (A-19.15)."""
    for kind in range(t[TREASURE_KINDS]):
        card = int(t[TREASURE_CARDS + kind])
        for _ in range(s[under_at(s, slot, kind)]):
            s[SET_ASIDE + card] += 1
            tell_move(e, E_SET_ASIDE, NOBODY, card, NOBODY, Z_ROW, Z_SET_ASIDE, A_20_4, 0)
        s[under_at(s, slot, kind)] = 0


@rule
def banish_treasure(s: Cells, t: Cells, e: Events, player: int, slot: int, source: int) -> None:
    """Treasure goes to the Void with the card that lay on it: the other reading of V-018."""
    for kind in range(t[TREASURE_KINDS]):
        card = int(t[TREASURE_CARDS + kind])
        for _ in range(s[under_at(s, slot, kind)]):
            s[VOID + card] += 1
            tell_move(e, E_BANISH, player, card, source, Z_ROW, Z_VOID, A_20_7, V_018)
        s[under_at(s, slot, kind)] = 0


@rule
def slide(s: Cells, t: Cells, slot: int) -> None:
    """Cards to the left of an empty slot move right with their Treasure; the far left becomes empty (A-19.3, A-19.18).

    Treasure without a card on it stays where it is, and a card that slides onto it adds its own (A-19.19, A-20.8).
    """
    for k in range(slot, 0, -1):
        s[ROW + k] = s[ROW + k - 1]
        if s[ROW + k] != NO_CARD:
            for kind in range(t[TREASURE_KINDS]):
                s[under_at(s, k, kind)] += s[under_at(s, k - 1, kind)]
                s[under_at(s, k - 1, kind)] = 0
    s[ROW] = NO_CARD


@rule
def refill(s: Cells, t: Cells, e: Events) -> None:
    """Fill every empty slot, from the one nearest the Center Deck outward (A-12.2, A-12.8, A-12.7)."""
    if s[SOLO] == 1:
        for slot in range(s[ROW_COUNT] - 1, -1, -1):
            tries = slot
            while s[ROW + slot] == NO_CARD and tries >= 0:
                slide(s, t, slot)
                turn_up(s, t, e, 0, A_19_3)
                tries -= 1
        return
    for slot in range(s[ROW_COUNT]):
        if s[ROW + slot] == NO_CARD:
            turn_up(s, t, e, slot, A_12_2)


@rule
def add_slots(s: Cells, t: Cells, e: Events, n: int, source: int, ruling: int) -> None:
    """The row becomes longer for the rest of the game, and the new slots are filled (A-12.11, A-26.8)."""
    n = min(n, ROW_ROOM - int(s[ROW_COUNT]))
    if n <= 0:
        return
    s[ROW_COUNT] += n
    emit(e, E_ROW, NOBODY, NOBODY, source, n, 0, NOWHERE, NOWHERE, A_12_11, ruling, EVERYBODY, NOBODY)
    if s[SOLO] == 1:
        shift_right(s, t, n)
    refill(s, t, e)


@rule
def shift_right(s: Cells, t: Cells, n: int) -> None:
    """In a solo game new slots appear at the far left (N-51)."""
    for slot in range(s[ROW_COUNT] - 1, n - 1, -1):
        s[ROW + slot] = s[ROW + slot - n]
        for kind in range(t[TREASURE_KINDS]):
            s[under_at(s, slot, kind)] = s[under_at(s, slot - n, kind)]
    for slot in range(n):
        s[ROW + slot] = NO_CARD
        for kind in range(t[TREASURE_KINDS]):
            s[under_at(s, slot, kind)] = 0


@rule
def take_from_row(s: Cells, slot: int) -> None:
    """A card leaves its slot; who calls this puts the card somewhere and then refills."""
    s[ROW + slot] = NO_CARD
