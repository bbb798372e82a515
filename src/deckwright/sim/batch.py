"""A batch of games to be played, and who can play it."""

from dataclasses import dataclass, field
from typing import Protocol

import numpy as np


@dataclass(frozen=True)
class Batch:
    """Games from number `start` on: the policy of each seat, and their pages of weights one after another."""

    who: np.ndarray
    pages: np.ndarray
    seed: int
    start: int
    games: int
    then: np.ndarray = field(default_factory=lambda: np.zeros(0, dtype=np.int16))  # what follows each game


class Backend(Protocol):
    """Something that plays batches: records and hashes of all games, and sums over their cards."""

    name: str
    wave: int  # games of a wave

    @property
    def memory(self) -> int:
        """How many bytes a wave takes."""
        ...

    def prepare(self, who: np.ndarray, goes_on: bool = False) -> None:
        """Compile the rules for these policies and, where a game goes on, for its parts; then what follows is only playing."""
        ...

    def play(self, batch: Batch) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Records, hashes, sums, and the scores before each part that follows."""
        ...
