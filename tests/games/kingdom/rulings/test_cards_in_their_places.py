"""K-13 to K-22, and rulings on them: permanents, blockers, destroying, the deck, stickers, boxes, sides, scrolls."""

from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import stack
from tests.games.kingdom.talk import choices, given, offered, refused, small, then, vale, when


def test_permanents_are_not_shuffled_into_the_deck():
    """K-13.1"""
    game = given(play=[1], permanents=[24, 99], phase="end_of_turn")
    when(game, "go on")
    then(game, zone={24: "permanents", 99: "permanents"})


def test_permanents_cannot_be_discarded():
    """K-13.2"""
    cards = """
    - number: 1
      stage 1:
        name: {en: Broom}
        activated sweep:
          - discard 1 land in permanents
    - number: 2
      stage 1: {name: {en: Law}, keywords: land, flags: permanent}
    """
    refused(given(small(cards), play=[1], permanents=[2]), "use 1 sweep")


def test_permanents_are_always_active():
    """K-13.3"""
    game = given(play=[8], stage={8: 2}, permanents=[99], deck=[1], pool={"coin": 4})
    when(game, "advance")
    then(game, pool={"coin": 2})
    offered(given(play=[1], permanents=[24], pool={"coin": 4}), "use 24 tithe")


def test_permanents_are_not_in_play():
    """K-13.4"""
    game = given(deck=[63, 1, 2], permanents=[24, 99, 27], phase="turn_start")
    when(game, "accept")  # 1 for every 3 cards in play
    assert len([text for text in choices(game) if text.startswith("choose resource:")]) == 6
    when(game, "choose resource:wood")
    then(game, pool={"wood": 1})


def test_permanents_lie_in_a_row_of_their_own():
    """K-13.6"""
    game = given(play=[1], permanents=[99, 24])
    assert list(game.state[st.PERMANENTS : st.PERMANENTS + 2]) == [game.at(24), game.at(99)]


def test_a_blocker_lies_on_a_card():
    """K-14.1"""
    game = given(deck=[14, 1, 2], phase="turn_start")
    when(game, "choose card:2")
    then(game, blocked_by={2: 14, 1: None})


def test_a_blocked_card_does_nothing():
    """K-14.2"""
    game = given(play=[4, 1, 14], blocks={14: [1]}, pool={"coin": 2})
    refused(game, "produce 1", "upgrade 1 down")
    mill = given(play=[30, 1, 26], stage={30: 3}, blocks={26: [30]})
    when(mill, "produce 1")
    then(mill, pool={"coin": 1})


def test_a_continuous_blocker_keeps_its_card():
    """K-14.3"""
    game = given(play=[26, 9], deck=[1], blocks={26: [9]})
    when(game, "pass")
    then(game, zone={26: "play", 9: "play"}, blocked_by={9: 26})


def test_any_other_blocker_goes_with_its_card():
    """K-14.4"""
    game = given(play=[14, 1], deck=[2], blocks={14: [1]})
    when(game, "pass")
    then(game, zone={14: "discard", 1: "discard"}, blocked_by={1: None})


def test_a_blocker_discarded_otherwise_frees_its_card():
    """K-14.5"""
    game = given(play=[22, 14, 1], stage={22: 3}, blocks={14: [1]}, pool={"sword": 1})
    when(game, "use 22 repel")
    then(game, zone={14: "discard"}, blocked_by={1: None})
    offered(game, "produce 1")


def test_a_destroyed_card_is_never_used_again():
    """K-15.1"""
    game = given(play=[12, 1], destroyed=[23])
    when(game, "use 12 guide", "choose card:71", "pass", "go on")
    then(game, zone={12: "destroyed"})
    assert 12 not in game.deck + game.play_area


def test_the_restart_is_open_until_the_gate():
    """K-15.2"""
    assert given(play=[1]).cell(st.RESTART_OPEN) == 1
    assert given(play=[1], destroyed=[23]).cell(st.RESTART_OPEN) == 0


def test_before_the_gate_destroyed_cards_are_set_aside():
    """K-15.3"""
    game = given(play=[12])
    when(game, "use 12 guide", "choose card:71")
    then(game, zone={12: "set_aside"})


def test_the_gate_destroys_what_was_set_aside():
    """K-15.4"""
    game = given(play=[10], discard=[*range(11, 12), *range(13, 23)], set_aside=[12], round=7, phase="end_of_turn")
    when(game, "go on")
    then(game, zone={12: "destroyed"})
    assert game.cell(st.RESTART_OPEN) == 0 and game.heard("gate")


