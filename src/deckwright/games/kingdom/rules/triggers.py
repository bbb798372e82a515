"""Effects that are set off (K-11): all of one event form a batch; fixed gains come first, the player orders the rest."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.candidates import has_candidates
from deckwright.games.kingdom.rules.changes import offers, program_changes
from deckwright.games.kingdom.rules.event_kinds import by_card, note_detail, tell
from deckwright.games.kingdom.rules.frames import (
    ask_confirm,
    ask_trigger,
    await_batch,
    await_leaving,
    await_payment,
    run,
)
from deckwright.games.kingdom.rules.moves import height
from deckwright.games.kingdom.rules.nature import active
from deckwright.games.kingdom.rules.pool import gain, one_kind
from deckwright.games.kingdom.rules.prices import can_pay, with_less
from deckwright.games.kingdom.rules.state import crossed, is_blocked, is_marked, stage, take_mark
from deckwright.games.kingdom.rules.tables import effect_cell, effect_row, ordinal_of, stage_cell, step_cell
from deckwright.kernel import stack
from deckwright.kernel.events import follow_last
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


@rule
def limit_of(s: Cells, t: Cells, card: int, ordinal: int) -> int:
    """The place of an effect among those with a limit, or -1."""
    for i in range(t[tb.T_LIMITS]):
        at = tb.LIMITS + tb.LIMIT_CELLS * i
        if t[at + tb.LIMIT_CARD] == card and t[at + tb.LIMIT_ORDINAL] == ordinal:
            return i
    return -1


@rule
def is_left_to_use(s: Cells, t: Cells, card: int, number: int, effect: int) -> bool:
    """Whether an effect is neither crossed out (K-12.7) nor used as often as it may be."""
    if (crossed(s, card, number) >> effect) & 1 == 1:
        return False
    if effect_cell(t, effect_row(t, card, number, effect), ops.E_LIMIT) == 0:
        return True
    i = limit_of(s, t, card, ordinal_of(t, card, number, effect))
    return int(s[st.USES + i]) < int(t[tb.LIMITS + tb.LIMIT_CELLS * i + tb.LIMIT_N])


@rule
def note_use(s: Cells, t: Cells, card: int, number: int, effect: int) -> None:
    """Count a use of an effect that has a limit."""
    i = limit_of(s, t, card, ordinal_of(t, card, number, effect))
    if i >= 0:
        s[st.USES + i] += 1


@rule
def renew_uses(s: Cells, t: Cells, period: int) -> None:
    """A new turn or round: effects may be used again."""
    for i in range(t[tb.T_LIMITS]):
        if t[tb.LIMITS + tb.LIMIT_CELLS * i + tb.LIMIT_PER] == period:
            s[st.USES + i] = 0


@rule
def set_off(s: Cells, t: Cells, e: Events, trigger: int, also: int) -> None:
    """Whatever waits for one of these events forms one batch (K-R.19); nothing blocked does (K-R.5)."""
    await_batch(s, e, trigger)
    frame = height(s)
    before = int(s[st.WAITING_COUNT])
    for i in range(s[st.PLAY_COUNT]):
        card = int(s[st.PLAY + i])
        if not is_blocked(s, card):
            collect(s, t, card, trigger, also, frame)
    for i in range(s[st.PERMANENT_COUNT]):
        collect(s, t, int(s[st.PERMANENTS + i]), trigger, also, frame)
    if s[st.WAITING_COUNT] == before:
        pop(s)


@rule
def collect(s: Cells, t: Cells, card: int, trigger: int, also: int, frame: int) -> None:
    """Note the effects of a card that these events set off, with the stage it has now; "when played" only of new cards."""
    row = active(s, t, card)
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        when = effect_cell(t, stage_cell(t, row, ops.S_EFFECT) + effect, ops.E_TRIGGER)
        if when != ops.NO_TRIGGER and (when == trigger or when == also):
            is_due = when != ops.PLAYED or is_marked(s, card, st.ENTERED)
            if is_due and is_left_to_use(s, t, card, stage(s, card), effect):
                let_wait(s, card, effect, frame)


@rule
def let_wait(s: Cells, card: int, effect: int, frame: int) -> None:
    """An effect waits in a batch."""
    n = int(s[st.WAITING_COUNT])
    if n >= st.WAIT_ROOM:
        s[stack.ERROR] = stack.TOO_DEEP
        return
    at = st.WAITING + st.WAIT_CELLS * n
    s[at + st.WAIT_FRAME] = frame
    s[at + st.WAIT_CARD] = card
    s[at + st.WAIT_STAGE] = stage(s, card)
    s[at + st.WAIT_EFFECT] = effect
    s[st.WAITING_COUNT] = n + 1


@rule
def clear_entered(s: Cells) -> None:
    """The cards that were played together have been looked at."""
    for i in range(s[st.PLAY_COUNT]):
        take_mark(s, int(s[st.PLAY + i]), st.ENTERED)


@rule
def waits_in(s: Cells, i: int, frame: int) -> bool:
    return int(s[st.WAITING + st.WAIT_CELLS * i + st.WAIT_FRAME]) == frame


@rule
def count_waiting(s: Cells, frame: int) -> int:
    """How many effects wait in a batch."""
    n = 0
    for i in range(s[st.WAITING_COUNT]):
        if waits_in(s, i, frame):
            n += 1
    return n


@rule
def first_waiting(s: Cells, frame: int) -> int:
    """The first effect that waits in a batch, or -1."""
    for i in range(s[st.WAITING_COUNT]):
        if waits_in(s, i, frame):
            return i
    return -1


@rule
def find_waiting(s: Cells, t: Cells, frame: int, card: int, ordinal: int) -> int:
    """The place of an effect that waits in a batch, or -1."""
    for i in range(s[st.WAITING_COUNT]):
        at = st.WAITING + st.WAIT_CELLS * i
        own = ordinal_of(t, card, int(s[at + st.WAIT_STAGE]), int(s[at + st.WAIT_EFFECT]))
        if waits_in(s, i, frame) and s[at + st.WAIT_CARD] == card and own == ordinal:
            return i
    return -1


@rule
def first_gain(s: Cells, t: Cells, frame: int) -> int:
    """The effect of the lowest card in a batch that only gains fixed amounts, or -1 (K-R.34)."""
    found = -1
    for i in range(s[st.WAITING_COUNT]):
        at = st.WAITING + st.WAIT_CELLS * i
        if waits_in(s, i, frame):
            card = int(s[at + st.WAIT_CARD])
            row = effect_row(t, card, int(s[at + st.WAIT_STAGE]), int(s[at + st.WAIT_EFFECT]))
            is_lower = found < 0 or card < s[st.WAITING + st.WAIT_CELLS * found + st.WAIT_CARD]
            if is_lower and effect_cell(t, row, ops.E_PLAIN) == 1:
                found = i
    return found


@rule
def drop_waiting(s: Cells, i: int) -> None:
    """An effect waits no more; the others keep their order."""
    last = int(s[st.WAITING_COUNT]) - 1
    for at in range(st.WAITING + st.WAIT_CELLS * i, st.WAITING + st.WAIT_CELLS * last):
        s[at] = s[at + st.WAIT_CELLS]
    for k in range(st.WAIT_CELLS):
        s[st.WAITING + st.WAIT_CELLS * last + k] = 0
    s[st.WAITING_COUNT] = last


@rule
def batch_step(s: Cells, t: Cells, e: Events) -> None:
    """The next effect of the batch on top (K-11.3): fixed gains unasked, then in the player's order."""
    frame = height(s)
    i = first_gain(s, t, frame)
    if i >= 0:
        gain_at_once(s, t, e, i)
        return
    n = count_waiting(s, frame)
    if n == 0:
        pop(s)
    elif n == 1:
        take_waiting(s, t, e, first_waiting(s, frame))
    else:
        ask_trigger(s, e)


