"""Games for PettingZoo: every seat is an agent, and they take turns (AEC).

    from deckwright.envs import pettingzoo_env

    env = pettingzoo_env.env("ascension-10th", players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Agents: `seat_0`, `seat_1`, … Observation: a dictionary of `observation`, `int16[n]`, the numbers that
`deckwright.table.observation` names one by one, as this seat may know them (seat 0 there is the agent itself), and
`action_mask`, `int8[actions]`, all 0 for a seat that is not asked. Action: an index of the ruleset's fixed action space. Each
step is a decision with at least two answers; others are answered unasked. Rewards come when the game ends: 1 for each
winner, the losers pay for it in equal parts; solo 1 or -1. `env()` lets a seat that answers with an illegal action lose at
once; `raw_env()` raises `IllegalAction`, and nothing is done. A game of 2,000 turns is truncated.

Versions: v0.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from deckwright import defaults
from deckwright.cards.errors import BadOption
from deckwright.envs.one_game import OneGame

LARGEST = 32767
SEEDS = 2**62
RENDER_MODES = ["ansi", "human"]


def env(*arguments: Any, **named: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual wrappers; what it takes is what `GameAEC` takes."""
    made: AECEnv[str, Any, Any] = GameAEC(*arguments, **named)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class GameAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game of which every seat is an agent."""

    metadata = {  # noqa: RUF012, as PettingZoo has it
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        ruleset: str | Sequence[str] = defaults.RULESET,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[str | os.PathLike[str]] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}.")
        self.table = OneGame(ruleset, players, mode, options, packs)
        self.metadata = {**self.metadata, "name": f"{self.table.ruleset.kind.name}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.chance, _ = seeding.np_random(None)
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.action_count) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, LARGEST, (self.table.layout.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.table.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same deal."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.table.deal(int(self.chance.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()
        self._show()

    def _asked(self) -> str:
        player = self.table.running.player
        return self.agent_selection if player is None else self.possible_agents[player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What this seat may know and do."""
        seat = self.seat_of[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """The seat that is asked answers; after the end every agent takes its leave with `None`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.is_finished:
            game = self.table.running
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, game.over)
            self.truncations = dict.fromkeys(self.agents, not game.over)
            for one in self.agents:
                self.infos[one] = {"scores": game.scores(), "winners": game.winners(), "turns": game.turns}
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._text(), end="\n\n")

    def _text(self) -> str:
        return self.table.text(self.seat_of[self.agent_selection])

    def render(self) -> str | None:
        """The table as the seat that is asked may see it; `human` has printed it already."""
        return self._text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to give back."""


raw_env = GameAEC
