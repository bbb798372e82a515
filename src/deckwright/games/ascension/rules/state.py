"""The state of a game: one flat array of small integers, and the names of its cells.

Cards are numbers of card types. Every cell has a fixed place, so that one compilation serves every ruleset and every
number of players (`docs/layout.md` says why); seats come last, and a state ends with the last seat in use. Hands, the
deck, the Center Deck and the played cards are lists; discard piles, piles of the table, the Void, cards outside the
game and Treasure under the row are counts by type. A hand is kept sorted: it has no order (A-4.1), and equal positions
are equal cell by cell. Deck and hand of a seat share one run of cells: the deck grows from its beginning, the hand from
its end, so that there is room for every card of the game in either.
"""

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.kernel import bits, stack
from deckwright.kernel.rules import Cells, rule

# The largest game that fits: every zone has room for the worst case.
TYPES_ROOM = 128  # card types
CARD_ROOM = 512  # cards that one player may own
CENTER_ROOM = 352  # cards of the Center Deck
CONSTRUCT_ROOM = 64  # constructs in play
TROPHY_ROOM = 32  # trophies of one player
TREASURE_ROOM = 4  # kinds of Treasure


def in_eights(cells: int) -> int:
    """The next multiple of eight: a processor fetches eight cells at once where they begin at one."""
    return -(-cells // bits.EIGHT) * bits.EIGHT


NO_CARD = -1
NO_SLOT = -1  # the card lies in a pile, not in the row

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
    BANISHED_OVER_TREASURE,
    FATE_ORDER,
    COPY_COPIERS,
    STAFF_STACKING,
    PUT_IS_PLAY,
    TEAMMATE_FREE_CARDS,
    TEAMMATE_TREASURE,
    TEAM_TIE,
    CULT_LAST_STEP,
    TEAMS,  # whether there are teams
    CULT,  # whether the solo opponent is the Cult
    SHORT_OF,  # the Treasure of which the box has fewer than the sets ask for, + 1 (V-182)
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
    LAST_REVEAL,  # what was revealed last, for the message of a refused undo
    # Counters of the turn.
    RUNES,
    RESTRICTED_RUNES,
    POWER,
    ENERGY,
    HERO_DISCOUNT,
    CONSTRUCT_DISCOUNT,
    MONSTER_DISCOUNT,  # for the next Monster with Treasure beneath
    HERO_HONOR,  # how many effects give the Honor of Heroes acquired from the row
    HERO_HONOR_BY,  # the card whose effect it is
    ROW_MONSTERS_DEFEATED,  # how many times; several at once are one time (V-224)
    EXTRA_TURNS,
    PLAYED_COUNT,
    WAITING_COUNT,
    TAKEN_COUNT,
    SPARE_CELL,  # nothing is kept here any more: the places of the others are part of every hash
    KEPT_COUNT,
    FATE_COUNT,
    NOTE_COUNT,
    SEEKER,  # who acquires Treasure that is turned up first for the slot `SEEK_SLOT`: seat + 1, or 0 for nobody
    SEEK_SLOT,
    # Options that came later: in cells that were spare, so that positions of before keep their layout.
    ENERGIZE_TIMING,
) = range(stack.KERNEL_CELLS, stack.KERNEL_CELLS + 53)
ROW = in_eights(stack.KERNEL_CELLS + 53)
ROW_ROOM = 64
UNDER = ROW + ROW_ROOM  # Treasure under each slot, counted by kind
FATES = UNDER + ROW_ROOM * TREASURE_ROOM  # Fate effects that wait, in order: the card, and the Treasure it entered on
FATE_CARD, FATE_TREASURE = range(2)
FATE_CELLS = 2
FATE_ROOM = 48
NOTES = FATES + FATE_CELLS * FATE_ROOM  # cards that belong to a frame of the stack: which frame, card, what about it
NOTE_FRAME, NOTE_CARD, NOTE_WHAT = range(3)
NOTE_CELLS = 3
NOTE_ROOM = 128
WAITING = NOTES + NOTE_CELLS * NOTE_ROOM  # Unite effects that wait, in order: the card whose effect it is
WAITING_ROOM = 24
TAKEN = WAITING + WAITING_ROOM  # cards taken from hands this turn
TAKEN_ROOM = 96
VICTIM, TAKEN_CARD, SEEN_LEAVING = range(3)  # the last: such a card has left the taker's hand openly since
TAKEN_CELLS = 3
KEPT = TAKEN + TAKEN_CELLS * TAKEN_ROOM  # cards kept in hand at the end of this turn
KEPT_ROOM = 8
SCRATCH = KEPT + KEPT_ROOM  # two cells in which the engine lists answers to see whether there is only one
VOID = in_eights(SCRATCH + 2)
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
    TROPHY_COUNT,
) = range(11)
SEAT_COUNTERS = 11

