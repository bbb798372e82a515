"""Packs: card files of one's own, named on the command line or installed in the config file.

What takes part in a game is decided by the ruleset; here the files are found, and broken ones are kept out of games
that do not need them.
"""

import errno
import os
import shlex
import tomllib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

import typer
from platformdirs import user_config_dir

from deckwright.cards.errors import BadCards, DeckwrightError, NotFound, OtherGame
from deckwright.cards.loader import CARD_FILES, game_of, load_text, set_of
from deckwright.cards.model import CardSet
from deckwright.cards.sheet import read_text
from deckwright.cli.places import expanded, is_no_file
from deckwright.cli.savefile import reason_of
from deckwright.cli.terminal import BadInput
from deckwright.cli.words import Words
from deckwright.table.kinds import default_kind, kinds
from deckwright.table.rulesets import PackText, all_rulesets, all_sets, kind_of, resolve, set_names
from deckwright.table.saved import read_saved

CONFIG_VARIABLE = "DECKWRIGHT_CONFIG"
CLOSE_ENOUGH = 0.75  # of a mistyped id


@dataclass(frozen=True)
class Pack:
    """A card file with the set in it."""

    path: Path
    set: CardSet

    @property
    def id(self) -> str:
        return self.set.id


@dataclass(frozen=True)
class Broken:
    """A card file that cannot be played, and why."""

    path: Path
    error: DeckwrightError

    @property
    def game(self) -> str:
        """The game that it seems to be of."""
        return game_of(text_at(self.path))

    def seems_to_be(self, name: str) -> bool:
        """Whether somebody who asks for this set means this file."""
        return not is_no_file(self.path) and name == (set_of(text_at(self.path)) or self.path.stem)


def choose(ruleset: str, asked: Sequence[Path], words: Words) -> tuple[str, list[str]]:
    """The ruleset and the card files to play it with: those asked for, and those of the config that belong to it."""
    names = {*set_names(ruleset)}
    brought, shelf = on_hand(asked, words, names)
    known = [*all_rulesets(), *(pack.id for pack in (*brought, *shelf))]
    if unknown := sorted(names.difference(known, all_sets())):
        near = get_close_matches(unknown[0], known, cutoff=CLOSE_ENOUGH)
        hint = f"Did you mean {' or '.join(near)}?" if near else f"There is {', '.join(known)}."
        raise NotFound(f'There is no set "{unknown[0]}". {hint}')
    named = [pack for pack in shelf if pack.id in names]
    if named and not names.intersection(pack.id for pack in brought):
        ruleset = "+".join([ruleset, *(pack.id for pack in brought if not pack.set.into)])
    return ruleset, paths_of(with_parts(ruleset, [*brought, *named], shelf, words))


def with_parts(ruleset: str, packs: Sequence[Pack], shelf: Sequence[Pack], words: Words) -> list[Pack]:
    """These packs, and the installed ones that are part of a set of the game; one that does not fit is left out."""
    found = list(packs)
    check_together(ruleset, found)
    played = {*set_names(ruleset), *(pack.id for pack in found)}
    waiting = [pack for pack in shelf if pack.set.into and pack not in found]
    while part := next((pack for pack in waiting if played.intersection(pack.set.into)), None):
        waiting.remove(part)
        try:
            check_together(ruleset, [*found, part])
        except BadCards as error:
            leave_out(Broken(part.path, error), words)
        else:
            found.append(part)
            played.add(part.id)
    return found


def check_together(ruleset: str, packs: Sequence[Pack]) -> int:
    """How many cards the game has; refuses sets that cannot be played together."""
    return len(resolve(ruleset, paths_of(packs)).cards)


def find_again(game: bytes, asked: Sequence[Path], words: Words) -> list[str]:
    """The card files of a saved game: those that the command line names, and installed ones if it holds none itself."""
    saved = read_saved(game)
    wanted = {*set_names(saved.ruleset)} - {*all_sets()}
    if not wanted:
        return []
    brought, shelf = on_hand(asked, words, game=saved.game)
    inside = all(isinstance(pack, PackText) for pack in saved.packs)
    return paths_of([pack for pack in (brought if inside else (*brought, *shelf)) if pack.id in wanted])


def named(asked: Sequence[Path], words: Words) -> list[str]:
    """The card files that the command line names, for games that hold their own."""
    return paths_of(on_hand(asked, words)[0])


def on_hand(
    asked: Sequence[Path], words: Words, names: Collection[str] = (), game: str | None = None
) -> tuple[list[Pack], list[Pack]]:
    """The packs asked for and the installed ones: of a game, of the game that these sets are of, or of any.

    Of the installed only one that is named must be without mistakes.
    """
    files = card_files(asked, words)
    shelf_files = [*dict.fromkeys(path for place in configured(words) for path in files_at(place))]
    if names:
        texts = (PackText(path.name, text_at(path)) for path in (*files, *shelf_files))
        game = kind_of(names, texts).name
    brought = [read_pack(path) for path, named in files.items() if named or is_played(path, words, game)]
    shelf, broken = installed(shelf_files, brought)
    if game is not None:
        shelf = [pack for pack in shelf if pack.set.game == game]
        broken = [one for one in broken if one.game == game or one.game not in kinds()]
    missing = {*names} - {*all_sets()} - {pack.id for pack in (*brought, *shelf)}
    for one in broken:
        if any(one.seems_to_be(name) for name in missing):
            raise one.error
    for one in broken:
        leave_out(one, words)
    return brought, shelf


