"""Later rulings on Rise of Vigil: solitaire, who is asked what and in which order, what must be done."""

from collections import Counter

import pytest

import deckwright as dw
from tests.talk import (
    VIGIL,
    asked,
    exactly,
    not_offered,
    offered,
    refused,
    row_answers,
    then,
    vigil,
    when,
)

EYE = "temporal-eye"
SHARD, FIRST_SHARD = "energy-shard", "energy-shard-start"
MERCHANT = "spirit-merchant"
WIDOW = "mordant-widow"
TOME = "tome-of-erabus"
CH32 = "prototype-ch32"
ARSENAL = "zeta-arsenal"
MONOCLE = "foresight-monocle"
TABLET = "tablet-of-the-dreamer"
TEMPLAR = "righteous-templar"
ROW = ["runic-honiskrot", "blackwatch-vanquisher", "magnet-monk", "skyrocket-drone", "illiya-the-demonborn", "omnicron"]
CENTER = ["leotans-familiar", "treasure-hunter", "truth-seeker", "starcaller-leotan", "cognition-courier", "darkwalker"]


def solo(row=ROW, center=CENTER, **position):
    """A solitaire position; slot 1 is next to the Center Deck, slot 6 furthest right."""
    return vigil(players=1, mode="solo", row=list(row), center=list(center), **position)


def teams(**position):
    """A position of two teams, 0+2 and 1+3, in seat 0's turn."""
    return vigil(players=4, mode="teams", **position)


# Extra turns in solitaire


def test_the_cult_waits_for_the_end_of_an_extra_turn():
    """V-205"""
    game = solo(constructs=[EYE, EYE])
    when(game, f"use {EYE}", "end turn")
    then(game, turn_player=0, row=ROW, set_aside=[], over=False, void=[EYE, EYE])
    asked(game, "turn")
    when(game, "end turn")
    then(game, row=["treasure-hunter", "leotans-familiar", *ROW[:4]], set_aside=["illiya-the-demonborn", "omnicron"])
    then(game, over=False, pool=50)
    assert game.rival.score == 4 + 7


def test_the_cult_acts_before_the_extra_turn_where_the_option_says_so():
    """V-205: solo_extra_turn = rival_acts"""
    game = solo(constructs=[EYE, EYE], options={"solo_extra_turn": "rival_acts"})
    when(game, f"use {EYE}", "end turn")
    then(game, turn_player=0, over=False, row=["treasure-hunter", "leotans-familiar", *ROW[:4]])
    then(game, set_aside=["illiya-the-demonborn", "omnicron"])
    when(game, "end turn")
    then(game, set_aside=["illiya-the-demonborn", "omnicron", "magnet-monk", "skyrocket-drone"], over=False)


def test_the_extra_turn_is_taken_after_the_pool_was_emptied_and_then_the_cult_ends_the_game():
    """V-205: pool emptied"""
    game = solo(constructs=[EYE, EYE], pool=1, power=2)
    when(game, f"use {EYE}", "defeat cultist")
    then(game, pool=0, end_triggered=True, over=False)
    when(game, "end turn")
    then(game, over=False, turn_player=0, row=ROW, set_aside=[])
    asked(game, "turn")
    when(game, "end turn")
    then(game, over=True, honor=1, row=["treasure-hunter", "leotans-familiar", *ROW[:4]])
    then(game, set_aside=["illiya-the-demonborn", "omnicron"])


def test_without_an_extra_turn_the_cult_acts_at_once():
    """V-205: one Eye is not enough"""
    game = solo(constructs=[EYE])
    not_offered(game, f"use {EYE}")
    when(game, "end turn")
    then(game, set_aside=["illiya-the-demonborn", "omnicron"], constructs=[EYE])


# Who is asked what


