"""Tables with Rise of Vigil: who sits with whom, whose opponents, which rival, which piles."""

from collections import Counter

import pytest

import deckwright as dw
from tests.edge_cases import FIXTURES
from tests.talk import (
    COMBINED,
    RULESET,
    VIGIL,
    asked,
    combined,
    exactly,
    given,
    then,
    vigil,
    when,
)

SHARD, FIRST_SHARD = "energy-shard", "energy-shard-start"
MONK = "monk-of-the-lidless-eye"
WIDOW = "mordant-widow"
TERRUS = "terrus-paragon-of-strife"
TOME = "tome-of-erabus"
CH32 = "prototype-ch32"
ARSENAL = "zeta-arsenal"
MONOCLE = "foresight-monocle"
COURIER = "cognition-courier"
ROW = ["runic-honiskrot", "blackwatch-vanquisher", "magnet-monk", "skyrocket-drone", "illiya-the-demonborn", "omnicron"]
CENTER = ["leotans-familiar", "treasure-hunter", "truth-seeker", "starcaller-leotan", "cognition-courier", "darkwalker"]


def solo(row=ROW, center=CENTER, **position):
    """A solitaire position; slot 1 is next to the Center Deck, slot 6 furthest right."""
    return vigil(players=1, mode="solo", row=list(row), center=list(center), **position)


def teams(**position):
    """A position of two teams, 0+2 and 1+3, in seat 0's turn."""
    return vigil(players=4, mode="teams", **position)


# Teams


@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("ruleset", [RULESET, VIGIL, COMBINED])
def test_seats_decide_about_teams_of_four(ruleset, first):
    """V-219"""
    game = dw.new(ruleset, players=4, mode="teams", first=first, seed=1)
    assert [tuple(team) for team in game.teams] == [(0, 2), (1, 3)]
    assert game.first == first


@pytest.mark.parametrize("first", [0, 1, 5])
def test_seats_decide_about_teams_of_six(first):
    """V-219: six players"""
    game = dw.new(COMBINED, players=6, mode="teams", first=first, seed=1)
    assert [tuple(team) for team in game.teams] == [(0, 3), (1, 4), (2, 5)]


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [(RULESET, 6), (VIGIL, 6), *[(ruleset, n) for ruleset in (RULESET, VIGIL, COMBINED) for n in (1, 2, 3, 5)]],
)
def test_teams_of_any_other_number_are_refused(ruleset, players):
    """V-219: refused"""
    with pytest.raises(dw.BadOption):
        dw.new(ruleset, players=players, mode="teams", seed=1)


def test_xeron_spares_the_team_mate_without_rise_of_vigil_too():
    """V-219: ascension-10th"""
    hands = [[], ["apprentice"], ["mystic"], ["militia"]]
    game = given(players=4, mode="teams", first=1, hand=hands, row=["xeron-duke-of-lies"], power=6)
    when(game, "defeat xeron-duke-of-lies@1")
    then(game, hand=[["apprentice", "militia"], [], ["mystic"], []], honor=[4, 0, 0, 0])


def test_a_card_for_the_team_mate_is_not_moved_further():
    """V-220"""
    game = teams(constructs=[CH32], row=[ARSENAL, MONOCLE], runes=11, energy=1)
    when(game, f"acquire {ARSENAL}@1 for teammate")
    asked(game, "turn")
    then(game, runes=4, discard=[[], [], [ARSENAL], []], constructs=[[CH32], [], [], []])
    assert CH32 not in game.used(0)
    when(game, f"acquire {MONOCLE}@2")
    asked(game, "confirm", source=CH32)
    when(game, "accept")
    then(game, runes=0, constructs=[[CH32, MONOCLE], [], [], []])


def test_rocket_courier_does_not_move_a_card_for_the_team_mate():
    """V-220: Rocket Courier X-99"""
    courier = "rocket-courier-x-99"
    game = combined(players=4, mode="teams", constructs=[courier], row=[ARSENAL], runes=7)
    when(game, f"acquire {ARSENAL}@1 for teammate")
    asked(game, "turn")
    then(game, runes=0, hand=[[], [], [], []], discard=[[], [], [ARSENAL], []])
    assert courier not in game.used(0)


