"""Kingdom's rules as a C++ program in which every access is inside its array: kingdoms at random, one after the other.

    python -m tests.games.kingdom.properties.translated --games 100000          # all of what is played here in small
    python -m tests.games.kingdom.properties.translated --games 3000 --then 137 138 136

Every third kingdom is played at random, every third without a pass where something else can be done, and every third by
somebody who only prolongs a round: whatever brings cards back or keeps them is done, and nothing is advanced or declined.
"""

import argparse
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from deckwright.games.kingdom.rules import engine, expansion, setup
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.fame import score
from deckwright.kernel import playing, stack
from deckwright.kernel.cuda_source import Plan, cuda_source
from deckwright.kernel.mixing import key_from_number
from tests.games.kingdom.properties.test_modes import BOUND
from tests.games.kingdom.properties.test_random_kingdoms import prolongs
from tests.games.kingdom.talk import vale

OUT_ROOM = 1024
ROUNDS, ROUNDS_OF_A_PART = 31, 4
PLAIN, PROLONGS, SHORTENS, PASSES = range(4)  # what an action is to somebody who prolongs
FOUND = ("games", "decisions", "turns", "most_turns", "most_decisions", "fewest_rounds", "most_rounds", "unfinished", "errors",
         "lost_cards", "refused_parts")  # fmt: skip
ENTRIES: list[Any] = [setup.set_up, engine.legal, playing.apply, score, key_from_number, expansion.begin_part]
PROGRAM = r"""
#define __device__ static
#define __forceinline__ inline
#define __noinline__
#define __ffs __builtin_ffs
#define CELLS {cells}
#define OUT_ROOM {room}
#include <algorithm>
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
static long long found[{n_found}];
enum {{ {found_names} }};

static short chosen(const Guarded& out, int n, const std::vector<short>& meaning, int manner, unsigned chance) {{
    std::vector<short> some;
    if (manner == 2) {{
        for (int i = 0; i < n; i++) if (meaning[out[i]] == {prolongs}) some.push_back(out[i]);
        if (some.empty()) for (int i = 0; i < n; i++) if (meaning[out[i]] == {plain}) some.push_back(out[i]);
    }} else if (manner == 1) {{
        for (int i = 0; i < n; i++) if (meaning[out[i]] != {passes}) some.push_back(out[i]);
    }}
    return some.empty() ? out[(chance >> 8) % n] : some[(chance >> 8) % some.size()];
}}

static void played(const Guarded& s, const Guarded& t, const Guarded& out, const std::vector<short>& meaning, int manner, unsigned& chance) {{
    for (int n = {legal}(s, t, out); n > 0; n = {legal}(s, t, out)) {{
        chance = chance * 1664525u + 1013904223u;
        {apply}(s, t, chosen(out, n, meaning, manner, chance));
        found[decisions]++;
        found[most_turns] = std::max<long long>(found[most_turns], s[{turn}]);
        found[most_decisions] = std::max<long long>(found[most_decisions], s[{in_turn}]);
    }}
    found[turns] += s[{in_all}];
    found[fewest_rounds] = std::min<long long>(found[fewest_rounds], s[{round}]);
    found[most_rounds] = std::max<long long>(found[most_rounds], s[{round}]);
    found[unfinished] += s[{over}] != 1;
    found[errors] += s[{error}] != {no_error};
    for (int card = 0; card < {cards}; card++) found[lost_cards] += s[{zone} + card] < 1 || s[{zone} + card] >= {zones};
}}

// files: what is given, where states go (or "-"); then the first game, how many, and the cards of expansions that follow
int main(int argc, char** given) {{
    std::vector<short> table({table}), blank(CELLS), meaning({actions}), cells(CELLS), outs(OUT_ROOM);
    FILE* file = std::fopen(given[1], "rb");
    size_t read = std::fread(table.data(), 2, table.size(), file) + std::fread(blank.data(), 2, CELLS, file);
    read += std::fread(meaning.data(), 2, meaning.size(), file);
    if (read != table.size() + CELLS + meaning.size()) return 1;
    std::fclose(file);
    file = given[2][0] == '-' ? nullptr : std::fopen(given[2], "wb");
    const Guarded t{{table.data(), {table}}}, out{{outs.data(), OUT_ROOM}};
    const int first = std::atoi(given[3]), many = std::atoi(given[4]);
    found[fewest_rounds] = 1000;
    for (int game = first; game < first + many; game++) {{
        cells = blank;
        const Guarded s{{cells.data(), CELLS}};
        {key}(s, game, 0);
        {set_up}(s, t, 0);
        {apply}(s, t, {go_on});
        unsigned chance = game + 1;
        played(s, t, out, meaning, game % 3, chance);
        for (int i = 5; i < argc; i++) {{
            if (!{begin_part}(s, t, std::atoi(given[i]))) found[refused_parts]++;
            else {{ {apply}(s, t, {go_on}); played(s, t, out, meaning, game % 3, chance); }}
        }}
        found[games]++;
        if (file) std::fwrite(cells.data(), 2, cells.size(), file);
    }}
    if (file) std::fclose(file);
    for (int i = 0; i < {n_found}; i++) std::printf("%lld\n", found[i]);
}}
"""


