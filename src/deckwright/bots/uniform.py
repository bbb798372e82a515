"""A bot that picks any legal action, each equally likely."""

import random

from deckwright.table.actions import Action
from deckwright.table.game import Game


class Uniform:
    """Plays at random."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: Game) -> Action:
        return self.chance.choice(game.actions())
