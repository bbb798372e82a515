"""What differs from each view of a seat to the next, found in the cells that the rules show, before anything is made of them.

From one action to the next hardly any field of a view changes. So the cells are compared, and plain data is made only of what
differs.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from deckwright.kernel import comparing as cm
from deckwright.kernel import showing as sh
from deckwright.table import running, viewing
from deckwright.table.hidden import new_bag
from deckwright.table.kinds import Ruleset
from deckwright.table.viewing import Moment, decoder_of

Path = list[str | int]  # keys and places, from the outside in
# Where something differs, what stood there before, and what stands there after. Of a list in which something is as before, the
# rest of what is there after, from where on it stands there, and how much went; else this is less than 0.
Difference = tuple[Path, Any, Any, int, int]

ROOM = 4096  # cells of differences, at first
OPEN_ROOM = cm.FIRST_OPEN + cm.MOST_DEEP * cm.OPEN_CELLS
NATURES = {
    viewing.GROUP: cm.GROUP, viewing.ITEMS: cm.LIST, viewing.ITEM: cm.ITEM,
    viewing.CARDS: cm.SERIES, viewing.SOME_NUMBERED: cm.SERIES, viewing.NUMBERS: cm.SERIES,
}  # fmt: skip


@lru_cache(maxsize=64)
def comparer_of(ruleset: Ruleset) -> "Comparer":
    """What compares views of a ruleset's games."""
    return Comparer(ruleset)


class Comparer:
    """Finds what differs from view to view, and makes plain data of that alone."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset, self.decoder = ruleset, decoder_of(ruleset)
        fields, plan = ruleset.kind.viewed.fields.fields, self.decoder.plan
        natures = [NATURES.get(how, cm.PLAIN) for how, *_ in plan]
        self.view, self.holders = len(fields), [holder for _, holder, *_ in plan]
        for number in self.decoder.told_anew:
            natures[number] = cm.TOLD_ANEW
            for around in self.around(number)[
                :-1
            ]:  # the cells of a list that it stands in do not say whether it is alike
                natures[around] = cm.ITEM if natures[around] == cm.ITEM else cm.GROUP
        held = [*zip(self.holders, natures, strict=True), (cm.NOWHERE, cm.GROUP)]
        self.plan = np.array(held, dtype=np.int32).ravel()
        self.paths = [*(path_of(field.path) for field in fields), path_of("")]
        assert all(len(items) <= cm.MOST_ITEMS for _, items in self.paths)
        assert all(len(self.around(number)) < cm.MOST_DEEP for number in range(len(fields)))

    def around(self, field: int) -> list[int]:
        """What a field stands in, from the inside out; the view itself comes last."""
        found = [field]
        while found[-1] != self.view:
            found.append(self.holders[found[-1]])
        return found[1:]

    def follow(self, moments: Sequence[Moment], viewer: int, memory_aids: bool) -> Iterator[list[Difference]]:
        """All that differs from each moment of a game to the next, as this viewer may see them."""
        found = self.compared(np.array([moment.state for moment in moments]), viewer, memory_aids)
        begin = sh.FIRST_FIELD + len(moments) - 1
        for (before, after), end in zip(pairwise(moments), found[sh.FIRST_FIELD : begin], strict=True):
            yield self.read(found, begin, end, before, after)
            begin = end

    def compared(self, states: np.ndarray, viewer: int, memory_aids: bool) -> list[int]:
        """The cells of all differences."""
        kind, table, opened = self.ruleset.kind, self.ruleset.table, np.empty(OPEN_ROOM, dtype=np.int32)
        compare, bag, room, shown = running.rules(kind).compare, new_bag(kind), ROOM + len(states), viewing.ROOM
        while True:
            out, views = np.empty(room, dtype=np.int32), np.empty((2, shown), dtype=np.int32)
            larger = compare(states, table, bag, self.plan, opened, views, out, viewer, memory_aids)
            end = int(out[sh.END])
            if not larger and end <= room:
                cells: list[int] = out[:end].tolist()
                return cells
            room, shown = max(room, end), max(shown, larger)

    def read(self, found: list[int], at: int, until: int, before: Moment, after: Moment) -> list[Difference]:
        """The differences in these cells as plain data; the moments say what does not follow from cells."""
        differences: list[Difference] = []
        while at < until:
            field, begin = found[at], at + cm.HEAD + 1
            middle = begin + found[begin - 1]
            end = middle + 1 + found[middle]
            path, items = self.paths[field]
            if items:
                path = path.copy()
                for place, item in enumerate(items, at + 1):
                    path[item] = found[place]
            made = self.decoder.part if field != self.view else self.decoder.whole
            old = made(found, begin, middle, before) if middle > begin else None
            differences.append((path, old, made(found, middle + 1, end, after), found[at + cm.AT], found[at + cm.GONE]))
            at = end
        return differences


def path_of(path: str) -> tuple[Path, list[int]]:
    """Where a field stands, as keys from the outside in, and where among them the numbers of items belong."""
    keys: Path = []
    for key in path.split(".") if path else []:
        keys.append(key.removesuffix("[]"))
        keys += [cm.NOWHERE] if key.endswith("[]") else []
    return keys, [place for place, key in enumerate(keys) if key == cm.NOWHERE]
