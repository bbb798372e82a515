"""Kingdom's rules translated to C++: the same kingdoms, cell by cell, with every access inside its array; and many more."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deckwright.games.kingdom.rules import engine, setup
from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import playing
from deckwright.kernel.mixing import key_from_number
from tests.games.kingdom.properties.translated import (
    OUT_ROOM,
    PASSES,
    PLAIN,
    PROLONGS,
    Translated,
    build,
    meant_by,
    what_is_wrong,
)
from tests.games.kingdom.talk import apply, vale

GAMES, MANY, LONG = 3, 1000, 60
EXPANSIONS = (137, 138, 136)


@pytest.fixture(scope="module")
def translated(tmp_path_factory: Any) -> Translated:
    if shutil.which("g++") is None:
        pytest.skip("there is no C++ compiler here")
    return build(tmp_path_factory.mktemp("translated"))


def chosen(listed: list[int], meaning: list[int], manner: int, chance: int) -> int:
    """What the program chooses."""
    some: list[int] = []
    if manner == 2:
        some = [one for one in listed if meaning[one] == PROLONGS] or [one for one in listed if meaning[one] == PLAIN]
    elif manner == 1:
        some = [one for one in listed if meaning[one] != PASSES]
    choices = some or listed
    return choices[(chance >> 8) % len(choices)]


def played(game: int) -> np.ndarray:
    """The same kingdom, interpreted."""
    state, table = vale().stocked(), vale().table
    out, silent = np.zeros(OUT_ROOM, dtype=np.int16), np.zeros(0, dtype=np.int32)
    meaning = [meant_by(*action) for action in vale().actions]
    key_from_number(state, game, 0)
    setup.set_up(state, table, silent, 0)
    apply(state, table, silent, playing.GO_ON)
    chance = game + 1
    while n := engine.legal(state, table, out):
        chance = (chance * 1664525 + 1013904223) & 0xFFFFFFFF
        apply(state, table, silent, chosen(out[:n].tolist(), meaning, game % 3, chance))
    return state


def test_translated_kingdoms_are_equal(translated: Translated, tmp_path: Path) -> None:
    """One at random, one without a pass, one that is prolonged."""
    translated.play(0, GAMES, states=tmp_path / "shown")
    states = np.frombuffer((tmp_path / "shown").read_bytes(), dtype=np.int16).reshape(GAMES, st.STATE_CELLS)
    for game in range(GAMES):
        expected = played(game)
        assert expected[st.OVER] == 1
        assert np.array_equal(states[game], expected)


def test_many_kingdoms_end_after_their_last_round(translated: Translated) -> None:
    """No dead end, no access outside an array, no turn or round cut, whoever plays (K-R.23)."""
    found = translated.play(GAMES, MANY)
    assert found["games"] == MANY and what_is_wrong(found) == []


def test_many_kingdoms_play_all_their_expansions(translated: Translated) -> None:
    """Four rounds each, in one kingdom (K-25.8)."""
    found = translated.play(GAMES, LONG, EXPANSIONS)
    assert found["games"] == LONG and what_is_wrong(found, EXPANSIONS) == []


def test_what_may_not_be_is_found() -> None:
    sound = {"unfinished": 0, "errors": 0, "lost_cards": 0, "refused_parts": 0, "most_turns": 30, "most_decisions": 90,
             "fewest_rounds": 31, "most_rounds": 31}  # fmt: skip
    assert what_is_wrong(sound) == []
    assert what_is_wrong({**sound, "fewest_rounds": 4}, EXPANSIONS) == []
    for name, value in (("unfinished", 1), ("errors", 1), ("lost_cards", 2), ("refused_parts", 1), ("most_turns", 100),
                        ("most_decisions", 1000), ("fewest_rounds", 30)):  # fmt: skip
        assert what_is_wrong({**sound, name: value}) != []
