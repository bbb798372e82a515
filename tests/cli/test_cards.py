"""`deckwright cards` for all sets, combined ones and packs."""

import json
from pathlib import Path

import pytest

from tests.cli.desk import deckwright, refused
from tests.cli.test_packs import break_pack, install, write_pack


def listed(*arguments: str) -> dict[str, str]:
    """The ids of the listed cards with the sets they belong to."""
    result = deckwright("cards", "list", "--json", *arguments)
    assert result.exit_code == 0, result.output
    return {card["id"]: card["set"] for card in json.loads(result.stdout)}


def test_each_set_and_both_together_are_listed() -> None:
    vigil, both = listed("--ruleset", "rise-of-vigil"), listed("--ruleset", "ascension-combined")
    assert len(vigil) == 53
    assert set(vigil.values()) == {"rise-of-vigil"}
    assert set(both) == {*vigil, *listed()}
    assert (both["mystic"], both["darkwalker"]) == ("ascension-10th", "rise-of-vigil")


def test_of_several_sets_the_table_names_the_set() -> None:
    result = deckwright("cards", "list", "--ruleset", "rise-of-vigil+ascension-10th", "--lang", "ru")
    assert "Набор" in result.stdout
    line = next(line for line in result.stdout.splitlines() if "darkwalker" in line)
    assert line.split("│")[-2].strip() == "rise-of-vigil"
    assert "Набор" not in deckwright("cards", "list", "--ruleset", "rise-of-vigil", "--lang", "ru").stdout


def test_treasure_has_no_cost() -> None:
    result = deckwright("cards", "list", "--ruleset", "rise-of-vigil")
    line = next(line for line in result.stdout.splitlines() if "energy-shard " in line)
    assert [cell.strip() for cell in line.split("│")[3:6]] == ["Treasure", "No faction", ""]


@pytest.mark.parametrize("asked", ["vault-sphinx", "Vault Sphinx", "Sfinks ze skarbca"])
def test_a_card_of_any_set_is_shown(asked: str) -> None:
    result = deckwright("cards", "show", asked, "--lang", "pl")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Sfinks ze skarbca  (Vault Sphinx)\n")
    assert "Powstanie Vigil" in result.stdout
    assert "Trofeum:" in result.stdout


def test_the_set_of_a_card_can_be_chosen() -> None:
    assert "20 copies" in deckwright("cards", "show", "mystic").stdout
    assert "26 copies" in deckwright("cards", "show", "mystic", "--ruleset", "rise-of-vigil").stdout
    assert 'no card "darkwalker" in ascension-10th' in refused("cards", "show", "darkwalker", "--set", "ascension-10th")


def test_a_mistyped_card_is_looked_for_everywhere() -> None:
    assert 'There is no card "darkwalkr" in rise-of-vigil. Did you mean darkwalker?' in refused(
        "cards", "show", "darkwalkr"
    )
    assert "`deckwright cards list` lists them" in refused("cards", "show", "qqqqq")


def test_cards_of_packs_are_listed_and_shown() -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    assert listed("--packs", "my-packs")["moon-dancer"] == "first-pack"
    assert listed("--packs", "my-packs", "--ruleset", "first-pack") == {"moon-dancer": "first-pack"}
    assert "First Pack" in deckwright("cards", "show", "moon-dancer", "--packs", "my-packs").stdout
    assert 'no card "moon-dancer"' in refused("cards", "show", "moon-dancer")
    install(str(Path("my-packs").absolute()))
    assert "First Pack" in deckwright("cards", "show", "moon-dancer").stdout
    assert listed("--ruleset", "first-pack") == {"moon-dancer": "first-pack"}


def test_a_broken_pack_among_the_installed_is_told() -> None:
    break_pack(write_pack("first.yaml", "first-pack"))
    install(str(Path("first.yaml").absolute()))
    result = deckwright("cards", "show", "mystic", "--lang", "pl")
    assert result.exit_code == 0
    assert "został pominięty" in result.stderr
    assert "first.yaml:10:25" in refused("cards", "list", "--ruleset", "first-pack")


def test_a_folder_is_checked() -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    break_pack(write_pack("my-packs/second.yaml", "second-pack", "sun-dancer"))
    result = deckwright("cards", "check", "my-packs")
    assert result.exit_code == 1
    first, second, hint = result.stdout.splitlines()
    assert first == f"{Path('my-packs/first.yaml')}: 1 card, all well"
    assert second.startswith("second.yaml:10:25 sun-dancer, play step 2")
    assert hint == 'Did you mean "draw 1"?'


def test_packs_are_checked_together() -> None:
    write_pack("first.yaml", "first-pack")
    write_pack("second.yaml", "second-pack", "sun-dancer")
    write_pack("third.yaml", "third-pack", "moon-dancer")
    assert deckwright("cards", "check", "first.yaml", "--packs", "second.yaml").exit_code == 0
    assert deckwright("cards", "check", "first.yaml", "third.yaml").exit_code == 0, "each for itself"
    result = deckwright("cards", "check", "first.yaml", "--packs", "third.yaml")
    assert result.exit_code == 1
    assert "another set of the game has another card of this id" in result.stdout


def test_there_must_be_something_to_check() -> None:
    Path("empty").mkdir()
    assert "Which card file?" in refused("cards", "check")
    assert "the folder holds no card file" in refused("cards", "check", "empty")
