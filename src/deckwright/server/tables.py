"""All tables of a server: opened, found again, left alone when nobody looks.

`Tables.open_game` makes a table of any game: a new one, a fork, or a scenario as the lessons use it.
"""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from deckwright.bots.levels import LEVELS
from deckwright.server import setup_codes
from deckwright.server.budgets import in_thread, weigh
from deckwright.server.claiming import know_earlier
from deckwright.server.damage import place_of, reading_a_table, sound_holders
from deckwright.server.database import WATCHING
from deckwright.server.days import Days
from deckwright.server.devices import Devices
from deckwright.server.holders import Holders
from deckwright.server.housekeeping import DAY, Housekeeping, note_opened
from deckwright.server.http_messages import Leaving, Place, SeatWanted, Setup, TableMade
from deckwright.server.links import Links
from deckwright.server.loading import load_table
from deckwright.server.looks import check_look
from deckwright.server.marks import at_table, mark_of
from deckwright.server.names import clean_name, distinct
from deckwright.server.playing import Bots
from deckwright.server.problems import BadRequest, NotNow, NotThere, Trouble
from deckwright.server.quotas import Quotas
from deckwright.server.recordings import Recordings
from deckwright.server.records import SeatRecord, TableRecord, make_command, standing_of
from deckwright.server.rights import Rights
from deckwright.server.settings import Settings
from deckwright.server.store import Store
from deckwright.server.table import UNDER_WAY, Table, to_the_end
from deckwright.server.thinking import Thinkers
from deckwright.server.visitors import Visitors
from deckwright.server.whereabouts import whereabouts_of
from deckwright.table.game import Game
from deckwright.table.kinds import default_kind
from deckwright.table.rulesets import rulesets
from deckwright.table.running import rules
from deckwright.table.starting import new

LOG = logging.getLogger(__name__)
ID_BYTES = 18  # 144 bits
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{24}")
LONGEST_SEED = 100
SWEEP_SECONDS = 30.0
WARM_AFTER = 2.0  # seconds: the first page comes before the bots
MOST_LISTED = 100


