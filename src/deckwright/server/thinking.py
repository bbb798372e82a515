"""Bots think here: in processes of their own, so that no table waits for another one's bot.

Levels that answer at once have processes of their own, and the one that thinks for long has others. A bot gets a `Seat`
and nothing else. A process that breaks down or hangs is replaced, and the question is asked again.

A process that lives beats once a second. The silence of one is counted in seconds in which the server itself was awake: a
machine that slept or had no time proves nothing.
"""

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from contextlib import suppress
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from deckwright.server.damage import place_of
from deckwright.table.kinds import GameKind

if TYPE_CHECKING:
    from deckwright.table.game import Game

LOG = logging.getLogger(__name__)
DEEP = 4  # levels from here on think for long
TRIES = 3
TALK_AFTER = 0.25  # seconds of thinking after which what was decided so far is told
MOST_ACTIONS = 200
LOWER_PRIORITY = 5
BEAT = 1.0  # seconds between two signs of life
MOST_SILENT = 60  # beats that may be missed: many times what a thought takes on a busy machine
MOST_STARTING = 300  # before the first one
LONGEST = 1800  # for one question
PATIENCE = 5.0  # seconds for a process to end


class Task(msgspec.Struct, frozen=True):
    """A seat that must decide: the position, and who plays it."""

    ruleset: str
    mode: str
    options: dict[str, str]
    state: bytes
    seat: int
    level: int
    seed: int
    played: int | None = None  # actions so far, where bots play alike: then they draw by these and the game's key alone


class Counsel(msgspec.Struct, frozen=True):
    """An action that somebody is advised to take, and what may be expected of it."""

    text: str
    lead: float | None
    wins: float | None


class Advice(msgspec.Struct, frozen=True):
    """A seat whose person asks what a strong bot would do."""

    task: Task


class Watch:
    """Counts how long a process has shown no sign of life."""

    def __init__(self) -> None:
        self.heard = self.silent = self.waited = 0

    def hangs(self, beats: int) -> bool:
        """Another second is over, and so many beats were heard by now."""
        self.silent = self.silent + 1 if beats == self.heard else 0
        self.heard, self.waited = beats, self.waited + 1
        return self.silent >= (MOST_SILENT if beats else MOST_STARTING) or self.waited >= LONGEST


class BrokenDown(Exception):
    """A process of the bots is gone."""


class Thinker:
    """One process in which bots think; it starts when it is asked first.

    The event loop itself hears its answers: a thread between them would wait for the processor once more on the way there
    and back, and on a busy machine that takes longer than a quick bot thinks.
    """

    def __init__(self) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.beats = self.context.Value("Q", 0, lock=False)
        self.line, self.far_end = self.context.Pipe()
        self.process: Any = None
        self.asked = 0  # questions that it has
        self.turn = asyncio.Lock()

    def start(self, warm: bool = False) -> None:
        """Have the process run; a warm one makes a decision of its own first."""
        if self.process is None:
            given = (self.far_end, self.beats, warm)
            self.process = self.context.Process(target=think, args=given, name="bot", daemon=True)
            self.process.start()
            self.far_end.close()

    async def ask(self, task: Task | Advice) -> Any:
        """The answer; `BrokenDown` if the process is gone or had to be ended."""
        self.asked += 1
        try:
            async with self.turn:
                found = await self.answer(task)
        finally:
            self.asked -= 1
        if isinstance(found, str):
            raise RuntimeError(found)
        return found

    async def answer(self, task: Task | Advice) -> Any:
        """What the process says: actions, or what went wrong."""
        try:
            self.start()
            self.line.send(task)
        except OSError:
            raise BrokenDown from None
        hearing, watch = asyncio.ensure_future(self.hear()), Watch()
        try:
            while not (await asyncio.wait([hearing], timeout=BEAT))[0]:
                if watch.hangs(self.beats.value):
                    LOG.warning("a process of the bots hangs; it is ended")
                    self.kill()
            return hearing.result()
        finally:
            if not hearing.done():  # nobody waits any more: the next one who asks must not hear this answer
                hearing.cancel()
                self.kill()

    async def hear(self) -> Any:
        """What comes next over the line."""
        return await hear(self.line)

    def kill(self) -> None:
        """End the process at once: it has nothing to lose, and one that hangs does not hear anything milder."""
        if self.process is not None:
            self.process.kill()

    def close(self) -> None:
        self.kill()
        if self.process is not None:
            self.process.join(PATIENCE)
        self.line.close()


async def hear(line: Any) -> Any:
    """What a process says next; `BrokenDown` if it is gone."""
    loop = asyncio.get_running_loop()
    there: asyncio.Future[None] = loop.create_future()

    def note() -> None:
        if not there.done():
            there.set_result(None)

    try:
        loop.add_reader(line.fileno(), note)
    except NotImplementedError:  # not on every system
        return await asyncio.to_thread(receive, line)
    try:
        await there
    finally:
        loop.remove_reader(line.fileno())
    return receive(line)


