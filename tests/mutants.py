"""Mutants: every card with one phrase missing or one number changed, and the tests that should notice it.

A mutant is a card of the built-in sets, written anew with one change and read by the ordinary loader. A card that
stands in both sets is changed in both, because two sets that differ about a card cannot be played together. The sets
with this card stand in for the built-in ones while tests are called, those first that name the card, until one fails.

    python -m tests.mutants          # all mutants, with a list of the survivors
"""

import ast
import importlib
import inspect
import itertools
import multiprocessing
import os
import re
import signal
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FunctionType
from typing import Any

import yaml

from deckwright.cards.errors import BadCards, IllegalScenario
from deckwright.cards.loader import builtin_sets, load_text
from deckwright.cards.set_file import content_hash
from deckwright.games.ascension.cards.language import LANGUAGE, VOCABULARY
from deckwright.games.ascension.cards.model import CardSet
from deckwright.games.ascension.cards.moments import WHEN
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.table.rulesets import BUILTIN, COMBINED
from deckwright.table import running
from deckwright.table.rulesets import find_ruleset, replaced_set, set_names

TESTS = Path(__file__).parent
BEHAVIOUR = ("rulings", "edge_cases")  # folders whose tests play with the cards
PRINTED = "tests.games.ascension.cards.test_printed_numbers"  # compares what the ruleset says of its cards with a table of facts
# Many random games or many seeds: they take too long, and what they stumble upon deserves a test of its own.
LONG = (
    "test_a_redrawn_game_looks_the_same_to_the_one_it_is_redrawn_for",
    "test_each_player_comes_first_about_equally_often",
    "test_everybody_has_had_the_same_number_of_turns",
    "test_fate_of_the_first_row_of_new_games",
    "test_no_card_is_made_or_lost",
    "test_the_first_row_of_a_new_game_is_dealt_with_fate",
)
FOLDER = "tmp_path"  # as pytest calls an empty folder
INSTEAD = " instead"
WORDS = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MOST_WORKERS = 2
ENDLESS = 5.0  # seconds after which a test is stopped: with a changed card a game may never end

LOADER = "loader"


# What is changed

Entry = dict[str, Any]  # a card as it stands in a file
Changes = Iterator[tuple[str, Entry]]  # each with a description


@dataclass(frozen=True)
class Mutant:
    """A card with one change."""

    card: str
    change: str
    sets: tuple[str, ...]  # those in which it is changed
    texts: tuple[str, ...]  # for each a card file with this one card

    def __str__(self) -> str:
        return f"{self.card}: {self.change}"

    def card_sets(self) -> list[CardSet]:
        """The built-in sets with the changed card in them; `BadCards` where the loader refuses the card."""
        return [with_card(builtin_sets(LANGUAGE)[name], text) for name, text in zip(self.sets, self.texts, strict=True)]


def with_card(whole: CardSet, text: str) -> CardSet:
    """The set with the card of a card file in the place of its own."""
    changed = load_text(LANGUAGE, text).cards[0]
    cards = [changed if card.id == changed.id else card for card in whole.cards]
    found_hash = content_hash(cards, (whole.size, whole.rival))
    return replace(whole, cards=tuple(cards), content_hash=found_hash, by_id={card.id: card for card in cards})


def card_entries() -> dict[str, dict[str, Entry]]:
    """The cards of all sets as they stand in the files: by id, then by set."""
    found: dict[str, dict[str, Entry]] = {}
    for name in BUILTIN:
        for entry in yaml.safe_load((LANGUAGE.sets / f"{name}.yaml").read_text(encoding="utf-8"))["cards"]:
            found.setdefault(entry["id"], {})[name] = entry
    return found


@cache
def all_mutants() -> tuple[Mutant, ...]:
    """Every mutant of every card; what is possible in both sets that have the card is changed in both."""
    mutants: list[Mutant] = []
    for card, entries in card_entries().items():
        changes: dict[str, dict[str, Entry]] = {}
        for name, entry in entries.items():
            for change, changed in itertools.chain(changed_numbers(entry), changed_abilities(entry)):
                changes.setdefault(change, {})[name] = changed
            for change, changed in changed_copies(entry):  # sets may differ in these
                changes[f"{change} in {name}" if len(entries) > 1 else change] = {name: changed}
        for change, by_set in changes.items():
            texts = tuple(card_file(name, changed) for name, changed in by_set.items())
            mutants.append(Mutant(card, change, tuple(by_set), texts))
    return tuple(mutants)


def card_file(name: str, entry: Entry) -> str:
    content = {"set": name, "name": {"en": name}, "cards": [entry]}
    return yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=sys.maxsize)


def changed_numbers(entry: Entry) -> Changes:
    """Cost and honor, one more and one less."""
    for key in ("cost", "honor"):
        number = entry.get(key, 0)
        for changed in (number + 1, number - 1):
            yield f"{key} {number} becomes {changed}", {**entry, key: changed}


