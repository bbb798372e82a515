"""Prices (K-8.2.1, K-R.2, K-R.40): what is asked for now, and whether the pool can pay it."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.fame import formula_value
from deckwright.games.kingdom.rules.nature import active, count_meant, ticked_boxes
from deckwright.games.kingdom.rules.pool import one_kind
from deckwright.games.kingdom.rules.standing import holds, less_to_pay
from deckwright.games.kingdom.rules.state import bits_in, stage, ticks
from deckwright.games.kingdom.rules.tables import price_cell, selector_cell, stage_cell
from deckwright.kernel.rules import Cells, rule

COINS_OF_A_GOOD = 2


@rule
def next_box(s: Cells, t: Cells, card: int) -> int:
    """The number of the next box, from 1: of stages that share their boxes, counted through all of them."""
    if stage_cell(t, active(s, t, card), ops.S_SHARED) == 1:
        return ticked_boxes(s, t, card) + 1
    return bits_in(ticks(s, card, stage(s, card))) + 1


@rule
def sum_at(sum_: int) -> int:
    """Where the so-manieth sum of a price begins in its row."""
    return ops.P_SUM + sum_ * ops.SUM_CELLS


@rule
def is_offered_sum(s: Cells, t: Cells, card: int, price: int, sum_: int) -> bool:
    """Whether this sum is asked for now: some are only for certain boxes."""
    if price_cell(t, price, ops.P_TIERS) == 0:
        return True
    box = next_box(s, t, card)
    at = sum_at(sum_)
    return price_cell(t, price, at + ops.SUM_FROM) <= box and box <= price_cell(t, price, at + ops.SUM_TO)


@rule
def load_sum(s: Cells, t: Cells, card: int, price: int, sum_: int, for_: int) -> None:
    """Write down what this sum asks for, less what is taken off kind by kind, and how many of any kind are left out."""
    at = sum_at(sum_)
    n = price_cell(t, price, at + ops.SUM_ITEMS)
    total = 0
    for k in range(n):
        kinds = price_cell(t, price, at + ops.SUM_ITEM + 2 * k + ops.ITEM_KINDS)
        s[st.PRICE + 2 * k] = kinds
        s[st.PRICE + 2 * k + 1] = price_cell(t, price, at + ops.SUM_ITEM + 2 * k + ops.ITEM_N)
        total += int(s[st.PRICE + 2 * k + 1])
    s[st.PRICE_ITEMS] = n
    s[st.PRICE_LESS] = 0
    if not may_be_lowered(s, t, price, for_):
        return
    s[st.PRICE_LESS] = kind_less(s, t, card, price, ops.ANY, for_)
    for resource in range(ops.KINDS_OF_RESOURCE):
        total -= take_off(s, resource, min(kind_less(s, t, card, price, 1 << resource, for_), total - 1))


@rule
def may_be_lowered(s: Cells, t: Cells, price: int, for_: int) -> bool:
    """Whether anything lowers a price: it says so itself, or a standing effect does."""
    return price_cell(t, price, ops.P_LESS) > 0 or (for_ == fr.PRICE_OF_UPGRADE and holds(s, t, ops.COSTS))


@rule
def kind_less(s: Cells, t: Cells, card: int, price: int, kinds: int, for_: int) -> int:
    """By how many of these kinds a price is lowered: by what it says itself, and for an upgrade by standing effects."""
    less = 0
    if price_cell(t, price, ops.P_LESS) == kinds:
        less += formula_value(s, t, card, price_cell(t, price, ops.P_LESS_PER))
    if for_ == fr.PRICE_OF_UPGRADE:
        less += less_to_pay(s, t, card, kinds)
    return less


@rule
def take_off(s: Cells, resource: int, n: int) -> int:
    """Lower what is asked of one resource by up to n; how many that were. "1 stone less" needs stone (K-R.40)."""
    taken = 0
    for k in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * k] == 1 << resource and n > 0:
            taken = min(n, int(s[st.PRICE + 2 * k + 1]))
            s[st.PRICE + 2 * k + 1] -= taken
    return taken


@rule
def clear_price(s: Cells) -> None:
    """Nothing is being paid."""
    for k in range(2 * int(s[st.PRICE_ITEMS])):
        s[st.PRICE + k] = 0
    s[st.PRICE_ITEMS] = 0
    s[st.PRICE_LESS] = 0


@rule
def asked(s: Cells) -> int:
    """How many resources are still asked for."""
    total = 0
    for k in range(s[st.PRICE_ITEMS]):
        total += int(s[st.PRICE + 2 * k + 1])
    return total


@rule
def missing_of(s: Cells, kinds: int, goods: int) -> int:
    """How many are missing of what is asked of these kinds alone, when so many goods are spent as coins."""
    need = 0
    for k in range(s[st.PRICE_ITEMS]):
        if int(s[st.PRICE + 2 * k]) & ~kinds == 0:
            need += int(s[st.PRICE + 2 * k + 1])
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (kinds >> resource) & 1 == 1:
            need -= int(s[st.POOL + resource])
    if (kinds >> ops.COIN) & 1 == 1:
        need -= COINS_OF_A_GOOD * goods
    if (kinds >> ops.GOOD) & 1 == 1:
        need += goods
    return need


@rule
def is_mixed(s: Cells) -> bool:
    """Whether something with a slash is asked for."""
    for k in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * k + 1] > 0 and one_kind(int(s[st.PRICE + 2 * k])) < 0:
            return True
    return False


@rule
def missing(s: Cells, goods: int) -> int:
    """How many resources are missing, when so many goods are spent as coins.

    Of plain kinds that is what lacks kind by kind. With slashes it is what lacks in the set of kinds where most lacks.
    """
    found = 0
    if not is_mixed(s) and goods == 0:
        for k in range(s[st.PRICE_ITEMS]):
            n = int(s[st.PRICE + 2 * k + 1])
            if n > 0:
                found += max(0, n - int(s[st.POOL + one_kind(int(s[st.PRICE + 2 * k]))]))
        return found
    if not is_mixed(s):
        for resource in range(ops.KINDS_OF_RESOURCE):
            found += max(0, missing_of(s, 1 << resource, goods))
        return found
    for kinds in range(1, ops.ANY + 1):
        found = max(found, missing_of(s, kinds, goods))
    return found


@rule
def is_covered(s: Cells, t: Cells, less: int) -> bool:
    """Whether the pool pays what is written down, when so many resources may be left out, but never all (K-R.40)."""
    off = max(0, min(less, asked(s) - 1))
    if missing(s, 0) <= off:
        return True
    if s[st.POOL + ops.GOOD] == 0 or not holds(s, t, ops.GOOD_AS_COINS):
        return False
    for goods in range(1, s[st.POOL + ops.GOOD] + 1):
        if missing(s, goods) <= off:
            return True
    return False


@rule
def can_pay_sum(s: Cells, t: Cells, card: int, price: int, sum_: int, less_for: int) -> bool:
    """Whether this sum can be paid now; `less_for` holds what is left out beside and what is paid for."""
    for_ = less_for % 2
    less = less_for // 2
    if not is_offered_sum(s, t, card, price, sum_):
        return False
    load_sum(s, t, card, price, sum_, for_)
    found = is_covered(s, t, less + int(s[st.PRICE_LESS]))
    clear_price(s)
    return found


@rule
def with_less(less: int, for_: int) -> int:
    """What is left out of a price, and what is paid for, as one number."""
    return 2 * less + for_


@rule
def can_pay(s: Cells, t: Cells, card: int, price: int, less_for: int) -> bool:
    """Whether a price can be paid now, with other cards where it asks for cards (K-R.2)."""
    if price == 0:
        return True
    cards = price_cell(t, price, ops.P_CARDS)
    if cards > 0 and count_meant(s, t, card, cards) < selector_cell(t, cards, ops.L_N):
        return False
    sums = price_cell(t, price, ops.P_SUMS)
    for sum_ in range(sums):
        if can_pay_sum(s, t, card, price, sum_, less_for):
            return True
    return sums == 0


@rule
def upgrade_price(s: Cells, t: Cells, card: int, arrow: int) -> int:
    """The price of a cost box of the active stage; 0 if there is none."""
    return stage_cell(t, active(s, t, card), ops.S_DOWN + arrow)


@rule
def can_upgrade(s: Cells, t: Cells, card: int, arrow: int, less: int) -> bool:
    """Whether this cost box of a card can be paid now."""
    price = upgrade_price(s, t, card, arrow)
    return price > 0 and can_pay(s, t, card, price, with_less(less, fr.PRICE_OF_UPGRADE))
