"""Players inside the rules: at random, busy, or by weights. For whole games played at once, rollouts and opponents.

Weights are whole numbers, so that every machine chooses alike: one for each action, in each stage of the game and each
kind of question. `deckwright.bots.weights` makes them of a readable page; a page of one's own is as good.
"""

from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.row import slot_of
from deckwright.games.ascension.rules.state import under_at
from deckwright.games.ascension.rules.tables import action_cell
from deckwright.kernel import mixing, playing, stack
from deckwright.kernel.mixing import mix, share
from deckwright.kernel.rules import Cells, Wide, rule
from deckwright.kernel.stack import top

# A page of weights: a header, then a weight for every stage, context and action.
MIDDLE_FROM, LATE_FROM, CARELESS = range(3)  # Honor left in the pool per seat; moves at random, of 1024
TREASURE_WORTH = 3  # what a Treasure of each kind beneath a card adds to it
WEIGHTS_HEADER = TREASURE_WORTH + st.TREASURE_ROOM
EARLY, MIDDLE, LATE = range(3)
STAGES = 3
ON_TURN, TO_GAIN, TO_LOSE, TO_GIVE = range(4)  # what a question is about
CONTEXTS = 4
ALWAYS_CARELESS = 1024


@rule
def page_size(t: Cells) -> int:
    """How many cells the weights of one player take."""
    return WEIGHTS_HEADER + STAGES * CONTEXTS * int(t[tb.T_ACTIONS])


@rule
def stage(s: Cells, w: Cells, page: int) -> int:
    """How far the game has gone, by the Honor left in the pool."""
    left = int(s[st.POOL])
    seats = int(s[st.SEATS])
    if left <= w[page + LATE_FROM] * seats:
        return LATE
    return MIDDLE if left <= w[page + MIDDLE_FROM] * seats else EARLY


@rule
def context(kind: int) -> int:
    """What a question is about."""
    if kind == fr.TURN:
        return ON_TURN
    if kind == fr.BANISH or kind == fr.DISCARD or kind == fr.DESTROY:
        return TO_LOSE
    return TO_GIVE if kind == fr.FOR_MATE else TO_GAIN


@rule
def weights_at(s: Cells, t: Cells, w: Cells, page: int) -> int:
    """Where on a page the weights for the question asked now begin."""
    kind = int(s[top(s) + stack.KIND])
    return page + WEIGHTS_HEADER + (stage(s, w, page) * CONTEXTS + context(kind)) * int(t[tb.T_ACTIONS])


@rule
def weight(s: Cells, t: Cells, w: Cells, page: int, at: int, action: int) -> int:
    """The weight of an action now, with the Treasure that it brings."""
    heavy = int(w[at + action])
    if t[tb.TREASURE_KINDS] > 0:
        verb = action_cell(t, action, tb.VERB)
        if verb == tb.ACQUIRE_ROW or verb == tb.DEFEAT_ROW or verb == tb.CHOOSE_ROW:
            slot = slot_of(s, action_cell(t, action, tb.ACTION_CARD), action_cell(t, action, tb.ORDINAL))
            for kind in range(t[tb.TREASURE_KINDS]):
                heavy += int(w[page + TREASURE_WORTH + kind]) * int(s[under_at(s, slot, kind)])
    return heavy


@rule
def heaviest(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int, policy: Wide) -> int:
    """The place of the action with the largest weight; among equal ones any."""
    at = weights_at(s, t, w, page)
    best = 0
    largest = weight(s, t, w, page, at, int(out[0]))
    equal = 1
    for i in range(1, n):
        heavy = weight(s, t, w, page, at, int(out[i]))
        if heavy > largest:
            best = i
            largest = heavy
            equal = 1
        elif heavy == largest:
            equal += 1
            if share(mix((policy + i) & mixing.WORD), equal) == 0:
                best = i
    return best


@rule
def choose(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int, kind: int, policy: Wide) -> int:
    """The place in `out` of what this policy does, by a random word; `out` has at least two legal actions.

    The weights begin at `page`.
    """
    if kind == playing.BUSY and s[top(s) + stack.KIND] == fr.TURN:
        return share(policy, n - 1)  # the end of the turn is the last action
    if kind == playing.WEIGHTS and (mix(policy ^ mixing.WORD) & (ALWAYS_CARELESS - 1)) >= w[page + CARELESS]:
        return heaviest(s, t, w, page, out, n, policy)
    return share(policy, n)
