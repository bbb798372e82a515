"""How long a level-5 bot lets one person wait while somebody else keeps all bots busy.

`python bench/busy_bots.py` starts a server on a free port with a folder of its own. One person plays against one bot of
level 5. From another device come 60 tables: of six level-5 bots each that nobody looks at, then with a page open at each,
then with a person who plays on at each. What is measured is the time from the end of the person's turn to the bot's first
action, and to the end of the bot's turn.
"""

import argparse
import asyncio
import socket
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from load_tables import Action, Device, start
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from deckwright.server.wire import PROTOCOL

GOAL_SECONDS = 2.0
BOT = {"kind": "bot", "level": 5}
PERSON = {"kind": "here"}


class Asked(msgspec.Struct):
    player: int
    actions: list[Action] = []


class Seen(msgspec.Struct):
    turns: int = 0


class Heard(msgspec.Struct):
    """What this script needs of a message."""

    type: str
    revision: int = -1
    question: Asked | None = None
    view: Seen | None = None


@dataclass
class Sitting:
    """A person of seat 0 at a table."""

    line: ClientConnection
    heard: Heard
    sent: int = 0

    @classmethod
    async def at(cls, address: str, cookies: str, table: str, seat: int | None = 0) -> "Sitting":
        """Open a page."""
        place = address.replace("http", "ws") + f"/api/tables/{table}/socket"
        headers = {"Cookie": cookies}
        line = await connect(place, origin=address, additional_headers=headers, open_timeout=600, max_size=None)  # type: ignore[arg-type]
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": seat, "revision": -1, "event": -1}
        await line.send(msgspec.json.encode(hello).decode())
        sitting = cls(line, Heard("nothing"))
        await sitting.hear(0)
        return sitting

    async def hear(self, revision: int) -> None:
        """Listen until the table has come so far."""
        while self.heard.type != "state" or self.heard.revision < revision:
            heard = msgspec.json.decode(await self.line.recv(), type=Heard)
            if heard.type == "state":
                self.heard = heard

    async def act(self) -> None:
        """End the turn if that can be done, else do anything."""
        assert self.heard.question is not None
        texts = [action.text for action in self.heard.question.actions]
        text = "end turn" if "end turn" in texts else texts[-1]
        self.sent += 1
        message = {"type": "act", "id": f"m{self.sent}", "revision": self.heard.revision, "text": text}
        await self.line.send(msgspec.json.encode(message).decode())
        await self.hear(self.heard.revision + 1)

    @property
    def asked(self) -> bool:
        return self.heard.question is not None and self.heard.question.player == 0

    @property
    def goes_on(self) -> bool:
        return self.heard.question is not None

    async def turn(self) -> tuple[float, float]:
        """A turn of the person; how long the bot's first action and its whole turn took."""
        while self.asked:
            await self.act()
        begun = time.perf_counter()
        await self.hear(self.heard.revision + 1)
        first = time.perf_counter() - begun
        while self.goes_on and not self.asked:
            await self.hear(self.heard.revision + 1)
        return first, time.perf_counter() - begun

    async def play_on(self) -> None:
        """Turn after turn, for ever."""
        with suppress(ConnectionClosed):
            while self.goes_on:
                while self.asked:
                    await self.act()
                if self.goes_on:
                    await self.hear(self.heard.revision + 1)

    async def look(self) -> None:
        """Look on."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear(self.heard.revision + 1)


@dataclass
class Attack:
    """A device with many tables."""

    address: str
    device: Device
    tables: list[str]

    async def open(self, count: int, seats: list[dict[str, Any]]) -> None:
        for _ in range(count):
            made = await self.device.post("/api/tables", {"setup": {"ruleset": "ascension-combined", "seats": seats}})
            self.tables.append(made["table"])

    async def sit(self, seat: int | None) -> list[Sitting]:
        return [await Sitting.at(self.address, self.device.cookies, table, seat) for table in self.tables]


async def measure(name: str, address: str, turns: int, most: float) -> float:
    """Play so many turns against a bot of level 5 as a newcomer; the longest time to a first answer."""
    async with Device(address) as device:
        setup = {"ruleset": "ascension-10th", "seats": [PERSON, BOT], "first": 0}
        made = await device.post("/api/tables", {"setup": setup})
        sitting = await Sitting.at(address, device.cookies, made["table"])
        firsts, wholes = [], []
        until = time.monotonic() + most
        try:
            async with asyncio.timeout(most):
                while len(firsts) < turns and sitting.goes_on and time.monotonic() < until:
                    first, whole = await sitting.turn()
                    firsts.append(first)
                    wholes.append(whole)
        except TimeoutError:
            firsts.append(most)
            wholes.append(most)
        await sitting.line.close()
    print(
        f"{name}: {len(firsts)} turns; first answer {middle(firsts):.2f} s, at most {max(firsts):.2f};"
        f" whole turn {middle(wholes):.2f} s, at most {max(wholes):.2f}",
        flush=True,
    )
    return max(firsts)


def middle(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


async def beside(
    name: str, address: str, count: int, seats: list[dict[str, Any]], seat: int | None, plays: bool, looks: bool,
    turns: int, most: float,
) -> float:  # fmt: skip
    """The same with many tables of another device."""
    async with Device(address) as device:
        attack = Attack(address, device, [])
        await attack.open(count, seats)
        sittings = await attack.sit(seat) if looks else []
        work: list[Coroutine[Any, Any, None]] = [one.play_on() if plays else one.look() for one in sittings]
        busy = [asyncio.create_task(one) for one in work]
        try:
            return await measure(name, address, turns, most)
        finally:
            for sitting in sittings:
                await sitting.line.close()
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
            if seat is not None:
                for table in attack.tables:
                    with suppress(Exception):
                        await device.post(f"/api/tables/{table}/leave", {"seat": seat, "how": "end"})


KINDS: dict[str, tuple[str, list[dict[str, Any]], int | None, bool, bool]] = {
    "alone": ("beside {count} tables of bots that nobody looks at", [BOT] * 6, None, False, False),
    "looked-at": ("beside {count} tables of bots, a page open at each", [BOT] * 6, None, False, True),
    "played": ("beside {count} tables where somebody plays on", [PERSON, *[BOT] * 5], 0, True, True),
}


async def run(count: int, turns: int, most: float, kinds: list[str]) -> bool:
    """Each kind of attack on a server of its own; whether the person never waited for too long."""
    good = True
    for kind in kinds:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with tempfile.TemporaryDirectory() as folder:
            server = start(folder, port)
            try:
                address = f"http://127.0.0.1:{port}"
                await measure("until all is loaded", address, 6, most)
                await measure("quiet", address, turns, most)
                name, *how = KINDS[kind]
                worst = await beside(name.format(count=count), address, count, *how, turns, most)
                good = good and worst <= GOAL_SECONDS
            finally:
                server.kill()
                server.wait()
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--turns", type=int, default=15, help="of the person")
    parser.add_argument("--most", type=float, default=120.0, help="seconds after which it is given up")
    parser.add_argument("--kind", choices=list(KINDS), action="append", help="of attack; all by default")
    wanted = parser.parse_args()
    good = asyncio.run(run(wanted.tables, wanted.turns, wanted.most, wanted.kind or list(KINDS)))
    print(f"{'PASSED' if good else 'FAILED'}: a first answer within {GOAL_SECONDS:.0f} s")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
