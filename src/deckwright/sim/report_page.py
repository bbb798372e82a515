"""One language of the report: its tables, key figures and definitions, ready to be put on the page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from deckwright.cards.model import LANGUAGES
from deckwright.sim.report_charts import clearest, described, drawings, seat_name, side_name
from deckwright.sim.report_figures import CardRow, Figures, MonsterRow
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_statistics import FEWEST, Comparison, Histogram
from deckwright.sim.report_words import ReportWords, report_words

NOTHING = "–"
FACTIONS = ("enlightened", "lifebound", "mechana", "void", "none")
TYPES = ("hero", "construct", "treasure")
CARD_COLUMNS = (
    "card", "faction", "type", "cost", "seen", "chances", "picked", "acquired", "left", "difference", "played", "honor",
    "winners",
)  # fmt: skip
DEFINED = CARD_COLUMNS[4:]
WORD_COLUMNS = ("card", "faction", "type", "monster")


@dataclass(frozen=True)
class Table:
    """A small table: the first cell of a row is its name."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


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

    faction: str
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

    def __init__(self, figures: Figures, setting: Setting, lang: str) -> None:
        words = report_words(lang)
        tally = figures.tally
        self.lang, self.tag, self.place = lang, words.tag, LANGUAGES.index(lang)
        self.language, self.switch = words.say("language"), words.say("switch-language")
        self.say: Callable[..., str] = words.say
        self.title = words.say("title", games=tally.games, ruleset=setting.ruleset_name(tally.ruleset, lang))
        self.seats = [seat_name(tally, seat, words) for seat in range(tally.players)]
        self.warnings = warnings(figures, setting, words)
        self.keys = key_figures(figures, words)
        self.charts = drawings(figures, words)
        self.wins = win_table(figures, words)
        alone = "-solo" if tally.players == 1 else ""
        self.wins_caption, self.wins_definition = (
            words.say(f"wins-caption{alone}"),
            words.say(f"wins-definition{alone}"),
        )
        self.length = length_table(figures, words)
        self.scores = score_table(figures, words)
        self.honor = honor_table(figures, words)
        self.cards_caption = words.say("cards-caption", count=len(clearest(figures)))
        self.cards = card_table(figures, words) if figures.cards else None
        self.monsters = monster_table(figures, words) if figures.monsters else None
        self.definitions = [
            (words.say(f"column-{name}"), words.say(f"define-{name}", **({"fewest": FEWEST} if name == "difference" else {})))
            for name in DEFINED
        ]  # fmt: skip
        self.about = setting.about(tally, words)


def warnings(figures: Figures, setting: Setting, words: ReportWords) -> list[str]:
    """What a reader must know before anything else."""
    tally = figures.tally
    found = []
    if setting.wanted is not None and tally.games < setting.wanted:
        found.append(words.say("incomplete", games=tally.games, wanted=setting.wanted))
    if tally.unfinished:
        found.append(words.say("stopped", games=tally.unfinished))
    return found


def key_figures(figures: Figures, words: ReportWords) -> list[tuple[str, str]]:
    """The few numbers at the top."""
    tally = figures.tally
    rates = [rate.value for side in tally.sides if (rate := tally.win_rate(side)) is not None]
    best = rates.index(max(rates))
    decisions = tally.decisions.mean * tally.games
    found = [
        (words.short(tally.games), words.say("key-games")),
        (words.percent(rates[best]), words.say("key-lead", seat=side_name(tally, best, words))),
        (words.whole(tally.rounds.quantile(0.5)), words.say("key-rounds")),
        (words.short(decisions), words.say("key-decisions")),
    ]
    if tally.seconds > 0:
        found.append((words.short(decisions / tally.seconds), words.say("key-rate")))
    return found


def win_table(figures: Figures, words: ReportWords) -> Table:
    """Win rates of all sides."""
    tally = figures.tally
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


def length_table(figures: Figures, words: ReportWords) -> Table:
    """Rounds, turns and decisions of a game."""
    tally = figures.tally
    measures = {"rounds": tally.rounds, "turns": tally.turns, "decisions": tally.decisions}
    rows = [[words.say(f"length-{name}"), *spread(found, words)] for name, found in measures.items()]
    return Table(words.say("length-title"), [words.say("length-measure"), *map(words.say, SPREAD_COLUMNS)], rows)


def score_table(figures: Figures, words: ReportWords) -> Table:
    """Final scores of every seat."""
    tally = figures.tally
    rows = [[seat_name(tally, seat, words), *spread(found, words)] for seat, found in enumerate(tally.scores)]
    return Table(words.say("scores-title"), [words.say("wins-column-side"), *map(words.say, SPREAD_COLUMNS)], rows)


