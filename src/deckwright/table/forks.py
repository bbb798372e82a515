"""Games that leave the course of another one: from its position now, or from one that it has passed.

What leaves is a game of its own (`Forked` in `table/origins.py`): it begins with the position, has no actions yet, and keeps
the log up to there. It is redrawn, so that it does not tell how the other one would have gone on, unless it keeps the key.
"""

from dataclasses import replace
from typing import TypeVar, cast

from deckwright.cards.errors import BadSave
from deckwright.table.game import Game
from deckwright.table.hidden import hide
from deckwright.table.origins import Dealt, Placed
from deckwright.table.saved import read_parents
from deckwright.table.seeds import Seed, key_of, set_key
from deckwright.table.setup import Setup
from deckwright.table.snapshots import Snapshots
from deckwright.table.starting import deal

AnyGame = TypeVar("AnyGame", bound=Game)


def leave(game: AnyGame) -> AnyGame:
    """A game that goes on from this position with the same key, as a game of its own."""
    return depart(game.copy(), len(game.history))


def depart(twin: AnyGame, action: int) -> AnyGame:
    """Let this game begin with its position, after so many actions of another one; nothing of those can be taken back."""
    twin._snapshots, twin._legal = Snapshots(), None
    twin.history = []
    twin._parents = read_parents(twin._parents.tolist(), len(twin.log))
    twin.begin_fork(action)
    return twin


def leave_redrawn(game: AnyGame, viewer: int, seed: Seed = None) -> AnyGame:
    """The same with what is hidden from a seat redrawn and a new key; with no seed they are drawn by chance."""
    return leave(game) if game.over else depart(game.determinize(viewer, key_of(seed)), len(game.history))


def leave_concealed(game: AnyGame, viewer: int) -> AnyGame:
    """The same without any key, and what is hidden from a seat in an order that says nothing: it cannot be played so."""
    twin = game.copy()
    twin.log = game.log.copy() if game.over else game.log.seen_by(viewer)
    twin.state = hide(game.ruleset.kind, game.state, viewer)
    return depart(twin, len(game.history))


def leave_with(game: AnyGame, key: bytes) -> AnyGame:
    """The same position with another key."""
    twin = game.copy()
    set_key(twin.state, key)
    return depart(twin, len(game.history))


def setup_of(game: Game) -> Setup:
    """How a game began, apart from chance."""
    return Setup(game.ruleset, game.players, game.mode, dict(game.options))


def first_position(game: AnyGame) -> AnyGame:
    """The game as it was before the first of its actions."""
    if isinstance(game.origin, Dealt):
        setup = replace(setup_of(game), first=game.origin.first)
        return cast(AnyGame, deal(setup, bytes.fromhex(game.origin.seed)))
    if isinstance(game.origin, Placed):
        return cast(AnyGame, game.ruleset.kind.table.place(setup_of(game), game.origin.position))
    if game.fork is None:
        raise BadSave("This game does not know the position that it began with.")
    twin = game.copy()
    twin.state, twin._parents = game.fork.state.copy(), game.fork.parents.copy()
    twin.log.cut(game.fork.events)
    twin.history, twin._snapshots, twin._legal = [], Snapshots(), None
    return twin


def at_action(game: AnyGame, count: int) -> AnyGame:
    """The game as it was after so many of its actions."""
    if count == len(game.history):
        return game.copy()
    twin = first_position(game)
    for text in game.history[:count]:
        twin.play(text)
    return twin