def test_cards_go_on_top_or_to_the_bottom():
    """K-16.1"""
    game = given(play=[9, 20], stage={9: 2}, discard=[1, 4], deck=[6, 7])
    when(game, "use 9 call", "choose card:4")
    then(game, deck=[4, 6, 7])
    when(game, "use 20 gather")
    then(game, deck=[4, 6, 7, 1])


def test_without_a_deck_nothing_is_put_there():
    """K-16.2"""
    game = given(play=[9], stage={9: 2}, discard=[1])
    refused(game, "use 9 call")
    watch = given(play=[42, 1], phase="end_of_turn")
    then(watch, legal=["go on"], zone={1: "discard"})


def test_an_empty_deck_ends_the_round_after_the_turn():
    """K-16.3"""
    game = given(play=[1, 2], round=3)
    when(game, "produce 1", "pass", "go on")
    assert game.cell(st.ROUND) == 4


def test_stickers_are_added_by_effects():
    """K-17.1"""
    game = given(play=[1], permanents=[24], ticks={24: [1, 2]}, pool={"coin": 4}, destroyed=[23])
    when(game, "use 24 tithe")
    then(game, stickers={1: {1: [8]}}, fame_of={1: 2})
    assert game.cell(st.SUPPLY + 8) == 7


def test_a_sticker_that_is_gone_is_ignored():
    """K-17.2"""
    game = given(play=[1], permanents=[24], ticks={24: [1, 2]}, pool={"coin": 4}, supply={8: 0}, destroyed=[23])
    when(game, "use 24 tithe")
    then(game, stickers={1: {}}, ticked={24: [1, 2, 3]})


def test_a_sticker_belongs_to_the_stage_it_was_put_on():
    """K-17.3"""
    game = given(play=[1], stickers={1: {1: [8]}}, pool={"coin": 2})
    then(game, fame_of={1: 2})
    when(game, "upgrade 1 down")
    then(game, fame_of={1: 0}, stickers={1: {1: [8]}})


def test_stickers_of_other_boxes_are_not_on_the_sheet():
    """K-17.4"""
    assert not {9, 12, 14, 15} & set(vale().stickers)


def test_a_score_and_banished_fame_are_always_recorded():
    """K-17.5"""
    game = given(play=[9], stage={9: 4}, score_track=[], last_round=True, phase="end_of_turn")
    when(game, "go on")
    assert game.cell(st.SCORES) == 1 and int(game.state[st.TRACK]) == 12


def test_boosting_adds_one_of_what_a_card_produces():
    """K-17.6"""
    game = given(play=[25, 4, 8], stage={8: 4}, destroyed=[23])
    when(game, "use 25 terraces")
    then(game, stickers={4: {1: [2]}})
    when(game, "produce 4")
    then(game, pool={"wood": 2})


def test_a_tick_takes_one_free_box():
    """K-18.1"""
    game = given(play=[1], permanents=[27], pool={"sword": 3})
    when(game, "use 27 muster")
    then(game, ticked={27: [1]})


ICONS = """
- number: 1
  stage 1:
    name: {en: Board}
    boxes: 3 in any order
    box 1: gain 1 wood
    box 3: turn this down
    time mark:
      - pay 1 coin
      - tick this
  stage 2:
    name: {en: Full}
    boxes: 1 in order
"""


def test_the_icon_of_a_box_happens():
    """K-18.2"""
    game = given(small(ICONS), play=[1], pool={"coin": 1})
    when(game, "use 1 mark")
    assert choices(game) == {"choose box:1", "choose box:2", "choose box:3"}
    when(game, "choose box:1")
    assert [(event.resource, event.amount) for event in game.heard("gain")] == [("wood", 1)]
    turned = given(small(ICONS), play=[1], pool={"coin": 1})
    when(turned, "use 1 mark", "choose box:3")
    then(turned, stage={1: 2})


def test_a_card_says_when_its_boxes_are_ticked():
    """K-18.3"""
    game = given(deck=[33, 1], phase="turn_start")
    then(game, ticked={33: [1]}, zone={1: "discard"})


def test_which_side_faces_up_is_chosen_at_discovery():
    """K-19.1"""
    game = given(play=[10], discard=[number for number in range(11, 41) if number not in (24, 27, 31, 35)], round=16,
                  permanents=[24, 27, 31, 35], phase="end_of_turn")  # fmt: skip
    when(game, "go on")
    assert choices(game) == {"choose side:1", "choose side:4"}
    when(game, "choose side:4")
    then(game, stage={41: 4})


