"""The edge cases of the rules that the 10th Anniversary set can show, alone or with a few cards made for them."""

from pathlib import Path

import pytest

import deckwright as dw

FIXTURES = Path(__file__).parent / "fixtures.yaml"

# Every edge case of versus and solo with this set; each has a test whose docstring starts with its id. The others need
# Treasure, Energy, Trophies, Fate, teams or a second set.
CONCERNED = (
    *range(1, 7), *range(8, 13), 14,  # drawing and personal decks
    *range(17, 24), *range(25, 31),  # playing and Constructs
    *range(31, 45),  # resources, acquiring, defeating
    *range(45, 51),  # banishing
    *range(52, 60),  # Center Deck and Void
    *range(60, 75),  # Honor and the end of the game
    *range(75, 81),  # Unite
    *range(81, 85),  # card rulings
    *range(117, 122), 123, 124, 127, 154,  # solo
    *range(137, 145), 150, 151,  # hidden information, conventions
)  # fmt: skip
EDGE_CASES = tuple(f"E-{number:02}" for number in CONCERNED)


def refused_by(game: dw.Game, text: str, *rules: str) -> None:
    """The action is refused under one of these rules, and the game stays as it was."""
    before = game.save()
    with pytest.raises(dw.IllegalAction) as caught:
        game.play(text)
    assert caught.value.rule in rules, f"{text!r} is refused by {caught.value.rule}"
    assert game.save() == before, f"{text!r} was refused but changed the game"
