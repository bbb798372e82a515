"""From what a card of Ascension says to what its rules can run: its row of the card table, and its keywords."""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from deckwright.cards import compiler, model
from deckwright.cards.model import Step
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.model import Ability, Card, Trigger
from deckwright.games.ascension.cards.verbs import PRICES, STANDING

V_RULINGS_FROM = 1000  # R-122 is 122, V-030 is 1030

EVENTS = {"play": ops.ON_PLAY, "acquire": ops.ON_ACQUIRE, "defeat": ops.ON_DEFEAT}
LIMITS = {"once per turn": ops.ONCE_PER_TURN, "first each turn": ops.FIRST_EACH_TURN}
STANDS_AT = {
    "play": ops.C_PLAY, "reward": ops.C_REWARD, "unite": ops.C_UNITE, "enter": ops.C_ENTER, "trophy": ops.C_TROPHY,
    "fate": ops.C_FATE,
}  # fmt: skip
WRITTEN = {**STANDING, **PRICES}


class Compiler(compiler.Compiler):
    """Writes the card table and the program of cards of Ascension."""

    end: ClassVar[int] = ops.END
    jump: ClassVar[int] = ops.JUMP
    step_cells: ClassVar[int] = ops.STEP_CELLS

    @property
    def card_cells(self) -> int:
        return ops.CARD_CELLS

    def row(self, card: Card) -> list[int]:
        """The card's row; its abilities go to the end of the program."""
        row = [0] * ops.CARD_CELLS
        row[ops.C_TYPE] = ops.TYPES[card.type]
        row[ops.C_FACTION] = faction_bit(card.faction)
        row[ops.C_COST] = card.cost
        row[ops.C_HONOR] = card.honor
        row[ops.C_ORIGIN] = ops.ORIGINS.index(card.origin)
        row[ops.C_COPIES] = card.copies
        ruling = self.ruling_number(card)
        for ability in card.abilities:
            if self.vocabulary.moments[ability.when].phrases is not None:
                write_standing(ability, row)
            else:
                self.write_ability(ability, self.add(ability, ruling), row)
        return row

    def write_ability(self, ability: Ability, pc: int, row: list[int]) -> None:
        """Where the program of an ability begins, and what the rules must know of it beforehand."""
        verbs = {step.phrase.verb for step in ability.steps}
        if ability.when in STANDS_AT:
            row[STANDS_AT[ability.when]] = pc
            if verbs & self.vocabulary.having("copies"):
                row[ops.C_COPIES_HEROES] = 1
            if ability.when == "reward":
                row[ops.C_REWARD_HONOR] = self.sure_honor(ability.steps)
            elif ability.when == "unite":
                row[ops.C_UNITE_FACTION] = faction_bit(ability.faction)
        elif ability.when == "use":
            row[ops.C_USE_1 + row[ops.C_USES]] = pc
            row[ops.C_USES] += 1
        else:
            assert ability.trigger is not None, f"{ability.when} is no key of an ability"
            write_trigger(ability.trigger, pc, row)
            first = ability.steps[0].phrase
            row[ops.C_MOVES] = self.cells_of(first)[0] if first.verb in self.vocabulary.having("moves") else 0

    def sure_honor(self, steps: Sequence[Step]) -> int:
        """The honor that a reward gives in any case: what a solo opponent gets of it."""
        sure = [self.cells_of(step.phrase) for step in steps if step.condition is None]
        return sum(b for op, a, b, c in sure if op == ops.GAIN and a == ops.HONOR and c == ops.ONCE)

    def ruling_number(self, card: model.Card) -> int:
        """The first ruling of the card as a number; 0 where it has none."""
        from_v = bool(card.rulings) and card.rulings[0].startswith("V")
        return super().ruling_number(card) + (V_RULINGS_FROM if from_v else 0)

    def steps(self) -> NDArray[np.int16]:
        """The steps as rows of cells; a gain of a fixed amount that is a whole effect is marked."""
        cells = super().steps()
        plain = (cells[:-1, ops.OP] == ops.GAIN) & (cells[:-1, ops.OP_C] == ops.ONCE) & (cells[1:, ops.OP] == ops.END)
        cells[:-1, ops.OP_PLAIN] = plain
        return cells


def write_standing(ability: Ability, row: list[int]) -> None:
    """What is true as long as the card lies there."""
    for step in ability.steps:
        verb = WRITTEN[step.phrase.verb]
        before = row[verb.cell] if "sums" in verb.traits else 0
        row[verb.cell] = before + int(step.phrase.values.get("n", 1))


def write_trigger(trigger: Trigger, pc: int, row: list[int]) -> None:
    row[ops.C_TRIGGER] = EVENTS[trigger.event]
    type_bit = ops.TYPES[trigger.type] if trigger.type else 0
    row[ops.C_TRIGGER_FILTER] = type_bit | faction_bit(trigger.faction) | (ops.IN_ROW if trigger.in_row else 0)
    row[ops.C_TRIGGER_LIMIT] = LIMITS[trigger.limit]
    row[ops.C_TRIGGER_PC] = pc


def faction_bit(faction: str | None) -> int:
    return ops.FACTIONS[faction] if faction else 0
