"""The numbers of the usual observation by name, in the order in which `kernel/observing.py` writes them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from deckwright.cards.errors import BadOption
from deckwright.kernel.tables import EVERYBODY_SEES, OWNER_SEES
from deckwright.table.observation import Field

QUESTION = (
    ("kind", "the question, by its number"),
    ("source", "the card that asks: its number + 1, or 0"),
    ("card", "the card that is asked about: its number + 1, or 0"),
)
MARKS = (("on_turn", "1 for the seat whose turn it is"), ("asked", "1 for the seat that must decide"))


class UsualFields:
    """The numbers of an observation in one ruleset, for a number of players; seat 0 is the one that looks on."""

    def __init__(self, ruleset: Any, players: int, mode: str) -> None:
        self.declared, self.ids, self.players = ruleset.kind.declarations, ruleset.ids, players
        self.notes: list[str] = [f"- Counts by card are in the order of the ids: {', '.join(self.ids)}."]

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Every field with its place."""
        found: list[Field] = []
        at = 0
        for name, meaning, cells in self.parts():
            found.append(Field(name, at, max(len(cells), 1), meaning, tuple(cells)))
            at += found[-1].length
        return tuple(found)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.fields[-1].offset + self.fields[-1].length

    def parts(self) -> Iterator[tuple[str, str, Sequence[str]]]:
        """Name, meaning, and what each number is for where there are several."""
        yield from self.part("", 0, False)
        for name, meaning in QUESTION:
            yield name, meaning, ()
        for seat in range(self.players):
            for name, meaning in MARKS:
                yield f"seat_{seat}.{name}", meaning, ()
            yield from self.part(f"seat_{seat}.", seat, True)

    def part(self, stem: str, seat: int, of_seat: bool) -> Iterator[tuple[str, str, Sequence[str]]]:
        """Counters and zones of the table, or of a seat."""
        for counter in self.declared.counters:
            if counter.of_seat == of_seat:
                yield stem + counter.word, counter.word, ()
        for zone in self.declared.zones:
            if zone.of_seat == of_seat:
                is_open = zone.seen == EVERYBODY_SEES or (zone.seen == OWNER_SEES and of_seat and seat == 0)
                if is_open:
                    yield stem + zone.word, f"cards in {zone.word}, by type", self.ids
                else:
                    yield stem + zone.word, f"how many cards are in {zone.word}", ()

    def decode(self, observation: np.ndarray) -> dict[str, Any]:
        """An observation in words: a number, or numbers by card, under the name of each field."""
        if observation.shape != (self.size,):
            raise BadOption(f"An observation has {self.size} numbers, not the shape {observation.shape}.")
        return {
            field.name: dict(zip(field.cells, numbers, strict=True)) if field.cells else numbers[0]
            for field in self.fields
            for numbers in [observation[field.part].tolist()]
        }
