"""Rulings on single heroes of Rise of Vigil: what each gives, what it reaches and what it asks."""

import pytest

from tests.talk import asked, combined, exactly, kinds, not_offered, offered, refused, since, then, vigil, when

SHARD = "energy-shard"
MONK = "monk-of-the-lidless-eye"
OZIAH = "oziah-judge-of-logos"
ORAS = "oras-the-redeemer"
ULU = "ulu-askara-prince"
SCULPTOR = "reality-sculptor"
PILES = ["choose pile:mystic", "choose pile:heavy-infantry"]
DECK = ["apprentice", "militia", "mystic", "heavy-infantry"]

# id, energy before, what it gives when played alone: runes, power, honor, energy, cards drawn
HEROES = [
    ("apprentice", 0, 1, 0, 0, 0, 0),
    ("militia", 0, 0, 1, 0, 0, 0),
    ("mystic", 0, 2, 0, 0, 0, 0),
    ("heavy-infantry", 0, 0, 2, 0, 0, 0),
    ("monk-of-the-lidless-eye", 0, 0, 0, 0, 0, 2),
    ("leotans-familiar", 0, 1, 0, 0, 0, 0),
    ("leotans-familiar", 1, 1, 0, 2, 0, 0),
    ("loamspeaker-druid", 0, 3, 0, 0, 0, 0),
    ("oras-the-redeemer", 0, 4, 0, 0, 0, 0),
    ("runic-honiskrot", 2, 2, 0, 0, 0, 0),
    ("runic-honiskrot", 3, 2, 2, 0, 0, 0),
    ("starcaller-leotan", 0, 0, 0, 4, 0, 0),
    ("starcaller-leotan", 1, 0, 0, 5, 0, 0),
    ("starcaller-leotan", 3, 0, 0, 7, 0, 0),
    ("cognition-courier", 0, 2, 0, 0, 0, 0),
    ("cognition-courier", 1, 2, 0, 0, 0, 0),
    ("magnet-monk", 0, 0, 2, 0, 0, 0),
    ("skyrocket-drone", 0, 1, 0, 0, 0, 0),
    ("blackwatch-vanquisher", 2, 0, 2, 0, 0, 0),
    ("blackwatch-vanquisher", 3, 0, 4, 0, 0, 0),
    ("darkwalker", 0, 0, 2, 0, 0, 0),
    ("darkwalker", 1, 0, 2, 0, 0, 0),
    ("illiya-the-demonborn", 0, 0, 4, 0, 0, 0),
    ("illiya-the-demonborn", 1, 0, 5, 0, 0, 0),
    ("illiya-the-demonborn", 3, 0, 7, 0, 0, 0),
    ("nyxian-spiritcaster", 0, 0, 0, 0, 3, 1),
    ("spirit-merchant", 0, 0, 0, 0, 1, 0),
    ("treasure-hunter", 0, 0, 2, 0, 0, 0),
]


# Skyrocket Drone, and what heroes give


@pytest.mark.parametrize(
    ("constructs", "runes"),
    [([[], ["voidfeeder"]], 1), ([["voidfeeder"], []], 2), ([["voidfeeder", "ogo-demontrap"], []], 2)],
)
def test_the_drone_looks_at_own_constructs_when_it_is_played(constructs, runes):
    """V-095"""
    game = vigil(hand=["skyrocket-drone", "tome-of-erabus"], constructs=constructs)
    when(game, "play skyrocket-drone")
    then(game, runes=runes, power=0)
    when(game, "play tome-of-erabus")
    then(game, runes=runes)


def test_resources_keep_until_the_end_of_the_turn():
    """V-096"""
    game = vigil(hand=["mystic", "militia", "leotans-familiar"], row=["skyrocket-drone"])
    when(game, "play mystic", "play militia", "play leotans-familiar")
    then(game, runes=3, power=1)
    when(game, "acquire skyrocket-drone@1")
    then(game, runes=2, power=1)
    for player in (1, 0):
        when(game, "end turn")
        then(game, runes=0, power=0, turn_player=player)


