"""K-23 to K-26, and rulings on them: the score, expansions, banishing."""

import pytest

from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.discovering import next_of_sequence
from tests.games.kingdom.talk import begun, choices, given, small, then, vale, when

ALL = list(range(1, 71))
PERMANENTS = [24, 27, 31, 35, 45, 53, 60, 69]


def finished(**parts):
    """A kingdom after its last round, ready for an expansion."""
    given_parts = {"permanents": PERMANENTS, "destroyed": [23, 29, 37, 47, 57, 70], **parts}
    taken = [*given_parts["permanents"], *given_parts["destroyed"]]
    game = given(play=[], discard=[number for number in ALL if number not in taken], last_round=True, round=31,
                 phase="end_of_turn", **given_parts)  # fmt: skip
    when(game, "go on")
    assert game.over
    return game


def test_the_game_ends_after_the_last_round():
    """K-23.1"""
    game = given(play=[1], last_round=True, phase="end_of_turn")
    when(game, "go on")
    then(game, over=True, legal=[])


def test_the_score_is_the_fame_of_the_kingdom():
    """K-23.2"""
    game = given(play=[9], deck=[1], discard=[2], permanents=[99], stage={9: 3, 1: 3, 2: 4})
    then(game, fame=6 + 1 + 3 + 4)


def test_the_score_is_written_on_the_track():
    """K-23.3"""
    game = finished()
    assert game.cell(st.SCORES) == 1 and int(game.state[st.TRACK]) == game.fame


def test_banished_fame_is_always_added():
    """K-23.5"""
    then(given(play=[9], stage={9: 2}, banished_fame=7, written_fame=3), fame=12)


def test_a_kingdom_goes_on_exactly_as_it_was_left():
    """K-24.2"""
    game = begun(seed=4)
    for _ in range(30):
        game.play(game.legal[0])
    other = begun(seed=4)
    other.state[:] = game.state
    for _ in range(30):
        text = game.legal[-1]
        game.play(text)
        other.play(text)
    assert (game.state == other.state).all()


def test_expansions_lie_in_the_box_and_are_no_part_of_the_sequence():
    """K-25.1"""
    game = finished()
    assert all(game.zone(number) == "box" for number in (136, 137, 138))
    assert next_of_sequence(game.state, game.ruleset.table) == st.NO_CARD


def test_an_expansion_is_chosen_by_its_card():
    """K-25.2"""
    game = finished()
    assert game.may_expand(137) and not game.may_expand(71)
    game.expand(137)
    assert game.heard("expansion")[0].card == 137
    assert not given(play=[1]).may_expand(137)


def test_it_begins_with_banishing_a_permanent_and_twelve():
    """K-25.3"""
    game = finished()
    game.expand(137)
    assert choices(game) == {f"choose card:{number}" for number in PERMANENTS}
    when(game, "choose card:69")
    assert game.heard("shuffle")
    assert [event.card for event in game.heard("reveal")] and len(game.heard("reveal")) == 12


def banished(game):
    """The expansion with the first answers to what it asks to banish."""
    while game.cell(st.ROUND) == 0:
        game.play(game.legal[0])
    return game


def test_an_expansion_lasts_four_rounds():
    """K-25.4"""
    game = finished()
    game.expand(137)
    banished(game)
    assert game.stage(137) == 1
    stages = []
    while not game.over:
        if game.legal == ["go on"]:
            stages.append(game.stage(137))
        game.play("go on" if "go on" in game.legal else "pass" if "pass" in game.legal else game.legal[-1])
    assert sorted(set(stages)) == [1, 2, 3, 4]
    assert game.cell(st.ROUND) == 4


def test_an_expansion_discovers_nothing_at_the_start_of_a_round():
    """K-25.5"""
    game = given(play=[1], permanents=[137], expansion=137, round=1, phase="end_of_turn", destroyed=[23])
    when(game, "go on")
    assert game.heard("discover") == [] and game.cell(st.ROUND) == 2


def test_afterwards_there_is_a_new_score():
    """K-25.6"""
    game = given(play=[9], permanents=[137], stage={9: 4, 137: 4}, expansion=137, round=4, score_track=[400],
                 ticks={137: {1: [1]}}, destroyed=[23], phase="end_of_turn")  # fmt: skip
    when(game, "go on")
    then(game, over=True, fame=15, zone={137: "destroyed"})


def test_the_new_score_stands_on_the_track():
    """K-25.7"""
    game = given(play=[9], permanents=[137], stage={9: 4, 137: 4}, expansion=137, round=4, score_track=[400],
                 destroyed=[23], phase="end_of_turn")  # fmt: skip
    when(game, "go on")
    assert [int(n) for n in game.state[st.TRACK : st.TRACK + 2]] == [400, 12]
    assert game.heard("score")[0].rule == "K-25.7"


def test_up_to_ten_expansions():
    """K-25.8"""
    full = given(play=[9], last_round=True, score_track=[1] * 10, phase="end_of_turn", destroyed=[23])
    when(full, "go on")
    assert full.cell(st.SCORES) == 11 and not full.may_expand(137)
    room = given(play=[9], last_round=True, score_track=[1] * 9, phase="end_of_turn", destroyed=[23])
    when(room, "go on")
    assert room.may_expand(137)


