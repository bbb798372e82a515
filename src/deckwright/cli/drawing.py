"""Puts on the terminal what a game draws: the table, and how a game ended."""

from collections.abc import Sequence

import deckwright as dw
from deckwright.cli.showing import Shown
from deckwright.cli.terminal import Terminal
from deckwright.table.terminal import View


def draw_board(
    terminal: Terminal,
    shown: Shown,
    view: View,
    seat: int,
    actions: Sequence[dw.Action] = (),
    watching: bool = False,
    full: bool = False,
) -> None:
    """The table from the side of a seat."""
    terminal.print()
    terminal.rule(style="bold")
    for part in shown.screen.board(view, seat, terminal.width, actions, watching, full):
        terminal.print(part)


def show_result(terminal: Terminal, shown: Shown, game: dw.Game) -> None:
    """That the game is over, and with which result."""
    terminal.print()
    terminal.say("game-over", "bold")
    for part in shown.screen.result(game):
        terminal.print(part)
