"""Rulings on single constructs: what each gives, what sets it off and what it counts."""

import pytest

import deckwright as dw
from tests.talk import RULESET, asked, exactly, given, not_offered, offered, refused, then, when

# id, faction, cost, printed honor, copies
CONSTRUCTS = [
    ("tablet-of-times-dawn", "enlightened", 5, 3, 1),
    ("the-all-seeing-eye", "enlightened", 6, 3, 1),
    ("snapdragon", "lifebound", 5, 3, 2),
    ("yggdrasil-staff", "lifebound", 4, 2, 2),
    ("burrower-mark-ii", "mechana", 3, 3, 2),
    ("hedron-cannon", "mechana", 8, 8, 1),
    ("hedron-link-device", "mechana", 7, 7, 1),
    ("rocket-courier-x-99", "mechana", 4, 4, 2),
    ("the-grand-design", "mechana", 6, 6, 2),
    ("watchmakers-altar", "mechana", 5, 5, 2),
    ("muramasa", "void", 7, 4, 1),
    ("shadow-star", "void", 3, 2, 2),
    ("voidthirster", "void", 5, 3, 2),
]

# action, what it gives: runes, restricted runes, power, honor, cards drawn
PLAIN_ABILITIES = [
    ("use the-all-seeing-eye", 0, 0, 0, 0, 1),
    ("use snapdragon#1", 1, 0, 0, 0, 0),
    ("use snapdragon#2", 0, 0, 0, 1, 0),
    ("use yggdrasil-staff#1", 0, 0, 1, 0, 0),
    ("use the-grand-design", 0, 2, 0, 0, 0),
    ("use watchmakers-altar", 0, 1, 0, 0, 0),
    ("use muramasa", 0, 0, 3, 0, 0),
    ("use shadow-star", 0, 0, 1, 0, 0),
    ("use voidthirster", 0, 0, 1, 0, 0),
]


# Burrower Mark II


def test_burrower_draws_a_card_for_itself():
    """R-122"""
    game = given(hand=["burrower-mark-ii"], deck=["apprentice", "militia"])
    when(game, "play burrower-mark-ii")
    then(game, hand=["apprentice"], deck=["militia"], constructs=["burrower-mark-ii"], runes=0, power=0)
    asked(game, "turn")


def test_each_burrower_draws_once_per_turn():
    """R-122: two Burrowers and a third Mechana construct"""
    deck = ["apprentice", "militia", "mystic"]
    game = given(hand=["burrower-mark-ii", "watchmakers-altar"], deck=deck, constructs=["burrower-mark-ii"])
    when(game, "play burrower-mark-ii")
    then(game, hand=["apprentice", "militia", "watchmakers-altar"], deck=["mystic"])
    when(game, "play watchmakers-altar")
    then(game, hand=["apprentice", "militia"], deck=["mystic"])
    asked(game, "turn")


def test_a_burrower_in_play_draws_for_another_mechana_construct():
    """R-122: another Mechana construct"""
    game = given(hand=["watchmakers-altar"], deck=["apprentice", "militia"], constructs=["burrower-mark-ii"])
    when(game, "play watchmakers-altar")
    then(game, hand=["apprentice"], deck=["militia"])


def test_a_burrower_used_this_turn_draws_nothing():
    """R-122: trigger already used"""
    game = given(
        hand=["watchmakers-altar"],
        deck=["apprentice"],
        constructs=["burrower-mark-ii"],
        used=["burrower-mark-ii"],
    )
    when(game, "play watchmakers-altar")
    then(game, hand=[], deck=["apprentice"])


def test_mechana_heroes_and_constructs_of_an_opponent_do_not_set_burrower_off():
    """R-122: own constructs only"""
    game = given(
        hand=[["mechana-initiate", "watchmakers-altar"], []],
        deck=[["apprentice"], ["militia"]],
        constructs=[[], ["burrower-mark-ii"]],
    )
    when(game, "play mechana-initiate", "play watchmakers-altar")
    then(game, hand=[[], []], deck=[["apprentice"], ["militia"]])


