"""The state of a game: one flat array of small integers, and the names of its cells.

Cards are numbers of card types. Every cell has a fixed place, so that one compilation serves every ruleset and every
number of players (`docs/layout.md` says why); seats come last, and a state ends with the last seat in use. Hands, the
deck, the Center Deck and the played cards are lists; discard piles, piles of the table, the Void and cards outside the
game are counts by type. A hand is kept sorted: it has no order (A-4.1), and equal positions are equal cell by cell.
"""

from typing import Any

import numpy as np

from deckwright.kernel.modes import rule
from deckwright.kernel.stack import KERNEL_CELLS

# The largest game that fits: every zone has room for the worst case.
TYPES_ROOM = 64  # card types
CARD_ROOM = 224  # cards that one player may own
CENTER_ROOM = 128  # cards of the Center Deck
CONSTRUCT_ROOM = 48  # constructs in play

NO_CARD = -1

(
    SEATS,  # players
    TYPES,  # card types
    # The mode and the options of the ruleset.
    SOLO,
    FREE_DEFEAT,
    LIBRARIAN_DISCARD,
    COPIED_UNITE,
    LAST_ROUND_EXTRA_TURN,
    SOLO_EXTRA_TURN,
    # Counters of the game.
    FIRST,
    TURN_PLAYER,
    ROUND,
    TURNS,
    POOL,
    END_TRIGGERED,
    OVER,
    RIVAL_HONOR,
    CENTER_COUNT,
    CENTER_SHUFFLES,
    ROW_COUNT,  # slots of the row
    # Counters of the turn.
    RUNES,
    RESTRICTED_RUNES,
    POWER,
    ENERGY,
    HERO_DISCOUNT,
    CONSTRUCT_DISCOUNT,
    ROW_MONSTERS_DEFEATED,
    EXTRA_TURNS,
    PLAYED_COUNT,
    WAITING_COUNT,
    TAKEN_COUNT,
    KEEP_LEFT,  # cards that may still be kept at the end of this turn
    KEPT_COUNT,
    LAST_REVEAL,  # what was revealed last, for the message of a refused undo
) = range(KERNEL_CELLS, KERNEL_CELLS + 33)
ROW = KERNEL_CELLS + 33
ROW_ROOM = 24
WAITING = ROW + ROW_ROOM  # Unite effects that wait, in order: the card whose effect it is
WAITING_ROOM = 24
TAKEN = WAITING + WAITING_ROOM  # cards taken from hands this turn
TAKEN_ROOM = 12
VICTIM, TAKEN_CARD, SEEN_LEAVING = range(3)  # the last: such a card has left the taker's hand openly since
TAKEN_CELLS = 3
KEPT = TAKEN + TAKEN_CELLS * TAKEN_ROOM  # cards kept in hand at the end of this turn
KEPT_ROOM = 8
SCRATCH = KEPT + KEPT_ROOM  # two cells in which the engine lists answers to see whether there is only one
VOID = SCRATCH + 2
BOX = VOID + TYPES_ROOM
PILES = BOX + TYPES_ROOM
SET_ASIDE = PILES + TYPES_ROOM
CENTER = SET_ASIDE + TYPES_ROOM
PLAYED = CENTER + CENTER_ROOM
SEAT_0 = PLAYED + CARD_ROOM

# Counters of a seat.
(
    HAND_COUNT,
    DECK_COUNT,
    DISCARD_COUNT,
    CONSTRUCT_COUNT,
    HONOR_TOKENS,
    KNOWN_COUNT,
    KNOWN_TOP,
    SEEN_TOP,
    SHUFFLES,
    PICKS,
) = range(10)
SEAT_COUNTERS = 10

# Zones of a seat, counted from where its cells begin.
HAND = SEAT_COUNTERS
DECK = HAND + CARD_ROOM
DISCARD = DECK + CARD_ROOM
KNOWN = DISCARD + TYPES_ROOM
CONSTRUCTS = KNOWN + TYPES_ROOM
USED = CONSTRUCTS + CONSTRUCT_ROOM
DUE = USED + CONSTRUCT_ROOM
SEAT_CELLS = DUE + CONSTRUCT_ROOM

# Values of options.
MUST, MAY = 0, 1
ORIGINAL_COUNTS, ORIGINAL_EXCLUDED = 0, 1
TAKEN_TURN, LOST_TURN = 0, 1
RIVAL_WAITS, RIVAL_ACTS = 0, 1

# What was revealed last.
NOTHING, DRAW, REFILL, SHUFFLE, REVEAL, RANDOM_PICK, OTHER_DECISION = range(7)

# Purposes of randomness (the first word of a nonce).
FIRST_PLAYER, CENTER_DECK, PERSONAL_DECK, HAND_CARD = range(1, 5)


def new_state(seats: int, types: int) -> np.ndarray:
    """An empty state for this many seats and card types."""
    state = np.zeros(SEAT_0 + seats * SEAT_CELLS, dtype=np.int16)
    state[SEATS], state[TYPES] = seats, types
    state[ROW : ROW + ROW_ROOM] = NO_CARD
    return state


@rule
def seat(s: Any, player: int) -> int:
    """Where the cells of this seat begin."""
    return SEAT_0 + player * SEAT_CELLS


@rule
def next_seat(s: Any, player: int) -> int:
    """The seat to the left (A-6.7)."""
    return 0 if player + 1 == s[SEATS] else player + 1


@rule
def hand_at(s: Any, player: int) -> int:
    """Where the hand of this seat begins."""
    return seat(s, player) + HAND


@rule
def deck_at(s: Any, player: int) -> int:
    """Where the deck of this seat begins; the top card is its last."""
    return seat(s, player) + DECK


@rule
def discard_at(s: Any, player: int) -> int:
    """Where the counts of the discard pile of this seat begin."""
    return seat(s, player) + DISCARD


@rule
def known_at(s: Any, player: int) -> int:
    """Where the counts of the known cards in the hand of this seat begin (R-207)."""
    return seat(s, player) + KNOWN


@rule
def construct_at(s: Any, player: int, i: int) -> int:
    """Where the card of the i-th construct of this seat stands."""
    return seat(s, player) + CONSTRUCTS + i


@rule
def used_at(s: Any, player: int, i: int) -> int:
    """Where the used abilities of the i-th construct of this seat stand, one bit each."""
    return seat(s, player) + USED + i


@rule
def due_at(s: Any, player: int, i: int) -> int:
    """Where it stands for which frame the trigger of this construct is due; 0 means none."""
    return seat(s, player) + DUE + i
