"""Bots think here: in processes of their own, so that no table waits for another one's bot.

Levels that answer at once have processes of their own, and the one that thinks for long has others. A bot gets a `Seat`
and nothing else. A process that breaks down or hangs is replaced, and the question is asked again.

A process that lives beats once a second. The silence of one is counted in seconds in which the server itself was awake: a
machine that slept or had no time proves nothing.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

import msgspec
import numpy as np

from deckwright.server.damage import place_of

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
Found = TypeVar("Found")


class Task(msgspec.Struct, frozen=True):
    """A seat that must decide: the position, and who plays it."""

    ruleset: str
    mode: str
    options: dict[str, str]
    state: bytes
    seat: int
    level: int
    seed: int


class Watch:
    """Counts how long a process has shown no sign of life."""

    def __init__(self) -> None:
        self.heard = self.silent = self.waited = 0

    def hangs(self, beats: int) -> bool:
        """Another second is over, and so many beats were heard by now."""
        self.silent = self.silent + 1 if beats == self.heard else 0
        self.heard, self.waited = beats, self.waited + 1
        return self.silent >= (MOST_SILENT if beats else MOST_STARTING) or self.waited >= LONGEST


class Thinker:
    """One process in which bots think; it starts when it is asked first."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.beats = context.Value("Q", 0, lock=False)
        self.pool = ProcessPoolExecutor(1, context, initializer=prepare, initargs=(self.beats,))
        self.asked = 0  # questions that it has

    def submit(self, work: Callable[..., Found], *given: Any) -> "Future[Found]":
        return self.pool.submit(work, *given)

    async def ask(self, task: Task) -> list[str]:
        """The answer; `BrokenProcessPool` if the process broke down or had to be ended."""
        answering = asyncio.wrap_future(self.submit(answer, task))
        watch = Watch()
        self.asked += 1
        try:
            while not (await asyncio.wait([answering], timeout=BEAT))[0]:
                if watch.hangs(self.beats.value):
                    LOG.warning("a process of the bots hangs; it is ended")
                    self.kill()
            return answering.result()
        finally:
            answering.cancel()  # nobody waits for it any more
            self.asked -= 1

    @property
    def processes(self) -> list[multiprocessing.Process]:
        return list((getattr(self.pool, "_processes", None) or {}).values())

    def kill(self) -> None:
        """End the process at once: it has nothing to lose, and one that hangs does not hear anything milder."""
        for process in self.processes:
            process.kill()

    def close(self) -> None:
        running = self.processes
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()
        for process in running:
            process.join(PATIENCE)


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
            thinker.submit(practise)

    async def ask(self, task: Task) -> list[str]:
        """What the bot does next: one action or several."""
        thinkers = self.of(task.level >= DEEP)
        for attempt in range(1, TRIES + 1):
            thinker = min(thinkers, key=lambda one: one.asked)
            try:
                return await thinker.ask(task)
            except BrokenProcessPool:
                LOG.warning("a process of the bots broke down (attempt %d)", attempt)
                if thinker in thinkers:
                    thinkers[thinkers.index(thinker)] = Thinker()
                    thinker.pool.shutdown(wait=False)
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

    game = new("ascension-10th", 2, seed=0)
    assert game.player is not None
    decide(Task(game.ruleset_id, game.mode, game.options, game.state.tobytes(), game.player, 1, 0))


def level_now(level: int) -> int:
    """The level at which a bot plays without waiting: until the deepest search is compiled, in the first minutes after
    installing, whoever would need it plays one below."""
    from deckwright.bots.compiling import is_at_hand, start_compiler
    from deckwright.bots.levels import LEVELS

    if not is_at_hand(LEVELS[level].iterations):
        start_compiler()
    return max(one for one in LEVELS if one <= level and is_at_hand(LEVELS[one].iterations))


def answer(task: Task) -> list[str]:
    """What the bot decides. Whatever goes wrong comes back as a plain error: others may not survive the way."""
    try:
        return decide(task)
    except BaseException as error:
        raise RuntimeError(f"A bot of level {task.level} failed: {place_of(error)}") from None


def decide(task: Task) -> list[str]:
    """The bot's actions from here on: until its turn is over, somebody else is asked, or it has thought for a while."""
    from deckwright import bots
    from deckwright.table.game import Game
    from deckwright.table.rulesets import resolve

    state = np.frombuffer(task.state, dtype=np.int16).copy()
    setup = {"options": task.options, "mode": task.mode, "packs": []}
    game = Game(resolve(task.ruleset), state, setup, {})
    bot = bots.make(f"level-{level_now(task.level)}", task.seed)
    bot.start(bots.Seat(game, task.seat))
    turns, begun = game.turns, time.monotonic()
    while game.player == task.seat and game.turns == turns and len(game.history) < MOST_ACTIONS:
        game.play(bots.ask(bot, game))
        if time.monotonic() - begun > TALK_AFTER:
            break
    return game.history
