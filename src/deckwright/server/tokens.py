"""Tokens that a page sends with whatever changes something: another site cannot know them."""

from typing import Any

from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import Receive, Scope, Send


class Tokens(CSRFMiddleware):
    """A token that is no plain text is a wrong one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            request: Request[Any, Any, Any] = Request(scope)
            sent = request.headers.get(self.config.header_name, "") + request.cookies.get(self.config.cookie_name, "")
            if not sent.isascii() and request.method not in self.config.safe_methods:
                raise PermissionDeniedException("CSRF token verification failed")
        await super().__call__(scope, receive, send)
