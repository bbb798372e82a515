"""The page of weights that `greedy` plays by; every game makes its own from what its cards say."""

import numpy as np

from deckwright.table.kinds import Ruleset


def weights(ruleset: Ruleset) -> np.ndarray:
    """The page of weights of `greedy` for a ruleset, as the compiled policy reads it."""
    return ruleset.kind.players.weights(ruleset)
