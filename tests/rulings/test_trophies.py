"""Trophies, V-050 to V-060, and what each of the plain cards that give energy gives, V-046."""

import pytest

from tests.talk import (
    asked,
    exactly,
    kinds,
    not_offered,
    offered,
    refused,
    since,
    then,
    to_the_end,
    vigil,
    when,
)

SIREN, SPHINX = "serpent-siren", "vault-sphinx"
SHARD = "energy-shard"
OZIAH = "oziah-judge-of-logos"
DECK = ["apprentice", "militia", "mystic"]
BANISH_ANSWERS = ("choose hand:militia", "choose discard:apprentice", "decline")
# id, cost in power, honor, energy when it is banished
TROPHIES = [(SIREN, 2, 1, 1), (SPHINX, 4, 2, 2)]

# position, action, energy gained, cards drawn
SOURCES = [
    ({"hand": [SHARD]}, f"play {SHARD}", 1, 1),
    ({"hand": ["energy-shard-start"]}, "play energy-shard-start", 1, 1),
    ({"hand": ["nyxian-spiritcaster"]}, "play nyxian-spiritcaster", 3, 1),
    ({"constructs": ["tome-of-erabus"]}, "use tome-of-erabus", 1, 0),
    ({"trophies": [SIREN]}, f"trophy {SIREN}", 1, 0),
    ({"trophies": [SPHINX]}, f"trophy {SPHINX}", 2, 0),
]


# Gaining and using them


@pytest.mark.parametrize(("monster", "cost", "honor", "energy"), TROPHIES)
def test_a_defeated_trophy_monster_lies_in_front_of_the_player(monster, cost, honor, energy):
    """V-050"""
    game = vigil(row=[monster], deck=DECK, discard=["apprentice"], power=cost)
    replacement = game.zone("center")[0]
    mark = len(game.log)
    when(game, f"defeat {monster}@1")
    then(game, honor=[honor, 0], pool=60 - honor, power=0, runes=0, energy=0, void=[], trophies=[[monster], []])
    then(game, hand=[], deck=DECK, discard=["apprentice"], constructs=[])
    assert game.row[0] == replacement
    asked(game, "turn")
    told = [(event.card, event.player, event.zones) for event in since(game, mark) if event.kind == "trophy"]
    assert told == [(monster, 0, ("row", "trophies"))]


@pytest.mark.parametrize(("monster", "cost", "honor", "energy"), TROPHIES)
def test_a_trophy_monster_costs_what_is_printed(monster, cost, honor, energy):
    """V-050: the cost"""
    offered(vigil(row=[monster], power=cost), f"defeat {monster}@1")
    not_offered(vigil(row=[monster], power=cost - 1), f"defeat {monster}@1")


@pytest.mark.parametrize(("monster", "cost", "honor", "energy"), TROPHIES)
def test_a_trophy_may_be_used_in_the_same_turn(monster, cost, honor, energy):
    """V-051"""
    game = vigil(row=[monster], power=cost)
    not_offered(game, f"trophy {monster}")
    when(game, f"defeat {monster}@1")
    mark = len(game.log)
    when(game, f"trophy {monster}")
    then(game, energy=energy, runes=0, power=0, honor=honor, pool=60 - honor, void=[monster], trophies=[])
    assert [kind for kind in kinds(since(game, mark)) if kind in ("trophy", "banish")] == ["trophy", "banish"]
    refused(game, f"trophy {monster}")


@pytest.mark.parametrize(("monster", "cost", "honor", "energy"), TROPHIES)
def test_a_trophy_may_be_used_in_a_later_turn_of_its_owner(monster, cost, honor, energy):
    """V-052"""
    game = vigil(row=[monster], power=cost)
    when(game, f"defeat {monster}@1", "end turn")
    then(game, turn_player=1, trophies=[[monster], []])
    not_offered(game, f"trophy {monster}")
    refused(game, f"trophy {monster}")
    when(game, "end turn")
    then(game, turn_player=0, energy=0)
    when(game, f"trophy {monster}")
    then(game, energy=energy, honor=[honor, 0], void=[monster], trophies=[[], []])


