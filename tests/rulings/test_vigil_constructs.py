"""Rulings on single constructs of Rise of Vigil, and on discounts: what each gives, counts, lowers and sets off."""

import pytest

from tests.talk import asked, combined, exactly, not_offered, offered, refused, row_answers, then, vigil, when

SHARD = "energy-shard"
MONK = "monk-of-the-lidless-eye"
TABLET = "tablet-of-the-dreamer"
STAFF = "wildcall-staff"
COURIER = "cognition-courier"
CH32 = "prototype-ch32"
EYE = "temporal-eye"
DECK = ["apprentice", "militia", "mystic", "heavy-infantry"]

# id, energy that its ability needs, what it gives for each Mechana construct
COUNTING = [
    ("omnicron", 0, "energy"),
    ("reactor-shrine", 2, "honor"),
    ("zeta-arsenal", 3, "power"),
    ("foresight-monocle", 4, "runes"),
]


# Tablet of the Dreamer


def test_the_tablet_offers_cards_of_the_row_only():
    """V-100: Tablet of the Dreamer"""
    row = ["omnicron", "twisted-tyrant", "illiya-the-demonborn"]
    not_offered(vigil(constructs=[TABLET], row=row, energy=3), f"use {TABLET}")
    game = when(vigil(constructs=[TABLET], row=row, energy=4), f"use {TABLET}")
    asked(game, "take", source=TABLET)
    assert not game.decision.optional
    exactly(game, *row_answers(game))
    refused(game, "decline", "choose pile:mystic", "choose pile:heavy-infantry", "choose pile:cultist")


@pytest.mark.parametrize(
    ("answer", "discard", "honor", "cards"),
    [
        ("choose row:omnicron@1", ["omnicron", SHARD, SHARD], 0, 0),
        ("choose row:twisted-tyrant@2", [SHARD], 6, 3),
        ("choose row:illiya-the-demonborn@3", ["illiya-the-demonborn"], 0, 0),
    ],
)
def test_the_tablet_takes_a_card_of_any_cost(answer, discard, honor, cards):
    """V-100: Tablet of the Dreamer, acquire or defeat"""
    row = ["omnicron", "twisted-tyrant", "illiya-the-demonborn"]
    game = vigil(deck=DECK, constructs=[TABLET], row=row, under={1: 2, 2: 1}, energy=4, runes=1, power=1)
    when(game, f"use {TABLET}", answer)
    then(game, discard=discard, honor=honor, hand=DECK[:cards], runes=1, power=1, energy=4, constructs=[TABLET])
    asked(game, "turn")
    refused(game, f"use {TABLET}")


# Discounts


def test_the_staff_lowers_the_price_of_one_card_with_treasure():
    """V-106"""
    game = vigil(constructs=[STAFF], row=["darkwalker", "darkwalker"], under={1: 1, 2: 1}, runes=4)
    assert STAFF not in game.used(0)
    when(game, "acquire darkwalker@1")
    then(game, runes=3, discard=["darkwalker", SHARD])
    assert STAFF in game.used(0)
    when(game, "acquire darkwalker@2")
    then(game, runes=0, discard=["darkwalker", "darkwalker", SHARD, SHARD])


def test_the_staff_never_lowers_a_price_below_nothing():
    """V-106: not below 0"""
    game = vigil(constructs=[STAFF], row=["spirit-merchant"], under={1: 1}, runes=3)
    when(game, "acquire spirit-merchant@1")
    then(game, runes=3, discard=["spirit-merchant", SHARD])
    offered(vigil(constructs=[STAFF], row=["spirit-merchant"], under={1: 1}), "acquire spirit-merchant@1")


@pytest.mark.parametrize(("runes", "legal"), [(1, False), (2, True)])
def test_the_staff_lowers_a_price_by_two(runes, legal):
    """V-106: a construct of cost 4"""
    game = vigil(constructs=[STAFF], row=["tome-of-erabus"], under={1: 3}, runes=runes)
    (offered if legal else not_offered)(game, "acquire tome-of-erabus@1")


