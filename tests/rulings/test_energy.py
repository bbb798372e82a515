"""Energy and Energize: thresholds, when they are looked at and what the plain cards give, V-030 to V-048."""

import pytest

from tests.talk import asked, exactly, not_offered, offered, refused, then, vigil, when

SHARD = "energy-shard"
DECK = ["apprentice", "militia", "mystic", "apprentice", "apprentice"]
OWN_CARDS = {"hand": ["militia"], "discard": ["apprentice"]}
REST = ["skyrocket-drone", "leotans-familiar", "portabillet", "ogo-demontrap", "temporal-eye", "treasure-hunter"]
BANISH_ANSWERS = ("choose hand:militia", "choose discard:apprentice", "decline")

# hero, energy before: runes, power, honor gained
HEROES = [
    ("leotans-familiar", 0, 1, 0, 0), ("leotans-familiar", 1, 1, 0, 2), ("leotans-familiar", 4, 1, 0, 2),
    ("runic-honiskrot", 0, 2, 0, 0), ("runic-honiskrot", 2, 2, 0, 0), ("runic-honiskrot", 3, 2, 2, 0),
    ("runic-honiskrot", 7, 2, 2, 0), ("blackwatch-vanquisher", 0, 0, 2, 0), ("blackwatch-vanquisher", 2, 0, 2, 0),
    ("blackwatch-vanquisher", 3, 0, 4, 0), ("blackwatch-vanquisher", 7, 0, 4, 0),
]  # fmt: skip
SCALING = [
    ("starcaller-leotan", 0, 0, 0, 4), ("starcaller-leotan", 1, 0, 0, 5), ("starcaller-leotan", 3, 0, 0, 7),
    ("illiya-the-demonborn", 0, 0, 4, 0), ("illiya-the-demonborn", 1, 0, 5, 0), ("illiya-the-demonborn", 3, 0, 7, 0),
]  # fmt: skip
# monster, cost, energy before: runes, honor, cards gained
MONSTERS = [
    ("raging-ursine", 3, 0, 0, 3, 0), ("raging-ursine", 3, 1, 0, 3, 0), ("raging-ursine", 3, 2, 2, 3, 0),
    ("raging-ursine", 3, 5, 2, 3, 0), ("twisted-tyrant", 6, 0, 0, 6, 0), ("twisted-tyrant", 6, 2, 0, 6, 0),
    ("twisted-tyrant", 6, 3, 0, 6, 3), ("twisted-tyrant", 6, 5, 0, 6, 3), ("lagoon-troll", 3, 5, 0, 2, 1),
    ("deviant-fiend", 5, 0, 0, 3, 0), ("deviant-fiend", 5, 1, 0, 4, 0), ("deviant-fiend", 5, 3, 0, 6, 0),
]  # fmt: skip
THREE_SOURCES = ["use tome-of-erabus", "trophy serpent-siren", f"play {SHARD}"]
# constructs with a plain ability: action, power, energy
ABILITIES = [("use ogo-demontrap#1", 1, 0), ("use voidfeeder#1", 1, 0), ("use tome-of-erabus", 0, 1)]


def construct_of(action: str) -> str:
    return action.removeprefix("use ").partition("#")[0]


# Thresholds


def test_energy_is_a_threshold_and_is_not_spent():
    """V-030"""
    game = vigil(hand=["blackwatch-vanquisher", "runic-honiskrot"], energy=3)
    when(game, "play blackwatch-vanquisher")
    then(game, power=4, runes=0, energy=3)
    when(game, "play runic-honiskrot")
    then(game, power=6, runes=2, energy=3, honor=0)


@pytest.mark.parametrize("energy", [0, 1, 2, 3])
def test_the_threshold_includes_equality(energy):
    """V-031"""
    row = ["illiya-the-demonborn", "darkwalker", "omnicron", "lagoon-troll", "truth-seeker", "loamspeaker-druid"]
    game = vigil(hand=["lifebound-muse"], row=row, energy=energy)
    when(game, "play lifebound-muse")
    asked(game, "acquire", source="lifebound-muse")
    cheap = ["choose row:darkwalker@2", "choose row:truth-seeker@5", "choose pile:mystic", "choose pile:heavy-infantry"]
    dear = ["choose row:illiya-the-demonborn@1", "choose row:loamspeaker-druid@6"]
    exactly(game, *cheap, *(dear if energy >= 2 else []))
    when(game, "choose row:darkwalker@2")
    then(game, discard=["darkwalker"], runes=0, energy=energy, mystic=26, heavy_infantry=26)
    asked(game, "turn")


