"""`deckwright ladder`: every bot against every bot, and how strong each of them is."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from deckwright import defaults
from deckwright.cli import packs as card_packs
from deckwright.cli.choices import ANY_OF_SEVERAL, MODES_OF_SEVERAL
from deckwright.cli.places import named_place
from deckwright.cli.play import read_options
from deckwright.cli.words import Words, default_language

if TYPE_CHECKING:
    from deckwright.sim.ladder import Ladder, Standing

INTERRUPTED = 130
TROUBLE = 1
TROUBLES_SHOWN = 3
STANDARD_BOTS = "random,busy,greedy"


def ladder(
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Bots, with commas: BOTS.")] = STANDARD_BOTS,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="MODULE:CLASS", help="A bot of your own beside them; repeatable.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each match, two bots against each other.")] = 200,
    ruleset: Annotated[str, typer.Option(help="The ruleset to play.")] = defaults.RULESET,
    players: Annotated[int | None, typer.Option(help="How many seats; the fewest of the mode when not given.")] = None,
    mode: Annotated[str, typer.Option(metavar=MODES_OF_SEVERAL, help=f"{ANY_OF_SEVERAL}.")] = "versus",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option; repeatable.")] = None,
    packs: Annotated[
        list[Path] | None,
        typer.Option(parser=named_place, metavar="DIR_OR_FILE", help="Cards of your own; repeatable."),
    ] = None,
    cores: Annotated[int | None, typer.Option(help="Processor cores to use; all when not given.")] = None,
    early_stop: Annotated[
        bool, typer.Option("--early-stop/--no-early-stop", help="Stop a match once it is clear who is better.")
    ] = True,
    simulate: Annotated[
        bool,
        typer.Option("--simulate/--no-simulate", help="Let random, busy and greedy play inside the compiled rules."),
    ] = True,
    out: Annotated[
        Path | None,
        typer.Option(parser=named_place, metavar="FOLDER", help="Write ladder.json, CSV tables and ladder.html here."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Let every bot play every other one with balanced seats; print ratings, win rates and how sure they are."""
    from deckwright.sim import ladder_files
    from deckwright.sim.ladder import INTERRUPTED as BY_CTRL_C
    from deckwright.sim.ladder import Ladder
    from deckwright.sim.ladder_games import Setting

    words = Words(default_language())
    names = [name.strip() for name in bots.split(",") if name.strip()] + list(bot or ())
    ruleset, brought = card_packs.choose(ruleset, packs or (), words)
    setting = Setting.checked(ruleset, players, mode, seed, read_options(option or (), words), brought)
    prepared = Ladder(names, games, setting, cores, early_stop, simulate)
    if out is not None:
        ladder_files.prepare(out)
    found = run_with_bar(prepared)
    if as_json:
        print(json.dumps(ladder_files.data(found), indent=2, ensure_ascii=False))
    else:
        show(found, Console())
    notes = Console(stderr=True)
    if out is not None:
        for path in ladder_files.write(found, out):
            notes.print(f"Written: {path}", soft_wrap=True, highlight=False, markup=False)
    if found.incomplete:
        notes.print(found.incomplete, soft_wrap=True, highlight=False)
        raise typer.Exit(INTERRUPTED if found.incomplete == BY_CTRL_C else TROUBLE)
    if found.troubles:
        raise typer.Exit(TROUBLE)


def run_with_bar(prepared: "Ladder") -> "Standing":
    """Play, and show on stderr how far it has got."""
    console = Console(stderr=True)
    if not prepared.setting.kind.modes.compiled.is_on_disk():
        console.print("… compiling the rules first; this takes a minute, once", highlight=False)
    columns = (
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"),
        TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=None)
        return prepared.run(lambda played, total: bar.update(task, completed=played, total=total))


def show(found: "Standing", console: Console) -> None:
    """Ratings, the matrix, the matches, and what to know about them."""
    setting = found.setting
    console.print(
        f"{setting.ruleset}, {setting.players} players, {setting.mode}: {found.games:,} games in {found.seconds:.0f} s,"
        f" seed {setting.seed}",
        highlight=False,
    )
    if found.ratings is None:
        console.print("No ratings yet: not all bots are linked by games.")
    else:
        console.print(rating_table(found))
        console.print("400 points more are ten wins for each loss; the average of all bots is 0.", highlight=False)
    console.print(matrix_table(found))
    console.print(match_table(found))
    beginning = found.worth_of_beginning
    if beginning is not None:
        low, high = 100 * beginning[1].low, 100 * beginning[1].high
        console.print(
            f"Whoever began won {100 * beginning[0]:.1f} % of the games ({low:.1f} – {high:.1f}).", highlight=False
        )
    if any(match.early_stop for match in found.matches):
        console.print(
            "Matches could stop early, so their intervals are always-valid: wider than Wilson's, and right whenever one"
            " stops. --no-early-stop plays all games and gives Wilson's.",
            highlight=False,
        )
    for trouble in found.troubles[:TROUBLES_SHOWN]:
        console.print(f"Lost by breaking down: {trouble}", style="red", highlight=False, markup=False)
    if len(found.troubles) > TROUBLES_SHOWN:
        console.print(f"More games lost so: {len(found.troubles) - TROUBLES_SHOWN}.", style="red")


def rating_table(found: "Standing") -> Table:
    table = Table(title="Ratings", title_justify="left")
    table.add_column("")
    table.add_column("bot")
    table.add_column("points", justify="right")
    table.add_column("95 % interval", justify="right")
    for place, one in enumerate(found.ratings or [], 1):
        bounds = f"{one.points - one.reach:+.0f} … {one.points + one.reach:+.0f}"
        table.add_row(str(place), one.bot, f"{one.points:+.0f}", bounds)
    return table


def matrix_table(found: "Standing") -> Table:
    """Win rates of the row against the column, with their bounds."""
    order = [one.bot for one in found.ratings] if found.ratings is not None else list(found.bots)
    table = Table(title="Wins in %, row against column, 95 % interval", title_justify="left", show_lines=True)
    table.add_column("")
    for other in order:
        table.add_column(other, justify="right")
    for bot in order:
        cells = []
        for other in order:
            rate = found.win_rate(bot, other) if bot != other else None
            cells.append("" if rate is None else percent(rate[0], rate[1].low, rate[1].high))
        table.add_row(bot, *cells)
    return table


def percent(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.1f}\n{100 * low:.1f} – {100 * high:.1f}"


def match_table(found: "Standing") -> Table:
    from deckwright.sim.ladder_tables import match_rows

    names, *rows = match_rows(found)
    table = Table(title="Matches; variance of paired deals against separate ones", title_justify="left")
    for place, name in enumerate(names):
        table.add_column(str(name), justify="right" if place else "left")
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    return table
