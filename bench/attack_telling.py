"""What telling costs: one visitor asks for all that he may, and others want to play.

`python bench/attack_telling.py` starts a server on a free port with a folder of its own, plays a long game at a table with as
many onlookers as it takes, and counts the processor time of the server for each state, join and action; then it measures
how long actions take at another table, while sockets come and go at the first. `--keep FILE` writes the figures down,
`--beside FILE` prints those of another run (of the server of before, say) beside them.
"""

import argparse
import asyncio
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from deckwright.server.wire import PROTOCOL

ACTIONS = 500
PLAYERS = 6
ONLOOKERS = 179
OF_DEVICE = 20  # pages
WATCHING = 17  # of each device that watches
COMING = 8  # sockets that come and go
AGAIN = 0.25  # seconds until a page that was turned away tries again
CLAIMS = 20_000
RULESET = "ascension-combined"
HOST, ATTACKER = "127.0.0.1", "127.0.0.2"
START_SECONDS = 90.0
SECONDS = 12.0
Figures = dict[str, float]


@dataclass
class Device:
    """One browser: its cookies, at one address."""

    port: int
    address: str = HOST
    client: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.client = httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=60, transport=transport)

    async def get(self, path: str, **query: Any) -> bytes:
        answer = await self.client.get(f"/api{path}", params=query)
        answer.raise_for_status()
        return answer.content

    async def post(self, path: str, data: object) -> Any:
        if "csrftoken" not in self.client.cookies:
            await self.get("/tables")
        token = {"x-csrftoken": self.client.cookies["csrftoken"]}
        answer = await self.client.post(f"/api{path}", json=data, headers=token)
        answer.raise_for_status()
        return answer.json()

    async def page(self, table: str, seat: int | None) -> "Page":
        """A page at a table that has heard its first state."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://{HOST}:{self.port}/api/tables/{table}/socket"
        origin: Any = f"http://{HOST}:{self.port}"
        line = await connect(
            address, origin=origin, additional_headers={"Cookie": cookies}, local_addr=(self.address, 0), open_timeout=60
        )  # fmt: skip
        page = Page(line)
        await line.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "seat": seat}).decode())
        await page.until(lambda: page.state or None in page.answers)
        if not page.state:
            raise ConnectionError(f"refused: {page.answers[None]['detail']}")
        return page


class Page:
    """A page: it hears whatever comes, and knows the newest state."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: dict[str, Any] = {}
        self.answers: dict[str | None, dict[str, Any]] = {}
        self.heard = asyncio.Event()
        self.count = self.bytes = 0
        self.playing = True
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.line:
                self.bytes += len(text)
                if self.playing or not self.state:
                    self.hear(msgspec.json.decode(text))
                elif text.startswith('{"type":"state"'):  # of onlookers only this is wanted
                    self.state["revision"] = int(text[text.index('"revision":') + 11 :].partition(",")[0])
        self.heard.set()

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state = message
        if message["type"] in ("state", "refused"):
            self.answers[message["ack"]] = message
        self.heard.set()

    async def until(self, wanted: Callable[[], Any]) -> None:
        """Wait until this is so."""
        while not wanted():
            if self.listening.done():
                raise ConnectionError("the line is closed")
            self.heard.clear()
            await self.heard.wait()

    async def act(self, text: str) -> None:
        self.count += 1
        name = f"{id(self)}-{self.count}"
        act = {"type": "act", "id": name, "revision": self.state["revision"], "text": text}
        await self.line.send(msgspec.json.encode(act).decode())
        await self.until(lambda: name in self.answers)
        answer = self.answers.pop(name)
        if answer["type"] != "state":
            raise SystemExit(f"refused: {answer['detail']}")

    def texts(self) -> list[str]:
        question = self.state["question"]
        return [] if question is None else [one["text"] for one in question["actions"]]

    def leave(self) -> None:
        self.listening.cancel()
        self.line.transport.abort()


