"""Which card, stage, effect and step each number on the decision stack means, in words that last.

Frames name steps, selectors, prices and effects by number, and these move as soon as any card changes. Whoever keeps a
position says beside it what each of them is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.tables import card_cell, effect_cell, effect_row, stage_cell, stage_row
from deckwright.games.kingdom.table.meanings import WITH_TARGET, Meaning, digest, meanings_of
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.saves import Cells, Effect

# What an effect on the stack is named after: its ability begins with one of these words, and a number names its place.
RUNS, ACTS, PAYS, CHOOSES, LEAVES, CONFIRMS, WAITS = "run", "act", "pay", "choose", "leave", "confirm", "wait"
WRITTEN = {
    RUNS: stack.PC, ACTS: fr.ACT_SELECTOR, PAYS: fr.PAY_PRICE, CHOOSES: fr.OPTION_WITH, LEAVES: fr.LEAVE_EFFECT,
    CONFIRMS: fr.CONFIRM_EFFECT,
}  # fmt: skip
Act = tuple[int, int, int]  # op, with what, selector


@dataclass(frozen=True)
class Step:
    """A step of what a card does."""

    card: int  # the place of the first of its copies
    ability: str  # `3 fell`: the stage and the effect; `3 box 2`, `discovered`, `finish`; options behind a slash
    number: int  # from 0


@dataclass(frozen=True)
class Does:
    """All that the stack may say of one card: places of programs, prices that it asks for, what it does to other cards."""

    acts: frozenset[Act]
    prices: frozenset[int]


class Steps:
    """Every step of a ruleset's programs that can wait on the stack."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset, self.meanings = ruleset, meanings_of(ruleset)
        self.first = {}  # of each card the first of its copies
        for place in range(len(ruleset.numbers)):
            self.first[place] = ruleset.place[ruleset.card(place).number]
        self.starts: dict[tuple[int, str], int] = {}
        self.at: dict[int, Step] = {}
        for card in sorted(set(self.first.values())):
            for ability, start in abilities(ruleset, card):
                self.add(card, ability, start)

    def add(self, card: int, ability: str, start: int) -> None:
        """The steps of a program, and of the options in it."""
        self.starts[card, ability] = start
        for number, pc in enumerate(self.meanings.places(start)):
            self.at[pc] = Step(card, ability, number)
            if self.meanings.program[pc][ops.OP] == ops.CHOOSE:
                for k, option in enumerate(self.meanings.options(pc)):
                    self.add(card, f"{ability}/{number}.{k}", option)

    def belongs(self, pc: int, card: int) -> bool:
        """Whether this is a step of what the card does."""
        step = self.at.get(pc)
        return step is not None and step.card == self.first[card]

    def place(self, card: int, ability: str, rest: list[Cells]) -> int | None:
        """Where the same program of the same card goes on in just the same way; what was done before may have changed."""
        start = self.starts.get((card, ability))
        if start is None:
            return None
        places = list(self.meanings.places(start))
        at = len(places) - 1 - len(rest)
        return places[at] if at >= 0 and self.digests(places[at]) == rest else None

    def digests(self, pc: int) -> list[Cells]:
        return [digest(meaning) for meaning in self.meanings.rest(pc)]

    @cached_property
    def does(self) -> dict[int, Does]:
        """What each card does, copies left aside."""
        found: dict[int, tuple[set[Act], set[int]]] = {card: (set(), set()) for card in self.first.values()}
        program, table = self.meanings.program, self.ruleset.table
        for pc, step in self.at.items():
            op, a, b = program[pc][: ops.OP_C]
            acts, prices = found[step.card]
            if op == ops.SPEND:
                prices.add(a)
            elif op in (ops.LOOK, ops.DISCOVER_ONE):
                acts.add((op, b if op == ops.LOOK else 0, 0))
            elif op in WITH_TARGET and a:
                acts.add((op, b, a))
        for card, (acts, prices) in found.items():
            for number in self.ruleset.card(card).stages:
                row = stage_row(table, card, number)
                prices |= {stage_cell(table, row, ops.S_DOWN), stage_cell(table, row, ops.S_RIGHT)}
                for effect in range(stage_cell(table, row, ops.S_EFFECTS)):
                    prices.add(effect_cell(table, effect_row(table, card, number, effect), ops.E_PRICE))
            cards = {int(self.ruleset.compiled.prices[price][ops.P_CARDS]) for price in prices}
            acts |= {(ops.DISCARD, 0, selector) for selector in cards - {0}}
        return {card: Does(frozenset(acts), frozenset(prices - {0})) for card, (acts, prices) in found.items()}


