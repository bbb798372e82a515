"""Rulings on team play: V-150 to V-158."""

from itertools import count

import pytest

import deckwright as dw
from tests.talk import (
    COMBINED,
    RULESET,
    VIGIL,
    asked,
    combined,
    exactly,
    not_offered,
    offered,
    refused,
    texts,
    then,
    vigil,
    when,
)

FOUR = [(0, 2), (1, 3)]
SIX = [(0, 3), (1, 4), (2, 5)]
FATES = {"monk-of-the-lidless-eye", "loamspeaker-druid", "omnicron", "spirit-merchant"}
# The only card of this row that can be acquired.
ROW = ["darkwalker", "lagoon-troll", "raging-ursine", "vault-sphinx", "firestorm-effigy", "deviant-fiend"]


def teams(**position):
    """Four players of Rise of Vigil in teams."""
    return vigil(players=4, mode="teams", **position)


def six(**position):
    """Six players of both sets in teams."""
    return combined(players=6, mode="teams", **position)


def new_teams(ruleset, players):
    """A new game in teams whose first row has no Fate."""
    games = (dw.new(ruleset, players=players, mode="teams", seed=seed) for seed in count())
    return next(game for game in games if FATES.isdisjoint(game.row))


def discards(players, **cards):
    """The discard piles of all seats: `seat_2=[...]`, all others empty."""
    return [cards.get(f"seat_{seat}", []) for seat in range(players)]


def last_turn(ruleset, players, first, honor, **position):
    """The end of a game whose last turn has been taken."""
    build = teams if ruleset == VIGIL else six
    last = (first + players - 1) % players
    game = build(first=first, turn_player=last, honor=honor, pool=0, end_triggered=True, **position)
    when(game, "end turn")
    then(game, over=True)
    return game


@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("ruleset", [VIGIL, RULESET, COMBINED])
def test_of_four_players_those_opposite_each_other_are_a_team(ruleset, first):
    """V-150"""
    game = dw.new(ruleset, players=4, mode="teams", seed=1, first=first)
    assert game.teams == FOUR
    assert game.first == first


@pytest.mark.parametrize("first", [0, 1, 2, 5])
def test_of_six_players_those_opposite_each_other_are_a_team(first):
    """V-150: six"""
    assert dw.new(COMBINED, players=6, mode="teams", seed=1, first=first).teams == SIX


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [(VIGIL, 2), (VIGIL, 3), (VIGIL, 5), (VIGIL, 6), (COMBINED, 2), (COMBINED, 3), (COMBINED, 5), (RULESET, 6)],
)
def test_other_numbers_of_players_are_refused_in_teams(ruleset, players):
    """V-150: refused"""
    with pytest.raises(dw.BadOption):
        dw.new(ruleset, players=players, mode="teams", seed=1)


@pytest.mark.parametrize(("ruleset", "players"), [(VIGIL, (4,)), (RULESET, (4,)), (COMBINED, (4, 6))])
def test_a_ruleset_tells_the_numbers_of_players_in_teams(ruleset, players):
    """V-150: what the ruleset says"""
    assert tuple(dw.rulesets()[ruleset].modes["teams"]) == players


@pytest.mark.parametrize(("ruleset", "players", "pool"), [(VIGIL, 4, 120), (COMBINED, 4, 120), (COMBINED, 6, 180)])
def test_the_pool_is_30_for_each_player(ruleset, players, pool):
    """V-151"""
    then(new_teams(ruleset, players), pool=pool, honor=[0] * players)


def test_the_pool_of_a_position_by_hand_is_30_for_each_player():
    """V-151: positions by hand"""
    then(teams(), pool=120)
    then(six(), pool=180)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_slug_spares_the_teammate(seat):
    """V-152"""
    constructs = [["tome-of-erabus"], ["voidfeeder", "omnicron"], ["ogo-demontrap"], ["zeta-arsenal"]]
    game = teams(turn_player=seat, row=["protean-sea-slug"], power=6, constructs=constructs)
    when(game, "defeat protean-sea-slug@1")
    team = (seat, (seat + 2) % 4)
    then(game, constructs=[cards if owner in team else [] for owner, cards in enumerate(constructs)])
    then(game, discard=[[] if owner in team else cards for owner, cards in enumerate(constructs)])
    assert game.honor(seat) == 5
    asked(game, "turn", player=seat)


def test_the_slug_spares_the_teammate_among_six():
    """V-152: six"""
    constructs = [["tome-of-erabus"], ["voidfeeder"], ["ogo-demontrap"], ["zeta-arsenal"], ["omnicron"], ["muramasa"]]
    game = six(row=["protean-sea-slug"], power=6, constructs=constructs)
    when(game, "defeat protean-sea-slug@1")
    then(game, constructs=[["tome-of-erabus"], [], [], ["zeta-arsenal"], [], []])
    then(game, discard=[[], ["voidfeeder"], ["ogo-demontrap"], [], ["omnicron"], ["muramasa"]])


