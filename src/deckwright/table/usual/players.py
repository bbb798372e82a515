"""Players inside the rules of a game that weighs nothing: all that is legal is equally good."""

from typing import Any

import numpy as np

from deckwright.cards.errors import BadOption

BAG_ROOM = 4096  # cells to work with while hidden cards are drawn anew


def no_weights(ruleset: Any) -> np.ndarray:
    """A page that nobody reads."""
    return np.zeros(1, np.int16)


def no_page(page: np.ndarray, ruleset: Any) -> np.ndarray:
    """Refuse a page of weights from outside."""
    raise BadOption(f"{ruleset.kind.name} weighs no actions: there are no weights for {ruleset.id}.")


def weigh_alike(seat: Any, action: Any) -> int:
    return 0


def nothing_plain(ruleset: Any) -> np.ndarray:
    """For every action: nothing is known of it."""
    return np.zeros(len(ruleset.actions), np.int16)
