"""Edge cases of Energy and Trophies."""

from pathlib import Path

import pytest

from tests.talk import (
    asked,
    combined,
    exactly,
    not_offered,
    offered,
    refused,
    row_answers,
    then,
    to_the_end,
    vigil,
    when,
)

FIXTURES = Path(__file__).with_name("vigil_fixtures.yaml")
SHARD = "energy-shard"
FAMILIAR, LEOTAN = "leotans-familiar", "starcaller-leotan"
SIREN, SPHINX = "serpent-siren", "vault-sphinx"


def test_a_hero_does_not_wait_for_energy():
    """E-94"""
    game = vigil(hand=[FAMILIAR, SHARD], deck=["militia"])
    when(game, f"play {FAMILIAR}", f"play {SHARD}")
    then(game, energy=1, runes=1, honor=0, hand=["militia"])


def test_a_hero_that_could_banish_does_not_wait_for_energy():
    """E-94: Darkwalker"""
    game = vigil(hand=["darkwalker", SHARD, "apprentice"], deck=["militia"])
    when(game, "play darkwalker")
    asked(game, "turn")
    when(game, f"play {SHARD}")
    asked(game, "turn")
    then(game, energy=1, power=2, hand=["apprentice", "militia"], box=[])


@pytest.mark.parametrize("shard", [SHARD, "energy-shard-start"])
def test_a_hero_uses_energy_gained_before(shard):
    """E-94: the other order"""
    game = vigil(hand=[FAMILIAR, shard])
    when(game, f"play {shard}", f"play {FAMILIAR}")
    then(game, energy=1, runes=1, honor=2)


def test_a_construct_waits_for_energy():
    """E-95"""
    game = vigil(hand=[SHARD, SHARD], constructs=["reactor-shrine"], energy=1)
    refused(game, "use reactor-shrine")
    when(game, f"play {SHARD}")
    then(game, energy=2)
    offered(game, "use reactor-shrine")
    when(game, "use reactor-shrine")
    then(game, honor=1, energy=2)
    refused(game, "use reactor-shrine")
    when(game, f"play {SHARD}")
    not_offered(game, "use reactor-shrine")
    when(game, "end turn", "end turn")
    then(game, turn_player=0, energy=0)
    not_offered(game, "use reactor-shrine")


def test_the_second_ability_of_a_construct_waits_for_energy():
    """E-95: Voidfeeder"""
    game = vigil(hand=[SHARD, "apprentice"], constructs=["voidfeeder"], energy=1)
    offered(game, "use voidfeeder#1")
    not_offered(game, "use voidfeeder#2")
    when(game, f"play {SHARD}", "use voidfeeder#2", "choose hand:apprentice")
    then(game, box=["apprentice"], power=0)
    not_offered(game, "use voidfeeder#2")
    when(game, "use voidfeeder#1")
    then(game, power=1)


def test_energy_is_not_spent():
    """E-96"""
    game = vigil(hand=[FAMILIAR, FAMILIAR], row=["deviant-fiend"], power=5, energy=1)
    when(game, f"play {FAMILIAR}")
    then(game, honor=2, energy=1)
    when(game, f"play {FAMILIAR}")
    then(game, honor=4, energy=1, runes=2)
    when(game, "defeat deviant-fiend@1")
    then(game, honor=4 + 3 + 1, energy=1, power=0)


def test_one_energy_serves_several_banishing_cards():
    """E-96: Darkwalkers and Firestorm Effigy"""
    hand = ["darkwalker", "darkwalker", "apprentice", "apprentice", "militia", "mystic"]
    game = vigil(hand=hand, row=["firestorm-effigy"], energy=1, piles={"mystic": 0})
    for card in ("apprentice", "apprentice"):
        when(game, "play darkwalker")
        asked(game, "banish", source="darkwalker")
        when(game, f"choose hand:{card}")
    then(game, power=4, energy=1)
    when(game, "defeat firestorm-effigy@1")
    for card in ("militia", "mystic"):
        asked(game, "banish", source="firestorm-effigy")
        when(game, f"choose hand:{card}")
    asked(game, "turn")
    then(game, hand=[], box=["apprentice", "apprentice", "militia"], mystic=1, honor=3, energy=1, power=0)


