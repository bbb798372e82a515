"""Trees of games as they are stored: a row for the tree, one for each node, and the table where the node's game is played."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from deckwright.server.damage import reading_a_table
from deckwright.server.database import claims, returns, tables, tree_nodes, trees
from deckwright.server.housekeeping import forget_tables
from deckwright.server.problems import NotNow
from deckwright.server.records import Command, TableRecord, standing_of
from deckwright.server.store import ADD_COMMANDS, Store, claim, plain
from deckwright.table.game import Game
from deckwright.table.saved_trees import Facts

Form = TypeVar("Form", bound=msgspec.Struct)


class TreeRecord(msgspec.Struct, frozen=True):
    """A tree without its nodes."""

    id: str
    game: str
    name: str
    code: str
    here: int
    last: int
    imported: bool  # it came from a file
    revision: int
    made: float
    changed: float


class NodeRecord(msgspec.Struct, frozen=True):
    """A node: what is known of it, and at which revision of its table that was."""

    tree: str
    node: int
    table: str
    facts: Facts
    told: int
    moves: int
    first: int
    shared: int

    @property
    def row(self) -> dict[str, Any]:
        return {**msgspec.structs.asdict(self), "facts": msgspec.to_builtins(self.facts)}


@dataclass(frozen=True)
class NewTable:
    """A table that comes with a node."""

    record: TableRecord
    commands: Sequence[Command]
    game: Game

    @property
    def row(self) -> dict[str, Any]:
        standing = plain(standing_of(self.record, self.commands[-1], self.game, False))
        del standing["table"]
        return {**msgspec.to_builtins(self.record), **standing, "bytes": self.size}

    @property
    def size(self) -> int:
        """The room it takes, roughly."""
        return sum(command.size for command in self.commands)


@dataclass(frozen=True)
class Change:
    """What becomes of a tree, in one transaction; whoever holds seats where it stands holds those of all new tables."""

    tree: TreeRecord  # as it is afterwards
    holders: Sequence[tuple[str, int]]  # devices and seats where it stands
    new: Sequence[tuple[NodeRecord, NewTable]] = ()
    gone: Sequence[NodeRecord] = ()
    given: Sequence[str] = field(default=())  # tables that are played from now on by the holders and nobody else

    def found(self, connection: Connection) -> None:
        """Write a tree that was not there."""
        connection.execute(insert(trees), [msgspec.structs.asdict(self.tree)])
        self.write_nodes(connection)

    def write(self, connection: Connection) -> None:
        """Write it, unless somebody else has changed the tree meanwhile."""
        mine = (trees.c.id == self.tree.id, trees.c.revision == self.tree.revision - 1)
        if not connection.execute(update(trees).where(*mine).values(**msgspec.structs.asdict(self.tree))).rowcount:
            raise NotNow("stale-tree")
        self.write_nodes(connection)

    def write_nodes(self, connection: Connection) -> None:
        for node, table in self.new:
            connection.execute(insert(tables), [table.row])
            connection.execute(ADD_COMMANDS, [msgspec.structs.asdict(command) for command in table.commands])
            connection.execute(insert(tree_nodes), [node.row])
            self.seat(connection, node.table)
            ways = [
                {"table": node.table, "seat": seat, "number": 0} for seat in sorted({seat for _, seat in self.holders})
            ]
            connection.execute(insert(returns), ways)
        for table_id in self.given:
            connection.execute(delete(claims).where(claims.c.table == table_id, claims.c.seat >= 0))
            self.seat(connection, table_id)
        if self.gone:
            forget_tables(connection, [node.table for node in self.gone])

    def seat(self, connection: Connection, table: str) -> None:
        connection.execute(insert(claims), [claim(table, seat, device) for device, seat in self.holders])


def note_told(connection: Connection, news: Iterable[NodeRecord]) -> None:
    """How the games of nodes stand now."""
    for node in news:
        mine = (tree_nodes.c.tree == node.tree, tree_nodes.c.node == node.node)
        values = {"facts": msgspec.to_builtins(node.facts), "told": node.told, "moves": node.moves}
        connection.execute(update(tree_nodes).where(*mine).values(**values))


def read_row(row: RowMapping, form: type[Form]) -> Form:
    """What a row describes."""
    with reading_a_table():
        return msgspec.convert({name: row[name] for name in form.__struct_fields__}, form)


async def find_tree(store: Store, tree: str) -> TreeRecord | None:
    """A tree by its id."""
    rows = await store.read(select(trees).where(trees.c.id == tree))
    return read_row(rows[0], TreeRecord) if rows else None


async def tree_with(store: Store, table: str) -> str | None:
    """The tree of which a table is a node."""
    rows = await store.read(select(tree_nodes.c.tree).where(tree_nodes.c.table == table))
    return str(rows[0]["tree"]) if rows else None


async def nodes_of(store: Store, tree: str) -> dict[int, NodeRecord]:
    """The nodes of a tree by their numbers."""
    rows = await store.read(select(tree_nodes).where(tree_nodes.c.tree == tree).order_by(tree_nodes.c.node))
    return {row["node"]: read_row(row, NodeRecord) for row in rows}


async def standings(store: Store, nodes: Iterable[NodeRecord]) -> dict[str, RowMapping]:
    """How the tables of nodes stand, by their ids: revision, ruleset, when something was done there."""
    some = [node.table for node in nodes]
    columns = (tables.c.id, tables.c.revision, tables.c.ruleset, tables.c.changed)
    return {row["id"]: row for row in await store.read(select(*columns).where(tables.c.id.in_(some)))}


async def trees_of(store: Store, device: str, most: int) -> list[str]:
    """The trees that a device plays, those first where somebody has played last."""
    here = (tree_nodes.c.tree == trees.c.id) & (tree_nodes.c.node == trees.c.here)
    query = (
        select(trees.c.id)
        .join(tree_nodes, here)
        .join(tables, tables.c.id == tree_nodes.c.table)
        .join(claims, claims.c.table == tree_nodes.c.table)
        .where(claims.c.device == device, claims.c.seat >= 0)
        .order_by(tables.c.changed.desc())
        .limit(most)
    )
    return list(dict.fromkeys(row["id"] for row in await store.read(query)))


def changed_now(tree: TreeRecord, **values: Any) -> TreeRecord:
    """The tree after one more change."""
    return msgspec.structs.replace(tree, revision=tree.revision + 1, changed=time.time(), **values)
