"""Reading phrases: which verb a text says, and what stands in its slots; each mistake with its place and a hint."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from deckwright.cards.errors import BadCards
from deckwright.cards.model import Phrase, Place, Step
from deckwright.cards.sheet import Mistakes, Sheet, kind_of, mistake, shortened
from deckwright.cards.templates import slot_names, template_pattern
from deckwright.cards.vocabulary import Verb
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Plurals, Unreadable
from deckwright.games.kingdom.cards.verbs import CONDITIONS, PRICES, SLOTS, STANDING, VERBS, Part

MOST_PHRASES = 12
PAGE = "docs/kingdom-language.md"
EXAMPLE = "gain 1 coin"


@dataclass(frozen=True)
class Key:
    """Where phrases stand: under which key of which card, and with which keywords."""

    where: str
    plurals: Plurals
    can_pay: bool = False
    can_stand: bool = False

    def table(self, name: str = "") -> dict[str, Verb]:
        return {**VERBS, **(PRICES if self.can_pay else {}), **(STANDING if self.can_stand else {})}


@cache
def pattern_of(template: str) -> re.Pattern[str]:
    return re.compile(template_pattern(template, {name: slot.pattern for name, slot in SLOTS.items()}))


def read_agreeing(many: bool) -> Callable[[str, Plurals], object]:
    return lambda text, plurals: grammar.read_cards(text, many, plurals)


def read_behind(word: str) -> Callable[[str, Plurals], object]:
    """Cards behind a word that may be missing: ` of buildings`."""
    return lambda text, plurals: grammar.read_cards(text.removeprefix(word), True, plurals) if text else None


def read_article(text: str, plurals: Plurals) -> object:
    article, words = text.split(" ", 1)
    grammar.agree(article, "an" if words[0] in "aeiou" else "a")
    return grammar.read_cards(words, False, plurals)


READERS: Mapping[str, Callable[[str, Plurals], object]] = {
    "sum": lambda text, plurals: grammar.read_sum(text),
    "value": grammar.read_value,
    "fame": grammar.read_fame,
    "price": grammar.read_price,
    "selector": grammar.read_selector,
    "one": read_agreeing(False),
    "many": read_agreeing(True),
    "of": read_behind(" of "),
    "by": read_behind(" by "),
    "a": read_article,
}


def find(text: str, table: Mapping[str, Verb]) -> list[tuple[Verb, dict[str, str]]]:
    """Every verb that a text says, with the words in its slots."""
    found = []
    for verb in table.values():
        match = pattern_of(verb.template).fullmatch(text)
        if match:
            found.append((verb, match.groupdict()))
    return found


def read_phrase(text: str, place: Place, key: Key, table: Mapping[str, Verb] | None = None) -> Phrase:
    """The phrase that a text says: exactly one."""
    known = key.table() if table is None else table
    found = find(text, known)
    if not found:
        raise unknown(text, place, key, known)
    if len(found) > 1:
        names = " and ".join(f'"{verb.template}"' for verb, _ in found)
        raise mistake(place, f'{key.where}: "{text}" says two things: {names}.', "Write it in another way.")
    verb, values = found[0]
    for name in slot_names(verb.template):
        read_slot(verb, name, values[name], place, key)
    check_numbers(verb, values, text, place, key)
    return Phrase(verb.name, values)


def read_slot(verb: Verb, name: str, text: str, place: Place, key: Key) -> None:
    """Check what stands in one slot."""
    slot = SLOTS[name]
    assert isinstance(slot, Part)
    if slot.row == "phrase":
        read_phrase(text, place, inside(key))
    elif slot.row == "options":
        options = text.split(" | ")
        if len(options) > ops.MOST_OPTIONS:
            raise mistake(place, f"{key.where}: more than {ops.MOST_OPTIONS} options.", "Leave some out.")
        for option in options:
            for phrase in option.split("; "):
                read_phrase(phrase, place, inside(key))
    elif slot.row in READERS:
        try:
            READERS[slot.row](text, key.plurals)
        except Unreadable as error:
            raise mistake(place, f"{key.where}: {error.problem}", error.hint) from None


def inside(key: Key) -> Key:
    """Where a phrase stands that is part of another: neither price nor standing."""
    return Key(key.where, key.plurals)


def check_numbers(verb: Verb, values: Mapping[str, str], text: str, place: Place, key: Key) -> None:
    """`1 card`, `2 cards`."""
    forms = {"card": ("card", "cards"), "box": ("box is", "boxes are")}
    for name, (one, many) in forms.items():
        if name in values:
            right = one if values["n"] == "1" else many
            if values[name] != right:
                raise mistake(place, f'{key.where}: "{values[name]}" does not agree with its number in "{text}".',
                              f'Write "{right}".')  # fmt: skip


def unknown(text: str, place: Place, key: Key, table: Mapping[str, Verb]) -> BadCards:
    """Say why a phrase cannot stand here."""
    if not text:
        return mistake(place, f"{key.where}: a phrase is missing.", 'Remove the ";", or write a phrase beside it.')
    for name, elsewhere in (("the price of an effect", PRICES), ("a passive effect without other steps", STANDING),
                            ("the steps of an effect", VERBS)):  # fmt: skip
        if elsewhere.keys() - table.keys() and find(text, elsewhere):
            return mistake(place, f'{key.where}: "{shortened(text)}" cannot stand here.', f"It belongs to {name}.")
    if find(text, CONDITIONS):
        return mistake(place, f'{key.where}: "{text}" is a condition, not a phrase.',
                       f'Write it as an item of a list, with its phrase: "- {text}: {EXAMPLE}".')  # fmt: skip
    return mistake(place, f'{key.where}: unknown phrase "{shortened(text)}".', nearest(text, table))


def nearest(text: str, table: Mapping[str, Verb]) -> str:
    """The phrase most like the text."""
    templates = {
        re.sub(r"\{(\w+)\}", lambda match: example_of(match[1]), verb.template): verb for verb in table.values()
    }
    close = get_close_matches(text, templates, n=1, cutoff=0.5)
    if not close:
        close = [example for example in templates if example.split(" ")[0] == text.split(" ")[0]][:1]
    return f'Did you mean, for example, "{close[0]}"?' if close else f"{PAGE} lists all phrases."


def example_of(slot: str) -> str:
    """An example of what may stand in a slot."""
    shown = re.search(r'"([^"]*)"', SLOTS[slot].shown)
    given = {"n": "1", "sticker": "8", "arrow": "down", "end": "on top", "then": "reorder", "phrase": "turn this down",
             "resource": "coin", "given": "coin", "more": "more", "card": "card", "box": "boxes are"}  # fmt: skip
    return given.get(slot, shown[1] if shown else slot)


def read_steps(node: Node, key: Key, sheet: Sheet, mistakes: Mistakes) -> list[Step]:
    """The steps under a key: a phrase, or a list of steps."""
    steps: list[Step] = []
    for item in items_of(node, key, sheet):
        with mistakes.noted():
            steps += read_item(item, key, sheet, steps, mistakes)
    if len(steps) > MOST_PHRASES:
        mistakes.add(sheet.place(node), f"{key.where}: at most {MOST_PHRASES} phrases are allowed.")
    return steps


def items_of(node: Node, key: Key, sheet: Sheet) -> Sequence[Node]:
    hint = f'Write a phrase, or a list of phrases: "- {EXAMPLE}".'
    if isinstance(node, MappingNode):
        raise mistake(sheet.place(node), f"{key.where}: phrases are needed here, not keys and values.", hint)
    if isinstance(node, SequenceNode):
        if not node.value:
            raise mistake(sheet.place(node), f"{key.where}: the list is empty.", hint)
        return list(node.value)
    if not node.value.strip():
        raise mistake(sheet.place(node), f"{key.where}: nothing is written here.", hint)
    return [node]


def read_item(node: Node, key: Key, sheet: Sheet, before: Sequence[Step], mistakes: Mistakes) -> list[Step]:
    """The steps of one item."""
    if isinstance(node, MappingNode):
        return [read_conditional(node, key, sheet, before)]
    if not isinstance(node, ScalarNode) or node.style in ("|", ">"):
        raise mistake(sheet.place(node), f"{key.where}: a phrase is needed here, not {kind_of(node)}.",
                      f'Write "- {EXAMPLE}".')  # fmt: skip
    if node.value.startswith("choose "):
        return [Step(read_phrase(node.value, sheet.place(node), key), None, sheet.place(node))]
    steps = []
    for text, place in sheet.parts(node):
        with mistakes.noted():
            steps.append(Step(read_phrase(text, place, key), None, place))
    return steps


def read_conditional(node: MappingNode, key: Key, sheet: Sheet, before: Sequence[Step]) -> Step:
    """An item `condition: phrase`."""
    place = sheet.place(node)
    if len(node.value) != 1 or not all(isinstance(one, ScalarNode) for one in node.value[0]):
        raise mistake(
            place, f"{key.where}: one condition with one phrase is needed here.", 'Write "- condition: phrase".'
        )
    written, said = node.value[0]
    condition = read_phrase(written.value, sheet.place(written), key, CONDITIONS)
    if condition.verb == "otherwise" and (not before or before[-1].condition is None):
        raise mistake(place, f'{key.where}: "otherwise" needs a step with a condition before it.',
                      f'Write "- if a land is in play: {EXAMPLE}" before it.')  # fmt: skip
    known = {**VERBS, **(STANDING if key.can_stand and condition.verb == "boxes-ticked" else {})}
    return Step(read_phrase(said.value, sheet.place(said), key, known), condition, place)


def every_phrase(steps: Sequence[Step], plurals: Plurals) -> Iterator[Phrase]:
    """All phrases of some steps, also those inside others, read with the keywords of their set."""
    for step in steps:
        waiting = [step.phrase]
        while waiting:
            phrase = waiting.pop()
            yield phrase
            waiting += [read_phrase(text, step.place, Key("", plurals), VERBS) for text in inner_texts(phrase)]


def inner_texts(phrase: Phrase) -> list[str]:
    """The phrases that stand inside another."""
    if "phrase" in phrase.values:
        return [str(phrase.values["phrase"])]
    if "options" in phrase.values:
        return [one for option in str(phrase.values["options"]).split(" | ") for one in option.split("; ")]
    return []
