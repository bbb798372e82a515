"""Deckwright: deck-building games with exact rules, for people and for programs."""

from importlib.metadata import PackageNotFoundError, version

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
from deckwright.table.actions import Action
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.game import Game, Rival
from deckwright.table.rulesets import CardInfo, RulesetInfo, SetInfo, card, cards, rulesets
from deckwright.table.saving import load, replay
from deckwright.table.scenarios import scenario
from deckwright.table.starting import new
from deckwright.table.words import Rule, rule

try:
    __version__ = version("deckwright")
except PackageNotFoundError:  # a source tree that is not installed
    __version__ = "0"

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
    "NotFound",
    "Rival",
    "Rule",
    "RulesetInfo",
    "SetInfo",
    "UndoRefused",
    "__version__",
    "card",
    "cards",
    "load",
    "new",
    "replay",
    "rule",
    "rulesets",
    "scenario",
]
