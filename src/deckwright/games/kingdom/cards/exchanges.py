"""Whether passive exchanges could be repeated for ever (KV-4).

An exchange takes some resources and gives others. Nobody can gain by exchanges if each resource has a price at which every
exchange gives less than it takes; such prices are looked for, and if there are none, some exchanges together are a bargain.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from deckwright.cards.model import Place
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Item, Plurals
from deckwright.games.kingdom.cards.model import Card, Effect

Vector = tuple[int, ...]
MOST_STEPS = 20_000
MOST_COUNTED = 40  # cards that an effect may count where it names no limit


@dataclass(frozen=True)
class Exchange:
    """What changes by using an effect once."""

    change: Vector
    place: Place


def bargain(cards: Sequence[Card]) -> Exchange | None:
    """An exchange that is part of a bargain, or None where there are prices that forbid one."""
    exchanges = [exchange for card in cards for exchange in exchanges_of(card)]
    positive = [tuple(1 if i == k else 0 for i in range(ops.KINDS_OF_RESOURCE)) for k in range(ops.KINDS_OF_RESOURCE)]
    prices = [1] * ops.KINDS_OF_RESOURCE
    last: Exchange | None = None
    for _ in range(MOST_STEPS):
        wrong = next((one for one in exchanges if worth(one.change, prices) >= 0), None)
        if wrong is not None:
            last = wrong
            prices = [price - change for price, change in zip(prices, wrong.change, strict=True)]
            continue
        low = next((one for one in positive if worth(one, prices) <= 0), None)
        if low is None:
            return None
        prices = [price + change for price, change in zip(prices, low, strict=True)]
    return last


def worth(change: Vector, prices: Sequence[int]) -> int:
    return sum(n * price for n, price in zip(change, prices, strict=True))


def exchanges_of(card: Card) -> Iterator[Exchange]:
    """Every way of using an unlimited passive effect of the card."""
    for stage in card.stages.values():
        for effect in stage.effects:
            if effect.icon == "passive" and not effect.limit and not turns_itself(effect):
                for step in effect.standing:
                    if step.phrase.verb == "good-as-coins":
                        yield Exchange(vector((Item(1 << ops.GOOD, -1), Item(1 << ops.COIN, 2))), effect.place)
                if effect.price is not None and effect.price.cards is None:
                    yield from uses_of(effect, card.plurals)


def turns_itself(effect: Effect) -> bool:
    """Whether its card leaves, so that it cannot be used again at once."""
    return any(
        step.phrase.verb in ("turn", "destroy", "discard") and step.phrase.values["target"] == "this"
        for step in effect.steps
    )


def uses_of(effect: Effect, plurals: Plurals) -> Iterator[Exchange]:
    """What one use may take and give: at its cheapest, of a slash each resource."""
    assert effect.price is not None
    given: list[Item] = []
    for step in effect.steps:
        if step.phrase.verb == "gain":
            given += grammar.read_sum(str(step.phrase.values["sum"]))
        elif step.phrase.verb == "gain-per":
            term = grammar.read_value(str(step.phrase.values["value"]), plurals)
            given.append(Item(term.kinds, term.most or term.n * MOST_COUNTED))
    if not given:
        return
    for sum_ in effect.price.sums:
        for taken in choices(sum_.items):
            for gained in choices(given):
                change = tuple(more - less for more, less in zip(gained, taken, strict=True))
                yield Exchange(change, effect.place)


def choices(items: Sequence[Item]) -> Iterator[Vector]:
    """Every way of taking one resource of each kind."""
    each = [[1 << k for k in range(ops.KINDS_OF_RESOURCE) if item.kinds >> k & 1] for item in items]
    for bits in product(*each):
        yield vector([Item(bit, item.n) for bit, item in zip(bits, items, strict=True)])


def vector(items: Sequence[Item]) -> Vector:
    """So many of each resource."""
    return tuple(sum(item.n for item in items if item.kinds == 1 << k) for k in range(ops.KINDS_OF_RESOURCE))
