"""Resources in words: what is in the pool, what a card gives, what a cost box asks for, and what is missing for it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.cards import ops

ANY = "any"  # in the place of a resource


class Amounts:
    """Says how much there is of what, in one language."""

    def __init__(self, words: Messages) -> None:
        self.words = words

    def of(self, kinds: str, n: int) -> str:
        """`2 coins`, `1 wood/metal`"""
        if "/" in kinds:
            return f"{n} {'/'.join(self.words.say(f'view-resource-{kind}') for kind in kinds.split('/'))}"
        return self.words.say(f"held-{kinds}", n=n)

    def all(self, amounts: Mapping[str, int]) -> str:
        """`2 coins, 1 wood`; empty where there is nothing."""
        return ", ".join(self.of(kinds, n) for kinds, n in amounts.items() if n)

    def production(self, slots: Iterable[Sequence[str]]) -> str:
        """`1 coin, 1 wood/metal`"""
        return self.all(Counter(named(slot) for slot in slots))


def named(slot: Sequence[str]) -> str:
    """The kinds of a slot as a price writes them."""
    return ANY if len(slot) == ops.KINDS_OF_RESOURCE else "/".join(slot)


def missing(price: Mapping[str, int], have: Mapping[str, int]) -> dict[str, int]:
    """What lacks of a price: first of what must be of one kind, then of what may be of several."""
    left, found = dict(have), dict[str, int]()
    for kinds, n in sorted(price.items(), key=lambda entry: (entry[0] == ANY, "/" in entry[0])):
        lacking = n
        for kind in ops.RESOURCES if kinds == ANY else kinds.split("/"):
            used = min(lacking, left.get(kind, 0))
            left[kind] = left.get(kind, 0) - used
            lacking -= used
        if lacking:
            found[kinds] = lacking
    return found
