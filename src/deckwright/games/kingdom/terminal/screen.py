"""The table of a kingdom: how far the game is, resources, deck and box, play area, permanents, discard pile."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.terminal.cardbook import CardBook
from deckwright.games.kingdom.terminal.labels import Labels
from deckwright.games.kingdom.terminal.result import result_of
from deckwright.games.kingdom.terminal.rows import SEVERAL, Rows
from deckwright.games.kingdom.terminal.signs import FAME, LATER, NOT, OUTLOOKS, PAYABLE, fame_sign

SEPARATOR = " · "
GAP = 4
GONE = ("discard", "set_aside", "destroyed", "banished")
MOST_NAMED = 12  # cards of a zone; longer lists are shown in full only when they are asked for
View = dict[str, Any]


class Screen:
    """Draws kingdoms for the person at a terminal."""

    def __init__(self, words: Messages, book: CardBook, labels: Labels, names: Sequence[str]) -> None:
        self.words = words
        self.book = book
        self.labels = labels
        self.names = names
        self.rows = Rows(words, book)

    def board(
        self, view: View, seat: int, width: int, actions: Sequence[Any] = (), watching: bool = False, full: bool = False
    ) -> list[RenderableType]:
        """The table; in `full` all zones with all that is on their cards."""
        words = self.words
        lines: list[RenderableType] = [
            sides(self.course(view), self.standing(view), width),
            sides(self.deck(view), self.box(view), width),
        ]
        lines += self.known(view, full)
        lines.append(self.pool(view))
        if view.get("packet"):
            lines.append(self.rows.table(view["packet"], view, width, words.say("view-packet")))
        if view.get("reading"):
            lines.append(self.rows.table(view["reading"], view, width, words.say("view-reading")))
        if view["permanents"]:
            lines.append(self.rows.table(view["permanents"], view, width, self.zone("permanents", view), full, SEVERAL))
        if view["play"]:
            lines.append(self.rows.table(view["play"], view, width, self.zone("play", view), full))
        else:
            lines.append(Text.assemble((words.say("view-play"), "bold"), ": –"))
        for zone in GONE:
            if view[zone] and (full or len(view[zone]) <= MOST_NAMED):
                lines.append(self.listed(zone, view, full))
        if not full and (long := [zone for zone in GONE if len(view[zone]) > MOST_NAMED]):
            lines.append(Text(SEPARATOR.join(self.zone(zone, view) for zone in long), style="dim"))
        if full:
            lines += self.whole_deck(view)
        return lines

    # The head.

    def course(self, view: View) -> Text:
        """Round and turn, how many rounds are left."""
        words = self.words
        parts = [] if view["expansion"] is None else [self.book.name(str(view["expansion"]))]
        if view["phase"] == "banish":
            parts.append(words.say("view-phase-banish"))
        else:
            parts += [words.say("round", n=view["round"]), words.say("turn", n=view["turn"])]
        line = Text(SEPARATOR.join(parts), style="bold")
        if view["last_round"]:
            line.append(SEPARATOR).append(words.say("last-round"), style="bold red")
        else:
            line.append(SEPARATOR + words.say("rounds-left", count=view["rounds_left"]), style="not bold")
        return line

    def standing(self, view: View) -> Text:
        """Fame so far, and whether the kingdom can still be restarted."""
        line = Text(f"{FAME} {self.words.say('fame', count=view['fame'])}", style="bold yellow")
        if view["restart_open"]:
            line.append(SEPARATOR + self.words.say("restart-open"), style="dim not bold")
        return line

    def deck(self, view: View) -> Text:
        """How many cards are in the deck, and the one that lies on top."""
        deck = view["deck"]
        line = Text(self.count("deck", deck["count"]))
        if deck["top"] is not None:
            line.append(", ").append(self.words.say("on-top"), style="dim").append(" ")
            line.append_text(self.book.titled_at(deck["top"]["card"], deck["top"]["stage"]))
        return line

    def box(self, view: View) -> Text:
        """The numbers that are still in the box."""
        return Text.assemble(
            (self.count("box", len(view["box"])), "dim"), (": ", "dim"), (runs(view["box"]) or "–", "dim")
        )

    def known(self, view: View, full: bool) -> list[RenderableType]:
        """Cards of the deck whose place is known, and cards that were read and left in the box."""
        found: list[RenderableType] = []
        deck = view["deck"]
        for field, numbers in (
            ("deck-known-top", deck["known_top"]), ("deck-known-bottom", deck["known_bottom"]), ("read", view["read"]),
            ("offered", view.get("offered", ())),
        ):  # fmt: skip
            if numbers and (full or len(numbers) <= MOST_NAMED or field != "read"):
                found.append(self.labelled(field, [self.book.titled(str(number)) for number in numbers]))
        return found

    def pool(self, view: View) -> Text:
        """What can be spent."""
        amounts = self.book.amounts.all(view["pool"])
        label = self.words.say("shown-label", name=self.words.say("view-pool"))
        return Text.assemble((f"{label} ", "bold"), (amounts, "bold cyan") if amounts else ("–", "dim"))

    # Zones.

    def zone(self, field: str, view: View) -> str:
        return self.count(field, len(view[field]))

    def count(self, field: str, count: int) -> str:
        """`Discard pile (7)`"""
        return self.words.say("shown-zone", name=self.words.say(f"view-{field.replace('_', '-')}"), count=count)

    def listed(self, zone: str, view: View, full: bool) -> Text:
        """Cards by number and name, in one line or, in full, with their fame."""
        line = Text.assemble((f"{self.zone(zone, view)}: ", "dim"))
        for place, card in enumerate(view[zone]):
            line.append(", " if place else "")
            line.append_text(self.book.titled_at(card["card"], card["stage"]))
            if full and card["fame"]:
                line.append(f" {fame_sign(card['fame'])}", style="yellow")
        return line

    def whole_deck(self, view: View) -> list[RenderableType]:
        """All that is in the deck, by number; in which order it lies nobody knows."""
        cards = view["deck"].get("cards", ())
        return (
            [self.labelled("deck-cards", [self.book.titled_at(one["card"], one["stage"]) for one in cards])]
            if cards
            else []
        )

    def labelled(self, field: str, cards: Sequence[Text]) -> Text:
        label = self.words.say("shown-label", name=self.words.say(f"view-{field}"))
        return Text.assemble((f"{label} ", "dim"), Text(", ").join(cards))

    # The list of actions.

    def heading(self, action: Any) -> str:
        """What a group of actions is called."""
        return self.labels.heading(action)

    def entry(self, action: Any, actions: Sequence[Any], view: View, seat: int) -> Text:
        """What an action does, and what would be lost by it."""
        entry = self.labels.entry(action, view)
        if losing := view["decision"]["losing"].get(action.text):
            lost = self.words.say("loses", amounts=self.book.amounts.all(losing))
            entry.append(f"  {lost}", style="bold yellow")
        return entry

    # The rest of what is shown.

    def everything_open(self, game: KingdomGame) -> tuple[View, int]:
        """What the player saw: nobody else is there from whom to hide anything, and the order of the deck stays hidden."""
        return game.view(0), 0

    def result(self, game: KingdomGame) -> list[RenderableType]:
        """The score by source and by round, the title, the score track."""
        return result_of(game, self.words, self.book)

    def legend(self) -> list[RenderableType]:
        """What the signs mean."""
        signs = Text()
        for mark, key in ((PAYABLE, "payable"), (LATER, "later"), (NOT, "not")):
            signs.append(mark, style=OUTLOOKS[mark]).append(f" {self.words.say(f'legend-{key}')}   ")
        return [signs, Text(self.words.say("legend-signs")), Text(self.words.say("legend-effects"))]


def sides(left: Text, right: Text, width: int) -> RenderableType:
    """Two texts at both ends of a line, or one below the other where there is no room."""
    if left.cell_len + right.cell_len + GAP > width:
        return Text("\n").join([left, right])
    table = Table.grid(expand=True, padding=(0, 1))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(left, right)
    return table


def runs(numbers: Sequence[int]) -> str:
    """`11–72, 75, 80–138`"""
    found = []
    for _, run in groupby(enumerate(sorted(numbers)), key=lambda entry: entry[1] - entry[0]):
        cards = [number for _, number in run]
        found.append(str(cards[0]) if len(cards) == 1 else f"{cards[0]}–{cards[-1]}")
    return ", ".join(found)
