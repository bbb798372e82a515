"""Edge cases of drawing, conditions and banishing that the cards of Rise of Vigil show."""

import pytest

from tests.talk import asked, exactly, kinds, not_offered, offered, refused, since, then, vigil, when

SHAMAN = "beacon-shaman"
DRONE = "skyrocket-drone"
TERRUS = "terrus-paragon-of-strife"
OGO = "ogo-demontrap"
SHARD = "energy-shard"
STARTING_SHARD = "energy-shard-start"


def test_the_discard_pile_is_reshuffled_before_a_card_is_revealed():
    """E-07"""
    discard = ["militia", "mystic", "apprentice"]
    game = vigil(hand=[SHAMAN], discard=discard)
    mark = len(game.log)
    when(game, f"play {SHAMAN}")
    (card,) = game.zone("hand", 0)
    assert sorted([card, *game.zone("deck", 0)]) == sorted(discard)
    then(game, discard=[], played=[SHAMAN], honor=0, pool=60)
    steps = [kind for kind in kinds(since(game, mark)) if kind in ("shuffle", "reveal", "put", "draw")]
    assert steps[0] == "shuffle"
    assert {*steps[1:]} <= {"reveal", "put"}
    for viewer in (0, 1, None):
        hand = game.view(viewer)["seats"][0]["hand"]
        assert (hand["count"], hand["known"]) == (1, [card])
        assert {event.card for event in game.events(viewer) if event.kind in ("reveal", "put")} == {card}


def test_treasure_revealed_after_the_reshuffle_gives_honor():
    """E-07: Treasure"""
    game = vigil(hand=[SHAMAN], discard=[SHARD] * 3)
    when(game, f"play {SHAMAN}")
    then(game, hand=[SHARD], deck=[SHARD] * 2, discard=[], honor=3, pool=57, energy=0)


def test_nothing_is_reshuffled_while_the_deck_has_a_card():
    """E-07: a card in the deck"""
    game = vigil(hand=[SHAMAN], deck=["militia"], discard=[SHARD])
    mark = len(game.log)
    when(game, f"play {SHAMAN}")
    then(game, hand=["militia"], deck=[], discard=[SHARD], honor=0)
    assert "shuffle" not in kinds(since(game, mark))


def test_nothing_is_revealed_with_deck_and_discard_pile_empty():
    """E-07: nothing to reveal"""
    game = vigil(hand=[SHAMAN])
    when(game, f"play {SHAMAN}")
    then(game, hand=[], deck=[], discard=[], honor=0, played=[SHAMAN])
    asked(game, "turn")


def test_an_empty_hand_discards_nothing():
    """E-13"""
    game = vigil(deck=[[], ["militia"] * 2], row=[TERRUS], power=7)
    when(game, f"defeat {TERRUS}@1")
    asked(game, "turn")
    then(game, honor=[5, 0], pool=55, power=0, hand=[[], []], deck=[[], ["militia"] * 2], discard=[[], []])
    then(game, void=[TERRUS])


def test_an_empty_hand_does_not_shield_another():
    """E-13: another opponent has a card"""
    game = vigil(players=3, hand=[["apprentice"], [], ["militia"]], row=[TERRUS], power=7)
    when(game, f"defeat {TERRUS}@1")
    asked(game, "take", source=TERRUS)
    exactly(game, "choose discard:militia of 2", "decline")
    then(game, honor=[5, 0, 0], hand=[["apprentice"], [], []], discard=[[], [], ["militia"]])
    when(game, "choose discard:militia of 2")
    then(game, hand=[["apprentice", "militia"], [], []], discard=[[], [], []])
    asked(game, "turn")


@pytest.mark.parametrize("construct", ["tome-of-erabus", "foresight-monocle", "wildcall-staff"])
def test_a_condition_met_too_late_gives_nothing(construct):
    """E-15"""
    game = vigil(hand=[DRONE, construct])
    when(game, f"play {DRONE}")
    then(game, runes=1)
    when(game, f"play {construct}")
    then(game, runes=1, constructs=[construct])


