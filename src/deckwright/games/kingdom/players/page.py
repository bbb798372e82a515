"""The page of numbers that a policy plays by, as the rules read it.

A header, then what every stage is worth to have and what every effect is worth to use, in hundredths of fame, for every
phase of the game: early a card that produces is worth more, late only its fame counts.
"""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.kernel.rules import Cells, rule

(
    GOOD_ENOUGH,  # what an upgrade must be worth before it is taken while more cards may be played
    MOST_CARDS,  # in play, beyond which no Advance is made
    CARELESS,  # decisions at random, of 1024
    OPEN_FORKS,  # sides and discoveries that are chosen at random, of 1024
    ROUNDS,  # of the base game
    PER_UNIT,  # what a unit of production is worth for each round that is left
) = range(6)
HEADER = 16
ALWAYS = 1024
MOST = 32_000
CARD_FROM, CARDS_ROOM = 1024, 512  # how many actions there are, and a card, as one number
PHASE_FROM = CARD_FROM * CARDS_ROOM
PHASES = 8
LEFT = (0, 1, 2, 4, 7, 11, 16, 23)  # rounds that are left, from which each phase counts
WORTH = HEADER
USE = WORTH + PHASES * tb.STAGE_ROOM
UPGRADE = USE + PHASES * tb.EFFECT_ROOM  # what each arrow of a stage brings
ARROWS = 2
GIVES = UPGRADE + PHASES * ARROWS * tb.STAGE_ROOM  # effects that bring resources to pay with, here and now
BASE = GIVES + tb.EFFECT_ROOM  # the value of an unfinished kingdom, in tenths of fame: by the rounds that are left
MOST_LEFT = 40
STANDS = BASE + MOST_LEFT  # of each stage, phase by phase
TICKED = STANDS + PHASES * tb.STAGE_ROOM  # of each tick on it
BOOSTED = TICKED + PHASES * tb.STAGE_ROOM  # of each sticker with a resource
PAGE_CELLS = BOOSTED + PHASES

# What resources are worth against each other, in tenths of a coin.
VALUE_OF_COIN, VALUE_OF_WOOD, VALUE_OF_STONE, VALUE_OF_METAL, VALUE_OF_SWORD, VALUE_OF_GOOD = 10, 13, 15, 22, 20, 22
VALUES = (VALUE_OF_COIN, VALUE_OF_WOOD, VALUE_OF_STONE, VALUE_OF_METAL, VALUE_OF_SWORD, VALUE_OF_GOOD)


@rule
def page_size(t: Cells) -> int:
    """How many cells the numbers of one player take."""
    return PAGE_CELLS


@rule
def rounds_left(s: Cells, w: Cells, page: int) -> int:
    """How many rounds come after this one."""
    if s[st.LAST_ROUND] == 1:
        return 0
    if s[st.EXPANSION] > 0:
        return max(0, int(s[st.ROUNDS_LEFT]) - 1)
    return max(0, int(w[page + ROUNDS]) - int(s[st.ROUND]))


@rule
def phase(s: Cells, w: Cells, page: int) -> int:
    """How far the game has gone: 0 in the last round."""
    left = rounds_left(s, w, page)
    found = 0
    while found + 1 < PHASES and left >= LEFT[found + 1]:
        found += 1
    return found


@rule
def value_of(resource: int) -> int:
    """What a resource is worth, in tenths of a coin."""
    if resource == ops.COIN:
        return VALUE_OF_COIN
    if resource == ops.WOOD:
        return VALUE_OF_WOOD
    if resource == ops.STONE:
        return VALUE_OF_STONE
    return VALUE_OF_SWORD if resource == ops.SWORD else VALUE_OF_METAL


@rule
def worth_at(w: Cells, page: int, at_phase: int, row: int) -> int:
    """What a stage is worth to have."""
    return int(w[page + WORTH + at_phase * tb.STAGE_ROOM + row])


@rule
def upgrade_at(w: Cells, page: int, at_phase: int, row: int, arrow: int) -> int:
    """What an arrow of a stage brings."""
    return int(w[page + UPGRADE + (at_phase * tb.STAGE_ROOM + row) * ARROWS + arrow])


@rule
def use_at(w: Cells, page: int, at_phase: int, row: int) -> int:
    """What an effect is worth when it is used."""
    return int(w[page + USE + at_phase * tb.EFFECT_ROOM + row])


@rule
def is_giving(w: Cells, page: int, row: int) -> bool:
    """Whether an effect brings resources to pay with."""
    return int(w[page + GIVES + row]) == 1
