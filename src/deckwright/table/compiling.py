"""Compiles the rules and leaves them on disk: `python -m deckwright.table.compiling`."""

import os

from deckwright.kernel.modes import COMPILED
from deckwright.table.running import rules_in

LOWER_PRIORITY = 5


def main() -> None:
    """Compile everything that a game needs, giving way to whoever plays meanwhile."""
    if hasattr(os, "nice"):
        os.nice(LOWER_PRIORITY)
    rules_in(COMPILED)


if __name__ == "__main__":
    main()
