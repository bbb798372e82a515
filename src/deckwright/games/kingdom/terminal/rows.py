"""Open cards line by line: what each gives, what it can become and for what, its effects and its marks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.terminal.amounts import missing
from deckwright.games.kingdom.terminal.cardbook import RED, CardBook
from deckwright.games.kingdom.terminal.signs import (
    ARROWS,
    FREE,
    ICONS,
    LATER,
    NOT,
    NUMBER_SIGN,
    OUTLOOKS,
    PAYABLE,
    TICKED,
    fame_sign,
)  # fmt: skip

WIDE = 110  # columns from which everything about a card stands beside its name
MANY, SEVERAL = (
    8,
    3,
)  # cards in play and others; from more than these on only texts of effects that can be used now are shown
GAP = "  "
NUMBER_ROOM = 5  # columns before what is told of a card
Shown = Mapping[str, Any]


class Rows:
    """Draws open cards for a terminal of some width."""

    def __init__(self, words: Messages, book: CardBook) -> None:
        self.words = words
        self.book = book
        self.with_texts = True

    def table(
        self,
        cards: Sequence[Shown],
        view: Mapping[str, Any],
        width: int,
        title: str,
        full: bool = False,
        most: int = MANY,
    ) -> Table:
        """A title, and below it a line or two for each card; texts of effects only where there are at most so many."""
        self.with_texts = full or len(cards) <= most
        table = Table(
            box=None, padding=(0, 1, 0, 0), expand=True, show_header=False, title=title, title_justify="left",
            title_style="bold",
        )  # fmt: skip
        table.add_column(justify="right", no_wrap=True, style="bold")
        heads = [self.head(card) for card in cards]
        room = [max(part.cell_len for part in column) for column in zip(*heads, strict=True)]
        beside = width - NUMBER_ROOM
        if width >= WIDE:
            for style in ("", "cyan", "yellow"):
                table.add_column(no_wrap=True, style=style)
            table.add_column(ratio=1)
            beside -= sum(cells + 1 for cells in room)
            for card, head in zip(cards, heads, strict=True):
                table.add_row(f"{NUMBER_SIGN}{card['card']}", *head, self.tail(card, view, Text(), beside))
            return table
        table.add_column(ratio=1)
        for card, head in zip(cards, heads, strict=True):
            line = Text()
            for part, cells in zip(head, room, strict=True):
                line.append_text(part).append(" " * (cells - part.cell_len + 1 if cells else 0))
            table.add_row(f"{NUMBER_SIGN}{card['card']}", self.tail(card, view, line, beside))
        return table

    def head(self, card: Shown) -> tuple[Text, Text, Text]:
        """Its name, what it produces, its fame."""
        number, stage = card["card"], card["stage"]
        name = Text(self.book.name_at(number, stage), style=self.book.color(number, stage))
        if card["blocked_by"] is not None:
            name.stylize("dim strike")
        made = self.book.amounts.production(card["production"])
        return (
            name,
            Text(f"+{made}" if made else "", "cyan"),
            Text(fame_sign(card["fame"]), "yellow"),
        )

    def tail(self, card: Shown, view: Mapping[str, Any], line: Text, room: int) -> Text:
        """Behind a line what blocks it, what it can become, its effects, its marks, as far as there is room; then texts."""
        words, parts, texts = self.words, list[Text](), list[Text]()
        if card["blocked_by"] is not None:
            blocker = self.book.name(str(card["blocked_by"]))
            return beside(line, [Text(words.say("blocked-by", card=blocker), style=RED)], room)
        if card["blocks"]:
            blocked = ", ".join(self.book.name(str(number)) for number in card["blocks"])
            parts.append(Text(words.say("blocks", cards=blocked), style=RED))
        parts += [self.upgrade(card, upgrade, view) for upgrade in card["upgrades"]]
        for effect in card["effects"]:
            named = self.effect(effect)
            if effect["usable"] or self.with_texts:
                text = self.book.effect(card["card"], card["stage"], effect["name"])
                texts.append(named.append(f": {text}", style="" if effect["usable"] else "dim"))
            else:
                parts.append(named)
        parts += [Text(mark, style="magenta") for mark in self.marks(card)]
        first = beside(line, parts, room)
        return Text("\n").join([*([first] if first.plain else []), *texts])

    def about(self, card: Shown, view: Mapping[str, Any]) -> list[Text]:
        """What the closer look adds to the text of a card: its cost boxes, where each leads, its marks."""
        found = []
        for upgrade in card["upgrades"]:
            to = self.book.name_at(card["card"], upgrade["to"])
            found.append(Text.assemble(self.upgrade(card, upgrade, view), (f"  ⇒ {to}", "dim")))
        return [*found, *(Text(mark, style="magenta") for mark in self.marks(card))]

    def upgrade(self, card: Shown, upgrade: Mapping[str, Any], view: Mapping[str, Any]) -> Text:
        """`→ 1 coin, 2 stone ✗ 1 stone missing`"""
        line = Text(f"{ARROWS[upgrade['arrow']]} {self.price(upgrade)} ")
        mark, lacking = self.outlook(card, upgrade, view)
        line.append(mark, style=OUTLOOKS[mark])
        if lacking:
            line.append(" " + self.words.say("missing", amounts=self.book.amounts.all(lacking)), style="dim")
        return line

    def price(self, upgrade: Mapping[str, Any]) -> str:
        """What a cost box asks for now, with the sums that may be paid instead and the cards that go with it."""
        words = self.words
        sums = [
            self.book.amounts.all(one) for one in (upgrade["price"], *(o["price"] for o in upgrade.get("others", ())))
        ]
        text = f" {words.say('or')} ".join(filter(None, sums))
        if upgrade.get("discarding"):
            cards = words.say("discarding", count=upgrade["discarding"])
            text = f"{text} + {cards}" if text else cards
        if upgrade.get("less"):
            text += f" ({words.say('less', count=upgrade['less'])})"
        return text or words.say("for-nothing")

    def outlook(self, card: Shown, upgrade: Mapping[str, Any], view: Mapping[str, Any]) -> tuple[str, dict[str, int]]:
        """Whether a cost box can be paid now, after producing, or not; then what is missing, whatever is produced."""
        if upgrade["payable"]:
            return PAYABLE, {}
        game = self.book.game
        if game is None or view["phase"] != "turn" or not is_in_play(card, view):
            return NOT, {}
        if game.ways(f"upgrade {card['card']} {upgrade['arrow']}"):
            return LATER, {}
        have = dict(view["pool"])
        for other in view["play"]:
            if other["card"] != card["card"] and other["blocked_by"] is None:
                for slot in other["production"]:
                    for kind in slot:
                        have[kind] = have.get(kind, 0) + 1
        return NOT, missing(upgrade["price"], have)

    def effect(self, effect: Mapping[str, Any]) -> Text:
        """The sign and the name of an effect, struck out if it is used up."""
        style = "dim strike" if effect["crossed"] else "bold" if effect["usable"] else "dim"
        return Text.assemble((ICONS[effect["icon"]], "bold magenta"), " ", (effect["name"], style))

    def marks(self, card: Shown) -> list[str]:
        """Check boxes, stickers, and whether it stays."""
        words, stage, found = self.words, str(card["stage"]), list[str]()
        if card["boxes"]:
            ticked = set(here(card["ticks"], stage))
            found.append("".join(TICKED if box in ticked else FREE for box in range(1, card["boxes"] + 1)))
        if stickers := here(card["stickers"], stage):
            named = ", ".join(words.say(f"view-sticker-{sticker}") for sticker in stickers)
            found.append(words.say("stickers", stickers=named))
        if card["stays"]:
            found.append(words.say("stays"))
        return found


def is_in_play(card: Shown, view: Mapping[str, Any]) -> bool:
    """Whether it lies where it can be upgraded."""
    return any(card["card"] == one["card"] for one in (*view["play"], *view["permanents"]))


def here(marks: Mapping[Any, Sequence[int]], stage: str) -> Sequence[int]:
    """The marks of one stage."""
    return next((found for at, found in marks.items() if str(at) == stage), ())


def beside(line: Text, parts: Sequence[Text], room: int) -> Text:
    """Parts behind a line, in further lines where there is no room; none is broken unless it must be."""
    done, now = list[Text](), line.copy()
    for part in parts:
        if now.cell_len and now.cell_len + len(GAP) + part.cell_len > room:
            done.append(now)
            now = Text()
        now = Text.assemble(now, GAP if now.cell_len else "", part)
    for one in (*done, now):
        one.rstrip()
    return Text("\n").join([*done, now])
