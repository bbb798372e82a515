"""Deckwright: deck-building games with exact rules, for people and for programs."""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from deckwright.cards.errors import (
    BadCards,
    BadOption,
    BadSave,
    DeckwrightError,
    IllegalAction,
    IllegalScenario,
    NotFound,
    UndoRefused,
)
from deckwright.games.ascension.table.game import Rival
from deckwright.games.ascension.table.rulesets import CardInfo, RulesetInfo
from deckwright.games.kingdom.table.kingdom import Kingdom
from deckwright.table.actions import Action
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.game import Game
from deckwright.table.rulebook import Rule, rule, ruling
from deckwright.table.rulesets import SetInfo, card, cards, rulesets
from deckwright.table.saving import load, replay
from deckwright.table.seat import Seat
from deckwright.table.starting import new, scenario

if TYPE_CHECKING:
    from deckwright.envs.vec_env import VecEnv, vec_env
    from deckwright.games.kingdom.players.par import par
    from deckwright.sim.simulator import Simulator
    from deckwright.sim.stepper import Stepper

try:
    __version__ = version("deckwright")
except PackageNotFoundError:  # a source tree that is not installed
    __version__ = "0"

# What games at a table do not need is imported when it is asked for.
_LATER = {
    "Simulator": "deckwright.sim.simulator",
    "Stepper": "deckwright.sim.stepper",
    "VecEnv": "deckwright.envs.vec_env",
    "par": "deckwright.games.kingdom.players.par",
    "vec_env": "deckwright.envs.vec_env",
}


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> object:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Action",
    "BadCards",
    "BadOption",
    "BadSave",
    "CardInfo",
    "Decision",
    "DeckwrightError",
    "Event",
    "Game",
    "IllegalAction",
    "IllegalScenario",
    "Kingdom",
    "NotFound",
    "Rival",
    "Rule",
    "RulesetInfo",
    "Seat",
    "SetInfo",
    "Simulator",
    "Stepper",
    "UndoRefused",
    "VecEnv",
    "__version__",
    "card",
    "cards",
    "load",
    "new",
    "par",
    "replay",
    "rule",
    "rulesets",
    "ruling",
    "scenario",
    "vec_env",
]