# Zones of a seat, counted from where its cells begin.
DECK = in_eights(SEAT_COUNTERS)
HAND_END = DECK + CARD_ROOM  # the hand ends here
DISCARD = HAND_END
KNOWN = DISCARD + TYPES_ROOM
CONSTRUCTS = KNOWN + TYPES_ROOM
USED = CONSTRUCTS + CONSTRUCT_ROOM
DUE = USED + CONSTRUCT_ROOM
TROPHIES = DUE + CONSTRUCT_ROOM
SEAT_CELLS = TROPHIES + TROPHY_ROOM

# Bits of what a Construct has used this turn: first its abilities.
TRIGGER_BIT = ops.MAX_USES  # the bit of a construct's trigger among its used abilities
STAFF_BIT = TRIGGER_BIT + 1  # the bit of the price that it lowers

# Values of options that the rules look for; every option has two, 0 and 1.
ORIGINAL_EXCLUDED = 1
LOST_TURN = 1
RIVAL_WAITS = 0
GOES_ALONG = 1
BY_TIME = 1
CHAIN = 1
ONE = 1
YES = 1
PAY = 0
WITH_CARD = 1
SHARED = 1
STEP_SKIPPED = 1
EACH_STEP = 1

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
def held_of_eight(s: Cells, at: int) -> int:
    """Which of eight neighbouring counts are not zero, one bit each: most card types lie in few piles."""
    held = 0
    for k in range(bits.EIGHT):
        if s[at + k] > 0:
            held |= 1 << k
    return held


@rule
def seat(s: Cells, player: int) -> int:
    """Where the cells of this seat begin."""
    return SEAT_0 + player * SEAT_CELLS


@rule
def next_seat(s: Cells, player: int) -> int:
    """The seat to the left (A-6.7)."""
    return 0 if player + 1 == s[SEATS] else player + 1


@rule
def team_mate(s: Cells, player: int) -> int:
    """The seat opposite (A-24.1)."""
    half = int(s[SEATS]) // 2
    return player - half if player >= half else player + half


@rule
def is_opponent(s: Cells, player: int, other: int) -> bool:
    """Every other seat except the team-mate (V-223)."""
    return other != player and not (s[TEAMS] == 1 and other == team_mate(s, player))


@rule
def hand_at(s: Cells, player: int) -> int:
    """Where the hand of this seat begins."""
    here = seat(s, player)
    return here + HAND_END - int(s[here + HAND_COUNT])


@rule
def deck_at(s: Cells, player: int) -> int:
    """Where the deck of this seat begins; the top card is its last."""
    return seat(s, player) + DECK


@rule
def discard_at(s: Cells, player: int) -> int:
    """Where the counts of the discard pile of this seat begin."""
    return seat(s, player) + DISCARD


@rule
def known_at(s: Cells, player: int) -> int:
    """Where the counts of the known cards in the hand of this seat begin (R-207)."""
    return seat(s, player) + KNOWN


@rule
def construct_at(s: Cells, player: int, i: int) -> int:
    """Where the card of the i-th construct of this seat stands."""
    return seat(s, player) + CONSTRUCTS + i


@rule
def used_at(s: Cells, player: int, i: int) -> int:
    """Where the used abilities of the i-th construct of this seat stand, one bit each."""
    return seat(s, player) + USED + i


@rule
def trophy_at(s: Cells, player: int, i: int) -> int:
    """Where the i-th trophy of this seat stands; trophies are kept sorted."""
    return seat(s, player) + TROPHIES + i


@rule
def under_at(s: Cells, slot: int, kind: int) -> int:
    """Where the number of Treasures of one kind under this slot stands."""
    return UNDER + slot * TREASURE_ROOM + kind


@rule
def due_at(s: Cells, player: int, i: int) -> int:
    """Where it stands for which frame the trigger of this construct is due; 0 means none."""
    return seat(s, player) + DUE + i
