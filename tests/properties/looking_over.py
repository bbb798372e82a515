"""Looking a state over, written as rules are: whether every cell is as it should be, and every card somewhere.

Beside a game go notes: what its events alone say of resources, Honor, turns and owned cards (`many_games` keeps them).
"""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.frames import NEXT_TURN, TURN
from deckwright.games.ascension.rules.state import (
    construct_at,
    deck_at,
    discard_at,
    due_at,
    hand_at,
    known_at,
    seat,
    trophy_at,
    under_at,
    used_at,
)  # fmt: skip
from deckwright.games.ascension.rules.tables import card_cell, card_type, origin
from deckwright.kernel import events as ev
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import top

# What may be wrong with a state.
TROUBLES = (
    "fine", "cards lost", "a card where it cannot be", "a seat owns other cards than events tell",
    "a zone has another size than events tell", "count out of room",
    "count wrong", "cell not cleared", "hand or trophies not sorted", "known cards wrong", "resources wrong", "honor wrong",
    "row not full", "something left of an effect", "something left of the turn before", "turns not equal",
    "not that player's", "stack wrong", "error raised", "events lost", "legal actions wrong", "nothing legal",
)  # fmt: skip
(
    FINE, CARDS_LOST, WRONG_PLACE, WRONG_OWNER, WRONG_SIZE, COUNT_OUT_OF_ROOM, COUNT_WRONG, CELL_NOT_CLEARED, NOT_SORTED, KNOWN_WRONG,
    RESOURCES_WRONG, HONOR_WRONG, ROW_NOT_FULL, EFFECT_LEFT, TURN_LEFT, TURNS_UNEQUAL, WRONG_PLAYER, STACK_WRONG,
    ERROR_RAISED, EVENTS_LOST, LEGAL_WRONG, NOTHING_LEGAL,
) = range(22)  # fmt: skip

# Notes of a game.
MOST_SEATS = 6
RIVAL = MOST_SEATS
N_TURN_PLAYER, N_POOL, N_ENDED, N_EXTRA_TURN, N_NEW_TURN, N_SLID = range(6)
N_RESOURCES = 6
N_HONOR = N_RESOURCES + len(ops.RESOURCES)  # of every seat, and of the solo opponent
N_TURNS = N_HONOR + MOST_SEATS + 1  # of every seat, extra turns aside
N_OWNED = N_TURNS + MOST_SEATS  # of every seat, by card
N_SIZES = N_OWNED + MOST_SEATS * st.TYPES_ROOM  # of every seat, by zone
NOTES = N_SIZES + MOST_SEATS * len(zn.ZONES)


# Where the cards are.


@rule
def count_card(counts: Cells, card: int, n: int, possible: bool) -> int:
    """A card lies somewhere, so many times; or cannot lie there."""
    counts[card] += n
    return FINE if n == 0 or possible else WRONG_PLACE


@rule
def look_at_cards(s: Cells, t: Cells, counts: Cells, mine: Cells, expected: Cells, notes: Cells) -> int:
    """Every card is somewhere, where such a card can be, and belongs to the seat that events say."""
    trouble = FINE
    for card in range(s[st.TYPES]):
        kind, start = card_type(t, card), origin(t, card)
        from_center = start == ops.CENTER or start == ops.TREASURE_PILE
        counts[card] = 0
        trouble = max(trouble, count_card(counts, card, int(s[st.VOID + card]), from_center))
        trouble = max(trouble, count_card(counts, card, int(s[st.BOX + card]), start == ops.STARTING))
        trouble = max(trouble, count_card(counts, card, int(s[st.PILES + card]), start == ops.ALWAYS))
        aside = s[st.SOLO] == 1 and from_center and kind != ops.MONSTER
        trouble = max(trouble, count_card(counts, card, int(s[st.SET_ASIDE + card]), aside))
    for i in range(s[st.CENTER_COUNT]):
        card = int(s[st.CENTER + i])
        from_center = origin(t, card) == ops.CENTER or origin(t, card) == ops.TREASURE_PILE
        trouble = max(trouble, count_card(counts, card, 1, from_center))
    for slot in range(s[st.ROW_COUNT]):
        card = int(s[st.ROW + slot])
        if card != st.NO_CARD:
            trouble = max(trouble, count_card(counts, card, 1, origin(t, card) == ops.CENTER))
        for kind in range(t[tb.TREASURE_KINDS]):
            counts[t[tb.TREASURE_CARDS + kind]] += s[under_at(s, slot, kind)]
    for player in range(s[st.SEATS]):
        trouble = max(trouble, look_at_cards_of(s, t, mine, player))
        for card in range(s[st.TYPES]):
            counts[card] += mine[card]
            if mine[card] != notes[N_OWNED + player * st.TYPES_ROOM + card]:
                trouble = max(trouble, WRONG_OWNER)
    for card in range(s[st.TYPES]):
        if counts[card] != expected[card]:
            return CARDS_LOST
    return trouble


