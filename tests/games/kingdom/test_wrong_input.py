"""What cannot be is refused at every door: ways of actions, bots of other games, seats, parts and scenarios (§9)."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import deckwright as dw
from deckwright import bots
from deckwright.cli.main import app

ALONE = """game: kingdom
set: small-box
name: {en: Small Box}
start: 1-4
sequence: 5-6
per round: 1
gate: 5
final: 6
cards:
  - number: 1
    copies: [2, 3, 4]
    stage 1:
      name: {en: Field}
      keywords: land
      produces: coin
  - number: 5
    stage 1:
      name: {en: Ford}
      keywords: land
  - number: 6
    stage 1:
      name: {en: Winter}
      keywords: event
      flags: red
"""


def table() -> dw.Game:
    return dw.scenario("kingdom", play=[9, 4, 3, 7], deck=[1], seed=1)


def test_a_legal_action_needs_nothing_first() -> None:
    game = table()
    assert {action.text for action in game.actions()} >= {"pass", "advance", "produce 9", "use 4 fell"}
    for action in game.actions():
        assert game.ways(action) == game.ways(action.text) == [[]]


@pytest.mark.parametrize("text", ["produce 1", "advance now", "", "use 4 nothing", "choose card:4"])
def test_ways_of_what_is_no_action_are_refused_as_playing_it_is(text: str) -> None:
    game = table()
    with pytest.raises(dw.IllegalAction) as asked:
        game.ways(text)
    with pytest.raises(dw.IllegalAction) as played:
        game.play(text)
    assert str(asked.value) == str(played.value)


@pytest.mark.parametrize("text", ["produce 09", "produce ９", "produce ٩", "choose card:04"])
def test_numbers_are_written_in_one_way(text: str) -> None:
    with pytest.raises(dw.IllegalAction, match="this is no action"):
        table().play(text)


def test_a_kingdom_is_founded_with_a_set_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "small-box.yaml"
    file.write_text(ALONE)
    kingdom = dw.Kingdom.found("Small", seed=1, packs=[file], ruleset="small-box")
    assert kingdom.game.ruleset_id == "small-box" and kingdom.game.zone("play")
    assert dw.Kingdom.load(kingdom.save()).game.ruleset_id == "small-box"


@pytest.mark.parametrize(("name", "game"), [("greedy", "kingdom"), ("busy", "kingdom"), ("patient", "ascension-10th")])
def test_a_bot_of_another_game_is_refused_before_anything_starts(name: str, game: str, tmp_path: Path) -> None:
    count = 1 if game == "kingdom" else 2
    begun = dw.new(game, players=count, seed=1)
    with pytest.raises(dw.BadOption, match=f"{name} does not play"):
        bots.play_out(begun, [bots.make(name)] * count)
    with pytest.raises(dw.BadOption, match=f"{name} does not play"):
        bots.ask(bots.make(name), begun)
    assert not begun.history
    saved = tmp_path / "table.save"
    seats = ",".join([name] * count)
    for command in (["play", "--save", str(saved)], ["sim"]):
        result = CliRunner().invoke(app, [*command, "--ruleset", game, "--seats", seats, "--lang", "en"])
        assert result.exit_code == 2 and not saved.exists()
        assert f"“{name}” does not play" in result.output and "it plays" in result.output


@pytest.mark.parametrize("arguments", [["--players", "3"], ["--players", "0"], ["--mode", "versus"]])
def test_bench_refuses_seats_and_modes_that_a_game_does_not_have(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, ["bench", "--ruleset", "kingdom", *arguments])
    assert result.exit_code == 2 and result.output.count("\n") == 1


def test_a_card_that_was_read_lies_in_the_box() -> None:
    assert dw.scenario("kingdom", read=[12], play=[1], seed=1)
    with pytest.raises(dw.IllegalScenario, match="card 1 lies in play"):
        dw.scenario("kingdom", read=[1], play=[1], seed=1)


def test_an_expansion_follows_once_unless_the_option_says_otherwise() -> None:
    """K-R.15, K-25.8"""
    with pytest.raises(dw.BadOption, match=r"K-R\.15"):
        dw.Simulator("kingdom", games=4, then=[137, 137])
    again = {"expansions": "again"}
    assert len(dw.Simulator("kingdom", games=4, then=[137, 137], options=again).then) == 2
    with pytest.raises(dw.BadOption, match=r"K-25\.8"):
        dw.Simulator("kingdom", games=4, then=[137] * 11, options=again)