def test_a_construct_of_another_faction_does_not_set_burrower_off():
    """R-123"""
    game = given(hand=["muramasa"], deck=["apprentice"], constructs=["burrower-mark-ii"])
    when(game, "play muramasa")
    then(game, hand=[], deck=["apprentice"], constructs=["burrower-mark-ii", "muramasa"])


def test_with_link_device_any_construct_sets_burrower_off():
    """R-123: with Hedron Link Device"""
    game = given(
        hand=["muramasa"], deck=["apprentice", "militia"], constructs=["burrower-mark-ii", "hedron-link-device"]
    )
    when(game, "play muramasa")
    then(game, hand=["apprentice"], deck=["militia"])


# Hedron Cannon and Hedron Link Device


@pytest.mark.parametrize(
    ("others", "power"),
    [
        ([], 1),
        (["burrower-mark-ii", "shadow-star"], 2),
        (["burrower-mark-ii", "shadow-star", "hedron-link-device"], 4),
    ],
)
def test_cannon_counts_mechana_constructs_in_play(others, power):
    """R-124"""
    game = given(hand=["watchmakers-altar"], constructs=[["hedron-cannon", *others], ["the-grand-design"]])
    then(game, power=0)
    when(game, "use hedron-cannon")
    then(game, power=power, runes=0, honor=0)
    refused(game, "use hedron-cannon")


def test_cannon_counts_at_the_moment_of_use():
    """R-124: a construct played before the use"""
    game = given(hand=["watchmakers-altar", "shadow-star"], constructs=["hedron-cannon"])
    when(game, "play watchmakers-altar", "play shadow-star", "use hedron-cannon")
    then(game, power=2)


def test_link_device_adds_mechana_and_keeps_the_own_faction():
    """R-125"""
    game = given(hand=["avatar-golem"], constructs=["hedron-link-device", "shadow-star", "the-all-seeing-eye"])
    when(game, "play avatar-golem")
    then(game, power=2, honor=3, pool=57)


def test_link_device_opens_restricted_runes_to_any_construct():
    """R-125: while being acquired"""
    game = given(constructs=["hedron-link-device", "the-grand-design"], row=["muramasa", "master-dhartha"], runes=5)
    when(game, "use the-grand-design")
    then(game, runes=5, restricted_runes=2)
    offered(game, "acquire muramasa@1")
    not_offered(game, "acquire master-dhartha@2")
    when(game, "acquire muramasa@1")
    then(game, runes=0, restricted_runes=0, discard=["muramasa"])


def test_without_link_device_restricted_runes_do_not_pay_for_muramasa():
    """R-125: without the Device"""
    game = given(constructs=["the-grand-design"], hand=["hedron-link-device"], row=["muramasa"], runes=5)
    when(game, "use the-grand-design")
    not_offered(game, "acquire muramasa@1")


def test_with_link_device_courier_moves_any_construct():
    """R-125: Rocket Courier"""
    game = given(constructs=["hedron-link-device", "rocket-courier-x-99"], row=["shadow-star"], runes=3)
    when(game, "acquire shadow-star@1")
    asked(game, "confirm", source="rocket-courier-x-99")
    when(game, "accept")
    then(game, hand=["shadow-star"], discard=[], runes=0)


def test_link_device_helps_its_owner_only():
    """R-126"""
    game = given(constructs=[["hedron-cannon", "shadow-star"], ["hedron-link-device"]])
    when(game, "use hedron-cannon")
    then(game, power=1)


# Rocket Courier X-99


