"""The texts of all built-in cards, to be read: what has changed in them is seen at a glance."""

from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES, CardSet
from deckwright.cards.text import card_text


def set_texts(card_set: CardSet, lang: str) -> str:
    """All cards of a set: a line with id and name, the text, an empty line."""
    entries = (
        f"{card.id} — {card.names.get(lang, card.names['en'])}\n{card_text(card, lang)}\n" for card in card_set.cards
    )
    return "\n".join(entries)


def all_texts() -> dict[str, str]:
    """The texts of each set in each language, by the name of their file."""
    return {
        f"{card_set.id}.{lang}.txt": set_texts(card_set, lang)
        for card_set in builtin_sets().values()
        for lang in LANGUAGES
    }
