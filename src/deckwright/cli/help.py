"""What can be typed at the table, and what its signs mean."""

from rich.table import Table

from deckwright.cli.answer import ORDERS
from deckwright.cli.showing import Shown
from deckwright.cli.terminal import Terminal

REPLAY_ORDERS = ("next", "back", "number", "end", "log", "why", "card", "view", "quit")


def show_help(terminal: Terminal, shown: Shown) -> None:
    """All orders of a running game, one line each, then the signs."""
    words = shown.words
    terminal.print()
    terminal.print(words.say("help-actions"))
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="bold cyan")
    table.add_column()
    for order in ORDERS:
        table.add_row(words.say(f"usage-{order}"), words.say(f"help-{order}"))
    terminal.print(table)
    for line in shown.screen.legend():
        terminal.print(line)


def show_replay_help(terminal: Terminal) -> None:
    """What can be typed while looking at a saved game."""
    words = terminal.words
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="bold cyan")
    table.add_column()
    for order in REPLAY_ORDERS:
        table.add_row(words.say(f"replay-usage-{order}"), words.say(f"replay-help-{order}"))
    terminal.print(table)
