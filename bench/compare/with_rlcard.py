"""RLCard's card games: every step of them makes an observation and a list of what is legal."""

from functools import partial
from typing import Any

from contestant import GAMES, OBSERVATIONS, SEED, Offer, Track, serve, uniform, until

CARD_GAMES = (
    "blackjack", "bridge", "doudizhu", "gin-rummy", "leduc-holdem", "limit-holdem", "mahjong", "no-limit-holdem", "uno",
)  # fmt: skip
LOOP = "env.step"


def play(env: Any) -> tuple[int, int]:
    """A game with quicker random players than those RLCard brings."""
    decisions, steps = 0, 0
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        count = len(actions)
        if count > 1:
            decisions += 1
        steps += 1
        state, _ = env.step(actions[int(uniform() * count)])
    return decisions, steps


def make_offer() -> Offer:
    import rlcard

    tracks: list[Track] = []
    for name in CARD_GAMES:
        env = rlcard.make(name, config={"seed": SEED})
        tracks += [
            Track(measure, LOOP, name, partial(until, play=partial(play, env))) for measure in (GAMES, OBSERVATIONS)
        ]
    notes = ["RLCard makes an observation in every step, so all its figures are of the same loop."]
    return Offer(tracks, ["rlcard"], notes)


if __name__ == "__main__":
    serve(make_offer)
