"""How far letters stand apart: by the white between them, as an eye measures it."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from generators.typeface.pen import Contour, at

BAND = 28  # how high the slices are
DEEP = 212  # white beyond it does not count
WHITE = 170.0  # between two upright stems
CLOSE, CLOSEST = 98.0, 40.0  # edges come no nearer than this, nor a single tip than that
EDGE = 2  # slices that make an edge
LEAST = 24.0  # white that a letter keeps beside a space, however open it is

Profile = Mapping[int, float]


def slices(contours: Sequence[Contour], high: float) -> tuple[Profile, Profile]:
    """How far left and right a letter reaches, slice by slice, between the line and its height."""
    left: dict[int, float] = {}
    right: dict[int, float] = {}
    for contour in contours:
        for curve in contour:
            for a, b in pairwise([at(curve, t / 12) for t in range(13)]):
                low, top = sorted((a[1], b[1]))
                for band in range(int(max(low, 0) // BAND), int(min(top, high - 1) // BAND) + 1):
                    left[band] = min(left.get(band, 1e9), a[0], b[0])
                    right[band] = max(right.get(band, -1e9), a[0], b[0])
    return left, right


def apart(right: Profile, left: Profile, bands: range) -> float:
    """How much further apart two letters must stand than their boxes at 0, for their white to be that of two stems."""

    def white(far: float) -> float:
        gaps = [min(far - right.get(band, -1e9) + left.get(band, 1e9), DEEP) for band in bands]
        return sum(gaps) / len(gaps)

    low, high = -600.0, 1400.0
    while high - low > 0.25:
        middle = (low + high) / 2
        low, high = (middle, high) if white(middle) < WHITE else (low, middle)
    gaps = sorted((right[band] - left[band] for band in bands if band in right and band in left), reverse=True)[:EDGE]
    if not gaps:
        return low
    return max(low, gaps[0] + CLOSEST, sum(gaps) / len(gaps) + CLOSE)


def upright(high: float) -> Profile:
    """The edge of a stem."""
    return dict.fromkeys(range(int(high // BAND)), 0.0)


def bearings(profiles: tuple[Profile, Profile], high: float) -> tuple[float, float]:
    """The white that belongs to a letter before it and after it, were its neighbours stems."""
    bands = range(int(high // BAND))
    wall = upright(high)
    left, right = profiles
    before, after = apart(wall, left, bands), apart(right, wall, bands)
    reach = max(right.values())
    return max(before - WHITE / 2, LEAST - min(left.values())), max(after - WHITE / 2, reach + LEAST)
