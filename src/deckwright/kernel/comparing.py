"""The rules that find what differs from view to view, in the cells that a game shows.

Two views are gone through side by side. Where one has a field that the other has not, all that holds it is a difference.
"""

from deckwright.kernel import showing as sh
from deckwright.kernel.playing import show
from deckwright.kernel.rules import Cells, Nodes, Numbers, Rows, entry, rule
from deckwright.kernel.showing import put

# What is known of each field: where it stands, and how it is compared. The number behind the last field is the view itself.
HOLDER, NATURE = range(2)
PLAN_CELLS = 2
PLAIN, SERIES, TOLD_ANEW, GROUP, LIST, ITEM = range(6)  # of a series each cell is one thing of a list
NOWHERE = -1

# What has been begun in both views and not ended: a group, list or item, where it begins in both, where its differences begin,
# and how many items it has had; of an item, which one it is. The first cell says how many there are.
FIELD, BEFORE_AT, AFTER_AT, KNOWN, COUNT, NUMBER = range(6)
OPEN_CELLS = 6
DEPTH, FIRST_OPEN = 0, 1
MOST_DEEP = 12

# A difference: its field, the numbers of the items in which it lies, from the outside in, and what it is, before and after: each
# as how many cells it has, and the cells. Of a series, and of a list that has more or fewer items than before, only what is new:
# where it begins, nowhere if nothing is as before, and how much has gone.
MOST_ITEMS = 4
AT = 1 + MOST_ITEMS
GONE = AT + 1
HEAD = GONE + 1


@entry
def compare_moments(
    moments: Rows,
    t: Cells,
    bag: Cells,
    plan: Numbers,
    opened: Numbers,
    shown: Nodes,
    out: Numbers,
    viewer: int,
    aids: bool,
) -> int:
    """Write where the differences from each moment to the next end, then all of them, in the order of the views; how many cells
    a view has that is larger than there is room for, 0 if none is.
    """
    out[sh.END] = sh.FIRST_FIELD + moments.shape[0] - 1
    for moment in range(moments.shape[0]):
        after, before = shown[moment % 2], shown[1 - moment % 2]
        show(moments[moment], t, bag, after, viewer, aids)
        if after[sh.END] > shown.shape[1]:
            return int(after[sh.END])
        if moment > 0:
            compare_views(before, after, plan, opened, out)
            out[sh.FIRST_FIELD + moment - 1] = out[sh.END]
    return 0


