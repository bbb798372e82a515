"""How a simulation was asked for: what one needs to play the same games again."""

import importlib.metadata
import platform
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import TYPE_CHECKING

from deckwright.table.kinds import kinds
from deckwright.table.rulesets import resolve, ruleset_info

if TYPE_CHECKING:
    from deckwright.sim.report_tally import Tally
    from deckwright.sim.report_words import ReportWords

DESCRIBED = ("random", "busy", "greedy")
VERSIONS = ("deckwright", "numba", "numpy")


@dataclass(frozen=True)
class Setting:
    """What was asked for beside what the results say themselves."""

    options: Mapping[str, str] = field(default_factory=dict)  # those that are not left as they are
    packs: Sequence[str | PathLike[str]] = ()
    wanted: int | None = None  # games asked for
    files: Mapping[str, str] = field(default_factory=dict)  # files of weights, by the name of the policy
    then: Sequence[object] = ()  # what followed each game

    def ruleset_name(self, ruleset: str, lang: str) -> str:
        """The names of the sets that were played."""
        return " + ".join(used.name(lang) for used in ruleset_info(resolve(ruleset, self.packs)).sets)

    def sets(self, ruleset: str) -> dict[str, str]:
        """The sets that were played, each with the hash of its content."""
        return {used.id: used.content_hash for used in ruleset_info(resolve(ruleset, self.packs)).sets}

    def command(self, tally: "Tally") -> str:
        """The command that plays the same games."""
        seats = ",".join(self.files.get(policy, policy) for policy in tally.policies)
        parts = ["deckwright", "sim", "--ruleset", tally.ruleset, "--mode", tally.mode, "--seats", seats]
        parts += ["--games", str(tally.games), "--seed", str(tally.seed)]
        parts += ["--start", str(tally.start)] if tally.start else []
        for name, value in self.options.items():
            parts += ["--option", f"{name}={value}"]
        parts += [word for part in self.then for word in ("--then", str(part))]
        for pack in self.packs:
            parts += ["--packs", str(pack)]
        return shlex.join(parts)

    def about(self, tally: "Tally", words: "ReportWords") -> list[tuple[str, list[str]]]:
        """What was simulated, line by line."""
        numbers = words.say("about-numbers", games=tally.games, first=tally.start, last=tally.start + tally.games - 1)
        seats = [
            f"{words.say('seat', n=seat + 1)}: {policy} – {words.say(f'policy-{policy_name(policy)}')}"
            for seat, policy in enumerate(tally.policies)
        ]
        lines = [
            ("ruleset", [f"{self.ruleset_name(tally.ruleset, words.lang)} ({tally.ruleset})"]),
            ("mode", [words.say(mode) if words.has(mode := f"mode-{tally.mode}") else tally.mode]),
            ("seats", seats),
            ("options", [f"{name} = {value}" for name, value in self.options.items()]),
            ("games", [numbers]),
            ("seed", [str(tally.seed)]),
            ("hash", [tally.state_hash]),
            ("sets", [f"{name} {content}" for name, content in self.sets(tally.ruleset).items()]),
            ("versions", [", ".join(f"{name} {number}" for name, number in versions().items())]),
            ("device", [tally.device]),
        ]
        if tally.seconds > 0:
            games, decisions = tally.games / tally.seconds, tally.decisions.mean * tally.games / tally.seconds
            lines.append(("time", [words.say("about-seconds", seconds=words.decimal(tally.seconds, 1),
                                             games=words.whole(games), decisions=words.whole(decisions))]))  # fmt: skip
        return [(words.say(f"about-{name}"), said) for name, said in lines if said]


def policy_name(policy: str) -> str:
    """How a policy is described: one that every game may have, one of this game, or one from a file."""
    if policy in DESCRIBED:
        return policy
    return "named" if any(policy in kind.players.policies for kind in kinds().values()) else "weights"


def versions() -> dict[str, str]:
    """What the games were played with."""
    found = {}
    for name in VERSIONS:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:  # a source tree that is not installed
            found[name] = "0"
    return {**found, "python": platform.python_version()}
