"""The line to a page, as uvicorn speaks it; a page that does not listen any more does not hold it for ever."""

import asyncio
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame

from deckwright.server.connections import Connections, address_of_line
from deckwright.server.letters import Letter

MOST_PARTS = 64  # in which a message may come; the pages send each in one
LINGER = 15.0  # seconds that the last words may take
CLIENT_BITS = 12  # a small window: pages say little
LINE = "deckwright.line"  # under which the application finds the line among the extensions of its scope
NOT_UNDERSTOOD = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Line(WebSocketsSansIOProtocol):
    """A socket that ends when it should, whether or not the other side reads what it is sent."""

    all: Connections

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        if self.config.ws_per_message_deflate:  # each message by itself: then all lines take the same bytes
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=CLIENT_BITS)
            ]
        self.window = 0

    async def run_asgi(self) -> None:
        packing = next((one for one in self.conn.extensions if isinstance(one, PerMessageDeflate)), None)
        self.window = 0 if packing is None else packing.local_max_window_bits
        self.scope["extensions"][LINE] = {"line": self}
        await super().run_asgi()

    @property
    def is_free(self) -> bool:
        """Whether what is posted now leaves at once."""
        return self.writable.is_set()

    def post(self, letter: Letter) -> None:
        """Send a letter that others get too."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(letter.frame(self.window))

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.all = self.config.app.state.connections  # type: ignore[union-attr]
        self.all.come(self, address_of_line(self.config, self.client), socket=True)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.go(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if (
            not self.handshake_initiated and not self.transport.is_closing()
        ):  # it asked for a socket in a way that is none
            self.transport.write(NOT_UNDERSTOOD)
            self.transport.close()

    def handle_text(self, event: Frame) -> None:
        """A page that says something is not one that merely waits."""
        self.all.wait_no_more(self)
        super().handle_text(event)

    def keepalive_timeout(self) -> None:
        """Nobody has answered: what was not sent until now never will be."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The server is done with this page: it may read to the end, but not for ever."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Text that is none is not worth a line in the log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "no text")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message."""
        if len(self.frames) >= MOST_PARTS:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many parts")
            self.handle_parser_exception()
            return
        super().handle_cont(event)
