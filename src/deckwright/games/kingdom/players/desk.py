"""A place to work behind the list of legal actions: what a deed still needs, and what could be produced for it.

The list has room for more actions than there ever are in a turn, so its end is free. Rows stand for what brings resources:
a card that produces, or an effect that gives.
"""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.players.page import value_of
from deckwright.kernel.rules import Cells, rule

NEED = 0  # of each resource; below 0 is what is left over
ROWS = 6  # how many rows there are
REACH = 7  # what all rows could bring together, in tenths of a coin
ENDING, OTHER = 8, 14  # the best deed that ends the turn, and the best other one
VALUE, DEED, OF, PRICE, FOR, PLACE = range(6)  # of a deed: the action, its card, what is paid and for what
ROW = 20
ACTION, CARD, FIXED, MASK_1, N_1, MASK_2, N_2, LOSS, TAKEN, REPEATS = 0, 1, 2, 8, 9, 10, 11, 12, 13, 14
ROW_CELLS = 15
MOST_ROWS = 18
DESK_CELLS = ROW + MOST_ROWS * ROW_CELLS
FREE, PICKED, RESERVED = 0, 1, 16  # how often a row is picked; `RESERVED` more where it is kept for something else
MOST_REPEATS = 3
MOST_PICKS = 12


@rule
def desk_of(out: Cells) -> int:
    """Where the place to work begins."""
    return int(out.shape[0]) - DESK_CELLS


@rule
def clear_desk(out: Cells) -> None:
    for i in range(ROW):
        out[desk_of(out) + i] = 0
    forget_deed(out, desk_of(out) + ENDING)
    forget_deed(out, desk_of(out) + OTHER)


@rule
def forget_deed(out: Cells, at: int) -> None:
    """No deed is the best of its kind any more."""
    out[at + VALUE] = 0
    out[at + DEED] = -1
    out[at + OF] = 0


@rule
def row_at(out: Cells, row: int) -> int:
    return desk_of(out) + ROW + row * ROW_CELLS


@rule
def add_row(out: Cells, action: int, card: int) -> int:
    """A new row, empty; where it begins, or -1 if there is no room."""
    n = int(out[desk_of(out) + ROWS])
    if n >= MOST_ROWS:
        return -1
    out[desk_of(out) + ROWS] = n + 1
    at = row_at(out, n)
    for i in range(ROW_CELLS):
        out[at + i] = 0
    out[at + ACTION] = action
    out[at + CARD] = card
    return at


@rule
def add_kind(out: Cells, at: int, kinds: int, n: int) -> None:
    """So many of a kind are given by a row; of a kind with a slash one resource is chosen unit by unit."""
    if kinds & (kinds - 1) == 0:
        for resource in range(ops.KINDS_OF_RESOURCE):
            if kinds == 1 << resource:
                out[at + FIXED + resource] += n
    elif out[at + MASK_1] == 0 or out[at + MASK_1] == kinds:
        out[at + MASK_1] = kinds
        out[at + N_1] += n
    else:
        out[at + MASK_2] = kinds
        out[at + N_2] += n


@rule
def forget_picks(out: Cells) -> None:
    """No row is picked any more; what is reserved stays so."""
    for row in range(out[desk_of(out) + ROWS]):
        at = row_at(out, row)
        if out[at + TAKEN] < RESERVED:
            out[at + TAKEN] = FREE


@rule
def reserve_picks(out: Cells) -> None:
    """What is picked now is kept for it."""
    for row in range(out[desk_of(out) + ROWS]):
        at = row_at(out, row)
        if out[at + TAKEN] > FREE and out[at + TAKEN] < RESERVED:
            out[at + TAKEN] = RESERVED


@rule
def reserve_card(out: Cells, card: int) -> None:
    """A card is kept for something: it brings nothing for anything else."""
    for row in range(out[desk_of(out) + ROWS]):
        at = row_at(out, row)
        if out[at + CARD] == card:
            out[at + TAKEN] = RESERVED


@rule
def is_reserved(out: Cells, card: int) -> bool:
    """Whether a card is kept for something."""
    for row in range(out[desk_of(out) + ROWS]):
        at = row_at(out, row)
        if out[at + CARD] == card and out[at + TAKEN] >= RESERVED:
            return True
    return False


@rule
def need(out: Cells, resource: int) -> int:
    return int(out[desk_of(out) + NEED + resource])


@rule
def missing_value(out: Cells) -> int:
    """What is still needed, in tenths of a coin."""
    total = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = need(out, resource)
        if n > 0:
            total += n * value_of(resource)
    return total


