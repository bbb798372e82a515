"""The charts of the report: fame and turns round by round, resources by chapter, what the cards are worth."""

from typing import Any

import altair as alt

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.study.report_figures import CardRow, Figures
from deckwright.games.kingdom.study.report_words import card_name, chapter_name, resource_name, signed
from deckwright.sim.report_charts import SEATS, SOFT, WIDE, Charts, Row, charted, names_expression, sized
from deckwright.sim.report_words import ReportWords

MOST_CARDS = 24

# Stand-ins for the colours of the page.
OF_RESOURCE = {word: f"#01030{n}" for n, word in enumerate(ops.RESOURCES, 1)}
ENDS = {"upgrades": "#010401", "passes": "#010402", "others": "#010403"}
CLEAR, PLAIN = "#010501", "#010502"
STANDS_FOR = {color: f"res-{word}" for word, color in OF_RESOURCE.items()}
STANDS_FOR |= dict(zip(ENDS.values(), ("by-upgrade", "by-pass", "by-other"), strict=True))
STANDS_FOR |= {CLEAR: "card-clear", PLAIN: "card-plain"}


def charts(figures: Figures, words: ReportWords) -> Charts:
    """The charts for which there are numbers."""
    found: Charts = {}
    if figures.rounds is not None:
        found["fame"] = (words.say("fame-caption"), lambda width: fame_chart(figures, words, width))
        found["turns"] = (words.say("turns-caption"), lambda width: turn_chart(figures, words, width))
        found["gained"] = (words.say("gained-caption"), lambda width: resource_chart(figures, "gained", words, width))
        found["lost"] = (words.say("lost-caption"), lambda width: resource_chart(figures, "lost", words, width))
    if figures.compared:
        shown = len(clearest(figures))
        found["cards"] = (words.say("cards-caption", count=shown), lambda width: card_chart(figures, words, width))
    return found


def fame_chart(figures: Figures, words: ReportWords, width: int) -> Any:
    """The mean fame at the end of every round."""
    assert figures.rounds is not None
    fame = figures.rounds["fame"][: figures.last] / figures.tally.games
    rows = [
        {"round": n, "fame": float(value), "words": words.say("fame-point", round=n, fame=words.decimal(value, 1))}
        for n, value in enumerate(fame, 1)
    ]
    base = charted(rows).encode(
        x=alt.X("round:Q", title=words.say("round-axis"), axis=round_axis(width), scale=alt.Scale(nice=False)),
        y=alt.Y("fame:Q", title=words.say("fame-axis"), axis=alt.Axis(tickCount=5)),
        description="words:N",
    )
    line = base.mark_line(color=SEATS[0], strokeWidth=2.5)
    return sized(alt.layer(line, base.mark_point(color=SEATS[0], filled=True, size=34, opacity=1)), width, 240)


def round_axis(width: int) -> Any:
    return alt.Axis(tickMinStep=1, tickCount=16 if width == WIDE else 6, grid=False)


def turn_chart(figures: Figures, words: ReportWords, width: int) -> Any:
    """How many turns a round has, by how they end."""
    assert figures.rounds is not None
    ends = {name: figures.rounds[name][: figures.last] / figures.tally.games for name in ("upgrades", "passes")}
    turns = figures.rounds["turns"][: figures.last] / figures.tally.games
    ends["others"] = (turns - ends["upgrades"] - ends["passes"]).clip(min=0)
    called = {name: words.say(f"end-{name}") for name in ends}
    rows: list[Row] = [
        {"round": n, "end": called[name], "order": place, "turns": float(value),
         "words": words.say("turns-bar", round=n, end=called[name], turns=words.decimal(float(value)))}
        for place, (name, values) in enumerate(ends.items())
        for n, value in enumerate(values, 1)
    ]  # fmt: skip
    legend = alt.Legend(title=None, orient="top", columns=3 if width == WIDE else 1)
    chart = charted(rows).mark_bar(size=(width - 60) // max(figures.last, 1) * 0.75).encode(
        x=alt.X("round:Q", title=words.say("round-axis"), axis=round_axis(width), scale=alt.Scale(nice=False, padding=12)),
        y=alt.Y("turns:Q", title=words.say("turns-axis"), axis=alt.Axis(tickCount=5)),
        color=alt.Color(
            "end:N", scale=alt.Scale(domain=[*called.values()], range=[*ENDS.values()]), sort=[*called.values()],
            legend=legend,
        ),
        order="order:Q", description="words:N",
    )  # fmt: skip
    return sized(chart, width, 220)


