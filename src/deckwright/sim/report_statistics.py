"""How sure a number from many games is: shares with intervals, and win rates compared like with like.

Every interval is a 95 % interval. A share of games gets the interval of Wilson. Two win rates of a card are compared
within groups of seats that are alike (the same seat, the same time of the first chance) and averaged over the groups
with the weights of Mantel and Haenszel, so that a card is not praised for being taken by whoever wins anyway.
"""

from dataclasses import dataclass

import numpy as np

from deckwright.sim.intervals import DEVIATIONS, wilson

FEWEST = 30  # seats on each side of a comparison; with fewer we compare nothing


@dataclass(frozen=True)
class Share:
    """A part of a number of games, and between which bounds it lies."""

    value: float
    low: float
    high: float
    count: int
    of: int


@dataclass(frozen=True)
class Comparison:
    """The win rate of those who took a card beside that of those who could have and did not."""

    taken: float
    left: float
    difference: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval lies on one side of zero."""
        return self.low > 0 or self.high < 0


def share(count: int, of: int) -> Share | None:
    """This many of so many, with the interval of Wilson; nothing where there was no game."""
    if of <= 0:
        return None
    bounds = wilson(count, of)
    return Share(count / of, bounds.low, bounds.high, count, of)


def compare(chances: np.ndarray) -> Comparison | None:
    """Compare taken with left, like with like; `chances` is [seats, periods, taken, won] in numbers of seats.

    Each group (a seat and a period) weighs n1·n0 / (n1 + n0), as after Mantel and Haenszel; a group in which all
    took the card or all left it says nothing and weighs nothing. In the variance, one win and one loss are added
    to each side, so that a few games that all ended alike do not look certain. The seats of one game win and lose
    together: their standard deviations are added, which is right or too wide whatever links them.
    """
    counts = chances.astype(np.float64)
    sizes = counts.sum(axis=-1)  # [seats, periods, taken]
    left, taken = sizes[..., 0], sizes[..., 1]
    both = (left > 0) & (taken > 0)
    if taken[both].sum() < FEWEST or left[both].sum() < FEWEST:
        return None
    weights = np.where(both, left * taken / np.maximum(left + taken, 1), 0.0)
    weights /= weights.sum()
    at_least_one = np.maximum(sizes, 1)
    rates = counts[..., 1] / at_least_one
    cautious = (counts[..., 1] + 1) / (sizes + 2)
    variances = (cautious * (1 - cautious) / at_least_one).sum(axis=-1)
    reach = DEVIATIONS * float(np.sqrt((weights**2 * variances).sum(axis=1)).sum())
    rate_left, rate_taken = (float((weights * rates[..., side]).sum()) for side in (0, 1))
    difference = rate_taken - rate_left
    return Comparison(rate_taken, rate_left, difference, max(-1.0, difference - reach), min(1.0, difference + reach))


class Histogram:
    """How often each whole number came, counted up wave by wave."""

    def __init__(self) -> None:
        self.low = 0  # the number that the first count is of: 0, or less where something was below
        self.counts = np.zeros(1, dtype=np.int64)

    def add(self, values: np.ndarray) -> None:
        """Count these values too."""
        low = min(self.low, int(values.min(initial=0)))
        more = np.bincount(values.astype(np.int64) - low, minlength=len(self.counts) + self.low - low)
        more[self.low - low : self.low - low + len(self.counts)] += self.counts
        self.low, self.counts = low, more

    @property
    def total(self) -> int:
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        return self.low + float(np.arange(len(self.counts)) @ self.counts / max(self.total, 1))

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of the values do not exceed."""
        return self.low + int(np.searchsorted(np.cumsum(self.counts), part * self.total - 1e-9))

    def binned(self, most: int, part: float = 0.998) -> list[tuple[int, int, float]]:
        """Bars as (from, up to but not including, share), at most so many, without the rare ends of the range."""
        low, high = self.quantile((1 - part) / 2), self.quantile((1 + part) / 2)
        width = next_round(-(-(high + 1 - low) // most))
        start = low - low % width
        bars = []
        for edge in range(start, high + 1, width):
            counts = self.counts[max(edge - self.low, 0) : max(edge + width - self.low, 0)]
            bars.append((edge, edge + width, float(counts.sum() / max(self.total, 1))))
        return bars


def next_round(width: int) -> int:
    """The next width that people like to count in: 1, 2, 5, 10, 20, 50 …"""
    power = 1
    while True:
        for step in (1, 2, 5):
            if step * power >= width:
                return step * power
        power *= 10
