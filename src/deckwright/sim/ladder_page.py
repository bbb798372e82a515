"""A ladder as a page: ratings and win rates as plots and tables, in one file that needs nothing from the network."""

from collections.abc import Sequence
from html import escape
from typing import Any

from deckwright.sim.ladder import Standing
from deckwright.sim.ladder_tables import match_rows, matrix_rows, rating_rows

NOTES = (
    "Each match plays every way to sit equally often. A game that nobody won is half a win for both.",
    "Ratings: Bradley and Terry's model; 400 points more are ten wins for each loss; the average of all bots is 0.",
    "Intervals are 95 % intervals. Where a match could stop early they are always-valid: they hold whenever one stops.",
    "Variance: that of cycles with one deal for all their games against that of cycles with a deal for each game. "
    "Below 1, paired deals help, and the match was played with them after its first cycles.",
)
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""
STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d1b26; background: #fff; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; } th, td { padding: .3rem .8rem; border-bottom: 1px solid #ddd; text-align: right; }
th:first-child, td:first-child { text-align: left; } caption { text-align: left; font-weight: 600; padding: .3rem 0; }
li { color: #4a4658; font-size: .9rem; }
"""


def page(found: Standing) -> str:
    """The ladder as a page: ratings and the matrix as plots, and the same as tables."""
    setting = found.setting
    title = f"Ladder: {setting.ruleset}, {setting.players} players, {setting.mode}"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{found.games:,} games, seed {setting.seed}.</p>"]
    if found.incomplete:
        parts.append(f"<p><strong>{escape(found.incomplete)}</strong></p>")
    if found.ratings is not None:
        parts += ["<h2>Ratings</h2>", drawn(rating_chart(found), "Ratings with their intervals")]
        parts.append(table("Points", rating_rows(found)))
    parts += ["<h2>Every bot against every bot</h2>", drawn(matrix_chart(found), "Win rates of rows against columns")]
    parts.append(table("Win rates", matrix_rows(found)))
    parts += ["<h2>Matches</h2>", table("Matches", match_rows(found))]
    parts.append("<ul>" + "".join(f"<li>{escape(note)}</li>" for note in NOTES) + "</ul>")
    if found.troubles:
        lines = "".join(f"<li>{escape(trouble)}</li>" for trouble in found.troubles)
        parts.append(f"<h2>Games lost by breaking down</h2><ul>{lines}</ul>")
    return PAGE.format(title=escape(title), style=STYLE, body="\n".join(parts))


def table(caption: str, rows: Sequence[Sequence[object]]) -> str:
    head = "".join(f'<th scope="col">{escape(str(cell))}</th>' for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f'<div class="wide"><table><caption>{escape(caption)}</caption><tr>{head}</tr>{body}</table></div>'


def rating_chart(found: Standing) -> Any:
    """Each bot as a point with its interval."""
    import altair as alt

    names = [one.bot for one in found.ratings or []]
    rows = [
        {"bot": one.bot, "points": one.points, "low": one.points - one.reach, "high": one.points + one.reach}
        for one in found.ratings or []
    ]
    base = alt.Chart(alt.InlineData(values=rows)).encode(y=alt.Y("bot:N", sort=names, title=None))
    line = base.mark_rule(strokeWidth=3, color="#9a8fc4").encode(
        x=alt.X("low:Q", title="points, with 95 % interval", scale=alt.Scale(zero=False)), x2="high:Q"
    )
    dot = base.mark_circle(size=110, color="#4b3b8f", opacity=1).encode(x="points:Q")
    return (line + dot).properties(width=560, height=34 * max(2, len(names)))


def matrix_chart(found: Standing) -> Any:
    """Win rates as coloured squares, the best bot on top."""
    import altair as alt

    order = [one.bot for one in found.ratings] if found.ratings is not None else list(found.bots)
    rows = []
    for bot in order:
        for other in order:
            rate = found.win_rate(bot, other) if bot != other else None
            if rate is not None:
                text = f"{100 * rate[0]:.1f} %"
                bounds = f"{100 * rate[1].low:.1f} – {100 * rate[1].high:.1f}"
                rows.append({"bot": bot, "against": other, "rate": rate[0], "text": text, "bounds": bounds})
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X("against:N", sort=order, title="against", axis=alt.Axis(orient="top", labelAngle=0)),
        y=alt.Y("bot:N", sort=order, title=None),
    )
    squares = base.mark_rect().encode(
        color=alt.Color("rate:Q", scale=alt.Scale(scheme="purpleorange", reverse=True, domain=[0, 1]), legend=None)
    )
    ink = alt.condition("abs(datum.rate - 0.5) > 0.3", alt.value("white"), alt.value("black"))
    rates = base.mark_text(fontSize=14, dy=-7).encode(text="text:N", color=ink)
    bounds = base.mark_text(fontSize=11, dy=10).encode(text="bounds:N", color=ink)
    side = max(2, len(order))
    return (squares + rates + bounds).properties(width=112 * side, height=58 * side)


def drawn(chart: Any, label: str) -> str:
    """A chart as a drawing that stands in the page itself."""
    import vl_convert

    drawing: str = vl_convert.vegalite_to_svg(chart.to_dict())
    start = drawing.index("<svg")
    return f'<div class="wide" role="img" aria-label="{escape(label)}">{drawing[start:]}</div>'
