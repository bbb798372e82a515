"""Every effect of the Vale of Orrin is played, and what comes of it is what the plan of the set says."""

import pytest

from tests.games.kingdom.cards.played import Row, play, rows
from tests.games.kingdom.talk import vale


@pytest.mark.parametrize("row", rows(), ids=str)
def test_an_effect_does_what_the_plan_says(row: Row) -> None:
    assert play(row, vale()) == row.comes
