"""Positions of all kinds for tests of saves: from the beginning of kingdoms and from the middle of anything."""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np

from deckwright.games.kingdom.rules import engine
from deckwright.games.kingdom.table.ruleset import OPTIONS, Ruleset
from deckwright.kernel import playing, stack
from tests.games.kingdom.properties.test_random_kingdoms import pick
from tests.games.kingdom.properties.test_random_positions import anywhere
from tests.games.kingdom.talk import Game, begun, given, vale

USUAL = {name: values[0] for name, values in OPTIONS.items()}
NO_EVENTS = np.zeros(0, dtype=np.int32)
KINGDOMS = 14


def played(seed: int, actions: int) -> Iterator[Game]:
    """A kingdom before each of its actions: every other one begins with most cards in it, at random stages."""
    game, chance = anywhere(seed) if seed % 2 else begun(seed=seed + 1), random.Random(seed)
    for _ in range(actions):
        if game.over:
            return
        yield game
        game.go(pick(game, chance))


def expanded(seed: int, actions: int) -> Iterator[Game]:
    """An expansion before each of its actions, from the choice of what is banished on."""
    game, chance = anywhere(seed), random.Random(seed)
    end_now(game, chance)
    game.expand(136 + seed % 3)
    for _ in range(actions):
        if game.over:
            return
        yield game
        game.go(pick(game, chance))


def after(game: Game, *texts: str) -> np.ndarray:
    """The position after these actions."""
    for text in texts:
        game.play(text)
    return game.state.copy()


def end_now(game: Game, chance: random.Random) -> None:
    """Play to the score: the round that is played is the last."""
    from deckwright.games.kingdom.rules import state as st

    game.state[st.LAST_ROUND] = 1
    while not game.over:
        game.go(pick(game, chance))


@cache
def kept() -> tuple[np.ndarray, ...]:
    """Positions of every kind, those in the middle of a decision above all."""
    found = []
    for seed in range(KINGDOMS):
        for number, game in enumerate(played(seed, 60 + 40 * (seed % 4))):
            if game.state[stack.HEIGHT] > 1 or number % 7 == 0:
                found.append(game.state.copy())
    robbed = given(play=[14, 1], deck=[2], blocks={14: [1]}, pool={"coin": 9, "sword": 9})
    found.append(after(robbed, "use 14 hire"))
    for seed in (1, 3, 5):
        found += [game.state.copy() for game in expanded(seed, 25)]
    return tuple(found)


def in_the_middle() -> list[np.ndarray]:
    """Those in the middle of a decision."""
    return [state for state in kept() if state[stack.HEIGHT] > 1]


def plays_on(state: np.ndarray, chance: random.Random, actions: int, ruleset: Ruleset | None = None) -> None:
    """Play at random; nothing may go wrong."""
    found = vale() if ruleset is None else ruleset
    out = np.zeros(2048, dtype=np.int16)
    for _ in range(actions):
        n = engine.legal(state, found.table, out)
        if n == 0:
            assert found.kind.is_over(state)
            return
        found.kind.modes.interpreted(playing.apply)(state, found.table, NO_EVENTS, int(chance.choice(out[:n].tolist())))
        assert state[stack.ERROR] == stack.NO_ERROR