def test_a_trophy_need_not_be_used():
    """V-052: kept for many turns"""
    game = vigil(players=3, trophies=[SPHINX])
    for _ in range(6):
        when(game, "end turn")
    then(game, turn_player=0, trophies=[[SPHINX], [], []], void=[])
    when(game, f"trophy {SPHINX}")
    then(game, energy=2)


def test_a_used_trophy_comes_back_with_the_void():
    """V-053"""
    game = vigil(trophies=[SPHINX], row=["treasure-hunter"], center=[], runes=2, power=4)
    when(game, f"trophy {SPHINX}")
    then(game, void=[SPHINX], trophies=[], energy=2)
    when(game, "acquire treasure-hunter@1")
    then(game, void=[], center=[])
    assert game.row[0] == SPHINX
    when(game, f"defeat {SPHINX}@1")
    then(game, trophies=[SPHINX], honor=2, energy=2)


def test_trophy_energy_counts_from_then_on():
    """V-054"""
    game = vigil(trophies=[SIREN], hand=["darkwalker"], discard=["apprentice"])
    when(game, f"trophy {SIREN}", "play darkwalker")
    asked(game, "banish", source="darkwalker")
    when(game, "choose discard:apprentice")
    then(game, power=2, energy=1, box=["apprentice"], void=[SIREN])


def test_trophy_energy_comes_too_late_for_a_hero_played_before():
    """V-054: the other order"""
    game = vigil(trophies=[SIREN], hand=["darkwalker"], discard=["apprentice"])
    when(game, "play darkwalker")
    asked(game, "turn")
    when(game, f"trophy {SIREN}")
    asked(game, "turn")
    then(game, power=2, energy=1, box=[], discard=["apprentice"])


# What they are not


@pytest.mark.parametrize(("monster", "cost", "honor"), [("protean-sea-slug", 6, 5), ("mordant-widow", 5, 4)])
def test_trophies_are_not_destroyed_with_constructs(monster, cost, honor):
    """V-055"""
    game = vigil(trophies=[[SIREN], [SPHINX]], hand=[[], ["skyrocket-drone"]], row=[monster], power=cost)
    when(game, f"defeat {monster}@1")
    then(game, honor=[honor, 0], trophies=[[SIREN], [SPHINX]], discard=[[], []], void=[monster])
    asked(game, "turn", player=0)
    when(game, "end turn", "play skyrocket-drone")
    then(game, turn_player=1, runes=1)


def test_trophies_count_for_no_effect_that_counts_constructs():
    """V-055: Magnet Monk"""
    game = vigil(trophies=[SIREN, SPHINX], hand=["magnet-monk"], constructs=["tome-of-erabus"])
    when(game, "play magnet-monk")
    then(game, power=2, energy=1)


def test_unused_trophies_are_worth_nothing_at_the_end():
    """V-056"""
    game = to_the_end(vigil(trophies=[[SIREN, SPHINX], [SPHINX]], honor=[3, 1], pool=0, end_triggered=True))
    assert game.scores() == [3, 1]
    then(game, trophies=[[SIREN, SPHINX], [SPHINX]])


def test_held_trophies_are_not_shuffled_into_the_center_deck():
    """V-057"""
    void = ["deviant-fiend", "lagoon-troll", "raging-ursine"]
    game = vigil(trophies=[[SPHINX, SPHINX], [SIREN]], row=["treasure-hunter"], center=[], void=void, runes=2)
    when(game, "acquire treasure-hunter@1")
    assert sorted([game.row[0], *game.zone("center")]) == void
    then(game, void=[], trophies=[[SPHINX, SPHINX], [SIREN]])


def test_any_number_of_trophies_may_be_used_in_one_turn():
    """V-058"""
    game = vigil(trophies=[SIREN] * 3)
    for used in range(3):
        exactly(game, f"trophy {SIREN}", "end turn")
        when(game, f"trophy {SIREN}")
        then(game, energy=used + 1, trophies=[SIREN] * (2 - used), void=[SIREN] * (used + 1))
    exactly(game, "end turn")


