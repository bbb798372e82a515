"""The sets of Ascension, what several of them make together, and its cards as data."""

from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import cast

from deckwright.cards.loader import builtin_sets, load_text
from deckwright.games.ascension.cards.language import LANGUAGE, keywords
from deckwright.games.ascension.cards.model import Card, CardSet
from deckwright.games.ascension.cards.ops import C_REWARD_HONOR
from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table import rulesets
from deckwright.table.arguments import check_language
from deckwright.table.kinds import kind_named
from deckwright.table.rulesets import PackText, SetInfo

BASE_SET = "ascension-10th"
BUILTIN = (BASE_SET, "rise-of-vigil")
COMBINED = "ascension-combined"
BORROWED = ("starting", "always")  # origins of cards that packs alone need not bring


@dataclass(frozen=True)
class RulesetInfo(rulesets.RulesetInfo):
    """What a ruleset offers."""

    rival: str  # the solo opponent: samael or cult


@dataclass(frozen=True)
class CardInfo(rulesets.CardInfo):
    """A card as data."""

    id: str
    type: str
    faction: str | None
    cost: int
    honor: int
    copies: int
    keywords: tuple[str, ...]
    set: str
    origin: str
    rulings: tuple[str, ...]
    reward_honor: int  # of a monster: the Honor that its reward always gives
    _card: Card

    @property
    def paid_with(self) -> str | None:
        """What it costs: Runes, for a Monster Power; a starting card and Treasure have no price (A-10.1, A-11.1)."""
        if self.type == "monster":
            return "power"
        return None if self.origin == "starting" or self.type == "treasure" else "runes"

    def name(self, lang: str = "en") -> str:
        """The name in one of the four languages."""
        return self._card.names.get(check_language(lang), self._card.names["en"])

    def text(self, lang: str = "en") -> str:
        """The card text, generated from the effect program."""
        return LANGUAGE.words(check_language(lang)).card(self._card)


def known() -> dict[str, CardSet]:
    """The sets that come along."""
    return {name: builtin_sets(LANGUAGE)[name] for name in BUILTIN}


def sets_now() -> dict[str, CardSet]:
    """The same, with those that stand in for them."""
    return cast("dict[str, CardSet]", rulesets.known_sets(kind_named("ascension")))


def load(pack: PackText) -> CardSet:
    """The set in a card file of one's own."""
    return load_text(LANGUAGE, pack.text, pack.file)


def make(id: str, sets: tuple[CardSet, ...]) -> Ruleset:
    """The ruleset of these sets."""
    return Ruleset(id, sets, borrowed_cards(sets))


def borrowed_cards(sets: tuple[CardSet, ...]) -> tuple[Card, ...]:
    """Packs alone use the starting deck and the piles of the base set, unless they bring their own."""
    builtin = sets_now()
    if any(used.id in builtin for used in sets):
        return ()
    brought = {card.origin for used in sets for card in used.cards}
    return tuple(card for card in builtin[BASE_SET].cards if card.origin in BORROWED and card.origin not in brought)


def ruleset_info(found: Ruleset) -> RulesetInfo:
    """What a ruleset offers."""
    return RulesetInfo(
        found.id,
        tuple(SetInfo(used.id, used.size, used.names, used.content_hash) for used in found.sets),
        tuple(sorted({number for numbers in found.players.values() for number in numbers})),
        found.players,
        MappingProxyType(OPTIONS),
        found.kind.name,
        found.rival,
    )


@lru_cache(maxsize=1024)
def card_info(ruleset: Ruleset, card_id: str) -> CardInfo:
    """A card of a ruleset as data."""
    card = ruleset.cards[card_id]
    origin_set = next((used.id for used in ruleset.sets if card_id in used.by_id), BASE_SET)
    return CardInfo(
        card.id, card.type, card.faction, card.cost, card.honor, card.copies, keywords(card), origin_set, card.origin,
        card.rulings, int(ruleset.compiled.cards[ruleset.number[card_id], C_REWARD_HONOR]), card,
    )  # fmt: skip
