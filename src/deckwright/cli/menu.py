"""The numbered list of what can be done now, group by group."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from deckwright.table.actions import Action
from deckwright.table.terminal import Screen, View

GAP = 3


def menu(screen: Screen, actions: Sequence[Action], view: View, seat: int, width: int) -> Table:
    """One row for each group: its heading, then its actions in columns as far as the width allows."""
    groups: dict[str, list[Text]] = {}
    headings: dict[str, str] = {}
    for number, action in enumerate(actions, 1):
        entry = Text.assemble((f"{number:>2} ", "bold cyan"), screen.entry(action, actions, view, seat))
        group = action.group or action.kind
        groups.setdefault(group, []).append(entry)
        headings.setdefault(group, screen.heading(action))
    margin = max((cell_len(heading) for heading in headings.values()), default=0)
    table = Table.grid(padding=(0, 2, 0, 0))
    if margin:
        table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for group, entries in groups.items():
        row = in_columns(entries, width - margin - GAP)
        table.add_row(*((headings[group], row) if margin else (row,)))
    return table


def in_columns(entries: Sequence[Text], width: int) -> Text:
    """The entries side by side in columns of equal width, never broken in the middle."""
    column = min(max(entry.cell_len for entry in entries) + GAP, width)
    per_line = max(1, width // column)
    lines = []
    for start in range(0, len(entries), per_line):
        line = Text()
        for entry in entries[start : start + per_line]:
            cell = entry.copy()
            cell.truncate(width, overflow="ellipsis")
            line.append_text(cell)
            line.append(" " * max(0, column - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)
