"""The page of weights that `greedy` plays by: what a card is worth to have, and what is done first in a turn.

A page is made for every ruleset from what its cards say, so new cards need no entry here. Numbers are hundredths of a
point of Honor where they weigh cards, and plain ranks where they order the actions of a turn.
"""

from functools import lru_cache

import numpy as np

from deckwright.cards.errors import BadOption
from deckwright.cards.model import Step
from deckwright.games.ascension.cards.language import VOCABULARY
from deckwright.games.ascension.cards.model import Card
from deckwright.games.ascension.cards.ops import C_REWARD_HONOR
from deckwright.games.ascension.players import policies as po
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.table.ruleset import Ruleset

# When the middle and the end of the game begin, in Honor left in the pool for each seat.
MIDDLE_FROM, LATE_FROM = 15, 6

# What a card is worth to have, by stage of the game: early its strength counts, late the Honor printed on it.
PER_HONOR = (100, 120, 200)
PER_COST = (100, 60, 5)
CONSTRUCT = (150, 90, 5)  # works every turn
DRAWS = (100, 60, 5)
BANISHES = (50, 20, 0)
GIVES_ENERGY = (50, 30, 0)  # for each Energy
ENERGIZED = (100, 60, 0)  # for what happens from 1 Energy on; half of it from 2 on, and so on
ALWAYS_THERE = (-150, -90, -10)  # Mystic and Heavy Infantry are there tomorrow too
REWARD_HONOR = (200, 200, 200)  # of a Monster, for each point
PER_STRENGTH = (10, 10, 10)  # of a Monster
STARTING = 0  # a card that everybody begins with
TREASURE = 100  # of any kind beneath a card

# In which order things are done in a turn. Constructs, draws and Energy first: what comes later may depend on them.
PLAY_CONSTRUCT, PLAY_DRAWING, USE, PLAY_OTHER, TROPHY, PLAY_ENERGIZED, PLAY_COPY = (
    9000, 8000, 7500, 7000, 6700, 6500, 6000,
)  # fmt: skip
TAKE = 3000  # plus what the card is worth
END_TURN, NOT_NOW = 0, -1000

# Answers to questions, against what a card is worth.
ACCEPT, DECLINE, DONE, INTO_PLAY, TO_HAND = 100, 0, 0, 200, 100
LOSE_STARTING = 200  # banishing what everybody begins with is good
LOSE_OTHER = -100  # and less so the more a card is worth


def steps(card: Card) -> list[Step]:
    """Everything that the card does for whoever has it."""
    return [step for ability in card.abilities if ability.when != "fate" for step in ability.steps]


def says(card: Card, trait: str) -> bool:
    """Whether the card says anything of which this is true."""
    return not VOCABULARY.having(trait).isdisjoint(step.phrase.verb for step in steps(card))


def energy(card: Card) -> int:
    """How much Energy the card gives, by its printed numbers."""
    given = [step.phrase.values for step in steps(card)]
    return sum(int(values["n"]) for values in given if values.get("resource") == "energy")


def thresholds(card: Card) -> list[int]:
    """From how much Energy on the card does more."""
    conditions = [step.condition for step in steps(card) if step.condition is not None]
    return [int(one.values["n"]) for one in conditions if one.verb in VOCABULARY.having("threshold")]


