"""Random games on a CUDA device: the same rules, a thread a game; final states against the processor's.

`python bench/device.py tables FILE` writes the tables of a ruleset; `python bench/device.py run FILE` needs only Numba,
numba-cuda and that file, so it also runs where the other dependencies are missing.
"""

import hashlib
import sys
import time
import types
from pathlib import Path
from typing import Any

import numpy as np

SOURCE = Path(__file__).parent.parent / "src"
SEED = 1
THREADS = 128
OUT_ROOM = 256
CHECKED = 20_000
BATCHES = (65_536, 262_144, 524_288)
RUNS = 3


def write_tables(file: str) -> None:
    """Write the card tables and an empty state."""
    sys.path.insert(0, str(SOURCE))
    from deckwright.table.rulesets import check_options, resolve

    ruleset = resolve("ascension-10th")
    np.savez(file, table=ruleset.table, blank=ruleset.stocked(2, "versus", check_options(None)))


def import_rules_alone() -> None:
    """Make the rules importable without the packages that only the table around them needs."""
    package = types.ModuleType("deckwright")
    package.__path__ = [str(SOURCE / "deckwright")]
    sys.modules["deckwright"] = package
    for name, stand_in in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", getattr(np, "trapezoid", None))):
        if not hasattr(np, name):
            setattr(np, name, stand_in)  # numba-cuda still imports these from NumPy


def make_kernel() -> Any:
    """A CUDA kernel that plays one whole game per thread."""
    from numba import cuda

    from deckwright.games.ascension.playout import deal_numbered_game, play_random_game, policy_of
    from deckwright.kernel.modes import Device

    device = Device()
    deal, play, policy = device(deal_numbered_game), device(play_random_game), device(policy_of)

    @cuda.jit
    def games(states, blank, t, e, outs, decisions, seed):
        game = cuda.grid(1)
        if game < states.shape[0]:
            s = states[game]
            deal(s, blank, t, e, seed, game)
            decisions[game] = play(s, t, e, outs[game], policy(seed, game))

    return games


def ptx(capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX; needs numba-cuda and the CUDA compiler, but no device."""
    import_rules_alone()
    from numba import cuda, int16, int32, int64
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    parameters = (int16[:, ::1], int16[::1], int16[::1], int32[::1], int16[:, ::1], int32[::1], int64)
    code, _ = cuda.compile_ptx(make_kernel().py_func, parameters, cc=capability)
    return str(code)


def run(file: str) -> None:
    import_rules_alone()
    from numba import cuda

    from deckwright.games.ascension.playout import play_random_games
    from deckwright.kernel.modes import Compiled

    data = np.load(file)
    table, blank = data["table"], data["blank"]
    off, out = np.zeros(0, dtype=np.int32), np.zeros(OUT_ROOM, dtype=np.int16)
    begun = time.time()
    on_processor = Compiled(cache=False)(play_random_games)
    expected = np.zeros((CHECKED, len(blank)), dtype=np.int16)
    print(f"compiled for the processor in {time.time() - begun:.1f} s", flush=True)
    begun = time.time()
    decisions = on_processor(expected, blank, table, off, out, SEED, 0)
    print(f"processor, one core: {decisions / (time.time() - begun) / 1e6:.2f} M decisions/s", flush=True)

    games = make_kernel()
    for count in BATCHES:
        states = cuda.device_array((count, len(blank)), dtype=np.int16)
        outs = cuda.device_array((count, OUT_ROOM), dtype=np.int16)
        counts = cuda.device_array(count, dtype=np.int32)
        arguments = (states, cuda.to_device(blank), cuda.to_device(table), cuda.to_device(off), outs, counts, SEED)
        begun = time.time()
        games[(count + THREADS - 1) // THREADS, THREADS](*arguments)
        cuda.synchronize()
        first = time.time() - begun
        best = 0.0
        for _ in range(RUNS):
            begun = time.time()
            games[(count + THREADS - 1) // THREADS, THREADS](*arguments)
            cuda.synchronize()
            best = max(best, int(counts.copy_to_host().sum()) / (time.time() - begun))
        found = states[:CHECKED].copy_to_host()
        same = bool((found == expected).all())
        print(
            f"{count} games: {best / 1e6:.1f} M decisions/s, first call {first:.1f} s, final states equal: {same}",
            flush=True,
        )
    print("hash of the checked states:", hashlib.sha256(expected.tobytes()).hexdigest()[:16])


if __name__ == "__main__":
    {"tables": write_tables, "run": run}[sys.argv[1]](sys.argv[2])
