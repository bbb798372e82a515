"""A ladder in files: `ladder.json`, tables as CSV, and a page with plots."""

import csv
import json
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from deckwright.cards.errors import BadOption, DeckwrightError
from deckwright.sim.intervals import wilson
from deckwright.sim.ladder import Standing
from deckwright.sim.ladder_match import Match
from deckwright.sim.ladder_page import page
from deckwright.sim.ladder_tables import game_rows, matrix_rows, rating_rows

NEEDED_FOR_PLOTS = ("altair", "vl_convert")


def prepare(folder: Path) -> None:
    """See that one can draw plots and write there, before any game is played."""
    missing = [name for name in NEEDED_FOR_PLOTS if find_spec(name) is None]
    if missing:
        raise DeckwrightError(f"The page of a ladder needs {' and '.join(missing)}: install deckwright[report].")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".deckwright-trial"
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        raise BadOption(f"Cannot write to {folder}: {error.strerror or error}. Give another folder.") from error


def write(found: Standing, folder: Path) -> list[Path]:
    """All files of a ladder; returns where they are."""
    prepare(folder)
    paths = [folder / name for name in ("ladder.json", "ratings.csv", "matrix.csv", "games.csv", "ladder.html")]
    paths[0].write_text(json.dumps(data(found), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    write_csv(paths[1], rating_rows(found))
    write_csv(paths[2], matrix_rows(found))
    write_csv(paths[3], game_rows(found))
    paths[4].write_text(page(found), encoding="utf-8")
    return paths


def data(found: Standing) -> dict[str, Any]:
    """Everything but the single games, as plain data."""
    setting, beginning = found.setting, found.worth_of_beginning
    return {
        "ruleset": setting.ruleset,
        "players": setting.players,
        "mode": setting.mode,
        "seed": setting.seed,
        "options": dict(setting.options),
        "packs": list(setting.packs),
        "games": found.games,
        "seconds": round(found.seconds, 1),
        "incomplete": found.incomplete or None,
        "winning_when_beginning": None
        if beginning is None
        else {"rate": beginning[0], "low": beginning[1].low, "high": beginning[1].high},
        "ratings": None
        if found.ratings is None
        else [
            {"bot": one.bot, "points": one.points, "low": one.points - one.reach, "high": one.points + one.reach}
            for one in found.ratings
        ],
        "matches": [match_data(match) for match in found.matches],
        "troubles": found.troubles,
    }


def match_data(match: Match) -> dict[str, Any]:
    """A match as plain data; rates are those of its first bot."""
    fixed = wilson(match.wins, len(match.games))
    return {
        "bots": list(match.pair),
        "games": len(match.games),
        "wins": match.wins,
        "rate": match.rate,
        "low": match.interval.low,
        "high": match.interval.high,
        "interval": match.kind_of_interval,
        "wilson": {"low": fixed.low, "high": fixed.high},
        "stopped_early": match.stopped,
        "variance_ratio": match.variance_ratio,
        "paired_games": sum(game.paired for game in match.games),
        "went_on_paired": match.goes_on_paired,
        "troubles": len(match.troubles),
    }


def write_csv(path: Path, rows: Iterable[Sequence[object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)
