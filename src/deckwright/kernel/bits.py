"""Sets of small numbers, kept as the bits of one number."""

from deckwright.kernel.rules import rule

EIGHT = 8  # cells that a processor fetches at once where they begin at a multiple of it


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
