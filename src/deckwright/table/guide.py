"""The page about Python: every public name with what it does, from the docstrings. It writes itself."""

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from deckwright.cards import errors
from deckwright.cards.messages import Messages
from deckwright.games.ascension.rules.telling import KINDS as EVENT_KINDS
from deckwright.games.ascension.table.ruleset import OPTIONS
from deckwright.table.actions import Action
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.game import Game, Rival
from deckwright.table.guide_text import (
    ACTIONS,
    DECISION_KINDS,
    ERRORS,
    EVENTS,
    GAMES,
    GRAMMAR,
    INTRODUCTION,
    MANY,
    OPTIONS_TEXT,
    SCENARIOS,
    SEATS,
    VIEW_FIELDS,
    VIEWS,
)
from deckwright.table.rulesets import CardInfo, RulesetInfo, SetInfo, card, cards, rulesets
from deckwright.table.saving import load, replay
from deckwright.table.scenarios import scenario
from deckwright.table.seat import Seat
from deckwright.table.starting import new
from deckwright.table.words import Rule, rule, ruling

PAGE = Path(__file__).parents[3] / "docs" / "python.md"
INNER = frozenset({"begin_fork", "told", "go_on", "position"})  # for saving and for the table's own machinery
FEW_VALUES = 6


def python_page() -> str:
    """The whole page."""
    parts = [
        INTRODUCTION,
        GAMES, function(new), options_table(), OPTIONS_TEXT, of_class(Game), of_class(Rival),
        ACTIONS, table(("text", "meaning"), GRAMMAR), of_class(Action), of_class(Decision),
        table(("kind", "what is asked"), coded(DECISION_KINDS)),
        SCENARIOS, function(scenario),
        VIEWS, table(("field", "meaning"), coded(VIEW_FIELDS)),
        EVENTS, of_class(Event), f"Kinds: {', '.join(f'`{kind}`' for kind in EVENT_KINDS)}.",
        "## Saving\n", function(load), function(replay),
        "## Rulesets, cards and rules\n", function(rulesets), function(cards), function(card), of_class(RulesetInfo),
        of_class(SetInfo), of_class(CardInfo), function(rule), function(ruling), of_class(Rule),
        SEATS, of_class(Seat),
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


def of_class(kind: type) -> str:
    """A class: its docstring, what can be read of it, and its methods."""
    lines = [f"### `dw.{kind.__name__}`\n", prose(kind), ""]
    read = {name: inspect.getdoc(value) or "" for name, value in members(kind) if isinstance(value, property)}
    fields = {name: "" for name in getattr(kind, "__dataclass_fields__", ()) if not name.startswith("_")}
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
    """What a class itself defines and promises, in its order."""
    return [(name, value) for name, value in vars(kind).items() if not name.startswith("_") and name not in INNER]


def one_line(text: str) -> str:
    return " ".join(text.split())


def options_table() -> str:
    """Every rule option: its values, the default first, and what it decides."""
    say = Messages("deckwright.server", "en")
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


if __name__ == "__main__":
    PAGE.write_text(python_page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")
