"""`deckwright bench`: how fast this machine plays."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from deckwright import defaults
from deckwright.cli.choices import ANY_MODE
from deckwright.cli.modes import is_for_one, usual_mode
from deckwright.table.rulesets import resolve
from deckwright.table.setup import set_up

if TYPE_CHECKING:
    from deckwright.sim.speed import Speed

USUAL_SEATS = 2


def bench(
    ruleset: Annotated[str, typer.Option(help="The ruleset to play.")] = defaults.RULESET,
    players: Annotated[
        int | None, typer.Option(help="How many seats; one where the game is for one, else two.")
    ] = None,
    mode: Annotated[str | None, typer.Option(help=f"{ANY_MODE}.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Measure decisions, games and single steps per second, and how long a start takes."""
    from deckwright.sim.speed import measure

    def say(what: str) -> None:
        print(f"… {what}", file=sys.stderr)

    known = resolve(ruleset)
    seats = players if players is not None else 1 if is_for_one(known, mode) else USUAL_SEATS
    way = usual_mode(known, seats) if mode is None else mode
    set_up(ruleset, seats, way, None, ())  # refuses what cannot be
    found = measure(ruleset, seats, way, say)
    if as_json:
        print(json.dumps(found.data(), indent=2))
        return
    Console().print(as_table(found))
    if not found.reproduced:
        raise typer.Exit(1)


def as_table(found: "Speed") -> Table:
    """The figures as a table."""
    table = Table(title=f"{found.ruleset}, {found.players} players, random play", title_justify="left")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("note")
    rates, games = found.decisions_per_second, found.games_per_second
    table.add_row("decisions/s, interpreted", f"{rates['interpreted']:,}", f"{games['interpreted']:,} games/s")
    for key, name in (("compiled_1", "one core"), ("compiled_all", f"{found.cores} cores")):
        note = f"{games[key]:,} games/s; slowest run {100 * found.spread[key]:.0f} % behind"
        table.add_row(f"decisions/s, compiled, {name}", f"{rates[key]:,}", note)
    table.add_row("decisions per game", f"{found.decisions_per_game:,}", "positions with at least two answers")
    table.add_row("steps/s from Python", f"{found.step_per_second:,}", "legal + apply, no view")
    table.add_row("cold start", f"{found.cold_start_s} s", "compiling everything, in a process of its own")
    table.add_row("first playable turn, cold", f"{found.first_turn_s} s", "interpreted, from the start of Python")
    table.add_row("warm start", f"{found.warm_start_s} s", "compiled code from disk")
    median, p99 = found.play_view_ms["median"], found.play_view_ms["p99"]
    table.add_row("play + view", f"{median} ms", f"median; p99 {p99} ms")
    if found.of_base is not None:
        table.add_row(
            "against the base game", f"{found.of_base:.2f} ×", "decisions/s on one core, median of pairs of runs"
        )
    for seats, size in found.state_bytes.items():
        table.add_row(f"state, {seats} seats", f"{size:,} bytes", "one game")
    same = "the same interpreted" if found.reproduced else "DIFFERENT interpreted"
    table.add_row("hash of 100 final states", found.state_hash, same)
    return table
