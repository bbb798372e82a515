"""More pages than anybody needs, pages that do not listen, pages that never say who they are: play goes on."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from deckwright.server.settings import Settings
from deckwright.server.visitors import MINUTE, Visitors
from tests.server.visitor import Running, SocketPage, Visitor, running, wait_for


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Running]:
    """A server that takes any number of messages, and soon notices who does not answer."""
    settings = Settings(data=tmp_path, messages_per_second=100_000, requests_per_minute=100_000)
    with running(settings, ws_ping_interval=1, ws_ping_timeout=3) as found:
        yield found


def deafen(server: Running, visitor: Visitor, table: str) -> SocketPage:
    """A page that asks for the table again and again and reads nothing, until no more goes down its line."""
    server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(server.listener.getsockname())
    page = visitor.page(table, sock=narrow, max_queue=1, compression=None, close_timeout=0.1)

    def full() -> bool:
        page.say("hello", seat=0)
        return stuck(server)

    wait_for(full)
    return page


def stuck(server: Running) -> bool:
    """Whether something waits for a page that does not read."""
    return any(
        not line.writable.is_set() for line in server.server.server_state.connections if hasattr(line, "writable")
    )


def test_a_page_that_never_reads_is_let_go_and_nobody_waits_for_it(patient: Running) -> None:
    visitor = patient.visitor()
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    deafen(patient, visitor, table)
    live = patient.tables.live[table]
    assert len(live.pages) == 2
    assert page.act(page.texts()[0])["revision"] == 1
    assert len(live.pages) == 2, "it was answered before the other page was let go"
    wait_for(lambda: len(live.pages) == 1)
    wait_for(lambda: not stuck(patient))


def test_who_talks_without_listening_is_let_go(tmp_path: Path) -> None:
    with running(
        Settings(data=tmp_path, messages_per_second=100_000, requests_per_minute=100_000), ws_ping_interval=None
    ) as server:
        visitor = server.visitor()
        page = deafen(server, visitor, visitor.make("here", "here")["table"])
        for _ in range(300):
            page.socket.send("garbage")
        wait_for(lambda: not server.tables.visitors.devices)


def test_one_device_opens_so_many_pages_and_no_more(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, pages_of_device=5)) as server:
        visitor, other = server.visitor(), server.visitor()
        tables = [visitor.make("here", "here")["table"] for _ in range(6)]
        pages = [visitor.sit(table, 0) for table in tables[:5]]
        late = visitor.page(tables[5])
        assert late.hear()["code"] == "too-many"
        assert late.is_closed()
        other.sit(other.make("here", "here")["table"], 0)
        pages[0].close()
        wait_for(lambda: sum(server.tables.visitors.devices.values()) == 5)
        assert visitor.sit(tables[5], 0).state["type"] == "state", "there is room again"


def test_one_address_opens_so_many_pages_and_no_more(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, pages_of_address=3)) as server:
        visitors = [server.visitor() for _ in range(4)]
        tables = [visitor.make("here", "here")["table"] for visitor in visitors]
        pages = [visitor.page(table) for visitor, table in zip(visitors, tables, strict=True)]
        for page in pages[:3]:
            page.say("hello", seat=0)
            assert page.hear()["type"] == "state"
        assert pages[3].hear()["code"] == "too-many"


def test_a_thousand_pages_of_one_device_leave_room_for_others(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, requests_per_minute=10_000)) as server:
        visitor, other = server.visitor(), server.visitor()
        table = visitor.make("here", "here")["table"]
        limit = server.tables.settings.pages_of_device
        pages = [visitor.page(table, compression=None, close_timeout=0.1) for _ in range(limit)]
        refused = 0
        for _ in range(1000 - limit):
            page = visitor.page(table, compression=None)
            refused += page.hear()["code"] == "too-many"
            page.close()
        assert refused == 1000 - limit
        mine = other.sit(other.make("here", "here")["table"], 0)
        assert mine.act(mine.texts()[0])["revision"] == 1
        for page in pages:
            page.socket.socket.close()


def test_pages_that_come_too_often_are_turned_away_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    visitors = Visitors(Settings(requests_per_minute=60))
    now = 1000.0
    monkeypatch.setattr("deckwright.server.budgets.time.monotonic", lambda: now)
    assert [visitors.may_ask("a") for _ in range(61)] == [True] * 60 + [False]
    assert visitors.may_ask("b")
    now += 2
    assert [visitors.may_ask("a") for _ in range(3)] == [True, True, False]
    now += MINUTE + 1
    visitors.forget()
    assert not visitors.arrivals


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with little room."""
    monkeypatch.setattr("deckwright.server.table.MOST_WATCHING", 4)
    monkeypatch.setattr("deckwright.server.table.MOST_PLAYING", 4)
    monkeypatch.setattr("deckwright.server.table.MOST_OF_DEVICE", 3)


def test_asking_for_the_whole_table_counts_like_any_request(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, requests_per_minute=12)) as server:
        visitor = server.visitor()
        page = visitor.page(visitor.make("here", "here")["table"])
        for _ in range(15):
            page.say("hello", seat=0)
        while page.hear().get("code") != "too-many":
            pass
        assert page.act(page.texts()[0])["revision"] == 1, "who has seen the table can play"


@pytest.mark.usefixtures("small")
def test_watchers_never_keep_a_player_out(server: Running) -> None:
    """Even if the link to watch is known to everybody."""
    maker = server.visitor()
    made = maker.make("here", "here")
    watchers = [server.visitor() for _ in range(3)]
    for watcher in watchers:
        watcher.claim(made, None)
    seen = [watcher.sit(made["table"], None) for watcher in watchers[:2] for _ in range(2)]
    late = watchers[2].page(made["table"])
    for _ in range(2):
        late.say("hello", lang="pt")
        refused = late.hear()
        assert refused["code"] == "crowded" and "páginas" in refused["detail"], "a second try changes nothing"
    page = maker.sit(made["table"], 0)
    assert page.act(page.texts()[0])["revision"] == 1
    seen[0].until(lambda state: state["revision"] == 1)


@pytest.mark.usefixtures("small")
def test_one_device_cannot_fill_a_table(server: Running) -> None:
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    pages = [visitor.sit(table, 0) for _ in range(3)]
    late = visitor.page(table)
    late.say("hello", seat=0)
    assert late.hear()["code"] == "crowded"
    late.say("act", id="x", revision=0, text="end turn")
    assert late.hear()["code"] == "hello-first"
    pages[0].close()
    wait_for(lambda: len(server.tables.live[table].pages) == 2)
    late.say("hello", seat=0)
    assert late.hear()["type"] == "state"


def test_a_page_that_does_not_say_hello_is_let_go(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, hello_seconds=0.3)) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here")["table"]
        quiet, garbage, page = visitor.page(table), visitor.page(table), visitor.sit(table, 0)
        for _ in range(3):
            garbage.socket.send("garbage")
        assert quiet.is_closed() and garbage.is_closed()
        assert page.act(page.texts()[0])["revision"] == 1


def test_a_message_in_endless_parts_ends_the_line(server: Running) -> None:
    visitor = server.visitor()
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    with pytest.raises(ConnectionClosed):
        send_parts(page, 10_000)
        while True:
            page.hear()


def send_parts(page: SocketPage, count: int) -> None:
    """One message in this many parts, each of them empty."""
    protocol: Any = page.socket.protocol
    with page.socket.protocol_mutex:
        for number in range(count):
            protocol.send_frame(Frame(Opcode.CONT if number else Opcode.TEXT, b"", fin=False))
    page.socket.ping()
