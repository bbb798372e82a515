"""What callers may well pass: numbers of any size and of NumPy, lists that they change later, folders of cards."""

import json

import numpy as np
import pytest

import deckwright as dw
from tests.talk import given


def test_a_seed_is_a_number_of_any_size():
    for seed in (10**5000, 2**64, np.uint64(2**64 - 1)):
        assert dw.new(seed=seed).save() == dw.new(seed=seed).save()
    assert dw.new(seed=10**5000).row != dw.new(seed=10**5000 + 1).row
    assert dw.new(seed=np.int64(7)).save() == dw.new(seed=7).save()


def test_a_seed_is_any_text():
    assert dw.new(seed="\ud800").row == dw.new(seed="\ud800").row != dw.new(seed="\ud801").row


def test_numbers_of_numpy_are_plain_numbers_inside():
    game = dw.scenario(
        players=np.int8(2),
        first=np.int64(1),
        turn_player=np.uint8(1),
        honor=[np.int32(3), 4],
        runes=np.int16(2),
        seed=1,
    )
    assert json.loads(json.dumps(game.save())) == game.save()
    assert game.view(np.int64(1)) == game.view(1)
    assert (game.honor(np.uint8(0)), game.first, game.runes) == (3, 1, 2)


def test_a_game_keeps_no_list_of_the_caller():
    hand, seats = ["mystic"], [[], []]
    seats[0] = hand
    game = dw.scenario(hand=seats, players=2, seed=1)
    before = game.save()
    hand.append("militia")
    game.view(0)["options"]["free_defeat"] = "may"
    assert game.save() == before
    with pytest.raises(TypeError):
        dw.rulesets()["ascension-10th"].options["free_defeat"] = ("may",)  # type: ignore[index]


def test_a_folder_without_card_files_is_no_pack(tmp_path):
    """As on the command line."""
    with pytest.raises(dw.NotFound, match="has no card file"):
        dw.new(packs=[tmp_path])
    with pytest.raises(dw.BadOption, match="Packs are a list"):
        dw.new(packs=str(tmp_path))


@pytest.mark.parametrize("letters", [2400, 2600, 100_000])
def test_a_card_id_of_any_length_is_no_legal_action(letters):
    game = given()
    with pytest.raises(dw.IllegalAction, match="there is no card") as refused:
        game.play("play " + "m" * letters)
    assert len(str(refused.value)) < 1000
    assert refused.value.text("ru")
