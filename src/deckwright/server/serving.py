"""The server itself: uvicorn with our limits of connections, files and time."""

import asyncio
import logging
import re
import socket
from typing import Any

import uvicorn
from litestar import Litestar

from deckwright.server.connections import MOST_HEADER, Connection
from deckwright.server.lines import Line
from deckwright.server.room import AT_ONCE

VALUES = re.compile(r"[(<:\n]")  # where asyncio begins to show values
LOG = logging.getLogger(__name__)
QUEUE = 2048  # connections that the system holds for us meanwhile
MOST_MESSAGE = 16 * 1024  # bytes that a page may send at once
PATIENCE = 3  # seconds in which pages may go when the server stops


class Server(uvicorn.Server):
    """uvicorn, as we want it."""

    def __init__(self, app: Litestar, **options: Any) -> None:
        chosen = {
            "http": Connection, "ws": Line, "backlog": AT_ONCE, "h11_max_incomplete_event_size": MOST_HEADER,
            "ws_max_size": MOST_MESSAGE, "timeout_graceful_shutdown": PATIENCE, "lifespan": "on",
            "log_config": None, "access_log": False, "server_header": False,
        }  # fmt: skip
        super().__init__(uvicorn.Config(app, **{**chosen, **options}))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin. asyncio takes as many connections at once as may queue, so the queue is made longer afterwards."""
        asyncio.get_running_loop().set_exception_handler(note)
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        for log in logging.getLogger().handlers:
            log.flush()


def note(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What went wrong beside any request: what and where, without the values that asyncio would show."""
    message = str(context.get("message", "something went wrong"))
    LOG.error(VALUES.split(message)[0].strip(), exc_info=context.get("exception"))
