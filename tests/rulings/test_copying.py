"""Rulings on heroes that repeat what another hero does: Reality Sculptor, Ulu and, with both sets, Twofold Askara."""

import pytest

import deckwright as dw
from tests.talk import asked, combined, exactly, given, refused, then, vigil, when

SCULPTOR = "reality-sculptor"
ULU = "ulu-askara-prince"
ASKARA = "twofold-askara"
FAMILIAR = "leotans-familiar"
SPIRITCASTER = "nyxian-spiritcaster"
BLACKWATCH = "blackwatch-vanquisher"
SHARD = "energy-shard"
CHAIN = {"copy_copiers": "chain"}
OPTIONS = [None, {"copy_copiers": "never"}]


# A copying effect never chooses a card that copies


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(("energy", "power"), [(0, 4), (1, 4), (2, 5)])
def test_no_copy_leads_to_a_copy(options, energy, power):
    """V-200"""
    game = combined(hand=["militia", SCULPTOR, ASKARA, ULU], energy=energy, options=options)
    when(game, "play militia", f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, power=2)
    when(game, f"play {ASKARA}")
    asked(game, "turn")
    then(game, power=3)
    when(game, f"play {ULU}")
    asked(game, "turn")
    then(game, power=power, runes=0, energy=energy, honor=0, played=["militia", SCULPTOR, ASKARA, ULU])


def test_askara_is_not_offered_to_sculptor():
    """V-200: Mystic, Askara, then Reality Sculptor"""
    game = combined(hand=["mystic", ASKARA, SCULPTOR])
    when(game, "play mystic", f"play {ASKARA}")
    then(game, runes=4)
    when(game, f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, runes=6, power=0)


def test_only_heroes_that_do_not_copy_are_offered_to_ulu():
    """V-200: the answers for Ulu"""
    game = combined(hand=["mystic", "militia", SCULPTOR, ASKARA, ULU])
    when(game, "play mystic", "play militia", f"play {SCULPTOR}", "choose played:mystic")
    when(game, f"play {ASKARA}")
    asked(game, "copy", source=ASKARA)
    exactly(game, "choose played:militia", "choose played:mystic")
    when(game, "choose played:militia", f"play {ULU}")
    asked(game, "copy", source=ULU)
    exactly(game, "choose played:militia", "choose played:mystic")
    refused(game, f"choose played:{SCULPTOR}", f"choose played:{ASKARA}", f"choose played:{ULU}", "decline")
    when(game, "choose played:mystic")
    then(game, runes=6, power=2)
    asked(game, "turn")


def test_a_copier_after_nothing_but_copiers_does_nothing():
    """V-200: nothing else was played"""
    game = combined(hand=[SCULPTOR, SCULPTOR, ASKARA, ULU], energy=2, deck=["apprentice"])
    for card in (SCULPTOR, SCULPTOR, ASKARA, ULU):
        when(game, f"play {card}")
        asked(game, "turn")
    then(game, runes=0, power=0, honor=0, energy=2, hand=[], deck=["apprentice"])


def test_an_unknown_value_of_copy_copiers_is_refused():
    """V-200: values of the option"""
    with pytest.raises(dw.BadOption):
        vigil(options={"copy_copiers": "always"})


def test_copy_copiers_changes_nothing_where_only_askara_copies():
    """V-200: copy_copiers = chain in ascension-10th"""
    game = given("ascension-10th", hand=["mystic", ASKARA], options=CHAIN)
    when(game, "play mystic", f"play {ASKARA}")
    asked(game, "turn")
    then(game, runes=4)


# Where the option allows chains


def test_in_a_chain_ulu_may_choose_a_copier_and_then_chooses_for_it():
    """V-200: copy_copiers = chain"""
    game = vigil(hand=["mystic", "militia", SCULPTOR, ULU], options=CHAIN)
    when(game, "play mystic", "play militia", f"play {SCULPTOR}", "choose played:militia", f"play {ULU}")
    then(game, runes=2, power=2)
    asked(game, "copy", source=ULU)
    exactly(game, "choose played:militia", "choose played:mystic", f"choose played:{SCULPTOR}")
    when(game, f"choose played:{SCULPTOR}")
    asked(game, "copy")
    exactly(game, "choose played:militia", "choose played:mystic")
    refused(game, f"choose played:{SCULPTOR}", f"choose played:{ULU}", "decline")
    when(game, "choose played:mystic")
    then(game, runes=4, power=2)
    asked(game, "turn")