@pytest.mark.parametrize(("hero", "before", "runes", "power", "honor", "energy", "cards"), HEROES)
def test_a_hero_gives_exactly_what_its_text_says(hero, before, runes, power, honor, energy, cards):
    """V-096: settled when played"""
    game = vigil(hand=[hero], deck=[DECK, ["mystic"]], energy=before)
    when(game, f"play {hero}")
    then(game, runes=runes, power=power, honor=[honor, 0], pool=60 - honor, energy=before + energy)
    then(game, hand=[DECK[:cards], []], deck=[DECK[cards:], ["mystic"]], discard=[], played=[hero])
    asked(game, "turn")


# Darkwalker and the like


BANISHERS = [
    (["darkwalker"], [], "play darkwalker", 1),
    (["spirit-merchant"], [], "play spirit-merchant", 0),
    ([], ["voidfeeder"], "use voidfeeder#2", 2),
]


@pytest.mark.parametrize(("hand", "constructs", "action", "energy"), BANISHERS)
def test_cards_in_hand_and_discard_are_banished_but_no_played_ones(hand, constructs, action, energy):
    """V-097"""
    hand = [*hand, "apprentice", "militia"]
    game = vigil(hand=hand, constructs=constructs, row=["skyrocket-drone"], energy=energy)
    when(game, "play apprentice", "acquire skyrocket-drone@1", action)
    asked(game, "banish")
    offered(game, "choose hand:militia", "choose discard:skyrocket-drone")
    not_offered(game, "choose hand:apprentice", "choose discard:apprentice", "choose played:apprentice")
    when(game, "choose discard:skyrocket-drone")
    then(game, void=["skyrocket-drone"], hand=["militia"], discard=[], box=[])
    asked(game, "turn")


def test_an_apprentice_in_the_discard_pile_may_be_banished():
    """V-097: in the discard pile"""
    game = vigil(hand=["apprentice", "darkwalker"], discard=["apprentice"], energy=1)
    when(game, "play apprentice", "play darkwalker")
    asked(game, "banish", source="darkwalker")
    assert game.decision.optional
    exactly(game, "choose discard:apprentice", "decline")
    when(game, "choose discard:apprentice")
    then(game, box=["apprentice"], power=2, runes=1, played=["apprentice", "darkwalker"])


def test_one_energy_less_banishes_nothing():
    """V-097: one energy less"""
    game = vigil(hand=["darkwalker", "militia"], constructs=["voidfeeder"], energy=0)
    when(game, "play darkwalker")
    then(game, power=2, hand=["militia"], box=[])
    asked(game, "turn")
    when(game, "use voidfeeder#1")
    then(game, power=3)
    refused(game, "use voidfeeder#1")
    not_offered(vigil(hand=["militia"], constructs=["voidfeeder"], energy=1), "use voidfeeder#2")


# Monastic Tutor and the piles


@pytest.mark.parametrize(("card", "gain"), [("mystic", {"runes": 2}), ("heavy-infantry", {"power": 2})])
def test_the_tutor_takes_a_card_from_a_pile(card, gain):
    """V-098"""
    game = vigil(hand=["monastic-tutor"], runes=0, energy=0)
    when(game, "play monastic-tutor")
    asked(game, "acquire", source="monastic-tutor")
    assert not game.decision.optional
    exactly(game, *PILES)
    when(game, f"choose pile:{card}")
    then(game, discard=[card], hand=[], runes=0, power=0)
    assert game.pile(card) == 25
    game = when(vigil(hand=["monastic-tutor"], energy=1), "play monastic-tutor", f"choose pile:{card}")
    then(game, hand=[card], discard=[])
    assert game.pile(card) == 25
    when(game, f"play {card}")
    then(game, **gain)


def test_the_tutor_with_empty_piles():
    """V-098: empty piles"""
    game = vigil(hand=["monastic-tutor"], piles={"mystic": 0, "heavy-infantry": 1})
    when(game, "play monastic-tutor")
    then(game, discard=["heavy-infantry"], heavy_infantry=0)
    asked(game, "turn")
    game = vigil(hand=["monastic-tutor"], piles={"mystic": 0, "heavy-infantry": 0}, energy=1)
    when(game, "play monastic-tutor")
    then(game, hand=[], discard=[])
    asked(game, "turn")


