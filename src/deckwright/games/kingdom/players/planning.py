"""What to do in a turn: the best deed that can be paid by producing, what is produced for it, or an Advance.

A deed is an upgrade or the use of an effect. What is done besides is done first, with what the deed does not need.
"""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.players import desk as dk
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.players.desk import (
    add_kind,
    add_row,
    clear_desk,
    cover,
    desk_of,
    first_pick,
    forget_deed,
    forget_picks,
    is_listed,
    is_reserved,
    loss_of_picks,
    missing_value,
    most_needed,
    reserve_card,
    reserve_picks,
    row_at,
)
from deckwright.games.kingdom.players.page import is_giving, phase, upgrade_at, use_at, value_of
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.candidates import may_be_picked
from deckwright.games.kingdom.rules.changes import program_changes
from deckwright.games.kingdom.rules.fame import formula_value
from deckwright.games.kingdom.rules.nature import active, slots_of, stuck
from deckwright.games.kingdom.rules.prices import clear_price, is_offered_sum, load_sum
from deckwright.games.kingdom.rules.standing import holds, produces_more
from deckwright.games.kingdom.rules.state import is_blocked, stage
from deckwright.games.kingdom.rules.tables import (
    action_index,
    effect_cell,
    ordinal_of,
    price_cell,
    selector_cell,
    stage_cell,
    step_cell,
)
from deckwright.games.kingdom.rules.triggers import is_left_to_use
from deckwright.kernel.rules import Cells, rule

STAYING = 150  # what is lost when a card produces that would have stayed in play


# What there is to pay with.


@rule
def lay_rows(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int) -> None:
    """Write down what could be produced now."""
    clear_desk(out)
    at_phase = phase(s, w, page)
    changed = holds(s, t, ops.GIVES)
    for i in range(s[st.PLAY_COUNT]):
        card = int(s[st.PLAY + i])
        if not is_blocked(s, card):
            if slots_of(s, t, card) > 0:
                at = add_row(out, action_index(t, tb.PRODUCE, card, 0), card)
                if at >= 0:
                    add_production(s, t, out, at, card, changed)
            lay_effects(s, t, w, page, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)
    for i in range(s[st.PERMANENT_COUNT]):
        card = int(s[st.PERMANENTS + i])
        lay_effects(s, t, w, page, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)
    reach = 0
    for row in range(out[desk_of(out) + dk.ROWS]):
        reach += value_of_row(out, row_at(out, row))
    out[desk_of(out) + dk.REACH] = min(reach, pg.MOST)


@rule
def add_production(s: Cells, t: Cells, out: Cells, at: int, card: int, changed: bool) -> None:
    """What a card would give now, standing effects included."""
    row = active(s, t, card)
    for slot in range(stage_cell(t, row, ops.S_SLOTS)):
        add_kind(out, at, stage_cell(t, row, ops.S_SLOT + slot), 1)
    if s[st.STUCK + card] > 0:
        for resource in range(ops.KINDS_OF_RESOURCE):
            out[at + dk.FIXED + resource] += stuck(s, card, stage(s, card), resource + 1)
    if stage_cell(t, row, ops.S_FLAGS) & ops.IS_CONTINUOUS != 0:
        out[at + dk.LOSS] = STAYING
    if changed:
        for resource in range(ops.KINDS_OF_RESOURCE):
            less = produces_more(s, t, card, 1 << resource, -1)
            more = produces_more(s, t, card, 1 << resource, 1)
            out[at + dk.FIXED + resource] = max(0, int(out[at + dk.FIXED + resource]) + more - less)
        take_any(out, at, produces_more(s, t, card, ops.ANY, -1))


@rule
def take_any(out: Cells, at: int, n: int) -> None:
    """So many resources of any kind are given less: those of which there are most."""
    for _ in range(n):
        most = 0
        for resource in range(ops.KINDS_OF_RESOURCE):
            if out[at + dk.FIXED + resource] > out[at + dk.FIXED + most]:
                most = resource
        if out[at + dk.FIXED + most] > 0:
            out[at + dk.FIXED + most] -= 1
        elif out[at + dk.N_1] > 0:
            out[at + dk.N_1] -= 1


