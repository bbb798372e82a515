"""A search knows what its seat may know: whatever lies hidden, it does the same. A bot that peeks is found out."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import deckwright as dw
from deckwright.bots import Greedy, Seat
from deckwright.bots.search import Budget, Search, Tried
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules.determinize import BAG_ROOM, conceal, deal
from deckwright.games.ascension.table.position import Position
from deckwright.table.hidden import hide, redraw
from deckwright.table.seeds import set_key
from tests.talk import RULESET, given

HIDDEN = 5  # ways in which the hidden cards may lie
SEEDS = 10
ITERATIONS = 48
DIFFERENT = 0.35  # the share of moves that must move elsewhere before a distribution counts as another one

Mover = Callable[[dw.Game, int], str]


def in_the_middle(ruleset: str = RULESET, players: int = 2, turns: int = 8) -> dw.Game:
    """A game that was played for some turns, at a moment with something to think about."""
    game = dw.new(ruleset, players, seed=5)
    bots = [Greedy(seat) for seat in range(players)]
    while game.player is not None and (game.turns < turns or not is_open(game)):
        game.play(bots[game.player].choose(Seat(game, game.player)))
    return game


def is_open(game: dw.Game) -> bool:
    """Whether there is something to acquire, and nothing left to play."""
    kinds = Counter(action.kind for action in game.actions())
    return not kinds["play"] and kinds["acquire"] + kinds["defeat"] > 2


def honest(game: dw.Game, seed: int) -> str:
    assert game.player is not None
    return Search(seed, Budget(ITERATIONS)).choose(Seat(game, game.player)).text


def peeking(game: dw.Game, seed: int) -> str:
    """Plays on for some turns after every action with the cards as they really lie, and takes the best one."""
    player = game.player
    assert player is not None
    last = game.turns + 3 * game.players

    def lead(action: str) -> int:
        copy = game.copy()
        copy.play(action)
        bots = [Greedy(seed + seat) for seat in range(copy.players)]
        while copy.player is not None and copy.turns < last:
            copy.play(bots[copy.player].choose(Seat(copy, copy.player)))
        scores = copy.scores()
        return scores[player] - max(score for seat, score in enumerate(scores) if seat != player)

    return max((action.text for action in game.actions()), key=lead)


def distributions(game: dw.Game, move: Mover, seeds: int) -> list[Counter[str]]:
    """What is done over some seeds, for each way in which the hidden cards may lie."""
    assert game.player is not None
    twins = [game.determinize(game.player, number) for number in range(HIDDEN)]
    return [Counter(move(twin, seed) for seed in range(seeds)) for twin in twins]


def depends_on_secrets(found: list[Counter[str]]) -> bool:
    """Whether the moves are distributed in another way for some of the hidden cards than for the others."""
    seeds = found[0].total()
    return any(
        (seeds - (one & other).total()) / seeds > DIFFERENT for i, one in enumerate(found) for other in found[:i]
    )


def test_the_same_distribution_of_moves_whatever_is_hidden():
    found = distributions(in_the_middle(), honest, SEEDS)
    assert not depends_on_secrets(found)
    assert len(set(map(str, found))) == 1, "with equal seeds even the single moves are the same"


def test_a_bot_that_looks_at_hidden_cards_is_found_out():
    games = (in_the_middle(turns=turns) for turns in range(8, 20, 2))
    assert any(depends_on_secrets(distributions(game, peeking, 2)) for game in games)


@pytest.mark.parametrize(("ruleset", "players"), [("rise-of-vigil", 2), ("ascension-combined", 3)])
def test_every_number_of_a_search_is_the_same_whatever_is_hidden(ruleset, players):
    game = in_the_middle(ruleset, players)
    assert game.player is not None

    def numbers(one: dw.Game) -> list[Tried]:
        bot = Search(3, Budget(ITERATIONS))
        bot.choose(Seat(one, game.player))
        return bot.last

    found = [numbers(game.determinize(game.player, number)) for number in range(3)]
    assert found[0]
    assert found == [numbers(game)] * 3


# What redrawing does to the state itself.


def positions() -> list[tuple[dw.Game, int | None]]:
    xeron = given(
        players=3, hand=[["militia"], ["mystic", "apprentice"], ["apprentice"]],
        deck=[["apprentice"] * 6, ["militia", "apprentice", "mystic"], ["militia"]], row=["xeron-duke-of-lies"], power=6,
    )  # fmt: skip
    xeron.play("defeat xeron-duke-of-lies@1")
    return [(in_the_middle("ascension-combined", 4), 1), (in_the_middle(), None), (xeron, 2), (xeron, 1), (xeron, 0)]


@pytest.mark.parametrize("number", range(5))
def test_positions_that_look_alike_are_alike_once_what_is_hidden_is_put_in_order(number):
    """R-209"""
    game, viewer = positions()[number]
    known = hide(KIND, game.state, viewer)
    for seed in range(5):
        drawn = redraw(KIND, game.state, viewer, seed)
        assert (hide(KIND, drawn, viewer) == known).all()
        assert (redraw(KIND, drawn, viewer, 7) == redraw(KIND, game.state, viewer, 7)).all()


@pytest.mark.parametrize("number", range(5))
def test_redrawing_is_the_same_compiled(number):
    game, viewer = positions()[number]
    seat = -1 if viewer is None else viewer
    slow, fast, bag = game.state.copy(), game.state.copy(), np.zeros(BAG_ROOM, dtype=np.int16)
    conceal(slow, bag, seat)
    KIND.modes.compiled(conceal)(fast, bag, seat)
    assert (slow == fast).all()
    for state in (slow, fast):
        set_key(state, bytes(range(32)))
    deal(slow, bag, seat)
    KIND.modes.compiled(deal)(fast, bag, seat)
    assert (slow == fast).all()


def test_a_taken_card_that_its_victim_knows_stays_in_the_hand():
    """R-208"""
    game = given(hand=[["militia"], ["mystic"]], deck=[["apprentice"] * 6, []], row=["xeron-duke-of-lies"], power=6)
    game.play("defeat xeron-duke-of-lies@1")
    for seed in range(20):
        assert "mystic" in Position(redraw(KIND, game.state, 1, seed), game.ruleset).hand(0)
