"""Batches on the processor: every core takes the next few games until none are left, and no core waits for Python."""

import itertools
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from deckwright.kernel.playing import MOST_SEATS
from deckwright.sim.batch import Batch
from deckwright.sim.playout import RECORD_CELLS, play_games, play_games_on
from deckwright.table.arguments import whole
from deckwright.table.kinds import Ruleset

OUT_ROOM = 512  # legal actions of a position
PORTION = 128  # games that a core takes at a time
WAVE = 16_384
MOST_CORES = 1024


class Processor:
    """Plays batches on some or all cores."""

    name = "cpu"

    def __init__(self, ruleset: Ruleset, blank: np.ndarray, counts: bool, cores: int | None) -> None:
        self.table, self.blank, self.counts = ruleset.table, blank, counts
        kind = ruleset.kind
        players = kind.seats(blank)
        self.tally_room, self.totals_room = kind.study.tally_room(players), kind.study.totals_room(players)
        self.mode = kind.modes.counted if counts else kind.modes.simulation
        self.cores = check_cores(cores)
        self.wave = WAVE * self.cores

    @property
    def memory(self) -> int:
        """Each core has a state, counts and sums of its own; a game has its record and its hash."""
        per_core = self.blank.nbytes + OUT_ROOM * 2 + self.tally_room * 4 + self.totals_room * 8
        return self.cores * per_core + self.wave * (RECORD_CELLS * 4 + 8)

    def prepare(self, who: np.ndarray, goes_on: bool = False) -> None:
        """Compile the rules, or load them where that has been done."""
        self.mode(play_games_on if goes_on else play_games)

    def play(self, batch: Batch) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Play a batch; the rules are compiled before the first."""
        play_all = self.mode(play_games if len(batch.then) == 0 else play_games_on)
        records = np.zeros(batch.games * RECORD_CELLS, dtype=np.int32)
        hashes = np.zeros(batch.games, dtype=np.int64)
        cells = len(batch.then) * MOST_SEATS  # of a game
        before = np.zeros(batch.games * cells, dtype=np.int32)
        portions = itertools.count(0, PORTION)  # its next number is taken by one thread at a time

        def work(_core: int) -> np.ndarray:
            states = np.zeros((1, len(self.blank)), dtype=np.int16)
            tallies = np.zeros(self.tally_room if self.counts else 0, dtype=np.int32)
            totals = np.zeros(self.totals_room if self.counts else 0, dtype=np.int64)
            out = np.zeros(OUT_ROOM, dtype=np.int16)
            while (first := next(portions)) < batch.games:
                last = min(first + PORTION, batch.games)
                play_all(
                    states, self.blank, self.table, batch.pages, batch.who, tallies, out,
                    records[first * RECORD_CELLS : last * RECORD_CELLS], hashes[first:last], totals, batch.seed,
                    batch.start + first, *([] if cells == 0 else [batch.then, before[first * cells : last * cells]]),
                )  # fmt: skip
            return totals

        with ThreadPoolExecutor(self.cores) as pool:
            totals = sum(pool.map(work, range(self.cores)))
        return records, hashes, np.asarray(totals), before


def check_cores(cores: int | None) -> int:
    """How many cores to use; all that this process may use if none are named."""
    if cores is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return whole("the number of cores", cores, 1, MOST_CORES)
