"""What the screen shows of the table."""

import pytest
from rich.console import Console

from tests.games.ascension.terminal import desk
from tests.talk import given

RULESET = "ascension-10th"


def shown(seat: int, tops: list[list[str]], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines about the tops of decks that a seat sees where these cards are known to lie there."""
    view = given(hand=[["apprentice"], ["militia"]]).view(seat)
    for area, top in zip(view["seats"], tops, strict=True):
        area["deck"]["top"] = top
    for part in desk.screen(RULESET).board(view, seat, 80):
        Console(width=80).print(part)
    return [line.strip() for line in capsys.readouterr().out.splitlines() if "On top of the deck" in line]


@pytest.mark.parametrize(
    ("top", "line"),
    [
        (["mystic", "apprentice", "mystic"], "Mystic, Apprentice, Mystic"),
        (["mystic", "mystic", "apprentice", "mystic"], "Mystic ×2, Apprentice, Mystic"),
        (["apprentice", "mystic", "mystic"], "Apprentice, Mystic ×2"),
    ],
)
def test_known_cards_on_top_of_a_deck_keep_their_order(
    top: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """R-206"""
    expected = [f"On top of the deck: {line}"]
    assert shown(0, [top, []], capsys) == expected
    assert shown(0, [[], top], capsys) == expected, "everybody saw it go there"


def test_nothing_is_said_of_a_deck_of_which_nothing_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(0, [[], []], capsys) == []
