"""What shared loops ask of a game: open rules, for which every game binds its own.

Whole games, single steps, environments and the search call these. Those marked `open_rule` a game must bring where it is
used that way; the others have a body that serves most games.
"""

from deckwright.kernel.events import COUNT, EVENT_CELLS, HEADER, MESSAGE, PLAIN, TOLD_CELLS, retell_event
from deckwright.kernel.mixing import share
from deckwright.kernel.rules import Cells, Events, Numbers, Reals, Sums, Wide, open_rule, telling, usual

ANYBODY = -1  # the starting player is chosen at random
GO_ON = -1  # no action: what waits is done
DECIDE = -2  # nothing follows: somebody must decide, or the game is over
MAX_STEPS = 5000  # steps of automatic effects after one action
MAX_TURNS = 2000  # players at random may throw away all they have; such a game has no end
MOST_SEATS = 6
LIMIT = 16_383  # of a number of the game; all of its bits are set: numbers within it have no other bit between them
RANDOM, BUSY, WEIGHTS = range(3)  # kinds of policies: any action; any but the end of the turn; by a page of weights
NO_WINNER = -1
SPECTATOR = -1  # as a viewer: knows what everybody knows


# The course of a game.


@open_rule
def set_up(s: Cells, t: Cells, e: Events, first: int) -> None:
    """Deal a new game; `first` begins, or `ANYBODY`."""


@open_rule
def legal(s: Cells, t: Cells, out: Cells) -> int:
    """Write every legal action into `out`; how many there are, 0 when the game is over."""


@open_rule
def apply(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry a legal action out, and everything that follows until somebody must decide again, or the game is over."""


@open_rule
def begin(s: Cells, t: Cells, e: Events, action: int) -> int:
    """The first step of `apply`; gives what follows, for `advance`."""


@open_rule
def advance(s: Cells, t: Cells, e: Events, following: int) -> int:
    """One more step of `apply`; gives what follows, `DECIDE` when nothing does."""


@open_rule
def is_settled(s: Cells) -> bool:
    """Whether nothing follows any more before somebody decides."""


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
def judge(s: Cells, t: Cells, values: Reals) -> None:
    """How well the game went for each seat, from 0 to 1, in the last row of `values`; also of an unfinished one."""
    result = values.shape[0] - 1
    best = winner(s, t)
    for player in range(seats(s)):
        values[result, player] = 1.0 if best != NO_WINNER and has_won(s, t, player, best) else 0.0


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
