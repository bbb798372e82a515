"""What shared loops ask of a game: open rules, for which every game binds its own.

Whole games, single steps, environments and the search call these. Those marked `open_rule` a game must bring where it is
used that way; the others have a body that serves most games.
"""

from typing import NamedTuple

from deckwright.kernel import stack
from deckwright.kernel.events import COUNT, EVENT_CELLS, HEADER, MESSAGE, PLAIN, TOLD_CELLS, retell_event
from deckwright.kernel.exponential import exponential
from deckwright.kernel.mixing import share
from deckwright.kernel.rules import Cells, Events, Numbers, Reals, Settings, Sums, Wide, open_rule, rule, telling, usual

ANYBODY = -1  # the starting player is chosen at random
GO_ON = -1  # no action: what waits is done
DECIDE = -2  # nothing follows: somebody must decide, or the game is over
MAX_STEPS = 5000  # steps of automatic effects after one action
MAX_TURNS = 2000  # players at random may throw away all they have; such a game has no end
NOTES = (
    6  # behind the winner's cell of a record: where a game for one may note numbers of its own, MOST_SEATS - 1 at most
)
MOST_SEATS = 6
LIMIT = 16_383  # of a number of the game; all of its bits are set: numbers within it have no other bit between them
RANDOM, BUSY, WEIGHTS = range(3)  # kinds of policies: any action; any but the end of the turn; by a page of weights
NO_WINNER = -1
SPECTATOR = -1  # as a viewer: knows what everybody knows


class SearchSettings(NamedTuple):
    """What a search of a game goes by; the usual values serve who brings none."""

    curiosity: float = 1.0  # how much a good-looking action is tried before it has proved itself
    patience: float = 0.05  # an action not tried yet is thought to be worse by this than the position
    temperature: float = 150.0  # the difference in weight that makes an action e times as likely
    open_mind: float = 0.25  # the part of the expectation that all actions share evenly
    by_lead: float = 0.5  # the part of a result that is judged by the lead, not by who won
    lead: float = 8.0  # the lead in score that makes a win e times as likely as a loss


USUAL_SETTINGS = SearchSettings()
CURIOSITY, PATIENCE, TEMPERATURE, OPEN_MIND, BY_LEAD, LEAD = range(len(SearchSettings._fields))  # in `Settings`


# The course of a game.


@open_rule
def set_up(s: Cells, t: Cells, e: Events, first: int) -> None:
    """Deal a new game; `first` begins, or `ANYBODY`."""


@open_rule
def legal(s: Cells, t: Cells, out: Cells) -> int:
    """Write every legal action into `out`; how many there are, 0 when the game is over."""


@open_rule
def begin(s: Cells, t: Cells, e: Events, action: int) -> int:
    """The first step of `apply`; gives what follows, for `advance`."""


@open_rule
def advance(s: Cells, t: Cells, e: Events, following: int) -> int:
    """One more step of `apply`; gives what follows, `DECIDE` when nothing does."""


@open_rule
def is_settled(s: Cells) -> bool:
    """Whether nothing follows any more before somebody decides."""


