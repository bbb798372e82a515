"""Compiles the rules of a game and leaves them on disk: `python -m deckwright.table.compiling NAME`."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from deckwright import defaults
from deckwright.kernel.caches import cache_folder
from deckwright.kernel.rules import Bound
from deckwright.table.kinds import kind_named
from deckwright.table.running import rules_in

LOWER_PRIORITY = 10
SESSION = Path("/proc/self/autogroup")  # Linux shares the processor among sessions first; nice counts only within one


def give_way() -> None:
    """Let everything else on this machine go first."""
    if hasattr(os, "nice"):
        os.nice(LOWER_PRIORITY)
    with suppress(OSError):
        SESSION.write_text(str(LOWER_PRIORITY))


@contextmanager
def alone(bound: Bound, name: str) -> Iterator[bool]:
    """Whether nobody else on this machine is compiling the same; where that cannot be known, everybody compiles."""
    try:
        import fcntl

        cache_folder(bound).mkdir(parents=True, exist_ok=True)
        held = (cache_folder(bound) / f"{name}.lock").open("w")
    except (ImportError, OSError):
        yield True
        return
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def main(game: str = defaults.GAME) -> None:
    """Compile everything that a game needs, giving way to whoever plays meanwhile."""
    give_way()
    kind = kind_named(game)
    with alone(kind.bound, "rules") as nobody_else:
        if nobody_else:
            rules_in(kind.modes.compiled)


if __name__ == "__main__":
    main(*sys.argv[1:])
