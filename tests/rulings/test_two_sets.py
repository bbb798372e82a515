"""Rulings on cards of the two sets that meet: constructs put into play or hand, Link Device, extra turns, rewards."""

import pytest

from tests.talk import asked, combined, effects_by, exactly, not_offered, offered, refused, since, then, vigil, when

COURIER = "rocket-courier-x-99"
CH32 = "prototype-ch32"
BURROWER = "burrower-mark-ii"
ALTAR = "watchmakers-altar"
LINK = "hedron-link-device"
TOME = "tome-of-erabus"
EYE = "temporal-eye"
OGO = "ogo-demontrap"
TABLET = "tablet-of-times-dawn"
OZIAH = "oziah-judge-of-logos"
AVATAR = "avatar-of-the-fallen"
MONOCLE = "foresight-monocle"
STAFF = "wildcall-staff"
DECK = ["apprentice", "militia", "mystic"]
NOT_PLAYED = [None, {"put_is_play": "no"}]
PLAYED = {"put_is_play": "yes"}


# Rocket Courier and Prototype CH32


def courier_and_ch32(constructs=(COURIER, CH32), **position):
    """Both can move a Mechana construct, of which the row has two."""
    position.setdefault("energy", 1)
    return combined(constructs=list(constructs), deck=DECK, row=[BURROWER, ALTAR], runes=8, **position)


@pytest.mark.parametrize("constructs", [(COURIER, CH32), (CH32, COURIER)])
def test_courier_and_ch32_ask_one_question(constructs):
    """V-201"""
    game = courier_and_ch32(constructs)
    when(game, f"acquire {BURROWER}@1")
    asked(game, "option")
    assert game.decision.card == BURROWER
    assert game.decision.optional
    exactly(game, "choose option:hand", "choose option:play", "decline")
    refused(game, "accept", "end turn")


def test_put_into_play_by_ch32_leaves_courier_unused():
    """V-201: into play"""
    game = courier_and_ch32()
    mark = len(game.log)
    when(game, f"acquire {BURROWER}@1", "choose option:play")
    asked(game, "turn")
    then(game, constructs=[COURIER, CH32, BURROWER], hand=[], discard=[], deck=DECK, runes=5)
    assert [event.card for event in since(game, mark) if event.kind == "put"] == [BURROWER]
    assert CH32 in game.used(0)
    assert COURIER not in game.used(0)
    when(game, f"acquire {ALTAR}@2")
    asked(game, "confirm", source=COURIER)
    assert game.decision.card == ALTAR
    exactly(game, "accept", "decline")
    when(game, "accept")
    then(game, hand=[ALTAR], constructs=[COURIER, CH32, BURROWER], discard=[], runes=0)
    asked(game, "turn")


def test_put_into_hand_by_courier_leaves_ch32_unused():
    """V-201: to hand"""
    game = courier_and_ch32()
    when(game, f"acquire {BURROWER}@1", "choose option:hand")
    asked(game, "turn")
    then(game, hand=[BURROWER], constructs=[COURIER, CH32], discard=[], runes=5)
    assert COURIER in game.used(0)
    assert CH32 not in game.used(0)
    when(game, f"acquire {ALTAR}@2")
    asked(game, "confirm", source=CH32)
    assert game.decision.card == ALTAR
    when(game, "accept")
    then(game, hand=[BURROWER], constructs=[COURIER, CH32, ALTAR], discard=[], runes=0)
    asked(game, "turn")


def test_a_declined_construct_leaves_both_unused():
    """V-201: neither"""
    game = courier_and_ch32()
    when(game, f"acquire {BURROWER}@1", "decline")
    asked(game, "turn")
    then(game, discard=[BURROWER], hand=[], constructs=[COURIER, CH32], runes=5)
    assert game.used(0) == []
    when(game, f"acquire {ALTAR}@2")
    asked(game, "option")
    exactly(game, "choose option:hand", "choose option:play", "decline")


@pytest.mark.parametrize(
    ("position", "source"), [({"energy": 0}, COURIER), ({"used": [CH32]}, COURIER), ({"used": [COURIER]}, CH32)]
)
def test_only_the_one_that_can_move_it_asks(position, source):
    """V-201: without energy, or one of them used"""
    game = courier_and_ch32(**position)
    when(game, f"acquire {BURROWER}@1")
    asked(game, "confirm", source=source)
    exactly(game, "accept", "decline")


def test_neither_moves_a_construct_of_another_faction():
    """V-201: Mechana only"""
    game = combined(constructs=[COURIER, CH32], row=[TOME, "shadow-star"], runes=7, energy=1)
    when(game, f"acquire {TOME}@1", "acquire shadow-star@2")
    asked(game, "turn")
    then(game, discard=[TOME, "shadow-star"], hand=[], runes=0)


