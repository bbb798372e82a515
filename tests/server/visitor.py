"""A server on a port of its own, and visitors to it: each with the cookies of one device."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import deckwright as dw
from deckwright.server.app import make_app
from deckwright.server.serving import Server
from deckwright.server.settings import Settings
from deckwright.server.tables import Tables
from deckwright.server.thinking import Counsel, Task, Thinkers, counsel, decide
from deckwright.server.wire import PROTOCOL
from deckwright.table.rulesets import resolve
from deckwright.table.said import Value, speech_of

PATIENCE = 300.0  # seconds: every wait ends when something happens, and only a hang lasts as long as this
QUIET = 0.25


@cache
def warm_up() -> None:
    """Compiled code is loaded by one thread, before several run it."""
    game = dw.new("ascension-10th", 2, seed=1)
    decide(Task("ascension-10th", "versus", game.options, game.state.tobytes(), game.player or 0, 1, 1))


def wait_for(wanted: Callable[[], Any], timeout: float = PATIENCE) -> Any:
    """Wait until this is so; what it was is handed back."""
    until = time.monotonic() + timeout
    while not (found := wanted()):
        assert time.monotonic() < until, "it never came"
        time.sleep(0.01)
    return found


class InThreads(Thinkers):
    """Bots that think in a thread of this process: the same thoughts without the time that a process takes to start."""

    def __init__(self) -> None:
        super().__init__(0)
        self.one_at_a_time = threading.Lock()

    async def ask(self, task: Task) -> list[str]:
        return await asyncio.to_thread(self.decide, task)

    async def advise(self, task: Task) -> list[Counsel]:
        return await asyncio.to_thread(counsel, task)

    def decide(self, task: Task) -> list[str]:
        with self.one_at_a_time:
            return decide(task)


def heard(told: Any, lang: str = "en", ruleset: str = "ascension-10th", names: Sequence[str] = ()) -> str:
    """What is said, as a page makes a sentence of it."""
    return speech_of(resolve(ruleset), lang, names).text(msgspec.convert(told, Value))


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None, **options: Any) -> None:
        self.listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listener.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.app = app = make_app(settings, thinkers)
        self.tables: Tables = app.state.tables
        self.loop: asyncio.AbstractEventLoop
        app.on_startup.append(self.note_loop)
        self.server = Server(app, **{"timeout_graceful_shutdown": 1, **options})
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]})
        self.visitors: list[Visitor] = []

    async def note_loop(self) -> None:
        self.loop = asyncio.get_running_loop()

    def visitor(self) -> "Visitor":
        """Somebody on a device of his own."""
        self.visitors.append(Visitor(self.address))
        return self.visitors[-1]


@contextmanager
def running(
    settings: Settings, thinkers: Thinkers | None = None, *, fair: bool = False, **options: Any
) -> Iterator[Running]:
    """A server as long as the block lasts; all tests come from one address, so its share is only limited if it is to be
    fair. The options are uvicorn's."""
    warm_up()
    found = Running(settings if fair else replace(settings, share=1.0), thinkers or InThreads(), **options)
    found.thread.start()
    try:
        until = time.monotonic() + PATIENCE
        while not found.server.started and time.monotonic() < until:
            time.sleep(0.01)
        yield found
    finally:
        for visitor in found.visitors:
            visitor.close()
        found.server.should_exit = True
        found.thread.join()
        found.listener.close()


