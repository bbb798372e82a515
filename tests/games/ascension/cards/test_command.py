"""The command `deckwright cards`: check, list and show."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import deckwright as dw
from deckwright.cards.errors import BadOption, NotFound
from deckwright.cli.cards import app
from deckwright.games.ascension.cards.language import LANGUAGE

BUILTIN = LANGUAGE.sets / "ascension-10th.yaml"
MISTAKEN = """\
set: my-set
name: {en: My Set}
cards:
  - id: moon-dancer
    name: {en: Moon Dancer}
    hero: viod
    cost: 3
    copies: 2
    play: gain 1 power; draws 1
"""


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    return result.exit_code, result.output


def test_a_good_file_is_well() -> None:
    assert run("check", str(BUILTIN)) == (0, f"{BUILTIN}: 53 cards, all well\n")


TAKEN = """\
set: {set}
name: {{en: Mine}}
cards:
  - id: {card}
    name: {{en: Mine}}
    hero: void
    cost: 3
    copies: 2
    play: gain 1 power
"""


@pytest.mark.parametrize("name", ["ascension-10th", "rise-of-vigil", "ascension-combined"])
def test_the_id_of_a_built_in_set_is_taken(tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(TAKEN.format(set=name, card="moon-dancer"), encoding="utf-8")
    code, output = run("check", str(file))
    assert (code, "all well" in output) == (1, False)
    assert f'mine.yaml:1:1 a set of Deckwright has the id "{name}".' in output


def test_the_id_of_a_built_in_card_is_told(tmp_path: Path) -> None:
    """A set that is played alone may have such a card; a game with both sets would not take it."""
    file = tmp_path / "mine.yaml"
    file.write_text(TAKEN.format(set="mine", card="wolf-shaman"), encoding="utf-8")
    code, output = run("check", str(file))
    assert code == 0
    assert "cannot be played together with ascension-10th:" in output
    assert "wolf-shaman: another set of the game has another card of this id" in output
    assert "with rise-of-vigil" not in output
    file.write_text(TAKEN.format(set="mine", card="moon-dancer"), encoding="utf-8")
    assert run("check", str(file)) == (0, f"{file}: 1 card, all well\n")


def test_every_mistake_of_a_file_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    file.write_text(MISTAKEN, encoding="utf-8")
    code, output = run("check", str(file), str(BUILTIN), str(tmp_path / "none.yaml"))
    assert code == 1
    assert output.splitlines() == [
        'my-set.yaml:6:11 moon-dancer, hero: "viod" is not known here.',
        'Did you mean "void"?',
        'my-set.yaml:9:25 moon-dancer, play step 2: unknown phrase "draws 1".',
        'Did you mean "draw 1"?',
        f"{BUILTIN}: 53 cards, all well",
        "none.yaml: the file cannot be read: No such file or directory.",
    ]


def test_the_list_as_a_table() -> None:
    code, output = run("list", "--set", "ascension-10th", "--lang", "pl")
    assert code == 0
    line = next(line for line in output.splitlines() if "spike-vixen" in line)
    assert [cell.strip() for cell in line.split("│")[1:3]] == ["spike-vixen", "Kolczasta zaklinaczka"]
    assert len([line for line in output.splitlines() if line.startswith("│")]) == 53


def test_the_list_as_json() -> None:
    code, output = run("list", "--ruleset", "ascension-10th", "--lang", "ru", "--json")
    cards = {card["id"]: card for card in json.loads(output)}
    assert code == 0 and len(cards) == 53
    assert cards["void-initiate"] == {
        "id": "void-initiate", "name": "Послушник Бездны", "type": "hero", "faction": "void", "cost": 1, "honor": 1,
        "copies": 3, "origin": "center", "keywords": ["banish-discard", "banish-hand"], "rulings": ["R-136", "R-054"],
        "set": "ascension-10th",
    }  # fmt: skip


def test_the_cards_of_a_file_can_be_listed(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    file.write_text(MISTAKEN.replace("viod", "void").replace("draws", "draw"), encoding="utf-8")
    assert [card["id"] for card in json.loads(run("list", "--set", str(file), "--json")[1])] == ["moon-dancer"]


def test_a_card_is_shown() -> None:
    code, output = run("show", "kor-the-ferromancer", "--lang", "pl")
    assert code == 0
    assert output.startswith("Kor Ferromanta  (Kor, the Ferromancer)\n")
    assert run("show", "Kor, the Ferromancer", "--lang", "pl") == (code, output)
    assert f"\nR-118 {dw.ruling('R-118').title('pl')}\nR-012 {dw.ruling('R-012').title('pl')}\n" in output


def test_a_ruling_of_ones_own_shows_its_id(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    good = MISTAKEN.replace("viod", "void").replace("draws", "draw")
    file.write_text(good + "    rulings: [R-999, R-014]\n", encoding="utf-8")
    output = run("show", "moon-dancer", "--set", str(file), "--lang", "en")[1]
    assert output.endswith(f"\nruling R-999\nR-014 {dw.ruling('R-014').title('en')}\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("show", "spike-vixn"), 'There is no card "spike-vixn" in ascension-10th. Did you mean spike-vixen?'),
        (("show", "oziah"), 'There is no card "oziah" in ascension-10th. Did you mean oziah-the-peerless?'),
        (("list", "--set", "ascension-10"), 'There is no set "ascension-10". Did you mean ascension-10th?'),
    ],
)
def test_a_wrong_id_gets_a_suggestion(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(NotFound) as caught:
        run(*arguments)
    assert str(caught.value) == message


def test_an_unknown_language() -> None:
    with pytest.raises(BadOption):
        run("list", "--lang", "de")


def test_a_file_of_a_game_that_is_not_here_is_told_by_its_game(tmp_path: Path) -> None:
    file = tmp_path / "stones.yaml"
    file.write_text("game: pebbles\nset: stones\nname: {en: Stones}\ncards: [{id: stone}]\n", encoding="utf-8")
    code, output = run("check", str(file))
    assert code == 1
    assert output.startswith("stones.yaml:1:1 the file: There is no game pebbles. Games: ")
