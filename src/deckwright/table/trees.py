"""Trees of games: games that begin where others stood, and one of them goes on.

A tree has a name, a code that is the same in all its nodes, and nodes. A node has an id, a parent, and a game that goes on by
itself; how it came about (`why`), after how many actions of its parent, and what is known of its game stand in its `Facts`
(`table/saved_trees.py`, which also says how trees and single nodes are kept).

    tree.game, tree.node, tree.nodes        # the game that goes on, its node, all of them in order of their ids
    tree.branch(node=None, move=None, compare=False)    # from here, or from any action of any node
    tree.go(node); tree.drop(node)          # work on another node; forget one and what grew from it
    tree.save(); Tree.load(data)            # all of it as one JSON value, keys included
    tree.export(); Tree.receive(data)       # the same for people: no key of a game that is running

- A branch gets a new key, and what its player cannot know is redrawn; otherwise it would be a look into the future. One that
  is made to compare keeps both, and is marked so for ever, with all that grows from it.
- An exported tree has no key of a running game in it, and hidden cards in an order that says nothing. Such games are redrawn when
  the tree is loaded, and begin there: their earlier actions are gone, what happened is still told. `receive` does this with any
  tree, for whoever takes in what somebody else hands him. They are marked as imported, like branches.
- A game that was played under older rules goes on from its position, as saved games do. Its earlier actions cannot be played
  again, so that nothing can branch from among them.

A program that keeps nodes one by one (a server) needs no `Tree`: it writes a node with `keep` after each action of its game, and
opens it by `joined` from the rows of the nodes on its way. Branches are made by `part`, exported nodes by `concealed`, and
`redrawn` makes a running game one that can be handed on. None of them changes what it is given. `keep` says `shared=0` of a game
that has grown beyond all bounds: then the nodes that grew from it have to be written whole (`keep` with `shared=0`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from deckwright.cards.errors import BadOption, BadSave, NotFound
from deckwright.table.arguments import flag, is_whole, shown, whole
from deckwright.table.forks import at_action, leave, leave_concealed, leave_redrawn, leave_with
from deckwright.table.game import Game
from deckwright.table.given_names import check_name
from deckwright.table.origins import Forked
from deckwright.table.refusals import Refusal
from deckwright.table.rulesets import Pack
from deckwright.table.saved_trees import (
    MOST_NODES,
    MOST_PLAYED,
    Facts,
    KeptNode,
    Known,
    Nodes,
    Packer,
    grown_from,
    joined,
    keep,
    read_tree,
    told,
    way,
)
from deckwright.table.saving import is_current, loaded, open_saved
from deckwright.table.seeds import Seed, key_in, key_of
from deckwright.table.tree_facts import what_contradicts

OWNER = 0  # the seat of whoever has the tree
Played = TypeVar("Played", bound=Game)


# Single games.


def part(game: Played, move: int, compare: bool, seed: Seed = None) -> Played:
    """The game that leaves another one after so many of its actions; redrawn, unless it is made to compare."""
    then = at_action(game, move)
    return leave(then) if compare else leave_redrawn(then, OWNER, seed)


def redrawn(game: Played, seed: Seed = None) -> Played:
    """A running game as it may be handed on to be played: with a new key, from its position on."""
    return leave_redrawn(game, OWNER, seed)


def concealed(game: Played) -> Played:
    """A game as it may be handed out: without a key, hidden cards in an order that says nothing."""
    return leave_concealed(game, OWNER)


def lasting(game: Game) -> int:
    """How many of its events a game never loses any more, whatever is taken back."""
    first = [before.events for before in (game._snapshots.earlier, *game._snapshots.reached[:1]) if before is not None]
    return min([len(game.log), *first])


def now() -> str:
    """The time, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# Nodes that are at work.


