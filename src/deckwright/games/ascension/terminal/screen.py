"""The table as one seat sees it: opponents, the row and the piles, then one's own cards and resources."""

from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.ascension.table.actions import AscensionAction
from deckwright.games.ascension.table.game import AscensionGame
from deckwright.games.ascension.terminal.cardbook import COLORS, NO_FACTION, SHAPES, TREASURE, CardBook
from deckwright.games.ascension.terminal.labels import Labels
from deckwright.games.ascension.terminal.result import result_of

WIDE = 130  # columns from which opponents stand beside the row instead of above it
ROOMY = 100  # columns from which card types are written out
NARROW = 80  # columns below which words are saved
SEPARATOR = " · "
GAP = 4
TEAMS = "teams"  # the mode
MANY_SEATS = 4  # from more than these on, lines are saved
View = dict[str, Any]


class Screen:
    """Draws games for the people at a terminal."""

    def __init__(self, words: Messages, book: CardBook, labels: Labels, names: Sequence[str]) -> None:
        self.words = words
        self.book = book
        self.labels = labels
        self.names = names
        self.width = ROOMY
        self.with_discards = True

    def board(
        self,
        view: View,
        seat: int,
        width: int,
        actions: Sequence[AscensionAction] = (),
        watching: bool = False,
        full: bool = False,
    ) -> list[RenderableType]:
        """The table; what can be acquired or defeated now stands out.

        With many seats the discard piles of the others are shown only where the table is asked for in `full`.
        """
        self.width = width
        self.with_discards = full or len(view["seats"]) <= MANY_SEATS
        lines: list[RenderableType] = [self.header(view, None if watching else seat)]
        center = self.center(view, within_reach(actions))
        others = self.others(view, seat, watching)
        if width >= WIDE and others:
            side_by_side = Table.grid(expand=True, padding=(0, 3, 0, 0))
            side_by_side.add_column(ratio=7)
            side_by_side.add_column(ratio=3)
            side_by_side.add_row(center, Group(*others))
            lines.append(side_by_side)
        else:
            lines += [*others, center]
        return [*lines, Rule(Text(self.own_title(view, seat)), style="dim", align="left"), *self.own(view, seat)]

    # The list of actions.

    def heading(self, action: AscensionAction) -> str:
        """What a group of actions is called."""
        return self.labels.heading(action.group)

    def entry(self, action: AscensionAction, actions: Sequence[AscensionAction], view: View, seat: int) -> Text:
        """An action with its price, how many cards of the kind there are, and what it does where that must be said."""
        entry = self.thing(action, view["row"])
        if action.card is not None and (copies := held(action, view["seats"][seat]).count(action.card)) > 1:
            entry.append(f" ×{copies}")
        return entry.append_text(self.effect(action))

    def thing(self, action: AscensionAction, row: Sequence[dict[str, Any]]) -> Text:
        """`Kor, the Ferromancer 3R @4 ¤1`: the slot where the row has several of the card, Treasure beneath it."""
        spoken = action.spoken
        if spoken.card is None:
            return Text(self.labels.under_heading(spoken))
        entry = Text.assemble((self.labels.under_heading(spoken), self.book.color(spoken.card)))
        if spoken.verb in ("acquire", "defeat"):
            price = next((place.get("price") for place in row if place["slot"] == spoken.slot), None)
            entry.append(f" {self.book.cost(spoken.card, price)}")
        if spoken.teammate:
            entry.append(f" {self.words.say('teammate-price')}")
        if spoken.slot is not None:
            if sum(place["card"] == spoken.card for place in row) > 1:
                entry.append(f" @{spoken.slot}")
            under = next((len(place["under"]) for place in row if place["slot"] == spoken.slot), 0)
            if under:
                entry.append(f" {TREASURE}{under}", style="yellow")
        return entry

    def effect(self, action: AscensionAction) -> Text:
        """What an ability or a Trophy does."""
        spoken = action.spoken
        if spoken.card is not None and spoken.verb == "use":
            return Text(f"  {self.book.ability(spoken.card, spoken.ability or 1)}", style="dim")
        if spoken.card is not None and spoken.verb == "trophy":
            return Text(f"  {self.book.trophy(spoken.card)}", style="dim")
        return Text()

    # The rest of what is shown.

    def result(self, game: AscensionGame) -> list[RenderableType]:
        """Everybody's honor, places and the winner."""
        return result_of(game, self.words, self.names, rival_name(self.words, self.book))

    def legend(self) -> list[RenderableType]:
        """Shapes and letters of the factions, letters of the resources."""
        words = self.words
        signs = Text()
        for faction, shape in SHAPES.items():
            if faction != NO_FACTION:
                letter = words.say(f"faction-short-{faction}")
                signs.append(f"{shape}{letter}", style=COLORS[faction])
                signs.append(f" {words.say(f'faction-{faction}')}   ")
        return [signs.append(f"{words.say('legend-resources')}   {words.say('legend-treasure')}")]

    def everything_open(self, game: AscensionGame) -> tuple[View, int]:
        """Everybody's hands from the side of the player at turn."""
        seat = game.turn_player
        view = game.view(seat)
        for area in view["seats"]:
            area["hand"]["cards"] = list(game.zone("hand", area["seat"]))
        return view, seat

    # The parts of the table.

    def header(self, view: View, seat: int | None) -> RenderableType:
        """Round and whose turn it is; pool, Void and Center Deck on the right, or below where there is no room."""
        words = self.words
        turn = view["turn_player"]
        left = Text(words.say("round", n=view["round"]), style="bold")
        left.append(SEPARATOR)
        left.append(words.say("your-turn") if turn == seat else words.say("turn-of", player=self.names[turn]))
        if view["end_triggered"]:
            left.append(SEPARATOR).append(words.say("last-round"), style="bold red")
        right = Text(self.number("pool", view["pool"]), style="bold yellow")
        right.append(SEPARATOR + self.zone("void", len(view["void"])), style="default not bold")
        right.append(SEPARATOR + self.zone("center-cards", view["center"]["count"]), style="default not bold")
        if left.cell_len + right.cell_len + GAP > self.width:
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
            row = {place["slot"]: place["card"] for place in view["row"]}
            if aims := [self.book.titled(row[slot]) for slot in rival["aims"]]:
                line.append(SEPARATOR + self.words.say("takes-next") + " ", style="default not bold")
                line.append_text(Text(", ").join(aims))
            parts.append(line)
        return parts

    def other(self, view: View, seat: int, mate: int | None) -> RenderableType:
        area = view["seats"][seat]
        turning = view["turn_player"] == seat and not view["over"]
        lines = [self.summary(view, seat, area, seat == mate)]
        if area["hand"].get("cards"):  # open hands: a replay, a finished game
            lines.append(self.labelled(self.label("seats-hand"), self.book.counted(area["hand"]["cards"])))
        elif area["hand"]["known"]:
            lines.append(self.labelled(self.label("seats-hand-known"), self.book.counted(area["hand"]["known"])))
        if area["deck"]["top"]:
            lines.append(self.labelled(self.words.say("deck-top-label"), self.book.in_order(area["deck"]["top"])))
        if area["constructs"]:
            lines.append(
                self.labelled(self.words.say("constructs-label"), self.constructs(area["constructs"], turning))
            )
        if area["trophies"]:
            lines.append(self.labelled(self.label("seats-trophies"), self.book.counted(area["trophies"])))
        if turning and area["played"]:
            lines.append(self.labelled(self.label("seats-played"), self.book.counted(area["played"])))
        if area["discard"] and self.with_discards:
            line = self.labelled(self.words.say("discard-label"), self.book.counted(area["discard"], titled=False))
            line.stylize("dim")
            line.truncate(max(20, self.width - 4), overflow="ellipsis")
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
            self.zone("seats-hand", area["hand"]["count"]),
            self.zone("seats-deck", area["deck"]["count"]),
            self.zone("seats-discard", len(area["discard"]))
            if self.width >= NARROW
            else words.say("discard-short", count=len(area["discard"])),
        ]
        if view["first"] == seat and len(view["seats"]) > 1:
            counts.append(words.say("view-first"))
        line.append(SEPARATOR + SEPARATOR.join(counts), style="default not bold")
        return line

    def center(self, view: View, within_reach: Collection[int | str]) -> Table:
        """The row slot by slot, then the piles; what is within reach stands out."""
        roomy = self.width >= ROOMY
        table = Table(
            box=None, padding=(0, 1, 0, 0), expand=True, show_header=False, title=self.words.say("view-row"),
            title_justify="left", title_style="bold",
        )  # fmt: skip
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, max_width=None if roomy else 30, overflow="ellipsis")
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        wide = self.width >= WIDE  # room for whole texts, in two lines where they are long
        table.add_column(no_wrap=not wide, overflow="ellipsis", ratio=1)
        for place in view["row"]:
            slot = str(place["slot"])
            note = self.treasure(place["under"])
            if place["card"] is None:
                table.add_row(slot, "", Text(self.words.say("empty"), style="dim"), "", "", "", note)
                continue
            reach = place["slot"] in within_reach
            table.add_row(slot, *self.card_cells(place["card"], "", note, roomy, reach, place.get("price")))
        table.add_row("", "", Text(self.words.say("view-piles"), style="bold"), "", "", "", "")
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
        elif self.width >= ROOMY:
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
            self.zone("seats-deck", area["deck"]["count"]),
            self.zone("seats-discard", len(area["discard"])),
        ]
        if view["first"] == seat and len(view["seats"]) > 1:
            counts.append(words.say("view-first"))
        lines: list[RenderableType] = [Text(SEPARATOR.join(counts))]
        if area["deck"]["top"]:
            lines.append(self.labelled(self.words.say("deck-top-label"), self.book.in_order(area["deck"]["top"])))
        if area["discard"]:
            discard = self.labelled(self.words.say("discard-label"), self.book.counted(area["discard"], titled=False))
            discard.stylize("dim")
            lines.append(discard)
        if area["trophies"]:
            lines.append(self.labelled(self.label("seats-trophies"), self.book.counted(area["trophies"])))
        if area["constructs"]:
            mine = view["turn_player"] == seat
            lines.append(self.labelled(self.words.say("constructs-label"), self.constructs(area["constructs"], mine)))
        if area["played"]:
            lines.append(self.labelled(self.label("seats-played"), self.book.counted(area["played"])))
        if view["turn_player"] == seat:
            lines.append(self.resources(view))
        lines.append(self.labelled(self.label("seats-hand"), self.book.counted(area["hand"].get("cards", ())), "bold"))
        return lines

    def resources(self, view: View) -> Text:
        """Runes and Power to spend; Runes for one purpose only stand apart."""
        parts = [Text(self.number("runes", view["runes"]), style="bold cyan")]
        if view["restricted_runes"]:
            parts.append(Text(self.number("restricted-runes", view["restricted_runes"]), style="cyan"))
        parts.append(Text(self.number("power", view["power"]), style="bold red"))
        if view["energy"] or self.book.has_energy:
            parts.append(Text(self.number("energy", view["energy"]), style="bold magenta"))
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

    # The names of fields of the view are said as the pages say them.

    def number(self, field: str, count: int) -> str:
        """`Runes: 3`"""
        return self.words.say("shown-number", name=self.words.say(f"view-{field}"), count=count)

    def zone(self, field: str, count: int) -> str:
        """`Discard pile (7)`"""
        return self.words.say("shown-zone", name=self.words.say(f"view-{field}"), count=count)

    def label(self, field: str) -> str:
        """`Hand:`"""
        return self.words.say("shown-label", name=self.words.say(f"view-{field}"))

    def labelled(self, said: str, content: Text, style: str = "") -> Text:
        label = Text(f"{said} ", style=style or "dim")
        return Text.assemble(label, content) if content else label.append("–", style="dim")


def within_reach(actions: Sequence[AscensionAction]) -> set[int | str]:
    """Slots, and cards of piles, that can be acquired or defeated now."""
    taken = [action for action in actions if action.spoken.verb in ("acquire", "defeat") and action.card is not None]
    return {action.slot if action.slot is not None else str(action.card) for action in taken}


def held(action: AscensionAction, area: dict[str, Any]) -> list[str]:
    """The cards among which one of several equal ones is listed once."""
    if action.group in ("play", "hand"):
        return list(area["hand"].get("cards", ()))
    return list(area["trophies"]) if action.group == "trophy" else []


def teammate(view: View, seat: int) -> int | None:
    """The other seat of the team, in team play."""
    if view["mode"] != TEAMS:
        return None
    team = view["seats"][seat]["team"]
    return next(other for other, area in enumerate(view["seats"]) if area["team"] == team and other != seat)


def rival_name(words: Messages, book: CardBook) -> str:
    """The solo opponent of the ruleset: Samael or the Cult."""
    return words.say(f"view-rival-name-{book.rival}")
