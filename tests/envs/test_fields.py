"""The page about environments tells what is so."""

import re
import subprocess
import sys

import pytest

from deckwright.games.ascension.study import observe as ob
from deckwright.games.ascension.study.fields import (
    COUNTERS,
    MARKS,
    QUESTIONS,
    SEAT_COUNTS,
    SEAT_NUMBERS,
    TABLE_COUNTS,
    Layout,
)
from deckwright.table.rulesets import resolve
from generators.environments import environments_page

EXAMPLES = re.findall(r"```python\n(.*?)```", environments_page(), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["vec_env", "gymnasium", "pettingzoo"])
def test_the_examples_run(example: str) -> None:
    exec(example, {})


def test_every_number_has_a_name():
    """What the rule writes and what the fields name are the same lists."""
    assert len(COUNTERS) == ob.O_KIND and len(QUESTIONS) == ob.QUESTIONS
    assert len(MARKS) == ob.SEAT_MARKS and len(SEAT_NUMBERS) == ob.S_NEXT
    assert len(SEAT_COUNTS) == ob.SEAT_COUNTS and len(TABLE_COUNTS) == ob.TABLE_COUNTS


def test_used_abilities_are_told_apart():
    """Two abilities make three sets; a trigger is the bare id."""
    cells = Layout(resolve("rise-of-vigil"), 2).used_cells
    assert [cell for cell in cells if "ogo-demontrap" in cell] == [
        "ogo-demontrap#1", "ogo-demontrap#2", "ogo-demontrap#1 ogo-demontrap#2",
    ]  # fmt: skip
    assert "wildcall-staff" in cells and "portabillet#1 portabillet" in cells


def test_deckwright_alone_imports_no_learning_library():
    code = "import sys, deckwright; sys.exit(any(name in sys.modules for name in ('gymnasium', 'pettingzoo', 'numba')))"
    subprocess.run([sys.executable, "-c", code], check=True)
