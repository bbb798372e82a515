"""A match between two bots: its games in order, whether paired deals help, and when it is decided.

Whether paired deals help is found out by trying: the first cycles of every match, a quarter of them, are paired. If
the results of a cycle then vary less than they would with a deal for each game, the match goes on with paired deals;
else with a deal for each game. The ratio of the two variances is printed with the match.

A match may stop as soon as it is clear who is better, at the end of a cycle; its interval is then the one that holds
whenever somebody stops (`intervals.always_valid`). That test takes games one by one. It stays right with seats that
are worth more than others, because each cycle has them all, and with paired deals where they lower the variance;
where a pilot raises it, its games count for less.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from deckwright.sim.intervals import Interval, always_valid, is_clear, wilson
from deckwright.sim.ladder_games import Pair, Played

ALWAYS_VALID, WILSON = "always-valid", "wilson"
FEWEST_GAMES = 40  # before a match may stop
PILOT_PART = 4  # one cycle in so many is a pilot
PILOT_LEAST, PILOT_MOST = 10, 100
ENOUGH_CYCLES = 30  # for a variance that may make an interval narrower


@dataclass(eq=False)
class Match:
    """The games of two bots against each other, in order; cycles that come too early wait for those before them."""

    pair: Pair
    cycles: int  # to play, unless it stops before
    early_stop: bool = True  # whether it may stop once it is clear who is better
    games: list[Played] = field(default_factory=list)
    taken: int = 0  # cycles whose games count
    asked: int = 0  # cycles that were given out to be played
    goes_on_paired: bool | None = None  # None while the pilot lasts
    stopped: bool = False  # before all cycles were played
    _waiting: dict[int, Sequence[Played]] = field(default_factory=dict)
    _wins: float = 0.0

    @property
    def pilot(self) -> int:
        """How many cycles try out paired deals."""
        return min(self.cycles, max(PILOT_LEAST, min(self.cycles // PILOT_PART, PILOT_MOST)))

    @property
    def finished(self) -> bool:
        return self.stopped or self.taken == self.cycles

    def give_out(self, most: int = 1) -> tuple[range, bool]:
        """The next cycles to play, at most so many, and whether they are paired; none while the pilot is being played."""
        end = self.pilot if self.asked < self.pilot else self.cycles
        waits = self.asked >= self.pilot and self.goes_on_paired is None
        stop = self.asked if waits or self.finished else min(self.asked + most, end)
        given = range(self.asked, stop)
        self.asked = stop
        return given, self.goes_on_paired is not False

    def take(self, cycle: int, games: Sequence[Played]) -> None:
        """The games of a cycle that was played; those after the end of the match are left out."""
        self._waiting[cycle] = games
        while self.taken in self._waiting and not self.finished:
            done = self._waiting.pop(self.taken)
            self.games += done
            self._wins += sum(game.result for game in done)
            self.taken += 1
            if self.taken == self.pilot:
                ratio = self.variance_ratio
                self.goes_on_paired = ratio is not None and round(ratio, 2) < 1
            if self.early_stop and self.taken < self.cycles and len(self.games) >= FEWEST_GAMES:
                self.stopped = is_clear(self._wins, len(self.games)) and is_clear(*self.cautious_score())

    # What came out.

    @property
    def wins(self) -> float:
        """What the first bot has won; a game that nobody won is half a win."""
        return self._wins

    @property
    def rate(self) -> float:
        return self.wins / len(self.games) if self.games else 0.5

    @property
    def variance_ratio(self) -> float | None:
        """The variance of paired cycles against that of cycles with a deal for each game; `None` where nothing varies.

        With separate deals the variance of a cycle is the sum of the variances of its games; with one deal for all,
        what the games have in common is added.
        """
        results = self.paired_results()
        if len(results) < 2:
            return None
        apart = float(results.var(axis=0, ddof=1).sum())
        return float(results.sum(axis=1).var(ddof=1)) / apart if apart else None

    def paired_results(self) -> np.ndarray:
        """The results of paired cycles: a row for each, a column for each line-up."""
        paired = [game.result for game in self.games if game.paired]
        columns = 1 + max((game.line_up for game in self.games), default=0)
        return np.array(paired, dtype=np.float64).reshape(-1, columns)

    @property
    def effect_of_pairing(self) -> float:
        """By how much the variance of the win rate differs from that of as many separate deals."""
        ratio, paired = self.variance_ratio, sum(game.paired for game in self.games)
        if ratio is None or not self.games:
            return 1.0
        if len(self.paired_results()) < ENOUGH_CYCLES:
            ratio = max(ratio, 1.0)
        return (paired * ratio + len(self.games) - paired) / len(self.games)

    def cautious_score(self) -> tuple[float, float]:
        """Wins and games for the test that may stop the match: fewer of both where paired deals vary more."""
        effect = max(1.0, self.effect_of_pairing)
        return self.wins / effect, len(self.games) / effect

    @property
    def interval(self) -> Interval:
        """The bounds of the first bot's win rate: always-valid where the match could stop early, else Wilson's."""
        if self.early_stop:
            return always_valid(*self.cautious_score())
        effect = self.effect_of_pairing or 1.0
        return wilson(self.wins / effect, len(self.games) / effect)

    @property
    def kind_of_interval(self) -> str:
        return ALWAYS_VALID if self.early_stop else WILSON

    @property
    def information(self) -> float:
        """How many independent games the interval is worth: what a rating may make of this match."""
        plain = wilson(self.wins, len(self.games)).width
        return len(self.games) * (plain / self.interval.width) ** 2 if self.games else 0.0

    @property
    def troubles(self) -> list[str]:
        """What the bots did wrong."""
        return [game.trouble for game in self.games if game.trouble]