@rule
def look_at_cards_of(s: Cells, t: Cells, mine: Cells, player: int) -> int:
    """Count the cards of a seat by type, each where such a card can be."""
    here = seat(s, player)
    trouble = FINE
    for card in range(s[st.TYPES]):
        mine[card] = 0
        discarded = int(s[discard_at(s, player) + card])
        trouble = max(trouble, count_card(mine, card, discarded, card_type(t, card) != ops.MONSTER))
    for i in range(s[here + st.HAND_COUNT]):
        card = int(s[hand_at(s, player) + i])
        trouble = max(trouble, count_card(mine, card, 1, card_type(t, card) != ops.MONSTER))
    for i in range(s[here + st.DECK_COUNT]):
        card = int(s[deck_at(s, player) + i])
        trouble = max(trouble, count_card(mine, card, 1, card_type(t, card) != ops.MONSTER))
    for i in range(s[here + st.CONSTRUCT_COUNT]):
        card = int(s[construct_at(s, player, i)])
        trouble = max(trouble, count_card(mine, card, 1, card_type(t, card) == ops.CONSTRUCT))
    for i in range(s[here + st.TROPHY_COUNT]):
        card = int(s[trophy_at(s, player, i)])
        trouble = max(trouble, count_card(mine, card, 1, card_cell(t, card, ops.C_TROPHY) != 0))
    if player == s[st.TURN_PLAYER]:
        for i in range(s[st.PLAYED_COUNT]):
            card = int(s[st.PLAYED + i])
            passing = card_type(t, card) == ops.HERO or card_type(t, card) == ops.TREASURE
            trouble = max(trouble, count_card(mine, card, 1, passing))
    return trouble


# Whether the cells are as they should be.


@rule
def is_list(s: Cells, at: int, count: int, room: int, empty: int) -> int:
    """A list has a length that fits, and nothing behind its end."""
    if count < 0 or count > room:
        return COUNT_OUT_OF_ROOM
    for i in range(count, room):
        if s[at + i] != empty:
            return CELL_NOT_CLEARED
    return FINE


@rule
def is_counted(s: Cells, at: int) -> int:
    """Counts by type are not negative, and there are none of types that do not exist."""
    for card in range(s[st.TYPES]):
        if s[at + card] < 0:
            return COUNT_OUT_OF_ROOM
    return is_list(s, at, int(s[st.TYPES]), st.TYPES_ROOM, 0)


@rule
def is_sum(s: Cells, at: int, count: int) -> int:
    """Counts by type add up to the number that is kept beside them."""
    total = 0
    for card in range(s[st.TYPES]):
        total += s[at + card]
    return is_counted(s, at) if total == count else COUNT_WRONG


@rule
def is_sorted(s: Cells, at: int, count: int) -> int:
    for i in range(1, count):
        if s[at + i] < s[at + i - 1]:
            return NOT_SORTED
    return FINE


@rule
def look_at_seat(s: Cells, player: int) -> int:
    """What is wrong with the cells of a seat."""
    here = seat(s, player)
    constructs, trophies = int(s[here + st.CONSTRUCT_COUNT]), int(s[here + st.TROPHY_COUNT])
    hand, deck = int(s[here + st.HAND_COUNT]), int(s[here + st.DECK_COUNT])
    if hand < 0 or deck < 0 or hand + deck > st.CARD_ROOM:
        return COUNT_OUT_OF_ROOM
    trouble = is_list(s, deck_at(s, player), deck, st.CARD_ROOM - hand, 0)
    trouble = max(trouble, is_list(s, construct_at(s, player, 0), constructs, st.CONSTRUCT_ROOM, 0))
    trouble = max(trouble, is_list(s, used_at(s, player, 0), constructs, st.CONSTRUCT_ROOM, 0))
    trouble = max(trouble, is_list(s, due_at(s, player, 0), constructs, st.CONSTRUCT_ROOM, 0))
    trouble = max(trouble, is_list(s, trophy_at(s, player, 0), trophies, st.TROPHY_ROOM, 0))
    trouble = max(trouble, is_sum(s, discard_at(s, player), int(s[here + st.DISCARD_COUNT])))
    trouble = max(trouble, is_sum(s, known_at(s, player), int(s[here + st.KNOWN_COUNT])))
    trouble = max(trouble, is_sorted(s, hand_at(s, player), hand))
    trouble = max(trouble, is_sorted(s, trophy_at(s, player, 0), trophies))
    return max(trouble, look_at_known(s, player, hand, deck))


