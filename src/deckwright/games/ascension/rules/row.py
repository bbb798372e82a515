"""The row and the Center Deck: refilling, sliding, the Void reshuffle (A-12, A-19.3); Treasure under the row (A-20)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.event_kinds import (
    by_card,
    from_to,
    tell_longer_row,
    tell_move,
    tell_shuffled,
    tell_turned_up,
)
from deckwright.games.ascension.rules.hands import gather, put_in_discard, reveal
from deckwright.games.ascension.rules.state import under_at
from deckwright.games.ascension.rules.tables import card_cell, card_type
from deckwright.kernel import stack
from deckwright.kernel.chacha import shuffle
from deckwright.kernel.rules import Cells, Events, rule


@rule
def slot_of(s: Cells, card: int, ordinal: int) -> int:
    """The slot of that copy of a card, counted from slot 1."""
    left = ordinal
    for slot in range(s[st.ROW_COUNT]):
        if s[st.ROW + slot] == card:
            if left == 0:
                return slot
            left -= 1
    return st.NO_CARD


@rule
def ordinal_at(s: Cells, slot: int) -> int:
    """Which copy of its card lies in this slot, counted from slot 1."""
    n = 0
    for other in range(slot):
        if s[st.ROW + other] == s[st.ROW + slot]:
            n += 1
    return n


@rule
def shuffle_void(s: Cells, e: Events, came: int, rule_id: int) -> None:
    """The Void is shuffled and becomes the Center Deck (A-12.4)."""
    n = gather(s, st.VOID, st.CENTER)
    s[st.CENTER_COUNT] = n
    if n > 0:
        shuffle(s, s, st.CENTER, n, st.CENTER_DECK, 0, int(s[st.CENTER_SHUFFLES]))
        s[st.CENTER_SHUFFLES] += 1
        reveal(s, st.SHUFFLE)
        tell_shuffled(e, ev.NOBODY, n, came, zn.CENTER, rule_id)


@rule
def next_center_card(s: Cells, e: Events) -> int:
    """The top card of the Center Deck, after a reshuffle of the Void if need be; -1 with nothing left (A-12.4, A-12.7)."""
    if s[st.CENTER_COUNT] == 0:
        shuffle_void(s, e, zn.VOID, ids.A_12_4)
        if s[st.CENTER_COUNT] == 0:
            return st.NO_CARD
    s[st.CENTER_COUNT] -= 1
    at = st.CENTER + int(s[st.CENTER_COUNT])
    card = int(s[at])
    s[at] = 0
    reveal(s, st.REFILL)
    return card


@rule
def turn_up(s: Cells, t: Cells, e: Events, slot: int, rule_id: int) -> None:
    """Turn cards up into a slot until one that is no Treasure lies there (A-12.2, A-20.2).

    With nothing left the slot stays empty, and Treasure waits in it uncovered (A-12.7, A-20.8).
    """
    card = next_center_card(s, e)
    if s[st.SEEKER] > 0 and s[st.SEEK_SLOT] == slot:
        seeker = int(s[st.SEEKER]) - 1
        s[st.SEEKER] = 0
        if card != st.NO_CARD and card_type(t, card) == ops.TREASURE:
            put_in_discard(s, seeker, card)
            tell_move(e, ev.TREASURE, seeker, card, ev.BY_RULES, from_to(zn.CENTER, zn.DISCARD), ids.A_26_11)
            card = next_center_card(s, e)
    while card != st.NO_CARD and card_type(t, card) == ops.TREASURE:
        s[under_at(s, slot, card_cell(t, card, ops.C_TREASURE))] += 1
        tell_turned_up(e, ev.TREASURE, card, slot, ids.A_20_2)
        card = next_center_card(s, e)
    if card == st.NO_CARD:
        return
    s[st.ROW + slot] = card
    tell_turned_up(e, ev.REFILL, card, slot, rule_id)
    if card_cell(t, card, ops.C_FATE) != 0:
        await_fate(s, card, treasure_under(s, t, slot))


@rule
def await_fate(s: Cells, card: int, treasure: int) -> None:
    """A Fate effect is set off; it looks at the Treasure now and waits for its turn (A-23.4, A-23.8)."""
    if s[st.FATE_COUNT] >= st.FATE_ROOM:
        s[stack.ERROR] = stack.TOO_LONG
        return
    at = st.FATES + int(s[st.FATE_COUNT]) * st.FATE_CELLS
    s[at + st.FATE_CARD] = card
    s[at + st.FATE_TREASURE] = treasure
    s[st.FATE_COUNT] += 1


@rule
def treasure_under(s: Cells, t: Cells, slot: int) -> int:
    """How many Treasures lie under this slot."""
    n = 0
    for kind in range(t[tb.TREASURE_KINDS]):
        n += int(s[under_at(s, slot, kind)])
    return n


@rule
def take_treasure(s: Cells, t: Cells, e: Events, player: int, slot: int) -> None:
    """All Treasure under a slot goes to the discard pile of whoever acquires or defeats the card on it (A-20.4, A-20.5)."""
    for kind in range(t[tb.TREASURE_KINDS]):
        card = int(t[tb.TREASURE_CARDS + kind])
        for _ in range(s[under_at(s, slot, kind)]):
            put_in_discard(s, player, card)
            tell_move(e, ev.TREASURE, player, card, ev.BY_RULES, from_to(zn.ROW, zn.DISCARD), ids.A_20_4)
        s[under_at(s, slot, kind)] = 0


@rule
def rival_takes_treasure(s: Cells, t: Cells, e: Events, slot: int) -> None:
    """The Cult gets Treasure with its card: set aside, worth nothing (A-19.15)."""
    for kind in range(t[tb.TREASURE_KINDS]):
        card = int(t[tb.TREASURE_CARDS + kind])
        for _ in range(s[under_at(s, slot, kind)]):
            s[st.SET_ASIDE + card] += 1
            tell_move(e, ev.SET_ASIDE, ev.NOBODY, card, ev.BY_RULES, from_to(zn.ROW, zn.SET_ASIDE), ids.A_20_4)
        s[under_at(s, slot, kind)] = 0


@rule
def banish_treasure(s: Cells, t: Cells, e: Events, player: int, slot: int, source: int) -> None:
    """Treasure goes to the Void with the card that lay on it: the other reading of V-018."""
    for kind in range(t[tb.TREASURE_KINDS]):
        card = int(t[tb.TREASURE_CARDS + kind])
        for _ in range(s[under_at(s, slot, kind)]):
            s[st.VOID + card] += 1
            tell_move(e, ev.BANISH, player, card, by_card(source, ids.V_018), from_to(zn.ROW, zn.VOID), ids.A_20_7)
        s[under_at(s, slot, kind)] = 0


@rule
def slide(s: Cells, t: Cells, slot: int) -> None:
    """Cards to the left of an empty slot move right with their Treasure; the far left becomes empty (A-19.3, A-19.18).

    Treasure without a card on it stays where it is, and a card that slides onto it adds its own (A-19.19, A-20.8).
    """
    for k in range(slot, 0, -1):
        s[st.ROW + k] = s[st.ROW + k - 1]
        if s[st.ROW + k] != st.NO_CARD:
            for kind in range(t[tb.TREASURE_KINDS]):
                s[under_at(s, k, kind)] += s[under_at(s, k - 1, kind)]
                s[under_at(s, k - 1, kind)] = 0
    s[st.ROW] = st.NO_CARD


@rule
def refill(s: Cells, t: Cells, e: Events) -> None:
    """Fill every empty slot, from the one nearest the Center Deck outward (A-12.2, A-12.8, A-12.7)."""
    if s[st.SOLO] == 1:
        for slot in range(s[st.ROW_COUNT] - 1, -1, -1):
            tries = slot
            while s[st.ROW + slot] == st.NO_CARD and tries >= 0:
                slide(s, t, slot)
                turn_up(s, t, e, 0, ids.A_19_3)
                tries -= 1
        return
    for slot in range(s[st.ROW_COUNT]):
        if s[st.ROW + slot] == st.NO_CARD:
            turn_up(s, t, e, slot, ids.A_12_2)


@rule
def add_slots(s: Cells, t: Cells, e: Events, n: int, by: int) -> None:
    """The row becomes longer for the rest of the game, and the new slots are filled (A-12.11, A-26.8)."""
    n = min(n, st.ROW_ROOM - int(s[st.ROW_COUNT]))
    if n <= 0:
        return
    s[st.ROW_COUNT] += n
    tell_longer_row(e, n, by)
    if s[st.SOLO] == 1:
        shift_right(s, t, n)
    refill(s, t, e)


@rule
def shift_right(s: Cells, t: Cells, n: int) -> None:
    """In a solo game new slots appear at the far left (N-51)."""
    for slot in range(s[st.ROW_COUNT] - 1, n - 1, -1):
        s[st.ROW + slot] = s[st.ROW + slot - n]
        for kind in range(t[tb.TREASURE_KINDS]):
            s[under_at(s, slot, kind)] = s[under_at(s, slot - n, kind)]
    for slot in range(n):
        s[st.ROW + slot] = st.NO_CARD
        for kind in range(t[tb.TREASURE_KINDS]):
            s[under_at(s, slot, kind)] = 0


@rule
def take_from_row(s: Cells, slot: int) -> None:
    """A card leaves its slot; who calls this puts the card somewhere and then refills."""
    s[st.ROW + slot] = st.NO_CARD
