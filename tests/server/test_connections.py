"""Connections that ask for nothing, or ask slowly, keep nobody out; a page that is open at a table stays."""

import asyncio
import errno
import io
import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from deckwright.server import connections, logs
from deckwright.server.connections import PROXY, SECONDS, Connections
from deckwright.server.room import AT_ONCE, IN_FLIGHT, OWN_FILES, room_for
from deckwright.server.settings import Settings
from tests.server.visitor import Running, running, wait_for

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a: "
SLOW_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
)
REFUSED_BODY = b"POST /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
SECOND_HALF = b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF
BIG = "GET /big.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks that run out soon."""
    monkeypatch.setattr(connections, "SECONDS", dict.fromkeys(SECONDS, 0.3))


@pytest.fixture
def lines() -> Iterator[list[socket.socket]]:
    """Connections that are closed at the end."""
    with ExitStack() as stack:
        found: list[socket.socket] = []
        yield found
        for one in found:
            stack.enter_context(one)


def call(server: Running, lines: list[socket.socket], said: bytes) -> socket.socket:
    """A new connection over which something is said."""
    lines.append(socket.create_connection(server.listener.getsockname(), timeout=20))
    lines[-1].sendall(said)
    return lines[-1]


def is_closed(line: socket.socket, saying: bytes = b"") -> bool:
    """Whether the other side has ended it, while we go on saying something."""
    line.settimeout(0.02)
    try:
        line.sendall(saying)
        return line.recv(65536) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("said", "saying", "reason"),
    [
        (b"", b"", "headers"), (HALF, b"", "headers"), (HALF, b"a", "headers"),
        (SECOND_HALF, b"a", "headers"), (SLOW_BODY, b"", "body"), (SLOW_BODY, b"a", "body"), (REFUSED_BODY, b"a", "body"),
    ],
)  # fmt: skip
def test_whoever_does_not_come_to_an_end_is_let_go(
    server: Running, lines: list[socket.socket], said: bytes, saying: bytes, reason: str
) -> None:
    """Saying a little now and then does not help."""
    line = call(server, lines, said)
    wait_for(lambda: is_closed(line, saying))
    wait_for(lambda: not server.app.state.connections.addresses)
    assert server.app.state.connections.closed[reason] == 1


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("more", ["\r\n", "Connection: close\r\n\r\n"])
def test_whoever_does_not_read_the_answer_is_let_go(tmp_path: Path, lines: list[socket.socket], more: str) -> None:
    (tmp_path / "index.html").write_text("table")
    (tmp_path / "big.bin").write_bytes(b"a" * 20_000_000)
    with running(Settings(data=tmp_path / "data", pages=tmp_path)) as server:
        call(server, lines, (BIG + more).encode())
        wait_for(lambda: server.app.state.connections.closed["reading"])
        wait_for(lambda: not server.app.state.connections.addresses)
        assert server.visitor().http.get("/live").status_code == 200


def test_headers_have_an_end(server: Running, lines: list[socket.socket]) -> None:
    line = call(server, lines, b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert line.recv(100).startswith(b"HTTP/1.1 400")


def test_somebody_new_is_served_however_many_ask_for_nothing(tmp_path: Path, lines: list[socket.socket]) -> None:
    """And who plays goes on playing."""
    with running(Settings(data=tmp_path, connections=20)) as server:
        found: Connections = server.app.state.connections
        visitor = server.visitor()
        page = visitor.sit(visitor.make("here", "here")["table"], 0)
        for _ in range(60):
            call(server, lines, HALF)
        wait_for(lambda: found.closed["full"] >= 40)
        assert server.visitor().get("/tables").status_code == 200
        assert len(found.addresses) <= 20
        assert page.act(page.texts()[0])["revision"] == 1


def test_an_address_has_so_many_connections_that_ask_for_nothing(tmp_path: Path, lines: list[socket.socket]) -> None:
    with running(Settings(data=tmp_path, waiting_of_address=5), forwarded_allow_ips="") as server:
        for _ in range(12):
            call(server, lines, HALF)
        wait_for(lambda: server.app.state.connections.closed["address"] == 7)
        assert [is_closed(line) for line in lines] == [True] * 7 + [False] * 5, "those who came first go first"


def test_pages_leave_room_for_requests(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, connections=16)) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here")["table"]
        pages = [visitor.sit(table, 0) for _ in range(14)]
        with pytest.raises(InvalidStatus) as refused:
            visitor.page(table)
        assert refused.value.response.status_code == 503
        assert b"Try again" in (refused.value.response.body or b"")
        assert server.visitor().get("/tables").status_code == 200
        pages[0].close()
        wait_for(lambda: server.app.state.connections.has_room_for_socket)
        visitor.sit(table, 0)


