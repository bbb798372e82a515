"""The folder of a run: what was learned so far, whole at any moment, whatever happens to the program.

    run.toml                      what was decided (`run_file`)
    curve.jsonl · curve.svg       how strong it was when
    player.safetensors            the average of the player's weights: what plays
    checkpoint-12/                weights, what Adam remembers, the average, generators, minutes and decisions
    past/3.safetensors            what it was up to at some earlier time: an opponent

A checkpoint is written beside and then renamed; the one before it stays until then. Of the newest ones the first that is
whole is gone on from.
"""

import contextlib
import json
import os
import shutil
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from deckwright.bots import weight_file
from deckwright.cards.errors import BadRun

CHECKPOINT, PART = "checkpoint-", ".part"
STATE = "state.json"
PAST = "past"


@dataclass
class Progress:
    """How far a run has come."""

    minutes: float = 0.0  # of learning, in all blocks
    decisions: int = 0
    games: int = 0
    rounds: int = 0
    blocks: int = 0
    seconds: float = 0.0  # of all blocks, with everything around learning
    past: list[tuple[int, float]] = field(default_factory=list)  # opponents: number, and of which minute


class RunFolder:
    """Where a run lies."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def prepare(self) -> None:
        """Make the folder, and see that one can write there."""
        try:
            (self.path / PAST).mkdir(parents=True, exist_ok=True)
            trial = self.path / f"trial{PART}"
            trial.write_bytes(b"")
            trial.unlink()
            for leftover in self.path.glob(f"*{PART}"):
                shutil.rmtree(leftover) if leftover.is_dir() else leftover.unlink()
        except OSError as error:
            raise BadRun(f"Cannot write to {self.path}: {error.strerror or error}. Give another folder.") from error

    @property
    def checkpoints(self) -> list[Path]:
        """All of them, the newest first."""
        numbered = [path for path in self.path.glob(f"{CHECKPOINT}*") if path.name[len(CHECKPOINT) :].isdigit()]
        return sorted(numbered, key=lambda path: int(path.name[len(CHECKPOINT) :]), reverse=True)

    def write(self, files: Mapping[str, weight_file.Arrays], progress: Progress, about: Mapping[str, str]) -> None:
        """A new checkpoint; then older ones but one are thrown away."""
        before = self.checkpoints
        number = 1 + (int(before[0].name[len(CHECKPOINT) :]) if before else 0)
        place = self.path / f"{CHECKPOINT}{number}"
        beside = place.with_name(place.name + PART)
        beside.mkdir()
        try:
            sums = {}
            for name, arrays in files.items():
                weight_file.write(beside / name, arrays, about)
                sums[name] = zlib.crc32((beside / name).read_bytes())
            with (beside / STATE).open("w", encoding="utf-8") as file:
                json.dump({"progress": asdict(progress), "sums": sums}, file, indent=1)
                file.flush()
                os.fsync(file.fileno())
            beside.rename(place)
        except BaseException:
            shutil.rmtree(beside, ignore_errors=True)
            raise
        for old in before[1:]:
            shutil.rmtree(old, ignore_errors=True)

    def newest(self) -> tuple[dict[str, weight_file.Arrays], Progress, list[str]] | None:
        """The newest whole checkpoint, and what is to be said about others; `None` where there was none yet."""
        notes: list[str] = []
        for place in self.checkpoints:
            try:
                return *self.read(place), notes
            except BadRun as error:
                notes.append(f"{error} The checkpoint before it is taken.")
        if notes:
            raise BadRun(
                f"No checkpoint in {self.path} is whole: {notes[0].removesuffix(' The checkpoint before it is taken.')}"
            )
        return None

    def read(self, place: Path) -> tuple[dict[str, weight_file.Arrays], Progress]:
        """What a checkpoint holds, if it is whole."""
        try:
            told = json.loads((place / STATE).read_text(encoding="utf-8"))
            progress = Progress(**told["progress"])
            progress.past = [(int(number), float(minute)) for number, minute in progress.past]
            sums: dict[str, int] = told["sums"]
            for name, expected in sums.items():
                if zlib.crc32((place / name).read_bytes()) != expected:
                    raise BadRun(f"{place / name} is damaged.")
        except OSError as error:
            raise BadRun(f"{place} cannot be read: {error.strerror or error}.") from error
        except (ValueError, KeyError, TypeError) as error:
            raise BadRun(f"{place / STATE} is damaged: {error}.") from error
        return {name: weight_file.read(place / name)[0] for name in sums}, progress

    def write_past(self, number: int, row: np.ndarray) -> None:
        """Keep an opponent."""
        weight_file.write(self.path / PAST / f"{number}.safetensors", {"player": row}, {})

    def read_past(self, number: int) -> np.ndarray:
        """An opponent; one that is missing or damaged is refused."""
        arrays, _ = weight_file.read(self.path / PAST / f"{number}.safetensors")
        if "player" not in arrays:
            raise BadRun(f"{self.path / PAST / f'{number}.safetensors'} holds no player.")
        return arrays["player"]

    def forget_past(self, kept: set[int]) -> None:
        """Throw away the opponents that are not kept."""
        for path in (self.path / PAST).glob("*.safetensors"):
            if not (path.stem.isdigit() and int(path.stem) in kept):
                with contextlib.suppress(OSError):
                    path.unlink()

    def add_to_curve(self, row: Mapping[str, Any]) -> None:
        """A line more."""
        with (self.path / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
            file.flush()

    def curve(self, until: float | None = None) -> list[dict[str, Any]]:
        """Every line; one that was cut off is left out, and so is what came after the checkpoint that is gone on from."""
        found = []
        with contextlib.suppress(FileNotFoundError):
            for line in (self.path / "curve.jsonl").read_text(encoding="utf-8", errors="replace").splitlines():
                with contextlib.suppress(ValueError):
                    row = json.loads(line)
                    if isinstance(row, dict) and (until is None or row.get("minutes", 0) <= until):
                        found.append(row)
        return found

    def cut_curve(self, until: float) -> None:
        """Forget what was written after this minute of learning: it is learned anew."""
        rows = self.curve(until)
        beside = self.path / f"curve.jsonl{PART}"
        beside.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
        beside.replace(self.path / "curve.jsonl")