def test_a_card_without_treasure_leaves_the_staff_unused():
    """V-106: no treasure"""
    game = vigil(constructs=[STAFF], row=["darkwalker", "darkwalker"], under={2: 1}, runes=4)
    when(game, "acquire darkwalker@1")
    then(game, runes=1)
    assert STAFF not in game.used(0)
    when(game, "acquire darkwalker@2")
    then(game, runes=0, discard=["darkwalker", "darkwalker", SHARD])


def test_the_staff_works_once_in_each_turn_of_its_owner():
    """V-106: next turns"""
    row, under = ["spirit-merchant", "spirit-merchant", "spirit-merchant"], {1: 1, 2: 1, 3: 1}
    game = vigil(constructs=[[STAFF], []], row=row, under=under)
    when(game, "acquire spirit-merchant@1")
    not_offered(game, "acquire spirit-merchant@2")
    when(game, "end turn")
    not_offered(game, "acquire spirit-merchant@2")
    when(game, "end turn", "acquire spirit-merchant@2")
    not_offered(game, "acquire spirit-merchant@3")


@pytest.mark.parametrize(("staffs", "first", "second"), [(1, 3, 3), (2, 1, 3)])
def test_two_staffs_fall_on_the_same_card(staffs, first, second):
    """V-107"""
    game = vigil(constructs=[STAFF] * staffs, row=[MONK, "darkwalker"], under={1: 1, 2: 1}, runes=first + second)
    when(game, f"acquire {MONK}@1")
    then(game, runes=second)
    when(game, "acquire darkwalker@2")
    then(game, runes=0)


def test_each_staff_lowers_a_card_of_its_own_where_the_option_says_so():
    """V-107: staff_stacking = one"""
    options = {"staff_stacking": "one"}
    row, under = [MONK, "darkwalker", "darkwalker"], {1: 1, 2: 1, 3: 1}
    game = vigil(constructs=[STAFF, STAFF], row=row, under=under, runes=3 + 1 + 3, options=options)
    when(game, f"acquire {MONK}@1")
    then(game, runes=4)
    when(game, "acquire darkwalker@2")
    then(game, runes=3)
    when(game, "acquire darkwalker@3")
    then(game, runes=0)


