"""Cards that belong to a frame of the decision stack: whose reward waits, which of them the team-mate gets, and the like."""

from deckwright.games.ascension.rules import state as st
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, rule

# What is pending about a card. Chosen: by a chain of copying effects. Discarded: by the seat that is added.
GIVEN, REWARD_WAITS, DEFEATED, ACQUIRED, ACQUIRED_FOR_MATE, CHOSEN, DISCARDED = range(7)
CHAIN_OF_COPIES = 0  # no frame has this height


@rule
def add_pending(s: Cells, frame: int, card: int, what: int) -> None:
    """Note a card for a frame of the stack, named by its height."""
    if s[st.PENDING_COUNT] >= st.PENDING_ROOM:
        s[stack.ERROR] = stack.TOO_LONG
        return
    at = st.PENDING + int(s[st.PENDING_COUNT]) * st.PENDING_CELLS
    s[at + st.P_FRAME] = frame
    s[at + st.P_CARD] = card
    s[at + st.P_WHAT] = what
    s[st.PENDING_COUNT] += 1


@rule
def remove_pending(s: Cells, i: int) -> None:
    """Forget an entry; the others keep their order."""
    last = int(s[st.PENDING_COUNT]) - 1
    for k in range(i, last):
        for cell in range(st.PENDING_CELLS):
            s[st.PENDING + k * st.PENDING_CELLS + cell] = s[st.PENDING + (k + 1) * st.PENDING_CELLS + cell]
    for cell in range(st.PENDING_CELLS):
        s[st.PENDING + last * st.PENDING_CELLS + cell] = 0
    s[st.PENDING_COUNT] = last


@rule
def find_pending(s: Cells, frame: int, card: int, what: int) -> int:
    """The first entry of this frame with this card (or any, for -1) and this mark; -1 if there is none."""
    for i in range(s[st.PENDING_COUNT]):
        at = st.PENDING + i * st.PENDING_CELLS
        if (
            s[at + st.P_FRAME] == frame
            and s[at + st.P_WHAT] == what
            and (card == st.NO_CARD or s[at + st.P_CARD] == card)
        ):
            return i
    return st.NO_CARD


@rule
def find_first(s: Cells, frame: int) -> int:
    """The first entry of this frame, or -1."""
    for i in range(s[st.PENDING_COUNT]):
        if s[st.PENDING + i * st.PENDING_CELLS + st.P_FRAME] == frame:
            return i
    return st.NO_CARD


@rule
def forget_pending(s: Cells, frame: int) -> None:
    """Forget everything that belongs to this frame."""
    i = find_first(s, frame)
    while i >= 0:
        remove_pending(s, i)
        i = find_first(s, frame)
