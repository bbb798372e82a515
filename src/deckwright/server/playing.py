"""The bots of all tables: whoever is asked thinks and plays. Bots among themselves play while somebody looks.

Whatever goes wrong with one bot is written down and tried again after a while; no other table hears of it.
"""

import asyncio
import logging
import time

from deckwright.server.damage import place_of
from deckwright.server.marks import at_table, mark_of
from deckwright.server.metrics import BOT_SECONDS
from deckwright.server.problems import Trouble
from deckwright.server.queueing import Asking, Need, Queue
from deckwright.server.quotas import Quotas
from deckwright.server.records import SeatRecord
from deckwright.server.table import Page, Table, to_the_end
from deckwright.server.thinking import DEEP, Task, Thinkers

LOG = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0  # seconds until a bot that failed is asked again
MOST_AWAKE = 3  # tables of bots alone that play for one visitor: those that he opened last


class Bots:
    """Has the bots play."""

    def __init__(self, thinkers: Thinkers, places: int, quotas: Quotas) -> None:
        self.thinkers, self.quotas = thinkers, quotas
        self.queues = {deep: Queue(places) for deep in (False, True)}
        self.playing: dict[int, asyncio.Task[None]] = {}  # by the table in memory
        self.looked_at: dict[str, list[Table]] = {}  # visitor -> a table for each page of his, the latest last

    # Who is awake.

    def look(self, table: Table, page: Page) -> None:
        """A page has come to a table, or has left it."""
        looked_at = self.looked_at.setdefault(page.address, [])
        if page in table.pages:
            looked_at.append(table)
        else:
            number = next(n for n, one in enumerate(looked_at) if one is table)
            del looked_at[number]
        if not looked_at:
            del self.looked_at[page.address]
        for one in [table, *self.awake_for(page.address)]:
            self.think(one)

    def awake_for(self, visitor: str) -> list[Table]:
        """The tables of bots alone that play for a visitor."""
        found: dict[int, Table] = {}
        for table in reversed(self.looked_at.get(visitor, [])):
            if table.alone and len(found) < MOST_AWAKE:
                found.setdefault(id(table), table)
        return list(found.values())

    def is_awake(self, table: Table) -> bool:
        """A table with a person plays on while he is away; bots alone play for who looks, if there is room for it."""
        if not table.alone:
            return True
        visitors = {page.address for page in table.pages}
        looked_at = any(table is one for visitor in visitors for one in self.awake_for(visitor))
        return looked_at and self.quotas.has_room(table.record.maker, table.id)

    def asking(self, table: Table) -> Asking:
        """For whom a bot of this table thinks."""
        maker = table.record.maker
        if table.alone:
            return Asking(Need.ALONE, min((page.address for page in table.pages), default=""), maker)
        here = [page.address for page in table.pages if page.own]
        return Asking(Need.HERE, min(here), maker) if here else Asking(Need.AWAY, "", maker)

    # Playing.

    def think(self, table: Table) -> None:
        """Have the bot that is asked play, if it does not already."""
        if table.bot_asked is not None and id(table) not in self.playing and self.is_awake(table):
            self.playing[id(table)] = asyncio.create_task(self.play(table), name=f"bots {mark_of(table.id)}")

    def is_playing(self, table: Table) -> bool:
        return id(table) in self.playing

    async def play(self, table: Table) -> None:
        """Bots play until a person is asked, the game is over, or nobody looks any more."""
        at_table(table.id)
        failures = 0
        try:
            while (bot := table.bot_asked) is not None and not table.lost and self.is_awake(table):
                try:
                    await self.play_once(table, bot, failures)
                except Trouble as trouble:
                    LOG.warning("a bot waits: %s", trouble.text())
                except Exception as error:
                    LOG.error("the bot at seat %s of a table could not play: %s", table.game.player, place_of(error))
                else:
                    failures = 0
                    continue
                await asyncio.sleep(pause(failures))
                failures += 1
        finally:
            del self.playing[id(table)]

    async def play_once(self, table: Table, bot: SeatRecord, failures: int) -> None:
        """The bot thinks when it is its turn to, and plays what it has found."""
        level = bot.level or 1
        begun = time.monotonic()
        async with self.queues[level >= DEEP].turn(lambda: self.asking(table)):
            game, revision, seat = table.game, table.revision, table.game.player
            if table.bot_asked is not bot or seat is None or not self.is_awake(table):  # things went on meanwhile
                return
            task = Task(
                game.ruleset_id, game.mode, game.options, game.state.tobytes(), seat, level,
                table.seed_of_bot + failures, table.played_alike,
            )  # fmt: skip
            texts = await self.thinkers.ask(task)
        BOT_SECONDS.labels(level).observe(time.monotonic() - begun)
        await to_the_end(table.act_as_bot(seat, revision, texts))


def pause(failures: int) -> float:
    """How long to wait before a bot is asked again: longer each time."""
    return min(FIRST_PAUSE * 2.0 ** min(failures, 30), LONGEST_PAUSE)
