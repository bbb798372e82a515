"""The tests of the cards are tested: a card with a phrase, number, arrow or price changed makes one of them fail.

`python -m tests.games.kingdom.cards.mutants` tries every mutant; here every so many of them are tried.
"""

import numpy as np

from tests.games.kingdom.cards import test_vale_of_orrin as printed
from tests.games.kingdom.cards.mutants import (
    LOADER,
    PLAYING,
    Mutant,
    all_mutants,
    is_equal,
    noticed_by,
    try_all,
    with_card,
)
from tests.games.kingdom.talk import vale

EVERY, EVERY_EFFECT, EVERY_CARD = 150, 4, 10


def test_every_phrase_number_arrow_and_price_has_mutants() -> None:
    mutants = [str(mutant) for mutant in all_mutants()]
    assert len(mutants) == len(set(mutants))
    for wanted in (
        '1: stage 2: activated barter: "pay 1 wood" becomes "pay 2 wood"',
        '1: stage 2: activated barter: "pay 1 wood" becomes "pay 1 stone"',
        "1: stage 2: activated barter: step 1 dropped",
        "1: stage 2: activated barter becomes time barter",
        "1: stage 1: upgrade down to 2 becomes upgrade right to 2",
        '1: stage 1: upgrade down to 2: "2 coin" becomes "1 coin"',
        "1: stage 3: fame 1 becomes 0",
        "1: copies dropped",
        '4: stage 1: activated fell: "gain 1 wood per land in play, at most 3" becomes "gain 1 wood per land in play"',
        '4: stage 1: activated fell: "turn this down" becomes "turn this right"',
        '9: stage 3: activated call: "put up to 2 lands or buildings in discard on top" becomes '
        '"put 2 lands or buildings in discard on top"',
        "14: stage 1: flags: red dropped",
        "8: stage 2: optional toll when advance becomes optional toll when played",
        "24: stage 1: boxes 8 in order becomes 7 in order",
        "42: stage 1: optional watch when end of turn, 1 per round becomes optional watch when end of turn",
        "52: stage 1: keywords: person dropped",
        "the set: gate 23 becomes 24",
        "the set: stickers 8: 8 becomes 7",
    ):
        assert wanted in mutants


def test_a_card_written_anew_without_a_change_is_the_same_card() -> None:
    for card in printed.cards()[::EVERY_CARD]:
        unchanged = Mutant(card["number"], "no change", card)
        assert np.array_equal(with_card(unchanged).table, vale().table)
        assert noticed_by(unchanged) is None


def test_a_missing_effect_is_noticed_by_playing() -> None:
    lacking = [mutant for mutant in all_mutants() if mutant.lacks_an_effect]
    assert len(lacking) > 250
    verdicts = try_all(tuple(lacking[::EVERY_EFFECT]), workers=1)
    assert {name: by for name, by in verdicts.items() if by not in (PLAYING, LOADER)} == {}


def test_other_changes_are_noticed() -> None:
    verdicts = try_all(all_mutants()[::EVERY], workers=1)
    assert [name for name, by in verdicts.items() if by is None and not is_equal(name)] == []