def test_continuous_cards_stay_in_play():
    """K-20.1"""
    game = given(play=[90, 1], deck=[2])
    when(game, "pass")
    then(game, zone={90: "play", 1: "discard"})


def test_four_cards_are_played_beside_them():
    """K-20.2"""
    game = given(play=[90], deck=[1, 2, 3, 4, 5])
    when(game, "pass", "go on")
    then(game, play_area=[90, 1, 2, 3, 4])


def test_continuous_holds_turn_after_turn():
    """K-20.3"""
    game = given(play=[90], deck=[1, 2, 3, 4, 5])
    when(game, "pass", "go on", "pass", "go on")
    then(game, zone={90: "play"})
    kept = given(play=[18, 1], deck=[2, 3, 4, 5, 6], phase="end_of_turn")
    when(kept, "choose card:1")
    then(kept, zone={1: "play"})
    when(kept, "go on", "pass")
    then(kept, zone={1: "discard"})


def test_when_a_continuous_card_is_discarded():
    """K-20.4"""
    produced = given(play=[90])
    when(produced, "produce 90")
    then(produced, zone={90: "discard"})
    round_over = given(play=[90], phase="end_of_turn")
    then(round_over, zone={90: "play"})
    when(round_over, "go on")
    assert [event.went for event in round_over.log if event.card == 90 and event.kind == "discard"] == ["discard"]


def test_a_slash_means_or():
    """K-21.1"""
    game = given(play=[10], stage={10: 3})
    when(game, "produce 10")
    assert choices(game) == {"choose resource:coin", "choose resource:wood", "choose resource:stone"}
    when(game, "choose resource:stone")
    then(game, pool={"stone": 1})


def test_a_reset_card_shows_its_seal_again():
    """K-21.2"""
    game = given(deck=[49, 1, 2], stage={1: 3}, phase="turn_start")
    then(game, stage={1: 1, 2: 1}, zone={1: "discard", 2: "play"})


def test_a_scroll_is_followed_and_destroyed():
    """K-22.1"""
    game = given(
        play=[1], discard=[number for number in range(10, 29) if number not in (24, 27)], permanents=[24, 27], round=10,
        phase="end_of_turn",
    )  # fmt: skip
    when(game, "go on")
    assert choices(game) == {"choose card:79", "choose card:80"}
    when(game, "choose card:79")
    then(game, zone={29: "destroyed"})
    assert game.zone(79) in ("deck", "play")


def test_a_blocker_that_leaves_in_any_way_frees_its_card():
    """K-R.7"""
    game = given(play=[14, 1], blocks={14: [1]}, pool={"sword": 1})
    when(game, "use 14 hire")
    then(game, stage={14: 2}, blocked_by={1: None})
    assert game.heard("release")[0].ruling == "K-R.7"
    nobody = given(deck=[26, 1], phase="turn_start")
    then(nobody, blocked_by={1: None})
    counted = given(play=[4, 1, 14], blocks={14: [1]})
    when(counted, "use 4 fell")
    then(counted, pool={"wood": 1})


def test_until_the_gate_everything_can_be_begun_again():
    """K-R.8"""
    game = given(play=[12, 1])
    when(game, "use 12 guide", "choose card:71")
    assert game.cell(st.RESTART_OPEN) == 1
    irreversible = {"sticker", "boost", "tick", "write"}
    early = [vale().card(vale().place[number]) for number in range(1, 23)]
    assert not {step.phrase.verb for card in early for _, _, steps in card.programs for step in steps} & irreversible


def test_any_free_box_or_the_next():
    """K-R.11"""
    refused(given(play=[103], permanents=[45], ticks={45: [1, 2, 3, 4, 5, 6, 7, 8]}), "use 103 enter")
    game = given(play=[103], permanents=[45], ticks={45: [1]}, destroyed=[23])
    when(game, "use 103 enter")
    then(game, ticked={45: [1, 2]})


def test_what_is_known_of_the_deck():
    """K-R.13"""
    game = given(play=[65], deck=[1, 2, 3, 4])
    when(game, "use 65 hear", "choose card:3", "choose card:1")
    then(game, deck=[3, 1, 2, 4])
    assert game.cell(st.KNOWN_TOP) == 3
    when(game, "advance")
    assert game.cell(st.KNOWN_TOP) == 1
    peek = given(play=[102], deck=[1, 2, 3])
    assert peek.cell(st.KNOWN_TOP) == 2
    bottom = given(play=[20], discard=[1], deck=[6])
    when(bottom, "use 20 gather")
    assert bottom.cell(st.KNOWN_BOTTOM) == 1


