"""Deckwright and other libraries of card games side by side, on one core, in turns.

Every library runs in a process of its own and waits for its turn, so that a round holds all of them within a minute and
what disturbs the machine disturbs them alike.
"""

import argparse
import json
import os
import platform
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

from figures import Figures, Rates, Track
from page import MEASURES, OPEN_SPIEL, OURS, claims, claims_table, compose, write

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
ENVIRONMENT = ROOT / "build" / "compare"
RESULTS = ROOT / "build" / "compare.json"
SCRIPTS = {
    OURS: "with_deckwright.py",
    OPEN_SPIEL: "with_openspiel.py",
    "RLCard": "with_rlcard.py",
    "PettingZoo": "with_pettingzoo.py",
    "Pgx": "with_pgx.py",
}
TITLE = "Deckwright and other libraries of card games side by side, on one core, in turns."
ROUNDS, SECONDS, WARM_UP_SECONDS = 7, 0.15, 0.02
PATIENCE = 1800  # seconds; a library may compile before it answers
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


class Gone(Exception):
    """A library does not answer any more."""


class Contestant:
    """A library in its own process."""

    def __init__(self, library: str, python: Path, log: Path) -> None:
        self.library = library
        self.tracks: list[Track] = []
        self.versions: dict[str, str] = {}
        self.notes: list[str] = []
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [python, HERE / SCRIPTS[library]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors,
                env={**os.environ, **ONE_THREAD}, text=True, encoding="utf-8",
            )  # fmt: skip

    def meet(self) -> None:
        """Hear what the library can show."""
        offer = self._hear()
        if "absent" in offer:
            raise Gone(offer["absent"])
        self.versions, self.notes = offer["versions"], offer["notes"]
        self.tracks = [Track(measure, self.library, way, game) for measure, way, game in offer["tracks"]]

    def measure(self, track: Track, seconds: float) -> Rates | str:
        """How many a second, or what went wrong."""
        question = {"track": [track.measure, track.way, track.game], "seconds": seconds}
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise Gone("its process has ended") from error
        count = self._hear()
        if "error" in count:
            return str(count["error"])
        seconds = count["seconds"]
        return Rates(count["decisions"] / seconds, count["steps"] / seconds, seconds / count["clock"])

    def _hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        if not ready:
            raise Gone(f"no answer in {PATIENCE} seconds")
        line = self.process.stdout.readline()
        if not line:
            raise Gone("its process has ended")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def leave(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(BrokenPipeError):  # a question may be on its way
                if pipe is not None:
                    pipe.close()


class Comparison:
    """All libraries that came, and what was found of them."""

    def __init__(self, environment: Path) -> None:
        self.environment = environment
        self.contestants: list[Contestant] = []
        self.absent: dict[str, str] = {}
        self.notes: list[str] = []
        self.figures = Figures()

    def gather(self) -> None:
        """Start every library and have it compile what it compiles."""
        for library in SCRIPTS:
            python = Path(sys.executable) if library == OURS else self.environment / "bin" / "python"
            if not python.exists():
                self.absent[library] = "the environment for the comparison is not there; `make compare` makes it"
                continue
            say(f"{library}: start")
            contestant = Contestant(library, python, RESULTS.with_name(f"compare-{library.lower()}.log"))
            self.contestants.append(contestant)
            with self._if_there(contestant):
                contestant.meet()
                self._warm_up(contestant)
                self.notes += contestant.notes

    def _warm_up(self, contestant: Contestant) -> None:
        """Run each track once, off the record, and leave out what does not run."""
        working = []
        for track in contestant.tracks:
            found = contestant.measure(track, WARM_UP_SECONDS)
            if isinstance(found, str):
                self.notes.append(f"{contestant.library}, {track.game}, {track.measure}: does not run ({found}).")
            else:
                working.append(track)
        contestant.tracks = working

    def run_round(self, number: int, seconds: float) -> float:
        """Measure everything once; who begins changes from round to round. How long it took."""
        found: dict[Track, Rates] = {}
        begun = time.perf_counter()
        for measure in MEASURES:
            for contestant in turned(self.contestants, number):
                with self._if_there(contestant):
                    for track in contestant.tracks:
                        if track.measure == measure:
                            rates = contestant.measure(track, seconds)
                            if isinstance(rates, Rates):
                                found[track] = rates
        order = [track for contestant in self.contestants for track in contestant.tracks]
        self.figures.rounds.append({track: found[track] for track in order if track in found})
        return time.perf_counter() - begun

    def _if_there(self, contestant: Contestant) -> "Farewell":
        return Farewell(self, contestant)

    def part(self) -> None:
        for contestant in self.contestants:
            contestant.leave()


class Farewell:
    """Takes a library that has gone out of the comparison, and remembers why."""

    def __init__(self, comparison: Comparison, contestant: Contestant) -> None:
        self.comparison, self.contestant = comparison, contestant

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        if not isinstance(error, Gone):
            return False
        say(f"{self.contestant.library}: {error}")
        self.comparison.absent[self.contestant.library] = str(error)
        self.comparison.contestants = [one for one in self.comparison.contestants if one is not self.contestant]
        self.contestant.leave()
        return True


def turned(contestants: list[Contestant], number: int) -> Iterator[Contestant]:
    """All of them, beginning with another one each time."""
    count = len(contestants)
    return iter([contestants[(number + place) % count] for place in range(count)])


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def pin(core: int | None) -> str:
    """Keep this process, and those it starts, on one core."""
    if not hasattr(os, "sched_setaffinity"):
        return "not bound to a core, which this system does not offer"
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return f"all on core {chosen}"


def processor() -> str:
    """What the machine calls its processor."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> float:
    """How many processes wanted a core in the last minute."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def describe(rounds: list[float], seconds: float, pinned: str, before: float, share: float) -> str:
    """When, where and under what conditions."""
    return (
        f"Taken on {date.today().isoformat()}: {processor()}, {os.cpu_count()} cores, {platform.system()}, Python"
        f" {platform.python_version()}; {pinned}. {len(rounds)} rounds of {min(rounds):.0f} to {max(rounds):.0f} s,"
        f" {seconds:g} s for each game and way in each. The load of the machine was {before:.1f} when it"
        f" began (0 is idle), and the core was ours for {share:.0%} of the time (100% is undisturbed)."
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make compare", description="Deckwright and other libraries of card games side by side."
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each game and way in each round")
    parser.add_argument("--core", type=int, default=None, help="the core to run on; the last one if not given")
    parser.add_argument("--environment", type=Path, default=ENVIRONMENT, help="where the other libraries are installed")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that gets the tables")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("there must be at least one round, and it must take time")
    before = load()
    pinned = pin(chosen.core)
    RESULTS.parent.mkdir(exist_ok=True)
    comparison = Comparison(chosen.environment)
    try:
        comparison.gather()
        lengths = []
        for number in range(chosen.rounds):
            lengths.append(comparison.run_round(number, chosen.seconds))
            say(f"round {number + 1} of {chosen.rounds}: {lengths[-1]:.0f} s")
    finally:
        comparison.part()
    figures = comparison.figures
    found = claims(figures)
    versions = {contestant.library: contestant.versions for contestant in comparison.contestants}
    circumstances = describe(lengths, chosen.seconds, pinned, before, figures.share())
    write(chosen.page, compose(figures, found, versions, comparison.absent, comparison.notes, circumstances))
    RESULTS.write_text(
        json.dumps([[[*track, *rates] for track, rates in one.items()] for one in figures.rounds]), encoding="utf-8"
    )
    print(claims_table(found))
    print(f"All figures: {os.path.relpath(chosen.page)}")