@rule
def look_at_known(s: Cells, player: int, hand: int, deck: int) -> int:
    """What everybody knows of a hand is in it, and what is known of a deck is not more than it has (R-206, R-207)."""
    here, at = seat(s, player), known_at(s, player)
    for card in range(s[st.TYPES]):
        if s[at + card] > 0:
            held = 0
            for i in range(hand):
                if s[hand_at(s, player) + i] == card:
                    held += 1
            if s[at + card] > held:
                return KNOWN_WRONG
    known, seen = int(s[here + st.KNOWN_TOP]), int(s[here + st.SEEN_TOP])
    return FINE if known >= 0 and known <= seen and seen <= deck else KNOWN_WRONG


@rule
def look_at_table(s: Cells, t: Cells) -> int:
    """What is wrong with the cells that belong to no seat."""
    trouble = is_list(s, st.CENTER, int(s[st.CENTER_COUNT]), st.CENTER_ROOM, 0)
    trouble = max(trouble, is_list(s, st.ROW, int(s[st.ROW_COUNT]), st.ROW_ROOM, st.NO_CARD))
    trouble = max(trouble, is_list(s, st.PLAYED, int(s[st.PLAYED_COUNT]), st.CARD_ROOM, 0))
    trouble = max(trouble, is_list(s, st.WAITING, int(s[st.WAITING_COUNT]), st.WAITING_ROOM, 0))
    trouble = max(trouble, is_list(s, st.KEPT, int(s[st.KEPT_COUNT]), st.KEPT_ROOM, 0))
    trouble = max(trouble, is_rows(s, st.TAKEN, int(s[st.TAKEN_COUNT]), st.TAKEN_ROOM, st.TAKEN_CELLS))
    trouble = max(trouble, is_rows(s, st.FATES, int(s[st.FATE_COUNT]), st.FATE_ROOM, st.FATE_CELLS))
    trouble = max(trouble, is_rows(s, st.NOTES, int(s[st.NOTE_COUNT]), st.NOTE_ROOM, st.NOTE_CELLS))
    trouble = max(trouble, is_rows(s, st.UNDER, int(s[st.ROW_COUNT]), st.ROW_ROOM, st.TREASURE_ROOM))
    trouble = max(trouble, is_rows(s, stack.FRAMES, int(s[stack.HEIGHT]), stack.MAX_FRAMES, stack.FRAME_CELLS))
    trouble = max(trouble, is_list(s, st.SCRATCH, 0, 2, 0))
    for slot in range(s[st.ROW_COUNT]):
        trouble = max(trouble, is_list(s, under_at(s, slot, 0), int(t[tb.TREASURE_KINDS]), st.TREASURE_ROOM, 0))
        for kind in range(t[tb.TREASURE_KINDS]):
            if s[under_at(s, slot, kind)] < 0:
                trouble = COUNT_OUT_OF_ROOM
    for zone in (st.VOID, st.BOX, st.PILES, st.SET_ASIDE):
        trouble = max(trouble, is_counted(s, zone))
    return trouble


@rule
def is_rows(s: Cells, at: int, count: int, room: int, cells: int) -> int:
    """A list whose items have several cells each."""
    return is_list(s, at, count * cells, room * cells, 0)


@rule
def look_at_legal(out: Cells, n: int) -> int:
    """All legal actions fit into the list, and none is there twice."""
    if n > out.shape[0]:
        return LEGAL_WRONG
    for i in range(n):
        for k in range(i):
            if out[i] == out[k]:
                return LEGAL_WRONG
    return FINE


@rule
def look_over(s: Cells, t: Cells, out: Cells, n: int, counts: Cells, mine: Cells, expected: Cells, notes: Cells) -> int:
    """What is wrong with a state, if anything is."""
    trouble = max(look_at_table(s, t), look_at_legal(out, n))
    for player in range(s[st.SEATS]):
        trouble = max(trouble, look_at_seat(s, player))
    if trouble != FINE:
        return trouble
    return look_at_cards(s, t, counts, mine, expected, notes)


# After every action.


@rule
def look_at_row(s: Cells, notes: Cells) -> int:
    """The row is full unless Center Deck and Void are empty (A-12.7, A-20.8); in a solo game cards slide right (A-19.3)."""
    empty = False
    for slot in range(int(s[st.ROW_COUNT]) - 1, -1, -1):
        if s[st.ROW + slot] == st.NO_CARD:
            empty = True
        elif empty and s[st.SOLO] == 1 and notes[N_SLID] == 1:
            return ROW_NOT_FULL
    if empty:
        if s[st.CENTER_COUNT] > 0:
            return ROW_NOT_FULL
        for card in range(s[st.TYPES]):
            if s[st.VOID + card] > 0:
                return ROW_NOT_FULL
    return FINE


