"""What cards do as signs, as pages are told it: in no language, so that small cards say the same everywhere."""

from typing import Any, Literal

import msgspec

from deckwright.cards.glyphs import Glyph
from deckwright.cards.marks import Span
from deckwright.games.ascension.cards import glyphs
from deckwright.games.ascension.cards.model import Card

Sign = Literal[
    "runes", "mechana-runes", "power", "honor", "energy", "less-runes", "less-power", "free", "pool", "slot",
    "enlightened", "lifebound", "mechana", "void",
    "hero", "construct", "monster", "treasure", "card", "mechana-construct", "faction-among-constructs",
    "hero-played-this-turn", "this", "pair",
    "hand", "discard-pile", "hand-or-discard-pile", "center-row", "deck", "pile",
    "draw", "discard", "banish", "acquire", "defeat", "copy", "again", "destroy", "steal", "keep", "reveal", "look",
    "turn", "play", "never",
    "once", "enter", "trophy", "fate", "unite", "energize",
    "may", "or", "to", "per", "every", "all-but-one", "random", "opponents", "everybody", "up-to", "at-least",
]  # fmt: skip


class GlyphShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sign, perhaps with its number."""

    sign: Sign
    n: int | None = None


class GlyphGroup(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of an ability: what must hold for it, and what it does."""

    does: list[GlyphShown]
    condition: list[GlyphShown] = []
    instead: bool = False  # of the step before it
    told: Span | None = None  # from which letter of the text up to which, if it is not the same at all times


class GlyphLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ability."""

    when: str  # play, enter, use, reward, trophy, unite, when, fate, price, always
    groups: list[GlyphGroup]
    lead: list[GlyphShown] = []  # when it happens
    told: Span | None = None  # of one that as a whole waits for something that may hold already


def glyph_lines(card: Card, lang: str) -> list[GlyphLine]:
    """All abilities of a card; the places in its text are those of this language."""
    return [
        GlyphLine(
            line.when,
            [GlyphGroup(shown(one.does), shown(one.condition), one.instead, one.told) for one in line.groups],
            shown(line.lead),
            line.told,
        )
        for line in glyphs.lines(card, lang)
    ]


def shown(signs: list[Glyph]) -> list[GlyphShown]:
    return [GlyphShown(known(glyph.sign), glyph.n) for glyph in signs]


def known(sign: Any) -> Sign:
    """The sign as the pages know it; a test sees that every phrase is made of such."""
    return sign  # type: ignore[no-any-return]
