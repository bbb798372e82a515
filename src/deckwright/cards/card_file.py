"""One card of a card file: its keys, what each may hold, and which go together. A game adds its own keys."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar

from yaml.nodes import Node, ScalarNode

from deckwright.cards.model import LANGUAGES, Ability, Card, Place, Step
from deckwright.cards.phrases import Key, parse_items, parse_phrase, word_list
from deckwright.cards.sheet import Mistakes, Sheet, mistake, shortened
from deckwright.cards.vocabulary import Moment, Vocabulary

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 60
LONGEST_NAME = 80
MOST_COPIES = 99


def unknown_key(where: str, word: str) -> str:
    return f'{where}: unknown key "{shortened(word)}".'


def near(word: str, known: Sequence[str]) -> str:
    """The known word most like this one, else all of them."""
    close = get_close_matches(word.lower(), known, n=1)
    return f'Did you mean "{close[0]}"?' if close else f"Write {word_list(known)}."


def read_id(sheet: Sheet, node: Node, where: str) -> str:
    """An id: small letters and digits, words joined by hyphens."""
    hint = f'Write small letters, with hyphens between words, such as "spike-vixen"; at most {LONGEST_ID} characters.'
    word = sheet.words(node, where, hint)
    if not ID.fullmatch(word) or len(word) > LONGEST_ID:
        raise mistake(sheet.place(node), f'{where}: "{shortened(word)}" cannot be an id.', hint)
    return word


def read_word(sheet: Sheet, node: Node, where: str, known: Sequence[str]) -> str:
    """One word of a closed list."""
    word = sheet.words(node, where, f"Write {word_list(known)}.")
    if word not in known:
        raise mistake(sheet.place(node), f'{where}: "{shortened(word)}" is not known here.', near(word, known))
    return word


def read_names(sheet: Sheet, node: Node, where: str, mistakes: Mistakes) -> dict[str, str]:
    """The names by language, as they are given; English must be among them."""
    hint = 'Write the names by language: "{en: Spike Vixen, pl: Kolczasta zaklinaczka}".'
    names: dict[str, str] = {}
    entries = sheet.entries(node, where, mistakes, hint)
    for lang, key, value in entries:
        with mistakes.noted():
            if lang not in LANGUAGES:
                problem = f'{where}: "{shortened(lang)}" is no language of a card.'
                raise mistake(sheet.place(key), problem, f"Write {word_list(LANGUAGES)}.")
            names[lang] = sheet.words(value, f"{where} {lang}")
            if len(names[lang]) > LONGEST_NAME:
                raise mistake(sheet.place(value), f"{where} {lang}: the name is too long.",
                              f"Write at most {LONGEST_NAME} characters.")  # fmt: skip
    if "en" not in [lang for lang, _, _ in entries]:
        raise mistake(sheet.place(node), f"{where}: the English name is missing.", hint)
    return names


def all_names(given: dict[str, str]) -> dict[str, str]:
    """A name for every language: English where none is given."""
    return {lang: given.get(lang, given["en"]) for lang in LANGUAGES} if "en" in given else given


class CardReader:
    """Reads one card; what is wrong with it is noted, key by key."""

    plain_keys: ClassVar[tuple[str, ...]] = ("id", "name", "official", "copies", "rulings")  # that hold no phrases
    ruling: ClassVar[re.Pattern[str]] = re.compile(r"[A-Z]-[0-9]{3}")
    ruling_hint: ClassVar[str] = "Write ids of rulings: [R-001]."

    def __init__(self, vocabulary: Vocabulary, sheet: Sheet, node: Node, number: int, mistakes: Mistakes) -> None:
        self.vocabulary, self.sheet, self.mistakes = vocabulary, sheet, mistakes
        self.place = sheet.place(node)
        self.id: str | None = None
        self.label = f"card {number}"
        self.values: dict[str, Node] = {}
        self.keys: dict[str, ScalarNode] = {}
        self.unclear: list[str] = []  # keys that are not understood, or cannot stand on this card
        self.before = len(mistakes.found)
        for word, key, value in sheet.entries(node, self.label, mistakes, 'A card begins with "- id: my-card".'):
            self.values[word], self.keys[word] = value, key
        if "id" in self.values:
            with mistakes.noted():
                self.id = read_id(sheet, self.values["id"], f"{self.label}, id")
                self.label = self.id

    def read(self) -> Card | None:
        """The card, or None where a mistake was noted."""
        self.check_keys()
        common = self.read_common()
        abilities = self.read_abilities()
        return None if self.has_mistakes else Card(**common, abilities=tuple(abilities))

    @property
    def has_mistakes(self) -> bool:
        return len(self.mistakes.found) > self.before or self.id is None

    def read_common(self) -> dict[str, Any]:
        """What every card has, by the names of its fields."""
        for word in ("id", "name", "copies"):
            self.check_present(word, f'Write "{word}: …".')
        names, official = self.read_all_names()
        copies = self.number("copies", 1, MOST_COPIES)
        rulings = self.read_rulings()
        return {"id": self.id, "names": all_names(names), "official": official, "copies": copies, "rulings": rulings,
                "place": self.place}  # fmt: skip

    def problem(self, problem: str, hint: str = "", place: Place | None = None) -> None:
        self.mistakes.add(place or self.place, f"{self.label}: {problem}", hint)

    def key_place(self, word: str) -> Place:
        return self.sheet.place(self.keys[word])

    def check_present(self, word: str, hint: str) -> None:
        """A key that must be there; one that was mistyped is not called missing as well."""
        if word not in self.values and not get_close_matches(word, self.unclear):
            self.problem(f'the key "{word}" is missing.', hint)

    @property
    def known_keys(self) -> tuple[str, ...]:
        """Every key that is one word and no more."""
        moments = self.vocabulary.moments.values()
        return (*self.plain_keys, *(moment.word for moment in moments if moment.written is None))

    def check_keys(self) -> None:
        """Every key must be known."""
        for word in self.values:
            moment = self.vocabulary.moments.get(word.split(" ")[0])
            if word in self.known_keys:
                continue
            if moment is not None and moment.written is not None:
                self.check_shape(word, moment.written, moment.hint)
            elif parse_phrase(word, self.vocabulary.conditions, self.vocabulary) is not None:
                self.problem(f'"{word}" is a condition, not a key of a card.',
                             f'Write it as an item of a list, under {next(iter(self.vocabulary.moments))} for example: '
                             f'"- {word}: {self.vocabulary.example}".', self.key_place(word))  # fmt: skip
                self.unclear.append(word)
            else:
                self.mistakes.add(self.key_place(word), unknown_key(self.label, word), near(word, self.known_keys))
                self.unclear.append(word)

    def check_shape(self, word: str, pattern: re.Pattern[str], hint: str) -> None:
        if not pattern.fullmatch(word):
            self.problem(f'the key "{shortened(word)}" is not written as it should be.', hint, self.key_place(word))
            self.unclear.append(word)

    def read_all_names(self) -> tuple[dict[str, str], tuple[str, ...]]:
        """The names, and the languages whose name is the publisher's."""
        names: dict[str, str] = {}
        official: list[str] = []
        with self.mistakes.noted():
            if "name" in self.values:
                names = read_names(self.sheet, self.values["name"], f"{self.label}, name", self.mistakes)
        with self.mistakes.noted():
            for node in self.list_of("official", "Write languages: [pt, pl]."):
                lang = read_word(self.sheet, node, f"{self.label}, official", LANGUAGES[1:])
                if lang in official or (names and lang not in names):
                    problem = "stands twice" if lang in official else "has no name"
                    raise mistake(self.sheet.place(node), f'{self.label}, official: "{lang}" {problem}.',
                                  "Write each language once, and only those under name.")  # fmt: skip
                official.append(lang)
        return names, tuple(official)

    def list_of(self, word: str, hint: str) -> list[Node]:
        if word not in self.values:
            return []
        return self.sheet.items(self.values[word], f"{self.label}, {word}", hint)

    def one_of(self, word: str, known: Sequence[str], otherwise: str) -> str:
        with self.mistakes.noted():
            if word in self.values:
                return read_word(self.sheet, self.values[word], f"{self.label}, {word}", known)
        return otherwise

    def number(self, word: str, low: int, high: int) -> int:
        with self.mistakes.noted():
            if word in self.values:
                return self.sheet.number(self.values[word], f"{self.label}, {word}", low, high)
        return 0

    def read_rulings(self) -> tuple[str, ...]:
        hint = self.ruling_hint
        rulings: list[str] = []
        with self.mistakes.noted():
            for node in self.list_of("rulings", hint):
                word = self.sheet.words(node, f"{self.label}, rulings", hint)
                if not self.ruling.fullmatch(word) or word in rulings:
                    problem = "stands twice" if word in rulings else "is no id of a ruling"
                    raise mistake(
                        self.sheet.place(node), f'{self.label}, rulings: "{shortened(word)}" {problem}.', hint
                    )
                rulings.append(word)
        return tuple(rulings)

    def ability_keys(self) -> Iterable[tuple[str, Moment]]:
        """Keys that hold phrases: as written, and when they happen."""
        for word in self.values:
            moment = self.vocabulary.moments.get(word.split(" ")[0])
            if moment is None:
                continue
            if word == moment.word if moment.written is None else moment.written.fullmatch(word):
                yield word, moment

    def read_abilities(self) -> list[Any]:
        """What the card does: abilities of the game's own kind."""
        abilities: list[Any] = []
        seen: set[str] = set()
        for word, moment in self.ability_keys():
            self.check_moment(word, moment)
            if moment.word in seen:
                self.problem(f'a card has one "{moment.word}" at most.', "Remove one.", self.key_place(word))
            seen.add(moment.word)
            with self.mistakes.noted():
                abilities += self.read_ability(word, moment)
        return abilities

    def check_moment(self, word: str, moment: Moment) -> None:
        """Refuse a key that cannot stand on this card."""

    def read_ability(self, word: str, moment: Moment) -> list[Any]:
        """One ability; where items are separate, one for each."""
        return [Ability(moment.word, item) for item in self.read_items(word, moment)]

    def read_items(self, word: str, moment: Moment, event: str | None = None) -> list[tuple[Step, ...]]:
        """The steps under a key; where items are separate, those of each."""
        key = Key(self.vocabulary, self.label, word, moment, event)
        items = parse_items(self.values[word], key, self.sheet, self.mistakes)
        return items if moment.separate else [tuple(step for item in items for step in item)]