def test_in_a_chain_a_plain_hero_may_still_be_chosen():
    """V-200: copy_copiers = chain, no copier chosen"""
    game = vigil(hand=["militia", SCULPTOR, ULU], options=CHAIN)
    when(game, "play militia", f"play {SCULPTOR}", f"play {ULU}", "choose played:militia")
    then(game, power=3)
    asked(game, "turn")


def test_a_copier_in_a_chain_keeps_its_own_limit():
    """V-200: copy_copiers = chain, cost 3 or less"""
    game = vigil(hand=[BLACKWATCH, "mystic", "heavy-infantry", SCULPTOR, ULU], options=CHAIN)
    when(game, f"play {BLACKWATCH}", "play mystic", "play heavy-infantry", f"play {SCULPTOR}", "choose played:mystic")
    then(game, power=4, runes=4)
    when(game, f"play {ULU}")
    exactly(
        game,
        f"choose played:{BLACKWATCH}",
        "choose played:heavy-infantry",
        "choose played:mystic",
        f"choose played:{SCULPTOR}",
    )
    when(game, f"choose played:{SCULPTOR}")
    exactly(game, "choose played:heavy-infantry", "choose played:mystic")
    when(game, "choose played:heavy-infantry")
    then(game, power=6, runes=4)


def test_a_chain_never_chooses_the_same_hero_twice():
    """V-200: copy_copiers = chain, three links"""
    game = combined(hand=["mystic", SCULPTOR, ASKARA, ULU], options=CHAIN)
    when(game, "play mystic", f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, runes=4)
    when(game, f"play {ASKARA}")
    exactly(game, "choose played:mystic", f"choose played:{SCULPTOR}")
    when(game, "choose played:mystic")
    then(game, runes=6)
    when(game, f"play {ULU}")
    exactly(game, "choose played:mystic", f"choose played:{SCULPTOR}", f"choose played:{ASKARA}")
    when(game, f"choose played:{ASKARA}")
    exactly(game, "choose played:mystic", f"choose played:{SCULPTOR}")
    when(game, f"choose played:{SCULPTOR}")
    asked(game, "turn")
    then(game, runes=8, power=0)


def test_the_last_hero_of_a_chain_is_chosen_without_a_question():
    """V-200: copy_copiers = chain, one hero left"""
    game = combined(hand=["mystic", SCULPTOR, ASKARA], options=CHAIN)
    when(game, "play mystic", f"play {SCULPTOR}", f"play {ASKARA}", f"choose played:{SCULPTOR}")
    asked(game, "turn")
    then(game, runes=6)


def test_a_copier_does_not_choose_itself_in_a_chain():
    """V-200: copy_copiers = chain, one copier"""
    game = vigil(hand=["militia", SCULPTOR], options=CHAIN)
    when(game, "play militia", f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, power=2)


@pytest.mark.parametrize("options", [*OPTIONS, CHAIN])
def test_nothing_copies_ulu(options):
    """V-103: whatever copy_copiers says"""
    game = combined(hand=["militia", ULU, ASKARA, SCULPTOR], options=options)
    when(game, "play militia", f"play {ULU}")
    then(game, power=2)
    when(game, f"play {ASKARA}")
    asked(game, "turn")
    then(game, power=3)
    when(game, f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, power=4)


# Reality Sculptor


def test_sculptor_reaches_heroes_of_cost_three_and_no_more():
    """V-101"""
    game = vigil(hand=["mystic", BLACKWATCH, SCULPTOR])
    when(game, "play mystic", f"play {BLACKWATCH}", f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, runes=4, power=2, played=["mystic", BLACKWATCH, SCULPTOR])


def test_sculptor_chooses_among_the_heroes_within_its_limit():
    """V-101: choice of hero, basic heroes included"""
    game = vigil(hand=["militia", "heavy-infantry", "magnet-monk", "truth-seeker", SCULPTOR], row=["omnicron"])
    when(game, "play militia", "play heavy-infantry", "play magnet-monk", "play truth-seeker", "decline")
    then(game, power=5)
    when(game, f"play {SCULPTOR}")
    asked(game, "copy", source=SCULPTOR)
    assert not game.decision.optional
    exactly(game, "choose played:heavy-infantry", "choose played:magnet-monk", "choose played:militia")
    refused(game, "choose played:truth-seeker", "decline", "end turn")
    when(game, "choose played:heavy-infantry")
    then(game, power=7)
    asked(game, "turn")


