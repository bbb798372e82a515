"""K-5 to K-9: discovering, rounds, turns, actions, the end of a turn."""

from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import stack
from tests.games.kingdom.talk import begun, given, offered, refused, small, then, when


def test_a_discovered_card_goes_to_the_discard_pile():
    """K-5.1"""
    game = given(play=[52], stage={52: 3}, pool={}, destroyed=[23])
    when(game, "use 52 study")
    then(game, zone={124: "discard"})


def test_discovering_looks_at_no_other_card():
    """K-5.2"""
    game = given(play=[52], stage={52: 3})
    when(game, "use 52 study")
    assert {event.card for event in game.log if event.kind in ("discover", "read")} == {124}


def test_one_of_several_is_chosen_after_looking_at_all():
    """K-5.3"""
    game = given(play=[12])
    when(game, "use 12 guide")
    assert [event.card for event in game.heard("read")] == [71, 72]
    then(game, legal=["choose card:71", "choose card:72"])
    when(game, "choose card:72")
    then(game, zone={71: "box", 72: "discard"})


def test_cards_discovered_at_the_start_of_a_round_may_be_read():
    """K-5.4"""
    game = given(play=[1], phase="end_of_turn")
    when(game, "go on")
    assert all(int(game.state[st.MARKS + game.at(number)]) & st.READ for number in (11, 12))
    assert not int(game.state[st.MARKS + game.at(13)]) & st.READ


def test_cards_above_the_sequence_come_only_by_effects():
    """K-5.5"""
    game = given(play=[1], box=[71, 72, *range(73, 139), 70], discard=[number for number in range(2, 70) if number not in
                  (24, 27, 31, 35, 45, 53, 60, 69)], permanents=[24, 27, 31, 35, 45, 53, 60, 69], phase="end_of_turn")  # fmt: skip
    when(game, "go on")
    assert [event.card for event in game.heard("discover")] == [70]


def test_a_scroll_is_done_at_once():
    """K-5.6"""
    game = given(play=[10], discard=[1, *range(11, 23)], round=7, phase="end_of_turn")
    when(game, "go on")
    assert [event.card for event in game.heard("discover")] == [23]
    offered(game, "choose card:1")
    when(game, "choose card:1")
    then(game, zone={23: "destroyed", 24: "permanents"}, stickers={1: {1: [1]}})


def test_the_side_of_a_two_sided_card_is_chosen_now():
    """K-5.7"""
    game = given(play=[1], discard=list(range(11, 21)), round=6, phase="end_of_turn")
    when(game, "go on")
    then(game, legal=["choose side:1", "choose side:4"])
    when(game, "choose side:4")
    then(game, stage={21: 4})


def test_a_round_ends_with_an_empty_deck():
    """K-6.1"""
    game = given(play=[1], phase="end_of_turn")
    when(game, "go on")
    assert game.heard("round_end") and game.cell(st.ROUND) == 2


def test_a_round_begins_by_discovering_then_shuffling():
    """K-6.2"""
    game = given(play=[1], discard=[2, 3], phase="end_of_turn")
    when(game, "go on")
    kinds = [event.kind for event in game.log if event.kind in ("discover", "shuffle", "turn", "round")]
    assert kinds == ["round", "discover", "discover", "shuffle", "turn"]
    assert sorted(game.cards_in("play") + game.cards_in("deck")) == [1, 2, 3, 11, 12]


def last_round_position(**parts):
    met = [number for number in range(2, 69) if number not in (24, 27, 31, 35, 45, 53, 60)]
    return given(play=[1], discard=met, permanents=[24, 27, 31, 35, 45, 53, 60], round=30, phase="end_of_turn",
                 supply=dict.fromkeys((1, 2, 3, 4, 5, 6, 10), 0), **parts)  # fmt: skip


def test_the_round_of_the_last_card_is_the_last():
    """K-6.3"""
    game = last_round_position()
    when(game, "go on")
    assert game.cell(st.LAST_ROUND) == 1 and game.cell(st.ROUND) == 31
    while not game.over:
        game.play("go on" if "go on" in game.legal else game.legal[-1])
    assert game.cell(st.ROUND) == 31


def test_after_the_last_round_the_fame_is_counted():
    """K-6.4"""
    game = given(play=[9], stage={9: 4}, last_round=True, phase="end_of_turn")
    when(game, "go on")
    then(game, over=True, fame=12)
    assert game.heard("score")[0].amount == 12


def test_the_base_game_has_31_rounds():
    """K-6.5"""
    game = begun(seed=2)
    rounds: dict[int, list[int | None]] = {}
    for _ in range(12):
        game.play("pass")
        while "go on" not in game.legal:
            game.play(game.legal[-1])
        game.play("go on")
        while "pass" not in game.legal:
            game.play(game.legal[-1])
    now = 1
    for event in game.log:
        if event.kind == "round":
            now = event.amount
        elif event.kind == "discover" and event.source is None:
            rounds.setdefault(now, []).append(event.card)
    assert all(cards == [2 * number + 7, 2 * number + 8] for number, cards in rounds.items())
    assert rounds


