"""Rows of games stepped on a CUDA device: the arrays stay there, and PyTorch, JAX or CuPy use them where they lie."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from deckwright.cards.errors import BadOption, IllegalAction
from deckwright.envs import stepping as sp
from deckwright.envs.processor import Shown
from deckwright.kernel import playing
from deckwright.kernel.cuda_source import LARGEST, Plan, cuda_source
from deckwright.sim.cuda import NEEDS_CUPY, OUT_ROOM, defined, device_module, is_there, plan_for
from deckwright.table.kinds import Ruleset

KERNELS = Path(__file__).parent / "steps.cu"
THREADS = 64  # of a block
STAY = -3  # no action: the game of this row stands still
SMALL = 34  # nodes of syntax up to which a rule becomes part of its callers
APART = frozenset({"note_end"})  # seldom needed
ON_A_DEVICE = 2  # what DLPack calls memory of a CUDA device
ENTRIES: list[Any] = [
    sp.step_game, sp.unsigned, playing.legal, playing.narrow, playing.observe, playing.derive, playing.peek, playing.choose,
]  # fmt: skip


def plan_of(ruleset: Ruleset, blank: np.ndarray) -> Plan:
    """How the rules are translated."""
    entries: list[FunctionType] = ENTRIES
    plan = plan_for(ruleset, blank, entries, False)
    lengths = {**plan.lengths, "plain": "PLAIN"}
    return replace(plan, lengths=lengths, small=SMALL, apart=plan.apart | ruleset.kind.study.several | APART)


@lru_cache(maxsize=16)
def translated(
    ruleset: Ruleset, blank: bytes, size: int, listed: int = 0, narrows: bool = False, places: tuple[int, int] = (0, 0)
) -> str:
    """The whole program of the device."""
    cells = np.frombuffer(blank, dtype=np.int16)
    words = {
        "SIZE": size, "ACTIONS": len(ruleset.actions), "PLAYERS": ruleset.kind.seats(cells), "STAY": STAY,
        "LISTED": listed, "DERIVED": places[0], "HIDDEN": places[1], "NO_ACTION": sp.NO_ACTION,
        "USED": ruleset.kind.modes.interpreted(playing.observed_parts)(ruleset.table), "RECORD_CELLS": sp.RECORD_CELLS,
        "TO_MOVE": sp.TO_MOVE,
        "DONE": sp.DONE, "POINTS": sp.POINTS, "POLICY": sp.POLICY, "FULL": sp.FULL, "LARGEST": LARGEST,
    }  # fmt: skip
    rules = cuda_source(ENTRIES, plan_of(ruleset, cells))
    sizes = {"CELLS": len(cells), "OUT_ROOM": OUT_ROOM, "PLAIN": len(ruleset.actions) if narrows else 0}
    return defined(sizes) + rules + defined(words) + KERNELS.read_text()


class Cuda:
    """Steps games on the current CUDA device, in CuPy's current stream; nothing waits for the device."""

    name = "cuda"

    def __init__(self, ruleset: Ruleset, blank: np.ndarray, shown: Shown, games: int) -> None:
        if not is_there():
            raise BadOption(f"There is no CUDA device here. {NEEDS_CUPY}")
        import cupy

        self.cupy, self.games, self.seed = cupy, games, 0
        players, actions = ruleset.kind.seats(blank), len(ruleset.actions)
        size, listed, narrows = shown.size, shown.listed, len(shown.plain) > 0
        module = device_module(translated(ruleset, blank.tobytes(), size, listed, narrows, shown.places))
        self.kernels = {name: module.get_function(name) for name in ("look", "step", "choose_actions")}
        self.table, self.blank = cupy.asarray(ruleset.table), cupy.asarray(blank)
        self.states = cupy.zeros((games, len(blank)), dtype=cupy.int16)
        self.observations = cupy.zeros((games, size), dtype=cupy.int16)
        self.lists = cupy.zeros((games, listed), dtype=cupy.int16)
        self.masks = cupy.zeros((games, 0 if listed else actions), dtype=cupy.bool_)
        self.legal = self.lists if listed else self.masks
        none = np.zeros(1, dtype=np.int16)
        self.narrowing, self.plain, self.notes = (
            cupy.asarray(array if len(array) else none) for array in (shown.narrowing, shown.plain, shown.notes)
        )
        self.records = cupy.zeros((games, sp.RECORD_CELLS), dtype=cupy.int32)
        self.player = cupy.zeros(games, dtype=cupy.int8)
        self.rewards = cupy.zeros((games, players), dtype=cupy.float32)
        self.done = cupy.zeros(games, dtype=cupy.bool_)
        self.wanted = cupy.zeros(games, dtype=cupy.int64)
        self.moves = cupy.zeros(games, dtype=cupy.int32)
        self.chosen = cupy.zeros(games, dtype=cupy.int16)
        self.refused = cupy.zeros(3, dtype=cupy.int32)  # how many answers, the game and the action of the first
        self.noticed = np.frombuffer(cupy.cuda.alloc_pinned_memory(12), dtype=np.int32, count=3)
        self.noticed[:] = 0
        self.pages: dict[bytes, Any] = {}
        self.info = {
            "winner": self.records[:, sp.WINNER],
            "first": self.records[:, sp.BEGAN],
            "turns": self.records[:, sp.LAST_TURN],
            "decisions": self.records[:, sp.LENGTH],
            "ended": self.records[:, sp.ENDED],
            "scores": self.records[:, sp.SCORES : sp.SCORES + players],
            "episode": self.records[:, sp.EPISODE],
        }

    @property
    def memory(self) -> int:
        """How many bytes of the device the games and their arrays take."""
        arrays = (self.states, self.observations, self.legal, self.records, self.rewards, self.wanted, self.moves)
        return sum(int(array.nbytes) for array in arrays)

    def _launch(self, name: str, *arguments: Any, games: int | None = None) -> None:
        count = self.games if games is None else games
        self.kernels[name](((count + THREADS - 1) // THREADS,), (THREADS,), (*arguments, np.int32(count)))

    def start(self, seed: int) -> None:
        """Deal the first game of every row."""
        self.seed = seed
        self.records.fill(0)
        self.refused.fill(0)
        self.moves.fill(sp.START)
        self.step()
        self.check()

    def wrong(self, actions: Any) -> list[int]:
        """Nothing yet: what is not legal shows itself later, and its game stands still. Actions are kept for `step`."""
        self._complain()
        self.wanted[...] = self._on_device(actions)
        self.look()
        self.refused.get(out=self.noticed, blocking=False)
        return []

    def look(self) -> None:
        """See which of the actions in `wanted` are legal, and take them for the next step."""
        self._launch("look", self.wanted, self.legal, self.moves, self.refused)

    def _on_device(self, actions: Any) -> Any:
        """An array of any library as one of CuPy; nothing is copied if it lies on the device."""
        if isinstance(actions, self.cupy.ndarray):
            return actions
        if hasattr(actions, "__dlpack_device__") and int(actions.__dlpack_device__()[0]) == ON_A_DEVICE:
            return self.cupy.from_dlpack(actions)
        return self.cupy.asarray(np.asarray(actions))

    def step(self) -> None:
        """Carry out the actions that were found right."""
        self.observations.fill(0)
        if self.masks.size:
            self.masks.fill(False)
        self._launch(
            "step", self.states, self.blank, self.table, self.moves, self.observations, self.legal, self.records,
            self.player, self.rewards, self.done, self.narrowing, self.plain, self.notes, np.int64(self.seed),
        )  # fmt: skip

    def check(self) -> None:
        """Wait for the device, and complain about actions that were not legal."""
        self.refused.get(out=self.noticed)
        self._complain()

    def _complain(self) -> None:
        """Complain about what has come to be known of earlier steps, without waiting for the device."""
        if self.noticed[0] == 0:
            return
        count, row, action = self.refused.get().tolist()
        self.refused.fill(0)
        self.cupy.cuda.get_current_stream().synchronize()  # an earlier copy may still be on its way
        self.noticed[:] = 0
        reason = f"action {action} was not legal in game {row}"
        raise IllegalAction(
            f"Actions that were not legal in earlier steps: {count}. The first one found is action {action} in game {row}."
            " These games stood still, all others went on. To learn at which step, call check() after each.",
            reason,
            None,
            [],
        )

    def choose(self, kind: int, page: np.ndarray, first: int) -> Any:
        """What a policy does in each of the first so many rows."""
        found = self.pages.get(page.tobytes())
        if found is None:
            found = self.cupy.asarray(page)
            self.pages = {page.tobytes(): found}
        self._launch(
            "choose_actions", self.states, self.table, found, self.chosen, self.records, self.narrowing, self.plain,
            np.int32(kind), games=first,
        )  # fmt: skip
        return self.chosen[:first]

    def state(self, row: int) -> np.ndarray:
        """A copy of the state of a row."""
        return np.asarray(self.states[row].get())

    def close(self) -> None:
        """The device's memory is given back with the last array that uses it."""
