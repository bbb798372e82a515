"""What would be lost by an answer that makes cards enter play (K-10.4, K-R.3), so that nobody has to be surprised."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.games.kingdom.rules.candidates import has_candidates
from deckwright.games.kingdom.rules.changes import can_advance, condition_holds
from deckwright.games.kingdom.rules.legal_answers import list_answers
from deckwright.games.kingdom.rules.paying import asked_of
from deckwright.games.kingdom.rules.prices import clear_price, load_sum
from deckwright.games.kingdom.rules.state import count_notes
from deckwright.games.kingdom.rules.tables import (
    action_cell,
    effect_cell,
    effect_row,
    price_cell,
    stage_cell,
    stage_row,
    step_cell,
)
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Numbers, rule
from deckwright.kernel.showing import close_field, open_field, put
from deckwright.kernel.stack import top

LISTED = 64  # where in the bag the answers are listed
LISTED_ROOM = 512
BAG_ROOM = LISTED + LISTED_ROOM
NO_EFFECT = -1


@rule
def show_losing(s: Cells, t: Cells, bag: Cells, out: Numbers) -> None:
    """For each answer that makes cards enter play the resources that would be lost; with the lenient option none."""
    place = open_field(out, vf.LOSING)
    if s[st.LENIENT] == 0 and has_resources(s):
        n = min(list_answers(s, t, bag, LISTED, BAG_ROOM), LISTED_ROOM)
        for i in range(n):
            put_loss(s, t, out, int(bag[LISTED + i]))
    close_field(out, place)


@rule
def has_resources(s: Cells) -> bool:
    for resource in range(ops.KINDS_OF_RESOURCE):
        if s[st.POOL + resource] > 0:
            return True
    return False


@rule
def put_loss(s: Cells, t: Cells, out: Numbers, action: int) -> None:
    """What one answer would lose: all that is left of the pool when it is paid for."""
    verb, card = action_cell(t, action, tb.VERB), action_cell(t, action, tb.ACTION_CARD)
    effect = effect_begun(s, t, action)
    if effect == NO_EFFECT:
        if not enters_at_once(s, t, verb, action_cell(t, action, tb.ORDINAL)):
            return
    elif not program_enters(s, t, source_of(s, verb, card), effect_cell(t, effect, ops.E_PC)):
        return
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = int(s[st.POOL + resource])
        if effect != NO_EFFECT:
            n -= paid_for(s, t, source_of(s, verb, card), effect_cell(t, effect, ops.E_PRICE), resource)
        if n > 0:
            put(out, action)
            put(out, resource)
            put(out, n)


@rule
def source_of(s: Cells, verb: int, card: int) -> int:
    """Whose effect an answer begins: of the card that it names, or of the one that asks."""
    return card if verb == tb.USE or verb == tb.CHOOSE_TRIGGER else int(s[top(s) + stack.CARD])


@rule
def effect_begun(s: Cells, t: Cells, action: int) -> int:
    """The row of the effect that an answer begins, or `NO_EFFECT`; one that may still be declined begins later."""
    verb, card = action_cell(t, action, tb.VERB), action_cell(t, action, tb.ACTION_CARD)
    at = top(s)
    if verb == tb.USE or verb == tb.CHOOSE_TRIGGER:
        row = row_of_ordinal(t, card, action_cell(t, action, tb.ORDINAL))
        return NO_EFFECT if effect_cell(t, row, ops.E_ICON) == ops.OPTIONAL else row
    if verb == tb.ACCEPT:
        return effect_row(t, int(s[at + stack.CARD]), int(s[at + fr.CONFIRM_STAGE]), int(s[at + fr.CONFIRM_EFFECT]))
    return NO_EFFECT


@rule
def row_of_ordinal(t: Cells, card: int, ordinal: int) -> int:
    """The row of an effect by its place among all those of its card."""
    found = NO_EFFECT
    for number in range(1, 5):
        row = stage_row(t, card, number)
        if row > 0:
            effect = ordinal - stage_cell(t, row, ops.S_ORDINAL)
            if effect >= 0 and effect < stage_cell(t, row, ops.S_EFFECTS):
                found = stage_cell(t, row, ops.S_EFFECT) + effect
    return found


@rule
def enters_at_once(s: Cells, t: Cells, verb: int, ordinal: int) -> bool:
    """Whether an answer that begins no effect makes cards enter play: an Advance, a picked card, an option."""
    at = top(s)
    if verb == tb.ADVANCE:
        return True
    if verb == tb.CHOOSE_OPTION:
        return s[at + fr.OPTION_FOR] == fr.FOR_CHOICE and program_enters(
            s, t, int(s[at + stack.SOURCE]), step_cell(t, int(s[at + fr.OPTION_WITH]) + 1 + ordinal, ops.OP_A)
        )
    if s[at + stack.KIND] != fr.PICK:
        return False
    below = at - stack.FRAME_CELLS
    if s[below + stack.KIND] != fr.ACT or s[below + fr.ACT_OP] != ops.PLAY or s[below + fr.ACT_WITH] == 1:
        return False
    if verb == tb.DONE:
        return count_notes(s, int(s[stack.HEIGHT]) - 2, st.PICKED) > 0
    return verb == tb.CHOOSE_CARD


@rule
def program_enters(s: Cells, t: Cells, source: int, start: int) -> bool:
    """Whether a step of a program makes cards enter play without keeping resources; choices are looked at when they come."""
    pc = start
    held = False
    while step_cell(t, pc, ops.OP) != ops.END:
        op = step_cell(t, pc, ops.OP)
        if op == ops.IF:
            held = condition_holds(s, t, source, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B))
            if not held:
                pc += step_cell(t, pc, ops.OP_SKIP)
        elif op == ops.OTHERWISE:
            if held:
                pc += step_cell(t, pc, ops.OP_SKIP)
        elif op == ops.CHOOSE or op == ops.DISCOVER_ONE or op == ops.SPEND:
            pc += step_cell(t, pc, ops.OP_SKIP)
        elif step_enters(s, t, source, pc):
            return True
        pc += 1
    return False


@rule
def step_enters(s: Cells, t: Cells, source: int, pc: int) -> bool:
    """Whether a step makes cards enter play, and the resources are not kept."""
    op = step_cell(t, pc, ops.OP)
    if step_cell(t, pc, ops.OP_B) == 1:
        return False
    if op == ops.ADVANCE:
        return can_advance(s, t)
    if op == ops.PLAY_TOP:
        return int(s[st.DECK_COUNT]) > 0
    return op == ops.PLAY and has_candidates(s, t, source, op, 0, step_cell(t, pc, ops.OP_A))


@rule
def paid_for(s: Cells, t: Cells, card: int, price: int, resource: int) -> int:
    """How much of a resource a price takes for certain: what is asked of it alone, where there is one sum."""
    if price == 0 or price_cell(t, price, ops.P_SUMS) != 1:
        return 0
    load_sum(s, t, card, price, 0, fr.PRICE_OF_EFFECT)
    found = asked_of(s, resource) if s[st.PRICE_LESS] == 0 else 0
    clear_price(s)
    return found
