"""Treasure: how it comes to lie beneath the row, who gets it and what an Energy Shard does, V-010 to V-025."""

import pytest

import deckwright as dw
from tests.talk import (
    VIGIL,
    asked,
    combined,
    exactly,
    kinds,
    not_offered,
    refused,
    since,
    then,
    to_the_end,
    vigil,
    when,
)

SHARD, STARTING_SHARD = "energy-shard", "energy-shard-start"
SHARDS = [SHARD, STARTING_SHARD]
HUNTER = "treasure-hunter"  # costs 2 runes
OZIAH = "oziah-judge-of-logos"
MONSTERS = ["lagoon-troll", "vault-sphinx", "raging-ursine", "deviant-fiend", "twisted-tyrant"]
NO_HEROES = ["lagoon-troll", "omnicron", "voidfeeder", "vault-sphinx", "temporal-eye", "raging-ursine"]

# id, cost in runes
ACQUIRED = [
    ("leotans-familiar", 1), ("runic-honiskrot", 3), ("starcaller-leotan", 6), ("ogo-demontrap", 4),
    ("tome-of-erabus", 4), ("voidfeeder", 5), ("blackwatch-vanquisher", 4), ("darkwalker", 3),
    ("illiya-the-demonborn", 7), ("nyxian-spiritcaster", 6), ("spirit-merchant", 1), ("treasure-hunter", 2),
]  # fmt: skip
# id, cost in power, honor, cards drawn, whether it is kept as a trophy; without energy
DEFEATED = [
    ("deviant-fiend", 5, 3, 0, False), ("raging-ursine", 3, 3, 0, False), ("serpent-siren", 2, 1, 0, True),
    ("twisted-tyrant", 6, 6, 0, False), ("vault-sphinx", 4, 2, 0, True), ("lagoon-troll", 3, 2, 1, False),
]  # fmt: skip


def beneath(game: dw.Game) -> list[int]:
    """How much treasure lies under each slot."""
    found = [game.under(slot) for slot in range(1, len(game.row) + 1)]
    assert {card for cards in found for card in cards} <= {SHARD}
    return [len(cards) for cards in found]


def moves_of_treasure(events) -> set[tuple[str, tuple[str, str]]]:
    return {(event.card, event.zones) for event in events if event.kind == "treasure"}


# Beneath the row


def test_treasure_takes_no_place_in_the_row():
    """V-010"""
    row = ["lagoon-troll", "darkwalker", "omnicron", "vault-sphinx", HUNTER, "temporal-eye"]
    game = vigil(row=row, under={1: 1, 3: 2, 6: 1}, runes=20, power=20)
    then(game, row=row)
    assert beneath(game) == [1, 0, 2, 0, 0, 1]
    exactly(
        game, "defeat lagoon-troll@1", "acquire darkwalker@2", "acquire omnicron@3", "defeat vault-sphinx@4",
        f"acquire {HUNTER}@5", "acquire temporal-eye@6", "acquire mystic", "acquire heavy-infantry", "defeat cultist",
        "end turn",
    )  # fmt: skip
    refused(game, "acquire energy-shard@1", "acquire energy-shard", "acquire energy-shard@7")


@pytest.mark.parametrize(
    ("card", "action", "resources"),
    [(HUNTER, "acquire", {"runes": 2}), ("raging-ursine", "defeat", {"power": 3})],
)
@pytest.mark.parametrize("slot", [1, 6])
def test_a_refill_goes_on_until_a_card_that_is_no_treasure(card, action, resources, slot):
    """V-011"""
    row = ["magnet-monk", "runic-honiskrot", "illiya-the-demonborn", "voidfeeder", "vault-sphinx", "lagoon-troll"]
    row[slot - 1] = card
    game = vigil(row=row, center=[SHARD] * 3 + ["darkwalker", SHARD, "lagoon-troll"], **resources)
    mark = len(game.log)
    when(game, f"{action} {card}@{slot}")
    row[slot - 1] = "darkwalker"
    then(game, row=row, center=[SHARD, "lagoon-troll"], energy=0)
    assert beneath(game) == [3 if place == slot else 0 for place in range(1, 7)]
    assert SHARD not in game.zone("discard", 0)
    assert moves_of_treasure(since(game, mark)) == {(SHARD, ("center", "row"))}


