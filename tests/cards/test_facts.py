"""The cards of the box: every printed number of the 10th Anniversary Edition against a table of its facts."""

import csv
from pathlib import Path

import pytest

from deckwright.cards import ops
from deckwright.cards.compiler import compile_cards, keywords
from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES, Card

FACTS = Path(__file__).parent / "ascension-10th-facts.csv"
SET = builtin_sets()["ascension-10th"]
TABLE = compile_cards(SET.cards)

KEYWORDS = {
    "arha-templar": "free-defeat",
    "oziah-the-peerless": "free-defeat",
    "seer-of-the-forked-path": "banish-center",
    "twofold-askara": "copy",
    "tablet-of-times-dawn": "activated extra-turn",
    "the-all-seeing-eye": "once-per-turn",
    "cetra-weaver-of-stars": "free-acquire to-deck-top",
    "druids-of-the-stone-circle": "free-acquire to-deck-top",
    "runic-lycanthrope": "unite",
    "snapdragon": "once-per-turn unite",
    "yggdrasil-staff": "once-per-turn",
    "reactor-monk": "cost-reduction",
    "burrower-mark-ii": "once-per-turn trigger",
    "hedron-cannon": "once-per-turn",
    "hedron-link-device": "continuous",
    "rocket-courier-x-99": "once-per-turn to-hand trigger",
    "the-grand-design": "once-per-turn restricted-runes",
    "watchmakers-altar": "once-per-turn restricted-runes",
    "arbiter-of-the-precipice": "banish-hand",
    "shade-of-the-black-watch": "banish-discard banish-hand",
    "void-initiate": "banish-discard banish-hand",
    "muramasa": "once-per-turn",
    "shadow-star": "once-per-turn",
    "voidthirster": "once-per-turn trigger",
    "avatar-of-the-fallen": "free-acquire free-defeat unbanishable",
    "corrosive-widow": "destroy-construct",
    "mephit": "banish-center",
    "mistake-of-creation": "banish-center banish-discard",
    "sea-tyrant": "destroy-construct",
    "xeron-duke-of-lies": "steal",
}


def facts() -> list[dict[str, str]]:
    with FACTS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_set_has_exactly_the_cards_of_the_box() -> None:
    assert sorted(card.id for card in SET.cards) == sorted(fact["id"] for fact in facts())
    assert len(SET.cards) == 53
    assert SET.size == "large"


@pytest.mark.parametrize("fact", facts(), ids=lambda fact: fact["id"])
def test_a_card_has_its_printed_numbers(fact: dict[str, str]) -> None:
    card = SET.by_id[fact["id"]]
    faction = None if fact["faction"] in ("none", "monster") else fact["faction"]
    assert (card.type, card.faction, card.origin) == (fact["type"], faction, fact["origin"])
    assert (card.cost, card.honor, card.copies) == (int(fact["cost"]), int(fact["honor"]), int(fact["copies"]))
    row = TABLE.cards[TABLE.number(card.id)]
    assert row[ops.C_REWARD_HONOR] == int(fact["reward_honor"])
    assert (row[ops.C_COST], row[ops.C_HONOR], row[ops.C_COPIES]) == (card.cost, card.honor, card.copies)


def copies(origin: str) -> int:
    return sum(card.copies for card in SET.cards if card.origin == origin)


def test_the_center_deck_has_100_cards_the_piles_41_and_each_player_starts_with_10() -> None:
    assert (copies("center"), copies("always"), copies("starting")) == (100, 41, 10)


def test_the_center_deck_by_type() -> None:
    by_type = {
        kind: sum(card.copies for card in SET.cards if card.origin == "center" and card.type == kind)
        for kind in ("hero", "construct", "monster")
    }
    assert by_type == {"hero": 51, "construct": 21, "monster": 28}


@pytest.mark.parametrize("card", SET.cards, ids=lambda card: card.id)
def test_a_card_has_its_keywords(card: Card) -> None:
    assert keywords(card) == tuple(KEYWORDS.get(card.id, "").split())


def test_every_card_has_a_name_in_every_language() -> None:
    for card in SET.cards:
        assert set(card.names) == set(LANGUAGES)
        assert all(card.names.values())
