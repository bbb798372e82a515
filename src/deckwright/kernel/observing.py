"""The usual observation: what a game declares, as far as a seat may know it, in numbers.

First the table, then who is asked, then every seat from the one that looks on. A zone that may be seen is a count for each
type of card, any other the number of its cards. `table/usual/observation.py` names the numbers in the same order.
"""

from deckwright.kernel import stack
from deckwright.kernel import tables as tb
from deckwright.kernel.playing import seats
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import top

KIND, SOURCE, CARD = range(3)  # of the question: its number, then the number of a card + 1, or 0
QUESTION_CELLS = 3
ON_TURN, ASKED = range(2)  # of a seat
MARKS = 2


@rule
def observe_declared(s: Cells, t: Cells, player: int, used: int, out: Cells, at: int) -> None:
    """Write what a seat may know into `out` from place `at` on."""
    at = observe_part(s, t, player, 0, False, out, at)
    asked = top(s)
    out[at + KIND] = s[asked + stack.KIND]
    out[at + SOURCE] = s[asked + stack.SOURCE] + 1
    out[at + CARD] = s[asked + stack.CARD] + 1
    at += QUESTION_CELLS
    for place in range(seats(s)):
        seat = (player + place) % seats(s)
        out[at + ON_TURN] = 1 if s[stack.FRAMES + stack.PLAYER] == seat else 0
        out[at + ASKED] = 1 if s[asked + stack.PLAYER] == seat else 0
        at = observe_part(s, t, player, seat, True, out, at + MARKS)


@rule
def observe_part(s: Cells, t: Cells, player: int, seat: int, of_seat: bool, out: Cells, at: int) -> int:
    """Counters and zones of the table, or of a seat, as another may know them; the place behind them."""
    begin = int(t[tb.SEAT_0]) + seat * int(t[tb.SEAT_CELLS]) if of_seat else 0
    wanted = 1 if of_seat else 0
    for i in range(t[tb.COUNTER_COUNT]):
        counter = int(t[tb.COUNTERS]) + i * tb.COUNTER_CELLS
        if t[counter + tb.COUNTER_OF_SEAT] == wanted:
            out[at] = s[begin + int(t[counter + tb.COUNTER_AT])]
            at += 1
    for i in range(t[tb.ZONE_COUNT]):
        zone = int(t[tb.ZONES]) + i * tb.ZONE_CELLS
        if t[zone + tb.ZONE_OF_SEAT] == wanted:
            seen = int(t[zone + tb.ZONE_SEEN])
            is_open = seen == tb.EVERYBODY_SEES or (seen == tb.OWNER_SEES and of_seat and seat == player)
            at = observe_zone(s, t, zone, begin, is_open, out, at)
    return at


@rule
def observe_zone(s: Cells, t: Cells, zone: int, begin: int, is_open: bool, out: Cells, at: int) -> int:
    """The cards of a zone by type, or only how many there are; the place behind them."""
    types, held = int(t[tb.CARD_TYPES]), int(t[zone + tb.ZONE_HELD])
    first = begin + int(t[zone + tb.ZONE_AT])
    if held == tb.BY_TYPE:
        for card in range(types):
            out[at + (card if is_open else 0)] += s[first + card]
    elif is_open:
        for i in range(s[begin + held]):
            out[at + int(s[first + i])] += 1
    else:
        out[at] = s[begin + held]
    return at + (types if is_open else 1)
