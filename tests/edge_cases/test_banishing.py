"""Edge cases of banishing."""

import pytest

from tests.talk import asked, exactly, given, not_offered, refused, then, to_the_end, when

BANISHERS = ["void-initiate", "shade-of-the-black-watch"]


@pytest.mark.parametrize("hero", BANISHERS)
def test_a_played_apprentice_cannot_be_banished(hero):
    """E-45"""
    game = given(hand=["apprentice", hero, "militia"], discard=["mystic"])
    when(game, "play apprentice", f"play {hero}")
    exactly(game, "choose hand:militia", "choose discard:mystic", "decline")
    refused(game, "choose hand:apprentice", "choose discard:apprentice", "choose played:apprentice")


@pytest.mark.parametrize("hero", [*BANISHERS, "arbiter-of-the-precipice"])
def test_a_banishing_hero_is_no_choice_for_itself(hero):
    """E-46"""
    game = given(hand=[hero])
    when(game, f"play {hero}")
    asked(game, "turn")
    then(game, played=[hero], hand=[], discard=[], void=[], box=[])


def test_a_banished_apprentice_leaves_the_game():
    """E-47"""
    game = given(
        hand=["void-initiate"], discard=["apprentice"], row=["wolf-shaman"], center=[], void=["mephit"], runes=2
    )
    when(game, "play void-initiate", "choose discard:apprentice")
    then(game, discard=[], box=["apprentice"], void=["mephit"])
    when(game, "acquire wolf-shaman@1")
    then(game, box=["apprentice"], void=[], center=[])
    assert game.row[0] == "mephit"
    assert "apprentice" not in game.row


def test_a_banished_center_card_goes_to_the_void_and_is_not_scored():
    """E-48"""
    game = given(hand=["void-initiate", "landtalker"], honor=[5, 0], pool=0, end_triggered=True)
    when(game, "play void-initiate", "choose hand:landtalker")
    then(game, void=["landtalker"], hand=[], box=[])
    to_the_end(game)
    assert game.scores() == [5 + 1, 0]


def test_a_banished_center_card_comes_back_through_a_reshuffle():
    """E-48: Void reshuffle"""
    game = given(hand=["void-initiate", "emri-one-with-the-void"], row=["wolf-shaman"], center=[], runes=2)
    when(game, "play void-initiate", "choose hand:emri-one-with-the-void")
    then(game, void=["emri-one-with-the-void"])
    when(game, "acquire wolf-shaman@1")
    then(game, void=[], center=[])
    assert game.row[0] == "emri-one-with-the-void"


@pytest.mark.parametrize("card", ["apprentice", "militia"])
def test_a_stolen_starting_card_leaves_the_game(card):
    """E-49"""
    game = given(hand=[["void-initiate"], [card]], row=["xeron-duke-of-lies"], power=6)
    when(game, "defeat xeron-duke-of-lies@1")
    then(game, hand=[[card, "void-initiate"], []])
    when(game, "play void-initiate", f"choose hand:{card}")
    then(game, box=[card], void=["xeron-duke-of-lies"], hand=[[], []])


@pytest.mark.parametrize(("hero", "runes", "power"), [("void-initiate", 1, 0), ("shade-of-the-black-watch", 0, 2)])
def test_an_optional_banish_may_be_declined(hero, runes, power):
    """E-50"""
    game = given(hand=[hero, "apprentice"], discard=["militia"])
    when(game, f"play {hero}")
    assert game.decision.optional
    when(game, "decline")
    then(game, runes=runes, power=power, hand=["apprentice"], discard=["militia"], box=[], void=[])
    asked(game, "turn")
    not_offered(game, "choose hand:apprentice", "decline")
