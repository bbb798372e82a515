"""What a game brings for reports of its own: figures of its cards beside outcomes, lengths and scores."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckwright.table.kinds import GameKind

if TYPE_CHECKING:
    from deckwright.sim.report_charts import Charts
    from deckwright.sim.report_setting import Setting
    from deckwright.sim.report_tally import Tally
    from deckwright.sim.report_words import ReportWords


class GameReport:
    """As it stands it is that of a game that brings none: nothing is added to what every game has."""

    messages = ""  # a package with messages of its own; they speak last
    sections = ""  # Jinja: sections of the page; they may call `drawing`, `plain` and `sortable`, and read `page.game`
    colors: Mapping[str, str] = {}  # colours of the page by what stands for them in charts
    light = ""  # what these colours are, as lines of CSS
    dark = ""
    has_winner = True  # whether somebody wins; where nobody can, a report tells scores alone
    lengths: tuple[str, ...] = ("rounds", "turns", "decisions")  # how long games are

    def figures(self, tally: "Tally", setting: "Setting") -> Any:
        """What is worked out once, for all languages."""
        return None

    def charts(self, figures: Any, words: "ReportWords") -> "Charts":
        """Charts in one language, by name."""
        return {}

    def tables(self, figures: Any, words: "ReportWords") -> Mapping[str, Any]:
        """What else its sections show in one language: `page.game`."""
        return {}

    def card_columns(self, counts: Any, players: int) -> dict[str, Any]:
        """The columns of cards.parquet; `counts` are what the game counted."""
        return {}


def report_of(kind: GameKind) -> GameReport:
    """What a game brings, or the usual form."""
    found = kind.study.report()
    return GameReport() if found is None else found
