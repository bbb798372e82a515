"""The cards of a game as its screen shows them: names in colours, marks, costs."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import cast

from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.ascension.table.labels import CardNames
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.terminal.facts import MONSTER, cost_of
from deckwright.table import kinds

# A faction shows by shape and letter, so that colour is never needed to tell it.
SHAPES = {"enlightened": "▲", "lifebound": "●", "mechana": "■", "void": "◆", "monster": "✶", "none": "·"}
COLORS = {
    "enlightened": "dodger_blue1",
    "lifebound": "green3",
    "mechana": "dark_goldenrod",
    "void": "medium_purple1",
    "monster": "indian_red1",
    "none": "default",
}
NO_FACTION = "none"
TREASURE = "¤"  # beneath a card of the row


class CardBook(CardNames):
    """All cards of one ruleset in one language."""

    def __init__(self, ruleset: kinds.Ruleset, words: Messages) -> None:
        found = cast("Ruleset", ruleset)
        super().__init__(found, words.lang)
        self.words = words
        self.rival = found.rival

    @property
    def types(self) -> dict[str, str]:
        """The type of every card."""
        return {card.id: card.type for card in self._cards.values()}

    @property
    def has_energy(self) -> bool:
        """Whether Energy does anything in this ruleset."""
        return any("energize" in card.keywords for card in self._cards.values())

    @property
    def has_several_treasures(self) -> bool:
        """Whether it must be said which Treasure lies under a card."""
        return sum(card.origin == "treasure" for card in self._cards.values()) > 1

    def faction(self, card: str) -> str:
        """The faction, `monster` for Monsters, or `none`."""
        info = self._cards.get(card)
        if info is None:
            return NO_FACTION
        if info.type == MONSTER:
            return MONSTER
        return info.faction if info.faction in SHAPES else NO_FACTION

    def color(self, card: str) -> str:
        return COLORS[self.faction(card)]

    def mark(self, card: str) -> Text:
        """Shape and letter of the faction."""
        faction = self.faction(card)
        letter = self.words.say(f"faction-short-{faction}") if faction != NO_FACTION else " "
        return Text(f"{SHAPES[faction]}{letter}", style=self.color(card))

    def titled(self, card: str) -> Text:
        """The name in the colour of its faction, with the faction's mark before it."""
        if self.faction(card) == NO_FACTION:
            return Text(self.name(card))
        return Text.assemble(self.mark(card), " ", (self.name(card), self.color(card)))

    def cost(self, card: str, price: int | None = None) -> str:
        """What it takes to acquire or defeat the card, printed or as it is now."""
        info = self._cards.get(card)
        return "" if info is None else cost_of(info, self.words, price)

    def honor(self, card: str) -> str:
        info = self._cards.get(card)
        return f"★{info.honor}" if info is not None and info.honor else ""

    def kind(self, card: str, short: bool = False) -> str:
        """Hero, Construct, Monster or Treasure, in full or as it fits a narrow column."""
        info = self._cards.get(card)
        if info is None:
            return ""
        return self.words.say(f"type-short-{info.type}") if short else self.words.say(f"type-{info.type}")

    def counted(self, cards: Iterable[str], titled: bool = True) -> Text:
        """Cards in one line, equal ones together: `Apprentice ×3, Militia`."""
        return self.as_list(Counter(cards).items(), titled)

    def in_order(self, cards: Iterable[str]) -> Text:
        """Cards whose order is known, only equal neighbours together: `Mystic, Militia, Mystic ×2` (R-206)."""
        return self.as_list((card, len(list(equal))) for card, equal in groupby(cards))

    def as_list(self, cards: Iterable[tuple[str, int]], titled: bool = True) -> Text:
        """Cards with how many there are of each, in one line."""
        line = Text()
        for card, count in cards:
            if line:
                line.append(", ")
            line.append_text(self.titled(card) if titled else Text(self.name(card)))
            if count > 1:
                line.append(f" ×{count}")
        return line
