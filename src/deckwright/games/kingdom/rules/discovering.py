"""Discovering (K-5, K-19, K-22): a card leaves the box, its side is chosen, a scroll is done at once."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import by_card, from_to, note_detail, tell, tell_move
from deckwright.games.kingdom.rules.frames import ask_side, run
from deckwright.games.kingdom.rules.moves import destroy, put
from deckwright.games.kingdom.rules.nature import is_permanent
from deckwright.games.kingdom.rules.state import put_mark, reveal, stage, zone
from deckwright.games.kingdom.rules.tables import card_cell
from deckwright.kernel import stack
from deckwright.kernel.events import follow_last
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top

FOUND, TAKEN, FINISHED = range(3)


@rule
def discovery_step(s: Cells, t: Cells, e: Events) -> None:
    """The next step of a discovery: of the frame on top."""
    at = top(s)
    step, card, source = s[at + fr.DISCOVER_STEP], int(s[at + stack.CARD]), int(s[at + stack.SOURCE])
    if step == FOUND:
        if zone(s, card) != zn.BOX:
            pop(s)
            return
        put_mark(s, card, st.READ)
        reveal(s, st.DISCOVERY)
        s[at + fr.DISCOVER_STEP] = TAKEN
        if card_cell(t, card, ops.C_SIDES) > 0:
            ask_side(s, e, card)
    elif step == TAKEN:
        s[at + fr.DISCOVER_STEP] = FINISHED
        take_out(s, t, e, card, source)
    else:
        pop(s)
        if zone(s, card) == zn.READING:
            tell(e, ev.SCROLL, card, ev.BY_RULES, ids.K_22_1)
            destroy(s, e, card, by_card(card, ids.R_12))


@rule
def take_out(s: Cells, t: Cells, e: Events, card: int, source: int) -> None:
    """A card leaves the box: to the discard pile, to the permanents, or it is a scroll and read (K-5.1, K-5.6)."""
    went = zn.PERMANENTS if is_permanent(s, t, card) else zn.DISCARD
    is_scroll = card_cell(t, card, ops.C_KIND) == ops.SCROLL
    if is_scroll:
        went = zn.READING
    put(s, card, went)
    by = ev.BY_RULES if source == st.NO_CARD else by_card(source, 0)
    tell_move(e, ev.DISCOVER, card, by, from_to(zn.BOX, zn.DISCARD if is_scroll else went), ids.K_5_1)
    note_detail(e, stage(s, card), 0, 0)
    follow_last(e)
    if card + 1 == int(t[tb.T_GATE]):
        close_restart(s, e, card)
    if card + 1 == int(t[tb.T_FINAL]):
        s[st.LAST_ROUND] = 1
        tell(e, ev.LAST_ROUND, card, ev.BY_RULES, ids.K_6_3)
    if is_scroll:
        run(s, e, card, 1, 0, 0, card_cell(t, card, ops.C_DISCOVERED))


@rule
def close_restart(s: Cells, e: Events, card: int) -> None:
    """From now on the kingdom cannot be begun again, and what was set aside is gone (K-15.4)."""
    s[st.RESTART_OPEN] = 0
    tell(e, ev.GATE, card, ev.BY_RULES, ids.K_15_4)
    for other in range(s[st.CARDS]):
        if zone(s, other) == zn.SET_ASIDE:
            put(s, other, zn.DESTROYED)
            tell_move(e, ev.DESTROY, other, ev.BY_RULES, from_to(zn.SET_ASIDE, zn.DESTROYED), ids.K_15_4)


@rule
def next_of_sequence(s: Cells, t: Cells) -> int:
    """The lowest number of the sequence that is still in the box (K-R.10), or `NO_CARD`."""
    for card in range(s[st.CARDS]):
        if zone(s, card) == zn.BOX and card_cell(t, card, ops.C_SEQUENCE) == 1:
            return card
    return st.NO_CARD
