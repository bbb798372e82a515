"""Mutants: every card with one phrase missing or one number changed, and the tests that should notice it.

A mutant is a card of the built-in set, written anew with one change and read by the ordinary loader. The set with this
card stands in for the built-in one while tests are called, those first that name the card, until one of them fails.

    python -m tests.mutants          # all mutants, with a list of the survivors
"""

import ast
import importlib
import inspect
import itertools
import multiprocessing
import os
import re
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import yaml

from deckwright.cards.errors import BadCards
from deckwright.cards.loader import SETS, builtin_sets, content_hash, load_text
from deckwright.cards.model import CardSet
from deckwright.kernel.modes import INTERPRETED
from deckwright.table import running
from deckwright.table.rulesets import replaced_set

SET = "ascension-10th"
TESTS = Path(__file__).parent
BEHAVIOUR = ("rulings", "edge_cases")  # folders whose tests play with the cards
PRINTED = "tests.cards.test_printed_numbers"  # compares what the ruleset says of its cards with a table of facts
PRINTED_NUMBERS = ("cost", "honor", "copies")
ABILITIES = ("play", "use", "reward", "unite", "when", "always")
WORDS = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MOST_WORKERS = 2

LOADER = "loader"


# What is changed


@dataclass(frozen=True)
class Mutant:
    """A card with one change."""

    card: str
    change: str
    text: str  # a card file with this one card

    def __str__(self) -> str:
        return f"{self.card}: {self.change}"

    def card_set(self) -> CardSet:
        """The built-in set with the changed card in it; `BadCards` where the loader refuses the card."""
        whole = builtin_sets()[SET]
        changed = load_text(self.text).cards[0]
        cards = [changed if card.id == changed.id else card for card in whole.cards]
        return replace(
            whole, cards=tuple(cards), content_hash=content_hash(cards), by_id={card.id: card for card in cards}
        )


def card_entries() -> list[dict[str, Any]]:
    """The cards of the set as they stand in its file."""
    entries: list[dict[str, Any]] = yaml.safe_load((SETS / f"{SET}.yaml").read_text(encoding="utf-8"))["cards"]
    return entries


def all_mutants() -> list[Mutant]:
    """Every mutant of every card of the set."""
    return [
        Mutant(entry["id"], change, card_file(changed))
        for entry in card_entries()
        for change, changed in itertools.chain(changed_numbers(entry), changed_abilities(entry))
    ]


def card_file(entry: dict[str, Any]) -> str:
    content = {"set": SET, "name": {"en": SET}, "cards": [entry]}
    return yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=sys.maxsize)


