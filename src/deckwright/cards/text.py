"""Card text in four languages, made from the effect program, so that text and behaviour cannot disagree.

A phrase of the program is a clause in the Fluent file of the language: a main clause with a small first letter and no full
stop. Conditions and labels are messages around a clause; sentences stand side by side. `python -m deckwright.cards.text`
writes the texts of all built-in cards into `texts/`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from deckwright.cards.errors import NotFound
from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES, Ability, Card, CardSet, Phrase, Step, Trigger

FOLDER = Path(__file__).parent / "texts"
LOCALES = {"en": "en", "pt": "pt-BR", "pl": "pl", "ru": "ru"}

VARIANTS = ("zones", "counter", "type")  # slots whose value chooses the message
USED_UP = frozenset({"extra-turn"})  # verbs that take the card away, so that "once per turn" would say nothing
LABELLED = frozenset({"use", "reward"})  # labels before whole sentences; other abilities make one sentence of all steps


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": capital}  # what a Fluent file may call


class Messages:
    """The Fluent messages of one language in one package."""

    def __init__(self, package: str, lang: str) -> None:
        if lang not in LANGUAGES:
            raise NotFound(f'There is no language "{lang}". Languages: {", ".join(LANGUAGES)}.')
        self.package, self.lang = package, lang
        self._bundle = FluentBundle([LOCALES[lang]], use_isolating=False, functions=FUNCTIONS)
        self._bundle.add_resource(FluentResource(source_of(package, lang)))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: int | str) -> str:
        """The text of a message; a message or a value that is missing is an error, never an empty place."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise NotFound(f'{self.package}/locale/{self.lang}.ftl has no message "{key}".')
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise NotFound(f'{self.package}/locale/{self.lang}.ftl, "{key}": {problems[0]}.')
        return str(text)


