"""Which twin of the rules a game runs on: interpreted in the first seconds, compiled as soon as that is there.

Compiling is the business of another process, so that nobody waits for it: it leaves compiled code on disk, and games
of this process take it up at their next action. `DECKWRIGHT_MODE` may be `interpreted`, `compiled` or `auto`.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from deckwright.games.ascension.determinize import conceal, deal
from deckwright.games.ascension.engine import apply, legal
from deckwright.games.ascension.scoring import rival_score, score
from deckwright.games.ascension.setup import set_up
from deckwright.kernel.modes import COMPILED, INTERPRETED, Mode

MODE_VARIABLE = "DECKWRIGHT_MODE"


@dataclass(frozen=True)
class Rules:
    """The rules in one mode: the functions that a game calls."""

    mode: str
    legal: Callable[..., int]
    apply: Callable[..., None]
    set_up: Callable[..., None]
    score: Callable[..., int]
    rival_score: Callable[..., int]
    conceal: Callable[..., None]
    deal: Callable[..., None]


def rules_in(mode: Mode) -> Rules:
    """The rules in this mode; compiles them if need be."""
    rules = Rules(
        mode.name, mode(legal), mode(apply), mode(set_up), mode(score), mode(rival_score), mode(conceal), mode(deal)
    )  # fmt: skip
    if mode is COMPILED:
        COMPILED.say_on_disk()
    return rules


class _Switch:
    """Starts interpreted and turns to compiled once."""

    def __init__(self) -> None:
        self.current = rules_in(INTERPRETED)
        self.compiler: subprocess.Popen[bytes] | None = None
        self.settled = False
        self.lock = threading.Lock()

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
        elif wanted == "compiled" or COMPILED.is_on_disk():
            self.current = rules_in(COMPILED)
            self.settled = True
        elif self.compiler is None:
            self.compiler = start_compiler()
        elif self.compiler.poll() not in (None, 0):
            self.settled = True  # it cannot be compiled here: interpreted is slower and just as right


def start_compiler() -> "subprocess.Popen[bytes]":
    """Compile the rules in a process of its own, with low priority; it goes on when this one ends."""
    return subprocess.Popen(
        [sys.executable, "-m", "deckwright.table.compiling"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip


_SWITCH = _Switch()


def rules() -> Rules:
    """The rules to use now."""
    return _SWITCH.rules()


def use(mode: Mode | None) -> None:
    """Use this mode from now on, whatever the environment says; `None` lets the environment decide again."""
    with _SWITCH.lock:
        _SWITCH.settled = mode is not None
        if mode is not None:
            _SWITCH.current = rules_in(mode)
