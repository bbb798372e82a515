"""The page about Kingdom says what is so, and names all that can be given and asked."""

import doctest
import re
from dataclasses import fields
from pathlib import Path

import pytest

from deckwright.games.kingdom.declared.questions import BY_NUMBER
from deckwright.games.kingdom.table.ruleset import OPTIONS
from deckwright.games.kingdom.table.shapes import PHASES, Position

PAGE = Path(__file__).parents[3].joinpath("docs", "kingdom.md").read_text(encoding="utf-8")
NAMED = [*(part.name for part in fields(Position)), *PHASES, *OPTIONS, *(one.kind for one in BY_NUMBER.values())]


def test_the_examples_of_the_page_run() -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    session = doctest.DocTestParser().get_doctest(code, {}, "kingdom.md", "docs/kingdom.md", 0)
    lines: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(session, out=lines.append)
    assert len(session.examples) > 10 and runner.summarize(verbose=False).failed == 0, "".join(lines)


@pytest.mark.parametrize("name", NAMED)
def test_everything_is_named(name: str) -> None:
    assert f"`{name}`" in PAGE


@pytest.mark.parametrize("option", OPTIONS)
def test_the_values_of_options_are_named(option: str) -> None:
    (row,) = re.findall(rf"^\| `{option}` \| (.+?) \|", PAGE, re.MULTILINE)
    assert row.startswith(f"`{OPTIONS[option][0]}`") and f"`{OPTIONS[option][-1]}`" in row
