"""The README says what is true: its session runs, and its table of cards is the one there is."""

import doctest
import re
from pathlib import Path

import deckwright as dw
from deckwright.cards.loader import builtin_sets
from deckwright.games.ascension.cards.language import LANGUAGE

README = Path(__file__).parent.parent / "README.md"


def test_the_session_of_the_readme_runs():
    found = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    session = doctest.DocTestParser().get_doctest(found[1], {}, "README", str(README), 0)
    lines: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(session, out=lines.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(lines)


def test_the_readme_counts_the_cards():
    """Every set with its cards, n of n: all that the file of the set has."""
    rows = dict(re.findall(r"^\| ([a-z0-9-]+) \| (\d+ of \d+) \|$", README.read_text(encoding="utf-8"), re.MULTILINE))
    counted = {name: f"{len(dw.cards(name))} of {len(dw.cards(name))}" for name in builtin_sets(LANGUAGE)}
    assert rows == counted
    assert counted["ascension-10th"].startswith("53 ")
