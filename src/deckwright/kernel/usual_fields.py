"""Fields that the views of most games have: the course of the game, what is asked, and the end.

A game declares each run of them once, and writes it by its first number.
"""

from deckwright.kernel import chacha, stack
from deckwright.kernel import showing as sh
from deckwright.kernel.playing import NO_WINNER, first, has_won, is_over, score, seats, turns, winner
from deckwright.kernel.rules import Cells, Numbers, rule
from deckwright.kernel.showing import FieldList, close_field, open_field, put, show_listed, show_mark, show_number
from deckwright.kernel.stack import top

GAME, RULESET, MODE, OPTIONS, OVER, TURNS, TURN_PLAYER, FIRST = range(8)
DECISION, ASKED_PLAYER, ASKED_KIND, ASKED_SOURCE, ASKED_CARD, ASKED_ABOUT, ASKED_OPTIONAL, ANSWERS, EVENT = range(9)
SCORES, RANKING, WINNERS, SEED = range(4)


def declare_course(view: FieldList) -> int:
    """What is played, and how far it is; the number of the first field."""
    begin = view.add("game", sh.TOLD, of="tag")
    view.add("ruleset", sh.TOLD, of="text")
    view.add("mode", sh.TOLD, of="text")
    view.add("options", sh.TOLD, of="texts by name")
    view.add("over", sh.FLAG)
    view.add("turns", sh.COUNTER)
    view.add("turn_player", sh.SEAT)
    view.add("first", sh.SEAT)
    return begin


def declare_question(view: FieldList) -> int:
    """What is asked, and the number of the last event; the number of the first field."""
    begin = view.add("decision", sh.PART, empty=True)
    view.add("decision.player", sh.SEAT)
    view.add("decision.kind", sh.WORD)
    view.add("decision.source", sh.CARD, empty=True)
    view.add("decision.card", sh.CARD, empty=True)
    view.add("decision.about", sh.SEAT, empty=True)
    view.add("decision.optional", sh.FLAG)
    view.add("decision.options", sh.TOLD, absent=True, of="texts")
    view.add("event", sh.TOLD, of="number")
    return begin


def declare_end(view: FieldList) -> int:
    """How the game ended; the number of the first field."""
    begin = view.add("scores", sh.COUNTERS, absent=True)
    view.add("ranking", sh.SEATS, absent=True)
    view.add("winners", sh.SEATS, absent=True)
    view.add("seed", sh.CODE, absent=True)
    return begin


@rule
def show_course(s: Cells, out: Numbers, begin: int) -> None:
    """What is played, and how far it is; whose turn it is stands on the lowest frame."""
    for field in range(begin + GAME, begin + OVER):
        show_mark(out, field)
    show_number(out, begin + OVER, 1 if is_over(s) else 0)
    show_number(out, begin + TURNS, turns(s))
    show_number(out, begin + TURN_PLAYER, int(s[stack.FRAMES + stack.PLAYER]))
    show_number(out, begin + FIRST, first(s))


@rule
def show_question(s: Cells, out: Numbers, begin: int, viewer: int) -> None:
    """What is asked, and the number of the last event."""
    show_asked(s, out, begin, viewer, False)
    show_mark(out, begin + EVENT)


@rule
def show_asked(s: Cells, out: Numbers, begin: int, viewer: int, optional: bool) -> None:
    """Who is asked what by which card; the answers only for the one who is asked."""
    if is_over(s):
        show_number(out, begin + DECISION, sh.NOTHING)
    else:
        at = top(s)
        show_mark(out, begin + DECISION)
        show_number(out, begin + ASKED_PLAYER, int(s[at + stack.PLAYER]))
        show_number(out, begin + ASKED_KIND, int(s[at + stack.KIND]))
        show_number(out, begin + ASKED_SOURCE, int(s[at + stack.SOURCE]))
        show_number(out, begin + ASKED_CARD, int(s[at + stack.CARD]))
        show_number(out, begin + ASKED_ABOUT, sh.NOTHING)
        show_number(out, begin + ASKED_OPTIONAL, 1 if optional else 0)
        if s[at + stack.PLAYER] == viewer:
            show_mark(out, begin + ANSWERS)


@rule
def show_end(s: Cells, t: Cells, out: Numbers, begin: int) -> None:
    """At the end: scores, the seats from first to last, who has won, and the key of all randomness."""
    place = open_field(out, begin + SCORES)
    for player in range(seats(s)):
        put(out, score(s, t, player))
    close_field(out, place)
    place = open_field(out, begin + RANKING)
    for rank in range(seats(s)):
        for player in range(seats(s)):
            if ahead_of(s, t, player) == rank:
                put(out, player)
    close_field(out, place)
    best = winner(s, t)
    place = open_field(out, begin + WINNERS)
    for player in range(seats(s)):
        if best != NO_WINNER and has_won(s, t, player, best):
            put(out, player)
    close_field(out, place)
    show_listed(s, out, begin + SEED, chacha.KEY, chacha.KEY_CELLS)


@rule
def ahead_of(s: Cells, t: Cells, player: int) -> int:
    """How many seats have a better score, or the same and a lower number."""
    own = score(s, t, player)
    ahead = 0
    for other in range(seats(s)):
        lead = score(s, t, other) - own
        if lead > 0 or (lead == 0 and other < player):
            ahead += 1
    return ahead
