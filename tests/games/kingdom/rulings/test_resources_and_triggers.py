"""K-10 to K-12, and rulings on them: resources, effects that are set off, icons."""

import pytest

from deckwright.games.kingdom.cards import ops
from tests.games.kingdom.talk import choices, given, offered, refused, small, then, when


def test_there_are_six_resources():
    """K-10.1"""
    assert ops.RESOURCES == ("coin", "wood", "stone", "metal", "sword", "good")


def test_resources_come_from_production_and_effects():
    """K-10.2"""
    game = given(play=[1, 2], stage={1: 2}, pool={"wood": 1})
    when(game, "use 1 barter", "produce 2")
    then(game, pool={"coin": 4})


def test_the_game_remembers_resources():
    """K-10.3"""
    game = given(play=[1, 6, 4])
    when(game, "produce 1", "produce 6", "produce 4")
    then(game, pool={"coin": 1, "stone": 1, "wood": 1})


def test_a_card_that_enters_play_empties_the_pool():
    """K-10.4"""
    game = given(play=[1], deck=[2], pool={"wood": 2})
    when(game, "advance")
    then(game, pool={})
    assert [(event.resource, event.amount) for event in game.heard("lose")] == [("wood", 2)]


def test_an_effect_happens_at_its_event():
    """K-11.1"""
    game = given(play=[8], stage={8: 2}, deck=[1])
    then(game, pool={})
    when(game, "advance")
    then(game, pool={"coin": 1})


def test_the_player_orders_simultaneous_effects():
    """K-11.2"""
    game = given(deck=[14, 26, 9, 1], phase="turn_start")
    assert choices(game) == {"choose trigger:14/ambush", "choose trigger:26/seize"}
    when(game, "choose trigger:26/seize")
    then(game, blocked_by={9: 26})


def test_every_effect_of_a_batch_is_resolved():
    """K-11.3"""
    game = given(deck=[56, 33, 9, 12], ticks={}, phase="turn_start")
    assert choices(game) == {"choose trigger:56/blaze", "choose trigger:33/rot"}
    when(game, "choose trigger:33/rot")
    assert [event.card for event in game.heard("trigger")] == [33, 56]


def test_cards_are_played_together():
    """K-11.4"""
    game = given(deck=[1, 2, 3, 4, 5, 6], phase="turn_start")
    kinds = [event.kind for event in game.log if event.kind in ("play", "turn")]
    assert kinds == ["turn", "play", "play", "play", "play"]
    when(game, "advance")
    then(game, play_area=[1, 2, 3, 4, 5, 6])


def test_all_are_in_play_before_a_when_played_effect():
    """K-11.5"""
    game = given(deck=[32, 9, 15, 1], stage={9: 2, 15: 3}, phase="turn_start")
    when(game, "accept")
    then(game, pool={"coin": 2})


def test_a_passive_effect_holds_or_is_used_again():
    """K-12.1"""
    game = given(play=[10, 1], pool={"coin": 4})
    when(game, "use 10 swap", "choose resource:wood", "use 10 swap", "choose resource:stone")
    then(game, pool={"wood": 1, "stone": 1}, zone={10: "play"})
    standing = given(play=[30, 1, 2], stage={30: 3})
    when(standing, "produce 1", "produce 2")
    then(standing, pool={"coin": 4})


def test_an_activated_effect_discards_its_card():
    """K-12.2"""
    game = given(play=[83, 1], pool={"good": 2})
    when(game, "use 83 unroll")
    then(game, zone={83: "discard"}, pool={"coin": 1, "wood": 1, "stone": 1, "metal": 1, "sword": 1})


def test_a_time_effect_ends_the_turn():
    """K-12.3"""
    game = given(play=[52, 1], stage={52: 3})
    when(game, "use 52 study")
    then(game, zone={52: "discard"}, legal=["go on"])
    permanent = given(play=[1], permanents=[24], pool={"coin": 4})
    when(permanent, "use 24 tithe")
    then(permanent, zone={24: "permanents"}, legal=["go on"], ticked={24: [1]})


def test_a_destroy_effect_destroys_its_card():
    """K-12.4"""
    game = given(play=[119, 1], stage={119: 2}, destroyed=[23])
    when(game, "use 119 sell")
    then(game, zone={119: "destroyed"}, pool={"good": 4})


def test_an_optional_effect_may_be_declined():
    """K-12.5"""
    game = given(deck=[32, 9], stage={9: 2}, phase="turn_start")
    assert choices(game) == {"accept", "decline"}
    when(game, "decline")
    then(game, pool={})


def test_a_forced_effect_must_be_done():
    """K-12.6"""
    game = given(deck=[19, 1, 2], phase="turn_start")
    assert choices(game) == {"choose card:1", "choose card:2"}


