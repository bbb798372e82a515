"""A card file as a whole: its own keys and its list of cards. A game adds its own keys."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from yaml.nodes import Node

from deckwright.cards.card_file import CardReader, all_names, near, read_id, read_names, read_word, unknown_key
from deckwright.cards.model import Card, CardSet
from deckwright.cards.sheet import Mistakes, Sheet, mistake
from deckwright.cards.vocabulary import Vocabulary

CARDS_HINT = 'Write each card after "- id: ".'


class SetReader:
    """Reads one card file; all its mistakes are found before the first is raised."""

    words: ClassVar[
        Mapping[str, tuple[tuple[str, ...], str]]
    ] = {}  # further keys: the words of each, and the usual one
    other_set: ClassVar[str] = "other-set"  # an id as it may stand under `into`
    card_reader: ClassVar[type[CardReader]] = CardReader
    card_set: ClassVar[type[CardSet]] = CardSet

    def __init__(self, vocabulary: Vocabulary, game: str, sheet: Sheet) -> None:
        self.vocabulary, self.game, self.sheet = vocabulary, game, sheet
        self.mistakes = Mistakes()
        self.found: dict[str, Node] = {}

    @classmethod
    def keys(cls) -> tuple[str, ...]:
        """The keys of a card file."""
        return ("set", "game", "name", *cls.words, "into", "cards")

    @classmethod
    def hint(cls) -> str:
        *first, last = cls.keys()
        return f"A set has the keys {', '.join(first)} and {last}."

    def read(self) -> Any:
        """The set in the file: of the game's own kind."""
        self.read_keys()
        set_id, names = "", {}
        words = {word: usual for word, (_, usual) in self.words.items()}
        into: list[str] = []
        cards: list[Card] = []
        with self.mistakes.noted():
            if "set" in self.found:
                set_id = read_id(self.sheet, self.found["set"], "set")
        for word, (known, _) in self.words.items():
            with self.mistakes.noted():
                if word in self.found:
                    words[word] = read_word(self.sheet, self.found[word], word, known)
        with self.mistakes.noted():
            if "into" in self.found:
                into = self.read_into(self.found["into"], set_id)
        with self.mistakes.noted():
            if "name" in self.found:
                names = all_names(read_names(self.sheet, self.found["name"], "name", self.mistakes))
        with self.mistakes.noted():
            if "cards" in self.found:
                cards = self.read_cards(self.found["cards"])
        self.mistakes.refuse()
        return self.card_set(
            id=set_id, game=self.game, names=names, cards=tuple(cards), by_id={card.id: card for card in cards},
            content_hash=content_hash(cards, words.values()), into=tuple(into), file=self.sheet.file, text=self.sheet.text,
            **words,
        )  # fmt: skip

    def read_keys(self) -> None:
        """Which keys there are; each must be known, and some must be there."""
        root, known = self.sheet.root, self.keys()
        assert root is not None
        with self.mistakes.noted():
            for word, key, value in self.sheet.entries(root, "the file", self.mistakes, self.hint()):
                if word in known:
                    self.found[word] = value
                else:
                    self.mistakes.add(self.sheet.place(key), unknown_key("the file", word), near(word, known))
            for word in ("set", "name", "cards"):
                if word not in self.found:
                    self.mistakes.add(self.sheet.place(root), f'the file: the key "{word}" is missing.', self.hint())

    def read_into(self, node: Node, own: str) -> list[str]:
        """The ids of the sets that this one is part of."""
        hint = f"Write ids of other sets, each once: [{self.other_set}]."
        ids: list[str] = []
        for entry in self.sheet.items(node, "into", hint):
            word = read_id(self.sheet, entry, "into")
            if word == own or word in ids:
                problem = "is this set itself" if word == own else "stands twice"
                raise mistake(self.sheet.place(entry), f'into: "{word}" {problem}.', hint)
            ids.append(word)
        if not ids:
            raise mistake(self.sheet.place(node), "into: the list is empty.", hint)
        return ids

    def read_cards(self, node: Node) -> list[Card]:
        nodes = self.sheet.items(node, "cards", CARDS_HINT)
        if not nodes:
            raise mistake(self.sheet.place(node), "cards: the list is empty.", CARDS_HINT)
        cards: list[Card] = []
        lines: dict[str, int] = {}
        for number, entry in enumerate(nodes, 1):
            if self.mistakes.enough:
                break
            with self.mistakes.noted():
                reader = self.card_reader(self.vocabulary, self.sheet, entry, number, self.mistakes)
                if reader.id is not None:
                    line = self.sheet.place(reader.values["id"]).line
                    if reader.id in lines:
                        self.mistakes.add(self.sheet.place(reader.values["id"]), f'card {number}: the id "{reader.id}" '
                                          f"stands twice, first in line {lines[reader.id]}.",
                                          "Give each card its own id.")  # fmt: skip
                    lines.setdefault(reader.id, line)
                card = reader.read()
                if card is not None:
                    cards.append(card)
        return cards


def content_hash(cards: Sequence[Card], words: Iterable[str] = ()) -> str:
    """A hash of what changes a game; comments, names, further rulings, the order in the file and its game do not."""
    content: list[Any] = [*words, [card.content() for card in sorted(cards, key=lambda card: card.id)]]
    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
