"""How strong a player is: games on deals that are never learned from, each played from every seat."""

from dataclasses import dataclass

import torch

from deckwright.sim.intervals import Interval, wilson
from deckwright.training.network import Shape, Weights, parts_of, picked, play
from deckwright.training.practice import MOST
from deckwright.training.seating import Seating

FIRST_TEST_SEED = 2**31  # deals of seeds from here on are never learned from
MOST_STEPS = 800  # of a game; who has not won by then has not won
LOOKS = 16  # steps between two looks at whether all games are over


@dataclass(frozen=True)
class Match:
    """How many games were won against somebody."""

    opponent: str
    won: int
    games: int

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        return wilson(self.won, self.games)

    def data(self) -> dict[str, object]:
        low, high = self.interval.low, self.interval.high
        return {"opponent": self.opponent, "won": self.won, "games": self.games, "low": round(low, 4),
                "high": round(high, 4)}  # fmt: skip

    def __str__(self) -> str:
        low, high = self.interval.low, self.interval.high
        return f"{100 * self.rate:.1f} % against {self.opponent} ({100 * low:.1f} – {100 * high:.1f})"


class Strength:
    """Deals for tests, and games on them. The player does what it likes best, without chance."""

    def __init__(self, seating: Seating, shape: Shape, scale: torch.Tensor) -> None:
        self.seating, self.shape = seating, shape
        self.kind = torch.bfloat16 if seating.device.type == "cuda" else torch.float32
        self.scale = scale[: shape.known].to(seating.device, self.kind)

    def weights(self, row: torch.Tensor) -> Weights:
        """The weights of a player from their row."""
        return parts_of(row.to(self.kind, copy=True), self.shape.player)

    def best(self, weights: Weights) -> torch.Tensor:
        """What a player likes best in each game."""
        seating = self.seating
        known = seating.seen[:, : self.shape.known].clamp(0, MOST).to(self.kind)
        places = picked(play(weights, known, self.scale)[0], seating.listed).argmax(-1)
        return seating.listed.gather(1, places[:, None])[:, 0].long()

    def match(self, row: torch.Tensor, opponent: torch.Tensor | None, name: str) -> Match:
        """Every deal from every seat, against a row of weights or against greedy."""
        with torch.no_grad():
            player, other = self.weights(row), None if opponent is None else self.weights(opponent)
            won = sum(self._won(player, other, seat) for seat in range(self.seating.players))
        self.seating.check()
        return Match(name, won, self.seating.games * self.seating.players)

    def _won(self, player: Weights, other: Weights | None, seat: int) -> int:
        """How many games are won from one seat."""
        seating = self.seating
        seating.begin()
        ended, wins = torch.zeros_like(seating.done), torch.zeros_like(seating.done)
        for step in range(MOST_STEPS):
            theirs = seating.greedy(seating.games) if other is None else self.best(other)
            seating.answer(torch.where(seating.player == seat, self.best(player), theirs))
            wins |= seating.done & ~ended & (seating.rewards[:, seat] > 0)
            ended |= seating.done
            if step % LOOKS == 0 and bool(ended.all()):
                break
        return int(wins.sum())
