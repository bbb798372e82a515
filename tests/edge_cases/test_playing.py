"""Edge cases of playing cards and of Constructs."""

import pytest

import deckwright as dw
from tests.edge_cases import FIXTURES, refused_by
from tests.talk import (
    asked,
    effects_by,
    exactly,
    given,
    not_offered,
    offered,
    refused,
    since,
    texts,
    then,
    to_the_end,
    when,
)

KOR = "kor-the-ferromancer"
EYE = "the-all-seeing-eye"


def test_constructs_in_hand_are_not_controlled():
    """E-17"""
    game = given(hand=[KOR, "muramasa", "shadow-star"], deck=["apprentice"])
    when(game, f"play {KOR}")
    then(game, power=2, hand=["muramasa", "shadow-star"], deck=["apprentice"], constructs=[])


def test_an_ability_cannot_be_used_twice_in_a_turn():
    """E-18"""
    game = given(constructs=["muramasa"])
    when(game, "use muramasa")
    not_offered(game, "use muramasa")
    refused_by(game, "use muramasa", "A-8.4")
    then(game, power=3, constructs=["muramasa"])


def test_a_used_ability_is_fresh_in_the_next_turn():
    """E-19"""
    game = given(constructs=["muramasa"])
    when(game, "use muramasa", "end turn", "end turn")
    then(game, turn_player=0, power=0)
    when(game, "use muramasa")
    then(game, power=3)
    refused_by(game, "use muramasa", "A-8.4")


def test_an_unused_ability_does_not_accumulate():
    """E-20"""
    game = given(constructs=["muramasa"])
    when(game, "end turn", "end turn", "use muramasa")
    then(game, turn_player=0, power=3)
    refused_by(game, "use muramasa", "A-8.4")


def test_nobody_uses_a_construct_in_another_players_turn():
    """E-21"""
    game = given(constructs=[[], ["muramasa", EYE]], deck=[["militia"], ["apprentice"]])
    asked(game, "turn", player=0)
    exactly(game, "end turn")
    refused(game, "use muramasa", f"use {EYE}")
    then(game, power=0, hand=[[], []], deck=[["militia"], ["apprentice"]])


@pytest.mark.parametrize("construct", ["muramasa", "shadow-star", EYE])
def test_a_construct_works_in_the_turn_it_is_played(construct):
    """E-22"""
    game = given(hand=[construct], deck=["apprentice", "militia"])
    when(game, f"play {construct}")
    then(game, constructs=[construct], power=0, hand=[])
    when(game, f"use {construct}")
    then(game, power={"muramasa": 3, "shadow-star": 1, EYE: 0}[construct])
    then(game, hand=["apprentice"] if construct == EYE else [])
    refused_by(game, f"use {construct}", "A-8.4")


def test_an_ability_may_wait_until_the_hand_is_played():
    """E-23"""
    game = given(hand=["apprentice", "militia"], deck=["mystic", "wolf-shaman"], constructs=[EYE])
    when(game, "play apprentice", "play militia")
    then(game, hand=[])
    when(game, f"use {EYE}")
    then(game, hand=["mystic"], deck=["wolf-shaman"])
    when(game, "play mystic")
    then(game, runes=3, power=1)


def test_each_of_two_copies_works_once():
    """E-25"""
    game = given(constructs=["voidthirster", "voidthirster"])
    when(game, "use voidthirster")
    then(game, power=1)
    when(game, "use voidthirster")
    then(game, power=2)
    refused_by(game, "use voidthirster", "A-8.4")


def test_a_construct_played_again_in_the_same_turn_can_be_used_again():
    """E-26"""
    game = given(packs=[FIXTURES], hand=["careless-tinker", "arha-initiate"], constructs=["muramasa"])
    when(game, "use muramasa", "play careless-tinker")
    then(game, power=3, constructs=[], discard=["muramasa"])
    asked(game, "turn")
    when(game, "play arha-initiate", "play muramasa")
    then(game, constructs=["muramasa"], hand=[])
    when(game, "use muramasa")
    then(game, power=6)
    refused_by(game, "use muramasa", "A-8.4")


def test_the_player_chooses_which_of_several_constructs_is_destroyed():
    """E-26: a choice"""
    game = given(packs=[FIXTURES], hand=["careless-tinker"], constructs=["muramasa", "shadow-star"])
    when(game, "play careless-tinker")
    asked(game, "destroy", source="careless-tinker")
    exactly(game, "choose construct:muramasa", "choose construct:shadow-star")
    when(game, "choose construct:shadow-star")
    then(game, constructs=["muramasa"], discard=["shadow-star"])