def test_without_energy_none_of_them_is_energized():
    """E-96: no Energy"""
    game = vigil(hand=[FAMILIAR, FAMILIAR], row=["deviant-fiend"], power=5)
    when(game, f"play {FAMILIAR}", f"play {FAMILIAR}", "defeat deviant-fiend@1")
    then(game, honor=3, energy=0, runes=2)


def test_energy_of_the_last_turn_does_not_count():
    """E-97"""
    deck = [FAMILIAR, *["apprentice"] * 4]
    game = vigil(hand=[FAMILIAR], deck=deck, energy=3)
    when(game, f"play {FAMILIAR}")
    then(game, honor=2, energy=3)
    when(game, "end turn")
    then(game, energy=0, turn_player=1)
    when(game, "end turn")
    then(game, energy=0, turn_player=0, hand=deck)
    when(game, f"play {FAMILIAR}")
    then(game, honor=2, runes=1, energy=0)


@pytest.mark.parametrize(
    ("hero", "energy", "each_step", "played"),
    [("quick-spark", 0, ["militia"], []), ("quick-spark", 1, ["militia"], ["militia"]),
     ("slow-spark", 0, [], []), ("slow-spark", 1, ["militia"], []), ("slow-spark", 2, ["militia"], ["militia"])],
)  # fmt: skip
@pytest.mark.parametrize("timing", ["played", "each-step"])
def test_energy_of_the_card_itself_counts_only_with_each_step(hero, energy, each_step, played, timing):
    """E-98: both values of energize_timing"""
    hand = played if timing == "played" else each_step
    options = {"energize_timing": timing}
    game = vigil(packs=[FIXTURES], hand=[hero], deck=["militia", "mystic"], energy=energy, options=options)
    when(game, f"play {hero}")
    then(game, energy=energy + 1, hand=hand)


@pytest.mark.parametrize(("energy", "honor"), [(0, 4), (1, 5), (2, 6), (5, 9)])
def test_leotan_counts_energy_when_he_is_played(energy, honor):
    """E-99"""
    game = vigil(hand=[LEOTAN, SHARD, SHARD], energy=energy)
    when(game, f"play {LEOTAN}")
    then(game, honor=honor, energy=energy, pool=60 - honor)
    when(game, f"play {SHARD}", f"play {SHARD}")
    then(game, honor=honor, energy=energy + 2)


@pytest.mark.parametrize("energy", [0, 2])
def test_acquired_shards_give_no_energy(energy):
    """E-100"""
    game = vigil(row=["darkwalker", "raging-ursine"], under={1: 2, 2: 1}, runes=3, power=3, energy=energy)
    when(game, "acquire darkwalker@1")
    then(game, energy=energy, discard=["darkwalker", SHARD, SHARD], hand=[])
    when(game, "defeat raging-ursine@2")
    then(game, energy=energy, discard=["darkwalker", SHARD, SHARD, SHARD], honor=3, runes=energy)


def test_a_trophy_is_used_at_once():
    """E-101"""
    game = vigil(hand=[FAMILIAR], row=[SIREN], power=2)
    when(game, f"defeat {SIREN}@1")
    then(game, honor=1, pool=59, energy=0, power=0, trophies=[SIREN], void=[])
    offered(game, f"trophy {SIREN}")
    when(game, f"trophy {SIREN}")
    then(game, honor=1, energy=1, trophies=[], void=[SIREN])
    not_offered(game, f"trophy {SIREN}")
    when(game, f"play {FAMILIAR}")
    then(game, honor=3, energy=1, runes=1)


def test_a_trophy_is_not_enough_while_it_is_held():
    """E-101: not used"""
    game = vigil(hand=[FAMILIAR], row=[SIREN], power=2)
    when(game, f"defeat {SIREN}@1", f"play {FAMILIAR}", f"trophy {SIREN}")
    then(game, honor=1, energy=1, runes=1)


@pytest.mark.parametrize(("trophy", "cost", "honor", "energy"), [(SIREN, 2, 1, 1), (SPHINX, 4, 2, 2)])
def test_a_trophy_is_kept_for_a_later_turn(trophy, cost, honor, energy):
    """E-102"""
    game = vigil(row=[trophy], power=cost)
    when(game, f"defeat {trophy}@1")
    for _ in range(2):
        when(game, "end turn")
        then(game, turn_player=1, trophies=[[trophy], []], void=[])
        refused(game, f"trophy {trophy}")
        when(game, "end turn")
        then(game, turn_player=0, trophies=[[trophy], []], void=[], energy=0)
        offered(game, f"trophy {trophy}")
    when(game, f"trophy {trophy}")
    then(game, energy=energy, honor=[honor, 0], trophies=[[], []], void=[trophy])


