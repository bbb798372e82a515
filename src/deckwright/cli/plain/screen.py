"""The screen of a game for which nobody has drawn one: its view, field by field, by the names that the game has for them."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.cli.plain.layout import Fact, Section, Spot, Zone, lay_out
from deckwright.kernel import showing as sh
from deckwright.table.actions import Action
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.said import speech_of
from deckwright.table.terminal import Cards, View
from deckwright.table.words import slug

SEPARATOR = " · "
INDENT = 2
SHORTEST = 20  # columns of a line that is cut
WINNER = "bold green"


class PlainScreen:
    """Draws any game for the people at a terminal."""

    def __init__(self, words: Messages, cards: Cards, names: Sequence[str], ruleset: Ruleset) -> None:
        self.words = words
        self.cards = cards
        self.names = names
        self.called = ruleset.kind.online.words(ruleset)
        self.text = speech_of(ruleset, words.lang, names).text
        self.fields = ruleset.kind.viewed.fields.fields

    def board(
        self, view: View, seat: int, width: int, actions: Sequence[Any] = (), watching: bool = False, full: bool = False
    ) -> list[RenderableType]:
        """The table, the others in the order of turns, then one's own things; in `full` also long lists of others."""
        layout = lay_out(self.fields, view)
        count = len(layout.seats)
        lines: list[RenderableType] = [self.head(view, None if watching else seat)]
        for section in layout.others:
            lines += self.section(section, width, full)
        for step in range(1, count):
            lines += self.section(layout.seats[(seat + step) % count], width, full)
        if count > 1 or layout.others:
            lines.append(Rule(style="dim"))
        lines += self.section(layout.table, width, full=True)
        for own in layout.seats[seat : seat + 1]:
            lines.append(Rule(Text(self.names[seat]), style="dim", align="left"))
            lines += self.things(own, width, full=True, indent=0)
        return lines

    def head(self, view: View, seat: int | None) -> Text:
        """Round and whose turn it is, as far as the game has them."""
        words, parts = self.words, []
        if "round" in view:
            parts.append(words.say("round", n=view["round"]))
        if (turn := view.get("turn_player")) is not None:
            parts.append(words.say("your-turn") if turn == seat else words.say("turn-of", player=self.names[turn]))
        return Text(SEPARATOR.join(parts), style="bold")

    def section(self, section: Section, width: int, full: bool) -> list[RenderableType]:
        """A name, and below it what is to be known; the table itself has none."""
        if section.seat is None and section.called is None:
            return self.things(section, width, full, indent=0)
        named = self.names[section.seat] if section.seat is not None else self.named(section.called)
        return [Text(named, style="bold"), *self.things(section, width, full, INDENT)]

    def things(self, section: Section, width: int, full: bool, indent: int) -> list[RenderableType]:
        """Facts in lines as long as the terminal is wide, then zone after zone."""
        room = width - indent
        lines: list[RenderableType] = []
        for line in flowing([self.fact(fact) for fact in section.facts], room):
            lines.append(Padding(line, (0, 0, 0, indent), expand=False))
        for zone in section.zones:
            if zone.is_listed:
                lines.append(self.listed(zone))
                continue
            line = self.inline(zone)
            if not full:
                line.truncate(max(SHORTEST, room), overflow="ellipsis")
            lines.append(Padding(line, (0, 0, 0, indent), expand=False))
        return lines

    def inline(self, zone: Zone) -> Text:
        """`Discard pile (3): Apprentice ×2, Militia`"""
        line = Text.assemble((self.words.say("shown-zone", name=self.named(zone.field), count=zone.count), "dim"))
        line.append(": ")
        for place, spot in enumerate(zone.spots):
            line.append(", " if place else "")
            line.append_text(self.spot(spot))
        return line

    def listed(self, zone: Zone) -> Table:
        """A line for each card, with its text as far as there is room."""
        table = Table(
            box=None, padding=(0, 1, 0, 0), expand=True, show_header=False, title=self.named(zone.field),
            title_justify="left", title_style="bold",
        )  # fmt: skip
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for spot in zone.spots:
            text = "" if spot.card is None else self.cards.text(spot.card)
            table.add_row("–" if spot.slot is None else str(spot.slot), self.spot(spot), Text(text, style="dim"))
        return table

    def spot(self, spot: Spot) -> Text:
        """`Kor, the Ferromancer (Price now: 2)`, `Apprentice ×3`"""
        line = Text(self.words.say("empty"), style="dim") if spot.card is None else self.cards.titled(spot.card)
        if spot.count != 1:
            line.append(f" ×{spot.count}")
        if spot.facts:
            line.append(f" ({SEPARATOR.join(self.fact(fact).plain for fact in spot.facts)})", style="yellow")
        return line

    def fact(self, fact: Fact) -> Text:
        """`Round: 3`, or the name alone where it says it all."""
        name, what, value = self.named(fact.field), fact.field.what, fact.value
        if what == sh.COUNTER:
            return Text(self.words.say("shown-number", name=name, count=value), style="" if value else "dim")
        if what in (sh.FLAG, sh.ABILITIES):
            return Text(name)
        return Text(f"{self.words.say('shown-label', name=name)} {self.value(what, fact)}")

    def value(self, what: str, fact: Fact) -> str:
        """What is not a bare number, in words."""
        value = fact.value
        if what in (sh.CARD, sh.ZONE):
            return ", ".join(self.cards.name(str(card)) for card in ([value] if what == sh.CARD else value))
        if what in (sh.SEAT, sh.SEATS):
            return ", ".join(self.names[seat] for seat in ([value] if what == sh.SEAT else value))
        if what == sh.WORD:
            return self.word(fact.field, value)
        if what in (sh.COUNTERS, sh.NUMBERS, sh.CARD_NUMBERS):
            return ", ".join(map(str, value))
        return self.several(what, fact)

    def several(self, what: str, fact: Fact) -> str:
        """What there are several of: words, amounts, what belongs to a number, rows of facts."""
        value, field = fact.value, fact.field
        if what == sh.ROWS:
            return "; ".join(SEPARATOR.join(self.fact(inner).plain for inner in row) for row in value)
        if what == sh.WORDS:
            return ", ".join(self.word(field, word) for word in value)
        if what == sh.CHOICES:
            return ", ".join("/".join(self.word(field, word) for word in words) for words in value)
        if what == sh.AMOUNTS:
            return ", ".join(f"{self.word(field, word)} ×{n}" for word, n in value.items())
        if what in (sh.NUMBERS_BY, sh.WORDS_BY):
            return "; ".join(
                f"{n}: {', '.join(self.word(field, str(one)) for one in ones)}" for n, ones in value.items()
            )
        return str(value)

    def word(self, field: sh.Field, word: str) -> str:
        """What the game calls a word of a field; several with a slash each by itself, and what nobody names as it is."""
        keys = [(f"{field.word_key}-{slug(part)}", part) for part in word.split("/")]
        return "/".join(self.words.say(key) if self.words.has(key) else part for key, part in keys)

    def named(self, field: sh.Field | None) -> str:
        """What the game calls a field of its view."""
        return "" if field is None else self.words.say(field.key)

    # The list of actions.

    def heading(self, action: Action) -> str:
        """None: the names of actions say what they do."""
        return ""

    def entry(self, action: Action, actions: Sequence[Action], view: View, seat: int) -> Text:
        """What it is called, the slot where another is called the same, and what it does where its card does not say it."""
        called = self.called
        label = called.label(action)
        entry = Text(self.text(label))
        if action.slot is not None and sum(called.label(other) == label for other in actions) > 1:
            entry.append(f" @{action.slot}")
        if effect := called.effect(action, self.words.lang):
            entry.append(f"  {effect}", style="dim")
        return entry

    # The rest of what is shown.

    def everything_open(self, game: Game) -> tuple[View, int]:
        """The view from the side of the seat at turn, in which every seat shows what it sees of its own things."""
        seat = game.turn_player
        view = game.view(seat, memory_aids=False)
        for one in self.fields:
            if one.what == sh.LIST and not one.holder:
                view[one.name] = [game.view(place, memory_aids=False)[one.name][place] for place in range(game.players)]
        return view, seat

    def result(self, game: Game) -> list[RenderableType]:
        """Every seat with its place and score, and who has won."""
        words, winners, scores = self.words, game.winners(), game.scores()
        table = Table(title=words.say("final-score"), title_style="bold", header_style="bold")
        table.add_column(words.say("column-place"), justify="right")
        table.add_column(words.say("column-player"))
        table.add_column(words.say("column-total"), justify="right")
        for place, seat in enumerate(game.ranking(), 1):
            table.add_row(str(place), self.names[seat], str(scores[seat]), style=WINNER if seat in winners else None)
        won = ", ".join(self.names[seat] for seat in winners)
        verdict = words.say("wins", player=won, count=len(winners)) if winners else words.say("nobody-wins")
        return [table, Text(verdict, style="bold")]

    def legend(self) -> list[RenderableType]:
        """There are no signs."""
        return []


def flowing(parts: Iterable[Text], width: int) -> list[Text]:
    """The parts one after the other, in lines that are broken between them."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + cell_len(SEPARATOR) + part.cell_len <= width:
            lines[-1].append(SEPARATOR).append_text(part)
        else:
            lines.append(part.copy())
    return lines
