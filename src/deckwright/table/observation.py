"""What the numbers of an observation are: runs of numbers with names. Which there are, every game says itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

ALIGNED = 64  # devices multiply matrices whose sides are multiples of this


@dataclass(frozen=True)
class Field:
    """A run of numbers: its name, where it begins, how many there are, what they mean, and the name of each."""

    name: str
    offset: int
    length: int
    meaning: str
    cells: tuple[str, ...] = ()  # of several numbers: what each is for

    @property
    def part(self) -> slice:
        return slice(self.offset, self.offset + self.length)


@dataclass(frozen=True)
class Part:
    """A field that is not placed yet: its name, its meaning, the name of each number, and how much one of them counts."""

    name: str
    cells: tuple[str, ...]
    meaning: str
    scale: float


@dataclass(frozen=True)
class Learned:
    """What a player of a game learns from: the observation, what follows from it, and what is hidden.

    They stand in one row of numbers: the observation, what `derive` writes, then from `hidden_at` on what `peek` writes, which
    only a judge sees and only while somebody learns. In between all is 0, so that both begin at multiples of `ALIGNED`.
    """

    observed: Sequence[Field]
    scales: Sequence[float]  # how much one of each number of the observation counts; 0: it is no amount
    derived: Sequence[Part]
    hidden: Sequence[Part]
    notes: np.ndarray  # what `derive` wants to know of the cards, int16

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Every field with its place in the row."""
        return *self.observed, *placed(self.derived, self.derived_at), *placed(self.hidden, self.hidden_at)

    @property
    def derived_at(self) -> int:
        """Where what follows from the observation begins."""
        return self.observed[-1].offset + self.observed[-1].length

    @property
    def known(self) -> int:
        """How many numbers a seat may know."""
        return self.derived_at + sum(len(part.cells) for part in self.derived)

    @property
    def hidden_at(self) -> int:
        """Where begins what only a judge sees: so many numbers a player looks at."""
        return aligned(self.known)

    @property
    def size(self) -> int:
        """How many numbers a row has."""
        return self.hidden_at + aligned(sum(len(part.cells) for part in self.hidden))

    @cached_property
    def scale(self) -> np.ndarray:
        """How much one of each number of the row counts."""
        found = np.zeros(self.size, dtype=np.float32)
        found[: self.derived_at] = self.scales
        for at, parts in ((self.derived_at, self.derived), (self.hidden_at, self.hidden)):
            for part in parts:
                found[at : at + len(part.cells)] = part.scale
                at += len(part.cells)
        return found


def placed(parts: Sequence[Part], at: int) -> list[Field]:
    """Fields one after the other, from this place on."""
    found = []
    for part in parts:
        found.append(Field(part.name, at, len(part.cells), part.meaning, part.cells))
        at += len(part.cells)
    return found


def aligned(size: int) -> int:
    """The next multiple of `ALIGNED`."""
    return -(-size // ALIGNED) * ALIGNED
