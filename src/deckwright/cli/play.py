"""`deckwright play`: from the options of the command line to a table that is ready."""

import secrets
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.cli import packs as card_packs
from deckwright.cli import savefile
from deckwright.cli.modes import usual_mode
from deckwright.cli.places import named_place
from deckwright.cli.seats import Seat, check_bots, choose_names, choose_seats, find_seat, seats_from
from deckwright.cli.sitting import Sitting
from deckwright.cli.terminal import BadInput, Terminal
from deckwright.cli.trees import trees_in
from deckwright.cli.words import Words, default_language, whole_number
from deckwright.table.kinds import default_kind
from deckwright.table.rulesets import resolve
from deckwright.table.trees import Tree

FEWEST = 2  # seats, where neither the mode nor anything else says how many


def choose_language(asked: str | None) -> str:
    if asked is None:
        return default_language()
    if asked.casefold() not in LANGUAGES:
        raise BadInput(Words(default_language()).say("unknown-language", lang=asked, known=", ".join(LANGUAGES)))
    return asked.casefold()


def start(
    ruleset: str,
    players: int | None,
    mode: str | None,
    seats: str | None,
    names: str | None,
    first: str | None,
    lang: str | None,
    seed: str | None,
    options: Sequence[str],
    packs: Sequence[Path],
    save: Path | None,
    color: bool,
    plain: bool = False,
) -> int:
    """Set up a new game and play it; returns the exit code."""
    words = Words(choose_language(lang))
    ruleset, files = card_packs.choose(ruleset, packs, words)
    found = resolve(ruleset, files)
    fewest = min(found.players.get(mode or found.kind.table.modes[0], (FEWEST,)))
    around = choose_seats(seats, players, fewest, names, words)
    autosave = savefile.Autosave(save or savefile.autosave_path())
    savefile.check_free(autosave.path, words)
    beginner = None if first is None else find_seat(first, [seat.name for seat in around], words)
    chosen = mode if mode is not None else usual_mode(found, len(around))
    drawn = number_or_text(seed) if seed is not None else None
    given = read_options(options, words)
    game, tree = dw.new(ruleset, len(around), drawn, chosen, beginner, given, files), None  # refuses what cannot be
    check_bots([seat.player for seat in around], found.kind, words)
    if (trees := found.kind.terminal().trees) is not None:
        called = around[0].name if names else None
        tree = trees.found(ruleset=ruleset, name=called, lang=words.lang, seed=drawn, options=given, packs=files)
        game = tree.game
    bot_seed = zlib.crc32(seed.encode()) if seed is not None else secrets.randbits(32)
    terminal = Terminal(words, color)
    sitting = Sitting(terminal, game, around, autosave, bot_seed, plain, tree)
    previous = savefile.set_aside(autosave.path)
    if previous is not None:
        terminal.say("previous-kept", "dim", command=f"deckwright play --resume {previous}")
    if files:
        terminal.say("sets-played", "dim", sets=" + ".join(used.names[words.lang] for used in game.ruleset.sets))
    return sitting.run()


def check_goes_on_as_it_is(lang: str | None, given: Mapping[str, object]) -> None:
    """Refuse options with which only a new game can be set up."""
    for option, value in given.items():
        if value is not None:
            raise BadInput(Words(choose_language(lang)).say("only-for-new", option=option))


def resume(
    file: str,
    seats: str | None,
    names: str | None,
    lang: str | None,
    packs: Sequence[Path],
    save: Path | None,
    color: bool,
    plain: bool = False,
) -> int:
    """Go on with a saved table; returns the exit code."""
    speaking = Words(choose_language(lang))
    path = named_place(file) if file else save or savefile.autosave_path()
    table = savefile.read(path, speaking)
    words = Words(table.language) if lang is None and table.language in LANGUAGES else speaking
    card_packs.check(packs, words)
    tree: Tree[dw.Game] | None = None
    if (trees := trees_in(bytes(table.game))) is not None:
        tree = trees.tree.load(bytes(table.game), card_packs.named(packs, words))
        game = tree.game
    else:
        game = dw.load(bytes(table.game), packs=card_packs.find_again(bytes(table.game), packs, words))
    autosave = savefile.Autosave(save or path)
    savefile.check_free_or_same(autosave.path, path, words)
    around = seats_of(table, game.players, seats, names, words)
    check_bots([seat.player for seat in around], game.ruleset.kind, words)
    terminal = Terminal(words, color)
    sitting = Sitting(terminal, game, around, autosave, table.seed, plain, tree)
    terminal.say("resumed", "dim", file=str(path))
    return sitting.run()


def seats_of(table: savefile.TableFile, count: int, asked: str | None, names: str | None, words: Words) -> list[Seat]:
    """The saved seats; the command line may put other players or names on them."""
    if asked is not None or not table.has_seats:
        return choose_seats(asked, count, count, names, words)
    around = seats_from(table, words)
    if len(around) != count:
        raise BadInput(words.say("save-without-seats"))
    if names is None:
        return around
    kinds = [seat.player for seat in around]
    return [Seat(name, kind) for name, kind in zip(choose_names(kinds, names, words), kinds, strict=True)]


def read_options(given: Sequence[str], words: Words) -> dict[str, str | int]:
    """`name=value` pairs for the ruleset; the game itself knows which names and values exist."""
    options: dict[str, str | int] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadInput(words.say("bad-option", option=pair, example=example_of_option()))
        options[name.strip()] = number_or_text(value.strip())
    return options


def example_of_option() -> str:
    """An option of the game that is meant where nobody says which, with a value beside the default."""
    return next(f"{name}={values[-1]}" for name, values in default_kind().table.options.items())


def number_or_text(text: str) -> str | int:
    """Digits are a number; anything else stays as it is."""
    number = whole_number(text)
    return text if number is None else number
