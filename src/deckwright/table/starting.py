"""New games."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.cards.errors import BadOption
from deckwright.games.ascension.ruleset import Ruleset, set_key
from deckwright.games.ascension.setup import ANYBODY
from deckwright.kernel import events as ev
from deckwright.table import running
from deckwright.table.arguments import is_whole, shown
from deckwright.table.events import new_buffer
from deckwright.table.game import BUFFER_EVENTS, Game
from deckwright.table.rulesets import check_mode, check_options, check_players, pack_paths, resolve
from deckwright.table.seeds import Seed, key_of


def new(
    ruleset: str | Sequence[str] = "ascension-10th",
    players: int | None = None,
    seed: Seed = None,
    mode: str = "versus",
    first: int | None = None,
    options: Mapping[str, object] | None = None,
    packs: Sequence[str | os.PathLike[str]] = (),
) -> Game:
    """Set up a new game."""
    found = resolve(ruleset, packs)
    players = check_seats(found, players, mode, first)
    setup = {"options": check_options(options), "mode": mode, "packs": pack_paths(packs)}
    return deal(found, players, setup, key_of(seed), None if first is None else int(first))


def check_seats(ruleset: Ruleset, players: int | None, mode: str, first: int | None) -> int:
    """The number of players; the smallest of the mode if none is given."""
    check_mode(mode)
    if players is None:
        players = min(ruleset.players[mode])
    check_players(ruleset, players, mode)
    if first is not None and not (is_whole(first) and 0 <= first < players):
        raise BadOption(f"The starting player is a seat from 0 to {players - 1}, not {shown(first)}.")
    return int(players)


def deal(ruleset: Ruleset, players: int, setup: dict[str, Any], key: bytes, first: int | None) -> Game:
    """Deal a game from its key."""
    origin = {"kind": "new", "players": players, "mode": setup["mode"], "first": first, "seed": key.hex()}
    room = BUFFER_EVENTS
    while True:
        state = ruleset.stocked(players, setup["mode"], setup["options"])
        set_key(state, key)
        buffer = new_buffer(room, 0)
        running.rules().set_up(state, ruleset.table, buffer, ANYBODY if first is None else first)
        if not buffer[ev.OVERFLOW]:
            break
        room *= 4
    game = Game(ruleset, state, setup, origin)
    game._take_events(buffer)
    game.go_on()
    return game