def changed_copies(entry: Entry) -> Changes:
    """How many copies there are, and how many of a treasure are shuffled in for a set: one more and one less."""
    for changed in (entry["copies"] + 1, entry["copies"] - 1):
        yield f"copies {entry['copies']} becomes {changed}", {**entry, "copies": changed}
    if "per set" in entry:
        yield "per set dropped", without(entry, "per set")
        for size, number in entry["per set"].items():
            for changed in (number + 1, number - 1):
                change = f"per set {size} {number} becomes {changed}"
                yield change, {**entry, "per set": {**entry["per set"], size: changed}}


def changed_abilities(entry: Entry) -> Changes:
    """Each ability and each phrase dropped, each condition dropped, each number in a phrase one more and one less."""
    for key in entry:
        if key.split(" ")[0] not in VOCABULARY.moments:
            continue
        items = items_of(entry[key])
        if sum(len(item) for item in items) > 1:
            yield f"{key} dropped", without(entry, key)
        for changed_key in changed_triggers(key):
            changed_entry = {changed_key if word == key else word: value for word, value in entry.items()}
            yield f'"{key}" becomes "{changed_key}"', changed_entry
        for i, item in enumerate(items):
            before, after = items[:i], items[i + 1 :]
            if len(item) > 1 and len(items) > 1:
                yield f"{key}, item {i + 1} dropped", with_items(entry, key, [*before, *nothing_replaced(after)])
            for k, (condition, phrase) in enumerate(item):
                last = k == len(item) - 1 and not is_instead(condition)
                rest = nothing_replaced(after) if last else after
                dropped = [*before, [*item[:k], *item[k + 1 :]], *rest]
                yield f'{key}: "{written(condition, phrase)}" dropped', with_items(entry, key, dropped)
                for change, step in changed_steps(condition, phrase):
                    changed = [*before, [*item[:k], step, *item[k + 1 :]], *after]
                    yield f"{key}: {change}", with_items(entry, key, changed)


def changed_triggers(key: str) -> Iterator[str]:
    """A `when …` that waits for more than printed: a word about the card dropped, or `first each turn` changed."""
    match = WHEN.fullmatch(key)
    if match is None:
        return
    for word in (match["faction"], match["type"], "in center row" if match["row"] else None):
        if word is not None:
            yield key.replace(f" {word}", "", 1)
    if match["limit"] == "first each turn":
        yield key.replace("first each turn", "once per turn")


def is_instead(condition: str | None) -> bool:
    return condition is not None and condition.endswith(INSTEAD)


Step = tuple[str | None, str]  # condition and phrase


def nothing_replaced(items: list[list[Step]]) -> list[list[Step]]:
    """These items behind one that is dropped: what would replace it has only its condition left."""
    if not items or not is_instead(items[0][0][0]):
        return items
    condition, phrase = items[0][0]
    assert condition is not None
    return [[(condition.removesuffix(INSTEAD), phrase)], *items[1:]]


def written(condition: str | None, phrase: str) -> str:
    return phrase if condition is None else f"{condition}: {phrase}"


def changed_steps(condition: str | None, phrase: str) -> Iterator[tuple[str, Step]]:
    """What may become of one step."""
    if condition is not None:
        yield f'"{condition}" dropped before "{phrase}"', (None, phrase)
        conditions = list(changed_phrases(condition))
        if is_instead(condition):
            conditions.append(condition.removesuffix(INSTEAD))
        for changed in conditions:
            yield f'"{condition}: {phrase}" becomes "{changed}: {phrase}"', (changed, phrase)
    for changed in changed_phrases(phrase):
        yield f'"{phrase}" becomes "{changed}"', (condition, changed)


def changed_phrases(phrase: str) -> Iterator[str]:
    """Each number one more and one less; the word behind it agrees."""
    for match in re.finditer(r"\d+", phrase):
        for number in (int(match[0]) + 1, int(match[0]) - 1):
            changed = f"{phrase[: match.start()]}{number}{phrase[match.end() :]}"
            yield re.sub(r"\b(\d+) (rune|card|slot)s?\b", agreeing, changed)


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


def with_items(entry: Entry, key: str, items: list[list[Step]]) -> Entry:
    """The card with these steps under the key; without the key where no step is left."""
    written: list[Any] = []
    for item in items:
        conditional = [{condition: phrase} for condition, phrase in item if condition is not None]
        plain = "; ".join(phrase for condition, phrase in item if condition is None)
        written += conditional or ([plain] if plain else [])
    return {**entry, key: written} if written else without(entry, key)


def without(entry: Entry, key: str) -> Entry:
    return {word: value for word, value in entry.items() if word != key}


# Who should notice it


@dataclass(frozen=True)
class Case:
    """A test with its parameters."""

    module: str
    function: Callable[..., None]
    parameters: dict[str, Any]
    in_parameters: frozenset[str]  # cards named there
    in_source: frozenset[str]

    @property
    def name(self) -> str:
        return f"{self.module}.{self.function.__name__}"

    def names(self, card: str) -> bool:
        return card in self.in_parameters or card in self.in_source

    def failure(self) -> BaseException | None:
        """What the test fails with now, if it does."""
        with TemporaryDirectory() if self.needs_folder else nullcontext() as folder:
            parameters = {**self.parameters, FOLDER: Path(folder)} if folder else self.parameters
            signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
            try:
                self.function(**parameters)
            except (KeyboardInterrupt, SystemExit):
                raise
            except BaseException as failure:  # what pytest raises for a failed test is no Exception
                return failure
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return None

    @property
    def needs_folder(self) -> bool:
        return FOLDER in inspect.signature(self.function).parameters

    def notices(self) -> bool:
        """Whether the test fails now; that its position has more copies than there are says nothing of the card."""
        failure = self.failure()
        return failure is not None and not isinstance(failure, IllegalScenario)


