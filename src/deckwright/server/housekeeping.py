"""What is cleared away in time: what was taken back, lessons that nobody goes on with, games that nobody opens any more.

Finished games are kept. A clock may be wrong for a while: a table goes only if it was found to be old on two days, and a
day here is a day that the server was running, or between two of its starts. Whoever opens it meanwhile keeps it.
"""

import logging
from collections.abc import Collection, Sequence
from functools import partial

from sqlalchemy import ColumnElement, Connection, Select, and_, case, delete, or_, select, update

from deckwright.server.database import metadata, tables, tree_nodes, trees
from deckwright.server.emptying import empty_undone, with_undone
from deckwright.server.problems import Trouble
from deckwright.server.settings import Settings
from deckwright.server.store import Store

LOG = logging.getLogger(__name__)
HOUR = 3600.0
DAY = 24 * HOUR
NEARLY = 0.9  # of a time that must pass between two looks: these do not come by the second
MOST_AT_ONCE = 50  # tables in one transaction: whoever plays does not wait for long


class Housekeeping:
    """Empties every hour what was taken back, and looks once a day for what is old."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.next_hour = self.next_day = 0.0  # when it is time again, by the clock that nobody sets

    async def tidy(self, now: float, uptime: float, in_use: Collection[str]) -> list[str]:
        """Clear away what it is time for; the tables that went."""
        gone: list[str] = []
        try:
            if uptime >= self.next_hour:
                self.next_hour = uptime + HOUR
                await self.empty(now - self.settings.undone_hours * HOUR)
            if uptime >= self.next_day:
                self.next_day = uptime + DAY
                gone = await self.remove(now, in_use)
        except Trouble:
            LOG.warning("what is old could not be cleared away; it is tried again later")
        return gone

    async def empty(self, before: float) -> None:
        """What was taken back before this moment takes no room any more."""
        for table in await self.store.change(partial(with_undone, before=before)):
            await self.store.change(partial(empty_undone, table=table, before=before))

    async def remove(self, now: float, in_use: Collection[str]) -> list[str]:
        """Remove what was old at an earlier look already, and remember what is old now."""
        found = await self.store.change(partial(self.look, now=now))
        going = [table for table in found if table not in in_use]
        for first in range(0, len(going), MOST_AT_ONCE):
            some = going[first : first + MOST_AT_ONCE]
            await self.store.change(partial(forget_tables, gone=some))
        return going

    def look(self, connection: Connection, now: float) -> list[str]:
        """Which tables are old now and were so for long enough; those that are found to be old first are noted."""
        settings = self.settings
        old_lesson = old_since(now - settings.lesson_days * DAY, tables.c.lesson.is_not(None))
        old_game = old_since(now - settings.unopened_days * DAY, tables.c.lesson.is_(None) & ~tables.c.over)
        old_game &= tables.c.id.not_in(in_trees_in_use(old_game))
        old = or_(old_lesson, old_game)
        noted = tables.c.given_up.is_not(None)
        wrong = or_(~old, tables.c.given_up > now)  # somebody came back, or the clock did
        connection.execute(update(tables).where(noted, wrong).values(given_up=None))
        connection.execute(update(tables).where(~noted, old).values(given_up=now))
        long_enough = or_(
            and_(old_lesson, tables.c.given_up <= now - NEARLY * DAY),
            and_(old_game, tables.c.given_up <= now - NEARLY * settings.grace_days * DAY),
        )
        return [row.id for row in connection.execute(select(tables.c.id).where(long_enough))]


def old_since(before: float, which: ColumnElement[bool]) -> ColumnElement[bool]:
    """Those of these tables at which nobody has played, and which nobody has opened, since then."""
    opened = case((tables.c.opened.is_(None), 0.0), else_=tables.c.opened)
    return and_(which, tables.c.changed < before, opened < before)


def in_trees_in_use(old: ColumnElement[bool]) -> Select[tuple[str]]:
    """The tables of trees of which some table is not old: a tree goes as a whole."""
    in_use = select(tree_nodes.c.tree).join(tables, tables.c.id == tree_nodes.c.table).where(~old).correlate(None)
    return select(tree_nodes.c.table).where(tree_nodes.c.tree.in_(in_use))


def note_opened(connection: Connection, opened: Sequence[str], now: float) -> None:
    """Somebody has looked at these tables."""
    for first in range(0, len(opened), MOST_AT_ONCE):
        some = opened[first : first + MOST_AT_ONCE]
        connection.execute(update(tables).where(tables.c.id.in_(some)).values(opened=now, given_up=None))


def forget_tables(connection: Connection, gone: Sequence[str]) -> None:
    """Remove tables with all that belongs to them."""
    for part in reversed(metadata.sorted_tables):
        column = tables.c.id if part is tables else part.c.get("table")
        if column is not None:
            connection.execute(delete(part).where(column.in_(gone)))
    connection.execute(delete(trees).where(trees.c.id.not_in(select(tree_nodes.c.tree))))
