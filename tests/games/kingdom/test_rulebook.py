"""Kingdom's rulebook: rules and rulings in our own words, the same in every language."""

import re

import pytest

from deckwright.cards.model import LANGUAGES
from deckwright.table.rulebook import Rule, read_rules

PACKAGE = "deckwright.games.kingdom.rulebook"
RULES = read_rules(PACKAGE, "rules.json")
RULINGS = read_rules(PACKAGE, "rulings.json")
OTHER_SCRIPT = {"ru": r"[A-Za-z]", **dict.fromkeys(("en", "pt", "pl"), r"[\u0400-\u04ff]")}
QUOTES = {"en": ("“", "”"), "pt": ("“", "”"), "pl": ("„", "”"), "ru": ("«", "»")}


def place(id: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", id)]


def numbers(text: str) -> list[int]:
    """The numbers of a text in figures; 1,000 and 1.000 are 1000."""
    return sorted(int(found) for found in re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", text)))


def test_rules_and_rulings_stand_in_their_own_files_in_order() -> None:
    assert (len(RULES), len(RULINGS)) == (129, 42)
    assert all(re.fullmatch(r"K-\d+(\.\d+){1,2}", id) for id in RULES)
    assert [place(id) for id in RULES] == sorted(place(id) for id in RULES)
    assert list(RULINGS) == [f"K-R.{n}" for n in range(1, 43)]


@pytest.mark.parametrize("rule", [*RULES.values(), *RULINGS.values()], ids=lambda rule: rule.id)
def test_an_entry_says_the_same_in_every_language(rule: Rule) -> None:
    for lang in LANGUAGES:
        title, text = rule.title(lang), rule.text(lang)
        assert title and title[-1] != "." and text.endswith((".", ".”", ".»"))
        assert not re.search(OTHER_SCRIPT[lang], re.sub(r"\bK-R?\b|13k", "", title + text))
        assert numbers(text) == numbers(rule.text("en"))
        opening, closing = QUOTES[lang]
        assert '"' not in title + text and text.count(opening) == text.count(closing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_stands_twice(lang: str) -> None:
    texts = [rule.text(lang) for rule in [*RULES.values(), *RULINGS.values()]]
    assert len(set(texts)) == len(texts)
