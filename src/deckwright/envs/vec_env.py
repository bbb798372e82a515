"""Thousands of games stepped together, over arrays: for programs that learn."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from deckwright import defaults
from deckwright.cards.errors import BadOption, DeckwrightError, IllegalAction
from deckwright.envs import cuda
from deckwright.envs.processor import NOTHING, Backend, Processor, Shown
from deckwright.kernel.playing import WEIGHTS
from deckwright.sim.cuda import is_there
from deckwright.sim.simulator import check_device, policy_named
from deckwright.table.actions import Action
from deckwright.table.arguments import flag, whole
from deckwright.table.setup import set_up

MOST_GAMES = 2**24
MOST_LISTED = 512
NAMED = 8  # so many games with illegal actions are named


class Step(NamedTuple):
    """How all games stand. These are the arrays themselves: the next step writes into them, so copy what you keep."""

    observations: Any  # int16[games, size]: what the seat that must decide may know
    masks: Any  # bool[games, actions]: what it may do; with `listed` int16[games, listed]: its numbers, then -1
    player: Any  # int8[games]: the seat that must decide
    rewards: Any  # float32[games, players]: 0 until a game ends
    done: Any  # bool[games]: a game ended; everything else tells of the next one, which has begun
    info: dict[str, Any]  # of the games that ended


class VecEnv:
    """Many games of one ruleset, stepped together.

    Each row holds a game; when it ends, the next one begins in the same step. Questions with one answer only are
    answered unasked, so that every step is a decision. The same seed gives the same games, whatever the number of
    cores and the device: row `i` of `n` plays the games `i`, `i + n`, `i + 2n`, …, as `dw.Simulator` numbers them.

    Rewards come when a game ends: 1 for each winner, and the losers pay for it in equal parts, so that they add up to
    0; 0 for all where the game was stopped after 2,000 turns. A solo game is worth 1 or -1.

    With device="cuda" everything stays on the device: the arrays are CuPy's, `torch.from_dlpack` and `jax.dlpack` use them
    where they lie, actions of any of these libraries are taken, and no step waits for the device.

    With `narrow` only what needs a thought is asked: a card or ability that only brings something is played unasked, as the
    search does it. `listed` is room for a list of actions, which then stands in the place of the masks: the numbers of the
    legal ones, then -1; of more than have room only the first. With `learning` a row of observations goes on with what a
    player learns from: `learned` says which numbers these are. From `learned.hidden_at` on stands what the seat may not know.
    """

    def __init__(
        self,
        ruleset: str | Sequence[str] = defaults.RULESET,
        players: int | None = None,
        games: int = 4096,
        device: str = "cpu",
        seed: int = 1,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[str | os.PathLike[str]] = (),
        cores: int | None = None,
        narrow: bool = False,
        listed: int = 0,
        learning: bool = False,
    ) -> None:
        setup = set_up(ruleset, players, mode, options, packs)
        self.ruleset, self.mode, self.players, self.options = setup.ruleset, setup.mode, setup.players, setup.options
        self.games = whole("the number of games", games, 1, MOST_GAMES)
        self.seed = check_seed(seed)
        self.layout = self.ruleset.kind.fields(self.ruleset, self.players, self.mode)
        kind, room = self.ruleset.kind, whole("the room in a list of actions", listed, 0, MOST_LISTED)
        self.learned = kind.learned(self.ruleset, self.players, self.mode) if flag("learning", learning) else None
        brought = (
            (kind.players.search_weights(self.ruleset), kind.players.plain_actions(self.ruleset))
            if flag("narrow", narrow)
            else (NOTHING, NOTHING)
        )
        self.shown = Shown(
            self.layout.size if self.learned is None else self.learned.size, room, brought[0], brought[1], self.learned
        )
        self.backend = self._backend(device, cores)
        self.device = self.backend.name
        backend = self.backend
        self.now = Step(
            backend.observations,
            backend.lists if room else backend.masks,
            backend.player,
            backend.rewards,
            backend.done,
            backend.info,
        )
        self._pages: dict[str, tuple[int, np.ndarray]] = {}  # of the policies that were asked so far
        self._is_started = False

    def _backend(self, device: str, cores: int | None) -> Backend:
        check_device(device)
        blank = self.ruleset.stocked(self.players, self.mode, self.options)
        if device == "cuda" or (device == "auto" and is_there()):
            return cuda.Cuda(self.ruleset, blank, self.shown, self.games)
        try:
            return Processor(self.ruleset, blank, self.shown, self.games, cores)
        except MemoryError:
            raise BadOption(f"There is not enough memory here for {self.games} games at once. Take fewer.") from None

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.shown.size

    @property
    def action_count(self) -> int:
        """How many actions the fixed action space has."""
        return len(self.ruleset.actions)

    @property
    def memory(self) -> int:
        """How many bytes the games and their arrays take."""
        return self.backend.memory

    def reset(self, seed: int | None = None) -> Step:
        """Deal the first game of every row; without a seed the same games as the last time."""
        if seed is not None:
            self.seed = check_seed(seed)
        self.backend.start(self.seed)
        self._is_started = True
        return self.now

    def step(self, actions: Any) -> Step:
        """Answer in every game. If one of the actions is not legal, nothing is done in any game.

        On a CUDA device only the games with such actions stand still, and one of the next steps, or `check`, complains.
        """
        self._check_started()
        self._check_shape(actions)
        wrong = self.backend.wrong(actions)
        if wrong:
            raise self._refusal(actions, wrong)
        self.backend.step()
        return self.now

    def check(self) -> None:
        """Complain now about actions of earlier steps that were not legal: a CUDA device is waited for."""
        self.backend.check()

    def _check_started(self) -> None:
        if not self._is_started:
            raise DeckwrightError("No game has begun yet: call reset() first.")

    def _check_shape(self, actions: Any) -> None:
        if isinstance(actions, np.ndarray) and actions.shape == (self.games,) and actions.dtype.kind in "iu":
            return
        try:
            shape, kind = getattr(actions, "shape", None), str(getattr(actions, "dtype", ""))
        except Exception:  # whatever library it comes from: it is no array
            shape, kind = None, ""
        if shape is None or tuple(shape) != (self.games,) or "int" not in kind:
            found = type(actions).__name__ if shape is None else f"{kind}{list(shape)}"
            raise BadOption(f"Actions are an array of {self.games} whole numbers, one for each game, not {found}.")

    def _refusal(self, actions: Any, wrong: list[int]) -> IllegalAction:
        row = wrong[0]
        legal = self.actions(row)
        named = ", ".join(map(str, wrong[:NAMED])) + (", …" if len(wrong) > NAMED else "")
        reason = f"action {int(actions[row])} is not legal in game {row}"
        message = (
            f"{len(wrong)} of {self.games} actions are not legal, those of the games {named}; nothing was done. In game"
            f" {row} action {int(actions[row])} is not among: "
            + ", ".join(f"{action.index} ({action.text})" for action in legal)
            + "."
        )
        return IllegalAction(message, reason, None, [action.text for action in legal])

    def actions(self, row: int) -> list[Action]:
        """Every legal action of a game in words."""
        row = self._number(row)
        state, legal = self.backend.state(row), np.asarray(self._row(self.now.masks, row))
        indexes = np.sort(legal[legal >= 0]) if self.shown.listed else np.flatnonzero(legal)
        return [self.ruleset.kind.table.action(state, self.ruleset, int(index)) for index in indexes]

    def decode(self, row: int) -> dict[str, Any]:
        """What the seat that must decide in this game may know, in words."""
        return self.layout.decode(self._row(self.now.observations, self._number(row))[: self.layout.size])

    def _number(self, row: int) -> int:
        return whole("a game of these", row, 0, self.games - 1)

    def _row(self, array: Any, row: int) -> np.ndarray:
        part = array[row]
        return np.asarray(part.get() if hasattr(part, "get") else part)

    def policy_actions(self, policy: str | np.ndarray = "random", first: int | None = None) -> Any:
        """What a policy does in every game: `random`, `busy`, `greedy` or a page of weights, as in `dw.Simulator`.

        With `first` only in the first so many games. The array is the same one each time.
        """
        self._check_started()
        games = self.games if first is None else whole("the number of games that are asked for", first, 1, self.games)
        if isinstance(policy, np.ndarray):
            return self.backend.choose(WEIGHTS, self.ruleset.kind.players.checked(policy, self.ruleset).copy(), games)
        if not isinstance(policy, str) or policy not in self._pages:
            found = policy_named(policy, self.ruleset)
            self._pages[policy] = found.kind, found.page(self.ruleset).copy()
        return self.backend.choose(*self._pages[policy], games)

    def close(self) -> None:
        """Give back threads and memory."""
        self.backend.close()


def check_seed(seed: int) -> int:
    return whole("the seed", seed, 0, 2**32 - 1)


def vec_env(
    ruleset: str | Sequence[str] = defaults.RULESET,
    players: int | None = None,
    games: int = 4096,
    device: str = "cpu",
    seed: int = 1,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    packs: Sequence[str | os.PathLike[str]] = (),
    cores: int | None = None,
    narrow: bool = False,
    listed: int = 0,
    learning: bool = False,
) -> VecEnv:
    """Many games stepped together over arrays; `reset()` begins, `step(actions)` goes on."""
    return VecEnv(ruleset, players, games, device, seed, mode, options, packs, cores, narrow, listed, learning)
