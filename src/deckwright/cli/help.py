"""What can be typed at the table, and what its signs mean."""

from rich.table import Table
from rich.text import Text

from deckwright.cli.answer import ORDERS
from deckwright.cli.cardbook import COLORS, NO_FACTION, SHAPES
from deckwright.cli.terminal import Terminal

REPLAY_ORDERS = ("next", "back", "number", "end", "log", "why", "card", "view", "quit")


def show_help(terminal: Terminal) -> None:
    """All orders of a running game, one line each, then the signs."""
    words = terminal.words
    terminal.print()
    terminal.say("help-actions")
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="bold cyan")
    table.add_column()
    for order in ORDERS:
        table.add_row(words.say(f"usage-{order}"), words.say(f"help-{order}"))
    terminal.print(table)
    terminal.print(legend(terminal))


def legend(terminal: Terminal) -> Text:
    """Shapes and letters of the factions, letters of the resources."""
    words = terminal.words
    signs = Text()
    for faction, shape in SHAPES.items():
        if faction != NO_FACTION:
            letter = words.say(f"faction-short-{faction}")
            signs.append(f"{shape}{letter}", style=COLORS[faction])
            signs.append(f" {words.say(f'faction-{faction}')}   ")
    signs.append(f"{words.say('legend-resources')}   {words.say('legend-treasure')}")
    return signs


def show_replay_help(terminal: Terminal) -> None:
    """What can be typed while looking at a saved game."""
    words = terminal.words
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="bold cyan")
    table.add_column()
    for order in REPLAY_ORDERS:
        table.add_row(words.say(f"replay-usage-{order}"), words.say(f"replay-help-{order}"))
    terminal.print(table)
