"""Which card, ability and step each place of the program is: what a program counter means, in words that last.

The decision stack holds places of the program as numbers, and these move as soon as any card changes. Whoever keeps a
position says beside it which step each of them is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.compiler import STANDS_AT
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.saves import Cells, Effect

WHEN = "when"  # the ability of a trigger
FATE, PLAY, REWARD, USE = "fate", "play", "reward", "use"
STEP = slice(ops.OP, ops.OP_C + 1)  # what a step does; the ruling that it cites is no part of it


@dataclass(frozen=True)
class Step:
    """A step of a card's effect."""

    card: str
    ability: str  # `play`, `reward` …; of several `use` abilities `use 1`, `use 2` …
    number: int  # from 0


@dataclass(frozen=True)
class Steps:
    """Every step of a ruleset's program that can wait on the stack."""

    at: dict[int, Step]
    starts: dict[tuple[str, str], int]
    program: np.ndarray

    def rest(self, place: int) -> list[Cells]:
        """What is done from this place to the end of its ability."""
        end = place
        while self.program[end, ops.OP] != ops.END:
            end += 1
        found: list[Cells] = self.program[place:end, STEP].tolist()
        return found

    def find(self, effect: Effect) -> int | None:
        """Where the same ability of the same card goes on in just the same way, if it does.

        The steps before may have changed; they have been carried out.
        """
        start = self.starts.get((effect.card, effect.ability))
        if start is None or not effect.rest:
            return None
        place = start + len(self.rest(start)) - len(effect.rest)
        return place if place >= start and self.rest(place) == effect.rest else None


@lru_cache(maxsize=64)
def steps_of(ruleset: Ruleset) -> Steps:
    """The steps of a ruleset."""
    found: dict[int, Step] = {}
    starts = dict(abilities(ruleset))
    program = ruleset.compiled.program
    for (card, ability), start in starts.items():
        number = 0
        while program[start + number, ops.OP] != ops.END:
            found[start + number] = Step(card, ability, number)
            number += 1
    return Steps(found, starts, program)


def abilities(ruleset: Ruleset) -> Iterator[tuple[tuple[str, str], int]]:
    """Card, ability, and where its program begins; triggers that only move a card never run."""
    for card, row in zip(ruleset.ids, ruleset.compiled.cards.tolist(), strict=True):
        for ability, cell in STANDS_AT.items():
            if row[cell]:
                yield (card, ability), row[cell]
        for use in range(row[ops.C_USES]):
            yield (card, f"{USE} {use + 1}"), row[ops.C_USE_1 + use]
        if row[ops.C_TRIGGER] and not row[ops.C_MOVES]:
            yield (card, WHEN), row[ops.C_TRIGGER_PC]


def effects_on(state: np.ndarray, ruleset: Ruleset) -> list[Effect]:
    """What each program counter on the stack means."""
    steps, found = steps_of(ruleset), []
    for level in range(int(state[stack.HEIGHT])):
        at = stack.FRAMES + level * stack.FRAME_CELLS
        if state[at + stack.KIND] == fr.RUN:
            place = int(state[at + stack.PC])
            step = steps.at.get(place)
            if step is not None:
                found.append(Effect(level, step.card, step.ability, step.number, steps.rest(place)))
    return found


def find(effect: Effect, ruleset: Ruleset) -> int | None:
    """Where the same ability of the same card goes on in just the same way, if it does."""
    return steps_of(ruleset).find(effect)


def running(state: np.ndarray) -> list[int]:
    """The levels of the stack on which an effect runs."""
    levels = range(min(int(state[stack.HEIGHT]), stack.MAX_FRAMES))
    return [level for level in levels if state[stack.FRAMES + level * stack.FRAME_CELLS + stack.KIND] == fr.RUN]
