"""The screen and the keyboard: coloured where a person sits, plain where the output goes to a file."""

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

import deckwright as dw
from deckwright.cli.words import Words, printable

if TYPE_CHECKING:
    from rich.console import RenderableType

PLAIN_WIDTH = 80
CLEAR_WITH_HISTORY = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what could be scrolled back to


class BadInput(dw.DeckwrightError):
    """Something that was asked for on the command line is not possible."""


class Terminal:
    """Prints and asks in one language."""

    def __init__(self, words: Words, color: bool = True) -> None:
        survive_odd_characters()
        self.words = words
        self.console = Console(
            no_color=None if color else True, highlight=False, markup=False, emoji=False, legacy_windows=False
        )
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            enable_line_editing()

    @property
    def width(self) -> int:
        return self.console.width

    def print(self, content: "RenderableType" = "", style: str | None = None, whole: bool = False) -> None:
        """Print; a `whole` line is never broken, so that a file name in it can be copied."""
        self.console.print(Text(content) if isinstance(content, str) else content, style=style, soft_wrap=whole)

    def say(self, key: str, style: str | None = None, **values: str | int) -> None:
        """Print one of the interface texts."""
        self.print(self.words.say(key, **values), style, whole="file" in values or "command" in values)

    def warn(self, text: str, whole: bool = False) -> None:
        """Something went wrong, and the game goes on."""
        self.print(text, "bold yellow", whole)

    def rule(self, title: str = "", style: str = "dim") -> None:
        self.console.rule(Text(title), style=style, align="left")

    def clear(self) -> None:
        """Take what was shown away, so that the next person does not see it."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR_WITH_HISTORY)
            self.console.file.flush()
            forget_typed_lines()
        else:
            self.rule()

    def ask(self, prompt: str) -> str:
        """One line from the keyboard; raises EOFError where there is no more."""
        if self.interactive:
            return printable(input(f"{prompt} "))
        self.console.file.write(f"{prompt} ")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        answer = printable(line)
        self.print(answer)  # nobody typed it here, and the output should be readable alone
        return answer


def survive_odd_characters() -> None:
    """A character that the terminal cannot show or send becomes a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def enable_line_editing() -> None:
    """Arrow keys and history at the prompt, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def forget_typed_lines() -> None:
    """What one person typed does not come back for the next one at the arrow key."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
