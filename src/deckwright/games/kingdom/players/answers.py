"""How much each answer to a question promises: which card, which resource, which option, whether at all."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.players import desk as dk
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.players.desk import desk_of, most_needed
from deckwright.games.kingdom.players.page import phase, upgrade_at, value_of, worth_at
from deckwright.games.kingdom.players.planning import find_deeds, lay_rows, step_to
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.fame import fame_of
from deckwright.games.kingdom.rules.nature import active, has_upgrade, is_red, slots_of
from deckwright.games.kingdom.rules.tables import action_cell, price_cell, stage_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import top

YES, NO = 1, 0
FINAL = 400  # a sticker stays with its stage: one that is turned no more is better
NEVER = -10_000
COVERED = 50  # of the resources of a sum


@rule
def worth_now(s: Cells, t: Cells, w: Cells, page: int, card: int) -> int:
    """What a card is worth as it stands."""
    return worth_at(w, page, phase(s, w, page), active(s, t, card))


@rule
def use_of_card(s: Cells, t: Cells, w: Cells, page: int, card: int) -> int:
    """What a card is good for in this turn: what it gives, and its best upgrade."""
    row = active(s, t, card)
    found = 0
    for slot in range(stage_cell(t, row, ops.S_SLOTS)):
        found += 10 * value_of(most_of(stage_cell(t, row, ops.S_SLOT + slot)))
    found += 50 * (slots_of(s, t, card) - stage_cell(t, row, ops.S_SLOTS))
    best = 0
    for arrow in range(pg.ARROWS):
        if stage_cell(t, row, ops.S_DOWN + arrow) > 0:
            best = max(best, upgrade_at(w, page, phase(s, w, page), row, arrow))
    return found + best // 4


@rule
def most_of(kinds: int) -> int:
    """The most valuable resource of a kind."""
    found = -1
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (kinds >> resource) & 1 == 1 and (found < 0 or value_of(resource) > value_of(found)):
            found = resource
    return max(found, 0)


@rule
def answer_weight(s: Cells, t: Cells, w: Cells, page: int, action: int) -> int:
    """How much an answer promises; resources are looked at elsewhere."""
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    if verb == tb.CHOOSE_CARD:
        return card_weight(s, t, w, page, card)
    if verb == tb.CHOOSE_TRIGGER:
        return NO if is_red(s, t, card) else YES
    if verb == tb.CHOOSE_OPTION:
        return option_weight(s, t, w, page, ordinal)
    if verb == tb.ACCEPT:
        return YES
    return NO


@rule
def card_weight(s: Cells, t: Cells, w: Cells, page: int, card: int) -> int:
    """How well a card fits what it is picked for."""
    below = top(s) - stack.FRAME_CELLS
    kind = int(s[below + stack.KIND])
    if kind == fr.BANISH:
        return 100 * fame_of(s, t, card) - worth_now(s, t, w, page, card) - 100 * slots_of(s, t, card)
    if kind != fr.ACT:
        return YES
    op = int(s[below + fr.ACT_OP])
    how = int(s[top(s) + fr.PICK_HOW]) if s[top(s) + stack.KIND] == fr.PICK else 0
    if how & fr.TO_SPARE != 0:
        return use_of_card(s, t, w, page, card) + YES
    if op == ops.BLOCK or op == ops.DISCARD:
        return 5000 if is_red(s, t, card) else 4000 - use_of_card(s, t, w, page, card)
    if op == ops.DESTROY:
        return 8000 - worth_now(s, t, w, page, card)
    if op == ops.RESET:
        return 8000 - worth_now(s, t, w, page, card)
    if op == ops.STICKER or op == ops.BOOST:
        return sticker_weight(s, t, w, page, card)
    if op == ops.LOOK:
        return looked_weight(s, t, w, page, card)
    if op == ops.GAIN_PRODUCTION:
        return 1000 + slots_of(s, t, card) * st.CARD_ROOM + st.CARD_ROOM - card
    if op == ops.UPGRADE or op == ops.TURN:
        return best_upgrade(s, t, w, page, card) + YES
    if op == ops.DEFEAT_FREE:
        return 8000 - worth_now(s, t, w, page, card)
    return use_of_card(s, t, w, page, card) + YES


@rule
def looked_weight(s: Cells, t: Cells, w: Cells, page: int, card: int) -> int:
    """A card that was looked at: none goes to the bottom, those of most use come first."""
    if s[top(s) + stack.KIND] == fr.PICK:
        return NO - 1
    return use_of_card(s, t, w, page, card)


@rule
def sticker_weight(s: Cells, t: Cells, w: Cells, page: int, card: int) -> int:
    """How well a sticker would be placed on a card."""
    heavy = 1 + slots_of(s, t, card) * 20
    if not has_upgrade(s, t, card):
        heavy += FINAL
    return heavy


@rule
def best_upgrade(s: Cells, t: Cells, w: Cells, page: int, card: int) -> int:
    """What the best arrow of a card brings."""
    row = active(s, t, card)
    found = 0
    for arrow in range(pg.ARROWS):
        if stage_cell(t, row, ops.S_DOWN + arrow) > 0:
            found = max(found, upgrade_at(w, page, phase(s, w, page), row, arrow))
    return found


@rule
def option_weight(s: Cells, t: Cells, w: Cells, page: int, option: int) -> int:
    """How good an option is: of sums the one that costs least, of arrows the one that brings most."""
    at = top(s)
    for_, with_, card = s[at + fr.OPTION_FOR], int(s[at + fr.OPTION_WITH]), int(s[at + stack.CARD])
    if for_ == fr.FOR_SUM:
        total = 0
        here = ops.P_SUM + option * ops.SUM_CELLS
        for k in range(price_cell(t, with_, here + ops.SUM_ITEMS)):
            item = here + ops.SUM_ITEM + 2 * k
            kinds = price_cell(t, with_, item + ops.ITEM_KINDS)
            total += price_cell(t, with_, item + ops.ITEM_N) * value_of(most_of(kinds))
        return -total
    if for_ == fr.FOR_ARROW:
        return upgrade_at(w, page, phase(s, w, page), active(s, t, card), option)
    return NO


@rule
def resource_to_choose(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int) -> int:
    """Which resource is chosen: what the plan of the turn lacks most, or what can best be missed."""
    at = top(s)
    for_, kinds = s[at + fr.RESOURCE_FOR], int(s[at + fr.RESOURCE_KINDS])
    if for_ == fr.FOR_BOOST:
        return most_of(kinds)
    if for_ == fr.FOR_LESS or for_ == fr.FOR_KIND or for_ == fr.FOR_GOODS:
        return to_pay(s, kinds, for_ == fr.FOR_LESS)
    lay_rows(s, t, w, page, out, n)
    find_deeds(s, t, w, page, out, 0)
    ending, other = desk_of(out) + dk.ENDING, desk_of(out) + dk.OTHER
    deed = other if out[other + dk.VALUE] > out[ending + dk.VALUE] else ending
    step_to(s, t, out, deed, 0)
    here = desk_of(out) + dk.NEED
    for resource in range(ops.KINDS_OF_RESOURCE):
        out[here + resource] -= s[st.PRODUCED + resource]
    if for_ == fr.FOR_LOSS:
        return least_of(out, kinds)
    return most_needed(out, kinds)


@rule
def to_pay(s: Cells, kinds: int, leaves_out: bool) -> int:
    """With which resource something is paid: the one of which most is left; left out is the one of which least is."""
    found = -1
    best = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (kinds >> resource) & 1 == 1:
            left = 10 * int(s[st.POOL + resource]) - value_of(resource)
            if leaves_out:
                left = -left
            if found < 0 or left > best:
                best = left
                found = resource
    return max(found, 0)


@rule
def least_of(out: Cells, kinds: int) -> int:
    """The resource of these kinds that is needed least."""
    found = -1
    least = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = int(out[desk_of(out) + dk.NEED + resource])
        if (kinds >> resource) & 1 == 1 and (found < 0 or n < least):
            least = n
            found = resource
    return max(found, 0)
