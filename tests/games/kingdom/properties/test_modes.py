"""Interpreted and compiled rules do the same, cell by cell and event by event."""

import random
from pathlib import Path

import numpy as np

from deckwright.games.kingdom import rules
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import engine, setup
from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import mixing, playing
from deckwright.kernel.modes import Compiled
from deckwright.kernel.rules import Bound, files_of
from tests.games.kingdom.properties.test_random_kingdoms import pick
from tests.games.kingdom.talk import Game, vale

BOUND = Bound(
    game="kingdom",
    rules={
        playing.set_up: setup.set_up, playing.legal: engine.legal, playing.begin: engine.begin, playing.advance: engine.advance,
        playing.is_settled: engine.is_settled,
    },
    sources=files_of(Path(str(rules.__path__[0])), ops),
)  # fmt: skip


def test_interpreted_and_compiled_kingdoms_are_equal() -> None:
    compiled = Compiled(BOUND)
    apply, legal = compiled(playing.apply), compiled(engine.legal)
    table = vale().table
    one = Game(vale(), vale().stocked())
    mixing.key_from_number(one.state, 6, 0)
    setup.set_up(one.state, table, one.buffer, 0)
    other, buffer = one.state.copy(), np.zeros_like(one.buffer)
    one.go()
    apply(other, table, buffer, playing.GO_ON)
    chance = random.Random(6)
    while not one.over:
        action = pick(one, chance)
        out = np.zeros(2048, dtype=np.int16)
        assert action in out[: legal(other, table, out)]
        one.go(action)
        buffer[:] = 0
        apply(other, table, buffer, action)
        assert (one.state == other).all() and (one.buffer == buffer).all()
    assert one.cell(st.ROUND) == 31
