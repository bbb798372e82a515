"""What was decided for a run: `run.toml`, written once. Whatever has changed since is found by comparing."""

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from deckwright.bots.trained import rules_of
from deckwright.cards.errors import BadRun
from deckwright.table.kinds import Ruleset
from deckwright.table.observation import Learned
from deckwright.training.network import Shape
from deckwright.training.recipe import MEANINGS, Recipe

NAME = "run.toml"
FORMAT = 1
SHOWN = 4  # differences that a message names


@dataclass(frozen=True)
class Table:
    """What is played."""

    ruleset: str
    players: int
    mode: str
    seed: int


@dataclass(frozen=True)
class Plan:
    """A run: what is played, by which rules and cards, what is seen of it, the shape of the network, the recipe."""

    table: Table
    rules: dict[str, Any]
    inputs: dict[str, str]  # every field with its place
    shape: Shape
    recipe: Recipe

    @classmethod
    def here(cls, table: Table, ruleset: Ruleset, learned: Learned, shape: Shape, recipe: Recipe) -> "Plan":
        """A run by the rules and cards that are installed here."""
        return cls(table, rules_of(ruleset), inputs_here(learned), shape, recipe)

    def text(self) -> str:
        """The file."""
        parts = [f"# A player that learns: what was decided when the run began.\nformat = {FORMAT}\n"]
        parts.append(section("table", asdict(self.table)))
        parts.append(section("rules", self.rules))
        parts.append(section("network", asdict(self.shape)))
        parts.append(section("recipe", asdict(self.recipe), MEANINGS))
        parts.append(section("inputs", self.inputs))
        return "\n".join(parts)

    @classmethod
    def read(cls, path: Path) -> "Plan":
        """The file of a run; one that is damaged or foreign is refused."""
        try:
            told = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadRun(f"{path} cannot be read: {error.strerror or error}.") from error
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadRun(f"{path} is damaged: {error}.") from error
        if told.get("format") != FORMAT:
            raise BadRun(f"{path} has the format {told.get('format')!r}; this version of Deckwright reads {FORMAT}.")
        try:
            return cls(
                Table(**told["table"]), dict(told["rules"]), dict(told["inputs"]), Shape(**told["network"]),
                Recipe(**told["recipe"]),
            )  # fmt: skip
        except (KeyError, TypeError) as error:
            raise BadRun(f"{path} is no file of a run: {error}.") from error

    def differences(self, other: "Plan") -> list[str]:
        """In what this run differs from one that would begin here now, whatever cannot be gone on with first."""
        found = [f"{name} {was} (now {now})" for name, was, now in changed(self.rules, other.rules)]
        gone = [name for name in self.inputs if name not in other.inputs]
        new = [name for name in other.inputs if name not in self.inputs]
        moved = [name for name in self.inputs if other.inputs.get(name, self.inputs[name]) != self.inputs[name]]
        for word, names in (("no longer there", gone), ("new", new), ("otherwise", moved)):
            if names:
                found.append(f"fields {word}: {shown(names)}")
        sizes = changed(asdict(self.shape), asdict(other.shape))
        return found + [f"{name} of the network {was} (now {now})" for name, was, now in sizes]

    def check_same(self, other: "Plan", folder: Path) -> None:
        """Refuse to go on by other rules, with other cards, fields or shapes."""
        found = self.differences(other)
        if found:
            raise BadRun(f"{folder} cannot be gone on with, it differs in: {'; '.join(found)}. Begin a new run.")


def shown(names: list[str]) -> str:
    return ", ".join(names[:SHOWN]) + (f" and {len(names) - SHOWN} more" if len(names) > SHOWN else "")


def changed(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[tuple[str, Any, Any]]:
    """What stands differently in two sections."""
    return [
        (name.replace("_", " "), one.get(name), other.get(name))
        for name in {**one, **other}
        if one.get(name) != other.get(name)
    ]


def inputs_here(learned: Learned) -> dict[str, str]:
    """Every field with its place, and how much one of its numbers counts."""
    return {
        field.name: f"{field.offset} +{field.length} × {float(learned.scale[field.offset]):g}"
        for field in learned.fields
    }


def section(name: str, values: Mapping[str, Any], meanings: Mapping[str, str] | None = None) -> str:
    """A part of the file."""
    lines = [f"[{name}]"]
    for key, value in values.items():
        meaning = (meanings or {}).get(key)
        lines.append(f"{toml_key(key)} = {toml(value)}" + (f"  # {meaning}" if meaning else ""))
    return "\n".join(lines) + "\n"


def toml_key(key: str) -> str:
    return key if key.replace("_", "").isalnum() else toml(key)


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    text = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


assert set(MEANINGS) == {field.name for field in fields(Recipe)}
