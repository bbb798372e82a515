"""Rulings on questions: when somebody is asked, who it is and what the answer names."""

import pytest

import deckwright as dw
from tests.talk import asked, exactly, given, refused, since, then, when

TWO = ["muramasa", "shadow-star"]
NO_HEROES = ["muramasa", "shadow-star", "the-grand-design", "mephit", "earth-tyrant", "snapdragon"]


def test_the_answer_to_sea_tyrant_names_the_construct_that_is_kept():
    """R-202"""
    game = given(players=3, constructs=[[], [], [*TWO, "snapdragon"]], row=["sea-tyrant"], power=5)
    when(game, "defeat sea-tyrant@1")
    asked(game, "keep", player=2, source="sea-tyrant")
    when(game, "choose construct:muramasa")
    then(game, constructs=[[], [], ["muramasa"]], discard=[[], [], ["shadow-star", "snapdragon"]])


def test_the_answer_to_widow_names_the_construct_that_is_destroyed():
    """R-202: Corrosive Widow"""
    game = given(constructs=[[], TWO], row=["corrosive-widow"], power=4)
    when(game, "defeat corrosive-widow@1")
    asked(game, "destroy", player=1, source="corrosive-widow")
    when(game, "choose construct:shadow-star")
    then(game, constructs=[[], ["muramasa"]], discard=[[], ["shadow-star"]])


def test_the_only_card_is_discarded_for_librarian_without_a_question():
    """R-203"""
    game = given(hand=["temple-librarian", "militia"], deck=["mystic", "apprentice", "apprentice"])
    mark = len(game.log)
    when(game, "play temple-librarian")
    asked(game, "turn")
    then(game, discard=["militia"], hand=["apprentice", "mystic"], deck=["apprentice"])
    assert [event.card for event in since(game, mark) if event.kind == "discard"] == ["militia"]


def test_equal_cards_of_a_hand_are_one_answer_that_is_asked():
    """R-203: Arbiter with two Apprentices"""
    game = given(hand=["arbiter-of-the-precipice"], deck=["apprentice", "apprentice"])
    when(game, "play arbiter-of-the-precipice")
    asked(game, "banish", source="arbiter-of-the-precipice")
    exactly(game, "choose hand:apprentice")
    when(game, "choose hand:apprentice")
    asked(game, "turn")
    then(game, hand=["apprentice"], box=["apprentice"], deck=[])


def test_the_last_card_of_a_hand_is_taken_unasked():
    """R-203: Arbiter with an empty deck and one card drawn"""
    game = given(hand=["arbiter-of-the-precipice"], deck=["apprentice"], discard=[])
    mark = len(game.log)
    when(game, "play arbiter-of-the-precipice")
    asked(game, "turn")
    then(game, hand=[], box=["apprentice"], deck=[])
    assert [event.card for event in since(game, mark) if event.kind == "banish"] == ["apprentice"]


@pytest.mark.parametrize("rest", [["apprentice"] * 3, ["apprentice", "apprentice", "militia"]])
@pytest.mark.parametrize("mode", ["versus", "solo"])
def test_nobody_hears_whether_a_hand_is_uniform(rest, mode):
    """R-203: Temple Librarian"""
    players = 1 if mode == "solo" else 2
    hands = [["temple-librarian", *rest], []][:players]
    decks = [["mystic", "mystic"], []][:players]
    game = dw.scenario("ascension-10th", players=players, mode=mode, hand=hands, deck=decks)
    mark = len(game.log)
    when(game, "play temple-librarian")
    assert [event.kind for event in game.events(None)[mark:]] == ["play", "ask"]
    when(game, "choose hand:apprentice")
    assert [event.kind for event in game.events(None)[mark:]] == ["play", "ask", "choose", "discard", "draw", "draw"]


def test_equal_constructs_of_an_opponent_are_one_answer():
    """R-203: two Shadow Stars"""
    game = given(constructs=[[], ["shadow-star", "shadow-star"]], row=["corrosive-widow"], power=4)
    when(game, "defeat corrosive-widow@1")
    asked(game, "turn", player=0)
    then(game, constructs=[[], ["shadow-star"]], discard=[[], ["shadow-star"]])


def test_a_used_and_an_unused_construct_are_equal_outside_the_own_turn():
    """R-203: one Shadow Star used in the turn before"""
    game = given(
        turn_player=1,
        hand=[["emri-one-with-the-void"], []],
        constructs=[[], ["shadow-star", "shadow-star"]],
        row=["corrosive-widow"],
    )
    when(game, "use shadow-star", "end turn", "play emri-one-with-the-void", "defeat corrosive-widow@1")
    asked(game, "turn", player=0)
    then(game, constructs=[[], ["shadow-star"]], discard=[[], ["shadow-star"]])


