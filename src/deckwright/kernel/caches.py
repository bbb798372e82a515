"""Where compiled code is kept: a folder for each game, named by the kernel, its rules and the compiler."""

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from deckwright.kernel.rules import Bound

KERNEL = Path(__file__).parent
NO_RULES = ("caches.py", "cuda_source.py", "folding.py")  # they hold no rule, and nothing that compiled code depends on
READY = "ready"  # the file that says that a folder of compiled code is complete


def sources_of(bound: Bound) -> list[Path]:
    """Every file that rules of a game, or the numbers in them, come from."""
    return [*(file for file in sorted(KERNEL.glob("*.py")) if file.name not in NO_RULES), *bound.sources]


def digest_of(files: Iterable[Path]) -> str:
    """A short name for what is in these files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@lru_cache(maxsize=64)
def cache_folder(bound: Bound) -> Path:
    """Where the compiled code of a game is kept: another folder as soon as its rules or the compiler are others.

    Numba's own check does not notice a change in a function that a cached function calls.
    """
    from platformdirs import user_cache_dir

    digest = hashlib.sha256()
    for part in (sys.version, version("numba"), str(KERNEL), digest_of(sources_of(bound))):
        digest.update(part.encode())
    root = os.environ.get("DECKWRIGHT_CACHE_DIR") or user_cache_dir("deckwright")
    return Path(root) / f"{bound.game}-{digest.hexdigest()[:16]}"


@contextmanager
def numba_folder(folder: Path) -> Iterator[None]:
    """Numba looks for its cache folder while a function is decorated."""
    from numba import config

    before = config.CACHE_DIR
    try:
        folder.mkdir(parents=True, exist_ok=True)
        config.CACHE_DIR = str(folder)
    except OSError:
        pass  # an unwritable home: Numba falls back to the folder of the sources, or compiles anew
    try:
        yield
    finally:
        config.CACHE_DIR = before
