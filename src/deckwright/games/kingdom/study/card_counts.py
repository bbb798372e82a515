"""What was counted of kingdoms, read from the sums that the rules have made."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.study import tallies as ta

FEWEST = 30  # games on each side of a comparison
DEVIATIONS = 1.96  # to either side of a mean, for an interval of 95 %
ROUND_NAMES = {
    "turns": ta.TURNS, "upgrades": ta.UPGRADES, "passes": ta.PASSES, "advances": ta.ADVANCES, "ticks": ta.TICKS,
    "effects": ta.USES, "played": ta.PLAYED, "discovered": ta.DISCOVERIES, "defeated": ta.DEFEATS, "blocked": ta.BLOCKS,
    "stickers": ta.STICKERS, "written": ta.WRITTEN, "games": ta.BEGUN, "fame": ta.FAME, "cards": ta.CARDS,
    "production": ta.SLOTS,
}  # fmt: skip
RESOURCE_NAMES = {"gained": ta.GAINED, "spent": ta.SPENT, "lost": ta.LOST}


@dataclass(frozen=True)
class Difference:
    """By how much fame two groups of games differ, and between which bounds that lies with 95 %."""

    value: float
    low: float
    high: float
    had: int
    had_not: int


@dataclass(frozen=True)
class KingdomCounts:
    """What happened in kingdoms, summed over games; arrays of cards are in the order of `ids`."""

    ids: tuple[str, ...]
    rounds: np.ndarray  # [rounds, what is counted of each]
    cards: np.ndarray  # [cards, what is counted of each]
    stickers: np.ndarray  # [placed or used up, kinds]
    unsolved: np.ndarray  # [red cards at the end, games and their scores]

    def __add__(self, other: "KingdomCounts") -> "KingdomCounts":
        return replace(
            self,
            rounds=self.rounds + other.rounds,
            cards=self.cards + other.cards,
            stickers=self.stickers + other.stickers,
            unsolved=self.unsolved + other.unsolved,
        )

    def by_round(self) -> dict[str, np.ndarray]:
        """Sums over all games, round by round; the games of each round are there, too."""
        return {name: self.rounds[:, cell] for name, cell in ROUND_NAMES.items()}

    def resources(self, what: str) -> dict[str, np.ndarray]:
        """What was `gained`, `spent` or `lost` of each resource, round by round."""
        first = RESOURCE_NAMES[what]
        return {word: self.rounds[:, first + i] for i, word in enumerate(ops.RESOURCES)}

    def of_card(self, number: str) -> np.ndarray:
        row: np.ndarray = self.cards[self.ids.index(number)]
        return row

    def found(self, number: str) -> tuple[int, float | None]:
        """In how many games a card was discovered, and in which round on average."""
        row = self.of_card(number)
        games = int(row[ta.T_FOUND])
        return games, float(row[ta.T_FOUND_ROUNDS] / games) if games else None

    def reached(self, number: str) -> dict[int, int]:
        """In how many games each stage of a card came up."""
        row = self.of_card(number)
        return {stage: int(row[ta.T_REACHED + stage - 1]) for stage in range(1, 5)}

    def used(self, number: str) -> list[int]:
        """How often each effect of a card was used, in the order of its stages."""
        row = self.of_card(number)
        return [int(n) for n in row[ta.T_USED : ta.T_USED + ta.MOST_ORDINALS]]

    def fame(self, number: str) -> float | None:
        """The fame of a card at the end, in the games in which it was in the kingdom then."""
        row = self.of_card(number)
        return float(row[ta.T_FAME] / row[ta.T_OWNED]) if row[ta.T_OWNED] else None

    def branches(self, number: str) -> Mapping[int, tuple[int, float]]:
        """For each side or option that was chosen: the games, and their mean score."""
        rows = self.of_card(number)[ta.T_BRANCHES : ta.T_CHANCES].reshape(ta.BRANCHES, ta.SUM_CELLS)
        return {branch: (int(row[0]), float(row[1] / row[0])) for branch, row in enumerate(rows) if row[0]}

    def chances(self, number: str) -> np.ndarray:
        """By the period in which a card could be found first, and whether it was: games, their scores, the squares of these."""
        cells = self.of_card(number)[ta.T_CHANCES : ta.T_UNSOLVED].reshape(ta.PERIODS, 2, ta.SUM_CELLS)
        return cells.astype(np.float64)

    def left_red(self, number: str) -> int:
        """In how many games a card is negative in the kingdom at the end."""
        return int(self.of_card(number)[ta.T_UNSOLVED])

    def difference(self, number: str) -> Difference | None:
        """How much more fame there was where a card could be found and was than where it could and was not.

        Only games in which that was possible in the same time are compared.
        """
        rows = self.chances(number)
        games = rows[:, :, 0]
        both = (games[:, 0] > 1) & (games[:, 1] > 1)
        if games[both, 0].sum() < FEWEST or games[both, 1].sum() < FEWEST:
            return None
        rows, games = rows[both], games[both]
        means = rows[:, :, 1] / games
        variances = (rows[:, :, 2] / games - means**2) / (games - 1)
        weights = games[:, 0] * games[:, 1] / games.sum(axis=1)
        weights /= weights.sum()
        value = float(weights @ (means[:, 1] - means[:, 0]))
        reach = DEVIATIONS * math.sqrt(float(weights**2 @ variances.sum(axis=1)))
        return Difference(value, value - reach, value + reach, int(games[:, 1].sum()), int(games[:, 0].sum()))


def card_counts(totals: np.ndarray, players: int, ids: tuple[str, ...]) -> KingdomCounts:
    """What happened in kingdoms, summed over games."""
    cards = totals[ta.TO_CARDS : ta.TO_STICKERS].reshape(-1, ta.T_CARD_CELLS)
    return KingdomCounts(
        ids=ids,
        rounds=totals[: ta.TO_CARDS].reshape(ta.MOST_ROUNDS, ta.ROUND_CELLS).copy(),
        cards=cards[: len(ids)].copy(),
        stickers=totals[ta.TO_STICKERS : ta.TO_UNSOLVED].reshape(2, ops.STICKER_KINDS).copy(),
        unsolved=totals[ta.TO_UNSOLVED :].reshape(-1, ta.SUM_CELLS).copy(),
    )