@pytest.mark.parametrize(("card", "cost"), [("mystic", 3), ("heavy-infantry", 2)])
def test_a_banished_card_returns_to_its_pile_and_can_be_acquired(card, cost):
    """V-099"""
    game = vigil(hand=["darkwalker", card], piles={card: 0}, energy=1, runes=cost)
    not_offered(game, f"acquire {card}")
    when(game, "play darkwalker", f"choose hand:{card}")
    assert game.pile(card) == 1
    then(game, void=[], box=[], hand=[])
    when(game, f"acquire {card}")
    assert game.pile(card) == 0
    then(game, discard=[card], runes=0)


# Righteous Templar and Lifebound Muse


def test_the_templar_may_defeat_the_cultist():
    """V-100"""
    game = when(vigil(hand=["righteous-templar"], power=1), "play righteous-templar")
    then(game, honor=1, pool=59, power=1)
    asked(game, "turn")


def test_the_defeat_of_the_templar_may_be_declined_where_the_option_says_so():
    """V-100: free_defeat = may"""
    game = when(vigil(hand=["righteous-templar"], options={"free_defeat": "may"}), "play righteous-templar")
    asked(game, "defeat", source="righteous-templar")
    exactly(game, "choose pile:cultist", "decline")
    when(game, "decline")
    then(game, honor=0)
    asked(game, "turn")


@pytest.mark.parametrize(("energy", "answers"), [(0, [1, 3]), (2, [1, 3]), (3, [1, 2, 3, 4])])
def test_the_templar_defeats_one_monster_within_his_limit(energy, answers):
    """V-100: Righteous Templar"""
    row = ["firestorm-effigy", "deviant-fiend", "lagoon-troll", "herald-of-doom"]
    game = vigil(hand=["righteous-templar"], row=row, energy=energy, power=1)
    when(game, "play righteous-templar")
    asked(game, "defeat", source="righteous-templar")
    exactly(game, *[f"choose row:{row[slot - 1]}@{slot}" for slot in answers], "choose pile:cultist")
    refused(game, "decline")
    monster, honor = ("deviant-fiend@2", 3 + 3) if energy == 3 else ("lagoon-troll@3", 2)
    when(game, f"choose row:{monster}")
    then(game, honor=honor, power=1, void=[monster[:-2]])
    asked(game, "turn")


@pytest.mark.parametrize(("energy", "answers"), [(0, [1, 6]), (1, [1, 6]), (2, [1, 2, 3, 6])])
def test_the_muse_acquires_one_hero_within_her_limit(energy, answers):
    """V-100: Lifebound Muse"""
    row = ["blackwatch-vanquisher", MONK, OZIAH, "tome-of-erabus", "lagoon-troll", "darkwalker"]
    game = vigil(hand=["lifebound-muse"], row=row, under={1: 1, 2: 2}, energy=energy, runes=1)
    when(game, "play lifebound-muse")
    asked(game, "acquire", source="lifebound-muse")
    exactly(game, *[f"choose row:{row[slot - 1]}@{slot}" for slot in answers], *PILES)
    refused(game, "decline")
    slot = 2 if energy == 2 else 1  # with so many shards beneath
    when(game, f"choose row:{row[slot - 1]}@{slot}")
    then(game, discard=[row[slot - 1], *[SHARD] * slot], runes=1, honor=0)
    asked(game, "turn")


def test_the_muse_may_take_a_card_from_a_pile():
    """V-100: always-available heroes"""
    game = when(vigil(hand=["lifebound-muse"]), "play lifebound-muse", "choose pile:heavy-infantry")
    then(game, discard=["heavy-infantry"], heavy_infantry=25, mystic=26, runes=0)
    asked(game, "turn")


# Reality Sculptor and Ulu


def test_the_sculptor_copies_a_hero_of_cost_three_or_less():
    """V-101"""
    game = vigil(hand=["mystic", "blackwatch-vanquisher", SCULPTOR])
    when(game, "play mystic", "play blackwatch-vanquisher", f"play {SCULPTOR}")
    then(game, runes=4, power=2, played=["blackwatch-vanquisher", "mystic", SCULPTOR])
    asked(game, "turn")


def test_the_sculptor_chooses_among_cheap_heroes():
    """V-101: choice"""
    game = vigil(hand=[SCULPTOR], played=["militia", "darkwalker", "blackwatch-vanquisher", SHARD], discard=["mystic"])
    when(game, f"play {SCULPTOR}")
    asked(game, "copy", source=SCULPTOR)
    assert not game.decision.optional
    exactly(game, "choose played:militia", "choose played:darkwalker")
    when(game, "choose played:darkwalker")
    then(game, power=2, runes=0)
    asked(game, "turn")


