"""How strong a player was when, as a picture: win rates with their bounds over the minutes of learning."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT = 680, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 44
COLORS = ("#2456a6", "#b4471f", "#2f7d4f", "#7a4fa3", "#6b6b6b")
GUIDES = 10  # lines at most along an axis
STEPS = (1, 2, 5)

Row = Mapping[str, Any]


def picture(rows: Sequence[Row]) -> str:
    """The curve as SVG; a line for each opponent."""
    lines: dict[str, list[tuple[float, float, float, float]]] = {}
    for row in rows:
        for match in row.get("matches", ()):
            rate = match["won"] / max(match["games"], 1)
            lines.setdefault(match["opponent"], []).append((row["minutes"], rate, match["low"], match["high"]))
    longest = max((point[0] for points in lines.values() for point in points), default=0.0) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' role="img" aria-label="Win rates over the minutes of learning" font-family="system-ui, sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for percent in range(0, 101, 20):
        y = down(percent / 100)
        parts.append(f'<path d="M{LEFT},{y:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555555">{percent} %</text>')
    for minute in ticks(longest):
        x = across(minute, longest)
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="#555555">{minute:g}</text>'
        )
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="#555555">minutes of learning</text>')
    for number, (opponent, points) in enumerate(lines.items()):
        parts += drawn(opponent, points, longest, number)
    return "\n".join([*parts, "</svg>"]) + "\n"


def drawn(opponent: str, points: Sequence[tuple[float, float, float, float]], longest: float, number: int) -> list[str]:
    """One opponent: the bounds as a band, the rates as a line, its name above."""
    color = COLORS[number % len(COLORS)]
    xs = [across(point[0], longest) for point in points]
    there = [f"{x:.1f},{down(point[3]):.1f}" for x, point in zip(xs, points, strict=True)]
    back = [f"{x:.1f},{down(point[2]):.1f}" for x, point in zip(xs, points, strict=True)]
    line = " ".join(f"{x:.1f},{down(point[1]):.1f}" for x, point in zip(xs, points, strict=True))
    name = LEFT + 8 + number * 200
    return [
        f'<polygon points="{" ".join([*there, *reversed(back)])}" fill="{color}" opacity="0.15"/>',
        f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2"/>',
        f'<rect x="{name}" y="14" width="10" height="10" fill="{color}"/>',
        f'<text x="{name + 16}" y="23" fill="#333333">against {escape(opponent)}</text>',
    ]


def across(minute: float, longest: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * minute / longest


def down(rate: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * rate


def ticks(longest: float) -> list[float]:
    """Round numbers from 0 on, not too many."""
    for power in range(-3, 6):
        for step in STEPS:
            size = step * 10.0**power
            if longest / size <= GUIDES:
                return [size * i for i in range(int(longest / size + 1e-9) + 1)]
    return [0.0, longest]
