"""Games that somebody learns from: played for some steps, with everything kept that learning needs."""

import torch

from deckwright.training.advantages import advantages
from deckwright.training.network import LEADS, VALUES, WINS, Shape, Weights, judge, picked, play
from deckwright.training.recipe import Recipe
from deckwright.training.replaying import Replayed
from deckwright.training.seating import LISTED, Seating, split

MOST = 255  # that a kept number can be
POLICY, TARGETS = range(2)  # what the two decays are for


def expected(values: torch.Tensor) -> torch.Tensor:
    """What is said of positions as expected results, from -1 to 1: of winning, and of the lead."""
    return torch.stack(((values[..., WINS] / 2).tanh(), values[..., LEADS].tanh()), -1)


class Practice:
    """Some steps in all games. In the first rows greedy has the other seats, then somebody of the past; the rest is played
    against oneself."""

    def __init__(self, seating: Seating, shape: Shape, scale: torch.Tensor, recipe: Recipe) -> None:
        self.seating, self.shape, self.recipe = seating, shape, recipe
        self.device = device = seating.device
        self.kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.scale = scale.to(device, self.kind)
        games, steps, players = recipe.games, recipe.steps, seating.players
        self.with_greedy, self.with_past = split(recipe)
        rows = torch.arange(games, device=device)
        self.taught = torch.where(rows < self.with_greedy + self.with_past, rows % players, -1)  # who learns; -1: all

        def room(kind: torch.dtype, *shape: int) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.rows = room(torch.uint8, steps, games, shape.seen)
        self.listed = room(torch.int16, steps, games, LISTED)
        self.places = room(torch.int64, steps, games)
        self.chances = room(torch.float32, steps, games)
        self.learns = room(torch.bool, steps, games)
        self.values = room(torch.float32, steps + 1, games, VALUES)
        self.movers = room(torch.int8, steps + 1, games)
        self.results = room(torch.float32, steps, games, players, VALUES)
        self.done = room(torch.bool, steps, games)
        self.gained = room(torch.float32, steps, games)
        self.targets = room(torch.float32, steps, games, VALUES)
        self.by_lead = room(torch.float32, 1)
        self.decays = torch.tensor([recipe.decay_policy, recipe.decay_values], device=device)
        self.ended = room(torch.int64, 1)  # games, since the beginning
        self.weights: Weights = {}
        self.past: Weights = {}
        self.playing = Replayed(self._play, device)
        self.imitating = Replayed(self._imitate, device)

    def play(self, by_lead: float, imitates: bool) -> None:
        """Some steps in all games, and how much better than expected each decision turned out."""
        with torch.no_grad():
            self.by_lead.fill_(by_lead)
            (self.imitating if imitates else self.playing)()

    def _play(self) -> None:
        for step in range(self.recipe.steps):
            self._step(step, False)
        self._look_back()

    def _imitate(self) -> None:
        for step in range(self.recipe.steps):
            self._step(step, True)
        self._look_back()

    def _step(self, step: int, imitates: bool) -> None:
        seating, games = self.seating, self.recipe.games
        rows, listed, player = self.rows[step], self.listed[step], seating.player
        rows.copy_(seating.seen.clamp(0, MOST))
        listed.copy_(seating.listed)
        seen = rows.to(self.kind)
        self.movers[step] = player
        self.values[step] = expected(judge(self.weights, seen, self.scale))
        if imitates:
            places = (listed == seating.greedy(games).to(torch.int16)[:, None]).int().argmax(-1)
            self.learns[step].fill_(True)
        else:
            logits = self._choices(self.weights, seen, listed)
            places = drawn(logits)
            self.chances[step] = logits.log_softmax(-1).gather(1, places[:, None])[:, 0]
            self._let_others_play(places, seen, listed)
            self.learns[step] = (self.taught < 0) | (player == self.taught)
        self.places[step] = places
        seating.answer(listed.gather(1, places[:, None])[:, 0].long())
        self.done[step] = seating.done
        self.ended += seating.done.sum()
        self.results[step, :, :, WINS] = seating.rewards
        self.results[step, :, :, LEADS] = (seating.leads() / self.recipe.lead_scale).tanh() * seating.done[:, None]

    def _choices(self, weights: Weights, seen: torch.Tensor, listed: torch.Tensor) -> torch.Tensor:
        known = self.shape.known
        return picked(play(weights, seen[:, :known], self.scale[:known])[0], listed)

    def _let_others_play(self, places: torch.Tensor, seen: torch.Tensor, listed: torch.Tensor) -> None:
        """In the first games others have the seats of those who do not learn."""
        greedy, past = self.with_greedy, self.with_greedy + self.with_past
        is_other = self.seating.player != self.taught
        if greedy:
            wanted = self.seating.greedy(greedy).to(torch.int16)
            found = (listed[:greedy] == wanted[:, None]).int().argmax(-1)
            places[:greedy] = torch.where(is_other[:greedy], found, places[:greedy])
        if past > greedy:
            part = slice(greedy, past)
            found = drawn(self._choices(self.past, seen[part], listed[part]))
            places[part] = torch.where(is_other[part], found, places[part])

    def _look_back(self) -> None:
        """How much better than expected everything turned out."""
        last = self.seating.seen.clamp(0, MOST).to(self.kind)
        steps = self.recipe.steps
        self.values[steps] = expected(judge(self.weights, last, self.scale))
        self.movers[steps] = self.seating.player
        found = advantages(self.results, self.values, self.movers, self.done, self.decays)
        gained = torch.lerp(found[:, :, POLICY, WINS], found[:, :, POLICY, LEADS], self.by_lead)
        weight = self.learns.float()
        count = weight.sum()
        middle = (gained * weight).sum() / count
        spread = (((gained - middle).square() * weight).sum() / count).sqrt()
        self.gained.copy_((gained - middle) / (spread + 1e-6))
        self.targets.copy_(found[:, :, TARGETS] + self.values[:steps])


def drawn(logits: torch.Tensor) -> torch.Tensor:
    """The place of an action for each row, by chance."""
    noise = torch.empty_like(logits).exponential_().clamp_(min=1e-20).log_()
    return (logits - noise).argmax(-1)