def test_oras_gives_honor_for_a_hero_acquired_for_the_team_mate():
    """V-212"""
    game = teams(hand=["oras-the-redeemer"], row=["darkwalker"])
    when(game, "play oras-the-redeemer")
    then(game, runes=4, honor=[0, 0, 0, 0])
    when(game, "acquire darkwalker@1 for teammate")
    then(game, runes=0, honor=[2, 0, 0, 0], pool=118, discard=[[], [], ["darkwalker"], []])


@pytest.mark.parametrize("turn_player", [0, 1])
def test_the_answer_to_the_widow_names_the_destroyed_construct_of_each_opponent(turn_player):
    """V-213"""
    own = {0: ["voidfeeder", "wildcall-staff"], 1: ["omnicron", TOME], 2: [CH32, "ogo-demontrap"]}
    game = vigil(
        players=3, turn_player=turn_player, constructs=[own[0], own[1], own[2]], row=[WIDOW], power=5, first=turn_player
    )
    when(game, f"defeat {WIDOW}@1")
    opponents = [(turn_player + 1) % 3, (turn_player + 2) % 3]
    for opponent in opponents:
        asked(game, "destroy", player=turn_player, source=WIDOW)
        assert game.decision.about == opponent
        assert not game.decision.optional
        exactly(game, *[f"choose construct:{card} of {opponent}" for card in own[opponent]])
        refused(game, "decline", f"choose construct:{own[opponent][0]}")
        when(game, f"choose construct:{own[opponent][0]} of {opponent}")
        assert game.zone("constructs", opponent) == own[opponent][1:]
        assert game.zone("discard", opponent) == own[opponent][:1]
    asked(game, "turn", player=turn_player)
    assert game.zone("constructs", turn_player) == own[turn_player]
    assert [game.honor(seat) for seat in range(3)] == [4 * (seat == turn_player) for seat in range(3)]


def test_the_widow_asks_only_where_there_is_a_choice():
    """V-213: no construct, one construct, two equal ones"""
    constructs = [["voidfeeder"], [], [TOME], [CH32, CH32]]
    game = vigil(players=4, constructs=constructs, row=[WIDOW], power=5)
    when(game, f"defeat {WIDOW}@1")
    asked(game, "turn")
    then(game, constructs=[["voidfeeder"], [], [], [CH32]], discard=[[], [], [TOME], [CH32]], honor=[4, 0, 0, 0])


THREE_DISCARDS = [["apprentice", "militia"], ["mystic", "heavy-infantry"], ["apprentice", "mystic"]]


def merchant_enters(treasure, discard=THREE_DISCARDS, **position):
    """In the turn of seat 1 a Spirit Merchant comes into the row over this much treasure."""
    game = vigil(
        players=3,
        turn_player=1,
        discard=[list(cards) for cards in discard],
        row=["darkwalker"],
        center=[*[SHARD] * treasure, MERCHANT, *CENTER[:2]],
        piles={"mystic": 20},
        runes=3,
        **position,
    )
    when(game, "acquire darkwalker@1")
    assert game.row[0] == MERCHANT
    assert game.under(1) == [SHARD] * treasure
    return game


def test_a_fate_asks_each_player_all_his_times_the_active_player_first():
    """V-214"""
    game = merchant_enters(2)
    asked(game, "banish", player=1, source=MERCHANT)
    assert game.decision.optional
    own = ["choose discard:darkwalker", "choose discard:heavy-infantry", "choose discard:mystic", "decline"]
    exactly(game, *own, "choose done")
    when(game, "decline")
    asked(game, "banish", player=1, source=MERCHANT)
    exactly(game, *own)
    when(game, "choose discard:mystic")
    asked(game, "banish", player=2, source=MERCHANT)
    exactly(game, "choose discard:apprentice", "choose discard:mystic", "decline", "choose done")
    when(game, "choose done")
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose discard:apprentice", "choose discard:militia", "decline", "choose done")
    when(game, "choose discard:militia")
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose discard:apprentice", "decline")
    when(game, "choose discard:apprentice")
    asked(game, "turn", player=1)
    then(game, discard=[[], ["darkwalker", "heavy-infantry"], ["apprentice", "mystic"]], mystic=21, energy=0)
    then(game, box=["apprentice", "militia"], void=[], player=1, turn_player=1)


