"""Setting a kingdom up (K-3): the first cards leave the box, are shuffled, and the first round begins."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import tell
from deckwright.games.kingdom.rules.frames import await_course
from deckwright.games.kingdom.rules.moves import settle
from deckwright.games.kingdom.rules.state import put_mark
from deckwright.games.kingdom.rules.tables import card_cell
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, entry


@entry
def set_up(s: Cells, t: Cells, e: Events, first: int) -> None:
    """Take the starting cards out of the box (K-3.1); everything else stays there (K-3.2). The first round comes next."""
    follow_nothing(e)
    tell(e, ev.SETUP, ev.NOBODY, ev.BY_RULES, ids.K_3_1)
    follow_last(e)
    for card in range(s[st.CARDS]):
        if card_cell(t, card, ops.C_START) == 1:
            s[st.ZONE + card] = zn.DISCARD
            put_mark(s, card, st.READ)
            settle(s, t, e, card)
    if int(t[tb.T_GATE]) == 0:
        s[st.RESTART_OPEN] = 0
    await_course(s, e, fr.NEW_ROUND, 0)