def worth(ruleset: Ruleset, card: Card, stage: int) -> int:
    """What a card is worth to have."""
    if card.type == "monster":
        reward = int(ruleset.compiled.cards[ruleset.number[card.id]][C_REWARD_HONOR])
        return REWARD_HONOR[stage] * reward + PER_STRENGTH[stage] * card.cost + GIVES_ENERGY[stage] * energy(card)
    if card.origin == "starting":
        return STARTING
    total = PER_HONOR[stage] * card.honor + PER_COST[stage] * card.cost
    total += CONSTRUCT[stage] * (card.type == "construct") + DRAWS[stage] * says(card, "draws")
    total += BANISHES[stage] * says(card, "about-banishing") + GIVES_ENERGY[stage] * energy(card)
    total += sum(ENERGIZED[stage] // number for number in thresholds(card))
    return total + ALWAYS_THERE[stage] * (card.origin == "always")


def play_rank(card: Card) -> int:
    """How early in a turn a card is played."""
    if card.type == "construct":
        return PLAY_CONSTRUCT
    if says(card, "copies") or says(card, "copies-again"):
        return PLAY_COPY
    if thresholds(card):
        return PLAY_ENERGIZED
    return PLAY_DRAWING if says(card, "draws") else PLAY_OTHER


def on_turn(ruleset: Ruleset, verb: int, card: Card, stage: int) -> int:
    """The weight of an action of a turn."""
    if verb == tb.PLAY:
        return play_rank(card)
    if verb == tb.USE:
        return NOT_NOW if says(card, "used-up") and stage == po.EARLY else USE
    if verb == tb.TROPHY:
        return TROPHY if stage == po.LATE else NOT_NOW
    if verb in (tb.ACQUIRE_ROW, tb.ACQUIRE_PILE, tb.DEFEAT_ROW, tb.DEFEAT_PILE):
        return TAKE + worth(ruleset, card, stage)
    return END_TURN if verb == tb.END_TURN else NOT_NOW  # a team-mate gets nothing for an extra Rune


def to_gain(ruleset: Ruleset, verb: int, card: Card, stage: int) -> int:
    """The weight of an answer that brings something."""
    plain = {tb.ACCEPT: ACCEPT, tb.DECLINE: DECLINE, tb.DONE: DONE, tb.OPTION_PLAY: INTO_PLAY, tb.OPTION_HAND: TO_HAND}
    if verb in plain:
        return plain[verb]
    if verb in (tb.CHOOSE_ROW_FOR_MATE, tb.CHOOSE_PILE_FOR_MATE):
        return NOT_NOW
    return ACCEPT + worth(ruleset, card, stage)


def to_lose(ruleset: Ruleset, verb: int, card: Card, stage: int) -> int:
    """The weight of an answer that costs a card: the least one first."""
    if verb in (tb.ACCEPT, tb.DECLINE, tb.DONE):
        return ACCEPT if verb == tb.ACCEPT else DECLINE
    if card.origin == "starting" and card.type == "hero" and verb != tb.CHOOSE_ROW:
        return LOSE_STARTING
    return LOSE_OTHER - max(worth(ruleset, card, stage), 0)


def to_give(ruleset: Ruleset, verb: int, card: Card, stage: int) -> int:
    """Whether a team-mate gets a card."""
    return DECLINE if verb == tb.DECLINE else NOT_NOW


WEIGHED = (on_turn, to_gain, to_lose, to_give)  # in the order of contexts


@lru_cache(maxsize=32)
def weights(ruleset: Ruleset) -> np.ndarray:
    """The page of weights of `greedy` for a ruleset, as the compiled policy reads it."""
    actions = [(verb, ruleset.cards[ruleset.ids[card]]) for verb, card, _ in ruleset.actions]
    page = np.zeros(po.WEIGHTS_HEADER + po.STAGES * po.CONTEXTS * len(actions), dtype=np.int16)
    page[po.MIDDLE_FROM], page[po.LATE_FROM], page[po.CARELESS] = MIDDLE_FROM, LATE_FROM, 0
    page[po.TREASURE_WORTH : po.WEIGHTS_HEADER] = TREASURE
    for stage in range(po.STAGES):
        for context, weigh in enumerate(WEIGHED):
            at = po.WEIGHTS_HEADER + (stage * po.CONTEXTS + context) * len(actions)
            page[at : at + len(actions)] = [weigh(ruleset, verb, card, stage) for verb, card in actions]
    page.setflags(write=False)
    return page


def checked(page: np.ndarray, ruleset: Ruleset) -> np.ndarray:
    """A page of weights from outside, if it has the right shape."""
    size = len(weights(ruleset))
    if page.ndim != 1 or len(page) != size or not np.issubdtype(page.dtype, np.integer):
        raise BadOption(
            f"Weights for {ruleset.id} are one row of {size} whole numbers: a header of {po.WEIGHTS_HEADER}, then"
            f" {po.STAGES} stages x {po.CONTEXTS} contexts x {len(ruleset.actions)} actions; this is an array of shape"
            f" {page.shape} and type {page.dtype}. Start from deckwright.bots.weights.weights(ruleset)."
        )
    limits = np.iinfo(np.int16)
    if page.min() < limits.min or page.max() > limits.max:
        raise BadOption(
            f"Weights lie between {limits.min} and {limits.max}; these go from {page.min()} to {page.max()}."
        )
    return np.ascontiguousarray(page, dtype=np.int16)
