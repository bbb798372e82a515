"""One language of the report: its tables, key figures and definitions, ready to be put on the page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from deckwright.cards.model import LANGUAGES
from deckwright.sim.report_charts import described, drawings, seat_name, side_name
from deckwright.sim.report_game import GameReport
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_statistics import Comparison, Histogram
from deckwright.sim.report_tally import Tally
from deckwright.sim.report_words import ReportWords, report_words

NOTHING = "–"


@dataclass(frozen=True)
class Table:
    """A small table: the first cell of a row is its name; the first `words` columns hold no numbers."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 1


@dataclass(frozen=True)
class Bar:
    """Where an interval is drawn, in hundredths of its cell, and on which side of zero it lies."""

    low: float
    at: float
    high: float
    side: str


@dataclass(frozen=True)
class Cell:
    """What a cell shows and what it is sorted by; an empty value stands last."""

    text: str
    value: str
    numeric: bool = True
    note: str = ""
    bar: Bar | None = None


@dataclass(frozen=True)
class Column:
    name: str
    numeric: bool
    sorted: bool


@dataclass(frozen=True)
class Line:
    """A row of a table that can be sorted and filtered."""

    color: str  # the name of a colour of the page
    marks: Sequence[tuple[str, str]]
    cells: Sequence[Cell]


@dataclass(frozen=True)
class SortTable:
    """A table that can be sorted by every column and filtered."""

    id: str
    caption: str
    columns: Sequence[Column]
    choices: Sequence[tuple[str, Sequence[tuple[str, str]]]]
    shown: str
    shown_all: str
    rows: Sequence[Line]


class Page:
    """The report in one language."""

    def __init__(self, tally: Tally, setting: Setting, report: GameReport, figures: Any, lang: str) -> None:
        words = report_words(lang, report.messages)
        self.lang, self.tag, self.place = lang, words.tag, LANGUAGES.index(lang)
        self.language, self.switch = words.say("language"), words.say("switch-language")
        self.say: Callable[..., str] = words.say
        self.title = words.say("title", games=tally.games, ruleset=setting.ruleset_name(tally.ruleset, lang))
        self.seats = [seat_name(tally, seat, words) for seat in range(tally.players)]
        self.warnings = warnings(tally, setting, words)
        self.has_winner = report.has_winner
        self.keys = key_figures(tally, report, words)
        self.charts = drawings(tally, words, report.charts(figures, words), report.colors)
        self.wins = win_table(tally, words)
        alone = "-solo" if tally.players == 1 else ""
        self.wins_caption, self.wins_definition = (
            words.say(f"wins-caption{alone}"),
            words.say(f"wins-definition{alone}"),
        )
        self.length = length_table(tally, report, words)
        self.scores = score_table(tally, words)
        self.game = report.tables(figures, words)
        self.about = setting.about(tally, words)


def warnings(tally: Tally, setting: Setting, words: ReportWords) -> list[str]:
    """What a reader must know before anything else."""
    found = []
    if setting.wanted is not None and tally.games < setting.wanted:
        found.append(words.say("incomplete", games=tally.games, wanted=setting.wanted))
    if tally.unfinished:
        found.append(words.say("stopped", games=tally.unfinished))
    return found


def key_figures(tally: Tally, report: GameReport, words: ReportWords) -> list[tuple[str, str]]:
    """The few numbers at the top."""
    decisions = tally.decisions.mean * tally.games
    found = [
        (words.short(tally.games), words.say("key-games")),
        lead(tally, words)
        if report.has_winner
        else (words.whole(tally.scores[0].quantile(0.5)), words.say("key-score")),
        (words.whole(tally.rounds.quantile(0.5)), words.say("key-rounds")),
        (words.short(decisions), words.say("key-decisions")),
    ]
    if tally.seconds > 0:
        found.append((words.short(decisions / tally.seconds), words.say("key-rate")))
    return found


def lead(tally: Tally, words: ReportWords) -> tuple[str, str]:
    """How often the side wins that wins most."""
    rates = [rate.value for side in tally.sides if (rate := tally.win_rate(side)) is not None]
    best = rates.index(max(rates))
    return words.percent(rates[best]), words.say("key-lead", seat=side_name(tally, best, words))


def win_table(tally: Tally, words: ReportWords) -> Table:
    """Win rates of all sides."""
    kinds = {"wins-all": None, "wins-begins": True, "wins-follows": False} if tally.players > 1 else {"wins-all": None}
    rows = []
    for number, side in enumerate(tally.sides):
        rates = [tally.win_rate(side, begins) for begins in kinds.values()]
        rows.append([side_name(tally, number, words), *(described(rate, words) if rate else NOTHING for rate in rates)])
    return Table(words.say("wins-title"), [words.say("wins-column-side"), *map(words.say, kinds)], rows)


def spread(histogram: Histogram, words: ReportWords) -> list[str]:
    """Mean, median and where nine of ten values lie."""
    low, high = words.whole(histogram.quantile(0.05)), words.whole(histogram.quantile(0.95))
    return [words.decimal(histogram.mean, 1), words.whole(histogram.quantile(0.5)), words.interval(low, high)]


SPREAD_COLUMNS = ("length-mean", "length-median", "length-middle")


def length_table(tally: Tally, report: GameReport, words: ReportWords) -> Table:
    """Rounds, turns and decisions of a game."""
    measures = {"rounds": tally.rounds, "turns": tally.turns, "decisions": tally.decisions}
    rows = [
        [words.say(f"length-{name}"), *spread(found, words)]
        for name, found in measures.items()
        if name in report.lengths
    ]
    return Table(words.say("length-title"), [words.say("length-measure"), *map(words.say, SPREAD_COLUMNS)], rows)


def score_table(tally: Tally, words: ReportWords) -> Table:
    """Final scores of every seat."""
    rows = [[seat_name(tally, seat, words), *spread(found, words)] for seat, found in enumerate(tally.scores)]
    return Table(words.say("scores-title"), [words.say("wins-column-side"), *map(words.say, SPREAD_COLUMNS)], rows)


def word(text: str) -> Cell:
    return Cell(text, text, numeric=False)


def figure(number: float | None, text: Callable[[float], str], note: str = "") -> Cell:
    return Cell(NOTHING, "") if number is None else Cell(text(number), f"{number:.6g}", note=note)


def difference_cell(found: Comparison, reach: float, words: ReportWords) -> Cell:
    """A difference with its interval, in words and drawn."""
    side = "even" if not found.is_clear else "up" if found.low > 0 else "down"
    places = [50 + 49 * part / max(reach, 1e-9) for part in (found.low, found.difference, found.high)]
    low, at, high = (round(min(max(place, 1), 99), 1) for place in places)
    interval = words.interval(words.points(found.low), words.points(found.high))
    return Cell(words.points(found.difference), f"{found.difference:.6g}", note=interval, bar=Bar(low, at, high, side))
