"""Mutants of the Vale of Orrin: every card with one phrase, number, arrow, price or word changed, and what notices it.

A mutant is written anew as a card file and read by the ordinary loader. What the loader takes is played by the rows of
`vale-of-orrin-effects.txt` that name the card and compared with the table of its facts: both come from the plan of the set.

    python -m tests.games.kingdom.cards.mutants          # all mutants, with a list of the survivors
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from typing import Any
from unittest.mock import patch

import yaml

from deckwright.cards.errors import BadCards, IllegalScenario
from deckwright.cards.loader import builtin_sets, load_text
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.model import Card
from deckwright.games.kingdom.table.ruleset import Ruleset, made_of
from tests.games.kingdom.cards import test_vale_of_orrin as printed
from tests.games.kingdom.cards.played import play, rows

LOADER, PLAYING, PRINTED = "refused by the loader", "noticed by playing", "noticed by printed facts"
THE_SET = "the set"  # a mutant of what stands above the cards
MOST_WORKERS = 2

# Words of which one stands for another, and what may be left out.
KINDS = ("coin", "wood", "stone", "metal", "sword", "good")
SWAPS = (
    KINDS, ("down", "right"), ("land", "building", "person"), ("lands", "buildings", "persons"), ("enemy", "event"),
    ("soldiers", "persons"), ("soldier", "noble"), ("faith", "sickness"), ("in play", "in discard"), ("in discard", "in play"),
    ("on top", "on the bottom"), ("more", "less"), ("destroy", "discard"), ("block", "discard"), ("add", "boost"), ("largest", "smallest"),
    ("of the kingdom", "in play"), ("in permanents", "in play"), ("a noble", "a soldier"), ("a knight", "a soldier"), ("enemies", "persons"),
    ("then reorder", "then put any on the bottom"),
)  # fmt: skip
LEFT_OUT = (
    "other ", "friendly ", "up to ", "keeping resources", "without paying", "without ending the turn", "with production ",
    "with the largest production ", "faith ", "sickness ", "blocked ", "each of ", "not at stage 1 ", "of buildings ",
    "by sickness cards", "the first ", "each turn ", "with a free box ", "in play", "else ", "no ", "per ticked box of this",
)  # fmt: skip
# Mutants that no test can notice, each kind with the reason.
BY_NATURE = (
    "only cards of this kind could be meant anyway: what can be done to a card is a rule, whatever the phrase says"
)
APART = "neither step depends on the other"
EQUAL_IN_PLAY = (
    (r'"(.*)other (.*)" becomes "\1\2"', "a phrase is never about the card that says it (K-R.6)"),
    (r'"(.*)with production (.*)" becomes "\1\2"', BY_NATURE),
    (r'"(.*)with a free box (.*)" becomes "\1\2"', BY_NATURE),
    (r'becomes "block [^"]* of the kingdom"', "only cards in play can be blocked"),
    (r'"(.*)friendly (cards? with the largest production.*)" becomes "\1\2"', "no red card produces anything"),
    (r'becomes ".*1 blocked person (in discard|of the kingdom)"', "only cards in play are blocked"),
    (r"^(14|26|39|54|61|64|67|115|119|120|121): .*steps \d and \d swapped", APART),
    (r"^(19|21|47|49|51|70|110|117|126|137|138): .*steps \d and \d swapped", APART),
    (r'"(.*) without paying" becomes "\1"', "a tick of another card has no price: the words only remind"),
    (
        r'"(.*) without ending the turn" becomes "\1"',
        "an upgrade by an effect does not end the turn (K-R.17): the words only remind",
    ),
    (r'each of 2 other friendly cards in play" becomes "add sticker 8 to 2 other', "two ways to say the same"),
)

TRIGGERS = ("advance", "played", "end of turn", "end of round", "round start", "enemy defeated")
ICONS = ("passive", "activated", "time", "destroy", "once", "optional", "forced")
EFFECT = re.compile(rf"({'|'.join(ICONS)}) ([a-z-]+)(?: when ([a-z ]+?))?(?:, (\d) per (turn|round|game))?")

Entry = dict[str, Any]  # a card, or the set, as it stands in the file
Changes = Iterator[tuple[str, Entry]]  # each with a description


@dataclass(frozen=True)
class Mutant:
    """A card with one change, or the set with one."""

    name: str  # of a card with its number, or of the set
    change: str
    entry: Entry

    @property
    def lacks_an_effect(self) -> bool:
        """Whether one whole effect is left out, or what one box does."""
        match = re.fullmatch(r"stage \d: (.*) dropped", self.change)
        return match is not None and (
            EFFECT.fullmatch(match[1]) is not None or re.fullmatch(r"box \d+", match[1]) is not None
        )

    def __str__(self) -> str:
        return f"{self.name}: {self.change}"


@cache
def all_mutants() -> tuple[Mutant, ...]:
    """Every mutant of every card and of the set; what comes about twice is taken once."""
    found = {str(one): one for one in (Mutant(THE_SET, change, entry) for change, entry in changed_set())}
    for card in printed.cards():
        for change, entry in changed_card(card):
            if entry != card:
                mutant = Mutant(card["number"], change, entry)
                found.setdefault(str(mutant), mutant)
    return tuple(found.values())


# What is changed


def changed_set() -> Changes:
    """The first cards, the sequence, the gate, the last card, the sheet, the titles and the keywords."""
    head = {key: value for key, value in printed.the_set().items() if key != "cards"}
    for key in ("start", "sequence", "per round", "gate", "final"):
        for text in changed_numbers(head[key]):
            yield f"{key} {head[key]} becomes {text}", {**head, key: text}
    for key in ("stickers", "titles"):
        for name, value in head[key].items():
            yield f"{key} {name} dropped", {**head, key: without(head[key], name)}
            if key == "stickers":
                for text in changed_numbers(value):
                    yield f"{key} {name}: {value} becomes {text}", {**head, key: {**head[key], name: text}}
            else:
                for text in changed_numbers(name):
                    titles = {text if score == name else score: title for score, title in head[key].items()}
                    yield f"{key} {name} becomes {text}", {**head, key: titles}
    for name in head["keywords"]:
        yield f"keyword {name} dropped", {**head, "keywords": without(head["keywords"], name)}


def changed_card(card: Entry) -> Changes:
    """Everything that a card says beside its names and its line of the chronicle."""
    for key, value in card.items():
        if key in ("number", "chronicle"):
            continue
        if key.startswith("stage "):
            for change, stage in changed_stage(value):
                yield f"{key}: {change}", {**card, key: stage}
            continue
        yield f"{key} dropped", without(card, key)
        for change, changed in changed_value(value):
            yield f"{key}: {change}", {**card, key: changed}


def changed_stage(stage: Entry) -> Changes:
    """Keywords, flags, what it produces, its fame, its boxes, its prices and its effects."""
    yield from changed_list(stage, "keywords", ("land", "event"))
    yield from changed_list(stage, "flags", ("red", "blocker", "continuous", "permanent"))
    yield from changed_list(stage, "produces", KINDS[:1])
    for key in ("fame", "boxes"):
        value = stage.get(key, "0")
        for text in changed_phrase(value):
            yield f"{key} {value} becomes {text}", {**stage, key: text}
    for key, value in stage.items():
        if key.startswith(("upgrade ", "box ")) or EFFECT.fullmatch(key):
            yield f"{key} dropped", without(stage, key)
            for other in changed_key(key):
                renamed = {other if name == key else name: said for name, said in stage.items()}
                if len(renamed) == len(stage):
                    yield f"{key} becomes {other}", renamed
            for change, changed in changed_value(value):
                yield f"{key}: {change}", {**stage, key: changed}


def changed_list(stage: Entry, key: str, more: tuple[str, ...]) -> Changes:
    """A word left out, replaced or added."""
    words = stage[key].split(", ") if key in stage else []
    for i, word in enumerate(words):
        fewer = [*words[:i], *words[i + 1 :]]
        yield f"{key}: {word} dropped", {**stage, key: ", ".join(fewer)} if fewer else without(stage, key)
        for other in changed_phrase(word):
            yield f"{key}: {word} becomes {other}", {**stage, key: ", ".join([*words[:i], other, *words[i + 1 :]])}
    for word in more:
        if key == "produces" or word not in words:
            yield f"{key}: {word} added", {**stage, key: ", ".join([*words, word])}


def changed_key(key: str) -> Iterator[str]:
    """Another arrow, stage or box; another icon, trigger or limit of an effect."""
    match = EFFECT.fullmatch(key)
    if match is None:
        yield from changed_phrase(key)
        return
    icon, name, trigger, times, span = match.groups()
    for other in ICONS:
        yield effect_key(other, name, trigger if other in ICONS[5:] else None, times, span)
    for other in TRIGGERS if trigger else ():
        yield effect_key(icon, name, other, times, span)
    if times:
        yield effect_key(icon, name, trigger, None, None)
        for number in changed_numbers(times):
            yield effect_key(icon, name, trigger, number, span)
        for other in ("turn", "round", "game"):
            yield effect_key(icon, name, trigger, times, other)


def effect_key(icon: str, name: str, trigger: str | None, times: str | None, span: str | None) -> str:
    return f"{icon} {name}" + (f" when {trigger}" if trigger else "") + (f", {times} per {span}" if times else "")


def changed_value(value: Any) -> Iterator[tuple[str, Any]]:
    """A phrase, or steps: each left out, each changed."""
    if isinstance(value, str):
        for text in changed_phrase(value):
            yield f'"{value}" becomes "{text}"', text
        return
    for i, step in enumerate(value):
        if len(value) > 1:
            yield f"step {i + 1} dropped", [*value[:i], *value[i + 1 :]]
        for change, changed in changed_step(step):
            yield change, [*value[:i], changed, *value[i + 1 :]]
    for i, j in combinations(range(len(value)), 2):
        if j == i + 1:
            yield f"steps {i + 1} and {j + 1} swapped", [*value[:i], value[j], value[i], *value[j + 1 :]]


def changed_step(step: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(step, str):
        yield from changed_value(step)
        return
    for condition, phrase in step.items():
        yield f'"{condition}" dropped', phrase
        for text in changed_phrase(condition):
            yield f'"{condition}" becomes "{text}"', {text: phrase}
        for change, changed in changed_value(phrase):
            yield change, {condition: changed}


def changed_phrase(phrase: str) -> Iterator[str]:
    """Each number one more and one less, each word of a group by another one, each word left out that may be."""
    yield from changed_numbers(phrase)
    for group in SWAPS:
        for word in group:
            for match in re.finditer(rf"\b{word}\b", phrase):
                at = group.index(word)
                yield phrase[: match.start()] + group[(at + 1) % len(group)] + phrase[match.end() :]
    for word in LEFT_OUT:
        if word in phrase:
            yield " ".join(phrase.replace(word, "", 1).split())
    for match in re.finditer(
        r", at most \d+|, less [^,]*| or \d? ?[a-z]+| \| [^|]*| / \d+| \+ \d+ [a-z]+(?: per [a-z ]+)?| per [a-z ]+",
        phrase,
    ):
        yield phrase[: match.start()] + phrase[match.end() :]


def changed_numbers(phrase: str) -> Iterator[str]:
    for match in re.finditer(r"\d+", phrase):
        for number in (int(match[0]) + 1, int(match[0]) - 1):
            if number >= 0:
                yield f"{phrase[: match.start()]}{number}{phrase[match.end() :]}"


def without(entry: Entry, key: str) -> Entry:
    return {name: value for name, value in entry.items() if name != key}


# Who notices it


def noticed_by(mutant: Mutant) -> str | None:
    """What notices a mutant; nothing, where it survives."""
    if mutant.name == THE_SET:
        return PRINTED if fails_printed({**printed.the_set(), **mutant.entry}, ()) else None
    try:
        ruleset = with_card(mutant)
    except BadCards:
        return LOADER
    if fails_playing(mutant, ruleset):
        return PLAYING
    cards = [mutant.entry if card["number"] == mutant.name else card for card in printed.cards()]
    return PRINTED if fails_printed({**printed.the_set(), "cards": cards}, (int(mutant.name),)) else None


def with_card(mutant: Mutant) -> Ruleset:
    """The rules with the changed card among the others."""
    whole = builtin_sets(LANGUAGE)["vale-of-orrin"]
    head = {key: printed.the_set()[key] for key in ("game", "set", "name", "keywords")}
    file = as_written({**head, "cards": [deepcopy(mutant.entry)]})
    text = yaml.safe_dump(file, sort_keys=False, allow_unicode=True, width=sys.maxsize)
    changed = load_text(LANGUAGE, text, "mutant.yaml").cards[0]
    assert isinstance(changed, Card)
    cards = tuple(changed if card.numbers[0] == changed.numbers[0] else card for card in whole.cards)  # type: ignore[attr-defined]
    found = made_of("kingdom", [replace(whole, cards=cards)])  # type: ignore[list-item, arg-type]
    _ = found.table  # what only all cards together show is refused here
    return found


def as_written(value: Any) -> Any:
    """A value of a file with its numbers as numbers."""
    if isinstance(value, dict):
        return {key: as_written(said) for key, said in value.items()}
    if isinstance(value, list):
        return [as_written(said) for said in value]
    return int(value) if re.fullmatch(r"-?\d+", value) else value


def fails_playing(mutant: Mutant, ruleset: Ruleset) -> bool:
    """Whether a row that names the card comes out otherwise; that its position cannot be is no answer."""
    for row in rows():
        if int(mutant.name) in row.cards:
            try:
                if play(row, ruleset) != row.comes:
                    return True
            except IllegalScenario:
                continue
            except (AssertionError, IndexError, KeyError, RecursionError):
                return True
    return False


def fails_printed(the_set: dict[str, Any], numbers: tuple[int, ...]) -> bool:
    """Whether the table of facts says otherwise."""
    with patch.object(printed, "the_set", lambda: the_set):
        try:
            printed.test_what_the_set_says_of_itself()
            printed.test_every_number_is_a_card()
            printed.test_keywords_are_declared()
            printed.test_scrolls_and_expansions_are_whole()
            for place in printed.facts():
                if place[0] in numbers:
                    printed.test_a_stage_is_as_the_table_says(place)
        except (AssertionError, KeyError, ValueError, StopIteration):
            return True
    return False


def try_all(mutants: tuple[Mutant, ...], workers: int = MOST_WORKERS) -> dict[str, str | None]:
    """What notices each of these mutants, by its name."""
    if workers == 1:
        return {str(mutant): noticed_by(mutant) for mutant in mutants}
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return dict(zip(map(str, mutants), pool.map(noticed_by, mutants, chunksize=32), strict=True))


def is_equal(name: str) -> bool:
    """Whether a mutant can make no difference."""
    return any(re.search(pattern, name) for pattern, _ in EQUAL_IN_PLAY)


def report(verdicts: dict[str, str | None]) -> str:
    fates = Counter(by or "survived" for by in verdicts.values())
    lines = [f"{len(verdicts)} mutants: {', '.join(f'{n} {what}' for what, n in fates.most_common())}"]
    survivors = [name for name, by in verdicts.items() if by is None]
    lines.append(f"{sum(map(is_equal, survivors))} of the survivors change nothing, for a reason that is given")
    return "\n".join([*lines, *(f"  survivor: {name}" for name in survivors if not is_equal(name))])


if __name__ == "__main__":
    print(report(try_all(all_mutants())))
