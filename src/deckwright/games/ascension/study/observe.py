"""What a seat may know, as a row of numbers: for programs that learn. `fields` names every number.

Seats are counted from the one that looks on: it is 0, the seat to its left 1. Cards are counts by type, so that equal
positions are equal numbers, whatever the order in a hand; only what lies in the row has places. It is what `view` tells,
memory aids included, and nothing else.
"""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.acquire import price
from deckwright.games.ascension.rules.defeat import power_price
from deckwright.games.ascension.rules.frames import (
    about_cell,
    drawn_cell,
    highest_cell,
    left_cell,
    may_decline,
    zones_cell,
)
from deckwright.games.ascension.rules.scoring import rival_score, score
from deckwright.games.ascension.rules.state import (
    construct_at,
    deck_at,
    discard_at,
    hand_at,
    known_at,
    next_seat,
    seat,
    trophy_at,
    under_at,
    used_at,
)
from deckwright.games.ascension.rules.tables import card_cell, card_type
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, entry, rule
from deckwright.kernel.stack import top

# First the counters of the table, then what is asked.
(
    O_ROUND,
    O_TURNS,
    O_POOL,
    O_CENTER,
    O_END_TRIGGERED,
    O_EXTRA_TURNS,
    O_RUNES,
    O_RESTRICTED_RUNES,
    O_POWER,
    O_ENERGY,
    O_HERO_DISCOUNT,
    O_CONSTRUCT_DISCOUNT,
    O_MONSTER_DISCOUNT,
    O_HERO_HONOR,
    O_ROW_DEFEATS,
    O_ROW_LENGTH,
    O_OWN_SEAT,
    O_RIVAL_HONOR,
    O_RIVAL_SCORE,
    O_OPTIONAL,
    O_LEFT,
    O_HIGHEST,
    O_DRAWN,
    O_FROM_HAND,
    O_FROM_DISCARD,
    O_FROM_ROW,
    O_KIND,
) = range(27)
QUESTIONS = fr.LAST_QUESTION - fr.FIRST_QUESTION + 1
O_SEATS = O_KIND + QUESTIONS  # four marks for each seat: who is asked, whom it is about, whose turn it is, who began
ASKED, ABOUT, ON_TURN, BEGAN = range(4)
SEAT_MARKS = 4

# Then for each seat: numbers, the next cards of its deck, and counts by type.
S_HONOR, S_TOTAL, S_HAND, S_DECK, S_TOP, S_SHARED, S_NEXT = range(7)
NEXT_SHOWN = 5  # a hand is drawn from these
SEAT_NUMBERS = S_NEXT + NEXT_SHOWN
SEAT_COUNTS = 6  # known, unseen, top, discard, constructs, trophies; one's own hand comes before them
TABLE_COUNTS = 7  # played, row, Void, box, taken from this seat, the card that asks, the card it is about

# The slots of the row, of which there are rarely more than six.
SLOTS_SHOWN = 12
SLOT_CARD, SLOT_PRICE, SLOT_TREASURE = range(3)


@entry
def used_cells(t: Cells) -> int:
    """How many numbers it takes to tell which abilities of a seat's Constructs are used."""
    return used_place(t, int(t[tb.T_CARD_TYPES]))


@rule
def used_place(t: Cells, card: int) -> int:
    """Where the used abilities of this Construct begin among those of a seat."""
    n = 0
    for one in range(card):
        n += (1 << abilities(t, one)) - 1
    return n


@rule
def abilities(t: Cells, card: int) -> int:
    """How many abilities of a Construct can be used up in a turn: its own, and one for a trigger or a lower price."""
    if card_type(t, card) != ops.CONSTRUCT:
        return 0
    more = card_cell(t, card, ops.C_TRIGGER) != ops.NO_TRIGGER or card_cell(t, card, ops.C_STAFF) > 0
    return card_cell(t, card, ops.C_USES) + (1 if more else 0)


