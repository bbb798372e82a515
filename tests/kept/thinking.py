"""What bots do: the search in some hundred positions, and every bot by name in a part of a game."""

import struct

import deckwright as dw
from deckwright import bots
from tests.kept.digests import Digest, digest
from tests.kept.setups import Table, chosen, numbers

POSITIONS, APART = 16, 9  # positions of a game that are searched, and actions from one to the next
ITERATIONS = 150
MOVES = {
    "random": 60,
    "greedy": 60,
    "busy": 60,
    "level-1": 25,
    "level-2": 25,
    "level-3": 25,
    "level-4": 12,
    "level-5": 4,
}


def searched(table: Table) -> dict[str, str]:
    """What the search finds in positions of a random game: its choice, how often it tried what, and with what success."""
    game, bot = dw.new(**table.arguments, seed=11), bots.make(f"search:{ITERATIONS}", 4)
    seen = {name: Digest() for name in ("chosen", "visits", "values")}
    for step, number in enumerate(numbers(f"search {table}", POSITIONS * APART)):
        if game.over:
            break
        if step % APART == 0:
            seen["chosen"].add(bots.ask(bot, game).text)
            seen["visits"].add([[one.index, one.visits] for one in bot.last])
            seen["values"].add(b"".join(struct.pack("<d", one.value) for one in bot.last))
        game.play(chosen(game.actions(), number))
    return {name: str(one) for name, one in seen.items()}


def played_by(table: Table, name: str) -> dict[str, str]:
    """The first actions of a game in which one bot plays every seat."""
    game, bot = dw.new(**table.arguments, seed=12), bots.make(name, 5)
    while not game.over and len(game.history) < MOVES[name]:
        game.play(bots.ask(bot, game))
    return {"actions": digest(game.history), "state": digest(game.state.tobytes())}
