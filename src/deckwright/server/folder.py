"""The folder of a server: its key, who may read it, and that one server at a time has it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_bytes
from typing import IO

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from deckwright.cards.errors import DeckwrightError
from deckwright.server.database import open_engine, tables

KEY, DATABASE, LOCK = "key", "tables.sqlite", "lock"
KEY_BYTES = 32
OWNER_ONLY = 0o600
OTHERS = 0o077
LONGEST_NUMBER = 12  # digits of a process's number


class Folder:
    """Where a server keeps its tables."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __str__(self) -> str:
        return str(self.path)

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"sqlite:///{self.path / DATABASE}"

    # The key.

    def key(self, new_key: bool = False) -> bytes:
        """The server's own key, made once; links and tokens are made from it. Where it is lost, that is said."""
        file = self.path / KEY
        try:
            found = file.read_bytes()
        except FileNotFoundError:
            if not new_key and self.has_tables():
                raise DeckwrightError(
                    f"The file {file} is missing, and without it the links of the tables in {self} open no more. Put it back"
                    " from a backup; or run `deckwright serve --new-key` once: then there is a new one, and old links are dead."
                ) from None
            return self.make_key()
        if len(found) == KEY_BYTES:
            return found
        if not new_key:
            raise DeckwrightError(
                f"The file {file} is damaged: it has {len(found)} bytes instead of {KEY_BYTES}. Put it back from a backup; or run"
                " `deckwright serve --new-key` once: then there is a new one, and old links are dead."
            )
        return self.make_key()

    def make_key(self) -> bytes:
        """A new key, whole or not at all."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        key, file, new = token_bytes(KEY_BYTES), self.path / KEY, self.path / f"{KEY}.new"
        new.unlink(missing_ok=True)  # one that was left over may be open to others
        with open(new, "xb", opener=for_the_owner) as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
        return key

    def has_tables(self) -> bool:
        """Whether any table was ever kept here."""
        if not (self.path / DATABASE).exists():
            return False
        engine = open_engine(self.database)
        try:
            with engine.connect() as connection:
                return connection.execute(select(tables.c.id).limit(1)).first() is not None
        except SQLAlchemyError:
            return False  # what is wrong with it is said when it is opened
        finally:
            engine.dispose()

    # Who may read it.

    def close_to_others(self) -> None:
        """What is kept is for its owner alone: it holds every hand and every seed."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError), open(self.path / DATABASE, "xb", opener=for_the_owner):
            pass
        for name in (KEY, DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK):
            file = self.path / name
            with suppress(FileNotFoundError, PermissionError):  # it may belong to somebody else
                mode = file.stat().st_mode
                if mode & OTHERS:
                    file.chmod(mode & ~OTHERS & 0o777)

    # One server at a time.

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else serves this folder as long as the block lasts. A server that was killed holds nothing."""
        with open(self.path / LOCK, "a+b", opener=for_the_owner) as file:
            if not lock(file):
                file.seek(0)
                who = file.read(LONGEST_NUMBER).decode("ascii", "replace").strip()
                named = f" (process {who})" if who.isdecimal() else ""
                raise DeckwrightError(
                    f"Another Deckwright{named} serves the tables in {self} already. End it first, or name another folder with"
                    " --data."
                )
            file.truncate(0)
            file.write(f"{os.getpid()}\n".encode())
            file.flush()
            yield


def for_the_owner(name: str, flags: int) -> int:
    """Open a file that nobody else may read."""
    return os.open(name, flags, OWNER_ONLY)


def lock(file: IO[bytes]) -> bool:
    """Take the system's lock on a file, which ends with this process; where there are no locks, everybody has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        return lock_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def lock_on_windows(file: IO[bytes]) -> bool:
    """The same on Windows, where one byte beyond the end is locked."""
    try:
        import msvcrt
    except ImportError:  # a system with neither kind of locks
        return True
    file.seek(LONGEST_NUMBER)
    try:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True
