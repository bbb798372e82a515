"""How a player is taught: everything that was decided once for a run, and how it changes while the run goes on."""

import math
from dataclasses import dataclass

# What the fields mean is written into the file of a run (`run_file`), so that it can be read there.
MEANINGS = {
    "minutes": "planned for the whole run: rates and entropy fall until then",
    "games": "played at a time",
    "steps": "decisions in each of them between two rounds of learning",
    "batch": "decisions that are learned from at a time",
    "imitation": "seconds in which greedy is imitated first",
    "against_self": "part of the games in which it plays itself; both seats learn",
    "against_past": "part of them against what it was up to some minutes ago; the rest is against greedy",
    "past_minutes": "how old those are at most",
    "past_kept": "how many of them are kept",
    "rate_first": "learning rate",
    "rate_last": "the same at the end",
    "entropy_first": "how much it is worth to stay open-minded",
    "entropy_last": "the same at the end",
    "clip": "how far a chance may move in one round",
    "decay_policy": "lambda of the advantages",
    "decay_values": "lambda of what values learn from",
    "lead_first": "part of a result that is judged by the lead at the beginning",
    "lead_last": "the same just before it is judged no longer",
    "lead_until": "part of the planned minutes in which the lead counts",
    "lead_scale": "a lead that counts as three quarters of a win",
    "averaged": "rounds over which the weights of whoever plays are averaged",
    "carefree": "how much an imitation trusts anything that is legal",
    "worth_of_values": "in what is made small: the judge's values",
    "worth_of_own": "the same of the values that a player may know",
    "largest_gradient": "beyond which a step is made smaller",
    "tests": "deals of a test, each played from every seat",
    "test_seconds": "between two tests",
}


@dataclass(frozen=True)
class Recipe:
    """What was decided for a run; `MEANINGS` says what each number is."""

    minutes: float = 18.0
    games: int = 49_152
    steps: int = 48
    batch: int = 65_536
    imitation: float = 20.0
    against_self: float = 0.72
    against_past: float = 0.22
    past_minutes: float = 16.0
    past_kept: int = 8
    rate_first: float = 7e-4
    rate_last: float = 1e-5
    entropy_first: float = 0.01
    entropy_last: float = 0.0005
    clip: float = 0.2
    decay_policy: float = 0.95
    decay_values: float = 0.985
    lead_first: float = 0.3
    lead_last: float = 0.1
    lead_until: float = 0.25
    lead_scale: float = 12.0
    averaged: float = 30.0
    carefree: float = 0.03
    worth_of_values: float = 0.5
    worth_of_own: float = 0.25
    largest_gradient: float = 1.0
    tests: int = 2048
    test_seconds: float = 60.0

    def rate(self, done: float) -> float:
        """The learning rate when this part of the plan is done."""
        return between(self.rate_first, self.rate_last, done)

    def entropy(self, done: float) -> float:
        """What entropy is worth when this part of the plan is done."""
        return float(self.entropy_first * (self.entropy_last / self.entropy_first) ** clamped(done))

    def by_lead(self, done: float) -> float:
        """The part of a result that is judged by the lead."""
        return between(self.lead_first, self.lead_last, done / self.lead_until) if done < self.lead_until else 0.0

    @property
    def keeps(self) -> float:
        """How much of the average stays from one round to the next."""
        return math.exp(-1 / self.averaged)


SMALL = {  # what differs on a processor
    "games": 256, "steps": 32, "batch": 1024, "imitation": 60.0, "rate_first": 1e-3, "past_kept": 4,
    "tests": 100,
}  # fmt: skip


def clamped(part: float) -> float:
    return min(max(part, 0.0), 1.0)


def between(first: float, last: float, part: float) -> float:
    """On the straight way from one to the other."""
    return first + (last - first) * clamped(part)
