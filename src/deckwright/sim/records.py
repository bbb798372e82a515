"""The results of a simulation as Parquet files: a row for each game, and a row for each card."""

import errno
import json
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from deckwright.cards.errors import BadOption
from deckwright.sim.report_game import report_of
from deckwright.sim.report_setting import Setting, versions
from deckwright.sim.report_tally import Tally
from deckwright.sim.result import Result
from deckwright.table.rulesets import resolve

GAMES, CARDS = "games.parquet", "cards.parquet"
ABOUT = "deckwright"  # the key of what the files say about themselves
BYTES_PER_GAME, BYTES_PER_SEAT, BYTES_BESIDE = 20, 2, 8_000_000  # what the files take at most, about


def prepare_folder(folder: Path, games: int, players: int) -> None:
    """Make the folder; refuse one that cannot be written to, or a disk on which the results have no room."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        free = shutil.disk_usage(folder).free
    except OSError as error:
        raise BadOption(f"Cannot write to {folder}: {error.strerror}. Choose another folder with --out.") from None
    needed = games * (BYTES_PER_GAME + BYTES_PER_SEAT * players) + BYTES_BESIDE
    if free < needed:
        raise BadOption(
            f"{folder} has {free // 10**6} MB free, and the results of {games} games take about {needed // 10**6} MB."
            " Play fewer games, or choose another folder with --out."
        )


class GameRecords:
    """Writes games.parquet wave by wave; the file gets its name when it is closed."""

    def __init__(self, folder: Path, players: int, parts: int = 0, noted: Sequence[str] = ()) -> None:
        self.path = folder / GAMES
        self._unfinished = self.path.with_name(f"{GAMES}.part")
        self._schema = game_schema(players, parts, noted)
        with disk_errors_in_words(self._unfinished):
            self._writer: Any = pq.ParquetWriter(self._unfinished, self._schema, compression="zstd")

    def add(self, wave: Result) -> None:
        """Write the games of a wave."""
        with disk_errors_in_words(self._unfinished):
            self._writer.write_table(game_table(wave, self._schema))

    def close(self, tally: Tally, setting: Setting) -> None:
        """Write what the file says about itself, and give it its name."""
        with disk_errors_in_words(self.path):
            self._writer.add_key_value_metadata({ABOUT: json.dumps(about(tally, setting))})
            self._writer.close()
            self._writer = None
            self._unfinished.replace(self.path)

    def discard(self) -> None:
        """Throw away what was not closed."""
        if self._writer is not None:
            with suppress(OSError):
                self._writer.close()
            self._writer = None
            self._unfinished.unlink(missing_ok=True)


@contextmanager
def disk_errors_in_words(path: Path) -> Iterator[None]:
    """A disk that cannot take more is a clear error."""
    try:
        yield
    except OSError as error:
        why = "the disk is full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else error.strerror or str(error)
        raise BadOption(f"Cannot write {path}: {why}. Choose another folder with --out.") from None


def game_schema(players: int, parts: int = 0, noted: Sequence[str] = ()) -> Any:
    """The columns of games.parquet; of what followed a game, the scores before it; and what the game notes."""
    columns = [("game", pa.int64()), ("winner", pa.int8()), ("first", pa.int8()), ("turns", pa.int32()),
               ("decisions", pa.int32()), ("ended", pa.bool_())]  # fmt: skip
    columns += [(f"score_{seat}", pa.int16()) for seat in range(players)]
    columns += [(f"before_{part}_{seat}", pa.int16()) for part in range(parts) for seat in range(players)]
    columns += [(name, pa.int32()) for name in noted]
    return pa.schema([*columns, ("hash", pa.uint64())])


def game_table(wave: Result, schema: Any) -> Any:
    """The games of a wave as rows."""
    numbers = np.arange(wave.start, wave.start + wave.games, dtype=np.int64)
    arrays = [numbers, wave.winner, wave.first, wave.turns, wave.decisions, wave.ended]
    arrays += [np.ascontiguousarray(wave.scores[:, seat]) for seat in range(wave.players)]
    arrays += [
        np.ascontiguousarray(wave.before[:, part, seat])
        for part in range(wave.before.shape[1])
        for seat in range(wave.players)
    ]
    arrays += wave.noted.values()
    return pa.Table.from_arrays([pa.array(array) for array in [*arrays, wave.hashes]], schema=schema)


def write_cards(tally: Tally, folder: Path, setting: Setting) -> None:
    """Write cards.parquet: what became of every card; nothing where no cards were counted."""
    if tally.cards is None:
        return
    path = folder / CARDS
    unfinished = path.with_name(f"{CARDS}.part")
    with disk_errors_in_words(path):
        pq.write_table(card_table(tally, setting), unfinished, compression="zstd")
        unfinished.replace(path)


def card_table(tally: Tally, setting: Setting) -> Any:
    """Every card as a row, in the columns of its game."""
    report = report_of(resolve(tally.ruleset, setting.packs).kind)
    columns = report.card_columns(tally.cards, tally.players)
    return pa.table(columns).replace_schema_metadata({ABOUT: json.dumps(about(tally, setting))})


def about(tally: Tally, setting: Setting) -> dict[str, Any]:
    """What one needs to play the same games again, and to see that they are the same."""
    return {
        "ruleset": tally.ruleset,
        "sets": setting.sets(tally.ruleset),
        "mode": tally.mode,
        "options": dict(setting.options),
        "players": tally.players,
        "policies": list(tally.policies),
        "seed": tally.seed,
        "start": tally.start,
        "games": tally.games,
        "device": tally.device,
        "state_hash": tally.state_hash,
        "versions": versions(),
        "command": setting.command(tally),
    }
