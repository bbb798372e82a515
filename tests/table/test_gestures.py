"""Several actions as one gesture: all of them or none, and one undo takes all of them back."""

import random

import pytest

import deckwright as dw
from tests.talk import given, when

HAND = ["apprentice", "apprentice", "militia"]


def test_several_actions_are_single_ones_in_the_history_and_one_gesture_for_undo():
    game = given(hand=HAND)
    before = game.save()
    game.play_several(["play apprentice", "play militia"])
    single = when(given(hand=HAND), "play apprentice", "play militia")
    assert game.save() == single.save()
    when(game, "play apprentice")
    game.undo("gesture")
    assert game.history == ["play apprentice", "play militia"], "one action alone is a gesture, too"
    game.undo("gesture")
    assert game.save() == before


def test_an_undo_of_one_action_leaves_the_rest_of_its_gesture():
    game = given(hand=HAND)
    game.play_several(["play apprentice", "play militia"])
    game.undo()
    assert game.history == ["play apprentice"]
    game.play("play militia")
    game.undo("gesture")
    assert game.history == ["play apprentice"]
    game.undo("gesture")
    assert game.history == []


def test_if_one_is_refused_none_is_done():
    game = when(given(hand=HAND), "play militia")
    before, state = game.save(), game.state
    with pytest.raises(dw.IllegalAction, match="Cannot acquire mystic@9"):
        game.play_several(["play apprentice", "acquire mystic@9", "play apprentice"])
    assert game.save() == before and game.state is state
    game.undo("gesture")
    assert game.history == [], "what was done before is still taken back"


def test_what_is_played_together_is_one_gesture():
    game = given(hand=HAND)
    before = game.save()
    assert len(game.play_all()) == 3
    game.undo("gesture")
    assert game.save() == before


def test_after_something_was_revealed_nothing_follows_in_the_same_gesture():
    """Whether the refused action would have been legal then is not told: that depends on the card that was drawn."""
    refusals = set()
    for drawn in ("apprentice", "militia"):
        game = given(hand=["arbiter-of-the-precipice"], deck=[drawn, drawn, drawn])
        before = game.save()
        for second in ("play apprentice", "play militia", "choose hand:apprentice", "nonsense"):
            with pytest.raises(dw.IllegalAction) as refused:
                game.play_several(["play arbiter-of-the-precipice", second])
            refusals.add((refused.value.reason, tuple(refused.value.legal)))
            assert game.save() == before
    assert refusals == {("something new is seen before that, and the rest is decided anew", ())}


def test_the_last_one_may_reveal_and_is_not_taken_back():
    game = given(hand=["apprentice", "arbiter-of-the-precipice"], deck=["militia"] * 3)
    game.play_several(["play apprentice", "play arbiter-of-the-precipice"])
    with pytest.raises(dw.UndoRefused):
        game.undo("gesture")
    assert len(game.history) == 2


def test_nobody_acts_for_another_seat():
    game = given(hand=[["apprentice"], ["militia"]], deck=[[], []], discard=[[], []])
    game.play_several(["play apprentice", "end turn"])
    assert game.player == 1
    game = given(hand=[["apprentice"], ["militia"]], deck=[[], []], discard=[[], []])
    with pytest.raises(dw.IllegalAction):
        game.play_several(["end turn", "play militia"])
    assert game.player == 0 and game.history == []


@pytest.mark.parametrize("wrong", ["play apprentice", None, 3, {"play apprentice"}])
def test_several_actions_are_a_list(wrong):
    game = given(hand=HAND)
    with pytest.raises(dw.DeckwrightError, match="as a list"):
        game.play_several(wrong)
    assert game.history == []


def test_undo_says_how_far_it_goes():
    with pytest.raises(dw.UndoRefused, match='"action", "gesture" or "turn", not to'):
        given(hand=HAND).undo("game")


def test_a_gesture_that_goes_over_turns_is_taken_back_as_a_whole():
    game = given(hand=[[], []], deck=[[], []], discard=[[], []])
    before = game.save()
    with game.gesture():
        when(game, "end turn", "end turn")
    assert game.turns == 2
    game.undo("gesture")
    assert game.save() == before


def test_a_gesture_is_taken_back_as_a_whole_over_any_number_of_turns():
    game = given(hand=[[], []], deck=[[], []], discard=[[], []])
    before = game.save()
    with game.gesture():
        when(game, *["end turn"] * 9)
    assert game.turns == 9
    game.undo("gesture")
    assert game.save() == before


def test_after_the_end_an_undo_says_that_the_end_is_known() -> None:
    game, chance = dw.new("ascension-10th", players=1, mode="solo", seed=1), random.Random(1)
    while not game.over:
        game.play(chance.choice(game.actions()))
    with pytest.raises(dw.UndoRefused, match="cannot be undone") as refused:
        game.undo()
    assert refused.value.revealed != "nothing"
    assert len({refused.value.text(lang) for lang in ("en", "pt", "pl", "ru")}) == 4