def test_the_sculptor_with_nothing_to_copy():
    """V-101: nothing to copy"""
    game = vigil(hand=[SCULPTOR, "mystic"], played=["blackwatch-vanquisher"])
    when(game, f"play {SCULPTOR}")
    then(game, runes=0, power=0)
    asked(game, "turn")
    when(game, "play mystic")
    then(game, runes=2)


def test_a_sculptor_does_not_copy_a_sculptor():
    """V-102"""
    game = vigil(hand=["militia", SCULPTOR, SCULPTOR])
    when(game, "play militia", f"play {SCULPTOR}")
    then(game, power=2)
    when(game, f"play {SCULPTOR}")
    then(game, power=3)
    asked(game, "turn")


def test_a_sculptor_copies_a_sculptor_where_the_option_says_so():
    """V-102: copy_copiers = chain"""
    game = vigil(hand=[SCULPTOR], played=["militia", "mystic", SCULPTOR], options={"copy_copiers": "chain"})
    when(game, f"play {SCULPTOR}")
    exactly(game, "choose played:militia", "choose played:mystic", f"choose played:{SCULPTOR}")
    when(game, f"choose played:{SCULPTOR}")
    asked(game, "copy")
    exactly(game, "choose played:militia", "choose played:mystic")
    when(game, "choose played:mystic")
    then(game, runes=2, power=0)
    asked(game, "turn")


def test_ulu_repeats_the_spiritcaster_twice():
    """V-103"""
    game = vigil(hand=[ULU, SCULPTOR], played=["nyxian-spiritcaster"], deck=DECK, energy=2)
    when(game, f"play {ULU}")
    then(game, energy=8, hand=[SCULPTOR, *DECK[:2]], deck=DECK[2:])
    asked(game, "turn")
    when(game, f"play {SCULPTOR}")
    then(game, energy=8, runes=0, power=0, deck=DECK[2:])
    asked(game, "turn")


@pytest.mark.parametrize(("energy", "times"), [(0, 1), (1, 1), (2, 2), (5, 2)])
def test_ulu_repeats_one_hero_of_any_cost(energy, times):
    """V-103: choice and energy"""
    game = vigil(hand=[ULU], played=["loamspeaker-druid", "militia"], energy=energy)
    when(game, f"play {ULU}")
    asked(game, "copy", source=ULU)
    assert not game.decision.optional
    exactly(game, "choose played:loamspeaker-druid", "choose played:militia")
    when(game, "choose played:loamspeaker-druid")
    then(game, runes=3 * times, power=0, energy=energy)
    asked(game, "turn")


def test_choices_of_the_repeated_effect_are_made_anew():
    """V-103: two banishes"""
    game = vigil(hand=[ULU, "militia", "apprentice"], played=["darkwalker"], energy=2)
    when(game, f"play {ULU}")
    asked(game, "banish")
    when(game, "choose hand:militia")
    asked(game, "banish")
    exactly(game, "choose hand:apprentice", "decline")
    when(game, "choose hand:apprentice")
    then(game, power=4, hand=[], box=["apprentice", "militia"])
    asked(game, "turn")


def test_ulu_with_nothing_to_copy():
    """V-103: nothing to copy"""
    game = when(vigil(hand=[ULU], played=[SHARD], deck=DECK, energy=2), f"play {ULU}")
    then(game, energy=2, runes=0, power=0, honor=0, hand=[])
    asked(game, "turn")


@pytest.mark.parametrize("copiers", ["never", "chain"])
def test_nothing_copies_ulu(copiers):
    """V-103: whatever copy_copiers says"""
    options = {"copy_copiers": copiers}
    game = combined(hand=["twofold-askara"], played=["militia", "mystic", ULU], options=options)
    when(game, "play twofold-askara")
    exactly(game, "choose played:militia", "choose played:mystic")


# Beacon Shaman, Oras, Magnet Monk, Spiritcaster


