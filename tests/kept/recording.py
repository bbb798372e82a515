"""The file with everything that is kept: a line for each case, its digests in the order of the part's aspects."""

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from tests.kept.cases import Key, find

FILE = Path(__file__).parent / "kept.json"
TOLD_EVERY = 5.0  # seconds

Kept = dict[Key, dict[str, str]]


def write(kept: Kept, file: Path = FILE) -> None:
    """Write down what was found, sorted, one case in a line."""
    parts = []
    for part in sorted({part for part, _ in kept}):
        found = {name: digests for (one, name), digests in sorted(kept.items()) if one == part}
        aspects = list(next(iter(found.values())))
        lines = [f"{json.dumps(name)}: {json.dumps(' '.join(one[a] for a in aspects))}" for name, one in found.items()]
        inside = ",\n".join([f'"": {json.dumps(" ".join(aspects))}', *lines])
        parts.append(f"{json.dumps(part)}: {{\n{inside}\n}}")
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def read(file: Path = FILE) -> Kept:
    """What was written down."""
    kept: Kept = {}
    for part, lines in json.loads(file.read_text(encoding="utf-8")).items():
        aspects = lines.pop("").split()
        for name, digests in lines.items():
            kept[part, name] = dict(zip(aspects, digests.split(), strict=True))
    return kept


def find_all(keys: Sequence[Key], cores: int) -> Iterator[tuple[Key, dict[str, str]]]:
    """What all these cases come to now, telling how far it is."""
    begun = told = time.monotonic()
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        asked = {pool.submit(find, key): key for key in keys}
        for number, done in enumerate(as_completed(asked), 1):
            yield asked[done], done.result()
            if time.monotonic() - told > TOLD_EVERY or number == len(keys):
                told = time.monotonic()
                print(f"{number} of {len(keys)} after {told - begun:.0f} s", file=sys.stderr, flush=True)


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
