"""What can go wrong, as a tree.

DeckwrightError
├── IllegalAction      an action that is not legal now
├── IllegalScenario    a position that cannot be
├── UndoRefused        something new has been revealed since
├── NotFound           a ruleset, a card or a set that does not exist
├── BadOption          an option or its value
├── BadSave            a saved game that cannot be read
├── BadCards           a card file with a mistake in it
│   └── OtherGame      a card file of another game
├── BadBot             a bot that broke down, or answered with what is not legal
└── BadRun             a folder in which somebody learns that cannot be gone on with, or a file of weights
"""

from collections.abc import Callable, Sequence
from typing import Any


class DeckwrightError(Exception):
    """Anything that Deckwright refuses; the message says what, where and what instead."""


class IllegalAction(DeckwrightError):
    """An action that is not legal now; the game is unchanged. `text` gives the reason in words of a language, `said` in none."""

    def __init__(
        self,
        message: str,
        reason: str = "",
        rule: str | None = None,
        legal: Sequence[str] = (),
        text: Callable[[str], str] | None = None,
        said: Any = None,
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.rule = rule
        self.legal = list(legal)
        self.said = said
        self._text = text

    def text(self, lang: str) -> str:
        return self.reason if self._text is None else self._text(lang)


class IllegalScenario(DeckwrightError):
    """A position that cannot be."""


class UndoRefused(DeckwrightError):
    """Something new has been revealed since; `revealed` says what, `text` says it in words of a language, `said` in none."""

    def __init__(self, message: str, revealed: str, text: Callable[[str], str] | None = None, said: Any = None) -> None:
        super().__init__(message)
        self.revealed = revealed
        self.said = said
        self._text = text

    def text(self, lang: str) -> str:
        return str(self) if self._text is None else self._text(lang)


class NotFound(DeckwrightError):
    """A ruleset, a card or a set that does not exist."""


class BadOption(DeckwrightError):
    """An option, or a value of one, that does not exist."""


class BadSave(DeckwrightError):
    """A saved game that cannot be read."""


class BadCards(DeckwrightError):
    """A card file with a mistake in it; `all` holds every mistake that was found."""

    def __init__(self, file: str, line: int, column: int, problem: str, hint: str = "") -> None:
        super().__init__(f"{file}:{line}:{column} {problem}" + (f"\n{hint}" if hint else ""))
        self.file, self.line, self.column, self.hint = file, line, column, hint
        self.problem = problem
        self.others: tuple[BadCards, ...] = ()

    @property
    def all(self) -> "list[BadCards]":
        """This mistake and the others of the same file, from top to bottom."""
        return [self, *self.others]


class OtherGame(BadCards):
    """A card file of another game than the one that is played; `game` is its own."""

    def __init__(self, file: str, line: int, column: int, game: str, played: str, hint: str = "") -> None:
        super().__init__(file, line, column, f"the file: these are cards of the game {game}, not of {played}.", hint)
        self.game = game


class BadBot(DeckwrightError):
    """A bot that broke down, or answered with something that is not legal; `seat` is where it sat."""

    def __init__(self, message: str, seat: int) -> None:
        super().__init__(message)
        self.seat = seat


class BadRun(DeckwrightError):
    """A folder of a player that learns, or a file of its weights, that is damaged, foreign or of other rules."""
