"""Names that people give to what they keep: a line of visible characters."""

import unicodedata

from deckwright.cards.errors import BadOption
from deckwright.table.arguments import shown

LONGEST_NAME = 40  # visible characters
MOST_WRITTEN = 64  # letters and marks that they are written with, as few as will do
MOST_MARKS = 2  # above or below one letter
BLANK = (
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks by their kind, and yet nothing is to be seen
)


def check_name(what: str, value: object, least: int = 1) -> str:
    """A name of visible characters, blanks at its ends taken away; `what` it is begins the sentence that refuses it."""
    title = " ".join(value.split()) if isinstance(value, str) and len(value) <= 10 * LONGEST_NAME else None
    if title is None or not is_visible(title) or not has_room(title := composed(title), least):
        raise BadOption(
            f"{what[0].upper()}{what[1:]} is a text of {least} to {LONGEST_NAME} visible characters, not {shown(value)}."
        )
    return title


def composed(title: str) -> str:
    """The same letters with their marks in one, where there is such a letter."""
    return unicodedata.normalize("NFC", title)


def has_room(title: str, least: int) -> bool:
    """Whether it has as many characters as it may have: a mark stands with its letter."""
    seen = sum(not unicodedata.category(letter).startswith("M") for letter in title)
    return least <= seen <= LONGEST_NAME and len(title) <= MOST_WRITTEN


def is_visible(title: str) -> bool:
    """Whether every character can be seen; a mark needs a letter, and no letter carries heaps of them."""
    marks = MOST_MARKS
    for letter in title:
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if (kind in "CZ" and letter != " ") or letter in BLANK or marks > MOST_MARKS:
            return False
    return True
