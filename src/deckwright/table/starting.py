"""New games."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.cards.errors import BadOption
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import events as ev
from deckwright.kernel.playing import ANYBODY
from deckwright.table import running
from deckwright.table.arguments import is_whole, shown
from deckwright.table.events import new_buffer
from deckwright.table.game import BUFFER_EVENTS, Game
from deckwright.table.rulesets import check_mode, check_options, check_players, resolve
from deckwright.table.seeds import Seed, key_of, set_key


def new(
    ruleset: str | Sequence[str] = "ascension-10th",
    players: int | None = None,
    seed: Seed = None,
    mode: str = "versus",
    first: int | None = None,
    options: Mapping[str, object] | None = None,
    packs: Sequence[str | os.PathLike[str]] = (),
) -> Game:
    """Set up a new game.

    `ruleset` is an id of `dw.rulesets()`, several joined by `+`, or a list of sets. `players` is the number of seats; left
    out, the smallest of the mode. `mode` is "versus", "solo" or "teams". `first` is the seat that begins, counted from 0;
    `None` draws it. `seed` is a whole number from 0 on, a text or bytes; equal seeds deal equal games, and `None` is fresh
    randomness. `options` are rule options by name; those left out have their defaults. `packs` are card files of your own,
    or folders of such files.

    Raises `NotFound` for a ruleset or a file that does not exist, `BadOption` for anything else that cannot be, and
    `BadCards` for a card file with a mistake in it.

    >>> game = dw.new("rise-of-vigil", players=3, seed=7, options={"free_defeat": "may"})
    >>> game.players, game.pool, game.options["free_defeat"]
    (3, 90, 'may')
    """
    found = resolve(ruleset, packs)
    players = check_seats(found, players, mode, first)
    setup = {"options": check_options(options), "mode": mode}
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
        running.rules(ruleset.kind).set_up(state, ruleset.table, buffer, ANYBODY if first is None else first)
        if not buffer[ev.OVERFLOW]:
            break
        room *= 4
    game = Game(ruleset, state, setup, origin)
    game._take_events(buffer)
    game.go_on()
    return game
