"""What tests of Ascension's terminal are made with."""

from deckwright.cli.answer import Interpreter
from deckwright.cli.words import Words
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.terminal.cardbook import CardBook
from deckwright.games.ascension.terminal.labels import Labels
from deckwright.games.ascension.terminal.screen import Screen
from deckwright.table.rulesets import resolve

NAMES = ("Ana", "Bo")


def labels(ruleset: str, lang: str = "en") -> Labels:
    words = Words(lang, KIND)
    return Labels(words, CardBook(resolve(ruleset), words), NAMES)


def reader(ruleset: str, lang: str = "en") -> Interpreter:
    words = Words(lang, KIND)
    return Interpreter(words, labels(ruleset, lang))


def screen(ruleset: str) -> Screen:
    named = labels(ruleset)
    return Screen(named.words, named.book, named, NAMES)
