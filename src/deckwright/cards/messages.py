"""What people read, in four languages: Fluent messages, from the files in folders `locale` of packages, or in any folder."""

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from deckwright.cards.errors import NotFound
from deckwright.cards.model import LANGUAGES

LOCALES = {"en": "en", "pt": "pt-BR", "pl": "pl", "ru": "ru"}


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": lambda text: capital(str(text))}  # what a Fluent file may call


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


class Messages:
    """The messages of one language in one place, or in several of which the last one speaks last."""

    def __init__(self, home: Home | tuple[Home, ...], lang: str) -> None:
        homes = home if isinstance(home, tuple) else (home,)
        self.place = f"{homes[-1]}{'' if isinstance(homes[-1], Path) else '/locale'}/{lang}.ftl"
        self.lang = lang
        self._bundle = bundle_of(homes, lang)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: int | str) -> str:
        """The text of a message; a message or a value that is missing is an error, never an empty place."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise NotFound(f'{self.place} has no message "{key}".')
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise NotFound(f'{self.place}, "{key}": {problems[0]}.')
        return str(text)
