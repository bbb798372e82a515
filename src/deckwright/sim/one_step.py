"""One step of one game as a single call: take an answer if it is legal, go on, and list what is legal next.

Handing an array to compiled code takes longer than the rules need for a step. So everything that a game needs lies at
places that its *desk*, a few whole numbers, tells: what Python hands over is the address of the desk and the answer.
"""

from functools import cache
from typing import Any

from numba import types
from numba.core.types import intp
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from deckwright.kernel.modes import Modes
from deckwright.kernel.playing import GO_ON, apply, has_grown_beyond, legal, set_up
from deckwright.kernel.rules import Wide, entry
from deckwright.kernel.stack import ERROR, NO_ERROR, PLAYER, top

# What lies on the desk: where the state, the table of the ruleset and the list of legal actions begin, and how many
# cells they have; how many actions are legal, who decides, and who begins.
STATE, STATE_CELLS, TABLE, TABLE_CELLS, LEGAL, LEGAL_ROOM, COUNT, SEAT, FIRST_SEAT = range(9)
DESK_CELLS = 9

NOT_DEALT = -1  # as a count: the game is dealt in the next step, whatever the answer
NOBODY = -1
REFUSED, TOO_MUCH = -1, -2  # instead of a count: the answer is not legal, or sets off more than can be carried out


def array_at(kind: Any) -> Any:
    """The cells at an address as an array, inside compiled code."""

    def take(_context: Any, _address: Any, _cells: Any) -> Any:
        array_type = types.Array(kind, 1, "C")

        def build(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            address, cells = arguments
            cell = context.get_data_type(kind)
            size = context.get_constant(intp, context.get_abi_sizeof(cell))
            array = make_array(array_type)(context, builder)
            data = builder.inttoptr(address, cell.as_pointer())
            populate_array(array, data=data, shape=(cells,), strides=(size,), itemsize=size, meminfo=None)
            return array._getvalue()

        return array_type(types.int64, types.int64), build

    return intrinsic(take)


numbers_at, cells_at, events_at = array_at(types.int64), array_at(types.int16), array_at(types.int32)


@entry
def take_step(address: Wide, action: Wide) -> int:
    """Answer in the game of this desk; how many actions are legal then, 0 at the end.

    What is not in the list of legal actions is refused before anything is done.
    """
    desk = numbers_at(address, DESK_CELLS)
    s = cells_at(desk[STATE], desk[STATE_CELLS])
    t = cells_at(desk[TABLE], desk[TABLE_CELLS])
    e = events_at(address, 0)  # nothing is told
    out = cells_at(desk[LEGAL], desk[LEGAL_ROOM])
    count = desk[COUNT]
    if count == NOT_DEALT:
        set_up(s, t, e, desk[FIRST_SEAT])
        action = GO_ON
    else:
        place = 0
        while place < count and out[place] != action:
            place += 1
        if place >= count:
            return REFUSED
    apply(s, t, e, action)
    if s[ERROR] != NO_ERROR or has_grown_beyond(s):
        desk[COUNT] = 0
        desk[SEAT] = NOBODY
        return TOO_MUCH
    count = legal(s, t, out)
    desk[COUNT] = count
    desk[SEAT] = NOBODY if count == 0 else int(s[top(s) + PLAYER])
    return count


@cache
def compiled_step(modes: Modes) -> Any:
    """`take_step` as Python calls it fastest: the types of what it gets are not looked at, whole numbers are all it takes."""
    compiled: Any = modes.stepping(take_step)
    (overload,) = compiled.overloads.values()
    return overload.entry_point
