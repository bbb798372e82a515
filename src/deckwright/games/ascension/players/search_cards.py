"""What a search knows about cards beforehand: which need no thought, and what each brings in the course of a game.

`measured.json` holds the numbers, in hundredths of a point of Honor: how many more points of lead somebody ends with who
has the card at the beginning of a game, its printed Honor not counted. They come from some ten thousand games, by least
squares over the cards that both players had. A card that was not measured is valued by what it says.
"""

import json
from functools import lru_cache
from pathlib import Path

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.language import VOCABULARY
from deckwright.games.ascension.cards.model import Card
from deckwright.games.ascension.players import policies as po
from deckwright.games.ascension.players.thinking import OPEN, PLAIN
from deckwright.games.ascension.players.weights import ACCEPT, TAKE, weights, worth
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.tables import card_cell, step_cell
from deckwright.games.ascension.table.ruleset import Ruleset

MEASURED = Path(__file__).with_name("measured.json")
STARTING = -200  # a card that everybody begins with is in the way
OF_WORTH = 35  # per cent of what greedy thinks of a card
CONSTRUCT, OTHER = 120, -50
LEFT_OF_IT = (85, 40, 10)  # per cent of a card's worth that is still to come, by stage of the game

GIVING = frozenset(VOCABULARY.verbs[name].op for name in VOCABULARY.having("gives"))
ASKING = (ops.IF, ops.IF_INSTEAD)


@lru_cache(maxsize=32)
def plain_actions(ruleset: Ruleset) -> np.ndarray:
    """For every action of the fixed space whether it is a play or use, and whether it needs a thought."""
    found = np.zeros(len(ruleset.actions), dtype=np.int16)
    for index, (verb, card, ordinal) in enumerate(ruleset.actions):
        if verb in (tb.PLAY, tb.USE):
            cells = (ops.C_PLAY, ops.C_UNITE, ops.C_ENTER) if verb == tb.PLAY else (ops.C_USE_1 + ordinal,)
            starts = [card_cell(ruleset.table, card, cell) for cell in cells]
            found[index] = PLAIN if all(only_gives(ruleset.table, start) for start in starts) else OPEN
    return found


def only_gives(table: np.ndarray, pc: int) -> bool:
    """Whether a program asks for nothing, takes nothing, and does the same early and late in a turn."""
    while pc and step_cell(table, pc, ops.OP) != ops.END:
        op = step_cell(table, pc, ops.OP)
        if op in ASKING:
            if step_cell(table, pc, ops.OP_A) == ops.HERO_PLAYED:
                return False
        elif op != ops.JUMP and (op not in GIVING or step_cell(table, pc, ops.OP_C) != ops.ONCE):
            return False  # what it brings may depend on what was done before
        pc += 1
    return True


@lru_cache(maxsize=1)
def measured() -> dict[str, int]:
    """The numbers that were measured, by card."""
    found: dict[str, int] = json.loads(MEASURED.read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=32)
def worths(ruleset: Ruleset) -> np.ndarray:
    """What each card of a ruleset brings from the beginning of a game to its end, in hundredths of Honor."""
    return np.array([card_worth(ruleset, ruleset.cards[card]) for card in ruleset.ids], dtype=np.int16)


def card_worth(ruleset: Ruleset, card: Card) -> int:
    if card.id in measured():
        return measured()[card.id]
    if card.type == "monster":
        return 0
    if card.origin == "starting":
        return STARTING
    return worth(ruleset, card, po.EARLY) * OF_WORTH // 100 + (CONSTRUCT if card.type == "construct" else OTHER)


@lru_cache(maxsize=32)
def search_weights(ruleset: Ruleset) -> np.ndarray:
    """The page of greedy, with cards valued by what they bring: by it games are played out and actions expected."""
    page = weights(ruleset).copy()
    brings = worths(ruleset)
    for stage in range(po.STAGES):
        for index, (verb, number, _) in enumerate(ruleset.actions):
            card = ruleset.cards[ruleset.ids[number]]
            value = 100 * card.honor + int(brings[number]) * LEFT_OF_IT[stage] // 100
            at = po.WEIGHTS_HEADER + stage * po.CONTEXTS * len(ruleset.actions) + index
            if card.type == "monster":
                continue
            if verb in (tb.ACQUIRE_ROW, tb.ACQUIRE_PILE):
                page[at + po.ON_TURN * len(ruleset.actions)] = TAKE + value
            elif verb in (tb.CHOOSE_ROW, tb.CHOOSE_PILE):
                page[at + po.TO_GAIN * len(ruleset.actions)] = ACCEPT + value
            elif verb in (tb.CHOOSE_HAND, tb.CHOOSE_DISCARD):
                page[at + po.TO_LOSE * len(ruleset.actions)] = -value
    return page
