"""Whether the server works, for those who watch over it: `/live` and `/ready`."""

import asyncio

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.response import Response
from sqlalchemy import Connection, text

from deckwright.server.database import NEWEST
from deckwright.server.problems import NotStored
from deckwright.server.store import Store

NEVER = CacheControlHeader(no_store=True)
PATHS = ("/live", "/ready")
WRITE = text("UPDATE alembic_version SET version_num = version_num")  # a real write: the page goes to disk
READ = text("SELECT version_num FROM alembic_version")
OPEN = {"exclude_from_csrf": True}


class Readiness:
    """Writes and reads the database, once for all who ask at the same time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.checking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(self.write_and_read(), name="readiness")
        await asyncio.shield(self.checking)

    async def write_and_read(self) -> None:
        await self.store.change(touch)
        if [row["version_num"] for row in await self.store.read(READ)] != [NEWEST]:
            raise NotStored("storage")


def touch(connection: Connection) -> None:
    connection.execute(WRITE)


@get("/live", include_in_schema=False, cache_control=NEVER, opt=OPEN)
async def live() -> Response[str]:
    """The process answers."""
    return Response("alive\n", media_type="text/plain")


@get("/ready", include_in_schema=False, cache_control=NEVER, opt=OPEN)
async def ready(readiness: Readiness) -> Response[str]:
    """The database takes and gives; else the answer is 503."""
    await readiness.check()
    return Response("ready\n", media_type="text/plain")


HANDLERS = [live, ready]
