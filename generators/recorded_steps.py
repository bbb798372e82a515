"""A recorded example for the tests of the pages: what a seat is told of another's actions, and the views it must come to."""

import json

import msgspec

import deckwright as dw
from deckwright.server.moments import Moments
from deckwright.server.steps import steps_of

HAND = ["mystic", "apprentice", "arbiter-of-the-precipice", "militia"]
TEXTS = [
    "play mystic",
    "play apprentice",
    "play arbiter-of-the-precipice",
    "choose hand:militia",
    "acquire heavy-infantry",
]
ONLOOKER = 1


def recorded_steps() -> str:
    """The view before, the steps, and the view after each of them as it is told by itself."""
    before = dw.scenario(
        "ascension-10th", hand=[HAND, ["apprentice"] * 5], deck=[["apprentice"] * 3, ["apprentice"] * 2], seed=1
    )  # fmt: skip
    game, views = before.copy(), []
    with game.gesture():
        for text in TEXTS:
            game.play(text)
            views.append(game.view(ONLOOKER))
    passed = Moments.of(before, 0).add(1, 0, before, game).since(0)
    assert passed is not None
    recorded = {
        "before": before.view(ONLOOKER),
        "steps": steps_of(game, passed, ONLOOKER, memory_aids=True),
        "views": views,
    }
    return json.dumps(msgspec.to_builtins(recorded), indent=1) + "\n"
