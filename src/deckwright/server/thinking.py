"""Bots think here: in processes of their own, so that no table waits for another one's bot.

Levels that answer at once have processes of their own, and the one that thinks for long has others. A bot gets a `Seat`
and nothing else. A process that breaks down is replaced, and the question is asked again.
"""

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

import msgspec
import numpy as np

LOG = logging.getLogger(__name__)
DEEP = 4  # levels from here on think for long
TRIES = 3
TALK_AFTER = 0.25  # seconds of thinking after which what was decided so far is told
MOST_ACTIONS = 200
LOWER_PRIORITY = 5


class Task(msgspec.Struct, frozen=True):
    """A seat that must decide: the position, and who plays it."""

    ruleset: str
    mode: str
    options: dict[str, str]
    state: bytes
    seat: int
    level: int
    seed: int


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pools: dict[bool, ProcessPoolExecutor] = {}

    def pool(self, deep: bool) -> ProcessPoolExecutor:
        """The processes for this kind of thinking, started when they are needed first."""
        if deep not in self.pools:
            context = multiprocessing.get_context("spawn")
            self.pools[deep] = ProcessPoolExecutor(self.processes, context, initializer=prepare)
        return self.pools[deep]

    def warm(self) -> None:
        """Have the quick bots ready before the first of them is asked."""
        for _ in range(self.processes):
            self.pool(deep=False).submit(practise)

    async def ask(self, task: Task) -> list[str]:
        """What the bot does next: one action or several."""
        deep = task.level >= DEEP
        for attempt in range(1, TRIES + 1):
            pool = self.pool(deep)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, decide, task)
            except BrokenProcessPool:
                LOG.warning("a process of the bots broke down (attempt %d)", attempt)
                if self.pools.get(deep) is pool:
                    del self.pools[deep]
                    pool.shutdown(wait=False)
        raise RuntimeError("The processes of the bots break down again and again.")

    def close(self) -> None:
        for pool in self.pools.values():
            stop(pool)
        self.pools.clear()


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes without waiting for a long thought."""
    running = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.terminate()
    for process in running:
        process.join()


# Inside the processes.


def prepare() -> None:
    """A thinking process gives way to whoever plays, and ends with the server even if that was killed."""
    if hasattr(os, "nice"):
        os.nice(LOWER_PRIORITY)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: Any) -> None:
    wait([sentinel])
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
