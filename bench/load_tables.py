"""200 tables at once: how long an action takes from being sent to being acknowledged, and what survives `kill -9`.

`python bench/load_tables.py` starts a server on a free port with a folder of its own. At each table sits one person and a
bot of level 1, and somebody watches. Every person does one thing every five seconds, whatever comes to mind. In the middle
the server is killed without warning and started again; afterwards every action that it had acknowledged must be there.
`--kills 50` does that again and again; `--busy 2` lets other programs have the processor, too.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from deckwright.server.wire import PROTOCOL

GOAL_MS = 100.0
START_SECONDS = 60.0
SEAT = 0


class Action(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    player: int
    actions: list[Action]


class Seen(msgspec.Struct):
    over: bool = False


class Heard(msgspec.Struct):
    """What this script needs of a message."""

    type: str
    ack: str | None = None
    revision: int = -1
    kept: int = 0
    first: int = 0
    events: list[msgspec.Raw] = []
    question: Asked | None = None
    view: Seen | None = None
    code: str = ""
    detail: str = ""


READER = msgspec.json.Decoder(Heard)


@dataclass
class Known:
    """What a page has of a table; it says so when it connects again."""

    revision: int = -1
    event: int = -1
    first: int = 0

    def hello(self, seat: int | None) -> str:
        has = {"revision": self.revision, "event": self.event, "first": self.first}
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": seat, **has}
        return msgspec.json.encode(hello).decode()

    def hear(self, message: str | bytes) -> Heard:
        heard = READER.decode(message)
        if heard.type == "state":
            self.revision, self.event = heard.revision, heard.first + len(heard.events) - 1
            self.first = heard.first if not heard.kept else self.first
        return heard


@dataclass
class Sitting:
    """One table as its person remembers it."""

    table: str
    watch: str
    done: list[str] = field(default_factory=list)  # acknowledged
    sent: str = ""  # not acknowledged yet
    refused: int = 0
    over: bool = False
    page: Known = field(default_factory=Known)
    watching: Known = field(default_factory=Known)


@dataclass
class Load:
    """The people at all tables, and what they measured."""

    address: str
    every: float
    seed: int
    sittings: list[Sitting] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    heard_by_watchers: int = 0
    replaced: int = 0  # games that are over, and in whose place others have begun
    cookies: str = ""
    watching: str = ""
    stopping: bool = False

    async def set_up(self, tables: int) -> None:
        """Set up the tables from one device, and come to watch from another."""
        setup = {"ruleset": "ascension-10th", "seats": [{"kind": "here"}, {"kind": "bot", "level": 1}]}
        if not tables:
            return
        async with Device(self.address, self.cookies) as maker, Device(self.address, self.watching) as watcher:
            for _ in range(tables):
                made = await maker.post("/api/tables", {"setup": setup})
                self.sittings.append(Sitting(made["table"], made["watch"]))
                await watcher.post(f"/api/tables/{made['table']}/claim", {"secret": made["watch"]})
            self.cookies, self.watching = maker.cookies, watcher.cookies

    @property
    def playing(self) -> list[tuple[int, Sitting]]:
        """The tables whose games go on."""
        return [(number, sitting) for number, sitting in enumerate(self.sittings) if not sitting.over]

    async def play(self, seconds: float) -> None:
        """Everybody plays for so long, or until the server is gone; whose game is over has begun another."""
        await self.set_up(sum(sitting.over for sitting in self.sittings) - self.replaced)
        self.replaced = sum(sitting.over for sitting in self.sittings)
        until = time.monotonic() + seconds
        work = [self.person(sitting, number, until) for number, sitting in self.playing]
        watching = [asyncio.create_task(self.watcher(sitting, number)) for number, sitting in self.playing]
        await asyncio.gather(*work)
        for one in watching:
            one.cancel()
        await asyncio.gather(*watching, return_exceptions=True)

    def socket(self, sitting: Sitting, cookies: str) -> connect:
        address = self.address.replace("http", "ws") + f"/api/tables/{sitting.table}/socket"
        return connect(address, origin=self.address, additional_headers={"Cookie": cookies}, open_timeout=30)  # type: ignore[arg-type]

    async def person(self, sitting: Sitting, number: int, until: float) -> None:
        chance = random.Random(f"{self.seed} {number}")
        await asyncio.sleep(chance.random() * self.every)
        with suppress(ConnectionClosed, InvalidMessage, OSError):
            async with self.socket(sitting, self.cookies) as line:
                await line.send(sitting.page.hello(SEAT))
                heard = await self.hear(line, sitting)
                while time.monotonic() < until and not self.stopping:
                    begun = time.monotonic()
                    while heard.question is None or heard.question.player != SEAT:
                        if sitting.over:
                            return
                        heard = await self.hear(line, sitting)
                    heard = await self.act(line, sitting, heard, chance)
                    while (left := begun + self.every - time.monotonic()) > 0:
                        with suppress(TimeoutError):
                            async with asyncio.timeout(left):
                                heard = await self.hear(line, sitting)

    async def act(self, line: ClientConnection, sitting: Sitting, heard: Heard, chance: random.Random) -> Heard:
        """One action, from being sent to being acknowledged."""
        assert heard.question is not None
        text = chance.choice(heard.question.actions).text
        message = f"{len(sitting.done)}-{chance.randrange(1 << 30)}"
        sitting.sent = text
        sent = time.perf_counter()
        await line.send(
            msgspec.json.encode({"type": "act", "id": message, "revision": heard.revision, "text": text}).decode()
        )
        while True:
            heard = await self.hear(line, sitting)
            if heard.ack == message:
                break
        if heard.type == "refused":
            sitting.refused += 1
            return await self.hear(line, sitting)
        self.times.append(time.perf_counter() - sent)
        sitting.done.append(text)
        sitting.sent = ""
        return heard

    async def hear(self, line: ClientConnection, sitting: Sitting) -> Heard:
        """The next state or refusal; who comes and goes does not matter here."""
        while (heard := sitting.page.hear(await line.recv())).type not in ("state", "refused"):
            pass
        sitting.over = sitting.over or (heard.view is not None and heard.view.over)
        return heard

    async def watcher(self, sitting: Sitting, number: int) -> None:
        await asyncio.sleep(random.Random(f"{self.seed} watches {number}").random() * self.every)
        with suppress(ConnectionClosed, InvalidMessage, OSError):
            async with self.socket(sitting, self.watching) as line:
                await line.send(sitting.watching.hello(None))
                async for message in line:
                    sitting.watching.hear(message)
                    self.heard_by_watchers += 1

    async def check(self) -> list[str]:
        """What was acknowledged and is not there."""
        lost = []
        async with httpx.AsyncClient(base_url=self.address, timeout=60, headers={"Cookie": self.cookies}) as client:
            for sitting in self.sittings:
                state = (await client.get(f"/api/tables/{sitting.table}/state", params={"seat": SEAT})).json()
                replay = (await client.get(f"/api/tables/{sitting.table}/replay", params={"seat": SEAT})).json()
                texts = [move["text"] for move in replay["moves"] if move["seat"] == SEAT]
                known = [*sitting.done, sitting.sent] if len(texts) > len(sitting.done) else sitting.done
                if state["revision"] < sitting.page.revision or texts != known:
                    lost.append(f"{sitting.table}: revision {state['revision']}, told {sitting.page.revision}")
                sitting.done, sitting.sent = texts, ""
        return lost


class Device:
    """The cookies of one browser."""

    def __init__(self, address: str, cookies: str = "") -> None:
        self.client = httpx.AsyncClient(base_url=address, timeout=60)
        for name, _, value in (one.partition("=") for one in cookies.split("; ") if one):
            self.client.cookies.set(name, value)

    async def __aenter__(self) -> "Device":
        await self.client.get("/api/tables")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def post(self, path: str, data: object) -> dict[str, str]:
        answer = await self.client.post(path, json=data, headers={"x-csrftoken": self.client.cookies["csrftoken"]})
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())


def serve(folder: str, port: int) -> None:
    """The server as `deckwright serve` runs it, with room for so many tables from one address."""
    from deckwright.cli.serve import listen, run
    from deckwright.server.settings import Settings

    settings = Settings(
        data=Path(folder), port=port, requests_per_minute=100_000, tables_per_minute=100_000, share=1.0, warm=True
    )  # fmt: skip
    run(settings, listen("127.0.0.1", port))


def start(folder: str, port: int) -> "subprocess.Popen[bytes]":
    """A server in a process of its own; returns when it answers."""
    process = subprocess.Popen([sys.executable, __file__, "--serve", folder, "--port", str(port)])
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        with suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/api/tables").status_code == 200:
                return process
        time.sleep(0.05)
    process.kill()
    raise SystemExit("The server did not start.")


def processor_seconds(process: int) -> float:
    """How long a process has used the processor, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(name: str, times: list[float]) -> float:
    """Print a line of figures; returns the 99th percentile in milliseconds."""
    ordered = sorted(one * 1000 for one in times)
    at = [ordered[min(int(len(ordered) * share), len(ordered) - 1)] for share in (0.5, 0.99)]
    print(
        f"{name}: {len(ordered)} actions, p50 {at[0]:.1f} ms, p99 {at[1]:.1f} ms, max {ordered[-1]:.1f} ms", flush=True
    )
    return at[1]


