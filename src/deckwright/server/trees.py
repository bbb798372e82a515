"""Trees of games: every node is a table like any other, and what they have to do with each other is kept beside them.

Whatever is done with a tree is done by the game's own `Tree`, put together from the tables of its nodes; what it has become is
stored in one transaction. Whoever plays where a tree stands has the tree: a device that is let in there plays all of it, and
one that was sent away there has nothing of it any more.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from deckwright.cards.errors import BadOption, BadSave, IllegalAction
from deckwright.server.budgets import in_thread
from deckwright.server.damage import reading_a_table
from deckwright.server.hall_rows import entered
from deckwright.server.holders import Holders
from deckwright.server.loading import position_of
from deckwright.server.names import distinct
from deckwright.server.problems import BadRequest, NotAllowed, NotNow, NotThere, Refused
from deckwright.server.records import SeatRecord, TableRecord, make_command
from deckwright.server.table import Table
from deckwright.server.tables import ID_BYTES, TABLE_ID, Tables
from deckwright.server.tree_messages import NodeShown, TreeListed, TreeShown
from deckwright.server.tree_rows import (
    Change,
    NewTable,
    NodeRecord,
    TreeRecord,
    changed_now,
    find_tree,
    nodes_of,
    note_told,
    standings,
    tree_with,
    trees_of,
)
from deckwright.server.whereabouts import Whereabouts
from deckwright.table.forks import first_position, leave
from deckwright.table.given_names import LONGEST_NAME, check_name, composed
from deckwright.table.kinds import kinds
from deckwright.table.origins import Forked
from deckwright.table.rulesets import all_rulesets, resolve
from deckwright.table.saved_trees import told
from deckwright.table.snapshots import Snapshot
from deckwright.table.trees import OWNER, Growing, Tree

AnyTree = Tree[Any]
MOST_LISTED = 100


@dataclass(frozen=True)
class Found:
    """A tree as it is stored, and who has it."""

    record: TreeRecord
    nodes: Mapping[int, NodeRecord]
    holders: Sequence[tuple[str, int]]

    @property
    def here(self) -> NodeRecord:
        return self.nodes[self.record.here]


class Trees:
    """All trees of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of trees that somebody changes now

    # Coming into being.

    async def found(self, ruleset: str, options: Mapping[str, str], name: str, device: str) -> TreeShown:
        """A new tree with its first game."""
        named(name)
        if ruleset not in all_rulesets():
            raise NotThere("no-ruleset", ruleset=ruleset)
        made = tree_of(resolve(ruleset).kind)
        await self.tables.quotas.check_new_table(device)
        tree = await in_thread(made.found, name, secrets.token_bytes(32), dict(options), (), ruleset)
        return await self.take(tree, device)

    async def receive(self, data: bytes, device: str, visitor: str) -> TreeShown:
        """A tree from a file; how much a visitor may hand in within a day is counted like what he plays."""
        source, quotas = f"files of {visitor}", self.tables.quotas
        quotas.check_command(source, source)
        await quotas.check_new_table(device)
        quotas.spend(source, source, len(data))
        tree = await in_thread(read_file, data)
        return await self.take(tree, device, imported=True)

    async def take(self, tree: AnyTree, device: str, imported: bool = False) -> TreeShown:
        """Store a tree that was not here before."""
        now = time.time()
        kind = tree.game.ruleset.kind.name
        record = TreeRecord(
            secrets.token_urlsafe(ID_BYTES),
            kind,
            composed(tree.name),
            tree.code,
            tree.node.id,
            tree.last,
            imported,
            0,
            now,
            now,
        )
        holders = [(device, seat) for seat in range(tree.game.players)]
        new = await in_thread(lambda: [planted(record.id, tree.growing(node), device) for node in tree.nodes])
        await self.store.change(Change(record, holders, new).found)
        self.spend(device, new)
        return await self.show(await self.find(record.id, device))

    # Finding.

    async def find(self, tree_id: str, device: str) -> Found:
        """A tree of this device."""
        record = await find_tree(self.store, tree_id) if TABLE_ID.fullmatch(tree_id) else None
        if record is None:
            raise NotThere("no-tree")
        nodes = await nodes_of(self.store, tree_id)
        if record.here not in nodes:
            raise NotThere("damaged")
        table = await self.tables.find(nodes[record.here].table)
        if not table.seats_of(device):
            raise NotAllowed("not-your-tree")
        held = table.holders.by_device.items()
        return Found(record, nodes, [(one, seat) for one, seats in held for seat in sorted(seats) if seat >= OWNER])

    async def around(self, table_id: str, device: str) -> Found:
        """The tree in which a table of this device stands."""
        table = await self.tables.find(table_id)
        self.tables.place(table, device)
        tree_id = await tree_with(self.store, table_id)
        if tree_id is None:
            raise NotThere("no-tree")
        return await self.find(tree_id, device)

    async def list(self, device: str) -> list[TreeListed]:
        """The trees of a device, the latest first."""
        ids = await trees_of(self.store, device, MOST_LISTED) if device else []
        records = [record for tree_id in ids if (record := await find_tree(self.store, tree_id)) is not None]
        return [listed(await self.show(Found(one, await nodes_of(self.store, one.id), ()))) for one in records]

    async def show(self, found: Found) -> TreeShown:
        """A tree with its nodes as they stand now; what is known of games in which something has happened is written down."""
        record, nodes, stand = found.record, dict(found.nodes), await standings(self.store, found.nodes.values())
        late = [one for one in nodes.values() if stand[one.table]["revision"] != one.told]
        news = [told_now(one, await self.tables.find(one.table)) for one in late]
        if news:
            await self.store.change(partial(note_told, news=news))
        nodes |= {one.node: one for one in news}
        here, praised = stand[found.here.table], await entered(self.store, record.id)
        return TreeShown(
            record.id, record.game, here["ruleset"], record.name, record.code, record.here, found.here.table, record.revision,
            max(record.changed, here["changed"]), [node_shown(one, one.table in praised) for one in nodes.values()],
        )  # fmt: skip

    # Growing.

    async def tree(self, found: Found) -> AnyTree:
        """The game's own tree, with a copy of every game."""
        nodes = {}
        for one in found.nodes.values():
            table = await self.tables.find(one.table)
            nodes[one.node] = await self.growing(one, table)
        record = found.record
        tree: AnyTree = tree_of(kinds()[record.game]).of(record.name, record.code, record.here, record.last, nodes)
        return tree

    async def growing(self, node: NodeRecord, table: Table) -> Growing[Any]:
        """A node with its game."""
        if not table.exact:  # what was played under older rules is not played again
            return Growing(node.facts, leave(table.game), node.first + len(table.history), node.shared)
        game = table.game.copy()
        if isinstance(game.origin, Forked) and game.fork is None:
            game.fork = await self.beginning(table)
        return Growing(node.facts, game, node.first, node.shared)

    async def beginning(self, table: Table) -> Snapshot:
        """The position that the game of a table began with."""
        begin = await self.store.first_command(table.id)
        with reading_a_table():
            stored = position_of(table.record, table.game.ruleset, begin)
            return Snapshot(stored.state, stored.parents, begin.new_events, 0)

    async def change(
        self, tree_id: str, device: str, revision: int, work: Callable[[AnyTree], object], *, grows: bool = False
    ) -> TreeShown:
        """Do something with a tree that this device knows as it is, and store what it has become."""
        async with self.alone(tree_id):
            found = await self.find(tree_id, device)
            if revision != found.record.revision:
                raise NotNow("stale-tree")
            if grows:
                await self.tables.quotas.check_new_table(device)
            played = await self.tables.find(found.here.table)
            async with played.lock:  # nothing is done there meanwhile
                change = await in_thread(changed, await self.tree(found), found, device, work)
                await self.store.change(change.write)
                self.take_note(change, found.nodes)
            self.spend(device, change.new)
            return await self.show(await self.find(tree_id, device))

    def alone(self, tree_id: str) -> asyncio.Lock:
        """What is held while a tree is changed."""
        return self.locks.setdefault(tree_id, asyncio.Lock())

    def spend(self, device: str, new: Sequence[tuple[NodeRecord, NewTable]]) -> None:
        """So much was written for a device."""
        for node, table in new:
            self.tables.quotas.spend(device, node.table, table.size)

    def take_note(self, change: Change, before: Mapping[int, NodeRecord]) -> None:
        """What tables in memory must know of a change that is stored."""
        tree, nodes = change.tree, {**before, **{node.node: node for node, _ in change.new}}
        for node in nodes.values():
            if (table := self.tables.live.get(node.table)) is not None:
                table.stand(Whereabouts(tree.id, tree.name, node.node, tree.here, nodes[tree.here].table))
        for table_id in change.given:
            if (table := self.tables.live.get(table_id)) is not None:
                watching = [
                    (device, seat) for device, held in table.holders.by_device.items() for seat in held if seat < OWNER
                ]
                table.holders = Holders([*change.holders, *watching], table.holders.returns)
                table.tell_presence()
        for node in change.gone:
            if (gone := self.tables.live.pop(node.table, None)) is not None:
                gone.lost = True
                gone.tell_pages()


