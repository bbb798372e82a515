"""What could be done at a table after something else: asked for by itself, since it takes a while to find."""

import asyncio

from litestar import Request, get

from deckwright.server.answers import PROBLEMS
from deckwright.server.devices import known_device
from deckwright.server.problems import NotAllowed
from deckwright.server.seating import SeatAsked
from deckwright.server.tables import Tables
from deckwright.server.wire import ReachableRead, ReachableTold
from deckwright.table.game import Game
from deckwright.table.said import lean


@get("/tables/{table_id:str}/reachable", tags=["Tables"], responses=PROBLEMS)
async def get_reachable(request: Request, table_id: str, tables: Tables, seat: SeatAsked = None) -> ReachableRead:  # type: ignore[type-arg]
    """Actions that the seat of this device cannot take yet, with what makes each possible, or what is missing."""
    table = await tables.find(table_id)
    if seat is None or seat not in tables.place(table, known_device(request)).seats:
        raise NotAllowed("not-yours")
    revision = table.revision
    if table.left or table.game.player != seat:
        return ReachableRead(revision, [])
    return ReachableRead(revision, await asyncio.to_thread(reachable_in, table.game.copy()))


def reachable_in(game: Game) -> list[ReachableTold]:
    """What is reachable in a game that nobody changes meanwhile."""
    return [
        ReachableTold(found.text, found.card, [*found.first], lean(game.ruleset, found.label))
        for found in game.ruleset.kind.online.reachable(game)
    ]


HANDLERS = [get_reachable]
