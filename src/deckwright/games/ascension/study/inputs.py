"""What a player learns from beside an observation, as rows of numbers: what follows from it, and what is hidden.

What follows is made from the numbers of the observation alone, so it can tell nothing that a seat may not know. `learned`
names every number.
"""

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.state import deck_at, hand_at, next_seat, seat
from deckwright.games.ascension.study import observe as ob
from deckwright.games.ascension.study.observe import count_cards
from deckwright.kernel.rules import Cells, rule

# How far Runes, Power and the Honor of the pool are told one by one.
RUNES_SHOWN, POWER_SHOWN, POOL_SHOWN = 16, 16, 32
ONE_BY_ONE = RUNES_SHOWN + POWER_SHOWN + POOL_SHOWN

# What an average card of a deck brings.
RUNES, POWER, DRAWS, HONOR, PRINTED, BANISHES = range(6)
BRINGS = 6
WHOLE = 2  # in the notes: what is done only on a condition counts half
PER_CARD = 64  # in the averages
MOST = 255  # that is told of an average

NEXT_CENTER = 6  # cards of the Center Deck that are told to a judge: the next one counts most


@rule
def derive(s: Cells, t: Cells, player: int, notes: Cells, out: Cells, at: int) -> None:
    """Write what follows from the observation in `out`: amounts one by one, and what an average card of each deck brings."""
    count_up(out, int(out[ob.O_RUNES]), RUNES_SHOWN, at)
    count_up(out, int(out[ob.O_POWER]), POWER_SHOWN, at + RUNES_SHOWN)
    count_up(out, int(out[ob.O_POOL]), POOL_SHOWN, at + RUNES_SHOWN + POWER_SHOWN)
    types = int(s[st.TYPES])
    seats = int(s[st.SEATS])
    played = ob.O_SEATS + seats * (ob.SEAT_MARKS + ob.SEAT_NUMBERS + ob.SEAT_COUNTS * types) + types
    here = ob.O_SEATS + seats * ob.SEAT_MARKS
    at += ONE_BY_ONE
    for place in range(seats):
        counts = here + ob.SEAT_NUMBERS
        if out[here + ob.S_SHARED] == 0:
            hand = counts if place == 0 else -1
            on_turn = out[ob.O_SEATS + place * ob.SEAT_MARKS + ob.ON_TURN] == 1
            average(notes, types, out, hand, counts + (types if place == 0 else 0), played if on_turn else -1, at)
        here = counts + (ob.SEAT_COUNTS + (1 if place == 0 else 0)) * types
        at += BRINGS


@rule
def count_up(out: Cells, amount: int, shown: int, at: int) -> None:
    """Tell an amount one by one: as many cells are 1."""
    for i in range(min(amount, shown)):
        out[at + i] = 1


@rule
def average(notes: Cells, types: int, out: Cells, hand: int, counts: int, played: int, at: int) -> None:
    """What an average card of a deck brings, with hand, discard pile and what was played; -1: there is no such zone.

    After the known cards in `counts` come those of the deck; the second line behind them is the discard pile.
    """
    n = 0
    runes = 0
    power = 0
    draws = 0
    honor = 0
    printed = 0
    banishes = 0
    for card in range(types):
        copies = int(out[counts + types + card]) + int(out[counts + 3 * types + card])
        if hand >= 0:
            copies += int(out[hand + card])
        if played >= 0:
            copies += int(out[played + card])
        if copies > 0:
            note = card * BRINGS
            n += copies
            runes += copies * int(notes[note + RUNES])
            power += copies * int(notes[note + POWER])
            draws += copies * int(notes[note + DRAWS])
            honor += copies * int(notes[note + HONOR])
            printed += copies * int(notes[note + PRINTED])
            banishes += copies * int(notes[note + BANISHES])
    if n > 0:
        out[at + RUNES] = per_card(runes, n)
        out[at + POWER] = per_card(power, n)
        out[at + DRAWS] = per_card(draws, n)
        out[at + HONOR] = per_card(honor, n)
        out[at + PRINTED] = per_card(printed, n)
        out[at + BANISHES] = per_card(banishes, n)


@rule
def per_card(total: int, n: int) -> int:
    """An average in parts of a card, as large as it is told at most."""
    return max(0, min(MOST, total * PER_CARD // (WHOLE * n)))


@rule
def peek(s: Cells, t: Cells, player: int, out: Cells, at: int) -> None:
    """Write what is hidden: the other hands, the next cards of every deck and of the Center Deck."""
    types = int(s[st.TYPES])
    other = player
    for place in range(s[st.SEATS]):
        if place > 0:
            count_cards(s, hand_at(s, other), int(s[seat(s, other) + st.HAND_COUNT]), out, at)
            at += types
        count = int(s[seat(s, other) + st.DECK_COUNT])
        shown = min(count, ob.NEXT_SHOWN)
        count_cards(s, deck_at(s, other) + count - shown, shown, out, at)
        at += types
        other = next_seat(s, other)
    count = int(s[st.CENTER_COUNT])
    for i in range(min(count, NEXT_CENTER)):
        out[at + int(s[st.CENTER + count - 1 - i])] += NEXT_CENTER - i