def test_the_widow_spares_the_teammate():
    """V-152: Mordant Widow"""
    constructs = [
        ["tome-of-erabus", "portabillet"],
        ["voidfeeder", "omnicron"],
        ["ogo-demontrap", "reactor-shrine"],
        ["zeta-arsenal", "wildcall-staff"],
    ]
    game = teams(row=["mordant-widow"], power=5, constructs=constructs)
    when(game, "defeat mordant-widow@1")
    asked(game, "destroy", source="mordant-widow")
    assert game.decision.about == 1
    exactly(game, "choose construct:voidfeeder of 1", "choose construct:omnicron of 1")
    when(game, "choose construct:omnicron of 1")
    asked(game, "destroy", source="mordant-widow")
    assert game.decision.about == 3
    exactly(game, "choose construct:zeta-arsenal of 3", "choose construct:wildcall-staff of 3")
    when(game, "choose construct:wildcall-staff of 3")
    asked(game, "turn")
    then(game, constructs=[constructs[0], ["voidfeeder"], constructs[2], ["zeta-arsenal"]], honor=4)
    then(game, discard=discards(4, seat_1=["omnicron"], seat_3=["wildcall-staff"]))


def test_terrus_spares_the_teammate():
    """V-152: Terrus"""
    hand = [["apprentice"], ["militia"], ["mystic"], ["darkwalker"]]
    game = teams(row=["terrus-paragon-of-strife"], power=7, hand=hand)
    when(game, "defeat terrus-paragon-of-strife@1")
    asked(game, "take", source="terrus-paragon-of-strife")
    exactly(game, "choose discard:militia of 1", "choose discard:darkwalker of 3", "decline")
    when(game, "choose discard:militia of 1")
    then(game, hand=[["apprentice", "militia"], [], ["mystic"], []], discard=discards(4, seat_3=["darkwalker"]))
    then(game, honor=[5, 0, 0, 0])


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_one_rune_more_sends_a_card_to_the_teammate(seat):
    """V-153"""
    game = teams(turn_player=seat, row=ROW, center=["magnet-monk"], runes=4)
    when(game, "acquire darkwalker@1 for teammate")
    then(
        game, discard=discards(4, **{f"seat_{(seat + 2) % 4}": ["darkwalker"]}), runes=0, row=["magnet-monk", *ROW[1:]]
    )
    assert game.scores() == [2 if owner == (seat + 2) % 4 else 0 for owner in range(4)]
    asked(game, "turn", player=seat)


@pytest.mark.parametrize("seat", [0, 4])
def test_the_teammate_among_six_is_the_third_seat_on(seat):
    """V-153: six"""
    game = six(turn_player=seat, row=ROW, runes=4)
    when(game, "acquire darkwalker@1 for teammate")
    then(game, discard=discards(6, **{f"seat_{(seat + 3) % 6}": ["darkwalker"]}), runes=0)


@pytest.mark.parametrize(
    ("runes", "own", "given_away"),
    [
        (1, [], []),
        (2, ["heavy-infantry"], []),
        (3, ["heavy-infantry", "mystic", "darkwalker@1"], ["heavy-infantry"]),
        (4, ["heavy-infantry", "mystic", "darkwalker@1"], ["heavy-infantry", "mystic", "darkwalker@1"]),
    ],
)
def test_the_rune_must_be_there(runes, own, given_away):
    """V-153: with and without the rune"""
    game = teams(row=ROW, runes=runes)
    acquire = [f"acquire {card}" for card in own] + [f"acquire {card} for teammate" for card in given_away]
    exactly(game, *acquire, "end turn")
    if "darkwalker@1" not in given_away:
        refused(game, "acquire darkwalker@1 for teammate")


@pytest.mark.parametrize(("card", "cost", "left"), [("mystic", 3, (25, 26)), ("heavy-infantry", 2, (26, 25))])
def test_a_card_of_a_pile_may_go_to_the_teammate(card, cost, left):
    """V-153: from a pile"""
    game = teams(runes=cost + 1)
    when(game, f"acquire {card} for teammate")
    then(game, discard=discards(4, seat_2=[card]), runes=0, mystic=left[0], heavy_infantry=left[1])


def test_a_card_may_still_be_kept():
    """V-153: kept"""
    game = teams(row=ROW, runes=4)
    when(game, "acquire darkwalker@1")
    then(game, discard=discards(4, seat_0=["darkwalker"]), runes=1)


