"""The rounds of an expansion, which count anew, carry its name in the chronicle."""

import pytest

from generators.kingdom_box import played_through


@pytest.mark.parametrize(
    ("lang", "first", "later"),
    [
        ("en", "Round 1", "The Bridge, round 1"),
        ("pt", "Rodada 1", "The Bridge, rodada 1"),
        ("pl", "Runda 1", "The Bridge, runda 1"),
        ("ru", "Раунд 1", "The Bridge, раунд 1"),
    ],
)
def test_headings_are_told_apart(lang: str, first: str, later: str) -> None:
    headings = played_through().chronicle(lang)[::2]
    assert headings[0] == first and later in headings
    assert len({*headings}) == len(headings) == 7
