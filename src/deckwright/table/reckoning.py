"""What a game that is over could have come to: other runs from its beginning, and the turns that cost most.

A game that can tell brings a `Reckoning`. To find it takes minutes: what is found is told step by step.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from deckwright.table.said import Value


class RunEnded(msgspec.Struct, frozen=True):
    """Another run from the same beginning came to this score."""

    score: int


class TurnsLookedAt(msgspec.Struct, frozen=True):
    """How far the search for the costliest turns has come."""

    done: int
    of: int


class TurnCost(msgspec.Struct, frozen=True):
    """A turn after which the game came to less than it could have: what was done, and what would have been better."""

    round: int
    turn: int
    first: int  # how many actions had been taken before
    did: list[Value]
    instead: list[Value]
    cost: float  # in points
    low: float  # between these bounds it lies with 95 %
    high: float


Finding = RunEnded | TurnsLookedAt | TurnCost
Reckoning = Callable[
    [Any, Sequence[str], range], Iterator[Finding]
]  # of a game as it began, with its actions: the runs with these numbers, then the costliest turns
