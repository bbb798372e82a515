"""The tables of a ruleset as the rules read them: cards, programs and the fixed action space, in one flat array."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.state import in_eights
from deckwright.kernel.rules import Cells, rule

# The table: a header, cards, programs, first indexes by verb and card, actions. Every part has a fixed place.
(
    T_CARD_TYPES,
    T_ACTIONS,
    PILE_COUNT,
    TREASURE_KINDS,
    LOWERS_PRICES,  # whether a Construct lowers prices
    FREE_AT,  # the least Energy at which a card may cost nothing
) = range(6)
PILE_CARDS = 6  # the always-available cards
MAX_PILES = 15
TREASURE_CARDS = PILE_CARDS + MAX_PILES  # the kinds of Treasure that lie under cards
CARDS = in_eights(TREASURE_CARDS + st.TREASURE_ROOM)
STEPS_ROOM = 1024
PROGRAM = CARDS + st.TYPES_ROOM * ops.CARD_CELLS
FIRST_INDEX = PROGRAM + STEPS_ROOM * ops.STEP_CELLS

# Verbs of actions. Each (verb, card) has a run of indexes: one, or one per copy in the row, or one per ability.
(
    END_TURN,
    ACCEPT,
    DECLINE,
    DONE,
    PLAY,
    USE,
    ACQUIRE_ROW,
    ACQUIRE_PILE,
    DEFEAT_ROW,
    DEFEAT_PILE,
    CHOOSE_HAND,
    CHOOSE_DISCARD,
    CHOOSE_ROW,
    CHOOSE_PILE,
    CHOOSE_CONSTRUCT,
    CHOOSE_PLAYED,
    TROPHY,
    ACQUIRE_ROW_FOR_MATE,
    ACQUIRE_PILE_FOR_MATE,
    CHOOSE_ROW_FOR_MATE,
    CHOOSE_PILE_FOR_MATE,
    CHOOSE_REWARD,
    CHOOSE_TRIGGER,  # no rule offers it any more; its indexes stay taken
    CHOOSE_CONSTRUCT_OF,  # the ordinal is the seat
    CHOOSE_DISCARD_OF,
    OPTION_HAND,
    OPTION_PLAY,
) = range(27)
VERBS = 27
VERB, ACTION_CARD, ORDINAL = range(3)
ACTION_CELLS = 4  # one is free: an action is fetched at once
ACTIONS = FIRST_INDEX + VERBS * st.TYPES_ROOM


@rule
def card_cell(t: Cells, card: int, cell: int) -> int:
    return int(t[CARDS + card * ops.CARD_CELLS + cell])


@rule
def step_cell(t: Cells, pc: int, cell: int) -> int:
    return int(t[PROGRAM + pc * ops.STEP_CELLS + cell])


@rule
def action_index(t: Cells, verb: int, card: int, ordinal: int) -> int:
    """The place of an action in the fixed action space."""
    return int(t[FIRST_INDEX + verb * st.TYPES_ROOM + card]) + ordinal


@rule
def action_cell(t: Cells, action: int, cell: int) -> int:
    return int(t[ACTIONS + action * ACTION_CELLS + cell])


@rule
def card_type(t: Cells, card: int) -> int:
    return card_cell(t, card, ops.C_TYPE)


@rule
def faction(t: Cells, card: int) -> int:
    return card_cell(t, card, ops.C_FACTION)


@rule
def cost(t: Cells, card: int) -> int:
    """The printed cost."""
    return card_cell(t, card, ops.C_COST)


@rule
def printed_honor(t: Cells, card: int) -> int:
    return card_cell(t, card, ops.C_HONOR)


@rule
def origin(t: Cells, card: int) -> int:
    return card_cell(t, card, ops.C_ORIGIN)


@rule
def fits(t: Cells, card: int, filter_: int, also: int) -> bool:
    """Whether a card is of a type and faction that the filter names; `also` adds factions that it counts as."""
    types = filter_ & ops.TYPE_BITS
    factions = filter_ & ops.FACTION_BITS
    if types != 0 and (types & card_type(t, card)) == 0:
        return False
    return factions == 0 or (factions & (faction(t, card) | also)) != 0
