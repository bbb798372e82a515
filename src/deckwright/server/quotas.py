"""How much of the disk one visitor may use: tables that are not finished, and what is written in a day.

What is written is weighed by its size, bots' play with it. It is counted by the clock that nobody sets.
"""

from dataclasses import dataclass
from time import monotonic

from sqlalchemy import func, select

from deckwright.server.database import tables
from deckwright.server.problems import NotNow
from deckwright.server.settings import Settings
from deckwright.server.store import Store

DAY = 24 * 3600.0


@dataclass
class Allowance:
    """Bytes that may be written; what was used comes back within a day."""

    most: float
    left: float
    at: float

    def now(self) -> float:
        """What is left by now."""
        now = monotonic()
        self.left = min(self.left + (now - self.at) * self.most / DAY, self.most)
        self.at = now
        return self.left


class Quotas:
    """What the makers of tables have used."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.allowances: dict[str, Allowance] = {}  # of tables and of makers

    async def check_new_table(self, maker: str) -> None:
        """Refuse one more table to whoever has too many that are not finished."""
        mine = (tables.c.maker == maker, ~tables.c.over)
        count, used = func.count().filter(~tables.c.ended), func.coalesce(func.sum(tables.c.bytes), 0)
        (row,) = await self.store.read(select(count.label("count"), used.label("used")).where(*mine))
        if row["count"] >= self.settings.open_tables_of_maker:
            raise NotNow("many-tables", most=self.settings.open_tables_of_maker)
        if row["used"] >= self.settings.bytes_of_maker or not self.has_room(maker, ""):
            raise NotNow("much-stored")

    def has_room(self, maker: str, table: str) -> bool:
        """Whether more may be written today."""
        return all(self.allowances[key].now() > 0 for key in (maker, table) if key in self.allowances)

    def check_command(self, maker: str, table: str) -> None:
        """Refuse what would write too much in one day."""
        if not self.has_room(maker, table):
            raise NotNow("much-played")

    def spend(self, maker: str, table: str, size: int) -> None:
        """So much was written."""
        for key, most in ((maker, self.settings.maker_bytes_a_day), (table, self.settings.table_bytes_a_day)):
            allowance = self.allowances.setdefault(key, Allowance(most, most, monotonic()))
            allowance.left = allowance.now() - size

    def forget(self) -> None:
        """An allowance that is whole again need not be remembered."""
        self.allowances = {key: one for key, one in self.allowances.items() if one.now() < one.most}