@contextmanager
def busy(programs: int) -> Iterator[None]:
    """So many other programs want the processor all the time."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(programs)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def time_disk(folder: str) -> None:
    """How long the folder's disk takes to keep 4 kB."""
    times = []
    with (Path(folder) / "probe").open("wb", buffering=0) as file:
        for _ in range(50):
            begun = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append((time.perf_counter() - begun) * 1000)
    times.sort()
    print(f"the disk keeps 4 kB in {times[25]:.1f} ms, at most {times[-1]:.1f} ms", flush=True)


@dataclass
class Trial:
    """A server that is killed again and again while people play."""

    folder: str
    load: Load
    server: "subprocess.Popen[bytes]"
    lost: int = 0

    @property
    def port(self) -> int:
        return int(self.load.address.rpartition(":")[2])

    async def play_and_kill(self, seconds: float) -> None:
        """People play; then the server is gone without warning, and comes back."""
        playing = asyncio.create_task(self.load.play(2 * seconds))
        used, began = processor_seconds(self.server.pid), time.process_time()
        await asyncio.sleep(seconds)
        used, own = processor_seconds(self.server.pid) - used, time.process_time() - began
        print(
            f"processor: server {used / seconds * 100:.0f} %, this script {own / seconds * 100:.0f} % of one core",
            flush=True,
        )
        os.kill(self.server.pid, signal.SIGKILL)
        self.server.wait()
        await playing
        begun = time.monotonic()
        self.server = start(self.folder, self.port)
        print(f"started again in {time.monotonic() - begun:.1f} s", flush=True)
        await self.check()

    async def check(self) -> None:
        lost = await self.load.check()
        self.lost += len(lost)
        done = sum(len(sitting.done) for sitting in self.load.sittings)
        print(f"{done} actions are there, {len(lost)} tables with a loss", *lost, sep="\n  ", flush=True)

    def report(self, name: str) -> bool:
        times, self.load.times = self.load.times, []
        return report(name, times) <= GOAL_MS


