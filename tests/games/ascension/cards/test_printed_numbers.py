"""What the rulesets say of their cards, against the tables of facts."""

import csv
from pathlib import Path

import pytest

import deckwright as dw

RULESETS = ("ascension-10th", "rise-of-vigil")


def facts(ruleset: str) -> list[dict[str, str]]:
    with (Path(__file__).parent / f"{ruleset}-facts.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize(("ruleset", "fact"), [(ruleset, fact) for ruleset in RULESETS for fact in facts(ruleset)])
def test_a_card_of_the_ruleset_has_its_printed_numbers(ruleset: str, fact: dict[str, str]) -> None:
    card = dw.card(ruleset, fact["id"])
    faction = None if fact["faction"] in ("none", "monster") else fact["faction"]
    assert (card.type, card.faction, card.origin) == (fact["type"], faction, fact["origin"])
    assert (card.cost, card.honor, card.copies) == (int(fact["cost"]), int(fact["honor"]), int(fact["copies"]))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_ruleset_has_the_cards_of_the_table(ruleset: str) -> None:
    assert sorted(card.id for card in dw.cards(ruleset)) == sorted(fact["id"] for fact in facts(ruleset))
