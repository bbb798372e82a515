"""What people read at any table, in four languages; what a game says beyond it stands with the game."""

from collections.abc import Sequence
from functools import cache

from deckwright.cards.messages import Messages
from deckwright.table.arguments import check_language

SHARED = "deckwright.table"  # the package whose messages every game has


def messages(lang: str) -> Messages:
    """What is said at every table, in one of the four languages."""
    return _messages(check_language(lang))


@cache
def _messages(lang: str) -> Messages:
    return Messages(SHARED, lang)


def seat_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """The name of a seat; `Player 1` where it has none."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return messages(lang).say("player", n=seat + 1)


def slug(word: str) -> str:
    """A word as it stands in the key of a message."""
    return word.replace("_", "-").replace(" ", "-")