def test_a_one_use_effect_is_crossed_out():
    """K-12.7"""
    game = given(play=[43, 1], destroyed=[23])
    when(game, "use 43 clear")
    then(game, pool={"wood": 4}, zone={43: "play"})
    refused(game, "use 43 clear")
    assert game.heard("cross_out")[0].card == 43


PRICED = """
- number: 1
  stage 1:
    name: {en: One}
    produces: coin
    upgrade down to 2: 2 coin
    passive call:
      - pay by discarding 1 other land in play
      - gain 1 stone
  stage 2: {name: {en: Two}}
- number: 2
  stage 1: {name: {en: Land}, keywords: land, produces: coin}
- number: 3
  stage 1: {name: {en: Mixed}, keywords: land, upgrade down to 2: 2 wood/stone + 1 coin}
  stage 2: {name: {en: Done}}
"""


def test_costs_are_paid_with_other_cards_and_resources_at_hand():
    """K-R.2"""
    game = given(small(PRICED), play=[1, 2], pool={"coin": 1})
    refused(game, "upgrade 1 down")
    when(game, "use 1 call")
    then(game, zone={2: "discard", 1: "play"}, pool={"coin": 1, "stone": 1})
    refused(game, "use 1 call")


def test_a_price_with_a_slash_is_chosen_unit_by_unit():
    """K-R.2"""
    game = given(small(PRICED), play=[3], pool={"wood": 2, "stone": 1, "coin": 1})
    when(game, "upgrade 3 down", "choose resource:wood")
    assert choices(game) == {"choose resource:wood", "choose resource:stone"}
    when(game, "choose resource:stone")
    assert {(event.resource, event.amount) for event in game.heard("spend")} == {("wood", 1), ("stone", 1), ("coin", 1)}
    refused(given(small(PRICED), play=[3], pool={"wood": 1, "metal": 3, "coin": 3}), "upgrade 3 down")


def test_resources_are_lost_before_when_played_effects_and_after_the_turn():
    """K-R.3"""
    game = given(play=[1], deck=[32, 9], stage={9: 2}, pool={"coin": 3})
    when(game, "advance")
    assert game.heard("lose") and game.pool == {}
    upkeep = given(play=[61], stage={61: 2}, pool={"coin": 1}, phase="end_of_turn")
    then(upkeep, stage={61: 2}, pool={})
    lenient = given(play=[1], deck=[2], pool={"coin": 3}, options={"resources": "lenient"})
    when(lenient, "advance")
    then(lenient, pool={"coin": 3})


def test_where_a_turned_card_goes():
    """K-R.4"""
    game = given(play=[132, 1, 2], ticks={132: [1, 2, 3]}, destroyed=[23])
    when(game, "use 132 follow")
    then(game, stage={132: 2}, zone={132: "permanents"})
    permanent = given(play=[1], permanents=[137], expansion=137, phase="end_of_turn")
    when(permanent, "go on")
    then(permanent, stage={137: 2}, zone={137: "permanents"})


def test_a_trigger_is_resolved_as_it_read_when_it_was_set_off():
    """K-R.5"""
    game = given(deck=[51, 117, 12], phase="turn_start")
    when(game, "choose trigger:51/strike")
    then(game, blocked_by={12: 51})  # the second finds nobody left
    assert [event.card for event in game.heard("trigger")] == [51, 117]
    blocked = given(deck=[115, 42, 9], phase="turn_start")
    when(blocked, "choose card:42")
    when(blocked, "pass")
    then(blocked, legal=["go on"])  # what is blocked when the turn ends has no trigger


def test_a_blocker_that_was_discarded_blocks_nothing():
    """K-R.5"""
    cards = """
    - number: 1
      stage 1:
        name: {en: Watch}
        forced shoo when played:
          - discard 1 enemy in play
    - number: 2
      stage 1:
        name: {en: Thief}
        keywords: enemy
        flags: red
        forced seize when played:
          - block 1 person in play
    - number: 3
      stage 1: {name: {en: Victim}, keywords: person, produces: coin}
    """
    game = given(small(cards), deck=[1, 2, 3], phase="turn_start")
    when(game, "choose trigger:1/shoo")
    then(game, zone={2: "discard"}, blocked_by={3: None})
    assert [event.card for event in game.heard("trigger")] == [1, 2]


def test_the_source_leaves_after_its_steps():
    """K-R.6"""
    game = given(play=[4, 1])
    when(game, "use 4 fell")
    then(game, pool={"wood": 2})
    before = given(play=[105, 22], options={"source_leaves": "before"})
    when(before, "use 105 drill")
    then(before, pool={"sword": 1})
    assert [event.kind for event in before.log][:3] == ["use", "discard", "gain"]
    never_itself = given(play=[59], stage={59: 3}, options={"source_leaves": "before"})
    refused(never_itself, "use 59 summon")