# Put into play is not played


def ch32_and_portabillet(options):
    """A Zeta Arsenal has just been acquired and put into play."""
    constructs = [CH32, "portabillet"]
    game = vigil(
        constructs=constructs, hand=[MONOCLE], deck=DECK, row=["zeta-arsenal"], runes=6, energy=1, options=options
    )
    when(game, "acquire zeta-arsenal@1")
    asked(game, "confirm", source=CH32)
    assert game.decision.card == "zeta-arsenal"
    when(game, "accept")
    then(game, constructs=[*constructs, "zeta-arsenal"], discard=[], runes=0)
    assert CH32 in game.used(0)
    return game


@pytest.mark.parametrize("options", NOT_PLAYED)
def test_portabillet_does_not_see_a_construct_put_into_play(options):
    """V-202"""
    game = ch32_and_portabillet(options)
    then(game, hand=[MONOCLE], deck=DECK)
    assert "portabillet" not in game.used(0)
    when(game, f"play {MONOCLE}")
    then(game, hand=["apprentice"], deck=DECK[1:])
    assert "portabillet" in game.used(0)


def test_portabillet_sees_a_construct_put_into_play_where_the_option_says_so():
    """V-202: put_is_play = yes"""
    game = ch32_and_portabillet(PLAYED)
    then(game, hand=[MONOCLE, "apprentice"], deck=DECK[1:])
    assert "portabillet" in game.used(0)
    when(game, f"play {MONOCLE}")
    then(game, hand=["apprentice"], deck=DECK[1:])
    asked(game, "turn")


@pytest.mark.parametrize(("options", "drawn"), [(None, 0), (PLAYED, 1)])
@pytest.mark.parametrize(("card", "cost"), [("portabillet", 5), (BURROWER, 3)])
def test_a_waiting_construct_put_into_play_sees_itself_only_where_the_option_says_so(options, drawn, card, cost):
    """V-202: the construct itself, both values of put_is_play"""
    game = combined(constructs=[CH32], deck=DECK, row=[card], runes=cost, energy=1, options=options)
    when(game, f"acquire {card}@1", "accept")
    then(game, constructs=[CH32, card], hand=DECK[:drawn], deck=DECK[drawn:], runes=0)
    asked(game, "turn")


@pytest.mark.parametrize(("options", "drawn"), [(None, 0), (PLAYED, 1)])
def test_burrower_and_a_construct_put_into_play(options, drawn):
    """V-202: Burrower Mark II, both values of put_is_play"""
    game = combined(constructs=[CH32, BURROWER], deck=DECK, row=[ALTAR], runes=5, energy=1, options=options)
    when(game, f"acquire {ALTAR}@1", "accept")
    then(game, constructs=[CH32, BURROWER, ALTAR], hand=DECK[:drawn], deck=DECK[drawn:])
    assert (BURROWER in game.used(0)) == (drawn == 1)


@pytest.mark.parametrize("options", [None, PLAYED])
def test_effects_of_entering_play_happen_when_put_into_play(options):
    """V-202: Temporal Eye"""
    game = combined(constructs=[LINK, CH32], deck=DECK, row=[EYE], runes=3, energy=1, options=options)
    when(game, f"acquire {EYE}@1")
    asked(game, "confirm", source=CH32)
    when(game, "accept")
    then(game, constructs=[LINK, CH32, EYE], hand=["apprentice"], deck=DECK[1:], discard=[], runes=0)
    asked(game, "turn")


def test_an_eye_that_is_only_acquired_draws_nothing():
    """V-202: Temporal Eye declined"""
    game = combined(constructs=[LINK, CH32], deck=DECK, row=[EYE], runes=3, energy=1)
    when(game, f"acquire {EYE}@1", "decline")
    then(game, constructs=[LINK, CH32], hand=[], deck=DECK, discard=[EYE])


# Hedron Link Device


@pytest.mark.parametrize(
    ("card", "energy", "resource"),
    [("omnicron", 0, "energy"), ("reactor-shrine", 2, "honor"), ("zeta-arsenal", 3, "power"), (MONOCLE, 4, "runes")],
)
@pytest.mark.parametrize(
    ("own", "other", "count"),
    [([LINK, TOME], [], 3), ([TOME], [], 1), ([TOME], [LINK], 1), ([LINK, TOME, EYE, OGO], [], 5), ([LINK], [TOME], 2)],
)
def test_with_link_device_every_own_construct_is_counted_as_mechana(card, energy, resource, own, other, count):
    """V-203"""
    game = combined(constructs=[[card, *own], other], energy=energy)
    when(game, f"use {card}")
    expected = {"energy": energy, "honor": 0, "power": 0, "runes": 0, "restricted_runes": 0}
    expected[resource] += count
    then(game, **expected)
    refused(game, f"use {card}")


