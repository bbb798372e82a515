"""Rulings on discounts: Wildcall Staff by itself, several of them, and beside discounts for the next construct."""

import pytest

import deckwright as dw
from tests.talk import asked, combined, exactly, not_offered, offered, row_answers, then, vigil, when

STAFF = "wildcall-staff"
SHARD = "energy-shard"
MERCHANT = "spirit-merchant"
DRUID = "loamspeaker-druid"
MONK = "monk-of-the-lidless-eye"
TABLET = "tablet-of-the-dreamer"
COURIER = "cognition-courier"
TOME = "tome-of-erabus"
MONOCLE = "foresight-monocle"
OZIAH = "oziah-judge-of-logos"
ALTAR = "watchmakers-altar"
ONE = {"staff_stacking": "one"}
ADD = [None, {"staff_stacking": "add"}]


def used_staffs(game):
    """How many Staffs of seat 0 have lowered a price this turn."""
    return list(game.used(0)).count(STAFF)


# One Staff


def test_the_staff_lowers_the_first_card_over_treasure_by_two():
    """V-106"""
    game = vigil(constructs=[STAFF], row=["darkwalker", "darkwalker"], under={1: 1, 2: 1}, runes=4)
    when(game, "acquire darkwalker@1")
    asked(game, "turn")
    then(game, runes=3, discard=["darkwalker", SHARD])
    assert used_staffs(game) == 1
    when(game, "acquire darkwalker@2")
    then(game, runes=0, discard=["darkwalker", "darkwalker", SHARD, SHARD])
    assert used_staffs(game) == 1


@pytest.mark.parametrize(("runes", "check"), [(0, not_offered), (1, offered)])
def test_the_lowered_price_must_be_paid(runes, check):
    """V-106: cost 3 less 2"""
    check(vigil(constructs=[STAFF], row=["darkwalker"], under={1: 1}, runes=runes), "acquire darkwalker@1")


def test_the_price_never_falls_below_zero():
    """V-106: Spirit Merchant"""
    game = vigil(constructs=[STAFF], row=[MERCHANT], under={1: 1}, runes=1)
    when(game, f"acquire {MERCHANT}@1")
    then(game, runes=1, discard=[MERCHANT, SHARD])
    assert used_staffs(game) == 1


@pytest.mark.parametrize("treasure", [1, 2, 5])
def test_the_amount_of_treasure_does_not_matter(treasure):
    """V-106: more treasure, same discount"""
    game = vigil(constructs=[STAFF], row=["omnicron"], under={1: treasure}, runes=5)
    when(game, "acquire omnicron@1")
    then(game, runes=0, discard=["omnicron", *[SHARD] * treasure])


def test_a_card_without_treasure_costs_its_full_price_and_saves_the_staff():
    """V-106: no treasure beneath"""
    game = vigil(constructs=[STAFF], row=["darkwalker", "darkwalker"], under={2: 1}, runes=4)
    when(game, "acquire darkwalker@1")
    then(game, runes=1)
    assert used_staffs(game) == 0
    when(game, "acquire darkwalker@2")
    then(game, runes=0)
    assert used_staffs(game) == 1


def test_the_staff_lowers_neither_piles_nor_monsters():
    """V-106: cards with treasure beneath only, and runes only"""
    game = vigil(constructs=[STAFF], row=["lagoon-troll"], under={1: 1}, runes=2, power=2)
    not_offered(game, "acquire mystic", "defeat lagoon-troll@1")
    when(game, "acquire heavy-infantry")
    then(game, runes=0)
    assert used_staffs(game) == 0


@pytest.mark.parametrize("position", [{"constructs": [[], [STAFF]]}, {"constructs": [STAFF], "used": [STAFF]}, {}])
def test_only_an_unused_staff_of_ones_own_lowers_a_price(position):
    """V-106: an opponent's Staff, a used one, none"""
    game = vigil(row=["darkwalker"], under={1: 1}, runes=2, **position)
    not_offered(game, "acquire darkwalker@1")


def test_the_staff_works_in_the_turn_it_is_played_and_again_in_the_next():
    """V-106: once per turn"""
    game = vigil(hand=[STAFF], deck=["apprentice"] * 5, row=["darkwalker", "darkwalker"], under={1: 1, 2: 1}, runes=1)
    not_offered(game, "acquire darkwalker@1")
    when(game, f"play {STAFF}", "acquire darkwalker@1")
    then(game, runes=0)
    when(game, "end turn", "end turn", "play apprentice")
    assert used_staffs(game) == 0
    when(game, "acquire darkwalker@2")
    then(game, runes=0)
    assert used_staffs(game) == 1


