"""What is missing of a price: of its sums the one of which the least is missing, kind by kind, discounts counted in."""

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.prices import clear_price, is_offered_sum, load_sum
from deckwright.games.kingdom.rules.standing import holds
from deckwright.games.kingdom.rules.tables import price_cell
from deckwright.games.kingdom.table.words import amount
from deckwright.table.said import Value

COINS_OF_A_GOOD = 2
Lack = dict[int, int]  # by kind, how many


def missing_amounts(state: np.ndarray, table: np.ndarray, card: int, price: int, for_: int) -> list[Value]:
    """What a player would have to gain to pay this price; nothing where no resource is missing."""
    lacks = [
        lack_of(state, table, card, price, sum_, for_)
        for sum_ in range(price_cell(table, price, ops.P_SUMS))
        if is_offered_sum(state, table, card, price, sum_)
    ]
    least: Lack = min(lacks, key=lambda lack: sum(lack.values()), default={})
    return [amount(kinds, n) for kinds, n in least.items()]


def lack_of(state: np.ndarray, table: np.ndarray, card: int, price: int, sum_: int, for_: int) -> Lack:
    """What is missing of one sum: plain kinds are paid first, then those with a slash; goods that are left may be coins."""
    s = state.copy()
    load_sum(s, table, card, price, sum_, for_)
    items = [(int(s[st.PRICE + 2 * k]), int(s[st.PRICE + 2 * k + 1])) for k in range(int(s[st.PRICE_ITEMS]))]
    less = min(int(s[st.PRICE_LESS]), max(0, sum(n for _, n in items) - 1))
    clear_price(s)
    pool = [int(s[st.POOL + kind]) for kind in range(ops.KINDS_OF_RESOURCE)]
    lack: Lack = {}
    for kinds, n in sorted(items, key=lambda item: item[0].bit_count()):
        paid = pay_from(pool, kinds, n)
        if paid < n:
            lack[kinds] = lack.get(kinds, 0) + n - paid
    spend_goods(lack, pool, bool(holds(state, table, ops.GOOD_AS_COINS)))
    return without(lack, less)


def pay_from(pool: list[int], kinds: int, n: int) -> int:
    """Take up to n of these kinds out of the pool; how many that were."""
    paid = 0
    for kind in range(ops.KINDS_OF_RESOURCE):
        if kinds >> kind & 1:
            taken = min(pool[kind], n - paid)
            pool[kind] -= taken
            paid += taken
    return paid


def spend_goods(lack: Lack, pool: list[int], as_coins: bool) -> None:
    """Goods that are left pay for coins where a standing effect says so (K-R.38)."""
    coins = 1 << ops.COIN
    while as_coins and lack.get(coins, 0) > 0 and pool[ops.GOOD] > 0:
        pool[ops.GOOD] -= 1
        lack[coins] = max(0, lack[coins] - COINS_OF_A_GOOD)


def without(lack: Lack, less: int) -> Lack:
    """What is missing when so many resources are left out: of that of which most is missing."""
    left = {kinds: n for kinds, n in lack.items() if n > 0}
    for _ in range(less):
        if left:
            most = max(left, key=lambda kinds: left[kinds])
            left[most] -= 1
            left = {kinds: n for kinds, n in left.items() if n > 0}
    return left