@pytest.mark.parametrize(("hero", "energy", "runes", "power", "honor"), HEROES)
def test_added_effects_of_heroes_add_from_their_number_on(hero, energy, runes, power, honor):
    """V-045"""
    game = vigil(hand=[hero, "militia"], deck=DECK, discard=["apprentice"], energy=energy)
    when(game, f"play {hero}")
    then(game, runes=runes, power=power, honor=honor, pool=60 - honor, energy=energy)
    then(game, hand=["militia"], deck=DECK, discard=["apprentice"])
    asked(game, "turn")


@pytest.mark.parametrize(("monster", "cost", "energy", "runes", "honor", "cards"), MONSTERS)
def test_added_effects_of_monsters_add_from_their_number_on(monster, cost, energy, runes, honor, cards):
    """V-045: monsters"""
    game = vigil(row=[monster], deck=DECK, discard=["apprentice"], power=cost, energy=energy)
    when(game, f"defeat {monster}@1")
    then(game, runes=runes, power=0, honor=honor, pool=60 - honor, energy=energy, void=[monster])
    then(game, hand=DECK[:cards], deck=DECK[cards:], discard=["apprentice"])
    asked(game, "turn")


@pytest.mark.parametrize(("energy", "works"), [(0, False), (1, True), (2, True)])
def test_darkwalker_may_banish_from_one_energy_on(energy, works):
    """V-031: Darkwalker"""
    game = vigil(hand=["darkwalker", "militia"], discard=["apprentice"], energy=energy)
    when(game, "play darkwalker")
    then(game, power=2, runes=0, honor=0)
    if works:
        asked(game, "banish", source="darkwalker")
        exactly(game, *BANISH_ANSWERS)
        when(game, "choose hand:militia")
    asked(game, "turn")
    then(game, box=["militia"] * works, hand=["militia"] * (not works), discard=["apprentice"], energy=energy)


@pytest.mark.parametrize("energy", [0, 1, 2, 3])
def test_voidfeeder_may_banish_from_two_energy_on(energy):
    """V-031: Voidfeeder"""
    game = vigil(constructs=["voidfeeder"], **OWN_CARDS, energy=energy)
    if energy < 2:
        not_offered(game, "use voidfeeder#2")
        return
    when(game, "use voidfeeder#2")
    asked(game, "banish", source="voidfeeder")
    exactly(game, *BANISH_ANSWERS)
    when(game, "choose discard:apprentice")
    then(game, box=["apprentice"], hand=["militia"], discard=[], power=0, energy=energy)
    asked(game, "turn")


def test_two_darkwalkers_use_the_same_energy():
    """V-032"""
    game = vigil(hand=["darkwalker", "darkwalker", "militia"], discard=["apprentice", "mystic"], energy=1)
    when(game, "play darkwalker", "choose hand:militia", "play darkwalker")
    asked(game, "banish", source="darkwalker")
    exactly(game, "choose discard:apprentice", "choose discard:mystic", "decline")
    when(game, "choose discard:apprentice")
    then(game, power=4, energy=1, box=["apprentice", "militia"], hand=[], discard=["mystic"])
    asked(game, "turn")


# When heroes, constructs and monsters look at the energy


def test_darkwalker_looks_at_the_energy_when_played():
    """V-033"""
    game = vigil(hand=["darkwalker", SHARD], deck=["militia", "mystic"], discard=["apprentice"])
    when(game, "play darkwalker")
    asked(game, "turn")
    when(game, f"play {SHARD}")
    then(game, power=2, energy=1, hand=["militia"], discard=["apprentice"], box=[])
    asked(game, "turn")


@pytest.mark.parametrize(
    ("hero", "runes", "power", "honor"), [(case[0], *case[2:]) for case in [*HEROES, *SCALING] if case[1] == 0]
)
def test_energy_gained_later_adds_nothing_to_a_hero(hero, runes, power, honor):
    """V-033: each plain hero"""
    game = vigil(hand=[hero, "nyxian-spiritcaster"], deck=DECK)
    when(game, f"play {hero}", "play nyxian-spiritcaster")
    then(game, energy=3, runes=runes, power=power, honor=honor, hand=DECK[:1])