@pytest.mark.parametrize(("card", "energy"), [("reactor-shrine", 2), ("zeta-arsenal", 3), (MONOCLE, 4)])
def test_link_device_does_not_lower_a_threshold(card, energy):
    """V-203: one energy short"""
    not_offered(combined(constructs=[card, LINK, TOME], energy=energy - 1), f"use {card}")
    offered(combined(constructs=[card, LINK, TOME], energy=energy), f"use {card}")


@pytest.mark.parametrize(("others", "drawn"), [([LINK], 1), ([], 0)])
def test_with_link_device_portabillet_waits_for_any_construct(others, drawn):
    """V-203: Portabillet"""
    game = combined(constructs=["portabillet", *others], hand=[TOME], deck=DECK)
    when(game, f"play {TOME}")
    then(game, hand=DECK[:drawn], deck=DECK[drawn:], constructs=["portabillet", TOME, *others])


def test_with_link_device_ch32_moves_any_construct():
    """V-203: Prototype CH32"""
    game = combined(constructs=[LINK, CH32], row=[TOME], runes=4, energy=1)
    when(game, f"acquire {TOME}@1")
    asked(game, "confirm", source=CH32)
    when(game, "accept", f"use {TOME}")
    then(game, constructs=[LINK, CH32, TOME], discard=[], energy=2, runes=0)


def test_with_link_device_restricted_runes_pay_for_any_construct():
    """V-203: restricted runes"""
    game = combined(constructs=[LINK, "the-grand-design"], row=[TOME, "darkwalker"], runes=2)
    not_offered(game, f"acquire {TOME}@1")
    when(game, "use the-grand-design")
    offered(game, f"acquire {TOME}@1")
    not_offered(game, "acquire darkwalker@2")
    when(game, f"acquire {TOME}@1")
    then(game, runes=0, restricted_runes=0, discard=[TOME])


def test_without_link_device_restricted_runes_do_not_pay_for_the_tome():
    """V-203: restricted runes without the Device"""
    game = combined(constructs=["the-grand-design"], row=[TOME, CH32], runes=2)
    when(game, "use the-grand-design")
    not_offered(game, f"acquire {TOME}@1")
    when(game, f"acquire {CH32}@2")
    then(game, runes=1, restricted_runes=0, discard=[CH32])


@pytest.mark.parametrize(
    ("constructs", "energy"),
    [([LINK, TOME, OGO], 3), ([TOME, OGO], 2), ([LINK, TOME, TOME], 2), ([LINK, TOME, OGO, EYE], 4), ([], 0)],
)
def test_magnet_monk_counts_factions_beside_link_device(constructs, energy):
    """V-203: Magnet Monk"""
    game = combined(constructs=constructs, hand=["magnet-monk"])
    when(game, "play magnet-monk")
    then(game, power=2, energy=energy, honor=0)


# Extra turns


def test_extra_turns_of_both_sets_add_up():
    """V-204"""
    game = combined(constructs=[TABLET, EYE, EYE])
    when(game, f"use {TABLET}", f"use {EYE}")
    then(game, constructs=[], void=[TABLET, EYE, EYE])
    for player in (0, 0, 1, 0, 1):
        when(game, "end turn")
        then(game, turn_player=player)


@pytest.mark.parametrize("construct", [TABLET, EYE])
def test_each_effect_alone_gives_one_extra_turn(construct):
    """V-204: one of them"""
    game = combined(constructs=[TABLET, EYE, EYE])
    when(game, f"use {construct}", "end turn")
    then(game, turn_player=0)
    when(game, "end turn")
    then(game, turn_player=1)


# Rewards inside rewards


def oziah_with_avatar():
    """Oziah has just defeated the Avatar and a Lagoon Troll; a Vault Sphinx lies where the Avatar was."""
    center = ["vault-sphinx", "arha-initiate", "mechana-initiate", "lifebound-initiate"]
    game = combined(hand=[OZIAH], deck=DECK, row=[AVATAR, "lagoon-troll"], center=center)
    return when(game, f"play {OZIAH}")


