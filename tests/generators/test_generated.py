"""What a program writes is as it would write it today: `make docs` writes it anew."""

import pytest

from deckwright import defaults
from generators import __main__ as generators


@pytest.fixture(scope="module")
def stale() -> dict[str, bytes]:
    return generators.stale()


@pytest.mark.parametrize(
    "place", [*generators.PAGES, *generators.FILES, generators.CARD_TEXTS.format(game=defaults.GAME)]
)
def test_it_is_up_to_date(stale: dict[str, bytes], place: str) -> None:
    """When this fails, run `make docs` and read what has changed."""
    assert [file for file in stale if file.startswith(place)] == []


def test_nothing_is_left_over() -> None:
    assert generators.left_over() == []
