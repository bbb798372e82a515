"""Kingdoms played on by a policy, round by round: for the fitted value of a kingdom, and for what a turn has cost."""

from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import playing, stack
from deckwright.kernel.mixing import next_word
from deckwright.kernel.playing import apply, choose, legal
from deckwright.kernel.rules import Cells, Events, Wide, entry


@entry
def play_rounds(s: Cells, t: Cells, w: Cells, e: Events, out: Cells, rounds: int, policy: Wide) -> Wide:
    """Play on until so many more rounds have begun, or the game is over; the random word at which that was."""
    last = int(s[st.ROUND]) + rounds
    while s[st.ROUND] < last and s[stack.ERROR] == stack.NO_ERROR:
        n = legal(s, t, out)
        if n == 0:
            return policy
        choice = 0
        if n > 1:
            policy = next_word(policy)
            choice = choose(s, t, w, 0, out, n, playing.WEIGHTS, policy)
        apply(s, t, e, int(out[choice]))
    return policy