def test_banishing_keeps_the_fame():
    """K-26.1"""
    game = finished()
    game.expand(137)
    before = game.fame
    when(game, "choose card:31")
    banished(game)
    assert game.zone(31) == "banished" and game.fame == before


def test_one_friendly_card_of_each_packet():
    """K-26.2"""
    game = finished()
    game.expand(137)
    when(game, "choose card:69")
    packet = {event.card for event in game.heard("reveal")}
    red = {number for number in packet if vale().card(game.at(number)).stages[1].is_red}
    assert choices(game) == {f"choose card:{number}" for number in packet - red}


def test_the_selection_ends_when_fewer_than_twelve_are_left():
    """K-26.3"""
    game = finished()
    game.expand(137)
    cards = len(game.cards_in("discard") + game.cards_in("deck"))
    banished(game)
    assert len([event for event in game.heard("banish") if event.came == "deck"]) == cards // 12


def test_any_friendly_permanent_may_be_banished():
    """K-26.4"""
    game = finished()
    game.expand(136)
    assert choices(game) == {f"choose card:{number}" for number in PERMANENTS}


def test_the_fame_of_all_selected_cards_is_added_up():
    """K-26.5"""
    game = finished(stage={9: 4, 1: 4}, ticks={24: [1, 2, 3]})
    game.expand(137)
    fames = [game.fame_of(24)]
    when(game, "choose card:24")
    while game.cell(st.ROUND) == 0:
        text = game.legal[0]
        fames.append(game.fame_of(int(text.split(":")[1])))
        game.play(text)
    assert game.cell(st.BANISHED_FAME) == sum(fames)


def test_the_sum_is_written_and_the_cards_are_gone():
    """K-26.6"""
    game = finished(ticks={24: [1, 2]})
    game.expand(137)
    when(game, "choose card:24")
    banished(game)
    assert game.zone(24) == "banished"
    assert game.heard("write")[0].amount == game.cell(st.BANISHED_FAME) >= 6


def test_banished_fame_is_in_every_score():
    """K-26.7"""
    game = given(play=[9], stage={9: 2}, banished_fame=40, last_round=True, phase="end_of_turn")
    when(game, "go on")
    assert int(game.state[st.TRACK]) == 42


PROTECTED = """
- number: 1
  protect: banish
  stage 1: {name: {en: Saved}, flags: permanent, fame: 5}
- number: 2
  protect: destroy
  stage 1: {name: {en: Kept}, keywords: land, produces: coin}
- number: 3
  stage 1:
    name: {en: Axe}
    produces: coin
    activated chop:
      - destroy 1 land in play
- number: 30
  kind: expansion
  rounds: 1
  stage 1: {name: {en: Beyond}, flags: permanent}
"""


def test_a_saved_card_gives_no_banished_fame():
    """K-26.8"""
    rules = small(PROTECTED)
    game = given(rules, play=[2, 3], permanents=[1], last_round=True, phase="end_of_turn")
    when(game, "go on")
    game.expand(30)
    then(game, zone={1: "permanents"})
    assert game.cell(st.BANISHED_FAME) == 0 and game.fame == 5
    assert "use 3 chop" not in given(rules, play=[2, 3]).legal


@pytest.mark.parametrize(("option", "place"), [("once", "destroyed"), ("again", "box")])
def test_an_included_expansion_is_played_once(option, place):
    """K-R.15"""
    game = given(play=[9], permanents=[137], stage={137: 4}, expansion=137, round=4, score_track=[1],
                 destroyed=[23], phase="end_of_turn", options={"expansions": option})  # fmt: skip
    when(game, "go on")
    assert game.zone(137) == place and game.may_expand(137) == (option == "again")
    kinds = [event.kind for event in game.log if event.kind in ("write", "destroy", "score")]
    assert kinds[-1] == "score"


def test_the_choice_of_a_packet_is_forced():
    """K-R.16"""
    game = finished(stickers={1: [8]})
    game.expand(137)
    assert "decline" not in game.legal and "choose done" not in game.legal
    game.play("choose card:24")
    assert "decline" not in game.legal and "choose done" not in game.legal
    none = given(play=[14], permanents=[], last_round=True, phase="end_of_turn", destroyed=[23])
    when(none, "go on")
    none.expand(137)
    assert none.cell(st.ROUND) == 1 and none.heard("banish") == []


def test_stickers_and_formulas_score_at_the_active_stage():
    """K-R.20"""
    game = given(deck=[1, 22], discard=[106], permanents=[112], stickers={1: [8, 8]}, stage={106: 2})
    then(game, fame_of={1: 4, 106: 4, 112: 1 + 1 + 2})
    then(game, fame=4 + 4 + 4)
    then(given(permanents=[135, 24], ticks={24: [1, 2, 3]}), fame_of={135: 1})


def test_after_the_last_round_the_game_is_over():
    """K-R.41"""
    game = finished()
    then(game, legal=[])
    game.expand(138)
    banished(game)
    assert not game.over and game.cell(st.SCORES) == 1