def source_of(package: str, lang: str) -> str:
    """The text of one Fluent file."""
    return (files(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def messages(lang: str) -> Messages:
    return Messages("deckwright.cards", lang)


def card_text(card: Card, lang: str) -> str:
    """The text of a card, one line per ability."""
    return "\n".join(ability_text(ability, lang) for ability in card.abilities)


def step_text(step: Step, lang: str) -> str:
    """One step as a sentence of its own."""
    return sentence(labelled_clause(step, lang))


def ability_text(ability: Ability, lang: str) -> str:
    """One ability: when it happens, and its steps."""
    say = messages(lang).say
    if ability.when in ("play", "always"):
        return " ".join(sentence(clause) for clause in clauses(ability.steps, lang, labelled=True))
    if ability.when in LABELLED:
        return labelled_text(ability, lang)
    parts = clauses(ability.steps, lang)
    clause = parts[0]
    for part in parts[1:]:
        clause = say("then", clause=clause, next=part)
    if ability.when == "unite":
        hero = say(f"other-hero-{ability.faction}")
        return sentence(say("ability-unite", hero=hero, clause=clause))
    if ability.when == "when" and ability.trigger is not None:
        return sentence(trigger_clause(ability.trigger, clause, lang))
    raise NotFound(f'There is no text for an ability that happens at "{ability.when}".')


def labelled_text(ability: Ability, lang: str) -> str:
    """A label, the first step behind it, and the others as sentences."""
    first = ability.steps[0]
    parts = clauses(ability.steps, lang, labelled=True)
    if ability.when == "use" and first.phrase.verb in USED_UP:
        return " ".join(sentence(clause) for clause in parts)
    label = f"ability-{ability.when}"
    if ability.when == "use" and first.condition is not None and first.condition.verb == "unite":
        label, parts[0] = "ability-use-unite", step_clause(first, lang)
    parts[0] = messages(lang).say(label, clause=parts[0])
    return " ".join(sentence(clause) for clause in parts)


def clauses(steps: Sequence[Step], lang: str, labelled: bool = False) -> list[str]:
    """A clause for each step; gains that follow one another make one clause (gain 1 Rune and 1 Honor)."""
    result: list[str] = []
    gains: list[Phrase] = []
    for step in steps:
        if step.phrase.verb == "gain" and step.condition is None:
            gains.append(step.phrase)
            continue
        if gains:
            result.append(gain_clause(gains, lang))
            gains = []
        result.append(labelled_clause(step, lang) if labelled else step_clause(step, lang))
    if gains:
        result.append(gain_clause(gains, lang))
    return result


def gain_clause(gains: Sequence[Phrase], lang: str) -> str:
    """Everything that is gained, in one clause."""
    say = messages(lang).say
    amounts = [amount_text(phrase.values, lang) for phrase in gains]
    text = amounts[0]
    for amount in amounts[1:-1]:
        text = say("amounts-comma", first=text, next=amount)
    if len(amounts) > 1:
        text = say("amounts-and", first=text, next=amounts[-1])
    return say("verb-gain", amount=text)


def labelled_clause(step: Step, lang: str) -> str:
    """A step with its condition; a Unite condition is led by the keyword."""
    clause = step_clause(step, lang)
    if step.condition is not None and step.condition.verb == "unite":
        return messages(lang).say("step-unite", clause=clause)
    return clause


def step_clause(step: Step, lang: str) -> str:
    """A step with its condition, if it has one."""
    clause = phrase_clause(step.phrase, lang)
    if step.condition is None:
        return clause
    values = dict(step.condition.values)
    if "faction" in values:
        values["hero"] = messages(lang).say(f"object-hero-{values['faction']}")
    return say_phrase("condition", Phrase(step.condition.verb, values | {"clause": clause}), lang)


def phrase_clause(phrase: Phrase, lang: str) -> str:
    """One phrase, of a verb or of what always holds."""
    values = dict(phrase.values)
    if "resource" in values:
        values["amount"] = amount_text(values, lang)
    variants = "".join(f"-{slug(values[slot])}" for slot in VARIANTS if slot in values)
    group = "standing" if messages(lang).has(f"standing-{phrase.verb}") else "verb"
    return say_phrase(group, Phrase(phrase.verb + variants, values), lang)


def say_phrase(group: str, phrase: Phrase, lang: str) -> str:
    """The message of a phrase, or an error that names it."""
    key = f"{group}-{phrase.verb}"
    if not messages(lang).has(key):
        raise NotFound(f'No card text for the {group} "{phrase.verb}": cards/locale/{lang}.ftl has no message "{key}".')
    return messages(lang).say(key, **phrase.values)


def amount_text(values: Mapping[str, int | str], lang: str) -> str:
    """So much of a resource, as it stands after a verb."""
    return messages(lang).say(f"amount-{values['resource']}", n=values["n"])


def trigger_clause(trigger: Trigger, clause: str, lang: str) -> str:
    """What a trigger waits for, and what then happens."""
    say = messages(lang).say
    faction = f"-{trigger.faction}" if trigger.faction is not None else ""
    thing = say(f"object-{trigger.type or 'card'}{faction}")
    if trigger.in_row:
        thing = say("object-in-row", object=thing)
    return say(f"trigger-{trigger.event}-{slug(trigger.limit)}", object=thing, clause=clause)


def slug(value: int | str) -> str:
    return str(value).lower().replace(" ", "-")


def sentence(clause: str) -> str:
    return f"{capital(clause)}."


def set_texts(card_set: CardSet, lang: str) -> str:
    """All cards of a set: a line with id and name, the text, an empty line."""
    entries = (
        f"{card.id} — {card.names.get(lang, card.names['en'])}\n{card_text(card, lang)}\n" for card in card_set.cards
    )
    return "\n".join(entries)


def text_files() -> dict[str, str]:
    """What the files in `texts/` must say, by their names."""
    return {
        f"{card_set.id}.{lang}.txt": set_texts(card_set, lang)
        for card_set in builtin_sets().values()
        for lang in LANGUAGES
    }


def write_text_files() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in text_files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_text_files()