def test_a_trophy_is_not_among_the_constructs_that_sea_tyrant_destroys():
    """E-103"""
    trophies = [[], [SPHINX, SIREN]]
    game = combined(constructs=[[], ["muramasa"]], trophies=trophies, row=["sea-tyrant"], power=5)
    when(game, "defeat sea-tyrant@1")
    asked(game, "turn", player=0)
    then(game, constructs=[[], ["muramasa"]], trophies=trophies, discard=[[], []], void=["sea-tyrant"], honor=[5, 0])


def test_a_trophy_is_no_answer_to_sea_tyrant():
    """E-103: two Constructs"""
    trophies = [[], [SPHINX, SIREN]]
    game = combined(constructs=[[], ["muramasa", "omnicron"]], trophies=trophies, row=["sea-tyrant"], power=5)
    when(game, "defeat sea-tyrant@1")
    asked(game, "keep", player=1, source="sea-tyrant")
    exactly(game, "choose construct:muramasa", "choose construct:omnicron")
    when(game, "choose construct:omnicron")
    then(game, constructs=[[], ["omnicron"]], trophies=trophies, discard=[[], ["muramasa"]])


@pytest.mark.parametrize(("monster", "cost", "honor"), [("protean-sea-slug", 6, 5), ("mordant-widow", 5, 4)])
def test_trophies_are_not_destroyed_with_constructs(monster, cost, honor):
    """E-103: Protean Sea Slug, Mordant Widow"""
    trophies = [[], [SPHINX, SIREN]]
    game = vigil(constructs=[[], ["omnicron"]], trophies=trophies, row=[monster], power=cost)
    when(game, f"defeat {monster}@1")
    asked(game, "turn", player=0)
    then(game, constructs=[[], []], trophies=trophies, discard=[[], ["omnicron"]], honor=[honor, 0], void=[monster])


@pytest.mark.parametrize("trophy", [SIREN, SPHINX])
def test_a_trophy_monster_banished_from_the_row_gives_nothing(trophy):
    """E-104"""
    game = vigil(hand=["truth-seeker"], deck=["militia"], row=[trophy])
    when(game, "play truth-seeker")
    asked(game, "banish", source="truth-seeker")
    exactly(game, *row_answers(game), "decline")
    when(game, f"choose row:{trophy}@1")
    then(game, honor=0, pool=60, trophies=[], void=[trophy], energy=0, hand=["militia"])
    not_offered(game, f"trophy {trophy}")


def test_a_trophy_waits_until_the_hero_is_finished():
    """E-146"""
    game = vigil(hand=["darkwalker", "apprentice"], trophies=[SIREN], energy=1)
    offered(game, f"trophy {SIREN}")
    when(game, "play darkwalker")
    asked(game, "banish", source="darkwalker")
    exactly(game, "choose hand:apprentice", "decline")
    refused(game, f"trophy {SIREN}")
    when(game, "choose hand:apprentice")
    asked(game, "turn")
    offered(game, f"trophy {SIREN}")
    when(game, f"trophy {SIREN}")
    then(game, energy=2, trophies=[], void=[SIREN], box=["apprentice"])


def test_a_trophy_waits_until_the_reward_is_finished():
    """E-146: a reward"""
    game = vigil(hand=["apprentice"], trophies=[SPHINX], row=["firestorm-effigy"], power=4)
    when(game, "defeat firestorm-effigy@1")
    asked(game, "banish", source="firestorm-effigy")
    refused(game, f"trophy {SPHINX}")
    when(game, "decline")
    asked(game, "turn")
    when(game, f"trophy {SPHINX}")
    then(game, energy=2, hand=["apprentice"], honor=3)


def test_unused_trophies_and_treasure_add_nothing_to_the_score():
    """E-148"""
    game = vigil(
        hand=[SHARD],
        deck=[SHARD, "energy-shard-start"],
        discard=[SHARD, "mystic"],
        trophies=[SIREN, SPHINX],
        honor=[3, 2],
        pool=0,
        end_triggered=True,
    )
    to_the_end(game)
    then(game, honor=[3, 2], trophies=[SIREN, SPHINX], void=[])
    assert game.scores() == [3 + 1, 2]