@rule
def gain_at_once(s: Cells, t: Cells, e: Events, i: int) -> None:
    """An effect that only gains fixed amounts happens unasked (K-R.34)."""
    at = st.WAITING + st.WAIT_CELLS * i
    card, number, effect = int(s[at + st.WAIT_CARD]), int(s[at + st.WAIT_STAGE]), int(s[at + st.WAIT_EFFECT])
    drop_waiting(s, i)
    tell_triggered(s, t, e, card, number, effect)
    pc = effect_cell(t, effect_row(t, card, number, effect), ops.E_PC)
    while step_cell(t, pc, ops.OP) == ops.GAIN:
        by = by_card(card, ids.R_34)
        gain(s, e, one_kind(step_cell(t, pc, ops.OP_A)), step_cell(t, pc, ops.OP_B), by)
        pc += 1


@rule
def tell_triggered(s: Cells, t: Cells, e: Events, card: int, number: int, effect: int) -> None:
    """An effect was set off."""
    tell(e, ev.TRIGGER, card, by_card(card, 0), ids.K_11_1)
    note_detail(e, stage(s, card), ev.EFFECT, ordinal_of(t, card, number, effect))


@rule
def take_waiting(s: Cells, t: Cells, e: Events, i: int) -> None:
    """An effect of a batch comes next: a forced one happens, any other may be declined (K-12.5, K-12.6)."""
    at = st.WAITING + st.WAIT_CELLS * i
    card, number, effect = int(s[at + st.WAIT_CARD]), int(s[at + st.WAIT_STAGE]), int(s[at + st.WAIT_EFFECT])
    drop_waiting(s, i)
    row = effect_row(t, card, number, effect)
    if not can_pay(s, t, card, effect_cell(t, row, ops.E_PRICE), with_less(0, fr.PRICE_OF_EFFECT)):
        return
    if effect_cell(t, row, ops.E_ICON) == ops.FORCED:
        tell_triggered(s, t, e, card, number, effect)
        begin_effect(s, t, e, card, number, effect, 0)
    elif program_changes(s, t, card, effect_cell(t, row, ops.E_PC)):
        if has_target(s, t, card, row):
            tell_triggered(s, t, e, card, number, effect)
            begin_effect(s, t, e, card, number, effect, fr.MAY_DECLINE)
        else:
            ask_confirm(s, e, card, number, effect)