@pytest.mark.parametrize("in_play", [True, False])
def test_a_construct_waits_for_its_threshold(in_play):
    """V-034"""
    hand = ["nyxian-spiritcaster", SHARD] + ["ogo-demontrap"] * (not in_play)
    game = vigil(constructs=["ogo-demontrap"] * in_play, hand=hand, deck=DECK)
    not_offered(game, "use ogo-demontrap#2")
    when(game, "play nyxian-spiritcaster", *["play ogo-demontrap"] * (not in_play))
    then(game, energy=3)
    refused(game, "use ogo-demontrap#2")
    when(game, f"play {SHARD}", "use ogo-demontrap#2")
    then(game, honor=3, pool=57, energy=4, power=0, runes=0)
    refused(game, "use ogo-demontrap#2")


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_each_ability_of_a_construct_is_used_once_per_turn(order):
    """V-035"""
    game = vigil(constructs=["ogo-demontrap"], energy=4)
    when(game, f"use ogo-demontrap#{order[0]}")
    offered(game, f"use ogo-demontrap#{order[1]}")
    assert [f"ogo-demontrap#{ability}" in game.used(0) for ability in order] == [True, False]
    when(game, f"use ogo-demontrap#{order[1]}")
    then(game, power=1, honor=3, runes=0, energy=4)
    refused(game, "use ogo-demontrap#1", "use ogo-demontrap#2")
    when(game, "end turn", "end turn")
    then(game, turn_player=0, power=0, energy=0)
    not_offered(game, "use ogo-demontrap#2")
    when(game, "use ogo-demontrap#1")
    then(game, power=1, honor=3)


def test_the_abilities_of_voidfeeder_are_counted_separately():
    """V-035: Voidfeeder"""
    game = vigil(constructs=["voidfeeder"], **OWN_CARDS, energy=2)
    when(game, "use voidfeeder#2", "decline")
    then(game, box=[], power=0)
    refused(game, "use voidfeeder#2")
    when(game, "use voidfeeder#1")
    then(game, power=1, hand=["militia"], discard=["apprentice"], energy=2)
    refused(game, "use voidfeeder#1", "use voidfeeder#2")


def test_two_copies_have_abilities_of_their_own():
    """V-035: two copies"""
    game = vigil(constructs=["ogo-demontrap", "ogo-demontrap"], energy=4)
    when(game, "use ogo-demontrap#1", "use ogo-demontrap#2", "use ogo-demontrap#1", "use ogo-demontrap#2")
    then(game, power=2, honor=6)
    refused(game, "use ogo-demontrap#1", "use ogo-demontrap#2")


@pytest.mark.parametrize(("action", "power", "energy"), ABILITIES)
def test_a_construct_works_in_the_turn_it_is_played(action, power, energy):
    """V-036"""
    construct = construct_of(action)
    game = vigil(hand=[construct], deck=DECK)
    not_offered(game, action)
    when(game, f"play {construct}")
    then(game, power=0, energy=0, constructs=[construct])
    when(game, action)
    then(game, power=power, energy=energy, runes=0, honor=0, hand=[], deck=DECK)
    asked(game, "turn")
    refused(game, action)


@pytest.mark.parametrize(("action", "power", "energy"), ABILITIES)
def test_constructs_work_on_the_own_turn_only(action, power, energy):
    """V-037"""
    game = vigil(constructs=[[], [construct_of(action)]], energy=4)
    not_offered(game, action)
    refused(game, action)
    when(game, "end turn")
    asked(game, "turn", player=1)
    when(game, action)
    then(game, power=power, energy=energy)


def test_using_a_construct_is_voluntary():
    """V-038"""
    game = vigil(constructs=["portabillet"], deck=[*DECK, "heavy-infantry"], energy=5)
    offered(game, "use portabillet")
    when(game, "end turn")
    then(game, turn_player=1, hand=DECK, deck=["heavy-infantry"], discard=[], constructs=["portabillet"])
    asked(game, "turn", player=1)


