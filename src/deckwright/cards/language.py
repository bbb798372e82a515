"""The language of a game's cards as a value: what readers, compiler and text need to know of the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeVar

from deckwright.cards.compiler import CardTable, Compiler
from deckwright.cards.model import Card, CardSet
from deckwright.cards.set_file import SetReader
from deckwright.cards.text import Wording
from deckwright.cards.vocabulary import Vocabulary

S = TypeVar("S", bound=CardSet)  # what the sets of the game are


@dataclass(frozen=True, eq=False)
class Language(Generic[S]):
    """What the cards of a game can say, how they are read, what they become and how they are told."""

    game: str
    package: str  # its folder `locale` has the messages of card text, its folder `sets` the card files that come along
    vocabulary: Vocabulary
    keywords: Callable[[Any], tuple[str, ...]] = lambda card: ()  # what a card has to do with, in single words
    set_reader: type[SetReader] = SetReader
    compiler: type[Compiler] = Compiler
    wording: type[Wording] = Wording

    @cached_property
    def sets(self) -> Path:
        """Where its sets lie."""
        return Path(str(files(self.package) / "sets"))

    def compile(self, cards: Sequence[Card]) -> CardTable:
        """The card table and the program of these cards."""
        return self.compiler(self.vocabulary).compile(cards)

    def words(self, lang: str) -> Wording:
        """How its cards read in one of the four languages."""
        return wording_of(self, lang)


@cache
def wording_of(language: Language[Any], lang: str) -> Wording:
    return language.wording(language.vocabulary, language.package, lang)
