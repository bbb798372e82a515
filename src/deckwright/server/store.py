"""Writes and reads tables. What several tables do at the same moment goes to disk in one transaction.

The database works in threads of its own: one writes, a few read. Nothing here keeps other tables waiting.

A quick disk is the exception: what it writes in a few milliseconds is written at once, without a thread. Where other
programs want the processor, handing over to a thread and back takes far longer than writing: each time the other side
waits for its turn, and both wait for each other.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from statistics import median
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from deckwright.server.damage import command_of, place_of, reading_a_table
from deckwright.server.database import (
    WATCHING,
    claims,
    commands,
    daily_tries,
    migrate,
    open_engine,
    problem_of,
    reason_of,
    returns,
    tables,
    tree_nodes,
)
from deckwright.server.holders import Holders
from deckwright.server.metrics import COMMIT_COMMANDS, COMMIT_SECONDS, count_commands
from deckwright.server.problems import NotNow, NotStored, Trouble
from deckwright.server.records import Command, Standing, TableRecord

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 256  # commands in one transaction
READERS = 3
QUICK = 0.01  # seconds for a transaction, in the middle of the last ones
LAST = 15  # transactions that tell how quick the disk is
TIDY_EVERY = 200  # transactions after which SQLite's log is put in order
Found = TypeVar("Found")

ADD_COMMANDS = insert(commands)
SET_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in Standing.__struct_fields__ if name != "table"})
    .values(bytes=tables.c.bytes + bindparam("more"))
)


class Pending(msgspec.Struct):
    """A command that waits for its transaction."""

    command: dict[str, Any]
    standing: dict[str, Any]
    done: "asyncio.Future[None]"


class Pace:
    """How quick the disk is, by what the last transactions took."""

    def __init__(self) -> None:
        self.last: deque[float] = deque([0.0], LAST)

    @contextmanager
    def timed(self) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self.last.append(time.perf_counter() - begun)

    @property
    def is_quick(self) -> bool:
        return median(self.last) <= QUICK


class Store:
    """The database of a server."""

    def __init__(self, address: str) -> None:
        self.engine: Engine = open_engine(address)
        self.hasty = open_engine(address, hasty=True) if self.engine.dialect.name == "sqlite" else None
        self.pace = Pace()
        self.written = 0  # at once, since the log was put in order
        self.pending: asyncio.Queue[Pending] = asyncio.Queue()
        self.writing: asyncio.Task[None] | None = None
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(READERS, "reader")

    async def open(self) -> None:
        await self.in_thread(self.writer, migrate, self.engine)
        self.writing = asyncio.create_task(self.write(), name="writing")

    async def close(self) -> None:
        if self.writing is not None:
            self.writing.cancel()
            with suppress(asyncio.CancelledError):
                await self.writing
        for threads in (self.writer, self.readers):
            await asyncio.to_thread(threads.shutdown)
        if self.hasty is not None:
            self.hasty.dispose()
        self.engine.dispose()

    async def in_thread(self, threads: ThreadPoolExecutor, work: Callable[..., Found], *given: Any) -> Found:
        return await asyncio.get_running_loop().run_in_executor(threads, work, *given)

    # Writing.

    async def add(self, command: Command, standing: Standing) -> None:
        """Returns when the command is on disk; raises if it is not, and then nothing of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.pending.put(Pending(msgspec.structs.asdict(command), plain(standing), done))
        await done

    async def write(self) -> None:
        """Take what waits, write it in one transaction, tell those who wait for it; for ever."""
        while True:
            batch = [await self.pending.get()]
            while len(batch) < MOST_AT_ONCE and not self.pending.empty():
                batch.append(self.pending.get_nowait())
            try:
                if self.write_at_once(batch):
                    troubles: Sequence[Trouble | None] = [None] * len(batch)
                else:
                    troubles = await self.in_thread(self.writer, self.write_batch, batch)
            except asyncio.CancelledError:
                troubles = [NotStored("storage")] * len(batch)
                raise
            finally:
                for one, trouble in zip(batch, troubles, strict=True):
                    answer(one.done, trouble)

    def write_at_once(self, batch: Sequence[Pending]) -> bool:
        """Write it without a thread, if that is quick; whatever stands in the way is left to the thread to find out."""
        if self.hasty is None or not self.pace.is_quick:
            return False
        try:
            self.write_together(batch, self.hasty)
        except Exception:  # somebody else writes, the disk is full, a number is taken …: nothing of it is stored
            return False
        self.written += 1
        if self.written >= TIDY_EVERY:
            self.written = 0
            self.writer.submit(self.tidy)
        return True

    def tidy(self) -> None:
        """Put SQLite's log in order: hasty writers leave that to others."""
        with suppress(SQLAlchemyError, OSError), self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def write_batch(self, batch: Sequence[Pending]) -> Sequence[Trouble | None]:
        """Write all of them together; if one has a number that is taken, each by itself. What went wrong with each."""
        try:
            self.write_together(batch, self.engine)
        except IntegrityError:
            if len(batch) == 1:
                return [NotNow("stale")]
            return [trouble for one in batch for trouble in self.write_batch([one])]
        except (SQLAlchemyError, OSError) as error:
            LOG.error("%d commands could not be stored: %s", len(batch), reason_of(error))
            return [NotStored(problem_of(error))] * len(batch)
        except Exception as error:  # one of them cannot be written at all: the others can
            if len(batch) > 1:
                return [trouble for one in batch for trouble in self.write_batch([one])]
            LOG.error("a command could not be stored: %s", place_of(error))
            return [NotStored("storage")]
        return [None] * len(batch)

    def write_together(self, batch: Sequence[Pending], engine: Engine) -> None:
        with self.pace.timed(), COMMIT_SECONDS.time(), engine.begin() as connection:
            connection.execute(ADD_COMMANDS, [one.command for one in batch])
            connection.execute(SET_STANDING, [{**one.standing, "more": size_of(one.command)} for one in batch])
        COMMIT_COMMANDS.observe(len(batch))
        count_commands(one.command for one in batch)

    async def change(self, work: Callable[[Connection], Found]) -> Found:
        """Write something else, in a transaction of its own."""

        def transaction() -> Found:
            with self.engine.begin() as connection:
                return work(connection)

        try:
            return await self.in_thread(self.writer, transaction)
        except (SQLAlchemyError, OSError) as error:
            LOG.error("something could not be stored: %s", reason_of(error))
            raise NotStored(problem_of(error)) from error

    async def make(self, record: TableRecord, begin: Command, standing: Standing, device: str, own: list[int]) -> None:
        """A new table with its first position; the device that made it has the seats that are played on it."""
        row = {**msgspec.to_builtins(record), **plain(standing), "bytes": begin.size}
        row.pop("table")

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), [row])
            connection.execute(ADD_COMMANDS, [msgspec.structs.asdict(begin)])
            connection.execute(insert(claims), [claim(record.id, seat, device) for seat in own or [WATCHING]])
            if own:
                connection.execute(insert(returns), [{"table": record.id, "seat": seat, "number": 0} for seat in own])
            if record.daily is not None:
                connection.execute(insert(daily_tries), [try_at(record)])

        await self.change(work)
        count_commands([msgspec.structs.asdict(begin)])

    async def unlist(self, table: str, device: str) -> None:
        """The device does not want to see this table in its list any more."""
        query = update(claims).where(claims.c.table == table, claims.c.device == device).values(listed=False)

        def work(connection: Connection) -> None:
            connection.execute(query)

        await self.change(work)

    # Reading.

    async def read(self, query: Any) -> list[RowMapping]:
        """The rows that a query finds."""

        def work() -> list[RowMapping]:
            with self.engine.connect() as connection:
                return list(connection.execute(query).mappings())

        try:
            return await self.in_thread(self.readers, work)
        except (SQLAlchemyError, OSError) as error:
            LOG.error("something could not be read: %s", reason_of(error))
            raise NotStored(problem_of(error)) from error

    async def find(self, table: str) -> RowMapping | None:
        """The row of a table."""
        return next(iter(await self.read(select(tables).where(tables.c.id == table))), None)

    async def commands_of(self, table: str) -> list[Command]:
        rows = await self.read(select(commands).where(commands.c.table == table).order_by(commands.c.number))
        with reading_a_table():
            return [command_of(row) for row in rows]

    async def first_command(self, table: str) -> Command:
        """How a table began."""
        rows = await self.read(select(commands).where(commands.c.table == table, commands.c.number == 0))
        with reading_a_table():
            return command_of(rows[0])

    async def holders_at(self, table: str) -> Holders:
        """Which devices sit where at a table, or may watch."""
        rows = await self.read(select(claims.c.device, claims.c.seat).where(claims.c.table == table))
        links = await self.read(select(returns.c.seat, returns.c.number).where(returns.c.table == table))
        return Holders(((row["device"], row["seat"]) for row in rows), {row["seat"]: row["number"] for row in links})

    async def claims_of(self, device: str) -> dict[str, set[int]]:
        """The seats of a device at all of its tables."""
        rows = await self.read(select(claims.c.table, claims.c.seat).where(claims.c.device == device))
        return gathered((row["table"], row["seat"]) for row in rows)

    async def tables_of(self, device: str, most: int) -> list[RowMapping]:
        """The tables that a device lists, the latest first; those of trees are listed with their trees."""
        mine = select(claims.c.table).where(claims.c.device == device, claims.c.listed)
        alone = tables.c.id.not_in(select(tree_nodes.c.table))
        return await self.read(
            select(tables).where(tables.c.id.in_(mine), alone).order_by(tables.c.changed.desc()).limit(most)
        )  # fmt: skip

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot must decide and somebody sits who waits for it."""
        rows = await self.read(select(tables.c.id, tables.c.seats).where(tables.c.bot_asked))
        return [row["id"] for row in rows if not are_bots(row["seats"])]


def gathered(pairs: Iterable[tuple[str, int]]) -> dict[str, set[int]]:
    """The second of each pair by the first."""
    found: dict[str, set[int]] = {}
    for key, value in pairs:
        found.setdefault(key, set()).add(value)
    return found


def are_bots(seats: Any) -> bool:
    """Whether bots have all of these seats."""
    return isinstance(seats, list) and all(isinstance(seat, dict) and seat.get("kind") == "bot" for seat in seats)


def answer(done: "asyncio.Future[None]", trouble: Trouble | None) -> None:
    """Tell whoever waits that it is written, or what went wrong."""
    if done.done():
        return
    if trouble is None:
        done.set_result(None)
    else:
        done.set_exception(trouble)


def plain(standing: Standing) -> dict[str, Any]:
    """A standing as values for the database."""
    row = msgspec.structs.asdict(standing)
    row["seats"] = msgspec.to_builtins(standing.seats)
    return row


def size_of(command: dict[str, Any]) -> int:
    """The room that a command takes, as it goes to the database."""
    return len(command["position"]) + len(command["events"])


def holder_of(device: str) -> str:
    """Who holds something on a device."""
    return f"d:{device}"


def try_at(record: TableRecord) -> dict[str, Any]:
    """The one try that somebody has at the deal of a day."""
    return {"day": record.daily, "holder": holder_of(record.maker), "table": record.id, "begun": record.made}


def claim(table: str, seat: int, device: str) -> dict[str, Any]:
    return {"table": table, "seat": seat, "device": device, "listed": True, "at": time.time()}
