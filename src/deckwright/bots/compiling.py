"""Compiles the search of a game and leaves it on disk: `python -m deckwright.bots.compiling NAME`.

Until that is done, short searches run interpreted, with the same result; long ones wait for it.
"""

import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

from deckwright import defaults
from deckwright.bots import search_game, search_tree
from deckwright.kernel import playing
from deckwright.kernel.caches import digest_of
from deckwright.kernel.modes import Mode
from deckwright.table.compiling import alone, give_way
from deckwright.table.kinds import GameKind, kind_named
from deckwright.table.running import MODE_VARIABLE

ENTRIES = (search_game.search, search_game.begin_search, playing.narrow)
OF_POLICIES = (playing.choose,)  # of games whose policies sit at tables, too
SHORT = 100  # iterations that are bearable interpreted


@cache
def marker(kind: GameKind) -> Path:
    """The file that says that the search lies on disk, compiled."""
    outside = [Path(brought.__code__.co_filename) for brought in kind.bound.rules.values()]
    files = [Path(module.__file__) for module in (search_game, search_tree) if module.__file__]
    return kind.modes.simulation.folder / f"search-{digest_of([*files, *sorted({*outside})])}"


def compile_search(kind: GameKind) -> None:
    """Compile the search, and say so."""
    for entry in (*ENTRIES, *(OF_POLICIES if kind.players.named else ()), *kind.players.entries):
        kind.modes.simulation(entry)
    with suppress(OSError):
        marker(kind).touch()


@cache
def start_compiler(kind: GameKind) -> "subprocess.Popen[bytes]":
    """Compile the search in a process of its own, once; it goes on when this one ends."""
    return subprocess.Popen(
        [sys.executable, "-m", "deckwright.bots.compiling", kind.name],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip


def is_at_hand(kind: GameKind, iterations: int) -> bool:
    """Whether a search of so many iterations begins at once, and does not wait for the compiler."""
    return iterations <= SHORT or os.environ.get(MODE_VARIABLE, "auto") != "auto" or marker(kind).exists()


def mode_for(kind: GameKind, iterations: int) -> Mode:
    """How a search of so many iterations runs now."""
    wanted = os.environ.get(MODE_VARIABLE, "auto")
    if wanted == "interpreted":
        return kind.modes.interpreted
    if wanted == "compiled" or marker(kind).exists() or iterations > SHORT:
        return kind.modes.simulation
    start_compiler(kind)
    return kind.modes.interpreted


def main(game: str = defaults.GAME) -> None:
    """Compile, giving way to whoever plays meanwhile."""
    give_way()
    kind = kind_named(game)
    with alone(kind.bound, "search") as nobody_else:
        if nobody_else:
            compile_search(kind)


if __name__ == "__main__":
    main(*sys.argv[1:])
