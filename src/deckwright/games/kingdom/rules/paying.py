"""Paying a price, question by question: which sum, what is left out, which resources, then cards (K-R.40, K-R.38)."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import prices as pr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.event_kinds import by_card
from deckwright.games.kingdom.rules.frames import ask_option, ask_resource, await_act
from deckwright.games.kingdom.rules.pool import one_kind, spend
from deckwright.games.kingdom.rules.prices import (
    asked,
    can_pay_sum,
    clear_price,
    is_covered,
    is_offered_sum,
    load_sum,
    missing,
    with_less,
)
from deckwright.games.kingdom.rules.standing import holds
from deckwright.games.kingdom.rules.tables import price_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top

CHOOSE_SUM, LEAVE_OUT, CHOOSE_KINDS, PAY_GOODS, PAY_POOL, PAY_CARDS = range(6)


@rule
def pay_step(s: Cells, t: Cells, e: Events) -> None:
    """The next step of paying: of the frame on top."""
    at = top(s)
    step = s[at + fr.PAY_STEP]
    card, price = int(s[at + stack.SOURCE]), int(s[at + fr.PAY_PRICE])
    if step == CHOOSE_SUM:
        only = only_sum(s, t, card, price)
        if price_cell(t, price, ops.P_SUMS) == 0:
            s[at + fr.PAY_STEP] = PAY_CARDS
        elif only >= 0:
            choose_sum(s, t, only)
        else:
            ask_option(s, e, card, card, fr.FOR_SUM, price)
    elif step == LEAVE_OUT:
        leave_out_step(s, t, e, at)
    elif step == CHOOSE_KINDS:
        kinds_step(s, t, e, at)
    elif step == PAY_GOODS:
        goods_step(s, t, e, at)
    elif step == PAY_POOL:
        pay_pool(s, e, card)
        s[at + fr.PAY_STEP] = PAY_CARDS
    else:
        clear_price(s)
        pop(s)
        cards = price_cell(t, price, ops.P_CARDS)
        if cards > 0:
            await_act(s, e, card, ops.DISCARD, 0, cards)


@rule
def only_sum(s: Cells, t: Cells, card: int, price: int) -> int:
    """The sum of a price that asks for one alone, or of which only one is for the next box; -1 where there are several."""
    found = -1
    for sum_ in range(price_cell(t, price, ops.P_SUMS)):
        if is_offered_sum(s, t, card, price, sum_):
            if found >= 0:
                return -1
            found = sum_
    return found


@rule
def may_pay_sum(s: Cells, t: Cells, at: int, sum_: int) -> bool:
    """Whether this sum can be chosen: of the payment whose frame begins at `at`."""
    card, price = int(s[at + stack.SOURCE]), int(s[at + fr.PAY_PRICE])
    return can_pay_sum(s, t, card, price, sum_, with_less(int(s[at + fr.PAY_LESS]), int(s[at + fr.PAY_FOR])))


@rule
def choose_sum(s: Cells, t: Cells, sum_: int) -> None:
    """This sum is paid: of the payment on top."""
    at = top(s)
    card, price, for_ = int(s[at + stack.SOURCE]), int(s[at + fr.PAY_PRICE]), int(s[at + fr.PAY_FOR])
    load_sum(s, t, card, price, sum_, for_)
    less = int(s[at + fr.PAY_LESS]) + int(s[st.PRICE_LESS])
    s[st.PRICE_LESS] = max(0, min(less, asked(s) - 1))
    s[at + fr.PAY_STEP] = LEAVE_OUT


@rule
def leave_out_step(s: Cells, t: Cells, e: Events, at: int) -> None:
    """Which resource is left out next; not asked where only one is asked for."""
    if s[st.PRICE_LESS] == 0:
        s[at + fr.PAY_STEP] = CHOOSE_KINDS
        return
    kinds = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        if may_leave_out(s, t, resource):
            kinds |= 1 << resource
    ask_resource(s, e, int(s[at + stack.SOURCE]), kinds, fr.FOR_LESS, 0)


@rule
def item_with(s: Cells, resource: int) -> int:
    """Which item of the price asks for a resource: alone if there is one such, else with others; or -1."""
    found = -1
    for k in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * k + 1] > 0:
            if s[st.PRICE + 2 * k] == 1 << resource:
                return k
            if (int(s[st.PRICE + 2 * k]) >> resource) & 1 == 1:
                found = k
    return found


@rule
def may_leave_out(s: Cells, t: Cells, resource: int) -> bool:
    """Whether the rest can be paid when one of this resource is left out."""
    k = item_with(s, resource)
    if k < 0:
        return False
    s[st.PRICE + 2 * k + 1] -= 1
    found = is_covered(s, t, int(s[st.PRICE_LESS]) - 1)
    s[st.PRICE + 2 * k + 1] += 1
    return found


@rule
def leave_out(s: Cells, resource: int) -> None:
    """One of this resource is not paid."""
    s[st.PRICE + 2 * item_with(s, resource) + 1] -= 1
    s[st.PRICE_LESS] -= 1


@rule
def mixed_item(s: Cells) -> int:
    """The first item with a slash, or -1."""
    for k in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * k + 1] > 0 and one_kind(int(s[st.PRICE + 2 * k])) < 0:
            return k
    return -1


@rule
def kinds_step(s: Cells, t: Cells, e: Events, at: int) -> None:
    """Which resource pays the next unit of a kind with a slash (K-21.1)."""
    k = mixed_item(s)
    if k < 0:
        s[at + fr.PAY_STEP] = PAY_GOODS
        return
    kinds = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (int(s[st.PRICE + 2 * k]) >> resource) & 1 == 1 and may_settle(s, t, k, resource):
            kinds |= 1 << resource
    ask_resource(s, e, int(s[at + stack.SOURCE]), kinds, fr.FOR_KIND, 0)


@rule
def settle_kind(s: Cells, k: int, resource: int, n: int) -> None:
    """So many units of an item are asked of one resource now; with -1 they are not."""
    own = int(s[st.PRICE_ITEMS])
    for i in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * i] == 1 << resource and i < own:
            own = i
    if own == s[st.PRICE_ITEMS]:
        s[st.PRICE + 2 * own] = 1 << resource
        s[st.PRICE_ITEMS] += 1
    s[st.PRICE + 2 * own + 1] += n
    s[st.PRICE + 2 * k + 1] -= n


@rule
def may_settle(s: Cells, t: Cells, k: int, resource: int) -> bool:
    """Whether the whole can be paid when this resource pays the next unit."""
    before = int(s[st.PRICE_ITEMS])
    settle_kind(s, k, resource, 1)
    found = is_covered(s, t, 0)
    settle_kind(s, k, resource, -1)
    if s[st.PRICE_ITEMS] > before:
        s[st.PRICE + 2 * before] = 0
        s[st.PRICE_ITEMS] = before
    return found


@rule
def asked_of(s: Cells, resource: int) -> int:
    """How many of one resource are asked for."""
    n = 0
    for k in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * k] == 1 << resource:
            n += int(s[st.PRICE + 2 * k + 1])
    return n


@rule
def goods_step(s: Cells, t: Cells, e: Events, at: int) -> None:
    """Whether a good is spent as coins; asked only where coins and goods could both pay (K-R.38)."""
    coins = asked_of(s, ops.COIN)
    if coins == 0 or s[st.POOL + ops.GOOD] == 0 or not holds(s, t, ops.GOOD_AS_COINS):
        s[at + fr.PAY_STEP] = PAY_POOL
        return
    kinds = 0
    if missing(s, 0) == 0:
        kinds |= 1 << ops.COIN
    if may_spend_good(s, t):
        kinds |= 1 << ops.GOOD
    ask_resource(s, e, int(s[at + stack.SOURCE]), kinds, fr.FOR_GOODS, 0)


@rule
def coin_item(s: Cells) -> int:
    """The item that asks for coins alone."""
    for k in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * k] == 1 << ops.COIN and s[st.PRICE + 2 * k + 1] > 0:
            return k
    return 0


@rule
def may_spend_good(s: Cells, t: Cells) -> bool:
    """Whether the rest can be paid when one good covers up to 2 coins."""
    k = coin_item(s)
    before = int(s[st.PRICE + 2 * k + 1])
    s[st.PRICE + 2 * k + 1] = before - min(before, pr.COINS_OF_A_GOOD)
    s[st.POOL + ops.GOOD] -= 1
    found = is_covered(s, t, 0)
    s[st.POOL + ops.GOOD] += 1
    s[st.PRICE + 2 * k + 1] = before
    return found


@rule
def spend_good(s: Cells, e: Events, card: int) -> None:
    """One good covers up to 2 coins; what it covers beyond is lost (K-R.38)."""
    k = coin_item(s)
    s[st.PRICE + 2 * k + 1] -= min(int(s[st.PRICE + 2 * k + 1]), pr.COINS_OF_A_GOOD)
    spend(s, e, ops.GOOD, 1, by_card(card, ids.R_38))


@rule
def pay_pool(s: Cells, e: Events, card: int) -> None:
    """What is asked for leaves the pool."""
    for resource in range(ops.KINDS_OF_RESOURCE):
        spend(s, e, resource, asked_of(s, resource), by_card(card, 0))
