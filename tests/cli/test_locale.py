"""The four languages say the same things, and the program says nothing that they lack."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import deckwright.cli
from deckwright.cards.messages import bundle_of, source_of
from deckwright.cards.model import LANGUAGES
from deckwright.cli.words import PACKAGE, Words, language_of, printable, simple

SPEAKING = {"say", "labelled", "listed", "has"}  # functions whose first argument is a key
PLURAL_FORMS = {"en": {"one", "other"}, "pt": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
PLURAL_FORMS["ru"] = PLURAL_FORMS["pl"]


class Parts(Visitor):
    """Collects the variables and the plural forms of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.forms.append({variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)})
        self.generic_visit(node)


def messages(lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(source_of(PACKAGE, lang)).body
    broken = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{lang}.ftl cannot be read: {broken}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), f"{lang}.ftl says something twice"
    return {message.id.name: message for message in found}


def parts(message: ftl.Message) -> Parts:
    collected = Parts()
    collected.visit(message)
    return collected


MESSAGES = {lang: messages(lang) for lang in LANGUAGES}
VARIABLES = {key: parts(message).variables for key, message in MESSAGES["en"].items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_keys(lang: str) -> None:
    assert set(MESSAGES[lang]) == set(MESSAGES["en"])
    assert list(MESSAGES[lang]) == list(MESSAGES["en"]), "keep the order, so that the files can be compared"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_use_the_same_variables(lang: str) -> None:
    assert {key: parts(message).variables for key, message in MESSAGES[lang].items()} == VARIABLES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_or_broken(lang: str) -> None:
    for key, variables in VARIABLES.items():
        pattern = bundle_of((PACKAGE,), lang).get_message(key).value
        assert pattern is not None, key
        text, errors = bundle_of((PACKAGE,), lang).format_pattern(pattern, dict.fromkeys(variables, 3))
        assert str(text).strip(), key
        assert not errors, f"{key}: {errors}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(lang: str) -> None:
    for key, message in MESSAGES[lang].items():
        for forms in parts(message).forms:
            assert forms == PLURAL_FORMS[lang], key


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", {1: "1 card to play", 2: "2 cards to play", 5: "5 cards to play", 21: "21 cards to play"}),
        ("pt", {1: "jogar 1 carta", 2: "jogar 2 cartas", 5: "jogar 5 cartas", 21: "jogar 21 cartas"}),
        (
            "pl",
            {
                1: "1 karta do zagrania",
                2: "2 karty do zagrania",
                5: "5 kart do zagrania",
                21: "21 kart do zagrania",
                22: "22 karty do zagrania",
            },
        ),
        (
            "ru",
            {
                1: "разыграть 1 карту",
                2: "разыграть 2 карты",
                5: "разыграть 5 карт",
                11: "разыграть 11 карт",
                21: "разыграть 21 карту",
            },
        ),
    ],
)
def test_numbers_take_the_right_form(lang: str, expected: dict[int, str]) -> None:
    for count, text in expected.items():
        assert Words(lang).say("left-play", count=count) == text


def modules() -> list[Path]:
    """The modules that speak through these files."""
    found = sorted(Path(deckwright.cli.__path__[0]).glob("*.py"))
    return [path for path in found if path.stem not in ("cards", "bench")]


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the program that names a text."""
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SPEAKING:
                yield path.name, node


def beginning(key: Any) -> tuple[str, bool] | None:
    """A key written in the code, or the beginning of one that is put together there."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return key.value, True
    if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
        return str(key.values[0].value), False
    return None


def test_every_text_that_the_program_asks_for_exists() -> None:
    asked = 0
    for file, call in calls():
        key = beginning(call.args[0]) if call.args else None
        if key is None:
            continue
        asked += 1
        text, whole = key
        if whole:
            assert text in VARIABLES, f"{file}:{call.lineno} {text}"
        else:
            assert any(known.startswith(text) for known in VARIABLES), f"{file}:{call.lineno} {text}…"
    assert asked > 100


def test_every_text_gets_the_values_that_it_names() -> None:
    for file, call in calls():
        key = beginning(call.args[0]) if call.args else None
        if key is None or not key[1] or not isinstance(call.func, ast.Attribute) or call.func.attr != "say":
            continue
        given = {keyword.arg for keyword in call.keywords}
        if None not in given:  # `**values` cannot be read here
            assert given - {"style"} == VARIABLES[key[0]], f"{file}:{call.lineno} {key[0]}"


def test_no_text_is_left_over() -> None:
    written = set()
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value)
    begun = {key[0] for _, call in calls() if call.args and (key := beginning(call.args[0])) and not key[1]}
    unused = [key for key in VARIABLES if key not in written and not any(key.startswith(text) for text in begun)]
    assert unused == []


def test_the_words_for_orders_differ() -> None:
    for lang in LANGUAGES:
        orders = [key for key in VARIABLES if key.startswith("order-") and key != "order-undo-turn"]
        aliases = sorted(alias for key in orders for alias in Words(lang).listed(key))
        assert all(one != other for one, other in pairwise(aliases)), lang


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang


def test_accents_and_signs_do_not_matter_when_names_are_compared() -> None:
    assert simple("Kor, the Ferromancer") == "kor the ferromancer"
    assert simple("Místico") == "mistico"
    assert simple("Żółw-Łoś") == "zolw los"
    assert simple("Ведьма-мухоловка") == "ведьма мухоловка"


def test_names_cannot_steer_the_terminal() -> None:
    assert printable("\x1b[2JAna\r\n\tBo") == "[2JAna Bo"
