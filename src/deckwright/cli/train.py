"""`deckwright train`: a player learns in a folder, in blocks of some minutes."""

import time
from pathlib import Path
from typing import Annotated

import typer

from deckwright import defaults
from deckwright.cli.extras import check_extra
from deckwright.cli.interruption import Interrupted, Interruptions
from deckwright.cli.places import named_place
from deckwright.cli.terminal import BadInput
from deckwright.cli.words import Words, default_language

BEGUN = time.perf_counter()


def train(
    run: Annotated[
        Path,
        typer.Argument(parser=named_place, metavar="RUN", help="The folder of the run; it is made, or gone on with."),
    ],
    minutes: Annotated[float, typer.Option(help="How long this block lasts, from now on, all included.")] = 9.0,
    ruleset: Annotated[str | None, typer.Option(help="The ruleset to learn.", show_default=defaults.RULESET)] = None,
    players: Annotated[int | None, typer.Option(help="How many seats; the fewest of the mode when not given.")] = None,
    mode: Annotated[str | None, typer.Option(help="The mode to learn.")] = None,
    seed: Annotated[int | None, typer.Option(help="Where chance begins.", show_default="1")] = None,
    device: Annotated[str, typer.Option(metavar="auto|cpu|cuda", help="Where to learn.")] = "auto",
    set_: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=NUMBER", help="A number of the recipe, for a new run; repeatable."),
    ] = None,
    compiles: Annotated[
        bool, typer.Option("--compile/--no-compile", help="Let PyTorch compile what is learned with.")
    ] = False,
) -> None:
    """Teach a player by games against itself; the folder has how it was taught, how strong it is, and the player."""
    if not 0 < minutes < float("inf"):
        raise BadInput(f"--minutes is a number above 0, not {minutes}.")
    recipe = numbers(set_ or ())
    words = Words(default_language())
    check_extra("train", "deckwright train", words)
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise BadInput(words.say("needs-extra", wanted="deckwright train", library="torch", extra="train")) from error
    from deckwright.training.run_file import Table
    from deckwright.training.start import open_run

    wanted = Table(ruleset, players, mode, seed)  # type: ignore[arg-type]
    try:
        with Interruptions() as interruptions:
            learning = open_run(run, wanted, recipe, device, typer.echo, compiles)
            learning.go_on(BEGUN, minutes, interruptions.held_back)
            learning.close()
    except Interrupted as interrupted:
        typer.echo(f"Interrupted; `deckwright train {run}` goes on from here.", err=True)
        raise typer.Exit(interrupted.exit_code) from None


def numbers(given: "list[str] | tuple[()]") -> dict[str, float]:
    """`NAME=NUMBER`, each."""
    found = {}
    for text in given:
        name, equals, number = text.partition("=")
        try:
            found[name.strip()] = float(number)
        except ValueError:
            equals = ""
        if not equals:
            raise BadInput(f"--set takes NAME=NUMBER, as in --set games=4096, not {text!r}.")
    return found
