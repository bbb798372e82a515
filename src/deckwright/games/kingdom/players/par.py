"""What a kingdom could have been worth (K-R.26): scores of the search from the same beginning, and the costliest turns.

Par knows the whole set, and not the order of the deck. What a turn cost is measured by playing on with *patient* after what
the player did, and after what the search would have done, with the same shuffles in pairs.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from deckwright.cards.errors import BadOption
from deckwright.games.kingdom.players.mind import Mind, is_between_turns, is_in_turn
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.actions import text_of
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.readable import may_read
from deckwright.kernel import mixing
from deckwright.table.arguments import shown, whole
from deckwright.table.forks import first_position

MOST_RUNS = 1000
ITERATIONS = 64
SHOWN = 3  # costliest turns
TRIED = 12  # pairs of continuations for every turn
LOOKED_AT = 12  # turns that are measured anew, those that seemed to cost most
MEASURED = 60  # pairs for each of them
DEVIATIONS = 1.96  # to either side of a mean, for an interval of 95 %
UNMET = "a card you have not met"
CARD_IN_TEXT = re.compile(r"(\d+)(.*)")  # and what is done with it: an effect has a name, too


@dataclass(frozen=True)
class CostlyTurn:
    """A turn after which a kingdom came to less than it could have: what was done, what the search would have done."""

    round: int
    turn: int
    first: int  # how many actions had been taken before
    did: tuple[str, ...]
    instead: tuple[str, ...]
    cost: float  # in fame
    low: float  # between these bounds it lies with 95 %
    high: float


@dataclass(frozen=True)
class Looked:
    """How far the search for the costliest turns has come."""

    done: int
    of: int


@dataclass(frozen=True)
class Taken:
    """A turn as it was played: where it began, where it ended, what was done."""

    round: int
    turn: int
    first: int
    before: np.ndarray
    after: np.ndarray
    did: tuple[str, ...]


def par(game: KingdomGame, runs: int = 20, seed: int = 0) -> Iterator[int | CostlyTurn]:
    """What the search comes to from the same beginning: a score for each run, as it comes; then the costliest turns.

    A game that is over begins anew with the same key, so often as there are `runs`: only the choices of the search differ. Then
    follow at most three `CostlyTurn`, those that cost most first; only turns of which it is certain. Cards that the
    player has not met are not named.
    """
    if not isinstance(game, KingdomGame):
        raise BadOption(f"Par is measured of a game of Kingdom, not of {shown(game)}.")
    if not game.over:
        raise BadOption("Par is measured when a game is over; this one goes on.")
    return found(game, whole("the number of runs", runs, 0, MOST_RUNS), whole("the seed", seed, 0, 2**32 - 1))


def found(game: KingdomGame, runs: int, seed: int) -> Iterator[int | CostlyTurn]:
    """Score by score, then turn by turn."""
    mind = Mind(game.ruleset, ITERATIONS)
    beginning = first_position(game)
    yield from scores(mind, beginning.state, range(runs), seed)
    for one in costliest(mind, turns_of(beginning, game.history), seed):
        if not isinstance(one, Looked):
            _, costly = one
            yield replace(costly, did=told(game, costly.did), instead=told(game, costly.instead))


def scores(mind: Mind, beginning: np.ndarray, runs: range, seed: int) -> Iterator[int]:
    """What the search comes to from this position, in the runs with these numbers."""
    for run in runs:
        yield mind.play_out(beginning.copy(), number(seed, run))


def number(*parts: int) -> int:
    """A number of 32 bits from several."""
    word = 0
    for part in parts:
        word = int(mixing.mix((word * 31 + part + 1) & mixing.WORD))
    return word


def turns_of(beginning: KingdomGame, history: Sequence[str]) -> list[Taken]:
    """Every turn of a game as it was played; the beginning is played to its end."""
    taken, begun, before = [], 0, None
    for n, text in enumerate(history):
        if before is None and is_in_turn(beginning.state):
            begun, before = n, beginning.state.copy()
        beginning.play(text)
        if before is not None and is_between_turns(beginning.state):
            taken.append(
                Taken(int(before[st.ROUND]), int(before[st.TURN]), begun, before, beginning.state.copy(),
                      tuple(history[begun : n + 1]))
            )  # fmt: skip
            before = None
    return taken


def costliest(mind: Mind, turns: Sequence[Taken], seed: int) -> Iterator[Looked | tuple[Taken, CostlyTurn]]:
    """The turns that cost most, measured twice: the second time with shuffles of their own, so that no luck is chosen.

    Whatever was done is named, also cards that the player has not met.
    """
    others = []
    steps = len(turns) + min(LOOKED_AT, len(turns))
    for n, turn in enumerate(turns):
        yield Looked(n, steps)
        other = turn.before.copy()
        done = mind.play_turn(other, number(seed, n))
        if (other != turn.after).any():
            differences = paired(mind, turn.after, other, [number(seed, n, k, 1) for k in range(TRIED)])
            others.append((float(np.mean(differences)), n, other, done))
    measured = []
    for looked, (_, n, other, done) in enumerate(sorted(others, key=lambda one: -one[0])[:LOOKED_AT], len(turns)):
        yield Looked(looked, steps)
        differences = paired(mind, turns[n].after, other, [number(seed, n, k, 2) for k in range(MEASURED)])
        cost = float(np.mean(differences))
        reach = DEVIATIONS * float(np.std(differences, ddof=1)) / math.sqrt(MEASURED)
        if cost - reach > 0:
            measured.append((cost, reach, n, done))
    for cost, reach, n, done in sorted(measured, key=lambda one: -one[0])[:SHOWN]:
        turn = turns[n]
        instead = tuple(text_of(mind.ruleset, mind.ruleset.actions[action]) for action in done)
        yield turn, CostlyTurn(
            turn.round, turn.turn, turn.first, turn.did, instead, round(cost, 1), round(cost - reach, 1), round(cost + reach, 1)
        )  # fmt: skip


def paired(mind: Mind, after: np.ndarray, other: np.ndarray, seeds: Sequence[int]) -> list[int]:
    """How much more *patient* comes to after the other turn, with the same shuffles."""
    return [mind.continued(other, one) - mind.continued(after, one) for one in seeds]


def told(game: KingdomGame, texts: Sequence[str]) -> tuple[str, ...]:
    """Actions without the cards that the player has not met (K-R.27)."""

    def name(match: re.Match[str]) -> str:
        place = game.ruleset.place.get(int(match[1]))
        return match[0] if place is None or may_read(game.state, game.ruleset, place) else UNMET

    return tuple(text if is_about_no_card(text) else CARD_IN_TEXT.sub(name, text, count=1) for text in texts)


def is_about_no_card(text: str) -> bool:
    """Whether the numbers in an action are those of boxes, sides or options."""
    return text.startswith(("choose box", "choose side", "choose option"))
