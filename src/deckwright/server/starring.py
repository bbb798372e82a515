"""The deal of the day over HTTP."""

from typing import Any

from litestar import Request, get, post

from deckwright.server.answers import PROBLEMS
from deckwright.server.daily import Daily
from deckwright.server.daily_messages import DailyShown, DailyTable, DailyWanted
from deckwright.server.devices import known_device, some_device

Asked = Request[Any, Any, Any]


@get("/daily", tags=["Daily"], responses=PROBLEMS)
async def get_daily(request: Asked, daily: Daily) -> DailyShown:
    """Today's deal and those of a week before, as this device may see them."""
    return await daily.show(known_device(request))


@post("/daily", opt={"makes_a_table": True}, status_code=200, tags=["Daily"], responses=PROBLEMS)
async def begin_daily(request: Asked, data: DailyWanted, daily: Daily) -> DailyTable:
    """Play today's deal: the one try of this device, begun or gone on with."""
    return await daily.begin(data.day, some_device(request))


HANDLERS = [get_daily, begin_daily]