@rule
def look_at_stack(s: Cells, e: Events) -> int:
    """No bound was reached, nothing was left out, and a turn is asked with nothing below it and nothing waiting."""
    if s[stack.ERROR] != stack.NO_ERROR:
        return ERROR_RAISED
    if e[ev.OVERFLOW] != 0:
        return EVENTS_LOST
    if s[st.SEEKER] != 0 or s[st.SEEK_SLOT] != 0:
        return EFFECT_LEFT
    if s[stack.HEIGHT] == 0:
        return FINE if s[st.OVER] == 1 and s[st.FATE_COUNT] == 0 else STACK_WRONG
    bottom = s[stack.FRAMES + stack.KIND]
    if s[top(s) + stack.KIND] != TURN:
        asked_within = s[stack.HEIGHT] > 1 and (bottom == TURN or bottom == NEXT_TURN)
        return FINE if asked_within else STACK_WRONG
    if s[stack.HEIGHT] != 1 or s[top(s) + stack.PLAYER] != s[st.TURN_PLAYER]:
        return STACK_WRONG
    if s[st.FATE_COUNT] != 0 or s[st.NOTE_COUNT] != 0 or s[st.KEPT_COUNT] != 0:
        return EFFECT_LEFT
    for player in range(s[st.SEATS]):
        for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
            if s[due_at(s, player, i)] != 0:
                return EFFECT_LEFT
    return FINE


@rule
def look_at_new_turn(s: Cells) -> int:
    """At the start of a turn nothing is left of the one before (A-6.6)."""
    for cell in (st.RUNES, st.RESTRICTED_RUNES, st.POWER, st.ENERGY, st.HERO_DISCOUNT, st.CONSTRUCT_DISCOUNT,
                 st.MONSTER_DISCOUNT, st.HERO_HONOR, st.HERO_HONOR_BY, st.ROW_MONSTERS_DEFEATED, st.PLAYED_COUNT,
                 st.WAITING_COUNT, st.TAKEN_COUNT, st.SPARE_CELL):  # fmt: skip
        if s[cell] != 0:
            return TURN_LEFT
    for i in range(s[seat(s, int(s[st.TURN_PLAYER])) + st.CONSTRUCT_COUNT]):
        if s[used_at(s, int(s[st.TURN_PLAYER]), i)] != 0:
            return TURN_LEFT
    return FINE


@rule
def compare(s: Cells, notes: Cells) -> int:
    """Resources, Honor and the end of the game are as events say."""
    if s[st.RUNES] != notes[N_RESOURCES + ops.RUNES] or s[st.POWER] != notes[N_RESOURCES + ops.POWER]:
        return RESOURCES_WRONG
    if s[st.ENERGY] != notes[N_RESOURCES + ops.ENERGY]:
        return RESOURCES_WRONG
    if s[st.RESTRICTED_RUNES] != notes[N_RESOURCES + ops.RESTRICTED_RUNES]:
        return RESOURCES_WRONG
    if s[st.RUNES] < 0 or s[st.RESTRICTED_RUNES] < 0 or s[st.POWER] < 0 or s[st.ENERGY] < 0:
        return RESOURCES_WRONG
    if s[st.POOL] != notes[N_POOL] or s[st.END_TRIGGERED] != notes[N_ENDED]:
        return HONOR_WRONG
    if s[st.RIVAL_HONOR] != notes[N_HONOR + RIVAL]:
        return HONOR_WRONG
    for player in range(s[st.SEATS]):
        if s[seat(s, player) + st.HONOR_TOKENS] != notes[N_HONOR + player]:
            return HONOR_WRONG
    return FINE


@rule
def compare_sizes(s: Cells, notes: Cells) -> int:
    """Every zone of every seat has as many cards as events say: nothing moves untold, a team-mate's cards least of all."""
    for player in range(s[st.SEATS]):
        here, sizes = seat(s, player), N_SIZES + player * len(zn.ZONES)
        if (
            s[here + st.HAND_COUNT] != notes[sizes + zn.HAND]
            or s[here + st.DECK_COUNT] != notes[sizes + zn.DECK]
            or s[here + st.DISCARD_COUNT] != notes[sizes + zn.DISCARD]
            or s[here + st.CONSTRUCT_COUNT] != notes[sizes + zn.CONSTRUCTS]
            or s[here + st.TROPHY_COUNT] != notes[sizes + zn.TROPHIES]
            or (s[st.PLAYED_COUNT] if player == s[st.TURN_PLAYER] else 0) != notes[sizes + zn.PLAYED]
        ):
            return WRONG_SIZE
    return FINE
