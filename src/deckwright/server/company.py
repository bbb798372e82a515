"""What those at a table are called and how they look, each in the reader's language; and who may sit at one."""

from collections.abc import Sequence
from functools import cache, lru_cache

from litestar import get
from litestar.datastructures import CacheControlHeader

from deckwright.bots.levels import LEVELS
from deckwright.server.answers import PROBLEMS
from deckwright.server.cast import bot_at, look_of_bot, part_of
from deckwright.server.http_messages import BotKnown, Company, Named
from deckwright.server.looks import COLOURS, MOTIFS, Look, usual_look
from deckwright.server.message_types import Language
from deckwright.server.names import looks, numbered
from deckwright.server.problems import words
from deckwright.server.records import SeatRecord
from deckwright.table.words import seat_name

A_WHILE = CacheControlHeader(max_age=600, private=True)
MOST_SEATS = 6


def names_of(seats: Sequence[SeatRecord], lang: str) -> tuple[str, ...]:
    """What the seats are called. Bots are called as their level is cast, people by what they have chosen: a name, or at
    least a motif. Whoever is called so by nobody makes way for whoever is."""
    return names_in(tuple(seats), lang)


@lru_cache(maxsize=1024)
def names_in(seats: tuple[SeatRecord, ...], lang: str) -> tuple[str, ...]:
    taken = {look for seat in seats for look in looks(seat.name)}
    found = []
    for place, seat in enumerate(seats):
        name = seat.name or next(one for one in numbered(unnamed(place, seat, lang)) if not looks(one) & taken)
        taken |= looks(name)
        found.append(name)
    return tuple(found)


def unnamed(place: int, seat: SeatRecord, lang: str) -> str:
    """What somebody is called who was given no name."""
    if seat.is_bot:
        return words(lang).say(f"bot-{bot_at(place, seat.level)}")
    if seat.look is not None:
        return words(lang).say(f"motif-{seat.look.motif}")
    return seat_name(place, lang)


def look_at(place: int, seat: SeatRecord) -> Look:
    """How whoever sits at a seat looks. A bot has the face of its level, also under the name of a person who has left."""
    return look_of_bot(place, seat.level) if seat.is_bot else seat.look or usual_look(place)


def looks_of(seats: Sequence[SeatRecord]) -> list[Look]:
    return [look_at(place, seat) for place, seat in enumerate(seats)]


def title_at(seat: SeatRecord, name: str, lang: str) -> str:
    """The name with what its bearer is known as."""
    return title_of(name, seat.level, lang) if seat.is_bot else name


def title_of(name: str, level: int | None, lang: str) -> str:
    return words(lang).say(f"bot-title-{part_of(level).id}", name=name)


@get("/company", cache_control=A_WHILE, tags=["Tables"], responses=PROBLEMS)
async def get_company(lang: Language = "en") -> Company:
    """What people can look like, and who the bots are."""
    return company_in(lang)


@cache
def company_in(lang: str) -> Company:
    say = words(lang).say
    bots = [
        BotKnown(
            level, place, say(f"bot-{bot_at(place, level)}"),
            title_of(say(f"bot-{bot_at(place, level)}"), level, lang),
            say(f"bot-temper-{part_of(level).id}"), look_of_bot(place, level),
        )
        for level in LEVELS
        for place in range(MOST_SEATS)
    ]  # fmt: skip
    return Company(
        lang,
        [Named(motif, say(f"motif-{motif}")) for motif in MOTIFS],
        [Named(colour, say(f"colour-{colour}")) for colour in COLOURS],
        bots,
    )


HANDLERS = [get_company]
