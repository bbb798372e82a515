"""Compiles the search and leaves it on disk: `python -m deckwright.bots.compiling`.

Until that is done, short searches run interpreted, with the same result; long ones wait for it.
"""

import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

from deckwright.bots import search_game, search_tree
from deckwright.kernel.modes import INTERPRETED, SIMULATION, Mode, cache_folder, digest_of
from deckwright.table.compiling import alone, give_way
from deckwright.table.running import MODE_VARIABLE

ENTRIES = (search_game.search, search_game.begin_search, search_game.narrow)
SHORT = 100  # iterations that are bearable interpreted


@cache
def marker() -> Path:
    """The file that says that the search lies on disk, compiled."""
    files = [Path(module.__file__) for module in (search_game, search_tree) if module.__file__]
    return cache_folder() / f"search-{digest_of(files)}"


def compile_search() -> None:
    """Compile the search, and say so."""
    for entry in ENTRIES:
        SIMULATION(entry)
    with suppress(OSError):
        marker().touch()


@cache
def start_compiler() -> "subprocess.Popen[bytes]":
    """Compile the search in a process of its own, once; it goes on when this one ends."""
    return subprocess.Popen(
        [sys.executable, "-m", "deckwright.bots.compiling"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip


def is_at_hand(iterations: int) -> bool:
    """Whether a search of so many iterations begins at once, and does not wait for the compiler."""
    return iterations <= SHORT or os.environ.get(MODE_VARIABLE, "auto") != "auto" or marker().exists()


def mode_for(iterations: int) -> Mode:
    """How a search of so many iterations runs now."""
    wanted = os.environ.get(MODE_VARIABLE, "auto")
    if wanted == "interpreted":
        return INTERPRETED
    if wanted == "compiled" or marker().exists() or iterations > SHORT:
        return SIMULATION
    start_compiler()
    return INTERPRETED


def main() -> None:
    """Compile, giving way to whoever plays meanwhile."""
    give_way()
    with alone("search") as nobody_else:
        if nobody_else:
            compile_search()


if __name__ == "__main__":
    main()
