"""Steps and observations translated to C++: the same numbers as on the processor."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.envs import stepping as sp
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.players.policies import choose
from deckwright.games.ascension.study.observe import observe, used_cells
from deckwright.kernel.cuda_source import Plan, cuda_source

ROWS, STEPS, SEED = 6, 400, 9
ENTRIES: list[Any] = [sp.step_game, sp.unsigned, observe, choose]
PROGRAM = r"""
#define __device__ static
#define __forceinline__ inline
#define __noinline__
#define __ffs __builtin_ffs
#define CELLS {cells}
#define OUT_ROOM 512
{rules}
#include <algorithm>
#include <cstdio>
#include <vector>
int main(int, char** files) {{
    std::vector<short> table({table}), blank(CELLS), state(CELLS), seen({size});
    short out[OUT_ROOM];
    FILE* file = std::fopen(files[1], "rb");
    if (std::fread(table.data(), 2, table.size(), file) + std::fread(blank.data(), 2, CELLS, file) == 0) return 1;
    std::fclose(file);
    file = std::fopen(files[2], "wb");
    for (int row = 0; row < {rows}; row++) {{
        std::vector<int> records({records});
        int action = {start};
        for (int step = 0; step <= {steps}; step++) {{
            int n = stepping__step_game(
                state.data(), blank.data(), table.data(), out, records.data(), 0, action, {seed}, row, {rows}, out, out);
            std::fill(seen.begin(), seen.end(), 0);
            playing__observe(state.data(), table.data(), records[{to_move}], {used}, seen.data(), 0);
            long long policy = stepping__unsigned(records[{policy}]);
            action = out[playing__choose(state.data(), table.data(), table.data(), 0, out, n, 0, policy)];
        }}
        std::fwrite(records.data(), 4, records.size(), file);
        std::fwrite(seen.data(), 2, seen.size(), file);
    }}
    std::fclose(file);
}}
"""


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no C++ compiler here")
@pytest.mark.parametrize(
    ("ruleset", "players", "mode"), [("ascension-10th", 2, "versus"), ("rise-of-vigil", 4, "teams")]
)
def test_translated_steps_show_the_same(ruleset: str, players: int, mode: str, tmp_path: Path) -> None:
    env = dw.vec_env(ruleset, players=players, mode=mode, games=ROWS, seed=SEED, cores=1)
    env.reset()
    for _ in range(STEPS):
        env.step(env.policy_actions("random"))
    table, blank = env.ruleset.table, env.ruleset.stocked(players, mode, env.options)
    numbers = {
        "cells": len(blank), "table": len(table), "size": env.size, "rows": ROWS, "steps": STEPS, "seed": SEED,
        "records": sp.RECORD_CELLS, "start": sp.START, "to_move": sp.TO_MOVE, "policy": sp.POLICY,
        "used": used_cells(table),
    }  # fmt: skip
    rules = cuda_source(ENTRIES, Plan({"blank": "CELLS", "out": "OUT_ROOM", "plain": "0"}, KIND.bound))
    source, program = tmp_path / "steps.cpp", tmp_path / "steps"
    source.write_text(PROGRAM.format(rules=rules, **numbers))
    subprocess.run(["g++", "-std=c++20", "-O1", "-w", "-o", program, source], check=True)
    given, shown = tmp_path / "given", tmp_path / "shown"
    given.write_bytes(table.tobytes() + blank.tobytes())
    subprocess.run([program, given, shown], check=True)
    rows = np.frombuffer(shown.read_bytes(), dtype=np.int16).reshape(ROWS, -1)
    records = rows[:, : 2 * sp.RECORD_CELLS].copy().view(np.int32)
    assert np.array_equal(rows[:, 2 * sp.RECORD_CELLS :], env.now.observations)
    assert np.array_equal(records[:, : sp.POINTS + players], env.backend.results[:, : sp.POINTS + players])
    assert np.array_equal(records[:, sp.SCORES : sp.SCORES + players], env.now.info["scores"])
