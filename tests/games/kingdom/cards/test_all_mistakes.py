"""A card file with several mistakes shows all that can be found in one go (§9)."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from deckwright.cards.errors import BadCards
from deckwright.cards.loader import load_text
from deckwright.cli.main import app
from deckwright.games.kingdom.cards.language import LANGUAGE

BAD = """game: kingdom
set: bad
name: {en: Bad}
cards:
  - number: 201
    stage 1:
      name: {en: A}
      keywords: land
      upgrade down to 3: 1 coin
      passive x:
        - frobnicate 3 wood
        - add sticker 99 to this
      passive free:
        - gain 1 wood
    stage 2:
      name: {en: B}
  - number: 202
    stage 1:
      name: {en: C}
      fame: many
      upgrade right to 4: 1 coin
    stage 4:
      name: {en: D}
      frob: 1
"""
FOUND = [
    (7, 7, "down leads to stage 2, not 3"),
    (11, 11, 'unknown phrase "frobnicate 3 wood"'),
    (12, 11, "there is no sticker 99"),
    (14, 9, "it could be used for ever"),
    (20, 13, '"many" is not written as it should be'),
    (24, 7, "frob"),
]
LACKING = """game: kingdom
set: lacking
name: {en: Lacking}
cards:
  - number: 1
    stage 1:
      name: {en: A}
"""


def test_all_mistakes_of_a_file_are_shown_at_once() -> None:
    with pytest.raises(BadCards) as error:
        load_text(LANGUAGE, BAD, "bad.yaml")
    found = error.value.all
    assert [(one.line, one.column) for one in found] == [(line, column) for line, column, _ in FOUND]
    for one, (_, _, said) in zip(found, FOUND, strict=True):
        assert said in str(one) and "\n" in str(one)  # with a hint


def test_what_hangs_on_an_unread_price_is_not_held_against_an_effect() -> None:
    text = BAD.replace("frobnicate 3 wood", "pay 3 woods").replace("99", "1")
    with pytest.raises(BadCards) as error:
        load_text(LANGUAGE, text, "bad.yaml")
    assert not any("passive x" in str(one) and "KV-4" in str(one) for one in error.value.all)


def test_a_pack_that_no_game_can_be_played_with_is_not_well(tmp_path: Path) -> None:
    file = tmp_path / "lacking.yaml"
    file.write_text(LACKING)
    result = CliRunner().invoke(app, ["cards", "check", str(file)])
    assert result.exit_code == 1 and "all well" not in result.output
    assert "It has no starting cards" in result.output and "the number 1 is taken" in result.output