def test_courier_puts_an_acquired_mechana_construct_into_hand():
    """R-127"""
    game = given(
        deck=["apprentice", "militia"],
        constructs=["rocket-courier-x-99"],
        row=["burrower-mark-ii", "watchmakers-altar"],
        runes=8,
    )
    when(game, "acquire burrower-mark-ii@1")
    asked(game, "confirm", source="rocket-courier-x-99")
    assert game.decision.card == "burrower-mark-ii"
    assert game.decision.optional
    exactly(game, "accept", "decline")
    when(game, "accept")
    then(game, hand=["burrower-mark-ii"], discard=[], runes=5)
    when(game, "play burrower-mark-ii")
    then(game, hand=["apprentice"], deck=["militia"], constructs=["burrower-mark-ii", "rocket-courier-x-99"])
    when(game, "acquire watchmakers-altar@2")
    asked(game, "turn")
    then(game, hand=["apprentice"], discard=["watchmakers-altar"], runes=0)


def test_a_declined_construct_goes_to_discard_and_courier_stays_unused():
    """R-127: declined"""
    game = given(constructs=["rocket-courier-x-99"], row=["burrower-mark-ii", "watchmakers-altar"], runes=8)
    when(game, "acquire burrower-mark-ii@1", "decline")
    then(game, hand=[], discard=["burrower-mark-ii"])
    asked(game, "turn")
    when(game, "acquire watchmakers-altar@2")
    asked(game, "confirm", source="rocket-courier-x-99")
    when(game, "accept")
    then(game, hand=["watchmakers-altar"], discard=["burrower-mark-ii"], runes=0)


def test_courier_does_not_move_other_cards():
    """R-127: Mechana constructs only"""
    game = given(constructs=["rocket-courier-x-99"], row=["shadow-star", "mechana-initiate"], runes=4)
    when(game, "acquire shadow-star@1", "acquire mechana-initiate@2")
    asked(game, "turn")
    then(game, hand=[], discard=["mechana-initiate", "shadow-star"], runes=0)


def test_courier_used_this_turn_moves_nothing():
    """R-127: already used"""
    game = given(constructs=["rocket-courier-x-99"], used=["rocket-courier-x-99"], row=["burrower-mark-ii"], runes=3)
    when(game, "acquire burrower-mark-ii@1")
    asked(game, "turn")
    then(game, hand=[], discard=["burrower-mark-ii"])


def test_courier_does_not_move_itself():
    """R-128"""
    game = given(row=["rocket-courier-x-99"], runes=4)
    when(game, "acquire rocket-courier-x-99@1")
    asked(game, "turn")
    then(game, hand=[], discard=["rocket-courier-x-99"], runes=0)


def test_a_courier_in_play_moves_a_second_courier():
    """R-128: one already in play"""
    game = given(constructs=["rocket-courier-x-99"], row=["rocket-courier-x-99"], runes=4)
    when(game, "acquire rocket-courier-x-99@1")
    asked(game, "confirm", source="rocket-courier-x-99")
    when(game, "accept")
    then(game, hand=["rocket-courier-x-99"], discard=[], runes=0)


def test_two_couriers_move_two_constructs():
    """R-129"""
    game = given(
        constructs=["rocket-courier-x-99", "rocket-courier-x-99"],
        row=["burrower-mark-ii", "watchmakers-altar", "burrower-mark-ii"],
        runes=11,
    )
    when(game, "acquire burrower-mark-ii@1", "accept", "acquire watchmakers-altar@2")
    asked(game, "confirm", source="rocket-courier-x-99")
    when(game, "accept", "acquire burrower-mark-ii@3")
    asked(game, "turn")
    then(game, hand=["burrower-mark-ii", "watchmakers-altar"], discard=["burrower-mark-ii"], runes=0)


# The Grand Design, Watchmaker's Altar, Yggdrasil Staff


