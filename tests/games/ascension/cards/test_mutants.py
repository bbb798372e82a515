"""The tests of the cards are tested: a card with a phrase dropped or a number changed makes one of them fail."""

from deckwright.cards.loader import builtin_sets
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.table.rulesets import BUILTIN
from tests.mutants import Mutant, all_mutants, card_entries, card_file, try_all

NO_ENERGY = "without energy it would count nothing, so the condition only says when there is something to count"

# Mutants that no test can notice, each with the reason.
EQUAL_IN_PLAY = {
    'starcaller-leotan: play: "energize 1" dropped before "gain 1 honor per energy"': NO_ENERGY,
    'illiya-the-demonborn: play: "energize 1" dropped before "gain 1 power per energy"': NO_ENERGY,
    'deviant-fiend: reward: "energize 1" dropped before "gain 1 honor per energy"': NO_ENERGY,
    'cognition-courier: play: "energize 1" dropped before "next construct costs 1 rune less per energy this turn"': (
        NO_ENERGY
    ),
    'voidthirster: "when defeat monster in center row, first each turn" becomes '
    '"when defeat in center row, first each turn"': "nothing but monsters is ever defeated",
}


def test_every_phrase_and_number_has_mutants() -> None:
    mutants = [str(mutant) for mutant in all_mutants()]
    assert len(mutants) == len(set(mutants))
    for wanted in (
        "spike-vixen: cost 2 becomes 3",
        'spike-vixen: play: "draw 1" dropped',
        'landtalker: play: "gain 3 runes" becomes "gain 2 runes"',
        'landtalker: play: "gain 3 runes" becomes "gain 4 runes"',
        'kor-the-ferromancer: play: "with 2 or more constructs" dropped before "draw 1"',
        'snapdragon: use: "unite Lifebound hero: gain 1 honor" dropped',
        'avatar-of-the-fallen: always: "cannot be banished" dropped',
        'yggdrasil-staff: use: "pay 4 runes to gain 3 honor" becomes "pay 3 runes to gain 3 honor"',
        'rocket-courier-x-99: when acquire Mechana construct, once per turn: "may put it into hand" dropped',
        'voidthirster: "when defeat monster in center row, first each turn" becomes '
        '"when defeat monster, first each turn"',
        'portabillet: "when play Mechana construct, once per turn" becomes "when play construct, once per turn"',
        'prototype-ch32: when acquire Mechana construct, once per turn: "energize 1" dropped before '
        '"may put it into play"',
        'temporal-eye: enter: "draw 1" dropped',
        'vault-sphinx: trophy: "gain 2 energy" becomes "gain 3 energy"',
        'loamspeaker-druid: fate: "honor pool grows by 10 per treasure beneath" becomes '
        '"honor pool grows by 9 per treasure beneath"',
        'omnicron: fate: "center row gains 1 slot per treasure beneath" becomes '
        '"center row gains 2 slots per treasure beneath"',
        'oziah-judge-of-logos: price: "nothing with 7 or more energy" becomes "nothing with 6 or more energy"',
        'leotans-familiar: play: "energize 1: gain 2 honor" becomes "energize 2: gain 2 honor"',
        'lifebound-muse: play: "energize 2 instead: acquire a hero for free" becomes '
        '"energize 2: acquire a hero for free"',
        "energy-shard: per set large 30 becomes 29",
        "energy-shard: copies 60 becomes 61",
        "mystic: copies 26 becomes 25 in rise-of-vigil",
    ):
        assert wanted in mutants


def test_a_card_of_both_sets_is_changed_in_both() -> None:
    for mutant in all_mutants():
        having = [name for name in BUILTIN if mutant.card in builtin_sets(LANGUAGE)[name].by_id]
        if mutant.change.startswith("copies"):
            assert len(mutant.sets) == 1
        else:
            assert list(mutant.sets) == having


def test_what_replaces_a_dropped_phrase_stays_as_a_condition() -> None:
    wanted = 'monastic-tutor: play: "acquire an always-available hero for free" dropped'
    mutant = next(mutant for mutant in all_mutants() if str(mutant) == wanted)
    assert "- energize 1: acquire an always-available hero for free to hand" in mutant.texts[0]
    assert len(mutant.card_sets()) == 1


def test_a_card_written_anew_without_a_change_is_the_same_card() -> None:
    for card, entries in card_entries().items():
        texts = tuple(card_file(name, entry) for name, entry in entries.items())
        unchanged = Mutant(card, "no change", tuple(entries), texts)
        for card_set in unchanged.card_sets():
            assert card_set.content_hash == builtin_sets(LANGUAGE)[card_set.id].content_hash


def test_every_mutant_is_noticed() -> None:
    report = try_all()
    print(report)
    assert report.failing == [], "these tests fail with the printed cards already"
    assert set(report.survivors) == set(EQUAL_IN_PLAY)
