"""Checks of Fluent files and of the modules that speak through them: the languages say the same, and nothing is missing."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from deckwright.cards.messages import Home, bundle_of, source_of
from deckwright.cards.model import LANGUAGES

SPEAKING = {"say", "alternatives", "has"}  # functions whose first argument is a key
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


def messages(home: Home, lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(source_of(home, lang)).body
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


def beginning(key: Any) -> tuple[str, bool] | None:
    """A key written in the code, or the beginning of one that is put together there."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return key.value, True
    if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
        return str(key.values[0].value), False
    return None


@dataclass(frozen=True)
class Speaking:
    """A package with its Fluent files; `beside` are others whose messages it may say, too."""

    package: str
    beside: tuple[Home, ...] = ()

    @cached_property
    def messages(self) -> Mapping[str, Mapping[str, ftl.Message]]:
        return {lang: messages(self.package, lang) for lang in LANGUAGES}

    @cached_property
    def variables(self) -> dict[str, set[str]]:
        return {key: parts(message).variables for key, message in self.messages["en"].items()}

    @cached_property
    def known(self) -> dict[str, set[str]]:
        """The variables of everything that it may say."""
        others = {key: parts(one).variables for home in self.beside for key, one in messages(home, "en").items()}
        return {**others, **self.variables}

    def modules(self) -> Iterable[Path]:
        return sorted(Path(import_module(self.package).__path__[0]).rglob("*.py"))

    def calls(self) -> Iterator[tuple[str, ast.Call]]:
        """Every call that names a text."""
        for path in self.modules():
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SPEAKING:
                    yield path.name, node

    def check_languages(self) -> None:
        """All of them have the same keys in the same order, with the same variables and all their plural forms."""
        for lang, said in self.messages.items():
            assert set(said) == set(self.variables), lang
            assert list(said) == list(self.variables), f"{lang}: keep the order, so that the files can be compared"
            assert {key: parts(message).variables for key, message in said.items()} == self.variables, lang
            for key, message in said.items():
                assert all(forms == PLURAL_FORMS[lang] for forms in parts(message).forms), f"{lang} {key}"

    def check_texts(self) -> None:
        """No text is empty or broken."""
        for lang in LANGUAGES:
            bundle = bundle_of((*self.beside, self.package), lang)
            for key, variables in self.variables.items():
                pattern = bundle.get_message(key).value
                assert pattern is not None, key
                text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, 3))
                assert str(text).strip() and not errors, f"{lang} {key}: {errors}"

    def check_calls(self, at_least: int) -> None:
        """Every text that is asked for exists, and gets the values that it names."""
        asked = 0
        for file, call in self.calls():
            key = beginning(call.args[0]) if call.args else None
            if key is None:
                continue
            asked += 1
            text, whole = key
            if not whole:
                assert any(known.startswith(text) for known in self.known), f"{file}:{call.lineno} {text}…"
                continue
            assert text in self.known, f"{file}:{call.lineno} {text}"
            given = {keyword.arg for keyword in call.keywords}
            if isinstance(call.func, ast.Attribute) and call.func.attr == "say" and None not in given:
                assert given - {"style"} == self.known[text], f"{file}:{call.lineno} {text}"
        assert asked >= at_least

    def unused(self) -> list[str]:
        """Texts that nothing in the package asks for."""
        written = set()
        for path in self.modules():
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    written.add(node.value)
        found = [beginning(call.args[0]) for _, call in self.calls() if call.args]
        begun = [key[0] for key in found if key is not None and not key[1]]
        return [key for key in self.variables if key not in written and not any(key.startswith(text) for text in begun)]