def test_acquiring_brings_the_treasure_without_extra_cost():
    """V-012"""
    game = vigil(row=[HUNTER, "darkwalker"], under={1: 2, 2: 1}, runes=2)
    replacement = game.zone("center")[0]
    mark = len(game.log)
    when(game, f"acquire {HUNTER}@1")
    then(game, runes=0, energy=0, hand=[], discard=[SHARD, SHARD, HUNTER], void=[])
    assert game.row[0] == replacement
    assert beneath(game) == [0, 1, 0, 0, 0, 0]
    assert moves_of_treasure(since(game, mark)) == {(SHARD, ("row", "discard"))}


@pytest.mark.parametrize(("card", "cost"), ACQUIRED)
def test_a_card_with_treasure_costs_what_is_printed(card, cost):
    """V-012: the price of each card"""
    game = vigil(row=[card], under={1: 1}, runes=cost)
    when(game, f"acquire {card}@1")
    then(game, runes=0, power=0, energy=0, honor=0, discard=[SHARD, card], constructs=[])
    asked(game, "turn")
    not_offered(vigil(row=[card], under={1: 1}, runes=cost - 1, power=20), f"acquire {card}@1")


@pytest.mark.parametrize(("monster", "cost", "honor", "cards", "kept"), DEFEATED)
def test_defeating_brings_the_treasure_beside_the_printed_reward(monster, cost, honor, cards, kept):
    """V-013"""
    deck = ["apprentice", "militia", "mystic", "apprentice"]
    game = vigil(row=[monster], under={1: 2}, deck=deck, power=cost)
    when(game, f"defeat {monster}@1")
    then(game, power=0, runes=0, energy=0, honor=honor, pool=60 - honor)
    then(game, hand=deck[:cards], deck=deck[cards:], discard=[SHARD, SHARD])
    then(game, trophies=[monster] * kept, void=[monster] * (not kept))
    asked(game, "turn")
    not_offered(vigil(row=[monster], under={1: 2}, power=cost - 1, runes=20), f"defeat {monster}@1")


# Free acquiring and defeating


@pytest.mark.parametrize(
    ("position", "action", "kind", "honor"),
    [
        ({"constructs": ["tablet-of-the-dreamer"], "energy": 4}, "use tablet-of-the-dreamer", "take", 0),
        ({"hand": ["lifebound-muse"]}, "play lifebound-muse", "acquire", 0),
        ({"row": ["herald-of-doom", "darkwalker"], "power": 8}, "defeat herald-of-doom@1", "take", 6),
    ],
)
def test_a_card_acquired_for_free_brings_its_treasure(position, action, kind, honor):
    """V-014"""
    game = vigil(**{"row": ["voidfeeder", "darkwalker"], "under": {2: 2, 3: 1}, "runes": 1} | position)
    when(game, action)
    asked(game, kind)
    when(game, "choose row:darkwalker@2")
    then(game, discard=[SHARD, SHARD, "darkwalker"], runes=1, power=0, honor=honor, hand=[])
    assert beneath(game) == [0, 0, 1, 0, 0, 0]
    asked(game, "turn")


@pytest.mark.parametrize(
    ("position", "action", "kind", "honor"),
    [
        ({"constructs": ["tablet-of-the-dreamer"], "energy": 4}, "use tablet-of-the-dreamer", "take", 2),
        ({"hand": ["righteous-templar"]}, "play righteous-templar", "defeat", 2),
        ({"row": ["herald-of-doom", "lagoon-troll"], "power": 9}, "defeat herald-of-doom@1", "take", 6 + 2),
    ],
)
def test_a_monster_defeated_for_free_brings_its_treasure(position, action, kind, honor):
    """V-014: monsters"""
    row = ["voidfeeder", "lagoon-troll"]
    game = vigil(**{"row": row, "under": {2: 2, 3: 1}, "deck": ["apprentice", "militia"], "power": 1} | position)
    when(game, action)
    asked(game, kind)
    when(game, "choose row:lagoon-troll@2")
    then(game, discard=[SHARD, SHARD], power=1, honor=honor, hand=["apprentice"], deck=["militia"])
    assert beneath(game) == [0, 0, 1, 0, 0, 0]
    asked(game, "turn")


