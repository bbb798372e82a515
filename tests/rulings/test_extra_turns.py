"""Rulings on the Tablet of Time's Dawn and on extra turns."""

import pytest

from tests.talk import asked, given, not_offered, offered, refused, then, to_the_end, when

TABLET = "tablet-of-times-dawn"


def test_the_tablet_used_in_play_gives_an_extra_turn():
    """R-113"""
    game = given(constructs=[TABLET])
    when(game, f"use {TABLET}")
    then(game, void=[TABLET], constructs=[], discard=[], turn_player=0)
    asked(game, "turn")
    refused(game, f"use {TABLET}")
    when(game, "end turn")
    then(game, turn_player=0, player=0)
    when(game, "end turn")
    then(game, turn_player=1, player=1)


def test_the_tablet_need_not_be_used():
    """R-113: voluntary"""
    game = given(constructs=[TABLET])
    offered(game, f"use {TABLET}")
    when(game, "end turn")
    then(game, turn_player=1, constructs=[TABLET], void=[])


def test_the_tablet_banished_from_the_row_gives_nothing():
    """R-113: from the row"""
    game = given(hand=["seer-of-the-forked-path"], row=[TABLET])
    not_offered(game, f"use {TABLET}")
    when(game, "play seer-of-the-forked-path", f"choose row:{TABLET}@1")
    then(game, void=[TABLET])
    when(game, "end turn")
    then(game, turn_player=1)


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_the_tablet_banished_from_hand_or_discard_gives_nothing(zone):
    """R-113: from hand or discard"""
    cards = {"hand": ["void-initiate"], "discard": []}
    cards[zone] = [*cards[zone], TABLET]
    game = given(**cards)
    not_offered(game, f"use {TABLET}")
    when(game, "play void-initiate", f"choose {zone}:{TABLET}")
    then(game, void=[TABLET], hand=[], discard=[])
    when(game, "end turn")
    then(game, turn_player=1)


def test_the_extra_turn_is_a_complete_turn():
    """R-114"""
    deck = ["apprentice", "apprentice", "militia", "mystic", "apprentice", "militia"]
    game = given(hand=["mystic", "heavy-infantry"], deck=deck, constructs=["muramasa", TABLET])
    when(game, "play mystic", "use muramasa", f"use {TABLET}")
    then(game, runes=2, power=3)
    refused(game, "use muramasa")
    when(game, "end turn")
    then(game, turn_player=0, power=0, runes=0, hand=deck[:5], deck=deck[5:], played=[])
    then(game, discard=["heavy-infantry", "mystic"], constructs=["muramasa"])
    when(game, "use muramasa")
    then(game, power=3)


def test_the_extra_turn_of_the_last_round_is_taken():
    """R-115"""
    game = given(turn_player=1, constructs=[[], [TABLET]], pool=0, end_triggered=True)
    when(game, f"use {TABLET}", "end turn")
    then(game, over=False, turn_player=1, player=1)
    when(game, "end turn")
    then(game, over=True)


def test_an_extra_turn_of_the_last_round_gives_others_no_further_turn():
    """R-115: the first player uses the Tablet"""
    game = given(constructs=[[TABLET], []], pool=0, end_triggered=True)
    when(game, f"use {TABLET}", "end turn")
    then(game, over=False, turn_player=0)
    when(game, "end turn")
    then(game, over=False, turn_player=1)
    when(game, "end turn")
    then(game, over=True)


def test_the_extra_turn_of_the_last_round_is_lost_where_the_option_says_so():
    """R-115: last_round_extra_turn = lost"""
    options = {"last_round_extra_turn": "lost"}
    game = given(turn_player=1, constructs=[[], [TABLET]], pool=0, end_triggered=True, options=options)
    when(game, f"use {TABLET}", "end turn")
    then(game, over=True, void=[TABLET])


def test_the_turn_passes_on_where_the_extra_turn_is_lost():
    """R-115: last_round_extra_turn = lost, the first player uses the Tablet"""
    options = {"last_round_extra_turn": "lost"}
    game = given(constructs=[[TABLET], []], pool=0, end_triggered=True, options=options)
    when(game, f"use {TABLET}", "end turn")
    then(game, over=False, turn_player=1)
    when(game, "end turn")
    then(game, over=True)


def test_an_extra_turn_before_the_end_is_taken_whatever_the_option_says():
    """R-115: last_round_extra_turn = lost, end not triggered"""
    game = given(constructs=[[TABLET], []], options={"last_round_extra_turn": "lost"})
    when(game, f"use {TABLET}", "end turn")
    then(game, over=False, turn_player=0)


def test_a_used_tablet_is_not_scored():
    """R-116"""
    game = given(constructs=[TABLET], pool=0, end_triggered=True)
    when(game, f"use {TABLET}")
    to_the_end(game)
    assert game.scores() == [0, 0]


def test_an_unused_tablet_is_scored():
    """R-116: unused"""
    game = to_the_end(given(constructs=[TABLET], pool=0, end_triggered=True))
    assert game.scores() == [3, 0]


def test_a_turn_gained_in_an_extra_turn_follows_it():
    """R-200"""
    game = given(constructs=[TABLET], extra_turns=1)
    when(game, "end turn")
    then(game, turn_player=0)
    when(game, f"use {TABLET}", "end turn")
    then(game, turn_player=0, void=[TABLET])
    when(game, "end turn")
    then(game, turn_player=1)


def test_extra_turns_gained_in_one_turn_add_up():
    """R-200: two at once"""
    game = given(constructs=[TABLET], extra_turns=1)
    when(game, f"use {TABLET}", "end turn")
    then(game, turn_player=0)
    when(game, "end turn")
    then(game, turn_player=0)
    when(game, "end turn")
    then(game, turn_player=1)
    when(game, "end turn")
    then(game, turn_player=0)