@rule
def value_of_row(out: Cells, at: int) -> int:
    """What a row could bring, in tenths of a coin."""
    total = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        total += max(0, int(out[at + dk.FIXED + resource])) * value_of(resource)
    total = total * (dk.MOST_REPEATS if out[at + dk.REPEATS] == 1 else 1)
    return total + (int(out[at + dk.N_1]) + int(out[at + dk.N_2])) * pg.VALUE_OF_METAL


@rule
def lay_effects(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n_card_phase: int) -> None:
    """Write down the effects of a card that bring resources."""
    n, card = n_card_phase % pg.CARD_FROM, n_card_phase // pg.CARD_FROM % pg.CARDS_ROOM
    at_phase = n_card_phase // pg.PHASE_FROM
    row = active(s, t, card)
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        here = stage_cell(t, row, ops.S_EFFECT) + effect
        if is_giving(w, page, here) and is_left_to_use(s, t, card, stage(s, card), effect):
            action = action_index(t, tb.USE, card, ordinal_of(t, card, stage(s, card), effect))
            price = effect_cell(t, here, ops.E_PRICE)
            if price > 0 or is_listed(out, n, action):
                at = add_row(out, action, card)
                if at >= 0:
                    add_gains(s, t, out, at, card, effect_cell(t, here, ops.E_PC))
                    take_price(t, out, at, price)
                    out[at + dk.LOSS] = max(0, -use_at(w, page, at_phase, here))
                    if effect_cell(t, here, ops.E_ICON) != ops.ACTIVATED:
                        out[at + dk.REPEATS] = 1 if effect_cell(t, here, ops.E_ICON) == ops.PASSIVE else 0


@rule
def add_gains(s: Cells, t: Cells, out: Cells, at: int, card: int, start: int) -> None:
    """What the steps of an effect give."""
    pc = start
    while step_cell(t, pc, ops.OP) != ops.END:
        op, a, b = step_cell(t, pc, ops.OP), step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B)
        if op == ops.GAIN:
            add_kind(out, at, a, b)
        elif op == ops.GAIN_PER:
            add_kind(out, at, a, formula_value(s, t, card, b))
        elif op == ops.GAIN_PRODUCTION:
            add_copied(s, t, out, at, card, a)
        pc += 1


@rule
def add_copied(s: Cells, t: Cells, out: Cells, at: int, source: int, selector: int) -> None:
    """What the cards give whose production is copied: those with most of it."""
    last = 100 * st.CARD_ROOM
    for _ in range(selector_cell(t, selector, ops.L_N)):
        found = st.NO_CARD
        most = 0
        for i in range(s[st.PLAY_COUNT]):
            card = int(s[st.PLAY + i])
            key = slots_of(s, t, card) * st.CARD_ROOM + st.CARD_ROOM - card
            if key < last and key > most and may_be_picked(s, t, source, ops.GAIN_PRODUCTION, 0, selector, card):
                most = key
                found = card
        if found == st.NO_CARD:
            return
        last = most
        add_production(s, t, out, at, found, False)
        out[at + dk.LOSS] = 0


@rule
def take_price(t: Cells, out: Cells, at: int, price: int) -> None:
    """What an effect costs is given less."""
    if price == 0 or price_cell(t, price, ops.P_SUMS) == 0:
        return
    for k in range(price_cell(t, price, ops.P_SUM + ops.SUM_ITEMS)):
        item = ops.P_SUM + ops.SUM_ITEM + 2 * k
        add_kind(out, at, price_cell(t, price, item + ops.ITEM_KINDS), -price_cell(t, price, item + ops.ITEM_N))


# Whether something can be paid.


