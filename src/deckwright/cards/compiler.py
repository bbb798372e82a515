"""From what a card says to what the rules can run: every card becomes a row of numbers, every ability a program."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from deckwright.cards import ops
from deckwright.cards.errors import BadCards
from deckwright.cards.model import Ability, Card, Phrase, Step, Trigger
from deckwright.cards.verbs import CONDITIONS, PRICES, STANDING, VERBS, Cells, Verb

MOST_TYPES = 120  # a card's number fits into a signed byte
LONGEST_PROGRAM = 32_767  # a place in the program fits into a cell
V_RULINGS_FROM = 1000  # R-122 is 122, V-030 is 1030

EVENTS = {"play": ops.ON_PLAY, "acquire": ops.ON_ACQUIRE, "defeat": ops.ON_DEFEAT}
LIMITS = {"once per turn": ops.ONCE_PER_TURN, "first each turn": ops.FIRST_EACH_TURN}
ZONE_KEYWORDS = {
    ops.FROM_HAND: "banish-hand",
    ops.FROM_DISCARD: "banish-discard",
    ops.FROM_ROW: "banish-center",
}
STANDS_AT = {
    "play": ops.C_PLAY, "reward": ops.C_REWARD, "unite": ops.C_UNITE, "enter": ops.C_ENTER, "trophy": ops.C_TROPHY,
    "fate": ops.C_FATE,
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class CardTable:
    """The cards of a ruleset as numbers; a card's number is its place in `ids`."""

    ids: tuple[str, ...]
    cards: NDArray[np.int16]
    program: NDArray[np.int16]

    def number(self, card: str) -> int:
        return self.ids.index(card)


def compile_cards(cards: Sequence[Card]) -> CardTable:
    """The card table and the program of these cards."""
    in_order = sorted(cards, key=lambda card: card.id)
    check_fits(in_order)
    program: list[tuple[int, ...]] = [(ops.END, 0, 0, 0, 0)]
    rows = []
    for card in in_order:
        rows.append(compile_card(card, program))
        if len(program) > LONGEST_PROGRAM:
            raise refusal(card, f"the programs of all cards have more than {LONGEST_PROGRAM} steps.",
                          "Play with fewer sets at once.")  # fmt: skip
    return CardTable(
        tuple(card.id for card in in_order),
        np.array(rows, np.int16).reshape(len(rows), ops.CARD_CELLS),
        in_cells(program),
    )


def in_cells(program: Sequence[tuple[int, ...]]) -> NDArray[np.int16]:
    """The steps as rows of cells; a gain of a fixed amount that is a whole effect is marked."""
    cells = np.zeros((len(program), ops.STEP_CELLS), np.int16)
    cells[:, : ops.OP_RULING + 1] = program
    plain = (cells[:-1, ops.OP] == ops.GAIN) & (cells[:-1, ops.OP_C] == ops.ONCE) & (cells[1:, ops.OP] == ops.END)
    cells[:-1, ops.OP_PLAIN] = plain
    return cells


def refusal(card: Card, problem: str, hint: str) -> BadCards:
    return BadCards(card.place.file, card.place.line, card.place.column, f"{card.id}: {problem}", hint)


def check_fits(in_order: Sequence[Card]) -> None:
    if len(in_order) > MOST_TYPES:
        raise refusal(in_order[MOST_TYPES], f"{len(in_order)} different cards; at most {MOST_TYPES} fit into a game.",
                      "Play with fewer sets at once.")  # fmt: skip
    for one, other in pairwise(in_order):
        if one.id == other.id:
            raise refusal(other, f"the id stands at {one.place} too.", "Give each card its own id.")


def compile_card(card: Card, program: list[tuple[int, ...]]) -> list[int]:
    """The card's row; its abilities go to the end of the program."""
    row = [0] * ops.CARD_CELLS
    row[ops.C_TYPE] = ops.TYPES[card.type]
    row[ops.C_FACTION] = faction_bit(card.faction)
    row[ops.C_COST] = card.cost
    row[ops.C_HONOR] = card.honor
    row[ops.C_ORIGIN] = ops.ORIGINS.index(card.origin)
    row[ops.C_COPIES] = card.copies
    ruling = ruling_number(card)
    for ability in card.abilities:
        if ability.when in ("always", "price"):
            compile_standing(ability, row)
            continue
        pc = len(program)
        program += compile_ability(ability, ruling)
        if ability.when in STANDS_AT:
            row[STANDS_AT[ability.when]] = pc
            if any(step.phrase.verb in ("copy", "copy-max") for step in ability.steps):
                row[ops.C_COPIES_HEROES] = 1
            if ability.when == "reward":
                row[ops.C_REWARD_HONOR] = sure_honor(ability.steps)
            elif ability.when == "unite":
                row[ops.C_UNITE_FACTION] = faction_bit(ability.faction)
        elif ability.when == "use":
            row[ops.C_USE_1 + row[ops.C_USES]] = pc
            row[ops.C_USES] += 1
        else:
            assert ability.trigger is not None, f"{card.id}: {ability.when} is no key of an ability"
            compile_trigger(ability.trigger, pc, row)
            moves = cells_of(ability.steps[0].phrase, VERBS)[0]
            row[ops.C_MOVES] = moves if moves in (ops.TO_HAND, ops.TO_PLAY) else 0
    return row


