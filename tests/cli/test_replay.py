"""`deckwright replay`: a saved game step by step."""

import json
from pathlib import Path

import pytest

import deckwright as dw
from tests.cli.desk import beginning, deckwright, refused, saved, saved_actions

FILE = "game.json"


@pytest.fixture(autouse=True)
def saved_game(quiet_place: None) -> None:
    typed = ["all", "end turn", "y"] * 2
    arguments = ["--seats", "human,random", "--names", "Ana,Bo", "--seed", beginning(0)]
    deckwright("play", *arguments, "--save", FILE, typed=typed)


def test_enter_goes_on_and_b_goes_back() -> None:
    total = len(saved_actions(Path(FILE)))
    result = deckwright("replay", FILE, typed=["", "n", "b", "q"])
    prompts = [line for line in result.stdout.splitlines() if line.startswith("Action ")]
    assert [prompt.split(">")[0] for prompt in prompts] == [f"Action {n} of {total}" for n in (0, 1, 2, 1)]
    assert result.exit_code == 0


def test_a_number_goes_to_that_action_and_end_to_the_last() -> None:
    total = len(saved_actions(Path(FILE)))
    result = deckwright("replay", FILE, typed=["4", "end", "", "0", "b"])
    for place in (4, total, 0):
        assert f"Action {place} of {total}>" in result.stdout
    assert "The game has only" in result.stdout
    assert "This is the beginning." in result.stdout


def test_every_step_shows_the_position_that_was_played() -> None:
    game = dw.replay(saved(Path(FILE))["game"], upto=5)
    shown = deckwright("replay", FILE, typed=["5"]).stdout
    stepped = deckwright("replay", FILE, typed=[""] * 5).stdout
    last = stepped.rpartition("Round")[2].partition("Action")[0]
    assert last in shown
    assert f"Runes: {game.runes}" in last


def test_all_hands_are_open() -> None:
    result = deckwright("replay", FILE)
    assert result.stdout.count("Hand:") == 2


def test_as_a_seat_only_its_own_hand_is_open() -> None:
    for seat in ("2", "bo"):
        result = deckwright("replay", FILE, "--as", seat)
        assert result.stdout.count("Hand:") == 1
        assert result.stdout.rpartition("Bo ──")[2].count("Hand:") == 1


def test_as_a_seat_the_others_draw_unseen() -> None:
    everything = deckwright("replay", FILE, typed=["end", "log 999"]).stdout.rpartition("> log 999")[2]
    as_bo = deckwright("replay", FILE, "--as", "Bo", typed=["end", "log 999"]).stdout.rpartition("> log 999")[2]
    assert everything != as_bo


def test_why_names_the_rule() -> None:
    told = deckwright("replay", FILE, typed=["1", "why"]).stdout.rpartition("> why")[2]
    assert "A-" in told


def test_orders_are_understood_in_the_reader_s_language_with_and_without_accents() -> None:
    for leave in ("wyjdź", "WYJDZ", "wyjdz"):
        result = deckwright("replay", FILE, "--lang", "pl", typed=["stół", leave, "n"])
        assert result.stdout.count("Rząd centralny") == 2
        assert result.exit_code == 0


def test_the_language_of_the_table_is_kept_or_chosen() -> None:
    assert "Центральный ряд" in deckwright("replay", FILE, "--lang", "ru").stdout
    assert "Center Row" in deckwright("replay", FILE).stdout


def test_wrong_input_is_answered() -> None:
    result = deckwright("replay", FILE, typed=["sideways", "99999", "help", "card mystic", "view"])
    assert result.exit_code == 0
    assert "“sideways” is not understood" in result.stdout
    assert "The game has only" in result.stdout
    assert "previous action" in result.stdout


def test_wrong_arguments_get_one_line() -> None:
    assert "There is no file nowhere.json" in refused("replay", "nowhere.json")
    assert "1 Ana, 2 Bo" in refused("replay", FILE, "--as", "Cy")
    assert "FILE" in refused("replay")


def test_a_finished_game_ends_with_the_result() -> None:
    game = dw.scenario("ascension-10th", players=2, pool=3, seed=1)
    while not game.over:
        game.play(game.actions()[0])
    Path("over.json").write_text(json.dumps(game.save()))
    result = deckwright("replay", "over.json", typed=["end"])
    assert "Final score" in result.stdout