@rule
def observe(s: Cells, t: Cells, player: int, used: int, out: Cells, at: int) -> None:
    """Write down what this seat may know, from `at` on, where all is 0; `used` as `used_cells` counts them."""
    types = int(s[st.TYPES])
    seats = int(s[st.SEATS])
    tell_counters(s, t, out, at)
    out[at + O_OWN_SEAT] = player
    cards = at + O_SEATS + seats * SEAT_MARKS + types + seats * (SEAT_NUMBERS + SEAT_COUNTS * types)
    tell_question(s, player, out, at, cards + (TABLE_COUNTS - 2) * types)
    here = at + O_SEATS + seats * SEAT_MARKS
    other = player
    for _ in range(seats):
        here = tell_seat(s, t, player, other, out, here)
        other = next_seat(s, other)
    here = tell_table(s, t, player, out, here)
    for _ in range(seats):
        tell_used(s, t, other, out, here)
        other = next_seat(s, other)
        here += used


@rule
def tell_counters(s: Cells, t: Cells, out: Cells, at: int) -> None:
    """The counters of the game and of the turn."""
    out[at + O_ROUND] = s[st.ROUND]
    out[at + O_TURNS] = s[st.TURNS]
    out[at + O_POOL] = s[st.POOL]
    out[at + O_CENTER] = s[st.CENTER_COUNT]
    out[at + O_END_TRIGGERED] = s[st.END_TRIGGERED]
    out[at + O_EXTRA_TURNS] = s[st.EXTRA_TURNS]
    out[at + O_RUNES] = s[st.RUNES]
    out[at + O_RESTRICTED_RUNES] = s[st.RESTRICTED_RUNES]
    out[at + O_POWER] = s[st.POWER]
    out[at + O_ENERGY] = s[st.ENERGY]
    out[at + O_HERO_DISCOUNT] = s[st.HERO_DISCOUNT]
    out[at + O_CONSTRUCT_DISCOUNT] = s[st.CONSTRUCT_DISCOUNT]
    out[at + O_MONSTER_DISCOUNT] = s[st.MONSTER_DISCOUNT]
    out[at + O_HERO_HONOR] = s[st.HERO_HONOR]
    out[at + O_ROW_DEFEATS] = s[st.ROW_MONSTERS_DEFEATED]
    out[at + O_ROW_LENGTH] = s[st.ROW_COUNT]
    if s[st.SOLO] == 1:
        out[at + O_RIVAL_HONOR] = s[st.RIVAL_HONOR]
        out[at + O_RIVAL_SCORE] = rival_score(s, t)


@rule
def mark(s: Cells, player: int, other: int, what: int, out: Cells, at: int) -> None:
    """Mark a seat, as this player counts seats."""
    place = (other - player + int(s[st.SEATS])) % int(s[st.SEATS])
    out[at + O_SEATS + place * SEAT_MARKS + what] = 1


@rule
def tell_question(s: Cells, player: int, out: Cells, at: int, cards: int) -> None:
    """Who is asked what, by which card and about what (R-213); nothing when the game is over."""
    mark(s, player, int(s[st.TURN_PLAYER]), ON_TURN, out, at)
    mark(s, player, int(s[st.FIRST]), BEGAN, out, at)
    if s[st.OVER] == 1 or s[stack.HEIGHT] == 0:
        return
    frame = top(s)
    kind = int(s[frame + stack.KIND])
    if kind < fr.FIRST_QUESTION:
        return
    mark(s, player, int(s[frame + stack.PLAYER]), ASKED, out, at)
    out[at + O_KIND + kind - fr.FIRST_QUESTION] = 1
    out[at + O_OPTIONAL] = 1 if may_decline(kind, int(s[frame + fr.MAY])) else 0
    zones = number_at(s, frame, zones_cell(kind))
    out[at + O_LEFT] = number_at(s, frame, left_cell(kind))
    out[at + O_HIGHEST] = number_at(s, frame, highest_cell(kind))
    out[at + O_DRAWN] = number_at(s, frame, drawn_cell(kind))
    out[at + O_FROM_HAND] = 1 if zones & ops.FROM_HAND != 0 else 0
    out[at + O_FROM_DISCARD] = 1 if zones & ops.FROM_DISCARD != 0 else 0
    out[at + O_FROM_ROW] = 1 if zones & ops.FROM_ROW != 0 else 0
    if about_cell(kind) != fr.NO_CELL:
        mark(s, player, int(s[frame + about_cell(kind)]), ABOUT, out, at)
    if s[frame + stack.SOURCE] >= 0:
        out[cards + int(s[frame + stack.SOURCE])] = 1
    if s[frame + stack.CARD] >= 0:
        out[cards + int(s[st.TYPES]) + int(s[frame + stack.CARD])] = 1


