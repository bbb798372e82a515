"""How rule files read: constants are named through their modules, rules by their bare names."""

import ast
from pathlib import Path

import pytest

from deckwright.games.ascension.kind import HERE

FILES = sorted(file for part in ("rules", "players", "study") for file in (HERE / part).glob("*.py"))
RULE_FILES = [file for file in FILES if "\n@rule\n" in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: file.stem)
def test_a_constant_is_named_through_its_module(file: Path) -> None:
    imported = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ImportFrom)]
    bare = [one.name for node in imported for one in node.names if one.name.isupper() and one.asname is None]
    assert not bare


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: file.stem)
def test_a_rule_is_called_by_its_bare_name(file: Path) -> None:
    """Neither the twins of rules nor the translator would find it otherwise."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    rules = [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]
    calls = [node.func for rule in rules for node in ast.walk(rule) if isinstance(node, ast.Call)]
    assert all(isinstance(func, ast.Name) for func in calls)


def is_rule(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id in ("rule", "entry", "telling") for one in node.decorator_list)
