"""What the comparison found: rates by round, their medians and how far they lie apart, and ours against theirs."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class Track(NamedTuple):
    """Whose game was played how, and what was measured."""

    measure: str
    library: str
    way: str
    game: str


class Rates(NamedTuple):
    """How many a second of the processor; `steps` counts forced answers too; `share` is how much of it we had."""

    decisions: float
    steps: float
    share: float


def decisions(rates: Rates) -> float:
    return rates.decisions


def steps(rates: Rates) -> float:
    return rates.steps


class Spread(NamedTuple):
    """The median of several rounds, and the lowest and highest of them."""

    median: float
    low: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    if not values:
        raise ValueError("There is no median of no values.")
    return Spread(statistics.median(values), min(values), max(values))


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """How many times as fast, round by round: what slows a round down slows down both."""
    if len(ours) != len(theirs):
        raise ValueError(f"{len(ours)} rounds cannot be set against {len(theirs)}.")
    return spread([mine / other for mine, other in zip(ours, theirs, strict=True)])


@dataclass
class Figures:
    """The rates of every round."""

    rounds: list[dict[Track, Rates]] = field(default_factory=list)

    def tracks(self, measure: str) -> list[Track]:
        """What was measured in every round, in order."""
        if not self.rounds:
            return []
        first, *others = self.rounds
        return [track for track in first if track.measure == measure and all(track in other for other in others)]

    def has(self, track: Track) -> bool:
        return track in self.tracks(track.measure)

    def ways(self, measure: str) -> list[tuple[str, str]]:
        """Each library and way of playing, in order."""
        return list(dict.fromkeys((track.library, track.way) for track in self.tracks(measure)))

    def games(self, measure: str, library: str, way: str) -> list[str]:
        return [track.game for track in self.tracks(measure) if (track.library, track.way) == (library, way)]

    def of_game(self, track: Track, what: Callable[[Rates], float] = decisions) -> list[float]:
        """The rates of one game, by round."""
        return [what(found[track]) for found in self.rounds]

    def of_way(self, measure: str, library: str, way: str, what: Callable[[Rates], float] = decisions) -> list[float]:
        """The median over the games of a library, by round."""
        tracks = [Track(measure, library, way, game) for game in self.games(measure, library, way)]
        if not tracks:
            raise ValueError(f"{library} has no games for {measure}, {way}.")
        return [statistics.median(what(found[track]) for track in tracks) for found in self.rounds]

    def share(self) -> float:
        """How much of the core we had, as a median over everything measured."""
        return statistics.median(rates.share for found in self.rounds for rates in found.values())


@dataclass(frozen=True)
class Claim:
    """Something Deckwright wants to be true of its speed."""

    text: str
    needed: float
    found: Spread | None  # nothing where the other library is not there

    @property
    def verdict(self) -> str:
        if self.found is None:
            return "not measured"
        return "reached" if self.found.median >= self.needed else "missed"