def test_restricted_runes_pay_for_mechana_constructs_only():
    """R-130"""
    row = ["burrower-mark-ii", "wolf-shaman", "shadow-star", "kor-the-ferromancer"]
    game = given(constructs=["the-grand-design"], row=row, runes=1)
    not_offered(game, "acquire burrower-mark-ii@1")
    when(game, "use the-grand-design")
    then(game, runes=1, restricted_runes=2)
    offered(game, "acquire burrower-mark-ii@1")
    not_offered(
        game,
        "acquire wolf-shaman@2",
        "acquire shadow-star@3",
        "acquire kor-the-ferromancer@4",
        "acquire mystic",
        "acquire heavy-infantry",
    )
    when(game, "acquire burrower-mark-ii@1")
    then(game, runes=0, restricted_runes=0, discard=["burrower-mark-ii"])


def test_restricted_runes_stay_when_another_card_is_paid():
    """R-130: normal runes pay for the rest"""
    game = given(constructs=["the-grand-design"], row=["wolf-shaman", "shadow-star"], runes=9)
    when(game, "use the-grand-design", "acquire wolf-shaman@1", "acquire shadow-star@2", "acquire mystic")
    then(game, runes=0, restricted_runes=2, discard=["mystic", "shadow-star", "wolf-shaman"])


def test_restricted_runes_may_pay_the_whole_price():
    """R-130: The Grand Design and Watchmaker's Altar together"""
    game = given(constructs=["the-grand-design", "watchmakers-altar"], row=["burrower-mark-ii"])
    when(game, "use the-grand-design", "use watchmakers-altar")
    then(game, runes=0, restricted_runes=3)
    when(game, "acquire burrower-mark-ii@1")
    then(game, runes=0, restricted_runes=0, discard=["burrower-mark-ii"])


def test_restricted_runes_may_be_split_over_several_constructs():
    """R-130: split"""
    game = given(
        constructs=["the-grand-design", "the-grand-design"], row=["burrower-mark-ii", "burrower-mark-ii"], runes=2
    )
    when(game, "use the-grand-design", "use the-grand-design", "acquire burrower-mark-ii@1")
    then(game, runes=2, restricted_runes=1)
    when(game, "acquire burrower-mark-ii@2")
    then(game, runes=0, restricted_runes=0, discard=["burrower-mark-ii", "burrower-mark-ii"])


def test_restricted_runes_are_lost_at_the_end_of_the_turn():
    """R-130: end of the turn"""
    game = given(constructs=[["the-grand-design"], []])
    when(game, "use the-grand-design", "end turn")
    then(game, restricted_runes=0, turn_player=1)
    when(game, "end turn")
    then(game, restricted_runes=0, turn_player=0)
    offered(game, "use the-grand-design")


def test_restricted_runes_cannot_be_turned_into_honor():
    """R-131"""
    game = given(constructs=["yggdrasil-staff", "the-grand-design"], hand=["apprentice"], runes=3)
    when(game, "use the-grand-design")
    then(game, runes=3, restricted_runes=2)
    not_offered(game, "use yggdrasil-staff#2")
    when(game, "play apprentice", "use yggdrasil-staff#2")
    then(game, runes=0, restricted_runes=2, honor=3)


def test_restricted_runes_are_spent_first():
    """R-132"""
    game = given(constructs=["watchmakers-altar"], row=["watchmakers-altar"], runes=5)
    when(game, "use watchmakers-altar", "acquire watchmakers-altar@1")
    then(game, runes=1, restricted_runes=0, discard=["watchmakers-altar"])


def test_staff_trades_four_runes_for_three_honor_once_per_turn():
    """R-133"""
    game = given(constructs=["yggdrasil-staff"], runes=9)
    when(game, "use yggdrasil-staff#2")
    then(game, runes=5, honor=3, pool=57, power=0)
    refused(game, "use yggdrasil-staff#2")
    when(game, "use yggdrasil-staff#1")
    then(game, runes=5, honor=3, power=1)


def test_three_runes_are_too_few_for_the_trade():
    """R-133: the price"""
    game = given(constructs=["yggdrasil-staff"], runes=3)
    not_offered(game, "use yggdrasil-staff#2")
    offered(game, "use yggdrasil-staff#1")


