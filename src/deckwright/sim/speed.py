"""How fast the rules run: decisions, games, single steps, starts.

A decision is one position with at least two legal answers, answered uniformly at random and applied, with events off.
"""

import hashlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from deckwright import defaults
from deckwright.bots.protocol import ask
from deckwright.bots.uniform import Uniform
from deckwright.kernel.playing import MAX_TURNS, RANDOM, turns
from deckwright.sim.playout import R_DECISIONS, RECORD_CELLS, play_games
from deckwright.sim.stepper import Stepper
from deckwright.table.kinds import Ruleset
from deckwright.table.rulesets import resolve
from deckwright.table.running import MODE_VARIABLE
from deckwright.table.setup import check_options, check_setup
from deckwright.table.starting import new

SEED = 1
CHECKED_GAMES = 100  # interpreted mode reproduces the final states of this many
BATCH = 1000
RUNS = 7
STEPS = 60_000
STEPS_BETWEEN_LOOKS = 1000  # at whether a game has become endless
TABLE_GAMES = 3
BASE, BASE_PLAYERS = defaults.RULESET, 2
SEATS_SHOWN = (2, 4, 6)

FIRST_TURN = (
    "import deckwright as dw; game = dw.new({ruleset!r}, players={players}, seed=1, mode={mode!r}); "
    "game.actions(); game.view(0)"
)
COMPILE = "from deckwright.table import compiling; compiling.main({game!r})"


@dataclass
class Speed:
    """What was measured; of several runs the best counts, and `spread` says how far the worst lay behind it."""

    ruleset: str
    players: int
    decisions_per_second: dict[str, float]
    games_per_second: dict[str, float]
    spread: dict[str, float]
    decisions_per_game: float
    step_per_second: float
    cold_start_s: float
    first_turn_s: float
    warm_start_s: float
    play_view_ms: dict[str, float]
    state_bytes: dict[str, int]  # by the number of seats
    of_base: float | None  # decisions per second on one core against those of the base game, in turns with it
    state_hash: str
    reproduced: bool
    cores: int

    def data(self) -> dict[str, Any]:
        return asdict(self)


class Track:
    """A ruleset laid out for random games."""

    def __init__(self, ruleset: Ruleset, players: int, mode: str) -> None:
        self.kind, self.table = ruleset.kind, ruleset.table
        self.blank = ruleset.stocked(players, mode, check_options(ruleset.kind, None))
        self.who = np.full(players, RANDOM, dtype=np.int16)
        self.no_events, self.no_totals = np.zeros(0, dtype=np.int32), np.zeros(0, dtype=np.int64)

    def run(self, play: Callable[..., None], states: np.ndarray, start: int) -> int:
        """Play a batch of games; the number of decisions."""
        out, records = np.zeros(512, dtype=np.int16), np.zeros(len(states) * RECORD_CELLS, dtype=np.int32)
        hashes, no_weights = np.zeros(len(states), dtype=np.int64), self.who
        play(
            states, self.blank, self.table, no_weights, self.who, self.no_events, out, records, hashes, self.no_totals,
            SEED, start,
        )  # fmt: skip
        return int(records[R_DECISIONS::RECORD_CELLS].sum())

    def batch(self, games: int) -> np.ndarray:
        return np.zeros((games, len(self.blank)), dtype=np.int16)


def hash_of(states: np.ndarray) -> str:
    return hashlib.sha256(states.astype("<i2").tobytes()).hexdigest()[:16]


def measure(
    ruleset: str = defaults.RULESET, players: int = 2, mode: str = "versus", say: Callable[[str], None] = lambda _: None
) -> Speed:
    """Measure everything; takes about a minute, most of it compiling."""
    found = resolve(ruleset)
    check_setup(found, players, mode, None)
    track = Track(found, players, mode)
    say("interpreted games")
    slow = track.batch(CHECKED_GAMES)
    begun = time.perf_counter()
    slow_decisions = track.run(found.kind.modes.interpreted(play_games), slow, 0)
    slow_s = time.perf_counter() - begun
    say("compiling")
    compiled = found.kind.modes.simulation(play_games)
    fast = track.batch(CHECKED_GAMES)
    track.run(compiled, fast, 0)
    say("compiled games")
    base = None if found.id == BASE and players == BASE_PLAYERS else Track(resolve(BASE), BASE_PLAYERS, "versus")
    base_compiled = None if base is None else base.kind.modes.simulation(play_games)
    one, base_rates = measure_beside_base(track, base, compiled, base_compiled)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    every = measure_cores(track, compiled, cores)
    say("single steps")
    steps = measure_steps(ruleset, players, mode)
    say("play and view")
    play_view = measure_play_view(ruleset, players, mode)
    say("cold and warm start")
    cold, first_turn, warm = measure_starts(ruleset, players, mode)
    return Speed(
        ruleset=ruleset,
        players=players,
        decisions_per_second={
            "interpreted": round(slow_decisions / slow_s),
            "compiled_1": round(max(rate for rate, _ in one)),
            "compiled_all": round(max(rate for rate, _ in every)),
        },
        games_per_second={
            "interpreted": round(CHECKED_GAMES / slow_s, 1),
            "compiled_1": round(max(games for _, games in one)),
            "compiled_all": round(max(games for _, games in every)),
        },
        spread={"compiled_1": spread([rate for rate, _ in one]), "compiled_all": spread([rate for rate, _ in every])},
        decisions_per_game=round(slow_decisions / CHECKED_GAMES, 1),
        step_per_second=round(steps),
        cold_start_s=round(cold, 2),
        first_turn_s=round(first_turn, 2),
        warm_start_s=round(warm, 2),
        play_view_ms=play_view,
        state_bytes={
            str(seats): found.stocked(
                seats, mode if seats == players else found.kind.table.modes[0], check_options(found.kind, None)
            ).nbytes
            for seats in sorted({players, *SEATS_SHOWN})
            if seats == players or seats in found.players[found.kind.table.modes[0]]
        },
        of_base=of_base(one, base_rates),
        state_hash=hash_of(fast),
        reproduced=hash_of(fast) == hash_of(slow),
        cores=cores,
    )


