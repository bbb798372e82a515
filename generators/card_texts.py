"""The texts of all built-in cards, to be read: what has changed in them is seen at a glance."""

from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES, CardSet
from deckwright.cards.text import Wording
from deckwright.table.kinds import GameKind


def set_texts(card_set: CardSet, wording: Wording) -> str:
    """All cards of a set: a line with id and name, the text, an empty line."""
    lang = wording.messages.lang
    entries = (
        f"{card.id} — {card.names.get(lang, card.names['en'])}\n{wording.card(card)}\n" for card in card_set.cards
    )
    return "\n".join(entries)


def all_texts(kind: GameKind) -> dict[str, str]:
    """The texts of each set of a game in each language, by the name of their file."""
    return {
        f"{card_set.id}.{lang}.txt": set_texts(card_set, kind.cards.words(lang))
        for card_set in builtin_sets(kind.cards).values()
        for lang in LANGUAGES
    }
