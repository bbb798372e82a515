"""Whoever learns: a player and a judge, their averages, and how they are improved by what was played (PPO)."""

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from deckwright.training import network
from deckwright.training.network import LEADS, WINS, Shape, parts_of, picked, row_of, size_of
from deckwright.training.practice import Practice
from deckwright.training.recipe import Recipe
from deckwright.training.replaying import Replayed

MOMENTUM, SQUARES = 0.9, 0.999  # how much of the gradients of before counts (Adam)
TINY = 1e-5
MEASURED = ("entropy", "surprise", "judge_loss", "moved")  # what is known of a round


class Learner:
    """The weights of a player and a judge in one row, what Adam remembers of them, and the average of the player's.

    On a device positions are looked at with copies of 16 bits; what is learned is added up in 32.
    """

    def __init__(self, shape: Shape, scale: torch.Tensor, recipe: Recipe, device: torch.device, compiles: bool) -> None:
        self.shape, self.recipe, self.device = shape, recipe, device
        self.kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.scale = scale.to(device, self.kind)
        size, own = size_of(shape.all), size_of(shape.player)
        self.row = torch.zeros(size, device=device)
        network.begin(self.row, shape.all)
        self.momentum, self.squares = torch.zeros_like(self.row), torch.zeros_like(self.row)
        self.average = self.row[:own].clone()
        self.averaged = parts_of(self.average, shape.player)
        self.forgotten = torch.ones(2, device=device)  # how little is remembered yet: of momentum, of squares
        self.forgets = torch.tensor([MOMENTUM, SQUARES], device=device)
        self.used = self.row.to(self.kind, copy=True)
        self.weights = parts_of(self.used, shape.all)
        self.leaves = {name: part.detach().requires_grad_() for name, part in self.weights.items()}
        self.past_row = self.used[:own].clone()
        self.past = parts_of(self.past_row, shape.player)
        self.rate, self.open_mind = torch.zeros((), device=device), torch.zeros((), device=device)
        self.some = torch.zeros(0, dtype=torch.long, device=device)
        self.measured = torch.zeros(len(MEASURED), device=device)
        self.batches = 0
        self.loss = torch.compile(self._loss, dynamic=False) if compiles else self._loss
        self.practice: Practice | None = None

    def practise(self, practice: Practice) -> None:
        """Learn from these games."""
        self.practice = practice
        practice.weights, practice.past = self.weights, self.past
        decisions = practice.recipe.games * practice.recipe.steps
        self.some = torch.zeros(min(self.recipe.batch, decisions), dtype=torch.long, device=self.device)
        self.improving = Replayed(lambda: self._improve(False), self.device)
        self.copying = Replayed(lambda: self._improve(True), self.device)

    def copy_weights(self) -> None:
        """Let positions be looked at with what was learned."""
        self.used.copy_(self.row)

    def learn(self, done: float, imitates: bool) -> None:
        """Improve by what was played, each decision used once; `done` is the part of the plan that lies behind."""
        assert self.practice is not None
        recipe, size = self.recipe, len(self.some)
        warm = recipe.rate_first if imitates else recipe.rate(done)
        self.rate.fill_(warm)
        self.open_mind.fill_(recipe.entropy(done))
        learns = self.practice.learns.view(-1).nonzero()[:, 0]
        order = learns[torch.randperm(len(learns), device=self.device)]
        self.measured.zero_()
        self.batches = len(order) // size
        for batch in range(self.batches):
            self.some.copy_(order[batch * size : (batch + 1) * size])
            (self.copying if imitates else self.improving)()
        self.average.lerp_(self.row[: len(self.average)], 1 - recipe.keeps)

    def found(self) -> dict[str, float]:
        """What the last round was like; a device is waited for."""
        numbers = (self.measured / max(self.batches, 1)).tolist()
        return dict(zip(MEASURED, numbers, strict=True))

    def _improve(self, imitates: bool) -> None:
        """One step of learning from the decisions in `some`."""
        practice = self.practice
        assert practice is not None
        some = self.some
        with torch.enable_grad():
            loss, measured = self.loss(
                some_rows(practice.rows, some), some_rows(practice.listed, some),
                practice.places.view(-1)[some], practice.chances.view(-1)[some], practice.gained.view(-1)[some],
                practice.targets.view(-1, network.VALUES)[some], imitates,
            )  # fmt: skip
            gradients = torch.autograd.grad(loss, list(self.leaves.values()))
        with torch.no_grad():
            self._step(row_of(gradients).float())
            self.measured += measured

    def _loss(
        self, rows: torch.Tensor, listed: torch.Tensor, places: torch.Tensor, before: torch.Tensor,
        gained: torch.Tensor, targets: torch.Tensor, imitates: bool,
    ) -> tuple[torch.Tensor, torch.Tensor]:  # fmt: skip
        """What is to become small."""
        recipe, known = self.recipe, self.shape.known
        seen = rows.to(self.kind)
        policy, own = network.play(self.leaves, seen[:, :known], self.scale[:known])
        chances = picked(policy, listed).log_softmax(-1)
        taken = chances.gather(1, places[:, None])[:, 0]
        is_legal = listed >= 0
        entropy = -(chances.exp() * chances.masked_fill(~is_legal, 0.0)).sum(-1).mean()
        if imitates:
            any_legal = chances.masked_fill(~is_legal, 0.0).sum(-1) / is_legal.sum(-1)
            loss = -((1 - recipe.carefree) * taken + recipe.carefree * any_legal).mean()
            moved = -taken.mean()
        else:
            ratio = (taken - before).exp()
            clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
            loss = -torch.minimum(ratio * gained, clipped * gained).mean() - self.open_mind * entropy
            moved = (ratio - 1).abs().mean()
        judged = network.judge(self.leaves, seen, self.scale)
        by_judge, by_player = self._wrong(judged, targets), self._wrong(own, targets)
        loss = loss + recipe.worth_of_values * by_judge + recipe.worth_of_own * by_player
        return loss, torch.stack((entropy, by_player, by_judge, moved)).detach()

    def _wrong(self, values: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        """How wrong values are about what was to come."""
        won = ((targets[:, WINS] + 1) / 2).clamp(0, 1)
        about_lead = (values[:, LEADS].tanh() - targets[:, LEADS]).square().mean()
        return binary_cross_entropy_with_logits(values[:, WINS], won) + about_lead

    def _step(self, gradient: torch.Tensor) -> None:
        """Adam, with gradients that are made smaller where they are large."""
        length = gradient.norm()
        gradient.mul_((self.recipe.largest_gradient / (length + 1e-6)).clamp(max=1.0))
        self.forgotten.mul_(self.forgets)
        self.momentum.lerp_(gradient, 1 - MOMENTUM)
        self.squares.mul_(SQUARES).addcmul_(gradient, gradient, value=1 - SQUARES)
        known = 1 - self.forgotten
        spread = (self.squares / known[1]).sqrt_().add_(TINY)
        self.row.sub_(self.momentum / spread * (self.rate / known[0]))
        self.copy_weights()


def some_rows(rows: torch.Tensor, some: torch.Tensor) -> torch.Tensor:
    """Some rows of all steps and games; eight bytes are fetched at a time."""
    words = rows.view(-1, rows.shape[-1]).view(torch.int64)
    return words.index_select(0, some).view(rows.dtype)
