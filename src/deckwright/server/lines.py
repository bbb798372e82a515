"""The line to a page, as uvicorn speaks it; a page that does not listen any more does not hold it for ever."""

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

MOST_PARTS = 64  # in which a message may come; the pages send each in one
LINGER = 15.0  # seconds that the last words may take


class Line(WebSocketsSansIOProtocol):
    """A socket that ends when it should, whether or not the other side reads what it is sent."""

    def keepalive_timeout(self) -> None:
        """Nobody has answered: what was not sent until now never will be."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The server is done with this page: it may read to the end, but not for ever."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message."""
        if len(self.frames) >= MOST_PARTS:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many parts")
            self.handle_parser_exception()
            return
        super().handle_cont(event)
