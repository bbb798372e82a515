"""Connections of visitors: how many there may be, and how long each may keep the server waiting.

Somebody who has begun a request and does not finish it keeps a file of the system and brings nothing. So there is a
clock for the headers, for the body and for reading the answer. Where there is no room, the connection that was waited
for longest goes: somebody new is always served, and a page that is open at a table is never let go for others.
"""

import asyncio
from collections import Counter
from typing import Any, Protocol

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from deckwright.server.visitors import network_of

SECONDS = {"headers": 10.0, "body": 10.0, "reading": 30.0}  # that the other side has for each
WAITS = {h11.IDLE: "headers", h11.SEND_BODY: "body"}
MOST_HEADER = 16 * 1024  # bytes before a request begins to be carried out
REASONS = ("headers", "body", "reading", "full", "address", "pages")  # for which a connection had to go
PROXY = ""  # the address of those who speak for many
NO_ROOM = b"Too many pages are open on this server. Try again in a minute."


class Connected(Protocol):
    """A connection, whatever is spoken over it."""

    @property
    def transport(self) -> asyncio.Transport: ...


class Connections:
    """Everybody who is connected now."""

    def __init__(self, most: int, most_waiting: int) -> None:
        self.most = most  # in all
        self.most_sockets = most - most // 8  # of pages at tables: there is always room to ask for something
        self.most_waiting = most_waiting  # of one address, until they say what they want
        self.addresses: dict[Connected, str] = {}
        self.waiting: dict[str, dict[Connected, None]] = {}  # by address, those first who were waited for longest
        self.oldest: dict[Connected, None] = {}  # the same of all addresses
        self.sockets: set[Connected] = set()
        self.closed: Counter[str] = Counter()  # how many had to go, by the reason

    def come(self, one: Connected, address: str, socket: bool = False) -> None:
        """A new connection; if there is no room, somebody goes."""
        self.addresses[one] = address
        if socket:
            self.sockets.add(one)
        self.wait_for(one)
        if len(self.addresses) > self.most:
            self.let_go(next(iter(self.oldest)), "full")

    def wait_for(self, one: Connected) -> None:
        """It is the other side that must say something now."""
        if one not in self.addresses:
            return
        self.wait_no_more(one)
        address = self.addresses[one]
        alike = self.waiting.setdefault(address, {})
        alike[one] = self.oldest[one] = None
        if address != PROXY and len(alike) > self.most_waiting:
            self.let_go(next(iter(alike)), "address")

    def wait_no_more(self, one: Connected) -> None:
        """It is being served."""
        if one not in self.oldest:
            return
        del self.oldest[one]
        alike = self.waiting[self.addresses[one]]
        del alike[one]
        if not alike:
            del self.waiting[self.addresses[one]]

    def let_go(self, one: Connected, reason: str) -> None:
        self.closed[reason] += 1
        self.go(one)
        one.transport.abort()

    def go(self, one: Connected) -> None:
        self.wait_no_more(one)
        self.addresses.pop(one, None)
        self.sockets.discard(one)

    @property
    def has_room_for_socket(self) -> bool:
        return len(self.sockets) < self.most_sockets

    def count(self) -> dict[str, int]:
        """How many there are of each kind."""
        waiting = len(self.oldest)
        sockets = len(self.sockets)
        answered = len(self.addresses.keys() - self.oldest.keys() - self.sockets)
        return {"waiting": waiting, "answered": answered, "pages": sockets}


def address_of_line(config: Any, client: tuple[str, int] | None) -> str:
    """Whose connection it is; a proxy that is believed speaks for many."""
    host = client[0] if client else ""
    outermost = config.loaded_app
    if isinstance(outermost, ProxyHeadersMiddleware) and host in outermost.trusted_hosts:
        return PROXY
    return network_of(host)


class Connection(H11Protocol):
    """A connection over which requests come."""

    def __init__(self, config: Any, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.all: Connections = config.app.state.connections
        self.awaited: str | None = None  # what the other side must do now
        self.clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.all.come(self, address_of_line(self.config, self.client))
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_done()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """What came, in parts so small that headers without end are noticed."""
        for begin in range(0, len(data), MOST_HEADER):
            super().data_received(data[begin : begin + MOST_HEADER])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on a page speaks."""
        if not self.all.has_room_for_socket:
            self.all.closed["pages"] += 1
            self.turn_away()
            return
        self.be_done()
        super().handle_websocket_upgrade(event)

    def turn_away(self) -> None:
        headers = [("content-type", "text/plain; charset=utf-8"), ("retry-after", "60"), ("connection", "close")]
        for event in (h11.Response(status_code=503, headers=headers), h11.Data(data=NO_ROOM), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def look(self) -> None:
        """Whom we wait for. A clock runs from the moment when the waiting begins; nothing prolongs it."""
        unread = self.transport.is_closing() and self.transport.get_write_buffer_size() > 0
        awaited = "reading" if unread or self.flow.write_paused else WAITS.get(self.conn.their_state)
        if awaited == self.awaited or self.transport.get_protocol() is not self:
            return
        self.stop_clock()
        self.awaited = awaited
        if awaited is None:
            self.all.wait_no_more(self)
        else:
            self.all.wait_for(self)
            self.clock = self.loop.call_later(SECONDS[awaited], self.all.let_go, self, awaited)

    def be_done(self) -> None:
        self.stop_clock()
        self.all.go(self)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
