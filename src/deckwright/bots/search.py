"""A bot that thinks ahead: it tries its actions in many games that may follow, and takes the one that wins most."""

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np

from deckwright.bots.compiling import mode_for
from deckwright.bots.protocol import Bot
from deckwright.bots.search_game import begin_search, search
from deckwright.bots.search_tree import ACTION, CHILD, NODE_CELLS, NOTHING, ROOT, SIBLING, VISITS
from deckwright.cards.errors import BadOption
from deckwright.kernel.modes import Mode
from deckwright.kernel.playing import narrow
from deckwright.table.actions import Action
from deckwright.table.arguments import excerpt
from deckwright.table.kinds import Ruleset
from deckwright.table.seat import Seat

ITERATIONS = 1000
MOST_NODES = 1 << 17  # beyond these a tree grows no further; what is tried still counts
AT_ONCE = 64  # iterations between two looks at the clock
NO_END = 1 << 40
LEGAL_ROOM = 512
SEEDS = 1 << 32


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: so many iterations, or so many seconds."""

    iterations: int = ITERATIONS
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> "Budget":
        """`4000` is that many iterations, `0.5s` half a second."""
        try:
            budget = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(iterations=int(text))
        except ValueError:
            budget = cls(iterations=0)
        if budget.iterations < 1 or (budget.seconds is not None and not 0 < budget.seconds < float("inf")):
            raise BadOption(
                f"search:{excerpt(text)} is no budget. Give a number of iterations, as in search:4000, or of seconds, as in"
                " search:0.5s."
            )
        return budget


@dataclass(frozen=True)
class Tried:
    """An action of the position that was searched: how often it was tried, and how well it did, from 0 to 1."""

    index: int
    visits: int
    value: float


class Desk:
    """Room for one search: the position, the game that is played out, the tree."""

    def __init__(self, ruleset: Ruleset, cells: int, seats: int, nodes: int, mode: Mode) -> None:
        self.table = ruleset.table
        players = ruleset.kind.players
        self.weights, self.plain = players.search_weights(ruleset), players.plain_actions(ruleset)
        self.settings = np.array(players.settings, dtype=np.float64)
        self.states = np.zeros((2, cells), dtype=np.int16)
        self.tree = np.zeros((nodes + 2, NODE_CELLS), dtype=np.int32)
        self.values = np.zeros((nodes + 2, seats), dtype=np.float64)
        self.bag = np.zeros(players.bag, dtype=np.int16)
        self.out = np.zeros(LEGAL_ROOM, dtype=np.int16)
        self.no_events = np.zeros(0, dtype=np.int32)
        self.begin, self.go_on, self.narrow = mode(begin_search), mode(search), mode(narrow)

    def candidates(self, state: np.ndarray, legal: list[int]) -> list[int]:
        """The actions that are worth a thought."""
        self.out[: len(legal)] = legal
        n = self.narrow(state, self.table, self.weights, self.plain, self.out, len(legal))
        return [int(action) for action in self.out[:n]]

    def think(self, state: np.ndarray, viewer: int, seed: int, budget: Budget) -> None:
        """Search from this position as this seat."""
        self.states[0] = state
        self.begin(self.states, self.bag, self.tree, self.values, viewer)
        if budget.seconds is None:
            self.iterate(viewer, seed, budget.iterations, 0)
            return
        stop = time.perf_counter() + budget.seconds
        self.iterate(viewer, seed, 1, NO_END)
        while time.perf_counter() < stop:
            self.iterate(viewer, seed, AT_ONCE, NO_END)

    def iterate(self, viewer: int, seed: int, iterations: int, later: int) -> None:
        self.go_on(
            self.states, self.table, self.no_events, self.out, self.bag, self.weights, self.plain, self.settings,
            self.tree, self.values, viewer, seed, iterations, later,
        )  # fmt: skip

    def tried(self, viewer: int) -> list[Tried]:
        """Every action that was tried."""
        found = []
        child = int(self.tree[ROOT, CHILD])
        while child != NOTHING:
            visits = int(self.tree[child, VISITS])
            value = float(self.values[child, viewer]) / max(visits, 1)
            found.append(Tried(int(self.tree[child, ACTION]), visits, value))
            child = int(self.tree[child, SIBLING])
        return found


class Search(Bot):
    """Thinks about every decision for the same number of iterations, or for the same time.

    It knows what its seat knows: it gets a redrawn copy of the game, and redraws it again for every iteration. The same
    seed and iterations give the same game on every machine; several cores search a tree each.
    """

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        careless: float = 0.0,
        cores: int = 1,
        mode: Mode | None = None,
    ) -> None:
        self.chance = random.Random(seed)
        self.budget = budget or Budget()
        self.has_budget = budget is not None
        self.careless = careless  # how often it takes any action that comes to mind
        self.cores = cores
        self.mode = mode
        self.desks: list[Desk] = []
        self.game: tuple[Ruleset, int] | None = None
        self.running: Mode | None = None
        self.last: list[Tried] = []  # what was tried for the last decision, the best first

    def choose(self, seat: Seat) -> Action:
        if not self.has_budget:
            self.budget = Budget(seat.ruleset.kind.players.iterations)
        legal = {action.index: action for action in seat.actions()}
        seeds = [self.chance.randrange(SEEDS) for _ in range(self.cores + 1)]
        is_careless = self.chance.random() < self.careless
        self.last = []
        if len(legal) == 1:
            return next(iter(legal.values()))
        state = seat.sample(seeds[-1]).state
        desks = self.desks_for(seat.ruleset, len(state), seat.players)
        candidates = desks[0].candidates(state, sorted(legal))
        if len(candidates) == 1:
            return legal[candidates[0]]
        if is_careless:
            return legal[self.chance.choice(candidates)]
        share = Budget(-(-self.budget.iterations // self.cores), self.budget.seconds)
        in_parallel(
            [partial(desk.think, state, seat.player, one, share) for desk, one in zip(desks, seeds, strict=False)]
        )
        self.last = ranked([one for desk in desks for one in desk.tried(seat.player)])
        return legal[self.last[0].index]

    def desks_for(self, ruleset: Ruleset, cells: int, seats: int) -> list[Desk]:
        """Room to think about this game, kept from one decision to the next."""
        timed = self.budget.seconds is not None
        compiled = ruleset.kind.modes.simulation
        mode = self.mode or (
            compiled
            if self.running is compiled
            else mode_for(ruleset.kind, NO_END if timed else self.budget.iterations)
        )
        if self.game != (ruleset, cells) or mode is not self.running:
            nodes = MOST_NODES if timed else min(self.budget.iterations, MOST_NODES)
            self.desks = [Desk(ruleset, cells, seats, nodes, mode) for _ in range(self.cores)]
            self.game, self.running = (ruleset, cells), mode
        return self.desks


def in_parallel(work: list[Callable[[], None]]) -> None:
    """Do several things at the same time; the rules let others run meanwhile."""
    if len(work) == 1:
        work[0]()
        return
    with ThreadPoolExecutor(len(work)) as pool:
        for done in [pool.submit(one) for one in work]:
            done.result()


def ranked(tried: list[Tried]) -> list[Tried]:
    """What several trees found about each action put together, the most visited one first."""
    together: dict[int, list[Tried]] = {}
    for one in tried:
        together.setdefault(one.index, []).append(one)
    sums = []
    for index, found in together.items():
        visits = sum(one.visits for one in found)
        value = sum(one.value * one.visits for one in found) / max(visits, 1)
        sums.append(Tried(index, visits, value))
    return sorted(sums, key=lambda one: (-one.visits, -one.value, one.index))


def search_with(seed: int, word: str) -> Search:
    """The bot `search:word`."""
    return Search(seed, Budget.read(word))