def test_without_teams_nothing_goes_to_another_player():
    """V-153: versus"""
    game = vigil(players=4, row=ROW, runes=9)
    assert not [text for text in texts(game) if text.endswith("for teammate")]
    refused(game, "acquire darkwalker@1 for teammate")


FREE = ["choose row:darkwalker@1", "choose pile:mystic", "choose pile:heavy-infantry"]


@pytest.mark.parametrize(
    ("options", "runes", "may_give"),
    [
        ({}, 0, False),
        ({}, 1, True),
        ({"teammate_free_cards": "pay"}, 0, False),
        ({"teammate_free_cards": "pay"}, 1, True),
        ({"teammate_free_cards": "never"}, 0, False),
        ({"teammate_free_cards": "never"}, 1, False),
        ({"teammate_free_cards": "never"}, 9, False),
    ],
)
def test_a_free_card_goes_to_the_teammate_for_a_rune(options, runes, may_give):
    """V-154"""
    game = teams(hand=["lifebound-muse"], row=ROW, runes=runes, options=options)
    when(game, "play lifebound-muse")
    asked(game, "acquire", source="lifebound-muse")
    exactly(game, *FREE, *([f"{answer} for teammate" for answer in FREE] if may_give else []))


@pytest.mark.parametrize("card", ["row:darkwalker@1", "pile:mystic"])
def test_the_rune_for_a_free_card_is_paid(card):
    """V-154: paid"""
    game = teams(hand=["lifebound-muse"], row=ROW, runes=1)
    kept = game.copy()
    when(game, "play lifebound-muse", f"choose {card} for teammate")
    name = card.partition(":")[2].partition("@")[0]
    then(game, discard=discards(4, seat_2=[name]), runes=0)
    when(kept, "play lifebound-muse", f"choose {card}")
    then(kept, discard=discards(4, seat_0=[name]), runes=1)


def test_a_card_taken_with_the_tablet_may_go_to_the_teammate():
    """V-154: Tablet of the Dreamer"""
    game = teams(constructs=["tablet-of-the-dreamer"], row=ROW, energy=4, runes=1)
    when(game, "use tablet-of-the-dreamer")
    asked(game, "take")
    offered(game, "choose row:darkwalker@1", "choose row:darkwalker@1 for teammate", "choose row:lagoon-troll@2")
    not_offered(game, "choose row:lagoon-troll@2 for teammate")
    when(game, "choose row:darkwalker@1 for teammate")
    then(game, discard=discards(4, seat_2=["darkwalker"]), runes=0)


def test_a_card_that_is_paid_for_may_be_given_whatever_holds_for_free_ones():
    """V-154: teammate_free_cards = never, card paid for"""
    game = teams(row=ROW, runes=4, options={"teammate_free_cards": "never"})
    when(game, "acquire darkwalker@1 for teammate")
    then(game, discard=discards(4, seat_2=["darkwalker"]), runes=0)


@pytest.mark.parametrize("shards", [1, 2])
@pytest.mark.parametrize("option", [None, "acquirer", "with_card"])
def test_treasure_under_a_card_for_the_teammate(option, shards):
    """V-155"""
    options = {} if option is None else {"teammate_treasure": option}
    game = teams(row=ROW, under={1: shards}, runes=6, options=options)
    when(game, "acquire darkwalker@1 for teammate")
    treasure = ["energy-shard"] * shards
    if option == "with_card":
        then(game, discard=discards(4, seat_2=["darkwalker", *treasure]), runes=2)
    else:
        then(game, discard=discards(4, seat_0=treasure, seat_2=["darkwalker"]), runes=2)


@pytest.mark.parametrize("option", ["acquirer", "with_card"])
def test_treasure_under_a_card_that_is_kept_is_kept(option):
    """V-155: kept"""
    game = teams(row=ROW, under={1: 1}, runes=4, options={"teammate_treasure": option})
    when(game, "acquire darkwalker@1")
    then(game, discard=discards(4, seat_0=["darkwalker", "energy-shard"]), runes=1)


@pytest.mark.parametrize(
    ("option", "mine", "theirs"),
    [("acquirer", ["energy-shard"], ["darkwalker"]), ("with_card", [], ["darkwalker", "energy-shard"])],
)
def test_treasure_under_a_free_card_for_the_teammate(option, mine, theirs):
    """V-155: a free card"""
    game = teams(hand=["lifebound-muse"], row=ROW, under={1: 1}, runes=1, options={"teammate_treasure": option})
    when(game, "play lifebound-muse", "choose row:darkwalker@1 for teammate")
    then(game, discard=discards(4, seat_0=mine, seat_2=theirs), runes=0)


