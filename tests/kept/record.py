"""Records what must stay, from the code as it is: `python -m tests.kept.record [WORDS] [--cores N]`.

To be run only when what a player or a program sees has changed on purpose: together with the change, which says why.
With words, only the cases whose part or name has one of them are recorded anew. Everything follows from fixed seeds.
Left out is what does not: the compressed form of states in saves (their cells are kept instead), seconds, and anything
of a server but its setup codes.
"""

import argparse
import os

os.environ.setdefault("DECKWRIGHT_MODE", "compiled")

from tests.kept import recording
from tests.kept.cases import cases, wanted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", help="only cases with one of these words")
    parser.add_argument("--cores", type=int, default=recording.all_cores())
    asked = parser.parse_args()
    before = recording.read() if asked.words else {}
    kept = {key: digests for key, digests in before.items() if key in cases()}
    kept |= dict(recording.find_all(wanted(asked.words), asked.cores))
    recording.write(kept)
    print(recording.FILE.name, recording.FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
