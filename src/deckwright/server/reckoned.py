"""What a game that is over could have come to, over HTTP: asked for by whoever played it, and looked at again and again."""

from typing import Any

from litestar import Request, get, post

from deckwright.server.answers import PROBLEMS
from deckwright.server.devices import known_device
from deckwright.server.http_messages import Place, Reckoned
from deckwright.server.problems import NotAllowed, NotNow, NotThere
from deckwright.server.reckoning import Reckonings, Work
from deckwright.server.table import Table
from deckwright.server.tables import Tables
from deckwright.server.visitors import address_of

RECKONING = "/tables/{table_id:str}/reckoning"
Asked = Request[Any, Any, Any]


@get(RECKONING, tags=["Replays"], responses=PROBLEMS)
async def get_reckoning(request: Asked, table_id: str, tables: Tables, reckonings: Reckonings) -> Reckoned:
    """What is known by now of what a game could have come to; nothing is looked for because of it."""
    table = await tables.find(table_id)
    tables.days.check_unsealed(table)
    check(table, tables.place(table, known_device(request)))
    return reckonings.told(table_id)


@post(RECKONING, status_code=200, tags=["Replays"], responses=PROBLEMS)
async def ask_for_reckoning(request: Asked, table_id: str, tables: Tables, reckonings: Reckonings) -> Reckoned:
    """Find what a game could have come to, as far as it is not known; it runs on when nobody looks."""
    table, device = await tables.find(table_id), known_device(request)
    tables.days.check_unsealed(table)
    check(table, tables.place(table, device), plays=True)
    if reckonings.is_wanted(table_id):
        recording = await tables.recordings.of(table)
        if not recording.moves:
            raise NotNow("reckoning-nothing")
        begun, history = recording.positions[0], [move.text for move in recording.moves]

        def work(runs: range) -> Work:
            return Work(
                begun.ruleset_id, begun.mode, dict(begun.options), begun.state.tobytes(), history, runs.start, runs.stop
            )

        reckonings.ask(table_id, device, address_of(request), work)
    return reckonings.told(table_id)


@post(f"{RECKONING}/stop", status_code=200, tags=["Replays"], responses=PROBLEMS)
async def stop_reckoning(request: Asked, table_id: str, tables: Tables, reckonings: Reckonings) -> Reckoned:
    """Look no further; what has been found stays, and it can be gone on with."""
    table = await tables.find(table_id)
    tables.days.check_unsealed(table)
    check(table, tables.place(table, known_device(request)), plays=True)
    reckonings.stop(table_id)
    return reckonings.told(table_id)


def check(table: Table, place: Place, plays: bool = False) -> None:
    """Refuse what cannot be told of a game, and whoever only watches where something is to be done."""
    if table.game.ruleset.kind.online.reckoning is None:
        raise NotThere("no-reckoning")
    if not table.game.over:
        raise NotNow("not-over")
    if plays and place.watching:
        raise NotAllowed("watching")


HANDLERS = [get_reckoning, ask_for_reckoning, stop_reckoning]
