"""Compares what was recorded with the code as it is: `python -m tests.kept.compare [WORDS] [--cores N]`.

With words, only the cases whose part or name has one of them: `games`, `rise-of-vigil`, `0017`. What differs is told by
part, name and aspect, and the exit status is 1 then.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable

os.environ.setdefault("DECKWRIGHT_MODE", "compiled")

from tests.kept import recording
from tests.kept.cases import Key, cases, wanted


def differing(kept: dict[str, str], found: dict[str, str]) -> list[str]:
    """The aspects that are not as they were."""
    return [aspect for aspect in kept | found if kept.get(aspect) != found.get(aspect)]


def report(kept: recording.Kept, found: Iterable[tuple[Key, dict[str, str]]]) -> bool:
    """Tell of every difference as soon as it is found, and of all together; whether there is none."""
    wrong: Counter[tuple[str, str]] = Counter()
    seen: Counter[str] = Counter()
    for (part, name), now in found:
        seen[part] += 1
        aspects = differing(kept.get((part, name), {}), now)
        wrong.update((part, aspect) for aspect in aspects)
        if aspects:
            print(f"{part}: {name}: {', '.join(aspects)}", flush=True)
    for (part, aspect), n in sorted(wrong.items()):
        print(f"{n} of {seen[part]} {part} differ in: {aspect}")
    print(f"{seen.total()} cases compared, {'not all' if wrong else 'all'} as they were.")
    return not wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", help="only cases with one of these words")
    parser.add_argument("--cores", type=int, default=recording.all_cores())
    asked = parser.parse_args()
    kept = recording.read()
    gone = sorted(kept.keys() - cases().keys())
    for part, name in gone:
        print(f"{part}: {name}: recorded, and no case any more")
    is_same = report(kept, recording.find_all(wanted(asked.words), asked.cores))
    return 0 if is_same and not gone else 1


if __name__ == "__main__":
    sys.exit(main())