def test_a_destroyed_construct_still_belongs_to_its_owner():
    """E-27"""
    game = given(
        hand=[[], ["apprentice"]],
        deck=[[], ["apprentice"] * 5],
        constructs=[[], ["hedron-cannon"]],
        row=["corrosive-widow"],
        power=4,
        pool=0,
        end_triggered=True,
    )
    when(game, "defeat corrosive-widow@1")
    then(game, constructs=[[], []], discard=[[], ["hedron-cannon"]], void=["corrosive-widow"], honor=[3, 0])
    to_the_end(game)
    assert game.scores() == [3, 8]


def test_a_trigger_waits_for_the_choice_of_the_played_card():
    """E-28"""
    game = given(
        packs=[FIXTURES],
        hand=["doubting-engine", "apprentice"],
        deck=["mystic", "militia"],
        constructs=["burrower-mark-ii"],
    )
    when(game, "play doubting-engine")
    asked(game, "banish", source="doubting-engine")
    exactly(game, "choose hand:apprentice", "decline")
    then(game, deck=["mystic", "militia"], constructs=["burrower-mark-ii", "doubting-engine"])
    mark = len(game.log)
    when(game, "choose hand:apprentice")
    then(game, hand=["mystic"], deck=["militia"], box=["apprentice"])
    assert effects_by(since(game, mark)) == ["burrower-mark-ii"]
    asked(game, "turn")


def test_play_all_leaves_cards_whose_order_matters():
    """E-29"""
    game = given(hand=["apprentice", "apprentice", "militia", "shadow-star", KOR], deck=["mystic"])
    played = game.play_all()
    assert sorted(str(action) for action in played) == ["play apprentice", "play apprentice", "play militia"]
    then(game, runes=2, power=1, hand=[KOR, "shadow-star"], played=["apprentice", "apprentice", "militia"])
    then(game, constructs=[], deck=["mystic"])


def test_play_all_is_taken_back_card_by_card():
    """E-29: ordinary actions"""
    game = given(hand=["apprentice", "apprentice", "militia", "shadow-star", KOR])
    before = game.save()
    played = game.play_all()
    for left in range(len(played) - 1, -1, -1):
        game.undo()
        assert len(game.zone("played", 0)) == left
    assert game.save() == before


@pytest.mark.parametrize("card", ["arha-initiate", "void-initiate", "temple-librarian", "druids-of-the-stone-circle"])
def test_play_all_leaves_cards_that_draw_or_ask(card):
    """E-29: draws and choices"""
    game = given(hand=["apprentice", card], deck=["mystic", "militia"], discard=["militia"])
    assert [str(action) for action in game.play_all()] == ["play apprentice"]
    then(game, runes=1, hand=[card], deck=["mystic", "militia"], discard=["militia"])
    asked(game, "turn")


def test_play_all_leaves_cards_that_reveal():
    """E-29: reveals"""
    game = given(packs=[FIXTURES], hand=["militia", "loud-seer"], deck=["mystic"])
    assert [str(action) for action in game.play_all()] == ["play militia"]
    then(game, power=1, hand=["loud-seer"], deck=["mystic"])


def test_play_all_with_nothing_to_play():
    """E-29: nothing"""
    game = given(hand=["arha-initiate"], deck=["mystic"])
    before = game.save()
    assert list(game.play_all()) == []
    assert game.save() == before


def test_a_turn_may_pass_without_an_action():
    """E-30"""
    hand = ["apprentice", "apprentice", "apprentice", "militia", "mystic"]
    deck = ["heavy-infantry", "wolf-shaman", "spike-vixen", "arha-initiate", "demon-slayer", "landtalker"]
    game = given(hand=hand, deck=deck)
    offered(game, "end turn")
    when(game, "end turn")
    then(game, discard=hand, hand=deck[:5], deck=deck[5:], turn_player=1, runes=0, power=0)


def test_a_new_game_may_begin_with_the_end_of_the_turn():
    """E-30: a new game"""
    game = dw.new("ascension-10th", players=2, seed=3, first=0)
    hand, deck = sorted(game.zone("hand", 0)), sorted(game.zone("deck", 0))
    assert "end turn" in texts(game)
    when(game, "end turn")
    then(game, discard=hand, deck=[])
    assert sorted(game.zone("hand", 0)) == deck
