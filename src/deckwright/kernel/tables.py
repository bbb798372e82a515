"""The usual table of a ruleset: cards, programs, actions and what a game declares, as one row of cells.

A header says where each part begins. `table/usual/ruleset.py` writes it from the declarations of a game; a game whose rules
need more has a table of its own.
"""

from deckwright.kernel.rules import Cells, rule

# The header: where the parts begin, and how long they are.
(
    CARD_TYPES, CARDS, CARD_CELLS, PROGRAM, STEP_CELLS, VERBS, ACTIONS, SEAT_0, SEAT_CELLS, COUNTERS, COUNTER_COUNT, ZONES,
    ZONE_COUNT,
) = range(13)  # fmt: skip
HEADER_CELLS = 16

COPIES = 0  # of a card's row: how often it is there; then where each of its abilities begins
OP, OP_A, OP_B, OP_C = range(4)  # of a step
VERB, WHAT = range(2)  # of an action: which, and the card or the seat that it is about
ACTION_CELLS = 2
COUNTER_AT, COUNTER_OF_SEAT = range(2)
COUNTER_CELLS = 2
ZONE_AT, ZONE_HELD, ZONE_OF_SEAT, ZONE_SEEN = range(4)  # held: the cell with the number of cards, or `BY_TYPE`
ZONE_CELLS = 4
BY_TYPE = -1  # a zone has a cell for each type of card

NOBODY_SEES, OWNER_SEES, EVERYBODY_SEES = range(3)


@rule
def card_cell(t: Cells, card: int, cell: int) -> int:
    """A cell of a card's row."""
    return int(t[int(t[CARDS]) + card * int(t[CARD_CELLS]) + cell])


@rule
def step_cell(t: Cells, pc: int, cell: int) -> int:
    """A cell of a step of a program."""
    return int(t[int(t[PROGRAM]) + pc * int(t[STEP_CELLS]) + cell])


@rule
def action_cell(t: Cells, action: int, cell: int) -> int:
    """A cell of an action."""
    return int(t[int(t[ACTIONS]) + action * ACTION_CELLS + cell])


@rule
def index_of(t: Cells, verb: int, what: int) -> int:
    """The index of an action, by its verb and by the card or the seat that it is about."""
    return int(t[int(t[VERBS]) + verb]) + what
