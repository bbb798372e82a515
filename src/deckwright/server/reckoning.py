"""What games that are over could have come to: found beside the tables, in processes of their own, and kept in memory.

Few run at the same time, and for one device one; the others wait their turn. A process ends with what it was asked for, with
the server, or when somebody stops it. Runs that are known are not made again; the same game always gives the same.
"""

import asyncio
import logging
import multiprocessing
import os
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

import msgspec
import numpy as np

from deckwright.server.damage import place_of
from deckwright.server.http_messages import Reckoned
from deckwright.server.marks import at_table, mark_of
from deckwright.server.problems import NotNow
from deckwright.server.settings import Settings
from deckwright.server.thinking import BEAT, PATIENCE, BrokenDown, Watch, hear, prepare
from deckwright.table.reckoning import Finding, RunEnded, TurnCost, TurnsLookedAt

LOG = logging.getLogger(__name__)
EVEN_LOWER_PRIORITY = 5  # below that of bots: somebody waits for those at a table
MOST_WAITING = 32
MOST_OF_ADDRESS = 4
MOST_KEPT = 512
Stage = Literal["unasked", "waiting", "running", "done", "stopped", "failed"]
UNDER_WAY: tuple[Stage, ...] = ("waiting", "running")


class Work(msgspec.Struct, frozen=True):
    """A game that is over: how it began, what was done, and the first and last number of the runs to be made."""

    ruleset: str
    mode: str
    options: dict[str, str]
    state: bytes
    history: list[str]
    first: int
    runs: int


class Broken(msgspec.Struct, frozen=True):
    """It went wrong in the process: where, in plain words."""

    where: str


Message = Finding | Broken | None  # at the end comes nothing

Find = Callable[[Any, Any, Work], None]  # what a process does: told over a line, with beats


@dataclass
class Sum:
    """What is known of one game, and who asked for it last."""

    table: str
    device: str = ""
    address: str = ""
    work: Work | None = None
    stage: Stage = "unasked"
    revision: int = 0
    scores: list[int] = field(default_factory=list)
    turns: list[TurnCost] = field(default_factory=list)
    looked: TurnsLookedAt = field(default_factory=lambda: TurnsLookedAt(0, 0))

    @property
    def is_under_way(self) -> bool:
        return self.stage in UNDER_WAY

    def turn(self, stage: Stage) -> None:
        """From here on it is at this stage."""
        self.stage = stage
        self.revision += 1

    def add(self, found: Finding) -> None:
        """One step more is known."""
        match found:
            case RunEnded(score):
                self.scores.append(score)
            case TurnCost():
                self.turns.append(found)
            case TurnsLookedAt():
                self.looked = found
        self.revision += 1


