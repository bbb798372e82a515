"""What a saved tree says of its nodes, held against their games: whatever one of them contradicts was edited.

Looked at after the games have been played again. A game that is played under other rules or cards than it was saved with
goes on from its position; of such a node only what needs none of its actions is looked at.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from deckwright.table.events import RULES
from deckwright.table.game import Game
from deckwright.table.origins import Forked
from deckwright.table.saved_trees import Facts, KeptNode, SavedTree
from deckwright.table.seeds import key_in


class Opened(Protocol):
    """A node with its game."""

    facts: Facts
    first: int
    shared: int
    kept: KeptNode | None
    passed: Sequence[int]

    @property
    def game(self) -> Game: ...

    @property
    def moves(self) -> int: ...


def what_contradicts(saved: SavedTree, opened: Mapping[int, Any]) -> str:
    """What in a saved tree its games contradict; nothing if all agrees."""
    if len({played_with(one) for one in saved.nodes}) > 1:
        return "its games name different rules or cards"
    running = [one.game for one in opened.values() if not one.game.over]
    if running and any(any(key_in(game.state)) == saved.exported for game in running):
        return "it was handed out with a key, or kept without one"
    for id in sorted(opened):
        one = opened[id]
        parent = None if one.facts.parent is None else opened[one.facts.parent]
        for wrong in (
            *contradictions(one, saved.exported),
            *(against_parent(one, parent, saved.exported) if parent else ()),
        ):
            return f"node {id} {wrong}"
    return ""


def played_with(node: KeptNode) -> bytes:
    """The rules and cards that a game was saved with: a tree is saved as a whole, so that all have the same."""
    game = msgspec.json.decode(node.game, type=dict[str, msgspec.Raw])
    kept = [msgspec.json.decode(game.get(part, msgspec.Raw(b"0"))) for part in ("rules_version", "layout", "sets")]
    return msgspec.json.encode(kept, order="sorted")


def contradictions(one: Opened, exported: bool) -> Iterator[str]:
    """What of a node its own game contradicts."""
    facts, origin = one.facts, one.game.origin
    if not isinstance(origin, Forked):
        if one.first or facts.imported:
            yield "begins where its game does not"
        if facts.compare and facts.parent is None:
            yield "is a root, and made to compare"
        return
    if one.kept is None:  # it goes on under other rules or cards, from its position
        return
    if one.first and origin.action > one.first:
        yield "begins after more actions than it has"
    handed_on = exported or facts.imported or ended(one)
    if one.first and origin.events and not handed_on and all(event.kind != RULES for event in one.game.log):
        yield "was not imported, and does not begin with its first action"
    if facts.imported and not one.first and origin.action:
        yield "was imported, and begins with its first action"


def against_parent(one: Opened, parent: Opened, exported: bool) -> Iterator[str]:
    """What of a node the game of its parent contradicts."""
    facts, origin = one.facts, one.game.origin
    fresh = not one.first and not facts.imported and one.kept is not None and not ended(one)
    if facts.why != "branch" and facts.compare != parent.facts.compare:
        yield "and what it grew from are not both made to compare"
    if not fresh or not isinstance(origin, Forked) or (exported and not one.game.history):
        return
    if not facts.move - parent.first <= origin.action <= facts.move:
        yield f"begins after {origin.action} actions of its parent, not {facts.move}"
    before = parent.game.origin
    if facts.move >= parent.first and isinstance(before, Forked) and origin.events < before.events and one.shared:
        yield "left its parent before that began"
    yield from against_actions(one, parent, origin)
    alike = one.game.fork is not None and key_in(one.game.fork.state) == key_in(parent.game.state)
    keeps_its_key = not (parent.first or parent.facts.imported or ended(parent))
    if facts.why == "branch" and keeps_its_key and not parent.facts.compare and facts.compare != alike:
        yield "is made to compare, or not, against its key"


def ended(one: Opened) -> bool:
    """Whether a node began with the end of a game: there nothing is redrawn."""
    return one.game.over and not one.game.history


def against_actions(one: Opened, parent: Opened, origin: Forked) -> Iterator[str]:
    """A node shares events that its parent cannot lose any more: the actions that led to them lie before it.

    What its parent took back later may have been more actions, each with an event at least.
    """
    passed, at = parent.passed, one.facts.move - parent.first
    if not one.shared or at < 0 or parent.kept is None or not passed:
        return
    if one.shared == origin.events and (at >= len(passed) or passed[at] != origin.events):
        yield "leaves its parent where that never was"
    elif at < len(passed) and passed[at] < one.shared:
        yield "leaves its parent before what they share"
    elif at > origin.events:
        yield "leaves its parent after more actions than that had"
