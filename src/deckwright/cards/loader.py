"""The card sets: reads the file of a set into cards, and refuses what a card cannot be."""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from yaml.nodes import Node

from deckwright.cards import card_file
from deckwright.cards.errors import BadCards, NotFound
from deckwright.cards.model import Ability, Card, CardSet, Phrase
from deckwright.cards.sheet import Mistakes, Sheet, mistake, parse_sheet, read_sheet

SETS = Path(__file__).parent / "sets"
SET_KEYS = ("set", "name", "size", "rival", "into", "cards")
SIZES = ("large", "small", "promo")
RIVALS = ("samael", "cult")
SET_HINT = "A set has the keys set, name, size, rival, into and cards."


def load_set(path: str | Path) -> CardSet:
    """Read one card file."""
    return read_set(read_sheet(Path(path)))


def load_text(text: str, file: str = "text") -> CardSet:
    """Read a set from the text of a card file."""
    return read_set(parse_sheet(file, text))


def load_sets_folder(folder: str | Path) -> dict[str, CardSet]:
    """Every set of a folder, by its id."""
    folder = Path(folder)
    if not folder.is_dir():
        raise NotFound(f"{folder.name}: there is no such folder.")
    sets: dict[str, CardSet] = {}
    files: dict[str, str] = {}
    for path in sorted(folder.glob("*.yaml")):
        loaded = load_set(path)
        if loaded.id in sets:
            raise BadCards(path.name, 1, 1, f'the set "{loaded.id}" stands in {files[loaded.id]} already.',
                           "Give one of them another id.")  # fmt: skip
        sets[loaded.id] = loaded
        files[loaded.id] = path.name
    return sets


def builtin_sets() -> dict[str, CardSet]:
    """The sets that come with Deckwright, by their ids."""
    return dict(_builtin_sets())


@cache
def _builtin_sets() -> Mapping[str, CardSet]:
    return load_sets_folder(SETS)


def read_set(sheet: Sheet) -> CardSet:
    """The set in a card file; all its mistakes are found before the first is raised."""
    assert sheet.root is not None
    mistakes = Mistakes()
    found: dict[str, Node] = {}
    with mistakes.noted():
        for word, key, value in sheet.entries(sheet.root, "the file", mistakes, SET_HINT):
            if word in SET_KEYS:
                found[word] = value
            else:
                mistakes.add(sheet.place(key), card_file.unknown_key("the file", word), card_file.near(word, SET_KEYS))
        for word in ("set", "name", "cards"):
            if word not in found:
                mistakes.add(sheet.place(sheet.root), f'the file: the key "{word}" is missing.', SET_HINT)
    set_id, size, rival, names = "", "promo", "samael", {}
    into: list[str] = []
    cards: list[Card] = []
    with mistakes.noted():
        if "set" in found:
            set_id = card_file.read_id(sheet, found["set"], "set")
    with mistakes.noted():
        if "size" in found:
            size = card_file.read_word(sheet, found["size"], "size", SIZES)
    with mistakes.noted():
        if "rival" in found:
            rival = card_file.read_word(sheet, found["rival"], "rival", RIVALS)
    with mistakes.noted():
        if "into" in found:
            into = read_into(sheet, found["into"], set_id)
    with mistakes.noted():
        if "name" in found:
            names = card_file.all_names(card_file.read_names(sheet, found["name"], "name", mistakes))
    with mistakes.noted():
        if "cards" in found:
            cards = read_cards(sheet, found["cards"], mistakes)
    mistakes.refuse()
    by_id = {card.id: card for card in cards}
    found_hash = content_hash(cards, size, rival)
    return CardSet(set_id, names, size, tuple(cards), found_hash, by_id, rival, tuple(into), sheet.file, sheet.text)


def read_into(sheet: Sheet, node: Node, own: str) -> list[str]:
    """The ids of the sets that this one is part of."""
    hint = "Write ids of other sets, each once: [ascension-10th]."
    ids: list[str] = []
    for entry in sheet.items(node, "into", hint):
        word = card_file.read_id(sheet, entry, "into")
        if word == own or word in ids:
            problem = "is this set itself" if word == own else "stands twice"
            raise mistake(sheet.place(entry), f'into: "{word}" {problem}.', hint)
        ids.append(word)
    if not ids:
        raise mistake(sheet.place(node), "into: the list is empty.", hint)
    return ids


def read_cards(sheet: Sheet, node: Node, mistakes: Mistakes) -> list[Card]:
    nodes = sheet.items(node, "cards", 'Write each card after "- id: ".')
    if not nodes:
        raise mistake(sheet.place(node), "cards: the list is empty.", 'Write each card after "- id: ".')
    cards: list[Card] = []
    lines: dict[str, int] = {}
    for number, entry in enumerate(nodes, 1):
        if mistakes.enough:
            break
        with mistakes.noted():
            reader = card_file.CardReader(sheet, entry, number, mistakes)
            if reader.id is not None:
                if reader.id in lines:
                    mistakes.add(sheet.place(reader.values["id"]), f'card {number}: the id "{reader.id}" stands twice, '
                                 f"first in line {lines[reader.id]}.", "Give each card its own id.")  # fmt: skip
                lines.setdefault(reader.id, sheet.place(reader.values["id"]).line)
            card = reader.read()
            if card is not None:
                cards.append(card)
    return cards


def content_hash(cards: list[Card], size: str = "promo", rival: str = "samael") -> str:
    """A hash of what changes a game; comments, names, further rulings and the order in the file do not."""
    content = [size, rival, [content_of(card) for card in sorted(cards, key=lambda card: card.id)]]
    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def content_of(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "type": card.type,
        "faction": card.faction,
        "cost": card.cost,
        "honor": card.honor,
        "copies": card.copies,
        "origin": card.origin,
        "abilities": [ability_of(ability) for ability in sorted(card.abilities, key=lambda ability: ability.when)],
        "ruling": card.rulings[:1],  # the one that events cite
    } | ({} if card.per_set is None else {"per_set": dict(card.per_set)})


def ability_of(ability: Ability) -> dict[str, Any]:
    trigger = ability.trigger
    return {
        "when": ability.when,
        "faction": ability.faction,
        "trigger": trigger and [trigger.event, trigger.type, trigger.faction, trigger.in_row, trigger.limit],
        "steps": [[phrase_of(step.phrase), step.condition and phrase_of(step.condition)] for step in ability.steps],
    }


def phrase_of(phrase: Phrase) -> list[Any]:
    return [phrase.verb, dict(phrase.values)]
