"""Levels 1 to 5 for people: the same on every machine, for they are bounded by iterations and not by time."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from deckwright.bots.search import Budget, Search


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


def play_at(level: int, seed: int = 0) -> Search:
    """The bot of a level."""
    strength = LEVELS[level]
    return Search(seed, Budget(strength.iterations), strength.careless)


def level_bots() -> dict[str, Callable[[int], Search]]:
    """The bots of all levels by name."""
    return {f"level-{level}": partial(play_at, level) for level in LEVELS}
