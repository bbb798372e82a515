"""The command `deckwright`: its subcommands, and one clear line where something is wrong."""

import importlib
import importlib.metadata
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
import typer.core
import typer.main

from deckwright import defaults
from deckwright.cli.choices import MODES, Command
from deckwright.cli.places import named_place
from deckwright.cli.words import Words, default_language, in_short, printable

# Subcommands that live in modules of their own and are imported only when they are asked for:
# name -> (module, the Typer app or the function in it).
ELSEWHERE = {
    "cards": ("deckwright.cli.cards", "app"),
    "bench": ("deckwright.cli.bench", "bench"),
    "sim": ("deckwright.cli.sim", "sim"),
    "ladder": ("deckwright.cli.ladder", "ladder"),
    "serve": ("deckwright.cli.serve", "serve"),
    "train": ("deckwright.cli.train", "train"),
}
WRONG_INPUT = 2


class Commands(typer.core.TyperGroup):
    """The subcommands here and elsewhere; whatever is wrong with the input becomes one line and exit code 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        present = [name for name, (module, _) in ELSEWHERE.items() if importlib.util.find_spec(module) is not None]
        return [*super().list_commands(ctx), *present]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in ELSEWHERE:
            return super().get_command(ctx, cmd_name)
        module, attribute = ELSEWHERE[cmd_name]
        if importlib.util.find_spec(module) is None:
            return None
        found = getattr(importlib.import_module(module), attribute)
        if isinstance(found, typer.Typer):
            command = typer.main.get_command(found)
        else:
            alone = typer.Typer(add_completion=False, rich_markup_mode=None)
            alone.command(cmd_name, cls=Command)(found)
            command = typer.main.get_command(alone)
        command.name = cmd_name
        return command

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        import deckwright as dw
        from deckwright.kernel.rules import MissingRule

        check_text(sys.argv[1:] if args is None else args)
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands called without any
                typer.echo(error.format_message())
                sys.exit(WRONG_INPUT)
            complain(error.format_message())
        except (dw.DeckwrightError, MissingRule) as error:  # the latter of a game that has no part for this
            complain(str(error))
        except typer.Abort:
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)


class PlayCommand(Command):
    """A command whose option `--resume` may stand without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        filled = []
        for place, word in enumerate(args):
            following = args[place + 1] if place + 1 < len(args) else "-"
            filled.append("--resume=" if word == "--resume" and following.startswith("-") else word)
        return super().parse_args(ctx, filled)


def complain(message: str) -> None:
    """One line on stderr, then the exit code for wrong input."""
    typer.echo(f"deckwright: {in_short(printable(message))}", err=True)
    sys.exit(WRONG_INPUT)


def check_text(arguments: Sequence[str]) -> None:
    """Refuse bytes that are no text: nothing could be said about them, and nothing with them be saved."""
    for argument in arguments:
        text = argument.encode("utf-8", "replace").decode("utf-8")
        if text != argument:
            complain(Words(default_language()).say("not-text", argument=text))


app = typer.Typer(
    cls=Commands, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False,
    help="Deck-building games at the terminal.",
)  # fmt: skip


def show_version(wanted: bool) -> None:
    if wanted:
        try:
            version = importlib.metadata.version("deckwright")
        except importlib.metadata.PackageNotFoundError:
            version = "(not installed)"
        typer.echo(f"deckwright {version}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Deck-building games at the terminal."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


NoColor = Annotated[bool, typer.Option("--no-color", help="Without colours (the variable NO_COLOR does the same).")]
Plain = Annotated[bool, typer.Option("--plain", hidden=True, help="On the screen that any game has, not its own.")]
Language = Annotated[str | None, typer.Option(metavar="en|pt|pl|ru", help="Language; from LANG when not given.")]
Packs = Annotated[
    list[Path] | None,
    typer.Option(
        parser=named_place,
        metavar="DIR_OR_FILE",
        help="Cards of your own: a card file, or a folder of them; repeatable.",
    ),
]


@app.command(cls=PlayCommand)
def play(
    ruleset: Annotated[
        str,
        typer.Option(
            metavar="SETS",
            help="RULESETS, or any sets and packs joined by +.",
        ),
    ] = defaults.RULESET,
    players: Annotated[int | None, typer.Option(min=1, max=6, help="Number of seats.")] = None,
    mode: Annotated[
        str | None,
        typer.Option(metavar=MODES, help="solo when there is one seat, else versus; teams of two."),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, with commas: human, a bot (BOTS), or a bot of your own (module:Class)."),
    ] = None,
    names: Annotated[str | None, typer.Option(help="Names of the seats, with commas.")] = None,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT", help="Who begins: the number of a seat, counted from 1, or its name; else anybody."
        ),
    ] = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option; repeatable.")] = None,
    packs: Packs = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved game; without FILE the last one.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(parser=named_place, metavar="FILE", help="Save to this file after every action.")
    ] = None,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Play a game: alone, against bots, or several people at one device."""
    from deckwright.cli import play as table

    if resume is not None:
        table.check_goes_on_as_it_is(
            lang, {"--players": players, "--mode": mode, "--first": first, "--seed": seed, "--option": option}
        )
        code = table.resume(resume, seats, names, lang, packs or (), save, not no_color, plain)
    else:
        code = table.start(
            ruleset, players, mode, seats, names, first, lang, seed, option or (), packs or (), save, not no_color,
            plain,
        )  # fmt: skip
    raise typer.Exit(code)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(parser=named_place, metavar="FILE", help="A saved game.")],
    as_seat: Annotated[
        str | None,
        typer.Option("--as", metavar="SEAT", help="See only what this seat saw: its number, from 1, or name."),
    ] = None,
    lang: Language = None,
    packs: Packs = None,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Step through a saved game."""
    from deckwright.cli.replay import look_again

    raise typer.Exit(look_again(file, as_seat, lang, packs or (), not no_color, plain))


if __name__ == "__main__":
    app()
