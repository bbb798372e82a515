"""Edge cases of team play."""

from pathlib import Path

import pytest

import deckwright as dw
from tests.talk import (
    COMBINED,
    asked,
    combined,
    exactly,
    given,
    not_offered,
    offered,
    refused,
    then,
    to_the_end,
    vigil,
    when,
)

FIXTURES = Path(__file__).with_name("vigil_fixtures.yaml")
SHARD = "energy-shard"
VANQUISHER, FAMILIAR = "blackwatch-vanquisher", "leotans-familiar"
ROW = ["runic-honiskrot", VANQUISHER, "magnet-monk", "skyrocket-drone", FAMILIAR, "nyxian-spiritcaster"]


def teams(**position):
    """Four players: seats 0 and 2 against seats 1 and 3."""
    return vigil(players=4, mode="teams", **position)


@pytest.mark.parametrize(("seat", "harmed"), [(0, (1, 3)), (1, (0, 2)), (2, (1, 3)), (3, (0, 2))])
def test_the_team_mate_is_not_harmed_by_a_reward(seat, harmed):
    """E-128"""
    hands = [["apprentice", "apprentice"] for _ in range(4)]
    game = teams(packs=[FIXTURES], hand=hands, turn_player=seat, row=["noxious-soul"], power=3)
    when(game, "defeat noxious-soul@1")
    asked(game, "turn", player=seat)
    then(game, hand=[["apprentice"] if other in harmed else hands[other] for other in range(4)])
    then(game, discard=[["apprentice"] if other in harmed else [] for other in range(4)])
    then(game, honor=[int(other == seat) for other in range(4)], void=["noxious-soul"])


def test_without_teams_every_other_player_is_harmed():
    """E-128: no teams"""
    hands = [["apprentice", "apprentice"] for _ in range(4)]
    game = vigil(players=4, packs=[FIXTURES], hand=hands, row=["noxious-soul"], power=3)
    when(game, "defeat noxious-soul@1")
    then(game, hand=[hands[0], *[["apprentice"]] * 3], discard=[[], *[["apprentice"]] * 3], honor=[1, 0, 0, 0])


def test_the_card_is_discarded_at_random():
    """E-128: at random"""
    left = set()
    for seed in range(30):
        hands = [[], ["militia", "mystic"], ["militia", "mystic"], []]
        game = teams(packs=[FIXTURES], hand=hands, row=["noxious-soul"], power=3, seed=seed)
        when(game, "defeat noxious-soul@1")
        then(game, honor=[1, 0, 0, 0])
        assert sorted([*game.zone("hand", 1), *game.zone("discard", 1)]) == ["militia", "mystic"]
        assert len(game.zone("hand", 2)) == 2
        left.update(game.zone("hand", 1))
    assert left == {"militia", "mystic"}


