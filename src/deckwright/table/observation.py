"""What the numbers of an observation are: runs of numbers with names. Which there are, every game says itself."""

from dataclasses import dataclass


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
