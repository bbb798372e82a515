"""What can be answered to the question on top of the decision stack: the legal actions."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.acting import asks_for_largest, is_open_to_pick, largest_open
from deckwright.games.kingdom.rules.candidates import defeats_in
from deckwright.games.kingdom.rules.changes import can_advance, option_changes, program_changes
from deckwright.games.kingdom.rules.expansion import may_banish
from deckwright.games.kingdom.rules.nature import active, boxes_of, slots_of
from deckwright.games.kingdom.rules.paying import may_pay_sum
from deckwright.games.kingdom.rules.prices import can_pay, can_upgrade, with_less
from deckwright.games.kingdom.rules.state import find_note, is_blocked, stage, ticks
from deckwright.games.kingdom.rules.tables import (
    action_index,
    card_cell,
    effect_cell,
    ordinal_of,
    price_cell,
    stage_cell,
    step_cell,
)
from deckwright.games.kingdom.rules.triggers import is_left_to_use, waits_in
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import top

COUNTED = 8192  # more than there are actions: a card and how many actions there are, as one number
ARROWS = 2


@rule
def add(out: Cells, at: int, end: int, n: int, action: int) -> int:
    """Write one more action, if there is room; how many there are now."""
    if at + n < end:
        out[at + n] = action
    return n + 1


@rule
def list_answers(s: Cells, t: Cells, out: Cells, at: int, end: int) -> int:
    """Write what can be answered from `at` on, as far as there is room; how many answers there are."""
    frame = top(s)
    kind = s[frame + stack.KIND]
    if kind == fr.TURN:
        return list_turn(s, t, out, at, end)
    if kind == fr.NEXT:
        return add(out, at, end, 0, action_index(t, tb.GO_ON, 0, 0))
    if kind == fr.PICK:
        return list_cards(s, t, out, at, end)
    if kind == fr.ORDER:
        return list_order(s, t, out, at, end)
    if kind == fr.CHOOSE_RESOURCE:
        return list_bits(t, out, at, end, tb.CHOOSE_RESOURCE, int(s[frame + fr.RESOURCE_KINDS]))
    if kind == fr.CHOOSE_BOX:
        card = int(s[frame + stack.CARD])
        all_boxes = (1 << boxes_of(t, active(s, t, card))) - 1
        return list_bits(t, out, at, end, tb.CHOOSE_BOX, all_boxes & ~ticks(s, card, stage(s, card)))
    if kind == fr.CHOOSE_SIDE:
        sides = card_cell(t, int(s[frame + stack.CARD]), ops.C_SIDES)
        return list_bits(t, out, at, end, tb.CHOOSE_SIDE, sides)
    if kind == fr.CHOOSE_OPTION:
        return list_options(s, t, out, at, end)
    if kind == fr.CHOOSE_TRIGGER:
        return list_triggers(s, t, out, at, end)
    if kind == fr.CONFIRM:
        n = add(out, at, end, 0, action_index(t, tb.ACCEPT, 0, 0))
        return add(out, at, end, n, action_index(t, tb.DECLINE, 0, 0))
    s[stack.ERROR] = stack.UNKNOWN_QUESTION
    return 0


@rule
def list_bits(t: Cells, out: Cells, at: int, end: int, verb: int, bits: int) -> int:
    """One answer for each bit."""
    n = 0
    place = 0
    while bits >> place > 0:
        if (bits >> place) & 1 == 1:
            n = add(out, at, end, n, action_index(t, verb, 0, place))
        place += 1
    return n


@rule
def list_turn(s: Cells, t: Cells, out: Cells, at: int, end: int) -> int:
    """The actions of a turn (K-7.3)."""
    n = 0
    for i in range(s[st.PLAY_COUNT]):
        card = int(s[st.PLAY + i])
        if not is_blocked(s, card):
            if slots_of(s, t, card) > 0:
                n = add(out, at, end, n, action_index(t, tb.PRODUCE, card, 0))
            n = list_card(s, t, out, at, end, n + card * COUNTED)
    for i in range(s[st.PERMANENT_COUNT]):
        n = list_card(s, t, out, at, end, n + int(s[st.PERMANENTS + i]) * COUNTED)
    if can_advance(s, t):
        n = add(out, at, end, n, action_index(t, tb.ADVANCE, 0, 0))
    return add(out, at, end, n, action_index(t, tb.PASS, 0, 0))


@rule
def list_card(s: Cells, t: Cells, out: Cells, at: int, end: int, card_n: int) -> int:
    """Upgrades and effects of one card, in play or permanent; how many actions there are then."""
    card, n = card_n // COUNTED, card_n % COUNTED
    row = active(s, t, card)
    for arrow in range(ARROWS):
        if stage_cell(t, row, ops.S_DOWN + arrow) > 0 and can_upgrade(s, t, card, arrow, 0):
            n = add(out, at, end, n, action_index(t, tb.UPGRADE, card, arrow))
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        if is_usable(s, t, card, effect):
            n = add(out, at, end, n, action_index(t, tb.USE, card, ordinal_of(t, card, stage(s, card), effect)))
    return n


@rule
def is_usable(s: Cells, t: Cells, card: int, effect: int) -> bool:
    """Whether an effect can be used as an action now: it is left, can be paid, and would change something (K-R.33)."""
    row = stage_cell(t, active(s, t, card), ops.S_EFFECT) + effect
    icon = effect_cell(t, row, ops.E_ICON)
    if icon == ops.OPTIONAL or icon == ops.FORCED or effect_cell(t, row, ops.E_PC) == 0:
        return False
    if effect_cell(t, row, ops.E_TRIGGER) != ops.NO_TRIGGER:
        return False
    if not is_left_to_use(s, t, card, stage(s, card), effect):
        return False
    if not can_pay(s, t, card, effect_cell(t, row, ops.E_PRICE), with_less(0, fr.PRICE_OF_EFFECT)):
        return False
    return program_changes(s, t, card, effect_cell(t, row, ops.E_PC))


@rule
def list_cards(s: Cells, t: Cells, out: Cells, at: int, end: int) -> int:
    """The cards that can be picked, and whether the player may stop or refuse."""
    here = top(s)
    below = here - stack.FRAME_CELLS
    frame = int(s[stack.HEIGHT]) - 2
    how = int(s[here + fr.PICK_HOW])
    n = 0
    if s[below + stack.KIND] == fr.BANISH:
        for card in range(s[st.CARDS]):
            if may_banish(s, t, frame, card):
                n = add(out, at, end, n, action_index(t, tb.CHOOSE_CARD, card, 0))
        return n
    least = largest_open(s, t, below, frame) if asks_for_largest(s, t, below) else 0
    for card in range(s[st.CARDS]):
        if is_open_to_pick(s, t, below, frame, card) and (least == 0 or slots_of(s, t, card) == least):
            n = add(out, at, end, n, action_index(t, tb.CHOOSE_CARD, card, 0))
    if n > 0 and how & fr.MAY_STOP != 0 and how & fr.MAY_REFUSE == 0:
        n = add(out, at, end, n, action_index(t, tb.DONE, 0, 0))
    if n > 0 and how & fr.MAY_REFUSE != 0:
        n = add(out, at, end, n, action_index(t, tb.DECLINE, 0, 0))
    return n


@rule
def list_order(s: Cells, t: Cells, out: Cells, at: int, end: int) -> int:
    """The cards that have no place in the order yet."""
    frame = int(s[stack.HEIGHT]) - 2
    what = int(s[top(s) + fr.ORDER_OF])
    n = 0
    for card in range(s[st.CARDS]):
        if find_note(s, frame, card, what) >= 0:
            n = add(out, at, end, n, action_index(t, tb.CHOOSE_CARD, card, 0))
    return n


@rule
def list_options(s: Cells, t: Cells, out: Cells, at: int, end: int) -> int:
    """Options that are possible, in printed order."""
    frame = top(s)
    for_, with_ = s[frame + fr.OPTION_FOR], int(s[frame + fr.OPTION_WITH])
    source, card = int(s[frame + stack.SOURCE]), int(s[frame + stack.CARD])
    n = 0
    if for_ == fr.FOR_CHOICE:
        for option in range(step_cell(t, with_, ops.OP_A)):
            if option_changes(s, t, source, with_, option):
                n = add(out, at, end, n, action_index(t, tb.CHOOSE_OPTION, 0, option))
    elif for_ == fr.FOR_SUM:
        for option in range(price_cell(t, with_, ops.P_SUMS)):
            if may_pay_sum(s, t, frame - stack.FRAME_CELLS, option):
                n = add(out, at, end, n, action_index(t, tb.CHOOSE_OPTION, 0, option))
    elif for_ == fr.FOR_ARROW:
        for arrow in range(ARROWS):
            if can_upgrade(s, t, card, arrow, with_):
                n = add(out, at, end, n, action_index(t, tb.CHOOSE_OPTION, 0, arrow))
    else:
        while defeats_in(s, t, card, n) > 0:
            n = add(out, at, end, n, action_index(t, tb.CHOOSE_OPTION, 0, n))
    return n


@rule
def list_triggers(s: Cells, t: Cells, out: Cells, at: int, end: int) -> int:
    """The effects that wait in the batch below."""
    frame = int(s[stack.HEIGHT]) - 2
    n = 0
    for i in range(s[st.WAITING_COUNT]):
        here = st.WAITING + st.WAIT_CELLS * i
        if waits_in(s, i, frame):
            card = int(s[here + st.WAIT_CARD])
            ordinal = ordinal_of(t, card, int(s[here + st.WAIT_STAGE]), int(s[here + st.WAIT_EFFECT]))
            n = add(out, at, end, n, action_index(t, tb.CHOOSE_TRIGGER, card, ordinal))
    return n
