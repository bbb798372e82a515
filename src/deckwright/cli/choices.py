"""What can be chosen from, as help texts name it: found among the games when somebody reads the help."""

from collections.abc import Callable, Sequence
from typing import Any

import typer.core

TOGETHER = "TOGETHER"  # names for several sets
MODES, MODES_OF_SEVERAL = "A|MODE", "A|MODE|OF|SEVERAL"  # where a mode is written
ANY_MODE, ANY_OF_SEVERAL = "ANY_MODE", "ANY_MODE_OF_SEVERAL"  # in a sentence


def ruleset_names() -> str:
    from deckwright.table.rulesets import all_rulesets

    return ", ".join(all_rulesets())


def names_together() -> str:
    """Names that stand for several sets."""
    from deckwright.table.kinds import kinds

    return ", ".join(name for kind in kinds().values() for name in kind.sets.together)


def bot_names() -> str:
    from deckwright.bots import names

    return ", ".join(names())


def policy_names() -> str:
    from deckwright.sim import simulator

    return ", ".join(simulator.policy_names())


def modes(several: bool = False) -> list[str]:
    """The modes of all games; those that several players play."""
    from deckwright.table.rulesets import rulesets

    offered = [info.modes for info in rulesets().values()]
    return list(
        dict.fromkeys(mode for found in offered for mode, seats in found.items() if max(seats) > 1 or not several)
    )


def with_or(names: Sequence[str]) -> str:
    """`versus, solo or teams`"""
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


# What a help text may leave open: names that are looked up only when somebody reads it.
CHOICES: dict[str, Callable[[], str]] = {
    "RULESETS": ruleset_names,
    "BOTS": bot_names,
    "POLICIES": policy_names,
    TOGETHER: names_together,
    MODES_OF_SEVERAL: lambda: "|".join(modes(several=True)),
    MODES: lambda: "|".join(modes()),
    ANY_OF_SEVERAL: lambda: with_or(modes(several=True)),
    ANY_MODE: lambda: with_or(modes()),
}


class Command(typer.core.TyperCommand):
    """A command whose help names what can be chosen from, as the program itself knows it when it is asked."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for option in self.params:
            for part in ("help", "metavar"):
                text = getattr(option, part, None) or ""
                for mark, names in CHOICES.items():
                    if mark in text:
                        text = text.replace(mark, names())
                        setattr(option, part, text)
        super().format_help(ctx, formatter)
