"""What a card says, phrase by phrase: reads `gain 1 power; draw 1` into the verbs of the language."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from deckwright.cards import hints
from deckwright.cards.errors import BadCards
from deckwright.cards.model import Phrase, Place, Step
from deckwright.cards.sheet import Mistakes, Sheet, kind_of, mistake, shortened
from deckwright.cards.templates import agreed, slot_names, template_pattern
from deckwright.cards.vocabulary import INSTEAD, Moment, Verb, Vocabulary

Table = Mapping[str, Verb]
LONGEST = 40  # phrases under one key
LIST_HINT = 'Write the phrases in one line, separated by ";", or as a list, each after "- ".'


@dataclass(frozen=True)
class Key:
    """The key that phrases stand under: of which card, as written, when it happens, and what may be said there."""

    vocabulary: Vocabulary
    card: str
    written: str
    moment: Moment
    event: str | None = None  # what the moment waits for: `acquire` of `when acquire hero, once per turn`

    def at(self, step: int) -> str:
        return f"{self.card}, {self.written} step {step}"

    def verbs(self) -> Table:
        """The verbs that may stand under this key."""
        if self.moment.phrases is not None:
            return self.moment.phrases
        words = {self.moment.word, f"{self.moment.word} {self.event}"}
        return {name: verb for name, verb in self.vocabulary.verbs.items() if not words.isdisjoint(verb.used_by)}


def parse_phrase(text: str, table: Table, vocabulary: Vocabulary) -> Phrase | None:
    """The phrase, or None where no verb of the table reads like this."""
    for name, verb in table.items():
        match = pattern_of(verb.template, vocabulary).fullmatch(text)
        if match:
            slots = vocabulary.slots
            return Phrase(name, {slot: slots[slot].read(match[slot]) for slot in slot_names(verb.template)})
    return None


@cache
def pattern_of(template: str, vocabulary: Vocabulary) -> re.Pattern[str]:
    patterns = {slot: vocabulary.slots[slot].pattern for slot in slot_names(template)}
    return re.compile(template_pattern(template, patterns))


def read_phrase(text: str, place: Place, where: str, key: Key) -> Phrase:
    """A phrase that may stand under this key, or the mistake and what to write instead."""
    table = key.verbs()
    phrase = parse_phrase(text, table, key.vocabulary)
    if phrase is None:
        raise unknown_phrase(text, place, where, key)
    check_agreement(text, table[phrase.verb].template, place, where, key.vocabulary)
    return phrase


def read_condition(text: str, place: Place, where: str, vocabulary: Vocabulary) -> Phrase:
    conditions = vocabulary.conditions
    phrase = parse_phrase(text, conditions, vocabulary)
    if phrase is None:
        hint = hints.hint_for(text, conditions, "condition", vocabulary)
        raise mistake(place, f'{where}: unknown condition "{shortened(text)}".', hint)
    check_agreement(text, conditions[phrase.verb].template, place, where, vocabulary)
    return phrase


def unknown_phrase(text: str, place: Place, where: str, key: Key) -> BadCards:
    """Say why a phrase cannot stand here: not known at all, or known under other keys only."""
    if not text:
        return mistake(place, f"{where}: a phrase is missing.", 'Remove the ";", or write a phrase beside it.')
    vocabulary = key.vocabulary
    elsewhere = parse_phrase(text, vocabulary.phrases, vocabulary)
    if elsewhere is not None:
        keys = vocabulary.phrases[elsewhere.verb].stands_under
        return mistake(place, f'{where}: "{text}" cannot stand under this key.', f"It stands under {word_list(keys)}.")
    if parse_phrase(text, vocabulary.conditions, vocabulary) is not None:
        return mistake(place, f'{where}: "{text}" is a condition, not a phrase.',
                       f'Write it as an item of a list, with its phrase: "- {text}: {vocabulary.example}".')  # fmt: skip
    hint = hints.hint_for(text, key.verbs(), f"phrase under {key.moment.word}", vocabulary)
    return mistake(place, f'{where}: unknown phrase "{shortened(text)}".', hint)


def check_agreement(text: str, template: str, place: Place, where: str, vocabulary: Vocabulary) -> None:
    """`1 card`, `2 cards`: the word follows its number."""
    match = pattern_of(template, vocabulary).fullmatch(text)
    assert match is not None
    right = agreed(template, match.groupdict(), vocabulary.slots)
    if right != text:
        wrong = next(pair for pair in zip(text.split(), right.split(), strict=True) if pair[0] != pair[1])
        problem = f'{where}: "{wrong[0]}" does not agree with its number in "{text}".'
        raise mistake(place, problem, f'Did you mean "{right}"?')


def parse_items(value: Node, key: Key, sheet: Sheet, mistakes: Mistakes) -> list[tuple[Step, ...]]:
    """The items of a list, each with its steps; a plain text is a list of one."""
    items: list[tuple[Step, ...]] = []
    number = 0
    for item in item_nodes(value, key, sheet):
        if number >= LONGEST:
            mistakes.add(sheet.place(item), f"{key.card}, {key.written}: at most {LONGEST} phrases are allowed.")
            break
        steps, count = read_item(item, key, sheet, mistakes, number)
        number += count
        items.append(tuple(steps))
    return items


def item_nodes(value: Node, key: Key, sheet: Sheet) -> list[Node]:
    where = f"{key.card}, {key.written}"
    if isinstance(value, MappingNode):
        raise mistake(sheet.place(value), f"{where}: phrases are needed here, not keys and values.",
                      'A step with a condition is an item of a list: "- condition: phrase".')  # fmt: skip
    if isinstance(value, SequenceNode):
        if not value.value:
            raise mistake(sheet.place(value), f"{where}: the list is empty.", LIST_HINT)
        return list(value.value)
    if not value.value.strip():
        raise mistake(sheet.place(value), f"{where}: nothing is written here.", LIST_HINT)
    return [value]


def read_item(node: Node, key: Key, sheet: Sheet, mistakes: Mistakes, before: int) -> tuple[list[Step], int]:
    """The steps of one item, and how many phrases it has."""
    if isinstance(node, MappingNode):
        with mistakes.noted():
            return [read_conditional(node, key, sheet, before)], 1
        return [], 1
    where = key.at(before + 1)
    if not isinstance(node, ScalarNode):
        mistakes.add(sheet.place(node), f"{where}: a phrase is needed here, not {kind_of(node)}.", LIST_HINT)
        return [], 1
    if node.style in ("|", ">"):
        mistakes.add(sheet.place(node), f'{where}: phrases are not written as a block of text ("{node.style}").',
                     LIST_HINT)  # fmt: skip
        return [], 1
    parts = sheet.parts(node)
    if before + len(parts) > LONGEST:
        mistakes.add(sheet.place(node), f"{key.card}, {key.written}: at most {LONGEST} phrases are allowed.")
        return [], len(parts)
    steps = []
    for number, (text, place) in enumerate(parts, before + 1):
        with mistakes.noted():
            steps.append(Step(read_phrase(text, place, key.at(number), key), None, place))
    return steps, len(parts)


def read_conditional(node: MappingNode, key: Key, sheet: Sheet, before: int) -> Step:
    """An item `condition: phrase`, after so many phrases under the same key."""
    where = key.at(before + 1)
    if len(node.value) != 1:
        raise mistake(sheet.place(node), f"{where}: one condition with one phrase is needed here.",
                      'Write each as an item of its own: "- condition: phrase".')  # fmt: skip
    condition, phrase = node.value[0]
    if not isinstance(condition, ScalarNode) or not isinstance(phrase, ScalarNode) or phrase.style in ("|", ">"):
        raise mistake(sheet.place(node), f"{where}: a condition and a phrase are needed here.",
                      'Write "- condition: phrase".')  # fmt: skip
    if key.moment.phrases is not None:
        slots, own = key.vocabulary.slots, key.moment.phrases.values()
        examples = word_list(f'"{next(hints.filled(verb.template, "2", slots))}"' for verb in own)
        raise mistake(sheet.place(condition), f"{where}: what stands under {key.moment.word} has no condition.",
                      f"Write the phrase alone, for example {examples}.")  # fmt: skip
    read = read_condition(condition.value, sheet.place(condition), where, key.vocabulary)
    if key.vocabulary.conditions[read.verb].replaces and (before == 0 or key.moment.separate):
        raise nothing_before(condition.value, sheet.place(condition), where, key)
    parts = sheet.parts(phrase)
    if len(parts) > 1:
        raise mistake(parts[1][1], f"{where}: a step with a condition has one phrase.",
                      f'Write the next one as an item of its own: "- {shortened(condition.value)}: …".')  # fmt: skip
    text, place = parts[0]
    return Step(read_phrase(text, place, where, key), read, place)


def nothing_before(condition: str, place: Place, where: str, key: Key) -> BadCards:
    alone = condition.removesuffix(INSTEAD)
    if key.moment.separate:
        return mistake(place, f'{where}: "instead" replaces the step before it, and under {key.moment.word} each item is '
                       "an ability of its own.", f'Write "- {alone}: …": a second ability beside the first.')  # fmt: skip
    return mistake(place, f'{where}: "instead" replaces the step before it, and there is none.',
                   f'Write the step that it replaces before it, or "- {alone}: …".')  # fmt: skip


def word_list(words: Iterable[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last
