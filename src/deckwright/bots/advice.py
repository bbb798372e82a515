"""What a player who thinks far ahead would do at a seat, and what he expects of it.

It knows what the seat knows: a search gets a redrawn copy of the game and redraws it for every iteration, so games that look
alike from the seat get the same advice for the same seed.

The search that chooses judges a game by half who won and half the lead, which is a number to choose by and none to tell. So
what is told comes from two more searches of the same position: in one only winning counts, in the other only the lead. Its
results are between 0 and 1; the lead is read off the curve that made them, drawn so wide that it is all but a straight line.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from deckwright import bots
from deckwright.bots.compiling import mode_for
from deckwright.bots.levels import LEVELS
from deckwright.bots.search import Budget, Search, Tried
from deckwright.kernel.playing import BY_LEAD, CURIOSITY, LEAD
from deckwright.table.actions import Action
from deckwright.table.kinds import GameKind
from deckwright.table.seat import Seat

DEEPEST, QUICKEST = 5, 4  # levels: of whom is asked, and who answers until the deepest search is compiled
USUAL_SEATS = 2  # games of more are played out longer: then fewer of them
EXPECTING = 1000  # iterations of a search that only finds what to expect
MOST = 3  # actions that are told of
FEWEST = 12  # times that an action must have been tried before anything is told of it
WIDE = 40.0  # the lead that makes a result e times as large as its rest, where only the lead counts
ALL = 1e-6


@dataclass(frozen=True)
class Advised:
    """An action, and what is expected of it: nothing where it was not tried often enough."""

    action: Action
    lead: float | None = None  # in points at the end; alone, over what one has to beat
    wins: float | None = None  # of all games


class Judging(Search):
    """A search that judges games by one thing alone."""

    def expect(self, seat: Seat, settings: np.ndarray) -> dict[int, float]:
        """The results of the actions that it has tried often enough."""
        for desk in self.desks_for(seat.ruleset, len(seat.sample().state), seat.players):
            desk.settings = settings
        self.choose(seat)
        return {one.index: one.value for one in self.last if one.visits >= FEWEST}


def advise(seat: Seat, seed: int) -> list[Advised]:
    """What the deepest bot that answers in short time would do, the best first, and what it expects."""
    kind = seat.ruleset.kind
    deep = mode_for(kind, 1) is kind.modes.simulation
    level = DEEPEST if deep else QUICKEST
    if level in kind.players.levels:
        return [Advised(bots.make(f"level-{level}", seed).choose(seat))]  # type: ignore[arg-type]
    bot = Search(seed, Budget(share(LEVELS[level].iterations, seat)))
    chosen = bot.choose(seat)
    tried = [one for one in bot.last if one.visits >= FEWEST][:MOST]
    if not tried or not deep:  # it needed no thought, or there is no time for another
        return [Advised(chosen)]
    legal = {action.index: action for action in seat.actions()}
    leads, wins = expected_leads(seat, seed), expected_wins(seat, seed)
    tried.sort(key=judged_by(kind, leads, wins), reverse=True)
    return [Advised(legal[one.index], leads.get(one.index), wins.get(one.index)) for one in tried]


def share(iterations: int, seat: Seat) -> int:
    """So many iterations where two play, fewer where more do."""
    return max(iterations * USUAL_SEATS // max(seat.players, USUAL_SEATS), 1)


def expected_wins(seat: Seat, seed: int) -> dict[int, float]:
    """How much of all games is won after each action."""
    return Judging(seed, Budget(share(EXPECTING, seat))).expect(seat, settings_of(seat.ruleset.kind, 0.0))


def expected_leads(seat: Seat, seed: int) -> dict[int, float]:
    """By how much the seat is ahead at the end after each action."""
    settings = settings_of(seat.ruleset.kind, 1.0)
    settings[CURIOSITY] *= settings[LEAD] / WIDE  # results lie so much closer together
    settings[LEAD] = WIDE
    found = Judging(seed, Budget(share(EXPECTING, seat))).expect(seat, settings)
    return {index: lead_of(value) for index, value in found.items()}


def settings_of(kind: GameKind, by_lead: float) -> np.ndarray:
    """What a search of a game goes by, with another part of the result judged by the lead."""
    settings = np.array(kind.players.settings, dtype=np.float64)
    settings[BY_LEAD] = by_lead
    return settings


def lead_of(value: float) -> float:
    """The lead of which a result tells."""
    value = min(max(value, ALL), 1.0 - ALL)
    return WIDE * math.log(value / (1.0 - value))


def judged_by(kind: GameKind, leads: dict[int, float], wins: dict[int, float]) -> Callable[[Tried], float]:
    """How good an action is after all three searches, so that what is told of it and its place agree."""
    by_lead, scale = kind.players.settings.by_lead, kind.players.settings.lead

    def judged(one: Tried) -> float:
        if one.index not in leads or one.index not in wins:
            return one.value
        ahead = 1.0 / (1.0 + math.exp(-leads[one.index] / scale))
        return (one.value + (1.0 - by_lead) * wins[one.index] + by_lead * ahead) / 2.0

    return judged
