"""How a game stands, for whoever plays it from outside: seats, turns, the end, whether its numbers still fit."""

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.scoring import side_score
from deckwright.games.ascension.rules.state import seat, team_mate
from deckwright.kernel import playing
from deckwright.kernel.rules import Cells, rule


@rule
def seats(s: Cells) -> int:
    """How many seats there are."""
    return int(s[st.SEATS])


@rule
def first(s: Cells) -> int:
    """The seat that began."""
    return int(s[st.FIRST])


@rule
def turns(s: Cells) -> int:
    """Turns taken so far by all seats together."""
    return int(s[st.TURNS])


@rule
def is_over(s: Cells) -> bool:
    """Whether the game has come to its end (A-18.2)."""
    return int(s[st.OVER]) == 1


@rule
def has_won(s: Cells, t: Cells, player: int, best: int) -> bool:
    """Whether this seat is among the winners, of whom `best` is one (A-18.5, A-24.5)."""
    if player == best:
        return True
    if s[st.TEAMS] == 0:
        return False
    return player == team_mate(s, best) or (
        s[st.TEAM_TIE] == st.SHARED and side_score(s, t, player) == side_score(s, t, best)
    )


@rule
def has_grown_beyond(s: Cells) -> bool:
    """Whether a number of the game is beyond the limit, or has gone round: for games without events."""
    bits = 0
    for cell in range(st.ROUND, st.HERO_HONOR + 1):  # all of the game and the turn; those that cannot rise are small
        bits |= int(s[cell])
    bits |= int(s[st.ROW_MONSTERS_DEFEATED]) | int(s[st.EXTRA_TURNS])
    for player in range(s[st.SEATS]):
        here = seat(s, player)
        bits |= int(s[here + st.HONOR_TOKENS]) | int(s[here + st.SHUFFLES]) | int(s[here + st.PICKS])
    return bits < 0 or bits > playing.LIMIT