@usual
def apply(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry a legal action out, and everything that follows until somebody must decide again, or the game is over."""
    following = begin(s, t, e, action)
    for _ in range(MAX_STEPS):
        following = advance(s, t, e, following)
        if following == DECIDE:
            return
    s[stack.ERROR] = stack.TOO_LONG


@usual
def begin_part(s: Cells, t: Cells, e: Events, part: int) -> bool:
    """Begin what follows a game that is over, in games that can go on; `part` says what. Whether that can be."""
    return False


# How it stands.


@open_rule
def seats(s: Cells) -> int:
    """How many seats there are."""


@open_rule
def first(s: Cells) -> int:
    """The seat that began."""


@open_rule
def turns(s: Cells) -> int:
    """Turns taken so far by all seats together."""


@open_rule
def is_over(s: Cells) -> bool:
    """Whether the game has come to its end."""


@usual
def has_grown_beyond(s: Cells) -> bool:
    """Whether a number of the game has become too large to go on."""
    return False


@open_rule
def score(s: Cells, t: Cells, player: int) -> int:
    """What a seat has come to."""


@open_rule
def winner(s: Cells, t: Cells) -> int:
    """The seat that wins now, one of them where several do, or `NO_WINNER`."""


@usual
def has_won(s: Cells, t: Cells, player: int, best: int) -> bool:
    """Whether this seat is among the winners, of whom `best` is one."""
    return player == best


# What a seat may know.


@open_rule
def conceal(s: Cells, bag: Cells, viewer: int) -> None:
    """Put everything that this viewer may not know in canonical order, and forget the key."""


@open_rule
def deal(s: Cells, bag: Cells, viewer: int) -> None:
    """Draw everything anew that this viewer may not know."""


@open_rule
def show(s: Cells, t: Cells, bag: Cells, out: Numbers, viewer: int, aids: bool) -> None:
    """Write the fields of all that follows from the state and may be seen by this viewer (`kernel/showing.py`).

    `aids` add what a player would have to remember; the bag is a place to work.
    """


@usual
def retell(t: Cells, e: Events, first: int, viewer: int, out: Numbers) -> None:
    """Write the events of a buffer from its `first` on as this viewer may know them, each with the form that tells it.

    The usual one hides what `seen` says and tells every kind of event in one form.
    """
    for i in range(e[COUNT] - first):
        retell_event(e, HEADER + (first + i) * EVENT_CELLS, viewer, out, i * TOLD_CELLS)
        out[i * TOLD_CELLS + MESSAGE] = PLAIN


@open_rule
def observe(s: Cells, t: Cells, player: int, used: int, out: Cells, at: int) -> None:
    """Write what a seat may know into `out` from place `at` on; `used` is what `observed_parts` gives."""


@usual
def observed_parts(t: Cells) -> int:
    """What `observe` needs to know about a ruleset, found once for many games."""
    return 0


@usual
def derive(s: Cells, t: Cells, player: int, notes: Cells, out: Cells, at: int) -> None:
    """Write from place `at` on what follows from the observation that `out` begins with, and is hard to see there.

    `notes` is what the game says of its cards (`Learned.notes`).
    """
    return


@usual
def peek(s: Cells, t: Cells, player: int, out: Cells, at: int) -> None:
    """Write from place `at` on what this seat may not know: for a judge that is needed only while somebody learns."""
    return


# Players inside the rules.


@usual
def page_size(t: Cells) -> int:
    """How many cells the weights of one player take."""
    return 0


@usual
def choose(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int, kind: int, policy: Wide) -> int:
    """The place in `out` of what a policy of this kind does, by a random word; there are at least two legal actions."""
    return share(policy, n)


@usual
def weights_at(s: Cells, t: Cells, w: Cells, page: int) -> int:
    """Where on a page the weights for the question asked now begin."""
    return page


@usual
def weight(s: Cells, t: Cells, w: Cells, page: int, at: int, action: int) -> int:
    """How much an action promises: hundreds are much."""
    return 0


@usual
def narrow(s: Cells, t: Cells, w: Cells, plain: Cells, out: Cells, n: int) -> int:
    """Leave only what is worth a thought, in the first places of `out`; how many actions that are."""
    return n


@usual
def horizon(s: Cells) -> int:
    """The turn after which a game that is played out is judged as it stands."""
    return MAX_TURNS


@usual
def is_far_enough(s: Cells, last: int) -> bool:
    """Whether a game that is played out has come to its horizon."""
    return turns(s) >= last


@usual
def judge(s: Cells, t: Cells, w: Cells, settings: Settings, values: Reals) -> None:
    """How well the game went for each seat, from 0 to 1, in the last row of `values`; also of an unfinished one.

    `w` is the page of weights by which the search plays games out.
    """
    result = values.shape[0] - 1
    best = winner(s, t)
    for player in range(seats(s)):
        wins = best != NO_WINNER and has_won(s, t, player, best)
        values[result, player] = result_of(settings, wins, lead_of(s, t, player))


@rule
def lead_of(s: Cells, t: Cells, player: int) -> int:
    """By how much a seat is ahead of the best of the others; nothing where it plays alone."""
    if seats(s) == 1:
        return 0
    best = score(s, t, 1 if player == 0 else 0)
    for other in range(seats(s)):
        if other != player:
            best = max(best, score(s, t, other))
    return score(s, t, player) - best


@rule
def result_of(settings: Settings, wins: bool, lead: int) -> float:
    """A result between 0 and 1 from who has won and by how much: a lead tells more than a win alone."""
    by_lead = float(settings[BY_LEAD])
    return (1.0 - by_lead) * (1.0 if wins else 0.0) + by_lead / (1.0 + exponential(-lead / settings[LEAD]))


# Counting, and sorting for a device.


@telling
def note_chances(s: Cells, t: Cells, e: Events, out: Cells, n: int) -> None:
    """Count what could be done now; nothing is noted where nothing is counted."""


@telling
def note_end(s: Cells, t: Cells, e: Events, records: Numbers, totals: Sums, at: int) -> None:
    """Add the counts of a game to the sums; its winner stands in the records at `at`."""


@usual
def kind_of_work(s: Cells, t: Cells, action: int) -> int:
    """Which games do the same next, for a device that carries out actions of many together; a guess is enough."""
    return 0
