"""The tables of the sets in use as the rules read them, in one flat array; every part has a fixed place."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.kernel.rules import Cells, rule

(
    T_CARDS,
    T_ACTIONS,
    T_PER_ROUND,
    T_GATE,  # the card + 1
    T_FINAL,  # the card + 1
    T_LIMITS,
) = range(6)
STAGE_ROOM, EFFECT_ROOM, STANDING_ROOM, SELECTOR_ROOM = 1200, 1800, 256, 512
FORMULA_ROOM, PRICE_ROOM, STEP_ROOM = 256, 512, 4096
CARDS = 16
STAGES = CARDS + st.CARD_ROOM * ops.CARD_CELLS
EFFECTS = STAGES + STAGE_ROOM * ops.STAGE_CELLS
STANDING = EFFECTS + EFFECT_ROOM * ops.EFFECT_CELLS
SELECTORS = STANDING + STANDING_ROOM * ops.STANDING_CELLS
FORMULAS = SELECTORS + SELECTOR_ROOM * ops.SELECTOR_CELLS
PRICES = FORMULAS + FORMULA_ROOM * ops.FORMULA_CELLS
PROGRAM = PRICES + PRICE_ROOM * ops.PRICE_CELLS
LIMITS = PROGRAM + STEP_ROOM * ops.STEP_CELLS
LIMIT_CARD, LIMIT_ORDINAL, LIMIT_PER, LIMIT_N = range(4)
LIMIT_CELLS = 4
FIRST_INDEX = LIMITS + st.LIMIT_ROOM * LIMIT_CELLS

# Verbs of actions. Each (verb, card) has a run of indexes: one for each ordinal; verbs without a card stand at card 0.
(
    PASS,
    GO_ON,
    ADVANCE,
    ACCEPT,
    DECLINE,
    DONE,
    CHOOSE_RESOURCE,
    CHOOSE_BOX,
    CHOOSE_SIDE,
    CHOOSE_OPTION,
    PRODUCE,
    UPGRADE,  # the ordinal is the arrow
    USE,  # the ordinal is that of the effect on the card
    CHOOSE_CARD,
    CHOOSE_TRIGGER,
) = range(15)
VERBS = 15
VERB, ACTION_CARD, ORDINAL = range(3)
ACTION_CELLS = 4
ACTIONS = FIRST_INDEX + VERBS * st.CARD_ROOM
ACTION_ROOM = 8000
TABLE_CELLS = ACTIONS + ACTION_ROOM * ACTION_CELLS


@rule
def card_cell(t: Cells, card: int, cell: int) -> int:
    return int(t[CARDS + card * ops.CARD_CELLS + cell])


@rule
def stage_cell(t: Cells, row: int, cell: int) -> int:
    return int(t[STAGES + row * ops.STAGE_CELLS + cell])


@rule
def effect_cell(t: Cells, row: int, cell: int) -> int:
    return int(t[EFFECTS + row * ops.EFFECT_CELLS + cell])


@rule
def standing_cell(t: Cells, row: int, cell: int) -> int:
    return int(t[STANDING + row * ops.STANDING_CELLS + cell])


@rule
def selector_cell(t: Cells, row: int, cell: int) -> int:
    return int(t[SELECTORS + row * ops.SELECTOR_CELLS + cell])


@rule
def formula_cell(t: Cells, row: int, cell: int) -> int:
    return int(t[FORMULAS + row * ops.FORMULA_CELLS + cell])


@rule
def price_cell(t: Cells, row: int, cell: int) -> int:
    return int(t[PRICES + row * ops.PRICE_CELLS + cell])


@rule
def step_cell(t: Cells, pc: int, cell: int) -> int:
    return int(t[PROGRAM + pc * ops.STEP_CELLS + cell])


@rule
def action_index(t: Cells, verb: int, card: int, ordinal: int) -> int:
    """The place of an action in the fixed action space."""
    return int(t[FIRST_INDEX + verb * st.CARD_ROOM + card]) + ordinal


@rule
def action_cell(t: Cells, action: int, cell: int) -> int:
    return int(t[ACTIONS + action * ACTION_CELLS + cell])


@rule
def stage_row(t: Cells, card: int, number: int) -> int:
    """The row of a stage of a card; 0 if it has none."""
    return card_cell(t, card, ops.C_STAGE_1 + number - 1)


@rule
def effect_row(t: Cells, card: int, number: int, effect: int) -> int:
    """The row of an effect: the so-manieth of this stage."""
    return stage_cell(t, stage_row(t, card, number), ops.S_EFFECT) + effect


@rule
def ordinal_of(t: Cells, card: int, number: int, effect: int) -> int:
    """The place of an effect among all those of its card."""
    return stage_cell(t, stage_row(t, card, number), ops.S_ORDINAL) + effect
