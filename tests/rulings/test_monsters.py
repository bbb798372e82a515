"""Rulings on single monsters: what each costs, what its reward gives and what it does to opponents."""

from collections import Counter

import pytest

import deckwright as dw
from tests.talk import (
    RULESET,
    asked,
    exactly,
    given,
    not_offered,
    offered,
    refused,
    row_answers,
    then,
    to_the_end,
    when,
)

# id, power cost, copies
MONSTERS = [
    ("avatar-of-the-fallen", 7, 1),
    ("corrosive-widow", 4, 4),
    ("earth-tyrant", 6, 2),
    ("mephit", 3, 3),
    ("mistake-of-creation", 4, 4),
    ("samaels-trickster", 3, 4),
    ("sea-tyrant", 5, 3),
    ("tormented-soul", 3, 3),
    ("wind-tyrant", 5, 3),
    ("xeron-duke-of-lies", 6, 1),
]
SEEDS = 400


# Avatar of the Fallen


@pytest.mark.parametrize(
    ("monster", "cost"),
    [("mephit", 3), ("mistake-of-creation", 4)],
)
def test_a_reward_cannot_banish_the_avatar(monster, cost):
    """R-150"""
    game = given(row=[monster, "avatar-of-the-fallen"], power=cost)
    when(game, f"defeat {monster}@1")
    asked(game, "banish", source=monster)
    exactly(game, *row_answers(game, "avatar-of-the-fallen"), "decline")
    refused(game, "choose row:avatar-of-the-fallen@2")


def test_seer_cannot_banish_the_avatar():
    """R-150: Seer of the Forked Path"""
    game = given(hand=["seer-of-the-forked-path"], row=["avatar-of-the-fallen"])
    when(game, "play seer-of-the-forked-path")
    exactly(game, *row_answers(game, "avatar-of-the-fallen"), "decline")
    refused(game, "choose row:avatar-of-the-fallen@1")


def test_a_defeated_avatar_goes_to_the_void():
    """R-150: defeated"""
    game = given(row=["avatar-of-the-fallen"], power=7)
    when(game, "defeat avatar-of-the-fallen@1", "decline")
    then(game, void=["avatar-of-the-fallen"], power=0, honor=4)


def test_the_avatar_gives_a_card_of_the_refilled_row():
    """R-151"""
    game = given(
        row=["avatar-of-the-fallen", "mephit", "landtalker"],
        center=["hedron-cannon", "spike-vixen", "arha-initiate"],
        power=7,
    )
    others = list(game.row)[1:]
    when(game, "defeat avatar-of-the-fallen@1")
    then(game, honor=4, pool=56, power=0, void=["avatar-of-the-fallen"], row=["hedron-cannon", *others])
    asked(game, "take", source="avatar-of-the-fallen")
    assert game.decision.optional
    exactly(game, *row_answers(game), "decline")
    refused(game, "choose pile:cultist", "choose pile:mystic", "choose pile:heavy-infantry")
    when(game, "choose row:hedron-cannon@1")
    then(game, discard=["hedron-cannon"], runes=0, honor=4, row=["spike-vixen", *others], hand=[])
    asked(game, "turn")


def test_the_avatar_may_defeat_a_monster_of_the_row():
    """R-151: free defeat"""
    game = given(deck=["apprentice", "militia", "mystic"], row=["avatar-of-the-fallen", "earth-tyrant"], power=7)
    when(game, "defeat avatar-of-the-fallen@1", "choose row:earth-tyrant@2")
    then(game, honor=4 + 5, power=0, hand=["apprentice", "militia"], deck=["mystic"], discard=[])
    then(game, void=["avatar-of-the-fallen", "earth-tyrant"])
    asked(game, "turn")


def test_the_free_card_of_the_avatar_may_be_declined():
    """R-151: declined"""
    game = given(row=["avatar-of-the-fallen", "earth-tyrant"], power=7)
    when(game, "defeat avatar-of-the-fallen@1")
    before = list(game.row)
    when(game, "decline")
    then(game, honor=4, discard=[], void=["avatar-of-the-fallen"], row=before)
    asked(game, "turn")


