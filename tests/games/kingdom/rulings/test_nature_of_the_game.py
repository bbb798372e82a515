"""K-1 to K-4: the nature of the game, Golden Rules, setup, and what a card is."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.outcome import winner
from deckwright.games.kingdom.rules.turning import reached
from deckwright.kernel import stack
from tests.games.kingdom.talk import begun, given, offered, refused, small, then, vale, when


def test_a_kingdom_grows_by_improving_its_cards():
    """K-1.1"""
    game = given(play=[8], pool={"coin": 1, "wood": 1})
    before = game.fame
    when(game, "upgrade 8 down")
    then(game, stage={8: 2}, fame=before + 1)


def test_the_stage_is_how_far_a_card_has_come():
    """K-1.2"""
    game = given(play=[1], stage={1: 3}, pool={"wood": 2, "stone": 1})
    then(game, fame_of={1: 1})
    when(game, "upgrade 1 down")
    then(game, stage={1: 4}, fame_of={1: 3})


def test_nobody_loses():
    """K-1.3"""
    game = given(play=[14, 26, 39], last_round=True, phase="end_of_turn")
    when(game, "go on")
    then(game, over=True, fame=-8)
    assert winner(game.state, game.ruleset.table) == 0


def test_marks_stay_from_round_to_round():
    """K-1.4"""
    game = given(
        play=[10], discard=[25], permanents=[24], ticks={24: [1, 2]}, stickers={25: [1]}, crossed={25: ["terraces"]},
        destroyed=[23], phase="end_of_turn",
    )  # fmt: skip
    when(game, "go on")
    assert game.cell(st.ROUND) == 2
    then(game, stickers={25: {1: [1]}}, ticked={24: [1, 2]})
    assert int(game.state[st.CROSSED + 4 * game.at(25)]) == 1


def test_a_card_in_play_produces_or_is_used_or_is_upgraded():
    """K-1.5"""
    game = given(play=[4, 1], pool={"coin": 1, "stone": 2})
    offered(game, "produce 4", "use 4 fell", "upgrade 4 right")
    when(game, "produce 4")
    refused(game, "produce 4", "use 4 fell", "upgrade 4 right")


def test_a_card_keeps_its_orientation_until_a_rule_turns_it():
    """K-2.1"""
    game = given(play=[1, 4], stage={4: 2, 5: 3}, discard=[5], deck=[6], phase="turn")
    when(game, "produce 1", "produce 4", "pass", "go on")
    then(game, stage={1: 1, 4: 2, 5: 3, 6: 1})


def test_what_lies_in_the_box_is_never_told():
    """K-2.2"""
    told_nothing_of_the_box()


def test_only_serial_numbers_of_the_box_are_seen():
    """K-3.3"""
    told_nothing_of_the_box()


def told_nothing_of_the_box() -> None:
    """Whatever events name has been discovered, or offered, before or just then."""
    game = begun(seed=3)
    met = set(range(1, 11))
    for _ in range(150):
        if game.over:
            break
        start = len(game.log)
        game.play(game.legal[len(game.log) % len(game.legal)])
        for event in game.log[start:]:
            if event.kind in ("discover", "read", "ask"):
                met |= {event.card}
            assert event.card is None or event.card in met, event


def test_every_round_but_the_first_discovers_two_cards():
    """K-2.3"""
    game = begun()
    assert game.heard("discover") == []
    game = given(play=[1], round=1, phase="end_of_turn")
    when(game, "go on")
    assert [event.card for event in game.heard("discover")] == [11, 12]


def test_a_card_that_is_turned_is_discarded_at_once():
    """K-2.4"""
    game = given(play=[4, 1])
    when(game, "use 4 fell")
    then(game, stage={4: 2}, zone={4: "discard", 1: "play"})


def test_an_upgrade_ends_the_turn():
    """K-2.5"""
    game = given(play=[1, 2], pool={"coin": 2})
    when(game, "upgrade 1 down")
    then(game, legal=["go on"], zone={1: "discard", 2: "discard"})


def test_the_first_ten_cards_are_the_kingdom():
    """K-3.1"""
    game = begun()
    assert sorted(game.cards_in("deck") + game.cards_in("play")) == list(range(1, 11))


def test_all_other_cards_stay_in_the_box():
    """K-3.2"""
    assert begun().cards_in("box") == list(range(11, 139))


def test_cards_start_with_their_seal_at_the_top():
    """K-3.4"""
    game = begun()
    assert {game.stage(number) for number in range(1, 139)} == {1}


def test_shuffling_turns_no_card():
    """K-3.5"""
    game = given(play=[1], discard=[4, 6, 8], stage={4: 2, 6: 3, 8: 4}, phase="end_of_turn")
    when(game, "go on")
    assert game.heard("shuffle")
    then(game, stage={4: 2, 6: 3, 8: 4})


def test_the_top_card_of_the_deck_is_seen():
    """K-3.6"""
    game = given(play=[1], deck=[6, 7, 8])
    when(game, "advance")
    then(game, play_area=[1, 6, 7], deck=[8])
    assert game.cell(stack.REVEALED) == 2


def test_every_card_has_its_own_number():
    """K-4.1"""
    assert list(vale().numbers) == list(range(1, 139))


def test_only_the_active_stage_counts():
    """K-4.2"""
    game = given(play=[9], stage={9: 2})
    when(game, "produce 9")
    then(game, pool={"sword": 1}, fame_of={9: 2})


def test_red_cards_are_negative():
    """K-4.4"""
    game = given(play=[18, 14, 1], phase="end_of_turn")
    assert choices_of(game) == {"choose card:1", "decline"}


def choices_of(game) -> set[str]:
    return set(game.legal)


def test_a_card_that_is_not_red_is_friendly_even_an_event():
    """K-4.5"""
    game = given(play=[18, 19, 1], stage={19: 2}, phase="end_of_turn")
    when(game, "choose trigger:18/watch")
    assert choices_of(game) == {"choose card:19", "choose card:1", "decline"}


def test_production_is_what_stands_under_the_name():
    """K-4.6"""
    game = given(play=[8], stage={8: 4})
    when(game, "produce 8")
    then(game, pool={"coin": 1, "good": 1})


def test_a_cost_box_names_price_and_stage():
    """K-4.7"""
    game = given(play=[4, 5], pool={"coin": 1, "stone": 2})
    when(game, "upgrade 4 right")
    then(game, stage={4: 4})


def test_arrows_rotate_and_flip():
    """K-4.8"""
    assert reached(1, ops.DOWN) == 2 and reached(1, ops.RIGHT) == 4


def test_every_effect_has_an_icon():
    """K-4.9"""
    effects = [effect for card in vale().definitions for stage in card.stages.values() for effect in stage.effects]
    assert effects and all(effect.icon in ops.ICONS[1:] for effect in effects)


def test_fame_is_that_of_the_active_stage():
    """K-4.10"""
    game = given(deck=[9], stage={9: 3})
    then(game, fame=6)


def test_the_geometry_of_a_card():
    """K-R.1"""
    down = {number: reached(number, ops.DOWN) for number in (1, 2, 3, 4)}
    right = {number: reached(number, ops.RIGHT) for number in (1, 2, 3, 4)}
    assert down == {1: 2, 2: 1, 3: 4, 4: 3}
    assert right == {1: 4, 4: 1, 2: 3, 3: 2}


SCROLLS = """
- number: 1
  stage 1:
    name: {en: One}
    produces: coin
- number: 10
  kind: scroll
  stage 1:
    name: {en: Read}
  discovered:
    - gain 1 coin
- number: 11
  stage 1:
    name: {en: Found}
"""


def test_a_set_may_have_other_numbers():
    """K-3.1"""
    game = begun(small(SCROLLS, "start: 1-1\nsequence: 10-11\nper round: 1\n"))
    assert game.cards_in("play") == [1]
