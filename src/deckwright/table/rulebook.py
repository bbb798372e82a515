"""Rules and rulings by their ids, in our own words, of every game."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from deckwright.cards.errors import NotFound
from deckwright.cards.model import LANGUAGES
from deckwright.table.arguments import check_language, shown
from deckwright.table.kinds import GameKind, default_kind, kinds


@dataclass(frozen=True)
class Rule:
    """A rule of the game, or a ruling on a doubtful case, in our own words."""

    id: str
    _titles: Mapping[str, str] = field(repr=False)
    _texts: Mapping[str, str] = field(repr=False)

    def title(self, lang: str) -> str:
        """The title in one of the four languages."""
        return self._titles[check_language(lang)]

    def text(self, lang: str) -> str:
        """The rule itself in one of the four languages."""
        return self._texts[check_language(lang)]


def read_rules(package: str, file: str) -> dict[str, Rule]:
    """Title and text of every entry in all languages, by id."""
    entries = json.loads((files(package) / file).read_text(encoding="utf-8"))
    return {
        entry["id"]: Rule(entry["id"], entry["title"], {lang: entry[lang] for lang in LANGUAGES}) for entry in entries
    }


def rule(id: str) -> Rule:
    """A rule of the index by its id, as events and refusals name it.

    >>> dw.rule("A-11.1").text("en")
    'You defeat a Monster in the Center Row by spending Power equal to its cost.'
    """
    found = entry(id, lambda kind: kind.table.telling.rules())
    if found is None:
        raise NotFound(f'There is no rule {shown(id)} in the rule index. Rules look like "A-12.2".')
    return found


def ruling(id: str) -> Rule:
    """A ruling on a doubtful case by its id, such as R-081 or V-030."""
    found = entry(id, lambda kind: kind.table.telling.rulings())
    if found is None:
        raise NotFound(f'There is no ruling {shown(id)}. Rulings look like "R-081".')
    return found


def entry(id: object, of: Callable[[GameKind], Mapping[str, Rule]]) -> Rule | None:
    """An entry of the rulebook of any game."""
    if not isinstance(id, str):
        return None
    book = of(default_kind())
    if id in book:
        return book[id]
    return next((of(kind)[id] for kind in kinds().values() if id in of(kind)), None)


@cache
def rules() -> dict[str, Rule]:
    """The rules of all games."""
    return {id: rule for kind in kinds().values() for id, rule in kind.table.telling.rules().items()}


@cache
def rulings() -> dict[str, Rule]:
    """The rulings of all games."""
    return {id: rule for kind in kinds().values() for id, rule in kind.table.telling.rulings().items()}
