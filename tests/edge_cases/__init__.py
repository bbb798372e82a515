"""The edge cases of the rules, shown by the printed cards or by a few cards made for them."""

from pathlib import Path

import pytest

import deckwright as dw

FIXTURES = Path(__file__).parent / "fixtures.yaml"

# Each has a test whose docstring starts with its id.
CONCERNED = range(1, 155)
EDGE_CASES = tuple(f"E-{number:02}" for number in CONCERNED)


def refused_by(game: dw.Game, text: str, *rules: str) -> None:
    """The action is refused under one of these rules, and the game stays as it was."""
    before = game.save()
    with pytest.raises(dw.IllegalAction) as caught:
        game.play(text)
    assert caught.value.rule in rules, f"{text!r} is refused by {caught.value.rule}"
    assert game.save() == before, f"{text!r} was refused but changed the game"
