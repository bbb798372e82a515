"""What somebody was up to some minutes ago: opponents that keep it from forgetting how to beat them."""

import random

import torch

from deckwright.training.recipe import Recipe

SOONEST = 0.5  # minutes between two of them


class Past:
    """Rows of weights of earlier players, each with its number and its minute; one of them plays at a time."""

    def __init__(self, recipe: Recipe, seed: int) -> None:
        self.recipe = recipe
        self.rows: dict[int, torch.Tensor] = {}
        self.minutes: dict[int, float] = {}
        self.next = 0
        self.chance = random.Random(seed)

    def is_due(self, minute: float) -> bool:
        """Whether one is to be kept now: at first often, later so that they reach back as far as they are to."""
        if not self.minutes:
            return True
        apart = max(SOONEST, min(minute, self.recipe.past_minutes) / self.recipe.past_kept)
        return minute - max(self.minutes.values()) >= apart

    def add(self, row: torch.Tensor, minute: float) -> int:
        """Keep one; those that are too old or too many go. Its number."""
        number = self.next
        self.put(number, row, minute)
        oldest = minute - self.recipe.past_minutes
        gone = [one for one, then in self.minutes.items() if then < oldest]
        gone += sorted(self.minutes)[: max(0, len(self.minutes) - len(gone) - self.recipe.past_kept)]
        for one in set(gone):
            del self.rows[one], self.minutes[one]
        return number

    def put(self, number: int, row: torch.Tensor, minute: float) -> None:
        """One that was kept before."""
        self.rows[number], self.minutes[number] = row, minute
        self.next = max(self.next, number + 1)

    def drawn(self) -> torch.Tensor | None:
        """Any of them."""
        return self.rows[self.chance.choice(sorted(self.rows))] if self.rows else None

    @property
    def oldest(self) -> int | None:
        return min(self.rows, default=None)