@rule
def most_needed(out: Cells, kinds: int) -> int:
    """The resource of these kinds of which most is needed; of none is needed the least valuable to lack, the last."""
    found = -1
    most = -1000
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (kinds >> resource) & 1 == 1:
            n = need(out, resource)
            heavy = n * value_of(resource) if n > 0 else n * 8 + value_of(resource) - 100
            if heavy > most:
                most = heavy
                found = resource
    return found


@rule
def can_be_picked(out: Cells, at: int, card: int, exchanging: bool) -> bool:
    """Whether a row may be picked for a deed of this card: not for itself, and no card twice."""
    if out[at + TAKEN] >= RESERVED or out[at + CARD] == card:
        return False
    if out[at + REPEATS] == 0 and out[at + TAKEN] > FREE:
        return False
    if out[at + TAKEN] >= MOST_REPEATS or (not exchanging and has_price(out, at)):
        return False
    if out[at + REPEATS] == 1:
        return True
    for row in range(out[desk_of(out) + ROWS]):
        other = row_at(out, row)
        if out[other + CARD] == out[at + CARD] and out[other + TAKEN] > FREE and out[other + REPEATS] == 0:
            return False
    return True


@rule
def has_price(out: Cells, at: int) -> bool:
    for resource in range(ops.KINDS_OF_RESOURCE):
        if out[at + FIXED + resource] < 0:
            return True
    return False


@rule
def help_of(out: Cells, at: int) -> int:
    """How much a row helps: what it gives of what is needed, less a little of what is left over and of what is lost."""
    helps = 0
    over = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = int(out[at + FIXED + resource])
        wanted = max(0, need(out, resource))
        if n > 0:
            used = min(n, wanted)
            helps += used * value_of(resource)
            over += (n - used) * value_of(resource)
        elif n < 0:
            helps += n * value_of(resource)
    helps += slash_help(out, at, int(out[at + MASK_1]), int(out[at + N_1]))
    helps += slash_help(out, at, int(out[at + MASK_2]), int(out[at + N_2]))
    return 0 if helps <= 0 else 8 * helps - over - int(out[at + LOSS])


@rule
def slash_help(out: Cells, at: int, kinds: int, n: int) -> int:
    """How much a choice of resources helps."""
    if n == 0:
        return 0
    best = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (kinds >> resource) & 1 == 1:
            open_ = max(0, need(out, resource) - max(0, int(out[at + FIXED + resource])))
            best = max(best, min(n, open_) * value_of(resource))
    return best


@rule
def take_row(out: Cells, at: int) -> None:
    """A row is picked: what it gives is needed no more, what it costs is needed too."""
    out[at + TAKEN] += 1
    here = desk_of(out)
    for resource in range(ops.KINDS_OF_RESOURCE):
        out[here + NEED + resource] -= out[at + FIXED + resource]
    for _ in range(out[at + N_1]):
        out[here + NEED + most_needed(out, int(out[at + MASK_1]))] -= 1
    for _ in range(out[at + N_2]):
        out[here + NEED + most_needed(out, int(out[at + MASK_2]))] -= 1


@rule
def cover(out: Cells, card: int, exchanging: bool) -> bool:
    """Pick rows until nothing is needed any more, for a deed of this card; whether that can be."""
    for _ in range(MOST_PICKS):
        if missing_value(out) == 0:
            return True
        best = -1
        most = 0
        for row in range(out[desk_of(out) + ROWS]):
            at = row_at(out, row)
            if can_be_picked(out, at, card, exchanging):
                helps = help_of(out, at)
                if helps > most:
                    most = helps
                    best = at
        if best < 0:
            return False
        take_row(out, best)
    return missing_value(out) == 0


@rule
def loss_of_picks(out: Cells) -> int:
    """What is lost by all that is picked."""
    total = 0
    for row in range(out[desk_of(out) + ROWS]):
        at = row_at(out, row)
        if out[at + TAKEN] > FREE and out[at + TAKEN] < RESERVED:
            total += int(out[at + LOSS])
    return total


@rule
def is_listed(out: Cells, n: int, action: int) -> bool:
    """Whether an action is legal."""
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rule
def first_pick(out: Cells, n: int) -> int:
    """What is done first of all that is picked: who only gives before who takes, too; or -1 if nothing of it is legal."""
    for row in range(out[desk_of(out) + ROWS]):
        at = row_at(out, row)
        if out[at + TAKEN] > FREE and out[at + TAKEN] < RESERVED and not has_price(out, at):
            return int(out[at + ACTION])
    for row in range(out[desk_of(out) + ROWS]):
        at = row_at(out, row)
        if out[at + TAKEN] > FREE and out[at + TAKEN] < RESERVED and is_listed(out, n, int(out[at + ACTION])):
            return int(out[at + ACTION])
    return -1