def test_a_turn_begins_with_four_cards():
    """K-7.1"""
    game = given(deck=[1, 2, 3, 4, 5], phase="turn_start")
    then(game, play_area=[1, 2, 3, 4], deck=[5])


def test_with_fewer_cards_all_are_played():
    """K-7.2"""
    game = given(deck=[1, 2, 3], phase="turn_start")
    then(game, play_area=[1, 2, 3], deck=[])


def test_five_actions_in_any_number():
    """K-7.3"""
    game = given(play=[4, 1, 2], deck=[3], pool={"coin": 2})
    offered(game, "produce 1", "upgrade 1 down", "use 4 fell", "advance", "pass")
    when(game, "use 4 fell", "produce 1", "produce 2")
    offered(game, "advance", "pass")


def test_a_turn_ends_by_upgrade_pass_or_time():
    """K-7.4"""
    for action in ("upgrade 1 down", "pass", "use 8 harbour"):
        game = given(play=[1, 8], stage={8: 4}, pool={"coin": 2})
        when(game, action)
        if action == "use 8 harbour":
            when(game, "choose card:75")
        then(game, legal=["go on"])


def test_producing_discards_the_card():
    """K-8.1.1"""
    game = given(play=[1, 6])
    when(game, "produce 6")
    then(game, zone={6: "discard"}, pool={"stone": 1})
    assert game.heard("produce")[0].card == 6


def test_what_has_produced_is_gone():
    """K-8.1.2"""
    game = given(play=[4, 10], pool={"coin": 1, "stone": 2})
    when(game, "produce 4")
    assert not [text for text in game.legal if " 4" in text]


def test_without_production_nothing_is_produced():
    """K-8.1.3"""
    refused(given(play=[10, 16]), "produce 10", "produce 16")


def test_a_card_discarded_otherwise_gives_nothing():
    """K-8.1.4"""
    game = given(deck=[19, 1], phase="turn_start")
    then(game, zone={1: "discard"}, pool={})


def test_an_upgrade_is_paid_and_turns_the_card():
    """K-8.2.1"""
    game = given(play=[8, 1], stage={8: 2}, pool={"wood": 2, "stone": 3})
    when(game, "upgrade 8 right")
    then(game, stage={8: 3})
    assert [(event.resource, event.amount) for event in game.heard("spend")] == [("wood", 2), ("stone", 2)]


def test_the_upgraded_card_is_discarded_and_then_the_turn_ends():
    """K-8.2.2"""
    game = given(play=[1, 2], pool={"coin": 2})
    when(game, "upgrade 1 down")
    kinds = [event.kind for event in game.log]
    assert kinds.index("turned") < kinds.index("turn_end")
    then(game, zone={1: "discard"}, legal=["go on"])


def test_being_turned_by_an_effect_is_no_upgrade():
    """K-8.2.3"""
    game = given(play=[4, 1])
    when(game, "use 4 fell")
    assert game.heard("upgrade") == []
    offered(game, "produce 1", "pass")


def test_effects_of_cards_are_used():
    """K-8.3.1"""
    game = given(play=[10, 1], pool={"coin": 2})
    when(game, "use 10 swap", "choose resource:wood")
    then(game, pool={"wood": 1})


def test_a_card_discarded_for_its_effect_is_gone():
    """K-8.3.2"""
    game = given(play=[1, 2], stage={1: 2}, pool={"wood": 1, "coin": 3})
    when(game, "use 1 barter")
    then(game, zone={1: "discard"}, pool={"coin": 6})
    refused(game, "produce 1", "upgrade 1 right")


def test_advance_plays_two_more():
    """K-8.4.1"""
    game = given(play=[1], deck=[2, 3, 4])
    when(game, "advance")
    then(game, play_area=[1, 2, 3], deck=[4])


def test_advance_again_and_again():
    """K-8.4.2"""
    game = given(play=[1], deck=[2, 3, 4, 5])
    when(game, "advance", "advance")
    then(game, play_area=[1, 2, 3, 4, 5], deck=[])
    refused(game, "advance")


def test_pass_ends_the_turn():
    """K-8.5.1"""
    game = given(play=[1], deck=[2])
    when(game, "pass")
    then(game, legal=["go on"], zone={1: "discard"}, stage={1: 1})


def test_cards_left_in_play_are_discarded():
    """K-9.1"""
    game = given(play=[1, 26], deck=[2])
    when(game, "pass")
    then(game, zone={1: "discard", 26: "play"})


def test_with_cards_left_a_new_turn_starts():
    """K-9.2"""
    game = given(play=[1], deck=[2], turn=1)
    when(game, "pass", "go on")
    assert game.cell(st.TURN) == 2
    then(game, play_area=[2])