def test_oziah_brings_the_treasure_under_every_monster():
    """V-014: Oziah, Judge of Logos"""
    game = vigil(hand=[OZIAH], row=["serpent-siren", "darkwalker", "vault-sphinx"], under={1: 1, 2: 4, 3: 2})
    when(game, f"play {OZIAH}")
    asked(game, "reward")
    then(game, discard=[SHARD] * 3, honor=0)
    when(game, "choose reward:vault-sphinx")
    then(game, discard=[SHARD] * 3, honor=3, trophies=["serpent-siren", "vault-sphinx"], power=0)
    assert beneath(game) == [0, 4, 0, 0, 0, 0]
    asked(game, "turn")


def test_herald_with_seven_energy_brings_all_treasure_of_the_row():
    """V-014: Herald of Doom with 7 energy"""
    rest = ["magnet-monk", "skyrocket-drone", "leotans-familiar", "voidfeeder", "portabillet", "ogo-demontrap"]
    game = vigil(
        row=["herald-of-doom", "darkwalker", "zeta-arsenal", HUNTER, "serpent-siren", "temporal-eye"],
        under={1: 1, 2: 2, 4: 1, 5: 1},
        center=["beacon-shaman", *rest],
        energy=7,
        power=8,
    )
    when(game, "defeat herald-of-doom@1")
    acquired = ["beacon-shaman", "darkwalker", "zeta-arsenal", HUNTER, "temporal-eye"]
    then(game, honor=7, discard=[SHARD] * 5 + acquired, trophies=["serpent-siren"], void=["herald-of-doom"])
    then(game, row=rest, center=[], energy=7, runes=0, power=0)
    assert beneath(game) == [0] * 6
    asked(game, "turn")


# In hand and in the deck


@pytest.mark.parametrize("shard", SHARDS)
def test_treasure_is_played_like_a_hero(shard):
    """V-015"""
    deck = ["apprentice", "militia", "mystic", "mystic", "militia", "mystic", "heavy-infantry"]
    game = vigil(hand=[shard], deck=deck)
    when(game, f"play {shard}")
    then(game, energy=1, runes=0, power=0, honor=0, hand=["apprentice"], deck=deck[1:], played=[shard], discard=[])
    asked(game, "turn")
    when(game, "end turn")
    then(game, played=[], discard=["apprentice", shard], hand=deck[1:6], deck=["heavy-infantry"])


def test_energy_shards_are_worth_nothing_at_the_end():
    """V-016"""
    game = to_the_end(vigil(deck=[[SHARD] * 7, [STARTING_SHARD, SHARD, "darkwalker"]], pool=0, end_triggered=True))
    assert game.scores() == [0, 2]
    assert [dw.card(VIGIL, shard).honor for shard in SHARDS] == [0, 0]


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_a_banished_shard_goes_where_its_origin_says(zone):
    """V-017"""
    cards = {"hand": ["darkwalker", "darkwalker"], "discard": []}
    cards[zone] = [*cards[zone], *SHARDS]
    game = vigil(**cards, energy=1)
    when(game, "play darkwalker")
    exactly(game, f"choose {zone}:{SHARD}", f"choose {zone}:{STARTING_SHARD}", "choose hand:darkwalker", "decline")
    when(game, f"choose {zone}:{STARTING_SHARD}")
    then(game, void=[], box=[STARTING_SHARD])
    when(game, "play darkwalker", f"choose {zone}:{SHARD}")
    then(game, void=[SHARD], box=[STARTING_SHARD], hand=[], discard=[], power=4, energy=1)


# Banishing from the row


