"""The numbered list of what can be done now, in groups: play, use, acquire, defeat, end."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

import deckwright as dw
from deckwright.cli.cardbook import TREASURE, CardBook
from deckwright.cli.labels import Labels, Spoken, parse

GROUPS = (
    "play", "use", "trophy", "acquire", "defeat",
    "hand", "discard", "played", "construct", "row", "pile", "teammate", "void", "deck", "reward", "trigger", "option",
    "player", "answer", "end",
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
        hand = Counter(view["seats"][seat]["hand"].get("cards", ()))
        held = {"play": hand, "hand": hand, "trophy": Counter(view["seats"][seat]["trophies"])}
        for number, action in enumerate(actions, 1):
            spoken = parse(action.text)
            entry = Text.assemble((f"{number:>2} ", "bold cyan"), self.entry(spoken, view["row"]))
            if spoken.card is not None and (copies := held.get(spoken.group, Counter())[spoken.card]) > 1:
                entry.append(f" ×{copies}")
            entry.append_text(self.effect(spoken))
            groups.setdefault(spoken.group, []).append(entry)
        headings = {group: self.labels.heading(group) for group in groups}
        margin = max((cell_len(heading) for heading in headings.values()), default=0)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for group, entries in groups.items():
            table.add_row(headings[group], in_columns(entries, width - margin - GAP))
        return table

    def entry(self, spoken: Spoken, row: Sequence[dict[str, Any]]) -> Text:
        """`Kor, the Ferromancer 3R @4 ¤1`: the slot where the row has several of the card, Treasure beneath it."""
        if spoken.card is None:
            return Text(self.labels.listed(spoken))
        entry = Text.assemble((self.labels.listed(spoken), self.book.color(spoken.card)))
        if spoken.verb in ("acquire", "defeat"):
            price = next((place.get("price") for place in row if place["slot"] == spoken.slot), None)
            entry.append(f" {self.book.cost(spoken.card, price)}")
        if spoken.teammate:
            entry.append(f" {self.labels.words.say('teammate-price')}")
        if spoken.slot is not None:
            if sum(place["card"] == spoken.card for place in row) > 1:
                entry.append(f" @{spoken.slot}")
            under = next((len(place["under"]) for place in row if place["slot"] == spoken.slot), 0)
            if under:
                entry.append(f" {TREASURE}{under}", style="yellow")
        return entry

    def effect(self, spoken: Spoken) -> Text:
        """What an ability or a Trophy does."""
        if spoken.card is not None and spoken.verb == "use":
            return Text(f"  {self.book.ability(spoken.card, spoken.ability or 1)}", style="dim")
        if spoken.card is not None and spoken.verb == "trophy":
            return Text(f"  {self.book.trophy(spoken.card)}", style="dim")
        return Text()


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
