"""The cards of a game by name: what they are called, what they say, which one is meant."""

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Any

from rich.text import Text

import deckwright as dw
from deckwright.cli.words import FALLBACK, Words, simple
from deckwright.games.ascension.table.labels import STARTING, CardNames
from deckwright.table.rulesets import Pack, resolve

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
MONSTER = "monster"
NO_FACTION = "none"
TREASURE = "¤"  # beneath a card of the row
SUGGESTIONS = 3
CLOSE_ENOUGH = 0.55


class CardBook(CardNames):
    """All cards of one ruleset in one language."""

    def __init__(self, ruleset: str, words: Words, packs: Sequence[Pack] = ()) -> None:
        found: Any = resolve(ruleset, packs)
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

    def info(self, card: str) -> dw.CardInfo | None:
        return self._cards.get(card)

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
        """What it takes to acquire or defeat the card, printed or as it is now, with the letter of the resource."""
        info = self._cards.get(card)
        if info is None or info.origin == STARTING or info.type == "treasure":
            return ""
        count = info.cost if price is None else price
        return self.words.say("cost-power" if info.type == MONSTER else "cost-runes", count=count)

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
        return self.listed(Counter(cards).items(), titled)

    def in_order(self, cards: Iterable[str]) -> Text:
        """Cards whose order is known, only equal neighbours together: `Mystic, Militia, Mystic ×2` (R-206)."""
        return self.listed((card, len(list(equal))) for card, equal in groupby(cards))

    def listed(self, cards: Iterable[tuple[str, int]], titled: bool = True) -> Text:
        """Cards with how many there are of each, in one line."""
        line = Text()
        for card, count in cards:
            if line:
                line.append(", ")
            line.append_text(self.titled(card) if titled else Text(self.name(card)))
            if count > 1:
                line.append(f" ×{count}")
        return line

    def known_as(self, card: str) -> tuple[str, ...]:
        """Every way to name the card: in the chosen language, in English, by its id."""
        names = (simple(self.name(card)), simple(self.name(card, FALLBACK)), simple(card))
        return tuple(dict.fromkeys(names))

    def find(self, asked: str) -> list[str]:
        """The cards that these words may mean: exactly, else by the beginnings of words, else by any part."""
        wanted = simple(asked)
        if not wanted:
            return []
        exact = [card for card in self._cards if wanted in self.known_as(card)]
        if exact:
            return exact[:1]
        begun = [card for card in self._cards if any(begins(name, wanted) for name in self.known_as(card))]
        if begun:
            return begun
        return [card for card in self._cards if any(wanted in name for name in self.known_as(card))]

    def similar(self, asked: str) -> list[str]:
        """Cards with a name like this one, for a person who mistyped it."""
        spoken = {name: card for card in self._cards for name in self.known_as(card)}
        close = get_close_matches(simple(asked), spoken, n=SUGGESTIONS * 2, cutoff=CLOSE_ENOUGH)
        return list(dict.fromkeys(spoken[name] for name in close))[:SUGGESTIONS]


def begins(text: str, asked: str) -> bool:
    """Whether each asked word begins a word of the text of its own, in the same order."""
    words = iter(text.split())
    return all(any(word.startswith(part) for word in words) for part in asked.split())