@dataclass(frozen=True)
class Translated:
    """The program, ready to be run."""

    program: Path
    given: Path

    def play(self, first: int, games: int, then: Sequence[int] = (), states: Path | None = None) -> dict[str, int]:
        """Play so many kingdoms, each with these expansions behind it; what was found in all of them."""
        cards = [str(vale().number[str(number)]) for number in then]
        told = subprocess.run(
            [self.program, self.given, states or "-", str(first), str(games), *cards],
            check=True, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        return dict(zip(FOUND, map(int, told.stdout.split()), strict=True))


def build(folder: Path, optimised: int = 1) -> Translated:
    """Translate the rules and compile them."""
    plan = Plan({"out": "OUT_ROOM"}, BOUND)
    names = {entry.__name__: plan.name_of(plan.source_of(entry)) for entry in ENTRIES}
    source, program, given = folder / "kingdom.cpp", folder / "kingdom", folder / "given"
    source.write_text(
        PROGRAM.format(
            rules=cuda_source(ENTRIES, plan), cells=st.STATE_CELLS, room=OUT_ROOM, table=len(vale().table),
            actions=len(vale().actions), go_on=playing.GO_ON, key=names["key_from_number"], set_up=names["set_up"],
            apply=names["apply"], legal=names["legal"], begin_part=names["begin_part"], n_found=len(FOUND),
            found_names=", ".join(FOUND), plain=PLAIN, prolongs=PROLONGS, passes=PASSES, turn=st.TURN, in_turn=st.DECISIONS,
            in_all=st.TURNS, round=st.ROUND, over=st.OVER, error=stack.ERROR, no_error=stack.NO_ERROR, zone=st.ZONE,
            cards=len(vale().numbers), zones=len(zn.ZONES),
        )
    )  # fmt: skip
    subprocess.run(["g++", "-std=c++20", f"-O{optimised}", "-w", "-o", program, source], check=True)
    meaning = np.array([meant_by(*action) for action in vale().actions], dtype=np.int16)
    given.write_bytes(vale().table.tobytes() + vale().stocked().tobytes() + meaning.tobytes())
    return Translated(program, given)


def meant_by(verb: int, card: int, ordinal: int) -> int:
    """What an action is to somebody who prolongs a round."""
    if verb == tb.PASS:
        return PASSES
    if verb in (tb.ADVANCE, tb.DECLINE, tb.DONE):
        return SHORTENS
    return PROLONGS if verb in (tb.USE, tb.CHOOSE_TRIGGER) and prolongs(vale(), card, ordinal) else PLAIN


def what_is_wrong(found: dict[str, int], then: Sequence[int] = ()) -> list[str]:
    """Whatever may not be in any kingdom of our set."""
    wrong = [f"{found[name]} {name}" for name in ("unfinished", "errors", "lost_cards", "refused_parts") if found[name]]
    if found["most_turns"] >= st.TURNS_IN_A_ROUND:
        wrong.append(f"a round of {found['most_turns']} turns")
    if found["most_decisions"] >= st.DECISIONS_IN_A_TURN:
        wrong.append(f"a turn of {found['most_decisions']} decisions")
    rounds = {found["fewest_rounds"], found["most_rounds"]}
    if rounds != ({ROUNDS, ROUNDS_OF_A_PART} if then else {ROUNDS}):
        wrong.append(f"kingdoms of {min(rounds)} to {max(rounds)} rounds")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--then", type=int, nargs="*", default=[], help="expansions that follow each of them")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        translated = build(Path(folder), 2)
        begun = time.perf_counter()
        found = translated.play(wanted.first, wanted.games, wanted.then)
    seconds = time.perf_counter() - begun
    print(", ".join(f"{name.replace('_', ' ')} {value:,}" for name, value in found.items()))
    print(f"{found['decisions'] / seconds:,.0f} decisions a second, with every access checked")
    if wrong := what_is_wrong(found, wanted.then):
        raise SystemExit("; ".join(wrong))


if __name__ == "__main__":
    main()
