"""Deckwright's games beside those of others: whole games, single steps, and steps with observation and mask."""

import os
from collections.abc import Callable

from contestant import GAMES, OBSERVATIONS, SEED, STEPS, Count, Offer, Track, serve, uniform, until, until_prepared
from with_pettingzoo import play as play_by_agents

BASE = "ascension-10th"
RULESETS = (BASE, "rise-of-vigil", "ascension-combined")
PLAYERS = 2
BATCH = 256
SIDE_BY_SIDE = 1024
MOST_STEPS = 20_000  # players at random may banish all they have; such a game has no end
LOOP, PAIR = "compiled loop", "Stepper.step"
ONE, MANY, GYMNASIUM, PETTINGZOO = (
    "vec_env, 1 game", f"vec_env, {SIDE_BY_SIDE:,} games", "Gymnasium environment", "PettingZoo environment",
)  # fmt: skip


def measure_games(ruleset: str) -> Callable[[float], Count]:
    """Whole games in compiled rules, on one core."""
    from deckwright.games.ascension.kind import KIND
    from deckwright.sim.playout import play_games
    from deckwright.sim.speed import Track as Laid
    from deckwright.table.rulesets import resolve

    laid = Laid(resolve(ruleset), PLAYERS, "versus")
    compiled = KIND.modes.simulation(play_games)
    states = laid.batch(BATCH)
    played = [0]

    def play() -> tuple[int, int]:
        decisions = laid.run(compiled, states, played[0])
        played[0] += BATCH
        return decisions, 0

    return lambda seconds: until(seconds, play)


def measure_steps(ruleset: str) -> Callable[[float], Count]:
    """One game after the other, stepped from Python."""
    from deckwright import Stepper

    pattern = Stepper(ruleset, players=PLAYERS, seed=SEED)
    dealt = [0]

    def deal() -> Stepper:
        stepper = pattern.copy()
        dealt[0] += 1
        stepper.reset(dealt[0])
        return stepper

    def step_on(stepper: Stepper) -> tuple[int, int]:
        decisions, steps = 0, 0
        count, legal = stepper.count, stepper.legal
        while count and steps < MOST_STEPS:
            if count > 1:
                decisions += 1
            steps += 1
            count = stepper.step(legal[int(uniform() * count)])
        return decisions, steps

    return lambda seconds: until_prepared(seconds, deal, step_on, 8)


def measure_one(ruleset: str) -> Callable[[float], Count]:
    """One game behind arrays, answered from its mask."""
    import numpy as np

    from deckwright.envs.vec_env import vec_env

    env = vec_env(ruleset, players=PLAYERS, games=1, seed=SEED, cores=1)
    mask = env.reset().masks[0]
    actions = np.zeros(1, dtype=np.int64)

    def play() -> tuple[int, int]:
        for _ in range(BATCH):
            legal = mask.nonzero()[0]
            actions[0] = legal[int(uniform() * len(legal))]
            env.step(actions)
        return BATCH, BATCH

    return lambda seconds: until(seconds, play)


def measure_many(ruleset: str) -> Callable[[float], Count]:
    """Many games behind arrays, stepped together."""
    from deckwright.envs.vec_env import vec_env

    env = vec_env(ruleset, players=PLAYERS, games=SIDE_BY_SIDE, seed=SEED, cores=1)
    env.reset()

    def play() -> tuple[int, int]:
        env.step(env.policy_actions("random"))
        return SIDE_BY_SIDE, SIDE_BY_SIDE

    return lambda seconds: until(seconds, play)


def measure_gymnasium(ruleset: str) -> Callable[[float], Count]:
    """The Gymnasium environment against a random opponent, whose decisions are not counted though they take time."""
    from deckwright.envs.gymnasium_env import GameEnv

    env = GameEnv(ruleset, players=PLAYERS, opponents="random")
    info = [env.reset(seed=SEED)[1]]

    def play() -> tuple[int, int]:
        legal = info[0]["action_mask"].nonzero()[0]
        _, _, is_over, is_cut, info[0] = env.step(legal[int(uniform() * len(legal))])
        if is_over or is_cut:
            info[0] = env.reset()[1]
        return 1, 1

    return lambda seconds: until(seconds, play)


def measure_pettingzoo(ruleset: str) -> Callable[[float], Count]:
    """The PettingZoo environment, in the loop that PettingZoo's own games are played in."""
    from deckwright.envs.pettingzoo_env import GameAEC

    env = GameAEC(ruleset, players=PLAYERS)
    return lambda seconds: until(seconds, lambda: play_by_agents(env))


def make_offer() -> Offer:
    os.environ["DECKWRIGHT_MODE"] = "compiled"
    tracks = [Track(GAMES, LOOP, ruleset, measure_games(ruleset)) for ruleset in RULESETS]
    tracks += [
        Track(STEPS, PAIR, BASE, measure_steps(BASE)),
        Track(OBSERVATIONS, ONE, BASE, measure_one(BASE)),
        Track(OBSERVATIONS, MANY, BASE, measure_many(BASE)),
    ]
    notes = [f"Deckwright plays with {PLAYERS} seats; `vec_env` steps past forced answers by itself."]
    try:
        tracks += [
            Track(OBSERVATIONS, GYMNASIUM, BASE, measure_gymnasium(BASE)),
            Track(OBSERVATIONS, PETTINGZOO, BASE, measure_pettingzoo(BASE)),
        ]
        notes.append("In Deckwright's Gymnasium environment the opponent's decisions take time and are not counted.")
    except ImportError as error:
        notes.append(f"Deckwright's Gymnasium and PettingZoo environments are not measured: {error}.")
    return Offer(tracks, ["deckwright", "numba", "numpy"], notes)


if __name__ == "__main__":
    serve(make_offer)
