"""Edge cases of resources, of acquiring and of defeating."""

import pytest

from tests.edge_cases import FIXTURES, refused_by
from tests.talk import (
    asked,
    exactly,
    given,
    not_offered,
    offered,
    refused,
    row_answers,
    since,
    then,
    when,
)

DRUIDS = "druids-of-the-stone-circle"
NO_MONSTERS = ["landtalker", "muramasa", "shadow-star", "demon-slayer", "wolf-shaman", "snapdragon"]


def test_runes_may_be_spent_in_parts():
    """E-31"""
    game = given(hand=["militia", "void-initiate"], row=["wolf-shaman", "arha-initiate"], runes=4)
    when(game, "acquire wolf-shaman@1")
    then(game, runes=1)
    when(game, "play militia", "acquire arha-initiate@2")
    then(game, runes=0, power=1, discard=["arha-initiate", "wolf-shaman"], hand=["void-initiate"])


def test_resources_do_not_survive_the_turn():
    """E-32"""
    game = given(constructs=["the-grand-design"], runes=3, power=2)
    when(game, "use the-grand-design")
    then(game, restricted_runes=2)
    when(game, "end turn")
    then(game, turn_player=1, runes=0, power=0, restricted_runes=0)
    when(game, "end turn")
    then(game, turn_player=0, runes=0, power=0, restricted_runes=0)
    exactly(game, "use the-grand-design", "end turn")


def test_power_does_not_acquire():
    """E-33"""
    game = given(row=["spike-vixen"], power=6)
    not_offered(game, "acquire spike-vixen@1", "acquire heavy-infantry", "acquire mystic")
    refused_by(game, "acquire spike-vixen@1", "A-9.5", "A-9.6")
    refused_by(game, "acquire heavy-infantry", "A-9.5", "A-9.6")
    then(game, power=6, runes=0, discard=[])


def test_runes_do_not_defeat():
    """E-33: the other way"""
    game = given(row=["mephit"], runes=6)
    not_offered(game, "defeat mephit@1", "defeat cultist")
    refused_by(game, "defeat mephit@1", "A-9.5", "A-9.6", "A-11.1")
    then(game, runes=6, honor=0)


def test_an_acquired_card_is_replaced_in_its_slot():
    """E-34"""
    row = ["muramasa", "mephit", "spike-vixen", "wolf-shaman", "landtalker", "shadow-star"]
    game = given(row=row, center=["earth-tyrant", "arha-initiate"], runes=2, discard=["militia"])
    when(game, "acquire spike-vixen@3")
    then(game, runes=0, discard=["militia", "spike-vixen"], center=["arha-initiate"], void=[])
    then(game, row=[*row[:2], "earth-tyrant", *row[3:]])


def test_an_empty_mystic_pile_gives_none():
    """E-35"""
    game = given(piles={"mystic": 0}, runes=3)
    not_offered(game, "acquire mystic")
    offered(game, "acquire heavy-infantry")
    refused_by(game, "acquire mystic", "A-10.6")
    then(game, runes=3, discard=[], mystic=0)


def test_a_banished_mystic_can_be_acquired_again():
    """E-36"""
    game = given(hand=["void-initiate", "mystic"], piles={"mystic": 0}, runes=2)
    when(game, "play void-initiate")
    not_offered(game, "acquire mystic")
    when(game, "choose hand:mystic")
    then(game, mystic=1, void=[], box=[], runes=3, hand=[])
    when(game, "acquire mystic")
    then(game, mystic=0, discard=["mystic"], runes=0)
    refused(game, "acquire mystic")


@pytest.mark.parametrize(("monster", "cost", "honor"), [("mephit", 3, 2), ("mistake-of-creation", 4, 4)])
def test_the_row_is_refilled_before_the_reward(monster, cost, honor):
    """E-37"""
    game = given(row=["wolf-shaman", monster], center=["hedron-cannon", "spike-vixen"], power=cost)
    others = list(game.row)
    when(game, f"defeat {monster}@2")
    then(game, void=[monster], row=[others[0], "hedron-cannon", *others[2:]], center=["spike-vixen"], honor=honor)
    asked(game, "banish", source=monster)
    exactly(game, *row_answers(game), "decline")
    offered(game, "choose row:hedron-cannon@2")
    when(game, "choose row:hedron-cannon@2")
    then(game, void=["hedron-cannon", monster], row=[others[0], "spike-vixen", *others[2:]])


def test_a_banished_monster_gives_no_reward():
    """E-38"""
    game = given(
        hand=["seer-of-the-forked-path"],
        constructs=[["voidthirster"], ["muramasa", "shadow-star"]],
        row=["sea-tyrant"],
        center=["spike-vixen"],
    )
    when(game, "play seer-of-the-forked-path", "choose row:sea-tyrant@1")
    then(game, void=["sea-tyrant"], honor=[0, 0], pool=60, constructs=[["voidthirster"], ["muramasa", "shadow-star"]])
    assert game.row[0] == "spike-vixen"
    asked(game, "turn", player=0)