@dataclass
class Sitting:
    """A table; every seat has a device and a page of its own."""

    table: str
    watch: str
    devices: list[Device]
    pages: list[Page]
    chance: random.Random

    @classmethod
    async def begin(cls, port: int, seats: int, seed: int) -> "Sitting":
        kinds = [{"kind": "link" if seat else "here"} for seat in range(seats)]
        devices = [Device(port) for _ in kinds]
        setup = {"ruleset": RULESET, "seats": kinds, "first": 0}
        made = await devices[0].post("/tables", {"setup": setup, "practice_seed": f"telling {seed}"})
        for one in made["links"]:
            if one["seat"]:
                await devices[one["seat"]].post(f"/tables/{made['table']}/claim", {"secret": one["secret"]})
        pages = [await device.page(made["table"], seat) for seat, device in enumerate(devices)]
        return cls(made["table"], made["watch"], devices, pages, random.Random(seed))

    def moved(self, port: int, address: str) -> "Sitting":
        """The same devices at another port and address, without pages."""
        return replace(self, devices=[again_at(device, port, address) for device in self.devices], pages=[])

    async def get(self, what: str) -> bytes:
        return await self.devices[0].get(f"/tables/{self.table}/{what}", seat=0)

    async def play(self, actions: int) -> bool:
        """So many actions, whatever comes to mind; False when the game is over before."""
        for _ in range(actions):
            newest = max(self.pages, key=lambda page: page.state["revision"])
            if newest.state["question"] is None:
                return False
            page = self.pages[newest.state["question"]["player"]]
            revision = newest.state["revision"]
            await page.until(lambda page=page, revision=revision: page.state["revision"] >= revision)
            quiet = [text for text in page.texts() if not text.startswith(("defeat", "acquire"))]
            await page.act(self.chance.choice(quiet or page.texts()))
        return True

    async def events(self) -> int:
        state = msgspec.json.decode(await self.get("state"))
        return int(state["view"]["event"]) + 1


def processor_seconds(process: int) -> float:
    """How long a process has used the processor."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Server:
    """The server in a process of its own, as `deckwright serve` runs it."""

    folder: str
    process: "subprocess.Popen[bytes] | None" = None
    port: int = 0

    def start(self, *, limited: bool) -> None:
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port = free.getsockname()[1]
        words = ["--serve", self.folder, "--port", str(self.port), *(["--limited"] if limited else [])]
        self.process = subprocess.Popen([sys.executable, __file__, *words])
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://{HOST}:{self.port}/api/tables").status_code == 200:
                    return
            time.sleep(0.05)
        raise SystemExit("The server did not start.")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()

    async def milliseconds(self, work: Callable[[], Awaitable[Any]], times: int = 1) -> float:
        """The processor time of the server for this, each time."""
        assert self.process is not None
        await asyncio.sleep(0.5)  # what was before is over
        before = processor_seconds(self.process.pid)
        for _ in range(times):
            await work()
        await asyncio.sleep(0.5)
        return (processor_seconds(self.process.pid) - before) * 1000 / times


def serve(folder: str, port: int, limited: bool) -> None:
    """Serve, with or without the limits of one visitor."""
    from deckwright.cli.serve import listen, run
    from deckwright.server.settings import Settings

    wanted: dict[str, Any] = {"requests_per_minute": 10**6, "messages_per_second": 10**6, "share": 1.0}
    known = {name: value for name, value in wanted.items() if name in Settings.__dataclass_fields__}
    run(Settings(data=Path(folder), port=port, **({} if limited else known)), listen(HOST, port))


async def gather_onlookers(sitting: Sitting) -> list[Page]:
    """Pages of watchers, each device at an address of its own, and of the players' devices."""
    found: list[Page] = []
    watching = [Device(sitting.devices[0].port, f"127.0.0.{10 + number}") for number in range(5)]
    for device in watching:
        await device.post(f"/tables/{sitting.table}/claim", {"secret": sitting.watch})
    places: list[tuple[Device, int | None, int]] = [(device, None, WATCHING) for device in watching]
    places += [(device, seat, OF_DEVICE - 1) for seat, device in enumerate(sitting.devices)]
    for device, seat, most in places:
        for _ in range(min(most, ONLOOKERS - len(found))):
            found.append(await device.page(sitting.table, seat))
            found[-1].playing = False
    return found


