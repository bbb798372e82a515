"""The tree of a search: what was tried from a position, how often, and how it ended.

A node stands for the actions that lead to it, whoever took them and whatever the hidden cards were; the same tree serves
every redraw. A node counts its visits, and how often it could have been visited: an action is not always legal.
"""

import math

from deckwright.kernel import playing
from deckwright.kernel.exponential import exponential
from deckwright.kernel.playing import weight, weights_at
from deckwright.kernel.rules import Cells, Nodes, Reals, Settings, rule

# The cells of a node. The root is node 0; it also counts the nodes.
PARENT, CHILD, SIBLING, ACTION, MOVER, VISITS, CHANCES, NODES = range(8)
NODE_CELLS = 8
ROOT = 0
NOTHING = 0  # the root is nobody's child


@rule
def find_child(tree: Nodes, node: int, action: int) -> int:
    """The node to which an action leads, or `NOTHING`."""
    child = int(tree[node, CHILD])
    while child != NOTHING and tree[child, ACTION] != action:
        child = int(tree[child, SIBLING])
    return child


@rule
def add_child(tree: Nodes, values: Reals, node: int, action: int, mover: int) -> int:
    """A new node for an action, or `NOTHING` if there is no room for it."""
    child = int(tree[ROOT, NODES])
    if child + 1 >= tree.shape[0]:  # the last row is a place to work
        return NOTHING
    tree[ROOT, NODES] = child + 1
    tree[child, PARENT] = node
    tree[child, CHILD] = NOTHING
    tree[child, SIBLING] = tree[node, CHILD]
    tree[child, ACTION] = action
    tree[child, MOVER] = mover
    tree[child, VISITS] = 0
    tree[child, CHANCES] = 0
    tree[node, CHILD] = child
    for seat in range(values.shape[1]):
        values[child, seat] = 0.0
    return child


@rule
def select(
    s: Cells, t: Cells, w: Cells, settings: Settings, out: Cells, n: int, tree: Nodes, values: Reals, node: int, mover: int,
) -> int:  # fmt: skip
    """The place in `out` of the action to try: one that did well, or that was expected to and was hardly tried.

    What is expected follows from the weights of `greedy`.
    """
    temperature = settings[playing.TEMPERATURE]
    open_mind = settings[playing.OPEN_MIND]
    at = weights_at(s, t, w, 0)
    largest = weight(s, t, w, 0, at, int(out[0]))
    for i in range(1, n):
        largest = max(largest, weight(s, t, w, 0, at, int(out[i])))
    total = 0.0
    for i in range(n):
        total += exponential((weight(s, t, w, 0, at, int(out[i])) - largest) / temperature)
    visits = int(tree[node, VISITS])
    untried = values[node, mover] / visits - settings[playing.PATIENCE] if visits > 0 else 0.5
    best = 0
    highest = -1.0
    for i in range(n):
        child = find_child(tree, node, int(out[i]))
        worth = untried
        tried = 0
        chances = visits
        if child != NOTHING:
            tree[child, CHANCES] += 1
            tried = int(tree[child, VISITS])
            chances = int(tree[child, CHANCES])
            if tried > 0:
                worth = values[child, mover] / tried
        likely = exponential((weight(s, t, w, 0, at, int(out[i])) - largest) / temperature) / total
        likely = open_mind / n + (1.0 - open_mind) * likely
        urge = worth + settings[playing.CURIOSITY] * likely * math.sqrt(chances + 1.0) / (1.0 + tried)
        if urge > highest:
            highest = urge
            best = i
    return best


@rule
def note(tree: Nodes, values: Reals, node: int) -> None:
    """Add what came out, in the last row of `values`, to a node and all above it."""
    result = values.shape[0] - 1
    while True:
        tree[node, VISITS] += 1
        for seat in range(values.shape[1]):
            values[node, seat] += values[result, seat]
        if node == ROOT:
            return
        node = int(tree[node, PARENT])


@rule
def plant(tree: Nodes, values: Reals) -> None:
    """An empty tree."""
    for cell in range(NODE_CELLS):
        tree[ROOT, cell] = 0
    tree[ROOT, NODES] = 1
    for seat in range(values.shape[1]):
        values[ROOT, seat] = 0.0
