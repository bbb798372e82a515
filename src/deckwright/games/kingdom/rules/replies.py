"""What an answer does: the question on top of the stack is answered, and what it was asked for goes on."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import paying
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.acting import finish, pick, put_next
from deckwright.games.kingdom.rules.course import go_on
from deckwright.games.kingdom.rules.deeds import begin_defeat
from deckwright.games.kingdom.rules.event_kinds import by_card, note_detail, tell
from deckwright.games.kingdom.rules.frames import ask_resource, run
from deckwright.games.kingdom.rules.marks import boost, tick
from deckwright.games.kingdom.rules.moves import height
from deckwright.games.kingdom.rules.paying import choose_sum, leave_out, mixed_item, settle_kind, spend_good
from deckwright.games.kingdom.rules.pool import gain
from deckwright.games.kingdom.rules.tables import action_cell, step_cell
from deckwright.games.kingdom.rules.triggers import (
    begin_effect,
    decline_effect,
    find_waiting,
    take_waiting,
    tell_triggered,
)
from deckwright.games.kingdom.rules.turning import begin_upgrade_by
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


@rule
def answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry out the answer to the question on top."""
    at = top(s)
    kind = s[at + stack.KIND]
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    if kind == fr.NEXT:
        go_on(s, t, e)
    elif kind == fr.PICK:
        if verb == tb.DECLINE:
            pop(s)
            finish(s, height(s))
            decline_effect(s)
        elif verb == tb.DONE:
            pop(s)
        else:
            pick(s, e, card)
    elif kind == fr.ORDER:
        put_next(s, card)
    elif kind == fr.CHOOSE_RESOURCE:
        choose_resource(s, t, e, ordinal)
    elif kind == fr.CHOOSE_BOX:
        of, source = int(s[at + stack.CARD]), int(s[at + stack.SOURCE])
        pop(s)
        tick(s, t, e, of, ordinal, source)
    elif kind == fr.CHOOSE_SIDE:
        s[st.STAGE + s[at + stack.CARD]] = ordinal
        pop(s)
    elif kind == fr.CHOOSE_OPTION:
        choose_option(s, t, e, ordinal)
    elif kind == fr.CHOOSE_TRIGGER:
        pop(s)
        take_waiting(s, t, e, find_waiting(s, t, height(s), card, ordinal))
    elif kind == fr.CONFIRM:
        confirm(s, t, e, verb)
    else:
        s[stack.ERROR] = stack.UNKNOWN_QUESTION


@rule
def confirm(s: Cells, t: Cells, e: Events, verb: int) -> None:
    """An optional effect is used, or not (K-12.5)."""
    at = top(s)
    card, number, effect = int(s[at + stack.CARD]), int(s[at + fr.CONFIRM_STAGE]), int(s[at + fr.CONFIRM_EFFECT])
    pop(s)
    if verb == tb.ACCEPT:
        tell_triggered(s, t, e, card, number, effect)
        begin_effect(s, t, e, card, number, effect, 0)


@rule
def choose_resource(s: Cells, t: Cells, e: Events, resource: int) -> None:
    """A resource is chosen, for what it was asked for."""
    at = top(s)
    for_, left = s[at + fr.RESOURCE_FOR], int(s[at + fr.RESOURCE_LEFT])
    source, card, kinds = int(s[at + stack.SOURCE]), int(s[at + stack.CARD]), int(s[at + fr.RESOURCE_KINDS])
    pop(s)
    if for_ == fr.FOR_GAIN:
        gain(s, e, resource, 1, by_card(source, 0))
        if left > 0:
            ask_resource(s, e, source, kinds, fr.FOR_GAIN, left - 1)
    elif for_ == fr.FOR_SLOT:
        s[st.PRODUCED + resource] += 1
    elif for_ == fr.FOR_MORE:
        s[st.PRODUCED + resource] += 1
        if left > 0:
            ask_resource(s, e, source, kinds, fr.FOR_MORE, left - 1)
    elif for_ == fr.FOR_LOSS:
        s[st.PRODUCED + resource] -= 1
    elif for_ == fr.FOR_LESS:
        leave_out(s, resource)
    elif for_ == fr.FOR_KIND:
        settle_kind(s, mixed_item(s), resource, 1)
    elif for_ == fr.FOR_GOODS:
        if resource == ops.GOOD:
            spend_good(s, e, source)
        else:
            s[top(s) + fr.PAY_STEP] = paying.PAY_POOL
    elif for_ == fr.FOR_BOOST:
        boost(s, e, card, resource, source)
    else:
        s[stack.ERROR] = stack.UNKNOWN_VALUE


@rule
def choose_option(s: Cells, t: Cells, e: Events, option: int) -> None:
    """An option is chosen, for what it was asked for."""
    at = top(s)
    for_, with_ = s[at + fr.OPTION_FOR], int(s[at + fr.OPTION_WITH])
    source, card = int(s[at + stack.SOURCE]), int(s[at + stack.CARD])
    pop(s)
    if for_ == fr.FOR_CHOICE:
        below = top(s)
        number, how = int(s[below + fr.RUN_STAGE]), int(s[below + fr.RUN_HOW])
        run(s, e, source, number, how, int(s[below + fr.RUN_EFFECT]), step_cell(t, with_ + 1 + option, ops.OP_A))
    elif for_ == fr.FOR_SUM:
        choose_sum(s, t, option)
    elif for_ == fr.FOR_ARROW:
        begin_upgrade_by(s, t, e, source, card, option + 2 * with_)
    elif for_ == fr.FOR_DEFEAT:
        begin_defeat(s, t, e, card, option)
    else:
        s[stack.ERROR] = stack.UNKNOWN_VALUE


@rule
def rule_of(verb: int) -> int:
    """By which rule an answer is asked for."""
    if verb == tb.CHOOSE_SIDE:
        return ids.K_19_1
    return ids.K_21_1 if verb == tb.CHOOSE_RESOURCE else ids.K_11_2


@rule
def tell_answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """What was answered."""
    at = top(s)
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    by = 0 if s[at + stack.SOURCE] == st.NO_CARD else by_card(int(s[at + stack.SOURCE]), 0)
    if verb == tb.DECLINE:
        tell(e, ev.DECLINE, int(s[at + stack.SOURCE]), by, ids.K_12_5)
        return
    if verb != tb.CHOOSE_CARD and verb != tb.CHOOSE_TRIGGER:
        card = int(s[at + stack.CARD])
    tell(e, ev.CHOOSE, card, by, rule_of(verb))
    if verb == tb.CHOOSE_RESOURCE:
        note_detail(e, 0, ev.RESOURCE, ordinal)
    elif verb == tb.CHOOSE_BOX:
        note_detail(e, 0, ev.BOX, ordinal + 1)
    elif verb == tb.CHOOSE_SIDE:
        note_detail(e, ordinal, ev.STAGE, ordinal)
    elif verb == tb.CHOOSE_OPTION:
        note_detail(e, 0, ev.OPTION, ordinal + 1)
    elif verb == tb.CHOOSE_TRIGGER:
        note_detail(e, 0, ev.EFFECT, ordinal)