@pytest.mark.parametrize(("seat", "mate"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_one_more_rune_sends_a_card_to_the_team_mate(seat, mate):
    """E-129"""
    game = teams(turn_player=seat, row=ROW, center=["magnet-monk", "skyrocket-drone"], runes=5)
    offered(game, f"acquire {VANQUISHER}@2", f"acquire {VANQUISHER}@2 for teammate")
    when(game, f"acquire {VANQUISHER}@2 for teammate")
    then(game, runes=0, discard=[[VANQUISHER] if other == mate else [] for other in range(4)])
    then(game, row=[ROW[0], "magnet-monk", *ROW[2:]])
    asked(game, "turn", player=seat)


def test_a_card_of_a_pile_is_sent_to_the_team_mate():
    """E-129: from a pile"""
    game = teams(row=ROW, runes=4)
    when(game, "acquire mystic for teammate")
    then(game, runes=0, discard=[[], [], ["mystic"], []], mystic=25)


def test_the_card_may_be_kept():
    """E-129: kept"""
    game = teams(row=ROW, runes=5)
    when(game, f"acquire {VANQUISHER}@2")
    then(game, runes=1, discard=[[VANQUISHER], [], [], []])


@pytest.mark.parametrize("runes", [3, 4])
def test_without_the_rune_the_card_goes_to_the_acquirer(runes):
    """E-130"""
    game = teams(row=ROW, runes=runes)
    not_offered(game, f"acquire {VANQUISHER}@2 for teammate")
    refused(game, f"acquire {VANQUISHER}@2 for teammate")
    if runes == 4:
        offered(game, "acquire mystic for teammate")
        when(game, f"acquire {VANQUISHER}@2")
        then(game, runes=0, discard=[[VANQUISHER], [], [], []])
    else:
        not_offered(game, f"acquire {VANQUISHER}@2", "acquire mystic for teammate")
        offered(game, "acquire mystic", "acquire heavy-infantry for teammate")


def test_there_is_no_team_mate_without_teams():
    """E-130: no teams"""
    game = vigil(players=4, row=ROW, runes=9)
    assert not [action for action in game.actions() if str(action).endswith("for teammate")]


@pytest.mark.parametrize(("runes", "left"), [(5, 0), (9, 4)])
def test_treasure_stays_with_the_acquirer(runes, left):
    """E-131"""
    game = teams(row=ROW, under={2: 2}, runes=runes)
    when(game, f"acquire {VANQUISHER}@2 for teammate")
    asked(game, "turn", player=0)
    then(game, runes=left, discard=[[SHARD, SHARD], [], [VANQUISHER], []])
    assert list(game.under(2)) == []


@pytest.mark.parametrize(("first", "winners"), [(0, [1, 3]), (1, [0, 2]), (2, [1, 3]), (3, [0, 2])])
def test_a_tie_of_teams_goes_to_the_team_that_is_last_in_turn_order(first, winners):
    """E-132"""
    game = teams(first=first, turn_player=first, honor=[70, 50, 60, 80], pool=0, end_triggered=True)
    to_the_end(game)
    assert game.scores() == [70, 50, 60, 80]
    assert sorted(game.winners()) == winners


@pytest.mark.parametrize(
    ("honor", "winners"), [([71, 50, 60, 80], [0, 2]), ([70, 50, 60, 81], [1, 3]), ([100, 70, 20, 51], [1, 3])]
)
def test_the_totals_of_a_team_are_added(honor, winners):
    """E-132: no tie"""
    game = to_the_end(teams(honor=honor, pool=0, end_triggered=True))
    assert sorted(game.winners()) == winners


def test_cards_of_both_team_mates_are_scored():
    """E-132: cards"""
    deck = [["omnicron"], [], ["mystic"], ["heavy-infantry"]]
    game = to_the_end(teams(deck=deck, honor=[10, 10, 10, 16], pool=0, end_triggered=True))
    assert game.scores() == [17, 10, 11, 17]
    assert sorted(game.winners()) == [0, 2]


@pytest.mark.parametrize("first", [0, 1, 5])
def test_seats_decide_the_teams_of_six(first):
    """E-133"""
    game = dw.new(COMBINED, players=6, mode="teams", first=first, seed=1, options={"center_shards": 0})
    assert [tuple(team) for team in game.teams] == [(0, 3), (1, 4), (2, 5)]
    then(game, pool=180, first=first, turn_player=first)
    game = combined(players=6, mode="teams", first=first, turn_player=first, runes=4)
    assert [tuple(team) for team in game.teams] == [(0, 3), (1, 4), (2, 5)]
    then(game, pool=180)
    when(game, "acquire mystic for teammate")
    mate = (first + 3) % 6
    then(game, discard=[["mystic"] if seat == mate else [] for seat in range(6)])


@pytest.mark.parametrize("first", [0, 1])
def test_seats_decide_the_teams_of_four(first):
    """E-133: four"""
    game = dw.new("rise-of-vigil", players=4, mode="teams", first=first, seed=1, options={"center_shards": 0})
    assert [tuple(team) for team in game.teams] == [(0, 2), (1, 3)]
    then(game, pool=120)


@pytest.mark.parametrize(("ruleset", "players"), [(COMBINED, 5), (COMBINED, 3), ("rise-of-vigil", 6)])
def test_other_numbers_make_no_teams(ruleset, players):
    """E-133: refused"""
    with pytest.raises(dw.BadOption):
        dw.new(ruleset, players=players, mode="teams", seed=1)


def test_fate_reaches_the_team_mate():
    """E-134"""
    hands = [["militia", "mystic"], ["apprentice", "militia"], ["apprentice", "mystic"], ["heavy-infantry"]]
    game = teams(packs=[FIXTURES], hand=hands, row=ROW, center=["black-omen", "magnet-monk"], runes=1)
    when(game, f"acquire {FAMILIAR}@5")
    for seat, card in enumerate(("militia", "apprentice", "mystic")):
        asked(game, "discard", player=seat, source="black-omen")
        exactly(game, *(f"choose hand:{held}" for held in hands[seat]))
        when(game, f"choose hand:{card}")
    asked(game, "turn", player=0)
    then(game, hand=[["mystic"], ["militia"], ["apprentice"], []])
    then(game, discard=[[FAMILIAR, "militia"], ["apprentice"], ["mystic"], ["heavy-infantry"]])


def test_fate_reaches_the_active_player_first():
    """E-134: order"""
    hands = [["militia", "mystic"] for _ in range(4)]
    game = teams(turn_player=2, packs=[FIXTURES], hand=hands, row=ROW, center=["black-omen", "magnet-monk"], runes=1)
    when(game, f"acquire {FAMILIAR}@5")
    for seat in (2, 3, 0, 1):
        asked(game, "discard", player=seat, source="black-omen")
        when(game, "choose hand:militia")
    asked(game, "turn", player=2)
    then(game, hand=[["mystic"]] * 4)


@pytest.mark.parametrize(("seat", "harmed"), [(0, (1, 3)), (3, (0, 2))])
def test_teams_without_rise_of_vigil(seat, harmed):
    """E-153"""
    constructs = [
        ["muramasa", "shadow-star"],
        ["snapdragon", "voidthirster"],
        ["the-grand-design", "hedron-cannon"],
        ["yggdrasil-staff", "burrower-mark-ii"],
    ]
    game = given(players=4, mode="teams", turn_player=seat, constructs=constructs, row=["corrosive-widow"], power=4)
    assert [tuple(team) for team in game.teams] == [(0, 2), (1, 3)]
    when(game, "defeat corrosive-widow@1")
    for other in harmed:
        asked(game, "destroy", player=other, source="corrosive-widow")
        exactly(game, *(f"choose construct:{card}" for card in constructs[other]))
        when(game, f"choose construct:{constructs[other][0]}")
    asked(game, "turn", player=seat)
    then(game, constructs=[cards[1:] if other in harmed else cards for other, cards in enumerate(constructs)])
    then(game, discard=[cards[:1] if other in harmed else [] for other, cards in enumerate(constructs)])
    then(game, honor=[3 * (other == seat) for other in range(4)])