def test_banishing_a_row_card_leaves_its_treasure_there():
    """V-018"""
    center = ["darkwalker", "magnet-monk", "lagoon-troll"]
    game = vigil(
        hand=["truth-seeker"], deck=["apprentice"], row=["skyrocket-drone"], under={1: 2}, center=center, runes=3
    )
    when(game, "play truth-seeker", "choose row:skyrocket-drone@1")
    then(game, void=["skyrocket-drone"], discard=[], hand=["apprentice"], center=center[1:])
    assert game.row[0] == "darkwalker"
    assert beneath(game) == [2, 0, 0, 0, 0, 0]
    when(game, "acquire darkwalker@1")
    then(game, discard=[SHARD, SHARD, "darkwalker"], runes=0)
    assert beneath(game) == [0] * 6


def test_truth_seeker_takes_the_first_new_treasure_and_no_old_one():
    """V-018: Truth Seeker and newly turned up treasure"""
    center = [SHARD, SHARD, "darkwalker", "lagoon-troll"]
    game = vigil(hand=["truth-seeker"], row=["skyrocket-drone"], under={1: 2}, center=center)
    when(game, "play truth-seeker", "choose row:skyrocket-drone@1")
    then(game, void=["skyrocket-drone"], discard=[SHARD], center=["lagoon-troll"])
    assert game.row[0] == "darkwalker"
    assert beneath(game) == [3, 0, 0, 0, 0, 0]


def test_treasure_goes_to_the_void_with_a_banished_card_where_the_option_says_so():
    """V-018: banished_over_treasure = banished"""
    options = {"banished_over_treasure": "banished"}
    center = ["darkwalker", "lagoon-troll"]
    game = vigil(
        hand=["truth-seeker"], row=["skyrocket-drone", "voidfeeder"], under={1: 2, 2: 1}, center=center, options=options
    )
    when(game, "play truth-seeker", "choose row:skyrocket-drone@1")
    then(game, void=[SHARD, SHARD, "skyrocket-drone"], discard=[], center=["lagoon-troll"])
    assert game.row[0] == "darkwalker"
    assert beneath(game) == [0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("before", "new", "pool"), [(1, 1, 80), (1, 0, 70), (0, 1, 70), (0, 0, 60), (2, 1, 90)])
def test_fate_counts_all_treasure_beneath(before, new, pool):
    """V-019"""
    center = [SHARD] * new + ["loamspeaker-druid", "mephit"]
    under = {1: before} if before else {}
    game = combined(hand=["seer-of-the-forked-path"], row=["landtalker"], under=under, center=center)
    when(game, "play seer-of-the-forked-path", "choose row:landtalker@1")
    then(game, pool=pool, center=["mephit"], void=["landtalker"], discard=[])
    assert game.row[0] == "loamspeaker-druid"
    assert beneath(game) == [before + new, 0, 0, 0, 0, 0]
    asked(game, "turn")


# Treasure is no hero


@pytest.mark.parametrize("copier", ["reality-sculptor", "ulu-askara-prince"])
@pytest.mark.parametrize("shard", SHARDS)
def test_treasure_is_not_copied(copier, shard):
    """V-020"""
    game = vigil(hand=[shard, "militia", copier], deck=["apprentice", "mystic"])
    when(game, f"play {shard}", "play militia", f"play {copier}")
    then(game, power=2, energy=1, hand=["apprentice"], deck=["mystic"])
    asked(game, "turn")


def test_only_heroes_are_offered_for_copying():
    """V-020: what is offered"""
    game = vigil(hand=[SHARD, STARTING_SHARD, "militia", "mystic", "reality-sculptor"])
    when(game, f"play {SHARD}", f"play {STARTING_SHARD}", "play militia", "play mystic", "play reality-sculptor")
    asked(game, "copy", source="reality-sculptor")
    exactly(game, "choose played:militia", "choose played:mystic")
    refused(game, f"choose played:{SHARD}", f"choose played:{STARTING_SHARD}")


def test_treasure_is_not_acquired_as_a_free_hero():
    """V-020: free hero"""
    game = vigil(hand=["lifebound-muse"], row=NO_HEROES, under={1: 1, 2: 2}, energy=2)
    when(game, "play lifebound-muse")
    exactly(game, "choose pile:mystic", "choose pile:heavy-infantry")


# Special destinations


