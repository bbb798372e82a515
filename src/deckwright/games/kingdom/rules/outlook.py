"""How far a kingdom is: the part of a round, and how many rounds are to come."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.state import zone
from deckwright.games.kingdom.rules.tables import card_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import top

PHASES = ("start", "turn", "next", "banish", "over")
START, IN_TURN, BETWEEN, BANISHING, ENDED = range(5)


@rule
def frame_of(s: Cells, kind: int) -> int:
    """Where the frame of this kind of work begins that is under way, or -1."""
    for i in range(s[stack.HEIGHT]):
        at = stack.FRAMES + i * stack.FRAME_CELLS
        if s[at + stack.KIND] == kind:
            return at
    return -1


@rule
def phase(s: Cells) -> int:
    """The part of the game: the start of a round, a turn, the pause behind it with the end of the round, banishing."""
    if s[st.OVER] == 1:
        return ENDED
    if frame_of(s, fr.BANISH) >= 0:
        return BANISHING
    if frame_of(s, fr.NEW_ROUND) >= 0:
        return START
    return IN_TURN if frame_of(s, fr.TURN) >= 0 or frame_of(s, fr.END_TURN) >= 0 else BETWEEN


@rule
def is_last_round(s: Cells) -> bool:
    """Whether no round follows: the last card is discovered (K-6.3), or it is the last one of an expansion (K-25.4)."""
    if s[st.LAST_ROUND] == 1:
        return True
    return int(s[st.EXPANSION]) > 0 and int(s[st.ROUND]) > 0 and int(s[st.ROUNDS_LEFT]) <= 1


@rule
def rounds_left(s: Cells, t: Cells) -> int:
    """How many rounds follow this one: by the regular discovery (K-6.5), in an expansion as many as it has."""
    if s[st.OVER] == 1 or s[st.LAST_ROUND] == 1:
        return 0
    if s[st.EXPANSION] > 0:
        return int(s[st.ROUNDS_LEFT]) - (1 if s[st.ROUND] > 0 else 0)
    per_round = int(t[tb.T_PER_ROUND])
    if per_round == 0:
        return 0
    return (to_discover(s, t) + per_round - 1) // per_round


@rule
def to_discover(s: Cells, t: Cells) -> int:
    """How many cards the rounds to come discover: those of the sequence up to the last one, without those of this round."""
    n = 0
    last = int(t[tb.T_FINAL]) if t[tb.T_FINAL] > 0 else int(s[st.CARDS])
    for card in range(last):
        if zone(s, card) == zn.BOX and card_cell(t, card, ops.C_SEQUENCE) == 1:
            n += 1
    at = frame_of(s, fr.NEW_ROUND)
    if at >= 0:
        n -= int(s[at + fr.COURSE_LEFT])
    if s[stack.HEIGHT] > 0 and s[top(s) + stack.KIND] == fr.CHOOSE_SIDE:
        card = int(s[top(s) + stack.CARD])  # it is being discovered
        if card < last and card_cell(t, card, ops.C_SEQUENCE) == 1:
            n -= 1
    return max(0, n)