@pytest.mark.parametrize(
    ("monster", "cost", "energy", "honor"),
    [("raging-ursine", 3, 1, 3), ("twisted-tyrant", 6, 2, 6), ("deviant-fiend", 5, 0, 3), ("deviant-fiend", 5, 2, 5)],
)
def test_monsters_look_at_the_energy_when_they_are_defeated(monster, cost, energy, honor):
    """V-039"""
    game = vigil(hand=[SHARD], deck=DECK, row=[monster], power=cost, energy=energy)
    when(game, f"defeat {monster}@1", f"play {SHARD}")
    then(game, honor=honor, runes=0, energy=energy + 1, hand=DECK[:1], deck=DECK[1:], power=0)
    asked(game, "turn")


def test_energy_ends_with_the_turn():
    """V-040"""
    deck = ["leotans-familiar", "apprentice", "apprentice", "apprentice", "apprentice"]
    game = vigil(hand=[[], ["leotans-familiar"]], deck=[deck, []], energy=5)
    for seat in (1, 0):
        when(game, "end turn")
        then(game, turn_player=seat, energy=0)
        when(game, "play leotans-familiar")
        then(game, runes=1, honor=[0, 0], energy=0)


# Counting, replacing, adding


@pytest.mark.parametrize(("hero", "energy", "runes", "power", "honor"), SCALING)
def test_one_energy_is_enough_where_no_number_is_printed(hero, energy, runes, power, honor):
    """V-041"""
    game = vigil(hand=[hero], deck=DECK, energy=energy)
    when(game, f"play {hero}")
    then(game, runes=runes, power=power, honor=honor, pool=60 - honor, energy=energy, hand=[], deck=DECK)
    asked(game, "turn")


@pytest.mark.parametrize(("energy", "price"), [(0, 7), (1, 6), (3, 4), (9, 0)])
def test_cognition_courier_counts_the_energy(energy, price):
    """V-041: Cognition Courier"""
    game = vigil(hand=["cognition-courier"], row=["omnicron"], runes=max(price - 2, 0), energy=energy)
    when(game, "play cognition-courier", "acquire omnicron@1")
    then(game, runes=max(2 - price, 0), discard=["omnicron"], energy=energy)
    if price > 2:
        game = vigil(hand=["cognition-courier"], row=["omnicron"], runes=price - 3, energy=energy)
        refused(when(game, "play cognition-courier"), "acquire omnicron@1")


def test_leotan_counts_once_when_played():
    """V-042"""
    game = vigil(hand=["starcaller-leotan", SHARD], deck=DECK, energy=2)
    when(game, "play starcaller-leotan")
    then(game, honor=6)
    when(game, f"play {SHARD}")
    then(game, honor=6, pool=54, energy=3)


@pytest.mark.parametrize(("runes", "possible"), [(3, True), (2, False)])
def test_courier_fixes_its_discount_when_played(runes, possible):
    """V-043"""
    game = vigil(hand=["cognition-courier", SHARD, SHARD], deck=DECK, row=["omnicron"], energy=2, runes=runes)
    when(game, "play cognition-courier", f"play {SHARD}", f"play {SHARD}")
    then(game, energy=4, runes=runes + 2)
    if possible:
        when(game, "acquire omnicron@1")
        then(game, runes=0, discard=["omnicron"])
    else:
        refused(game, "acquire omnicron@1")


def test_illiya_and_the_fiend_count_once():
    """V-043: Illiya and Deviant Fiend"""
    game = vigil(hand=["illiya-the-demonborn", SHARD, SHARD], deck=DECK, row=["deviant-fiend"], energy=2)
    when(game, "play illiya-the-demonborn")
    then(game, power=6)
    when(game, f"play {SHARD}", "defeat deviant-fiend@1", f"play {SHARD}")
    then(game, power=1, honor=6, energy=4)


@pytest.mark.parametrize("energy", [0, 2, 3])
def test_templar_defeats_one_monster_of_any_cost_instead(energy):
    """V-044"""
    game = vigil(hand=["righteous-templar"], row=["mordant-widow", "vault-sphinx", "lagoon-troll"], energy=energy)
    when(game, "play righteous-templar")
    asked(game, "defeat", source="righteous-templar")
    any_cost = ["choose row:mordant-widow@1"] if energy >= 3 else []
    exactly(game, *any_cost, "choose row:vault-sphinx@2", "choose row:lagoon-troll@3", "choose pile:cultist")
    when(game, "choose row:mordant-widow@1" if energy >= 3 else "choose pile:cultist")
    then(game, honor=4 if energy >= 3 else 1, void=["mordant-widow"] if energy >= 3 else [], trophies=[])
    asked(game, "turn")


