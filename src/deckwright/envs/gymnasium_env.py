"""Games for Gymnasium: one seat learns, bots play the others.

    import gymnasium
    import deckwright.envs                       # registers the ids

    env = gymnasium.make("deckwright/Ascension-v0", opponents="greedy")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

Ids: `deckwright/Ascension-v0` (any ruleset by `ruleset=`), `deckwright/Ascension10th-v0`, `deckwright/RiseOfVigil-v0`,
`deckwright/AscensionCombined-v0`.

Observation: `int16[n]`, the numbers that `deckwright.table.observation` names one by one; seat 0 there is the one that learns.
Action: an index of the ruleset's fixed action space; `info["action_mask"]` says what is legal, and so does
`env.unwrapped.action_masks()`. Each step is a decision with at least two answers; others are answered unasked.
Reward: 0 until the end; then 1 for a win, and for a loss -1 (of three or more players less, so that all rewards add up to
0). An illegal action loses the game at once: reward -1, terminated, `info["illegal"]` says why; with `illegal="raise"` it
raises `IllegalAction` and nothing is done. A game of 2,000 turns is truncated.

Versions: v0.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from deckwright import defaults
from deckwright.bots import Bot, ask, make
from deckwright.cards.errors import BadOption, IllegalAction
from deckwright.envs.one_game import OneGame
from deckwright.table.kinds import kinds
from deckwright.table.seat import Seat

LARGEST = 32767
ILLEGAL = ("lose", "raise")
SEEDS = 2**62


class GameEnv(gymnasium.Env[np.ndarray, np.int64]):
    """One seat of a game; the others are bots, named for each in order of the seats or once for all."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012, as Gymnasium has it

    def __init__(
        self,
        ruleset: str | Sequence[str] = defaults.RULESET,
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[str | os.PathLike[str]] = (),
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = OneGame(ruleset, players, mode, options, packs)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.table.players:
            raise BadOption(f"The learning seat is a number from 0 to {self.table.players - 1}, not {seat!r}.")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}.")
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.opponents = self._names(opponents)
        self.bots: dict[int, Bot] = {}
        self.is_lost = False
        self.observation_space = spaces.Box(0, LARGEST, (self.table.layout.size,), np.int16)
        self.action_space = spaces.Discrete(self.table.action_count)

    def _names(self, opponents: str | Sequence[str]) -> dict[int, str]:
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise BadOption(f"{len(names)} opponents do not fit: name one for each of the {len(others)} other seats.")
        for name in names:
            make(name, 0)  # an unknown name is refused now
        return dict(zip(others, names, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a new game; the same seed gives the same deal and the same opponents."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(SEEDS)))
        self.is_lost = False
        self.bots = {one: make(name, int(self.np_random.integers(SEEDS))) for one, name in self.opponents.items()}
        for one, bot in self.bots.items():
            bot.start(Seat(self.table.running, one))
        self._play_others()
        self._show()
        return self.table.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again."""
        try:
            self.table.play(int(action))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            self.is_lost = True
            return self.table.observation(self.seat), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._play_others()
        reward = 0.0
        if self.table.is_finished:
            reward = self.table.rewards()[self.seat]
            for one, bot in self.bots.items():
                bot.finish(Seat(self.table.running, one))
        self._show()
        over = self.table.running.over
        return self.table.observation(self.seat), reward, over, self.table.is_stopped, self._info()

    def _play_others(self) -> None:
        while not self.table.is_finished and self.table.running.player != self.seat:
            player = self.table.running.player
            assert player is not None
            self.table.play(ask(self.bots[player], self.table.running, self.opponents[player]))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask()}
        if self.table.is_finished:
            game = self.table.running
            info |= {"scores": game.scores(), "winners": game.winners(), "turns": game.turns, "rounds": game.round}
        return info

    def _mask(self) -> np.ndarray:
        mask = self.table.mask(self.seat)
        return mask * 0 if self.is_lost else mask

    def action_masks(self) -> np.ndarray:
        """What is legal now, as booleans."""
        return self._mask().astype(np.bool_)

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.table.text(self.seat), end="\n\n")

    def render(self) -> str | None:
        """The table as the learning seat may see it; `human` has printed it already."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


def camel(name: str) -> str:
    """A name as ids have it: `rise-of-vigil` is RiseOfVigil."""
    return "".join(part.capitalize() for part in name.split("-"))


def ids() -> dict[str, dict[str, str]]:
    """Every id with what it stands for: one for each game that has environments, and one for each of its rulesets."""
    found = {}
    for kind in (kind for kind in kinds().values() if kind.is_observed):
        found[f"deckwright/{camel(kind.name)}-v0"] = {"ruleset": next(iter(kind.sets.rulesets))}
        found |= {f"deckwright/{camel(ruleset)}-v0": {"ruleset": ruleset} for ruleset in kind.sets.rulesets}
    return found


def register() -> None:
    """Make the ids known to Gymnasium."""
    for name, given in ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{GameEnv.__module__}:{GameEnv.__name__}", kwargs=given)


def __getattr__(name: str) -> type[GameEnv]:
    """`AscensionEnv` is an older name of the same, and so for every game."""
    if name in (f"{camel(kind)}Env" for kind in kinds()):
        return GameEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


register()