def test_a_construct_for_the_team_mate_uses_up_the_discount():
    """V-220: Cognition Courier"""
    game = teams(hand=[COURIER], row=[TOME, CH32], runes=4, energy=2)
    when(game, f"play {COURIER}", f"acquire {TOME}@1 for teammate")
    then(game, runes=4 + 2 - (4 - 2 + 1), discard=[[], [], [TOME], []])
    when(game, f"acquire {CH32}@2")
    then(game, runes=0)


# Combined sets


def test_the_cult_acts_in_a_solo_game_of_both_sets():
    """V-221"""
    for sets in (COMBINED, [RULESET, VIGIL], [VIGIL, RULESET]):
        game = dw.new(sets, players=1, mode="solo", seed=2)
        assert game.pool == 50 + sum(event.amount for event in game.log if event.kind == "pool")
        assert game.rival.honor == 0
    game = combined(players=1, mode="solo", row=list(ROW), center=list(CENTER), pool=1, power=2)
    when(game, "defeat cultist", "end turn")
    then(game, over=True, set_aside=["illiya-the-demonborn", "omnicron"])


@pytest.mark.parametrize("packs", [[], [FIXTURES]])
def test_samael_acts_where_rise_of_vigil_is_not_among_the_sets(packs):
    """V-221: with and without a user's pack"""
    game = given(players=1, mode="solo", packs=packs, pool=1, power=2)
    row = list(game.row)
    when(game, "defeat cultist", "end turn")
    then(game, over=True, set_aside=[], row=row)
    game = given(players=1, mode="solo", packs=packs)
    then(game, pool=50)
    when(game, "end turn")
    then(game, over=False, set_aside=row[4:])


@pytest.mark.parametrize(("players", "cards"), [(1, 26), (2, 26), (3, 26), (4, 26), (5, 46), (6, 46)])
def test_the_piles_of_both_sets(players, cards):
    """V-222"""
    game = dw.new(COMBINED, players=players, mode="solo" if players == 1 else "versus", seed=1)
    assert (game.pile("mystic"), game.pile("heavy-infantry"), game.pile("cultist")) == (cards, cards, 1)


def test_a_card_that_both_sets_have_is_one_card():
    """V-222: ids"""
    ids = Counter(card.id for card in dw.cards(COMBINED))
    assert set(ids.values()) == {1}
    assert set(ids) == {card.id for ruleset in (RULESET, VIGIL) for card in dw.cards(ruleset)}


# Opponents and other players


def test_terrus_meets_opponents_and_not_the_team_mate():
    """V-223"""
    game = teams(hand=[[], ["apprentice"], ["militia"], ["mystic"]], row=[TERRUS], power=7)
    when(game, f"defeat {TERRUS}@1")
    asked(game, "take", source=TERRUS)
    then(game, hand=[[], [], ["militia"], []], discard=[[], ["apprentice"], [], ["mystic"]], honor=[5, 0, 0, 0])
    exactly(game, "choose discard:apprentice of 1", "choose discard:mystic of 3", "decline")


def test_the_monk_lets_every_player_draw():
    """V-223: every player"""
    decks = [["militia", "apprentice"], ["apprentice", "militia"], ["mystic", "militia"], ["militia", "mystic"]]
    game = teams(deck=decks, row=["darkwalker"], center=[SHARD, MONK, *CENTER], runes=3)
    when(game, "acquire darkwalker@1")
    then(game, hand=[deck[:1] for deck in decks], deck=[deck[1:] for deck in decks])


def test_in_solitaire_there_are_no_opponents_but_every_player_is_one():
    """V-223: solitaire"""
    row = [TERRUS, WIDOW, "protean-sea-slug", *ROW[:3]]
    game = solo(row=row, center=[*CENTER[:3], SHARD, MONK, "darkwalker"], hand=["mystic"], deck=["militia", "apprentice"], power=18, runes=3, constructs=[TOME])  # fmt: skip
    when(game, f"defeat {TERRUS}@1", f"defeat {WIDOW}@2", "defeat protean-sea-slug@3")
    asked(game, "turn")
    then(game, honor=5 + 4 + 5, hand=["mystic"], constructs=[TOME], discard=[], power=0)
    when(game, "acquire runic-honiskrot@4")
    then(game, hand=["mystic", "militia"], deck=["apprentice"])