# Several Staffs


@pytest.mark.parametrize("options", ADD)
def test_two_staffs_lower_the_same_card(options):
    """V-107"""
    game = vigil(constructs=[STAFF, STAFF], row=[DRUID, MONK], under={1: 1, 2: 1}, runes=6, options=options)
    when(game, f"acquire {DRUID}@1")
    asked(game, "turn")
    then(game, runes=5)
    assert used_staffs(game) == 2
    when(game, f"acquire {MONK}@2")
    then(game, runes=0, discard=[DRUID, MONK, SHARD, SHARD])


def test_one_staff_for_each_card_where_the_option_says_so():
    """V-107: staff_stacking = one"""
    game = vigil(constructs=[STAFF, STAFF], row=[DRUID, MONK], under={1: 1, 2: 1}, runes=6, options=ONE)
    when(game, f"acquire {DRUID}@1")
    asked(game, "turn")
    then(game, runes=3)
    assert used_staffs(game) == 1
    when(game, f"acquire {MONK}@2")
    then(game, runes=0)
    assert used_staffs(game) == 2


@pytest.mark.parametrize(("runes", "options", "check"), [(0, None, not_offered), (1, None, offered), (2, ONE, not_offered), (3, ONE, offered)])  # fmt: skip
def test_the_price_left_by_two_staffs_must_be_paid(runes, options, check):
    """V-107: cost 5, both values of staff_stacking"""
    check(vigil(constructs=[STAFF, STAFF], row=[MONK], under={1: 1}, runes=runes, options=options), f"acquire {MONK}@1")


def test_an_unknown_value_of_staff_stacking_is_refused():
    """V-107: values of the option"""
    with pytest.raises(dw.BadOption):
        vigil(options={"staff_stacking": "both"})


@pytest.mark.parametrize(
    ("card", "paid", "used"),
    [
        (MERCHANT, 0, 1),
        ("treasure-hunter", 0, 1),
        ("darkwalker", 0, 2),
        ("truth-seeker", 0, 2),
        (DRUID, 1, 2),
        ("nyxian-spiritcaster", 2, 2),
    ],
)
def test_a_staff_that_would_lower_nothing_stays_unused(card, paid, used):
    """V-210"""
    game = vigil(constructs=[STAFF, STAFF], row=[card], under={1: 1}, runes=9)
    when(game, f"acquire {card}@1")
    asked(game, "turn")
    then(game, runes=9 - paid, discard=[card, SHARD])
    assert used_staffs(game) == used


def test_a_staff_left_over_lowers_the_next_card():
    """V-210: the other Staff"""
    game = vigil(constructs=[STAFF, STAFF], row=[MERCHANT, "darkwalker"], under={1: 1, 2: 1}, runes=1)
    when(game, f"acquire {MERCHANT}@1", "acquire darkwalker@2")
    then(game, runes=0, discard=[MERCHANT, "darkwalker", SHARD, SHARD])
    assert used_staffs(game) == 2


# No price to lower


def test_a_card_taken_with_the_tablet_leaves_the_staff_unused():
    """V-210: Tablet of the Dreamer"""
    game = vigil(constructs=[STAFF, TABLET], row=["omnicron", "darkwalker"], under={1: 2, 2: 1}, runes=1, energy=4)
    when(game, f"use {TABLET}")
    asked(game, "take", source=TABLET)
    exactly(game, *row_answers(game))
    when(game, "choose row:omnicron@1")
    then(game, runes=1, discard=["omnicron", SHARD, SHARD])
    assert used_staffs(game) == 0
    when(game, "acquire darkwalker@2")
    then(game, runes=0)
    assert used_staffs(game) == 1


def test_a_card_acquired_with_muse_leaves_the_staff_unused():
    """V-210: Lifebound Muse"""
    game = vigil(hand=["lifebound-muse"], constructs=[STAFF], row=["darkwalker"], under={1: 1})
    when(game, "play lifebound-muse", "choose row:darkwalker@1")
    then(game, runes=0, discard=["darkwalker", SHARD])
    assert used_staffs(game) == 0


@pytest.mark.parametrize(("energy", "runes", "used"), [(7, 0, 0), (6, 7, 1)])
def test_oziah_for_free_leaves_the_staff_unused(energy, runes, used):
    """V-210: Oziah, Judge of Logos, with and without 7 energy"""
    game = vigil(constructs=[STAFF], row=[OZIAH], under={1: 1}, runes=runes, energy=energy)
    when(game, f"acquire {OZIAH}@1")
    then(game, runes=0, discard=[OZIAH, SHARD])
    assert used_staffs(game) == used


