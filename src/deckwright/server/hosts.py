"""Under which names the pages are served: a foreign name that leads to this machine is turned away."""

import re

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.types import ASGIApp, Receive, Scope, Send

from deckwright.server.probes import PATHS
from deckwright.server.problems import BadRequest

UNKNOWN_NAME = 4400  # the code with which a socket is closed


class KnownHosts:
    """The names that are allowed, each with any port: pages under development come through another one."""

    def __init__(self, app: ASGIApp, names: list[str]) -> None:
        self.app = app
        self.names = re.compile(rf"(?:{'|'.join(map(re.escape, names))})(?::\d{{1,5}})?", re.IGNORECASE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] in PATHS or self.names.fullmatch(Headers.from_scope(scope).get("host", "")):
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            raise WebSocketException(detail="This server has another name.", code=UNKNOWN_NAME)
        else:
            raise BadRequest("bad-host")