def honor_table(figures: Figures, words: ReportWords) -> Table:
    """Honor by source, a column for each seat."""
    tally = figures.tally
    rows = [
        [words.say(f"honor-{'printed' if one.printed else 'gained'}-{one.key}"),
         *(words.decimal(amount, 1) for amount in one.by_seat)]
        for one in figures.honor
    ]  # fmt: skip
    rows.append([words.say("honor-total"), *(words.decimal(score.mean, 1) for score in tally.scores)])
    head = [words.say("honor-source"), *(seat_name(tally, seat, words) for seat in range(tally.players))]
    return Table(words.say("honor-title"), head, rows)


def word(text: str) -> Cell:
    return Cell(text, text, numeric=False)


def figure(number: float | None, text: Callable[[float], str], note: str = "") -> Cell:
    return Cell(NOTHING, "") if number is None else Cell(text(number), f"{number:.6g}", note=note)


def card_table(figures: Figures, words: ReportWords) -> SortTable:
    """Every card that can be owned, the largest matched difference first."""
    rows = [*figures.compared, *(row for row in figures.cards if row.comparison is None)]
    reach = 1.15 * max((abs(row.comparison.difference) for row in rows if row.comparison), default=1.0)
    return SortTable(
        "cards",
        words.say("cards-table"),
        [Column(words.say(f"column-{name}"), name not in WORD_COLUMNS, name == "difference") for name in CARD_COLUMNS],
        [
            ("faction", [(name, words.say(f"faction-{name}")) for name in FACTIONS]),
            ("type", [(name, words.say(f"type-{name}")) for name in TYPES if any(row.card.type == name for row in rows)]),
        ],
        words.say("filter-shown", count="#"),
        words.say("filter-shown", count=len(rows)),
        [card_line(row, reach, words) for row in rows],
    )  # fmt: skip


def card_line(row: CardRow, reach: float, words: ReportWords) -> Line:
    """The row of one card."""
    card, found = row.card, row.comparison
    faction = card.faction or "none"
    picked = row.picked
    cells = [
        word(card.name(words.lang)),
        word(words.say(f"faction-{faction}")),
        word(words.say(f"type-{card.type}")),
        figure(card.cost, words.whole),
        figure(row.seen, words.decimal),
        figure(row.chances, words.whole),
        figure(picked.value if picked else None, words.percent, described(picked, words) if picked else ""),
        figure(found.acquired if found else None, words.percent),
        figure(found.left if found else None, words.percent),
        Cell(NOTHING, "") if found is None else difference_cell(found, reach, words),
        figure(row.played, words.decimal),
        figure(row.honor, words.decimal),
        figure(row.in_winning_decks, words.decimal),
    ]
    return Line(faction, [("faction", faction), ("type", card.type)], cells)


def difference_cell(found: Comparison, reach: float, words: ReportWords) -> Cell:
    """A difference with its interval, in words and drawn."""
    side = "even" if not found.is_clear else "up" if found.low > 0 else "down"
    places = [50 + 49 * part / max(reach, 1e-9) for part in (found.low, found.difference, found.high)]
    low, at, high = (round(min(max(place, 1), 99), 1) for place in places)
    interval = words.interval(words.points(found.low), words.points(found.high))
    return Cell(words.points(found.difference), f"{found.difference:.6g}", note=interval, bar=Bar(low, at, high, side))


def monster_table(figures: Figures, words: ReportWords) -> SortTable:
    """Every monster, the one that gave most Honor first."""
    rows = sorted(figures.monsters, key=lambda row: -row.honor)
    seats = range(figures.tally.players) if figures.tally.players > 1 else range(0)
    names = [words.say(f"column-{name}") for name in ("monster", "power", "monster-seen", "defeated", "defeat-rate")]
    names += [words.say("column-defeated-by", n=seat + 1) for seat in seats] + [words.say("column-reward")]
    columns = [Column(name, place > 0, place == len(names) - 1) for place, name in enumerate(names)]
    shown = words.say("filter-shown", count="#")
    lines = [monster_line(row, len(seats), words) for row in rows]
    return SortTable(
        "monsters", words.say("monsters-table"), columns, [], shown, words.say("filter-shown", count=len(rows)), lines
    )


def monster_line(row: MonsterRow, seats: int, words: ReportWords) -> Line:
    """The row of one monster."""
    cells = [
        word(row.card.name(words.lang)),
        figure(row.card.cost, words.whole),
        figure(row.seen, words.decimal),
        figure(row.defeated, words.decimal),
        figure(row.defeated / row.seen if row.seen else None, words.percent),
        *(figure(times, words.decimal) for times in row.by_seat[:seats]),
        figure(row.honor, words.decimal),
    ]
    return Line("monster", [], cells)