class Tables:
    """Every table, in memory or on disk."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.rights = Rights(self.store, Links(settings.key_for("links")))
        self.devices = Devices(settings.key_for("devices"))
        self.days = Days(settings)
        self.finished: Callable[[Table], None] = lambda _table: None  # whom to tell when the game of a day is over
        self.recordings = Recordings()
        self.visitors = Visitors(settings)
        self.housekeeping = Housekeeping(self.store, settings)
        self.quotas = Quotas(settings, self.store)
        self.thinkers = thinkers or Thinkers(settings.thinkers)
        self.bots = Bots(self.thinkers, settings.thinkers, self.quotas)
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.waker: asyncio.Task[None] | None = None
        self.preparing: asyncio.Task[None] | None = None
        self.warming: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        """Begin: everything that was stored is there, and bots that were thinking go on."""
        self.settings.folder.close_to_others()
        await self.store.open()
        self.devices.earlier = await know_earlier(self.store, self.devices.fingerprint)
        if self.settings.warm:
            self.warming = asyncio.get_running_loop().call_later(WARM_AFTER, self.thinkers.warm)
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")
        self.preparing = asyncio.create_task(asyncio.to_thread(prepare), name="rules")
        self.waker = asyncio.create_task(self.wake(), name="waker")

    async def close(self) -> None:
        if self.warming is not None:
            self.warming.cancel()
        if self.preparing is not None:
            await self.preparing
        helpers = [task for task in (self.sweeper, self.waker) if task is not None]
        going = [*self.bots.playing.values(), *self.loading.values(), *helpers]
        for task in going:
            task.cancel()
        await asyncio.gather(*going, *UNDER_WAY, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)
        await self.store.close()

    # Opening.

    async def open_setup(
        self, setup: Setup, device: str, practice_seed: str | None = None, take_backs: bool = False
    ) -> TableMade:
        """A new game. The seed is drawn here, unless the table is for open practice."""
        seats = seats_wanted(setup.seats)
        practice = practice_seed is not None
        if practice_seed is not None and not 1 <= len(practice_seed) <= LONGEST_SEED:
            raise BadRequest("bad-seed", most=LONGEST_SEED)
        seed: str | bytes = practice_seed if practice_seed is not None else secrets.token_bytes(32)
        code = setup_codes.write(setup)
        game = new(setup.ruleset, len(seats), seed, setup.mode, setup.first, setup.options)
        return await self.open_game(game, seats, device, code, practice=practice, take_backs=take_backs)

    async def open_game(
        self,
        game: Game,
        seats: Sequence[SeatRecord],
        device: str,
        setup_code: str = "",
        *,
        practice: bool = False,
        lesson: str | None = None,
        take_backs: bool = False,
        daily: str | None = None,
    ) -> TableMade:
        """A table for this game; the device gets the seats of kind `here`, or may watch if there are none.

        Where `take_backs` are wanted and one person plays alone or against bots, what was revealed may be taken back.
        """
        if len(seats) != game.players:
            raise BadRequest("bad-seats", seats=len(seats), players=game.players)
        await self.quotas.check_new_table(device)
        record = TableRecord(
            secrets.token_urlsafe(ID_BYTES), game.ruleset_id, game.mode, dict(game.options),
            msgspec.to_builtins(game.origin), list(game.ruleset.ids), distinct(seats),
            setup_code, practice, lesson, device, time.time(), take_backs and is_for_one(seats), daily,
        )  # fmt: skip
        begin = make_command(record.id, 0, "begin", game, 0, 0)
        own = [place for place, seat in enumerate(record.seats) if seat.kind == "here"]
        await self.store.make(record, begin, standing_of(record, begin, game, False), device, own)
        table = Table(record, self.store, game, 0)
        table.take_note(begin)
        table.holders = Holders([(device, seat) for seat in own or [WATCHING]], dict.fromkeys(own, 0))
        self.keep(table)
        self.bots.think(table)
        return self.rights.of_maker(table)

    # Finding.

    async def find(self, table_id: str) -> Table:
        """A table by its id, from memory or from disk."""
        if table_id in self.live and not self.live[table_id].lost:
            self.live[table_id].looked_at = time.time()
            return self.live[table_id]
        if not TABLE_ID.fullmatch(table_id):
            raise NotThere("no-table")
        if table_id not in self.loading:
            loading = weigh(self.load(table_id))
            self.loading[table_id] = asyncio.create_task(loading, name=f"load {mark_of(table_id)}")
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> Table:
        at_table(table_id)
        try:
            row = await self.store.find(table_id)
            if row is None:
                raise NotThere("no-table")
            with reading_a_table():
                commands = await self.store.commands_of(table_id)
                table = await in_thread(load_table, row, commands, self.store)
                table.whereabouts = await whereabouts_of(self.store, table_id)
                table.holders = sound_holders(await self.store.holders_at(table_id), len(table.record.seats))
                await table.note_new_rules()
            self.keep(table)
            self.bots.think(table)
            return table
        finally:
            self.loading.pop(table_id, None)

    def keep(self, table: Table) -> None:
        table.told, table.seen, table.grown = self.changed, self.bots.look, 0
        table.sealed = partial(self.days.is_sealed, table)
        self.live[table.id] = table

    async def wake(self) -> None:
        """Tables whose bots were thinking when the server stopped go on, where somebody sits who waits for them."""
        try:
            waiting = await self.store.waiting_for_bots()
        except Trouble as trouble:
            LOG.warning("bots that were thinking go on when their tables are opened: %s", trouble.text())
            return
        for table_id in waiting:
            at_table(table_id)
            try:
                await self.find(table_id)
            except Trouble as trouble:
                LOG.warning("the bots of a table cannot go on: %s", trouble.text())
            except Exception as error:
                LOG.error("the bots of a table cannot go on: %s", place_of(error))

    async def sweep(self) -> None:
        """Again and again: tables that nobody looks at leave the memory, and old ones the disk."""
        while True:
            try:
                await self.note_opened(time.time())
                await self.clear_away(time.time(), time.monotonic())
                self.quotas.forget()
            except Exception as error:
                LOG.error("what is old could not be cleared away: %s", place_of(error))
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            self.let_go(time.time() - self.settings.idle_seconds)

    def let_go(self, before: float) -> None:
        """Tables that nobody looks at leave the memory; they are on disk."""
        for table in list(self.live.values()):
            quiet = not table.pages and not self.bots.is_playing(table) and not table.lock.locked()
            if quiet and max(table.changed, table.looked_at) < before:
                del self.live[table.id]

    async def note_opened(self, now: float) -> None:
        """Which tables somebody has looked at is written down, once a day for each."""
        opened = [
            table
            for table in self.live.values()
            if (now if table.pages else table.looked_at) > table.opened + DAY or table.opened > now
        ]
        if opened:
            await self.store.change(lambda connection: note_opened(connection, [table.id for table in opened], now))
        for table in opened:
            table.opened = now

    async def clear_away(self, now: float, uptime: float) -> None:
        """What it is time to clear away."""
        in_use = {table.id for table in self.live.values() if table.pages or table.lock.locked()}
        for table_id in await self.housekeeping.tidy(now, uptime, in_use):
            self.live.pop(table_id, None)

    # Rights.

    def place(self, table: Table, device: str) -> Place:
        """What a device may do at a table."""
        return self.rights.place(table, device)

    async def leave(self, table: Table, leaving: Leaving, device: str) -> None:
        """A person leaves a seat of this device."""
        self.place(table, device)
        if table.record.daily is not None and leaving.how == "bot":
            raise NotNow("daily-no-bot")
        await to_the_end(table.leave(leaving.seat, leaving.how, check_level(leaving.level), device))

    # Bots.

    def changed(self, table: Table) -> None:
        """A table has a new command: the pages are told, and a bot that is asked thinks."""
        self.quotas.spend(table.record.maker, table.id, table.grown)
        table.grown = 0
        table.tell_pages()
        if table.record.daily is not None and not table.open:
            self.finished(table)
        self.bots.think(table)


def prepare() -> None:
    """Have cards and rules ready before the first table needs them."""
    rulesets()
    rules(default_kind())


def seats_wanted(wanted: Sequence[SeatWanted]) -> list[SeatRecord]:
    """Who shall sit where, looked at closely."""
    seats = []
    for seat in wanted:
        level = check_level(seat.level) if seat.kind == "bot" else None
        look = None if seat.kind == "bot" else check_look(seat.look)
        seats.append(SeatRecord(seat.kind, clean_name(seat.name), level, look))
    return seats


def is_for_one(seats: Sequence[SeatRecord]) -> bool:
    """Whether one person on the maker's device plays alone or against bots."""
    return [seat.kind for seat in seats if not seat.is_bot] == ["here"]


def check_level(level: int) -> int:
    if level not in LEVELS:
        raise BadRequest("bad-level", level=level)
    return level
