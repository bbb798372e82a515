"""What was counted of each card, read from the sums that the rules have made."""

import numpy as np

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.study import tallies as ta
from deckwright.sim.result import CardCounts


def card_counts(totals: np.ndarray, players: int, ids: tuple[str, ...]) -> CardCounts:
    """What happened to each card, summed over games."""
    cut = players * ta.TALLIES * st.TYPES_ROOM
    tallies = totals[:cut].reshape(players, ta.TALLIES, st.TYPES_ROOM)[:, :, : len(ids)]
    chances = totals[cut:].reshape(players, st.TYPES_ROOM, ta.PERIODS, 2, 2)[:, : len(ids)]
    return CardCounts(
        ids=ids,
        seen=tallies[:, ta.SEEN].sum(axis=0),
        acquired=tallies[:, ta.ACQUIRED].copy(),
        defeated=tallies[:, ta.DEFEATED].copy(),
        played=tallies[:, ta.PLAYED_TIMES].copy(),
        honor=tallies[:, ta.HONOR_GAINED].copy(),
        owned=tallies[:, ta.OWNED].copy(),
        owned_by_winner=tallies[:, ta.OWNED_BY_WINNER].sum(axis=0),
        chances=chances.copy(),
    )