@rule
def compare_views(before: Numbers, after: Numbers, plan: Numbers, opened: Numbers, out: Numbers) -> None:
    """Write every difference between two views."""
    i, j = sh.FIRST_FIELD, sh.FIRST_FIELD
    opened[DEPTH] = 0
    begin(opened, out, plan.shape[0] // PLAN_CELLS - 1, i, j)
    while i < before[sh.END] or j < after[sh.END]:
        one, other = field_at(before, i), field_at(after, j)
        end_what_is_over(plan, opened, one, other)
        place = innermost(opened)
        if one != other:
            whole = int(opened[place + FIELD])
            begun, begun_there = int(opened[place + BEFORE_AT]), int(opened[place + AFTER_AT])
            out[sh.END] = opened[place + KNOWN]  # what differs inside is part of it
            i, j = end_of(before, i, plan, whole), end_of(after, j, plan, whole)
            note(plan, opened, out, whole)
            if plan[whole * PLAN_CELLS + NATURE] == LIST:
                put_items(before, i, after, j, plan, opened, out)
            else:
                put_parts(before, begun, i, after, begun_there, j, out)
            opened[DEPTH] -= 1
        elif plan[one * PLAN_CELLS + NATURE] >= GROUP and is_alike(before, i, after, j):
            begin(opened, out, one, i, j)
            i, j = next_field(before, i), next_field(after, j)
        else:
            begun, begun_there = i, j
            i, j = next_field(before, i), next_field(after, j)
            if plan[one * PLAN_CELLS + NATURE] == TOLD_ANEW or not is_alike(before, begun, after, begun_there):
                i, j = end_of(before, i, plan, one), end_of(after, j, plan, one)
                note(plan, opened, out, one)
                if plan[one * PLAN_CELLS + NATURE] == SERIES:
                    put_series(before, begun, after, begun_there, out)
                else:
                    put_parts(before, begun, i, after, begun_there, j, out)


@rule
def field_at(cells: Numbers, at: int) -> int:
    """Which field begins here."""
    return int(cells[at]) if at < cells[sh.END] else NOWHERE


@rule
def next_field(cells: Numbers, at: int) -> int:
    """Where the field ends that begins here."""
    return at + 2 + int(cells[at + 1])


@rule
def is_alike(before: Numbers, i: int, after: Numbers, j: int) -> bool:
    """Whether a field has the same cells in both views."""
    for place in range(1, 2 + before[i + 1]):
        if before[i + place] != after[j + place]:
            return False
    return True


@rule
def holder_of(plan: Numbers, field: int) -> int:
    """The group, list or item in which a field stands."""
    return int(plan[field * PLAN_CELLS + HOLDER]) if field != NOWHERE else NOWHERE


@rule
def end_of(cells: Numbers, at: int, plan: Numbers, whole: int) -> int:
    """Where the group, list or item ends in which the fields from here on stand."""
    while at < cells[sh.END]:
        holder = holder_of(plan, int(cells[at]))
        while holder != whole and holder != NOWHERE:
            holder = holder_of(plan, holder)
        if holder == NOWHERE:
            return at
        at = next_field(cells, at)
    return at


@rule
def innermost(opened: Numbers) -> int:
    """The place of what was begun last."""
    return FIRST_OPEN + int(opened[DEPTH] - 1) * OPEN_CELLS


@rule
def begin(opened: Numbers, out: Numbers, field: int, i: int, j: int) -> None:
    """A group, list or item begins in both views; an item is the next one of its list."""
    number = 0
    if opened[DEPTH] > 0:
        around = innermost(opened)
        number = int(opened[around + COUNT])
        opened[around + COUNT] += 1
    opened[DEPTH] += 1
    place = innermost(opened)
    opened[place + FIELD] = field
    opened[place + BEFORE_AT] = i
    opened[place + AFTER_AT] = j
    opened[place + KNOWN] = out[sh.END]
    opened[place + NUMBER] = number
    opened[place + COUNT] = 0


@rule
def end_what_is_over(plan: Numbers, opened: Numbers, one: int, other: int) -> None:
    """Neither of the next fields stands in what was begun last: that has ended in both views."""
    here, there = holder_of(plan, one), holder_of(plan, other)
    place = innermost(opened)
    while opened[DEPTH] > 1 and opened[place + FIELD] != here and opened[place + FIELD] != there:
        opened[DEPTH] -= 1
        place = innermost(opened)


@rule
def note(plan: Numbers, opened: Numbers, out: Numbers, field: int) -> None:
    """A field differs that stands in, or is, what was begun last."""
    put(out, field)
    items = 0
    for depth in range(opened[DEPTH]):
        place = FIRST_OPEN + depth * OPEN_CELLS
        if plan[opened[place + FIELD] * PLAN_CELLS + NATURE] == ITEM:
            put(out, int(opened[place + NUMBER]))
            items += 1
    for _ in range(items, MOST_ITEMS):
        put(out, NOWHERE)


@rule
def put_parts(before: Numbers, i: int, i_end: int, after: Numbers, j: int, j_end: int, out: Numbers) -> None:
    """What stood there before, and what stands there after."""
    put(out, NOWHERE)
    put(out, 0)
    put(out, i_end - i)
    put_cells(before, i, i_end, out)
    put(out, j_end - j)
    put_cells(after, j, j_end, out)


@rule
def put_cells(cells: Numbers, at: int, end: int, out: Numbers) -> None:
    """Write these cells once more."""
    for place in range(at, end):
        put(out, int(cells[place]))


@rule
def put_series(before: Numbers, i: int, after: Numbers, j: int, out: Numbers) -> None:
    """Of a series, what is new between what is alike at its beginning and at its end."""
    n, m = int(before[i + 1]), int(after[j + 1])
    kept, alike = 0, 0
    while kept < n and kept < m and before[i + 2 + kept] == after[j + 2 + kept]:
        kept += 1
    while alike < n - kept and alike < m - kept and before[i + 1 + n - alike] == after[j + 1 + m - alike]:
        alike += 1
    new = m - kept - alike
    put_between(out, kept if kept + alike > 0 else NOWHERE, n - kept - alike, int(after[j]), new, new)
    put_cells(after, j + 2 + kept, j + 2 + kept + new, out)


@rule
def put_between(out: Numbers, at: int, gone: int, field: int, cells: int, follow: int) -> None:
    """Where in a list something is new, and how much has gone; the cells of the field follow, which says how many it has."""
    put(out, at)
    put(out, gone)
    put(out, 0)
    put(out, 2 + follow)
    put(out, field)
    put(out, cells)


@rule
def put_items(
    before: Numbers, i_end: int, after: Numbers, j_end: int, plan: Numbers, opened: Numbers, out: Numbers
) -> None:
    """Of the list that was begun last, the items that are new between those that are alike at its beginning and at its end."""
    i, j = items_at(before, opened, BEFORE_AT), items_at(after, opened, AFTER_AT)
    kept = 0
    while i < i_end and j < j_end and is_same_item(before, i, after, j, plan):
        i, j = end_of_item(before, i, plan), end_of_item(after, j, plan)
        kept += 1
    alike = 0  # cells at the end
    while i_end - alike > i and j_end - alike > j and before[i_end - alike - 1] == after[j_end - alike - 1]:
        alike += 1
    begun, dropped = j, 0
    while i_end - i != j_end - j or i_end - i > alike:
        if i_end - i >= j_end - j:
            i = end_of_item(before, i, plan)
            dropped += 1
        else:
            j = end_of_item(after, j, plan)
    at = kept if kept > 0 or j < j_end else NOWHERE
    put_between(out, at, dropped, int(opened[innermost(opened) + FIELD]), 0, j - begun)
    put_cells(after, begun, j, out)


@rule
def items_at(cells: Numbers, opened: Numbers, where: int) -> int:
    """Where the items of the list begin that was begun last."""
    return next_field(cells, int(opened[innermost(opened) + where]))


@rule
def end_of_item(cells: Numbers, at: int, plan: Numbers) -> int:
    """Where the item ends that begins here."""
    return end_of(cells, next_field(cells, at), plan, int(cells[at]))


@rule
def is_same_item(before: Numbers, i: int, after: Numbers, j: int, plan: Numbers) -> bool:
    """Whether two items have the same cells."""
    n = end_of_item(before, i, plan) - i
    if end_of_item(after, j, plan) - j != n:
        return False
    for place in range(n):
        if before[i + place] != after[j + place]:
            return False
    return True
