"""The README and the first page of the site say what is true: sessions run, and the table of cards is the one there is."""

import doctest
import re
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.cards.loader import builtin_sets
from deckwright.games.ascension.cards.language import LANGUAGE

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.parametrize("page", [README, README.parent / "docs" / "index.md"], ids=lambda page: page.name)
def test_the_session_of_the_page_runs(page: Path) -> None:
    found = re.search(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    session = doctest.DocTestParser().get_doctest(found[1], {}, page.name, str(page), 0)
    lines: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(session, out=lines.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(lines)


def test_the_readme_counts_the_cards() -> None:
    """Every set with its cards, n of n: all that the file of the set has."""
    rows = dict(re.findall(r"^\| ([a-z0-9-]+) \| (\d+ of \d+) \|$", README.read_text(encoding="utf-8"), re.MULTILINE))
    counted = {name: f"{len(dw.cards(name))} of {len(dw.cards(name))}" for name in builtin_sets(LANGUAGE)}
    valley = len(dw.cards("kingdom"))  # by their numbers
    assert rows == {**counted, "vale-of-orrin": f"{valley} of {valley}"}
    assert counted["ascension-10th"].startswith("53 ")