def test_the_avatar_is_the_first_monster_for_voidthirster():
    """R-152"""
    game = given(constructs=["voidthirster"], row=["avatar-of-the-fallen", "sea-tyrant"], power=7)
    when(game, "defeat avatar-of-the-fallen@1", "choose row:sea-tyrant@2")
    then(game, honor=4 + 5 + 1, pool=50, power=0)
    asked(game, "turn")


# Mephit and Mistake of Creation


def test_mephit_may_banish_a_card_of_the_refilled_row():
    """R-153"""
    game = given(row=["mephit"], center=["hedron-cannon", "spike-vixen"], power=3, discard=["apprentice"])
    others = list(game.row)[1:]
    when(game, "defeat mephit@1")
    then(game, honor=2, pool=58, power=0, void=["mephit"], row=["hedron-cannon", *others])
    asked(game, "banish", source="mephit")
    exactly(game, *row_answers(game), "decline")
    when(game, "choose row:hedron-cannon@1")
    then(game, honor=2, void=["hedron-cannon", "mephit"], row=["spike-vixen", *others], discard=["apprentice"])
    asked(game, "turn")


def test_mistake_with_an_empty_discard_pile_offers_the_row_only():
    """R-153: empty discard pile"""
    game = given(hand=["militia"], row=["mistake-of-creation"], power=4)
    when(game, "defeat mistake-of-creation@1")
    then(game, honor=4, pool=56, power=0, void=["mistake-of-creation"])
    asked(game, "banish", source="mistake-of-creation")
    exactly(game, *row_answers(game), "decline")
    when(game, "decline")
    asked(game, "turn")
    then(game, honor=4, hand=["militia"], void=["mistake-of-creation"])


@pytest.mark.parametrize("from_row", [True, False])
@pytest.mark.parametrize("from_discard", [True, False])
def test_the_two_banishes_of_mistake_are_independent(from_row, from_discard):
    """R-153: none, one or both"""
    game = given(hand=["militia"], discard=["apprentice"], row=["mistake-of-creation", "muramasa"], power=4)
    when(game, "defeat mistake-of-creation@1")
    asked(game, "banish", source="mistake-of-creation")
    exactly(game, *row_answers(game), "decline")
    when(game, "choose row:muramasa@2" if from_row else "decline")
    asked(game, "banish", source="mistake-of-creation")
    exactly(game, "choose discard:apprentice", "decline")
    when(game, "choose discard:apprentice" if from_discard else "decline")
    asked(game, "turn")
    then(game, honor=4, hand=["militia"], void=["mistake-of-creation", *["muramasa"] * from_row])
    then(game, discard=[] if from_discard else ["apprentice"], box=["apprentice"] if from_discard else [])


# Corrosive Widow and Sea Tyrant


def test_widow_makes_an_opponent_choose_a_construct_to_destroy():
    """R-154"""
    game = given(players=3, constructs=[[], ["muramasa", "shadow-star"], []], row=["corrosive-widow"], power=4)
    when(game, "defeat corrosive-widow@1")
    then(game, honor=[3, 0, 0], pool=87, power=0)
    asked(game, "destroy", player=1, source="corrosive-widow")
    assert not game.decision.optional
    exactly(game, "choose construct:muramasa", "choose construct:shadow-star")
    when(game, "choose construct:muramasa")
    then(game, constructs=[[], ["shadow-star"], []], discard=[[], ["muramasa"], []], void=["corrosive-widow"])
    asked(game, "turn", player=0)


def test_widow_destroys_the_only_construct_of_each_opponent():
    """R-154: one construct each"""
    game = given(players=3, constructs=[[], ["muramasa"], ["shadow-star"]], row=["corrosive-widow"], power=4)
    when(game, "defeat corrosive-widow@1")
    then(game, honor=[3, 0, 0], constructs=[[], [], []], discard=[[], ["muramasa"], ["shadow-star"]])
    asked(game, "turn", player=0)


