"""What a kingdom is called by its score."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from deckwright.cards.model import LANGUAGES

if TYPE_CHECKING:
    from deckwright.games.kingdom.table.game import KingdomGame
    from deckwright.games.kingdom.table.ruleset import Ruleset


def title_for(ruleset: "Ruleset", score: int) -> Mapping[str, str]:
    """The band of a score in every language; below the lowest it is the lowest, and a set without bands has no title."""
    bands = sorted(ruleset.frame.titles)
    if not bands:
        return dict.fromkeys(LANGUAGES, "")
    return next((names for least, names in reversed(bands) if score >= least), bands[0][1])


def title_of(game: "KingdomGame") -> dict[str, str]:
    """The title of a kingdom as it stands, in every language."""
    names = title_for(game.ruleset, game.score_of(0))
    return {lang: names.get(lang, names["en"]) for lang in LANGUAGES}
