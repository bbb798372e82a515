"""How a game went: its scores over the turns, who took the lead, and the marks that a replay shows on its way."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from deckwright.table.events import Event
    from deckwright.table.game import Game

Marked = Literal["gain", "defeat", "loss", "lead"]


class Mark(msgspec.Struct, frozen=True):
    """Something of a move that is worth finding again: a card that was acquired, defeated or lost, or a change of the lead."""

    kind: Marked
    seat: int | None  # whom it is about, or who leads now; None: whoever plays without a seat
    card: str | None


@dataclass(frozen=True)
class TurnOver:
    """How things stood at the end of a turn."""

    move: int  # with which it ended; 1 is the first
    seat: int  # that made this move
    scores: list[int]  # of every seat
    rival: int | None  # of whoever plays without a seat
    lead: tuple[int, ...] | None  # the seats that took the lead with it; none of them: the rival did; None: nobody


@dataclass(frozen=True)
class Course:
    """A game from its beginning, turn by turn; without turns where it cannot be played again."""

    began: list[int]  # the scores before the first turn
    rival: int | None
    turns: Sequence[TurnOver]

    @property
    def over_turns(self) -> list[list[int]]:
        return [turn.scores for turn in self.turns]


UNKNOWN = Course([], None, ())


def each_alone(game: "Game") -> list[tuple[int, ...]]:
    """Every seat plays for itself."""
    return [(seat,) for seat in range(game.players)]


def nobody_else(game: Any) -> int | None:
    """A game in which nobody plays without a seat."""
    return None


def no_mark(event: "Event") -> Marked | None:
    """A game that says of no event that it is worth finding again."""
    return None


def turns_of(
    ends: Sequence[tuple[int, int]],
    scores: Sequence[list[int]],
    rivals: Sequence[int | None],
    sides: Sequence[tuple[int, ...]],
) -> Iterator[TurnOver]:
    """The turns of a game, by the moves with which they ended and the seats that made them."""
    leading: tuple[int, ...] | None = None
    for (move, seat), score, rival in zip(ends, scores, rivals, strict=True):
        ahead = leader(score, rival, sides)
        changed = ahead is not None and leading is not None and ahead != leading
        yield TurnOver(move, seat, score, rival, ahead if changed else None)
        leading = leading if ahead is None else ahead


def leader(scores: Sequence[int], rival: int | None, sides: Sequence[tuple[int, ...]]) -> tuple[int, ...] | None:
    """The side that is ahead of all others, if one is; the rival is a side without seats."""
    totals = {side: sum(scores[seat] for seat in side) for side in sides}
    if rival is not None:
        totals[()] = rival
    most = max(totals.values())
    first = [side for side, total in totals.items() if total == most]
    return first[0] if len(first) == 1 else None
