"""Cards as they are printed."""

import msgspec

from deckwright.games.ascension.online.chapters import chapters_of
from deckwright.games.ascension.online.glyphs import GlyphLine, glyph_lines
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.rulesets import CardInfo
from deckwright.table.online import FORM


class AscensionFace(msgspec.Struct, frozen=True, tag_field=FORM, tag="ascension"):
    """A card as it is printed, in one language."""

    id: str
    name: str
    text: str
    type: str  # hero, construct, monster, treasure
    faction: str | None
    cost: int
    honor: int
    copies: int
    keywords: list[str]
    set: str
    origin: str  # starting, always, center, treasure
    reward_honor: int
    rulings: list[str]
    own_translation: bool  # the name is our translation, not an official one
    paid_with: str | None  # what it costs: runes or power; a starting card and Treasure have no price
    chapters: list[str]  # of the rulebook, that it touches
    glyphs: list[GlyphLine]  # what it does, for a card that is too small for its text


def card_face(ruleset: Ruleset, card: CardInfo, lang: str) -> AscensionFace:
    """A card of a ruleset as it is printed."""
    printed = next((used.by_id[card.id] for used in reversed(ruleset.sets) if card.id in used.by_id), None)
    own_translation = lang != "en" and (printed is None or lang not in printed.official)
    return AscensionFace(
        card.id, card.name(lang), card.text(lang), card.type, card.faction, card.cost, card.honor, card.copies,
        list(card.keywords), card.set, card.origin, card.reward_honor, list(card.rulings), own_translation,
        card.paid_with, chapters_of(card.type, card.origin, card.keywords, card.text("en")),
        glyph_lines(ruleset.cards[card.id], lang),
    )  # fmt: skip
