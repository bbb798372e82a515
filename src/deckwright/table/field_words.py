"""What a game and the fields of its views are called, in every language."""

from functools import cache

from fluent.runtime import FluentBundle

from deckwright.cards import messages
from deckwright.table.kinds import GameKind

NAME = "game-name"


def source_of(kind: GameKind, lang: str) -> str:
    """The messages as Fluent text."""
    return (kind.viewed.messages / f"{lang}.ftl").read_text(encoding="utf-8")


def all_messages(kind: GameKind, lang: str) -> str:
    """These messages and those of all that is said at a table of the game, as one Fluent text; the last one speaks last."""
    return "\n".join([source_of(kind, lang), *(messages.source_of(used, lang) for used in kind.table.telling.messages)])


@cache
def bundle_of(kind: GameKind, lang: str) -> FluentBundle:
    return messages.bundle_from([source_of(kind, lang)], lang)


def said(kind: GameKind, key: str, lang: str) -> str | None:
    """What a message says; `None` where there is none."""
    bundle = bundle_of(kind, lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return None if pattern is None else str(bundle.format_pattern(pattern)[0])


def name_of(kind: GameKind, lang: str) -> str:
    """What a game is called."""
    return said(kind, NAME, lang) or kind.name