def tree_of(kind: Any) -> Any:
    """How games of a kind grow from each other."""
    if kind.table.tree is None:
        raise BadRequest("no-trees", game=kind.name)
    return kind.table.tree


def named(name: str, least: int = 1) -> str:
    """A name that can be seen."""
    try:
        return check_name("the name", name, least)
    except BadOption:
        raise BadRequest("bad-name", most=LONGEST_NAME) from None


class Peeked(msgspec.Struct):
    """A game in a file, as far as it says which cards it brings."""

    packs: list[Any] = []


class PeekedNode(msgspec.Struct):
    game: Peeked


class PeekedTree(msgspec.Struct):
    format: str
    nodes: list[PeekedNode]


def read_file(data: bytes) -> AnyTree:
    """The tree in a file; one with cards of its own is refused before anything of them is read."""
    try:
        peeked = msgspec.json.decode(data, type=PeekedTree)
        made = next(
            kind.table.tree
            for kind in kinds().values()
            if kind.table.tree is not None and peeked.format == kind.table.tree.FORMAT
        )
        if any(node.game.packs for node in peeked.nodes):
            raise BadRequest("tree-packs")
        tree: AnyTree = made.receive(data)
        return tree
    except (msgspec.MsgspecError, UnicodeError, RecursionError, StopIteration, BadSave):
        raise BadRequest("bad-tree") from None


