"""Between which bounds a win rate lies, when the number of games was fixed and when it was not.

Wilson's interval holds when the number of games was settled beforehand. Whoever looks at the score after each game and
stops when it is clear needs more room: the always-valid interval holds at every moment at once, so also at the
moment at which somebody stops. It is the set of win rates p for which

    B(1 + wins, 1 + losses) / (p^wins · (1 - p)^losses)  <  1 / (1 - confidence)

B being the Beta function: the left side is the capital of a gambler who bets against p, starting with 1, and fair games
make a gambler twenty times as rich at any time with a probability of at most 1 in 20 (Ville's inequality).
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import lgamma, log, sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
RICH = -log(1 - CONFIDENCE)  # the logarithm of the capital at which a win rate is ruled out


@dataclass(frozen=True)
class Interval:
    """The bounds of a win rate."""

    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    def turned(self) -> "Interval":
        """The same for the other side of the match."""
        return Interval(1 - self.high, 1 - self.low)


def wilson(wins: float, games: float) -> Interval:
    """The bounds for a number of games that was settled beforehand; a draw is half a win."""
    if games <= 0:
        return Interval(0.0, 1.0)
    rate, squared = wins / games, DEVIATIONS**2
    middle = (rate + squared / (2 * games)) / (1 + squared / games)
    reach = DEVIATIONS / (1 + squared / games) * sqrt(rate * (1 - rate) / games + squared / (4 * games * games))
    low = 0.0 if wins <= 0 else middle - reach
    high = 1.0 if wins >= games else middle + reach
    return Interval(low, high)


def capital(wins: float, games: float, rate: float) -> float:
    """The logarithm of what a gambler has made who bet against this win rate."""
    losses = games - wins
    made = lgamma(1 + wins) + lgamma(1 + losses) - lgamma(2 + games)
    return made - (wins * log(rate) if wins else 0.0) - (losses * log(1 - rate) if losses else 0.0)


def is_clear(wins: float, games: float) -> bool:
    """Whether it is clear who is better, even to somebody who has looked after each game."""
    return games > 0 and capital(wins, games, 0.5) >= RICH


def always_valid(wins: float, games: float) -> Interval:
    """The bounds that hold whenever somebody stops."""
    if games <= 0:
        return Interval(0.0, 1.0)
    rate = wins / games

    def ruled_out(at: float) -> bool:
        return capital(wins, games, at) >= RICH

    low = 0.0 if wins <= 0 else edge(ruled_out, 0.0, rate)
    high = 1.0 if wins >= games else edge(ruled_out, 1.0, rate)
    return Interval(low, high)


def edge(ruled_out: Callable[[float], bool], outside: float, inside: float) -> float:
    """Where what is ruled out ends, between an end of the scale and the rate that was seen."""
    for _ in range(60):
        middle = (outside + inside) / 2
        if 0 < middle < 1 and ruled_out(middle):
            outside = middle
        else:
            inside = middle
    return outside
