"""How a kingdom stands: one seat, its turns, whether it is over. Nobody can lose (K-1.3)."""

from deckwright.games.kingdom.rules import state as st
from deckwright.kernel.rules import Cells, rule


@rule
def seats(s: Cells) -> int:
    """The game is for one player (K-1.1)."""
    return 1


@rule
def first(s: Cells) -> int:
    return 0


@rule
def turns(s: Cells) -> int:
    """Turns taken so far in this game."""
    return int(s[st.TURNS])


@rule
def is_over(s: Cells) -> bool:
    return int(s[st.OVER]) == 1


@rule
def winner(s: Cells, t: Cells) -> int:
    """You cannot lose (K-1.3)."""
    return 0
