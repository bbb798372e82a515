"""The decision stack: what is still to be done, as data inside the state.

A frame is a handful of cells. Rules push frames and return; the engine looks at the top frame, does one step of it or
asks its question. So a game can be saved, copied and sent anywhere in the middle of a choice.
"""

from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.kernel.events import remember_parent
from deckwright.kernel.rules import Cells, Events, rule

HEIGHT = 0  # how many frames are on the stack
REVEALED = 1  # rises whenever somebody learns something new: undo may go back while it is unchanged
ERROR = 2  # set when a bound is reached or a number has no case; the caller takes the state from before the action
FRAMES = KEY + KEY_CELLS

# The cells of a frame.
KIND, PLAYER, SOURCE, CARD, A, B, C, PC = range(8)
FRAME_CELLS = 8
MAX_FRAMES = 24
KERNEL_CELLS = FRAMES + MAX_FRAMES * FRAME_CELLS

NO_ERROR, TOO_DEEP, TOO_LONG = range(3)

# Numbers that nobody has declared: rules that choose by a number end in one of these, never in a case of something else.
UNKNOWN_WORK, UNKNOWN_QUESTION, UNKNOWN_ACTION, UNKNOWN_OP, UNKNOWN_VALUE = range(3, 8)
UNKNOWN = {
    UNKNOWN_WORK: "work on the decision stack",
    UNKNOWN_QUESTION: "question",
    UNKNOWN_ACTION: "action",
    UNKNOWN_OP: "op of a card",
    UNKNOWN_VALUE: "value in a step of a card",
}


class UnknownNumber(Exception):
    """The rules of a game came to a number for which they have no case: a mistake in the rules, not in how it is played."""


def check_known(error: int) -> None:
    """Refuse to go on where rules came to a number that nobody has declared."""
    if error in UNKNOWN:
        raise UnknownNumber(f"The rules have no case for this {UNKNOWN[error]}.")


@rule
def top(s: Cells) -> int:
    """Where the top frame begins."""
    return FRAMES + (int(s[HEIGHT]) - 1) * FRAME_CELLS


@rule
def push(s: Cells, e: Events, kind: int, player: int, source: int, card: int, a: int, b: int, c: int, pc: int) -> None:
    """Put a frame on the stack; what it does later follows from the event that is the parent now."""
    height = int(s[HEIGHT])
    if height >= MAX_FRAMES:
        s[ERROR] = TOO_DEEP
        return
    at = FRAMES + height * FRAME_CELLS
    s[at + KIND] = kind
    s[at + PLAYER] = player
    s[at + SOURCE] = source
    s[at + CARD] = card
    s[at + A] = a
    s[at + B] = b
    s[at + C] = c
    s[at + PC] = pc
    s[HEIGHT] = height + 1
    remember_parent(e, height)


@rule
def pop(s: Cells) -> None:
    """Take the top frame away; its cells are cleared, so that equal positions are equal byte by byte."""
    at = top(s)
    for i in range(FRAME_CELLS):
        s[at + i] = 0
    s[HEIGHT] -= 1
