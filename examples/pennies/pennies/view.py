"""What a seat, or a spectator, may see: the fields of a view, and the rule that writes them."""

from deckwright.kernel import showing as sh
from deckwright.kernel.rules import Cells, Numbers, entry
from deckwright.kernel.showing import FieldList, begin_fields, show_counted, show_mark, show_number
from deckwright.kernel.usual_fields import (
    declare_course,
    declare_end,
    declare_question,
    show_course,
    show_end,
    show_question,
)
from pennies import rules as ru
from pennies.rules import hand_size, is_over, seat

VIEW = FieldList()
COURSE = declare_course(VIEW)
POT = VIEW.add("pot", sh.COUNTER)
DECK = VIEW.add("deck", sh.COUNTER)
DISCARD = VIEW.add("discard", sh.ZONE, sh.SORTED)
SEATS = VIEW.add("seats", sh.LIST)
SEAT = VIEW.add("seats[]", sh.ITEM)
NUMBER = VIEW.add("seats[].seat", sh.SEAT)
PENNIES = VIEW.add("seats[].pennies", sh.COUNTER)
HAND = VIEW.add("seats[].hand", sh.PART)
HAND_COUNT = VIEW.add("seats[].hand.count", sh.COUNTER)
HAND_CARDS = VIEW.add("seats[].hand.cards", sh.ZONE, sh.SORTED, absent=True)
QUESTION = declare_question(VIEW)
OUTCOME = declare_end(VIEW)


@entry
def show(s: Cells, t: Cells, bag: Cells, out: Numbers, viewer: int, aids: bool) -> None:
    """The pot, what was played, everybody's pennies, and one's own hand; at the end all hands."""
    begin_fields(out)
    show_course(s, out, COURSE)
    show_number(out, POT, int(s[ru.POT]))
    show_number(out, DECK, int(s[ru.DECK_COUNT]))
    show_counted(s, out, DISCARD, ru.DISCARD, ru.TYPES_ROOM)
    show_mark(out, SEATS)
    for player in range(s[ru.SEATS]):
        show_mark(out, SEAT)
        show_number(out, NUMBER, player)
        show_number(out, PENNIES, int(s[seat(player) + ru.PENNIES]))
        show_mark(out, HAND)
        show_number(out, HAND_COUNT, hand_size(s, player))
        if player == viewer or is_over(s):
            show_counted(s, out, HAND_CARDS, seat(player) + ru.HAND, ru.TYPES_ROOM)
    show_question(s, out, QUESTION, viewer)
    if is_over(s):
        show_end(s, t, out, OUTCOME)
