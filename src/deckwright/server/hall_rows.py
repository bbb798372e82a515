"""Halls of fame as they are stored: a row for every game that was entered, with all that everybody may see of it."""

import time
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, delete, func, insert, select

from deckwright.server.database import claims, hall, tree_nodes, trees
from deckwright.server.store import Store

MOST_UNDER_A_CODE = 200


class EntryRecord(msgspec.Struct, frozen=True):
    """A score that was entered."""

    table: str
    tree: str
    node: int
    game: str
    ruleset: str
    part: int
    score: int
    name: str
    code: str
    title: dict[str, str]
    marks: dict[str, int]
    imported: bool

    def write(self, connection: Connection) -> None:
        """Enter it; what stood there of the same game before is replaced, and its day stays."""
        here = hall.c.table == self.table
        since = connection.execute(select(hall.c.at).where(here)).scalar()
        connection.execute(delete(hall).where(here))
        connection.execute(
            insert(hall), [{**msgspec.structs.asdict(self), "at": time.time() if since is None else since}]
        )


def withdraw(connection: Connection, table: str) -> bool:
    """Take a score out; whether one was there."""
    return bool(connection.execute(delete(hall).where(hall.c.table == table)).rowcount)


async def entered(store: Store, tree: str) -> set[str]:
    """The tables of a tree whose scores stand in the hall."""
    return {row["table"] for row in await store.read(select(hall.c.table).where(hall.c.tree == tree))}


async def boards_of(store: Store, game: str) -> Sequence[RowMapping]:
    """The lists of a game in which something stands, and how much."""
    columns = (hall.c.ruleset, hall.c.part)
    query = select(*columns, func.count().label("entries")).where(hall.c.game == game).group_by(*columns)
    return await store.read(query.order_by(*columns))


async def best_of(
    store: Store, game: str, ruleset: str, part: int, imported: bool, first: int, most: int
) -> tuple[int, Sequence[RowMapping]]:
    """How many stand in a list, and some of them with their places, the best first; whoever came first stands before."""
    where = [hall.c.game == game, hall.c.ruleset == ruleset, hall.c.part == part]
    if not imported:
        where.append(~hall.c.imported)
    (row,) = await store.read(select(func.count().label("total")).select_from(hall).where(*where))
    place = func.rank().over(order_by=hall.c.score.desc()).label("place")
    query = select(hall, place).where(*where).order_by(hall.c.score.desc(), hall.c.at, hall.c.table)
    return row["total"], await store.read(query.offset(first).limit(most))


async def under(store: Store, game: str, code: str) -> Sequence[RowMapping]:
    """What stands under a code, list by list."""
    order = (hall.c.ruleset, hall.c.part, hall.c.score.desc(), hall.c.at, hall.c.table)
    return await store.read(
        select(hall).where(hall.c.game == game, hall.c.code == code).order_by(*order).limit(MOST_UNDER_A_CODE)
    )


async def own(store: Store, device: str, some: Collection[str]) -> set[str]:
    """Those of some trees that a device has."""
    if not device or not some:
        return set()
    return {row["id"] for row in await store.read(trees_played(device).where(trees.c.id.in_(some)))}


def trees_played(device: str) -> Select[tuple[str]]:
    """The trees that a device has: it plays where they stand."""
    here: ColumnElement[Any] = (tree_nodes.c.tree == trees.c.id) & (tree_nodes.c.node == trees.c.here)
    seats = (claims.c.table == tree_nodes.c.table) & (claims.c.seat >= 0)
    return select(trees.c.id).join(tree_nodes, here).join(claims, seats).where(claims.c.device == device)
