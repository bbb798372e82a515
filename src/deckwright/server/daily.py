"""The deal of the day: everybody plays the same one, once, against the same bot, and sees afterwards how others did."""

import asyncio
import logging
from collections.abc import Sequence

from deckwright.server import setup_codes
from deckwright.server.daily_messages import DailyBar, DailyDay, DailyField, DailyResult, DailyShown, DailyTable, Stage
from deckwright.server.daily_rows import End, Try, begun_on, margins_on, tries_of, unnoted
from deckwright.server.damage import place_of
from deckwright.server.days import LEVEL, SPARE, days_before, end_of, ruleset_of
from deckwright.server.http_messages import SeatWanted, Setup
from deckwright.server.problems import NotNow, NotThere, Trouble
from deckwright.server.records import SeatRecord
from deckwright.server.table import UNDER_WAY, Table
from deckwright.server.tables import Tables
from deckwright.table.starting import new

LOG = logging.getLogger(__name__)
PERSON, BOT = 0, 1  # the seats; who begins is drawn with the deal
PAST = 7  # days that can still be looked at


class Daily:
    """Deals it, and tells how it went."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store, self.days = tables, tables.store, tables.days
        self.lock = asyncio.Lock()
        tables.finished = self.note_soon

    # Playing.

    async def begin(self, day: str, device: str) -> DailyTable:
        """The table where a device plays the deal of today: its one try."""
        if not self.days.on:
            raise NotThere("no-daily")
        if day != self.days.today():
            raise NotNow("daily-other-day")
        async with self.lock:  # two tabs are one try
            known = (await tries_of(self.store, device)).get(day)
            return DailyTable(await self.deal(day, device) if known is None else known.table)

    async def deal(self, day: str, device: str) -> str:
        """Deal the game of a day to a device."""
        wanted = [SeatWanted("here"), SeatWanted("bot", level=LEVEL)]
        code = setup_codes.write(Setup(ruleset_of(day), wanted))
        game = new(ruleset_of(day), len(wanted), self.days.seed(day))
        seats = [SeatRecord("here", ""), SeatRecord("bot", "", LEVEL)]
        return (await self.tables.open_game(game, seats, device, code, daily=day)).table

    def note_soon(self, table: Table) -> None:
        """The game of a day is over, or was given up."""
        noting = asyncio.create_task(self.note(table, self.days.clock()), name="daily")
        UNDER_WAY.add(noting)
        noting.add_done_callback(UNDER_WAY.discard)

    async def note(self, table: Table, finished: float) -> None:
        """Write down what a try came to; what cannot be written now is found when somebody looks."""
        try:
            await self.store.change(end_at(table, finished).write)
        except Trouble as trouble:
            LOG.warning("what a try came to is noted later: %s", trouble.text())

    # Looking.

    async def show(self, device: str) -> DailyShown:
        """Today and the days before, as a device may see them."""
        if not self.days.on:
            return DailyShown(self.days.clock(), None, [], 0)
        await self.note_others()
        today = self.days.today()
        past = days_before(today, PAST)
        mine = await tries_of(self.store, device) if device else {}
        begun = await begun_on(self.store, past)
        bars = await margins_on(self.store, {day: end_of(day) + SPARE for day in past})
        shown = [self.past_day(day, mine.get(day), begun.get(day, 0), bars[day]) for day in past]
        return DailyShown(self.days.clock(), self.day(today, mine.get(today)), shown, self.streak(today, mine))

    async def note_others(self) -> None:
        """Games that are over and were not noted when they ended."""
        for table_id in await unnoted(self.store):
            try:
                table = await self.tables.find(table_id)
                await self.note(table, table.changed)
            except Trouble as trouble:
                LOG.warning("what a try came to cannot be found: %s", trouble.text())
            except Exception as error:
                LOG.error("what a try came to cannot be found: %s", place_of(error))

    def day(self, day: str, mine: Try | None, field: DailyField | None = None) -> DailyDay:
        stage, table = self.stage(day, mine), None if mine is None else mine.table
        return DailyDay(day, ruleset_of(day), LEVEL, end_of(day), stage, table, result_of(mine), field)

    def stage(self, day: str, mine: Try | None) -> Stage:
        """How a device stands with a day."""
        if mine is None:
            return "free" if self.days.is_running(day) else "missed"
        if mine.finished is None:
            return "running"
        if mine.given_up:
            return "given_up"
        return "done" if self.days.counts(day, mine.finished) else "late"

    def past_day(self, day: str, mine: Try | None, begun: int, bars: Sequence[DailyBar]) -> DailyDay:
        """A day that is over; who still plays it and may still count hears of the others when he has done so."""
        told = self.day(day, mine)
        if told.stage == "running" and self.days.counts(day, self.days.clock()):
            return told
        margin = told.result.margin if told.result is not None and told.stage == "done" else None
        return self.day(day, mine, field_of(begun, bars, margin))

    def streak(self, today: str, mine: dict[str, Try]) -> int:
        """Days in a row that were finished in time; today need not be yet."""
        count = 0
        for day in [today, *days_before(today, len(mine))]:
            if self.stage(day, mine.get(day)) == "done":
                count += 1
            elif day != today:
                break
        return count


def end_at(table: Table, finished: float) -> End:
    """How the game at a table ended."""
    if not table.game.over:
        return End(table.id, finished, given_up=True)
    scores = table.game.scores()
    return End(table.id, finished, False, scores[PERSON], scores[BOT], PERSON in table.game.winners())


def result_of(mine: Try | None) -> DailyResult | None:
    if mine is None or mine.own is None or mine.other is None:
        return None
    return DailyResult(mine.own, mine.other, mine.own - mine.other, bool(mine.won))


def field_of(begun: int, bars: Sequence[DailyBar], margin: int | None) -> DailyField:
    """How everybody did, and the place of a margin among them."""
    place = None if margin is None else 1 + sum(bar.count for bar in bars if bar.margin > margin)
    return DailyField(begun, sum(bar.count for bar in bars), median_of(bars), place, [*bars])


def median_of(bars: Sequence[DailyBar]) -> float | None:
    """The margin in the middle of all."""
    total = sum(bar.count for bar in bars)
    if total == 0:
        return None
    return (margin_at(bars, (total - 1) // 2) + margin_at(bars, total // 2)) / 2


def margin_at(bars: Sequence[DailyBar], number: int) -> int:
    """The margin of the one who stands at this number, counted from the lowest."""
    for bar in bars:
        number -= bar.count
        if number < 0:
            return bar.margin
    raise IndexError(number)