def test_a_card_not_met_is_named_by_no_event():
    """K-R.27"""
    game = given(play=[12, 1])
    when(game, "use 12 guide", "choose card:71")
    assert {event.card for event in game.log if event.card is not None} == {12, 71, 72}


def test_nothing_picks_a_blocked_card():
    """K-R.29"""
    game = given(play=[26, 9, 46, 1], stage={}, blocks={26: [9]}, destroyed=[23])
    when(game, "use 46 bless")
    then(game, stickers={9: {}, 1: {1: [8]}})
    along = given(play=[14, 90], deck=[1], blocks={14: [90]})
    when(along, "pass")
    then(along, zone={90: "discard"})
    cured = given(play=[52, 51, 12], blocks={51: [12]})
    when(cured, "use 52 cure", "choose option:2")
    then(cured, blocked_by={12: None})


def test_which_resources_can_be_boosted():
    """K-R.30"""
    game = given(play=[25, 17], stage={17: 4}, destroyed=[23])
    when(game, "use 25 terraces")
    assert choices(game) == {"choose resource:coin", "choose resource:wood"}
    left = given(play=[25, 17], stage={17: 4}, supply={1: 0}, destroyed=[23])
    when(left, "use 25 terraces")
    then(left, stickers={17: {4: [2]}})
    refused(given(play=[25, 4], supply={2: 0}), "use 25 terraces")
    most = given(play=[25, 4], options={"max_production": "1"})
    refused(most, "use 25 terraces")
    slot = given(play=[39, 1, 4], stickers={4: [2]}, phase="turn")
    when(slot, "produce 4")
    then(slot, pool={"wood": 2})


def test_how_standing_effects_change_production():
    """K-R.31"""
    drought = given(play=[44, 17, 1], stage={17: 2})
    when(drought, "produce 17", "choose resource:wood")
    then(drought, pool={"coin": 1})
    when(drought, "produce 1")
    then(drought, pool={"coin": 1})
    first = given(play=[30, 16, 1, 2], stage={30: 2})
    when(first, "use 16 oversee", "choose card:1")
    then(first, pool={"coin": 2})  # what it would give now, and it uses nothing up
    when(first, "produce 1", "produce 2")
    then(first, pool={"coin": 5})
    twice = given(play=[30, 59, 1, 2], stage={30: 2, 59: 3})
    when(twice, "produce 1", "use 59 summon", "produce 1")
    then(twice, pool={"coin": 1})  # the resources of before are lost, and it is the first no more
    robbed = given(deck=[39, 1, 30, 13], stage={30: 3, 13: 2}, phase="turn_start")
    then(robbed, zone={30: "discard", 13: "play"})
    clippers = given(play=[64, 1, 6])
    when(clippers, "produce 1", "produce 6")
    then(clippers, pool={"stone": 1})


def test_what_forbids_advance_forbids_it_everywhere():
    """K-R.32"""
    game = given(play=[116, 9, 77], stage={9: 4}, deck=[1, 2])
    refused(game, "advance", "use 9 rally")
    when(game, "use 77 hurry")
    then(game, zone={1: "play"})


def test_stickers_of_fame_never_run_out():
    """K-R.36"""
    game = given(play=[1], permanents=[137], stage={137: 4}, ticks={137: {1: [1, 2, 3], 2: [1, 2, 3], 3: [1, 2, 3], 4: [1, 2, 3]}},
                 expansion=137, round=4, written_fame=100, phase="end_of_turn", destroyed=[23])  # fmt: skip
    when(game, "go on")
    assert game.cell(st.WRITTEN_FAME) == 100 + 36 + 10
    then(game, over=True)


def test_a_card_of_the_deck_is_taken_without_showing_the_rest():
    """K-R.37"""
    game = given(discard=[6, 1, 4], permanents=[132], stage={132: 2}, round=1, phase="round_start")
    assert choices(game) >= {"choose card:1", "choose card:4", "decline"}
    before = game.deck
    when(game, "choose card:4")
    now = [*game.play_area, *game.deck]
    assert now[0] == 4 and now[1:] == [number for number in before if number != 4]


def test_with_iron_what_is_done_for_ever_is_revealed():
    """K-R.42"""
    for options, rises in (({"iron": "yes"}, True), ({}, False)):
        game = given(play=[1], permanents=[27], pool={"sword": 3}, options=options)
        before = game.cell(stack.REVEALED)
        when(game, "use 27 muster")
        assert (game.cell(stack.REVEALED) > before) == rises
