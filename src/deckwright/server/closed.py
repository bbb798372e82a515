"""A game that is over and stays closed, because others still play the same deal: what its seat knew, and how it ended.

When a game is over its view shows everything. So the view is made of copies in which all that the seat does not know is drawn
anew, and only what all of them say is told: nothing in it comes from what is hidden.
"""

from functools import reduce
from typing import Any

from deckwright.table.game import Game
from deckwright.table.hidden import redraw

COPIES = 6  # so many that hardly anything is alike in all of them by chance
NOTHING = object()  # what they say differs


def closed_view(game: Game, seat: int | None, memory_aids: bool) -> dict[str, Any]:
    """The view of a seat without what only the end of the game opens."""
    copies = [redraw(game.ruleset.kind, game.state, seat, number) for number in range(COPIES)]
    views = [game.view_of_moment(state, len(game.log), seat, memory_aids) for state in copies]
    found: dict[str, Any] = reduce(common, views)
    return found


def common(one: Any, other: Any) -> Any:
    """What two values have in common: fields that differ are left out, and so is a list of cards that does."""
    if isinstance(one, dict) and isinstance(other, dict):
        both = {key: common(value, other[key]) for key, value in one.items() if key in other}
        return {key: value for key, value in both.items() if value is not NOTHING}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        items = [common(value, there) for value, there in zip(one, other, strict=True)]
        return NOTHING if any(item is NOTHING for item in items) else items
    return one if one == other else NOTHING
