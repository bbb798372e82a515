"""The rulings listed with a card decide what is doubtful about it, and speak of it."""

import pytest

import deckwright as dw
from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES
from deckwright.cards.vocabulary import Verb
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.cards.model import Card
from deckwright.games.ascension.cards.verbs import VERBS

MANDATORY = {"R-102", "R-214", "V-225"}  # they say that an effect without "may" must be used
STEM = 4  # letters of a name that every case of it keeps


def must_choose(verb: Verb) -> bool:
    """Whether one of several cards has to be acquired, defeated or repeated."""
    chooses = "asks" in verb.traits and not {"copy", "free-acquire", "free-defeat"}.isdisjoint(verb.keywords)
    return chooses and {"may", "every"}.isdisjoint(verb.template.split())


def cards_with(keyword: str | None = None) -> list[Card]:
    """The built-in Heroes that must choose a card; with a keyword, only those with such a verb."""
    verbs = {
        name for name, verb in VERBS.items() if must_choose(verb) and (keyword is None or keyword in verb.keywords)
    }
    cards = [card for card_set in builtin_sets(LANGUAGE).values() for card in card_set.cards if card.type == "hero"]
    return [
        card for card in cards if any(step.phrase.verb in verbs for ability in card.abilities for step in ability.steps)
    ]


def assert_spoken_of(card: Card, ruling: str) -> None:
    assert ruling in card.rulings
    for lang in LANGUAGES:
        assert card.names[lang].split(",")[0][:STEM] in dw.ruling(ruling).text(lang), f"{ruling}, {lang}"


@pytest.mark.parametrize("card", cards_with(), ids=lambda card: card.id)
def test_a_hero_that_must_choose_has_a_ruling_that_says_so(card: Card) -> None:
    saying = MANDATORY.intersection(card.rulings)
    assert saying
    for ruling in saying:
        assert_spoken_of(card, ruling)


@pytest.mark.parametrize("card", cards_with("free-defeat"), ids=lambda card: card.id)
def test_a_hero_that_must_defeat_names_the_option(card: Card) -> None:
    """R-102"""
    assert_spoken_of(card, "R-102")


@pytest.mark.parametrize("card", cards_with("copy"), ids=lambda card: card.id)
def test_a_card_that_copies_says_what_it_cannot_copy(card: Card) -> None:
    """V-200"""
    assert_spoken_of(card, "V-200")
