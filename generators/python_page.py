"""The page about Python: every public name with what it does, from the docstrings."""

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from deckwright.cards import errors
from deckwright.cards.messages import Messages
from deckwright.games.ascension.declared.actions import OFFERED
from deckwright.games.ascension.declared.events import KINDS as EVENT_KINDS
from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.declared.questions import meanings
from deckwright.games.ascension.table.game import AscensionGame, Rival
from deckwright.games.ascension.table.rulesets import CardInfo, RulesetInfo
from deckwright.games.ascension.table.seat import AscensionSeat
from deckwright.games.kingdom.players.par import par
from deckwright.games.kingdom.table.kingdom import Kingdom
from deckwright.table.actions import Action
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.rulebook import Rule, rule, ruling
from deckwright.table.rulesets import SetInfo, card, cards, rulesets
from deckwright.table.saving import load, replay
from deckwright.table.starting import new, scenario
from generators.python_text import (
    ACTIONS,
    ERRORS,
    EVENTS,
    GAMES,
    INTRODUCTION,
    KINGDOMS,
    MANY,
    OPTIONS_TEXT,
    SCENARIOS,
    SEATS,
    VIEW_FIELDS,
    VIEWS,
)

INNER = frozenset(
    {"begin_fork", "told", "go_on", "position", "growing", "last", "moment", "passed_since", "view_of_moment"}
)  # for saving, and for tables
FEW_VALUES = 6


def python_page() -> str:
    """The whole page."""
    parts = [
        INTRODUCTION,
        GAMES, function(new), options_table(), OPTIONS_TEXT, of_class(AscensionGame, "Game"), of_class(Rival),
        ACTIONS, table(("text", "meaning"), action_rows()), of_class(Action), of_class(Decision),
        table(("kind", "what is asked"), coded(meanings())),
        SCENARIOS, function(scenario),
        VIEWS, table(("field", "meaning"), coded(VIEW_FIELDS)),
        EVENTS, of_class(Event), f"Kinds: {', '.join(f'`{kind}`' for kind in EVENT_KINDS)}.",
        "## Saving\n", function(load), function(replay),
        KINGDOMS, of_class(Kingdom), function(par),
        "## Rulesets, cards and rules\n", function(rulesets), function(cards), function(card), of_class(RulesetInfo),
        of_class(SetInfo), of_class(CardInfo), function(rule), function(ruling), of_class(Rule),
        SEATS, of_class(AscensionSeat, "Seat"),
        ERRORS, table(("error", "when"), error_rows()),
        MANY,
    ]  # fmt: skip
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table of Markdown."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def coded(rows: Mapping[str, str]) -> list[tuple[str, str]]:
    return [(f"`{name}`", meaning) for name, meaning in rows.items()]


def function(code: Callable[..., Any]) -> str:
    """A function with its keywords and its docstring."""
    return f"### `dw.{code.__name__}{signature(code)}`\n\n{prose(code)}"


def signature(code: Callable[..., Any]) -> str:
    """What is written between the brackets: names and defaults."""
    shown = []
    for parameter in inspect.signature(code).parameters.values():
        if parameter.name == "self":
            continue
        default = "" if parameter.default is parameter.empty else f"={parameter.default!r}"
        shown.append(("**" if parameter.kind is parameter.VAR_KEYWORD else "") + parameter.name + default)
    return f"({', '.join(shown)})"


def prose(code: object) -> str:
    """A docstring, its examples as code."""
    text = inspect.getdoc(code) or ""
    return re.sub(r"((?:^>>> .*\n(?:.+\n?)*\n?)+)", r"```python\n\1```\n", text + "\n", flags=re.MULTILINE).rstrip()


def of_class(kind: type, name: str = "") -> str:
    """A class: its docstring, what can be read of it, and its methods; under the name of its shared class, if given."""
    lines = [f"### `dw.{name or kind.__name__}`\n", prose(kind.__base__ if name else kind), ""]
    read = {name: inspect.getdoc(value) or "" for name, value in members(kind) if isinstance(value, property)}
    declared: Iterable[str] = getattr(kind, "__dataclass_fields__", ()) or getattr(kind, "__struct_fields__", ())
    fields = [name for name in declared if not name.startswith("_")]
    if fields:
        lines += [f"Fields: {', '.join(f'`{name}`' for name in fields)}.", ""]
    if read:
        lines += [table(("to read", "meaning"), [(f"`{name}`", one_line(text)) for name, text in read.items()]), ""]
    methods = [
        (f"`{name}{signature(value)}`", one_line(inspect.getdoc(value) or ""))
        for name, value in members(kind)
        if inspect.isfunction(value)
    ]
    if methods:
        lines += [table(("method", "what it does"), methods), ""]
    return "\n".join(lines)


def members(kind: type) -> list[tuple[str, Any]]:
    """What a class and those above it define and promise, in their order."""
    found: dict[str, Any] = {}
    for one in reversed(kind.__mro__[:-1]):
        found.update(vars(one))
    return [(name, value) for name, value in found.items() if not name.startswith("_") and name not in INNER]


def one_line(text: str) -> str:
    return " ".join(text.split())


def action_rows() -> list[tuple[str, str]]:
    """What the text of every kind of action looks like."""
    return [(f"`{action.form}`", action.meaning) for action in OFFERED]


def options_table() -> str:
    """Every rule option: its values, the default first, and what it decides."""
    say = Messages("deckwright.games.ascension.online", "en")
    rows = []
    for name, values in OPTIONS.items():
        stem = f"option-{name.replace('_', '-')}"
        told = [(value, f"{stem}-{value.replace('_', '-')}") for value in values]
        meant = [f"`{value}`: {say.say(key)}" for value, key in told if say.has(key)]
        if len(values) > FEW_VALUES:
            meant.append(f"`{values[1]}` to `{values[-1]}`: so many")
        rows.append((f"`{name}`", say.say(stem), "; ".join(meant)))
    return "### Rule options\n\n" + table(("option", "what it decides", "values, the default first"), rows)


def error_rows() -> list[tuple[str, str]]:
    """Every error, the ones below `DeckwrightError` in the order of the tree."""
    found = [error for error in vars(errors).values() if isinstance(error, type) and issubclass(error, Exception)]
    return [(f"`{error.__name__}`", one_line(inspect.getdoc(error) or "")) for error in found]
