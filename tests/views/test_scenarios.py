"""Positions that cannot be are refused with a reason, whatever is wrong with them."""

import pytest

import deckwright as dw
from tests.talk import combined, vigil

ROW = ["magnet-monk", "skyrocket-drone", "leotans-familiar", "runic-honiskrot", "beacon-shaman", "reality-sculptor"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"under": {3: None}}, "a number or a list of ids"),
        ({"under": {3: 1.5}}, "a number or a list of ids"),
        ({"under": {3: True}}, "a number or a list of ids"),
        ({"under": {3: {"energy-shard": 2}}}, "a number or a list of ids"),
        ({"under": {3: ["mystic"]}}, "mystic is no treasure"),
        ({"under": {7: 1}}, "slots 1 to 6"),
        ({"under": {0: 1}}, "slots 1 to 6"),
        ({"under": {"x": 1}}, "by its number"),
        ({"under": {3: 1, "3": 1}}, "twice for one slot"),
        ({"under": {3: -1}}, "whole number"),
        ({"under": {3: 61}}, "only 60 exist"),
        ({"under": [1]}, "must be a mapping"),
        ({"under": 5}, "must be a mapping"),
        ({"piles": [1]}, "must be a mapping"),
        ({"trophies": 5}, "one list for each of the 2 seats"),
        ({"trophies": [["lagoon-troll"], []]}, "lagoon-troll is no trophy"),
        ({"trophies": [["serpent-siren"] * 4, []]}, "only 3 exist"),
        ({"hand": [[1], []]}, "must be a list of ids"),
        ({"row": 5}, "must be a list of ids"),
        ({"center": 5}, "must be a list of ids"),
        ({"center": [None]}, "must be a list of ids"),
        ({"row": [*ROW[:5], "energy-shard"]}, "no card of the Center Deck"),
        ({"void": ["energy-shard-start"]}, "no card of the Center Deck"),
        ({"turn_player": True}, "turn_player is a seat"),
        ({"turn_player": 2}, "turn_player is a seat"),
        ({"first": None}, "first is a seat"),
        ({"end_triggered": "x"}, "True or False"),
        ({"energy": -1}, "whole number"),
        ({"constructs": [["energy-shard"], []]}, "is a treasure and cannot be among the constructs"),
        ({"set_aside": ["darkwalker"]}, "only in a solo game"),
        ({"mode": "solo", "players": 1, "set_aside": ["mystic"]}, "only Heroes and Constructs of the Center Deck"),
    ],
)
def test_an_impossible_position_is_refused(wrong, told):
    with pytest.raises(dw.IllegalScenario, match=told):
        dw.scenario("rise-of-vigil", **({"players": 2, "row": ROW} | wrong))


@pytest.mark.parametrize("players", [2.0, "2", 5])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(dw.BadOption, match="not possible"):
        dw.scenario("rise-of-vigil", players=players)


def test_treasure_needs_a_row_that_is_given():
    with pytest.raises(dw.IllegalScenario, match="a row that is given too"):
        dw.scenario("rise-of-vigil", players=2, under={1: 1})
    with pytest.raises(dw.IllegalScenario, match="no set of this ruleset has treasure"):
        dw.scenario("ascension-10th", players=2, row=["mephit"] * 3 + ["landtalker"] * 3, under={1: 1})


def test_what_is_given_is_there():
    game = vigil(
        row=["lagoon-troll", *ROW], under={1: 2, 7: ["energy-shard"]}, trophies=[["vault-sphinx"], ["serpent-siren"]],
        energy=4, constructs=["wildcall-staff", "portabillet"], used=["wildcall-staff", "portabillet", "portabillet#1"],
    )  # fmt: skip
    assert (len(game.row), game.under(1), game.under(7)) == (7, ["energy-shard"] * 2, ["energy-shard"])
    assert (game.zone("trophies", 0), game.zone("trophies", 1), game.energy) == (["vault-sphinx"], ["serpent-siren"], 4)
    assert game.used(0) == ["portabillet", "portabillet#1", "wildcall-staff"]


def test_a_view_tells_the_price_of_now():
    game = combined(row=["omnicron", "twisted-tyrant", "oziah-judge-of-logos"], under={1: 1, 2: 1}, energy=7,
                    constructs=["wildcall-staff"], hand=["treasure-hunter"])  # fmt: skip
    game.play("play treasure-hunter")
    assert [slot["price"] for slot in game.view(1)["row"][:3]] == [5, 5, 0]


def test_a_turn_is_taken_back_to_its_beginning_and_no_further():
    """A question of the setup came before the turn."""
    game = dw.new("rise-of-vigil", mode="solo", seed=2, options={"center_shards": 60})
    assert (game.decision.kind, game.decision.source) == ("banish", "spirit-merchant")
    while game.decision.kind != "turn":
        game.play("decline")
    with pytest.raises(dw.UndoRefused):
        game.undo(to="turn")
    assert game.decision.kind == "turn"
