"""Card text in four languages, made from the effect program, so that text and behaviour cannot disagree.

A phrase of the program is a clause in the Fluent file of the language: a main clause with a small first letter and no full
stop. Conditions and labels are messages around a clause; sentences stand side by side.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from deckwright.cards.errors import NotFound
from deckwright.cards.model import LANGUAGES, Ability, Card, Phrase, Step, Trigger

LOCALES = {"en": "en", "pt": "pt-BR", "pl": "pl", "ru": "ru"}

VARIANTS = ("zones", "counter", "type")  # slots whose value chooses the message
USED_UP = frozenset({"extra-turn", "extra-turn-pair"})  # they take the card away: "once per turn" would say nothing
SENTENCES = frozenset({"play", "always", "price"})  # abilities that are told step by step, without a label
LABELLED = frozenset({"use", "reward", "fate"})  # the same behind a label; all others make one sentence of their steps
KEYWORDS = frozenset({"unite", "energize", "energize-instead"})  # conditions whose keyword leads a sentence
MORE = frozenset({"gain", "draw", "may-banish"})  # verbs that say "more" where the card does the same anyway
SAME = ("resource", "zones")  # slots that must agree for that


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": capital}  # what a Fluent file may call


class Messages:
    """The Fluent messages of one language in one package, or in several of which the last one speaks last."""

    def __init__(self, package: str | tuple[str, ...], lang: str) -> None:
        if lang not in LANGUAGES:
            raise NotFound(f'There is no language "{lang}". Languages: {", ".join(LANGUAGES)}.')
        packages = (package,) if isinstance(package, str) else package
        self.package, self.lang = packages[-1], lang
        self._bundle = FluentBundle([LOCALES[lang]], use_isolating=False, functions=FUNCTIONS)
        for one in packages:
            self._bundle.add_resource(FluentResource(source_of(one, lang)), allow_overrides=True)

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
    if ability.when in SENTENCES:
        return " ".join(sentence(clause) for clause in clauses(ability.steps, lang))
    if ability.when in LABELLED:
        return labelled_text(ability, lang)
    only = ability.steps[0]
    if ability.when in ("when", "enter") and len(ability.steps) == 1 and condition_of(only) == "energize":
        whole = ability_clause(replace(ability, steps=(replace(only, condition=None),)), lang)
        return sentence(led_by_keyword(only, whole, lang))
    return sentence(ability_clause(ability, lang))


def ability_clause(ability: Ability, lang: str) -> str:
    """One ability as one sentence: when it happens, and all its steps in a row."""
    say = messages(lang).say
    clause = joined(ability.steps, lang)
    if ability.when == "unite":
        return say("ability-unite", hero=say(f"other-hero-{ability.faction}"), clause=clause)
    if ability.when == "when" and ability.trigger is not None:
        return trigger_clause(ability.trigger, clause, lang)
    if ability.when in ("enter", "trophy"):
        return say(f"ability-{ability.when}", clause=clause)
    raise NotFound(f'There is no text for an ability that happens at "{ability.when}".')


def labelled_text(ability: Ability, lang: str) -> str:
    """A label, the first step behind it, and the others as sentences."""
    say = messages(lang).say
    first = ability.steps[0]
    parts = clauses(ability.steps, lang)
    if ability.when == "use" and first.phrase.verb in USED_UP:
        return " ".join(sentence(clause) for clause in parts)
    if ability.when == "use" and condition_of(first) == "unite":
        parts[0] = say("ability-use-unite", clause=step_clause(first, lang))
    elif ability.when == "use" and first.condition is not None and first.condition.verb == "energize":
        parts[0] = say("ability-use-energize", **first.condition.values, clause=phrase_clause(first.phrase, lang))
    else:
        parts[0] = say(f"ability-{ability.when}", clause=parts[0])
    return " ".join(sentence(clause) for clause in parts)


def clauses(steps: Sequence[Step], lang: str) -> list[str]:
    """The clauses that become sentences side by side; keywords lead theirs and reach no further."""
    result: list[str] = []
    led = False
    for group in grouped(steps):
        clause = group_clause(group, lang, labelled_clause)
        leads = condition_of(group[0]) in KEYWORDS
        result.append(messages(lang).say("in-any-case", clause=clause) if led and not leads else clause)
        led = leads
    return result


def joined(steps: Sequence[Step], lang: str) -> str:
    """All steps in one clause."""
    text = ""
    for group in grouped(steps):
        clause = group_clause(group, lang, step_clause)
        joint = "or-instead" if condition_of(group[0]) == "energize-instead" else "then"
        text = messages(lang).say(joint, clause=text, next=clause) if text else clause
    return text


def grouped(steps: Sequence[Step]) -> list[list[Step]]:
    """The steps of each clause: gains that follow one another (gain 1 Rune and 1 Honor), else one step."""
    groups: list[list[Step]] = []
    before: list[Step] = []  # steps that happen in any case
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        replaced = following is not None and condition_of(following) == "energize-instead"
        if groups and is_plain_gain(step) and is_plain_gain(groups[-1][-1]) and not replaced:
            groups[-1].append(step)
        else:
            groups.append([told_as_more(step, before)])
        if step.condition is None and not replaced:
            before.append(step)
    return groups


def told_as_more(step: Step, before: Sequence[Step]) -> Step:
    """The step, marked if it is added under a condition to the same thing that happens anyway (gain 2 more Power)."""
    phrase = step.phrase
    adds = phrase.verb in MORE and condition_of(step) not in (None, "energize-instead")
    if not adds or not any(phrase.verb == other.phrase.verb and same_thing(phrase, other.phrase) for other in before):
        return step
    return replace(step, phrase=Phrase(phrase.verb, {**phrase.values, "more": 1}))


def same_thing(phrase: Phrase, other: Phrase) -> bool:
    return all(phrase.values.get(slot) == other.values.get(slot) for slot in SAME)


def is_plain_gain(step: Step) -> bool:
    return step.phrase.verb == "gain" and step.condition is None


def condition_of(step: Step) -> str | None:
    return None if step.condition is None else step.condition.verb


def group_clause(group: Sequence[Step], lang: str, one: Callable[[Step, str], str]) -> str:
    if is_plain_gain(group[0]):
        return gain_clause([step.phrase for step in group], lang)
    return one(group[0], lang)


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
    """A step with its condition; Unite and Energize are led by the keyword, which for Energize says it all."""
    if condition_of(step) not in KEYWORDS:
        return step_clause(step, lang)
    clause = step_clause(step, lang) if condition_of(step) == "unite" else phrase_clause(step.phrase, lang)
    return led_by_keyword(step, clause, lang)


def led_by_keyword(step: Step, clause: str, lang: str) -> str:
    """The clause behind the keyword of the step's condition."""
    assert step.condition is not None
    return messages(lang).say(f"step-{step.condition.verb}", **step.condition.values, clause=clause)


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
    """One phrase, of a verb, of what always holds or of a price."""
    values, verb = dict(phrase.values), phrase.verb
    if "resource" in values:
        values["amount"] = amount_text(values, lang)
    elif "more" in values:
        verb += "-more"
    variants = "".join(f"-{slug(values[slot])}" for slot in VARIANTS if slot in values)
    group = next((group for group in ("standing", "price") if messages(lang).has(f"{group}-{verb}")), "verb")
    return say_phrase(group, Phrase(verb + variants, values), lang)


def say_phrase(group: str, phrase: Phrase, lang: str) -> str:
    """The message of a phrase, or an error that names it."""
    key = f"{group}-{phrase.verb}"
    if not messages(lang).has(key):
        raise NotFound(f'No card text for the {group} "{phrase.verb}": cards/locale/{lang}.ftl has no message "{key}".')
    return messages(lang).say(key, **phrase.values)


def amount_text(values: Mapping[str, int | str], lang: str) -> str:
    """So much of a resource, as it stands after a verb."""
    key = "more" if "more" in values else "amount"
    return messages(lang).say(f"{key}-{values['resource']}", n=values["n"])


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