@pytest.mark.parametrize(
    ("top", "honor"), [(SHARD, 3), ("energy-shard-start", 3), ("mystic", 0), ("tome-of-erabus", 0)]
)
def test_the_shaman_shows_the_top_card_and_takes_it(top, honor):
    """V-104"""
    game = vigil(hand=["beacon-shaman"], deck=[top, "militia"])
    mark = len(game.log)
    when(game, "play beacon-shaman")
    then(game, hand=[top], deck=["militia"], honor=honor, pool=60 - honor, energy=0, runes=0, power=0)
    assert "reveal" in kinds(since(game, mark))
    asked(game, "turn")


def test_the_shaman_reshuffles_an_empty_deck():
    """V-104: empty deck"""
    game = when(vigil(hand=["beacon-shaman"], discard=[SHARD]), "play beacon-shaman")
    then(game, hand=[SHARD], deck=[], discard=[], honor=3, energy=0)
    game = when(vigil(hand=["beacon-shaman"]), "play beacon-shaman")
    then(game, hand=[], honor=0)
    asked(game, "turn")


@pytest.mark.parametrize(
    ("hero", "cost", "honor"),
    [("skyrocket-drone", 1, 1), ("darkwalker", 3, 2), ("lifebound-muse", 4, 3), ("illiya-the-demonborn", 7, 4)],
)
def test_oras_gives_the_printed_honor_of_a_hero_from_the_row(hero, cost, honor):
    """V-105"""
    game = vigil(hand=[ORAS], row=[hero, "tome-of-erabus"], under={1: 1}, runes=12)
    when(game, f"play {ORAS}")
    then(game, runes=16, honor=0)
    when(game, "acquire tome-of-erabus@2", "acquire mystic", "acquire heavy-infantry")
    then(game, runes=7, honor=0)
    when(game, f"acquire {hero}@1")
    then(game, runes=7 - cost, honor=honor, pool=60 - honor)


def test_oras_does_not_look_back_nor_beyond_the_turn():
    """V-105: before Oras and in the next turn"""
    deck = ["mystic", "apprentice", "apprentice", "apprentice", "apprentice"]
    game = vigil(hand=[ORAS], deck=deck, row=["darkwalker", "darkwalker", "darkwalker"], runes=3)
    when(game, "acquire darkwalker@1", f"play {ORAS}")
    then(game, honor=0, runes=4)
    when(game, "acquire darkwalker@2")
    then(game, honor=2)
    when(game, "end turn", "end turn", "play mystic", "play apprentice", "acquire darkwalker@3")
    then(game, honor=2, runes=0)


def test_oras_gives_honor_for_free_heroes_of_the_row_only():
    """V-105: acquired without paying"""
    position = {"hand": [ORAS, "lifebound-muse"], "row": ["darkwalker", OZIAH]}
    game = when(vigil(**position, energy=7), f"play {ORAS}", "play lifebound-muse", "choose row:darkwalker@1")
    then(game, honor=2, runes=4)
    when(game, f"acquire {OZIAH}@2")
    then(game, honor=2 + 5, runes=4)
    game = when(vigil(**position), f"play {ORAS}", "play lifebound-muse", "choose pile:mystic")
    then(game, honor=0, discard=["mystic"])


@pytest.mark.parametrize(
    ("constructs", "energy"),
    [
        ([[], ["voidfeeder"]], 0),
        ([["voidfeeder"], []], 1),
        ([["zeta-arsenal", "portabillet", "voidfeeder"], ["ogo-demontrap"]], 2),
        ([["zeta-arsenal", "voidfeeder", "tome-of-erabus", "ogo-demontrap", "temporal-eye"], []], 4),
    ],
)
def test_magnet_monk_counts_factions(constructs, energy):
    """V-111"""
    game = when(vigil(hand=["magnet-monk"], constructs=constructs, energy=1), "play magnet-monk")
    then(game, power=2, energy=1 + energy, runes=0, honor=0)


def test_the_spiritcaster_gives_energy_before_the_draw():
    """V-121"""
    game = vigil(hand=["nyxian-spiritcaster"], deck=["darkwalker", "militia"], discard=["apprentice"])
    mark = len(game.log)
    when(game, "play nyxian-spiritcaster")
    then(game, energy=3, hand=["darkwalker"], deck=["militia"])
    assert [kind for kind in kinds(since(game, mark)) if kind in ("gain", "draw")] == ["gain", "draw"]
    when(game, "play darkwalker")
    asked(game, "banish", source="darkwalker")
    exactly(game, "choose discard:apprentice", "decline")
