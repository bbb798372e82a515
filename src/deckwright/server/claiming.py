"""What the database keeps of who sits where; each of these is one transaction."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from deckwright.server.database import WATCHING, claims, devices, marks, returns, tables
from deckwright.server.problems import NotStored
from deckwright.server.records import SeatRecord
from deckwright.server.store import Store, claim

MOST_DEVICES = 20  # that play one seat
MOST_WATCHING = 1000  # devices that keep the right to watch one table


async def take_seat(store: Store, table: str, seat: int, device: str, seats: Sequence[SeatRecord]) -> bool:
    """The first device at a seat, and who sits where from now on; False when another one was there before."""

    def work(connection: Connection) -> bool:
        if connection.execute(select(returns.c.number).where(*at(returns, table, seat))).first() is not None:
            return False
        connection.execute(insert(returns), [{"table": table, "seat": seat, "number": 0}])
        connection.execute(insert(claims), [claim(table, seat, device)])
        connection.execute(update(tables).where(tables.c.id == table).values(seats=msgspec.to_builtins(seats)))
        note_shared(connection, table, device)
        return True

    try:
        return await store.change(work)
    except NotStored as trouble:
        if isinstance(trouble.__cause__, IntegrityError):  # another process was quicker
            return False
        raise


async def add_device(store: Store, table: str, seat: int, device: str) -> list[str]:
    """One more device at a seat, or to watch; beyond the limit the ones that came first go, and are named."""
    most = MOST_WATCHING if seat == WATCHING else MOST_DEVICES

    def work(connection: Connection) -> list[str]:
        here = select(claims.c.device).where(*at(claims, table, seat)).order_by(claims.c.at, claims.c.device)
        devices = [row.device for row in connection.execute(here)]
        gone: list[str] = []
        if device not in devices:
            gone = devices[: max(len(devices) + 1 - most, 0)]
            connection.execute(delete(claims).where(*at(claims, table, seat), claims.c.device.in_(gone)))
            connection.execute(insert(claims), [claim(table, seat, device)])
        if seat != WATCHING:
            note_shared(connection, table, device)
        mine = (claims.c.table == table, claims.c.device == device)
        connection.execute(update(claims).where(*mine).values(listed=True))
        return gone

    return await store.change(work)


def note_shared(connection: Connection, table: str, device: str) -> None:
    """Where another device than the maker's plays, nothing that was revealed is ever taken back again."""
    others = (tables.c.id == table, tables.c.maker != device)
    connection.execute(update(tables).where(*others).values(may_take_back=False))


async def keep_alone(store: Store, table: str, seat: int, device: str, number: int) -> None:
    """No other device plays the seat any more, and its person comes back by the link of this number."""

    def work(connection: Connection) -> None:
        connection.execute(delete(claims).where(*at(claims, table, seat), claims.c.device != device))
        connection.execute(update(returns).where(*at(returns, table, seat)).values(number=number))

    await store.change(work)


async def know_earlier(store: Store, fingerprint: str) -> frozenset[str]:
    """The devices from before the mark of today; a new mark makes all that sit somewhere devices of before."""

    def work(connection: Connection) -> frozenset[str]:
        if connection.execute(select(marks).where(marks.c.fingerprint == fingerprint)).first() is None:
            seated = union(select(claims.c.device), select(tables.c.maker)).subquery()
            new = select(seated).where(seated.c.device.not_in(select(devices.c.device)))
            connection.execute(insert(devices).from_select(["device"], new))
            connection.execute(insert(marks), [{"fingerprint": fingerprint}])
        return frozenset(row.device for row in connection.execute(select(devices.c.device)))

    return await store.change(work)


def at(part: Any, table: str, seat: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return part.c.table == table, part.c.seat == seat
