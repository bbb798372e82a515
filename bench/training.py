"""Where the time goes while a player learns: rounds are timed part by part, and the device says which kernels take longest.

python bench/training.py --rounds 8 --set games=49152 --set steps=48
"""

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

import torch

from deckwright.training.run import Run
from deckwright.training.run_file import Table
from deckwright.training.start import open_run

LONGEST = 25  # kernels that are named
BEFORE = 4  # rounds that are not timed: libraries get ready, and the work is recorded
HALF = 0.5  # of the plan


def wait(device: torch.device) -> float:
    if device.type == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter()


def one_round(learning: Run, imitates: bool) -> tuple[float, float]:
    """Seconds of playing and of learning."""
    begun = wait(learning.device)
    learning.practice.play(0.0, imitates)
    played = wait(learning.device)
    learning.learner.learn(HALF, imitates)
    return played - begun, wait(learning.device) - played


def measure(given: argparse.Namespace, compiles: bool, folder: Path) -> None:
    """Time some rounds, and a test."""
    recipe = {name: float(number) for name, number in (text.split("=") for text in given.set)}
    begun = time.perf_counter()
    learning = open_run(folder, Table(None, None, None, None), recipe, given.device, print, compiles)  # type: ignore[arg-type]
    learning.seating.begin()
    ready = wait(learning.device)
    for imitates in (True, False):
        for _ in range(BEFORE):
            one_round(learning, imitates)
    warm = wait(learning.device)
    rounds = [one_round(learning, False) for _ in range(given.rounds)]
    played, learned = (sorted(part)[len(part) // 2] for part in zip(*rounds, strict=True))
    decisions = learning.plan.recipe.games * learning.plan.recipe.steps
    begun_test = wait(learning.device)
    match = learning.strength.match(learning.learner.average, None, "greedy")
    tested = wait(learning.device)
    print(f"compiled by PyTorch: {compiles}; {learning.plan.recipe.games:,} games x {learning.plan.recipe.steps} steps")
    print(f"  ready after {ready - begun:.1f} s, warm after {warm - ready:.1f} s more")
    print(
        f"  play {1e3 * played:.1f} ms, learn {1e3 * learned:.1f} ms: {decisions / (played + learned) / 1e6:.2f} M decisions/s"
    )
    print(f"  a test {tested - begun_test:.2f} s: {match}", flush=True)
    if learning.device.type == "cuda":
        print(f"  memory {torch.cuda.max_memory_reserved() / 1e9:.1f} GB with PyTorch")
        for name, work in (
            ("play", lambda: learning.practice.play(0.0, False)),
            ("learn", lambda: learning.learner.learn(HALF, False)),
        ):
            kernels(name, work)
    learning.close()


def kernels(name: str, work: Any) -> None:
    """The kernels that take longest."""
    from torch.profiler import ProfilerActivity, profile

    with profile(activities=[ProfilerActivity.CUDA]) as profiled:
        work()
        torch.cuda.synchronize()
    found = sorted(profiled.key_averages(), key=lambda one: -one.self_device_time_total)
    total = sum(one.self_device_time_total for one in found)
    print(f"  {name}: {total / 1e3:.1f} ms of kernels")
    for one in found[:LONGEST]:
        print(f"    {one.self_device_time_total / 1e3:8.2f} ms {one.count:6d} x  {one.key[:110]}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--device", default="auto")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER")
    parser.add_argument("--compile", choices=("no", "yes", "both"), default="no")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for compiles in {"no": [False], "yes": [True], "both": [False, True]}[given.compile]:
            measure(given, compiles, Path(folder) / str(compiles))


if __name__ == "__main__":
    main()