class Exhausted(socket.socket):
    """A listener on a machine that has no more files, for a while."""

    left = 0

    def accept(self) -> Any:
        if Exhausted.left > 0:
            Exhausted.left -= 1
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


def test_without_files_the_server_waits_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    written = io.StringIO()
    log = logs.Log(False, written)
    monkeypatch.setattr("tests.server.visitor.socket.socket", Exhausted)
    monkeypatch.setattr(Exhausted, "left", 2 * AT_ONCE)
    monkeypatch.setattr("asyncio.constants.ACCEPT_RETRY_DELAY", 0.05)
    logging.getLogger().addHandler(log)
    try:
        with running(Settings(data=tmp_path)) as server:
            assert server.visitor().get("/tables").status_code == 200
    finally:
        logging.getLogger().removeHandler(log)
    assert Exhausted.left == 0
    assert written.getvalue().count("OSError: Too many open files") == 1
    assert len(written.getvalue()) < 5000


# The books alone.


class Call:
    """A connection that notes when it is ended."""

    def __init__(self, name: str, ended: list[str]) -> None:
        self.name, self.ended = name, ended

    @property
    def transport(self) -> asyncio.Transport:
        return self  # type: ignore[return-value]

    def abort(self) -> None:
        self.ended.append(self.name)


def test_the_one_that_was_waited_for_longest_goes_first() -> None:
    ended: list[str] = []
    found = Connections(3, 10)
    first, second, third = (Call(name, ended) for name in ("first", "second", "third"))
    for one in (first, second, third):
        found.come(one, "192.0.2.1")
    found.wait_no_more(first)  # it is being served
    found.come(Call("fourth", ended), "192.0.2.2")
    assert ended == ["second"]
    found.wait_for(first)
    found.come(Call("fifth", ended), "192.0.2.2")
    assert ended == ["second", "third"]
    assert found.count() == {"waiting": 3, "answered": 0, "pages": 0}


def test_one_address_cannot_push_another_out() -> None:
    ended: list[str] = []
    found = Connections(100, 3)
    found.come(Call("other", ended), "192.0.2.1")
    for n in range(50):
        found.come(Call("many", ended), "192.0.2.2")
        found.come(Call("proxy", ended), PROXY) if n < 40 else None
    assert ended == ["many"] * 47, "a proxy speaks for many"


def test_the_books_are_empty_when_everybody_has_gone() -> None:
    found = Connections(5, 3)
    callers = [Call(str(n), []) for n in range(30)]
    for n, one in enumerate(callers):
        found.come(one, f"192.0.2.{n % 4}", socket=n % 3 == 0)
        if n % 2:
            found.wait_no_more(one)
    for one in callers:
        found.go(one)
        found.go(one)
    assert not (found.addresses or found.waiting or found.oldest or found.sockets)


@pytest.mark.parametrize("files", [64, 256, 300, 1024, 8192])
def test_connections_never_take_all_files(files: int) -> None:
    assert 0 < room_for(files) < files
    assert files < 1024 or files - room_for(files) >= IN_FLIGHT + OWN_FILES
