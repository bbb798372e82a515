"""What the search asks of Ascension: which actions are worth a thought, and how well a game went."""

from deckwright.games.ascension.players.policies import weight, weights_at
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.scoring import rival_score, score, side_score, winner
from deckwright.games.ascension.rules.state import is_opponent, team_mate
from deckwright.kernel import playing, stack
from deckwright.kernel.playing import result_of
from deckwright.kernel.rules import Cells, Reals, Settings, rule
from deckwright.kernel.stack import top

SETTINGS = playing.SearchSettings(
    curiosity=1.0,
    patience=0.05,
    temperature=150.0,  # in hundredths of a point of Honor
    open_mind=0.25,
    by_lead=0.5,
    lead=8.0,  # in Honor
)
LONGEST = 200  # turns after which a game that is played out is judged as it stands
LARGEST = 1 << 30
PLAIN, OPEN = 1, 2  # plays and uses: that only bring something, and that ask for a choice


@rule
def narrow(s: Cells, t: Cells, w: Cells, plain: Cells, out: Cells, n: int) -> int:
    """Leave only what is worth a thought, in the first places of `out`; how many actions that are.

    A card or ability that only brings something comes before everything else: of several the one that greedy would take
    first, beside those that ask for a choice.
    """
    if s[top(s) + stack.KIND] != fr.TURN:
        return n
    at = weights_at(s, t, w, 0)
    best = -1
    for i in range(n):
        if plain[out[i]] == PLAIN and (
            best < 0 or weight(s, t, w, 0, at, int(out[i])) > weight(s, t, w, 0, at, int(out[best]))
        ):
            best = i
    if best < 0:
        return n
    kept = out[best]
    out[best] = out[0]
    out[0] = kept
    m = 1
    for i in range(1, n):
        if plain[out[i]] == OPEN:
            out[m] = out[i]
            m += 1
    return m


@rule
def judge(s: Cells, t: Cells, w: Cells, settings: Settings, values: Reals) -> None:
    """How well the game went for each seat, from 0 to 1, in the last row of `values`: who has won, and by how much."""
    result = values.shape[0] - 1
    won = winner(s, t)
    if s[st.SOLO] == 1:
        values[result, 0] = result_of(settings, won == 0, score(s, t, 0) - rival_score(s, t))
        return
    for player in range(s[st.SEATS]):
        best = -LARGEST
        for other in range(s[st.SEATS]):
            if is_opponent(s, player, other):
                best = max(best, side_score(s, t, other))
        wins = player == won or (s[st.TEAMS] == 1 and team_mate(s, player) == won)
        values[result, player] = result_of(settings, wins, side_score(s, t, player) - best)


@rule
def horizon(s: Cells) -> int:
    """The turn after which a game that is played out is judged as it stands."""
    return int(s[st.TURNS]) + LONGEST
