"""What the player may not know is redrawn, and nothing else."""

import random

import numpy as np

from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.determinize import conceal, deal
from deckwright.kernel import chacha
from tests.games.kingdom.properties.test_random_kingdoms import pick
from tests.games.kingdom.talk import Game, begun, given, when

BAG = np.zeros(8, dtype=np.int16)


def redrawn(game: Game, seed: int) -> Game:
    """The same kingdom, with another deck as far as its order is not known."""
    other = Game(game.ruleset, game.state.copy())
    conceal(other.state, BAG, 0)
    for i in range(chacha.KEY_CELLS):
        other.state[chacha.KEY + i] = seed * 31 + i
    deal(other.state, BAG, 0)
    return other


def test_what_is_known_of_the_deck_stays() -> None:
    game = given(play=[65, 20], discard=[40], deck=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], stage={40: 1}, known_bottom=0)
    when(game, "use 65 hear", "choose card:3", "choose card:1")
    decks = {tuple(redrawn(game, seed).deck) for seed in range(20)}
    assert len(decks) > 15
    assert {deck[:3] for deck in decks} == {(3, 1, 2)}
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(range(1, 11))}


def test_the_top_card_is_always_seen_and_the_bottom_remembered() -> None:
    game = given(play=[20], discard=[11], deck=[5, 1, 2, 3, 4, 6, 7])
    when(game, "use 20 gather")
    decks = {tuple(redrawn(game, seed).deck) for seed in range(20)}
    assert {(deck[0], deck[-1]) for deck in decks} == {(5, 11)} and len(decks) > 15


def test_positions_that_look_alike_are_concealed_alike() -> None:
    """All but the deck and the key stays; two kingdoms that differ only in hidden things become the same cell by cell."""
    game, chance = begun(seed=7), random.Random(7)
    for _ in range(200):
        game.go(pick(game, chance))
    one, other = redrawn(game, 1), redrawn(game, 2)
    assert one.legal == other.legal == game.legal
    for changed in (one, other, game):
        conceal(changed.state, BAG, 0)
    assert (one.state == other.state).all() and (one.state == game.state).all()
    assert game.cell(st.ROUND) > 1
