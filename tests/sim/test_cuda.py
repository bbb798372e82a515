"""The program of the CUDA device, run on the processor: one warp plays the same games."""

import subprocess
from pathlib import Path

import numpy as np
import pytest

import deckwright as dw
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.study.card_counts import card_counts
from deckwright.games.ascension.study.tallies import totals_room
from deckwright.kernel.cuda_source import reached
from deckwright.sim import cuda
from deckwright.sim.result import Result
from deckwright.sim.simulator import Simulator

GAMES, POOL, LANES = 40, 12, 32

# What the device brings, for one warp: each of its lanes runs until all of them need something from each other.
ONE_WARP = r"""
#include <algorithm>
#include <cstdlib>
#include <vector>
#include <ucontext.h>
#define __device__
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __global__
#define __shared__ static
#define __launch_bounds__(threads, blocks)
#define __popc __builtin_popcount
#define __ffs __builtin_ffs
#define __syncwarp() (void)all_lanes(0)
#define __syncthreads() (void)all_lanes(0)
#define __ballot_sync(mask, test) ballot(test)
#define __shfl_sync(mask, value, from) ((int)all_lanes(value)[from])
#define __reduce_max_sync(mask, value) largest(value)
#define __threadfence_block()
#define __nanosleep(n) std::abort()  // one warp never waits for another one
#define atomicCAS(at, from, to) (*(at) == (from) ? (*(at) = (to), (from)) : *(at))
using std::max, std::min;
static struct { int x; } blockIdx{0}, threadIdx{0};
static int atomicAdd(int* at, int n) { int before = *at; *at += n; return before; }
static void atomicAdd(unsigned long long* at, unsigned long long n) { *at += n; }
static void atomicSub(int* at, int n) { *at -= n; }

const int LANES = 32;
static ucontext_t lanes[LANES], home;
static long long given[2][LANES];
static int meetings[LANES];
static const long long* all_lanes(long long value) {
    const int lane = threadIdx.x, meeting = meetings[lane]++ % 2;
    given[meeting][lane] = value;
    threadIdx.x = (lane + 1) % LANES;
    swapcontext(&lanes[lane], &lanes[threadIdx.x]);
    return given[meeting];
}
static unsigned ballot(bool test) {
    const long long* tests = all_lanes(test);
    unsigned bits = 0;
    for (int lane = 0; lane < LANES; lane++) bits |= (unsigned)tests[lane] << lane;
    return bits;
}
static unsigned largest(unsigned value) {
    const long long* values = all_lanes(value);
    return (unsigned)*std::max_element(values, values + LANES);
}
template <class Work> static Work* at_work;
template <class Work> static void run_lane() {
    const int lane = threadIdx.x;
    (*at_work<Work>)();
    threadIdx.x = lane + 1;  // all lanes come to the end one after the other
    setcontext(lane + 1 < LANES ? &lanes[lane + 1] : &home);
}
template <class Work> static void run_warp(Work work) {
    static std::vector<char> stacks[LANES];
    at_work<Work> = &work;
    for (int lane = 0; lane < LANES; lane++) {
        stacks[lane].resize(1 << 18);
        getcontext(&lanes[lane]);
        lanes[lane].uc_stack.ss_sp = stacks[lane].data();
        lanes[lane].uc_stack.ss_size = stacks[lane].size();
        makecontext(&lanes[lane], run_lane<Work>, 0);
    }
    threadIdx.x = 0;
    swapcontext(&home, &lanes[0]);
}
"""
MAIN = r"""
#include <cstdio>
template <class T> std::vector<T> read(const char* name, size_t n) {
    std::vector<T> cells(n);
    FILE* file = std::fopen(name, "rb");
    if (std::fread(cells.data(), sizeof(T), n, file) != n) std::abort();
    std::fclose(file);
    return cells;
}
template <class T> void write(const char* name, const std::vector<T>& cells) {
    FILE* file = std::fopen(name, "wb");
    std::fwrite(cells.data(), sizeof(T), cells.size(), file);
    std::fclose(file);
}
int main() {
    auto blank = read<short>("blank", CELLS), table = read<short>("table", %(table)d);
    auto weights = read<short>("weights", %(weights)d), who = read<short>("who", %(who)d);
    std::vector<int> records(%(games)d * RECORD_CELLS);
    std::vector<long long> hashes(%(games)d);
    std::vector<unsigned long long> totals(%(totals)d);
    std::vector<short> states((CELLS + OUT_ROOM) * POOL);
    std::vector<int> noted(TALLIES * POOL), next(1);
    run_warp([&] {
        games(blank.data(), table.data(), weights.data(), who.data(), records.data(), hashes.data(), totals.data(), 7, 3,
              %(games)d, states.data(), noted.data(), next.data());
    });
    write("records", records), write("hashes", hashes), write("totals", totals);
}
"""