@rule
def has_target(s: Cells, t: Cells, card: int, row: int) -> bool:
    """Whether the first thing of an effect is to pick cards, of which there are some: to decline is to pick none."""
    if effect_cell(t, row, ops.E_TARGET) == 0:
        return False
    pc = effect_cell(t, row, ops.E_PC)
    op, a, b = step_cell(t, pc, ops.OP), step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B)
    if op == ops.DISCOVER_ONE:
        return offers(s, t, pc) > 1
    if op == ops.PUT and s[st.DECK_COUNT] == 0:
        return False
    return has_candidates(s, t, card, op, b, a)


@rule
def begin_effect(s: Cells, t: Cells, e: Events, card: int, number: int, effect: int, how: int) -> None:
    """Price, steps, and then the source leaves as its icon says, in this order (K-R.6)."""
    row = effect_row(t, card, number, effect)
    icon = effect_cell(t, row, ops.E_ICON)
    follow_last(e)
    leaves = icon == ops.ACTIVATED or icon == ops.TIME or icon == ops.DESTROYING or icon == ops.ONCE
    needs_end = leaves or effect_cell(t, row, ops.E_LIMIT) > 0
    if icon == ops.TIME:
        s[st.TURN_ENDED] = 1  # when all of it is done (K-12.3)
    if needs_end and s[st.LEAVES_BEFORE] == 0:
        await_leaving(s, e, card, number, icon, effect)
    if needs_end and s[st.LEAVES_BEFORE] == 1:
        how = how | fr.HAS_LEFT
    run(s, e, card, number, how, effect + 1, effect_cell(t, row, ops.E_PC))
    if needs_end and s[st.LEAVES_BEFORE] == 1:
        await_leaving(s, e, card, number, icon, effect)
    price = effect_cell(t, row, ops.E_PRICE)
    if price > 0:
        await_payment(s, e, card, price, 0, fr.PRICE_OF_EFFECT)


@rule
def decline_effect(s: Cells) -> None:
    """The player wants no target: the effect on top is over, as if it had not been used."""
    pop(s)
    if s[st.LEAVES_BEFORE] == 0 and s[stack.HEIGHT] > 0 and s[top(s) + stack.KIND] == fr.LEAVE:
        pop(s)
