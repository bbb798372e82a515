"""What a game and the fields of its views are called, in every language."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle

from deckwright.cards.messages import bundle_from
from deckwright.table.kinds import GameKind

NAME = "game-name"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
USUAL = Path(__file__).parent / "usual" / "view_words"  # what fields of most games are called, a message in each line


def source_of(kind: GameKind, lang: str) -> str:
    """The messages as Fluent text, for whoever makes sentences from it: the game's, and the usual ones beside them."""
    own = (kind.viewed.messages / f"{lang}.ftl").read_text(encoding="utf-8")
    named = {*MESSAGE.findall(own)}
    usual = (USUAL / f"{lang}.ftl").read_text(encoding="utf-8").splitlines(keepends=True)
    return own + "".join(line for line in usual if named.isdisjoint(MESSAGE.findall(line)) and MESSAGE.match(line))


@cache
def bundle_of(kind: GameKind, lang: str) -> FluentBundle:
    return bundle_from([source_of(kind, lang)], lang)


def said(kind: GameKind, key: str, lang: str) -> str | None:
    """What a message says; `None` where there is none."""
    bundle = bundle_of(kind, lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return None if pattern is None else str(bundle.format_pattern(pattern)[0])


def name_of(kind: GameKind, lang: str) -> str:
    """What a game is called."""
    return said(kind, NAME, lang) or kind.name
