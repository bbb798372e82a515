"""The built pages: scripts and styles by their hashed names, and one page for every address of the client."""

import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Router, route
from litestar.exceptions import NotFoundException
from litestar.response import Response
from litestar.types import Middleware

from deckwright.server.previews import preview_of

START = "index.html"
# The addresses of the client, as its own list of routes has them.
PAGES = (
    "/", "/new", "/t/:table", "/replay/:table", "/cards", "/cards/:ruleset/:card", "/rules", "/rules/:id", "/learn",
    "/learn/:lesson", "/daily", "/games/:game", "/games/:game/tree/:tree", "/games/:game/compare/:tree", "/games/:game/hall",
    "/games/:game/story/:table",
)  # fmt: skip
PAGE = re.compile("|".join(re.sub(r":\w+", "[^/]+", page) for page in PAGES))
FILE = re.compile(r"(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}/){0,5}[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")
HASHED = "assets/"
FOREVER = "max-age=31536000, public, immutable"
ALWAYS_ASK = "no-cache"
NOT_BUILT = (
    "The pages of the table are not built yet. Run `make play` in the project's folder; it builds and serves them."
)
READING = [HttpMethod.GET, HttpMethod.HEAD]


class Kept(NamedTuple):
    """A file in memory."""

    stamp: tuple[int, int]
    content: bytes


class Files:
    """The files of the client: read when they are asked for first, and again when they were built anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept: dict[str, Kept] = {}

    def find(self, name: str) -> Kept | None:
        """A file by its name, if it is the name of one."""
        if not FILE.fullmatch(name):
            return None
        path = self.folder / name
        try:
            if not path.is_file():
                return None
            found = path.stat()
            stamp = (found.st_mtime_ns, found.st_size)
            if name not in self.kept or self.kept[name].stamp != stamp:
                self.kept[name] = Kept(stamp, path.read_bytes())
        except OSError:
            return None
        return self.kept[name]


def page_routes(folder: Path, middleware: list[Middleware]) -> Router:
    """The handlers for everything that is not /api."""
    files = Files(folder)

    @route(["/", "/{path:path}"], http_method=READING, include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
        """A file of the client, or the client itself, which knows its addresses."""
        name = path.strip("/")
        if name == "api" or name.startswith("api/"):
            raise NotFoundException
        start = files.find(START)
        if start is None:
            return Response(NOT_BUILT, media_type="text/plain", status_code=503)
        if (found := files.find(name)) is not None:
            return answer(found, name)
        if PAGE.fullmatch(f"/{name}"):
            return page_of(start, name, request)
        if name.startswith(HASHED) or "text/html" not in request.headers.get("accept", ""):
            raise NotFoundException
        return answer(start, START, 404)  # it says in words that there is nothing here

    return Router("/", route_handlers=[page], middleware=middleware)


def page_of(start: Kept, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client at one of its addresses, with what a preview of the link may show."""
    site = str(request.base_url).rstrip("/")
    tags = preview_of(name, site, request.headers.get("accept-language", ""))
    content = start.content.replace(b"</head>", f"{tags}</head>".encode(), 1)
    headers = {"cache-control": ALWAYS_ASK, "vary": "accept-language"}
    return Response(content, media_type="text/html", headers=headers)


def answer(kept: Kept, name: str, status: int = 200) -> Response[bytes]:
    """A file as the browser wants it."""
    kind = guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": FOREVER if name.startswith(HASHED) else ALWAYS_ASK}
    return Response(kept.content, media_type=kind, headers=headers, status_code=status)
