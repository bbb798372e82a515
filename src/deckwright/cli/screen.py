"""The table as one seat sees it: opponents, the row and the piles, then one's own cards and resources."""

from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from deckwright.cli.cardbook import TREASURE, CardBook
from deckwright.cli.terminal import Terminal
from deckwright.cli.words import Words

WIDE = 130  # columns from which opponents stand beside the row instead of above it
ROOMY = 100  # columns from which card types are written out
NARROW = 80  # columns below which words are saved
SEPARATOR = " · "
GAP = 4
TEAMS = "teams"  # the mode
MANY_SEATS = 4  # from more than these on, lines are saved
View = dict[str, Any]


class Screen:
    """Draws views for the people at this terminal."""

    def __init__(self, terminal: Terminal, book: CardBook, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.words: Words = terminal.words
        self.book = book
        self.names = names
        self.with_discards = True

    def draw(
        self,
        view: View,
        seat: int,
        within_reach: Collection[int | str] = (),
        watching: bool = False,
        full: bool = False,
    ) -> None:
        """Print the table; slots and piles `within_reach` can be acquired or defeated now.

        With many seats the discard piles of the others are shown only where the table is asked for in `full`.
        """
        terminal = self.terminal
        self.with_discards = full or len(view["seats"]) <= MANY_SEATS
        terminal.print()
        terminal.rule(style="bold")
        terminal.print(self.header(view, None if watching else seat))
        center = self.center(view, within_reach)
        others = self.others(view, seat, watching)
        if terminal.width >= WIDE and others:
            side_by_side = Table.grid(expand=True, padding=(0, 3, 0, 0))
            side_by_side.add_column(ratio=7)
            side_by_side.add_column(ratio=3)
            side_by_side.add_row(center, Group(*others))
            terminal.print(side_by_side)
        else:
            for part in others:
                terminal.print(part)
            terminal.print(center)
        terminal.rule(self.own_title(view, seat))
        for line in self.own(view, seat):
            terminal.print(line)

    def header(self, view: View, seat: int | None) -> RenderableType:
        """Round and whose turn it is; pool, Void and Center Deck on the right, or below where there is no room."""
        words = self.words
        turn = view["turn_player"]
        left = Text(words.say("round", n=view["round"]), style="bold")
        left.append(SEPARATOR)
        left.append(words.say("your-turn") if turn == seat else words.say("turn-of", player=self.names[turn]))
        if view["end_triggered"]:
            left.append(SEPARATOR).append(words.say("last-round"), style="bold red")
        right = Text(words.say("honor-pool", count=view["pool"]), style="bold yellow")
        right.append(SEPARATOR + words.say("void", count=len(view["void"])), style="default not bold")
        right.append(SEPARATOR + words.say("center-deck", count=view["center"]["count"]), style="default not bold")
        if left.cell_len + right.cell_len + GAP > self.terminal.width:
            return Group(left, right)
        table = Table.grid(expand=True, padding=(0, 1))
        table.add_column()
        table.add_column(justify="right")
        table.add_row(left, right)
        return table

    def others(self, view: View, seat: int, watching: bool) -> list[RenderableType]:
        """The other seats in turn order, and the solo opponent."""
        count = len(view["seats"])
        mate = None if watching else teammate(view, seat)
        parts: list[RenderableType] = [self.other(view, (seat + step) % count, mate) for step in range(1, count)]
        if view["rival"] is not None:
            rival = view["rival"]
            line = Text(rival_name(self.words, self.book), style="bold")
            line.append(SEPARATOR + self.words.say("honor", count=rival["honor"]), style="default not bold")
            line.append(
                SEPARATOR + self.words.say("set-aside", count=len(rival["set_aside"])), style="default not bold"
            )
            parts.append(line)
        return parts

    def other(self, view: View, seat: int, mate: int | None) -> RenderableType:
        area = view["seats"][seat]
        turning = view["turn_player"] == seat and not view["over"]
        lines = [self.summary(view, seat, area, seat == mate)]
        if area["hand"].get("cards"):  # open hands: a replay, a finished game
            lines.append(self.labelled("hand-label", self.book.counted(area["hand"]["cards"])))
        elif area["hand"]["known"]:
            lines.append(self.labelled("known-label", self.book.counted(area["hand"]["known"])))
        if area["deck"]["top"]:
            lines.append(self.labelled("deck-top-label", self.book.in_order(area["deck"]["top"])))
        if area["constructs"]:
            lines.append(self.labelled("constructs-label", self.constructs(area["constructs"], turning)))
        if area["trophies"]:
            lines.append(self.labelled("trophies-label", self.book.counted(area["trophies"])))
        if turning and area["played"]:
            lines.append(self.labelled("played-label", self.book.counted(area["played"])))
        if area["discard"] and self.with_discards:
            line = self.labelled("discard-label", self.book.counted(area["discard"], titled=False))
            line.stylize("dim")
            line.truncate(max(20, self.terminal.width - 4), overflow="ellipsis")
            lines.append(line)
        return Group(lines[0], *(Padding(line, (0, 0, 0, 2), expand=False) for line in lines[1:]))

    def summary(self, view: View, seat: int, area: dict[str, Any], is_mate: bool) -> Text:
        """`Bo · Team 2 · Honor: 7 · Hand (5) · Deck (3) · Discard pile (2)`"""
        words = self.words
        line = Text(self.names[seat], style="bold")
        if is_mate:
            line.append(SEPARATOR + words.say("your-teammate"), style="green")
        elif view["mode"] == TEAMS:
            line.append(SEPARATOR + words.say("team", n=area["team"] + 1), style="default not bold")
        counts = [
            words.say("honor", count=area["honor"]),
            words.say("hand", count=area["hand"]["count"]),
            words.say("deck", count=area["deck"]["count"]),
            words.say("discard" if self.terminal.width >= NARROW else "discard-short", count=len(area["discard"])),
        ]
        if view["first"] == seat and len(view["seats"]) > 1:
            counts.append(words.say("first-player"))
        line.append(SEPARATOR + SEPARATOR.join(counts), style="default not bold")
        return line

    def center(self, view: View, within_reach: Collection[int | str]) -> Table:
        """The row slot by slot, then the piles; what is within reach stands out."""
        roomy = self.terminal.width >= ROOMY
        table = Table(
            box=None, padding=(0, 1, 0, 0), expand=True, show_header=False, title=self.words.say("center-row"),
            title_justify="left", title_style="bold",
        )  # fmt: skip
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, max_width=None if roomy else 30, overflow="ellipsis")
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        wide = self.terminal.width >= WIDE  # room for whole texts, in two lines where they are long
        table.add_column(no_wrap=not wide, overflow="ellipsis", ratio=1)
        for place in view["row"]:
            slot = str(place["slot"])
            note = self.treasure(place["under"])
            if place["card"] is None:
                table.add_row(slot, "", Text(self.words.say("empty"), style="dim"), "", "", "", note)
                continue
            reach = place["slot"] in within_reach
            table.add_row(slot, *self.card_cells(place["card"], "", note, roomy, reach, place.get("price")))
        table.add_row("", "", Text(self.words.say("always-available"), style="bold"), "", "", "", "")
        for card, left in view["piles"].items():
            count = "" if left is None or self.book.faction(card) == "monster" else f" ×{left}"
            table.add_row("–", *self.card_cells(card, count, Text(), roomy, card in within_reach))
        return table

    def treasure(self, under: Sequence[str]) -> Text:
        """What lies under a card of the row: how many Treasures, and which where there are several kinds."""
        if not under:
            return Text()
        sign = f"{TREASURE}{len(under)}"
        if self.book.has_several_treasures:
            sign += f" {self.book.counted(under, titled=False)}"
        elif self.terminal.width >= ROOMY:
            sign = self.words.say("treasure-under", count=sign)
        return Text.assemble((f"[{sign}]", "yellow"), " ")

    def card_cells(
        self, card: str, count: str, note: Text, roomy: bool, reach: bool, price: int | None = None
    ) -> tuple[Text, ...]:
        """Mark, name, type, cost, honor and text of one card."""
        book = self.book
        name = Text(book.name(card) + count, style=book.color(card))
        cost = Text(book.cost(card, price))
        if reach:
            name.stylize("bold")
            cost.stylize("bold reverse")
        return (
            book.mark(card),
            name,
            Text(book.kind(card, short=not roomy), style="dim"),
            cost,
            Text(book.honor(card), style="yellow"),
            Text.assemble(note, (book.text(card), "" if reach else "dim")),
        )

    def own_title(self, view: View, seat: int) -> str:
        """One's own name, in team play with team and teammate."""
        mate = teammate(view, seat)
        if mate is None:
            return self.names[seat]
        team = self.words.say("team", n=view["seats"][seat]["team"] + 1)
        return SEPARATOR.join([self.names[seat], team, self.words.say("with-teammate", player=self.names[mate])])

    def own(self, view: View, seat: int) -> list[RenderableType]:
        """One's own counts, cards on the table, resources and hand."""
        words = self.words
        area = view["seats"][seat]
        counts = [
            words.say("honor", count=area["honor"]),
            words.say("deck", count=area["deck"]["count"]),
            words.say("discard", count=len(area["discard"])),
        ]
        if view["first"] == seat and len(view["seats"]) > 1:
            counts.append(words.say("first-player"))
        lines: list[RenderableType] = [Text(SEPARATOR.join(counts))]
        if area["deck"]["top"]:
            lines.append(self.labelled("deck-top-label", self.book.in_order(area["deck"]["top"])))
        if area["discard"]:
            discard = self.labelled("discard-label", self.book.counted(area["discard"], titled=False))
            discard.stylize("dim")
            lines.append(discard)
        if area["trophies"]:
            lines.append(self.labelled("trophies-label", self.book.counted(area["trophies"])))
        if area["constructs"]:
            mine = view["turn_player"] == seat
            lines.append(self.labelled("constructs-label", self.constructs(area["constructs"], mine)))
        if area["played"]:
            lines.append(self.labelled("played-label", self.book.counted(area["played"])))
        if view["turn_player"] == seat:
            lines.append(self.resources(view))
        lines.append(self.labelled("hand-label", self.book.counted(area["hand"].get("cards", ())), "bold"))
        return lines

    def resources(self, view: View) -> Text:
        """Runes and Power to spend; Runes for one purpose only stand apart."""
        words = self.words
        parts = [Text(words.say("runes", count=view["runes"]), style="bold cyan")]
        if view["restricted_runes"]:
            parts.append(Text(words.say("restricted-runes", count=view["restricted_runes"]), style="cyan"))
        parts.append(Text(words.say("power", count=view["power"]), style="bold red"))
        if view["energy"] or self.book.has_energy:
            parts.append(Text(words.say("energy", count=view["energy"]), style="bold magenta"))
        return Text(SEPARATOR).join(parts)

    def constructs(self, constructs: Sequence[dict[str, Any]], turning: bool) -> Text:
        """Constructs one by one, those with an ability used this turn marked."""
        line = Text()
        for construct in constructs:
            if line:
                line.append(", ")
            line.append_text(self.book.titled(construct["card"]))
            if turning and construct["used"]:
                line.append(f" ({self.words.say('used')})", style="dim")
        return line

    def labelled(self, key: str, content: Text, style: str = "") -> Text:
        label = Text(f"{self.words.say(key)} ", style=style or "dim")
        return Text.assemble(label, content) if content else label.append("–", style="dim")


def teammate(view: View, seat: int) -> int | None:
    """The other seat of the team, in team play."""
    if view["mode"] != TEAMS:
        return None
    team = view["seats"][seat]["team"]
    return next(other for other, area in enumerate(view["seats"]) if area["team"] == team and other != seat)


def rival_name(words: Words, book: CardBook) -> str:
    """The solo opponent of the ruleset: Samael or the Cult."""
    return words.say(f"rival-{book.rival}")
