"""Which twin of the rules a game runs on: interpreted in the first seconds, compiled as soon as that is there.

Compiling is the business of another process, so that nobody waits for it: it leaves compiled code on disk, and games
of this process take it up at their next action. `DECKWRIGHT_MODE` may be `interpreted`, `compiled` or `auto`. Every kind of
game is compiled by itself.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from deckwright.kernel import playing
from deckwright.kernel.comparing import compare_moments
from deckwright.kernel.modes import Compiled, Mode
from deckwright.table.kinds import GameKind, kind_named

MODE_VARIABLE = "DECKWRIGHT_MODE"


@dataclass(frozen=True)
class Rules:
    """The rules of a game in one mode: the functions that a table calls."""

    mode: Mode
    legal: Callable[..., int]
    apply: Callable[..., None]
    set_up: Callable[..., None]
    score: Callable[..., int]
    conceal: Callable[..., None]
    deal: Callable[..., None]
    show: Callable[..., None]
    retell: Callable[..., None]
    compare: Callable[..., int]


def rules_in(mode: Mode) -> Rules:
    """The rules in this mode; compiles them if need be."""
    rules = Rules(
        mode, mode(playing.legal), mode(playing.apply), mode(playing.set_up), mode(playing.score), mode(playing.conceal),
        mode(playing.deal), mode(playing.show), mode(playing.retell), mode(compare_moments),
    )  # fmt: skip
    kind = kind_named(mode.bound.game)
    for entry in kind.entries:
        mode(entry)
    if mode is kind.modes.compiled:
        kind.modes.compiled.say_on_disk()
    return rules


class Switch:
    """Starts interpreted and turns to compiled once."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.current = rules_in(kind.modes.interpreted)
        self.compiler: subprocess.Popen[bytes] | None = None
        self.settled = False
        self.lock = threading.Lock()

    @property
    def compiled(self) -> Compiled:
        return self.kind.modes.compiled

    def rules(self) -> Rules:
        if self.settled:
            return self.current
        if self.lock.acquire(blocking=False):  # while another thread looks, games go on as before
            try:
                if not self.settled:
                    self.look()
            finally:
                self.lock.release()
        return self.current

    def look(self) -> None:
        """See whether compiled code is there, or have it made."""
        wanted = os.environ.get(MODE_VARIABLE, "auto")
        if wanted == "interpreted":
            self.settled = True
        elif wanted == "compiled" or self.compiled.is_on_disk():
            self.current = rules_in(self.compiled)
            self.settled = True
        elif self.compiler is None:
            self.compiler = start_compiler(self.kind)
        elif self.compiler.poll() not in (None, 0):
            self.settled = True  # it cannot be compiled here: interpreted is slower and just as right

    def use(self, mode: Mode | None) -> None:
        with self.lock:
            self.settled = mode is not None
            if mode is not None:
                self.current = rules_in(mode)


def start_compiler(kind: GameKind) -> "subprocess.Popen[bytes]":
    """Compile the rules in a process of its own, with low priority; it goes on when this one ends."""
    return subprocess.Popen(
        [sys.executable, "-m", "deckwright.table.compiling", kind.name],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip


_SWITCHES: dict[str, Switch] = {}
_LOCK = threading.RLock()


def switch_of(kind: GameKind) -> Switch:
    """What decides for one kind of game."""
    if kind.name not in _SWITCHES:
        with _LOCK:
            if kind.name not in _SWITCHES:  # nobody was faster
                _SWITCHES[kind.name] = Switch(kind)
    return _SWITCHES[kind.name]


def rules(kind: GameKind) -> Rules:
    """The rules of a game to use now."""
    return switch_of(kind).rules()


def use(mode: Mode | None) -> None:
    """Use this mode of its game from now on, whatever the environment says; `None` lets it decide again for all games."""
    if mode is not None:
        switch_of(kind_named(mode.bound.game)).use(mode)
        return
    for switch in _SWITCHES.values():
        switch.use(None)
