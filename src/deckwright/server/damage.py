"""A table that cannot be read says so, and only that table.

What an error is about is told by its kind and its place in the code: its own words may tell cards and seeds.
"""

import logging
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any

import msgspec
import numpy as np

from deckwright.kernel import events as ev
from deckwright.server.database import WATCHING
from deckwright.server.holders import Holders
from deckwright.server.problems import NotThere, Trouble
from deckwright.server.records import ACTING, Command

LOG = logging.getLogger(__name__)
DEEPEST = 3  # places of the code that are named


def place_of(error: BaseException) -> str:
    """An error by its kind and where it came up."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    places = ", ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places or 'an unknown place'}"


@contextmanager
def reading_a_table() -> Iterator[None]:
    """Whatever turns up while a table is read means that it is damaged, unless it is told in words already."""
    try:
        yield
    except Trouble:
        raise
    except Exception as error:
        LOG.error("a table is damaged: %s", place_of(error))
        raise NotThere("damaged") from error


class Damage(Exception):
    """Something stored that nobody can have stored."""


def command_of(row: Mapping[Any, Any]) -> Command:
    """A command as its row describes it."""
    return msgspec.convert({name: row[name] for name in Command.__struct_fields__}, Command)


def check_commands(commands: Sequence[Command], seats: int) -> None:
    """Refuse commands that cannot follow each other: they are counted by their place."""
    actions: float = 0
    for place, command in enumerate(commands):
        if command.number != place or not 0 <= command.kept_actions <= actions:
            raise Damage("commands are missing")
        if min(command.kept_events, command.turns) < 0 or command.seat not in (None, *range(seats)):
            raise Damage("a command cannot be")
        if command.kind in ACTING:
            actions = inf if command.is_empty else command.kept_actions + len(command.texts)
        else:
            actions = command.kept_actions
    if not commands or commands[-1].is_empty:
        raise Damage("there are no commands")


def check_position(state: np.ndarray, parents: np.ndarray, size: int | None) -> None:
    """Refuse a position of another size than the game has."""
    if len(state) != size or len(parents) != ev.HEADER:
        raise Damage("a position has another size")


def sound_holders(holders: Holders, seats: int) -> Holders:
    """Those who have a seat that there is, and the ways back to it."""
    there = range(WATCHING, seats)
    pairs = [(device, seat) for device, held in holders.by_device.items() for seat in held if seat in there]
    returns = {seat: number for seat, number in holders.returns.items() if seat in there and isinstance(number, int)}
    return Holders(pairs, returns)
