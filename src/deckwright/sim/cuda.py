"""Batches on a CUDA device: the same rules, translated to C++ and compiled for the ruleset at hand."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from deckwright.cards.errors import BadOption
from deckwright.kernel import mixing, playing, stack
from deckwright.kernel.cuda_source import Plan, cuda_source
from deckwright.sim import playout
from deckwright.sim.batch import Batch
from deckwright.table.kinds import Ruleset

KERNEL = Path(__file__).parent / "games.cu"
OUT_ROOM = 512  # legal actions of a position
WAVE = 1 << 20
THREADS, BLOCKS = 192, 2  # of a block; blocks for each multiprocessor
POOL = 256  # games of a block: enough for warps to find such as do the same, few enough for the cache
ROUNDS = 2  # steps that follow an action before a game is sorted anew
SHARED_MEMORY = 0  # as little as will do: the rest is cache
EVERYTHING = 100_000  # nodes of syntax: all rules become part of the kernel, except those that are seldom needed
NEEDS_CUPY = "It needs the package cupy: pip install 'deckwright[gpu]'. device=\"cpu\" plays the same games."


def entries(counts: bool, all_random: bool) -> list[FunctionType]:
    """The rules that the kernel calls."""
    found: list[Any] = [
        playout.deal_numbered_game, playout.policy_of, playout.record, playing.begin, playing.advance, playing.is_settled,
        playing.legal, playing.turns, playing.kind_of_work, mixing.next_word,
    ]  # fmt: skip
    found += [mixing.share] if all_random else [playing.choose, playing.page_size, stack.top]
    found += [playing.note_chances, playing.note_end] if counts else []
    return found


def plan_for(ruleset: Ruleset, blank: np.ndarray, rules: list[FunctionType], counts: bool) -> Plan:
    """How the rules are translated for this ruleset, mode and options."""
    plan = Plan(
        lengths={"blank": "CELLS", "out": "OUT_ROOM"},
        bound=ruleset.kind.bound,
        counts=counts,
        small=EVERYTHING,
        apart=ruleset.kind.study.seldom,
    )
    return replace(plan, known=ruleset.kind.study.known(ruleset, blank, rules, plan))


def defined(names: dict[str, int]) -> str:
    return "".join(f"#define {name} {value}\n" for name, value in names.items())


ADD_TOTAL = """
__device__ __forceinline__ void add_total(unsigned long long* totals, int at, long long n) {
    atomicAdd(totals + at, (unsigned long long)n);
}
"""


@lru_cache(maxsize=16)
def translated(ruleset: Ruleset, blank: bytes, counts: bool, all_random: bool) -> str:
    """The whole program of the device."""
    cells = np.frombuffer(blank, dtype=np.int16)
    rules = entries(counts, all_random)
    kind, study = ruleset.kind, ruleset.kind.study
    sizes = {
        "CELLS": len(cells), "OUT_ROOM": OUT_ROOM, "TALLIES": study.tally_room(kind.seats(cells)), "COUNTS": int(counts),
        "ALL_RANDOM": int(all_random), "THREADS": THREADS, "BLOCKS": BLOCKS, "POOL": POOL, "ROUNDS": ROUNDS,
        "WORKS": study.works,
    }  # fmt: skip
    words = {
        "GO_ON": playing.GO_ON, "DECIDE": playing.DECIDE, "MAX_STEPS": playing.MAX_STEPS, "MAX_TURNS": playing.MAX_TURNS,
        "RECORD_CELLS": playout.RECORD_CELLS, "R_WINNER": playout.R_WINNER, "ERROR": stack.ERROR,
        "NO_ERROR": stack.NO_ERROR, "TOO_LONG": stack.TOO_LONG, "PLAYER": stack.PLAYER,
    }  # fmt: skip
    rules_text = cuda_source(rules, plan_for(ruleset, cells, rules, counts))
    return defined(sizes) + ADD_TOTAL + rules_text + defined(words) + KERNEL.read_text()


def is_there() -> bool:
    """Whether a CUDA device can be used here."""
    try:
        import cupy

        return bool(cupy.cuda.runtime.getDeviceCount() > 0)
    except Exception:  # no package, no driver, no device: each has errors of its own
        return False


def device_module(source: str) -> Any:
    """Compile a program for the device; CuPy keeps what it has compiled."""
    try:
        import cupy
    except ImportError as error:
        raise BadOption(f"There is no CUDA device to use. {NEEDS_CUPY}") from error
    try:
        return cupy.RawModule(code=source, options=("-std=c++20",))
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise BadOption(f'There is no CUDA device here ({error}); device="cpu" plays the same games.') from error


class Cuda:
    """Plays batches on the first CUDA device."""

    name = "cuda"

    def __init__(self, ruleset: Ruleset, blank: np.ndarray, counts: bool) -> None:
        if not is_there():
            raise BadOption(f"There is no CUDA device here. {NEEDS_CUPY}")
        import cupy

        self.cupy = cupy
        self.ruleset, self.counts = ruleset, counts
        self.blank_bytes = blank.tobytes()
        self.players, self.study = ruleset.kind.seats(blank), ruleset.kind.study
        self.blank, self.table = cupy.asarray(blank), cupy.asarray(ruleset.table)
        self.processors = int(cupy.cuda.runtime.getDeviceProperties(0)["multiProcessorCount"])
        self.wave = WAVE
        self.kernels: dict[bool, Any] = {}

    @property
    def memory(self) -> int:
        """States of the games that are played at a time; a record and a hash for each game of a wave."""
        at_once = self.processors * POOL * BLOCKS
        state = len(self.blank_bytes) + OUT_ROOM * 2 + (self.study.tally_room(self.players) * 4 if self.counts else 0)
        return at_once * state + self.wave * (playout.RECORD_CELLS * 4 + 8)

    def prepare(self, who: np.ndarray, goes_on: bool = False) -> None:
        """Translate and compile the rules for these policies."""
        self.kernel(who)

    def kernel(self, who: np.ndarray) -> Any:
        """The program of the device; where everybody plays at random it is a smaller one."""
        all_random = bool((who == playing.RANDOM).all())
        if all_random not in self.kernels:
            source = translated(self.ruleset, self.blank_bytes, self.counts, all_random)
            self.kernels[all_random] = device_module(source).get_function("games")
            self.kernels[all_random].preferred_shared_memory_carveout = SHARED_MEMORY
        return self.kernels[all_random]

    def play(self, batch: Batch) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Play a batch; the rules are compiled before the first."""
        cupy = self.cupy
        kernel = self.kernel(batch.who)
        records = cupy.zeros(batch.games * playout.RECORD_CELLS, dtype=cupy.int32)
        hashes = cupy.zeros(batch.games, dtype=cupy.int64)
        pools = self.processors * BLOCKS * POOL
        states = cupy.empty(pools * (len(self.blank) + OUT_ROOM), dtype=cupy.int16)
        noted = cupy.zeros(pools * self.study.tally_room(self.players) if self.counts else 1, dtype=cupy.int32)
        totals = cupy.zeros(self.study.totals_room(self.players) if self.counts else 1, dtype=cupy.uint64)
        kernel(
            (self.processors * BLOCKS,),
            (THREADS,),
            (
                self.blank, self.table, cupy.asarray(batch.pages), cupy.asarray(batch.who), records, hashes, totals,
                np.int64(batch.seed), np.int64(batch.start), np.int32(batch.games), states, noted,
                cupy.zeros(1, dtype=cupy.int32),
            ),
        )  # fmt: skip
        sums = cupy.asnumpy(totals).astype(np.int64)
        return cupy.asnumpy(records), cupy.asnumpy(hashes), sums, np.zeros(0, dtype=np.int32)
