"""The graver: a stroke with a spine, a weight along it and flared ends becomes an outline.

Letters are drawn as spines in a square of 1000, capitals 700 high. A weight is a number, or one for each knot of the spine.
"""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]
Contour = list[Cubic]

REACH = 150.0  # how far from its end a stroke begins to flare
CURVE = 2.3  # how suddenly
CLOSE = 0.7  # how far an outline may be from the stroke
STEP = 1e-4
DEEPEST = 5


@dataclass(frozen=True)
class End:
    """How a stroke ends: what it gains to the left and right of its direction, and how far its cut leans."""

    left: float = 0.0
    right: float = 0.0
    lean: float = 0.0


CUT = End()  # where it runs into another stroke
FLARE = End(16, 16)


@dataclass(frozen=True)
class Stroke:
    """One cut of the graver."""

    spine: str  # as in SVG: M, L, C with absolute places
    weight: float | Sequence[float] = 92.0
    first: End = FLARE
    last: End = FLARE
    level: bool = False  # its ends are cut level, as those of a slanting stroke that stands on the line
    closed: bool = False
    lean: float = 0.0  # of a closed one: how many degrees its weight leans

    def moved(self, wide: float, high: float, heavy: float, dx: float = 0, dy: float = 0) -> "Stroke":
        """As it is in another size, and elsewhere."""
        numbers = iter([float(one) for one in re.findall(r"-?[\d.]+", self.spine)])
        words = [
            f"{kind} {' '.join(self._places(numbers, kind, wide, high, dx, dy))}"
            for kind in re.findall(r"[MLC]", self.spine)
        ]
        weight = self.weight * heavy if isinstance(self.weight, int | float) else [one * heavy for one in self.weight]
        ends = [replace(end, left=end.left * heavy, right=end.right * heavy) for end in (self.first, self.last)]
        return replace(self, spine=" ".join(words), weight=weight, first=ends[0], last=ends[1])

    @staticmethod
    def _places(numbers: Iterator[float], kind: str, wide: float, high: float, dx: float, dy: float) -> Iterator[str]:
        for _ in range(3 if kind == "C" else 1):
            x, y = next(numbers), next(numbers)
            yield f"{x * wide + dx:.3f} {y * high + dy:.3f}"


def knots(spine: str) -> list[Cubic]:
    """The pieces of a spine, each as a cubic curve."""
    pieces: list[Cubic] = []
    here: Point = (0.0, 0.0)
    for kind, rest in re.findall(r"([MLC])([^MLC]*)", spine):
        numbers = [float(one) for one in re.findall(r"-?[\d.]+", rest)]
        places = list(zip(numbers[::2], numbers[1::2], strict=True))
        if kind == "C":
            one, two, there = places
            pieces.append((here, one, two, there))
        elif kind == "L":
            (there,) = places
            pieces.append((here, between(here, there, 1 / 3), between(here, there, 2 / 3), there))
        here = places[-1]
    return pieces


def between(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def at(piece: Cubic, t: float) -> Point:
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    p, q, r, s = piece
    return (a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1])


def along(piece: Cubic, t: float) -> Point:
    """The direction of a piece, of length 1."""
    t = min(max(t, 0.001), 0.999)
    u = 1 - t
    a, b, c = u * u, 2 * u * t, t * t
    p, q, r, s = piece
    x = a * (q[0] - p[0]) + b * (r[0] - q[0]) + c * (s[0] - r[0])
    y = a * (q[1] - p[1]) + b * (r[1] - q[1]) + c * (s[1] - r[1])
    long = math.hypot(x, y)
    return (x / long, y / long)


