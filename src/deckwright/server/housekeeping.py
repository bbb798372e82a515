"""What is cleared away in time: lessons that nobody goes on with. Games between people are kept."""

import logging
from collections.abc import Collection

from sqlalchemy import Connection, delete, select

from deckwright.server.database import claims, commands, returns, tables
from deckwright.server.problems import Trouble
from deckwright.server.store import Store

LOG = logging.getLogger(__name__)
DAY = 24 * 3600.0
MOST_AT_ONCE = 50  # tables in one transaction: whoever plays does not wait for long


class Housekeeping:
    """Clears old lessons away, once a day."""

    def __init__(self, store: Store, lesson_days: float) -> None:
        self.store, self.lesson_days = store, lesson_days
        self.next = 0.0  # when it is time again

    async def tidy(self, now: float, in_use: Collection[str]) -> list[str]:
        """Remove every lesson that was not touched for some days, unless it is being looked at; which ones went."""
        if now < self.next:
            return []
        self.next = now + DAY
        gone: list[str] = []
        try:
            while some := await self.store.change(
                lambda connection: forget_lessons(connection, self.before(now), in_use)
            ):
                gone += some
        except Trouble:
            LOG.warning("old lessons could not be cleared away; it is tried again tomorrow")
        return gone

    def before(self, now: float) -> float:
        return now - self.lesson_days * DAY


def forget_lessons(connection: Connection, before: float, in_use: Collection[str]) -> list[str]:
    """Remove a few lessons that were last touched before this moment."""
    old = select(tables.c.id).where(tables.c.lesson.is_not(None), tables.c.changed < before)
    found = [row.id for row in connection.execute(old.where(tables.c.id.not_in(in_use)).limit(MOST_AT_ONCE))]
    for part in (claims, returns, commands):
        connection.execute(delete(part).where(part.c.table.in_(found)))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return found
