"""What is kept of the inside: the one place that imports more than public names. Its answers stay, its imports may not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import deckwright as dw
from deckwright.games.ascension.table.actions import make_action
from deckwright.server import setup_codes
from deckwright.server.http_messages import Setup
from deckwright.sim.playout import play_games
from deckwright.sim.speed import CHECKED_GAMES, Track, hash_of
from deckwright.table.rulesets import resolve


def write_code(setup: dict[str, Any]) -> str:
    """The setup code of a setup that is given as plain data."""
    return setup_codes.write(msgspec.convert(setup, Setup))


def read_code(code: str) -> dict[str, Any]:
    """The setup of a code as plain data."""
    setup: dict[str, Any] = msgspec.to_builtins(setup_codes.read(code))
    for seat in setup["seats"]:
        assert seat.pop("look") is None  # codes say nothing of how anybody looks
    return setup


def action_space(ruleset: str, packs: tuple[Path, ...] = ()) -> Iterator[str]:
    """Every action of a ruleset in the order of its indexes; of the row by the how-manieth copy, since slots change."""
    game = dw.new(ruleset, packs=packs, seed=1)
    nowhere = np.zeros_like(game.state)
    for index, (_, _, ordinal) in enumerate(game.ruleset.actions):
        action = make_action(nowhere, game.ruleset, index)
        text, _, after = action.text.partition("@")
        yield action.text if action.slot is None else f"{text}, copy {ordinal + 1} {after.lstrip('-0123456789')}"


def hash_of_bench(ruleset: str, players: int, mode: str) -> str:
    """The hash of final states that `deckwright bench` shows."""
    found = resolve(ruleset)
    track = Track(found, players, mode)
    states = track.batch(CHECKED_GAMES)
    track.run(found.kind.modes.simulation(play_games), states, 0)
    return hash_of(states)
