"""The sets of Kingdom, and its cards as data."""

from dataclasses import dataclass
from types import MappingProxyType

from deckwright.cards.loader import builtin_sets, load_text
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.model import CardSet
from deckwright.games.kingdom.declared.options import OPTIONS
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.table import rulesets
from deckwright.table.rulesets import PackText, SetInfo

KINGDOM = "kingdom"
BUILTIN = ("vale-of-orrin",)


@dataclass(frozen=True)
class RulesetInfo(rulesets.RulesetInfo):
    """What a ruleset offers."""

    rival: None = None  # nobody plays against a kingdom


def known() -> dict[str, CardSet]:
    """The sets that come along."""
    return {name: builtin_sets(LANGUAGE)[name] for name in BUILTIN}


def load(pack: PackText) -> CardSet:
    """The set in a card file of one's own."""
    return load_text(LANGUAGE, pack.text, pack.file)


def make(id: str, sets: tuple[CardSet, ...]) -> Ruleset:
    """The ruleset of these sets."""
    return Ruleset(id, sets)


def ruleset_info(found: Ruleset) -> RulesetInfo:
    """What a ruleset offers."""
    return RulesetInfo(
        found.id,
        tuple(SetInfo(used.id, "", used.names, used.content_hash) for used in found.sets),
        (1,),
        found.players,
        MappingProxyType(OPTIONS),
        found.kind.name,
    )