async def measure(tables: int, seconds: float, every: float, seed: int, kills: int) -> bool:
    """The whole run; whether it is as it should be."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        time_disk(folder)
        trial = Trial(folder, Load(f"http://127.0.0.1:{port}", every, seed), start(folder, port))
        try:
            begun = time.monotonic()
            await trial.load.set_up(tables)
            print(f"{tables} tables set up in {time.monotonic() - begun:.1f} s", flush=True)
            for _ in range(kills):
                await trial.play_and_kill(seconds / 2 / kills)
            good = trial.report("before the kill" if kills == 1 else f"before each of {kills} kills")
            await trial.load.play(seconds / 2)
            good = trial.report("after it") and good
            await trial.check()
            refused = sum(sitting.refused for sitting in trial.load.sittings)
            print(f"watchers heard {trial.load.heard_by_watchers} messages; {refused} actions refused")
            return good and trial.lost == 0
        finally:
            trial.server.terminate()
            trial.server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play, with the kill in the middle")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two actions of a person")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=1, help="how often the server is killed in the first half")
    parser.add_argument("--busy", type=int, default=0, help="other programs that want the processor all the time")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve, wanted.port)
        return
    with busy(wanted.busy):
        good = asyncio.run(measure(wanted.tables, wanted.seconds, wanted.every, wanted.seed, wanted.kills))
    print(f"{'PASSED' if good else 'FAILED'}: p99 at most {GOAL_MS:.0f} ms, and nothing acknowledged is lost")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