def test_sculptor_with_nothing_to_copy_does_nothing():
    """V-101: nothing played before"""
    game = vigil(hand=[SCULPTOR, "mystic"], deck=["apprentice"])
    when(game, f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, runes=0, power=0, honor=0, energy=0, hand=["mystic"], deck=["apprentice"])
    when(game, "play mystic")
    then(game, runes=2)


def test_sculptor_copies_neither_treasure_nor_constructs():
    """V-101: heroes only"""
    game = vigil(hand=[SHARD, "prototype-ch32", "temporal-eye", SCULPTOR], deck=["apprentice", "militia", "mystic"])
    when(game, f"play {SHARD}", "play prototype-ch32", "play temporal-eye", f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, energy=1, runes=0, power=0, hand=["apprentice", "militia"], deck=["mystic"])


def test_a_copy_is_not_a_played_card():
    """V-101: Unite of the copied hero does not wait for its own copy"""
    game = combined(hand=["runic-lycanthrope", SCULPTOR, "runic-honiskrot"])
    when(game, "play runic-lycanthrope", f"play {SCULPTOR}")
    then(game, runes=4, power=2, played=["runic-lycanthrope", SCULPTOR])
    when(game, "play runic-honiskrot")
    then(game, runes=6, power=4, played=["runic-lycanthrope", SCULPTOR, "runic-honiskrot"])


def test_choices_of_a_hero_copied_by_sculptor_are_made_anew():
    """V-101: Monastic Tutor twice"""
    game = vigil(hand=["monastic-tutor", SCULPTOR])
    when(game, "play monastic-tutor", "choose pile:mystic", f"play {SCULPTOR}")
    asked(game, "acquire")
    exactly(game, "choose pile:mystic", "choose pile:heavy-infantry")
    when(game, "choose pile:heavy-infantry")
    then(game, discard=["mystic", "heavy-infantry"], mystic=25, heavy_infantry=25, hand=[])
    asked(game, "turn")


def test_a_copied_treasure_hunter_is_a_second_discount():
    """V-101: Treasure Hunter twice"""
    game = vigil(hand=["treasure-hunter", SCULPTOR], row=["vault-sphinx"], under={1: 1})
    when(game, "play treasure-hunter", f"play {SCULPTOR}")
    then(game, power=4)
    when(game, "defeat vault-sphinx@1")
    then(game, power=2, honor=2, trophies=["vault-sphinx"], discard=[SHARD])


def test_a_second_sculptor_is_not_offered_the_first():
    """V-102"""
    game = vigil(hand=["militia", SCULPTOR, SCULPTOR])
    when(game, "play militia", f"play {SCULPTOR}", f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, power=3, runes=0, played=["militia", SCULPTOR, SCULPTOR])


@pytest.mark.parametrize("chosen", ["militia", SCULPTOR])
def test_a_second_sculptor_may_choose_the_first_in_a_chain(chosen):
    """V-102: copy_copiers = chain"""
    game = vigil(hand=["militia", SCULPTOR, SCULPTOR], options=CHAIN)
    when(game, "play militia", f"play {SCULPTOR}", f"play {SCULPTOR}")
    asked(game, "copy", source=SCULPTOR)
    exactly(game, "choose played:militia", f"choose played:{SCULPTOR}")
    when(game, f"choose played:{chosen}")
    asked(game, "turn")
    then(game, power=3, runes=0)


# Ulu and the energy at the time of copying


def test_ulu_repeats_twice_with_two_energy():
    """V-103"""
    game = vigil(
        hand=[ULU, SCULPTOR], played=[SPIRITCASTER], energy=2, deck=["apprentice", "militia", "mystic", "apprentice"]
    )
    when(game, f"play {ULU}")
    asked(game, "turn")
    then(game, energy=2 + 6, hand=["apprentice", "militia", SCULPTOR], deck=["mystic", "apprentice"])
    when(game, f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, energy=8, runes=0, power=0, hand=["apprentice", "militia"], deck=["mystic", "apprentice"])