def test_without_cards_the_round_is_over():
    """K-9.3"""
    game = given(play=[1], turn=1)
    when(game, "pass", "go on")
    assert game.cell(st.ROUND) == 2 and game.cell(st.TURN) == 1


TWO_OF_ONE = """
- number: 1
  stage 1: {name: {en: One}, produces: coin}
- number: 12
  stage 1: {name: {en: Twelve}}
- number: 13
  stage 1: {name: {en: Thirteen}}
- number: 19
  stage 1: {name: {en: Nineteen}}
"""


def test_the_lowest_numbers_that_are_left_come_first():
    """K-R.10"""
    game = given(small(TWO_OF_ONE), play=[1], phase="end_of_turn")
    when(game, "go on")
    assert [event.card for event in game.heard("discover")] == [12, 13]
    when(game, "pass", "go on")
    assert [event.card for event in game.heard("discover")] == [12, 13, 19]


def test_each_discovery_is_finished_before_the_next():
    """K-R.12"""
    game = given(play=[1], discard=list(range(11, 21)), round=6, phase="end_of_turn")
    when(game, "go on", "choose side:1")
    assert [event.card for event in game.heard("discover")] == [21, 22]
    scroll = given(play=[1], discard=list(range(11, 23)), round=7, phase="end_of_turn")
    when(scroll, "go on")
    assert [event.card for event in scroll.heard("discover")] == [23]


def test_only_what_is_left_in_the_box_is_offered():
    """K-R.14"""
    game = given(play=[12], discard=[71])
    when(game, "use 12 guide")
    then(game, zone={72: "discard", 12: "set_aside"})
    refused(given(play=[12], discard=[71, 72]), "use 12 guide")


def test_with_one_card_an_advance_plays_it():
    """K-R.18"""
    game = given(play=[1], deck=[2])
    when(game, "advance")
    then(game, play_area=[1, 2])
    refused(game, "advance")


STONE_ONLY = """
- number: 1
  stage 1: {name: {en: Rock}, flags: permanent}
- number: 2
  stage 1: {name: {en: Stays}, flags: continuous}
- number: 10
  stage 1: {name: {en: Ten}, produces: coin}
"""


def test_with_an_empty_deck_no_turn_starts():
    """K-R.21"""
    game = begun(small(STONE_ONLY, "start: 1-1\nsequence: 10-12\nper round: 1\n"))
    assert [event.amount for event in game.heard("round")] == [1, 2]
    then(game, play_area=[10])


def test_the_game_waits_between_two_turns():
    """K-R.35"""
    game = given(play=[1], deck=[2], pool={"coin": 1})
    when(game, "pass")
    then(game, legal=["go on"], pool={}, deck=[2])
    revealed = game.cell(stack.REVEALED)
    when(game, "go on")
    assert game.cell(stack.REVEALED) > revealed


def test_the_order_of_a_round_and_its_end():
    """K-R.39"""
    game = given(play=[1], permanents=[136], expansion=136, round=1, phase="end_of_turn")
    when(game, "go on")
    kinds = [event.kind for event in game.log if event.kind in ("trigger", "round_end", "round", "shuffle", "turn")]
    assert kinds == ["trigger", "round_end", "round", "shuffle", "turn"]
    then(game, stage={136: 2})


def test_a_round_is_cut_after_a_hundred_turns():
    """K-R.23"""
    game = given(play=[1], deck=[2, 3], turn=100, phase="end_of_turn")
    when(game, "go on")
    assert game.heard("round_cut")[0].ruling == "K-R.23"
    assert game.cell(st.ROUND) == 2


def test_a_turn_is_cut_after_a_thousand_decisions():
    """K-R.23"""
    game = given(play=[1, 2], deck=[3])
    game.state[st.DECISIONS] = st.DECISIONS_IN_A_TURN - 1
    when(game, "produce 1")
    assert game.heard("turn_cut")[0].ruling == "K-R.23"
    then(game, legal=["go on"])


def test_the_order_of_a_shuffle_follows_from_key_round_and_number():
    """K-R.24"""
    some = given(play=[1], discard=[2, 3, 4, 5, 6, 7], box=None, phase="end_of_turn", seed=5)
    more = given(play=[1], discard=[2, 3, 4, 5, 6, 7, 8, 9, 10], phase="end_of_turn", seed=5)
    orders = []
    for game in (some, more):
        when(game, "go on")
        order = [*game.play_area, *game.deck]
        orders.append([number for number in order if number <= 7 or number > 10])
    assert orders[0] == orders[1]


def test_a_new_key_gives_new_shuffles():
    """K-R.25"""
    orders = {(*game.play_area, *game.deck) for game in (begun(seed=seed) for seed in range(1, 9))}
    assert len(orders) > 6
    assert begun(seed=3).deck == begun(seed=3).deck
