"""A card names the chapters of the rulebook that it touches, whatever language its text is in."""

import pytest

from deckwright.games.ascension.online.chapters import chapters_of
from deckwright.server.catalogue import list_cards, list_rulesets, write_rulebook


def test_a_card_names_its_chapters_in_the_order_of_the_book() -> None:
    keywords = ["energize", "once-per-turn", "trigger"]
    assert chapters_of("construct", "center", keywords, "Draw 1 card.") == ["A-8", "A-10", "A-16", "A-21"]
    assert chapters_of("unheard-of", "center", [], "") == []


def test_a_hero_that_defeats_leads_to_defeating_and_a_monster_that_gives_a_card_to_acquiring() -> None:
    assert "A-11" in chapters_of("hero", "center", ["free-defeat"], "Defeat it without paying.")
    keywords = ["free-acquire", "free-defeat"]
    assert chapters_of("monster", "center", keywords, "Reward: Acquire or defeat any card.") == ["A-10", "A-11"]


def test_a_card_that_nobody_can_acquire_does_not_lead_to_acquiring() -> None:
    assert chapters_of("hero", "starting", [], "Gain 1 Rune.") == ["A-7"]
    assert chapters_of("hero", "always", [], "Gain 2 Runes.") == ["A-7", "A-10"]
    assert chapters_of("treasure", "treasure", ["treasure"], "Draw 1 card.") == ["A-7", "A-20"]


def test_what_a_card_gives_is_read_in_its_text_and_the_honor_of_a_reward_is_of_defeating() -> None:
    assert chapters_of("construct", "center", [], "Once per turn: Gain 1 Energy.") == ["A-8", "A-10", "A-21"]
    assert chapters_of("hero", "center", [], "Gain 2 Honor.") == ["A-7", "A-10", "A-15"]
    assert chapters_of("hero", "center", [], "The next Monster costs less.") == ["A-7", "A-10", "A-11"]
    assert chapters_of("monster", "center", [], "Reward: Gain 2 Honor.") == ["A-11"]


@pytest.mark.parametrize("ruleset", [listed.id for listed in list_rulesets("en")])
def test_the_chapters_that_cards_name_are_in_the_book(ruleset: str) -> None:
    there = {rule.id.split(".")[0] for rule in write_rulebook("en").rules}
    for card in list_cards(ruleset, "en").cards:
        assert card.chapters and there.issuperset(card.chapters), card.id


def test_a_card_names_the_same_chapters_in_every_language() -> None:
    def named(lang: str) -> list[list[str]]:
        return [card.chapters for card in list_cards("ascension-combined", lang).cards]

    assert named("en") == named("pt") == named("pl") == named("ru")
