"""Games looked at again over HTTP: moves, positions, the outcome, and going on from any move."""

from typing import Annotated, Literal

from litestar import Request, get, post
from litestar.params import Parameter

from deckwright.server import setup_codes
from deckwright.server.answers import PROBLEMS
from deckwright.server.budgets import in_thread
from deckwright.server.company import names_of
from deckwright.server.devices import known_device, some_device
from deckwright.server.http_messages import ForkWanted, Outcome, Place, Replay, SeatWanted, Setup, StoryTold, TableMade
from deckwright.server.message_types import Language
from deckwright.server.problems import NotAllowed, NotNow, Refused
from deckwright.server.recordings import fork, tell_moves, tell_outcome, tell_position, tell_story
from deckwright.server.records import SeatRecord
from deckwright.server.seating import SeatAsked
from deckwright.server.table import Table
from deckwright.server.tables import Tables, seats_wanted
from deckwright.server.telling import Reader, encode, once, readable
from deckwright.server.tree_rows import find_tree, tree_with
from deckwright.server.wire import State

STAND_IN = 3  # the level of a bot that takes the place of somebody who is not here


@get("/tables/{table_id:str}/outcome", tags=["Replays"], responses=PROBLEMS)
async def get_outcome(request: Request, table_id: str, tables: Tables) -> Outcome:  # type: ignore[type-arg]
    """How a game ended, and how the scores stood after each turn."""
    table = await tables.find(table_id)
    tables.place(table, known_device(request))
    recording = await tables.recordings.of(table) if table.game.over and table.exact else None
    return tell_outcome(table, recording)


@get("/tables/{table_id:str}/story", tags=["Replays"], responses=PROBLEMS)
async def get_story(request: Request, table_id: str, tables: Tables, lang: Language = "en") -> StoryTold:  # type: ignore[type-arg]
    """The story of a game as far as it has been played, for whoever plays or watches it."""
    table = await tables.find(table_id)
    tables.place(table, known_device(request))
    tables.days.check_unsealed(table)
    tree_id = await tree_with(tables.store, table_id)
    tree = None if tree_id is None else await find_tree(tables.store, tree_id)
    return await in_thread(tell_story, table.id, table.game.copy(), None if tree is None else tree.name, lang)


@get("/tables/{table_id:str}/replay", tags=["Replays"], responses=PROBLEMS)
async def get_replay(
    request: Request,  # type: ignore[type-arg]
    table_id: str,
    tables: Tables,
    seat: SeatAsked = None,
    lang: Language = "en",
) -> Replay:
    """Every move of a game, as this device may know it."""
    table = await tables.find(table_id)
    place = tables.place(table, known_device(request))
    tables.days.check_unsealed(table)
    check_seat(table, place, seat)
    recording = await tables.recordings.of(table) if table.exact else None
    moves = once(table.encoded, ("moves", seat), lambda: encode(tell_moves(table, recording, seat)))
    ruleset, players = table.game.ruleset, list(names_of(table.record.seats, lang))
    faces = readable(table.game, seat)
    return Replay(
        table.id, ruleset.kind.name, ruleset.id, players, moves, table.game.over, faces, table.exact, onward(table, place),
        table.game.take_backs, table.hints,
    )  # fmt: skip


@get("/tables/{table_id:str}/replay/{move:int}", tags=["Replays"], responses=PROBLEMS)
async def get_position(
    request: Request,  # type: ignore[type-arg]
    table_id: str,
    move: Annotated[int, Parameter(ge=0)],
    tables: Tables,
    seat: SeatAsked = None,
    lang: Language = "en",
) -> State:
    """The position after a move, as a seat or a watcher could know it then."""
    table = await tables.find(table_id)
    place = tables.place(table, known_device(request))
    tables.days.check_unsealed(table)
    check_seat(table, place, seat)
    reader = Reader(seat, lang, True, frozenset(place.seats))
    return tell_position(table, await tables.recordings.of(table), move, reader)


@post("/tables/{table_id:str}/fork", opt={"makes_a_table": True}, tags=["Replays"], responses=PROBLEMS)
async def fork_table(request: Request, table_id: str, data: ForkWanted, tables: Tables) -> TableMade:  # type: ignore[type-arg]
    """Go on from a move as a new table; everything hidden from the seat is redrawn."""
    table = await tables.find(table_id)
    place = tables.place(table, known_device(request))
    tables.days.check_unsealed(table)
    check_seat(table, place, data.seat)
    check_fork(table)
    game = fork(table, await tables.recordings.of(table), data.move, data.seat)
    seats = seats_wanted(data.seats) if data.seats else seats_again(table, place, data.seat)
    code = setup_codes.write(Setup(game.ruleset_id, [wanted(seat) for seat in seats], table.record.mode, game.options))
    return await tables.open_game(
        game, seats, some_device(request), code, practice=table.record.practice, take_backs=True
    )


def onward(table: Table, place: Place) -> Literal["table", "tree", "nowhere"]:
    """How a device may go on from a move of a game: what is part of a tree is branched there, by whoever plays it."""
    if table.game.ruleset.kind.table.one_way(table.game) is not None:
        return "nowhere"
    if table.whereabouts is not None:
        return "tree" if place.seats else "nowhere"
    return "table"


def check_fork(table: Table) -> None:
    """Refuse a fork of what is only branched in its tree, or never left."""
    game, where = table.game, table.whereabouts
    wrong = game.ruleset.kind.table.one_way(game)
    if wrong is not None:
        raise Refused(wrong.error(game.ruleset, "go on from a move"))
    if where is not None:
        raise NotNow("branch-instead", name=where.name)


def check_seat(table: Table, place: Place, seat: int | None) -> None:
    """While a game goes on, a device looks back only from its own seats; afterwards from any."""
    if seat is None:
        return
    if seat >= len(table.record.seats):
        raise NotNow("no-seat", seat=seat)
    if not table.game.over and seat not in place.seats:
        raise NotAllowed("not-yours")


def seats_again(table: Table, place: Place, seat: int | None) -> list[SeatRecord]:
    """The same seats for a fork: bots stay, whoever is not on this device is played by a bot."""
    here = {*place.seats} | ({seat} if seat is not None else set()) or {0}
    return [
        SeatRecord("here", old.name, look=old.look)
        if number in here
        else SeatRecord("bot", old.name, old.level or STAND_IN)
        for number, old in enumerate(table.record.seats)
    ]


def wanted(seat: SeatRecord) -> SeatWanted:
    return SeatWanted(seat.kind, "", seat.level or STAND_IN)


HANDLERS = [get_outcome, get_story, get_replay, get_position, fork_table]
