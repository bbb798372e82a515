"""Saved tables: a game with its seats, names and language, written so that a good file is never lost."""

import contextlib
import errno
import os
import stat
import tempfile
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from platformdirs import user_data_dir

from deckwright.cli.places import is_no_file
from deckwright.cli.terminal import BadInput
from deckwright.cli.trees import trees_in
from deckwright.cli.words import Words
from deckwright.table.saved import MOST_BYTES as MOST_OF_A_GAME
from deckwright.table.saved import UNREADABLE

FORMAT = "deckwright-table"
VERSION = 1
MOST_BYTES = MOST_OF_A_GAME + 100_000  # with the table around the game
NOTHING = msgspec.Raw(b"null")
Form = TypeVar("Form")


def autosave_path() -> Path:
    """The usual place."""
    return Path(user_data_dir("deckwright", appauthor=False)) / "autosave.json"


def write(path: Path, table: dict[str, Any]) -> None:
    """Put the file in place whole or not at all: a full disk or a power cut leaves the old one."""
    if path == autosave_path():  # the usual place; any other folder is for its owner to make
        path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(table))
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    settle(path.parent)


def settle(folder: Path) -> None:
    """Make the renaming itself lasting, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Seated(msgspec.Struct):
    """Who sits at a seat of a saved table."""

    name: str
    player: str


class TableFile(msgspec.Struct):
    """A saved table; the game in it is not looked at yet."""

    format: str
    game: msgspec.Raw
    version: int = VERSION
    seats: msgspec.Raw = NOTHING
    lang: msgspec.Raw = NOTHING
    bot_seed: msgspec.Raw = NOTHING
    over: msgspec.Raw = NOTHING
    begun: msgspec.Raw = NOTHING  # of a tree, whether it would be a pity to lose it

    @property
    def language(self) -> str | None:
        return decoded(bytes(self.lang), str)

    @property
    def seed(self) -> int:
        """What the bots draw their numbers from."""
        return decoded(bytes(self.bot_seed), int) or 0

    @property
    def has_seats(self) -> bool:
        """Whether it says who sits where; a bare game does not."""
        return bytes(self.seats).strip() != bytes(NOTHING)

    def seated(self) -> list[Seated] | None:
        """Who sits where; `None` where that cannot be read."""
        return decoded(bytes(self.seats), list[Seated])


class BareGame(msgspec.Struct):
    """What tells a saved game without a table around it."""

    format: str
    actions: list[str]


def is_played_on(game: bytes) -> bool:
    """Whether this is a saved game, or a tree of which a game here knows."""
    return decoded(game, BareGame) is not None or trees_in(game) is not None


def read(path: Path, words: Words) -> TableFile:
    """A saved table. A bare saved game is taken too, as a table whose seats are not known."""
    if is_no_file(path):
        raise BadInput(words.say("no-saved-game", file=str(path)))
    try:
        content = read_bytes(path)
    except FileNotFoundError as error:
        raise BadInput(words.say("no-such-file", file=str(path))) from error
    except OSError as error:
        raise BadInput(words.say("cannot-read", file=str(path), reason=reason_of(error))) from error
    except ValueError as error:
        raise BadInput(words.say("no-saved-game", file=str(path))) from error
    table = table_in(content) or TableFile(FORMAT, msgspec.Raw(content))
    if table.version != VERSION or not is_played_on(bytes(table.game)):
        raise BadInput(words.say("no-saved-game", file=str(path)))
    return table


def read_bytes(path: Path) -> bytes:
    """What is in a file, if it is one and of bearable size: a device has no end, and a pipe may never begin."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "this is no file")
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ValueError("more than any saved game has")
    return content


def decoded(content: bytes, form: type[Form]) -> Form | None:
    """The content of a file in this form, if it has it."""
    try:
        return msgspec.json.decode(content, type=form)
    except UNREADABLE:
        return None


def table_in(content: bytes) -> TableFile | None:
    table = decoded(content, TableFile)
    return table if table is not None and table.format == FORMAT else None


def glance(path: Path) -> TableFile | None:
    """The saved table in this file, or None when the file is anything else."""
    try:
        return table_in(read_bytes(path))
    except (OSError, ValueError):
        return None


def has_begun(table: TableFile) -> bool:
    """Whether it would be a pity to lose this: a game that is not over and in which something was done; a tree says it."""
    if (begun := decoded(bytes(table.begun), bool)) is not None:
        return begun
    game = decoded(bytes(table.game), BareGame)
    return not decoded(bytes(table.over), bool) and game is not None and bool(game.actions)


def check_free(path: Path, words: Words) -> None:
    """Refuse a place where no table can be saved, and to write over what is something else than a saved table."""
    try:
        if path.is_dir():
            raise BadInput(words.say("save-is-folder", file=str(path)))
        if is_no_file(path):
            raise BadInput(words.say("save-is-no-file", file=str(path)))
        if path != autosave_path() and not path.parent.is_dir():
            raise BadInput(words.say("save-no-folder", folder=str(path.parent)))
        if path.exists() and glance(path) is None:
            raise BadInput(words.say("save-is-other-file", file=str(path)))
    except OSError as error:  # a name that the system does not take
        raise BadInput(words.say("cannot-save-there", file=str(path), reason=reason_of(error))) from error


def check_free_or_same(path: Path, source: Path, words: Words) -> None:
    """A game may always be saved where it came from."""
    if path != source:
        check_free(path, words)


def set_aside(path: Path) -> Path | None:
    """Move an unfinished game out of the way of a new one; returns where it is now."""
    table = glance(path)
    if table is None or not has_begun(table):
        return None
    free = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(1))
    other = next(candidate for candidate in free if not candidate.exists())
    try:
        path.replace(other)
    except OSError:
        return None
    return other


def reason_of(error: OSError) -> str:
    return error.strerror or str(error)


class Autosave:
    """Writes the table after every action and remembers whether that worked."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: str | None = None  # why the last attempt failed
        self.warned = False
        self._mine: tuple[int, int] | None = None

    def write(self, table: dict[str, Any]) -> bool:
        """Save; False means that the file on the disk, if there is one, is older than the game."""
        try:
            if self._mine is not None and self._mark() != self._mine:
                self._make_way()
            write(self.path, table)
            self._mine = self._mark()
        except OSError as error:
            self.trouble = reason_of(error)
            return False
        self.trouble = None
        return True

    def _mark(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except FileNotFoundError:
            return None
        return status.st_ino, status.st_mtime_ns

    def _make_way(self) -> None:
        """Another program saves its game here now: go on under a name of our own."""
        if self.path.exists():
            self.path = self.path.with_name(f"{self.path.stem}-{os.getpid()}{self.path.suffix}")
