"""What a designer's guide has for every game: tables of its phrases, made from the entries that read the cards."""

from collections.abc import Iterable, Mapping
from typing import Any

from deckwright.cards.errors import BadCards
from deckwright.cards.hints import filled
from deckwright.cards.language import Language
from deckwright.cards.loader import load_text
from deckwright.cards.phrases import parse_phrase
from deckwright.cards.templates import slot_names
from deckwright.cards.vocabulary import Verb, Vocabulary

ASKS = "asks"  # the trait of a verb at which somebody may have to choose


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [tuple(headings), *(tuple(row) for row in rows)]
    lines.insert(1, tuple("---" for _ in lines[0]))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def verbs_table(vocabulary: Vocabulary, entries: Mapping[str, Verb], anywhere: tuple[str, ...] = ()) -> str:
    """Phrases, one in a row; with their keys where they stand under several."""
    headings = ("phrase", "for example", "what it means", *((ASKS, "under") if anywhere else ()), "keywords", "rules")
    return table(headings, (verb_row(vocabulary, verb, anywhere) for verb in entries.values()))


def verb_row(vocabulary: Vocabulary, verb: Verb, anywhere: tuple[str, ...]) -> list[str]:
    """One phrase: how it is written, an example, what it means, where it stands, which rules it follows."""
    slots = vocabulary.slots
    example = f"`{next(filled(verb.template, ('2', '3'), slots))}`" if slot_names(verb.template) else ""
    row = [f"`{verb.template}`", example, verb.meaning]
    if anywhere:
        keys = ", ".join(f"`{key}`" for key in verb.stands_under)
        row += ["yes" if ASKS in verb.traits else "", "any" if verb.used_by == anywhere else keys]
    return [*row, ", ".join(keywords_of(vocabulary, verb)), ", ".join(verb.rules)]


def keywords_of(vocabulary: Vocabulary, verb: Verb) -> list[str]:
    """Every keyword that the phrase can give a card."""
    if verb.name in vocabulary.conditions:
        return sorted(verb.keywords)
    alone = {verb.name: verb}
    phrases = [parse_phrase(text, alone, vocabulary) for text in filled(verb.template, (), vocabulary.slots)]
    found = (vocabulary.keywords_of(phrase.verb, phrase.values) for phrase in phrases if phrase is not None)
    return sorted({word for words in found for word in words})


def slots_table(vocabulary: Vocabulary) -> str:
    return table(("slot", "what it takes"), [(f"`{{{name}}}`", slot.shown) for name, slot in vocabulary.slots.items()])


def message(language: Language[Any], text: str) -> str:
    """What is said about a card file with a mistake in it."""
    name = text.split("\n")[0].removeprefix("set: ")
    try:
        load_text(language, text, f"{name}.yaml")
    except BadCards as error:
        return str(error)
    raise AssertionError("this example should be refused")
