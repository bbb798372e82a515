"""Two versions of Deckwright side by side: `python bench/side_by_side.py BEFORE AFTER [--pairs 15]`.

BEFORE and AFTER are source trees, folders with `src/` in them. Everything is compiled first; then the two are measured by
turns, each time in a fresh process. A machine is as noisy for one as for the other of a pair, so the ratio is taken
within each pair; its median counts, and the lowest and the highest tell the spread. Above 1 means that AFTER is faster.
What was played must be the same on both sides: where it is not, the exit status is 1, and also where a median lies below
`--least`.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ONE_SIDE = Path(__file__).parent / "one_side.py"
PARTS = ("games", "counts", "steps", "views", "environment", "search")  # each is compiled in a process of its own

Rates = dict[str, dict[str, Any]]  # of one run: for each measure `per_second` and `outcome`


@dataclass(frozen=True)
class Line:
    """What the pairs say about one measure."""

    name: str
    median: float
    lowest: float
    highest: float
    before: float  # the median rates
    after: float
    outcomes: tuple[str, str]

    @property
    def is_same(self) -> bool:
        return self.outcomes[0] == self.outcomes[1]

    def __str__(self) -> str:
        played = self.outcomes[0] if self.is_same else " is not ".join(self.outcomes)
        return (
            f"{self.name:<38}{self.median:7.3f}{self.lowest:8.3f}{self.highest:8.3f}"
            f"{self.before:14,.0f}{self.after:14,.0f}   {played}"
        )


HEADING = (
    f"{'ratio AFTER / BEFORE':<38}{'median':>7}{'lowest':>8}{'highest':>8}{'before/s':>14}{'after/s':>14}   outcome"
)


def run(tree: Path, *options: str) -> Rates:
    """Measure a tree in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(
        [sys.executable, str(ONE_SIDE), *options], env=environment, cwd=tree, check=True, stdout=subprocess.PIPE
    )
    told = json.loads(done.stdout)
    if Path(told["from"]) != tree / "src" / "deckwright":
        raise SystemExit(f"{tree} was to be measured, and {told['from']} was.")
    rates: Rates = told["rates"]
    return rates


def line_of(name: str, pairs: Sequence[tuple[Rates, Rates]]) -> Line:
    """The ratios within the pairs, and whether all runs came to the same."""
    before, after = ([pair[side][name]["per_second"] for pair in pairs] for side in (0, 1))
    ratios = [new / old for old, new in zip(before, after, strict=True)]
    outcomes = [" or ".join(sorted({pair[side][name]["outcome"] for pair in pairs})) for side in (0, 1)]
    return Line(
        name, statistics.median(ratios), min(ratios), max(ratios), statistics.median(before), statistics.median(after),
        (outcomes[0], outcomes[1]),
    )  # fmt: skip


def lines_of(pairs: Sequence[tuple[Rates, Rates]]) -> list[Line]:
    return [line_of(name, pairs) for name in pairs[0][0]]


def measure_pair(trees: tuple[Path, Path], number: int, options: Sequence[str]) -> tuple[Rates, Rates]:
    """One run of each; who is first changes from pair to pair."""
    order = (0, 1) if number % 2 == 0 else (1, 0)
    found = {side: run(trees[side], *options) for side in order}
    return found[0], found[1]


def verdict(lines: Sequence[Line], least: float) -> int:
    """What is wrong, in words, and the exit status."""
    wrong = [f"{line.name}: the two sides did not play the same." for line in lines if not line.is_same]
    wrong += [f"{line.name}: {line.median:.3f} is below {least}." for line in lines if line.median < least]
    for one in wrong:
        print(one)
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before", type=Path, help="a folder with src/")
    parser.add_argument("after", type=Path, help="another one")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--amount", default="1", help="so many times as much in each run as usual")
    parser.add_argument("--least", type=float, default=0.0, help="medians below this are a failure")
    asked = parser.parse_args()
    trees = (asked.before.resolve(), asked.after.resolve())
    for tree in trees:
        for part in PARTS:
            print(f"compiling {part} of {tree}", file=sys.stderr, flush=True)
            run(tree, "--prepare", part)
    pairs = []
    for number in range(asked.pairs):
        pairs.append(measure_pair(trees, number, ["--amount", asked.amount]))
        told = ", ".join(f"{line.median:.3f}" for line in lines_of(pairs[-1:]))
        print(f"pair {number + 1} of {asked.pairs}: {told}", file=sys.stderr, flush=True)
    lines = lines_of(pairs)
    print(HEADING, *lines, sep="\n")
    return verdict(lines, asked.least)


if __name__ == "__main__":
    sys.exit(main())
