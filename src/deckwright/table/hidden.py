"""Redrawing what a seat may not know (R-209)."""

import hashlib

import numpy as np

from deckwright.games.ascension.determinize import BAG_ROOM, SPECTATOR
from deckwright.games.ascension.ruleset import set_key
from deckwright.table.running import rules
from deckwright.table.seeds import Seed, spelled


def redraw(state: np.ndarray, viewer: int | None, seed: Seed) -> np.ndarray:
    """A copy of the state in which everything hidden from this viewer is drawn anew, and the key replaced.

    It depends on what the viewer may know and on the seed alone.
    """
    drawn, seat = hide(state, viewer), SPECTATOR if viewer is None else viewer
    named = spelled(seed).removeprefix(b"int ")
    digest = hashlib.sha256(f"determinize {viewer} ".encode() + named + drawn.tobytes()).digest()
    set_key(drawn, digest)
    rules().deal(drawn, new_bag(), seat)
    return drawn


def hide(state: np.ndarray, viewer: int | None) -> np.ndarray:
    """A copy of the state without the key, everything hidden from this viewer in canonical order."""
    hidden = state.copy()
    rules().conceal(hidden, new_bag(), SPECTATOR if viewer is None else viewer)
    return hidden


def new_bag() -> np.ndarray:
    """The place to work that redrawing needs."""
    return np.zeros(BAG_ROOM, dtype=np.int16)