async def costs(server: Server, figures: Figures) -> Sitting:
    """Processor time of the server for each thing that can be asked for."""
    seed = 1
    sitting = await Sitting.begin(server.port, PLAYERS, seed)
    while not await sitting.play(ACTIONS):
        seed += 1
        sitting = await Sitting.begin(server.port, PLAYERS, seed)
    figures["events of the long game"] = await sitting.events()

    async def again() -> None:
        await sitting.play(1)

    async def state_again() -> None:
        await sitting.play(1)
        await sitting.get("state")

    async def replay_again() -> None:
        await sitting.play(1)
        await sitting.get("replay")

    figures["bytes of a state"] = len(await sitting.get("state"))
    figures["state, ms"] = await server.milliseconds(lambda: sitting.get("state"), 60)
    alone = await server.milliseconds(again, 40)
    figures["action without onlookers, ms"] = alone
    figures["state at a new revision, ms"] = await server.milliseconds(state_again, 40) - alone
    figures["replay at a new revision, ms"] = await server.milliseconds(replay_again, 40) - alone
    await watched(server, sitting, figures)
    return sitting


async def watched(server: Server, sitting: Sitting, figures: Figures) -> None:
    """The same with very many who look on."""
    onlookers = await gather_onlookers(sitting)
    figures["onlookers"] = len(onlookers)
    await asyncio.sleep(1)

    async def shown() -> None:
        await sitting.play(1)
        newest = max(page.state["revision"] for page in sitting.pages)
        while min(page.state["revision"] for page in onlookers) < newest:
            await asyncio.sleep(0.01)

    def told() -> int:
        return sum(page.bytes for page in onlookers)

    before = told()
    figures["action with onlookers, ms"] = await server.milliseconds(shown, 30)
    figures["bytes told by an action"] = (told() - before) / 30
    visitor = Device(server.port)
    await visitor.post(f"/tables/{sitting.table}/claim", {"secret": sitting.watch})

    async def come_and_go() -> None:
        page = await visitor.page(sitting.table, None)
        await asyncio.sleep(0.4)  # long enough that everybody is told
        await page.line.close()
        await asyncio.sleep(0.4)

    before = told()
    figures["coming and going with onlookers, ms"] = await server.milliseconds(come_and_go, 15)
    figures["bytes told by coming and going"] = (told() - before) / 15
    for page in [*onlookers, *sitting.pages]:
        page.leave()


def claim_often(folder: str, table: str) -> None:
    """As if so many devices had come by the link to watch."""
    with closing(sqlite3.connect(Path(folder) / "tables.sqlite")) as database, database:
        columns = [row[1] for row in database.execute("pragma table_info(claims)")]
        given = {"table": table, "seat": -1, "listed": 1, "at": time.time()}
        rows = [tuple({**given, "device": f"{n:064x}"}.get(name) for name in columns) for n in range(CLAIMS)]
        names, marks = ",".join(f'"{name}"' for name in columns), ",".join("?" * len(columns))
        database.executemany(f"insert into claims ({names}) values ({marks})", rows)


async def claims(server: Server, figures: Figures) -> None:
    """What a state costs where very many have come to watch, and beside it where nobody has."""
    crowded, quiet = await Sitting.begin(server.port, 2, 3), await Sitting.begin(server.port, 2, 4)
    server.stop()
    claim_often(server.folder, crowded.table)
    server.start(limited=False)
    await asyncio.sleep(5)  # the server gets its rules ready
    for name, sitting in (("small state, ms", quiet), ("small state after 20,000 claims, ms", crowded)):
        moved = sitting.moved(server.port, HOST)
        await moved.get("state")
        figures[name] = await server.milliseconds(lambda moved=moved: moved.get("state"), 200)


def again_at(device: Device, port: int, address: str = HOST) -> Device:
    """The same browser after the server has moved, perhaps at another address."""
    moved = Device(port, address)
    moved.client.cookies = device.client.cookies
    return moved


async def waits(sitting: Sitting, seconds: float) -> list[float]:
    """How long each action takes from being sent to being acknowledged."""
    found = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.perf_counter()
        if not await sitting.play(1):
            break
        found.append(time.perf_counter() - begun)
        await asyncio.sleep(0.05)
    return found


class Crowd(msgspec.Struct):
    """What a process of its own needs to crowd a table, look on, and come and go."""

    port: int
    table: str
    watch: str
    cookies: list[dict[str, str]]  # of the players