def test_sea_tyrant_leaves_each_opponent_one_construct():
    """R-155"""
    game = given(
        players=3,
        constructs=[[], ["the-grand-design"], ["muramasa", "shadow-star", "snapdragon"]],
        row=["sea-tyrant"],
        power=5,
    )
    when(game, "defeat sea-tyrant@1")
    then(game, honor=[5, 0, 0], pool=85, power=0)
    asked(game, "keep", player=2, source="sea-tyrant")
    assert not game.decision.optional
    exactly(game, "choose construct:muramasa", "choose construct:shadow-star", "choose construct:snapdragon")
    when(game, "choose construct:snapdragon")
    then(game, constructs=[[], ["the-grand-design"], ["snapdragon"]], discard=[[], [], ["muramasa", "shadow-star"]])
    then(game, void=["sea-tyrant"])
    asked(game, "turn", player=0)


@pytest.mark.parametrize(
    ("monster", "cost", "answer"),
    [("sea-tyrant", 5, "choose construct:snapdragon"), ("corrosive-widow", 4, "choose construct:yggdrasil-staff")],
)
def test_the_constructs_of_the_active_player_are_safe(monster, cost, answer):
    """R-156"""
    own = ["muramasa", "shadow-star", "the-grand-design"]
    game = given(constructs=[own, ["snapdragon", "yggdrasil-staff"]], row=[monster], power=cost)
    when(game, f"defeat {monster}@1")
    asked(game, {"sea-tyrant": "keep", "corrosive-widow": "destroy"}[monster], player=1, source=monster)
    when(game, answer)
    then(game, constructs=[own, ["snapdragon"]], discard=[[], ["yggdrasil-staff"]])
    asked(game, "turn", player=0)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_opponents_are_asked_clockwise_from_the_active_player(active):
    """R-157"""
    pairs = [["muramasa", "shadow-star"], ["snapdragon", "voidthirster"], ["yggdrasil-staff", "the-grand-design"]]
    constructs = [[] if seat == active else pairs[seat] for seat in range(3)]
    game = given(players=3, turn_player=active, constructs=constructs, row=["corrosive-widow"], power=4)
    when(game, "defeat corrosive-widow@1")
    for seat in ((active + 1) % 3, (active + 2) % 3):
        asked(game, "destroy", player=seat, source="corrosive-widow")
        when(game, f"choose construct:{pairs[seat][0]}")
    asked(game, "turn", player=active)
    then(game, constructs=[[] if seat == active else [pairs[seat][1]] for seat in range(3)])


# Xeron, Duke of Lies


def test_a_card_taken_by_xeron_belongs_to_its_new_owner():
    """R-158"""
    game = given(
        hand=[["militia"], ["mystic"] * 5],
        deck=[["apprentice"] * 5, ["militia", "militia"]],
        row=["xeron-duke-of-lies"],
        power=6,
    )
    when(game, "defeat xeron-duke-of-lies@1")
    then(
        game,
        honor=[4, 0],
        power=0,
        hand=[["militia", "mystic"], ["mystic"] * 4],
        deck=[["apprentice"] * 5, ["militia"] * 2],
    )
    asked(game, "turn")
    when(game, "play mystic")
    then(game, runes=2)
    when(game, "end turn")
    then(game, turn_player=1, hand=[["apprentice"] * 5, ["mystic"] * 4])
    then(game, discard=[["militia", "mystic"], []], deck=[[], ["militia", "militia"]])


def test_xeron_takes_a_card_of_each_opponent():
    """R-158: three players"""
    game = given(
        players=3,
        hand=[[], ["mystic", "mystic"], ["heavy-infantry"]],
        row=["xeron-duke-of-lies"],
        power=6,
    )
    when(game, "defeat xeron-duke-of-lies@1")
    then(game, hand=[["heavy-infantry", "mystic"], ["mystic"], []], honor=[4, 0, 0])
    asked(game, "turn", player=0)


def test_a_stolen_card_counts_for_its_new_owner():
    """R-159"""
    game = given(hand=[[], ["hedron-cannon"]], row=["xeron-duke-of-lies"], power=6, pool=0, end_triggered=True)
    when(game, "defeat xeron-duke-of-lies@1")
    to_the_end(game)
    assert game.scores() == [4 + 8, 0]