@pytest.mark.parametrize("into_play", [True, False])
def test_treasure_does_not_go_into_play_with_its_card(into_play):
    """V-021"""
    game = vigil(constructs=["prototype-ch32"], row=["zeta-arsenal"], under={1: 1}, energy=1, runes=6)
    when(game, "acquire zeta-arsenal@1")
    asked(game, "confirm", source="prototype-ch32")
    assert game.decision.card == "zeta-arsenal"
    when(game, "accept" if into_play else "decline")
    then(game, constructs=["prototype-ch32"] + ["zeta-arsenal"] * into_play)
    then(game, discard=[SHARD] + ["zeta-arsenal"] * (not into_play), hand=[], runes=0, energy=1)
    asked(game, "turn")


def test_treasure_does_not_go_to_the_hand_with_its_card():
    """V-021: Rocket Courier"""
    game = combined(constructs=["rocket-courier-x-99"], row=["burrower-mark-ii"], under={1: 2}, runes=3)
    when(game, "acquire burrower-mark-ii@1", "accept")
    then(game, hand=["burrower-mark-ii"], discard=[SHARD, SHARD], runes=0)


# Drawing, reshuffling, order


@pytest.mark.parametrize("shard", SHARDS)
def test_a_shard_reshuffles_the_discard_pile_without_the_cards_played(shard):
    """V-022"""
    discard = ["apprentice", "militia", "mystic"]
    game = vigil(hand=["heavy-infantry", shard], discard=discard)
    when(game, "play heavy-infantry", f"play {shard}")
    hand, deck = game.zone("hand", 0), game.zone("deck", 0)
    assert (len(hand), len(deck)) == (1, 2)
    assert sorted([*hand, *deck]) == discard
    then(game, discard=[], played=["heavy-infantry", shard], energy=1)


def test_the_void_is_reshuffled_while_treasure_is_turned_up():
    """V-023"""
    game = vigil(row=[HUNTER], center=[SHARD], void=MONSTERS, runes=2)
    when(game, f"acquire {HUNTER}@1")
    assert beneath(game) == [1, 0, 0, 0, 0, 0]
    assert len(game.zone("center")) == 4
    assert sorted([game.row[0], *game.zone("center")]) == sorted(MONSTERS)
    then(game, void=[], discard=[HUNTER])


@pytest.mark.parametrize("seed", range(6))
def test_treasure_in_the_void_comes_back_beneath_the_row(seed):
    """V-023: treasure in the Void"""
    game = vigil(row=[HUNTER], center=[], void=[SHARD, SHARD, "lagoon-troll"], runes=2, seed=seed)
    when(game, f"acquire {HUNTER}@1")
    assert game.row[0] == "lagoon-troll"
    assert [*game.under(1), *game.zone("center")] == [SHARD, SHARD]
    then(game, void=[], discard=[HUNTER])


def test_treasure_is_acquired_before_the_reward():
    """V-024"""
    game = vigil(row=["lagoon-troll"], under={1: 1}, power=3)
    mark = len(game.log)
    when(game, "defeat lagoon-troll@1")
    then(game, hand=[SHARD], deck=[], discard=[], honor=2)
    steps = [kind for kind in kinds(since(game, mark)) if kind in ("defeat", "treasure", "refill", "reward", "draw")]
    assert steps == ["defeat", "treasure", "refill", "reward", "draw"]


def test_nine_shards_may_lie_beneath_one_card():
    """V-025"""
    game = vigil(row=[HUNTER], center=[SHARD] * 9 + ["raging-ursine", "darkwalker"], runes=2, power=3)
    when(game, f"acquire {HUNTER}@1")
    assert game.row[0] == "raging-ursine"
    assert beneath(game) == [9, 0, 0, 0, 0, 0]
    then(game, center=["darkwalker"], discard=[HUNTER])
    when(game, "defeat raging-ursine@1")
    then(game, discard=[SHARD] * 9 + [HUNTER], honor=3)


def test_all_shards_of_the_box_may_lie_beneath_one_card():
    """V-025: sixty"""
    game = vigil(row=[HUNTER], under={1: 60}, runes=2, options={"center_shards": 60})
    when(game, f"acquire {HUNTER}@1")
    then(game, discard=[SHARD] * 60 + [HUNTER], energy=0)
    assert beneath(game) == [0] * 6
