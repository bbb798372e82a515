"""The rules translated to C++: complete, readable, and the same game cell by cell."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deckwright.games.ascension import state as st
from deckwright.games.ascension.playout import deal_numbered_game, play_random_game, play_random_games, policy_of
from deckwright.kernel.cuda_source import cuda_source
from deckwright.kernel.modes import Wide, rule
from deckwright.table.rulesets import check_options, resolve

ENTRIES = [deal_numbered_game, play_random_game, policy_of]
GAMES = 60
SEED = 5

# A program that plays the translated rules on the processor.
PROGRAM = r"""
#define __device__ static
#define __forceinline__ inline
#define __noinline__
#define CELLS {cells}
#define OUT_ROOM 512
{rules}
#include <cstdio>
#include <vector>
int main(int, char** files) {{
    std::vector<short> table({table}), blank(CELLS), state(CELLS);
    short out[OUT_ROOM];
    FILE* file = std::fopen(files[1], "rb");
    if (std::fread(table.data(), 2, table.size(), file) + std::fread(blank.data(), 2, CELLS, file) == 0) return 1;
    std::fclose(file);
    file = std::fopen(files[2], "wb");
    for (int game = 0; game < {games}; game++) {{
        playout__deal_numbered_game(state.data(), blank.data(), table.data(), {seed}, game);
        playout__play_random_game(state.data(), table.data(), out, playout__policy_of({seed}, game));
        std::fwrite(state.data(), 2, CELLS, file);
    }}
    std::fclose(file);
}}
"""


def test_every_rule_is_translated_and_none_tells_anything():
    source = cuda_source(ENTRIES, {"blank": "CELLS", "out": "OUT_ROOM"})
    assert "engine__apply(short* s, short* t, int action)" in source
    assert "events__" not in source


@rule
def fall(s: Any, e: Any, n: int) -> int:
    """A few words of the language."""
    left = n
    for i in range(s[st.POOL], 0, -1):
        left -= min(i, 2) if s[i] > 0 and not (left == 7 or left == 9) else 0
    return left


def test_a_rule_reads_like_itself():
    told = cuda_source([fall], {}).splitlines()
    assert told[0] == "__device__ __noinline__ int test_cuda_source__fall(short* s, int n) {"
    assert f"    for (int _i1 = s[{st.POOL}], _n1 = 0; _i1 > _n1; _i1 += -1) {{" in told
    assert "        left = (left - (((s[i] > 0) && !(((left == 7) || (left == 9)))) ? (i < 2 ? i : 2) : 0));" in told


@rule
def spread(x: Wide) -> Wide:
    return (x * 3) & 0xFFFFFFFF


def test_wide_numbers_are_wide():
    assert "return ((x * 3) & 4294967295LL);" in cuda_source([spread], {})


@rule
def made_up(s: Any) -> int:
    return len(s)


def test_what_is_not_translated_is_refused():
    with pytest.raises(SyntaxError, match=r"made_up, line \d+: len is no rule"):
        cuda_source([made_up], {})


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no C++ compiler here")
@pytest.mark.parametrize(
    ("name", "players", "mode"), [("ascension-10th", 2, "versus"), ("ascension-combined", 6, "teams"), ("rise-of-vigil", 1, "solo")]
)  # fmt: skip
def test_the_translated_rules_play_the_same_games(tmp_path: Path, name: str, players: int, mode: str):
    ruleset = resolve(name)
    blank = ruleset.stocked(players, mode, check_options(None))
    rules = cuda_source(ENTRIES, {"blank": "CELLS", "out": "OUT_ROOM"})
    sizes = {"cells": len(blank), "table": len(ruleset.table), "games": GAMES, "seed": SEED}
    (tmp_path / "games.cpp").write_text(PROGRAM.format(rules=rules, **sizes))
    (tmp_path / "tables").write_bytes(ruleset.table.tobytes() + blank.tobytes())
    subprocess.run(["g++", "-O1", "-o", "games", "games.cpp"], cwd=tmp_path, check=True)
    subprocess.run(["./games", "tables", "states"], cwd=tmp_path, check=True)
    expected = np.zeros((GAMES, len(blank)), dtype=np.int16)
    off, out = np.zeros(0, dtype=np.int32), np.zeros(512, dtype=np.int16)
    play_random_games(expected, blank, ruleset.table, off, out, SEED, 0)
    played = np.fromfile(tmp_path / "states", dtype=np.int16).reshape(expected.shape)
    assert (played == expected).all()
