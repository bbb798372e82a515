"""From what a card says to what the rules can run: every card becomes a row of numbers, every ability a program.

A program is a run of steps (op, a, b, c, ruling); `c` of a condition or of a jump says how many steps are left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from deckwright.cards.errors import BadCards
from deckwright.cards.model import Ability, Card, Phrase
from deckwright.cards.vocabulary import Cells, Vocabulary

StepCells = tuple[int, int, int, int, int]
LONGEST_PROGRAM = 32_767  # a place in the program fits into a cell


@dataclass(frozen=True, eq=False)
class CardTable:
    """The cards of a ruleset as numbers; a card's number is its place in `ids`."""

    ids: tuple[str, ...]
    cards: NDArray[np.int16]
    program: NDArray[np.int16]

    def number(self, card: str) -> int:
        return self.ids.index(card)


class Compiler:
    """Writes the card table and the program of some cards. Each card's row: copies, then where each ability begins."""

    end: ClassVar[int] = 0
    jump: ClassVar[int] = 1
    step_cells: ClassVar[int] = 5
    most_cards: ClassVar[int] = 120  # a card's number fits into a signed byte

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.program: list[StepCells] = [(self.end, 0, 0, 0, 0)]

    def compile(self, cards: Sequence[Card]) -> CardTable:
        """The card table and the program of these cards."""
        in_order = sorted(cards, key=lambda card: card.id)
        self.check_fits(in_order)
        rows = []
        for card in in_order:
            rows.append(self.row(card))
            if len(self.program) > LONGEST_PROGRAM:
                raise refusal(card, f"the programs of all cards have more than {LONGEST_PROGRAM} steps.",
                              "Play with fewer sets at once.")  # fmt: skip
        return CardTable(
            tuple(card.id for card in in_order),
            np.array(rows, np.int16).reshape(len(rows), self.card_cells),
            self.steps(),
        )

    def check_fits(self, in_order: Sequence[Card]) -> None:
        if len(in_order) > self.most_cards:
            raise refusal(in_order[self.most_cards],
                          f"{len(in_order)} different cards; at most {self.most_cards} fit into a game.",
                          "Play with fewer sets at once.")  # fmt: skip
        for one, other in pairwise(in_order):
            if one.id == other.id:
                raise refusal(other, f"the id stands at {one.place} too.", "Give each card its own id.")

    @property
    def card_cells(self) -> int:
        """How long a card's row is."""
        return 1 + len(self.vocabulary.moments)

    def row(self, card: Any) -> list[int]:
        """The card's row; its abilities go to the end of the program."""
        starts = dict.fromkeys(self.vocabulary.moments, 0)
        for ability in card.abilities:
            starts[ability.when] = self.add(ability, self.ruling_number(card))
        return [card.copies, *starts.values()]

    def add(self, ability: Ability, ruling: int) -> int:
        """Where the steps of this ability now stand in the program: in order, each perhaps behind its condition."""
        steps: list[list[StepCells]] = []
        for step in ability.steps:
            cells: list[StepCells] = [(*self.cells_of(step.phrase), ruling)]
            if step.condition is not None:
                condition = self.vocabulary.conditions[step.condition.verb]
                op, a, b, _ = condition.cells(step.condition.values)
                if condition.replaces:
                    replaced = steps.pop()
                    cells += [(self.jump, 0, 0, len(replaced), ruling)]
                    cells = [(op, a, b, len(cells), ruling), *cells, *replaced]
                else:
                    cells = [(op, a, b, len(cells), ruling), *cells]
            steps.append(cells)
        start = len(self.program)
        self.program += [*(cell for cells in steps for cell in cells), (self.end, 0, 0, 0, ruling)]
        return start

    def cells_of(self, phrase: Phrase) -> Cells:
        return self.vocabulary.phrases[phrase.verb].cells(phrase.values)

    def ruling_number(self, card: Card) -> int:
        """The first ruling of the card as a number; 0 where it has none."""
        return int(card.rulings[0].split("-")[1]) if card.rulings else 0

    def steps(self) -> NDArray[np.int16]:
        """The program as rows of cells."""
        cells = np.zeros((len(self.program), self.step_cells), np.int16)
        cells[:, : len(self.program[0])] = self.program
        return cells


def refusal(card: Card, problem: str, hint: str) -> BadCards:
    return BadCards(card.place.file, card.place.line, card.place.column, f"{card.id}: {problem}", hint)
