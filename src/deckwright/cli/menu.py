"""The numbered list of what can be done now, in groups: play, use, acquire, defeat, end."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

import deckwright as dw
from deckwright.cli.cardbook import CardBook
from deckwright.cli.labels import Labels, parse

GROUPS = (
    "play", "use", "trophy", "acquire", "defeat",
    "hand", "discard", "played", "construct", "row", "pile", "void", "deck", "reward", "trigger", "option", "player",
    "answer", "end",
)  # fmt: skip
GAP = 3


def ordered(actions: Sequence[dw.Action]) -> list[dw.Action]:
    """The actions as they are numbered: by group, inside a group as the game lists them."""
    place = {group: position for position, group in enumerate(GROUPS)}
    return sorted(actions, key=lambda action: place.get(parse(action.text).group, len(GROUPS) - 3))


class Menu:
    """Draws the numbered actions."""

    def __init__(self, labels: Labels, book: CardBook) -> None:
        self.labels = labels
        self.book = book

    def table(self, actions: Sequence[dw.Action], view: dict[str, Any], seat: int, width: int) -> Table:
        """One row for each group: its heading, then its actions in columns as far as the width allows."""
        groups: dict[str, list[Text]] = {}
        copies = Counter(view["seats"][seat]["hand"].get("cards", ()))
        in_row = Counter(place["card"] for place in view["row"])
        for number, action in enumerate(actions, 1):
            group = parse(action.text).group
            groups.setdefault(group, []).append(self.entry(number, action.text, copies, in_row))
        headings = {group: self.labels.heading(group) for group in groups}
        margin = max((cell_len(heading) for heading in headings.values()), default=0)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for group, entries in groups.items():
            table.add_row(headings[group], in_columns(entries, width - margin - GAP))
        return table

    def entry(self, number: int, text: str, copies: Counter[str], in_row: Counter[str]) -> Text:
        """`12 Kor, the Ferromancer 3R`"""
        spoken = parse(text)
        entry = Text.assemble((f"{number:>2} ", "bold cyan"))
        entry.append(self.labels.thing(text), style=self.book.color(spoken.card) if spoken.card else "")
        if spoken.card is None:
            return entry
        if spoken.verb in ("acquire", "defeat"):
            entry.append(f" {self.book.cost(spoken.card)}")
        if spoken.slot is not None and in_row[spoken.card] > 1:
            entry.append(f" @{spoken.slot}")
        if spoken.group in ("play", "hand") and copies[spoken.card] > 1:
            entry.append(f" ×{copies[spoken.card]}")
        if spoken.verb in ("use", "trophy"):
            entry.append(f"  {self.book.ability(spoken.card, spoken.ability)}", style="dim")
        return entry


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
