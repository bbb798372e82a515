"""Half-open connections, slow bodies and odd requests: who is still served, and how much goes into the log.

`python bench/attack_http.py` starts a server that may open 1,024 files. Somebody sits at a table with a page open. Then 1,400
connections come that begin a request and never finish it, others send a body letter by letter, and meanwhile somebody new
comes every second. Last come requests that make no sense. All of it stays on this machine.
"""

import argparse
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from deckwright.server.wire import PROTOCOL

FILES = 1024
START_SECONDS = 60.0
PATIENCE = 5.0
HALF_A_REQUEST = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a: "
SLOW_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"
)
MOST_LOG = 100_000
SETUP = {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "here"}, {"kind": "here"}]}}


class Attacked:
    """A server with few files, and what it says."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        arguments = ["serve", "--port", str(self.port), "--data", str(folder / "data"), "--no-open"]
        script = f"import sys; from deckwright.cli.main import app; sys.argv[1:] = {arguments!r}; app()"
        command = [sys.executable, "-c", script]
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, preexec_fn=allow_few_files)
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/api/tables").status_code == 200:
                    return
            time.sleep(0.1)
        self.process.kill()
        raise SystemExit("The server did not start.")

    @property
    def logged(self) -> int:
        return self.log.stat().st_size

    def files(self) -> int:
        """How many files the server has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Player:
    """Somebody with a page open at a table."""

    def __init__(self, server: Attacked) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.http.get("/api/tables")
        self.token = {"x-csrftoken": self.http.cookies["csrftoken"]}
        self.table = self.http.post("/api/tables", json=SETUP, headers=self.token).json()["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.table}/socket"
        self.line = connect(address, additional_headers={"Cookie": cookies})
        self.page: ClientConnection = self.line.__enter__()
        self.hello()

    def hello(self) -> None:
        self.page.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "seat": 0}))
        while json.loads(self.page.recv(PATIENCE))["type"] != "state":
            pass

    def is_there(self) -> bool:
        """Whether the page still gets answers."""
        try:
            self.hello()
        except (WebSocketException, OSError, TimeoutError):
            return False
        return True


def allow_few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


def open_half(server: Attacked, count: int, begin: bytes) -> list[socket.socket]:
    """Connections that begin to say something."""
    found = []
    for _ in range(count):
        with suppress(OSError):
            one = socket.create_connection(("127.0.0.1", server.port), timeout=0.5)
            one.setblocking(False)
            found.append(one)
            one.send(begin)
    return found


def is_held(one: socket.socket) -> bool:
    """Whether the server has not closed this connection."""
    try:
        while one.recv(65536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def trickle(connections: list[socket.socket]) -> None:
    for one in connections:
        with suppress(OSError):
            one.send(b"a")


def come_in(server: Attacked, number: int) -> float | None:
    """Somebody new from an address of his own asks for the list of tables: after how many seconds he has it."""
    address = {"x-forwarded-for": f"192.0.2.{number}"}
    with httpx.Client(timeout=PATIENCE, verify=False) as http:
        begun = time.monotonic()
        try:
            http.get(f"{server.address}/api/tables", headers=address).raise_for_status()
        except httpx.HTTPError:
            return None
        return time.monotonic() - begun


def hold(server: Attacked, player: Player, name: str, count: int, begin: bytes, seconds: float) -> bool:
    """One attack with many connections; whether the server bore it."""
    logged, used, begun = server.logged, server.processor_seconds(), time.monotonic()
    held = open_half(server, count, begin)
    most, waits = server.files(), []
    while time.monotonic() - begun < seconds:
        waits.append(come_in(server, len(waits)))
        most = max(most, server.files())
        trickle(held)
        time.sleep(1)
    served = [one for one in waits if one is not None]
    still, there = sum(map(is_held, held)), player.is_there()
    logged, used = server.logged - logged, server.processor_seconds() - used
    for one in held:
        one.close()
    slowest = f"slowest {max(served) * 1000:.0f} ms" if served else "nobody"
    print(
        f"{name}: {len(held)} of {count} connected, {still} held after {seconds:.0f} s, at most {most} files open; new visitors"
        f" served {len(served)} of {len(waits)} ({slowest}); the open page {'stays' if there else 'IS LOST'};"
        f" {logged:,} bytes of log, {used:.1f} s of processor",
        flush=True,
    )
    return there and len(served) == len(waits) and logged <= MOST_LOG and still < count // 10


def odd_requests(server: Attacked, player: Player) -> dict[str, Callable[[], int]]:
    """Requests that make no sense, by name; each gives its status."""
    http, post = player.http, {**player.token, "content-type": "application/json"}
    upgrade = {
        "host": "evil.example", "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }  # fmt: skip
    huge = f'{{"setup": {{"ruleset": "ascension-10th", "seats": [{{"kind": "bot", "level": {10**50}}}, {{"kind": "here"}}]}}}}'
    return {
        "/<300 letters>": lambda: http.get("/" + "a" * 300).status_code,
        "/assets/<300 letters>": lambda: http.get("/assets/" + "a" * 300).status_code,
        "/assets/%00": lambda: http.get("/assets/%00").status_code,
        "a byte 0xFF in JSON": lambda: http.post("/api/tables", content=b'{"setup": "\xff"}', headers=post).status_code,
        "level 10**50": lambda: http.post("/api/tables", content=huge, headers=post).status_code,
        "a socket for evil.example": lambda: http.get("/api/tables/a/socket", headers=upgrade).status_code,
        "/<15,000 letters>": lambda: http.get("/" + "a" * 15_000).status_code,
        "/<50,000 letters>": lambda: http.get("/" + "a" * 50_000).status_code,
        "/healthz": lambda: http.get("/healthz").status_code,
        "/metrics": lambda: http.get("/metrics").status_code,
    }


def ask_oddly(server: Attacked, player: Player, times: int) -> bool:
    """Every odd request some times; whether none of them broke anything."""
    good = True
    for name, ask in odd_requests(server, player).items():
        logged, seen = server.logged, Counter[str]()
        for _ in range(times):
            try:
                seen[str(ask())] += 1
            except httpx.HTTPError as error:
                seen[type(error).__name__] += 1
        print(f"{name}: {dict(seen)}, {(server.logged - logged) / times:,.0f} bytes of log each", flush=True)
        good = good and not any(status.startswith("5") for status in seen)
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--connections", type=int, default=1400)
    parser.add_argument("--seconds", type=float, default=14.0, help="that each attack lasts")
    wanted = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Attacked(Path(folder))
        try:
            player = Player(server)
            good = ask_oddly(server, player, 20)
            attacks = (("half a request", HALF_A_REQUEST), ("slow body", SLOW_BODY))
            for name, begin in attacks:
                good = hold(server, player, name, wanted.connections, begin, wanted.seconds) and good
            print(f"{server.logged:,} bytes of log in all")
        finally:
            server.end()
    print(
        f"{'PASSED' if good else 'FAILED'}: everybody is served, nothing is broken, at most {MOST_LOG:,} bytes of log"
    )
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