@cache
def all_cases() -> tuple[Case, ...]:
    """Every test that plays with cards or compares their numbers, if parameters and an empty folder are all it needs."""
    names = [
        f"tests.{folder}.{path.stem}" for folder in BEHAVIOUR for path in sorted((TESTS / folder).glob("test_*.py"))
    ]
    cases = [case for name in [*names, PRINTED] for case in cases_of(importlib.import_module(name))]
    missing = {*LONG} - {case.function.__name__ for case in cases}
    assert not missing, f"there are no such tests: {missing}"
    return tuple(case for case in cases if case.function.__name__ not in LONG)


def cases_of(module: Any) -> Iterator[Case]:
    for name, function in vars(module).items():
        if name.startswith("test_") and isinstance(function, FunctionType) and function.__module__ == module.__name__:
            in_source = frozenset(cards_in_source(function))
            for parameters in parameter_sets(function):
                if {*inspect.signature(function).parameters} - {FOLDER} == {*parameters}:
                    yield Case(module.__name__, function, parameters, frozenset(cards_in(parameters)), in_source)


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
    return frozenset(card for card_set in builtin_sets(LANGUAGE).values() for card in card_set.by_id)


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
    sets: tuple[str, ...]
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
        lines = []
        for sets in dict.fromkeys(verdict.sets for verdict in self.verdicts):
            fates = Counter(fate(verdict) for verdict in self.verdicts if verdict.sets == sets)
            counts = ", ".join(f"{count} {kind}" for kind, count in fates.most_common())
            lines.append(f"{fates.total()} mutants of {' and '.join(sets)}: {counts}")
        lines += [f"  survivor: {name}" for name in self.survivors]
        lines += [f"  fails with the printed cards: {name}" for name in self.failing]
        return "\n".join(lines)


def fate(verdict: Verdict) -> str:
    if verdict.noticed_by is None:
        return "survived"
    if verdict.noticed_by == LOADER:
        return "refused by the loader"
    return "noticed by printed numbers" if verdict.noticed_by.startswith(PRINTED) else "noticed by playing"


def prepare() -> None:
    """Begin a worker."""
    running.use(KIND.modes.interpreted)
    signal.signal(signal.SIGVTALRM, stop)


def stop(*_: Any) -> None:
    raise TimeoutError("the test does not end")


def measure(cases: slice) -> list[tuple[bool, float]]:
    """Call these tests with the printed cards: whether each fails, and the seconds that it takes."""
    found = []
    for case in all_cases()[cases]:
        start = time.process_time()
        failed = case.failure() is not None
        found.append((failed, time.process_time() - start))
    return found


def try_mutant(times: tuple[float, ...], mutant: Mutant) -> Verdict:
    """Find a test that notices the mutant."""
    try:
        card_sets = mutant.card_sets()
    except BadCards:
        return Verdict(str(mutant), mutant.sets, LOADER)
    with ExitStack() as stack:
        for card_set in card_sets:
            stack.enter_context(replaced_set(card_set))
        for name in (*BUILTIN, COMBINED):  # a ruleset that is refused as a whole would fail every test
            assert find_ruleset(set_names(name)).cards
        for case in promising_first(mutant.card, times):
            if case.notices():
                return Verdict(str(mutant), mutant.sets, case.name)
    return Verdict(str(mutant), mutant.sets, None)


@cache
def promising_first(card: str, times: tuple[float, ...]) -> list[Case]:
    """All cases: those that name the card before others, playing before comparing numbers, quick before slow."""
    ranked = []
    for place, case in enumerate(all_cases()):
        rank = (not case.names(card), case.module == PRINTED, card not in case.in_parameters)
        ranked.append((rank, times[place], place, case))
    return [case for _, _, _, case in sorted(ranked, key=lambda entry: entry[:3])]


def try_all(workers: int = 0) -> Report:
    """Try every mutant, in processes of their own."""
    workers = workers or min(MOST_WORKERS, os.cpu_count() or 1)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, spawn, initializer=prepare) as pool:
        size = -(-len(all_cases()) // workers)
        parts = [slice(start, start + size) for start in range(0, len(all_cases()), size)]
        measured = list(itertools.chain.from_iterable(pool.map(measure, parts)))
        failing = [case.name for case, (failed, _) in zip(all_cases(), measured, strict=True) if failed]
        times = tuple(seconds for _, seconds in measured)
        return Report(failing, list(pool.map(partial(try_mutant, times), all_mutants(), chunksize=8)))


if __name__ == "__main__":
    print(try_all(int(sys.argv[1]) if len(sys.argv) > 1 else 0))
