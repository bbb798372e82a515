"""What the ruleset says of its cards, against the table of facts."""

import csv
from pathlib import Path

import pytest

import deckwright as dw

RULESET = "ascension-10th"


def facts() -> list[dict[str, str]]:
    with (Path(__file__).parent / "ascension-10th-facts.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("fact", facts())
def test_a_card_of_the_ruleset_has_its_printed_numbers(fact: dict[str, str]) -> None:
    card = dw.card(RULESET, fact["id"])
    faction = None if fact["faction"] in ("none", "monster") else fact["faction"]
    assert (card.type, card.faction, card.origin) == (fact["type"], faction, fact["origin"])
    assert (card.cost, card.honor, card.copies) == (int(fact["cost"]), int(fact["honor"]), int(fact["copies"]))


def test_the_ruleset_has_the_cards_of_the_table() -> None:
    assert sorted(card.id for card in dw.cards(RULESET)) == sorted(fact["id"] for fact in facts())
