"""Positions of a kingdom that are set up by hand."""

from typing import Any

from deckwright.games.kingdom.table import position
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.table.origins import Placed
from deckwright.table.seeds import set_key
from deckwright.table.setup import Setup


def place(setup: Setup, given: dict[str, Any]) -> KingdomGame:
    """The game that goes on from such a position."""
    parts = {name: value for name, value in given.items() if name in position.Position.__dataclass_fields__}
    state = position.place(setup.ruleset, position.Position(**parts), 0, setup.options)
    set_key(state, bytes.fromhex(given["seed"]))
    game = KingdomGame(setup, state, Placed(given))
    game.go_on()
    return game