@dataclass
class Growing(Generic[Played]):
    """A node with its game."""

    facts: Facts
    game: Played
    first: int  # actions before those that the game remembers
    shared: int  # events that it has from its parent
    packer: Packer = field(default_factory=Packer)
    kept: KeptNode | None = None
    stamp: tuple[Any, ...] = ()
    passed: Sequence[int] = ()  # events before each of the actions that it was opened with, and at their end

    def __post_init__(self) -> None:
        self.game.keeps_reveals = True  # its branches share what has happened, and its score may stand in a hall

    @property
    def moves(self) -> int:
        """How many actions have been played in it."""
        return self.first + len(self.game.history)

    def told(self) -> Facts:
        """What is known of it now."""
        return told(self.facts, self.game)

    def keep(self) -> KeptNode:
        """As it is kept; written anew only where something has happened."""
        stamp = self.now()
        if self.kept is None or stamp != self.stamp:
            self.kept, self.stamp = keep(self.facts, self.game, self.first, self.shared, self.packer), stamp
        return self.kept

    def now(self) -> tuple[Any, ...]:
        """What differs as soon as something has happened."""
        game = self.game
        return self.facts, self.shared, len(game.log), list(game.history), game.state.tobytes()


class Tree(Generic[Played]):
    """Games that grew from one, and the one of them that goes on."""

    FORMAT: ClassVar[str] = "deckwright-tree-1"
    WHYS: ClassVar[tuple[str, ...]] = ("founded", "branch")  # the first is the root's
    NODE: ClassVar[type[Facts]] = Facts

    def __init__(self, game: Played, name: str, code: str) -> None:
        self._name, self.code = check_name("the name", name), code
        self._nodes: dict[int, Growing[Played]] = {}
        self._last = 0
        self._here = self._grow(game, None, self.WHYS[0], 0)

    @classmethod
    def of(cls, name: str, code: str, here: int, last: int, nodes: Mapping[int, Growing[Played]]) -> Self:
        """A tree of nodes that were kept one by one; `last` is the highest id that one of them ever had."""
        tree = cls.__new__(cls)
        tree._name, tree.code, tree._here, tree._last, tree._nodes = name, code, here, last, dict(nodes)
        return tree

    @property
    def last(self) -> int:
        """The highest id that a node ever had: none is given twice."""
        return self._last

    def growing(self, node: Facts | int) -> Growing[Played]:
        """A node with its game."""
        return self._nodes[self._id(node)]

    # Where it stands.

    @property
    def name(self) -> str:
        """What it is called."""
        return self._name

    def rename(self, name: str) -> None:
        """Call it otherwise."""
        self._name = check_name("the name", name)

    @property
    def game(self) -> Played:
        """The game that goes on."""
        return self._nodes[self._here].game

    @property
    def node(self) -> Facts:
        """The node where it goes on."""
        return self._nodes[self._here].told()

    @property
    def nodes(self) -> Sequence[Facts]:
        """All nodes in order of their ids; a parent comes before what grew from it."""
        return [self._nodes[id].told() for id in sorted(self._nodes)]

    def way(self, node: Facts | int | None = None) -> Sequence[Facts]:
        """The nodes from the root to this one, or to where the tree stands."""
        return [self._nodes[id].told() for id in way(self._facts, self._id(node))]

    def moves(self, node: Facts | int | None = None) -> int:
        """How many actions have been played in a node."""
        return self._nodes[self._id(node)].moves

    @property
    def _facts(self) -> Mapping[int, Facts]:
        return {id: one.facts for id, one in self._nodes.items()}

    def _id(self, node: object) -> int:
        """The id of a node, of one that is there."""
        if node is None:
            return self._here
        id = node.id if isinstance(node, Facts) else node
        if not is_whole(id) or id not in self._nodes:
            raise NotFound(f"There is no node {shown(id)} here. Nodes: {', '.join(map(str, sorted(self._nodes)))}.")
        return int(id)

    # Growing.

    def branch(
        self,
        name: str = "",
        node: Facts | int | None = None,
        move: int | None = None,
        compare: bool = False,
        seed: Seed = None,
    ) -> Facts:
        """A game that leaves from here, or from after so many actions of any node; it goes on there.

        It gets new shuffles, by `seed` or by chance; one made to compare keeps them and is marked for ever.
        """
        parent = self._nodes[self._id(node)]
        at = parent.moves if move is None else self._move(parent, move)
        name = check_name("the name of a branch", name, 0)
        made = part(parent.game, at - parent.first, flag("compare", compare), seed)
        here = self._grow(made, parent.facts.id, "branch", at, name=name, compare=compare)
        self._here = here
        return self.node

    def _move(self, parent: Growing[Played], move: object) -> int:
        at = whole("the move", move, 0, parent.moves)
        if at < parent.first:
            raise BadOption(
                f"The first {parent.first} actions of node {parent.facts.id} cannot be played again: they were played "
                "under other rules, or before the tree was imported."
            )
        return at

    def _grow(
        self, game: Played, parent: int | None, why: str, move: int, name: str = "", about: str | None = None,
        compare: bool = False,
    ) -> int:  # fmt: skip
        """Put a new node into the tree."""
        if len(self._nodes) >= MOST_NODES:
            raise Refusal("tree-full", None, {"n": MOST_NODES}).error(self.game.ruleset, f"begin node {self._last + 1}")
        shared = 0
        if parent is not None:
            before = self._nodes[parent]
            compare = compare or before.facts.compare
            shared = min(lasting(before.game), game.log.in_common(before.game.log))
        self._last += 1
        facts = self.NODE(
            id=self._last, parent=parent, why=why, name=name, about=about, move=move, made=now(), round=0, scores=[],
            over=False, compare=compare, imported=False,
        )  # fmt: skip
        self._nodes[self._last] = Growing(facts, game, 0, shared)
        return self._last

    def go(self, node: Facts | int) -> Facts:
        """Go on at another node."""
        self._here = self._id(node)
        return self.node

    def drop(self, node: Facts | int) -> None:
        """Forget a node and all that grew from it; the one where the tree stands cannot be among them."""
        gone = grown_from(self._facts, self._id(node))
        if self._here in gone:
            raise Refusal("tree-is-there", None).error(self.game.ruleset, f"forget node {gone[0]}")
        for id in gone:
            del self._nodes[id]

    # Keeping.

    def save(self) -> dict[str, Any]:
        """All of it as plain data, keys included; `load` takes it."""
        for id in sorted(self._nodes):  # what a game has forgotten its branches can share no more
            one = self._nodes[id]
            parent = None if one.facts.parent is None else self._nodes[one.facts.parent]
            if parent is not None and one.shared > self._length(parent):
                one.shared = 0
        return self._data({id: one.keep() for id, one in self._nodes.items()}, False)

    def _length(self, one: Growing[Played]) -> int:
        """How many events are kept of a game."""
        kept = one.keep()
        return 0 if kept.shared == 0 and not kept.events else len(one.game.log)

    def export(self) -> dict[str, Any]:
        """All of it for people: of games that are running no key, and no order of what is hidden."""
        secret = {key_in(one.game.state) for one in self._nodes.values() if not one.game.over}
        kept = {}
        for id, one in self._nodes.items():
            if one.game.over and key_in(one.game.state) not in secret:
                kept[id] = one.keep()
            else:
                kept[id] = keep(one.facts, concealed(one.game), one.moves, one.shared)
        return self._data(kept, True)

    def _data(self, kept: Nodes, exported: bool) -> dict[str, Any]:
        nodes = [kept[id].data() for id in sorted(kept)]
        return {
            "format": self.FORMAT, "name": self.name, "code": self.code, "node": self._here, "last": self._last,
            "exported": exported, "nodes": nodes,
        }  # fmt: skip

    @classmethod
    def load(cls, data: Any, packs: Sequence[Pack] = ()) -> Self:
        """A saved tree, ready to go on: what `save` or `export` gave, or the JSON text of it.

        Every game of it is looked at; `BadSave` for whatever cannot be read, and nothing of it is kept.
        """
        return cls._open(data, packs, False)

    @classmethod
    def receive(cls, data: Any, packs: Sequence[Pack] = (), seed: Seed = None) -> Self:
        """A tree that somebody hands in: games that are running are redrawn, whatever file it was."""
        return cls._open(data, packs, True, seed)

    @classmethod
    def _open(cls, data: Any, packs: Sequence[Pack], foreign: bool, seed: Seed = None) -> Self:
        saved = read_tree(data, cls.FORMAT, cls.WHYS)
        tree = cls.__new__(cls)
        tree._name, tree.code, tree._here, tree._last = saved.name, saved.code, saved.node, saved.last
        tree._nodes = {}
        nodes, known, played = {one.id: one for one in saved.nodes}, Known(), 0
        for id in sorted(nodes):
            tree._nodes[id] = opened(nodes, id, packs, known, cls.NODE)
            played += len(tree._nodes[id].game.history)
            if played > MOST_PLAYED:
                raise BadSave(f"This saved tree is too large: its games have more than {MOST_PLAYED} actions.")
        wrong = what_contradicts(saved, tree._nodes)
        if wrong:
            raise BadSave(f"This saved tree is damaged: {wrong}. The file was changed.")
        tree._check()
        if foreign or saved.exported:
            tree._take_in(seed)
        return tree

    def _check(self) -> None:
        """Refuse games that cannot be of one tree; a game of its own may look at more."""
        first, *others = self._nodes.values()
        for other in others:
            if other.game.ruleset_id != first.game.ruleset_id or other.game.mode != first.game.mode:
                raise BadSave(f"This saved tree is damaged: node {other.facts.id} is of another game than its root.")

    def _take_in(self, seed: Seed) -> None:
        """Redraw all games that are running, and mark them; give a key to those that were handed out without one."""
        for id, one in sorted(self._nodes.items()):
            own = None if seed is None else f"{seed!r} {id}"
            if not one.game.over:
                facts = msgspec.structs.replace(one.facts, imported=True)
                self._nodes[id] = Growing(facts, self._redrawn(one.game, own), one.moves, one.shared)
            elif not any(key_in(one.game.state)):
                self._nodes[id] = Growing(one.facts, leave_with(one.game, key_of(own)), one.moves, one.shared)

    def _redrawn(self, game: Played, seed: Seed) -> Played:
        """A running game that came back from a file."""
        return redrawn(game, seed)


