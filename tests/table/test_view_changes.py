"""What differs between two views is found in their cells: the same as in the views themselves, whatever fields a game has."""

from collections.abc import Iterable
from itertools import chain, product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.kernel import comparing as cm
from deckwright.kernel import showing as sh
from deckwright.kernel.showing import FieldList
from deckwright.server.steps import changes_of, differences
from deckwright.table.view_changes import OPEN_ROOM, Comparer

VIEW = FieldList()
COUNT = VIEW.add("count", sh.COUNTER)
RARE = VIEW.add("rare", sh.COUNTER, absent=True)
CARDS = VIEW.add("cards", sh.ZONE, sh.SORTED)
MOODS = VIEW.add("moods", sh.WORDS)
DEALS = VIEW.add("deals", sh.NUMBERS_BY)
PART = VIEW.add("part", sh.PART, empty=True)
PART_COUNT = VIEW.add("part.count", sh.COUNTER)
PART_CARDS = VIEW.add("part.cards", sh.ZONE, sh.SORTED, absent=True)
ROWS = VIEW.add("rows", sh.LIST)
ROW = VIEW.add("rows[]", sh.ITEM)
ROW_CARD = VIEW.add("rows[].card", sh.CARD, empty=True)
ROW_RARE = VIEW.add("rows[].rare", sh.COUNTER, absent=True)
BOXES = VIEW.add("rows[].boxes", sh.ROWS)
BOX = VIEW.add("rows[].boxes[]", sh.ITEM)
BOX_COUNT = VIEW.add("rows[].boxes[].count", sh.COUNTER)
BOX_CARDS = VIEW.add("rows[].boxes[].cards", sh.ZONE, sh.SORTED)
TALES = VIEW.add("tales", sh.LIST)
TALE = VIEW.add("tales[]", sh.ITEM)
TALE_COUNT = VIEW.add("tales[].count", sh.COUNTER)
TALE_TOLD = VIEW.add("tales[].told", sh.TOLD, absent=True)
EVENT = VIEW.add("event", sh.TOLD)


class Farm:
    """A ruleset as far as views ask."""

    ids = ("ox", "hen", "cat")
    cards = ids
    viewed = SimpleNamespace(
        fields=VIEW, words={"moods": {0: "calm", 1: "wild"}}, words_in=lambda ruleset: {}, told={"tales[].told": lambda game: game.told}
    )  # fmt: skip

    @property
    def kind(self) -> Any:
        return self


COMPARER = Comparer(Farm())  # type: ignore[arg-type]

few = st.integers(0, 2)
Cells = list[int]


def joined(parts: Iterable[Cells]) -> Cells:
    return [*chain.from_iterable(parts)]


def one(field: int, value: st.SearchStrategy[int] = few) -> st.SearchStrategy[Cells]:
    return value.map(lambda number: [field, 1, number])


def several(field: int) -> st.SearchStrategy[Cells]:
    most = 1 if field == MOODS else 2
    return st.lists(st.integers(0, most), max_size=4).map(lambda cells: [field, len(cells), *cells])


def maybe(field: st.SearchStrategy[Cells]) -> st.SearchStrategy[Cells]:
    return st.just([]) | field


def mark(field: int) -> st.SearchStrategy[Cells]:
    return st.just([field, 0])


def run(*parts: st.SearchStrategy[Cells]) -> st.SearchStrategy[Cells]:
    return st.tuples(*parts).map(joined)


def items(field: int, item: st.SearchStrategy[Cells], most: int = 3) -> st.SearchStrategy[Cells]:
    return st.lists(item, max_size=most).map(lambda found: joined([[field, 0], *found]))


box = run(mark(BOX), one(BOX_COUNT), several(BOX_CARDS))
row = run(mark(ROW), one(ROW_CARD, st.integers(-1, 1)), maybe(one(ROW_RARE)), items(BOXES, box))
tale = run(mark(TALE), one(TALE_COUNT), maybe(mark(TALE_TOLD)))
part = st.just([PART, 1, sh.NOTHING]) | run(mark(PART), one(PART_COUNT), maybe(several(PART_CARDS)))
deals = st.lists(few, max_size=2).map(
    lambda cells: [DEALS, 2 * len(cells), *(cell for pair in zip(cells, cells, strict=True) for cell in pair)]
)
blocks = [
    one(COUNT), maybe(one(RARE)), several(CARDS), several(MOODS), deals, part, items(ROWS, row, 4), items(TALES, tale), mark(EVENT),
]  # fmt: skip
views = st.tuples(*blocks)
SOME_ROWS = [
    [ROW, 0, ROW_CARD, 1, 1],
    [ROW, 0, ROW_CARD, 1, 0, ROW_RARE, 1, 1],
    [ROW, 0, ROW_CARD, 1, 0, BOXES, 0, BOX, 0],
]


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Cells, Cells]:
    """Two views that have most in common."""
    before = draw(views)
    other = draw(st.sets(st.integers(0, len(blocks) - 1), max_size=3))
    after = [draw(blocks[place]) if place in other else block for place, block in enumerate(before)]
    return joined(before), joined(after)


def compared(before: Cells, after: Cells) -> list[int]:
    """The cells of what differs."""
    buffers = [np.array([1 + len(cells), *cells], dtype=np.int32) for cells in (before, after)]
    opened, out = np.zeros(OPEN_ROOM, dtype=np.int32), np.zeros(4096, dtype=np.int32)
    out[sh.END] = sh.FIRST_FIELD
    cm.compare_views(buffers[0], buffers[1], COMPARER.plan, opened, out)
    found: list[int] = out[: out[sh.END]].tolist()
    return found


def moment(events: int, told: int) -> Any:
    return SimpleNamespace(log=range(events), told=told)


def check(pair: tuple[Cells, Cells], told: int = 0, events: int = 0) -> None:
    """Cells say what the views say that are made of them."""
    before, after = moment(1, 0), moment(1 + events, told)
    found = compared(*pair)
    read: Any = COMPARER.read(found, sh.FIRST_FIELD, len(found), before, after)
    decoder = COMPARER.decoder
    whole = [decoder.whole(cells, 0, len(cells), game) for cells, game in zip(pair, (before, after), strict=True)]
    assert changes_of(read) == differences(*whole)


@given(pair=pairs(), told=few, events=few)
def test_cells_say_the_same_as_views(pair: tuple[Cells, Cells], told: int, events: int) -> None:
    check(pair, told, events)


LISTS = [
    [[CARDS, length, *cards] for length in range(5) for cards in product(range(2), repeat=length)],
    [[ROWS, 0, *joined(rows)] for length in range(4) for rows in product(SOME_ROWS, repeat=length)],
]  # fmt: skip


@pytest.mark.parametrize("lists", LISTS, ids=["series", "items"])
def test_of_all_short_lists_cells_say_the_same(lists: list[Cells]) -> None:
    for before, after in product(lists, repeat=2):
        check((before, after))


def test_of_a_list_only_what_is_new_is_read() -> None:
    card = [ROW, 0, ROW_CARD, 1]
    begin, new, end = [*card, 0, BOXES, 0], [*card, 1, BOXES, 0], [*card, 2, BOXES, 0]
    found = compared([ROWS, 0, *begin, *end], [ROWS, 0, *begin, *new, *end])
    assert found[1:] == [ROWS, *[cm.NOWHERE] * cm.MOST_ITEMS, 1, 0, 0, 2 + len(new), ROWS, 0, *new]


def test_what_is_alike_takes_no_cells() -> None:
    assert compared([COUNT, 1, 3, CARDS, 2, 1, 1], [COUNT, 1, 3, CARDS, 2, 1, 1]) == [1]
