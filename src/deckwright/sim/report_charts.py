"""The charts of the report: drawn with Altair, kept as plain SVG, coloured by the page, so that no script is needed."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import altair as alt
import vl_convert
from altair.utils.schemapi import debug_mode

from deckwright.kernel.playing import MOST_SEATS
from deckwright.sim.report_statistics import Histogram, Share
from deckwright.sim.report_tally import Tally
from deckwright.sim.report_words import ReportWords

WIDE, NARROW = 940, 330  # pixels of a chart on a screen and on a telephone
NUMBER_LOCALES: dict[str, Any] = {"en": "en-US", "pt": "pt-BR", "pl": "pl-PL", "ru": "ru-RU"}
KINDS = ("all", "begins", "follows")
FONT = "system-ui, sans-serif"
TEXT, MEASURED = 12, 14  # pixels of a letter as shown and as measured: a reader's font may be wider than the one here

# Stand-ins for the colours of the page: Vega wants colours, the page puts its own in their place, light or dark.
INK, SOFT, GRID = "#010101", "#010102", "#010103"
STANDS_FOR = {INK: "ink", SOFT: "soft", GRID: "line"}
SEATS = [f"#01020{seat}" for seat in range(MOST_SEATS)]
STANDS_FOR |= {color: f"seat-{seat}" for seat, color in enumerate(SEATS)}

MARK = r'<(\w+)([^<>]*?) aria-label="([^"]*)" role="graphics-symbol"([^<>]*)/>'  # a mark that says what it is

Row = dict[str, Any]
Charts = dict[str, tuple[str, Callable[[int], Any]]]  # each with what it is called, drawn in a width


def charted(rows: Sequence[Row]) -> Any:
    """A chart of these rows, without marks yet."""
    return alt.Chart(alt.Data(values=rows))  # type: ignore[no-untyped-call]


def side_name(tally: Tally, side: int, words: ReportWords) -> str:
    """What a seat or a team is called, with its way of playing."""
    seats = tally.sides[side]
    policies = " + ".join(dict.fromkeys(tally.policies[seat] for seat in seats))
    key = "team-policy" if len(seats) > 1 else "seat-policy"
    return words.say(key, n=side + 1, policy=policies)


def seat_name(tally: Tally, seat: int, words: ReportWords) -> str:
    return words.say("seat-policy", n=seat + 1, policy=tally.policies[seat])


def described(share: Share, words: ReportWords) -> str:
    """A share in words: 51.3% (50.9% to 51.7%)."""
    return f"{words.percent(share.value)} ({words.interval(words.percent(share.low), words.percent(share.high))})"


def win_chart(tally: Tally, words: ReportWords, width: int) -> Any:
    """Win rates of all sides with their intervals: in all games, when beginning, when another begins."""
    rows: list[Row] = []
    names = [side_name(tally, side, words) for side in range(len(tally.sides))]
    kinds = KINDS if len(names) > 1 else KINDS[:1]
    labels = [words.say(f"wins-{kind}") for kind in kinds]
    for name, side in zip(names, tally.sides, strict=True):
        for label, begins in zip(labels, (None, True, False), strict=False):
            rate = tally.win_rate(side, begins)
            if rate is not None:
                rows.append({"side": name, "kind": label, "rate": rate.value, "low": rate.low, "high": rate.high,
                             "words": f"{name}, {label}: {described(rate, words)}"})  # fmt: skip
    even = 1 / len(names)
    ends = [row["low"] for row in rows] + [row["high"] for row in rows] + ([even] if len(names) > 1 else [])
    margin = max(0.01, 0.08 * (max(ends) - min(ends)))
    domain = [max(0.0, min(ends) - margin), min(1.0, max(ends) + margin)]
    colors = alt.Scale(domain=names, range=SEATS[: len(names)])
    base = charted(rows).encode(
        y=alt.Y("side:N", sort=names, title=None, axis=alt.Axis(labelPadding=10, labelLimit=width // 3)),
        yOffset=alt.YOffset("kind:N", sort=labels),
        color=alt.Color("side:N", scale=colors, legend=None),
    )
    x = alt.X(
        "low:Q", title=words.say("wins-column-rate"), scale=alt.Scale(domain=domain, zero=False, nice=False),
        axis=alt.Axis(format=".1%" if domain[1] - domain[0] < 0.1 else ".0%", tickCount=6 if width == WIDE else 4),
    )  # fmt: skip
    bars = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=x, x2="high:Q", description="words:N")
    shapes = alt.Scale(domain=labels, range=["circle", "triangle-right", "square"][: len(labels)])
    legend = alt.Legend(
        title=None, orient="top", symbolFillColor=SOFT, symbolStrokeColor=SOFT, columns=3 if width == WIDE else 1
    )
    points = base.mark_point(filled=True, size=90, opacity=1).encode(
        x=alt.X("rate:Q"), shape=alt.Shape("kind:N", scale=shapes, sort=labels, legend=legend if kinds[1:] else None),
        description="words:N",
    )  # fmt: skip
    layers = [bars, points]
    if len(names) > 1:
        line = charted([{"x": even}]).mark_rule(strokeDash=[5, 4], color=SOFT).encode(x="x:Q")
        layers.insert(0, line)
    return sized(alt.layer(*layers), width, 26 * len(rows) + 14)


def bar_chart(histogram: Histogram, title: str, key: str, words: ReportWords, width: int) -> Any:
    """How often a game came to so many rounds or decisions."""
    bars = histogram.binned(24 if width == NARROW else 40)
    rows = [
        {"from": low - 0.5, "to": high - 0.5, "share": part,
         "words": words.say("length-bar", **{"from": low, "to": high - 1}, share=words.percent(part))}
        for low, high, part in bars
    ]  # fmt: skip
    axis = alt.Axis(tickMinStep=1, grid=False)
    chart = charted(rows).mark_bar(color=SEATS[0]).encode(
        x=alt.X("from:Q", bin="binned", title=title, scale=alt.Scale(nice=False, zero=False), axis=axis),
        x2="to:Q",
        y=alt.Y("share:Q", title=words.say(key), axis=alt.Axis(format="%", tickCount=4)),
        description="words:N",
    )  # fmt: skip
    return sized(chart, width, 200)


def score_chart(tally: Tally, words: ReportWords, width: int) -> Any:
    """How the final scores of the seats are spread."""
    names = [seat_name(tally, seat, words) for seat in range(tally.players)]
    rows: list[Row] = []
    for name, histogram in zip(names, tally.scores, strict=True):
        for low, high, part in histogram.binned(60):
            rows.append({"seat": name, "score": (low + high - 1) / 2, "share": part / (high - low)})
    base = charted(rows).encode(
        x=alt.X("score:Q", title=words.say("scores-axis"), scale=alt.Scale(nice=False), axis=alt.Axis(grid=False)),
        y=alt.Y("share:Q", title=words.say("length-share"), stack=None, axis=alt.Axis(format=".1%", tickCount=4)),
        color=alt.Color(
            "seat:N", scale=alt.Scale(domain=names, range=SEATS[: len(names)]),
            legend=alt.Legend(title=None, orient="top", columns=4 if width == WIDE else 1, labelLimit=width - 40),
        ),
    )  # fmt: skip
    area = base.mark_area(opacity=0.16, interpolate="monotone")
    return sized(alt.layer(area, base.mark_line(strokeWidth=2.5, interpolate="monotone")), width, 240)


def names_expression(names: Mapping[str, str]) -> str:
    """An expression that shows names in place of ids."""
    return f"{json.dumps(names, ensure_ascii=False)}[datum.value]"


def sized(chart: Any, width: int, height: int) -> Any:
    """The chart in the page's size and colours; the axes stand inside this width."""
    return chart.properties(
        width=width, height=height, autosize=alt.AutoSizeParams(type="fit-x", contains="padding"),
        background="transparent", padding=4,
    ).configure(font=FONT).configure_view(stroke=None).configure_axis(
        labelColor=SOFT, titleColor=SOFT, gridColor=GRID, domainColor=GRID, tickColor=GRID, labelFontSize=MEASURED,
        titleFontSize=MEASURED, titleFontWeight="normal", titlePadding=8,
    ).configure_axisX(titleAnchor="end").configure_axisY(domain=False, ticks=False).configure_legend(
        labelColor=INK, labelFontSize=MEASURED, symbolSize=110, symbolOpacity=1, columnPadding=16,
        labelLimit=400, padding=2, offset=12,
    )  # fmt: skip