def resource_chart(figures: Figures, what: str, words: ReportWords, width: int) -> Any:
    """What a kingdom gains or loses of each resource, chapter by chapter."""
    chapters = {chapter.number: chapter_name(chapter, words) for chapter in figures.chapters}
    called = {word: resource_name(word, words.lang) for word in ops.RESOURCES}
    rows: list[Row] = []
    for chapter in figures.chapters:
        amounts = chapter.gained if what == "gained" else chapter.lost
        for place, (word, name) in enumerate(called.items()):
            said = f"{chapters[chapter.number]}, {name}: {words.decimal(amounts[word], 1)}"
            rows.append({"chapter": chapters[chapter.number], "resource": name, "order": place, "amount": amounts[word],
                         "words": said})  # fmt: skip
    scale = alt.Scale(domain=[*called.values()], range=[OF_RESOURCE[word] for word in called])
    legend = alt.Legend(title=None, orient="top", columns=6 if width == WIDE else 2)
    chart = charted(rows).mark_bar(height={"band": 0.72}).encode(
        y=alt.Y("chapter:N", sort=[*chapters.values()], title=None, axis=alt.Axis(labelPadding=10, labelLimit=width // 3)),
        x=alt.X("amount:Q", title=words.say("amount-axis"), axis=alt.Axis(tickCount=8 if width == WIDE else 4)),
        color=alt.Color("resource:N", scale=scale, sort=[*called.values()], legend=legend),
        order="order:Q", description="words:N",
    )  # fmt: skip
    return sized(chart, width, 36 * len(chapters))


def clearest(figures: Figures) -> list[CardRow]:
    """The cards whose difference is told from zero most surely, best first."""
    chosen = {row.number for row in sorted(figures.compared, key=sureness)[-MOST_CARDS:]}
    return [row for row in figures.compared if row.number in chosen]


def sureness(row: CardRow) -> float:
    """How many half intervals the difference is away from zero."""
    found = row.difference
    return abs(found.value) / max(found.high - found.low, 1e-12) if found else 0.0


def card_chart(figures: Figures, words: ReportWords, width: int) -> Any:
    """Matched differences with their intervals."""
    rows: list[Row] = []
    for row in clearest(figures):
        found = row.difference
        assert found is not None
        name = card_name(row.card, row.number, words.lang)
        said = f"{name}: {signed(found.value, words)} ({words.interval(signed(found.low, words), signed(found.high, words))})"
        rows.append({"card": row.number, "name": name, "difference": found.value, "low": found.low, "high": found.high,
                     "clear": "yes" if found.low > 0 or found.high < 0 else "no", "words": said})  # fmt: skip
    names = alt.Axis(
        labelExpr=names_expression({row["card"]: row["name"] for row in rows}), labelPadding=8,
        labelLimit=260 if width == WIDE else 140, grid=True, gridOpacity=0.5,
    )  # fmt: skip
    base = charted(rows).encode(
        y=alt.Y("card:N", sort=[row["card"] for row in rows], title=None, axis=names),
        color=alt.Color("clear:N", scale=alt.Scale(domain=["yes", "no"], range=[CLEAR, PLAIN]), legend=None),
        description="words:N",
    )
    zero = charted([{"x": 0}]).mark_rule(color=SOFT, strokeDash=[5, 4]).encode(x="x:Q")
    axis = alt.Axis(tickCount=8 if width == WIDE else 4, labelFlush=False)
    bars = base.mark_rule(strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", title=words.say("cards-axis"), axis=axis), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=80, opacity=1).encode(x="difference:Q")
    return sized(alt.layer(zero, bars, points), width, 21 * max(len(rows), 1))
