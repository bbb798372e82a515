"""A table and its commands as they are stored: every command carries the position after it and the events it brought."""

import hashlib
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import msgspec
import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.server.looks import Look
from deckwright.table.events import EventRecord
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.recorded import check_zones
from deckwright.table.saved import cells_of, read_parents
from deckwright.table.saves import Effect, Saves, SetUsed
from deckwright.table.saving import saves_of, sets_of

FAST = 1  # compression: positions are mostly empty cells
ACTING = ("act", "play_all")
EMPTY = b""  # the position and the events of what was taken back long ago
MOST_STORED = 2**31 - 1  # events


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person, on the maker's device or by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str
    level: int | None = None
    look: Look | None = None  # of a person who has chosen one

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


class TableRecord(msgspec.Struct, frozen=True):
    """What is fixed about a table, and who sits at it now."""

    id: str
    ruleset: str
    mode: str
    options: dict[str, str]
    origin: dict[str, Any]
    cards: list[str]
    seats: list[SeatRecord]
    setup_code: str
    practice: bool
    lesson: str | None
    maker: str
    made: float
    may_take_back: bool = False  # what was revealed, as long as only its maker's device plays there
    daily: str | None = None  # the day whose deal is played here

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


class Command(msgspec.Struct, frozen=True):
    """Something done at a table, with its number."""

    table: str
    number: int
    kind: str
    seat: int | None
    message: str | None
    texts: list[str]
    kept_actions: int
    kept_events: int
    turns: int
    rules: str
    position: bytes
    events: bytes
    at: float

    @property
    def is_empty(self) -> bool:
        """Whether it was taken back so long ago that nothing of it is kept."""
        return self.position == EMPTY

    @property
    def size(self) -> int:
        """The room it takes, roughly."""
        return len(self.position) + len(self.events)

    @property
    def new_events(self) -> int:
        """How many events it brought."""
        return len(event_records(self.events))


class Standing(msgspec.Struct, frozen=True):
    """How a table stands after a command, as lists of tables show it."""

    table: str
    revision: int
    changed: float
    round: int
    asked: int | None
    bot_asked: bool
    over: bool
    ended: bool
    seats: list[SeatRecord]
    take_backs: int = 0  # of what was revealed


class StoredPosition(msgspec.Struct, frozen=True, array_like=True):
    """A position as it lies on disk; older rows do not say what the program counters on the stack mean."""

    cells: bytes
    parents_of_next: bytes
    effects: list[Effect] | None = None

    def state(self, saves: Saves) -> np.ndarray:
        """The position in the layout of today."""
        return cells_of(self.cells, saves)

    @property
    def parents(self) -> np.ndarray:
        return np.frombuffer(self.parents_of_next, dtype="<i4").astype(np.int32)


@dataclass(frozen=True)
class UnpackedPosition:
    """A stored position in the layout of today."""

    state: np.ndarray
    parents: np.ndarray
    effects: list[Effect] | None


def pack_position(game: Game) -> bytes:
    """The position, what the next event follows from, and what the program counters on the stack mean."""
    state = zlib.compress(game.state.astype("<i2").tobytes(), FAST)
    parents = game._parents.astype("<i4").tobytes()
    return msgspec.msgpack.encode(
        StoredPosition(state, parents, saves_of(game.ruleset).effects(game.state, game.ruleset))
    )


def unpack_position(packed: bytes, saves: Saves) -> "UnpackedPosition":
    """A stored position; whatever is wrong with it is said in words."""
    try:
        found = msgspec.msgpack.decode(packed, type=StoredPosition)
        read_parents(found.parents.tolist(), MOST_STORED)
        state = found.state(saves)
        saves.check_layout(state)
    except (msgspec.MsgspecError, zlib.error, ValueError) as error:
        raise BadSave(f"A stored position cannot be read: {error}.") from None
    return UnpackedPosition(state, found.parents, found.effects)


def pack_events(events: list[dict[str, object]]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(events), FAST)


def unpack_events(packed: bytes, ruleset: Ruleset) -> list[EventRecord]:
    records = event_records(packed)
    check_zones(records, ruleset)
    return records


def event_records(packed: bytes) -> list[EventRecord]:
    if packed == EMPTY:
        return []
    try:
        return msgspec.msgpack.decode(zlib.decompress(packed), type=list[EventRecord])
    except (msgspec.MsgspecError, zlib.error, ValueError) as error:
        raise BadSave(f"Stored events cannot be read: {error}.") from None


@lru_cache(maxsize=64)
def rules_digest(ruleset: Ruleset) -> str:
    """Differs as soon as the rules or any card of the ruleset do."""
    return digest_of(saves_of(ruleset).version, sets_of(ruleset))


def digest_of(version: int, sets: Sequence[SetUsed]) -> str:
    """The digest of these sets in a rules version."""
    parts = [str(version), *(f"{used.id} {used.hash}" for used in sets)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def has_same_programs(digest: str, ruleset: Ruleset) -> bool:
    """Whether rows with this digest are of an older rules version that is known, with the programs of today."""
    saves = saves_of(ruleset)
    for version in saves.older_versions:
        sets = saves.sets_then(version, ruleset)
        if digest == digest_of(version, sets) and saves.knows_programs(version, sets, ruleset):
            return True
    return False


def make_command(
    table: str, number: int, kind: str, game: Game, kept_actions: int, kept_events: int,
    seat: int | None = None, message: str | None = None, texts: list[str] | None = None,
) -> Command:  # fmt: skip
    """A command that led to this game, keeping so many of the actions and events before it."""
    return Command(
        table, number, kind, seat, message, texts or [], kept_actions, kept_events, game.turns,
        rules_digest(game.ruleset), pack_position(game), pack_events(game.log.data(kept_events)), time.time(),
    )  # fmt: skip


def standing_of(record: TableRecord, command: Command, game: Game, ended: bool) -> Standing:
    """How the table stands now."""
    asked = None if ended else game.player
    bot_asked = asked is not None and record.seats[asked].is_bot
    return Standing(
        record.id, command.number, command.at, game.round, asked, bot_asked, game.over, ended, list(record.seats),
        game.take_backs,
    )  # fmt: skip
