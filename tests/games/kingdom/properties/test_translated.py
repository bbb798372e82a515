"""Kingdom's rules translated to C++: the same kingdoms, cell by cell, with every access inside its array."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deckwright.games.kingdom.rules import engine, setup
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.fame import score
from deckwright.kernel import playing
from deckwright.kernel.cuda_source import Plan, cuda_source
from deckwright.kernel.mixing import key_from_number
from tests.games.kingdom.properties.test_modes import BOUND
from tests.games.kingdom.talk import apply, vale

GAMES, OUT_ROOM = 3, 1024
ENTRIES: list[Any] = [setup.set_up, engine.legal, playing.apply, score, key_from_number]
PROGRAM = r"""
#define __device__ static
#define __forceinline__ inline
#define __noinline__
#define __ffs __builtin_ffs
#define CELLS {cells}
#define OUT_ROOM {room}
#include <cstdio>
#include <cstdlib>
#include <vector>
// An array that knows where it ends.
struct Guarded {{
    short* first;
    int length;
    short& operator[](long long i) const {{
        if (i < 0 || i >= length) std::abort();
        return first[i];
    }}
}};
{rules}
int main(int, char** files) {{
    std::vector<short> table({table}), blank(CELLS), cells(CELLS), outs(OUT_ROOM);
    FILE* file = std::fopen(files[1], "rb");
    if (std::fread(table.data(), 2, table.size(), file) + std::fread(blank.data(), 2, CELLS, file) == 0) return 1;
    std::fclose(file);
    file = std::fopen(files[2], "wb");
    const Guarded t{{table.data(), {table}}}, s{{cells.data(), CELLS}}, out{{outs.data(), OUT_ROOM}};
    for (int game = 0; game < {games}; game++) {{
        cells = blank;
        const Guarded s{{cells.data(), CELLS}};
        {key}(s, game, 0);
        {set_up}(s, t, 0);
        {apply}(s, t, {go_on});
        unsigned chance = game + 1;
        for (int n = {legal}(s, t, out); n > 0; n = {legal}(s, t, out)) {{
            chance = chance * 1664525u + 1013904223u;
            {apply}(s, t, out[(chance >> 8) % n]);
        }}
        std::fwrite(cells.data(), 2, cells.size(), file);
    }}
    std::fclose(file);
}}
"""


def played(game: int) -> np.ndarray:
    """The same kingdom, interpreted."""
    state, table = vale().stocked(), vale().table
    out, silent = np.zeros(OUT_ROOM, dtype=np.int16), np.zeros(0, dtype=np.int32)
    key_from_number(state, game, 0)
    setup.set_up(state, table, silent, 0)
    apply(state, table, silent, playing.GO_ON)
    chance = game + 1
    while n := engine.legal(state, table, out):
        chance = (chance * 1664525 + 1013904223) & 0xFFFFFFFF
        apply(state, table, silent, int(out[(chance >> 8) % n]))
    return state


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no C++ compiler here")
def test_translated_kingdoms_are_equal(tmp_path: Path) -> None:
    plan = Plan({"out": "OUT_ROOM"}, BOUND)
    names = {entry.__name__: plan.name_of(plan.source_of(entry)) for entry in ENTRIES}
    source, program = tmp_path / "kingdom.cpp", tmp_path / "kingdom"
    source.write_text(
        PROGRAM.format(
            rules=cuda_source(ENTRIES, plan), cells=st.STATE_CELLS, room=OUT_ROOM, table=len(vale().table), games=GAMES,
            go_on=playing.GO_ON, key=names["key_from_number"], set_up=names["set_up"], apply=names["apply"],
            legal=names["legal"],
        )
    )  # fmt: skip
    subprocess.run(["g++", "-std=c++20", "-O1", "-w", "-o", program, source], check=True)
    given, shown = tmp_path / "given", tmp_path / "shown"
    given.write_bytes(vale().table.tobytes() + vale().stocked().tobytes())
    subprocess.run([program, given, shown], check=True)
    states = np.frombuffer(shown.read_bytes(), dtype=np.int16).reshape(GAMES, st.STATE_CELLS)
    for game in range(GAMES):
        expected = played(game)
        assert expected[st.OVER] == 1
        assert np.array_equal(states[game], expected)
