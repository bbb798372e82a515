"""The cards of the boxes: every printed number of the built-in sets against a table of its facts."""

import csv
from pathlib import Path

import pytest

from deckwright.cards.compiler import CardTable
from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.cards.model import Card

HERE = Path(__file__).parent
TENTH = builtin_sets(LANGUAGE)["ascension-10th"]
VIGIL = builtin_sets(LANGUAGE)["rise-of-vigil"]
SETS = (TENTH, VIGIL)
TABLES: dict[str, CardTable] = {card_set.id: LANGUAGE.compile(card_set.cards) for card_set in SETS}

# The keywords of the 10th Anniversary Edition.
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

# What the facts of Rise of Vigil say in keywords too; other keywords have no counterpart there.
COMPARABLE = {
    "alternate-cost", "banish-center", "banish-discard", "banish-hand", "copy", "cost-reduction",
    "destroy-construct", "energize", "extra-turn", "fate", "free-acquire", "free-defeat", "honor-pool",
    "into-play", "once-per-turn", "row-size", "steal", "treasure", "trophy",
}  # fmt: skip


def facts(set_id: str) -> list[dict[str, str]]:
    with (HERE / f"{set_id}-facts.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


EVERY_FACT = [
    pytest.param(card_set.id, fact, id=f"{card_set.id}-{fact['id']}")
    for card_set in SETS
    for fact in facts(card_set.id)
]


@pytest.mark.parametrize("set_id", ["ascension-10th", "rise-of-vigil"])
def test_the_set_has_exactly_the_cards_of_the_box(set_id: str) -> None:
    card_set = builtin_sets(LANGUAGE)[set_id]
    assert sorted(card.id for card in card_set.cards) == sorted(fact["id"] for fact in facts(set_id))
    assert len(card_set.cards) == 53
    assert card_set.size == "large"
    assert card_set.into == ()


def test_the_opponent_of_one_player() -> None:
    assert (TENTH.rival, VIGIL.rival) == ("samael", "cult")


@pytest.mark.parametrize(("set_id", "fact"), EVERY_FACT)
def test_a_card_has_its_printed_numbers(set_id: str, fact: dict[str, str]) -> None:
    card = builtin_sets(LANGUAGE)[set_id].by_id[fact["id"]]
    faction = None if fact["faction"] in ("none", "monster") else fact["faction"]
    assert (card.type, card.faction, card.origin) == (fact["type"], faction, fact["origin"])
    assert (card.cost, card.honor, card.copies) == (int(fact["cost"]), int(fact["honor"]), int(fact["copies"]))
    table = TABLES[set_id]
    row = table.cards[table.number(card.id)]
    assert row[ops.C_REWARD_HONOR] == int(fact["reward_honor"])
    assert (row[ops.C_COST], row[ops.C_HONOR], row[ops.C_COPIES]) == (card.cost, card.honor, card.copies)


@pytest.mark.parametrize(("set_id", "fact"), EVERY_FACT)
def test_a_card_has_its_names(set_id: str, fact: dict[str, str]) -> None:
    card = builtin_sets(LANGUAGE)[set_id].by_id[fact["id"]]
    assert card.names == {lang: fact[f"name_{lang}"] for lang in LANGUAGES}
    assert " ".join(card.official) == fact["official"]


def copies(cards: tuple[Card, ...], **wanted: str | None) -> int:
    """How many copies there are of cards with these values."""
    return sum(card.copies for card in cards if all(getattr(card, name) == value for name, value in wanted.items()))


def by_origin(cards: tuple[Card, ...]) -> dict[str, int]:
    return {origin: copies(cards, origin=origin) for origin in ops.ORIGINS}


def test_the_center_deck_has_100_cards_the_piles_41_and_each_player_starts_with_10() -> None:
    assert by_origin(TENTH.cards) == {"starting": 10, "always": 41, "center": 100, "treasure": 0}


def test_the_box_of_rise_of_vigil_has_259_cards() -> None:
    """V-001: four starting decks, two spare Energy Shards for players five and six, and what lies on the table."""
    box = by_origin(VIGIL.cards)
    assert box == {"starting": 11, "always": 53, "center": 100, "treasure": 60}
    assert 4 * box["starting"] + 2 + box["always"] + box["center"] + box["treasure"] == 259
    assert {id_: card.copies for id_, card in VIGIL.by_id.items() if card.origin == "starting"} == {
        "apprentice": 8, "militia": 2, "energy-shard-start": 1,
    }  # fmt: skip


def test_half_of_the_shards_belong_to_a_large_set() -> None:
    treasures = [card for card in VIGIL.cards if card.type == "treasure"]
    assert [(card.id, card.per_set) for card in treasures] == [
        ("energy-shard-start", None),
        ("energy-shard", {"large": 30, "small": 20}),
    ]


@pytest.mark.parametrize(("set_id", "heroes", "constructs"), [("ascension-10th", 51, 21), ("rise-of-vigil", 50, 22)])
def test_the_center_deck_by_type(set_id: str, heroes: int, constructs: int) -> None:
    cards = builtin_sets(LANGUAGE)[set_id].cards
    by_type = {kind: copies(cards, origin="center", type=kind) for kind in ops.TYPES}
    assert by_type == {"hero": heroes, "construct": constructs, "monster": 28, "treasure": 0}


@pytest.mark.parametrize("set_id", ["ascension-10th", "rise-of-vigil"])
def test_every_faction_has_18_cards_of_the_center_deck(set_id: str) -> None:
    cards = builtin_sets(LANGUAGE)[set_id].cards
    assert {faction: copies(cards, origin="center", faction=faction) for faction in ops.FACTIONS} == dict.fromkeys(
        ops.FACTIONS, 18
    )


@pytest.mark.parametrize("card", TENTH.cards, ids=lambda card: card.id)
def test_a_card_has_its_keywords(card: Card) -> None:
    assert LANGUAGE.keywords(card) == tuple(KEYWORDS.get(card.id, "").split())


@pytest.mark.parametrize("fact", facts("rise-of-vigil"), ids=lambda fact: fact["id"])
def test_a_card_has_the_keywords_of_its_facts(fact: dict[str, str]) -> None:
    printed = set(fact["keywords"].split())
    assert COMPARABLE.intersection(LANGUAGE.keywords(VIGIL.by_id[fact["id"]])) == printed


def test_the_facts_say_nothing_but_comparable_keywords() -> None:
    assert {word for fact in facts("rise-of-vigil") for word in fact["keywords"].split()} == COMPARABLE
