"""What a card does as signs in a row, for a card that is too small for words: made from the effect program, as its text is.

A phrase says how it looks where it is declared (`Verb.glyphs`): signs side by side, a number behind a colon. A slot
stands for its word, which is a sign too, or for its number.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from deckwright.cards.model import Phrase
from deckwright.cards.text import slug
from deckwright.cards.vocabulary import Value, Vocabulary

SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Glyph:
    """One sign, perhaps with its number: so many Runes, a cost up to so much."""

    sign: str
    n: int | None = None


def glyphs(written: str, values: Mapping[str, Value]) -> list[Glyph]:
    """The signs that are written here, with these values in their slots."""
    return [one_glyph(SLOT.sub(lambda slot: slug(values[slot[1]]), token)) for token in written.split()]


def one_glyph(token: str) -> Glyph:
    sign, _, n = token.partition(":")
    return Glyph(sign, int(n) if n else None)


def glyphs_of(phrase: Phrase, vocabulary: Vocabulary) -> list[Glyph]:
    """How a phrase or condition looks."""
    found = vocabulary.conditions.get(phrase.verb) or vocabulary.phrases[phrase.verb]
    return glyphs(found.glyphs, phrase.values)
