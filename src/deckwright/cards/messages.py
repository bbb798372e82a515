"""What people read, in four languages: Fluent messages, from the files in folders `locale` of packages, or in any folder."""

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from deckwright.cards.errors import NotFound
from deckwright.cards.marks import OPEN
from deckwright.cards.model import LANGUAGES

LOCALES = {"en": "en", "pt": "pt-BR", "pl": "pl", "ru": "ru"}


def capital(text: str) -> str:
    """The text with a capital first letter; a mark before it is none."""
    first = len(text) - len(text.lstrip(OPEN))
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def full_stop(text: str) -> str:
    """The text with a full stop, unless it ends as a sentence does."""
    text = text.strip()
    return text if text.endswith((".", "!", "?")) else f"{text}."


FUNCTIONS: dict[str, Callable[[Any], Any]] = {  # what a Fluent file may call
    "CAPITAL": lambda text: capital(str(text)),
    "FULL-STOP": lambda text: full_stop(str(text)),
}


Home = str | Path  # where messages stand: a package with a folder `locale`, or a folder itself


def source_of(home: Home, lang: str) -> str:
    """The text of one Fluent file."""
    folder = home if isinstance(home, Path) else files(home) / "locale"
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle_of(homes: tuple[Home, ...], lang: str) -> FluentBundle:
    """The messages of one language in these places; the last one speaks last."""
    if lang not in LANGUAGES:
        raise NotFound(f'There is no language "{lang}". Languages: {", ".join(LANGUAGES)}.')
    return bundle_from([source_of(home, lang) for home in homes], lang)


def bundle_from(sources: Iterable[str], lang: str) -> FluentBundle:
    """The messages of these Fluent texts; the last one speaks last."""
    bundle = FluentBundle([LOCALES[lang]], use_isolating=False, functions=FUNCTIONS)
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


class Named(Visitor):  # type: ignore[misc]
    """What a message names: values, and other messages."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Messages:
    """The messages of one language in one place, or in several of which the last one speaks last."""

    def __init__(self, home: Home | tuple[Home, ...], lang: str) -> None:
        homes = home if isinstance(home, tuple) else (home,)
        self.place = f"{homes[-1]}{'' if isinstance(homes[-1], Path) else '/locale'}/{lang}.ftl"
        self.lang = lang
        self._bundle = bundle_of(homes, lang)
        self._needs: dict[str, frozenset[str]] = {}

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def needs(self, key: str) -> frozenset[str]:
        """The values that a message names, and messages that it refers to."""
        if key not in self._needs:
            named = Named()
            named.visit(self._pattern(key))
            self._needs[key] = frozenset(named.values).union(*(self.needs(other) for other in named.messages))
        return self._needs[key]

    def _pattern(self, key: str) -> Any:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise NotFound(f'{self.place} has no message "{key}".')
        return pattern

    def say(self, key: str, **values: int | str) -> str:
        """The text of a message; a message or a value that is missing is an error, never an empty place."""
        text, problems = self._bundle.format_pattern(self._pattern(key), dict(values))
        if problems:
            raise NotFound(f'{self.place}, "{key}": {problems[0]}.')
        return str(text)
