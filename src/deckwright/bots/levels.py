"""Levels 1 to 5 for people: the same on every machine, for they are bounded by iterations and not by time."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from deckwright import bots
from deckwright.bots.protocol import Bot
from deckwright.bots.search import Budget, Search
from deckwright.table.actions import Action
from deckwright.table.seat import Seat


@dataclass(frozen=True)
class Level:
    """How far a bot thinks ahead, and how often it takes any action that comes to mind."""

    iterations: int
    careless: float


LEVELS = {
    1: Level(iterations=8, careless=0.4),  # a beginner: plays all cards, and often takes what does not fit
    2: Level(iterations=12, careless=0.22),
    3: Level(iterations=16, careless=0.06),
    4: Level(iterations=100, careless=0.0),
    5: Level(iterations=4000, careless=0.0),
}


class AtLevel(Search):
    """The bot of a level: a search, or whom the game names for this level."""

    def __init__(self, level: int, seed: int = 0) -> None:
        strength = LEVELS[level]
        super().__init__(seed, Budget(strength.iterations), strength.careless)
        self.level, self.seed = level, seed
        self.instead: Bot | None = None

    def choose(self, seat: Seat) -> Action:
        name = seat.ruleset.kind.players.levels.get(self.level)
        if name is None:
            return super().choose(seat)
        if self.instead is None:
            self.instead = bots.make(name, self.seed)
        found = self.instead.choose(seat)
        assert isinstance(found, Action)
        return found


def play_at(level: int, seed: int = 0) -> AtLevel:
    """The bot of a level."""
    return AtLevel(level, seed)


def level_bots() -> dict[str, Callable[[int], AtLevel]]:
    """The bots of all levels by name."""
    return {f"level-{level}": partial(play_at, level) for level in LEVELS}
