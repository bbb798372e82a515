"""A bot that was taught: `trained:FILE` plays by the weights in a file of a run, with NumPy alone.

It does what its network likes best. The network sees what the seat may know: the bot looks at a redrawn copy of the game.
"""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from deckwright.bots import weight_file
from deckwright.bots.compiling import mode_for
from deckwright.bots.protocol import Bot
from deckwright.cards.errors import BadOption, BadRun
from deckwright.kernel import playing
from deckwright.table.actions import Action
from deckwright.table.kinds import Ruleset
from deckwright.table.seat import Seat

FILE = "player.safetensors"
FORMAT = "deckwright-player-1"
LEGAL_ROOM = 512
MOST = 255  # that a number of a position counts
TINY = 1e-5  # in the spread of a layer
ABOUT = ("ruleset", "players", "mode", "game", "version", "cards")


def rules_of(ruleset: Ruleset) -> dict[str, Any]:
    """By which rules and with which cards somebody learns, and may play by what was learned."""
    cards = hashlib.sha256("/".join(ruleset.ids).encode())
    cards.update(ruleset.table.tobytes())
    return {"game": ruleset.kind.name, "version": ruleset.kind.table.saves.version, "cards": cards.hexdigest()[:16]}


@lru_cache(maxsize=8)
def read_player(path: str) -> tuple[weight_file.Arrays, dict[str, str]]:
    """The weights of a player, from a file or from the folder of a run."""
    place = Path(path)
    place = place / FILE if place.is_dir() else place
    arrays, about = weight_file.read(place)
    if about.get("format") != FORMAT or "scale" not in arrays or any(name not in about for name in ABOUT):
        raise BadRun(f"{place} is no file of a player: it says {about.get('format', 'nothing')!r}, not {FORMAT!r}.")
    return arrays, about


class Trained(Bot):
    """Plays as the network in a file likes best; a table that it was not taught for is refused."""

    def __init__(self, seed: int, path: str) -> None:
        self.path = path
        self.arrays, self.about = read_player(path)
        self.row = np.zeros(0, dtype=np.int16)
        self.out = np.zeros(LEGAL_ROOM, dtype=np.int16)
        self.table: tuple[Ruleset, int, str] | None = None

    def start(self, seat: Seat) -> None:
        self._sit_down(seat)

    def choose(self, seat: Seat) -> Action:
        self._sit_down(seat)
        legal = {action.index: action for action in seat.actions()}
        if len(legal) == 1:
            return next(iter(legal.values()))
        state, ruleset = seat.sample(0).state.copy(), seat.ruleset
        mode, players = mode_for(ruleset.kind, 1), ruleset.kind.players
        self.out[: len(legal)] = sorted(legal)
        narrowing, plain = players.search_weights(ruleset).copy(), players.plain_actions(ruleset).copy()
        n = mode(playing.narrow)(state, ruleset.table, narrowing, plain, self.out, len(legal))
        listed = [int(action) for action in self.out[:n]]
        if n == 1:
            return legal[listed[0]]
        return legal[listed[int(self.policy(self.seen(state, seat))[listed].argmax())]]

    def _sit_down(self, seat: Seat) -> None:
        """See that this is the table that it was taught for."""
        if self.table == (seat.ruleset, seat.players, seat.mode):
            return
        rules = rules_of(seat.ruleset)
        here = {**rules, "players": seat.players, "mode": seat.mode, "ruleset": seat.ruleset.id}
        other = [name for name in ABOUT if str(here[name]) != self.about[name]]
        if other:
            said = ", ".join(f"{name} {self.about[name]} (here {here[name]})" for name in other)
            raise BadOption(f"trained:{self.path} was taught otherwise: {said}.")
        learned = seat.ruleset.kind.learned(seat.ruleset, seat.players, seat.mode)
        scale = self.arrays["scale"]
        if len(scale) != learned.hidden_at or not np.array_equal(scale, learned.scale[: learned.hidden_at]):
            raise BadOption(f"trained:{self.path} was taught otherwise: what it sees of a position has changed.")
        self.learned = learned
        self.row = np.zeros(learned.size, dtype=np.int16)
        self.table = (seat.ruleset, seat.players, seat.mode)

    def seen(self, state: np.ndarray, seat: Seat) -> np.ndarray:
        """What the network looks at."""
        mode, table, row, learned = mode_for(seat.ruleset.kind, 1), seat.ruleset.table, self.row, self.learned
        row[:] = 0
        mode(playing.observe)(state, table, seat.player, mode(playing.observed_parts)(table), row, 0)
        mode(playing.derive)(state, table, seat.player, learned.notes, row, learned.derived_at)
        return row[: learned.hidden_at].clip(0, MOST).astype(np.float32)

    def policy(self, seen: np.ndarray) -> np.ndarray:
        """How good every action is."""
        arrays = self.arrays
        found, layer = seen * arrays["scale"], 0
        while f"player.{layer}.weight" in arrays:
            at = f"player.{layer}"
            held = np.flatnonzero(found)
            found = arrays[f"{at}.weight"][:, held] @ found[held] + arrays[f"{at}.bias"]
            found = (found - found.mean()) / np.sqrt(found.var() + TINY)
            found = np.maximum(found * arrays[f"{at}.norm.weight"] + arrays[f"{at}.norm.bias"], 0)
            layer += 1
        policy: np.ndarray = arrays["player.policy.weight"] @ found + arrays["player.policy.bias"]
        return policy


def trained(seed: int, path: str) -> Trained:
    """The bot `trained:path`."""
    return Trained(seed, path)
