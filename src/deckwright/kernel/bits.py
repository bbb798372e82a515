"""Sets of small numbers, kept as the bits of one number."""

from deckwright.kernel.modes import rule


@rule
def lowest_bit(bits: int) -> int:
    """The smallest number of a set that has one."""
    place = 0
    while (bits >> place) & 1 == 0:
        place += 1
    return place


@rule
def without_lowest(bits: int) -> int:
    """The set without its smallest number."""
    return bits & (bits - 1)