def measure_beside_base(
    track: Track, base: Track | None, compiled: Callable[..., None], base_compiled: Callable[..., None] | None
) -> tuple[list[tuple[float, float]], list[float]]:
    """Runs on one core, taking turns with the base game, so that a noisy machine is as noisy for both."""
    mine, theirs = [], []
    for run in range(RUNS):
        mine += measure_cores(track, compiled, 1, run, run + 1)
        if base is not None and base_compiled is not None:
            theirs += [rate for rate, _ in measure_cores(base, base_compiled, 1, run, run + 1)]
    return mine, theirs


def of_base(mine: Sequence[tuple[float, float]], base_rates: Sequence[float]) -> float | None:
    """The median ratio of neighbouring runs."""
    if not base_rates:
        return None
    return round(statistics.median(rate / base for (rate, _), base in zip(mine, base_rates, strict=True)), 3)


def spread(rates: Sequence[float]) -> float:
    """How far the slowest run lay behind the fastest, as a part of it."""
    return round(1 - min(rates) / max(rates), 3)


def measure_cores(
    track: Track, compiled: Callable[..., None], cores: int, first: int = 0, last: int = RUNS
) -> list[tuple[float, float]]:
    """Decisions and games per second of several runs, each core with a batch of its own."""
    batches = [track.batch(BATCH) for _ in range(cores)]
    rates = []
    with ThreadPoolExecutor(cores) as pool:
        for run in range(first, last):
            starts = [(run * cores + core) * BATCH for core in range(cores)]
            begun = time.perf_counter()
            decisions = sum(pool.map(lambda batch, start: track.run(compiled, batch, start), batches, starts))
            elapsed = time.perf_counter() - begun
            rates.append((decisions / elapsed, cores * BATCH / elapsed))
    return rates


def measure_steps(ruleset: str, players: int, mode: str) -> float:
    """A single game stepped from Python, no view: steps per second, the best of several runs."""
    stepper = Stepper(ruleset, players=players, mode=mode, seed=SEED)
    step, legal, turns_of = stepper.step, stepper.legal, stepper.ruleset.kind.modes.interpreted(turns)
    best = 0.0
    for run in range(3):
        count = stepper.reset(run)
        draw = random.Random(run).random
        done, dealing = 0, 0.0
        begun = time.perf_counter()
        while done < STEPS:
            count = step(legal[int(draw() * count)])
            done += 1
            if count == 0 or (done % STEPS_BETWEEN_LOOKS == 0 and turns_of(stepper.state) >= MAX_TURNS):
                over = time.perf_counter()
                count = stepper.reset(STEPS + done)
                dealing += time.perf_counter() - over
        best = max(best, done / (time.perf_counter() - begun - dealing))
    return best


def measure_play_view(ruleset: str, players: int, mode: str) -> dict[str, float]:
    """`game.play` and `game.view` of the seat to move, in milliseconds."""
    times = []
    for seed in range(TABLE_GAMES):
        game = new(ruleset, players=players, mode=mode, seed=seed)
        bot = Uniform(seed)
        while not game.over and len(game.history) < 1000:
            action = ask(bot, game)
            begun = time.perf_counter()
            game.play(action)
            game.view(0 if game.player is None else game.player)
            times.append(1000 * (time.perf_counter() - begun))
    return {
        "median": round(statistics.median(times), 3),
        "p99": round(statistics.quantiles(times, n=100)[98], 3),
    }


def measure_starts(ruleset: str, players: int, mode: str) -> tuple[float, float, float]:
    """Seconds to compile everything a game needs, to the first playable turn meanwhile, and to a start afterwards."""
    first_turn = FIRST_TURN.format(ruleset=ruleset, players=players, mode=mode)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        run_python(first_turn, folder, "interpreted")
        cold_turn = time.perf_counter() - begun
        begun = time.perf_counter()
        run_python(COMPILE.format(game=resolve(ruleset).kind.name), folder, "compiled")
        cold = time.perf_counter() - begun
        begun = time.perf_counter()
        run_python(first_turn, folder, "auto")
        warm = time.perf_counter() - begun
    return cold, cold_turn, warm


def run_python(code: str, cache: str, mode: str) -> None:
    environment = {**os.environ, "DECKWRIGHT_CACHE_DIR": cache, MODE_VARIABLE: mode}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.DEVNULL)
