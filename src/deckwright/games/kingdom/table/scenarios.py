"""Positions of a kingdom that are set up by hand."""

from typing import Any

from deckwright.games.kingdom.table import position
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.shapes import as_kept, read_position
from deckwright.table.origins import Placed
from deckwright.table.seeds import set_key
from deckwright.table.setup import Setup


def place(setup: Setup, given: dict[str, Any]) -> KingdomGame:
    """The game that goes on from such a position."""
    state = position.place(setup.ruleset, read_position(given), 0, setup.options)  # type: ignore[arg-type]
    set_key(state, bytes.fromhex(given["seed"]))
    game = KingdomGame(setup, state, Placed(as_kept(given)))
    game.go_on()
    return game
