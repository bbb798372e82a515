"""Cards as data: one entry for each number, with all its stages. It is for tools, and spoils."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import MappingProxyType

from deckwright.cards.messages import capital
from deckwright.games.kingdom.cards import model, ops
from deckwright.games.kingdom.cards.grammar import Formula, Price, Sum
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.text import KingdomWording
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.table import rulesets
from deckwright.table.arguments import check_language

Amounts = Mapping[str, int]


def words_of(lang: str) -> KingdomWording:
    """How cards read in a language."""
    found = LANGUAGE.words(check_language(lang))
    assert isinstance(found, KingdomWording)
    return found


def kind_word(kinds: int) -> str:
    """A kind in a word: `coin`, `wood/stone`, `any`."""
    if kinds == ops.ANY:
        return "any"
    return "/".join(word for bit, word in enumerate(ops.RESOURCES) if kinds >> bit & 1)


def amounts_of(asked: Sum) -> Amounts:
    """How many of each kind."""
    return MappingProxyType({kind_word(item.kinds): item.n for item in asked.items})


@dataclass(frozen=True)
class UpgradeInfo:
    """A cost box as it is printed."""

    arrow: str
    to: int  # the stage that it leads to
    price: Amounts
    others: tuple[Amounts, ...]  # sums of which one may be paid instead
    discarding: int  # so many other cards are discarded, too
    written: str  # as it stands in the card file
    _card: model.Card = field(repr=False)
    _price: Price = field(repr=False)

    def text(self, lang: str = "en") -> str:
        """What it asks for, in words."""
        words = words_of(lang)
        words.of = self._card
        return words.price(self._price)


@dataclass(frozen=True)
class EffectInfo:
    """An effect as it is printed."""

    name: str
    icon: str
    trigger: str  # when it is set off; empty for one that is used, or holds
    limit: int  # how often it can be used, 0 for no limit
    per: str  # in a turn, a round or the game
    _card: model.Card = field(repr=False)
    _stage: model.Stage = field(repr=False)
    _effect: model.Effect = field(repr=False)

    def text(self, lang: str = "en") -> str:
        """What it does, in one of the four languages."""
        words = words_of(lang)
        words.of, words.at = self._card, self._stage
        return capital(words.effect(self._effect).strip()) + "."


@dataclass(frozen=True)
class StageInfo:
    """One of the up to four halves of a card, as it is printed."""

    number: int
    keywords: tuple[str, ...]  # the first one sets the colour
    production: tuple[tuple[str, ...], ...]  # slot by slot; a slot with a slash has several resources
    fame: int
    fame_per: str  # what is counted for more of it, as it stands in the card file; empty for a plain number
    upgrades: tuple[UpgradeInfo, ...]
    effects: tuple[EffectInfo, ...]
    boxes: int
    in_order: bool  # its boxes are ticked in order
    shared: bool  # boxes of all its stages count together
    flags: tuple[str, ...]  # red, permanent, continuous
    _card: model.Card = field(repr=False)
    _stage: model.Stage = field(repr=False)

    def name(self, lang: str = "en") -> str:
        """Its name in one of the four languages."""
        return self._stage.names.get(check_language(lang), self._stage.names["en"])

    def text(self, lang: str = "en") -> str:
        """Its text, a line for each effect and each box with an icon."""
        return "\n".join(words_of(lang).stage(self._card, self.number))

    def fame_text(self, lang: str = "en") -> str:
        """What is counted for its fame, in words; empty for a plain number."""
        if not self._stage.fame.terms:
            return ""
        words = words_of(lang)
        words.of, words.at = self._card, self._stage
        return words.fame(self._stage)

    def keyword_names(self, lang: str = "en") -> dict[str, str]:
        """Its keywords by name."""
        words = words_of(lang)
        return {word: keyword_name(self._card, word, words) for word in self.keywords}


def keyword_name(card: model.Card, word: str, words: KingdomWording) -> str:
    """What a keyword is called: by its set, or as every set calls it."""
    own = card.keywords.get(word)
    if own is not None:
        return own.get(words.lang, own["en"])
    return capital(words.say(f"keyword-{word}"))


@dataclass(frozen=True)
class CardInfo(rulesets.CardInfo):
    """A card as data: one of its numbers, with all its stages."""

    id: str
    number: int
    type: str
    copies: int
    set: str
    rulings: tuple[str, ...]
    sides: tuple[int, ...]  # stages of which one is chosen when it is discovered
    protect: tuple[str, ...]  # from being destroyed or banished
    _card: model.Card = field(repr=False)

    @property
    def kind(self) -> str:
        """What it is: kingdom, scroll or expansion."""
        return self.type

    @cached_property
    def stages(self) -> Mapping[int, StageInfo]:
        """Every stage by its number."""
        return MappingProxyType({n: stage_info(self._card, stage) for n, stage in sorted(self._card.stages.items())})

    def name(self, lang: str = "en") -> str:
        """The name of its first stage in one of the four languages."""
        return next(iter(self.stages.values())).name(lang)

    def text(self, lang: str = "en") -> str:
        """The text of all its stages, made from what it says."""
        return words_of(lang).card(self._card)

    def moments(self, lang: str = "en") -> tuple[str, ...]:
        """What happens when it is discovered, and at the end of an expansion."""
        return tuple(words_of(lang).moments(self._card))

    def chronicle(self, lang: str = "en") -> str:
        """Its line of the story; empty where it has none."""
        lines = self._card.chronicle
        return lines.get(check_language(lang), lines.get("en", ""))


def stage_info(card: model.Card, stage: model.Stage) -> StageInfo:
    """A stage as data."""
    fame: Formula = stage.fame
    return StageInfo(
        stage.number,
        stage.keywords,
        tuple(tuple(word for bit, word in enumerate(ops.RESOURCES) if kinds >> bit & 1) for kinds in stage.produces),
        fame.base,
        stage.fame_written if fame.terms else "",
        tuple(upgrade_info(card, upgrade) for upgrade in stage.upgrades),
        tuple(
            EffectInfo(one.name, one.icon, one.trigger, one.limit, one.per, card, stage, one) for one in stage.effects
        ),
        stage.boxes,
        stage.in_order,
        stage.shared,
        tuple(flag for flag in ops.FLAGS if flag in stage.flags),
        card,
        stage,
    )


def upgrade_info(card: model.Card, upgrade: model.Upgrade) -> UpgradeInfo:
    """A cost box as data."""
    sums = [amounts_of(one) for one in upgrade.price.sums]
    first: Amounts = sums[0] if sums else MappingProxyType({})
    cards = 0 if upgrade.price.cards is None else upgrade.price.cards.n
    return UpgradeInfo(
        ops.ARROWS[upgrade.arrow], upgrade.to, first, tuple(sums[1:]), cards, upgrade.written, card, upgrade.price
    )


@lru_cache(maxsize=1024)
def card_info(ruleset: Ruleset, card_id: str) -> CardInfo:
    """A card of a ruleset as data."""
    card = ruleset.cards[card_id]
    origin = next(used.id for used in ruleset.sets if card in used.cards)
    protect = tuple(sorted(card.protect))
    return CardInfo(card_id, int(card_id), card.kind, 1, origin, card.rulings, card.sides, protect, card)
