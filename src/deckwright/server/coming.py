"""Coming to a table over HTTP: by a link, by a yes of whoever sits there, by one's own way back."""

from litestar import Request, get, post

from deckwright.server.answers import PROBLEMS
from deckwright.server.devices import known_device, some_device
from deckwright.server.http_messages import (
    Answering,
    Asked,
    Invitation,
    Place,
    ReturnLink,
    SeatMeant,
    Secret,
    TableMade,
)
from deckwright.server.message_types import Language
from deckwright.server.problems import NotAllowed
from deckwright.server.tables import Tables
from deckwright.server.telling import invitation


@post("/tables/{table_id:str}/claim", status_code=200, tags=["Tables"], responses=PROBLEMS)
async def claim_seat(request: Request, table_id: str, data: Secret, tables: Tables) -> Place:  # type: ignore[type-arg]
    """Come by a link: its secret gives one seat to the first device, brings somebody back to his, or lets watch."""
    table = await tables.find(table_id)
    tables.days.check_unsealed(table)
    return await tables.rights.claim(table, data, some_device(request))


@post("/tables/{table_id:str}/invitation", status_code=200, tags=["Tables"], responses=PROBLEMS)
async def read_invitation(table_id: str, data: Secret, tables: Tables, lang: Language = "en") -> Invitation:
    """Who invites by the link to a free seat, to what, and which seat it is. Nothing is taken by asking."""
    table = await tables.find(table_id)
    return invitation(table, tables.rights.free_seat_of(table, data.secret), lang)


@get("/tables/{table_id:str}/place", tags=["Tables"], responses=PROBLEMS)
async def get_place(request: Request, table_id: str, tables: Tables) -> Place:  # type: ignore[type-arg]
    """What this device may do at a table."""
    return tables.place(await tables.find(table_id), known_device(request))


@get("/tables/{table_id:str}/links", tags=["Tables"], responses=PROBLEMS)
async def get_links(request: Request, table_id: str, tables: Tables) -> TableMade:  # type: ignore[type-arg]
    """The links of a table that nobody has used, for the device that set it up."""
    table = await tables.find(table_id)
    if known_device(request) != table.record.maker:
        raise NotAllowed("not-maker")
    tables.days.check_unsealed(table)
    return tables.rights.of_maker(table)


@post("/tables/{table_id:str}/ask", status_code=200, tags=["Tables"], responses=PROBLEMS)
async def ask_for_seat(request: Request, table_id: str, data: Secret, tables: Tables) -> Asked:  # type: ignore[type-arg]
    """Ask the device that sits at a seat to let this one in; asked again every few seconds until there is an answer."""
    table = await tables.find(table_id)
    tables.days.check_unsealed(table)
    return await tables.rights.ask(table, data, some_device(request))


@post("/tables/{table_id:str}/answer", status_code=204, tags=["Tables"], responses=PROBLEMS)
async def answer_asker(request: Request, table_id: str, data: Answering, tables: Tables) -> None:  # type: ignore[type-arg]
    """Let a device that asks for a seat of this one in, or not."""
    table = await tables.find(table_id)
    tables.days.check_unsealed(table)
    await tables.rights.answer(table, data, known_device(request))


@get("/tables/{table_id:str}/returns", tags=["Tables"], responses=PROBLEMS)
async def get_returns(request: Request, table_id: str, tables: Tables) -> list[ReturnLink]:  # type: ignore[type-arg]
    """The links by which this device's people come back to their seats from any other, or are asked for them."""
    table, device = await tables.find(table_id), known_device(request)
    tables.place(table, device)
    tables.days.check_unsealed(table)
    return tables.rights.ways_back(table, device)


@post("/tables/{table_id:str}/alone", status_code=200, tags=["Tables"], responses=PROBLEMS)
async def end_other_devices(
    request: Request,  # type: ignore[type-arg]
    table_id: str,
    data: SeatMeant,
    tables: Tables,
) -> list[ReturnLink]:
    """No other device plays this seat any more; the links to come back are new."""
    table = await tables.find(table_id)
    tables.days.check_unsealed(table)
    return await tables.rights.end_others(table, data.seat, known_device(request))


HANDLERS = [
    claim_seat,
    read_invitation,
    get_place,
    get_links,
    ask_for_seat,
    answer_asker,
    get_returns,
    end_other_devices,
]
