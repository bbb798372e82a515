"""Information-set Monte Carlo tree search inside the compiled rules.

Each iteration deals what the searching seat cannot know anew, goes down the tree, adds one node, plays the game out by
weights, and notes who won. Every action of the root is tried with the same deals in the same order, so that luck speaks
for none of them.
"""

import math
from typing import Any

from deckwright.bots.search_tree import (
    CHILD,
    NOTHING,
    ROOT,
    SIBLING,
    VISITS,
    add_child,
    find_child,
    note,
    plant,
    select,
)  # fmt: skip
from deckwright.games.ascension.determinize import conceal, deal
from deckwright.games.ascension.engine import apply, legal
from deckwright.games.ascension.frames import TURN
from deckwright.games.ascension.playout import key_from_number
from deckwright.games.ascension.policies import WEIGHTS, choose, mix, next_word, weight, weights_at
from deckwright.games.ascension.scoring import rival_score, score, side_score, winner
from deckwright.games.ascension.state import SEATS, SOLO, TEAMS, TURNS, is_opponent, team_mate
from deckwright.kernel.modes import Wide, entry, rule
from deckwright.kernel.stack import ERROR, KIND, NO_ERROR, PLAYER, top

WORD = 0xFFFFFFFF
LONGEST = 200  # turns after which a game that is played out is judged as it stands
BY_LEAD = 0.5  # the part of a result that is judged by the lead, not by who won
LEAD = 8.0  # the lead in Honor that makes a win e times as likely as a loss
LARGEST = 1 << 30
POSITION, PLAYED_OUT = 0, 1  # rows of `states`
PAUSE = 16  # iterations between two looks at what was found
PLAIN, OPEN = 1, 2  # plays and uses: that only bring something, and that ask for a choice


@rule
def lead_of_best(tree: Any) -> int:
    """By how many visits the most visited action is ahead of the next."""
    best = 0
    second = 0
    child = int(tree[ROOT, CHILD])
    while child != NOTHING:
        visits = int(tree[child, VISITS])
        if visits > best:
            second = best
            best = visits
        elif visits > second:
            second = visits
        child = int(tree[child, SIBLING])
    return best - second


@rule
def narrow(s: Any, t: Any, w: Any, plain: Any, out: Any, n: int) -> int:
    """Leave only what is worth a thought, in the first places of `out`; how many actions that are.

    A card or ability that only brings something comes before everything else: of several the one that greedy would take
    first, beside those that ask for a choice.
    """
    if s[top(s) + KIND] != TURN:
        return n
    at = weights_at(s, t, w, 0)
    best = -1
    for i in range(n):
        if plain[out[i]] == PLAIN and (
            best < 0 or weight(s, t, w, 0, at, int(out[i])) > weight(s, t, w, 0, at, int(out[best]))
        ):
            best = i
    if best < 0:
        return n
    kept = out[best]
    out[best] = out[0]
    out[0] = kept
    m = 1
    for i in range(1, n):
        if plain[out[i]] == OPEN:
            out[m] = out[i]
            m += 1
    return m


@rule
def judge(s: Any, t: Any, values: Any) -> None:
    """How well the game went for each seat, from 0 to 1, in the last row of `values`: who has won, and by how much."""
    result = values.shape[0] - 1
    won = winner(s, t)
    if s[SOLO] == 1:
        values[result, 0] = blend(won == 0, score(s, t, 0) - rival_score(s, t))
        return
    for player in range(s[SEATS]):
        best = -LARGEST
        for other in range(s[SEATS]):
            if is_opponent(s, player, other):
                best = max(best, side_score(s, t, other))
        wins = player == won or (s[TEAMS] == 1 and team_mate(s, player) == won)
        values[result, player] = blend(wins, side_score(s, t, player) - best)


@rule
def blend(wins: bool, lead: int) -> float:
    """A result between 0 and 1 from who has won and by how much: a lead tells more than a win alone."""
    return (1.0 - BY_LEAD) * (1.0 if wins else 0.0) + BY_LEAD / (1.0 + math.exp(-lead / LEAD))


@entry
def begin_search(states: Any, bag: Any, tree: Any, values: Any, viewer: int) -> None:
    """Forget what was searched before, and all that the seat may not know about the position in the first row."""
    conceal(states[POSITION], bag, viewer)
    plant(tree, values)


@entry
def search(
    states: Any, t: Any, e: Any, out: Any, bag: Any, w: Any, plain: Any, tree: Any, values: Any, viewer: int,
    seed: Wide, iterations: int, later: int,
) -> None:  # fmt: skip
    """Go on searching from the position in the first row of `states`.

    So many iterations now, and perhaps some `later`: when they cannot change the most visited action, it stops.
    """
    s = states[PLAYED_OUT]
    for iteration in range(iterations):
        if iteration % PAUSE == 0 and lead_of_best(tree) > iterations - iteration + later:
            return
        for i in range(s.shape[0]):
            s[i] = states[POSITION, i]
        last_turn = int(s[TURNS]) + LONGEST
        node = ROOT
        in_tree = True
        policy = seed
        while True:  # `apply` and `legal` stand here once each: they become part of this rule
            n = legal(s, t, out)
            if n == 0 or s[TURNS] >= last_turn:
                break
            choice = 0
            if n > 1 and not in_tree:
                policy = next_word(policy)
                choice = choose(s, t, w, 0, out, n, WEIGHTS, policy)
            elif n > 1:
                n = narrow(s, t, w, plain, out, n)
                if n > 1:
                    mover = int(s[top(s) + PLAYER])
                    choice = select(s, t, w, out, n, tree, values, node, mover)
                    child = find_child(tree, node, int(out[choice]))
                    if child == NOTHING:
                        child = add_child(tree, values, node, int(out[choice]), mover)
                    if node == ROOT:
                        tried = int(tree[child, VISITS])
                        key_from_number(s, seed, tried)
                        deal(s, bag, viewer)
                        policy = mix((seed + tried * 0x9E3779B1) & WORD)
                    if child == NOTHING:
                        in_tree = False
                    else:
                        node = child
                        in_tree = tree[child, VISITS] > 0
            apply(s, t, e, int(out[choice]))
            if s[ERROR] != NO_ERROR:
                break
        judge(s, t, values)
        note(tree, values, node)
