"""What can be typed at the table, and what its signs mean."""

from collections.abc import Sequence

from rich.table import Table

from deckwright.cli.showing import Shown
from deckwright.cli.terminal import Terminal

REPLAY_ORDERS = ("next", "back", "number", "end", "log", "why", "card", "view", "quit")
OTHER_GAME = "go"  # of a tree


def show_help(terminal: Terminal, shown: Shown, orders: Sequence[str]) -> None:
    """All orders of a game, one line each, then the signs."""
    words = shown.words
    terminal.print()
    terminal.print(words.say("help-actions"))
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="bold cyan")
    table.add_column()
    for order in orders:
        table.add_row(words.say(f"usage-{order}"), words.say(f"help-{order}"))
    terminal.print(table)
    for line in shown.screen.legend():
        terminal.print(line)


def show_replay_help(terminal: Terminal, shown: Shown, own: Sequence[str], others: bool) -> None:
    """What can be typed while looking at a saved game, also what the game brings; `others` of its tree can be looked at."""
    words = shown.words
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="bold cyan")
    table.add_column()
    for order in (*REPLAY_ORDERS, *((OTHER_GAME,) if others else ())):
        if order not in own:
            table.add_row(words.say(f"replay-usage-{order}"), words.say(f"replay-help-{order}"))
    for order in own:
        table.add_row(words.say(f"usage-{order}"), words.say(f"help-{order}"))
    terminal.print(table)