def order_of_questions(game, answers):
    """Whom the questions ask, one after the other, until the turn goes on; whoever has no answer left declines."""
    seats = []
    while game.decision.kind == "banish":
        seats.append(game.player)
        remaining = answers.get(game.player, [])
        when(game, remaining.pop(0) if remaining else "decline")
    return seats


@pytest.mark.parametrize(
    ("options", "done", "seats"),
    [
        (None, [], [1, 1, 1, 2, 2, 2, 0, 0, 0]),
        ({"fate_order": "by_player"}, [2], [1, 1, 1, 2, 0, 0, 0]),
        ({"fate_order": "by_time"}, [], [1, 2, 0, 1, 2, 0, 1, 2, 0]),
        ({"fate_order": "by_time"}, [2], [1, 2, 0, 1, 0, 1, 0]),
        ({"fate_order": "by_time"}, [0, 1], [1, 2, 0, 2, 2]),
    ],
)
def test_the_order_of_a_fate_with_three_times(options, done, seats):
    """V-214: both values of fate_order, `choose done` at the first time"""
    game = merchant_enters(3, options=options)
    assert order_of_questions(game, {seat: ["choose done"] for seat in done}) == seats


@pytest.mark.parametrize("order", ["by_player", "by_time"])
def test_done_is_offered_while_two_times_remain(order):
    """V-214: `choose done`, both values of fate_order"""
    game = merchant_enters(2, options={"fate_order": order})
    times = Counter()
    while game.decision.kind == "banish":
        (offered if times[game.player] == 0 else not_offered)(game, "choose done")
        times[game.player] += 1
        when(game, "decline")
    assert times == {0: 2, 1: 2, 2: 2}
    game = merchant_enters(1, options={"fate_order": order})
    not_offered(game, "choose done")
    assert order_of_questions(game, {}) == [1, 2, 0]


@pytest.mark.parametrize(("order", "seats"), [("by_player", [1, 1, 0]), ("by_time", [1, 0, 1])])
def test_a_player_without_a_card_to_choose_is_passed_over(order, seats):
    """V-214: seat 2 has no card, seat 0 has one"""
    game = merchant_enters(2, discard=[["militia"], [], []], options={"fate_order": order})
    assert order_of_questions(game, {0: ["choose discard:militia"]}) == seats
    then(game, box=["militia"])


def test_a_fate_that_finds_no_treasure_asks_nobody():
    """V-214: nothing beneath"""
    asked(merchant_enters(0), "turn", player=1)


def test_during_setup_the_starting_player_is_asked_first():
    """V-214: setup"""
    game = dw.scenario(
        VIGIL,
        players=3,
        first=2,
        turn_player=2,
        hand=[["apprentice"], ["militia"], ["apprentice", "militia"]],
        deck=[[], [], []],
        center=[SHARD, MERCHANT, *ROW],
        seed=1,
    )
    then(game, row=[MERCHANT, *ROW[:5]])
    asked(game, "banish", player=2, source=MERCHANT)
    exactly(game, "choose hand:apprentice", "choose hand:militia", "decline")
    assert order_of_questions(game, {}) == [2, 0, 1]
    asked(game, "turn", player=2)


# Truth Seeker in solitaire


