"""Cards that have not been met stay secret at the terminal (K-R.27)."""

import json
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.table.rulesets import known
from tests.cli.desk import deckwright, refused
from tests.games.kingdom.terminal.desk import typed

OPEN = {*range(1, 11), 136, 137, 138}
SECRET = {
    name
    for card in known()["vale-of-orrin"].cards
    if not OPEN & {*card.numbers}
    for stage in card.stages.values()
    for name in stage.names.values()
} - {
    name
    for card in known()["vale-of-orrin"].cards
    if OPEN & {*card.numbers}
    for stage in card.stages.values()
    for name in stage.names.values()
}


def listed(*arguments: str) -> list[str]:
    """The ids of the listed cards."""
    result = deckwright("cards", "list", "--json", *arguments)
    assert result.exit_code == 0, result.output
    return [card["id"] for card in json.loads(result.stdout)]


def tells_a_secret(text: str) -> list[str]:
    """Names of unmet cards that stand in a text as words of their own."""
    words = f" {' '.join(''.join(letter if letter.isalnum() else ' ' for letter in text).split())} "
    return [
        name for name in SECRET if f" {' '.join(''.join(c if c.isalnum() else ' ' for c in name).split())} " in words
    ]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_list_has_the_first_cards_and_the_expansions(lang: str) -> None:
    result = deckwright("cards", "list", "--ruleset", "kingdom", "--lang", lang)
    assert result.exit_code == 0, result.output
    assert tells_a_secret(result.stdout) == []
    assert "--spoilers" in result.stdout
    assert {*listed("--ruleset", "kingdom")} == {"1", "4", "6", "8", "9", "10", "136", "137", "138"}


def test_spoilers_list_everything() -> None:
    result = deckwright("cards", "list", "--ruleset", "kingdom", "--spoilers")
    assert "Alder Hollow" in result.stdout
    assert "--spoilers" not in result.stdout
    assert len(listed("--ruleset", "kingdom", "--spoilers")) == len(known()["vale-of-orrin"].cards)


@pytest.mark.parametrize("asked", ["13", "99", "Alder Hollow", "alder hollow", "500", "Ольховая лощина"])
def test_a_card_that_was_not_met_and_one_that_does_not_exist_get_the_same_answer(asked: str) -> None:
    line = refused("cards", "show", asked, "--ruleset", "kingdom")
    assert line == (
        f"deckwright: No card “{asked}” has been met. “--save FILE” shows what was met in a saved game, "
        "“--spoilers” everything."
    )


@pytest.mark.parametrize("asked", ["13", "Alder Hollow"])
def test_looking_everywhere_tells_nothing_either(asked: str) -> None:
    assert tells_a_secret(refused("cards", "show", asked).replace(asked, "")) == []
    assert deckwright("cards", "show", asked, "--spoilers").stdout.startswith("Alder Hollow")


@pytest.mark.parametrize("asked", ["4", "5", "Hartswood"])
def test_a_card_of_the_beginning_is_shown(asked: str) -> None:
    result = deckwright("cards", "show", asked, "--ruleset", "kingdom")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Hartswood")
    assert deckwright("cards", "show", "Hartswood").stdout == result.stdout


def test_a_saved_kingdom_shows_what_was_met() -> None:
    lines = ["pass", "1"] * 3 + ["card 11", "card 13", "quit"]
    told = typed(*lines)
    assert "Round 2" in told
    assert "You have met no card “13”." in told
    (file,) = Path("data").rglob("autosave.json")
    result = deckwright("cards", "list", "--save", str(file))
    assert dw.card("kingdom", "11").name("en") in result.stdout
    assert {*listed("--save", str(file))} == {*listed("--ruleset", "kingdom"), "11", "12"}
    assert deckwright("cards", "show", "11", "--save", str(file)).exit_code == 0
    assert "No card “13” has been met" in refused("cards", "show", "13", "--save", str(file))
    assert "holds another game than rise-of-vigil" in refused(
        "cards", "list", "--save", str(file), "--ruleset", "rise-of-vigil"
    )


def test_the_save_of_a_game_without_secrets_lists_its_cards() -> None:
    deckwright("play", "--seed", "1", "--save", "g.json")
    assert {*listed("--save", "g.json")} == {*listed()}


@pytest.mark.parametrize("how", [(), ("--plain",)])
def test_a_sitting_tells_nothing_of_cards_in_the_box(how: tuple[str, ...]) -> None:
    lines = ["help", "view", "card alder hollow", "card 13", "card lodge", "produce 13", "upgrade 13 down", "use 13 x",
             "choose card:13", "alder", "pass", "why", "log", "quit"]  # fmt: skip
    result = deckwright("play", "--ruleset", "kingdom", "--seed", "7", *how, typed=lines)
    told = "\n".join(line for line in result.stdout.splitlines() if "alder" not in line.casefold())
    assert tells_a_secret(told) == []
    assert "Alder Hollow" not in result.stdout


def test_the_wording_of_a_card_names_others_by_number_alone() -> None:
    card = known()["vale-of-orrin"].by_id["4"]
    assert tells_a_secret(LANGUAGE.words("en").card(card)) == []
