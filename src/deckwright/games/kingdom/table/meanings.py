"""What the rows and steps of a card table say, in words that last: their numbers move as soon as any card changes.

A meaning is plain data without the number of any row; two rows with equal meanings do the same, in whatever set they stand.
"""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.table.ruleset import Ruleset

Meaning = tuple[Any, ...]
WITH_TARGET = frozenset((
    ops.GAIN_PRODUCTION, ops.TURN, ops.RESET, ops.UPGRADE, ops.DISCARD, ops.DESTROY, ops.RELEASE, ops.DEFEAT_FREE, ops.BLOCK,
    ops.BOOST, ops.PLAY, ops.PUT, ops.KEEP, ops.STICKER, ops.TICK,
))  # fmt: skip
ABOUT_CARDS = (ops.IS_IN_PLAY, ops.IS_NOT_IN_PLAY, ops.THIS_BLOCKS)  # conditions
FORMULAS = {ops.GAIN_PER: ops.OP_B, ops.WRITE: ops.OP_A}  # which cell of a step names one


class Meanings:
    """The rows of a ruleset, read into what they say."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset, self.compiled = ruleset, ruleset.compiled
        self.program: list[list[int]] = self.compiled.program.tolist()

    def selector(self, row: int) -> Meaning:
        """Which cards are meant: keywords by name."""
        cells = self.compiled.selectors[row].tolist()
        words = cells[ops.L_KEYS : ops.L_KEYS + ops.KEY_CELLS]
        return (*cells[: ops.L_KEYS], self.keywords(words), *cells[ops.L_KEYS + ops.KEY_CELLS :])

    def keywords(self, cells: list[int]) -> tuple[str, ...]:
        return tuple(
            word
            for place, word in enumerate(self.compiled.keywords)
            if cells[place // ops.KEY_BITS] >> place % ops.KEY_BITS & 1
        )

    def formula(self, row: int) -> Meaning:
        cells = self.compiled.formulas[row].tolist()
        terms = []
        for k in range(cells[ops.F_TERMS]):
            at = ops.F_TERM + k * ops.TERM_CELLS
            n, every, what, selector = cells[at : at + ops.TERM_CELLS]
            terms.append((n, every, what, self.selector(selector)))
        return (cells[ops.F_BASE], cells[ops.F_MOST], *terms)

    def price(self, row: int) -> Meaning:
        cells = self.compiled.prices[row].tolist()
        sums = tuple(cells[ops.P_SUM :])
        cards, less = self.selector(cells[ops.P_CARDS]), self.formula(cells[ops.P_LESS_PER])
        return (cells[ops.P_SUMS], cells[ops.P_TIERS], cells[ops.P_LESS], less, cards, sums)

    def step(self, pc: int) -> Meaning:
        """What one step does; of a choice, what each of its options does."""
        op, a, b, c, skip = self.program[pc][: ops.OP_SKIP + 1]
        if op in WITH_TARGET:
            return (op, self.selector(a), b, c, skip)
        if op in FORMULAS:
            return (op, self.formula(self.program[pc][FORMULAS[op]]), a if op == ops.GAIN_PER else 0, skip)
        if op == ops.SPEND:
            return (op, self.price(a), skip)
        if op == ops.IF and a in ABOUT_CARDS:
            return (op, a, self.selector(b), skip)
        if op == ops.DISCOVER:
            return (op, self.number(a))
        if op == ops.DISCOVER_ONE:
            return (op, *(self.number(self.program[pc + 1 + k][ops.OP_A]) for k in range(a)))
        if op == ops.CHOOSE:
            return (op, *(tuple(self.rest(start)) for start in self.options(pc)))
        return (op, a, b, c, skip)

    def number(self, card: int) -> int:
        return self.compiled.numbers[card] if card >= 0 else card

    def options(self, pc: int) -> list[int]:
        """Where the programs of the options of a choice begin."""
        return [self.program[pc + 1 + k][ops.OP_A] for k in range(self.program[pc][ops.OP_A])]

    def places(self, start: int) -> Iterator[int]:
        """The steps of a program, one after the other, its end among them; what belongs to a choice is no step."""
        pc = start
        while True:
            yield pc
            op = self.program[pc][ops.OP]
            if op == ops.END:
                return
            pc += 1 + (self.program[pc][ops.OP_SKIP] if op in (ops.CHOOSE, ops.DISCOVER_ONE) else 0)

    def rest(self, pc: int) -> list[Meaning]:
        """What is done from here to the end."""
        return [self.step(place) for place in self.places(pc) if self.program[place][ops.OP] != ops.END]

    def act(self, op: int, with_: int, selector: int) -> Meaning:
        """What is done to cards that are picked."""
        return ("act", op, with_, self.selector(selector))

    def effect(self, row: int) -> Meaning:
        """An effect of a card with its price and its steps."""
        cells = self.compiled.effects[row].tolist()
        steps = self.rest(cells[ops.E_PC]) if cells[ops.E_PC] else []
        price = self.price(cells[ops.E_PRICE])
        return (
            *cells[: ops.E_PRICE],
            price,
            tuple(steps),
            cells[ops.E_PLAIN],
            cells[ops.E_DEFEATS],
            cells[ops.E_TARGET],
        )


@lru_cache(maxsize=64)
def meanings_of(ruleset: Ruleset) -> Meanings:
    """What the rows of a ruleset say."""
    return Meanings(ruleset)


def digest(meaning: Meaning) -> list[int]:
    """A meaning as four numbers: equal ones have the same."""
    raw = hashlib.blake2s(repr(meaning).encode(), digest_size=16).digest()
    return [int.from_bytes(raw[k : k + 4], "little") for k in range(0, 16, 4)]
