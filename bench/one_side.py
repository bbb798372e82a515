"""How fast the Deckwright that Python finds is: one side of `side_by_side.py`, as one line of JSON.

Only public names are used, so that it works with any version, whatever its inside looks like. Where one core works, the
time of this process counts and not that of the clock, so that others on the machine disturb less.
"""

import argparse
import hashlib
import json
import os
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

os.environ["DECKWRIGHT_MODE"] = "compiled"

import deckwright as dw
from deckwright import bots

RULESET, PLAYERS, SEED = "ascension-10th", 2, 1
LONGEST = 400  # actions of one game that is looked at: random players may go on for ever
IN_STEP = 512  # games of an environment
ITERATIONS = 1000

Clock = Callable[[], float]


@dataclass(frozen=True)
class Amounts:
    """How much is played for each measure."""

    games: int
    steps: int
    views: int
    env_steps: int
    searches: int

    def times(self, factor: float) -> "Amounts":
        return Amounts(**{name: max(1, round(factor * n)) for name, n in asdict(self).items()})


FULL = Amounts(games=20_000, steps=1_000_000, views=2500, env_steps=1500, searches=30)
SMALL = Amounts(games=8, steps=100, views=10, env_steps=2, searches=1)  # to have everything compiled and loaded


@dataclass(frozen=True)
class Rate:
    """How much was done in a second, and a hash of what came out."""

    per_second: float
    outcome: str


def hash_of(*parts: object) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part if isinstance(part, bytes) else json.dumps(part).encode())
    return digest.hexdigest()[:16]


def simulate(amounts: Amounts, cores: int | None, counts: bool, clock: Clock) -> Rate:
    """Decisions of whole random games."""
    simulator = dw.Simulator(
        RULESET, players=PLAYERS, games=amounts.games, device="cpu", seed=SEED, cores=cores, counts=counts
    )
    begun = clock()
    result = simulator.run("random")
    elapsed = clock() - begun
    return Rate(int(result.decisions.sum()) / elapsed, result.state_hash)


def step(amounts: Amounts) -> Rate:
    """Single steps of one game from Python, dealing included."""
    stepper = dw.Stepper(RULESET, players=PLAYERS, seed=SEED)
    take, legal, draw = stepper.step, stepper.legal, random.Random(SEED).random
    count = stepper.count
    begun = time.process_time()
    for number in range(amounts.steps):
        count = take(legal[int(draw() * count)])
        if count == 0:
            count = stepper.reset(number)
    elapsed = time.process_time() - begun
    return Rate(amounts.steps / elapsed, hash_of(stepper.scores(), [action.text for action in stepper.actions()]))


def play_and_view(amounts: Amounts) -> dict[str, Rate]:
    """`play` and `view` of a game, and `view` alone; the median counts."""
    both, alone, outcomes = [], [], []
    seed = 0
    while len(both) < amounts.views:
        game, draw = dw.new(RULESET, players=PLAYERS, seed=seed), random.Random(seed)
        while not game.over and len(game.history) < LONGEST and len(both) < amounts.views:
            action = draw.choice(game.actions())
            begun = time.process_time_ns()
            game.play(action)
            played = time.process_time_ns()
            game.view(game.turn_player)
            seen = time.process_time_ns()
            both.append(seen - begun)
            alone.append(seen - played)
        outcomes.append([game.history, game.scores()])
        seed += 1
    outcome = hash_of(outcomes)
    return {
        "play and view": Rate(1e9 / statistics.median(both), outcome),
        "view alone": Rate(1e9 / statistics.median(alone), outcome),
    }


def step_environment(amounts: Amounts) -> Rate:
    """Steps of many games over arrays, on one core; choosing the actions does not count."""
    env = dw.vec_env(RULESET, players=PLAYERS, games=IN_STEP, device="cpu", seed=SEED, cores=1)
    now, elapsed = env.reset(), 0.0
    for _ in range(amounts.env_steps):
        actions = env.policy_actions("random")
        begun = time.process_time()
        now = env.step(actions)
        elapsed += time.process_time() - begun
    outcome = hash_of(now.masks.tobytes(), now.player.tobytes(), now.observations.tobytes())
    env.close()
    return Rate(amounts.env_steps * IN_STEP / elapsed, outcome)


def search(amounts: Amounts) -> Rate:
    """Iterations of the search, on one core, at decisions of a game that it plays."""
    game, bot = dw.new(RULESET, players=PLAYERS, seed=SEED), bots.make(f"search:{ITERATIONS}", SEED)
    done, elapsed = 0, 0.0
    while done < amounts.searches and not game.over:
        begun = time.process_time()
        action = bots.ask(bot, game)
        spent = time.process_time() - begun
        if bot.last:  # otherwise there was nothing to think about
            done, elapsed = done + 1, elapsed + spent
        game.play(action)
    return Rate(done * ITERATIONS / elapsed, hash_of(game.history))


# What is measured, by parts that are compiled apart from each other: all at once would take several GiB.
MEASURES: dict[str, Callable[[Amounts], dict[str, Rate]]] = {
    "games": lambda amounts: {
        "whole games, one core": simulate(amounts, 1, False, time.process_time),
        "whole games, all cores": simulate(amounts, None, False, time.perf_counter),
    },
    "counts": lambda amounts: {
        "whole games, one core, cards counted": simulate(amounts, 1, True, time.process_time),
    },
    "steps": lambda amounts: {"single steps": step(amounts)},
    "views": play_and_view,
    "environment": lambda amounts: {"environment, games stepped": step_environment(amounts)},
    "search": lambda amounts: {"search, iterations": search(amounts)},
}


def measure(amounts: Amounts) -> dict[str, Rate]:
    """Everything, one after the other."""
    return {name: rate for part in MEASURES.values() for name, rate in part(amounts).items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prepare", choices=MEASURES, help="only have what this part needs compiled")
    parser.add_argument("--amount", type=float, default=1.0, help="so many times as much as usual")
    asked = parser.parse_args()
    if asked.prepare:
        MEASURES[asked.prepare](SMALL)
        found = {}
    else:
        measure(SMALL)  # whatever is loaded at first use is now there
        found = measure(FULL.times(asked.amount))
    rates = {name: asdict(rate) for name, rate in found.items()}
    print(json.dumps({"from": str(Path(dw.__file__).parent), "rates": rates}))


if __name__ == "__main__":
    main()
