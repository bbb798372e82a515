"""Information-set Monte Carlo tree search inside the compiled rules.

Each iteration deals what the searching seat cannot know anew, goes down the tree, adds one node, plays the game out by
weights, and notes who won. Every action of the root is tried with the same deals in the same order, so that luck speaks
for none of them.
"""

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
from deckwright.kernel.mixing import WORD, key_from_number, mix, next_word
from deckwright.kernel.playing import (
    WEIGHTS,
    apply,
    choose,
    conceal,
    deal,
    horizon,
    is_far_enough,
    judge,
    legal,
    narrow,
)
from deckwright.kernel.rules import Cells, Events, Nodes, Reals, Rows, Settings, Wide, entry, rule
from deckwright.kernel.stack import ERROR, NO_ERROR, PLAYER, top

POSITION, PLAYED_OUT = 0, 1  # rows of `states`
PAUSE = 16  # iterations between two looks at what was found


@rule
def lead_of_best(tree: Nodes) -> int:
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


@entry
def begin_search(states: Rows, bag: Cells, tree: Nodes, values: Reals, viewer: int) -> None:
    """Forget what was searched before, and all that the seat may not know about the position in the first row."""
    conceal(states[POSITION], bag, viewer)
    plant(tree, values)


@entry
def search(
    states: Rows, t: Cells, e: Events, out: Cells, bag: Cells, w: Cells, plain: Cells, settings: Settings, tree: Nodes,
    values: Reals, viewer: int, seed: Wide, iterations: int, later: int,
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
        last = horizon(s)
        node = ROOT
        in_tree = True
        policy = seed
        while True:  # `apply` and `legal` stand here once each: they become part of this rule
            n = legal(s, t, out)
            if n == 0 or is_far_enough(s, last):
                break
            choice = 0
            if n > 1 and not in_tree:
                policy = next_word(policy)
                choice = choose(s, t, w, 0, out, n, WEIGHTS, policy)
            elif n > 1:
                n = narrow(s, t, w, plain, out, n)
                if n > 1:
                    mover = int(s[top(s) + PLAYER])
                    choice = select(s, t, w, settings, out, n, tree, values, node, mover)
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
        judge(s, t, w, settings, values)
        note(tree, values, node)
