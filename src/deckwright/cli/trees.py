"""Trees of games at a terminal: which saved file holds one, what it looks like, and how people grow it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text
from rich.tree import Tree as Drawing

from deckwright.cards.errors import DeckwrightError
from deckwright.cards.messages import Messages
from deckwright.cli.words import simple, whole_number
from deckwright.table.given_names import LONGEST_NAME, check_name
from deckwright.table.kinds import kinds
from deckwright.table.saved import FORMAT, UNREADABLE
from deckwright.table.saved_trees import Facts, Known, joined, read_tree
from deckwright.table.terminal import AT_END, AT_TABLE, IN_REPLAY, Command, Desk, Onward, Trees
from deckwright.table.trees import Tree

SEPARATOR = " · "


# Saved trees.


class Form(msgspec.Struct):
    """What saved data says that it is."""

    format: str


def trees_in(saved: bytes) -> Trees | None:
    """The trees of which one is saved here, by the format that it names; `None` for a single game, and for anything else."""
    try:
        form = msgspec.json.decode(saved, type=Form).format
    except UNREADABLE:
        return None
    if form == FORMAT:
        return None
    offered = (kind.terminal().trees for kind in kinds().values())
    return next((one for one in offered if one is not None and form == one.tree.FORMAT), None)


def games_in(trees: Trees, saved: bytes) -> dict[str, bytes]:
    """Every game of a saved tree by the number of its node, the one that goes on last."""
    found = read_tree(saved, trees.tree.FORMAT, trees.tree.WHYS)
    nodes = {one.id: one for one in found.nodes}
    known = Known()
    return {
        str(id): msgspec.json.encode(joined(nodes, id, known))
        for id in sorted(nodes, key=lambda id: (id == found.node, id))
    }


def has_begun(tree: Tree[Any]) -> bool:
    """Whether it would be a pity to lose it."""
    return tree.moves() > 0 or len(tree.nodes) > 1


# What is shown.


def choices(onward: Sequence[Onward]) -> Table:
    """What can follow, numbered, with what is typed for it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan", no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    for number, one in enumerate(onward, 1):
        table.add_row(str(number), one.label, Text(one.typed))
    return table


def drawn(tree: Tree[Any], words: Messages, cards: Any) -> Drawing:
    """The tree from its root, each node with what is known of it."""
    here = tree.node.id
    root: Drawing | None = None
    twigs: dict[int, Drawing] = {}
    for facts in tree.nodes:
        line = told(facts, tree.moves(facts.id), words, cards)
        if facts.id == here:
            line = Text.assemble((line.plain, "bold"), "  ", (words.say("tree-here"), "bold green"))
        parent = twigs.get(facts.parent) if facts.parent is not None else None
        twigs[facts.id] = Drawing(line, guide_style="dim") if parent is None else parent.add(line)
        root = root or twigs[facts.id]
    assert root is not None, "a tree has nodes"
    return root


def told(facts: Facts, moves: int, words: Messages, cards: Any) -> Text:
    """`3 Bold: branch after action 45 · Round 14 · Score: 140 · 60 actions`"""
    about = "" if facts.about is None else cards.name(facts.about)
    why = words.say(f"why-{facts.why}", about=about, move=facts.move)
    line = Text.assemble((str(facts.id), "bold cyan"), " ", (f"{facts.name}: " if facts.name else "", "bold"), why)
    parts = [words.say("round", n=facts.round), words.say("tree-score", count=facts.scores[0] if facts.scores else 0)]
    parts.append(words.say("tree-over") if facts.over else words.say("tree-actions", count=moves))
    parts += [words.say(f"tree-{mark}") for mark in ("compare", "imported") if getattr(facts, mark)]
    return line.append(SEPARATOR + SEPARATOR.join(parts), style="default not bold")


# What can be typed.


def show_tree(desk: Desk, rest: str) -> bool:
    """The tree with its name and its code."""
    tree = desk.tree
    desk.print(Text.assemble((tree.name, "bold"), "  ", (tree.code, "dim")))
    desk.print(drawn(tree, desk.words, desk.cards))
    return False


def branch(desk: Desk, rest: str) -> bool:
    """`branch`, `branch Bold`, `branch 45 Bold`, `branch same 45`: a game that leaves from here or from an earlier action."""
    typed = rest.split()
    compare = bool(typed) and simple(typed[0]) in alternatives(desk.words, "branch-same")
    if compare:
        typed.pop(0)
    move = whole_number(typed[0]) if typed else None
    if move is not None:
        typed.pop(0)
        if move > desk.tree.moves():
            desk.warn(desk.words.say("branch-too-far", move=move, count=desk.tree.moves()))
            return False
    name = " ".join(typed)
    if not is_name(desk, name, 0) or not desk.change(lambda: desk.tree.branch(name, None, move, compare)):
        return False
    desk.print(Text(desk.words.say("branched-same" if compare else "branched", id=desk.tree.node.id), style="dim"))
    return True


def go(desk: Desk, rest: str) -> bool:
    """Go on at another node; an action may be called so, too."""
    actions = [action.text for action in desk.game.actions() if action.text.partition(" ")[0] == "go"]
    action = actions[0] if not rest and len(actions) == 1 else desk.actions.spelled(f"go {rest}")
    if action is not None:
        return desk.play([action])
    id = node_named(desk, rest)
    if id is None or not desk.change(lambda: desk.tree.go(id)):
        return False
    desk.print(Text(desk.words.say("gone-to", id=id), style="dim"))
    return True


def drop(desk: Desk, rest: str) -> bool:
    """Forget a node and what grew from it."""
    id = node_named(desk, rest)
    if id is not None and id in [facts.id for facts in desk.tree.way()]:
        desk.warn(desk.words.say("drop-here", id=id))
        return False
    if id is None or not desk.agrees(desk.words.say("drop-really", id=id)):
        return False
    if desk.change(lambda: desk.tree.drop(id)):
        desk.print(Text(desk.words.say("dropped", id=id), style="dim"))
    return False


def rename(desk: Desk, rest: str) -> bool:
    """Call the tree otherwise."""
    if not is_name(desk, rest, 1):
        return False
    if desk.change(lambda: desk.tree.rename(rest)):
        desk.print(Text(desk.words.say("renamed", name=desk.tree.name), style="dim"))
    return False


def is_name(desk: Desk, typed: str, least: int) -> bool:
    """Whether this can be a name; else it is said what can."""
    try:
        check_name("the name", typed, least)
    except DeckwrightError:
        desk.warn(desk.words.say("bad-name", most=LONGEST_NAME))
        return False
    return True


def node_named(desk: Desk, typed: str) -> int | None:
    """The node of this number; else it is said which ones there are."""
    id, known = whole_number(typed), [facts.id for facts in desk.tree.nodes]
    if id in known:
        return id
    told = ", ".join(map(str, known))
    words = desk.words
    desk.warn(words.say("no-such-node", typed=typed, known=told) if typed else words.say("which-node", known=told))
    return None


def alternatives(words: Messages, key: str) -> tuple[str, ...]:
    """A text that is a list of words with commas between them."""
    return tuple(simple(word) for word in words.say(key).split(","))


COMMANDS = (
    Command("tree", show_tree, frozenset({AT_TABLE, AT_END, IN_REPLAY})),
    Command("branch", branch),
    Command("go", go),
    Command("drop", drop),
    Command("rename", rename),
)
