"""PettingZoo's classic card games: its loop over agents, without the wrappers that check every call."""

import importlib
from functools import partial
from typing import Any

from contestant import GAMES, OBSERVATIONS, Offer, Track, serve, uniform, until

CARD_GAMES = {
    "hanabi": "hanabi_v5",
    "leduc_holdem": "leduc_holdem_v4",
    "texas_holdem": "texas_holdem_v4",
    "texas_holdem_no_limit": "texas_holdem_no_limit_v6",
}
LOOP = "AEC loop"
SEEDS = 2**31


def play(env: Any) -> tuple[int, int]:
    decisions, steps = 0, 0
    env.reset(seed=int(uniform() * SEEDS))
    for _ in env.agent_iter():
        observation, _, is_terminated, is_truncated, _ = env.last()
        if is_terminated or is_truncated:
            env.step(None)
            continue
        actions = observation["action_mask"].nonzero()[0]
        count = len(actions)
        if count > 1:
            decisions += 1
        steps += 1
        env.step(int(actions[int(uniform() * count)]))
    return decisions, steps


def make_offer() -> Offer:
    tracks: list[Track] = []
    for label, name in CARD_GAMES.items():
        env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
        tracks += [
            Track(measure, LOOP, label, partial(until, play=partial(play, env))) for measure in (GAMES, OBSERVATIONS)
        ]
    notes = ["PettingZoo makes observation and mask in every step, so all its figures are of the same loop."]
    return Offer(tracks, ["pettingzoo"], notes)


if __name__ == "__main__":
    serve(make_offer)
