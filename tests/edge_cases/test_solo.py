"""Edge cases of the solo game against Samael."""

import pytest

from tests.edge_cases import FIXTURES
from tests.talk import asked, given, kinds, since, then, when

ROW = ["landtalker", "emri-one-with-the-void", "master-dhartha", "demon-slayer", "flytrap-witch", "wolf-shaman"]
CENTER = ["spike-vixen", "arha-initiate", "mechana-initiate", "lifebound-initiate"]


def solo(row=ROW, center=CENTER, **position):
    """A solo position; slot 1 is next to the Center Deck, slot 6 furthest right."""
    return given(players=1, mode="solo", row=list(row), center=list(center), **position)


def test_the_row_slides_to_the_right():
    """E-117"""
    game = solo(runes=7)
    when(game, "acquire master-dhartha@3")
    then(game, row=["spike-vixen", *ROW[:2], *ROW[3:]], discard=["master-dhartha"], center=CENTER[1:])


def test_samael_takes_two_cards_one_after_the_other():
    """E-118"""
    row = [*ROW[:4], "tormented-soul", "arha-templar"]
    game = solo(row=row, deck=["apprentice"] * 6)
    mark = len(game.log)
    when(game, "end turn")
    then(game, row=["arha-initiate", "spike-vixen", *ROW[:4]], set_aside=["arha-templar"], void=["tormented-soul"])
    then(game, pool=48, honor=0, hand=["apprentice"] * 5, deck=["apprentice"])
    assert game.rival.honor == 2
    acts = [event for event in since(game, mark) if event.kind in ("set_aside", "defeat", "refill")]
    assert kinds(acts) == ["set_aside", "refill", "defeat", "refill"]
    assert [event.card for event in acts] == ["arha-templar", "spike-vixen", "tormented-soul", "arha-initiate"]
    asked(game, "turn")


def test_several_cards_leave_the_solo_row_together():
    """E-119"""
    row = [ROW[0], "mephit", *ROW[2:4], "sea-tyrant", ROW[5]]
    game = solo(row=row, packs=[FIXTURES], hand=["row-sweeper"])
    mark = len(game.log)
    when(game, "play row-sweeper")
    then(game, row=["arha-initiate", "spike-vixen", ROW[0], *ROW[2:4], ROW[5]], void=["mephit", "sea-tyrant"])
    then(game, center=CENTER[2:], honor=0)
    assert [event.card for event in since(game, mark) if event.kind == "refill"] == ["spike-vixen", "arha-initiate"]


def test_neighbours_leave_the_solo_row_together():
    """E-119: neighbours"""
    row = ["mephit", "sea-tyrant", "wind-tyrant", *ROW[3:]]
    game = solo(row=row, packs=[FIXTURES], hand=["row-sweeper"])
    when(game, "play row-sweeper")
    then(game, row=["mechana-initiate", "arha-initiate", "spike-vixen", *ROW[3:]])


def test_the_player_who_empties_the_pool_finishes_the_turn_and_samael_has_none():
    """E-120"""
    row = ["corrosive-widow", *ROW[1:]]
    game = solo(row=row, power=4, pool=2, hand=["mystic", "militia"], runes=1)
    when(game, "defeat corrosive-widow@1")
    then(game, honor=3, pool=0, end_triggered=True, over=False)
    when(game, "play mystic", "play militia", "acquire mystic")
    then(game, over=False, runes=0, power=1)
    when(game, "end turn")
    then(game, over=True, row=["spike-vixen", *row[1:]], set_aside=[], void=["corrosive-widow"])
    assert game.rival.honor == 0
    assert game.scores() == [3 + 1 + 1]
    assert game.winners() == [0]


@pytest.mark.parametrize(
    ("second", "set_aside", "void", "honor"),
    [
        ("muramasa", ["muramasa"], ["corrosive-widow"], 3),
        ("earth-tyrant", [], ["corrosive-widow", "earth-tyrant"], 8),
    ],
)
def test_samael_takes_the_second_card_after_emptying_the_pool(second, set_aside, void, honor):
    """E-121"""
    game = solo(row=[*ROW[:4], second, "corrosive-widow"], pool=2)
    when(game, "end turn")
    then(game, over=True, pool=0, set_aside=set_aside, void=void, row=["arha-initiate", "spike-vixen", *ROW[:4]])
    assert game.rival.honor == honor


@pytest.mark.parametrize(("honor", "winners"), [(54, []), (55, []), (56, [0])])
def test_a_tie_with_samael_is_not_won(honor, winners):
    """E-123"""
    game = solo(honor=[honor - 1], rival_honor=55, pool=1, power=2)
    when(game, "defeat cultist", "end turn")
    then(game, over=True)
    assert (game.scores(), game.rival.score, game.winners()) == ([honor], 55, winners)


@pytest.mark.parametrize(
    ("monster", "cost", "honor"), [("xeron-duke-of-lies", 6, 4), ("corrosive-widow", 4, 3), ("sea-tyrant", 5, 5)]
)
def test_a_reward_that_harms_opponents_does_nothing_to_samael(monster, cost, honor):
    """E-124"""
    set_aside = ["muramasa", "shadow-star"]
    game = solo(row=[monster, *ROW[1:]], power=cost, hand=["mystic"], constructs=["snapdragon"], set_aside=set_aside)
    when(game, f"defeat {monster}@1")
    asked(game, "turn")
    then(game, honor=honor, hand=["mystic"], constructs=["snapdragon"], set_aside=set_aside, discard=[])


def test_the_score_of_samael_adds_his_cards():
    """E-127"""
    set_aside = ["hedron-cannon", "hedron-link-device", "the-grand-design"]
    game = solo(set_aside=set_aside, rival_honor=30, pool=1, power=2)
    when(game, "defeat cultist", "end turn")
    then(game, over=True, set_aside=set_aside)
    assert (game.rival.honor, game.rival.score) == (30, 51)
    assert game.winners() == []


def test_an_extra_turn_is_lost_when_the_pool_was_emptied():
    """E-154"""
    game = solo(constructs=["tablet-of-times-dawn"], pool=1, power=2)
    when(game, "use tablet-of-times-dawn", "defeat cultist", "end turn")
    then(game, over=True, row=ROW, set_aside=[], honor=1)
    assert game.rival.honor == 0
    assert game.winners() == [0]


def test_an_extra_turn_is_taken_while_the_pool_has_honor():
    """E-154: pool not empty"""
    game = solo(constructs=["tablet-of-times-dawn"], pool=2, power=2)
    when(game, "use tablet-of-times-dawn", "defeat cultist", "end turn")
    then(game, over=False, turn_player=0, row=ROW, set_aside=[], pool=1)
    asked(game, "turn")
