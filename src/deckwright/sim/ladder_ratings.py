"""Ratings of all bots of a ladder on one scale, as chess players know it.

The model is that of Bradley and Terry, fitted by `choix`: a bot with 400 points more wins ten games for each that it
loses. The average of all bots is 0. Half a win is given to both sides of every match, so that a bot that has won all
its games has a rating too. The intervals come from the curvature of the likelihood at its top, where a match counts as
many independent games as its own interval is worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from deckwright.sim.intervals import DEVIATIONS
from deckwright.sim.ladder_match import Match

POINTS = 400 / log(10)
HALF_A_WIN = 0.5


@dataclass(frozen=True)
class Rating:
    """The points of a bot, and how far its interval reaches to both sides."""

    bot: str
    points: float
    reach: float


def rate(bots: Sequence[str], matches: Sequence[Match]) -> list[Rating] | None:
    """A rating for each bot, best first; `None` while not all of them are linked by games."""
    import choix

    wins = np.zeros((len(bots), len(bots)))
    weight = np.zeros_like(wins)
    for match in matches:
        if match.games:
            one, other = (bots.index(name) for name in match.pair)
            counted = match.information
            wins[one, other] = match.rate * counted + HALF_A_WIN
            wins[other, one] = (1 - match.rate) * counted + HALF_A_WIN
            weight[one, other] = weight[other, one] = counted + 2 * HALF_A_WIN
    if not are_linked(weight > 0):
        return None
    strength = choix.ilsr_pairwise_dense(wins, max_iter=1000)
    strength = strength - strength.mean()
    reach = DEVIATIONS * np.sqrt(np.diag(covariance(strength, weight)))
    found = [Rating(bot, POINTS * float(strength[i]), POINTS * float(reach[i])) for i, bot in enumerate(bots)]
    return sorted(found, key=lambda rating: -rating.points)


def are_linked(played: np.ndarray) -> bool:
    """Whether games lead from each bot to each other one."""
    reached = {0}
    while more := {int(other) for one in reached for other in np.flatnonzero(played[one])} - reached:
        reached |= more
    return len(reached) == len(played)


def covariance(strength: np.ndarray, weight: np.ndarray) -> np.ndarray:
    """How uncertain the strengths are together, as differences from their average."""
    expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    curvature = weight * expected * (1 - expected)
    return np.linalg.pinv(np.diag(curvature.sum(axis=1)) - curvature)
