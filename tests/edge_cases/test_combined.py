"""Edge cases of combined sets."""

from collections import Counter

import pytest

import deckwright as dw
from tests.talk import COMBINED, VIGIL, combined, then, when

SHARD = "energy-shard"
STARTING_DECK = {"apprentice": 8, "militia": 2, "energy-shard-start": 1}
PACK = """
set: pebbles
name: {en: Pebbles}
size: SIZE
cards:
  - id: pebble
    name: {en: Pebble}
    hero: lifebound
    cost: 1
    copies: 4
    play: gain 1 rune
"""


@pytest.fixture
def pack(tmp_path):
    """Writes a set of this size."""

    def write(size):
        path = tmp_path / f"{size}.yaml"
        path.write_text(PACK.replace("SIZE", size), encoding="utf-8")
        return [path]

    return write


def center_cards(game):
    """Every card of the Center Deck as it was before the row was dealt."""
    beneath = [card for slot in range(1, len(game.row) + 1) for card in game.under(slot)]
    return Counter([*game.zone("center"), *game.row, *beneath])


@pytest.mark.parametrize(("players", "pool"), [(2, 60), (4, 120), (5, 150), (6, 180)])
def test_pools_of_combined_sets(players, pool):
    """E-73: combined sets"""
    game = dw.new(COMBINED, players=players, seed=1, options={"center_shards": 0})
    then(game, pool=pool, honor=[0] * players)
    assert combined(players=players).pool == pool


def test_the_solo_pool_of_combined_sets():
    """E-73: combined sets, solo"""
    assert combined(players=1, mode="solo").pool == 50


@pytest.mark.parametrize("players", [5, 6])
def test_a_pack_makes_room_for_six_players(players, pack):
    """E-73: with a pack"""
    game = dw.new(VIGIL, players=players, seed=1, options={"center_shards": 0}, packs=pack("promo"))
    then(game, pool=30 * players)


@pytest.mark.parametrize(("ruleset", "players"), [(VIGIL, 5), (VIGIL, 6), ("ascension-10th", 5), (COMBINED, 7)])
def test_other_numbers_of_players_are_refused(ruleset, players):
    """E-73: refused"""
    with pytest.raises(dw.BadOption):
        dw.new(ruleset, players=players, seed=1)


@pytest.mark.parametrize("sets", [COMBINED, ["ascension-10th", VIGIL], [VIGIL, "ascension-10th"]])
def test_shards_of_two_large_sets(sets):
    """E-135"""
    cards = center_cards(dw.new(sets, players=2, seed=1))
    assert cards[SHARD] == 60
    assert cards.total() == 100 + 100 + 60


@pytest.mark.parametrize(("size", "shards"), [("small", 50), ("large", 60), ("promo", 30)])
def test_shards_of_a_small_set(size, shards, pack):
    """E-135: a small set"""
    cards = center_cards(dw.new(VIGIL, players=2, seed=1, packs=pack(size)))
    assert (cards[SHARD], cards["pebble"]) == (shards, 4)
    assert cards.total() == 100 + 4 + shards


@pytest.mark.parametrize(("ruleset", "shards"), [(VIGIL, 30), ("ascension-10th", 0)])
def test_shards_of_one_set(ruleset, shards):
    """E-135: one set"""
    cards = center_cards(dw.new(ruleset, players=2, seed=1))
    assert (cards[SHARD], cards.total()) == (shards, 100 + shards)


def test_no_shards_without_rise_of_vigil(pack):
    """E-135: without Rise of Vigil"""
    cards = center_cards(dw.new("ascension-10th", players=2, seed=1, packs=pack("large")))
    assert (cards.total(), cards["pebble"]) == (104, 4)


@pytest.mark.parametrize("players", [2, 5, 6])
def test_every_starting_deck_has_a_shard(players):
    """E-136"""
    game = dw.new(COMBINED, players=players, seed=1)
    for seat in range(players):
        cards = [*game.zone("hand", seat), *game.zone("deck", seat)]
        assert len(cards) == 11
        assert Counter(cards) == STARTING_DECK
    game = dw.new(COMBINED, players=players, seed=1, options={"center_shards": 0})
    assert [len(game.zone("hand", seat)) for seat in range(players)] == [5] * players


@pytest.mark.parametrize("players", [2, 5, 6])
def test_starting_decks_without_rise_of_vigil(players, pack):
    """E-136: without Rise of Vigil"""
    game = dw.new("ascension-10th", players=players, seed=1, packs=pack("small"))
    for seat in range(players):
        cards = [*game.zone("hand", seat), *game.zone("deck", seat)]
        assert Counter(cards) == {"apprentice": 8, "militia": 2}


@pytest.mark.parametrize("seed", range(12))
def test_solo_with_both_sets(seed):
    """E-152"""
    game = dw.new(COMBINED, players=1, mode="solo", seed=seed)
    while game.decision.kind != "turn":
        game.play("decline")
    cards = center_cards(game)
    assert (cards.total(), cards[SHARD]) == (260, 60)
    taken = list(game.row[-2:])
    beneath = [*game.under(len(game.row) - 1), *game.under(len(game.row))]
    monsters = [card for card in taken if dw.card(COMBINED, card).type == "monster"]
    when(game, "end turn")
    then(game, set_aside=[*(card for card in taken if card not in monsters), *beneath], void=monsters)


def test_the_pool_of_a_solo_game_with_both_sets():
    """E-152: the pool"""
    game = dw.new(COMBINED, players=1, mode="solo", seed=1, options={"center_shards": 0})
    then(game, pool=50)
    assert len(game.zone("center")) == 200 - 6


def test_the_cult_plays_against_both_sets():
    """E-152: the Cult"""
    row = ["landtalker", "flytrap-witch", "wolf-shaman", "demon-slayer", "muramasa", "lagoon-troll"]
    center = ["spike-vixen", "arha-initiate", "mechana-initiate"]
    game = combined(players=1, mode="solo", row=row, center=center, under={5: 2})
    when(game, "end turn")
    then(game, row=["arha-initiate", "spike-vixen", *row[:4]], void=["lagoon-troll"], pool=48, over=False)
    then(game, set_aside=["muramasa", SHARD, SHARD])
    assert (game.rival.honor, game.rival.score) == (2, 2 + 4)


def test_the_last_step_with_both_sets_is_that_of_the_cult():
    """E-152: the last step"""
    row = ["landtalker", "flytrap-witch", "wolf-shaman", "demon-slayer", "muramasa", "lagoon-troll"]
    game = combined(players=1, mode="solo", row=row, center=["spike-vixen", "arha-initiate"], power=2, pool=1)
    when(game, "defeat cultist", "end turn")
    then(game, over=True, set_aside=["muramasa"], void=["lagoon-troll"], honor=1)
    assert (game.rival.honor, game.rival.score) == (2, 2 + 4)