class Visitor:
    """One device: its cookies, its requests, its sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.sockets: list[SocketPage] = []

    def close(self) -> None:
        for one in self.sockets:
            one.close()
        self.http.close()

    def get(self, path: str, **values: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params={key: value for key, value in values.items() if value is not None})

    def post(self, path: str, data: Any = None) -> httpx.Response:
        if "csrftoken" not in self.http.cookies:
            self.get("/tables")
        return self.http.post(f"/api{path}", json=data, headers=self.token())

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(f"/api{path}", headers=self.token())

    def token(self) -> dict[str, str]:
        return {"x-csrftoken": self.http.cookies["csrftoken"]}

    def make(self, *seats: str, ruleset: str = "ascension-10th", mode: str = "versus", **more: Any) -> dict[str, Any]:
        """A table: a seat is `here`, `link` or `bot 1`, a name may stand before it: `Ana: here`."""
        wanted = []
        for seat in seats:
            name, _, kind = seat.rpartition(": ")
            word, _, level = kind.partition(" ")
            wanted.append({"kind": word, "name": name, **({"level": int(level)} if level else {})})
        setup = {"ruleset": ruleset, "seats": wanted, "mode": mode, "options": more.get("options", {})}
        setup["first"] = more.get("first", 0)
        body: dict[str, Any] = {"setup": setup}
        if "seed" in more:
            body["practice_seed"] = more["seed"]
        if "take_backs" in more:
            body["take_backs"] = more["take_backs"]
        answer = self.post("/tables", body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def claim(self, made: dict[str, Any], seat: int | None) -> httpx.Response:
        """Come by the link to a seat, or by the one to watch."""
        secret = made["watch"] if seat is None else next(one["secret"] for one in made["links"] if one["seat"] == seat)
        return self.come(made["table"], secret)

    def come(self, table: str, secret: str) -> httpx.Response:
        """Open a link."""
        return self.post(f"/tables/{table}/claim", {"secret": secret})

    def ask(self, table: str, secret: str) -> dict[str, Any]:
        """Ask the device that sits there, by the link to its seat."""
        asked: dict[str, Any] = self.post(f"/tables/{table}/ask", {"secret": secret}).json()
        return asked

    def back(self, table: str, seat: int) -> str:
        """The secret by which the person at a seat of this device comes back."""
        found = self.get(f"/tables/{table}/returns").json()
        return next(str(one["secret"]) for one in found if one["seat"] == seat)

    def sit(self, table: str, seat: int | None, lang: str = "en", **known: Any) -> "SocketPage":
        """Open a page at a table and hear the first state."""
        page = self.page(table)
        page.say("hello", seat=seat, lang=lang, **known)
        page.hear()
        return page

    def page(self, table: str, **more: Any) -> "SocketPage":
        """A socket that has said nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        origin = more.pop("origin", self.address)
        headers = {"Cookie": cookies, **more.pop("headers", {})}
        found = SocketPage(connect(address, origin=origin, additional_headers=headers, **more))
        self.sockets.append(found)
        return found


class SocketPage:
    """A page at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.socket = line
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.count = 0
        self.strict = False  # whether the log must go on where it was

    def close(self) -> None:
        self.socket.close()

    def drop(self) -> None:
        """The line is lost, whatever was still on its way."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def say(self, kind: str, **fields: Any) -> None:
        if kind == "hello":
            fields = {"protocol": PROTOCOL, **fields}
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, but not who comes and goes; a state replaces what was known."""
        while True:
            message = self.hear_anything(timeout)
            if message["type"] != "presence":
                return message

    def hear_anything(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of any kind."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        match message["type"]:
            case "state":
                self.state = message
                kept = [event for event in self.log if event["number"] < message["kept"]]
                if self.strict and message["kept"]:
                    assert message["first"] == message["kept"] == kept[-1]["number"] + 1
                self.log = kept + message["events"]
            case "presence":
                self.state = {**self.state, "seats": message["seats"], "watchers": message["watchers"]}
            case "log" if self.log and message["first"] + len(message["events"]) == self.log[0]["number"]:
                self.log = message["events"] + self.log
        return message

    def read_up(self) -> None:
        """Read the log up to its beginning."""
        while self.log and self.log[0]["number"] > 0:
            before = self.log[0]["number"]
            self.say("earlier", before=before)
            while self.log[0]["number"] == before:
                self.hear()

    def hear_all(self) -> None:
        """Everything until it is quiet."""
        while True:
            try:
                self.hear_anything(QUIET)
            except TimeoutError:
                return

    def is_closed(self) -> bool:
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    # What a person does.

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state["question"]
        return found

    def texts(self) -> list[str]:
        return [action["text"] for action in (self.question or {"actions": []})["actions"]]

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something with a fresh id and hear its answer."""
        self.count += 1
        sent = {"id": f"{id(self)}-{self.count}", "revision": self.state["revision"], **fields}
        self.say(kind, **sent)
        return self.answer(sent["id"])

    def answer(self, message: str) -> dict[str, Any]:
        """Listen until this message is answered."""
        while True:
            heard = self.hear()
            if heard.get("ack") == message:
                return heard

    def until_told(self, kind: str) -> dict[str, Any]:
        """Listen until a message of this kind comes."""
        while True:
            heard = self.hear()
            if heard["type"] == kind:
                return heard

    def act(self, text: str, **fields: Any) -> dict[str, Any]:
        return self.do("act", text=text, **fields)

    def until(self, wanted: Any, timeout: float = PATIENCE) -> dict[str, Any]:
        """Listen until the state is like this."""
        end = time.monotonic() + timeout
        while not wanted(self.state):
            self.hear_anything(max(end - time.monotonic(), 0.01))
        return self.state

    def until_asked(self, seat: int) -> dict[str, Any]:
        return self.until(lambda state: state["question"] is None or state["question"]["player"] == seat)

    def play_turn(self) -> None:
        """Play what can be played, then end the turn; questions get their first answer."""
        turns = self.state["view"]["turns"]
        while self.question and self.texts() and self.state["view"]["turns"] == turns:
            self.act(next((text for text in self.texts() if text.startswith("play")), self.texts()[-1]))