@pytest.mark.parametrize(("energy", "price"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_courier_lowers_the_price_of_a_construct_by_the_energy(energy, price):
    """V-109"""
    game = vigil(hand=[COURIER], row=[CH32], runes=2, energy=energy)
    when(game, f"play {COURIER}")
    then(game, runes=4)
    when(game, f"acquire {CH32}@1")
    then(game, runes=4 - price, discard=[CH32])


def test_the_construct_after_that_costs_its_full_price():
    """V-109: the next construct only"""
    game = vigil(hand=[COURIER], row=[CH32, CH32], runes=1, energy=3)
    when(game, f"play {COURIER}", f"acquire {CH32}@1")
    then(game, runes=3)
    when(game, f"acquire {CH32}@2")
    then(game, runes=0)


def test_a_hero_neither_gets_nor_uses_up_the_discount_of_courier():
    """V-109: heroes"""
    game = vigil(hand=[COURIER], row=[CH32, "skyrocket-drone", "darkwalker"], energy=3)
    when(game, f"play {COURIER}")
    not_offered(game, "acquire darkwalker@3")
    when(game, "acquire skyrocket-drone@2")
    then(game, runes=1)
    when(game, f"acquire {CH32}@1")
    then(game, runes=1)


def test_a_free_construct_uses_up_the_discount_of_courier():
    """V-109: acquired without paying"""
    game = vigil(hand=[COURIER], constructs=[TABLET], row=["zeta-arsenal", CH32], energy=4)
    when(game, f"play {COURIER}")
    offered(game, f"acquire {CH32}@2")
    when(game, f"use {TABLET}", "choose row:zeta-arsenal@1")
    then(game, runes=2, discard=["zeta-arsenal"])
    not_offered(game, f"acquire {CH32}@2")


def test_the_discount_of_courier_ends_with_the_turn():
    """V-109: next turn"""
    deck = ["mystic", "apprentice", "apprentice", "apprentice", "apprentice"]
    game = vigil(hand=[COURIER], deck=deck, row=[CH32], energy=3)
    when(game, f"play {COURIER}", "end turn", "end turn", "play mystic")
    not_offered(game, f"acquire {CH32}@1")
    when(game, "play apprentice", f"acquire {CH32}@1")
    then(game, runes=0)


def test_a_limit_looks_at_the_printed_cost_of_a_hero():
    """V-122"""
    row = [MONK, "blackwatch-vanquisher", "darkwalker", "lagoon-troll", "vault-sphinx", "tome-of-erabus"]
    game = vigil(hand=["lifebound-muse"], constructs=[STAFF], row=row, under={1: 1, 2: 1}, energy=1)
    when(game, "play lifebound-muse")
    heroes = ["choose row:blackwatch-vanquisher@2", "choose row:darkwalker@3"]
    exactly(game, *heroes, "choose pile:mystic", "choose pile:heavy-infantry")


def test_a_limit_looks_at_the_printed_cost_of_a_monster():
    """V-122: Righteous Templar and Treasure Hunter"""
    hand, row = ["treasure-hunter", "righteous-templar"], ["deviant-fiend", "vault-sphinx"]
    game = vigil(hand=hand, row=row, under={1: 1, 2: 1})
    when(game, "play treasure-hunter", "play righteous-templar")
    exactly(game, "choose row:vault-sphinx@2", "choose pile:cultist")


# Constructs that count Mechana constructs


@pytest.mark.parametrize(("construct", "energy", "resource"), COUNTING)
@pytest.mark.parametrize(
    ("others", "count"),
    [
        ([], 1),
        (["tome-of-erabus"], 1),
        ([CH32], 2),
        ([CH32, "portabillet", "voidfeeder", "ogo-demontrap", EYE], 3),
    ],
)
def test_a_construct_counts_itself_and_other_mechana_constructs(construct, energy, resource, others, count):
    """V-110"""
    game = vigil(hand=["portabillet"], constructs=[[construct, *others], [CH32]], energy=energy)
    when(game, f"use {construct}")
    gained = {"energy": energy, "honor": 0, "power": 0, "runes": 0}
    gained[resource] += count
    then(game, **gained, pool=60 - gained["honor"])
    asked(game, "turn")
    refused(game, f"use {construct}")


@pytest.mark.parametrize(("construct", "energy", "resource"), COUNTING[1:])
def test_a_counting_construct_needs_its_energy(construct, energy, resource):
    """V-110: one energy less"""
    game = vigil(constructs=[construct], energy=energy - 1)
    refused(game, f"use {construct}")
    then(game, honor=0, power=0, runes=0)


# Portabillet


def test_portabillet_draws_for_itself_and_once_per_turn():
    """V-112"""
    game = vigil(hand=["portabillet", "zeta-arsenal"], deck=DECK, energy=5)
    when(game, "play portabillet")
    then(game, hand=["zeta-arsenal", *DECK[:1]])
    assert "portabillet" in game.used(0)
    when(game, "play zeta-arsenal")
    then(game, hand=DECK[:1], deck=DECK[1:])
    when(game, "use portabillet")
    then(game, hand=DECK[:2], deck=DECK[2:], runes=0, power=0, energy=5)
    refused(game, "use portabillet")


def test_the_energize_draw_of_portabillet_needs_five_energy():
    """V-112: four energy"""
    not_offered(vigil(deck=DECK, constructs=["portabillet"], energy=4), "use portabillet")
    offered(vigil(deck=DECK, constructs=["portabillet"], energy=5), "use portabillet")


@pytest.mark.parametrize(
    ("used", "drawn", "legal"), [([], 1, True), (["portabillet"], 0, True), (["portabillet#1"], 1, False)]
)
def test_the_two_draws_of_portabillet_are_separate(used, drawn, legal):
    """V-112: trigger and ability"""
    game = vigil(hand=["zeta-arsenal"], deck=DECK, constructs=["portabillet"], used=used, energy=5)
    (offered if legal else not_offered)(game, "use portabillet")
    when(game, "play zeta-arsenal")
    then(game, hand=DECK[:drawn])
    (offered if legal else not_offered)(game, "use portabillet")


def test_only_own_mechana_constructs_set_portabillet_off():
    """V-112: other cards"""
    hand = [["tome-of-erabus", "magnet-monk"], []]
    game = vigil(hand=hand, deck=[DECK, ["apprentice"]], constructs=[["portabillet"], ["portabillet"]])
    when(game, "play tome-of-erabus", "play magnet-monk")
    then(game, hand=[[], []], deck=[DECK, ["apprentice"]])


def test_two_portabillets_draw_one_card_each():
    """V-112: two of them"""
    game = vigil(hand=["portabillet", "zeta-arsenal"], deck=DECK, constructs=["portabillet"])
    when(game, "play portabillet")
    then(game, hand=["zeta-arsenal", *DECK[:2]])
    when(game, "play zeta-arsenal")
    then(game, hand=DECK[:2], deck=DECK[2:])


# Prototype CH32


def test_ch32_puts_an_acquired_mechana_construct_into_play():
    """V-113"""
    game = vigil(constructs=[CH32], row=["omnicron", "portabillet"], deck=DECK, runes=12, energy=1)
    when(game, "acquire omnicron@1")
    asked(game, "confirm", source=CH32)
    assert game.decision.card == "omnicron"
    assert game.decision.optional
    exactly(game, "accept", "decline")
    when(game, "accept")
    then(game, constructs=["omnicron", CH32], discard=[], hand=[], runes=5)
    assert CH32 in game.used(0)
    when(game, "use omnicron")
    then(game, energy=3)
    when(game, "acquire portabillet@2")
    then(game, discard=["portabillet"], runes=0, deck=DECK)
    asked(game, "turn")


def test_a_declined_construct_leaves_ch32_unused():
    """V-113: declined"""
    game = vigil(constructs=[CH32], row=["omnicron", "portabillet"], runes=12, energy=1)
    when(game, "acquire omnicron@1", "decline")
    then(game, discard=["omnicron"], constructs=[CH32])
    assert CH32 not in game.used(0)
    when(game, "acquire portabillet@2")
    asked(game, "confirm", source=CH32)
    when(game, "accept")
    then(game, constructs=["portabillet", CH32], discard=["omnicron"])


@pytest.mark.parametrize(
    ("constructs", "used", "energy", "card"),
    [
        ([CH32], [], 0, "zeta-arsenal"),
        ([CH32], [CH32], 1, "zeta-arsenal"),
        ([CH32], [], 1, "tome-of-erabus"),
        ([CH32], [], 1, "magnet-monk"),
        ([], [], 1, CH32),
    ],
)
def test_ch32_asks_nothing_without_energy_or_for_other_cards(constructs, used, energy, card):
    """V-113: no energy, used, another faction, a hero, itself"""
    game = vigil(constructs=constructs, used=used, row=[card], runes=6, energy=energy)
    when(game, f"acquire {card}@1")
    then(game, discard=[card], constructs=constructs)
    asked(game, "turn")


def test_two_prototypes_move_two_constructs():
    """V-113: two of them"""
    row = ["zeta-arsenal", "portabillet", "foresight-monocle"]
    game = vigil(constructs=[CH32, CH32], row=row, runes=15, energy=1)
    when(game, "acquire zeta-arsenal@1", "accept", "acquire portabillet@2", "accept", "acquire foresight-monocle@3")
    asked(game, "turn")
    then(game, constructs=[CH32, CH32, "zeta-arsenal", "portabillet"], discard=["foresight-monocle"], runes=0)


def test_ch32_moves_a_construct_acquired_for_free():
    """V-113: acquired without paying"""
    game = vigil(constructs=[CH32, TABLET], row=["zeta-arsenal"], under={1: 1}, energy=4)
    when(game, f"use {TABLET}", "choose row:zeta-arsenal@1")
    asked(game, "confirm", source=CH32)
    when(game, "accept", "use zeta-arsenal")
    then(game, constructs=[CH32, TABLET, "zeta-arsenal"], discard=[SHARD], power=2)


def test_a_construct_put_into_play_has_its_effect_of_entering():
    """V-113: enter-play effects"""
    constructs = ["hedron-link-device", CH32]
    game = combined(constructs=constructs, row=[EYE], deck=DECK, runes=3, energy=1)
    when(game, f"acquire {EYE}@1", "accept")
    then(game, constructs=[*constructs, EYE], hand=DECK[:1], deck=DECK[1:], discard=[])


# Temporal Eye


def test_an_eye_draws_a_card_when_it_enters_play():
    """V-119"""
    game = vigil(hand=[EYE], deck=DECK)
    when(game, f"play {EYE}")
    then(game, hand=DECK[:1], deck=DECK[1:], constructs=[EYE], runes=0, power=0)
    not_offered(game, f"use {EYE}")


def test_two_eyes_give_an_extra_turn():
    """V-119: extra turn"""
    deck = [*DECK, "apprentice", "militia"]
    game = vigil(hand=["mystic"], deck=deck, constructs=[EYE, EYE])
    when(game, f"use {EYE}")
    then(game, void=[EYE, EYE], constructs=[], hand=["mystic"], deck=deck, turn_player=0)
    asked(game, "turn")
    when(game, "end turn")
    then(game, turn_player=0, player=0, hand=deck[:5], deck=deck[5:], discard=["mystic"])
    when(game, "end turn")
    then(game, turn_player=1)
    when(game, "end turn")
    then(game, turn_player=0)


def test_three_eyes_leave_one():
    """V-119: three Eyes"""
    game = when(vigil(constructs=[EYE] * 3), f"use {EYE}")
    then(game, void=[EYE, EYE], constructs=[EYE])
    not_offered(game, f"use {EYE}")
    when(game, "end turn")
    then(game, turn_player=0)
    when(game, "end turn")
    then(game, turn_player=1)


def test_one_eye_gives_no_extra_turn():
    """V-119: one Eye"""
    game = vigil(hand=[EYE], constructs=[[EYE], [EYE]])
    not_offered(game, f"use {EYE}")
    when(game, f"play {EYE}")
    offered(game, f"use {EYE}")
    when(game, "end turn")
    then(game, turn_player=1, constructs=[[EYE, EYE], [EYE]], void=[])


def test_the_extra_turn_of_the_last_round_is_taken():
    """V-120"""
    game = vigil(players=3, turn_player=2, constructs=[[], [], [EYE, EYE]], pool=0, end_triggered=True)
    when(game, f"use {EYE}", "end turn")
    then(game, over=False, turn_player=2)
    when(game, "end turn")
    then(game, over=True)


@pytest.mark.parametrize(("value", "turns"), [("taken", [0, 1]), ("lost", [1])])
def test_the_extra_turn_of_the_first_player_gives_others_no_further_turn(value, turns):
    """V-120: both values of last_round_extra_turn"""
    options = {"last_round_extra_turn": value}
    game = vigil(constructs=[[EYE, EYE], []], pool=0, end_triggered=True, options=options)
    when(game, f"use {EYE}", "end turn")
    for player in turns:
        then(game, over=False, turn_player=player)
        when(game, "end turn")
    then(game, over=True)


def test_the_extra_turn_of_the_last_player_is_lost_where_the_option_says_so():
    """V-120: last_round_extra_turn = lost"""
    options = {"last_round_extra_turn": "lost"}
    constructs = [[], [], [EYE, EYE]]
    game = vigil(players=3, turn_player=2, constructs=constructs, pool=0, end_triggered=True, options=options)
    when(game, f"use {EYE}", "end turn")
    then(game, over=True, void=[EYE, EYE])
