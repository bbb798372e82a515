"""Open cards line by line: what each gives, what it can become and for what, its effects and its marks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.terminal.amounts import missing
from deckwright.games.kingdom.terminal.cardbook import NUMBER_SIGN, CardBook

WIDE = 100  # columns from which everything about a card stands beside its name
ARROWS = {"down": "↓", "right": "→"}
FAME = "★"
TICKED, FREE = "☒", "☐"
PAYABLE, LATER, NOT = "✓", "◐", "✗"
ICONS = {
    "passive": "•", "activated": "»", "time": "◷", "destroy": "†", "optional": "?", "forced": "!", "once": "①",
}  # fmt: skip
MANY = 8  # cards of a zone, from more than these on the texts of their effects are left out
MARKS = {PAYABLE: "bold green", LATER: "yellow", NOT: "dim"}
GAP = "   "
Shown = Mapping[str, Any]


class Rows:
    """Draws open cards for a terminal of some width."""

    def __init__(self, words: Messages, book: CardBook) -> None:
        self.words = words
        self.book = book
        self.with_texts = True

    def table(
        self, cards: Sequence[Shown], view: Mapping[str, Any], width: int, title: str, full: bool = False
    ) -> Table:
        """A title, and below it a line or two for each card; texts of effects only where there is room for them."""
        self.with_texts = full or len(cards) <= MANY
        table = Table(
            box=None, padding=(0, 1, 0, 0), expand=True, show_header=False, title=title, title_justify="left",
            title_style="bold",
        )  # fmt: skip
        table.add_column(justify="right", no_wrap=True, style="bold")
        heads = [self.head(card) for card in cards]
        if width >= WIDE:
            table.add_column(no_wrap=True)
            table.add_column(no_wrap=True, style="cyan")
            table.add_column(no_wrap=True, style="yellow")
            table.add_column(ratio=1)
            for card, head in zip(cards, heads, strict=True):
                table.add_row(f"{NUMBER_SIGN}{card['card']}", *head, flowing(self.tail(card, view)))
            return table
        table.add_column(ratio=1)
        room = [max(part.cell_len for part in column) for column in zip(*heads, strict=True)]
        for card, head in zip(cards, heads, strict=True):
            line = Text()
            for part, cells in zip(head, room, strict=True):
                line.append_text(part).append(" " * (cells - part.cell_len + 1 if cells else 0))
            line.rstrip()
            for part in self.tail(card, view):
                line.append("\n").append_text(part)
            table.add_row(f"{NUMBER_SIGN}{card['card']}", line)
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
            Text(f"{FAME}{card['fame']}" if card["fame"] else "", "yellow"),
        )

    def tail(self, card: Shown, view: Mapping[str, Any]) -> list[Text]:
        """What blocks it, what it can become, its effects, its marks; each a part of its own."""
        words, found = self.words, list[Text]()
        if card["blocked_by"] is not None:
            blocker = self.book.name(str(card["blocked_by"]))
            return [Text(words.say("blocked-by", card=blocker), style="red3")]
        if card["blocks"]:
            blocked = ", ".join(self.book.name(str(number)) for number in card["blocks"])
            found.append(Text(words.say("blocks", cards=blocked), style="red3"))
        upgrades = [self.upgrade(card, upgrade, view) for upgrade in card["upgrades"]]
        if upgrades:
            found.append(Text(GAP).join(upgrades))
        found += self.effects(card)
        if marks := self.marks(card):
            found.append(Text(GAP.join(marks), style="magenta"))
        return found

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
        line.append(mark, style=MARKS[mark])
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
        if game is None or card not in view["play"] + view["permanents"] or view["phase"] != "turn":
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

    def effects(self, card: Shown) -> list[Text]:
        """The effects by name, those that can be used now in bold: their texts stand among the actions; all others with texts."""
        named = [effect for effect in card["effects"] if effect["usable"] or not self.with_texts]
        found = [Text(GAP).join(self.effect(effect) for effect in named)] if named else []
        for effect in card["effects"]:
            if effect not in named:
                text = self.book.effect(card["card"], card["stage"], effect["name"])
                found.append(self.effect(effect).append(f": {text}", style="dim"))
        return found

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


def here(marks: Mapping[Any, Sequence[int]], stage: str) -> Sequence[int]:
    """The marks of one stage."""
    return next((found for at, found in marks.items() if str(at) == stage), ())


def flowing(parts: Sequence[Text]) -> Text:
    """Parts one below the other."""
    return Text("\n").join(parts)
