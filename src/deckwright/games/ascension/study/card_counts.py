"""What was counted of each card, read from the sums that the rules have made."""

from dataclasses import dataclass, replace

import numpy as np

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.study import tallies as ta


@dataclass(frozen=True)
class CardCounts:
    """What happened to each card, summed over games; arrays end with the card, in the order of `ids`."""

    ids: tuple[str, ...]
    seen: np.ndarray  # [cards] turned up in the row
    acquired: np.ndarray  # [players, cards]
    defeated: np.ndarray
    played: np.ndarray
    honor: np.ndarray  # Honor gained by its effect or reward
    owned: np.ndarray  # copies owned at the end
    owned_by_winner: np.ndarray  # [cards]
    chances: np.ndarray  # [players, cards, periods, acquired or not, won or not] games in which it could be acquired

    def __add__(self, other: "CardCounts") -> "CardCounts":
        names = [name for name in self.__dataclass_fields__ if name != "ids"]
        return replace(self, **{name: getattr(self, name) + getattr(other, name) for name in names})


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