async def crowd(wanted: Crowd) -> None:
    """Look on; after a line on the standard input come and go too, and say in the end how often.

    Strangers have machines of their own: here they take only what the server and the players leave them.
    """
    os.nice(19)
    devices = [Device(wanted.port, ATTACKER) for _ in wanted.cookies]
    for device, cookies in zip(devices, wanted.cookies, strict=True):
        device.client.cookies.update(cookies)
    sitting = Sitting(wanted.table, wanted.watch, devices, [], random.Random(1))
    onlookers = await gather_onlookers(sitting)
    visitor = Device(wanted.port, ATTACKER)
    await visitor.post(f"/tables/{wanted.table}/claim", {"secret": wanted.watch})
    print(len(onlookers), flush=True)
    counted = [0, 0]
    await asyncio.to_thread(sys.stdin.readline)
    attack = [asyncio.create_task(coming_and_going(visitor, wanted.table, counted)) for _ in range(COMING)]
    await asyncio.to_thread(sys.stdin.readline)
    print(*counted, flush=True)
    for task in attack:
        task.cancel()


async def coming_and_going(device: Device, table: str, counted: list[int]) -> None:
    """Come, look, go, as fast as one is let in."""
    while True:
        try:
            page = await device.page(table, None)
            counted[0] += 1
            await page.line.close()
        except (ConnectionClosed, InvalidHandshake, OSError):
            counted[1] += 1
            await asyncio.sleep(AGAIN)


async def others(server: Server, crowded: Sitting, figures: Figures) -> None:
    """How long actions take at another table, in peace and while sockets come and go at a crowded one."""
    cookies = [dict(device.client.cookies) for device in crowded.devices]
    wanted = msgspec.json.encode(Crowd(server.port, crowded.table, crowded.watch, cookies)).decode()
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--crowd", wanted, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None and process.stdout is not None and server.process is not None
    await process.stdout.readline()
    sitting = await Sitting.begin(server.port, 2, 5)
    await waits(sitting, 2)
    quiet = await waits(sitting, SECONDS)
    process.stdin.write(b"\n")
    await waits(sitting, 4)  # what may be used at once is used up
    before, begun = processor_seconds(server.process.pid), time.monotonic()
    disturbed = await waits(sitting, SECONDS)
    used = (processor_seconds(server.process.pid) - before) / (time.monotonic() - begun)
    process.stdin.write(b"\n")
    joins, refused = (await process.stdout.readline()).split()
    await process.wait()
    figures["joins while others play"], figures["turned away"] = int(joins), int(refused)
    figures["share of a core meanwhile, %"] = used * 100
    for name, times in (("quiet", quiet), ("disturbed", disturbed)):
        ordered = sorted(one * 1000 for one in times)
        for share in (50, 90):
            figures[f"action elsewhere, {name}, p{share} ms"] = ordered[len(ordered) * share // 100]
    figures["p90, disturbed / quiet"] = (
        figures["action elsewhere, disturbed, p90 ms"] / figures["action elsewhere, quiet, p90 ms"]
    )


async def measure(folder: str) -> Figures:
    figures: Figures = {}
    server = Server(folder)
    try:
        server.start(limited=False)
        sitting = await costs(server, figures)
        await claims(server, figures)
        server.stop()
        server.start(limited=True)
        await others(server, sitting.moved(server.port, ATTACKER), figures)
    finally:
        server.stop()
    return figures


def report(figures: Figures, beside: Figures) -> None:
    """The figures, those of another run, and how many times less they are."""
    for name, value in figures.items():
        other = beside.get(name)
        compared = "" if other is None else f"{other:12.1f}" + (f"{other / value:9.1f} x" if value else "")
        print(f"{name:<42}{value:12.1f}{compared}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write the figures down")
    parser.add_argument("--beside", type=Path, metavar="FILE", help="figures of another run, to print beside")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--limited", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--crowd", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.crowd:
        asyncio.run(crowd(msgspec.json.decode(wanted.crowd, type=Crowd)))
        return
    if wanted.serve:
        serve(wanted.serve, wanted.port, wanted.limited)
        return
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(folder))
    report(figures, msgspec.json.decode(wanted.beside.read_bytes()) if wanted.beside else {})
    if wanted.keep:
        wanted.keep.write_bytes(msgspec.json.encode(figures))


if __name__ == "__main__":
    main()
