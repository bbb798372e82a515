"""The games of an environment as tensors: nothing is copied, and on a device nothing waits for Python."""

from typing import Any

import torch

from deckwright.envs.vec_env import VecEnv
from deckwright.training.recipe import Recipe
from deckwright.training.replaying import cupy_stream

LISTED = 48  # room in a list of actions
GREEDY = "greedy"


class Seating:
    """Some games, what their seats see, and how they are answered."""

    def __init__(self, ruleset: Any, players: int, mode: str, games: int, device: torch.device, seed: int) -> None:
        self.device, self.games, self.players = device, games, players
        self.env = VecEnv(
            ruleset, players, games, device.type, seed, mode, narrow=True, listed=LISTED, learning=True
        )  # fmt: skip
        now = self.env.now
        backend: Any = self.env.backend
        self.backend = backend
        self.seen, self.listed, self.player, self.rewards, self.done = map(torch.from_dlpack, now[:5])
        self.scores = torch.from_dlpack(now.info["scores"])
        self.wanted = torch.from_dlpack(backend.wanted)
        self.chosen = torch.from_dlpack(backend.chosen)

    def begin(self, seed: int | None = None) -> None:
        """Deal the first game of every row."""
        with cupy_stream(self.device):
            self.env.reset(seed)

    def greedy(self, games: int) -> torch.Tensor:
        """What greedy does in each of the first so many games."""
        with cupy_stream(self.device):
            self.env.policy_actions(GREEDY, games)
        return self.chosen[:games].long()

    def answer(self, actions: torch.Tensor) -> None:
        """Answer in every game. A device carries out what is legal; `check` complains of the rest."""
        if self.device.type != "cuda":
            self.env.step(actions.numpy())
            return
        self.wanted.copy_(actions)
        with cupy_stream(self.device):
            self.backend.look()
            self.backend.step()

    def check(self) -> None:
        """Complain about actions that were not legal."""
        with cupy_stream(self.device):
            self.env.check()

    def leads(self) -> torch.Tensor:
        """By how much each seat was ahead of the best of the others when the last game of its row ended."""
        scores = self.scores.float()
        if self.players == 1:
            return torch.zeros_like(scores)
        own = torch.eye(self.players, dtype=torch.bool, device=self.device)
        others = scores[:, None].expand(-1, self.players, -1).masked_fill(own, -torch.inf)
        return scores - others.amax(-1)

    def close(self) -> None:
        self.env.close()


def split(recipe: Recipe) -> tuple[int, int]:
    """In how many of the games greedy has the other seats, and in how many somebody of the past; the former come first."""
    past = round(recipe.games * recipe.against_past)
    greedy = recipe.games - past - round(recipe.games * recipe.against_self)
    return max(greedy, 0), past
