"""Cards as they are printed, in one language: all that a page knows of them, and only of those that may be read."""

from functools import lru_cache
from typing import Any

import msgspec

from deckwright.games.kingdom.table.card_info import CardInfo, StageInfo, card_info
from deckwright.games.kingdom.table.readable import readable
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel.rules import Cells
from deckwright.table.online import FORM


class KeywordNamed(msgspec.Struct, frozen=True):
    """A keyword: how views write it, and its name."""

    word: str
    name: str


class UpgradeFace(msgspec.Struct, frozen=True):
    """A cost box as it is printed."""

    arrow: str
    to: int
    price: dict[str, int]
    others: list[dict[str, int]]  # sums of which one may be paid instead
    discarding: int  # so many other cards, too
    text: str


class EffectFace(msgspec.Struct, frozen=True):
    """An effect as it is printed."""

    name: str
    icon: str
    trigger: str
    limit: int
    per: str
    text: str


class StageFace(msgspec.Struct, frozen=True):
    """One of the up to four halves of a card as it is printed."""

    stage: int
    name: str
    text: str  # a line for each effect, and for each box with an icon
    keywords: list[KeywordNamed]  # the first one sets the colour
    flags: list[str]  # red, permanent, continuous
    production: list[list[str]]
    fame: int
    fame_text: str  # what is counted for more of it
    upgrades: list[UpgradeFace]
    effects: list[EffectFace]
    boxes: int
    in_order: bool
    shared: bool


class KingdomFace(msgspec.Struct, frozen=True, tag_field=FORM, tag="kingdom"):
    """A card of Kingdom as it is printed, in one language."""

    id: str
    number: int
    name: str  # of its first stage
    faces: dict[str, str]  # the name of each stage, by its number
    text: str  # of all stages, and what happens when it is discovered
    type: str  # kingdom, scroll, expansion
    set: str
    rulings: list[str]
    sides: list[int]  # stages of which one is chosen when it is discovered
    protect: list[str]
    moments: list[str]  # what happens when it is discovered, and at the end of an expansion
    chronicle: str  # its line of the story
    stages: list[StageFace]


def card_face(ruleset: Ruleset, card: CardInfo, lang: str) -> KingdomFace:
    """A card as it is printed."""
    stages = list(card.stages.values())
    return KingdomFace(
        card.id, card.number, card.name(lang), {str(stage.number): stage.name(lang) for stage in stages}, card.text(lang),
        card.type, card.set, list(card.rulings), list(card.sides), list(card.protect), list(card.moments(lang)),
        card.chronicle(lang), [stage_face(stage, lang) for stage in stages],
    )  # fmt: skip


def stage_face(stage: StageInfo, lang: str) -> StageFace:
    """A stage as it is printed."""
    return StageFace(
        stage.number, stage.name(lang), stage.text(lang),
        [KeywordNamed(word, name) for word, name in stage.keyword_names(lang).items()], list(stage.flags),
        [list(slot) for slot in stage.production], stage.fame, stage.fame_text(lang),
        [
            UpgradeFace(one.arrow, one.to, dict(one.price), [dict(sum_) for sum_ in one.others], one.discarding,
                        one.text(lang))
            for one in stage.upgrades
        ],
        [EffectFace(one.name, one.icon, one.trigger, one.limit, one.per, one.text(lang)) for one in stage.effects],
        stage.boxes, stage.in_order, stage.shared,
    )  # fmt: skip


def handed_out(game: Any, seat: int | None) -> list[str]:
    """The cards whose faces a seat, or somebody who watches, may read at a table: only what was discovered or read."""
    return [str(number) for number in readable(game.state, game.ruleset)]


def faces(state: Cells, ruleset: Ruleset, lang: str) -> list[KingdomFace]:
    """The faces of all cards that may be read now, sorted by number."""
    return [face_of(ruleset, number, lang) for number in readable(state, ruleset)]


@lru_cache(maxsize=4096)
def face_of(ruleset: Ruleset, number: int, lang: str) -> KingdomFace:
    """The face of a card by its number."""
    return card_face(ruleset, card_info(ruleset, str(number)), lang)
