"""Which card is meant: every way to name one, and what is like a name that there is not."""

import re
from collections.abc import Collection, Iterable
from difflib import get_close_matches

from deckwright.cli.words import FALLBACK, simple
from deckwright.table.terminal import Cards

SUGGESTIONS = 3
CLOSE_ENOUGH = 0.55


class Lookup:
    """Finds the cards of one ruleset by what a person types."""

    def __init__(self, ids: Iterable[str], cards: Cards) -> None:
        self.ways = {card: ways_to_name(card, cards) for card in ids}

    def among(self, met: Collection[str] | None) -> dict[str, tuple[str, ...]]:
        """The cards that may be looked at, with every way to name them."""
        return {card: ways for card, ways in self.ways.items() if met is None or card in met}

    def find(self, asked: str, met: Collection[str] | None = None) -> list[str]:
        """The cards that these words may mean: exactly, else by the beginnings of words, else by any part."""
        wanted, known = simple(asked), self.among(met).items()
        if not wanted:
            return []
        exact = [card for card, ways in known if wanted in ways]
        if exact:
            return exact[:1]
        begun = [card for card, ways in known if any(begins(way, wanted) for way in ways)]
        if begun:
            return begun
        return [card for card, ways in known if any(holds(way, wanted) for way in ways)]

    def similar(self, asked: str, met: Collection[str] | None = None) -> list[str]:
        """Cards with a name like this one, for a person who mistyped it."""
        spoken = {way: card for card, ways in self.among(met).items() for way in ways}
        close = get_close_matches(simple(asked), spoken, n=SUGGESTIONS * 2, cutoff=CLOSE_ENOUGH)
        return list(dict.fromkeys(spoken[way] for way in close))[:SUGGESTIONS]


def ways_to_name(card: str, cards: Cards) -> tuple[str, ...]:
    """Every way to name the card: in the chosen language, in English, by its id."""
    names = (simple(cards.name(card)), simple(cards.name(card, FALLBACK)), simple(card))
    return tuple(dict.fromkeys(names))


def begins(text: str, asked: str) -> bool:
    """Whether each asked word begins a word of the text of its own, in the same order."""
    words = iter(text.split())
    return all(any(begins_word(word, part) for word in words) for part in asked.split())


def begins_word(word: str, part: str) -> bool:
    """Whether a word begins with this; a number in it is whole, so that 1 is not the beginning of 12."""
    return word.startswith(part) and not (part[-1].isdecimal() and word[len(part) :][:1].isdecimal())


def holds(text: str, asked: str) -> bool:
    """Whether the asked words stand anywhere in a text, with their numbers whole."""
    before, after = r"(?<!\d)" if asked[:1].isdecimal() else "", r"(?!\d)" if asked[-1:].isdecimal() else ""
    return re.search(f"{before}{re.escape(asked)}{after}", text) is not None
