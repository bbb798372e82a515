"""Faces and pictures of cards that a game hands out at its tables, card by card, as somebody there may read them.

Of a card that he may not read yet nothing is told, not even whether there is one: it is as if nobody had heard of it.
"""

import hashlib
from functools import lru_cache
from typing import Any

from litestar import Request, Response, get

from deckwright.server.answers import PROBLEMS
from deckwright.server.devices import known_device
from deckwright.server.http_messages import CardFace, FacesRead
from deckwright.server.message_types import Language
from deckwright.server.problems import NotThere
from deckwright.server.replays import check_seat
from deckwright.server.seating import SeatAsked
from deckwright.server.tables import Tables
from deckwright.server.telling import readable
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.online import Picture
from deckwright.table.rulesets import card_info

MOST_FACES = 4096  # in memory
KEPT_BY_ONE = "private, max-age=86400"  # by the browser that asked, and by nobody on the way
HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # what a picture may do that is opened by itself


@get("/tables/{table_id:str}/faces", tags=["Cards and rules"], responses=PROBLEMS)
async def get_faces(
    request: Request,  # type: ignore[type-arg]
    table_id: str,
    tables: Tables,
    seat: SeatAsked = None,
    lang: Language = "en",
    cards: str | None = None,
) -> FacesRead:
    """Cards that a seat of this device, or a watcher, may read at a table: all of them, or of some with commas between."""
    game = await game_for(request, table_id, tables, seat)
    wanted = None if cards is None else frozenset(cards.split(","))
    found = [card for card in readable(game, seat) or () if wanted is None or card in wanted]
    return FacesRead(table_id, lang, [face_of(game.ruleset, card, lang) for card in found])


@get("/tables/{table_id:str}/pictures/{card:str}/{stage:int}", tags=["Cards and rules"], responses=PROBLEMS)
async def get_picture(
    request: Request,  # type: ignore[type-arg]
    table_id: str,
    card: str,
    stage: int,
    tables: Tables,
    seat: SeatAsked = None,
) -> Response[bytes]:
    """The picture of a stage of a card that a seat of this device, or a watcher, may read at a table."""
    picture = picture_of(await game_for(request, table_id, tables, seat), seat, card, stage)
    return answer(picture, request.headers.get("if-none-match"))


async def game_for(request: Request[Any, Any, Any], table_id: str, tables: Tables, seat: int | None) -> Game:
    """The game at a table, for a device that may see it from this seat, or as a watcher."""
    table = await tables.find(table_id)
    check_seat(table, tables.place(table, known_device(request)), seat)
    return table.game


@lru_cache(maxsize=MOST_FACES)
def face_of(ruleset: Ruleset, card: str, lang: str) -> CardFace:
    """The face of a card in a language."""
    return ruleset.kind.online.face(ruleset, card_info(ruleset, card), lang)


def picture_of(game: Game, seat: int | None, card: str, stage: int) -> Picture:
    """The picture of a stage; of a card that may not be read it is said that there is none, as of one that there is not."""
    handed_out = game.ruleset.kind.online.card_by_card
    if handed_out is not None and card in (readable(game, seat) or ()):
        found = handed_out.picture(game, seat, card, stage)
        if found is not None:
            return found
    raise NotThere("no-picture")


def answer(picture: Picture, known: str | None) -> Response[bytes]:
    """A picture as the browser wants it, or that it has it already."""
    tag = f'"{hashlib.sha256(picture.content).hexdigest()[:32]}"'
    headers = {
        "cache-control": KEPT_BY_ONE, "content-security-policy": HARMLESS, "etag": tag, "vary": "cookie",
    }  # fmt: skip
    if known is not None and tag in known:
        return Response(b"", status_code=304, headers=headers)
    return Response(picture.content, media_type=picture.media_type, headers=headers)


HANDLERS = [get_faces]
PICTURES = [get_picture]
