"""Cards that belong to a frame of the decision stack: whose reward waits, which of them the team-mate gets, and the like."""

from deckwright.games.ascension.rules.state import (
    NO_CARD,
    P_CARD,
    P_FRAME,
    P_WHAT,
    PENDING,
    PENDING_CELLS,
    PENDING_COUNT,
    PENDING_ROOM,
)  # fmt: skip
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import ERROR, TOO_LONG

# What is pending about a card. Chosen: by a chain of copying effects. Discarded: by the seat that is added.
GIVEN, REWARD_WAITS, DEFEATED, ACQUIRED, ACQUIRED_FOR_MATE, CHOSEN, DISCARDED = range(7)
CHAIN_OF_COPIES = 0  # no frame has this height


@rule
def add_pending(s: Cells, frame: int, card: int, what: int) -> None:
    """Note a card for a frame of the stack, named by its height."""
    if s[PENDING_COUNT] >= PENDING_ROOM:
        s[ERROR] = TOO_LONG
        return
    at = PENDING + int(s[PENDING_COUNT]) * PENDING_CELLS
    s[at + P_FRAME] = frame
    s[at + P_CARD] = card
    s[at + P_WHAT] = what
    s[PENDING_COUNT] += 1


@rule
def remove_pending(s: Cells, i: int) -> None:
    """Forget an entry; the others keep their order."""
    last = int(s[PENDING_COUNT]) - 1
    for k in range(i, last):
        for cell in range(PENDING_CELLS):
            s[PENDING + k * PENDING_CELLS + cell] = s[PENDING + (k + 1) * PENDING_CELLS + cell]
    for cell in range(PENDING_CELLS):
        s[PENDING + last * PENDING_CELLS + cell] = 0
    s[PENDING_COUNT] = last


@rule
def find_pending(s: Cells, frame: int, card: int, what: int) -> int:
    """The first entry of this frame with this card (or any, for -1) and this mark; -1 if there is none."""
    for i in range(s[PENDING_COUNT]):
        at = PENDING + i * PENDING_CELLS
        if s[at + P_FRAME] == frame and s[at + P_WHAT] == what and (card == NO_CARD or s[at + P_CARD] == card):
            return i
    return NO_CARD


@rule
def find_first(s: Cells, frame: int) -> int:
    """The first entry of this frame, or -1."""
    for i in range(s[PENDING_COUNT]):
        if s[PENDING + i * PENDING_CELLS + P_FRAME] == frame:
            return i
    return NO_CARD


@rule
def forget_pending(s: Cells, frame: int) -> None:
    """Forget everything that belongs to this frame."""
    i = find_first(s, frame)
    while i >= 0:
        remove_pending(s, i)
        i = find_first(s, frame)
