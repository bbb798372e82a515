"""The built pages: scripts and styles by their hashed names, and one page for every address of the client."""

from mimetypes import guess_type
from pathlib import Path

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File, Response
from litestar.router import Router
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

START = "index.html"
FOREVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
ALWAYS_ASK = CacheControlHeader(no_cache=True)
NOT_BUILT = (
    "The pages of the table are not built yet. Run `make play` in the project's folder; it builds and serves them."
)


def page_handlers(folder: Path) -> list[ControllerRouterHandler]:
    """The handlers for everything that is not /api."""

    @get(["/", "/{path:path}"], include_in_schema=False, cache_control=ALWAYS_ASK)
    async def page(path: str = "") -> Response[str] | File:
        """A file of the client, or the client itself, which knows its addresses."""
        name = path.strip("/")
        if name.startswith(("api/", "assets/")) or name == "api":
            raise NotFoundException
        if not (folder / START).is_file():
            return Response(NOT_BUILT, media_type="text/plain", status_code=503)
        if "/" not in name and name != START and name and not name.startswith(".") and (folder / name).is_file():
            return File(folder / name, media_type=guess_type(name)[0], content_disposition_type="inline")
        return File(folder / START, media_type="text/html", content_disposition_type="inline")

    found: list[ControllerRouterHandler] = [page]
    if (folder / "assets").is_dir():
        found.append(assets(folder / "assets"))
    return found


def assets(folder: Path) -> Router:
    return create_static_files_router(
        "/assets", [folder], cache_control=FOREVER, include_in_schema=False, name="assets"
    )  # fmt: skip
