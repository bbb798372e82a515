"""What it costs to tell a page the steps of a bot's turn, beside telling it only how things stand afterwards.

`python bench/steps.py` plays games of bots at tables with a store of their own, and tells each turn to a page twice, in turns
first with its steps and first without. Counted are the bytes as JSON and as a socket sends them, and the processor time of the
server: for the telling alone, for the whole turn once the bot has thought, with what it takes to store it, and for all of it
with the thinking, which is done in a process of its own. Of each stand there the medians and what lies between the quartiles.
"""

import argparse
import asyncio
import itertools
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import deckwright as dw
from deckwright.server.app import make_app
from deckwright.server.logbook import Held
from deckwright.server.records import SeatRecord
from deckwright.server.settings import Settings
from deckwright.server.table import Table
from deckwright.server.tables import Tables
from deckwright.server.telling import Reader, news_of, write_state
from deckwright.server.thinking import Task, decide

GOAL = 1.3
WINDOW = 15  # bits of the window of a line that compresses
KINDS: list[tuple[str, int, tuple[int, ...]]] = [  # the ruleset, how many seats, and the levels of the bots at them
    ("ascension-10th", 2, (3,)),
    ("rise-of-vigil", 2, (3,)),
    ("ascension-10th", 4, (1, 2, 3)),
    ("rise-of-vigil", 4, (1, 2, 3)),
    ("ascension-combined", 6, (3,)),
]
PAGE = 0  # the seat that looks on
BOUND = "bytes of JSON", "bytes sent", "µs of the turn", "µs with thought"  # by the goal
ALL = "bytes of JSON", "bytes sent", "µs of telling", "µs of the turn", "µs with thought"


@dataclass
class Figures:
    """What was counted, by what it is, without steps and with them."""

    before: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in ALL})
    after: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in ALL})
    kept: list[float] = field(default_factory=list)  # µs for keeping the moments of a turn
    steps: list[int] = field(default_factory=list)

    def count(self, after: bool, *values: float) -> None:
        for name, value in zip(ALL, values, strict=True):
            (self.after if after else self.before)[name].append(value)

    def add(self, other: "Figures") -> None:
        for ours, theirs in ((self.before, other.before), (self.after, other.after)):
            for name in ALL:
                ours[name] += theirs[name]
        self.kept += other.kept
        self.steps += other.steps


class Trial:
    """One table after another, until enough turns of bots were told."""

    def __init__(self, tables: Tables, ruleset: str, seats: int, levels: Sequence[int]) -> None:
        self.tables, self.ruleset, self.seats, self.levels = tables, ruleset, seats, levels
        self.figures = Figures()
        self.keeping = 0.0
        self.orders = itertools.cycle([(False, True), (True, False)])

    async def play(self, turns: int) -> Figures:
        for seed in itertools.count():
            table = await self.open(seed)
            await self.play_game(table, seed, turns)
            if len(self.figures.steps) >= turns:
                return self.figures
        raise AssertionError

    async def open(self, seed: int) -> Table:
        levels = itertools.islice(itertools.cycle(self.levels), self.seats - 1)
        seats = [SeatRecord("link", ""), *(SeatRecord("bot", "", level) for level in levels)]
        game = dw.new(self.ruleset, self.seats, seed=seed, first=0)
        made = await self.tables.open_game(game, seats, "bench")
        return self.tables.live[made.table]

    async def play_game(self, table: Table, seed: int, turns: int) -> None:
        held = Held(0, 0, len(table.game.log), 0)
        while not table.game.over and len(self.figures.steps) < turns:
            seat = table.game.player
            assert seat is not None
            begun = time.process_time()
            texts = decide(self.task(table, seat, seed))
            thought = time.process_time() - begun
            if seat == PAGE:
                await table.act_together(seat, f"{table.revision}", table.revision, texts[:1])
            else:
                with self.timed(table):
                    begun = time.process_time()
                    await table.act_as_bot(seat, table.revision, texts)
                    took = time.process_time() - begun
                self.tell(table, held, took, thought)
            held = Held(table.revision, 0, len(table.game.log), table.revision)

    def task(self, table: Table, seat: int, seed: int) -> Task:
        game, level = table.game, table.record.seats[seat].level or 1
        return Task(game.ruleset_id, game.mode, game.options, game.state.tobytes(), seat, level, seed + table.revision)

    @contextmanager
    def timed(self, table: Table) -> Iterator[None]:
        """Count what of a turn goes into keeping its moments."""

        def timed(*given: object) -> None:
            begun = time.thread_time()
            keep(*given)
            self.keeping = time.thread_time() - begun

        keep: Any = table.keep_moments
        setattr(table, "keep_moments", timed)  # noqa: B010
        yield
        del table.keep_moments

    def tell(self, table: Table, held: Held, took: float, thought: float) -> None:
        """Tell the same turn with its steps and without."""
        reader = Reader(PAGE)
        if news_of(table, reader, held).since < 0:  # one action has no steps
            return
        for after in next(self.orders):
            table.encoded.clear()
            table.present.clear()
            begun = time.thread_time()
            news = news_of(table, reader, held if after else held._replace(viewed=-1))
            letter = write_state(table, reader, news)
            sent = letter.frame(WINDOW)
            telling = time.thread_time() - begun
            whole = took + telling - (0 if after else self.keeping)
            self.figures.count(after, len(letter.text), len(sent), telling * 1e6, whole * 1e6, (whole + thought) * 1e6)
        self.figures.kept.append(self.keeping * 1e6)
        moments = table.moments
        assert moments is not None
        self.figures.steps.append(sum(moment.revision == table.revision for moment in moments.later))


def spread(counted: Sequence[float]) -> str:
    """The median, and what lies between the quartiles."""
    low, median, high = statistics.quantiles(counted, n=4)
    return f"{median:8.0f} ({low:.0f} to {high:.0f})"


def report(name: str, figures: Figures) -> bool:
    """Print the figures side by side; whether all are within the goal."""
    good = True
    steps = statistics.median(figures.steps)
    print(
        f"{name}: {len(figures.steps)} turns of {steps:.0f} actions; moments kept in {statistics.median(figures.kept):.0f} µs"
    )
    for what in ALL:
        before, after = statistics.median(figures.before[what]), statistics.median(figures.after[what])
        print(
            f"  {what:16} {spread(figures.before[what])} -> {spread(figures.after[what])}   x {after / before:.2f}",
            flush=True,
        )
        good = good and (after <= GOAL * before or what not in BOUND)
    return good


async def measure(turns: int, kinds: Sequence[tuple[str, int, tuple[int, ...]]]) -> bool:
    everything, good = Figures(), True
    with tempfile.TemporaryDirectory() as folder:
        tables: Tables = make_app(Settings(data=Path(folder), tables_per_minute=100_000)).state.tables
        await tables.store.open()
        tables.bots.think = lambda table: None  # type: ignore[method-assign] # here they think when they are told to
        for ruleset, seats, levels in kinds:
            figures = await Trial(tables, ruleset, seats, levels).play(turns)
            named = ", ".join(map(str, levels))
            good = report(f"{ruleset}, {seats} seats, bots of level {named}", figures) and good
            everything.add(figures)
        await tables.store.close()
    return report("all", everything) and good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--turns", type=int, default=200, help="of each kind of table")
    good = asyncio.run(measure(parser.parse_args().turns, KINDS))
    print(
        f"{'PASSED' if good else 'FAILED'}: at most {GOAL} times the bytes and the processor time of a whole turn without steps"
    )
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