class Reckoner:
    """One process that finds what one game could have come to."""

    def __init__(self, work: Work, find: Find | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        self.beats = context.Value("Q", 0, lock=False)
        self.line, self.far_end = context.Pipe(duplex=False)
        given = (self.far_end, self.beats, work)
        self.process: Any = context.Process(target=find or reckon, args=given, name="reckoner", daemon=True)

    async def start(self) -> None:
        """Have the process run. In a thread: it is handed a whole game, and takes it when it has got up."""
        starting = asyncio.ensure_future(asyncio.to_thread(self.process.start))
        try:
            await asyncio.shield(starting)
        finally:
            await asyncio.wait([starting])  # one that is still getting up must be there to be ended
            self.far_end.close()

    async def next(self) -> Message:
        """What it finds next; `BrokenDown` if the process is gone or had to be ended."""
        hearing, watch = asyncio.ensure_future(hear(self.line)), Watch()
        try:
            while not (await asyncio.wait([hearing], timeout=BEAT))[0]:
                if watch.hangs(self.beats.value):
                    LOG.warning("a process that reckons hangs; it is ended")
                    self.process.kill()
            message: Message = hearing.result()
            return message
        finally:
            hearing.cancel()
            await asyncio.wait([hearing])  # it lets go of the line before that is closed

    def close(self) -> None:
        """End the process at once: whatever it has found was told."""
        if self.process.pid is not None:
            self.process.kill()
            self.process.join(PATIENCE)
        self.line.close()


class Reckonings:
    """What is known, what is being found, and what waits."""

    def __init__(self, settings: Settings) -> None:
        self.places, self.runs = settings.reckoners, settings.reckoned_runs
        self.kept: OrderedDict[str, Sum] = OrderedDict()  # by table, the one asked for last at the end
        self.waiting: list[Sum] = []
        self.running: dict[str, asyncio.Task[None]] = {}  # by table
        self.reckoner: Callable[[Work], Reckoner] = Reckoner
        self.closed = False

    def told(self, table: str) -> Reckoned:
        """What is known of a table by now."""
        one = self.kept.get(table) or Sum(table)
        place = self.waiting.index(one) if one in self.waiting else 0
        return Reckoned(
            table, one.revision, one.stage, place + len(self.running) if one.stage == "waiting" else 0, self.runs,
            list(one.scores), one.looked.done, one.looked.of, list(one.turns),
        )  # fmt: skip

    def is_wanted(self, table: str) -> bool:
        """Whether there is something left to be found that nobody looks for."""
        one = self.kept.get(table)
        return one is None or not (one.is_under_way or one.stage == "done")

    def ask(self, table: str, device: str, address: str, work_from: Callable[[range], Work]) -> None:
        """Find what is not known yet, as soon as it is this one's turn."""
        if not self.is_wanted(table):
            return
        self.check_room(device, address)
        one = self.kept.setdefault(table, Sum(table))
        one.device, one.address = device, address
        one.turns, one.looked = [], TurnsLookedAt(0, 0)
        one.work = work_from(range(len(one.scores), self.runs))
        one.turn("waiting")
        self.kept.move_to_end(table)
        self.waiting.append(one)
        self.forget()
        self.go_on()

    def check_room(self, device: str, address: str) -> None:
        """One game at a time for a device, and not too many for an address, or at all."""
        under_way = [one for one in self.kept.values() if one.is_under_way]
        if any(one.device == device for one in under_way):
            raise NotNow("reckoning-other")
        of_address = Counter(one.address for one in under_way)[address]
        if of_address >= MOST_OF_ADDRESS or len(self.waiting) >= MOST_WAITING:
            raise NotNow("reckoning-many")

    def stop(self, table: str) -> None:
        """Look no further; what has been found stays."""
        one = self.kept.get(table)
        if one is None or not one.is_under_way:
            return
        if one in self.waiting:
            self.waiting.remove(one)
        one.turn("stopped")
        if table in self.running:
            self.running[table].cancel()

    async def close(self) -> None:
        """End everything that runs."""
        self.closed = True
        self.waiting.clear()
        going = list(self.running.values())
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    def forget(self) -> None:
        """What was asked for longest ago has to go when there is too much of it."""
        for table in [table for table, one in self.kept.items() if not one.is_under_way]:
            if len(self.kept) <= MOST_KEPT:
                return
            del self.kept[table]

    def go_on(self) -> None:
        """Begin with whoever waits first, where there is a place."""
        while self.waiting and len(self.running) < self.places and not self.closed:
            one = next((one for one in self.waiting if one.table not in self.running), None)
            if one is None:
                return
            self.waiting.remove(one)
            work, one.work = one.work, None
            assert work is not None
            one.turn("running")
            task = asyncio.create_task(self.run(one, work), name=f"reckon {mark_of(one.table)}")
            self.running[one.table] = task
            task.add_done_callback(partial(self.make_room, one.table))

    def make_room(self, table: str, _task: "asyncio.Task[None]") -> None:
        """One has ended: the next begins."""
        del self.running[table]
        self.go_on()

    async def run(self, one: Sum, work: Work) -> None:
        """Find one game's sum."""
        at_table(one.table)
        reckoner: Reckoner | None = None
        try:
            reckoner = self.reckoner(work)
            await reckoner.start()
            while (found := await reckoner.next()) is not None:
                if isinstance(found, Broken):
                    raise RuntimeError(found.where)
                one.add(found)
            one.turn("done")
        except BrokenDown:
            LOG.warning("a process that reckons broke down")
            one.turn("failed")
        except Exception as error:
            LOG.error("what a game could have come to cannot be found: %s", error)
            one.turn("failed")
        finally:
            if reckoner is not None:
                reckoner.close()


# Inside the process.


def reckon(line: Any, beats: Any, work: Work) -> None:
    """Tell step by step what is found, until all is there or the server is gone."""
    prepare(beats)
    if hasattr(os, "nice"):
        os.nice(EVEN_LOWER_PRIORITY)
    with suppress(EOFError, OSError):
        for message in messages(work):
            line.send(message)


def messages(work: Work) -> Iterator[Message]:
    """What is found. Whatever goes wrong comes back as plain words: errors may not survive the way."""
    try:
        yield from findings(work)
    except Exception as error:
        yield Broken(place_of(error))
    else:
        yield None


def findings(work: Work) -> Iterator[Finding]:
    """What the game itself finds."""
    from deckwright.table.origins import Forked
    from deckwright.table.rulesets import resolve
    from deckwright.table.setup import Setup

    state = np.frombuffer(work.state, dtype=np.int16).copy()
    ruleset = resolve(work.ruleset)
    setup = Setup(ruleset, ruleset.kind.seats(state), work.mode, work.options)
    game = ruleset.kind.table.game(setup, state, Forked(0, 0))
    find = ruleset.kind.online.reckoning
    assert find is not None
    yield from find(game, work.history, range(work.first, work.runs))
