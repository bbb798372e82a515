"""How the program of a card runs, step by step, from the decision stack (K-8.3)."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.candidates import is_here
from deckwright.games.kingdom.rules.changes import can_advance, choice_changes, condition_holds, offers
from deckwright.games.kingdom.rules.deeds import do_to
from deckwright.games.kingdom.rules.entering import enter_from_deck, have_entered, play_more
from deckwright.games.kingdom.rules.event_kinds import by_card, tell, tell_count
from deckwright.games.kingdom.rules.fame import bounded, formula_value
from deckwright.games.kingdom.rules.frames import ask_option, ask_resource, await_act, await_discovery, await_payment
from deckwright.games.kingdom.rules.marks import cross_out
from deckwright.games.kingdom.rules.moves import destroy, discard, height
from deckwright.games.kingdom.rules.pool import gain, one_kind
from deckwright.games.kingdom.rules.prices import can_pay, with_less
from deckwright.games.kingdom.rules.state import is_free_in_play, note, put_mark, reveal, stage, zone
from deckwright.games.kingdom.rules.tables import step_cell
from deckwright.games.kingdom.rules.triggers import note_use, set_off
from deckwright.kernel import stack
from deckwright.kernel.events import follow_last
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


@rule
def run_step(s: Cells, t: Cells, e: Events) -> None:
    """The next step of the program on top; at its end the frame goes."""
    at = top(s)
    pc = int(s[at + fr.RUN_STEP])
    op = step_cell(t, pc, ops.OP)
    if op == ops.END:
        pop(s)
        return
    source = int(s[at + stack.SOURCE])
    s[at + fr.RUN_STEP] = pc + 1
    how = int(s[at + fr.RUN_HOW])
    s[at + fr.RUN_HOW] = how & ~fr.MAY_DECLINE
    if op == ops.IF:
        held = condition_holds(s, t, source, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B))
        s[at + fr.RUN_HOW] = (how & ~fr.HELD) | (fr.HELD if held else 0)
        if not held:
            s[at + fr.RUN_STEP] = pc + 1 + step_cell(t, pc, ops.OP_SKIP)
    elif op == ops.OTHERWISE:
        if how & fr.HELD != 0:
            s[at + fr.RUN_STEP] = pc + 1 + step_cell(t, pc, ops.OP_SKIP)
    elif op == ops.SPEND:
        spend_or_else(s, t, e, at, source, pc)
    elif op == ops.CHOOSE:
        s[at + fr.RUN_STEP] = pc + 1 + step_cell(t, pc, ops.OP_SKIP)
        if choice_changes(s, t, source, pc):
            ask_option(s, e, source, source, fr.FOR_CHOICE, pc)
    elif op == ops.DISCOVER_ONE:
        s[at + fr.RUN_STEP] = pc + 1 + step_cell(t, pc, ops.OP_SKIP)
        offer(s, t, e, source, pc, how)
    else:
        perform(s, t, e, at, source, pc, how)


@rule
def spend_or_else(s: Cells, t: Cells, e: Events, at: int, source: int, pc: int) -> None:
    """Pay if that is possible; otherwise the phrase behind it happens."""
    price = step_cell(t, pc, ops.OP_A)
    if can_pay(s, t, source, price, with_less(0, fr.PRICE_OF_EFFECT)):
        s[at + fr.RUN_STEP] = pc + 1 + step_cell(t, pc, ops.OP_SKIP)
        await_payment(s, e, source, price, 0, fr.PRICE_OF_EFFECT)


@rule
def offer(s: Cells, t: Cells, e: Events, source: int, pc: int, how: int) -> None:
    """Look at all that are left of several cards and choose one (K-5.3, K-R.14)."""
    n = offers(s, t, pc)
    if n == 0:
        return
    if n > 1:
        await_act(s, e, source, ops.DISCOVER_ONE, 0, 0)
        s[top(s) + fr.ACT_HOW] = 1 if how & fr.MAY_DECLINE != 0 else 0
        reveal(s, st.OFFER)
    frame = height(s)
    for k in range(step_cell(t, pc, ops.OP_A)):
        card = step_cell(t, pc + 1 + k, ops.OP_A)
        if card >= 0 and zone(s, card) == zn.BOX:
            if n == 1:
                await_discovery(s, e, source, card)
            else:
                put_mark(s, card, st.READ)
                note(s, frame, card, st.OFFERED)
                tell(e, ev.READ, card, by_card(source, ids.R_14), ids.K_5_3)


@rule
def perform(s: Cells, t: Cells, e: Events, at: int, source: int, pc: int, how: int) -> None:
    """A step that is neither a condition nor a choice."""
    op, a, b = step_cell(t, pc, ops.OP), step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B)
    by = by_card(source, 0)
    if op == ops.GAIN:
        gain_kinds(s, e, source, a, b)
    elif op == ops.GAIN_PER:
        gain_kinds(s, e, source, a, formula_value(s, t, source, b))
    elif op == ops.DISCOVER:
        if a >= 0 and zone(s, a) == zn.BOX:
            await_discovery(s, e, source, a)
    elif op == ops.PLAY_TOP:
        if s[st.DECK_COUNT] > 0:
            enter_from_deck(s, e, a, by, ids.K_10_4)
            have_entered(s, t, e, b == 1, ops.NO_TRIGGER)
    elif op == ops.ADVANCE:
        if can_advance(s, t):
            play_more(s, t, e, b == 1, by)
    elif op == ops.LOOK:
        look(s, e, source, a, b)
    elif op == ops.WRITE:
        write_fame(s, t, e, source, a)
    elif op == ops.DEFEAT:
        tell(e, ev.DEFEAT, source, by, ids.K_11_1)
        follow_last(e)
        set_off(s, t, e, ops.ENEMY_DEFEATED, ops.NO_TRIGGER)
    elif a == 0:
        if is_here(s, source, int(s[at + fr.RUN_STAGE]), how & fr.HAS_LEFT != 0):
            do_to(s, t, e, source, op, b, source)
    else:
        pick_for(s, e, at, op, a, b, how)


@rule
def pick_for(s: Cells, e: Events, at: int, op: int, selector: int, with_: int, how: int) -> None:
    """Cards are picked for a phrase; a card that is gone or blocked blocks nothing (K-R.5), and without a deck nothing is
    put there (K-16.2)."""
    source = int(s[at + stack.SOURCE])
    if op == ops.BLOCK and not is_free_in_play(s, source):
        return
    if op == ops.PUT and s[st.DECK_COUNT] == 0:
        return
    await_act(s, e, source, op, with_, selector)
    s[top(s) + fr.ACT_HOW] = 1 if how & fr.MAY_DECLINE != 0 else 0


@rule
def gain_kinds(s: Cells, e: Events, source: int, kinds: int, n: int) -> None:
    """Gain so much of a kind; with a slash the player chooses unit by unit (K-21.1)."""
    if n <= 0:
        return
    resource = one_kind(kinds)
    if resource >= 0:
        gain(s, e, resource, n, by_card(source, 0))
    else:
        ask_resource(s, e, source, kinds, fr.FOR_GAIN, n - 1)


@rule
def look(s: Cells, e: Events, source: int, n: int, any_to_bottom: int) -> None:
    """Look at the top cards of the deck and put them back (K-R.13)."""
    there = min(n, int(s[st.DECK_COUNT]))
    if there == 0:
        return
    await_act(s, e, source, ops.LOOK, any_to_bottom, 0)
    s[top(s) + fr.ACT_HOW] = 0
    frame = height(s)
    reveal(s, st.LOOKED_AT)
    for i in range(there):
        card = int(s[st.DECK + s[st.DECK_COUNT] - 1 - i])
        note(s, frame, card, st.LOOKED)
        tell(e, ev.REVEAL, card, by_card(source, ids.R_13), ids.K_16_1)
    s[st.KNOWN_TOP] = max(int(s[st.KNOWN_TOP]), there)


@rule
def write_fame(s: Cells, t: Cells, e: Events, source: int, formula: int) -> None:
    """Fame is written beside the cards; that never runs out (K-R.36)."""
    n = formula_value(s, t, source, formula)
    if n != 0:
        s[st.WRITTEN_FAME] = bounded(int(s[st.WRITTEN_FAME]) + n)
        tell_count(e, ev.WRITE, n, by_card(source, ids.R_36), ids.K_26_6)


@rule
def leave_step(s: Cells, t: Cells, e: Events) -> None:
    """The steps of an effect are done: it is crossed out or counted, and its card leaves as the icon says (K-12)."""
    at = top(s)
    card, number = int(s[at + stack.SOURCE]), int(s[at + fr.LEAVE_STAGE])
    icon, effect = s[at + fr.LEAVE_ICON], int(s[at + fr.LEAVE_EFFECT])
    pop(s)
    note_use(s, t, card, number, effect)
    if icon == ops.ONCE:
        cross_out(s, t, e, card, number, effect)
    elif icon == ops.ACTIVATED or icon == ops.TIME:
        if zone(s, card) == zn.PLAY:
            discard(s, e, card, by_card(card, ids.R_6), ids.K_12_2)
    elif icon == ops.DESTROYING:
        here = zone(s, card)
        if (here == zn.PLAY or here == zn.PERMANENTS) and stage(s, card) == number:
            destroy(s, e, card, by_card(card, ids.R_6))
