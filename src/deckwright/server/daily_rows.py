"""Tries at the deals of days, as they are stored."""

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, func, or_, select, update

from deckwright.server.daily_messages import DailyBar
from deckwright.server.database import daily_tries, tables
from deckwright.server.store import Store, holder_of

MOST_DAYS = 1000  # of which a streak is counted
MOST_UNNOTED = 50


class End(msgspec.Struct, frozen=True):
    """How the game of a try ended."""

    table: str
    finished: float
    given_up: bool
    own: int | None = None
    other: int | None = None
    won: bool | None = None

    def write(self, connection: Connection) -> None:
        """Note it, once."""
        values = msgspec.structs.asdict(self)
        here = daily_tries.c.table == values.pop("table")
        connection.execute(update(daily_tries).where(here, daily_tries.c.finished.is_(None)).values(values))


class Try(msgspec.Struct, frozen=True):
    """What somebody has tried."""

    day: str
    table: str
    finished: float | None
    given_up: bool
    own: int | None
    other: int | None
    won: bool | None


async def tries_of(store: Store, device: str) -> dict[str, Try]:
    """What somebody has tried, by day; what cannot be read is left out."""
    mine = daily_tries.c.holder == holder_of(device)
    columns = [daily_tries.c[name] for name in Try.__struct_fields__]
    rows = await store.read(select(*columns).where(mine).order_by(daily_tries.c.day.desc()).limit(MOST_DAYS))
    found: dict[str, Try] = {}
    for row in rows:
        with suppress(msgspec.ValidationError):
            one = msgspec.convert({name: row[name] for name in Try.__struct_fields__}, Try)
            found[one.day] = one
    return found


async def begun_on(store: Store, days: Collection[str]) -> dict[str, int]:
    """How many tries were begun on each of these days."""
    query = select(daily_tries.c.day, func.count().label("tries")).where(daily_tries.c.day.in_(days))
    return {row["day"]: row["tries"] for row in await store.read(query.group_by(daily_tries.c.day))}


async def margins_on(store: Store, until: Mapping[str, float]) -> dict[str, list[DailyBar]]:
    """How often each margin came out on these days, of games that were finished by a moment of each."""
    margin = (daily_tries.c.own - daily_tries.c.other).label("margin")
    in_time = or_(*((daily_tries.c.day == day) & (daily_tries.c.finished <= last) for day, last in until.items()))
    query = select(daily_tries.c.day, margin, func.count().label("count")).where(in_time, ~daily_tries.c.given_up)
    found: dict[str, list[DailyBar]] = {day: [] for day in until}
    for row in await store.read(query.group_by(daily_tries.c.day, margin).order_by(margin)):
        found[row["day"]].append(DailyBar(row["margin"], row["count"]))
    return found


async def unnoted(store: Store) -> list[str]:
    """The tables of tries that are over and of which that is not noted: the server was stopped in between."""
    query: Any = select(tables.c.id).join(daily_tries, daily_tries.c.table == tables.c.id)
    over = daily_tries.c.finished.is_(None), or_(tables.c.over, tables.c.ended)
    return [row["id"] for row in await store.read(query.where(*over).limit(MOST_UNNOTED))]
