"""Edge cases of single cards."""

import pytest

from tests.talk import asked, exactly, given, kinds, not_offered, offered, since, then, when

XERON = "xeron-duke-of-lies"
FOUR_FACTIONS = ["muramasa", "snapdragon", "the-all-seeing-eye", "burrower-mark-ii"]


def test_sea_tyrant_spares_a_single_construct():
    """E-81"""
    game = given(
        players=4,
        constructs=[[], ["the-grand-design"], ["muramasa", "shadow-star", "snapdragon"], []],
        row=["sea-tyrant"],
        power=5,
    )
    when(game, "defeat sea-tyrant@1")
    asked(game, "keep", player=2, source="sea-tyrant")
    exactly(game, "choose construct:muramasa", "choose construct:shadow-star", "choose construct:snapdragon")
    when(game, "choose construct:shadow-star")
    then(game, constructs=[[], ["the-grand-design"], ["shadow-star"], []])
    then(game, discard=[[], [], ["muramasa", "snapdragon"], []], honor=[5, 0, 0, 0])
    asked(game, "turn", player=0)


def test_sea_tyrant_deals_with_opponents_in_turn_order():
    """E-81: order"""
    constructs = [
        ["muramasa", "shadow-star"],
        ["snapdragon", "voidthirster"],
        [],
        ["yggdrasil-staff", "the-grand-design"],
    ]
    game = given(players=4, turn_player=2, constructs=constructs, row=["sea-tyrant"], power=5)
    when(game, "defeat sea-tyrant@1")
    for seat, kept in ((3, "the-grand-design"), (0, "muramasa"), (1, "snapdragon")):
        asked(game, "keep", player=seat, source="sea-tyrant")
        when(game, f"choose construct:{kept}")
    asked(game, "turn", player=2)
    then(game, constructs=[["muramasa"], ["snapdragon"], [], ["the-grand-design"]])


def test_xeron_takes_one_card_of_each_hand_that_has_one():
    """E-82"""
    hand = ["heavy-infantry"] * 5
    game = given(
        players=3,
        hand=[["apprentice"], hand, []],
        deck=[["militia"] * 5, ["mystic"] * 5, ["mystic"] * 5],
        row=[XERON],
        power=6,
    )
    when(game, f"defeat {XERON}@1")
    then(game, hand=[["apprentice", "heavy-infantry"], hand[:4], []], honor=[4, 0, 0])
    then(game, deck=[["militia"] * 5, ["mystic"] * 5, ["mystic"] * 5])
    offered(game, "play heavy-infantry")
    when(game, "play heavy-infantry")
    then(game, power=2)
    when(game, "end turn")
    then(game, discard=[["apprentice", "heavy-infantry"], [], []], hand=[["militia"] * 5, hand[:4], []])
    asked(game, "turn", player=1)


def test_a_card_taken_by_xeron_need_not_be_played():
    """E-82: not played"""
    game = given(hand=[[], ["mystic"]], deck=[["apprentice"] * 5, []], row=[XERON], power=6)
    when(game, f"defeat {XERON}@1", "end turn")
    then(game, discard=[["mystic"], []], hand=[["apprentice"] * 5, []])


@pytest.mark.parametrize("second", ["shadow-star", "yggdrasil-staff", "tablet-of-times-dawn", "hedron-cannon"])
def test_golem_gives_four_honor_at_most(second):
    """E-84"""
    game = given(hand=["avatar-golem"], constructs=[*FOUR_FACTIONS, second])
    when(game, "play avatar-golem")
    then(game, honor=4, pool=56, power=2)
    asked(game, "turn")


def test_the_link_device_adds_no_fifth_faction():
    """E-84: Hedron Link Device"""
    game = given(hand=["avatar-golem"], constructs=[*FOUR_FACTIONS, "hedron-link-device"])
    when(game, "play avatar-golem")
    then(game, honor=4)


def test_a_forced_answer_is_carried_out_unasked():
    """E-151"""
    game = given(constructs=[[], ["muramasa"]], row=["corrosive-widow"], power=4)
    mark = len(game.log)
    when(game, "defeat corrosive-widow@1")
    asked(game, "turn", player=0)
    then(game, constructs=[[], []], discard=[[], ["muramasa"]])
    told = since(game, mark)
    destroyed = [(event.player, event.card, event.source) for event in told if event.kind == "destroy"]
    assert destroyed == [(1, "muramasa", "corrosive-widow")]
    assert "ask" not in kinds(told)


def test_two_different_constructs_are_asked_about():
    """E-151: two Constructs"""
    game = given(constructs=[[], ["muramasa", "shadow-star"]], row=["corrosive-widow"], power=4)
    mark = len(game.log)
    when(game, "defeat corrosive-widow@1")
    asked(game, "destroy", player=1, source="corrosive-widow")
    assert "ask" in kinds(since(game, mark))
    not_offered(game, "decline", "end turn")
