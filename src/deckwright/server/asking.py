"""A device that asks for a seat where another one sits: it waits at the door until the one inside says yes or no.

Nothing of this is stored. A device asks again every few seconds; one that does so no more has gone away.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from deckwright.server.problems import NotNow
from deckwright.server.wire import Asker

PATIENCE = 12.0  # seconds without asking again, then nobody waits there any more
QUIET = 60.0  # seconds after a no, in which nobody may ask for this seat again
MOST_AT_DOOR = 3  # for one seat

Answer = Literal["waiting", "no"]


@dataclass
class Waiting:
    """A device at the door."""

    device: str
    code: str
    leaving: asyncio.TimerHandle


class Door:
    """Who asks for the seats of a table."""

    def __init__(self) -> None:
        self.waiting: dict[int, list[Waiting]] = {}
        self.quiet: dict[int, float] = {}  # seat -> until when nobody may ask

    def ring(self, seat: int, device: str, code: str, tell: Callable[[], None]) -> Answer:
        """A device asks, or asks again; `tell` is called whenever there is somebody new, or somebody less."""
        loop = asyncio.get_running_loop()
        if loop.time() < self.quiet.get(seat, 0.0):
            return "no"
        at_door = self.waiting.setdefault(seat, [])
        known = next((one for one in at_door if one.device == device), None)
        if known is None and (len(at_door) >= MOST_AT_DOOR or any(one.code == code for one in at_door)):
            raise NotNow("ask-later")
        leaving = loop.call_later(PATIENCE, self.go_away, seat, device, tell)
        if known is not None:
            known.leaving.cancel()
            known.leaving = leaving
        else:
            at_door.append(Waiting(device, code, leaving))
            tell()
        return "waiting"

    def go_away(self, seat: int, device: str, tell: Callable[[], None] = lambda: None) -> None:
        """Nobody waits here for this device any more."""
        left = []
        for one in self.waiting.get(seat, []):
            if one.device == device:
                one.leaving.cancel()
            else:
                left.append(one)
        self.waiting[seat] = left
        tell()

    def find(self, seat: int, code: str) -> str:
        """The device that asks for a seat and shows this code."""
        for one in self.waiting.get(seat, []):
            if one.code == code:
                return one.device
        raise NotNow("nobody-asks")

    def refuse(self, seat: int, code: str) -> None:
        """Whoever sits there says no: it stays quiet for a while."""
        self.go_away(seat, self.find(seat, code))
        self.quiet[seat] = asyncio.get_running_loop().time() + QUIET

    def heard_at(self, seats: Iterable[int]) -> tuple[Asker, ...]:
        """Who asks for one of these seats."""
        return tuple(Asker(seat, one.code) for seat in sorted(seats) for one in self.waiting.get(seat, []))
