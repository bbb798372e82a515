"""A Kingdom card file as a whole: the frame of its game, its keywords, its stickers and its cards."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from yaml.nodes import Node

from deckwright.cards import set_file
from deckwright.cards.card_file import all_names, read_id, read_names
from deckwright.cards.model import LANGUAGES
from deckwright.cards.set_file import content_hash
from deckwright.cards.sheet import mistake, shortened
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.card_file import CardReader, known_words
from deckwright.games.kingdom.cards.checks import Doubts, check_set
from deckwright.games.kingdom.cards.model import Card, CardSet

NUMBERS = {"per round": (0, 9), "gate": (0, 9_999), "final": (0, 9_999)}
RANGES = ("start", "sequence")
KEYWORD = re.compile(r"[a-z]+")
USUAL_PER_ROUND = 2


class SetReader(set_file.SetReader):
    """Reads a card file of Kingdom."""

    card_set: ClassVar[type[CardSet]] = CardSet

    @classmethod
    def keys(cls) -> tuple[str, ...]:
        return ("game", "set", "name", "keywords", *RANGES, *NUMBERS, "stickers", "titles", "into", "cards")

    def read(self) -> CardSet:
        """The set in the file; all its mistakes are found before the first is raised."""
        self.read_keys()
        own: dict[str, Any] = {"id": "", "names": {}, "into": []}
        with self.mistakes.noted():
            if "set" in self.found:
                own["id"] = read_id(self.sheet, self.found["set"], "set")
        with self.mistakes.noted():
            if "name" in self.found:
                own["names"] = all_names(read_names(self.sheet, self.found["name"], "name", self.mistakes))
        with self.mistakes.noted():
            if "into" in self.found:
                own["into"] = self.read_into(self.found["into"], own["id"])
        keywords = self.read_keywords()
        frame: dict[str, Any] = {word.replace(" ", "_"): self.read_number(word) for word in NUMBERS}
        ranges: dict[str, Any] = {word: self.read_range(word) for word in RANGES}
        stickers, titles = self.read_stickers(), self.read_titles()
        plurals = known_words(keywords)
        cards: list[Card] = []
        self.doubts = Doubts({}, set())
        with self.mistakes.noted():
            if "cards" in self.found:
                cards = [replace(card, keywords=keywords) for card in self.read_kingdom(self.found["cards"], plurals)]
        check_set(cards, self.mistakes, self.doubts, stickers if ranges["start"] else dict.fromkeys(STICKERS, 1))
        self.mistakes.refuse()
        content = [
            *map(str, (sorted(frame.items()), sorted(ranges.items()), sorted(stickers.items()))),
            *sorted(keywords),
        ]
        return CardSet(
            game=self.game, cards=tuple(cards), by_id={card.id: card for card in cards}, keywords=keywords,
            content_hash=content_hash(cards, content), file=self.sheet.file, text=self.sheet.text, stickers=stickers,
            titles=titles, id=own["id"], names=own["names"], into=tuple(own["into"]), **frame, **ranges,
        )  # fmt: skip

    def read_keywords(self) -> dict[str, Mapping[str, str]]:
        """The keywords of the set: their names in four languages and the English plural (KV-11)."""
        found: dict[str, Mapping[str, str]] = {}
        hint = 'Write "soldier: {en: soldier, plural: soldiers, pt: …, pl: …, ru: …}".'
        with self.mistakes.noted():
            if "keywords" in self.found:
                for word, key, value in self.sheet.entries(self.found["keywords"], "keywords", self.mistakes, hint):
                    with self.mistakes.noted():
                        if not KEYWORD.fullmatch(word):
                            raise mistake(self.sheet.place(key), f'keywords: "{shortened(word)}" cannot be a keyword.',
                                          "Write one word in small letters.")  # fmt: skip
                        entries = self.sheet.entries(value, f"keywords, {word}", self.mistakes, hint)
                        names = {lang: self.sheet.words(text, f"keywords, {word}, {lang}") for lang, _, text in entries}
                        missing = [lang for lang in (*LANGUAGES, "plural") if lang not in names]
                        unknown = [lang for lang in names if lang not in (*LANGUAGES, "plural")]
                        if missing or unknown:
                            problem = f'"{missing[0]}" is missing' if missing else f'"{unknown[0]}" is not known here'
                            raise mistake(self.sheet.place(value), f"keywords, {word}: {problem} (KV-11).", hint)
                        found[word] = names
        most = ops.MOST_KEYWORDS - len(ops.KNOWN_KEYWORDS)
        if len(set(found) - set(ops.KNOWN_KEYWORDS)) > most:
            self.mistakes.add(
                self.sheet.place(self.found["keywords"]), f"keywords: more than {most}.", "Leave some out."
            )
        return found

    def read_number(self, word: str) -> int:
        with self.mistakes.noted():
            if word in self.found:
                return self.sheet.number(self.found[word], word, *NUMBERS[word])
        return USUAL_PER_ROUND if word == "per round" else 0

    def read_range(self, word: str) -> tuple[int, ...]:
        """Numbers from the first to the last: `1-10`."""
        with self.mistakes.noted():
            if word in self.found:
                text = self.sheet.words(self.found[word], word)
                match = re.fullmatch(r"(\d{1,4})-(\d{1,4})", text)
                if match is None or int(match[1]) > int(match[2]):
                    raise mistake(self.sheet.place(self.found[word]), f'{word}: "{shortened(text)}" is no range.',
                                  'Write the first and the last number: "1-10".')  # fmt: skip
                return tuple(range(int(match[1]), int(match[2]) + 1))
        return ()

    def read_stickers(self) -> dict[int, int]:
        """How many of each sticker there are."""
        found: dict[int, int] = {}
        with self.mistakes.noted():
            if "stickers" in self.found:
                hint = 'Write "{1: 10, 8: 8}": the sticker, and how many there are.'
                for word, key, value in self.sheet.entries(self.found["stickers"], "stickers", self.mistakes, hint):
                    with self.mistakes.noted():
                        if word in ops.UNCOUNTED:
                            continue  # always recorded (K-R.36)
                        known = word.isdecimal() and int(word) in STICKERS
                        if not known:
                            raise mistake(
                                self.sheet.place(key), f'stickers: "{shortened(word)}" is no sticker of cards.', hint
                            )
                        found[int(word)] = self.sheet.number(value, f"stickers, {word}", 0, 99)
        return found

    def read_titles(self) -> tuple[tuple[int, Mapping[str, str]], ...]:
        """From which score which title."""
        found: list[tuple[int, Mapping[str, str]]] = []
        with self.mistakes.noted():
            if "titles" in self.found:
                hint = 'Write "250: {en: Hamlet on the Ford, …}".'
                for word, key, value in self.sheet.entries(self.found["titles"], "titles", self.mistakes, hint):
                    with self.mistakes.noted():
                        if not re.fullmatch(r"\d{1,4}", word):
                            raise mistake(self.sheet.place(key), f'titles: "{shortened(word)}" is no score.', hint)
                        found.append(
                            (int(word), all_names(read_names(self.sheet, value, f"titles, {word}", self.mistakes)))
                        )
        return tuple(sorted(found, key=lambda one: one[0]))

    def read_kingdom(self, node: Node, plurals: Mapping[str, str]) -> list[Card]:
        hint = 'Write each card after "- number: ".'
        nodes = self.sheet.items(node, "cards", hint)
        if not nodes:
            raise mistake(self.sheet.place(node), "cards: the list is empty.", hint)
        cards: list[Card] = []
        for count, entry in enumerate(nodes, 1):
            if self.mistakes.enough:
                break
            with self.mistakes.noted():
                reader = CardReader(self.sheet, entry, count, plurals, self.mistakes)
                card = reader.read()
                if card is not None:
                    cards.append(card)
                if reader.is_faulty and card is not None:
                    self.doubts.cards[card.place] = reader.written
                self.doubts.effects.update(reader.doubtful)
        return cards


STICKERS = (1, 2, 3, 4, 5, 6, ops.S_STAYS, ops.S_FAME_2, ops.S_FAME_5, ops.S_KNIGHT)
