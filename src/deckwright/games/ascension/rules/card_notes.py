"""Notes about cards that belong to a frame of the decision stack: whose reward waits, which the team-mate gets, and the like."""

from deckwright.games.ascension.rules import state as st
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, rule

# What is noted about a card. Chosen: by a chain of copying effects. Discarded: by the seat that is added.
GIVEN, REWARD_WAITS, DEFEATED, ACQUIRED, ACQUIRED_FOR_MATE, CHOSEN, DISCARDED = range(7)
CHAIN_OF_COPIES = 0  # no frame has this height


@rule
def note_card(s: Cells, frame: int, card: int, what: int) -> None:
    """Note a card for a frame of the stack, named by its height."""
    if s[st.NOTE_COUNT] >= st.NOTE_ROOM:
        s[stack.ERROR] = stack.TOO_LONG
        return
    at = st.NOTES + int(s[st.NOTE_COUNT]) * st.NOTE_CELLS
    s[at + st.NOTE_FRAME] = frame
    s[at + st.NOTE_CARD] = card
    s[at + st.NOTE_WHAT] = what
    s[st.NOTE_COUNT] += 1


@rule
def remove_note(s: Cells, i: int) -> None:
    """Forget an entry; the others keep their order."""
    last = int(s[st.NOTE_COUNT]) - 1
    for k in range(i, last):
        for cell in range(st.NOTE_CELLS):
            s[st.NOTES + k * st.NOTE_CELLS + cell] = s[st.NOTES + (k + 1) * st.NOTE_CELLS + cell]
    for cell in range(st.NOTE_CELLS):
        s[st.NOTES + last * st.NOTE_CELLS + cell] = 0
    s[st.NOTE_COUNT] = last


@rule
def find_note(s: Cells, frame: int, card: int, what: int) -> int:
    """The first entry of this frame with this card (or any, for -1) and this mark; -1 if there is none."""
    for i in range(s[st.NOTE_COUNT]):
        at = st.NOTES + i * st.NOTE_CELLS
        if (
            s[at + st.NOTE_FRAME] == frame
            and s[at + st.NOTE_WHAT] == what
            and (card == st.NO_CARD or s[at + st.NOTE_CARD] == card)
        ):
            return i
    return st.NO_CARD


@rule
def first_note(s: Cells, frame: int) -> int:
    """The first entry of this frame, or -1."""
    for i in range(s[st.NOTE_COUNT]):
        if s[st.NOTES + i * st.NOTE_CELLS + st.NOTE_FRAME] == frame:
            return i
    return st.NO_CARD


@rule
def forget_notes(s: Cells, frame: int) -> None:
    """Forget everything that belongs to this frame."""
    i = first_note(s, frame)
    while i >= 0:
        remove_note(s, i)
        i = first_note(s, frame)
