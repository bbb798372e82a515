"""Bots that play at random: one ends its turn as soon as chance says so, the other does all it can before."""

import random

from deckwright.bots.protocol import Bot
from deckwright.table.actions import Action
from deckwright.table.seat import Seat

END_TURN = "end turn"


class Uniform(Bot):
    """Picks any legal action, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, seat: Seat) -> Action:
        return self.chance.choice(seat.actions())


class Busy(Uniform):
    """Picks at random too, but ends its turn only when nothing else is legal."""

    policy = "busy"

    def choose(self, seat: Seat) -> Action:
        actions = seat.actions()
        return self.chance.choice([action for action in actions if action.text != END_TURN] or actions)
