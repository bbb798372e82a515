"""What a player looks with: how its layers are shaped, and what they make of a position. The only place that knows.

A **player** sees what its seat may know, and says how good every action is, whether it wins (a logit), and by how much (the
tangent of its lead). A **judge** sees everything, also what is hidden, and says the same of winning alone: it exists only while
somebody learns. Both are layers of equal width, each normalised and cut off below zero.

Weights lie one after the other in one row of numbers, so that averages, copies and steps of learning take one operation.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod, sqrt
from typing import Any

import torch
from torch.nn.functional import layer_norm, linear, pad

from deckwright.table.observation import Learned, aligned

WINS, LEADS = range(2)  # what is said of a position
VALUES = 2
CAREFUL = 0.01  # of the usual size: with such weights all actions are nearly equal at the beginning

Weights = Mapping[str, torch.Tensor]


@dataclass(frozen=True)
class Shape:
    """How many numbers go in and come out, and how wide the layers between are."""

    known: int  # numbers that a player looks at
    seen: int  # those, and what is hidden: what a judge looks at
    actions: int  # of the game
    width: int = 512
    layers: int = 4
    judge_layers: int = 3

    @classmethod
    def of(cls, learned: Learned, actions: int, width: int, layers: int, judge_layers: int) -> "Shape":
        """The shape for what is learned from here."""
        return cls(learned.hidden_at, learned.size, actions, width, layers, judge_layers)

    @property
    def outputs(self) -> int:
        """Room for the actions, of which the last one stands for none."""
        return aligned(self.actions + 1)

    @cached_property
    def player(self) -> dict[str, tuple[int, ...]]:
        """The weights of a player."""
        found = body("player", self.known, self.width, self.layers)
        found |= {"player.policy.weight": (self.outputs, self.width), "player.policy.bias": (self.outputs,)}
        return found | {"player.values.weight": (VALUES, self.width), "player.values.bias": (VALUES,)}

    @cached_property
    def judge(self) -> dict[str, tuple[int, ...]]:
        """The weights of a judge."""
        found = body("judge", self.seen, self.width, self.judge_layers)
        return found | {"judge.values.weight": (VALUES, self.width), "judge.values.bias": (VALUES,)}

    @property
    def all(self) -> dict[str, tuple[int, ...]]:
        """Those of both, the player's first."""
        return self.player | self.judge


def body(name: str, inputs: int, width: int, layers: int) -> dict[str, tuple[int, ...]]:
    """The layers between what goes in and what comes out."""
    found: dict[str, tuple[int, ...]] = {}
    for layer in range(layers):
        at = f"{name}.{layer}"
        found[f"{at}.weight"] = (width, inputs if layer == 0 else width)
        found |= {f"{at}.{part}": (width,) for part in ("bias", "norm.weight", "norm.bias")}
    return found


def size_of(shapes: Mapping[str, tuple[int, ...]]) -> int:
    """How long the row of these weights is. Each part begins where a device reads fastest."""
    return sum(aligned(prod(shape)) for shape in shapes.values())


def parts_of(row: torch.Tensor, shapes: Mapping[str, tuple[int, ...]]) -> dict[str, torch.Tensor]:
    """The weights by name, where they lie in their row."""
    found, at = {}, 0
    for name, shape in shapes.items():
        found[name] = row[at : at + prod(shape)].view(shape)
        at += aligned(prod(shape))
    return found


def row_of(parts: Iterable[torch.Tensor]) -> torch.Tensor:
    """Numbers for each part of the weights, as those lie in their row."""
    return torch.cat([pad(part.flatten(), (0, aligned(part.numel()) - part.numel())) for part in parts])


def begin(row: torch.Tensor, shapes: Mapping[str, tuple[int, ...]]) -> None:
    """Weights for somebody who knows nothing yet."""
    for name, part in parts_of(row, shapes).items():
        if name.endswith("norm.weight"):
            part.fill_(1.0)
        elif part.ndim == 1:
            part.zero_()
        else:
            edge = (CAREFUL if ".policy." in name or ".values." in name else 1.0) / sqrt(part.shape[1])
            part.uniform_(-edge, edge)


def look(weights: Weights, name: str, inputs: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
    """What the layers make of positions; `scale` says how much one of each number counts."""
    found, layer = inputs, 0
    while f"{name}.{layer}.weight" in weights:
        at = f"{name}.{layer}"
        weight = weights[f"{at}.weight"]
        found = linear(found, weight * scale if layer == 0 else weight, weights[f"{at}.bias"])
        found = layer_norm(found, found.shape[-1:], weights[f"{at}.norm.weight"], weights[f"{at}.norm.bias"]).relu()
        layer += 1
    return found


def play(weights: Weights, inputs: torch.Tensor, scale: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """How good every action is, and how good the position."""
    seen = look(weights, "player", inputs, scale)
    policy = linear(seen, weights["player.policy.weight"], weights["player.policy.bias"])
    return policy, linear(seen, weights["player.values.weight"], weights["player.values.bias"]).float()


def judge(weights: Weights, inputs: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
    """How good positions are to somebody who sees everything."""
    seen = look(weights, "judge", inputs, scale)
    return linear(seen, weights["judge.values.weight"], weights["judge.values.bias"]).float()


class Pick(torch.autograd.Function):  # type: ignore[misc]  # of a library that may be missing
    """The numbers at some places of each row; no place is wanted twice, but the last one, whose number is of no use."""

    @staticmethod
    def forward(ctx: Any, rows: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(places)
        ctx.width = rows.shape[1]
        return rows.gather(1, places)

    @staticmethod
    def backward(ctx: Any, *gradients: torch.Tensor) -> tuple[torch.Tensor, None]:
        (places,) = ctx.saved_tensors
        found = gradients[0].new_zeros(places.shape[0], ctx.width)
        return found.scatter_(1, places, gradients[0]), None


def picked(policy: torch.Tensor, listed: torch.Tensor) -> torch.Tensor:
    """How good the listed actions are; what is none cannot be taken."""
    none = listed < 0
    places = torch.where(none, policy.shape[1] - 1, listed.long())
    found: torch.Tensor = Pick.apply(policy, places)
    return found.float().masked_fill(none, -1e9)