@rule
def number_at(s: Cells, frame: int, cell: int) -> int:
    """What a cell of a frame holds; 0 where its question has no such cell."""
    return 0 if cell == fr.NO_CELL else int(s[frame + cell])


@rule
def count_cards(s: Cells, cards: int, n: int, out: Cells, at: int) -> None:
    """Add the cards of a list to counts by type."""
    for i in range(n):
        out[at + int(s[cards + i])] += 1


@rule
def copy_counts(s: Cells, counts: int, out: Cells, at: int) -> None:
    """Counts by type as they stand in the state."""
    for card in range(s[st.TYPES]):
        out[at + card] = s[counts + card]


@rule
def tell_seat(s: Cells, t: Cells, player: int, other: int, out: Cells, at: int) -> int:
    """One seat as this player may see it; where the next one begins."""
    here = seat(s, other)
    types = int(s[st.TYPES])
    shared = is_shared(s, player, other)
    out[at + S_HONOR] = s[here + st.HONOR_TOKENS]
    out[at + S_HAND] = s[here + st.HAND_COUNT]
    out[at + S_DECK] = s[here + st.DECK_COUNT]
    out[at + S_SHARED] = 1 if shared else 0
    out[at + S_TOTAL] = 0 if shared else score(s, t, other)
    next_cards = at + S_NEXT
    at += SEAT_NUMBERS
    if other == player:
        count_cards(s, hand_at(s, other), int(s[here + st.HAND_COUNT]), out, at)
        at += types
    copy_counts(s, known_at(s, other), out, at)
    if other == player:
        count_cards(s, deck_at(s, other), int(s[here + st.DECK_COUNT]), out, at + types)
    elif shared:
        count_shared(s, player, out, at + types)
    else:
        count_unseen(s, other, out, at + types)
    known = int(s[here + (st.SEEN_TOP if other == player else st.KNOWN_TOP)])
    out[next_cards - S_NEXT + S_TOP] = known
    for i in range(known):
        card = int(s[deck_at(s, other) + int(s[here + st.DECK_COUNT]) - 1 - i])
        out[at + 2 * types + card] += 1
        if i < NEXT_SHOWN:
            out[next_cards + i] = card + 1
    copy_counts(s, discard_at(s, other), out, at + 3 * types)
    count_cards(s, construct_at(s, other, 0), int(s[here + st.CONSTRUCT_COUNT]), out, at + 4 * types)
    count_cards(s, trophy_at(s, other, 0), int(s[here + st.TROPHY_COUNT]), out, at + 5 * types)
    return at + SEAT_COUNTS * types


@rule
def count_unseen(s: Cells, other: int, out: Cells, at: int) -> None:
    """Hand and deck of another seat together: everybody knows what a seat owns."""
    here = seat(s, other)
    count_cards(s, hand_at(s, other), int(s[here + st.HAND_COUNT]), out, at)
    count_cards(s, deck_at(s, other), int(s[here + st.DECK_COUNT]), out, at)


