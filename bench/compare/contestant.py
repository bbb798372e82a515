"""One library at the comparison: it says what it can play, plays for as long as it is told, and counts.

Each library runs in a process of its own and speaks with the comparison in lines of JSON: first one line that tells its
versions and its tracks, then one line for each track that it is asked to run.
"""

import importlib.metadata
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

GAMES, FROM_PYTHON, STEPS, OBSERVATIONS = "games", "games from Python", "steps", "observations"
SEED = 1

uniform = random.Random(SEED).random


class Count(NamedTuple):
    """What was done in some time: decisions are positions with at least two legal answers, steps are all answers.

    `seconds` are those of the processor, so that it counts for nobody what else the machine does; `clock` are those that
    went by.
    """

    decisions: float
    steps: float
    seconds: float
    clock: float


@dataclass(frozen=True)
class Track:
    """A game, how it is played, and what is measured with it."""

    measure: str
    way: str
    game: str
    run: Callable[[float], Count]


@dataclass
class Offer:
    """What a library can show here."""

    tracks: list[Track]
    packages: Sequence[str]
    notes: list[str] = field(default_factory=list)


def until(seconds: float, play: Callable[[], tuple[float, float]]) -> Count:
    """Play again and again until the time is up; `play` tells decisions and steps of each time."""
    decisions, steps = 0.0, 0.0
    begun, worked = time.perf_counter(), time.process_time()
    end = begun + seconds
    while True:
        more_decisions, more_steps = play()
        decisions += more_decisions
        steps += more_steps
        if time.perf_counter() >= end:
            return Count(decisions, steps, time.process_time() - worked, time.perf_counter() - begun)


def until_prepared(
    seconds: float, prepare: Callable[[], Any], play: Callable[[Any], tuple[float, float]], batch: int = 32
) -> Count:
    """The same, where what comes before the first decision is prepared off the clock."""
    decisions, steps, work, clock = 0.0, 0.0, 0.0, 0.0
    while clock < seconds:
        ready = [prepare() for _ in range(batch)]
        begun, worked = time.perf_counter(), time.process_time()
        for game in ready:
            more_decisions, more_steps = play(game)
            decisions += more_decisions
            steps += more_steps
        work += time.process_time() - worked
        clock += time.perf_counter() - begun
    return Count(decisions, steps, work, clock)


def versions(packages: Iterable[str]) -> dict[str, str]:
    return {package: importlib.metadata.version(package) for package in packages}


def serve(make_offer: Callable[[], Offer]) -> None:
    """Answer until nobody asks any more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # some libraries greet on the way in

    def answer(content: dict[str, Any]) -> None:
        answers.write(json.dumps(content) + "\n")
        answers.flush()

    try:
        offer = make_offer()
    except Exception as error:
        answer({"absent": f"{type(error).__name__}: {error}"})
        return
    answer(
        {
            "versions": versions(offer.packages),
            "tracks": [[track.measure, track.way, track.game] for track in offer.tracks],
            "notes": offer.notes,
        }
    )
    tracks = {(track.measure, track.way, track.game): track for track in offer.tracks}
    for line in sys.stdin:
        question = json.loads(line)
        try:
            count = tracks[tuple(question["track"])].run(question["seconds"])
        except Exception as error:
            answer({"error": f"{type(error).__name__}: {error}"})
        else:
            answer(count._asdict())
