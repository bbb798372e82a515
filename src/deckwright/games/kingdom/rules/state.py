"""The state of a kingdom: one flat array of small integers, and the names of its cells.

A card is its place among the sorted numbers of the sets in use. Every cell has a fixed place, with room for 400 cards, so
that one compilation serves every set. Deck, play area and permanents are lists; of every other zone the cell of a card says
whether it lies there. Stickers, effects that wait and cards that belong to a frame of the stack are lists of small rows.
"""

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import zones as zn
from deckwright.kernel import bits, stack
from deckwright.kernel.rules import Cells, rule

CARD_ROOM = 400
TRACK_ROOM = 11  # the base game and ten expansions (K-25.8)
NO_CARD = -1
TURNS_IN_A_ROUND = 100  # caps (K-R.23)
DECISIONS_IN_A_TURN = 1000

(
    CARDS,  # in the sets
    # Options.
    IRON,
    LENIENT,  # resources are kept until the turn ends
    LEAVES_BEFORE,  # a card leaves before the steps of its effect
    AGAIN,  # expansions may be played again
    MOST_PRODUCTION,  # 0 for no limit
    # The course of the game.
    ROUND,
    TURN,
    TURNS,
    OVER,
    LAST_ROUND,
    RESTART_OPEN,
    EXPANSION,  # the card that is played + 1
    ROUNDS_LEFT,  # of an expansion
    DECISIONS,  # in this turn
    TURN_ENDED,  # what is on the stack above the turn is finished, then the turn ends
    SHUFFLES,  # of this round
    BANISHED_FAME,
    WRITTEN_FAME,
    SCORES,  # written on the track
    DECK_COUNT,
    PLAY_COUNT,
    PERMANENT_COUNT,
    KNOWN_TOP,
    KNOWN_BOTTOM,
    STICKER_COUNT,
    WAITING_COUNT,
    NOTE_COUNT,
    PRICE_ITEMS,  # of what is being paid
    PRICE_LESS,  # resources that are still left out of it
    LAST_REVEAL,  # what was revealed last, for the message of a refused undo
) = range(stack.KERNEL_CELLS, stack.KERNEL_CELLS + 31)
POOL = stack.KERNEL_CELLS + 31
PRODUCED = POOL + ops.KINDS_OF_RESOURCE  # what a card is about to give
SUPPLY = PRODUCED + ops.KINDS_OF_RESOURCE  # stickers that are left
TRACK = SUPPLY + ops.STICKER_KINDS
PRICE = TRACK + TRACK_ROOM  # kinds and numbers of what is being paid
PRICE_ROOM = 16
USES = PRICE + 2 * PRICE_ROOM  # how often effects with a limit were used
LIMIT_ROOM = 128
SCRATCH = USES + LIMIT_ROOM  # two cells in which the engine lists answers to see whether there is only one
DECK = SCRATCH + 2
PLAY = DECK + CARD_ROOM
PERMANENTS = PLAY + CARD_ROOM
ZONE = PERMANENTS + CARD_ROOM  # cells of cards
STAGE = ZONE + CARD_ROOM
BLOCKED_BY = STAGE + CARD_ROOM  # the card that lies on it + 1
MARKS = BLOCKED_BY + CARD_ROOM
STUCK = MARKS + CARD_ROOM  # how many stickers it has
TICKS = STUCK + CARD_ROOM  # of each stage
CROSSED = TICKS + 4 * CARD_ROOM
STICKERS = CROSSED + 4 * CARD_ROOM
STICKER_CARD, STICKER_STAGE, STICKER_NUMBER = range(3)
STICKER_CELLS = 3
STICKER_ROOM = 160
WAITING = STICKERS + STICKER_CELLS * STICKER_ROOM  # effects that wait: the frame they belong to, card, stage, effect
WAIT_FRAME, WAIT_CARD, WAIT_STAGE, WAIT_EFFECT = range(4)
WAIT_CELLS = 4
WAIT_ROOM = 512
NOTES = WAITING + WAIT_CELLS * WAIT_ROOM  # cards that belong to a frame: which frame, card, what about it
NOTE_FRAME, NOTE_CARD, NOTE_WHAT = range(3)
NOTE_CELLS = 3
NOTE_ROOM = 512
SORT_HIGH = NOTES + NOTE_CELLS * NOTE_ROOM  # a place to sort
SORT_LOW = SORT_HIGH + CARD_ROOM
STATE_CELLS = (
    -(-(SORT_LOW + CARD_ROOM) // bits.EIGHT) * bits.EIGHT
)  # whole eights: a hash looks at eight cells at a time

# Marks of a card.
KEPT, READ, PRODUCED_NOW, ENTERED, LEAVING = 1, 2, 4, 8, 16

# What a note says about its card.
PICKED, OFFERED, LOOKED, ORDERED, PACKET = range(1, 6)

# What was revealed last.
NOTHING, DECK_CARD, DISCOVERY, OFFER, SHUFFLED, LOOKED_AT, FOR_EVER = range(7)

# Purposes of randomness (the first word of a nonce).
ROUND_DECK, BANISHING, REDRAWN_DECK = range(1, 4)


def new_state(cards: int) -> np.ndarray:
    """An empty state: every card lies in the box."""
    state = np.zeros(STATE_CELLS, dtype=np.int16)
    state[CARDS] = cards
    state[ZONE : ZONE + cards] = zn.BOX
    state[STAGE : STAGE + cards] = 1
    state[RESTART_OPEN] = 1
    return state


@rule
def zone(s: Cells, card: int) -> int:
    return int(s[ZONE + card])


@rule
def stage(s: Cells, card: int) -> int:
    """The stage at which a card stands, from 1."""
    return int(s[STAGE + card])


@rule
def is_marked(s: Cells, card: int, mark: int) -> bool:
    return (int(s[MARKS + card]) & mark) != 0


@rule
def put_mark(s: Cells, card: int, mark: int) -> None:
    s[MARKS + card] = int(s[MARKS + card]) | mark


@rule
def take_mark(s: Cells, card: int, mark: int) -> None:
    if is_marked(s, card, mark):
        s[MARKS + card] = int(s[MARKS + card]) - mark


@rule
def is_blocked(s: Cells, card: int) -> bool:
    return int(s[BLOCKED_BY + card]) > 0


@rule
def is_free_in_play(s: Cells, card: int) -> bool:
    """Whether it lies in the play area and nothing lies on it."""
    return int(s[ZONE + card]) == zn.PLAY and int(s[BLOCKED_BY + card]) == 0


@rule
def ticks(s: Cells, card: int, at_stage: int) -> int:
    """The ticked boxes of one stage, one bit each."""
    return int(s[TICKS + 4 * card + at_stage - 1])


@rule
def crossed(s: Cells, card: int, at_stage: int) -> int:
    """The effects of one stage that are crossed out, one bit each."""
    return int(s[CROSSED + 4 * card + at_stage - 1])


@rule
def bits_in(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n


@rule
def reveal(s: Cells, what: int) -> None:
    """Something new is known: undo goes back no further."""
    s[stack.REVEALED] += 1
    s[LAST_REVEAL] = what


@rule
def done_for_ever(s: Cells) -> None:
    """With iron, what cannot be done again counts as revealed (K-R.42)."""
    if s[IRON] == 1:
        reveal(s, FOR_EVER)


@rule
def note(s: Cells, frame: int, card: int, what: int) -> None:
    """Remember something about a card for a frame of the stack."""
    n = int(s[NOTE_COUNT])
    if n >= NOTE_ROOM:
        s[stack.ERROR] = stack.TOO_DEEP
        return
    at = NOTES + NOTE_CELLS * n
    s[at + NOTE_FRAME] = frame
    s[at + NOTE_CARD] = card
    s[at + NOTE_WHAT] = what
    s[NOTE_COUNT] = n + 1


@rule
def find_note(s: Cells, frame: int, card: int, what: int) -> int:
    """Where such a note stands, or -1; with `NO_CARD` the first about any card."""
    for i in range(s[NOTE_COUNT]):
        at = NOTES + NOTE_CELLS * i
        if s[at + NOTE_FRAME] == frame and s[at + NOTE_WHAT] == what and (card == NO_CARD or s[at + NOTE_CARD] == card):
            return i
    return -1


@rule
def last_note(s: Cells, frame: int, what: int) -> int:
    """Where the last such note stands, or -1."""
    found = -1
    for i in range(s[NOTE_COUNT]):
        at = NOTES + NOTE_CELLS * i
        if s[at + NOTE_FRAME] == frame and s[at + NOTE_WHAT] == what:
            found = i
    return found


@rule
def count_notes(s: Cells, frame: int, what: int) -> int:
    """How many such notes a frame has."""
    n = 0
    for i in range(s[NOTE_COUNT]):
        at = NOTES + NOTE_CELLS * i
        if s[at + NOTE_FRAME] == frame and s[at + NOTE_WHAT] == what:
            n += 1
    return n


@rule
def note_card(s: Cells, i: int) -> int:
    """The card of a note."""
    return int(s[NOTES + NOTE_CELLS * i + NOTE_CARD])


@rule
def forget_note(s: Cells, i: int) -> None:
    """Take a note away; the others keep their order."""
    last = int(s[NOTE_COUNT]) - 1
    for at in range(NOTES + NOTE_CELLS * i, NOTES + NOTE_CELLS * last):
        s[at] = s[at + NOTE_CELLS]
    for k in range(NOTE_CELLS):
        s[NOTES + NOTE_CELLS * last + k] = 0
    s[NOTE_COUNT] = last


@rule
def forget_notes(s: Cells, frame: int) -> None:
    """Take all notes of a frame away: it is finished."""
    i = int(s[NOTE_COUNT]) - 1
    while i >= 0:
        if s[NOTES + NOTE_CELLS * i + NOTE_FRAME] == frame:
            forget_note(s, i)
        i -= 1
