"""Something is done to cards that are picked for it: which, in which order, and then one after the other."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.candidates import count_candidates, may_be_picked
from deckwright.games.kingdom.rules.deeds import do_to
from deckwright.games.kingdom.rules.entering import enter, have_entered
from deckwright.games.kingdom.rules.event_kinds import by_card
from deckwright.games.kingdom.rules.frames import ask_order, ask_pick
from deckwright.games.kingdom.rules.moves import height, put_at_bottom, put_on_top
from deckwright.games.kingdom.rules.nature import slots_of
from deckwright.games.kingdom.rules.standing import blocks_fewer
from deckwright.games.kingdom.rules.state import (
    count_notes,
    find_note,
    forget_note,
    forget_notes,
    last_note,
    note,
    note_card,
    zone,
)
from deckwright.games.kingdom.rules.tables import selector_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top

BEGIN, CHOSEN, IN_ORDER, DOING = range(4)


@rule
def act_step(s: Cells, t: Cells, e: Events) -> None:
    """The next step of what is done to picked cards: of the frame on top."""
    at = top(s)
    step, op = s[at + fr.ACT_STEP], s[at + fr.ACT_OP]
    if step == BEGIN:
        s[at + fr.ACT_STEP] = CHOSEN
        if op == ops.LOOK:
            if s[at + fr.ACT_WITH] == 1:
                ask_pick(s, e, int(s[at + stack.SOURCE]), count_notes(s, height(s), st.LOOKED), fr.MAY_STOP)
        elif op == ops.DISCOVER_ONE:
            ask_pick(s, e, int(s[at + stack.SOURCE]), 1, how_of(s, at))
        else:
            begin_picking(s, t, e, at)
    elif step == CHOSEN:
        s[at + fr.ACT_STEP] = IN_ORDER
        chosen_step(s, t, e, at)
    elif step == IN_ORDER:
        s[at + fr.ACT_STEP] = DOING
        if op == ops.LOOK and count_notes(s, height(s), st.LOOKED) > 0:
            ask_order(s, e, int(s[at + stack.SOURCE]), st.LOOKED)
    else:
        doing_step(s, t, e, at)


@rule
def how_of(s: Cells, at: int) -> int:
    """Whether no is an answer, for the question."""
    return fr.MAY_REFUSE if s[at + fr.ACT_HOW] == 1 else 0


@rule
def begin_picking(s: Cells, t: Cells, e: Events, at: int) -> None:
    """How many cards are picked, and whether there is a choice at all."""
    source, op, with_ = int(s[at + stack.SOURCE]), int(s[at + fr.ACT_OP]), int(s[at + fr.ACT_WITH])
    selector = int(s[at + fr.ACT_SELECTOR])
    how, n = selector_cell(t, selector, ops.L_HOW), selector_cell(t, selector, ops.L_N)
    there = count_candidates(s, t, source, op, with_, selector)
    asks = how_of(s, at)
    if how == ops.ALL_BUT:
        if there > n:
            ask_pick(s, e, source, n, fr.TO_SPARE)
        return
    if how == ops.ALL:
        n = there
    if op == ops.BLOCK:
        n -= blocks_fewer(s, t, source)
    n = min(n, there)
    if n <= 0:
        return
    if how == ops.UP_TO:
        ask_pick(s, e, source, n, asks | fr.MAY_STOP)
    elif n < there or asks > 0:
        ask_pick(s, e, source, n, asks)
    else:
        note_every(s, t, at, st.PICKED)


@rule
def note_every(s: Cells, t: Cells, at: int, what: int) -> None:
    """Note every candidate that is not spared."""
    frame = height(s)
    source, op, with_ = int(s[at + stack.SOURCE]), int(s[at + fr.ACT_OP]), int(s[at + fr.ACT_WITH])
    for card in range(s[st.CARDS]):
        meant = may_be_picked(s, t, source, op, with_, int(s[at + fr.ACT_SELECTOR]), card)
        if meant and find_note(s, frame, card, st.OFFERED) < 0:
            note(s, frame, card, what)


@rule
def chosen_step(s: Cells, t: Cells, e: Events, at: int) -> None:
    """All cards are picked: those to be spared are left out, those for the deck are put in order."""
    frame, op = height(s), s[at + fr.ACT_OP]
    source = int(s[at + stack.SOURCE])
    if (
        selector_cell(t, int(s[at + fr.ACT_SELECTOR]), ops.L_HOW) == ops.ALL_BUT
        and count_notes(s, frame, st.OFFERED) > 0
    ):
        note_every(s, t, at, st.PICKED)
    if op == ops.PUT:
        if count_notes(s, frame, st.PICKED) > 0:
            ask_order(s, e, source, st.PICKED)
    elif op == ops.LOOK:
        i = last_note(s, frame, st.PICKED)
        while i >= 0:  # the first one picked lies deepest
            card = note_card(s, i)
            forget_note(s, i)
            put_at_bottom(s, e, card, by_card(source, 0))
            i = last_note(s, frame, st.PICKED)


@rule
def doing_step(s: Cells, t: Cells, e: Events, at: int) -> None:
    """It is done to the next card; when none is left, the frame is finished."""
    frame = height(s)
    source, op, with_ = int(s[at + stack.SOURCE]), int(s[at + fr.ACT_OP]), int(s[at + fr.ACT_WITH])
    if op == ops.PUT or op == ops.LOOK:
        i = last_note(s, frame, st.ORDERED)
        while i >= 0:
            card = note_card(s, i)
            forget_note(s, i)
            if op == ops.PUT and with_ == 1:
                put_at_bottom(s, e, card, by_card(source, 0))
            else:
                put_on_top(s, e, card, by_card(source, 0))
            i = last_note(s, frame, st.ORDERED)
        finish(s, frame)
    elif op == ops.PLAY:
        play_picked(s, t, e, frame, source, with_)
    else:
        i = find_note(s, frame, st.NO_CARD, st.PICKED)
        if i < 0:
            finish(s, frame)
        else:
            card = note_card(s, i)
            forget_note(s, i)
            do_to(s, t, e, source, op, with_, card)


@rule
def finish(s: Cells, frame: int) -> None:
    """Nothing is left to do to picked cards."""
    forget_notes(s, frame)
    pop(s)


@rule
def play_picked(s: Cells, t: Cells, e: Events, frame: int, source: int, keeping: int) -> None:
    """The picked cards enter play together."""
    entered = count_notes(s, frame, st.PICKED)
    i = find_note(s, frame, st.NO_CARD, st.PICKED)
    while i >= 0:
        card = note_card(s, i)
        forget_note(s, i)
        enter(s, e, card, by_card(source, 0), ids.K_10_4)
        i = find_note(s, frame, st.NO_CARD, st.PICKED)
    finish(s, frame)
    if entered > 0:
        have_entered(s, t, e, keeping == 1, ops.NO_TRIGGER)


@rule
def is_open_to_pick(s: Cells, t: Cells, at: int, frame: int, card: int) -> bool:
    """Whether a card can be picked next for the frame that begins at `at`: not picked yet, and meant."""
    op = s[at + fr.ACT_OP]
    if op == ops.LOOK:
        return find_note(s, frame, card, st.LOOKED) >= 0
    if op == ops.DISCOVER_ONE:
        return find_note(s, frame, card, st.OFFERED) >= 0 and zone(s, card) == zn.BOX
    source, with_ = int(s[at + stack.SOURCE]), int(s[at + fr.ACT_WITH])
    if not may_be_picked(s, t, source, int(op), with_, int(s[at + fr.ACT_SELECTOR]), card):
        return False
    return find_note(s, frame, card, st.PICKED) < 0 and find_note(s, frame, card, st.OFFERED) < 0


@rule
def largest_open(s: Cells, t: Cells, at: int, frame: int) -> int:
    """The largest production among the cards that can be picked next (K-R.31)."""
    found = 0
    for card in range(s[st.CARDS]):
        if is_open_to_pick(s, t, at, frame, card):
            found = max(found, slots_of(s, t, card))
    return found


@rule
def asks_for_largest(s: Cells, t: Cells, at: int) -> bool:
    return selector_cell(t, int(s[at + fr.ACT_SELECTOR]), ops.L_HAS) == ops.WITH_LARGEST


@rule
def pick(s: Cells, e: Events, card: int) -> None:
    """A card is picked: the question on top is asked again as often as cards are still wanted."""
    at = top(s)
    frame = height(s) - 1
    how = int(s[at + fr.PICK_HOW])
    below = at - stack.FRAME_CELLS
    if s[below + stack.KIND] == fr.ACT and s[below + fr.ACT_OP] == ops.LOOK:
        forget_note(s, find_note(s, frame, card, st.LOOKED))
    note(s, frame, card, st.OFFERED if how & fr.TO_SPARE != 0 else st.PICKED)
    s[at + fr.PICK_LEFT] -= 1
    if how & fr.MAY_REFUSE != 0:
        s[at + fr.PICK_HOW] = how - fr.MAY_REFUSE
    if s[at + fr.PICK_LEFT] == 0:
        pop(s)


@rule
def put_next(s: Cells, card: int) -> None:
    """A card comes next in the order; when one is left, it comes last (K-11.2)."""
    at = top(s)
    frame = height(s) - 1
    what = int(s[at + fr.ORDER_OF])
    forget_note(s, find_note(s, frame, card, what))
    note(s, frame, card, st.ORDERED)
    if count_notes(s, frame, what) == 1:
        i = find_note(s, frame, st.NO_CARD, what)
        last = note_card(s, i)
        forget_note(s, i)
        note(s, frame, last, st.ORDERED)
    if count_notes(s, frame, what) == 0:
        pop(s)
