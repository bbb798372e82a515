"""What the program says: interface texts in four languages, read from the Fluent files beside this module."""

import os
import re
import unicodedata
from collections.abc import Mapping

from deckwright.cards.messages import Home, Messages
from deckwright.cards.model import LANGUAGES
from deckwright.table.field_words import homes_of
from deckwright.table.kinds import GameKind
from deckwright.table.rulebook import rulings

PACKAGE = "deckwright.cli"
FALLBACK = "en"

LARGEST_NUMBER = 10**18  # that is written out
LONGEST_VALUE = 1000  # characters of what was typed, or of a path, that a message repeats

# Letters that Unicode does not take apart into a base letter and a mark.
PLAIN_LETTERS = str.maketrans({"ł": "l", "ß": "ss", "’": "", "'": "", "`": ""})
DIGITS = re.compile(r"[0-9]{1,1000}")


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, English where we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable, "")
        if value:
            language = value.replace("-", "_").split(".")[0].split("_")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def default_language() -> str:
    return language_of(os.environ)


class Words(Messages):
    """The texts of one language; at a game's table also the names of its fields, and what it says in its own words."""

    def __init__(self, lang: str, kind: GameKind | None = None) -> None:
        homes: tuple[Home, ...] = (PACKAGE,)
        if kind is not None:
            own = kind.terminal().messages
            homes = (PACKAGE, *homes_of(kind), *(() if own is None else (own,)))
        super().__init__(homes, lang)

    def say(self, key: str, **values: str | int) -> str:
        """The text of this key with its values filled in, what is very long in short."""
        return super().say(key, **{name: in_short(value) for name, value in values.items()})

    def alternatives(self, key: str) -> tuple[str, ...]:
        """A text that is a list of words with commas between them."""
        return tuple(simple(word) for word in self.say(key).split(","))

    def ruling(self, id: str) -> str:
        """A ruling by id and title; one that only a set of somebody's own knows, by its id."""
        known = rulings().get(id)
        return self.say("ruling", id=id) if known is None else f"{id} {known.title(self.lang)}"


def simple(text: str) -> str:
    """Text as it is compared: small letters without accents, words divided by one space."""
    folded = unicodedata.normalize("NFD", text.casefold().translate(PLAIN_LETTERS))
    letters = (letter for letter in folded if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in letters).split())


def whole_number(text: str) -> int | None:
    """The number that these digits write; `None` for anything else, and for more digits than a number has."""
    return int(text) if DIGITS.fullmatch(text) else None


def in_short(value: str | int) -> str | int:
    """A value as a message repeats it: the beginning of what is very long, be it a text or a number."""
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return value
    text = hex(value) if isinstance(value, int) else value
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def printable(text: str) -> str:
    """Text from outside (names, input, saved games) without anything that could steer the terminal."""
    return " ".join("".join(c if unicodedata.category(c)[0] != "C" else " " for c in text).split())