def test_xeron_takes_nothing_from_an_empty_hand():
    """R-160"""
    game = given(
        hand=[["militia"], []],
        deck=[[], ["mystic", "mystic"]],
        discard=[[], ["apprentice"]],
        row=["xeron-duke-of-lies"],
        power=6,
    )
    when(game, "defeat xeron-duke-of-lies@1")
    then(game, honor=[4, 0], hand=[["militia"], []], deck=[[], ["mystic", "mystic"]], discard=[[], ["apprentice"]])
    asked(game, "turn")


def taken_by_xeron(seed):
    """The game after Xeron has taken one of five different cards of seat 1."""
    hand = [[], ["apprentice", "heavy-infantry", "militia", "mystic", "spike-vixen"]]
    game = given(hand=hand, row=["xeron-duke-of-lies"], power=6, seed=seed)
    return when(game, "defeat xeron-duke-of-lies@1")


def test_the_same_seed_takes_the_same_card():
    """R-161"""
    for seed in range(10):
        game = taken_by_xeron(seed)
        card = list(game.zone("hand", 0))
        assert len(card) == 1
        assert list(taken_by_xeron(seed).zone("hand", 0)) == card
        assert list(dw.replay(game.save()).zone("hand", 0)) == card


def test_each_card_of_the_hand_is_taken_about_equally_often():
    """R-161: over many seeds"""
    taken = Counter(taken_by_xeron(seed).zone("hand", 0)[0] for seed in range(SEEDS))
    expected = SEEDS / 5
    assert len(taken) == 5
    assert sum((count - expected) ** 2 / expected for count in taken.values()) < 25


# Numbers


@pytest.mark.parametrize(
    ("monster", "cost", "honor", "runes", "cards"),
    [
        ("samaels-trickster", 3, 2, 1, 0),
        ("tormented-soul", 3, 2, 0, 1),
        ("xeron-duke-of-lies", 6, 4, 0, 0),
    ],
)
def test_the_numbers_changed_from_the_first_edition(monster, cost, honor, runes, cards):
    """R-162"""
    deck = ["apprentice", "militia"]
    game = given(deck=deck, row=[monster], power=cost)
    when(game, f"defeat {monster}@1")
    then(game, honor=honor, pool=60 - honor, runes=runes, power=0, hand=deck[:cards], deck=deck[cards:], void=[monster])
    asked(game, "turn")


@pytest.mark.parametrize(("monster", "cost", "copies"), MONSTERS)
def test_a_monster_costs_what_is_printed(monster, cost, copies):
    """R-162: cost and copies of every monster"""
    offered(given(row=[monster], power=cost), f"defeat {monster}@1")
    not_offered(given(row=[monster], power=cost - 1), f"defeat {monster}@1")
    card = dw.card(RULESET, monster)
    assert (card.type, card.cost, card.copies) == ("monster", cost, copies)


def test_the_three_tyrants_together():
    """R-163"""
    game = given(deck=["apprentice", "militia", "mystic"], row=["earth-tyrant", "sea-tyrant", "wind-tyrant"], power=16)
    when(game, "defeat earth-tyrant@1", "defeat sea-tyrant@2", "defeat wind-tyrant@3")
    then(game, honor=13, pool=47, runes=3, power=0, hand=["apprentice", "militia"], deck=["mystic"])
    then(game, void=["earth-tyrant", "sea-tyrant", "wind-tyrant"])


@pytest.mark.parametrize(
    ("tyrant", "cost", "honor", "runes", "cards"),
    [("earth-tyrant", 6, 5, 0, 2), ("sea-tyrant", 5, 5, 0, 0), ("wind-tyrant", 5, 3, 3, 0)],
)
def test_each_tyrant_alone(tyrant, cost, honor, runes, cards):
    """R-163: one by one"""
    deck = ["apprentice", "militia", "mystic"]
    game = given(deck=deck, row=[tyrant], power=cost)
    when(game, f"defeat {tyrant}@1")
    then(game, honor=honor, pool=60 - honor, runes=runes, power=0, hand=deck[:cards], deck=deck[cards:])
    asked(game, "turn")
