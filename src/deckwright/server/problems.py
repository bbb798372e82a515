"""What can go wrong between a page and the server, in plain words of the reader's language.

Trouble
├─ NotThere       a table, a card, a code that does not exist
├─ NotAllowed     somebody else's seat, a wrong link
├─ NotNow         the game is over, another seat is asked, the page is behind
├─ BadRequest     what was sent makes no sense
└─ NotStored      the disk did not take it, or does not give it back
"""

from functools import cache
from typing import ClassVar

from deckwright.cards.errors import IllegalAction
from deckwright.cards.messages import Messages
from deckwright.table.said import Said

LONGEST_VALUE = 60


@cache
def words(lang: str) -> Messages:
    """The server's own texts in one language."""
    return Messages("deckwright.server", lang)


class Trouble(Exception):
    """Something that a person asked for and cannot have; `code` names it for programs."""

    status: ClassVar[int] = 400
    said: Said | None = None  # what is said at the table instead of words of the server

    def __init__(self, code: str, rule: str | None = None, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.values = {key: excerpt(value) for key, value in values.items()}

    def text(self, lang: str = "en") -> str:
        return words(lang).say(f"problem-{self.code}", **self.values)


def excerpt(value: str | int) -> str | int:
    """What somebody sent, as far as it can be said back to him."""
    return value if isinstance(value, int) else shortened(value, LONGEST_VALUE)


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


class NotThere(Trouble):
    status = 404


class NotAllowed(Trouble):
    status = 403


class NotNow(Trouble):
    status = 409


class BadRequest(Trouble):
    status = 400


class NotStored(Trouble):
    status = 503


class Refused(Trouble):
    """Something that the rules do not allow, in their own words."""

    status = 409

    def __init__(self, error: IllegalAction) -> None:
        super().__init__("illegal", error.rule)
        self.error = error

    def text(self, lang: str = "en") -> str:
        reason = self.error.text(lang).rstrip(".") or str(self.error).rstrip(".")
        return f"{reason[:1].upper()}{reason[1:]}."