def installed(files: Sequence[Path], brought: Sequence[Pack]) -> tuple[list[Pack], list[Broken]]:
    """The packs of the config file, good and broken; one that was brought along stands in for its installed twin."""
    shelf: list[Pack] = []
    broken: list[Broken] = []
    theirs = {pack.path for pack in brought}
    taken = {*all_sets()}
    for path in (path for path in files if path not in theirs):
        try:
            pack = read_pack(path)
            if pack.id in taken:
                raise BadCards(path.name, 1, 1, f'another set has the id "{pack.id}".', "Give the pack another id.")
        except DeckwrightError as error:
            broken.append(Broken(path, error))
        else:
            taken.add(pack.id)
            shelf.append(pack)
    mine = {pack.id for pack in brought}
    return [pack for pack in shelf if pack.id not in mine], broken


def read_pack(path: Path) -> Pack:
    """Read a card file; whatever is wrong with it is raised as the designer's message."""
    text = read_text(path)
    language = kinds().get(game_of(text), default_kind()).cards
    pack = Pack(path, load_text(language, text, path.name))
    language.compile(pack.set.cards)
    return pack


def check(asked: Sequence[Path], words: Words) -> None:
    """Refuse a pack that is not there or has mistakes, even where the game does without."""
    for path, named in card_files(asked, words).items():
        if named or is_played(path, words):
            read_pack(path)


def card_files(asked: Sequence[Path], words: Words) -> dict[Path, bool]:
    """The card files that these paths name, and whether each was named itself; a folder stands for all files in it."""
    found: dict[Path, bool] = {}
    for path in asked:
        there = expanded(path)
        if not there.exists():
            raise BadInput(words.say("no-card-file", file=str(path)))
        files = list(files_at(there))
        if not files:
            raise BadInput(words.say("no-cards-in-folder", file=str(path)))
        for file in files:
            found[file] = found.get(file, False) or not there.is_dir()
    return found


def is_played(path: Path, words: Words, game: str | None = None) -> bool:
    """Whether a card file of a folder is of this game, or of any that is here; else a line says that it is left out."""
    named = game_of(text_at(path))
    played = named in kinds() if game is None else named == game
    if not played:
        warn(words.say("pack-of-other-game", file=path.name, game=named))
    return played


def text_at(path: Path) -> str:
    """What a card file says, as far as it can be read."""
    try:
        return "" if is_no_file(path) else path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def files_at(path: Path) -> Iterator[Path]:
    """A card file, or all card files of a folder, with paths that hold from anywhere."""
    here = expanded(path).resolve()
    yield from sorted(here.glob(CARD_FILES)) if here.is_dir() else [here]


def config_path() -> Path:
    other = os.environ.get(CONFIG_VARIABLE)
    if other:
        return expanded(other)
    return Path(user_config_dir("deckwright", appauthor=False)) / "config.toml"


def configured(words: Words) -> list[Path]:
    """The files and folders that the config file names; a config that cannot be read is told and not used."""
    path = config_path()
    try:
        if is_no_file(path):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        packs = tomllib.loads(path.read_text(encoding="utf-8")).get("packs", [])
    except FileNotFoundError as error:
        if CONFIG_VARIABLE in os.environ:
            warn(words.say("bad-config", file=str(path), reason=reason_of(error)))
        return []
    except OSError as error:
        warn(words.say("bad-config", file=str(path), reason=reason_of(error)))
        return []
    except ValueError as error:  # not TOML, or not text at all
        warn(words.say("bad-config", file=str(path), reason=str(error)))
        return []
    if not isinstance(packs, list) or not all(isinstance(pack, str) for pack in packs):
        warn(words.say("bad-config-packs", file=str(path)))
        return []
    places = [path.parent / expanded(pack) for pack in packs]
    for place in places:
        if not place.exists():
            warn(words.say("no-installed-pack", config=str(path), file=str(place)))
    return [place for place in places if place.exists()]


def paths_of(packs: Sequence[Pack]) -> list[str]:
    return [str(pack.path) for pack in packs]


def leave_out(broken: Broken, words: Words) -> None:
    """Tell that a pack of the config is not used, and why, or how to learn it."""
    if isinstance(broken.error, OtherGame):
        warn(words.say("pack-of-other-game", file=broken.path.name, game=broken.error.game))
        return
    command = f"deckwright cards check {shlex.quote(str(broken.path))}"
    warn(words.say("pack-left-out", file=broken.path.name, command=command))


def warn(text: str) -> None:
    """One line on stderr; the game goes on."""
    typer.echo(f"deckwright: {text}", err=True)