@lru_cache(maxsize=64)
def steps_of(ruleset: Ruleset) -> Steps:
    """The steps of a ruleset."""
    return Steps(ruleset)


def abilities(ruleset: Ruleset, card: int) -> Iterator[tuple[str, int]]:
    """What a card does, and where the program of it begins."""
    table = ruleset.table
    for ability, cell in (("discovered", ops.C_DISCOVERED), ("finish", ops.C_FINISH)):
        if card_cell(table, card, cell):
            yield ability, card_cell(table, card, cell)
    for number, stage in sorted(ruleset.card(card).stages.items()):
        row = stage_row(table, card, number)
        for k, effect in enumerate(stage.effects):
            start = effect_cell(table, effect_row(table, card, number, k), ops.E_PC)
            if start:
                yield f"{number} {effect.name}", start
        for box in range(stage.boxes):
            start = stage_cell(table, row, ops.S_BOX + box)
            if start:
                yield f"{number} box {box + 1}", start


def effects_on(state: np.ndarray, ruleset: Ruleset) -> list[Effect]:
    """What each number on the stack means that belongs to the cards of today."""
    found = []
    for level, word in running_words(state):
        at = stack.FRAMES + level * stack.FRAME_CELLS
        cells = state[at : at + stack.FRAME_CELLS].tolist()
        found += of_frame(ruleset, level, word, cells)
    for i in range(int(state[st.WAITING_COUNT])):
        level, card, stage, effect = waiting(state, i)
        found += of_effect(ruleset, level, WAITS, i, card, stage, effect)
    return found


def running_words(state: np.ndarray) -> list[tuple[int, str]]:
    """The levels of the stack that name something of a card, each with what that is."""
    found = []
    for level in range(min(int(state[stack.HEIGHT]), stack.MAX_FRAMES)):
        at = stack.FRAMES + level * stack.FRAME_CELLS
        kind = int(state[at + stack.KIND])
        word = {fr.RUN: RUNS, fr.ACT: ACTS, fr.PAY: PAYS, fr.LEAVE: LEAVES, fr.CONFIRM: CONFIRMS}.get(kind)
        if kind == fr.CHOOSE_OPTION and state[at + fr.OPTION_FOR] in (fr.FOR_CHOICE, fr.FOR_SUM):
            word = CHOOSES
        if word is not None:
            found.append((level, word))
    return found


def running(state: np.ndarray) -> list[int]:
    """The levels of the stack on which something of a card is under way, and those of effects that wait."""
    waits = [waiting(state, i)[0] for i in range(min(max(int(state[st.WAITING_COUNT]), 0), st.WAIT_ROOM))]
    return sorted([*(level for level, _ in running_words(state)), *waits])


def waiting(state: np.ndarray, i: int) -> tuple[int, int, int, int]:
    """The level, card, stage and effect of something that waits."""
    at = st.WAITING + st.WAIT_CELLS * i
    level, card, stage, effect = state[at : at + st.WAIT_CELLS].tolist()
    return level, card, stage, effect


