"""From what cards of Kingdom say to what the rules can run: rows of numbers, and programs.

Selectors, prices, formulas and standing phrases get rows of their own, equal ones the same; steps name them by number.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.cards import compiler
from deckwright.cards.compiler import refusal
from deckwright.cards.model import Phrase, Step
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Count, Formula, Price, Selector, Term
from deckwright.games.kingdom.cards.model import Card, Effect, Stage
from deckwright.games.kingdom.cards.phrases import Key, read_phrase
from deckwright.games.kingdom.cards.verbs import CONDITIONS, SLOTS, STANDING, VERBS, Part

Row = tuple[int, ...]
MOST_CARDS = 400


@dataclass(frozen=True, eq=False)
class CardTable(compiler.CardTable):
    """The cards of a game as numbers; a card's number here is its place among the sorted serial numbers."""

    numbers: tuple[int, ...]
    definitions: tuple[Card, ...]  # of each card, the same for copies
    keywords: tuple[str, ...]
    stages: NDArray[np.int16]
    effects: NDArray[np.int16]
    standing: NDArray[np.int16]
    selectors: NDArray[np.int16]
    formulas: NDArray[np.int16]
    prices: NDArray[np.int16]
    limits: NDArray[np.int16]


class Rows:
    """Rows of numbers, each once; row 0 says nothing."""

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.rows: list[Row] = [(0,) * cells]
        self.places: dict[Row, int] = {}

    def add(self, *cells: int) -> int:
        """Where such a row stands."""
        row = self.filled(cells)
        if row not in self.places:
            self.places[row] = self.put(row)
        return self.places[row]

    def put(self, cells: Sequence[int]) -> int:
        """Write a row of its own at the end."""
        self.rows.append(self.filled(cells))
        return len(self.rows) - 1

    def filled(self, cells: Sequence[int]) -> Row:
        return (*cells, *(0,) * (self.cells - len(cells)))

    def array(self) -> NDArray[np.int16]:
        return np.array(self.rows, np.int16)


