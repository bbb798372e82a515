"""Which games there are, and what a page must know to show any of them: the fields of its views and their messages."""

from functools import cache

from litestar import get
from litestar.datastructures import CacheControlHeader

from deckwright.kernel.showing import ITEM
from deckwright.server.answers import PROBLEMS
from deckwright.server.http_messages import FieldDescribed, GameDescribed, GameListed
from deckwright.server.lessons import lessons_of
from deckwright.server.message_types import Language
from deckwright.server.problems import NotThere
from deckwright.table.field_words import all_messages, name_of
from deckwright.table.halls import has_hall
from deckwright.table.kinds import GameKind, kinds
from deckwright.table.rulesets import all_rulesets, resolve

A_WHILE = CacheControlHeader(max_age=600, private=True)


@get("/games", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_games(lang: Language = "en") -> list[GameListed]:
    """Every game that can be played here."""
    return [list_game(kind, lang) for kind in kinds().values()]


@get("/games/{game:str}", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_game(game: str, lang: Language = "en") -> GameDescribed:
    """What a game's views are made of, with the messages that name it and all that is said, in one language."""
    if game not in kinds():
        raise NotThere("no-game", game=game)
    return describe_game(kinds()[game], lang)


def list_game(kind: GameKind, lang: str) -> GameListed:
    """A game with its rulesets, whether trees of it can be grown, whether they have a hall, and how many lessons it has."""
    rulesets = [ruleset for ruleset in all_rulesets() if resolve(ruleset).kind is kind]
    tree, taught = kind.table.tree, len(lessons_of().get(kind.name, ()))
    return GameListed(kind.name, name_of(kind, lang), rulesets, tree is not None, has_hall(tree), taught)


@cache
def describe_game(kind: GameKind, lang: str) -> GameDescribed:
    viewed = kind.viewed
    fields = [
        FieldDescribed(
            field.path, field.what, field.owner, field.order, field.key, field.word_key, field.absent or field.empty
        )
        for field in viewed.fields.fields
        if field.what != ITEM
    ]
    return GameDescribed(kind.name, lang, name_of(kind, lang), fields, dict(viewed.zones), all_messages(kind, lang))


HANDLERS = [get_games, get_game]