def of_frame(ruleset: Ruleset, level: int, word: str, cells: list[int]) -> list[Effect]:
    """What a frame means."""
    meanings, card = meanings_of(ruleset), cells[stack.SOURCE]
    if word == RUNS:
        return of_step(ruleset, level, RUNS, card, cells[fr.RUN_STEP])
    if word == ACTS:
        act = (cells[fr.ACT_OP], cells[fr.ACT_WITH], cells[fr.ACT_SELECTOR])
        return [Effect(level, ruleset.ids[card], ACTS, 0, [digest(meanings.act(*act))])]
    if word == PAYS:
        return [Effect(level, ruleset.ids[card], PAYS, 0, [digest(meanings.price(cells[fr.PAY_PRICE]))])]
    if word == LEAVES:
        return of_effect(ruleset, level, LEAVES, 0, card, cells[fr.LEAVE_STAGE], cells[fr.LEAVE_EFFECT])
    if word == CONFIRMS:
        stage, effect = cells[fr.CONFIRM_STAGE], cells[fr.CONFIRM_EFFECT]
        return of_effect(ruleset, level, CONFIRMS, 0, card, stage, effect)
    if cells[fr.OPTION_FOR] == fr.FOR_CHOICE:
        return of_step(ruleset, level, CHOOSES, card, cells[fr.OPTION_WITH])
    return [Effect(level, ruleset.ids[card], CHOOSES, 0, [digest(meanings.price(cells[fr.OPTION_WITH]))])]


def of_step(ruleset: Ruleset, level: int, word: str, card: int, pc: int) -> list[Effect]:
    steps = steps_of(ruleset)
    step = steps.at.get(pc)
    if step is None:
        return []
    return [Effect(level, ruleset.ids[card], f"{word} {step.ability}", step.number, steps.digests(pc))]


def of_effect(ruleset: Ruleset, level: int, word: str, place: int, card: int, stage: int, effect: int) -> list[Effect]:
    """An effect of a card by its name; `place` says which of several that wait in one frame."""
    name = ruleset.card(card).stages[stage].effects[effect].name
    meaning = meanings_of(ruleset).effect(effect_row(ruleset.table, card, stage, effect))
    return [Effect(level, ruleset.ids[card], f"{word} {stage} {name}", place, [digest(meaning)])]


def find(effect: Effect, ruleset: Ruleset) -> int | None:
    """The number of the same step, selector, price or effect of the same card today, if it is there."""
    word, _, ability = effect.ability.partition(" ")
    card = ruleset.number.get(effect.card)
    if card is None or (not effect.rest and word != RUNS):
        return None
    steps, meanings = steps_of(ruleset), meanings_of(ruleset)
    own = steps.first[card]
    if word == RUNS or (word == CHOOSES and ability):
        return steps.place(own, ability, effect.rest)
    if word == ACTS:
        acts: dict[Meaning, int] = {meanings.act(*act): act[2] for act in steps.does[own].acts}
        return next((row for act, row in acts.items() if [digest(act)] == effect.rest), None)
    if word in (PAYS, CHOOSES):
        prices = steps.does[own].prices
        return next((row for row in sorted(prices) if [digest(meanings.price(row))] == effect.rest), None)
    stage, _, name = ability.partition(" ")
    if not stage.isdecimal() or int(stage) not in ruleset.card(card).stages:
        return None
    for k, known in enumerate(ruleset.card(card).stages[int(stage)].effects):
        if known.name == name:
            meaning = meanings.effect(effect_row(ruleset.table, card, int(stage), k))
            return k if [digest(meaning)] == effect.rest else None
    return None


def put(state: np.ndarray, effect: Effect, place: int) -> None:
    """Write today's number where the stack names this."""
    word = effect.ability.partition(" ")[0]
    if word == WAITS:
        row = min(max(effect.step, 0), st.WAIT_ROOM - 1)
        state[st.WAITING + st.WAIT_CELLS * row + st.WAIT_EFFECT] = place
    else:
        state[stack.FRAMES + effect.level * stack.FRAME_CELLS + WRITTEN.get(word, stack.PC)] = place
