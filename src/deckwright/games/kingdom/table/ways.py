"""What to produce first: the sets of cards whose production would pay for an upgrade or an effect.

What each card would give is found by letting it produce in a copy; sets of them are put together by number, and every way is
played in a copy before it is told, so that standing effects, discounts and slash answers count as the rules count them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import prices
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.nature import active, slots_of
from deckwright.games.kingdom.rules.standing import holds
from deckwright.games.kingdom.rules.tables import effect_cell, ordinal_of, price_cell, stage_cell
from deckwright.games.kingdom.table.actions import text_of
from deckwright.games.kingdom.table.ruleset import Action, Ruleset
from deckwright.kernel import stack
from deckwright.table import running

MOST_WAYS = 5
MOST_TRIED = 40  # ways that are played in a copy
MOST_SETS = 20_000  # that are looked at of one size
MOST_ANSWERS = 64
NO_EVENTS = np.zeros(0, dtype=np.int32)
FOR_MORE_OF_IT = (fr.FOR_SLOT, fr.FOR_MORE)


@dataclass(frozen=True)
class Yield:
    """What a card gives when it produces, and the actions for it."""

    card: int
    amounts: tuple[int, ...]
    texts: tuple[str, ...]
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Need:
    """What one sum of a price asks for: how many of each set of kinds at least, and how much of all may be missing."""

    kinds: np.ndarray  # for each set of kinds, which resources are in it
    wanted: np.ndarray  # for each set of kinds, how many are asked of it alone
    off: int
    paid: int


@lru_cache(maxsize=16)
def meant_by(ruleset: Ruleset) -> dict[str, tuple[Action, ...]]:
    """Upgrades and effects by their texts; equal names of several stages have the same."""
    found: dict[str, tuple[Action, ...]] = {}
    for action in ruleset.actions:
        if action[0] in (tb.UPGRADE, tb.USE):
            text = text_of(ruleset, action)
            found[text] = (*found.get(text, ()), action)
    return found


class Ways:
    """Looks for what pays for one action."""

    def __init__(self, state: np.ndarray, ruleset: Ruleset, target: Action) -> None:
        self.state, self.ruleset, self.table = state, ruleset, ruleset.table
        rules = running.rules(ruleset.kind)
        self.apply: Callable[..., None] = rules.apply
        self.legal: Callable[..., int] = rules.legal
        self.target, self.index = target, ruleset.index[target]
        self.out = np.zeros(1024, dtype=np.int16)
        self.short: list[
            int
        ] = []  # sets that seem to pay and do not, such as two cards of which only the first gives more
        self.goods_as_coins = bool(holds(state, self.table, ops.GOOD_AS_COINS))

    def found(self) -> list[list[str]]:
        """The ways, fewest cards first, then those with least left over."""
        if self.can(self.state):
            return [[]]
        needs = list(self.needs())
        if not needs:
            return []
        wanted = self.wanted_kinds()
        yields = [one for card in self.producers() for one in self.yields(card, wanted)]
        ways: list[tuple[int, list[str]]] = []
        tried = 0
        for level in self.sets(yields, needs):
            for mask, chosen in level:
                if len(ways) == MOST_WAYS or tried == MOST_TRIED:
                    return [texts for _, texts in ways]
                if any(known & mask == known for known, _ in ways):
                    continue
                tried += 1
                way = sorted((yields[k] for k in chosen), key=self.place_in_way)
                if self.pays(way):
                    ways.append((mask, [text for one in way for text in one.texts]))
                else:
                    self.short.append(mask)
        return [texts for _, texts in ways]

    # What is asked for.

    def price(self) -> tuple[int, int]:
        """The price of the action, and what it is paid for."""
        verb, card, ordinal = self.target
        row = active(self.state, self.table, card)
        if verb == tb.UPGRADE:
            return stage_cell(self.table, row, ops.S_DOWN + ordinal), fr.PRICE_OF_UPGRADE
        at = stage_cell(self.table, row, ops.S_EFFECT) + ordinal - stage_cell(self.table, row, ops.S_ORDINAL)
        return effect_cell(self.table, at, ops.E_PRICE), fr.PRICE_OF_EFFECT

    def items(self) -> Iterator[tuple[list[list[int]], int]]:
        """Kinds and numbers of each sum that is offered now, less what is taken off, and how many more may be left out."""
        price, for_ = self.price()
        scratch = self.state.copy()
        card = self.target[1]
        for sum_ in range(price_cell(self.table, price, ops.P_SUMS) if price else 0):
            if prices.is_offered_sum(scratch, self.table, card, price, sum_):
                prices.load_sum(scratch, self.table, card, price, sum_, for_)
                n = int(scratch[st.PRICE_ITEMS])
                items = scratch[st.PRICE : st.PRICE + 2 * n].reshape(n, 2).tolist()
                yield [item for item in items if item[1] > 0], int(scratch[st.PRICE_LESS])
                prices.clear_price(scratch)

    def needs(self) -> Iterator[Need]:
        """Each sum, as it can be held against what is there: of every set of its kinds enough must be there."""
        for items, less in self.items():
            asked = sum(n for _, n in items)
            kinds = [k for k in range(ops.KINDS_OF_RESOURCE) if any(item[0] >> k & 1 for item in items)]
            masks = np.arange(1, 1 << len(kinds))
            inside = np.zeros((len(masks), ops.KINDS_OF_RESOURCE), dtype=np.int64)
            for place, kind in enumerate(kinds):
                inside[:, kind] = masks >> place & 1
            bits = inside @ (1 << np.arange(ops.KINDS_OF_RESOURCE))
            wanted = sum(n * ((kind & ~bits) == 0) for kind, n in items)
            off = max(0, min(less, asked - 1))
            yield Need(inside, np.asarray(wanted, dtype=np.int64), off, asked - off)

    def wanted_kinds(self) -> int:
        """All kinds that any of the sums asks for, one bit each."""
        kinds = 0
        for items, _ in self.items():
            for kind, _ in items:
                kinds |= kind
        coins = kinds >> ops.COIN & 1
        return kinds | (1 << ops.GOOD if coins and self.goods_as_coins else 0)

    def covers(self, need: Need, there: np.ndarray) -> np.ndarray:
        """Which of many pools pay a sum."""
        most = int(there[:, ops.GOOD].max(initial=0)) if self.goods_as_coins else 0
        paid = np.zeros(len(there), dtype=bool)
        for goods in range(most + 1):
            pool = there.copy()
            pool[:, ops.COIN] += prices.COINS_OF_A_GOOD * goods
            pool[:, ops.GOOD] -= goods
            missing = (need.wanted - pool @ need.kinds.T).max(axis=1, initial=0)
            paid |= (missing <= need.off) & (pool[:, ops.GOOD] >= 0)
        return paid

    # What cards would give.

    def producers(self) -> list[int]:
        """The cards in play that can produce, the one that is paid for left aside."""
        s = self.state
        cards = sorted(s[st.PLAY : st.PLAY + int(s[st.PLAY_COUNT])].tolist())
        return [
            card
            for card in cards
            if card != self.target[1] and not s[st.BLOCKED_BY + card] and slots_of(s, self.table, card) > 0
        ]

    def yields(self, card: int, wanted: int) -> list[Yield]:
        """All that a card may give, by the answers to its questions; what is worse in every wanted kind is left out."""
        first = self.ruleset.index[tb.PRODUCE, card, 0]
        begun = Yield(card, (), (f"produce {self.ruleset.numbers[card]}",), (first,))
        waiting = [(self.after(self.state, first), begun)]
        found: dict[tuple[int, ...], Yield] = {}
        seen: set[bytes] = set()
        while waiting:
            state, so_far = waiting.pop()
            if state is None or state.tobytes() in seen:
                continue
            seen.add(state.tobytes())
            if stack.top(state) == stack.FRAMES:
                gained = state[st.POOL : st.POOL + ops.KINDS_OF_RESOURCE] - self.pool
                found.setdefault(tuple(gained.tolist()), so_far)
                continue
            for action in self.answers(state, wanted):
                text = text_of(self.ruleset, self.ruleset.actions[action])
                more = Yield(card, (), (*so_far.texts, text), (*so_far.actions, action))
                waiting.append((self.after(state, action), more))
        useful = {amounts: [n for kind, n in enumerate(amounts) if wanted >> kind & 1] for amounts in found}
        best = [
            amounts
            for amounts, own in useful.items()
            if any(own) and not any(worse(own, other) for other in useful.values())
        ]
        unique = {tuple(useful[amounts]): amounts for amounts in reversed(best)}
        return [
            Yield(card, amounts, found[amounts].texts, found[amounts].actions) for amounts in sorted(unique.values())
        ]

    @property
    def pool(self) -> np.ndarray:
        """What is there now."""
        return self.state[st.POOL : st.POOL + ops.KINDS_OF_RESOURCE]

    def answers(self, state: np.ndarray, wanted: int) -> list[int]:
        """The answers that matter: of what is added a wanted kind where there is one; all where something is lost."""
        n = self.legal(state, self.table, self.out)
        actions: list[int] = self.out[: min(n, MOST_ANSWERS)].tolist()
        frame = stack.top(state)
        if state[frame + stack.KIND] != fr.CHOOSE_RESOURCE:
            return []
        if state[frame + fr.RESOURCE_FOR] not in FOR_MORE_OF_IT:
            return actions
        return [one for one in actions if wanted >> self.ruleset.actions[one][2] & 1] or actions[:1]

    def after(self, state: np.ndarray, action: int) -> Any:
        """The position after an action, or nothing where it cannot be carried out."""
        twin = state.copy()
        self.apply(twin, self.table, NO_EVENTS, action)
        return None if twin[stack.ERROR] else twin

    # Sets of cards.

    def sets(self, yields: list[Yield], needs: list[Need]) -> Iterator[list[tuple[int, tuple[int, ...]]]]:
        """Size by size the sets that would pay, least left over first: which cards, and which yields."""
        if not yields:
            return
        amounts = np.array([one.amounts for one in yields], dtype=np.int64)
        owner = np.unique([one.card for one in yields], return_inverse=True)[1]
        chosen = np.arange(len(yields))[:, None]
        there = amounts + self.pool
        while len(chosen):
            left = np.full(len(chosen), -1, dtype=np.int64)
            for need in needs:
                paid = self.covers(need, there)
                rest = there.sum(axis=1) - need.paid
                left = np.where(paid & ((left < 0) | (rest < left)), rest, left)
            masks = (1 << owner[chosen]).sum(axis=1)
            level = np.flatnonzero(left >= 0)
            order = level[np.lexsort((masks[level], left[level]))]
            yield [(int(masks[i]), tuple(chosen[i].tolist())) for i in order.tolist()]
            open_ = (left < 0) | np.isin(masks, self.short)
            chosen, there = self.larger(chosen[open_], there[open_], amounts, owner)

    def larger(
        self, chosen: np.ndarray, there: np.ndarray, amounts: np.ndarray, owner: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """The sets with one card more, each once."""
        rows, more = np.nonzero(owner[None, :] > owner[chosen[:, -1]][:, None])
        rows, more = rows[:MOST_SETS], more[:MOST_SETS]
        return np.column_stack((chosen[rows], more)), there[rows] + amounts[more]

    # Whether it is so.

    def place_in_way(self, one: Yield) -> tuple[bool, int]:
        """Cards with standing effects produce last: until then the others have what they bring."""
        stands = stage_cell(self.table, active(self.state, self.table, one.card), ops.S_STANDS) != 0
        return stands, one.card

    def pays(self, way: list[Yield]) -> bool:
        """Play it: whether the action can be done then."""
        state = self.state
        for one in way:
            for action in one.actions:
                if not self.may(state, action):
                    return False
                state = self.after(state, action)
                if state is None:
                    return False
        return self.can(state)

    def may(self, state: np.ndarray, action: int) -> bool:
        n = self.legal(state, self.table, self.out)
        return action in self.out[:n].tolist()

    def can(self, state: np.ndarray) -> bool:
        """Whether the action can be done in this position."""
        return int(state[stack.HEIGHT]) == 1 and self.may(state, self.index)


def worse(own: list[int], other: list[int]) -> bool:
    """Whether another yield gives as much of every kind, and more of one."""
    return own != other and all(a <= b for a, b in zip(own, other, strict=True))


def target_of(state: np.ndarray, ruleset: Ruleset, text: str) -> Action | None:
    """The upgrade or effect of a card in play or permanent that a text means, if it has such a one now."""
    for action in meant_by(ruleset).get(text, ()):
        verb, card, ordinal = action
        here = int(state[st.ZONE + card])
        if here not in (zn.PLAY, zn.PERMANENTS) or state[st.BLOCKED_BY + card]:
            return None
        number = int(state[st.STAGE + card])
        if verb == tb.UPGRADE:
            row = active(state, ruleset.table, card)
            return action if stage_cell(ruleset.table, row, ops.S_DOWN + ordinal) else None
        first = ordinal_of(ruleset.table, card, number, 0)
        if first <= ordinal < first + len(ruleset.card(card).stages[number].effects):
            return action
    return None


def find_ways(state: np.ndarray, ruleset: Ruleset, target: Action) -> list[list[str]]:
    """The sets of producers that would pay for an action, as lists of texts; `[[]]` if it can be done now."""
    if int(state[stack.HEIGHT]) != 1 or int(state[stack.FRAMES + stack.KIND]) != fr.TURN:
        return []
    return Ways(state, ruleset, target).found()
