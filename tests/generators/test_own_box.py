"""The worked sets of the designer's guide can be played, and the second has whatever it says that it has."""

from typing import Any

import deckwright as dw
from deckwright.table.rulesets import PackText
from generators.kingdom_box import BOX, SEED, play_out, played_through
from generators.kingdom_language import PACK


def packs(name: str, text: str) -> list[Any]:
    """A card file that is not on disk."""
    return [PackText(name, text)]


def test_the_own_box_is_played_to_its_end_and_through_its_expansion() -> None:
    kingdom = played_through()
    assert kingdom.game.over and len(kingdom.score_track) == 2 and kingdom.game.title("en")
    happened = {(event.kind, event.card) for event in kingdom.game.log}
    assert {("discover", "15"), ("defeat", "9"), ("block", "7"), ("tick", "10"), ("turned", "9")} <= happened
    assert {"sticker", "gate", "last_round", "expansion"} <= {kind for kind, _ in happened}


def test_one_card_of_the_own_box_can_be_tried() -> None:
    game = dw.scenario("my-box", play=[9, 1], pool={"coin": 2}, packs=packs("my-box.yaml", BOX), seed=1)
    game.play("use 9 hire")
    assert game.card(9).stage == 2


def test_the_cards_of_the_worked_pack_come_into_play() -> None:
    game = dw.new("two-mills", seed=SEED, packs=packs("two-mills.yaml", PACK))
    play_out(game)
    assert game.over and 201 not in game.zone("box")
