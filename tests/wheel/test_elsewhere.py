"""Nothing is for Linux alone: where a system lacks locks, signals, priorities or a terminal's comforts, it goes on."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import IO

import pytest

from deckwright.cli import interruption, serve, terminal
from deckwright.server.folder import LONGEST_NUMBER, lock
from deckwright.server.room import allow_many_files
from deckwright.sim.processor import check_cores
from deckwright.table import compiling
from deckwright.table.kinds import kinds


def without(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    """These modules cannot be imported."""
    for module in modules:
        monkeypatch.setitem(sys.modules, module, None)


class WindowsLocks(SimpleNamespace):
    """Windows' way to lock a byte of a file."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locked: set[int] = set()

    def locking(self, handle: int, _mode: int, _bytes: int) -> None:
        place = os.lseek(handle, 0, os.SEEK_CUR)
        if place in self.locked:
            raise PermissionError
        self.locked.add(place)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[IO[bytes]]:
    with (tmp_path / "lock").open("a+b", buffering=0) as found:
        yield found


def test_a_folder_is_held_with_the_locks_of_windows(monkeypatch: pytest.MonkeyPatch, file: IO[bytes]) -> None:
    """The locked byte lies behind the number of the process, which stays readable."""
    without(monkeypatch, "fcntl")
    locks = WindowsLocks()
    monkeypatch.setitem(sys.modules, "msvcrt", locks)
    assert lock(file)
    assert not lock(file)
    assert locks.locked == {LONGEST_NUMBER}


def test_where_there_are_no_locks_everybody_may_serve(monkeypatch: pytest.MonkeyPatch, file: IO[bytes]) -> None:
    without(monkeypatch, "fcntl", "msvcrt")
    assert lock(file)
    assert lock(file)


def test_where_there_are_no_locks_everybody_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "fcntl")
    for kind in kinds().values():
        with compiling.alone(kind.bound, "rules") as first, compiling.alone(kind.bound, "rules") as second:
            assert first and second


def test_compiling_gives_way_only_where_that_is_possible(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.setattr(compiling, "SESSION", tmp_path / "proc" / "autogroup")
    compiling.give_way()
    assert not (tmp_path / "proc").exists()


def test_files_are_counted_on_where_nobody_limits_them(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "resource")
    assert allow_many_files() > 0


def test_all_cores_are_used_where_a_process_is_not_bound_to_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert check_cores(None) == 3
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert check_cores(None) == 1


def test_signals_that_a_system_does_not_have_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "SIGHUP", raising=False)
    assert interruption.signals() == [signal.SIGINT, signal.SIGTERM]


def test_a_terminal_without_line_editing_is_good_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "readline")
    terminal.enable_line_editing()
    monkeypatch.delitem(sys.modules, "readline")
    terminal.forget_typed_lines()


def test_a_port_that_is_taken_is_noticed_on_windows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the usual option would share it with whoever uses it."""
    windows_option = -5
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", windows_option, raising=False)
    assert serve.sole_use() == windows_option
