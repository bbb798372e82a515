"""Redrawing what a seat may not know (R-209)."""

import hashlib

import numpy as np

from deckwright.kernel.playing import SPECTATOR
from deckwright.table.kinds import GameKind
from deckwright.table.running import rules
from deckwright.table.seeds import Seed, set_key, spelled


def redraw(kind: GameKind, state: np.ndarray, viewer: int | None, seed: Seed) -> np.ndarray:
    """A copy of the state in which everything hidden from this viewer is drawn anew, and the key replaced.

    It depends on what the viewer may know and on the seed alone.
    """
    drawn, seat = hide(kind, state, viewer), SPECTATOR if viewer is None else viewer
    named = spelled(seed).removeprefix(b"int ")
    digest = hashlib.sha256(f"determinize {viewer} ".encode() + named + drawn.tobytes()).digest()
    set_key(drawn, digest)
    rules(kind).deal(drawn, new_bag(kind), seat)
    return drawn


def hide(kind: GameKind, state: np.ndarray, viewer: int | None) -> np.ndarray:
    """A copy of the state without the key, everything hidden from this viewer in canonical order."""
    hidden = state.copy()
    rules(kind).conceal(hidden, new_bag(kind), SPECTATOR if viewer is None else viewer)
    return hidden


def new_bag(kind: GameKind) -> np.ndarray:
    """The place to work that redrawing needs."""
    return np.zeros(kind.players.bag, dtype=np.int16)