def opened(
    nodes: Nodes, id: int, packs: Sequence[Pack], known: Known, form: type[Facts],
) -> Growing[Any]:  # fmt: skip
    """A node of a saved tree with its game; refused if the file says of it what its actions do not lead to."""
    kept, facts = nodes[id], nodes[id].facts(form)
    try:
        saved, ruleset = open_saved(joined(nodes, id, known), packs)
        passed: list[int] = []
        game = loaded(saved, ruleset, passed)
    except BadSave as error:
        raise BadSave(f"Node {id} of this saved tree: {error}") from None
    if not is_current(saved, ruleset):
        return Growing(
            facts, game, kept.first + (game.origin.action if isinstance(game.origin, Forked) else 0), kept.shared
        )
    if facts != told(facts, game) or not is_recorded(game, known[id]):
        raise BadSave(f"The actions of node {id} of this saved tree do not lead to what it says: the file was changed.")
    found = Growing(facts, game, kept.first, kept.shared, kept=kept, passed=passed)
    found.stamp = found.now()
    return found


def is_recorded(game: Game, events: Sequence[dict[str, Any]]) -> bool:
    """Whether these are the events of a game, as far as it has played them itself."""
    first = 0 if game.fork is None else game.fork.events
    return len(events) == len(game.log) and game.log.data(first) == events[first:]