def svg_of(chart: Any, label: str, words: ReportWords, colors: Mapping[str, str] = STANDS_FOR) -> str:
    """The chart as SVG for the page, with what its marks say shown under the pointer."""
    drawn = vl_convert.vegalite_to_svg(chart.to_dict(validate=False), format_locale=NUMBER_LOCALES[words.lang])
    return for_page(drawn, label, colors)


def for_page(drawn: str, label: str, colors: Mapping[str, str] = STANDS_FOR) -> str:
    """Colours of the page in place of the stand-ins; one picture with one name for those who cannot see it."""
    drawn = re.sub(MARK, r"<\1\2\4><title>\3</title></\1>", drawn)
    drawn = re.sub(r' (?:role|class|aria-[a-z]+|pointer-events|stroke-miterlimit)="[^"]*"', "", drawn)
    drawn = re.sub(r'<path d="M0,0h0v0h0Z"/>|<path d="" display="none"/>', "", drawn)
    drawn = re.sub(r' (fill|stroke)="(#0[0-9a-f]{5})"', lambda found: page_color(found, colors), drawn)
    drawn = re.sub(r' font-family="[^"]*"', "", drawn).replace(f'font-size="{MEASURED}px"', f'font-size="{TEXT}px"')
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escaped(label)}" ', 1)


def page_color(found: "re.Match[str]", colors: Mapping[str, str]) -> str:
    name = colors.get(found[2])
    return found[0] if name is None else f' {found[1]}="var(--{name})"'


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def drawings(tally: Tally, words: ReportWords, of_game: Charts, colors: Mapping[str, str]) -> dict[str, Sequence[str]]:
    """Every chart of the page in two widths, by name: those of all games, and those that a game has beside them."""
    charts: Charts = {
        "wins": (words.say("wins-title"), lambda width: win_chart(tally, words, width)),
        "rounds": (
            words.say("length-rounds-caption"),
            lambda width: bar_chart(tally.rounds, words.say("length-rounds"), "length-share", words, width),
        ),
        "decisions": (
            words.say("length-decisions-caption"),
            lambda width: bar_chart(tally.decisions, words.say("length-decisions"), "length-share", words, width),
        ),
        "scores": (words.say("scores-caption"), lambda width: score_chart(tally, words, width)),
        **of_game,
    }
    colors = {**STANDS_FOR, **colors}
    half = {"rounds": WIDE // 2 - 12, "decisions": WIDE // 2 - 12}  # these two stand side by side
    with debug_mode(False):  # charts of ours need not be checked each time they are drawn
        return {
            name: [svg_of(make(half.get(name, WIDE)), label, words, colors), svg_of(make(NARROW), label, words, colors)]
            for name, (label, make) in charts.items()
        }
