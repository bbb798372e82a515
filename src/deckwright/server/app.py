"""The web application: pages, the interface under /api, and the socket of each table."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import LitestarException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from deckwright.server import (
    catalogue,
    coming,
    company,
    faces,
    games,
    growing,
    hinting,
    praising,
    probes,
    reaching,
    reckoned,
    replays,
    seating,
    sockets,
    starring,
)
from deckwright.server.answers import EXCEPTION_HANDLERS
from deckwright.server.budgets import Weighing
from deckwright.server.client import page_routes
from deckwright.server.compression import Compression
from deckwright.server.connections import Connections
from deckwright.server.daily import Daily
from deckwright.server.devices import NEW_KEY, cookie_of
from deckwright.server.hall import Hall
from deckwright.server.hinting import Hints
from deckwright.server.hosts import KnownHosts
from deckwright.server.interface import InterfacePage
from deckwright.server.list_schemas import ListSchemas
from deckwright.server.logs import path_of
from deckwright.server.marks import at_table, use_key
from deckwright.server.metrics import ANSWERS
from deckwright.server.probes import Readiness
from deckwright.server.reckoning import Reckonings
from deckwright.server.settings import Settings
from deckwright.server.tables import SWEEP_SECONDS, Tables
from deckwright.server.thinking import Thinkers
from deckwright.server.tokens import Tokens
from deckwright.server.trees import Trees
from deckwright.server.visitors import address_of, forget_visitors

FILES_OF_A_PAGE = 40  # scripts, styles, words and pictures that come with one page; browsers keep most of them
LOG = logging.getLogger(__name__)
MOST_BYTES = 64 * 1024
SECURE = re.compile(rb";\s*secure\s*(;|$)", re.IGNORECASE)
SMALLEST_COMPRESSED = 1000
CSRF_COOKIE, CSRF_HEADER = "csrftoken", "x-csrftoken"
SECURITY_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def make_app(settings: Settings, thinkers: Thinkers | None = None) -> Litestar:
    """The application for these settings; its bots think in processes of their own unless others are given."""
    use_key(settings.key_for("marks"))
    tables = Tables(settings, thinkers)
    trees = Trees(tables)
    reckonings = Reckonings(settings)
    hall = Hall(trees)
    daily = Daily(tables)
    hints = Hints(tables)
    readiness = Readiness(tables.store)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        every = min(SWEEP_SECONDS, settings.idle_seconds)
        forgetting = asyncio.create_task(forget_visitors(tables.visitors, app.stores, every), name="visitors")
        try:
            yield
        finally:
            forgetting.cancel()
            await reckonings.close()
            await tables.close()

    limit = RateLimitConfig(("minute", settings.requests_per_minute), identifier_for_request=address_of)
    table_limit = RateLimitConfig(
        ("minute", settings.tables_per_minute), identifier_for_request=address_of,
        check_throttle_handler=makes_a_table, store="tables_rate_limit",
    )  # fmt: skip
    day_limit = RateLimitConfig(
        ("day", settings.tables_per_day), identifier_for_request=address_of,
        check_throttle_handler=makes_a_table, store="tables_day_limit",
    )  # fmt: skip
    page_limit = RateLimitConfig(
        ("minute", FILES_OF_A_PAGE * settings.requests_per_minute),
        identifier_for_request=address_of,
        store="pages_rate_limit",
    )
    api = Router(
        "/api",
        route_handlers=[
            *catalogue.HANDLERS,
            *games.HANDLERS,
            *seating.HANDLERS,
            *coming.HANDLERS,
            *company.HANDLERS,
            *replays.HANDLERS,
            *faces.HANDLERS,
            *reaching.HANDLERS,
            *growing.HANDLERS,
            *reckoned.HANDLERS,
            *praising.HANDLERS,
            *starring.HANDLERS,
            *hinting.HANDLERS,
            sockets.table_socket,
        ],
        cache_control=CacheControlHeader(no_store=True),
        middleware=[limit.middleware, table_limit.middleware, day_limit.middleware],
    )
    csrf = CSRFConfig(settings.key_for("csrf"), CSRF_COOKIE, header_name=CSRF_HEADER)
    app = Litestar(
        [
            api,
            Router("/api", route_handlers=faces.PICTURES, middleware=[page_limit.middleware]),
            Router("/", route_handlers=probes.HANDLERS, middleware=[page_limit.middleware]),
            page_routes(settings.pages, [page_limit.middleware]),
        ],
        after_exception=[note_broken_page],
        before_request=mark_table,
        before_send=[finish_answer],
        compression_config=CompressionConfig("gzip", minimum_size=SMALLEST_COMPRESSED, middleware_class=Compression),
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "reckonings": Provide(lambda: reckonings, sync_to_thread=False),
            "trees": Provide(lambda: trees, sync_to_thread=False),
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "hints": Provide(lambda: hints, sync_to_thread=False),
            "daily": Provide(lambda: daily, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[lifespan],
        middleware=[
            DefineMiddleware(KnownHosts, names=settings.hosts),
            DefineMiddleware(Weighing, account_of=tables.visitors.account_of),
            DefineMiddleware(Tokens, config=csrf),
        ],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Deckwright",
            "1",
            path="/api/schema",
            render_plugins=[InterfacePage(path="/"), JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
            operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        ),
        plugins=[ListSchemas()],
        request_max_body_size=MOST_BYTES,
    )
    app.state.tables, app.state.devices = tables, tables.devices
    app.state.csrf, app.state.reckonings = csrf, reckonings
    app.state.connections = Connections(settings.connections, settings.waiting_of_address)
    return app


def makes_a_table(request: Request[Any, Any, Any]) -> bool:
    """Whether a request sets up a table: by itself, as a fork or for a lesson."""
    return bool(request.scope["route_handler"].opt.get("makes_a_table"))


async def mark_table(request: Request[Any, Any, Any]) -> None:
    """What is logged about a request names its table by its mark."""
    if "table_id" in request.path_params:
        at_table(str(request.path_params["table_id"]))


async def note_broken_page(error: Exception, scope: Scope) -> None:
    """A socket that ends by a mistake of ours is told to the log: nobody else would say so."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, LitestarException):
        LOG.error("a page at %s failed", path_of(scope), exc_info=error)


async def finish_answer(message: Message, scope: Scope) -> None:
    """Every answer carries the security headers, and the key of a device that has just got one."""
    if message["type"] != "http.response.start":
        return
    ANSWERS.labels(f"{message['status'] // 100}xx").inc()
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY_HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        headers.setdefault("strict-transport-security", "max-age=31536000")
    key = scope.get("state", {}).get(NEW_KEY)
    if key is not None:
        headers.add("set-cookie", cookie_of(key, scope["scheme"]).to_header(header=""))
    if scope["scheme"] == "https":
        message["headers"] = [secured(name, value) for name, value in message["headers"]]


def secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A cookie that was given over https never goes over http."""
    if name.lower() == b"set-cookie" and not SECURE.search(value):
        return name, value + b"; Secure"
    return name, value