def compile_ability(ability: Ability, ruling: int) -> list[tuple[int, ...]]:
    """The steps in order, each perhaps behind its condition, and the end."""
    steps: list[list[tuple[int, ...]]] = []
    for step in ability.steps:
        cells: list[tuple[int, ...]] = [(*cells_of(step.phrase, VERBS), ruling)]
        if step.condition is not None:
            op, a, b, _ = cells_of(step.condition, CONDITIONS)
            if op == ops.IF_INSTEAD:
                replaced = steps.pop()
                cells += [(ops.JUMP, 0, 0, len(replaced), ruling)]
                cells = [(op, a, b, len(cells), ruling), *cells, *replaced]
            else:
                cells = [(op, a, b, len(cells), ruling), *cells]
        steps.append(cells)
    return [*(cell for cells in steps for cell in cells), (ops.END, 0, 0, 0, ruling)]


def cells_of(phrase: Phrase, table: dict[str, Verb]) -> Cells:
    return table[phrase.verb].cells(phrase.values)


def compile_standing(ability: Ability, row: list[int]) -> None:
    """What is true as long as the card lies there."""
    for step in ability.steps:
        if step.phrase.verb == "count-as-mechana":
            row[ops.C_LINKS] = 1
        elif step.phrase.verb == "cannot-be-banished":
            row[ops.C_UNBANISHABLE] = 1
        elif step.phrase.verb == "cannot-be-copied":
            row[ops.C_UNCOPYABLE] = 1
        elif step.phrase.verb == "free-with-energy":
            row[ops.C_FREE_AT] = int(step.phrase.values["n"])
        elif step.phrase.verb == "treasure-discount":
            row[ops.C_STAFF] = int(step.phrase.values["n"])
        else:
            assert step.phrase.verb == "keep-cards", f"{step.phrase.verb} has no cell"
            row[ops.C_KEEPS] += int(step.phrase.values["n"])


def compile_trigger(trigger: Trigger, pc: int, row: list[int]) -> None:
    row[ops.C_TRIGGER] = EVENTS[trigger.event]
    type_bit = ops.TYPES[trigger.type] if trigger.type else 0
    row[ops.C_TRIGGER_FILTER] = type_bit | faction_bit(trigger.faction) | (ops.IN_ROW if trigger.in_row else 0)
    row[ops.C_TRIGGER_LIMIT] = LIMITS[trigger.limit]
    row[ops.C_TRIGGER_PC] = pc


def faction_bit(faction: str | None) -> int:
    return ops.FACTIONS[faction] if faction else 0


def sure_honor(steps: Sequence[Step]) -> int:
    """The honor that a reward gives in any case: what a solo opponent gets of it."""
    sure = [cells_of(step.phrase, VERBS) for step in steps if step.condition is None]
    return sum(b for op, a, b, c in sure if op == ops.GAIN and a == ops.HONOR and c == ops.ONCE)


def ruling_number(card: Card) -> int:
    """The first ruling of the card as a number; 0 where it has none."""
    if not card.rulings:
        return 0
    letter, number = card.rulings[0].split("-")
    return int(number) + (V_RULINGS_FROM if letter == "V" else 0)


def keywords(card: Card) -> tuple[str, ...]:
    """What the card has to do with, in single words, in alphabetical order."""
    found: set[str] = set()
    for ability in card.abilities:
        for step in ability.steps:
            found |= phrase_keywords(step.phrase)
            if step.condition is not None:
                found |= set(CONDITIONS[step.condition.verb].keywords)
        if ability.when == "use":
            ends = any(step.phrase.verb in ("extra-turn", "extra-turn-pair") for step in ability.steps)
            found.add("activated" if ends else "once-per-turn")
        elif ability.when == "unite":
            found.add("unite")
        elif ability.when == "when":
            found |= {"once-per-turn", "trigger"}
        elif ability.when in ("trophy", "fate"):
            found.add(ability.when)
    if card.type == "treasure":
        found.add("treasure")
    return tuple(sorted(found))


def phrase_keywords(phrase: Phrase) -> set[str]:
    """The keywords of a verb; banishing says where from, acquiring says where to."""
    if phrase.verb in STANDING or phrase.verb in PRICES:
        return set({**STANDING, **PRICES}[phrase.verb].keywords)
    op, a, _, c = cells_of(phrase, VERBS)
    found = set(VERBS[phrase.verb].keywords)
    if op in (ops.BANISH, ops.BANISH_EVERY, ops.EVERY_BANISH, ops.SEEK_TREASURE):
        found.discard("banish")
        zones = a if op in (ops.BANISH, ops.EVERY_BANISH) else ops.FROM_ROW
        found |= {keyword for zone, keyword in ZONE_KEYWORDS.items() if zones & zone}
    if op == ops.ACQUIRE_FREE and c == ops.TO_DECK_TOP:
        found.add("to-deck-top")
    return found