@pytest.mark.parametrize("construct", ["tome-of-erabus", "foresight-monocle", "wildcall-staff"])
def test_a_condition_met_in_time(construct):
    """E-16"""
    game = vigil(hand=[DRONE, construct])
    when(game, f"play {construct}")
    then(game, runes=0)
    when(game, f"play {DRONE}")
    then(game, runes=2)


def test_a_second_construct_adds_nothing_to_the_condition():
    """E-16: two Constructs"""
    game = vigil(hand=[DRONE], constructs=["tome-of-erabus", "foresight-monocle"])
    when(game, f"play {DRONE}")
    then(game, runes=2)


def test_constructs_in_hand_or_of_an_opponent_do_not_meet_the_condition():
    """E-16: not controlled"""
    game = vigil(hand=[DRONE, "tome-of-erabus"], constructs=[[], ["foresight-monocle"]], discard=["wildcall-staff"])
    when(game, f"play {DRONE}")
    then(game, runes=1)


def test_two_abilities_of_a_construct_work_once_each():
    """E-24"""
    hand = ["nyxian-spiritcaster", SHARD, SHARD]
    game = vigil(hand=hand, deck=["militia", "mystic", "apprentice"], constructs=[OGO])
    not_offered(game, f"use {OGO}#2")
    when(game, f"use {OGO}#1")
    then(game, power=1, honor=0, energy=0)
    not_offered(game, f"use {OGO}#1", f"use {OGO}#2")
    when(game, "play nyxian-spiritcaster")
    then(game, energy=3)
    refused(game, f"use {OGO}#2")
    when(game, f"play {SHARD}")
    then(game, energy=4)
    offered(game, f"use {OGO}#2")
    when(game, f"use {OGO}#2")
    then(game, power=1, honor=3, pool=57, energy=4)
    when(game, f"play {SHARD}")
    refused(game, f"use {OGO}#1", f"use {OGO}#2")


def test_the_two_abilities_are_used_in_any_order():
    """E-24: the other order"""
    game = vigil(energy=4, constructs=[OGO])
    when(game, f"use {OGO}#2")
    then(game, power=0, honor=3)
    offered(game, f"use {OGO}#1")
    when(game, f"use {OGO}#1")
    then(game, power=1, honor=3)
    not_offered(game, f"use {OGO}#1", f"use {OGO}#2")
    when(game, "end turn", "end turn")
    offered(game, f"use {OGO}#1")
    not_offered(game, f"use {OGO}#2")


def test_a_starting_shard_leaves_the_game_and_a_center_shard_goes_to_the_void():
    """E-51"""
    game = vigil(hand=["darkwalker"] * 2, discard=[STARTING_SHARD, SHARD, "apprentice"], energy=1)
    when(game, "play darkwalker")
    asked(game, "banish", source="darkwalker")
    exactly(
        game,
        "choose hand:darkwalker",
        "choose discard:apprentice",
        f"choose discard:{SHARD}",
        f"choose discard:{STARTING_SHARD}",
        "decline",
    )
    when(game, f"choose discard:{STARTING_SHARD}")
    then(game, box=[STARTING_SHARD], void=[], discard=["apprentice", SHARD])
    when(game, "play darkwalker", f"choose discard:{SHARD}")
    then(game, box=[STARTING_SHARD], void=[SHARD], discard=["apprentice"])


def test_a_shard_acquired_from_the_row_goes_to_the_void():
    """E-51: acquired this turn"""
    game = vigil(hand=["darkwalker"], row=["leotans-familiar"], under={1: 1}, runes=1, energy=1)
    when(game, "acquire leotans-familiar@1", "play darkwalker", f"choose discard:{SHARD}")
    then(game, box=[], void=[SHARD], discard=["leotans-familiar"])


def test_a_banished_center_shard_comes_back_with_the_void():
    """E-51: the Void is reshuffled"""
    position = {"row": ["leotans-familiar"], "center": [], "void": ["lagoon-troll"]}
    game = vigil(hand=["darkwalker", SHARD], runes=1, energy=1, **position)
    when(game, "play darkwalker", f"choose hand:{SHARD}")
    then(game, void=["lagoon-troll", SHARD])
    when(game, "acquire leotans-familiar@1")
    assert game.row[0] == "lagoon-troll"
    assert [*game.under(1), *game.zone("center")] == [SHARD]
    then(game, void=[])
