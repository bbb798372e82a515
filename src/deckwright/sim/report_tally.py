"""What happened in many games, counted up wave by wave, so that any number of games fits into memory."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from deckwright.sim.report_statistics import Histogram, Share, share
from deckwright.sim.result import Result


@dataclass
class Tally:
    """All games of a simulation, counted."""

    ruleset: str
    players: int
    mode: str
    seed: int
    policies: tuple[str, ...]
    start: int
    device: str
    games: int = 0
    seconds: float = 0.0
    unfinished: int = 0
    turns: Histogram = field(default_factory=Histogram)
    rounds: Histogram = field(default_factory=Histogram)
    decisions: Histogram = field(default_factory=Histogram)
    scores: list[Histogram] = field(default_factory=list)
    wins: np.ndarray = field(
        default_factory=lambda: np.zeros((0, 0), dtype=np.int64)
    )  # [seat that won, seat that began]
    before: list[list[Histogram]] = field(default_factory=list)  # scores before each part that followed, by seat
    begun: np.ndarray = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    cards: Any = None  # what the game counted of its cards
    _hash: "hashlib._Hash" = field(default_factory=hashlib.sha256, repr=False)

    @classmethod
    def of(cls, waves: Sequence[Result]) -> "Tally":
        """The waves of one simulation counted together, first to last."""
        tally = cls.empty(waves[0])
        for wave in waves:
            tally.add(wave)
        return tally

    @classmethod
    def empty(cls, wave: Result) -> "Tally":
        """Nothing counted yet, of a simulation to which this wave belongs."""
        seats = wave.players
        return cls(
            wave.ruleset, seats, wave.mode, wave.seed, tuple(str(policy) for policy in wave.policies), wave.start,
            wave.device, scores=[Histogram() for _ in range(seats)], wins=np.zeros((seats, seats), dtype=np.int64),
            before=[[Histogram() for _ in range(seats)] for _ in range(wave.before.shape[1])],
            begun=np.zeros(seats, dtype=np.int64),
        )  # fmt: skip

    def add(self, wave: Result) -> None:
        """Count the games of this wave too; waves come in the order of their games."""
        self.games += len(wave.winner)
        self.seconds += wave.seconds
        self.unfinished += int(np.count_nonzero(~wave.ended))
        self.turns.add(wave.turns)
        self.rounds.add(-(-wave.turns // self.players))
        self.decisions.add(wave.decisions)
        for seat, histogram in enumerate(self.scores):
            histogram.add(wave.scores[:, seat])
        for part, histograms in enumerate(self.before):
            for seat, histogram in enumerate(histograms):
                histogram.add(wave.before[:, part, seat])
        won = wave.winner >= 0
        np.add.at(self.wins, (wave.winner[won], wave.first[won]), 1)
        self.begun += np.bincount(wave.first, minlength=self.players)
        self._hash.update(wave.hashes.astype("<u8").tobytes())
        if wave.cards is not None:
            self.cards = wave.cards if self.cards is None else self.cards + wave.cards

    @property
    def state_hash(self) -> str:
        """A fingerprint of the final states of all games, the same on every machine."""
        return self._hash.hexdigest()[:16]

    @property
    def sides(self) -> list[tuple[int, ...]]:
        """Who wins together: each seat alone, or the two seats of a team."""
        if self.mode == "teams":
            half = self.players // 2
            return [(seat, seat + half) for seat in range(half)]
        return [(seat,) for seat in range(self.players)]

    def win_rate(self, side: Sequence[int], begins: bool | None = None) -> Share | None:
        """How often this side won: in all games, or only in those that it began, or that another one began."""
        began = np.zeros(self.players, dtype=bool)
        began[list(side)] = True
        counted = np.ones(self.players, dtype=bool) if begins is None else began == begins
        return share(int(self.wins[began][:, counted].sum()), int(self.begun[counted].sum()))
