"""What a game and the fields of its views are called, in every language."""

from functools import cache

from deckwright.cards.messages import Messages
from deckwright.cards.messages import source_of as text_in
from deckwright.table.kinds import GameKind

NAME = "game-name"


def source_of(kind: GameKind, lang: str) -> str:
    """The messages as Fluent text, for whoever makes sentences from it."""
    return text_in(kind.viewed.messages, lang)


@cache
def messages_of(kind: GameKind, lang: str) -> Messages:
    """What a game calls itself and its fields."""
    return Messages(kind.viewed.messages, lang)


def said(kind: GameKind, key: str, lang: str) -> str | None:
    """What a message says; `None` where there is none."""
    messages = messages_of(kind, lang)
    return messages.say(key) if messages.has(key) else None


def name_of(kind: GameKind, lang: str) -> str:
    """What a game is called."""
    return said(kind, NAME, lang) or kind.name