def play(folder: Path, sim: Simulator, policies: list[str]) -> Result:
    """Play the games of a simulator with the program of the device."""
    names, who, pages = sim.seated(policies)
    source = cuda.translated(sim.ruleset, sim.blank.tobytes(), sim.counts, set(policies) == {"random"})
    arrays = {"blank": sim.blank, "table": sim.ruleset.table, "weights": pages, "who": who}
    for name, array in arrays.items():
        (folder / name).write_bytes(array.tobytes())
    sizes = {name: len(array) for name, array in arrays.items()}
    main = MAIN % {**sizes, "games": GAMES, "totals": totals_room(sim.players)}
    (folder / "games.cpp").write_text(ONE_WARP + source + main)
    subprocess.run(["g++", "-std=c++20", "-O1", "-w", "-o", "program", "games.cpp"], cwd=folder, check=True)
    subprocess.run(["./program"], cwd=folder, check=True)
    totals = np.fromfile(folder / "totals", dtype=np.int64)
    return Result.of(
        np.fromfile(folder / "records", dtype=np.int32),
        np.fromfile(folder / "hashes", dtype=np.int64),
        card_counts(totals, sim.players, sim.ruleset.ids) if sim.counts else None,
        ruleset=sim.ruleset.id, mode=sim.mode, players=sim.players, seed=7, start=3, policies=names, device="g++",
        seconds=0.0,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("ruleset", "players", "mode", "policies", "counts"),
    [
        ("ascension-10th", 2, "versus", ["random"], False),
        ("ascension-combined", 3, "versus", ["greedy", "busy", "random"], True),
        ("rise-of-vigil", 4, "teams", ["greedy"], True),
    ],
)
def test_the_device_plays_the_same_games(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ruleset: str,
    players: int,
    mode: str,
    policies: list[str],
    counts: bool,
) -> None:
    cuda.translated.cache_clear()
    monkeypatch.setattr(cuda, "THREADS", LANES)
    monkeypatch.setattr(cuda, "POOL", POOL)  # games follow each other in the places of a pool
    sim = Simulator(ruleset, players, GAMES, mode=mode, seed=7, start=3, counts=counts, cores=1)
    expected, found = sim.run(policies), play(tmp_path, sim, policies)
    cuda.translated.cache_clear()
    assert found.state_hash == expected.state_hash
    for name in ("winner", "scores", "turns", "decisions", "first", "ended"):
        assert (getattr(found, name) == getattr(expected, name)).all(), name
    if counts:
        assert found.cards is not None and expected.cards is not None
        for name in ("seen", "acquired", "defeated", "played", "honor", "owned", "owned_by_winner", "chances"):
            assert (getattr(found.cards, name) == getattr(expected.cards, name)).all(), name


def test_rules_that_a_ruleset_never_needs_are_left_out() -> None:
    base, vigil = (dw.Simulator(name, 2, 1).ruleset for name in ("ascension-10th", "rise-of-vigil"))
    sources = {
        ruleset.id: cuda.translated(ruleset, ruleset.stocked(2, "versus", {**OPTIONS}).tobytes(), False, True)
        for ruleset in (base, vigil)
    }
    for name in ("effects__copy_again", "several_cards__next_gift"):
        assert name not in sources[base.id] and name in sources[vigil.id], name
    assert not any("solo__" in source for source in sources.values())


def test_what_is_called_seldom_is_named_rightly() -> None:
    rules = {rule.__name__ for rule in reached(cuda.entries(True, False), cuda.Plan({}, KIND.bound, counts=True))}
    assert KIND.study.seldom <= rules


def test_without_a_device_the_message_says_what_else_can_be_done() -> None:
    if cuda.is_there():
        assert dw.Simulator(games=10, device="cuda").device == "cuda"
    else:
        with pytest.raises(dw.BadOption, match="There is no CUDA device here.*pip install.*plays the same games"):
            dw.Simulator(games=10, device="cuda")
        assert dw.Simulator(games=10, device="auto").device == "cpu"


OPTIONS = dict(dw.new("ascension-10th", 2, seed=1).options)
