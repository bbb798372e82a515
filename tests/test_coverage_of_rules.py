"""Every ruling and every edge case has a test whose docstring starts with its id."""

import ast
import json
import re
from importlib.resources import files
from pathlib import Path

from tests.edge_cases import EDGE_CASES

TESTS = Path(__file__).parent
ID = re.compile(r"([RV]-\d{3}|E-\d{2,3})\b")


def rulings() -> list[str]:
    """The ids of all rulings on the built-in sets."""
    written = files("deckwright.games.ascension.rulebook").joinpath("rulings.json").read_text(encoding="utf-8")
    return [ruling["id"] for ruling in json.loads(written)]


def ids_in_docstrings() -> dict[str, str]:
    """The ids that docstrings of tests start with, each with a test that does."""
    found: dict[str, str] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                match = ID.match(ast.get_docstring(node) or "")
                if match:
                    found.setdefault(match[1], f"{path.relative_to(TESTS)}: {node.name}")
    return found


def test_every_ruling_has_a_test():
    known, tested = rulings(), ids_in_docstrings()
    assert known
    assert [ruling for ruling in known if ruling not in tested] == []


def test_every_edge_case_has_a_test():
    tested = ids_in_docstrings()
    assert [case for case in EDGE_CASES if case not in tested] == []


def test_no_test_names_an_unknown_ruling_or_edge_case():
    known = {*rulings(), *EDGE_CASES}
    assert {case: test for case, test in ids_in_docstrings().items() if case not in known} == {}