@rule
def need_sum(s: Cells, t: Cells, out: Cells, card: int, price: int, sum_for: int) -> None:
    """Write down what a sum needs beyond the pool."""
    load_sum(s, t, card, price, sum_for // 2, sum_for % 2)
    here = desk_of(out)
    for resource in range(ops.KINDS_OF_RESOURCE):
        out[here + dk.NEED + resource] = -s[st.POOL + resource]
    for k in range(s[st.PRICE_ITEMS]):
        for _ in range(s[st.PRICE + 2 * k + 1]):
            resource = least_needed(out, int(s[st.PRICE + 2 * k]))
            out[here + dk.NEED + resource] += 1
    for _ in range(s[st.PRICE_LESS]):
        resource = most_needed(out, ops.ANY)
        out[here + dk.NEED + resource] -= 1
    clear_price(s)


@rule
def least_needed(out: Cells, kinds: int) -> int:
    """The resource of these kinds of which most is left over."""
    found = 0
    least = 1000
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (kinds >> resource) & 1 == 1 and int(out[desk_of(out) + dk.NEED + resource]) < least:
            least = int(out[desk_of(out) + dk.NEED + resource])
            found = resource
    return found


@rule
def can_raise(s: Cells, t: Cells, out: Cells, card: int, price: int, for_: int) -> bool:
    """Whether a price can be paid with the pool and what can be produced; what is produced for it is picked then."""
    sums = 0 if price == 0 else price_cell(t, price, ops.P_SUMS)
    for sum_ in range(sums):
        if is_offered_sum(s, t, card, price, sum_):
            need_sum(s, t, out, card, price, 2 * sum_ + for_)
            forget_picks(out)
            if missing_value(out) <= out[desk_of(out) + dk.REACH]:
                if cover(out, card, False):
                    return True
                need_sum(s, t, out, card, price, 2 * sum_ + for_)
                forget_picks(out)
                if cover(out, card, True):
                    return True
    forget_picks(out)
    return sums == 0


# Which deeds there are.


@rule
def find_deeds(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int) -> None:
    """Find the best deed that ends the turn, and the best other one."""
    at_phase = phase(s, w, page)
    for i in range(s[st.PLAY_COUNT]):
        card = int(s[st.PLAY + i])
        if not is_blocked(s, card):
            look_at_upgrades(s, t, w, page, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)
            look_at_effects(s, t, w, page, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)
    for i in range(s[st.PERMANENT_COUNT]):
        card = int(s[st.PERMANENTS + i])
        look_at_upgrades(s, t, w, page, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)
        look_at_effects(s, t, w, page, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)


@rule
def look_at_upgrades(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n_card_phase: int) -> None:
    """Whether an upgrade of this card is the best deed so far."""
    n, card = n_card_phase % pg.CARD_FROM, n_card_phase // pg.CARD_FROM % pg.CARDS_ROOM
    at_phase = n_card_phase // pg.PHASE_FROM
    row = active(s, t, card)
    for arrow in range(pg.ARROWS):
        price = stage_cell(t, row, ops.S_DOWN + arrow)
        if price > 0:
            value = upgrade_at(w, page, at_phase, row, arrow)
            action = action_index(t, tb.UPGRADE, card, arrow)
            consider(s, t, out, value, action, card, n + (price * 2 + fr.PRICE_OF_UPGRADE) * pg.CARD_FROM)


@rule
def look_at_effects(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n_card_phase: int) -> None:
    """Whether an effect of this card is the best deed of its kind so far."""
    n, card = n_card_phase % pg.CARD_FROM, n_card_phase // pg.CARD_FROM % pg.CARDS_ROOM
    at_phase = n_card_phase // pg.PHASE_FROM
    row = active(s, t, card)
    number = stage(s, card)
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        here = stage_cell(t, row, ops.S_EFFECT) + effect
        value = use_at(w, page, at_phase, here)
        if value > 0 and not is_giving(w, page, here) and is_open(s, t, card, effect, here):
            action = action_index(t, tb.USE, card, ordinal_of(t, card, number, effect))
            price = effect_cell(t, here, ops.E_PRICE)
            which = (price * 2 + fr.PRICE_OF_EFFECT) * pg.CARD_FROM
            if effect_cell(t, here, ops.E_ICON) == ops.TIME:
                consider(s, t, out, value, action, card, n + which)
            elif not (is_reserved(out, card) or out[desk_of(out) + dk.ENDING + dk.OF] == card + 1):
                consider_other(s, t, out, value, action, card, n + which)


@rule
def is_open(s: Cells, t: Cells, card: int, effect: int, here: int) -> bool:
    """Whether an effect can be used as an action, were it paid for."""
    icon = effect_cell(t, here, ops.E_ICON)
    if icon == ops.OPTIONAL or icon == ops.FORCED or effect_cell(t, here, ops.E_PC) == 0:
        return False
    if effect_cell(t, here, ops.E_TRIGGER) != ops.NO_TRIGGER or not is_left_to_use(s, t, card, stage(s, card), effect):
        return False
    return program_changes(s, t, card, effect_cell(t, here, ops.E_PC))


@rule
def consider(s: Cells, t: Cells, out: Cells, value: int, action: int, card: int, n_price: int) -> None:
    """A deed that ends the turn: kept if it is better than the one before and can be paid."""
    note_if_better(s, t, out, desk_of(out) + dk.ENDING, value, action * pg.CARD_FROM + card, n_price)


@rule
def consider_other(s: Cells, t: Cells, out: Cells, value: int, action: int, card: int, n_price: int) -> None:
    """A deed after which the turn goes on: kept if it is better than the one before and can be paid."""
    note_if_better(s, t, out, desk_of(out) + dk.OTHER, value, action * pg.CARD_FROM + card, n_price)


@rule
def note_if_better(s: Cells, t: Cells, out: Cells, at: int, value: int, action_card: int, n_price: int) -> None:
    """Keep a deed in this place if it is better than the one there and can be paid."""
    if value <= out[at + dk.VALUE]:
        return
    action, card = action_card // pg.CARD_FROM, action_card % pg.CARD_FROM
    n, price, for_ = n_price % pg.CARD_FROM, n_price // pg.CARD_FROM // 2, n_price // pg.CARD_FROM % 2
    if not can_raise(s, t, out, card, price, for_):
        return
    if first_pick(out, n) < 0 and not is_listed(out, n, action):
        return
    value -= loss_of_picks(out)
    if value > out[at + dk.VALUE]:
        out[at + dk.VALUE] = value
        out[at + dk.DEED] = action
        out[at + dk.OF] = card + 1
        out[at + dk.PRICE] = price
        out[at + dk.FOR] = for_


@rule
def step_to(s: Cells, t: Cells, out: Cells, at: int, n: int) -> int:
    """What is done next towards a deed: something is produced, or the deed itself is done; or -1."""
    if out[at + dk.DEED] < 0:
        return -1
    card = int(out[at + dk.OF]) - 1
    if not can_raise(s, t, out, card, int(out[at + dk.PRICE]), int(out[at + dk.FOR])):
        return -1
    first = first_pick(out, n)
    return int(out[at + dk.DEED]) if first < 0 else first


# What is done.


@rule
def plan(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int) -> int:
    """The action of a turn that is best by the page."""
    lay_rows(s, t, w, page, out, n)
    find_deeds(s, t, w, page, out, n)
    ending, other = desk_of(out) + dk.ENDING, desk_of(out) + dk.OTHER
    best = max(int(out[ending + dk.VALUE]), int(out[other + dk.VALUE]))
    advance = action_index(t, tb.ADVANCE, 0, 0)
    if best < w[page + pg.GOOD_ENOUGH] and s[st.PLAY_COUNT] < w[page + pg.MOST_CARDS] and is_listed(out, n, advance):
        return advance
    if out[other + dk.VALUE] > out[ending + dk.VALUE]:
        return step_to(s, t, out, other, n)
    action = step_to(s, t, out, ending, n)
    if out[other + dk.DEED] >= 0:
        reserve_picks(out)
        reserve_card(out, int(out[ending + dk.OF]) - 1)
        forget_deed(out, other)
        find_deeds(s, t, w, page, out, n)
        before = step_to(s, t, out, other, n)
        if before >= 0:
            return before
    return action_index(t, tb.PASS, 0, 0) if action < 0 else action