def changed(tree: AnyTree, found: Found, device: str, work: Callable[[AnyTree], object]) -> Change:
    """What becomes of a tree by what somebody does with it."""
    before = tree.node.id
    try:
        work(tree)
    except IllegalAction as error:
        raise Refused(error) from None
    there = {node.id: node for node in tree.nodes}
    record = changed_now(found.record, name=tree.name, here=tree.node.id, last=tree.last)
    new = [planted(record.id, tree.growing(node), device) for id, node in there.items() if id not in found.nodes]
    gone = [one for id, one in found.nodes.items() if id not in there]
    given = [found.nodes[record.here].table] if record.here != before and record.here in found.nodes else []
    return Change(record, found.holders, new, gone, given)


def planted(tree_id: str, growing: Growing[Any], device: str) -> tuple[NodeRecord, NewTable]:
    """A table for a node that has none yet."""
    game, facts = growing.game, growing.told()
    record = TableRecord(
        secrets.token_urlsafe(ID_BYTES), game.ruleset_id, game.mode, dict(game.options),
        msgspec.to_builtins(game.origin), list(game.ruleset.ids), distinct([SeatRecord("here", "")] * game.players),
        "", False, None, device, time.time(),
    )  # fmt: skip
    if isinstance(game.origin, Forked):
        record = msgspec.structs.replace(
            record, origin=msgspec.to_builtins(Forked(game.origin.action, game.origin.events))
        )
    first = first_position(game) if game.history else game
    commands = [make_command(record.id, 0, "begin", first, 0, 0)]
    if game.history:
        known = len(first.log)
        commands.append(make_command(record.id, 1, "act", game, 0, known, OWNER, None, list(game.history)))
    revision, moves = len(commands) - 1, len(game.history)
    node = NodeRecord(tree_id, facts.id, record.id, facts, revision, moves, growing.first, growing.shared)
    return node, NewTable(record, commands, game)


def told_now(node: NodeRecord, table: Table) -> NodeRecord:
    """What is known of a node, as its table stands now."""
    facts, moves = told(node.facts, table.game), len(table.history)
    return msgspec.structs.replace(node, facts=facts, told=table.revision, moves=moves)


def node_shown(node: NodeRecord, praised: bool) -> NodeShown:
    facts = node.facts
    return NodeShown(
        facts.id, facts.parent, facts.why, facts.name, facts.about, facts.move, node.first, node.first + node.moves,
        facts.made, facts.round, facts.scores, facts.over, facts.compare, facts.imported, node.table, praised,
    )  # fmt: skip


def listed(tree: TreeShown) -> TreeListed:
    """A tree as a list shows it."""
    here = next(node for node in tree.nodes if node.node == tree.node)
    return TreeListed(
        tree.tree, tree.game, tree.ruleset, tree.name, tree.code, tree.table, here.round, here.scores, here.over,
        len(tree.nodes), tree.changed,
    )  # fmt: skip