class Edge:
    """Where one side of a stroke runs; places on it are numbered along the pieces of the spine."""

    def __init__(self, stroke: Stroke, side: float) -> None:
        self.stroke, self.side = stroke, side
        self.pieces = knots(stroke.spine)
        self.lengths = [
            sum(math.dist(at(one, i / 24), at(one, (i + 1) / 24)) for i in range(24)) for one in self.pieces
        ]
        self.whole = sum(self.lengths)

    def __call__(self, s: float) -> Point:
        number = min(int(s), len(self.pieces) - 1)
        t = s - number
        (x, y), (dx, dy) = at(self.pieces[number], t), along(self.pieces[number], t)
        half = self.weight(number, t, (dx, dy)) / 2
        before = sum(self.lengths[:number]) + self.lengths[number] * t
        extra, lean = self.ends(before)
        if self.stroke.level:
            steep = max(abs(dy), 0.2)
            return (x - self.side * math.copysign(half / steep + extra, dy), y)
        out = (half + extra) * self.side
        return (x - dy * out + dx * lean * out, y + dx * out + dy * lean * out)

    def ends(self, before: float) -> tuple[float, float]:
        """What the ends add here, and how far the cut leans."""
        if self.stroke.closed:
            return 0.0, 0.0
        extra = lean = 0.0
        for end, far, sign in ((self.stroke.first, before, -1.0), (self.stroke.last, self.whole - before, 1.0)):
            reach = min(REACH, self.whole * 0.62)
            near = max(0.0, 1 - far / reach) ** CURVE
            extra += near * (end.left if self.side > 0 else end.right)
            lean += near * end.lean * sign
        return extra, lean

    def weight(self, number: int, t: float, direction: Point) -> float:
        weight = self.stroke.weight
        if isinstance(weight, int | float):
            return weight
        if self.stroke.closed:  # thick where it runs upright, thin where it lies
            thick, thin = weight
            turned = math.atan2(direction[1], direction[0]) - math.radians(self.stroke.lean)
            return math.hypot(thick * math.sin(turned), thin * math.cos(turned))
        smooth = t * t * (3 - 2 * t)
        return weight[number] + (weight[number + 1] - weight[number]) * smooth

    def stops(self) -> list[float]:
        """Where a curve must end: at knots and where flares begin."""
        stops = [float(one) for one in range(len(self.pieces) + 1)]
        if not self.stroke.closed:
            reach = min(REACH, self.whole * 0.62)
            stops += [self.where(reach), self.where(self.whole - reach)]
        return sorted({round(one, 4) for one in stops})

    def where(self, far: float) -> float:
        """The number of the place that is so far along."""
        for number, length in enumerate(self.lengths):
            if far <= length:
                return number + far / length
            far -= length
        return float(len(self.pieces))


def smooth(edge: Callable[[float], Point], a: float, b: float, deep: int = 0) -> Contour:
    """Few curves that follow an edge from one place to another."""
    step = min(STEP, (b - a) / 10)
    start, end = edge(a + step / 100), edge(b - step / 100)
    out, back = edge(a + step), edge(b - step)
    long = (b - a) / (step * 0.99) / 3
    first = (start[0] + (out[0] - start[0]) * long, start[1] + (out[1] - start[1]) * long)
    second = (end[0] + (back[0] - end[0]) * long, end[1] + (back[1] - end[1]) * long)
    curve = (start, first, second, end)
    off = max(math.dist(at(curve, t), edge(a + (b - a) * t)) for t in (0.25, 0.5, 0.75))
    if off <= CLOSE or deep == DEEPEST:
        return [curve]
    middle = (a + b) / 2
    return smooth(edge, a, middle, deep + 1) + smooth(edge, middle, b, deep + 1)


def reverse(contour: Contour) -> Contour:
    return [(d, c, b, a) for a, b, c, d in reversed(contour)]


def outline(stroke: Stroke) -> list[Contour]:
    """The outline of a stroke, all of them turning the same way."""
    sides = []
    for side in (1.0, -1.0):
        edge = Edge(stroke, side)
        stops = edge.stops()
        sides.append([curve for a, b in pairwise(stops) if b - a > 1e-3 for curve in smooth(edge, a, b)])
    left, right = sides
    if stroke.closed:
        outer, inner = sorted((left, right), key=lambda one: -abs(area(one)))
        return [turning(outer, -1), turning(inner, 1)]
    return [turning([*left, *reverse(right)], -1)]


def area(contour: Contour) -> float:
    points = [at(curve, t / 4) for curve in contour for t in range(4)]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def turning(contour: Contour, way: int) -> Contour:
    """The contour, turning left (1) or right (-1)."""
    return contour if area(contour) * way > 0 else reverse(contour)


def ring(x: float, y: float, wide: float, high: float, thick: float, thin: float, lean: float = 0) -> Stroke:
    """A closed round, a little squarer than an ellipse."""
    k = 0.575
    spine = (
        f"M {x + wide} {y} C {x + wide} {y + high * k} {x + wide * k} {y + high} {x} {y + high} "
        f"C {x - wide * k} {y + high} {x - wide} {y + high * k} {x - wide} {y} "
        f"C {x - wide} {y - high * k} {x - wide * k} {y - high} {x} {y - high} "
        f"C {x + wide * k} {y - high} {x + wide} {y - high * k} {x + wide} {y}"
    )
    return Stroke(spine, (thick, thin), CUT, CUT, closed=True, lean=lean)