@pytest.mark.parametrize(
    ("center", "treasure", "acquired", "entered"),
    [
        ([SHARD, "darkwalker"], {}, [SHARD], 0),
        ([SHARD, SHARD, "darkwalker"], {}, [SHARD], 1),
        (["darkwalker", SHARD], {}, [], 0),
        ([SHARD, "darkwalker"], {4: 2}, [SHARD], 0),
        (["darkwalker", SHARD], {4: 2}, [], 0),
    ],
)
def test_truth_seeker_looks_at_the_left_end_of_the_solo_row(center, treasure, acquired, entered):
    """V-218"""
    game = solo(center=[*center, *CENTER[:2]], hand=["truth-seeker"], deck=["apprentice", "militia"], under=treasure)
    when(game, "play truth-seeker")
    asked(game, "banish", source="truth-seeker")
    exactly(game, *row_answers(game), "decline")
    when(game, "choose row:skyrocket-drone@4")
    asked(game, "turn")
    then(game, row=["darkwalker", *ROW[:3], *ROW[4:]], discard=acquired, void=["skyrocket-drone"], hand=["apprentice"])
    left = [len(game.under(slot)) for slot in range(1, 7)]
    assert left == [entered, 0, 0, treasure.get(4, 0), 0, 0]


# Without "may" it must be done


@pytest.mark.parametrize(
    ("hero", "kind", "answers"),
    [
        ("lifebound-muse", "acquire", ["choose pile:mystic"]),
        ("monastic-tutor", "acquire", ["choose pile:mystic", "choose pile:heavy-infantry"]),
        ("reality-sculptor", "copy", ["choose played:mystic", "choose played:militia"]),
        ("ulu-askara-prince", "copy", ["choose played:mystic", "choose played:militia"]),
    ],
)
def test_without_may_something_must_be_chosen(hero, kind, answers):
    """V-225"""
    game = vigil(hand=[hero], played=["mystic", "militia"], row=["omnicron"])
    when(game, f"play {hero}")
    asked(game, kind, source=hero)
    assert not game.decision.optional
    offered(game, *answers)
    refused(game, "decline", "choose done", "end turn")


@pytest.mark.parametrize("hero", ["reality-sculptor", "ulu-askara-prince"])
def test_the_only_hero_is_copied_without_a_question(hero):
    """V-225: one hero to copy"""
    game = vigil(hand=["militia", hero])
    when(game, "play militia", f"play {hero}")
    asked(game, "turn")
    then(game, power=2, runes=0)


@pytest.mark.parametrize("hero", ["lifebound-muse", "monastic-tutor"])
def test_the_only_card_is_acquired_without_a_question(hero):
    """V-225: one card to acquire, or none"""
    row = ["omnicron", TOME, CH32, ARSENAL, MONOCLE, TABLET]
    for mystics in (1, 0):
        game = vigil(hand=[hero], row=row, piles={"mystic": mystics, "heavy-infantry": 0})
        when(game, f"play {hero}")
        asked(game, "turn")
        then(game, discard=["mystic"] * mystics, mystic=0, row=row)


@pytest.mark.parametrize(("energy", "reached"), [(2, ["vault-sphinx@1"]), (3, ["vault-sphinx@1", "deviant-fiend@2"])])
@pytest.mark.parametrize(("options", "may"), [(None, False), ({"free_defeat": "may"}, True)])
def test_righteous_templar_goes_with_arha_templar(energy, reached, options, may):
    """V-225: Righteous Templar, both values of free_defeat"""
    game = vigil(hand=[TEMPLAR], row=["vault-sphinx", "deviant-fiend"], energy=energy, options=options)
    when(game, f"play {TEMPLAR}")
    asked(game, "defeat", source=TEMPLAR)
    assert game.decision.optional == may
    exactly(game, *[f"choose row:{card}" for card in reached], "choose pile:cultist", *["decline"] * may)
    when(game, "decline" if may else "choose pile:cultist")
    asked(game, "turn")
    then(game, honor=0 if may else 1, trophies=[], power=0)


def test_the_tablet_is_used_at_will_and_then_a_card_is_chosen():
    """V-225: Tablet of the Dreamer"""
    not_offered(vigil(constructs=[TABLET], energy=3), f"use {TABLET}")
    game = vigil(constructs=[TABLET], energy=4)
    offered(game, f"use {TABLET}", "end turn")
    when(game, f"use {TABLET}")
    asked(game, "take", source=TABLET)
    assert not game.decision.optional
    exactly(game, *row_answers(game))
    refused(game, "decline", "end turn")
