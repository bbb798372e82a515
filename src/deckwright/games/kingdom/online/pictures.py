"""Pictures of cards, stage by stage: handed out with the faces, and never otherwise."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from deckwright.table.online import Picture

PICTURES = "deckwright.games.kingdom.pictures"  # files called by number and stage


def picture(game: Any, seat: int | None, card: str, stage: int) -> Picture | None:
    """The picture of a stage of a card that may be read; a card of a pack has none."""
    built_in = game.ruleset.kind.sets.known()
    return drawn(card, stage) if any(game.ruleset.cards[card] in one.cards for one in built_in.values()) else None


@lru_cache(maxsize=512)
def drawn(card: str, stage: int) -> Picture | None:
    """A picture that comes along."""
    try:
        return Picture((files(PICTURES) / f"{card}-{stage}.svg").read_bytes())
    except (OSError, ModuleNotFoundError):
        return None