def test_the_cultist_is_defeated_as_often_as_power_allows():
    """E-39"""
    game = given(power=8)
    row, center = list(game.row), list(game.zone("center"))
    for times in range(1, 5):
        when(game, "defeat cultist")
        then(game, honor=times, power=8 - 2 * times, pool=60 - times)
    not_offered(game, "defeat cultist")
    refused(game, "defeat cultist")
    then(game, row=row, center=center, void=[])
    assert game.pile("cultist") == 1


def test_an_effect_on_the_row_does_not_reach_the_cultist():
    """E-40"""
    game = given(packs=[FIXTURES], hand=["row-hunter"], row=NO_MONSTERS)
    when(game, "play row-hunter")
    then(game, honor=0, pool=60, row=NO_MONSTERS, void=[], played=["row-hunter"])
    asked(game, "turn")


def test_the_cultist_is_no_choice_beside_monsters_of_the_row():
    """E-40: with Monsters"""
    game = given(packs=[FIXTURES], hand=["row-hunter"], row=["mephit", "corrosive-widow", "earth-tyrant"])
    when(game, "play row-hunter")
    asked(game, "defeat", source="row-hunter")
    exactly(game, "choose row:mephit@1", "choose row:corrosive-widow@2")
    refused(game, "choose pile:cultist", "choose row:earth-tyrant@3")


def test_a_defeat_without_payment_gives_the_whole_reward():
    """E-41"""
    game = given(
        packs=[FIXTURES],
        hand=["row-hunter"],
        discard=["apprentice", "militia"],
        row=["mistake-of-creation", "earth-tyrant"],
        center=["spike-vixen", "wolf-shaman"],
        power=3,
    )
    when(game, "play row-hunter")
    then(game, power=3, honor=4, pool=56, void=["mistake-of-creation"])
    assert game.row[0] == "spike-vixen"
    asked(game, "banish", source="mistake-of-creation")
    when(game, "choose row:earth-tyrant@2")
    exactly(game, "choose discard:apprentice", "choose discard:militia", "decline")
    when(game, "choose discard:apprentice")
    then(game, power=3, honor=4, void=["earth-tyrant", "mistake-of-creation"], discard=["militia"], box=["apprentice"])
    asked(game, "turn")


def test_a_reward_that_draws_comes_after_the_refill_and_the_honor():
    """E-42"""
    discard = ["apprentice", "apprentice", "militia", "mystic", "heavy-infantry"]
    game = given(discard=discard, row=["earth-tyrant"], center=["spike-vixen"], power=6)
    mark = len(game.log)
    when(game, "defeat earth-tyrant@1")
    steps = [event.kind for event in since(game, mark) if event.kind in ("defeat", "refill", "gain", "shuffle", "draw")]
    assert steps == ["defeat", "refill", "gain", "shuffle", "draw", "draw"]
    then(game, honor=5, power=0, discard=[], void=["earth-tyrant"])
    hand = list(game.zone("hand", 0))
    assert (len(hand), len(game.zone("deck", 0))) == (2, 3)
    when(game, *(f"play {card}" for card in hand))
    then(game, hand=[], played=hand)


def test_a_free_hero_goes_on_top_of_the_deck_and_counts_as_acquired():
    """E-43"""
    game = given(
        packs=[FIXTURES],
        hand=[DRUIDS],
        deck=["apprentice"],
        constructs=["guest-book"],
        row=["wolf-shaman", "muramasa"],
        center=["spike-vixen"],
        runes=3,
    )
    others = list(game.row)[1:]
    when(game, f"play {DRUIDS}", "choose row:wolf-shaman@1")
    then(game, runes=3, deck=["wolf-shaman", "apprentice"], discard=[], row=["spike-vixen", *others], honor=1)
    asked(game, "turn")


def test_a_hero_of_a_pile_taken_for_free_counts_as_acquired():
    """E-43: from a pile"""
    game = given(packs=[FIXTURES], hand=[DRUIDS], constructs=["guest-book"])
    when(game, f"play {DRUIDS}", "choose pile:mystic")
    then(game, runes=0, deck=["mystic"], mystic=19, honor=1)


@pytest.mark.parametrize(("text", "runes"), [("acquire wolf-shaman@1", 2), ("acquire mystic", 2)])
def test_a_cost_is_not_paid_in_part(text, runes):
    """E-44"""
    game = given(row=["wolf-shaman"], runes=runes, power=5)
    not_offered(game, text)
    refused_by(game, text, "A-9.6")
    then(game, runes=runes, power=5, discard=[])


def test_power_is_not_paid_in_part():
    """E-44: a Monster"""
    game = given(row=["mephit"], power=2)
    refused_by(game, "defeat mephit@1", "A-9.6", "A-11.1")
    then(game, power=2, honor=0, void=[])