def receive(line: Any) -> Any:
    try:
        return line.recv()
    except (EOFError, OSError):
        raise BrokenDown from None


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.kinds: dict[bool, list[Thinker]] = {}

    def of(self, deep: bool) -> list[Thinker]:
        """The processes for this kind of thinking."""
        if deep not in self.kinds:
            self.kinds[deep] = [Thinker() for _ in range(self.processes)]
        return self.kinds[deep]

    def warm(self) -> None:
        """Have the quick bots ready before the first of them is asked."""
        for thinker in self.of(deep=False):
            thinker.start(warm=True)

    async def ask(self, task: Task) -> list[str]:
        """What the bot does next: one action or several."""
        found: list[str] = await self.ask_one(task, self.of(task.level >= DEEP))
        return found

    async def advise(self, task: Task) -> list[Counsel]:
        """What a strong bot would do in somebody's place, the best first."""
        found: list[Counsel] = await self.ask_one(Advice(task), self.of(deep=True))
        return found

    async def ask_one(self, task: Task | Advice, thinkers: list[Thinker]) -> Any:
        """The answer of the process that has least to do; of one that breaks down another is asked."""
        for attempt in range(1, TRIES + 1):
            thinker = min(thinkers, key=lambda one: one.asked)
            try:
                return await thinker.ask(task)
            except BrokenDown:
                LOG.warning("a process of the bots broke down (attempt %d)", attempt)
                if thinker in thinkers:
                    thinkers[thinkers.index(thinker)] = Thinker()
                    thinker.close()
        raise RuntimeError("The processes of the bots break down again and again.")

    def close(self) -> None:
        """End the processes without waiting for a long thought."""
        for thinkers in self.kinds.values():
            for thinker in thinkers:
                thinker.kill()
            for thinker in thinkers:
                thinker.close()
        self.kinds.clear()


# Inside the processes.


def think(line: Any, beats: Any, warm: bool) -> None:
    """Answer one question after the other until the server is gone."""
    prepare(beats)
    if warm:
        with suppress(Exception):
            practise()
    with suppress(EOFError, OSError):
        while True:
            line.send(answer(line.recv()))


def prepare(beats: Any) -> None:
    """A thinking process gives way to whoever plays, and ends with the server even if that was killed."""
    if hasattr(os, "nice"):
        os.nice(LOWER_PRIORITY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever ends the server ends it
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=live_with, args=(parent.sentinel, beats), daemon=True).start()


def live_with(sentinel: Any, beats: Any) -> None:
    """Show signs of life until the server is gone."""
    beats.value += 1
    while not wait([sentinel], BEAT):
        beats.value += 1
    os._exit(0)


def practise() -> None:
    """One decision of a bot, so that the next one comes at once."""
    from deckwright.table.starting import new

    game = new(seed=0)
    assert game.player is not None
    decide(Task(game.ruleset_id, game.mode, game.options, game.state.tobytes(), game.player, 1, 0))


def level_now(kind: GameKind, level: int) -> int:
    """The level at which a bot plays without waiting: until the deepest search is compiled, in the first minutes after
    installing, whoever would need it plays one below."""
    from deckwright.bots.compiling import is_at_hand, start_compiler
    from deckwright.bots.levels import LEVELS

    if not is_at_hand(kind, LEVELS[level].iterations):
        start_compiler(kind)
    return max(one for one in LEVELS if one <= level and is_at_hand(kind, LEVELS[one].iterations))


def answer(task: Task | Advice) -> list[str] | list[Counsel] | str:
    """What the bot decides. Whatever goes wrong comes back as plain words: errors may not survive the way."""
    try:
        return counsel(task.task) if isinstance(task, Advice) else decide(task)
    except BaseException as error:
        whose = "that advises" if isinstance(task, Advice) else f"of level {task.level}"
        return f"A bot {whose} failed: {place_of(error)}"


def game_of(task: Task) -> "Game":
    """The game as it stands."""
    from deckwright.table.origins import Forked
    from deckwright.table.rulesets import resolve
    from deckwright.table.setup import Setup

    state = np.frombuffer(task.state, dtype=np.int16).copy()
    ruleset = resolve(task.ruleset)
    setup = Setup(ruleset, ruleset.kind.seats(state), task.mode, task.options)
    return ruleset.kind.table.game(setup, state, Forked(0, 0))


def counsel(task: Task) -> list[Counsel]:
    """What a strong bot would do; it sees what the seat may know."""
    from deckwright.bots import Seat
    from deckwright.bots.advice import advise

    return [
        Counsel(
            one.action.text,
            None if one.lead is None else round(one.lead, 1),
            None if one.wins is None else round(one.wins, 3),
        )
        for one in advise(Seat(game_of(task), task.seat), task.seed)
    ]


def seed_alike(key: bytes, seat: int, played: int) -> int:
    """By what a bot draws for one decision so that it plays alike at every table with the same deal."""
    said = b"deckwright bot 1\n" + key + bytes([seat]) + played.to_bytes(4, "little")
    return int.from_bytes(hashlib.sha256(said).digest()[:8], "little")


def decide(task: Task) -> list[str]:
    """The bot's actions from here on: until its turn is over, somebody else is asked, or it has thought for a while."""
    from deckwright import bots
    from deckwright.table.seeds import key_in

    game = game_of(task)
    key = key_in(game.state)
    level = f"level-{level_now(game.ruleset.kind, task.level)}"
    bot = bots.make(level, task.seed)
    bot.start(bots.Seat(game, task.seat))
    turns, begun = game.turns, time.monotonic()
    while game.player == task.seat and game.turns == turns and len(game.history) < MOST_ACTIONS:
        if task.played is not None:  # when it talks depends on the clock, what it plays must not
            bot = bots.make(level, seed_alike(key, task.seat, task.played + len(game.history)))
        game.play(bots.ask(bot, game))
        if time.monotonic() - begun > TALK_AFTER:
            break
    return game.history