def changed_numbers(entry: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Cost, honor and copies, one more and one less."""
    for key in PRINTED_NUMBERS:
        number = entry.get(key, 0)
        for changed in (number + 1, number - 1):
            yield f"{key} {number} becomes {changed}", {**entry, key: changed}


def changed_abilities(entry: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each ability and each phrase dropped, each condition dropped, each number in a phrase one more and one less."""
    for key in entry:
        if key.split(" ")[0] not in ABILITIES:
            continue
        items = items_of(entry[key])
        if sum(len(item) for item in items) > 1:
            yield f"{key} dropped", without(entry, key)
        for i, item in enumerate(items):
            if len(item) > 1 and len(items) > 1:
                yield f"{key}, item {i + 1} dropped", with_items(entry, key, [*items[:i], *items[i + 1 :]])
            for k, (condition, phrase) in enumerate(item):
                for change, steps in changed_steps(condition, phrase):
                    changed = [*items[:i], [*item[:k], *steps, *item[k + 1 :]], *items[i + 1 :]]
                    yield f"{key}: {change}", with_items(entry, key, changed)


Step = tuple[str | None, str]  # condition and phrase


def changed_steps(condition: str | None, phrase: str) -> Iterator[tuple[str, list[Step]]]:
    """What may become of one step."""
    whole = phrase if condition is None else f"{condition}: {phrase}"
    yield f'"{whole}" dropped', []
    if condition is not None:
        yield f'"{condition}" dropped before "{phrase}"', [(None, phrase)]
        for changed in changed_phrases(condition):
            yield f'"{whole}" becomes "{changed}: {phrase}"', [(changed, phrase)]
    for changed in changed_phrases(phrase):
        yield f'"{phrase}" becomes "{changed}"', [(condition, changed)]


def changed_phrases(phrase: str) -> Iterator[str]:
    """Each number one more and one less; the word behind it agrees."""
    for match in re.finditer(r"\d+", phrase):
        for number in (int(match[0]) + 1, int(match[0]) - 1):
            changed = f"{phrase[: match.start()]}{number}{phrase[match.end() :]}"
            yield re.sub(r"\b(\d+) (rune|card)s?\b", agreeing, changed)


def agreeing(match: re.Match[str]) -> str:
    return f"{match[1]} {match[2]}{'' if match[1] == '1' else 's'}"


def items_of(value: str | list[Any]) -> list[list[Step]]:
    """The items under a key, each as its steps."""
    items: list[list[Step]] = []
    for item in [value] if isinstance(value, str) else value:
        if isinstance(item, dict):
            items.append(list(item.items()))
        else:
            items.append([(None, phrase.strip()) for phrase in item.split(";")])
    return items


def with_items(entry: dict[str, Any], key: str, items: list[list[Step]]) -> dict[str, Any]:
    """The card with these steps under the key; without the key where no step is left."""
    written: list[Any] = []
    for item in items:
        conditional = [{condition: phrase} for condition, phrase in item if condition is not None]
        plain = "; ".join(phrase for condition, phrase in item if condition is None)
        written += conditional or ([plain] if plain else [])
    return {**entry, key: written} if written else without(entry, key)


def without(entry: dict[str, Any], key: str) -> dict[str, Any]:
    return {word: value for word, value in entry.items() if word != key}


# Who should notice it


@dataclass(frozen=True)
class Case:
    """A test with its parameters."""

    name: str
    module: str
    function: Callable[..., None]
    parameters: dict[str, Any]
    in_parameters: frozenset[str]  # cards named there
    in_source: frozenset[str]

    def names(self, card: str) -> bool:
        return card in self.in_parameters or card in self.in_source

    def fails(self) -> bool:
        """Whether the test fails now."""
        try:
            self.function(**self.parameters)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException:  # what pytest raises for a failed test is no Exception
            return True
        return False


@cache
def all_cases() -> tuple[Case, ...]:
    """Every test that plays with cards or compares their numbers and needs nothing of pytest but parameters."""
    names = [
        f"tests.{folder}.{path.stem}" for folder in BEHAVIOUR for path in sorted((TESTS / folder).glob("test_*.py"))
    ]
    return tuple(case for name in [*names, PRINTED] for case in cases_of(importlib.import_module(name)))


def cases_of(module: Any) -> Iterator[Case]:
    for name, function in vars(module).items():
        if name.startswith("test_") and isinstance(function, FunctionType) and function.__module__ == module.__name__:
            in_source = frozenset(cards_in_source(function))
            for parameters in parameter_sets(function):
                if set(parameters) == set(inspect.signature(function).parameters):
                    in_parameters = frozenset(cards_in(parameters))
                    yield Case(
                        f"{module.__name__}.{name}", module.__name__, function, parameters, in_parameters, in_source
                    )


def parameter_sets(function: FunctionType) -> Iterator[dict[str, Any]]:
    """The parameters of each call that `pytest.mark.parametrize` asks for."""
    marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
    for chosen in itertools.product(*(mark.args[1] for mark in marks)):
        parameters: dict[str, Any] = {}
        for mark, values in zip(marks, chosen, strict=True):
            names = mark.args[0]
            if isinstance(names, str):
                names = [name.strip() for name in names.split(",")]
                values = values if len(names) > 1 else [values]
            parameters.update(zip(names, getattr(values, "values", values), strict=True))
        yield parameters


@cache
def card_ids() -> frozenset[str]:
    return frozenset(builtin_sets()[SET].by_id)


def cards_in(value: Any) -> Iterator[str]:
    """The cards named in a value."""
    if isinstance(value, str):
        yield from card_ids().intersection(WORDS.findall(value))
    elif isinstance(value, dict):
        yield from cards_in([*value, *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from cards_in(part)


def cards_in_source(function: FunctionType, seen: frozenset[str] = frozenset()) -> set[str]:
    """The cards named in a function, in the constants it reads and in the functions of its module that it calls."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    found: set[str] = set()
    for node in (node for statement in [tree.args, *tree.body] for node in ast.walk(statement)):
        if isinstance(node, ast.Constant):
            found.update(cards_in(node.value))
        elif isinstance(node, ast.keyword) and node.arg is not None:
            found.update(cards_in(node.arg.replace("_", "-")))
        elif isinstance(node, ast.Name) and node.id not in seen:
            value = function.__globals__.get(node.id)
            if isinstance(value, FunctionType) and value.__module__ == function.__module__:
                found.update(cards_in_source(value, seen | {function.__name__, node.id}))
            else:
                found.update(cards_in(value))
    return found


# Running them


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: str
    noticed_by: str | None  # `loader`, the name of a test, or None for a survivor


@dataclass(frozen=True)
class Report:
    """What became of all mutants; `failing` are tests that fail with the printed cards already."""

    failing: list[str]
    verdicts: list[Verdict]

    @property
    def survivors(self) -> list[str]:
        return [verdict.mutant for verdict in self.verdicts if verdict.noticed_by is None]

    def __str__(self) -> str:
        fates = Counter(fate(verdict) for verdict in self.verdicts)
        counts = ", ".join(f"{count} {kind}" for kind, count in fates.most_common())
        lines = [f"{len(self.verdicts)} mutants: {counts}"]
        lines += [f"  survivor: {name}" for name in self.survivors]
        lines += [f"  fails with the printed cards: {name}" for name in self.failing]
        return "\n".join(lines)


def fate(verdict: Verdict) -> str:
    if verdict.noticed_by is None:
        return "survived"
    if verdict.noticed_by == LOADER:
        return "refused by the loader"
    return "noticed by printed numbers" if verdict.noticed_by.startswith(PRINTED) else "noticed by playing"


TIMES: list[float] = []  # seconds that each case takes with the printed cards


def measure() -> tuple[list[str], list[float]]:
    """Call every test with the printed cards: the names of those that fail, and the seconds that each takes."""
    running.use(INTERPRETED)
    failing, times = [], []
    for case in all_cases():
        start = time.perf_counter()
        if case.fails():
            failing.append(case.name)
        times.append(time.perf_counter() - start)
    return failing, times


def prepare(times: list[float]) -> None:
    """Begin a worker."""
    running.use(INTERPRETED)
    TIMES[:] = times


def try_mutant(mutant: Mutant) -> Verdict:
    """Find a test that notices the mutant."""
    try:
        card_set = mutant.card_set()
    except BadCards:
        return Verdict(str(mutant), LOADER)
    with replaced_set(card_set):
        for case in promising_first(mutant.card):
            if case.fails():
                return Verdict(str(mutant), case.name)
    return Verdict(str(mutant), None)


def promising_first(card: str) -> list[Case]:
    """All cases: those that name the card before others, playing before comparing numbers, quick before slow."""
    ranked = []
    for place, case in enumerate(all_cases()):
        rank = (not case.names(card), case.module == PRINTED, card not in case.in_parameters)
        ranked.append((rank, TIMES[place], place, case))
    return [case for _, _, _, case in sorted(ranked, key=lambda entry: entry[:3])]


def try_all(workers: int = 0) -> Report:
    """Try every mutant, in processes of their own."""
    workers = workers or min(MOST_WORKERS, os.cpu_count() or 1)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn) as pool:
        failing, times = pool.submit(measure).result()
    with ProcessPoolExecutor(workers, spawn, initializer=prepare, initargs=(times,)) as pool:
        return Report(failing, list(pool.map(try_mutant, all_mutants(), chunksize=8)))


if __name__ == "__main__":
    print(try_all(int(sys.argv[1]) if len(sys.argv) > 1 else 0))
