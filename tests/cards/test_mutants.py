"""The tests of the cards are tested: a card with a phrase dropped or a number changed makes one of them fail."""

from deckwright.cards.loader import builtin_sets
from tests.mutants import SET, Mutant, all_mutants, card_entries, card_file, try_all

# Mutants that no test can notice, each with the reason.
EQUAL_IN_PLAY: dict[str, str] = {}


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
    ):
        assert wanted in mutants


def test_a_card_written_anew_without_a_change_is_the_same_card() -> None:
    for entry in card_entries():
        unchanged = Mutant(entry["id"], "no change", card_file(entry))
        assert unchanged.card_set().content_hash == builtin_sets()[SET].content_hash


def test_every_mutant_is_noticed() -> None:
    report = try_all()
    print(report)
    assert report.failing == [], "these tests fail with the printed cards already"
    assert set(report.survivors) == set(EQUAL_IN_PLAY)
