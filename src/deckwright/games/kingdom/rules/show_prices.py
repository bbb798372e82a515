"""The cost boxes of a card with prices as they are now (K-4.7, K-R.40)."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.games.kingdom.rules.prices import (
    asked,
    can_upgrade,
    clear_price,
    is_offered_sum,
    load_sum,
    upgrade_price,
)
from deckwright.games.kingdom.rules.state import stage
from deckwright.games.kingdom.rules.tables import price_cell, selector_cell
from deckwright.games.kingdom.rules.turning import reached
from deckwright.kernel.rules import Cells, Numbers, rule
from deckwright.kernel.showing import close_field, open_field, put, show_mark, show_number

PAYMENT = 8  # where in the bag a payment is kept that is under way
PAYMENT_CELLS = 2 * st.PRICE_ROOM
KEPT_ITEMS, KEPT_LESS = PAYMENT + PAYMENT_CELLS, PAYMENT + PAYMENT_CELLS + 1
ARROWS = 2


@rule
def put_payment_away(s: Cells, bag: Cells) -> None:
    """Prices are worked out where a payment under way is written down: it is kept meanwhile."""
    for k in range(PAYMENT_CELLS):
        bag[PAYMENT + k] = s[st.PRICE + k]
        s[st.PRICE + k] = 0
    bag[KEPT_ITEMS] = s[st.PRICE_ITEMS]
    bag[KEPT_LESS] = s[st.PRICE_LESS]
    s[st.PRICE_ITEMS] = 0
    s[st.PRICE_LESS] = 0


@rule
def take_payment_up(s: Cells, bag: Cells) -> None:
    """The payment under way is as it was."""
    for k in range(PAYMENT_CELLS):
        s[st.PRICE + k] = bag[PAYMENT + k]
    s[st.PRICE_ITEMS] = bag[KEPT_ITEMS]
    s[st.PRICE_LESS] = bag[KEPT_LESS]


@rule
def show_upgrades(s: Cells, t: Cells, out: Numbers, begin: int, card: int, is_open: bool) -> None:
    """Every cost box of the active stage: where it leads, what it asks for, whether that can be paid in a turn now."""
    show_mark(out, begin + vf.UPGRADES)
    for arrow in range(ARROWS):
        price = upgrade_price(s, t, card, arrow)
        if price > 0:
            show_mark(out, begin + vf.UPGRADE)
            show_number(out, begin + vf.ARROW, arrow)
            show_number(out, begin + vf.TO, reached(stage(s, card), arrow))
            show_sums(s, t, out, begin, card, price)
            show_number(out, begin + vf.PAYABLE, 1 if is_open and can_upgrade(s, t, card, arrow, 0) else 0)
            show_beside(s, t, out, begin, card, price)


@rule
def first_sum(s: Cells, t: Cells, card: int, price: int) -> int:
    """The first sum that is asked for now, or as many as there are."""
    sums = price_cell(t, price, ops.P_SUMS)
    for sum_ in range(sums):
        if is_offered_sum(s, t, card, price, sum_):
            return sum_
    return sums


@rule
def show_sums(s: Cells, t: Cells, out: Numbers, begin: int, card: int, price: int) -> None:
    """The first sum that is asked for now; nothing where only cards are."""
    sum_ = first_sum(s, t, card, price)
    place = open_field(out, begin + vf.PRICE)
    if sum_ < price_cell(t, price, ops.P_SUMS):
        put_sum(s, t, out, card, price, sum_)
    close_field(out, place)


@rule
def show_beside(s: Cells, t: Cells, out: Numbers, begin: int, card: int, price: int) -> None:
    """What few prices have: sums to choose from, resources to be left out, other cards to be discarded."""
    first, sums = first_sum(s, t, card, price), price_cell(t, price, ops.P_SUMS)
    has_others = False
    for sum_ in range(first + 1, sums):
        if is_offered_sum(s, t, card, price, sum_):
            if not has_others:
                show_mark(out, begin + vf.OTHER_PRICES)
                has_others = True
            show_mark(out, begin + vf.OTHER_PRICE)
            place = open_field(out, begin + vf.OTHER_SUM)
            put_sum(s, t, out, card, price, sum_)
            close_field(out, place)
    if first < sums:
        load_sum(s, t, card, price, first, fr.PRICE_OF_UPGRADE)
        less = min(int(s[st.PRICE_LESS]), asked(s) - 1)
        several = kinds_asked(s) > 1
        clear_price(s)
        if less > 0 and several:
            show_number(out, begin + vf.LESS, less)
    cards = price_cell(t, price, ops.P_CARDS)
    if cards > 0:
        show_number(out, begin + vf.DISCARDING, selector_cell(t, cards, ops.L_N))


@rule
def kinds_asked(s: Cells) -> int:
    """How many kinds the price that is written down asks for."""
    n = 0
    for k in range(s[st.PRICE_ITEMS]):
        if s[st.PRICE + 2 * k + 1] > 0:
            n += 1
    return n


@rule
def put_sum(s: Cells, t: Cells, out: Numbers, card: int, price: int, sum_: int) -> None:
    """What a sum asks for now, kind by kind; of one kind alone, less what may be left out (K-R.40)."""
    load_sum(s, t, card, price, sum_, fr.PRICE_OF_UPGRADE)
    less = min(int(s[st.PRICE_LESS]), asked(s) - 1) if kinds_asked(s) == 1 else 0
    for k in range(s[st.PRICE_ITEMS]):
        n = int(s[st.PRICE + 2 * k + 1])
        if n > 0:
            put(out, int(s[st.PRICE + 2 * k]))
            put(out, n - less)
    clear_price(s)
