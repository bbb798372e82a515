"""A player that learns Ascension: it imitates `greedy` for a moment, then improves by PPO, in thousands of games at once.

    python examples/train_ppo.py --minutes 8 --games 16384 --checkpoint ppo.pt

A checkpoint that exists is gone on from. `docs/learning.md` explains the choices and shows the curve of a run.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import torch
from advantages import advantages
from torch import nn

import deckwright as dw
from deckwright.sim.intervals import wilson

BEGUN = time.perf_counter()
NOT_LEGAL = -1e9
MOST_STEPS = 2000  # of a game in an evaluation; who has not won by then has not won
EVALUATION_SEED = 4_000_000_000
CAREFREE = 0.03  # an imitation does so often anything that is legal: it will try other things later
CLIP = 0.2  # PPO: how far a chance may move in one round of learning
WORTH_OF_VALUES = 0.5  # in the loss


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0, help="of this call, from its beginning")
    parser.add_argument("--imitate", type=float, default=0.5, help="so many minutes it imitates greedy first")
    parser.add_argument("--every", type=float, default=0.5, help="minutes between evaluations")
    parser.add_argument("--checkpoint", type=Path, default=Path("ppo.pt"))
    parser.add_argument("--curve", type=Path, default=Path("ppo.csv"))
    parser.add_argument("--opponent", choices=("mixed", "self", "greedy"), default="mixed")
    parser.add_argument("--games", type=int, default=16_384)
    parser.add_argument("--steps", type=int, default=128, help="in every game between two rounds of learning")
    parser.add_argument("--batch", type=int, default=32_768)
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-4, help="learning rate; it falls to a tenth")
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--decay", type=float, default=0.97, help="lambda of the advantages")
    parser.add_argument("--evaluation", type=int, default=2000, help="games, half from each seat")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Player(nn.Module):
    """Looks at an observation: how good each legal action is, and what it expects to gain against each opponent."""

    scale: torch.Tensor

    def __init__(self, env: dw.VecEnv, width: int) -> None:
        super().__init__()
        scale = torch.full((env.size,), 0.5)  # counts of cards
        for field in env.layout.fields:
            if field.length == 1:
                scale[field.part] = 1 / 16
            elif field.name == "slots" or field.name.endswith(".next"):
                scale[field.part] = 0  # numbers of cards are no amounts, and `row` and `top` count the same cards
        self.register_buffer("scale", scale)
        layers: list[nn.Module] = []
        for before in (env.size, width, width):
            layers += [nn.Linear(before, width), nn.LayerNorm(width), nn.ReLU()]
        self.body = nn.Sequential(*layers)
        self.policy = nn.Linear(width, env.action_count)
        self.value = nn.Linear(width, 2)  # against itself, against greedy
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        seen = self.body(observations.float() * self.scale)
        return self.policy(seen).float().masked_fill(~masks, NOT_LEGAL), self.value(seen).float().tanh()


class Table:
    """The games, as tensors over the arrays of the environment: nothing is copied."""

    def __init__(self, env: dw.VecEnv) -> None:
        self.env = env
        now = env.reset()
        self.observations, self.masks, self.player, self.rewards, self.done = map(torch.from_dlpack, now[:5])

    def greedy(self) -> torch.Tensor:
        return torch.from_dlpack(self.env.policy_actions("greedy")).long()


class Learner:
    """A player, its optimizer, and the games it learns from."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given, self.device = given, torch.device(given.device)
        saved = torch.load(given.checkpoint, map_location=self.device) if given.checkpoint.exists() else {}
        self.minutes, self.decisions, self.calls = (saved.get(name, 0) for name in ("minutes", "decisions", "calls"))
        games, steps = given.games, given.steps
        self.env = dw.vec_env("ascension-10th", 2, games, self.device.type, given.seed + self.calls)
        self.table = Table(self.env)
        self.test = Table(dw.vec_env("ascension-10th", 2, given.evaluation // 2, self.device.type, EVALUATION_SEED))
        self.net = Player(self.env, given.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=given.rate, eps=1e-5)
        if saved:
            self.net.load_state_dict(saved["net"])
            self.optimizer.load_state_dict(saved["optimizer"])
        if given.compile:
            self.net.compile()
        rows = torch.arange(games, device=self.device)
        self.against_greedy = rows < games * {"self": 0.0, "mixed": 0.5, "greedy": 1.0}[given.opponent]
        self.greedy_seat = torch.where(self.against_greedy, rows % 2, -1)

        def room(kind: torch.dtype, *shape: int) -> torch.Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=self.device)

        self.kept = {
            "observations": room(torch.int16, self.env.size), "masks": room(torch.bool, self.env.action_count),
            "actions": room(torch.long), "chances": room(torch.float32), "values": room(torch.float32),
            "learns": room(torch.bool), "rewards": room(torch.float32, 2), "done": room(torch.float32),
        }  # fmt: skip
        self.movers = torch.zeros((steps + 1, games, 2), device=self.device)

    def judge(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            judged: tuple[torch.Tensor, torch.Tensor] = self.net(observations, masks)
        return judged

    def expected(self, values: torch.Tensor) -> torch.Tensor:
        """What is expected in each row, against the opponent of that row."""
        return torch.where(self.against_greedy, values[:, 1], values[:, 0])

    @torch.no_grad()
    def play(self, imitates: bool) -> None:
        """Some steps in all games; an imitation watches greedy in all seats."""
        table, seats = self.table, torch.arange(2, device=self.device)
        for step in range(self.given.steps):
            logits, values = self.judge(table.observations, table.masks)
            noise = torch.empty_like(logits).exponential_().clamp_(min=1e-20).log_()
            is_greedy = (table.player == self.greedy_seat) | imitates
            actions = torch.where(is_greedy, table.greedy(), (logits - noise).argmax(-1))
            found = {
                "observations": table.observations, "masks": table.masks, "actions": actions,
                "chances": logits.log_softmax(-1).gather(1, actions[:, None])[:, 0],
                "values": self.expected(values), "learns": ~is_greedy | imitates,
            }  # fmt: skip
            for name, array in found.items():
                self.kept[name][step].copy_(array)
            self.movers[step] = table.player[:, None] == seats
            self.env.step(actions)
            self.kept["rewards"][step].copy_(table.rewards)
            self.kept["done"][step].copy_(table.done)
        self.movers[-1] = table.player[:, None] == seats
        self.decisions += self.given.steps * self.given.games

    def learn(self, imitates: bool, left: float) -> float:
        """Improve by what was played; how sure the player is of its actions, as entropy."""
        given, kept = self.given, self.kept
        with torch.no_grad():
            last = self.expected(self.judge(self.table.observations, self.table.masks)[1])
        played = kept["rewards"], kept["values"], self.movers[:-1], kept["done"]
        gained = torch.stack(advantages(*played, last, self.movers[-1], given.decay)).flatten()
        flat: dict[str, Any] = {name: array.flatten(0, 1) for name, array in kept.items()}
        returns = gained + flat["values"]
        learns = flat["learns"].nonzero()[:, 0]
        gained = (gained - gained[learns].mean()) / (gained[learns].std() + 1e-6)
        self.optimizer.param_groups[0]["lr"] = given.rate * (0.1 + 0.9 * left)
        entropy = torch.zeros((), device=self.device)
        for _ in range(given.epochs):
            order = learns[torch.randperm(len(learns), device=self.device)]
            size = min(given.batch, len(order))
            for some in order[: len(order) // size * size].view(-1, size):
                logits, values = self.judge(flat["observations"][some], flat["masks"][some])
                chances = logits.log_softmax(-1)
                taken = chances.gather(1, flat["actions"][some][:, None])[:, 0]
                entropy = -(chances.exp() * chances).sum(-1).mean()
                if imitates:
                    any_legal = (chances * flat["masks"][some]).sum(-1) / flat["masks"][some].sum(-1)
                    loss = -((1 - CAREFREE) * taken + CAREFREE * any_legal).mean()
                    wrong = (values - returns[some][:, None]).square().mean()
                else:
                    ratio = (taken - flat["chances"][some]).exp()
                    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                    loss = -torch.minimum(ratio * gained[some], clipped * gained[some]).mean()
                    loss = loss - given.entropy * (0.1 + 0.9 * left) * entropy
                    column = self.against_greedy[some % given.games].long()
                    wrong = (values.gather(1, column[:, None])[:, 0] - returns[some]).square().mean()
                self.optimizer.zero_grad()
                (loss + WORTH_OF_VALUES * wrong).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimizer.step()
        return float(entropy.detach())

    @torch.no_grad()
    def evaluate(self) -> int:
        """Wins against greedy: every deal twice, once from each seat. The player does what it likes best."""
        wins, table = 0, self.test
        for seat in range(2):
            table.env.reset()
            ended, won = torch.zeros_like(table.done), torch.zeros_like(table.done)
            for step in range(MOST_STEPS):
                best = self.judge(table.observations, table.masks)[0].argmax(-1)
                table.env.step(torch.where(table.player == seat, best, table.greedy()))
                won |= table.done & ~ended & (table.rewards[:, seat] > 0)
                ended |= table.done
                if step % 32 == 0 and bool(ended.all()):
                    break
            wins += int(won.sum())
        return wins

    def report(self, minutes: float, doing: str, entropy: float) -> None:
        """Say how good the player is now, note it for the curve, and save everything."""
        games, wins = self.test.env.games * 2, self.evaluate()
        bounds = wilson(wins, games)
        print(
            f"{minutes:6.2f} min {self.decisions:>14,} decisions  {wins / games:6.1%} against greedy"
            f" ({bounds.low:.1%} to {bounds.high:.1%} of {games:,} games)  entropy {entropy:.3f}  {doing}",
            flush=True,
        )
        with self.given.curve.open("a", newline="") as file:
            writer = csv.writer(file)
            if file.tell() == 0:
                writer.writerow(["minutes", "decisions", "win_rate", "low", "high"])
            writer.writerow([f"{minutes:.3f}", self.decisions, wins / games, bounds.low, bounds.high])
        saved = {"minutes": minutes, "decisions": self.decisions, "calls": self.calls + 1}
        saved |= {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save(saved, self.given.checkpoint)


def main() -> None:
    given = arguments()
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    learner = Learner(given)
    ready = spent = (time.perf_counter() - BEGUN) / 60
    next_report, entropy = ready + given.every, 0.0
    while spent < given.minutes:
        imitates = learner.calls == 0 and spent < ready + given.imitate
        learner.play(imitates)
        entropy = learner.learn(imitates, max(0.0, 1 - spent / given.minutes))
        spent = (time.perf_counter() - BEGUN) / 60
        if spent >= min(next_report, given.minutes):
            learner.report(learner.minutes + spent, "imitates greedy" if imitates else "learns", entropy)
            next_report = spent + given.every
    learner.env.check()


if __name__ == "__main__":
    main()
