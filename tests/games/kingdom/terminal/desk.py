"""The words that these tests are written in: kingdoms that are played at a terminal by lines that are typed."""

from collections.abc import Callable
from typing import Any

from rich.console import Console

import deckwright as dw
from deckwright.cli import savefile
from deckwright.cli.seats import Seat
from deckwright.cli.showing import show_game
from deckwright.cli.sitting import Sitting
from deckwright.games.kingdom.table.kingdom import Kingdom
from tests.cli.desk import Typist, deckwright

NEW = ("play", "--ruleset", "kingdom", "--seed", "7")


def typed(*lines: str, lang: str = "en") -> str:
    """What a new kingdom answers to these lines."""
    result = deckwright(*NEW, "--lang", lang, typed=[*lines])
    assert result.exit_code == 0, result.output
    return result.stdout


def answer_to(line: str, *before: str, lang: str = "en") -> str:
    """What is answered to one line, without the table that may follow."""
    told = typed(*before, line, "quit", lang=lang).split(f"> {line}\n")[-1]
    return " ".join(told.split("─────")[0].split("The Vale of Orrin>")[0].split())


def tree_in(path: Any = None) -> Kingdom:
    """The kingdom in a saved file, by default the autosave."""
    saved = savefile.glance(path or savefile.autosave_path())
    assert saved is not None
    return Kingdom.load(bytes(saved.game))


def sitting(kingdom: Kingdom, answer: Callable[[str], str], lang: str = "en") -> Sitting:
    """A table with this kingdom on it, where the function answers."""
    autosave = savefile.Autosave(savefile.autosave_path())
    return Sitting(Typist(answer, lang), kingdom.game, [Seat("Ana")], autosave, 1, False, kingdom)


def drawn(game: dw.Game, width: int = 80, lang: str = "en", full: bool = False) -> str:
    """The table as it is drawn."""
    shown = show_game(game.ruleset, lang, ["Ana"])
    shown.look(game)
    console = Console(width=width, highlight=False, markup=False, no_color=True)
    with console.capture() as paper:
        for part in shown.screen.board(game.view(0), 0, width, game.actions(), full=full):
            console.print(part)
    return paper.get()