class Compiler(compiler.Compiler):
    """Writes the tables and the program of the cards of a game."""

    def __init__(self, vocabulary: Any = None) -> None:
        super().__init__(vocabulary)
        self.steps_written = Rows(ops.STEP_CELLS)
        self.selectors, self.formulas = Rows(ops.SELECTOR_CELLS), Rows(ops.FORMULA_CELLS)
        self.prices, self.standing = Rows(ops.PRICE_CELLS), Rows(ops.STANDING_CELLS)
        self.stages, self.effects = Rows(ops.STAGE_CELLS), Rows(ops.EFFECT_CELLS)
        self.limits: list[Row] = []

    def compile(self, cards: Sequence[Any], start: Sequence[int] = (), sequence: Sequence[int] = ()) -> CardTable:
        """The tables of these cards: copies have a row of their own, with the same stages."""
        by_number = sorted((number, card) for card in cards for number in card.numbers) if cards else []
        by_number.sort(key=lambda one: one[0])
        numbers = tuple(number for number, _ in by_number)
        if len(numbers) > MOST_CARDS:
            raise refusal(cards[-1], f"{len(numbers)} cards; at most {MOST_CARDS} fit into a game (KV-15).",
                          "Play with fewer sets at once.")  # fmt: skip
        for one, other in pairwise(by_number):
            if one[0] == other[0]:
                raise refusal(other[1], f"the number {one[0]} is taken.", "Give each card its own number.")
        self.places = {number: place for place, number in enumerate(numbers)}
        self.keywords = self.all_keywords(cards)
        rows_of = {card.number: self.card_row(card) for card in cards}
        rows = []
        for number, card in by_number:
            row = list(rows_of[card.number])
            row[ops.C_NUMBER], row[ops.C_START], row[ops.C_SEQUENCE] = number, number in start, number in sequence
            rows.append(row)
        self.note_limits(by_number)
        return CardTable(
            tuple(str(number) for number in numbers), np.array(rows, np.int16).reshape(len(rows), ops.CARD_CELLS),
            self.steps_written.array(), numbers, tuple(card for _, card in by_number), tuple(self.keywords),
            self.stages.array(), self.effects.array(), self.standing.array(), self.selectors.array(),
            self.formulas.array(), self.prices.array(), np.array(self.limits, np.int16).reshape(len(self.limits), 4),
        )  # fmt: skip

    def all_keywords(self, cards: Sequence[Card]) -> dict[str, int]:
        """The keywords in use: those that every set knows first."""
        own = {word for card in cards for stage in card.stages.values() for word in stage.keywords}
        own |= {word for card in cards for word in card.plurals}
        every = (*ops.KNOWN_KEYWORDS, *sorted(own - set(ops.KNOWN_KEYWORDS)))
        if len(every) > ops.MOST_KEYWORDS:
            raise refusal(cards[-1], f"more than {ops.MOST_KEYWORDS} keywords.", "Play with fewer sets at once.")
        return {word: place for place, word in enumerate(every)}

    def mask(self, words: Sequence[str]) -> list[int]:
        """Keywords as bits."""
        cells = [0] * ops.KEY_CELLS
        for word in words:
            place = self.keywords[word]
            cells[place // ops.KEY_BITS] |= 1 << place % ops.KEY_BITS
        return cells

    # Cards, stages and effects.

    def card_row(self, card: Card) -> Row:
        self.card = card
        row = [0] * ops.CARD_CELLS
        row[ops.C_KIND] = ops.CARD_KINDS.index(card.kind)
        ordinal = 0
        for number in sorted(card.stages):
            stage = card.stages[number]
            row[ops.C_STAGE_1 + number - 1] = self.stage_row(stage, ordinal)
            ordinal += len(stage.effects)
        row[ops.C_SIDES] = sum(1 << side for side in card.sides)
        row[ops.C_PROTECT] = ops.NOT_DESTROYED * ("destroy" in card.protect) | ops.NOT_BANISHED * (
            "banish" in card.protect
        )
        row[ops.C_DISCOVERED], row[ops.C_FINISH] = self.program_of(card.discovered), self.program_of(card.finish)
        row[ops.C_ROUNDS], row[ops.C_PER_ROUND] = card.rounds, card.per_round
        row[ops.C_PERMANENTS], row[ops.C_BANISH] = card.permanents, card.banish
        return tuple(row)

    def stage_row(self, stage: Stage, ordinal: int) -> int:
        row = [0] * ops.STAGE_CELLS
        words = [*stage.keywords, *(["permanent"] if stage.is_permanent else [])]
        words += [self.card.kind] if self.card.kind != "kingdom" else []
        row[ops.S_KEYS : ops.S_KEYS + ops.KEY_CELLS] = self.mask(words)
        row[ops.S_FLAGS] = sum(ops.FLAGS[flag] for flag in stage.flags)
        row[ops.S_FAME] = self.formula(stage.fame)
        for upgrade in stage.upgrades:
            row[ops.S_DOWN if upgrade.arrow == ops.DOWN else ops.S_RIGHT] = self.price(upgrade.price)
        row[ops.S_SLOTS] = len(stage.produces)
        row[ops.S_SLOT : ops.S_SLOT + len(stage.produces)] = stage.produces
        row[ops.S_BOXES], row[ops.S_IN_ORDER], row[ops.S_SHARED] = stage.boxes, stage.in_order, stage.shared
        for n, steps in stage.box_steps.items():
            row[ops.S_BOX + n - 1] = self.program_of(steps)
        row[ops.S_EFFECTS], row[ops.S_ORDINAL] = len(stage.effects), ordinal
        row[ops.S_STANDS] = 0
        for effect in stage.effects:
            for step in effect.standing:
                row[ops.S_STANDS] |= 1 << STANDING[step.phrase.verb].op
        effects = [self.effect_row(stage, effect) for effect in stage.effects]
        row[ops.S_EFFECT] = len(self.effects.rows)
        for effect_row in effects:
            self.effects.put(effect_row)
        return self.stages.put(row)

    def effect_row(self, stage: Stage, effect: Effect) -> Row:
        row = [0] * ops.EFFECT_CELLS
        row[ops.E_ICON] = ops.ICONS.index(effect.icon)
        row[ops.E_TRIGGER] = ops.TRIGGERS.index(effect.trigger)
        row[ops.E_LIMIT], row[ops.E_PER] = effect.limit, ops.PERIODS.index(effect.per)
        row[ops.E_PRICE] = 0 if effect.price is None else self.price(effect.price)
        row[ops.E_PC] = self.program_of(effect.steps)
        row[ops.E_PLAIN] = effect.price is None and not effect.limit and bool(effect.steps) and all(
            step.condition is None and self.is_plain(step.phrase) for step in effect.steps
        )  # fmt: skip
        if effect.is_standing:
            rows = [self.standing_row(step) for step in effect.standing]
            row[ops.E_STANDING], row[ops.E_STANDINGS] = len(self.standing.rows), len(rows)
            for one in rows:
                self.standing.put(one)
        row[ops.E_DEFEATS] = self.defeats(stage, effect)
        first = effect.steps[0] if effect.steps else None
        row[ops.E_TARGET] = (
            first is not None and effect.price is None and first.condition is None and self.asks_cards(first.phrase)
        )
        return tuple(row)

    def is_plain(self, phrase: Phrase) -> bool:
        """Whether it gains fixed resources (K-R.34)."""
        if phrase.verb != "gain":
            return False
        items = grammar.read_sum(str(phrase.values["sum"]))
        return all(item.kinds & (item.kinds - 1) == 0 for item in items)

    def asks_cards(self, phrase: Phrase) -> bool:
        """Whether the player picks cards for it, so that he can decline by picking none."""
        for slot in ("target", "selector"):
            if slot in phrase.values:
                return self.read_selector(str(phrase.values[slot])).how in (ops.EXACTLY, ops.UP_TO)
        return phrase.verb == "discover-one"

    def defeats(self, stage: Stage, effect: Effect) -> int:
        """Whether paying for this effect defeats its card: at once, or by the last box."""
        if effect.price is None:
            return 0
        if any(step.phrase.verb == "defeat" for step in effect.steps):
            return ops.DEFEATS_AT_ONCE
        boxed = any(step.phrase.verb == "defeat" for steps in stage.box_steps.values() for step in steps)
        ticks = any(step.phrase.verb == "tick" and step.phrase.values["target"] == "this" for step in effect.steps)
        return ops.DEFEATS_BY_BOX if boxed and ticks else 0

    def note_limits(self, by_number: Sequence[tuple[int, Card]]) -> None:
        """A cell for each effect that has a limit, of each card."""
        for place, (_, card) in enumerate(by_number):
            ordinal = 0
            for number in sorted(card.stages):
                for effect in card.stages[number].effects:
                    if effect.limit:
                        self.limits.append((place, ordinal, ops.PERIODS.index(effect.per), effect.limit))
                    ordinal += 1

    # Programs.

    def program_of(self, steps: Sequence[Step]) -> int:
        """Where these steps now stand in the program; 0 for none."""
        if not steps:
            return 0
        cells: list[list[int]] = []
        for step in steps:
            cells += self.step_cells_of(step)
        return self.write([*cells, [ops.END]])

    def write(self, cells: Sequence[Sequence[int]]) -> int:
        start = len(self.steps_written.rows)
        for one in cells:
            self.steps_written.put(one)
        return start

    def step_cells_of(self, step: Step) -> list[list[int]]:
        """The cells of one step, behind its condition."""
        cells = self.phrase_cells(step.phrase, step)
        if step.condition is None:
            return cells
        verb = CONDITIONS[step.condition.verb]
        op, a, b, c = verb.cells(self.numbers_of(step.condition))
        return [[op, a, b, c, len(cells)], *cells]

    def phrase_cells(self, phrase: Phrase, step: Step) -> list[list[int]]:
        verb = VERBS[phrase.verb]
        values = self.numbers_of(phrase)
        if phrase.verb == "gain":
            items = grammar.read_sum(str(phrase.values["sum"]))
            return [[ops.GAIN, item.kinds, item.n] for item in items]
        if phrase.verb == "gain-per":
            term = grammar.read_value(str(phrase.values["value"]), self.card.plurals)
            plain = Term(term.n, 0, term.count)
            return [[ops.GAIN_PER, term.kinds, self.formula(Formula(0, (plain,), term.most))]]
        if phrase.verb == "spend":
            price = self.price(grammar.read_price(str(phrase.values["sum"]), self.card.plurals))
            inner = self.inside(str(phrase.values["phrase"]), step)
            return [[ops.SPEND, price, 0, 0, len(inner)], *inner]
        if phrase.verb == "discover":
            return [[ops.DISCOVER, self.place_of(word)] for word in str(phrase.values["cards"]).split(" + ")]
        if phrase.verb == "discover-one":
            words = str(phrase.values["choice"]).split(" / ")
            return [
                [ops.DISCOVER_ONE, len(words), 0, 0, len(words)],
                *([ops.OPTION, self.place_of(word)] for word in words),
            ]
        if phrase.verb == "choose":
            options = str(phrase.values["options"]).split(" | ")
            starts = []
            for option in options:
                inner = [cells for text in option.split("; ") for cells in self.inside(text, step)]
                starts.append(self.write([*inner, [ops.END]]))
            return [[ops.CHOOSE, len(options), 0, 0, len(options)], *([ops.OPTION, start] for start in starts)]
        return [list(verb.cells(values))]

    def inside(self, text: str, step: Step) -> list[list[int]]:
        """The cells of a phrase that is part of another."""
        return self.phrase_cells(read_phrase(text, step.place, Key("", self.card.plurals), VERBS), step)

    def place_of(self, number: str) -> int:
        """The place of a card; of one that the sets lack (KV-14), none."""
        return self.places.get(int(number), -1)

    def numbers_of(self, phrase: Phrase) -> Mapping[str, int | str]:
        """What stands in the slots of a phrase as numbers: of rows, of arrows, of cards."""
        return {name: self.number_of(name, str(text)) for name, text in phrase.values.items()}

    def number_of(self, name: str, text: str) -> int:
        slot = SLOTS[name]
        assert isinstance(slot, Part)
        if slot.row == "number":
            return int(text)
        if slot.row == "selector":
            return self.selector(self.read_selector(text))
        if slot.row in ("one", "many", "a", "of", "by"):
            words = re.sub(r"^(?: of | by |an? )", "", text)
            if not words:
                return 0
            many = slot.row in ("many", "of", "by")
            return self.selector(grammar.read_cards(words, many, self.card.plurals))
        if slot.row == "arrow":
            return ops.ARROWS.index(text)
        if slot.row == "less":
            return int(re.sub(r"\D", "", text) or 0)
        if slot.row == "fame":
            return self.formula(grammar.read_fame(text, self.card.plurals))
        if slot.row == "kind":
            return grammar.read_kind(text)
        if slot.row == "sign":
            return 1 if text == "more" else -1
        return {"on the bottom": 1, "put any on the bottom": 1}.get(text, int(bool(text)) if slot.row == "flag" else 0)

    def read_selector(self, text: str) -> Selector:
        return grammar.read_selector(text, self.card.plurals)

    # Rows that steps name.

    def selector(self, selector: Selector) -> int:
        stages = sum(1 << stage for stage in selector.stages)
        return self.selectors.add(
            selector.how, selector.n, selector.other, selector.side, *self.mask(selector.keywords), selector.has, stages,
            selector.zone, selector.blocked,
        ) if selector.how != ops.THIS else 0  # fmt: skip

    def formula(self, formula: Formula) -> int:
        if formula == Formula():
            return 0
        cells = [formula.base, ops.NO_MOST if formula.most is None else formula.most, len(formula.terms), 0]
        for term in formula.terms:
            cells += [term.n, term.count.every, term.count.what, self.counted(term.count)]
        return self.formulas.add(*cells)

    def counted(self, count: Count) -> int:
        return 0 if count.selector is None else self.selector(count.selector)

    def price(self, price: Price) -> int:
        cells = [0] * ops.PRICE_CELLS
        cells[ops.P_SUMS] = len(price.sums)
        cells[ops.P_TIERS] = any(sum_.boxes[0] for sum_ in price.sums)
        if price.less is not None and price.per is not None:
            plain = Term(price.less.n, 0, price.per)
            cells[ops.P_LESS], cells[ops.P_LESS_PER] = price.less.kinds, self.formula(Formula(0, (plain,)))
        cells[ops.P_CARDS] = 0 if price.cards is None else self.selector(price.cards)
        for place, sum_ in enumerate(price.sums):
            at = ops.P_SUM + place * ops.SUM_CELLS
            cells[at + ops.SUM_FROM], cells[at + ops.SUM_TO] = sum_.boxes
            cells[at + ops.SUM_ITEMS] = len(sum_.items)
            for k, item in enumerate(sum_.items):
                cells[at + ops.SUM_ITEM + 2 * k : at + ops.SUM_ITEM + 2 * k + 2] = [item.kinds, item.n]
        return self.prices.add(*cells)

    def standing_row(self, step: Step) -> Row:
        """What holds as long as the card lies there."""
        phrase, row = step.phrase, [0] * ops.STANDING_CELLS
        values = self.numbers_of(phrase)
        row[ops.M_KIND] = STANDING[phrase.verb].op
        what = next((values[slot] for slot in ("what", "whats", "of") if slot in values), 0)
        row[ops.M_WHAT] = int(what)
        row[ops.M_N] = int(values.get("n", 0)) * int(values.get("more", 1))
        row[ops.M_KINDS] = int(values.get("resource", 0))
        row[ops.M_FIRST] = phrase.verb == "first-gives"
        row[ops.M_BOXES] = 0 if step.condition is None else int(step.condition.values["n"])
        row[ops.M_BY], row[ops.M_GIVES] = int(values.get("by", 0)), int(values.get("given", 0))
        return tuple(row)