@pytest.mark.parametrize(("energy", "power"), [(0, 4), (1, 4), (2, 6), (3, 6)])
def test_ulu_needs_two_energy_for_the_second_time(energy, power):
    """V-103: the threshold"""
    game = vigil(hand=["heavy-infantry", ULU], energy=energy)
    when(game, "play heavy-infantry", f"play {ULU}")
    asked(game, "turn")
    then(game, power=power, energy=energy)


@pytest.mark.parametrize(
    ("timing", "before", "energy"), [("played", 0, 2), ("played", 1, 4), ("each-step", 0, 3), ("each-step", 1, 4)]
)
def test_energy_of_the_first_copy_is_too_late_for_the_second(timing, before, energy):
    """V-103: Ulu repeats Spirit Merchant, both values of energize_timing"""
    game = vigil(hand=["spirit-merchant", ULU], energy=before, options={"energize_timing": timing})
    when(game, "play spirit-merchant", "decline", f"play {ULU}")
    while game.decision.kind == "banish":
        when(game, "decline")
    then(game, energy=energy)


def test_ulu_chooses_a_hero_of_any_cost_once():
    """V-103: choice of hero"""
    game = vigil(hand=["militia", "illiya-the-demonborn", SHARD, ULU], energy=1)
    when(game, "play militia", "play illiya-the-demonborn", f"play {SHARD}")
    then(game, power=1 + 4 + 1, energy=2)
    when(game, f"play {ULU}")
    asked(game, "copy", source=ULU)
    assert not game.decision.optional
    exactly(game, "choose played:illiya-the-demonborn", "choose played:militia")
    refused(game, "decline", f"choose played:{SHARD}")
    when(game, "choose played:illiya-the-demonborn")
    asked(game, "turn")
    then(game, power=6 + 2 * (4 + 2), energy=2)


def test_choices_are_made_anew_each_time_ulu_repeats():
    """V-103: Monastic Tutor"""
    game = vigil(hand=[ULU], played=["monastic-tutor"], energy=2)
    when(game, f"play {ULU}")
    asked(game, "acquire")
    when(game, "choose pile:mystic")
    asked(game, "acquire")
    exactly(game, "choose pile:mystic", "choose pile:heavy-infantry")
    when(game, "choose pile:heavy-infantry")
    asked(game, "turn")
    then(game, hand=["mystic", "heavy-infantry"], discard=[], mystic=25, heavy_infantry=25)


@pytest.mark.parametrize(("shards", "honor"), [(0, 0), (1, 2), (2, 2)])
def test_a_copy_looks_at_the_energy_again(shards, honor):
    """V-047"""
    game = vigil(hand=[FAMILIAR, *[SHARD] * shards, SCULPTOR])
    when(game, f"play {FAMILIAR}")
    then(game, runes=1, honor=0)
    when(game, *[f"play {SHARD}"] * shards, f"play {SCULPTOR}")
    asked(game, "turn")
    then(game, runes=2, honor=honor, energy=shards, pool=60 - honor)


@pytest.mark.parametrize(("shards", "power"), [(1, 2 + 2), (2, 2 + 2 * 2), (3, 2 + 2 * 4)])
def test_both_energize_parts_look_at_the_energy_when_ulu_is_played(shards, power):
    """V-047: Ulu and Blackwatch Vanquisher"""
    game = vigil(hand=[BLACKWATCH, *[SHARD] * shards, ULU])
    when(game, f"play {BLACKWATCH}", *[f"play {SHARD}"] * shards, f"play {ULU}")
    asked(game, "turn")
    then(game, power=power, energy=shards)


def test_a_copied_banishment_is_asked_where_the_original_was_not():
    """V-047: Darkwalker"""
    game = vigil(hand=["darkwalker", SHARD, SCULPTOR], discard=["apprentice", "militia"])
    when(game, "play darkwalker")
    asked(game, "turn")
    when(game, f"play {SHARD}", f"play {SCULPTOR}")
    asked(game, "banish")
    then(game, power=4)
    drawn, kept = game.zone("hand", 0)[0], game.zone("deck", 0)[0]
    assert {drawn, kept} == {"apprentice", "militia"}
    exactly(game, f"choose hand:{drawn}", "decline")
    when(game, f"choose hand:{drawn}")
    then(game, hand=[], box=[drawn], power=4)