def test_equal_cards_of_the_row_are_two_answers():
    """R-203: row cards"""
    game = given(hand=["arha-templar"], row=["mephit", "mephit"])
    when(game, "play arha-templar")
    exactly(game, "choose row:mephit@1", "choose row:mephit@2", "choose pile:cultist")


def test_the_turn_is_always_asked():
    """R-203: nothing but the end of the turn"""
    game = given()
    asked(game, "turn")
    exactly(game, "end turn")


def test_an_optional_effect_is_asked_with_one_target():
    """R-204"""
    game = given(hand=["void-initiate"], discard=["apprentice"])
    when(game, "play void-initiate")
    asked(game, "banish", source="void-initiate")
    assert game.decision.optional
    exactly(game, "choose discard:apprentice", "decline")


def test_an_optional_effect_without_a_target_is_passed_over():
    """R-204: no target"""
    game = given(hand=["void-initiate"], deck=["apprentice"])
    when(game, "play void-initiate")
    asked(game, "turn")
    then(game, runes=1, deck=["apprentice"], box=[])


def test_two_triggers_without_a_choice_are_not_ordered_by_a_question():
    """R-205"""
    game = given(
        hand=["watchmakers-altar"],
        deck=["apprentice", "militia", "mystic"],
        constructs=["burrower-mark-ii", "burrower-mark-ii"],
    )
    when(game, "play watchmakers-altar")
    asked(game, "turn")
    then(game, hand=["apprentice", "militia"], deck=["mystic"])


def test_the_player_who_must_decide_is_asked_in_another_players_turn():
    """R-213"""
    game = given(constructs=[[], TWO], row=["corrosive-widow"], power=4)
    when(game, "defeat corrosive-widow@1")
    then(game, player=1, turn_player=0)
    for viewer in (0, None):
        waiting = game.view(viewer)["decision"]
        assert (waiting["player"], waiting["kind"], waiting["source"]) == (1, "destroy", "corrosive-widow")
        assert "options" not in waiting
    own = game.view(1)["decision"]
    assert (own["player"], own["kind"], own["source"]) == (1, "destroy", "corrosive-widow")
    assert len(own["options"]) == 2
    when(game, "choose construct:muramasa")
    then(game, player=0, turn_player=0)


def test_only_the_player_whose_turn_it_is_sees_his_actions():
    """R-213: the turn itself"""
    game = given(hand=[["mystic"], ["militia"]])
    assert len(game.view(0)["decision"]["options"]) == len(game.actions())
    for viewer in (1, None):
        waiting = game.view(viewer)["decision"]
        assert (waiting["player"], waiting["kind"]) == (0, "turn")
        assert "options" not in waiting


@pytest.mark.parametrize("hero", ["druids-of-the-stone-circle", "cetra-weaver-of-stars"])
def test_without_may_a_hero_must_be_acquired(hero):
    """R-214"""
    game = given(hand=[hero])
    when(game, f"play {hero}")
    asked(game, "acquire", source=hero)
    assert not game.decision.optional
    refused(game, "decline", "end turn", "choose done")


def test_a_single_hero_is_acquired_without_a_question():
    """R-214: one possible hero"""
    game = given(hand=["druids-of-the-stone-circle"], row=NO_HEROES, piles={"mystic": 1, "heavy-infantry": 0})
    when(game, "play druids-of-the-stone-circle")
    asked(game, "turn")
    then(game, deck=["mystic"], mystic=0)


def test_without_a_hero_to_choose_nothing_is_acquired():
    """R-214: nothing to choose"""
    game = given(hand=["druids-of-the-stone-circle"], row=NO_HEROES, piles={"mystic": 0, "heavy-infantry": 0})
    when(game, "play druids-of-the-stone-circle")
    asked(game, "turn")
    then(game, deck=[], discard=[], row=NO_HEROES)


def test_askara_repeats_a_single_hero_without_a_question():
    """R-214: Twofold Askara after a Mystic"""
    game = given(hand=["mystic", "twofold-askara"])
    when(game, "play mystic", "play twofold-askara")
    asked(game, "turn")
    then(game, runes=4)


def test_askara_must_choose_one_of_two_heroes():
    """R-214: Twofold Askara after two heroes"""
    game = given(hand=["mystic", "militia", "twofold-askara"])
    when(game, "play mystic", "play militia", "play twofold-askara")
    asked(game, "copy", source="twofold-askara")
    assert not game.decision.optional
    refused(game, "decline", "end turn")
    when(game, "choose played:mystic")
    then(game, runes=4, power=1)
