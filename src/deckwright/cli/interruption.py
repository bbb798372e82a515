"""Ctrl-C, a closed terminal, a request to stop: they wait until an action is carried out and saved."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self

NAMES = ("SIGINT", "SIGHUP", "SIGTERM")


class Interrupted(BaseException):
    """The person or the system wants the program to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def exit_code(self) -> int:
        return 128 + self.number


class Interruptions:
    """While this is in force, signals become `Interrupted`, and never in the middle of an action."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: int | None = None
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in signals():
                self._before[number] = signal.signal(number, self._receive)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()

    def _receive(self, number: int, _: FrameType | None) -> None:
        if self._busy:
            self._waiting = number
        else:
            raise Interrupted(number)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Finish what is inside before any signal counts."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._waiting is not None:
            number, self._waiting = self._waiting, None
            raise Interrupted(number)


def signals() -> list[signal.Signals]:
    """The signals that this system has."""
    return [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
