"""What a report of many games says of Ascension: where Honor comes from, and what cards and Monsters are worth."""

from importlib.resources import files
from typing import Any

import pyarrow as pa

from deckwright.games.ascension.study import report_charts, report_tables
from deckwright.games.ascension.study.card_counts import CardCounts
from deckwright.games.ascension.study.report_figures import Figures
from deckwright.sim.report_charts import Charts
from deckwright.sim.report_game import GameReport
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_statistics import compare, share
from deckwright.sim.report_tally import Tally
from deckwright.sim.report_words import ReportWords

HERE = "deckwright.games.ascension.study"
CARD_COUNTS = ("acquired", "defeated", "played", "owned", "honor")  # of each seat
COMPARED = {
    "win_rate_acquired": "taken", "win_rate_left": "left", "difference": "difference", "difference_low": "low",
    "difference_high": "high",
}  # fmt: skip


class AscensionReport(GameReport):
    """Honor by its source, every card that can be owned, every Monster."""

    messages = HERE
    sections = (files(HERE) / "page" / "sections.html.jinja").read_text(encoding="utf-8")
    colors = report_charts.STANDS_FOR
    light = """\
--gained-monster: #a8402c; --gained-hero: #2d5fa8; --gained-construct: #a87a12; --gained-treasure: #23826a;
--printed-hero: #93b2df; --printed-construct: #dfc27a; --printed-treasure: #93cdb9; --gained-other: #8b8579;
--faction-enlightened: #2d6fc0; --faction-lifebound: #2f8a3c; --faction-mechana: #a2700d; --faction-void: #7b46a8;
--faction-none: #7a7368; --faction-monster: #a8402c;
"""
    dark = """\
--gained-monster: #e5755e; --gained-hero: #6c9ce8; --gained-construct: #d9a83f; --gained-treasure: #55bb9b;
--printed-hero: #3c5c93; --printed-construct: #80652a; --printed-treasure: #2f6b5a; --gained-other: #8b8579;
--faction-enlightened: #74a9f2; --faction-lifebound: #72c77e; --faction-mechana: #e0b04d; --faction-void: #bd90e6;
--faction-none: #a49c8d; --faction-monster: #e5755e;
"""

    def figures(self, tally: Tally, setting: Setting) -> Figures:
        """Honor by its source, and what became of each card."""
        return Figures.of(tally, setting.packs)

    def charts(self, figures: Figures, words: ReportWords) -> Charts:
        """Honor by its source, and the clearest cards."""
        return report_charts.charts(figures, words)

    def tables(self, figures: Figures, words: ReportWords) -> dict[str, Any]:
        """Honor, cards, Monsters, and what the columns mean."""
        return report_tables.tables(figures, words)

    def card_columns(self, counts: CardCounts, players: int) -> dict[str, Any]:
        """What became of every card, its pick rate and matched difference; a number at the end is that of a seat."""
        cards = range(len(counts.ids))
        columns: dict[str, Any] = {
            "card": list(counts.ids), "seen": counts.seen, "owned_by_winner": counts.owned_by_winner,
        }  # fmt: skip
        for name in CARD_COUNTS:
            columns |= {f"{name}_{seat}": getattr(counts, name)[seat] for seat in range(players)}
        for seat in range(players):  # first chances by period, then acquired or not, then won or not
            columns[f"chances_{seat}"] = [counts.chances[seat, card].ravel() for card in cards]
        found = [compare(counts.chances[:, card]) for card in cards]
        shares = [share(int(counts.chances[:, card, :, 1].sum()), int(counts.chances[:, card].sum())) for card in cards]
        columns["pick_rate"] = [one.value if one else None for one in shares]
        for column, name in COMPARED.items():
            columns[column] = pa.array([getattr(one, name) if one else None for one in found], type=pa.float64())
        return columns


REPORT = AscensionReport()