@pytest.mark.parametrize(
    ("honor", "winners"),
    [([40, 50, 30, 25], [1, 3]), ([40, 50, 34, 25], [1, 3]), ([40, 50, 36, 25], [0, 2]), ([50, 25, 0, 24], [0, 2])],
)
def test_the_honor_of_a_team_is_added(honor, winners):
    """V-156"""
    game = last_turn(VIGIL, 4, 0, honor)
    assert game.scores() == honor
    assert sorted(game.winners()) == winners
    assert sorted(game.ranking()[:2]) == winners
    assert sorted(game.ranking()) == [0, 1, 2, 3]


def test_the_cards_of_both_teammates_count():
    """V-156: printed honor"""
    game = last_turn(VIGIL, 4, 0, [40, 50, 30, 25], constructs=[[], [], ["omnicron"], []])
    assert game.scores() == [40, 50, 37, 25]
    assert sorted(game.winners()) == [0, 2]


@pytest.mark.parametrize(
    ("honor", "winners"),
    [([10, 20, 30, 36, 25, 15], [0, 3]), ([10, 22, 30, 36, 25, 15], [1, 4]), ([9, 9, 9, 9, 9, 10], [2, 5])],
)
def test_the_honor_of_a_team_is_added_among_six(honor, winners):
    """V-156: six"""
    assert sorted(last_turn(COMBINED, 6, 0, honor).winners()) == winners


@pytest.mark.parametrize(("first", "winners"), [(0, [1, 3]), (1, [0, 2]), (2, [1, 3]), (3, [0, 2])])
@pytest.mark.parametrize("option", [None, "latest_member"])
def test_a_tie_goes_to_the_team_with_the_last_player_of_the_round(option, first, winners):
    """V-157"""
    options = {} if option is None else {"team_tie": option}
    game = last_turn(VIGIL, 4, first, [60, 20, 10, 50], options=options)
    assert sorted(game.winners()) == winners


@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_is_shared_where_the_option_says_so(first):
    """V-157: team_tie = shared"""
    game = last_turn(VIGIL, 4, first, [60, 20, 10, 50], options={"team_tie": "shared"})
    assert sorted(game.winners()) == [0, 1, 2, 3]


@pytest.mark.parametrize("option", ["latest_member", "shared"])
def test_without_a_tie_the_option_does_nothing(option):
    """V-157: no tie"""
    game = last_turn(VIGIL, 4, 0, [61, 20, 10, 50], options={"team_tie": option})
    assert sorted(game.winners()) == [0, 2]


@pytest.mark.parametrize(
    ("honor", "option", "winners"),
    [
        ([20, 10, 5, 10, 20, 5], "latest_member", [1, 4]),
        ([20, 10, 5, 10, 20, 5], "shared", [0, 1, 3, 4]),
        ([20, 5, 10, 10, 5, 20], "latest_member", [2, 5]),
        ([20, 5, 10, 10, 5, 20], "shared", [0, 2, 3, 5]),
        ([10, 10, 10, 10, 10, 10], "latest_member", [2, 5]),
    ],
)
def test_only_tied_teams_take_part_in_the_tie(honor, option, winners):
    """V-157: six"""
    assert sorted(last_turn(COMBINED, 6, 0, honor, options={"team_tie": option}).winners()) == winners


@pytest.mark.parametrize("shards", [1, 2])
@pytest.mark.parametrize(("build", "players"), [(teams, 4), (six, 6)])
def test_everybody_draws_for_the_fate_of_the_monk(build, players, shards):
    """V-158"""
    center = [*["energy-shard"] * shards, "monk-of-the-lidless-eye", "magnet-monk"]
    game = build(row=ROW, center=center, runes=3, deck=[["militia", "militia", "apprentice"] for _ in range(players)])
    when(game, "acquire darkwalker@1")
    then(game, hand=[["militia"] * shards] * players, center=["magnet-monk"])
    assert [len(game.zone("deck", seat)) for seat in range(players)] == [3 - shards] * players
    assert game.row[0] == "monk-of-the-lidless-eye"
    assert list(game.under(1)) == ["energy-shard"] * shards


def test_everybody_may_banish_for_the_fate_of_the_merchant():
    """V-158: Spirit Merchant"""
    center = ["energy-shard", "spirit-merchant", "magnet-monk"]
    game = teams(turn_player=1, row=ROW, center=center, runes=3, hand=[["apprentice"] for _ in range(4)])
    when(game, "acquire darkwalker@1")
    for seat in (1, 2, 3, 0):
        asked(game, "banish", player=seat, source="spirit-merchant")
        when(game, "choose hand:apprentice")
    asked(game, "turn", player=1)
    then(game, hand=[[], [], [], []], box=["apprentice"] * 4)
