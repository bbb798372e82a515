"""Setup and components: R-001 to R-007."""

from collections import Counter

import pytest

import deckwright as dw
from tests.talk import RULESET, given, refused, then, when

PLAYER_COUNTS = (2, 3, 4)
STARTING_DECK = ["apprentice"] * 8 + ["militia"] * 2
POOL_PER_PLAYER = 30
SEEDS = range(32)


def copies_by_origin() -> Counter[str]:
    copies: Counter[str] = Counter()
    for card in dw.cards(RULESET):
        copies[card.origin] += card.copies
    return copies


def center_cards() -> list[str]:
    return sorted(card.id for card in dw.cards(RULESET) if card.origin == "center" for _ in range(card.copies))


def test_the_box_holds_100_center_41_always_available_and_10_starting_cards_per_player():
    """R-001"""
    assert copies_by_origin() == {"center": 100, "always": 41, "starting": 10}


def test_the_always_available_cards_are_20_mystics_20_heavy_infantry_and_1_cultist():
    """R-001: always available"""
    always = {card.id: card.copies for card in dw.cards(RULESET) if card.origin == "always"}
    assert always == {"mystic": 20, "heavy-infantry": 20, "cultist": 1}


def test_the_starting_cards_are_8_apprentices_and_2_militia_per_player():
    """R-001: starting cards"""
    starting = {card.id: card.copies for card in dw.cards(RULESET) if card.origin == "starting"}
    assert starting == {"apprentice": 8, "militia": 2}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_each_player_starts_with_five_cards_in_hand_and_five_in_deck(players):
    """R-002"""
    game = dw.new(RULESET, players=players, seed=7)
    for seat in range(players):
        hand, deck = game.zone("hand", seat), game.zone("deck", seat)
        assert (len(hand), len(deck)) == (5, 5)
        assert sorted([*hand, *deck]) == STARTING_DECK
    nothing = [[] for _ in range(players)]
    then(game, discard=nothing, constructs=nothing, played=nothing)


def test_starting_decks_are_shuffled():
    """R-002: shuffled"""
    decks = {tuple(dw.new(RULESET, players=2, seed=seed).zone("deck", 0)) for seed in SEEDS}
    assert len(decks) > 1


def test_the_row_has_six_cards_and_the_center_deck_the_other_94():
    """R-003"""
    game = dw.new(RULESET, players=2, seed=7)
    assert (len(game.row), len(game.zone("center"))) == (6, 94)
    assert sorted([*game.row, *game.zone("center")]) == center_cards()
    then(game, void=[], mystic=20, heavy_infantry=20)


def test_the_row_is_dealt_from_the_top_of_the_center_deck():
    """R-003: the top six"""
    center = ["mephit", "muramasa", "wolf-shaman", "shadow-star", "earth-tyrant", "landtalker", "snapdragon", "mephit"]
    game = dw.scenario(RULESET, players=2, turn_player=0, first=0, center=center, seed=1)
    then(game, row=center[:6], center=center[6:])


def test_the_center_deck_is_shuffled():
    """R-003: shuffled"""
    rows = {tuple(dw.new(RULESET, players=2, seed=seed).row) for seed in SEEDS}
    assert len(rows) > 1


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_honor_pool_is_30_per_player(players):
    """R-004"""
    game = dw.new(RULESET, players=players, seed=7)
    then(game, pool=POOL_PER_PLAYER * players, honor=[0] * players)


def test_the_same_seed_gives_the_same_first_player():
    """R-005"""
    for seed in SEEDS:
        game, again = (dw.new(RULESET, players=2, seed=seed) for _ in range(2))
        assert game.first == again.first
        assert game.player == game.turn_player == game.first


def test_the_first_player_is_random():
    """R-005: random"""
    assert {dw.new(RULESET, players=2, seed=seed).first for seed in SEEDS} == {0, 1}


def test_play_goes_clockwise():
    """R-005: clockwise"""
    game = dw.new(RULESET, players=3, seed=7, first=2)
    order = [game.turn_player]
    for _ in range(3):
        when(game, "end turn")
        order.append(game.turn_player)
    assert order == [2, 0, 1, 2]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_game_for_fewer_than_two_or_more_than_four_players_is_refused(players):
    """R-006"""
    with pytest.raises(dw.DeckwrightError):
        dw.new(RULESET, players=players, seed=7, mode="versus")


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_two_to_four_players_may_play(players):
    """R-006: two to four"""
    game = dw.new(RULESET, players=players, seed=7)
    assert len(game.scores()) == players


def test_one_player_may_play_the_solo_variant():
    """R-006: solo"""
    game = dw.new(RULESET, players=1, seed=7, mode="solo")
    assert len(game.scores()) == 1
    assert game.rival is not None


def test_acquiring_a_mystic_takes_it_from_its_pile_and_leaves_the_row_alone():
    """R-007"""
    game = given(runes=3)
    row, center = list(game.row), list(game.zone("center"))
    when(game, "acquire mystic")
    then(game, row=row, center=center, mystic=19, heavy_infantry=20, runes=0, discard=["mystic"])


def test_always_available_cards_are_not_among_the_six():
    """R-007: not in the row"""
    game = dw.new(RULESET, players=2, seed=7)
    in_the_center = {*game.row, *game.zone("center")}
    assert in_the_center.isdisjoint({"mystic", "heavy-infantry", "cultist", "apprentice", "militia"})
    refused(given(runes=3), "acquire mystic@1")
