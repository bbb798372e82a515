"""The server itself: uvicorn with our limits of connections, files and time."""

import asyncio
import logging
import re
import socket
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar

from deckwright.server.connections import MOST_HEADER, Connection
from deckwright.server.lines import Line

VALUES = re.compile(r"[(<:\n]")  # where asyncio begins to show values
LOG = logging.getLogger(__name__)
MOST_FILES = 8192
OWN_FILES = 96  # the database, the bots' processes, files that are read
AT_ONCE = 32  # connections that are taken in one round of the loop
IN_FLIGHT = 4 * AT_ONCE  # those that may have been taken before one that has to go is gone
QUEUE = 2048  # connections that the system holds for us meanwhile
MOST_MESSAGE = 16 * 1024  # bytes that a page may send at once
PATIENCE = 3  # seconds in which pages may go when the server stops


def allow_many_files() -> int:
    """Every page takes a file of the system; as many as the system lets us have. How many that is."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < MOST_FILES:
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def room_for(files: int) -> int:
    """How many connections so many files allow, without ever running out of them."""
    return max(files - OWN_FILES - IN_FLIGHT, files // 4)


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
