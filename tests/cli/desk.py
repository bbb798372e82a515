"""The words that tests of the terminal program are written in: what is typed, and what is then to be read."""

import json
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import deckwright as dw
from deckwright.cli import savefile
from deckwright.cli.main import app
from deckwright.cli.seats import Seat
from deckwright.cli.sitting import Sitting
from deckwright.cli.terminal import Terminal
from deckwright.cli.words import Words

RULESET = "ascension-10th"


@cache
def beginning(seat: int, ruleset: str = RULESET, players: int = 2, mode: str = "versus") -> str:
    """A seed with which this seat takes the first turn, by default of two."""
    return next(str(seed) for seed in count() if dw.new(ruleset, players, seed, mode).first == seat)


def deckwright(*arguments: str, typed: str | list[str] = "") -> Result:
    """Run the command with these lines typed into it."""
    lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, list(arguments), input=lines, prog_name="deckwright")


def words_of(text: str) -> str:
    """Text without the line breaks that the terminal's width brought."""
    return " ".join(text.split())


def refused(*arguments: str) -> str:
    """The one line on stderr with which the command refuses these arguments."""
    result = deckwright(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


def saved(path: Path | None = None) -> dict[str, Any]:
    """The table in a file, by default the autosave."""
    content: dict[str, Any] = json.loads((path or savefile.autosave_path()).read_text(encoding="utf-8"))
    return content


def saved_actions(path: Path | None = None) -> list[str]:
    actions: list[str] = saved(path)["game"]["actions"]
    return actions


class Typist(Terminal):
    """A terminal at which a function types."""

    def __init__(self, answer: Callable[[str], str], lang: str = "en") -> None:
        super().__init__(Words(lang))
        self.answer = answer

    def ask(self, prompt: str) -> str:
        typed = self.answer(prompt)
        self.print(f"{prompt} {typed}")
        return typed


def sitting(
    game: dw.Game,
    players: list[str],
    answer: Callable[[str], str],
    names: tuple[str, ...] = (),
    lang: str = "en",
    plain: bool = False,
) -> Sitting:
    """A table with this game on it, where the function answers for every person."""
    names = names or tuple("ABCDEF"[: len(players)])
    seats = [Seat(name, player) for name, player in zip(names, players, strict=True)]
    return Sitting(Typist(answer, lang), game, seats, savefile.Autosave(savefile.autosave_path()), 1, plain)


def play_lines(game: dw.Game, *lines: str, lang: str = "en") -> None:
    """Ana types these lines and leaves; the others are bots."""
    typed = iter([*lines, "quit"])
    names = ("Ana", "Bo", "Cy", "Dee", "Eve", "Fay")[: game.players]
    players = ["human", *["random"] * (game.players - 1)]
    sitting(game, players, lambda _: next(typed), names, lang).run()