def test_a_missing_sticker_skips_only_its_step():
    """K-R.9"""
    game = given(play=[46, 1, 2], supply={8: 0}, destroyed=[23])
    refused(game, "use 46 bless")
    feed = given(play=[49, 12], supply={8: 0}, pool={"coin": 5}, destroyed=[23])
    when(feed, "use 49 feed")
    then(feed, zone={49: "destroyed"}, stickers={12: {}})


def test_upgrades_by_effects_end_the_turn_only_by_the_time_icon():
    """K-R.17"""
    game = given(play=[93, 85, 1], pool={"stone": 1})
    when(game, "use 93 guide")
    then(game, stage={85: 2}, zone={85: "discard", 93: "discard"})
    offered(game, "produce 1")
    timed = given(play=[40, 9, 1], pool={"wood": 2})
    when(timed, "use 40 build")
    while timed.legal != ["go on"]:
        timed.play(timed.legal[0])
    then(timed, stage={9: 2})


def test_cards_enter_then_resources_are_lost_then_one_batch():
    """K-R.19"""
    game = given(play=[72], deck=[14, 1], pool={"coin": 2})
    when(game, "advance")
    assert choices(game) == {"choose trigger:72/arrive", "choose trigger:14/ambush"}
    kinds = [event.kind for event in game.log]
    assert kinds.index("play") < kinds.index("lose") < kinds.index("ask")


@pytest.mark.parametrize("pool", [{"coin": 2}, {"coin": 3}])
def test_passive_effects_cost_something(pool):
    """K-R.22"""
    game = given(play=[10], pool=pool)
    when(game, "use 10 swap", "choose resource:wood")
    refused(game, "use 10 swap")


def test_which_effects_discard_a_continuous_card():
    """K-R.28"""
    cards = """
    - number: 1
      stage 1:
        name: {en: Anvil}
        flags: continuous
        produces: coin
        passive trade:
          - pay 1 wood
          - gain 1 coin
        activated melt:
          - gain 2 stone
        once gift:
          - gain 1 metal
    """
    game = given(small(cards), play=[1], pool={"wood": 1})
    when(game, "use 1 trade", "use 1 gift")
    then(game, zone={1: "play"})
    when(game, "use 1 melt")
    then(game, zone={1: "discard"})


def test_only_what_would_change_something_is_offered():
    """K-R.33"""
    refused(given(play=[20, 1], deck=[2]), "use 20 gather")
    offered(given(play=[20, 1], deck=[2], discard=[3]), "use 20 gather")
    refused(given(play=[20, 1], deck=[], discard=[3]), "use 20 gather")
    cure = given(play=[52, 117])
    when(cure, "use 52 cure")
    then(cure, zone={117: "set_aside"})


def test_fixed_gains_come_first_and_unasked():
    """K-R.34"""
    game = given(play=[8, 76, 72], stage={8: 2}, permanents=[99], deck=[1])
    when(game, "advance")
    then(game, pool={"coin": 3})
    assert choices(game) == {"accept", "decline"}
    assert [event.card for event in game.heard("trigger")] == [8, 76, 99]


def test_what_a_good_spent_as_coins_covers():
    """K-R.38"""
    game = given(play=[1], stage={1: 2}, permanents=[125], pool={"good": 2})
    when(game, "upgrade 1 right")
    assert sum(event.amount for event in game.heard("spend") if event.resource == "good") == 2
    both = given(play=[1], permanents=[125], pool={"good": 1, "coin": 2})
    when(both, "upgrade 1 down")
    assert choices(both) == {"choose resource:coin", "choose resource:good"}
    refused(given(play=[1], permanents=[125], pool={"coin": 1}), "upgrade 1 down")


def test_discounts_are_named_one_by_one():
    """K-R.40"""
    game = given(play=[9], permanents=[136], stage={136: 3}, pool={"wood": 2})
    when(game, "upgrade 9 down")  # 2 wood + 1 stone, 1 resource less: only the stone can be left out
    assert [(event.resource, event.amount) for event in game.heard("spend")] == [("wood", 2)]
    asked = given(play=[9], permanents=[136], stage={136: 3}, pool={"wood": 2, "stone": 1})
    when(asked, "upgrade 9 down")
    assert choices(asked) == {"choose resource:wood", "choose resource:stone"}
    no_stone = given(play=[15, 12], stage={15: 4}, pool={"coin": 1})
    refused(no_stone, "upgrade 12 down")
    floor = given(play=[122, 1], pool={"coin": 1})
    when(floor, "upgrade 1 down")
    then(floor, stage={1: 2})
