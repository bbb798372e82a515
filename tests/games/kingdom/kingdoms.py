"""Kingdoms with their branches, for tests: played at random, and looked through for what they must not tell."""

import random
from functools import cache
from typing import Any

import msgspec

import deckwright as dw
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.soundness import SAVES
from deckwright.kernel import chacha
from deckwright.table import saved, saved_trees

PASSES = 0.3  # how often a pass is taken where something else could be done


def played(game: KingdomGame, chance: random.Random, actions: int = 100_000, until: int = 100) -> KingdomGame:
    """So many actions at random, or until a round begins."""
    while actions and not game.over and game.round < until:
        legal = game.actions()
        others = [action for action in legal if action.text != "pass"]
        game.play(chance.choice(others if others and chance.random() > PASSES else legal))
        actions -= 1
    return game


def founded(seed: int = 7, actions: int = 0, **more: Any) -> dw.Kingdom:
    kingdom = dw.Kingdom.found("Orrin", seed=seed, **more)
    played(kingdom.game, random.Random(seed), actions)
    return kingdom


@cache
def finished_data(iron: str = "no") -> dict[str, Any]:
    """A kingdom after its last round, as it is saved."""
    return founded(3, 100_000, options={"iron": iron}).save()


def finished(iron: str = "no") -> dw.Kingdom:
    return dw.Kingdom.load(finished_data(iron))


def key_of(game: KingdomGame) -> bytes:
    return game.state[chacha.KEY : chacha.KEY + chacha.KEY_CELLS].astype("<i2").tobytes()


def deck_of(game: KingdomGame) -> list[int]:
    """The cards of the deck, top first."""
    cells = game.state[st.DECK : st.DECK + int(game.state[st.DECK_COUNT])]
    return [game.ruleset.numbers[card] for card in reversed(cells)]


def seen(game: KingdomGame) -> dict[str, Any]:
    """What the player sees, without the number of the last event, which counts what was told of another game."""
    return {name: value for name, value in game.view(0).items() if name != "event"}


def same_game(one: KingdomGame, other: KingdomGame) -> None:
    """Two games are equal bit by bit, with all that happened."""
    assert (one.state == other.state).all() and one.history == other.history and one.options == other.options
    assert list(one.log) == list(other.log)


def same(kingdom: dw.Kingdom, other: dw.Kingdom) -> None:
    assert (other.name, other.code, other.node) == (kingdom.name, kingdom.code, kingdom.node)
    for one in other._nodes.values():
        one.kept = None  # written anew
    assert other.nodes == kingdom.nodes and other.save() == kingdom.save()
    for node in kingdom.nodes:
        same_game(kingdom._nodes[node.id].game, other._nodes[node.id].game)


def sound(kingdom: dw.Kingdom) -> None:
    """What holds of every kingdom, whatever was done with it."""
    nodes = {node.id: node for node in kingdom.nodes}
    assert kingdom.node.id in nodes and kingdom.game is kingdom._nodes[kingdom.node.id].game
    assert [node.id for node in nodes.values() if node.parent is None] == [min(nodes)]
    for node in nodes.values():
        game = kingdom._nodes[node.id].game
        assert (node.round, node.scores, node.over) == (game.round, game.scores(), game.over)
        if node.parent is not None:
            assert node.parent in nodes and node.parent < node.id
            assert node.compare or not nodes[node.parent].compare
            parent, shared = kingdom._nodes[node.parent].game, kingdom._nodes[node.id].shared
            assert shared <= len(parent.log) and list(game.log)[:shared] == list(parent.log)[:shared]
    assert kingdom.way()[0].id == min(nodes) and kingdom.way()[-1] == kingdom.node


def bytes_of(data: dict[str, Any]) -> bytes:
    """All that is in a saved kingdom, packed events and positions unpacked."""
    found = msgspec.json.encode(data)
    for node in data["nodes"]:
        checkpoint = node["game"]["checkpoint"]
        states = [checkpoint["state"], node["game"]["origin"].get("state"), (checkpoint["before"] or {}).get("state")]
        cells = [saved.unpack_state(state, SAVES).astype("<i2").tobytes() for state in states if state]
        found += b"".join(cells) + msgspec.json.encode(saved_trees.unpacked(node["events"], node["shared"]))
    return found
