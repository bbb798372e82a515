"""What a game and the fields of its views are called, in every language."""

import re
from functools import cache
from pathlib import Path

from deckwright.cards.messages import Messages
from deckwright.cards.messages import source_of as text_in
from deckwright.table.kinds import GameKind

NAME = "game-name"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
USUAL = Path(__file__).parent / "usual" / "view_words"  # what fields of most games are called, a message in each line


def source_of(kind: GameKind, lang: str) -> str:
    """The messages as Fluent text, for whoever makes sentences from it: the game's, and the usual ones beside them."""
    own = text_in(kind.viewed.messages, lang)
    named = {*MESSAGE.findall(own)}
    usual = text_in(USUAL, lang).splitlines(keepends=True)
    return own + "".join(line for line in usual if MESSAGE.match(line) and named.isdisjoint(MESSAGE.findall(line)))


def homes_of(kind: GameKind) -> tuple[Path, ...]:
    """Where these messages stand; the last one speaks last."""
    return USUAL, kind.viewed.messages


def all_messages(kind: GameKind, lang: str) -> str:
    """These messages and those of all that is said at a table of the game, as one Fluent text; the last one speaks last."""
    return "\n".join([source_of(kind, lang), *(text_in(used, lang) for used in kind.table.telling.messages)])


@cache
def messages_of(kind: GameKind, lang: str) -> Messages:
    """What a game calls itself and its fields."""
    return Messages(homes_of(kind), lang)


def said(kind: GameKind, key: str, lang: str) -> str | None:
    """What a message says; `None` where there is none."""
    messages = messages_of(kind, lang)
    return messages.say(key) if messages.has(key) else None


def name_of(kind: GameKind, lang: str) -> str:
    """What a game is called."""
    return said(kind, NAME, lang) or kind.name
