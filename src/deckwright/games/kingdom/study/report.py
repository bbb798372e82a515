"""What a report of many kingdoms says: chapters, resources, forks, negative cards, stickers and what cards are worth."""

from importlib.resources import files
from typing import Any

import pyarrow as pa

from deckwright.games.kingdom.study import report_charts, report_tables
from deckwright.games.kingdom.study.card_counts import KingdomCounts
from deckwright.games.kingdom.study.report_figures import Figures
from deckwright.sim.report_charts import Charts
from deckwright.sim.report_game import GameReport
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_tally import Tally
from deckwright.sim.report_words import ReportWords

HERE = "deckwright.games.kingdom.study"
STAGES = range(1, 5)
COMPARED = {"difference": "value", "difference_low": "low", "difference_high": "high"}


class KingdomReport(GameReport):
    """Chapter by chapter, card by card; nobody wins, so scores stand in the place of win rates."""

    messages = HERE
    sections = (files(HERE) / "page" / "sections.html.jinja").read_text(encoding="utf-8")
    colors = report_charts.STANDS_FOR
    has_winner = False
    lengths = ("turns", "decisions")
    light = """\
--res-coin: #b98a12; --res-wood: #7a5230; --res-stone: #7b8088; --res-metal: #3d6a92; --res-sword: #a8402c; --res-good: #7d4a9a;
--by-upgrade: #23826a; --by-pass: #c05a22; --by-other: #8b8579;
--card-clear: #2d5fa8; --card-plain: #7a7368;
"""
    dark = """\
--res-coin: #e6bb4f; --res-wood: #c0936a; --res-stone: #b4bac4; --res-metal: #7fb0dc; --res-sword: #ef8069; --res-good: #c99be6;
--by-upgrade: #62c7a8; --by-pass: #f2965f; --by-other: #8b8579;
--card-clear: #7fabf0; --card-plain: #a49c8d;
"""

    def figures(self, tally: Tally, setting: Setting) -> Figures:
        """Chapters, forks, negative cards, stickers, cards, and what followed."""
        return Figures.of(tally, setting)

    def charts(self, figures: Figures, words: ReportWords) -> Charts:
        """Fame and turns round by round, resources by chapter, the clearest cards."""
        return report_charts.charts(figures, words)

    def tables(self, figures: Figures, words: ReportWords) -> dict[str, Any]:
        """Everything in numbers, and what the columns mean."""
        return report_tables.tables(figures, words)

    def card_columns(self, counts: KingdomCounts, players: int) -> dict[str, Any]:
        """What became of every card, in numbers of kingdoms, and its matched difference."""
        numbers = counts.ids
        found = [counts.found(number) for number in numbers]
        columns: dict[str, Any] = {
            "card": list(numbers),
            "discovered": [games for games, _ in found],
            "round": pa.array([at for _, at in found], type=pa.float64()),
        }
        reached = [counts.reached(number) for number in numbers]
        columns |= {f"stage_{stage}": [one[stage] for one in reached] for stage in STAGES}
        columns["fame"] = pa.array([counts.fame(number) for number in numbers], type=pa.float64())
        columns["left_red"] = [counts.left_red(number) for number in numbers]
        columns["effects"] = [counts.used(number) for number in numbers]
        differences = [counts.difference(number) for number in numbers]
        for column, name in COMPARED.items():
            columns[column] = pa.array([getattr(one, name) if one else None for one in differences], type=pa.float64())
        return columns


REPORT = KingdomReport()
