"""Which sets make a kingdom: the one that comes along, with packs, or a set alone; what does not fit is refused in words."""

import random
from pathlib import Path

import numpy as np
import pytest

import deckwright as dw
from deckwright.table.arguments import in_runs
from tests.games.kingdom.table.test_scenarios import PACK

ALONE = """
game: kingdom
set: alone
name: {en: Alone, pt: Só, pl: Sam, ru: Один}
start: 1-3
sequence: 10-12
per round: 1
final: 12
cards:
  - number: 1
    copies: 2, 3
    stage 1: {name: {en: Field, pt: Campo, pl: Pole, ru: Поле}, keywords: land, produces: coin}
  - number: 10
    copies: 11, 12
    stage 1: {name: {en: House, pt: Casa, pl: Dom, ru: Дом}, keywords: building, fame: 2}
"""


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    for name, text in (("more", PACK), ("alone", ALONE)):
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def test_rulesets_say_whose_they_are() -> None:
    found = dw.rulesets()
    assert {name: info.game for name, info in found.items()} == {
        "ascension-10th": "ascension", "rise-of-vigil": "ascension", "ascension-combined": "ascension", "kingdom": "kingdom",
    }  # fmt: skip
    assert found["kingdom"].rival is None and found["ascension-10th"].rival == "samael"
    assert dict(found["kingdom"].modes) == {"solo": (1,)} and found["kingdom"].players == (1,)
    assert {name: values[0] for name, values in found["kingdom"].options.items()} == {
        "iron": "no", "resources": "strict", "source_leaves": "after", "expansions": "once", "max_production": "none",
    }  # fmt: skip


@pytest.mark.parametrize("ruleset", ["kingdom", "vale-of-orrin", ["vale-of-orrin"]])
def test_the_set_that_comes_along(ruleset: str | list[str]) -> None:
    game = dw.new(ruleset, seed=1)
    assert (game.ruleset_id, game.players, game.mode, game.player) == ("kingdom", 1, "solo", 0)
    assert np.array_equal(game.state, dw.new("kingdom", players=1, mode="solo", first=0, seed=1).state)


@pytest.mark.parametrize("ruleset", ["kingdom", "kingdom+more", "vale-of-orrin+more"])
def test_a_pack_is_mixed_in(packs: Path, ruleset: str) -> None:
    game = dw.new(ruleset, seed=1, packs=[packs / "more.yaml"])
    assert game.ruleset_id == "kingdom+more" and "500" in game.ruleset.ids
    assert dw.load(game.save()).ruleset_id == "kingdom+more"


def test_a_set_alone_is_a_game(packs: Path) -> None:
    game, chance = dw.new("alone", seed=1, packs=[packs / "alone.yaml"]), random.Random(1)
    while not game.over:
        game.play(chance.choice(game.actions()))
    assert (game.scores(), game.winners(), game.ranking(), game.round) == ([6], [0], [0], 4)


@pytest.mark.parametrize(
    ("ruleset", "more", "said"),
    [
        ("kingdom", {"players": 2}, "Possible: 1"),
        ("kingdom", {"players": 0}, "Possible: 1"),
        ("kingdom", {"mode": "versus"}, "Modes: solo"),
        ("kingdom", {"first": 1}, "starting player"),
        ("kingdom", {"options": {"gold": "yes"}}, "Options: iron"),
        ("kingdom", {"options": {"max_production": 100}}, "Possible: none, 1 to 99"),
        ("kingdom+ascension-10th", {}, "set of the game"),
        ("vale-of-orrin+rise-of-vigil", {}, "set of the game"),
        ("more", {}, r"play kingdom\+more"),
    ],
)
def test_what_does_not_fit_is_refused(packs: Path, ruleset: str, more: dict, said: str) -> None:
    files = [packs / "more.yaml"] if ruleset == "more" else []
    with pytest.raises(dw.BadOption, match=said):
        dw.new(ruleset, seed=1, packs=files, **more)


def test_cards_of_one_game_are_no_pack_of_another(packs: Path) -> None:
    with pytest.raises(dw.BadCards, match="cards of the game kingdom"):
        dw.new("ascension-10th", seed=1, packs=[packs / "more.yaml"])
    with pytest.raises(dw.BadCards, match="KV-1"):
        dw.new("kingdom", seed=1, packs=[packs / "alone.yaml"])


def test_a_card_is_found_by_its_number() -> None:
    assert dw.card("kingdom", 12) == dw.card("kingdom", "12")
    for wrong in (999, -1, 10**30, True, 1.0, None):
        with pytest.raises(dw.NotFound):
            dw.card("kingdom", wrong)


def test_there_are_no_environments() -> None:
    with pytest.raises(dw.BadOption, match="Games that have them: ascension"):
        dw.vec_env("kingdom")


def test_long_runs_of_numbers_are_listed_shortly() -> None:
    assert in_runs(("none", *map(str, range(1, 100)))) == "none, 1 to 99"
    assert in_runs(("2", "3", "4")) == "2, 3, 4" and in_runs(("a", "b")) == "a, b" and in_runs(()) == ""