@rule
def count_shared(s: Cells, player: int, out: Cells, at: int) -> None:
    """Hands and decks of all seats between which cards passed unseen (R-208)."""
    for other in range(s[st.SEATS]):
        if is_shared(s, player, other):
            count_unseen(s, other, out, at)


@rule
def is_shared(s: Cells, player: int, other: int) -> bool:
    """Whether a card passed to or from this seat that the player did not see: whose it is now is not known (R-208)."""
    if s[st.TAKEN_COUNT] == 0 or other == player or player == s[st.TURN_PLAYER]:
        return False
    for i in range(s[st.TAKEN_COUNT]):
        victim = int(s[st.TAKEN + i * st.TAKEN_CELLS + st.VICTIM])
        if victim != player and (other == victim or other == s[st.TURN_PLAYER]):
            return True
    return False


@rule
def tell_table(s: Cells, t: Cells, player: int, out: Cells, at: int) -> int:
    """What lies on the table for everybody; where it ends."""
    types = int(s[st.TYPES])
    kinds = int(t[tb.TREASURE_KINDS])
    count_cards(s, st.PLAYED, int(s[st.PLAYED_COUNT]), out, at)
    copy_counts(s, st.VOID, out, at + 2 * types)
    copy_counts(s, st.BOX, out, at + 3 * types)
    for i in range(s[st.TAKEN_COUNT]):
        if s[st.TAKEN + i * st.TAKEN_CELLS + st.VICTIM] == player:
            out[at + 4 * types + int(s[st.TAKEN + i * st.TAKEN_CELLS + st.TAKEN_CARD])] += 1
    treasure = at + TABLE_COUNTS * types
    slots = treasure + kinds * types
    for slot in range(s[st.ROW_COUNT]):
        tell_slot(s, t, slot, out, at + types, treasure, slots)
    piles = slots + SLOTS_SHOWN * (SLOT_TREASURE + kinds)
    for i in range(t[tb.PILE_COUNT]):
        out[piles + i] = s[st.PILES + int(t[tb.PILE_CARDS + i])]
    end = piles + int(t[tb.PILE_COUNT])
    if s[st.SOLO] == 1:
        copy_counts(s, st.SET_ASIDE, out, end)
        end += types
    return end


@rule
def tell_slot(s: Cells, t: Cells, slot: int, out: Cells, row: int, treasure: int, slots: int) -> None:
    """A slot of the row: its card, what it costs the player whose turn it is, the Treasure under it."""
    card = int(s[st.ROW + slot])
    at = slots + slot * (SLOT_TREASURE + int(t[tb.TREASURE_KINDS]))
    if card != st.NO_CARD:
        out[row + card] += 1
        if slot < SLOTS_SHOWN:
            out[at + SLOT_CARD] = card + 1
            out[at + SLOT_PRICE] = price_now(s, t, card, slot)
    for kind in range(t[tb.TREASURE_KINDS]):
        there = int(s[under_at(s, slot, kind)])
        if slot < SLOTS_SHOWN:
            out[at + SLOT_TREASURE + kind] = there
        if card != st.NO_CARD:
            out[treasure + kind * int(s[st.TYPES]) + card] += there


@rule
def price_now(s: Cells, t: Cells, card: int, slot: int) -> int:
    """What a card of the row costs the player whose turn it is, in Runes or Power."""
    if card_type(t, card) == ops.MONSTER:
        return power_price(s, t, card, slot)
    return price(s, t, int(s[st.TURN_PLAYER]), card, slot)


@rule
def tell_used(s: Cells, t: Cells, player: int, out: Cells, at: int) -> None:
    """For every set of abilities that a Construct may have used this turn: how many copies have used just these."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        bits = int(s[used_at(s, player, i)])
        if bits != 0:
            card = int(s[construct_at(s, player, i)])
            uses = card_cell(t, card, ops.C_USES)
            pattern = bits & ((1 << uses) - 1)
            if bits >> st.TRIGGER_BIT != 0:
                pattern |= 1 << uses
            out[at + used_place(t, card) + pattern - 1] += 1