@pytest.mark.parametrize("energy", [0, 6, 7])
def test_herald_takes_one_card_or_every_card(energy):
    """V-044: Herald of Doom"""
    row = ["darkwalker", "tome-of-erabus", "magnet-monk", "voidfeeder", "reality-sculptor"]
    game = vigil(row=["herald-of-doom", *row], center=["beacon-shaman", *REST], power=8, energy=energy)
    when(game, "defeat herald-of-doom@1")
    if energy < 7:
        asked(game, "take", source="herald-of-doom")
        when(game, "choose row:voidfeeder@5")
        then(game, discard=["voidfeeder"], row=["beacon-shaman", *row[:3], REST[0], row[4]])
    else:
        then(game, discard=["beacon-shaman", *row], row=REST)
    then(game, honor=6, power=0, energy=energy)
    asked(game, "turn")


@pytest.mark.parametrize(("energy", "times"), [(0, 1), (1, 2), (3, 2)])
def test_an_energized_effigy_may_banish_a_further_card(energy, times):
    """V-045: Firestorm Effigy"""
    game = vigil(row=["firestorm-effigy"], hand=["militia"], discard=["apprentice", "mystic"], power=4, energy=energy)
    when(game, "defeat firestorm-effigy@1")
    then(game, honor=3, pool=57, power=0, void=["firestorm-effigy"])
    asked(game, "banish", source="firestorm-effigy")
    exactly(game, "choose hand:militia", "choose discard:apprentice", "choose discard:mystic", "decline")
    when(game, "choose discard:apprentice")
    if times == 2:
        asked(game, "banish", source="firestorm-effigy")
        exactly(game, "choose hand:militia", "choose discard:mystic", "decline")
        when(game, "choose hand:militia")
    asked(game, "turn")
    then(game, box=["apprentice", "militia"][:times], discard=["mystic"], hand=["militia"] * (2 - times))
    not_offered(vigil(row=["firestorm-effigy"], power=3, energy=energy), "defeat firestorm-effigy@1")


# Where energy comes from


@pytest.mark.parametrize("left_out", [None, *THREE_SOURCES])
def test_energy_counts_whatever_gave_it(left_out):
    """V-046"""
    sources = {"constructs": ["tome-of-erabus"], "trophies": ["serpent-siren"], "hand": [SHARD]}
    game = vigil(**sources, deck=DECK, row=["twisted-tyrant"], power=6)
    when(game, *(action for action in THREE_SOURCES if action != left_out))
    then(game, energy=2 if left_out else 3)
    hand, deck = list(game.zone("hand", 0)), list(game.zone("deck", 0))
    when(game, "defeat twisted-tyrant@1")
    drawn = 0 if left_out else 3
    then(game, honor=6, power=0, hand=hand + deck[:drawn], deck=deck[drawn:])


@pytest.mark.parametrize(("second", "third", "honor"), [(SHARD, "reality-sculptor", 2), ("reality-sculptor", SHARD, 0)])
def test_a_copy_looks_at_the_energy_again(second, third, honor):
    """V-047"""
    game = vigil(hand=["leotans-familiar", SHARD, "reality-sculptor"], deck=DECK)
    when(game, "play leotans-familiar")
    then(game, runes=1, honor=0)
    when(game, f"play {second}", f"play {third}")
    then(game, runes=2, honor=honor, energy=1)


def test_a_copy_counts_the_energy_again():
    """V-047: Illiya"""
    game = vigil(hand=["illiya-the-demonborn", SHARD, "ulu-askara-prince"], deck=DECK)
    when(game, "play illiya-the-demonborn", f"play {SHARD}", "play ulu-askara-prince")
    then(game, power=4 + 5, energy=1)


def test_an_extra_turn_starts_with_zero():
    """V-048"""
    game = vigil(constructs=["temporal-eye", "temporal-eye"], deck=["leotans-familiar"], energy=6, runes=2, power=3)
    when(game, "use temporal-eye", "end turn")
    then(game, turn_player=0, energy=0, runes=0, power=0, constructs=[], void=["temporal-eye", "temporal-eye"])
    when(game, "play leotans-familiar")
    then(game, runes=1, honor=0)
    when(game, "end turn")
    then(game, turn_player=1)
