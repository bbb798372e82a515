"""The charts of Ascension's report: Honor by its source, and what the cards are worth."""

from typing import Any

import altair as alt

from deckwright.games.ascension.study.report_figures import CardRow, Figures
from deckwright.sim.report_charts import SOFT, WIDE, Charts, Row, charted, names_expression, seat_name, sized
from deckwright.sim.report_words import ReportWords

MOST_CARDS = 24

# Stand-ins for the colours of the page.
SOURCES = {
    ("monster", False): "#010301", ("hero", False): "#010302", ("construct", False): "#010303",
    ("treasure", False): "#010304", ("hero", True): "#010305", ("construct", True): "#010306",
    ("treasure", True): "#010307", ("other", False): "#010308",
}  # fmt: skip
STANDS_FOR = {
    color: f"{'printed' if printed else 'gained'}-{type}" for (type, printed), color in SOURCES.items()
}  # fmt: skip
FACTIONS = {
    "enlightened": "#010401", "lifebound": "#010402", "mechana": "#010403", "void": "#010404", None: "#010405",
}  # fmt: skip
STANDS_FOR |= {color: f"faction-{faction or 'none'}" for faction, color in FACTIONS.items()}


def charts(figures: Figures, words: ReportWords) -> Charts:
    """The charts for which there are numbers."""
    found: Charts = {}
    if figures.honor:
        found["honor"] = (words.say("honor-caption"), lambda width: honor_chart(figures, words, width))
    if figures.compared:
        shown = len(clearest(figures))
        found["cards"] = (words.say("cards-caption", count=shown), lambda width: card_chart(figures, words, width))
    return found


def honor_chart(figures: Figures, words: ReportWords, width: int) -> Any:
    """Honor per game by its source, a bar for each seat."""
    tally = figures.tally
    seats = [seat_name(tally, seat, words) for seat in range(tally.players)]
    sources = [words.say(f"honor-{'printed' if one.printed else 'gained'}-{one.key}") for one in figures.honor]
    rows = [
        {"seat": seats[seat], "source": name, "order": place, "honor": amount,
         "words": f"{seats[seat]}, {name}: {words.decimal(amount, 1)}"}
        for place, (name, one) in enumerate(zip(sources, figures.honor, strict=True))
        for seat, amount in enumerate(one.by_seat)
    ]  # fmt: skip
    colors = [SOURCES[one.key, one.printed] for one in figures.honor]
    legend = alt.Legend(title=None, orient="top", columns=4 if width == WIDE else 1, labelLimit=width - 40)
    axis = alt.Axis(tickCount=8 if width == WIDE else 4, labelFlush=False)
    chart = charted(rows).mark_bar(height={"band": 0.72}).encode(
        y=alt.Y("seat:N", sort=seats, title=None, axis=alt.Axis(labelPadding=10, labelLimit=width // 3)),
        x=alt.X("honor:Q", title=words.say("honor-axis"), axis=axis),
        color=alt.Color("source:N", scale=alt.Scale(domain=sources, range=colors), sort=sources, legend=legend),
        order="order:Q", description="words:N",
    )  # fmt: skip
    return sized(chart, width, 52 * len(seats))


def clearest(figures: Figures) -> list[CardRow]:
    """The cards whose difference is told from zero most surely, best first."""
    chosen = {row.card.id for row in sorted(figures.compared, key=sureness)[-MOST_CARDS:]}
    return [row for row in figures.compared if row.card.id in chosen]


def sureness(row: CardRow) -> float:
    """How many half intervals the difference is away from zero."""
    found = row.comparison
    return abs(found.difference) / max(found.high - found.low, 1e-12) if found else 0.0


def card_chart(figures: Figures, words: ReportWords, width: int) -> Any:
    """Matched differences with their intervals, coloured by faction."""
    rows: list[Row] = []
    for row in clearest(figures):
        found = row.comparison
        assert found is not None
        name = row.card.name(words.lang)
        said = f"{name}: {words.points(found.difference)} ({words.interval(words.points(found.low), words.points(found.high))})"
        rows.append({"card": row.card.id, "name": name, "difference": 100 * found.difference, "low": 100 * found.low,
                     "high": 100 * found.high, "faction": row.card.faction or "none", "words": said})  # fmt: skip
    factions = [faction or "none" for faction in FACTIONS if any(row["faction"] == (faction or "none") for row in rows)]
    colors = [FACTIONS[None if faction == "none" else faction] for faction in factions]
    called = names_expression({faction: words.say(f"faction-{faction}") for faction in factions})
    legend = alt.Legend(title=None, orient="top", labelExpr=called, columns=5 if width == WIDE else 1)
    names = alt.Axis(
        labelExpr=names_expression({row["card"]: row["name"] for row in rows}), labelPadding=8,
        labelLimit=230 if width == WIDE else 128, grid=True, gridOpacity=0.5,
    )  # fmt: skip
    base = charted(rows).encode(
        y=alt.Y("card:N", sort=[row["card"] for row in rows], title=None, axis=names),
        color=alt.Color("faction:N", scale=alt.Scale(domain=factions, range=colors), legend=legend),
        description="words:N",
    )
    zero = charted([{"x": 0}]).mark_rule(color=SOFT, strokeDash=[5, 4]).encode(x="x:Q")
    title = words.say("cards-axis")
    axis = alt.Axis(tickCount=8 if width == WIDE else 4, labelFlush=False)
    bars = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=alt.X("low:Q", title=title, axis=axis), x2="high:Q")
    points = base.mark_point(filled=True, size=80, opacity=1).encode(x="difference:Q")
    return sized(alt.layer(zero, bars, points), width, 21 * max(len(rows), 1))
