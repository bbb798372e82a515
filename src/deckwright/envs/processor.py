"""Rows of games stepped on the processor: each core takes its rows, and none waits for Python."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from deckwright.envs import stepping as sp
from deckwright.sim.processor import OUT_ROOM, check_cores
from deckwright.table.kinds import Ruleset
from deckwright.table.observation import Learned

FEW = 16  # games whose actions are looked at one by one
NOTHING = np.zeros(0, dtype=np.int16)


@dataclass(frozen=True)
class Shown:
    """What a step shows: as much of an observation as is wanted, and what may be done as marks or as a list."""

    size: int  # numbers of an observation
    listed: int = 0  # room in a list of actions; 0: each action has a mark
    narrowing: np.ndarray = field(
        default_factory=lambda: NOTHING
    )  # the weights by which only what needs a thought is asked; empty: everything is
    plain: np.ndarray = field(default_factory=lambda: NOTHING)  # which actions only bring something
    learned: Learned | None = None  # what stands beside the observation

    @property
    def notes(self) -> np.ndarray:
        return NOTHING if self.learned is None else self.learned.notes

    @property
    def places(self) -> tuple[int, int]:
        """Where what follows from the observation begins, and what is hidden; 0: nowhere."""
        return (0, 0) if self.learned is None else (self.learned.derived_at, self.learned.hidden_at)


class Backend(Protocol):
    """Something that steps games. The arrays stay the same ones; each step writes into them anew.

    `info` has what is written down when a game ends: winner, first, turns, decisions, ended, scores; and `episode`, the
    number of games that the row has finished.
    """

    name: str
    observations: Any
    masks: Any
    lists: Any
    player: Any
    rewards: Any
    done: Any
    info: dict[str, Any]

    @property
    def memory(self) -> int:
        """How many bytes the games and their arrays take."""

    def start(self, seed: int) -> None:
        """Deal the first game of every row."""

    def wrong(self, actions: Any) -> list[int]:
        """The rows whose action is not legal; the actions are kept for `step`."""

    def step(self) -> None:
        """Carry out the actions that were found right."""

    def check(self) -> None:
        """Complain about actions that were not legal, where that shows itself later."""

    def choose(self, kind: int, page: np.ndarray, first: int) -> Any:
        """What a policy does in each of the first so many rows."""

    def state(self, row: int) -> np.ndarray:
        """A copy of the state of a row."""

    def close(self) -> None:
        """Give back what was taken."""


class Processor:
    """Steps games on some or all cores."""

    name = "cpu"

    def __init__(self, ruleset: Ruleset, blank: np.ndarray, shown: Shown, games: int, cores: int | None) -> None:
        self.table, self.blank, self.games, self.shown = ruleset.table, blank, games, shown
        players, actions = ruleset.kind.seats(blank), len(ruleset.actions)
        self.mode = ruleset.kind.modes.environments
        self.seed = 0
        self.states = np.zeros((games, len(blank)), dtype=np.int16)
        self.observations = np.zeros((games, shown.size), dtype=np.int16)
        self.masks = np.zeros((games, 0 if shown.listed else actions), dtype=np.bool_)
        self.lists = np.zeros((games, shown.listed), dtype=np.int16)
        self.records = np.zeros(games * sp.RECORD_CELLS, dtype=np.int32)
        self.results = self.records.reshape(games, sp.RECORD_CELLS)
        self.player = np.zeros(games, dtype=np.int8)
        self.rewards = np.zeros((games, players), dtype=np.float32)
        self.is_paid = False
        self.done = np.zeros(games, dtype=np.bool_)
        self.info = {
            "winner": self.results[:, sp.WINNER],
            "first": self.results[:, sp.BEGAN],
            "turns": self.results[:, sp.LAST_TURN],
            "decisions": self.results[:, sp.LENGTH],
            "ended": self.results[:, sp.ENDED],
            "scores": self.results[:, sp.SCORES : sp.SCORES + players],
            "episode": self.results[:, sp.EPISODE],
        }
        self.points = self.results[:, sp.POINTS : sp.POINTS + players]
        self.actions = np.zeros(games, dtype=np.int16)
        self.chosen = np.zeros(games, dtype=np.int16)
        self.wanted = np.zeros(games, dtype=np.int64)
        self.places = np.zeros(games, dtype=np.int64)
        self.rows = np.arange(games, dtype=np.int64) * actions
        self.is_legal = np.zeros(games, dtype=np.bool_)
        self.step_games = self.mode(sp.step_games)
        self.no_events = np.zeros(0, dtype=np.int32)
        cores = min(check_cores(cores), games)
        self.pool = ThreadPoolExecutor(cores) if cores > 1 else None
        self.parts = [slice(games * core // cores, games * (core + 1) // cores) for core in range(cores)]
        self.outs = [np.zeros(OUT_ROOM, dtype=np.int16) for _ in range(cores)]
        self.rows_of = [
            (
                self.states[part], self.actions[part], self.observations[part], self.masks[part], self._records(part),
                self.lists[part],
            )
            for part in self.parts
        ]  # fmt: skip
        self.to_move, self.ends = self.results[:, sp.TO_MOVE], self.results[:, sp.DONE]

    @property
    def memory(self) -> int:
        """How many bytes the games and their arrays take."""
        arrays = (self.states, self.observations, self.masks, self.lists, self.results, self.rewards)
        return sum(array.nbytes for array in arrays)

    def start(self, seed: int) -> None:
        """Deal the first game of every row."""
        self.seed = seed
        self.results[:] = 0
        self.actions[:] = sp.START
        self.step()

    def wrong(self, actions: np.ndarray) -> list[int]:
        """The rows whose action is not legal; the actions are kept for `step`."""
        if self.shown.listed:
            is_listed = (self.lists == np.asarray(actions)[:, None]).any(axis=1) & (np.asarray(actions) >= 0)
            if is_listed.all():
                np.copyto(self.actions, actions, casting="unsafe")
            return [int(row) for row in np.flatnonzero(~is_listed)]
        if self.games <= FEW:
            count, masks = self.masks.shape[1], self.masks
            wanted = enumerate(actions.tolist())
            wrong = [row for row, action in wanted if not (0 <= action < count and masks[row, action])]
            if not wrong:
                np.copyto(self.actions, actions, casting="unsafe")
            return wrong
        np.copyto(self.wanted, actions, casting="unsafe")
        if self.wanted.min() < 0 or self.wanted.max() >= self.masks.shape[1]:
            outside = (self.wanted < 0) | (self.wanted >= self.masks.shape[1])
            inside = np.where(outside, 0, self.wanted)
            return [int(row) for row in np.flatnonzero(outside | ~self.masks[np.arange(self.games), inside])]
        np.add(self.rows, self.wanted, out=self.places)
        np.take(self.masks.reshape(-1), self.places, out=self.is_legal, mode="clip")
        if self.is_legal.all():
            np.copyto(self.actions, self.wanted, casting="unsafe")
            return []
        return [int(row) for row in np.flatnonzero(~self.is_legal)]

    def step(self) -> None:
        """Carry out the actions that were found right."""
        self._on_all_cores(self._step_part)
        np.copyto(self.player, self.to_move, casting="unsafe")
        np.copyto(self.done, self.ends, casting="unsafe")
        if np.count_nonzero(self.ends):
            np.divide(self.points, sp.FULL, out=self.rewards, casting="unsafe")
            self.is_paid = True
        elif self.is_paid:  # a game ended in the step before
            self.rewards[:] = 0
            self.is_paid = False

    def check(self) -> None:
        """Nothing that is not legal is ever carried out here."""

    def _on_all_cores(self, work: Any, *more: Any) -> None:
        if self.pool is None:
            work(0, *more)
        else:
            for done in [self.pool.submit(work, core, *more) for core in range(len(self.parts))]:
                done.result()

    def _step_part(self, core: int) -> None:
        states, actions, observations, masks, records, lists = self.rows_of[core]
        shown = self.shown
        self.step_games(
            states, self.blank, self.table, self.no_events, self.outs[core], actions, observations, masks, records,
            self.seed, self.parts[core].start, self.games, shown.narrowing, shown.plain, lists, shown.notes, *shown.places,
        )  # fmt: skip

    def _records(self, part: slice) -> np.ndarray:
        return self.records[part.start * sp.RECORD_CELLS : part.stop * sp.RECORD_CELLS]

    def choose(self, kind: int, page: np.ndarray, first: int) -> np.ndarray:
        """What a policy does in each of the first so many rows."""
        self._on_all_cores(self._choose_part, kind, page, first)
        return self.chosen[:first]

    def _choose_part(self, core: int, kind: int, page: np.ndarray, first: int) -> None:
        part = slice(self.parts[core].start, min(self.parts[core].stop, first))
        if part.start < part.stop:
            self.mode(sp.choose_actions)(
                self.states[part], self.table, page, self.outs[core], self.chosen[part], self._records(part), kind,
                self.shown.narrowing, self.shown.plain,
            )  # fmt: skip

    def state(self, row: int) -> np.ndarray:
        copied: np.ndarray = self.states[row].copy()
        return copied

    def close(self) -> None:
        """End the threads."""
        if self.pool is not None:
            self.pool.shutdown()