def test_the_team_mates_rune_is_no_price_to_lower():
    """V-210: teams"""
    game = vigil(players=4, mode="teams", constructs=[STAFF], row=["darkwalker"], under={1: 1}, runes=2)
    when(game, "acquire darkwalker@1 for teammate")
    asked(game, "turn")
    then(game, runes=0, discard=[[SHARD], [], ["darkwalker"], []])
    assert used_staffs(game) == 1


@pytest.mark.parametrize(("card", "runes", "check"), [("darkwalker", 1, not_offered), (MERCHANT, 0, not_offered), (MERCHANT, 1, offered)])  # fmt: skip
def test_a_discount_that_is_too_large_does_not_pay_the_team_mates_rune(card, runes, check):
    """V-210: teams, what must be paid"""
    game = vigil(players=4, mode="teams", constructs=[STAFF], row=[card], under={1: 1}, runes=runes)
    check(game, f"acquire {card}@1 for teammate")
    offered(game, f"acquire {card}@1")


# Discounts for the next construct


@pytest.mark.parametrize(("energy", "paid", "used"), [(0, 2, 1), (1, 1, 1), (2, 0, 1), (3, 0, 1), (4, 0, 0), (5, 0, 0)])
def test_the_discount_for_the_next_construct_is_taken_before_the_staff(energy, paid, used):
    """V-211"""
    game = vigil(hand=[COURIER], constructs=[STAFF], row=[TOME, MONOCLE], under={1: 1}, energy=energy, runes=4)
    when(game, f"play {COURIER}")
    then(game, runes=6)
    when(game, f"acquire {TOME}@1")
    asked(game, "turn")
    then(game, runes=6 - paid, discard=[TOME, SHARD])
    assert used_staffs(game) == used
    when(game, f"acquire {MONOCLE}@2")
    then(game, runes=6 - paid - 4)


def test_discounts_of_two_couriers_add_up():
    """V-211: two Couriers"""
    game = vigil(hand=[COURIER, COURIER], row=["zeta-arsenal", TOME], energy=2)
    when(game, f"play {COURIER}", f"play {COURIER}")
    then(game, runes=4)
    when(game, "acquire zeta-arsenal@1")
    then(game, runes=2)
    not_offered(game, f"acquire {TOME}@2")


def test_a_hero_neither_gets_nor_ends_the_discount_of_the_next_construct():
    """V-211: a hero first"""
    game = vigil(hand=[COURIER], constructs=[STAFF], row=["darkwalker", TOME], under={1: 1}, energy=2)
    when(game, f"play {COURIER}", "acquire darkwalker@1")
    then(game, runes=1)
    assert used_staffs(game) == 1
    not_offered(game, f"acquire {TOME}@2")
    game = vigil(hand=[COURIER], constructs=[STAFF], row=["darkwalker", TOME], under={1: 1}, energy=2, runes=1)
    when(game, f"play {COURIER}", "acquire darkwalker@1", f"acquire {TOME}@2")
    then(game, runes=0, discard=["darkwalker", TOME, SHARD])


def test_a_free_construct_ends_the_discount():
    """V-211: Tablet of the Dreamer"""
    game = vigil(hand=[COURIER], constructs=[TABLET], row=["omnicron", TOME], energy=4, runes=1)
    when(game, f"play {COURIER}", f"use {TABLET}", "choose row:omnicron@1")
    then(game, runes=3, discard=["omnicron"])
    not_offered(game, f"acquire {TOME}@2")


def test_what_is_too_much_of_a_discount_is_lost():
    """V-211: both sets, nothing is left over for the next construct"""
    row, hand = [MONOCLE, ALTAR], ["reactor-monk", COURIER]
    game = combined(hand=hand, constructs=[STAFF], row=row, under={2: 1}, energy=6)
    when(game, "play reactor-monk", f"play {COURIER}", f"acquire {MONOCLE}@1")
    then(game, runes=4)
    when(game, f"acquire {ALTAR}@2")
    then(game, runes=4 - (5 - 2), discard=[MONOCLE, ALTAR, SHARD])
    assert used_staffs(game) == 1


def test_restricted_runes_pay_what_the_discounts_leave():
    """V-211: both sets, restricted runes first"""
    game = combined(hand=["reactor-monk"], constructs=[STAFF, ALTAR], row=["zeta-arsenal"], under={1: 1}, runes=1)
    when(game, "play reactor-monk", f"use {ALTAR}")
    then(game, runes=3, restricted_runes=1)
    when(game, "acquire zeta-arsenal@1")
    then(game, runes=3 - (6 - 1 - 2 - 1), restricted_runes=0, discard=["zeta-arsenal", SHARD])
