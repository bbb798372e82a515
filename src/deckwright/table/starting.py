"""New games, and positions set up by hand."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from deckwright import defaults
from deckwright.kernel import events as ev
from deckwright.kernel.playing import ANYBODY
from deckwright.table import running
from deckwright.table.events import new_buffer
from deckwright.table.game import BUFFER_EVENTS, Game
from deckwright.table.origins import Dealt
from deckwright.table.seeds import Seed, key_of, set_key
from deckwright.table.setup import Setup, set_up
from deckwright.table.shapes import plain


def new(
    ruleset: str | Sequence[str] = defaults.RULESET,
    players: int | None = None,
    seed: Seed = None,
    mode: str | None = None,
    first: int | None = None,
    options: Mapping[str, object] | None = None,
    packs: Sequence[str | os.PathLike[str]] = (),
) -> Game:
    """Set up a new game.

    `ruleset` is an id of `dw.rulesets()`, several joined by `+`, or a list of sets. `players` is the number of seats; left
    out, the smallest of the mode. `mode` is "versus", "solo" or "teams"; left out, the first that the game has. `first` is the
    seat that begins, counted from 0; `None` draws it. `seed` is a whole number from 0 on, a text or bytes; equal seeds deal
    equal games, and `None` is fresh randomness. `options` are rule options by name; those left out have their defaults.
    `packs` are card files of your own, or folders of such files.

    Raises `NotFound` for a ruleset or a file that does not exist, `BadOption` for anything else that cannot be, and
    `BadCards` for a card file with a mistake in it.

    >>> game = dw.new("rise-of-vigil", players=3, seed=7, options={"free_defeat": "may"})
    >>> game.players, game.pool, game.options["free_defeat"]
    (3, 90, 'may')
    """
    return deal(set_up(ruleset, players, mode, options, packs, first), key_of(seed))


def deal(setup: Setup, key: bytes) -> Game:
    """Deal a game from its key."""
    ruleset, first = setup.ruleset, setup.first
    origin = Dealt(players=setup.players, mode=setup.mode, first=first, seed=key.hex())
    room = BUFFER_EVENTS
    while True:
        state = ruleset.stocked(setup.players, setup.mode, setup.options)
        set_key(state, key)
        buffer = new_buffer(room, 0)
        running.rules(ruleset.kind).set_up(state, ruleset.table, buffer, ANYBODY if first is None else first)
        if not buffer[ev.OVERFLOW]:
            break
        room *= 4
    game = ruleset.kind.table.game(setup, state, origin)
    game._take_events(buffer)
    game.go_on()
    return game


def scenario(
    ruleset: str | Sequence[str] = defaults.RULESET,
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    packs: Sequence[str | os.PathLike[str]] = (),
    seed: Seed = None,
    turn_player: int = 0,
    first: int = 0,
    **position: Any,
) -> Game:
    """Set up a position by hand: for tests, puzzles, bug reports and analysis. What is given is taken exactly as given.

    `ruleset`, `players`, `mode`, `options`, `packs` and `seed` are those of `dw.new`. `turn_player` is the seat whose turn it
    is, `first` the one that began. All other keywords say what lies where; `None` is the same as leaving one out.

    One list of card ids for each seat, `None` for a seat where it is left out:

    - `hand`: left out, drawn as at setup
    - `deck`: the top card first; left out, the rest of the starting deck, shuffled
    - `discard`, `constructs`, `trophies`: left out, empty
    - `played`: what the player whose turn it is has played in this turn (it counts for Unite and copying)
    - `used`: used abilities: `voidfeeder#1` for one ability of several, the bare id for a card's only one or its trigger

    Of the table:

    - `row`: card ids from slot 1 on, six or more; `None` for an empty slot, only where Center Deck and Void are empty. Left
      out, it is dealt from `center` by the rules of setup, Fate included
    - `under`: Treasure under slots of a given row, `{3: 2}` or `{3: ["energy-shard"]}`
    - `center`: the Center Deck, top card first; left out, every center card that lies nowhere else, shuffled
    - `void`, `box`, `set_aside`: card ids; left out, empty (`set_aside` in a solo game only)
    - `piles`: how many cards the always-available piles have, `{"mystic": 3}`; left out, as at setup

    Numbers from 0 to 9999, 0 if left out: `runes`, `restricted_runes`, `power`, `energy`, `extra_turns`, `rival_honor` (solo),
    `honor` as a list of one for each seat, `pool` (left out, as at setup). `end_triggered` is True or False.

    These are the keywords of the first game; every other one has its own, which its page in `docs/` lists.

    Cards that lie nowhere are out of the game. No step of the beginning of a turn is run. A position that cannot be, such as
    a card that lies on the table more often than it exists, raises `IllegalScenario` with the reason.

    >>> game = dw.scenario("rise-of-vigil", players=2, hand=[["darkwalker", "mystic"], []], energy=1, honor=[4, 0], seed=1)
    >>> game.play("play darkwalker")
    >>> game.power, game.decision.kind, [action.text for action in game.actions()]
    (2, 'banish', ['choose hand:mystic', 'decline'])
    """
    setup = set_up(ruleset, players, mode, options, packs, first)
    given = {name: plain(value) for name, value in position.items() if value is not None}
    given.update(players=setup.players, turn_player=plain(turn_player), first=plain(first), seed=key_of(seed).hex())
    return setup.ruleset.kind.table.place(setup, given)