def test_two_staffs_trade_twice():
    """R-133: once for each Staff"""
    game = given(constructs=["yggdrasil-staff", "yggdrasil-staff"], runes=9)
    when(game, "use yggdrasil-staff#2", "use yggdrasil-staff#2")
    then(game, runes=1, honor=6, pool=54)


# Voidthirster


def test_voidthirster_gives_honor_for_the_first_row_monster():
    """R-137"""
    game = given(constructs=["voidthirster"], row=["mephit", "mephit"], power=8)
    when(game, "defeat cultist")
    then(game, honor=1)
    when(game, "defeat mephit@1")
    then(game, honor=1 + 2)
    when(game, "decline")
    then(game, honor=1 + 2 + 1)
    when(game, "defeat mephit@2", "decline")
    then(game, honor=1 + 2 + 1 + 2, power=0, pool=54)


def test_voidthirster_of_an_opponent_gives_nothing():
    """R-137: owner only"""
    game = given(constructs=[[], ["voidthirster"]], row=["samaels-trickster"], power=3)
    when(game, "defeat samaels-trickster@1")
    then(game, honor=[2, 0])


def test_a_banished_monster_is_not_the_first_monster():
    """R-137: defeated, not banished"""
    game = given(
        constructs=["voidthirster"], hand=["seer-of-the-forked-path"], row=["mephit", "tormented-soul"], power=3
    )
    when(game, "play seer-of-the-forked-path", "choose row:mephit@1")
    then(game, honor=0)
    when(game, "defeat tormented-soul@2")
    then(game, honor=2 + 1)


def test_voidthirster_played_after_the_first_monster_gives_no_honor():
    """R-138"""
    game = given(hand=["voidthirster"], row=["mephit", "mephit"], power=6)
    when(game, "defeat mephit@1", "decline", "play voidthirster", "defeat mephit@2", "decline")
    then(game, honor=4, pool=56, power=0)


def test_voidthirster_played_after_the_cultist_still_waits_for_a_row_monster():
    """R-138: the Cultist is no row monster"""
    game = given(hand=["voidthirster"], row=["mephit"], power=5)
    when(game, "defeat cultist", "play voidthirster", "defeat mephit@1", "decline")
    then(game, honor=1 + 2 + 1)


def test_each_voidthirster_gives_its_own_honor():
    """R-139"""
    game = given(constructs=["voidthirster", "voidthirster"], row=["mephit", "mephit"], power=6)
    when(game, "defeat mephit@1", "decline")
    then(game, honor=2 + 2)
    asked(game, "turn")
    when(game, "defeat mephit@2", "decline")
    then(game, honor=2 + 2 + 2, pool=54)


# Plain constructs


@pytest.mark.parametrize(("action", "runes", "restricted", "power", "honor", "cards"), PLAIN_ABILITIES)
def test_a_plain_ability_gives_exactly_what_its_text_says_once_per_turn(action, runes, restricted, power, honor, cards):
    """R-140: constructs"""
    construct = action.removeprefix("use ").split("#")[0]
    deck = ["apprentice", "militia", "mystic"]
    game = given(constructs=[construct], played=["wolf-shaman"], deck=deck)
    when(game, action)
    then(game, runes=runes, restricted_runes=restricted, power=power, honor=[honor, 0], pool=60 - honor)
    then(game, hand=deck[:cards], deck=deck[cards:], constructs=[construct], void=[], discard=[])
    asked(game, "turn")
    refused(game, action)


@pytest.mark.parametrize(("construct", "faction", "cost", "honor", "copies"), CONSTRUCTS)
def test_the_numbers_printed_on_a_construct(construct, faction, cost, honor, copies):
    """R-140: faction, cost, honor and copies"""
    card = dw.card(RULESET, construct)
    printed = (card.type, card.faction, card.cost, card.honor, card.copies)
    assert printed == ("construct", faction, cost, honor, copies)