def test_a_reward_inside_a_reward_comes_before_the_next_one():
    """V-209"""
    game = oziah_with_avatar()
    asked(game, "reward")
    exactly(game, f"choose reward:{AVATAR}", "choose reward:lagoon-troll")
    then(game, honor=0, hand=[])
    mark = len(game.log)
    when(game, f"choose reward:{AVATAR}")
    asked(game, "take", source=AVATAR)
    assert game.decision.optional
    then(game, honor=4, hand=[])
    offered(game, "choose row:vault-sphinx@1", "choose row:arha-initiate@2", "decline")
    when(game, "choose row:vault-sphinx@1")
    asked(game, "turn")
    then(game, honor=4 + 2 + 2, pool=52, trophies=["vault-sphinx"], void=[AVATAR, "lagoon-troll"])
    then(game, hand=["apprentice"], deck=DECK[1:], power=0)
    assert game.row[:2] == ["mechana-initiate", "arha-initiate"]
    assert effects_by(since(game, mark)) == [AVATAR, "vault-sphinx", "lagoon-troll"]


def test_the_avatars_free_card_may_be_declined_before_the_next_reward():
    """V-209: declined"""
    game = oziah_with_avatar()
    when(game, f"choose reward:{AVATAR}", "decline")
    asked(game, "turn")
    then(game, honor=4 + 2, trophies=[], hand=["apprentice"])
    assert game.row[:2] == ["vault-sphinx", "arha-initiate"]


def test_the_other_order_of_rewards_may_be_chosen():
    """V-209: the Troll first"""
    game = oziah_with_avatar()
    when(game, "choose reward:lagoon-troll")
    asked(game, "take", source=AVATAR)
    then(game, honor=2 + 4, hand=["apprentice"])
    when(game, "choose row:vault-sphinx@1")
    then(game, honor=2 + 4 + 2, trophies=["vault-sphinx"], hand=["apprentice"])


# Discounts of both sets


@pytest.mark.parametrize(("energy", "paid", "staff"), [(0, 1, True), (1, 0, True), (2, 0, True), (3, 0, False)])
def test_discounts_that_end_anyway_are_taken_before_the_staff(energy, paid, staff):
    """V-211"""
    game = combined(
        hand=["reactor-monk", "cognition-courier"], constructs=[STAFF], row=[MONOCLE], under={1: 1}, energy=energy
    )
    when(game, "play reactor-monk", "play cognition-courier")
    then(game, runes=4)
    when(game, f"acquire {MONOCLE}@1")
    asked(game, "turn")
    then(game, runes=4 - paid, discard=[MONOCLE, "energy-shard"])
    assert (STAFF in game.used(0)) == staff


# Voidthirster


@pytest.mark.parametrize("thirsters", [0, 1, 2])
def test_monsters_defeated_together_are_one_first_time(thirsters):
    """V-224"""
    row = ["raging-ursine", "samaels-trickster", "lagoon-troll"]
    game = combined(hand=[OZIAH], constructs=["voidthirster"] * thirsters, deck=DECK, row=row, power=2)
    mark = len(game.log)
    when(game, f"play {OZIAH}")
    asked(game, "reward")
    when(game, "choose reward:samaels-trickster", "choose reward:lagoon-troll")
    asked(game, "turn")
    then(game, honor=2 + 2 + 3 + thirsters, runes=1, hand=["apprentice"], power=2)
    expected = ["samaels-trickster", "lagoon-troll", "raging-ursine", *["voidthirster"] * min(thirsters, 1)]
    assert effects_by(since(game, mark)) == expected


def test_a_monster_after_several_at_once_is_not_the_first():
    """V-224: a later monster"""
    center = ["samaels-trickster", "arha-initiate"]
    game = combined(hand=[OZIAH], constructs=["voidthirster"], row=["raging-ursine"], center=center, power=3)
    when(game, f"play {OZIAH}")
    then(game, honor=3 + 1)
    when(game, "defeat samaels-trickster@1")
    then(game, honor=3 + 1 + 2, power=0)


def test_oziah_without_a_monster_is_no_first_time():
    """V-224: no monster in the row"""
    center = ["vault-sphinx", "arha-initiate"]
    game = combined(hand=[OZIAH], constructs=["voidthirster"], row=["spike-vixen"], center=center, runes=2, power=4)
    when(game, f"play {OZIAH}")
    asked(game, "turn")
    then(game, honor=0)
    when(game, "acquire spike-vixen@1", "defeat vault-sphinx@1")
    then(game, honor=2 + 1, trophies=["vault-sphinx"], power=0)


def test_a_trophy_monster_counts_for_voidthirster():
    """V-224: a trophy among several"""
    game = combined(hand=[OZIAH], constructs=["voidthirster"], row=["vault-sphinx", "serpent-siren"])
    when(game, f"play {OZIAH}", "choose reward:serpent-siren")
    then(game, honor=1 + 2 + 1, trophies=["serpent-siren", "vault-sphinx"])
    asked(game, "turn")
