"""Every rule and ruling of Kingdom has a test whose docstring begins with its id, or a reason why it has none."""

import ast
import re
from pathlib import Path

from deckwright.games.kingdom.rules import rule_ids
from deckwright.table.rulebook import read_rules
from tests.games.kingdom.talk import rule_text

PACKAGE = "deckwright.games.kingdom.rulebook"
TESTS = Path(__file__).parent
ID = re.compile(r"K-(?:R\.)?\d+(?:\.\d+)*\b")

# Ids that the rules alone cannot show.
WITHOUT_A_TEST = {
    "K-4.3": "the colour behind a name: pages draw it",
    "K-R.26": "par belongs to bots that know the whole set",
}


def known() -> list[str]:
    return [*read_rules(PACKAGE, "rules.json"), *read_rules(PACKAGE, "rulings.json")]


def with_tests() -> dict[str, str]:
    """The ids that docstrings of tests begin with, each with a test that does."""
    found: dict[str, str] = {}
    for path in sorted((TESTS / "rulings").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                match = ID.match(ast.get_docstring(node) or "")
                if match:
                    found.setdefault(match[0], f"{path.name}: {node.name}")
    return found


def test_every_rule_and_ruling_has_a_test_or_a_reason() -> None:
    there = with_tests()
    assert [id for id in known() if id not in there and id not in WITHOUT_A_TEST] == []
    assert [id for id in WITHOUT_A_TEST if id in there] == []


def test_no_test_names_an_unknown_id() -> None:
    assert {id: test for id, test in with_tests().items() if id not in known()} == {}


def test_every_id_that_events_cite_has_its_sentence() -> None:
    names = [name for name in vars(rule_ids) if re.fullmatch(r"[KR]_\d+(_\d+)*", name)]
    cited = {name: getattr(rule_ids, name) for name in names}
    spoken = {name: f"K-R.{n}" if name.startswith("R") else rule_text(n) for name, n in cited.items()}
    assert {name: id for name, id in spoken.items() if id not in known()} == {}
    assert all(id == name.replace("R_", "K-R.").replace("K_", "K-").replace("_", ".") for name, id in spoken.items())
