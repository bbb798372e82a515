"""The exponential function in plain additions and multiplications: the same bits on every machine.

What the C library gives differs in the last bit from processor to processor, and a search would go another way there.
"""

from deckwright.kernel.rules import rule

SMALL = 0.03125  # below this the first eight terms of the series are all that counts
C2, C3, C4, C5, C6, C7 = 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040


@rule
def exponential(x: float) -> float:
    """e to the power of x: of a part of x that is small enough, squared as often as x was halved."""
    halved = 0
    while x > SMALL or x < -SMALL:
        x = x * 0.5
        halved += 1
    even = 1.0 + (x * x) * (C2 + (x * x) * (C4 + (x * x) * C6))
    odd = x * (1.0 + (x * x) * (C3 + (x * x) * (C5 + (x * x) * C7)))
    power = even + odd
    for _ in range(halved):
        power = power * power
    return power
