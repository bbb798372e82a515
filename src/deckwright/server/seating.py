"""Tables over HTTP: set one up, look, leave."""

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter
from sqlalchemy import RowMapping

from deckwright.server import setup_codes
from deckwright.server.answers import PROBLEMS
from deckwright.server.company import looks_of, names_of
from deckwright.server.damage import reading_a_table
from deckwright.server.database import WATCHING
from deckwright.server.devices import known_device, some_device
from deckwright.server.http_messages import Leaving, LessonListed, Setup, SetupCode, TableListed, TableMade, TableWanted
from deckwright.server.lessons import find_lesson, list_lessons
from deckwright.server.logbook import Held
from deckwright.server.message_types import Language
from deckwright.server.problems import NotAllowed, NotNow, NotThere
from deckwright.server.records import SeatRecord
from deckwright.server.tables import MOST_LISTED, Tables
from deckwright.server.telling import Reader, news_of, tell
from deckwright.server.wire import State

SeatAsked = Annotated[int | None, Parameter(ge=0, le=5)]


@post("/tables", opt={"makes_a_table": True}, tags=["Tables"], responses=PROBLEMS)
async def make_table(request: Request, data: TableWanted, tables: Tables) -> TableMade:  # type: ignore[type-arg]
    """Set up a new table."""
    return await tables.open_setup(data.setup, some_device(request), data.practice_seed, data.take_backs)


@get("/tables", tags=["Tables"], responses=PROBLEMS)
async def list_tables(request: Request, tables: Tables, lang: Language = "en") -> list[TableListed]:  # type: ignore[type-arg]
    """The tables of this device, the latest first."""
    device = known_device(request)
    if not device:
        return []
    claims = await tables.store.claims_of(device)
    rows = await tables.store.tables_of(device, MOST_LISTED)
    found = []
    for row in rows:
        with suppress(NotThere), reading_a_table():  # of the others the list is whole
            found.append(entry_of(row, claims[row["id"]], lang))
    return found


def entry_of(row: RowMapping, claimed: set[int], lang: str) -> TableListed:
    seats = msgspec.convert(row["seats"], list[SeatRecord])
    over = bool(row["over"] or row["ended"])
    asked = None if over else row["asked"]
    your_turn = asked in claimed and not seats[asked].is_bot if asked is not None else False
    own = sorted(seat for seat in claimed if seat != WATCHING and not seats[seat].is_bot)  # who has left only watches
    told = {
        "table": row["id"], "ruleset": row["ruleset"], "mode": row["mode"], "players": list(names_of(seats, lang)),
        "own": own, "asked": asked,
        "round": row["round"], "over": over, "your_turn": your_turn, "changed": row["changed"], "lesson": row["lesson"],
        "take_backs": row["take_backs"], "daily": row["daily"], "hints": row["hints"], "looks": looks_of(seats),
    }  # fmt: skip
    return msgspec.convert(told, TableListed)


@post("/tables/{table_id:str}/leave", status_code=204, tags=["Tables"], responses=PROBLEMS)
async def leave_table(request: Request, table_id: str, data: Leaving, tables: Tables) -> None:  # type: ignore[type-arg]
    """Leave a seat: a bot takes it over, or the table ends."""
    await tables.leave(await tables.find(table_id), data, known_device(request))


@delete("/tables/{table_id:str}/listing", tags=["Tables"], responses=PROBLEMS)
async def forget_table(request: Request, table_id: str, tables: Tables) -> None:  # type: ignore[type-arg]
    """Take a finished table off this device's list."""
    table = await tables.find(table_id)
    tables.place(table, known_device(request))
    if table.open:
        raise NotNow("not-over")
    await tables.store.unlist(table_id, known_device(request))


@get("/tables/{table_id:str}/state", tags=["Tables"], responses=PROBLEMS)
async def get_state(
    request: Request,  # type: ignore[type-arg]
    table_id: str,
    tables: Tables,
    seat: SeatAsked = None,
    lang: Language = "en",
    revision: int = -1,
    event: int = -1,
    first: int = 0,
) -> State:
    """The table as a seat of this device, or a watcher, may know it: the same as over the socket."""
    table = await tables.find(table_id)
    place = tables.place(table, known_device(request))
    if seat is not None and seat not in place.seats:
        raise NotAllowed("not-yours")
    reader = Reader(seat, lang, True, frozenset(place.seats))
    return tell(table, reader, news_of(table, reader, Held(revision, max(first, 0), max(event, -1) + 1)))


@get("/setups/{code:str}", tags=["Setup codes"], responses=PROBLEMS)
async def read_setup(code: str) -> Setup:
    """The setup that a code stands for."""
    return setup_codes.read(code)


@post("/setups", status_code=200, tags=["Setup codes"], responses=PROBLEMS)
async def write_setup(data: Setup) -> SetupCode:
    """A short code for a setup, without names and without a seed."""
    return SetupCode(setup_codes.write(data))


@get("/lessons", tags=["Lessons"], responses=PROBLEMS)
async def get_lessons() -> list[LessonListed]:
    """The lessons of the tutorial in their order."""
    return list_lessons()


@post("/lessons/{lesson:str}", opt={"makes_a_table": True}, tags=["Lessons"], responses=PROBLEMS)
async def begin_lesson(request: Request, lesson: str, tables: Tables) -> TableMade:  # type: ignore[type-arg]
    """A table for a lesson: who learns sits at the first seat, weak bots at all others."""
    game = find_lesson(lesson).begin()
    seats = [SeatRecord("here", ""), *(SeatRecord("bot", "", 1) for _ in range(1, game.players))]
    return await tables.open_game(game, seats, some_device(request), lesson=lesson)


HANDLERS = [
    make_table, list_tables, leave_table, forget_table, get_state, read_setup,
    write_setup, get_lessons, begin_lesson,
]  # fmt: skip