def test_all_trophies_of_the_set_may_be_held():
    """V-058: all of them"""
    game = vigil(trophies=[SIREN] * 3 + [SPHINX] * 4)
    exactly(game, f"trophy {SIREN}", f"trophy {SPHINX}", "end turn")
    when(game, *[f"trophy {SPHINX}"] * 4, *[f"trophy {SIREN}"] * 3)
    then(game, energy=11, trophies=[], void=[SIREN] * 3 + [SPHINX] * 4)


# Treasure, free defeats


@pytest.mark.parametrize(("monster", "cost", "honor", "energy"), TROPHIES)
def test_treasure_beneath_a_trophy_monster_is_acquired(monster, cost, honor, energy):
    """V-059"""
    game = vigil(row=[monster], under={1: 2}, power=cost)
    when(game, f"defeat {monster}@1")
    then(game, discard=[SHARD, SHARD], trophies=[monster], void=[], honor=honor, energy=0)
    assert game.under(1) == []


@pytest.mark.parametrize(
    ("position", "action", "honor", "void"),
    [
        ({"hand": ["righteous-templar"]}, "play righteous-templar", 2, []),
        ({"constructs": ["tablet-of-the-dreamer"], "energy": 4}, "use tablet-of-the-dreamer", 2, []),
        ({"row": ["herald-of-doom", SPHINX], "power": 9}, "defeat herald-of-doom@1", 6 + 2, ["herald-of-doom"]),
    ],
)
def test_a_trophy_monster_defeated_for_free_is_still_a_trophy(position, action, honor, void):
    """V-060"""
    game = vigil(**{"row": ["voidfeeder", SPHINX], "power": 1, "energy": 0} | position)
    energy = game.energy
    when(game, action, f"choose row:{SPHINX}@2")
    then(game, honor=honor, power=1, trophies=[SPHINX], void=void)
    asked(game, "turn")
    when(game, f"trophy {SPHINX}")
    then(game, energy=energy + 2, trophies=[], void=[*void, SPHINX])


def test_oziah_leaves_the_trophies_to_the_player():
    """V-060: Oziah, Judge of Logos"""
    game = vigil(hand=[OZIAH], row=["lagoon-troll", SPHINX, SIREN], deck=DECK)
    when(game, f"play {OZIAH}")
    asked(game, "reward")
    exactly(game, "choose reward:lagoon-troll", f"choose reward:{SPHINX}", f"choose reward:{SIREN}")
    when(game, f"choose reward:{SIREN}", "choose reward:lagoon-troll")
    then(game, honor=5, trophies=[SIREN, SPHINX], void=["lagoon-troll"], hand=DECK[:1], deck=DECK[1:])
    asked(game, "turn")


# Where energy comes from


@pytest.mark.parametrize(("position", "action", "energy", "cards"), SOURCES)
def test_each_source_of_energy_energizes_a_hero_played_after_it(position, action, energy, cards):
    """V-046: each source"""
    hand = [*position.get("hand", []), "leotans-familiar"]
    game = vigil(**{**position, "hand": hand, "deck": DECK})
    when(game, action)
    then(game, energy=energy, runes=0, power=0, honor=0, hand=["leotans-familiar", *DECK[:cards]], deck=DECK[cards:])
    asked(game, "turn")
    when(game, "play leotans-familiar")
    then(game, energy=energy, runes=1, honor=2)


@pytest.mark.parametrize("answer", BANISH_ANSWERS)
def test_merchant_gives_energy_and_may_banish_a_card(answer):
    """V-046: Spirit Merchant"""
    game = vigil(hand=["spirit-merchant", "militia"], discard=["apprentice"], deck=DECK)
    when(game, "play spirit-merchant")
    then(game, energy=1, runes=0, power=0, honor=0, deck=DECK)
    asked(game, "banish", source="spirit-merchant")
    exactly(game, *BANISH_ANSWERS)
    when(game, answer)
    then(game, energy=1, box=[answer.partition(":")[2]] if ":" in answer else [])
    asked(game, "turn", player=0)
