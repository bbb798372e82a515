"""A bot that does what looks best at once, by the page of weights that its game brings."""

import random

from deckwright.bots.protocol import Bot
from deckwright.table.actions import Action
from deckwright.table.seat import Seat


class Greedy(Bot):
    """Takes the action with the largest weight, any of those that weigh the same: as the compiled policy does."""

    policy = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, seat: Seat) -> Action:
        actions = seat.actions()
        weigh = seat.ruleset.kind.players.weigh
        heavy = [weigh(seat, action) for action in actions]
        return self.chance.choice([action for action, one in zip(actions, heavy, strict=True) if one == max(heavy)])
