"""The tables of the report: chapters, resources, forks, negative cards, stickers, cards, expansions."""

from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.study.card_counts import FEWEST, Difference
from deckwright.games.kingdom.study.report_charts import clearest
from deckwright.games.kingdom.study.report_figures import COUNTED, CardRow, Figures, RedRow
from deckwright.games.kingdom.study.report_words import (
    card_name,
    chapter_name,
    resource_name,
    signed,
    sticker_name,
    type_name,
    way_name,
)
from deckwright.sim.report_page import NOTHING, Bar, Cell, Column, Line, SortTable, Table, figure, word
from deckwright.sim.report_words import ReportWords

PART_COLUMNS = ("part", "tenth", "median", "ninetieth", "mean", "gain")
FORK_COLUMNS = ("fork", "way", "taken", "mean", "interval")
RED_COLUMNS = ("card", "came", "solved", "used")
STICKER_COLUMNS = ("sticker", "supply", "per-kingdom", "left", "none-left")
CARD_COLUMNS = (
    "card", "type", "inside", "round", "stage-2", "stage-3", "stage-4", "produced", "card-fame", "had", "difference",
)  # fmt: skip
DEFINED = CARD_COLUMNS[2:]
WORD_COLUMNS = ("card", "type")


def tables(figures: Figures, words: ReportWords) -> dict[str, Any]:
    """What the sections of the page show, in one language."""
    return {
        "parts": part_table(figures, words),
        "chapters": chapter_table(figures, words) if figures.chapters else None,
        "gained": resource_table(figures, "gained", words),
        "lost": resource_table(figures, "lost", words),
        "forks": fork_table(figures, words) if figures.forks else None,
        "red": red_table(figures, words) if figures.red else None,
        "unsolved": unsolved_table(figures, words),
        "stickers": sticker_table(figures, words),
        "cards_caption": words.say("cards-caption", count=len(clearest(figures))),
        "cards": card_table(figures, words),
        "definitions": [
            (words.say(f"column-{name}"), words.say(f"define-{name}", **({"fewest": FEWEST} if name == "difference" else {})))
            for name in DEFINED
        ],
    }  # fmt: skip


def part_table(figures: Figures, words: ReportWords) -> Table:
    """Fame behind the base game and behind each expansion."""
    policy = figures.tally.policies[0]
    rows = []
    for part in figures.parts:
        card = figures.ruleset.cards.get(str(part.number))
        name = words.say("part-base", policy=policy) if card is None else card_name(card, str(part.number), words.lang)
        gain = NOTHING if part.gain is None else signed(part.gain, words)
        rows.append([name, words.whole(part.low), words.whole(part.median), words.whole(part.high),
                     words.decimal(part.mean, 1), gain])  # fmt: skip
    columns = PART_COLUMNS if len(rows) > 1 else PART_COLUMNS[:-1]
    head = [words.say(f"column-{name}") for name in columns]
    return Table(words.say("parts-title"), head, [row[: len(columns)] for row in rows])


def chapter_table(figures: Figures, words: ReportWords) -> Table:
    """What a kingdom does in each chapter."""
    head = [words.say("column-chapter"), *(words.say(f"column-{name}") for name in COUNTED)]
    head += [words.say("column-pass-share"), words.say("column-fame")]
    rows = [
        [chapter_name(chapter, words), *(words.decimal(chapter.counts[name], 1) for name in COUNTED),
         words.percent(chapter.pass_share), words.decimal(chapter.fame, 1)]
        for chapter in figures.chapters
    ]  # fmt: skip
    return Table(words.say("chapters-title"), head, rows)


def resource_table(figures: Figures, what: str, words: ReportWords) -> Table:
    """What a kingdom gains or loses of each resource."""
    head = [
        words.say("column-chapter"),
        *(resource_name(one, words.lang) for one in ops.RESOURCES),
        words.say("column-all"),
    ]
    rows = []
    for chapter in figures.chapters:
        amounts = chapter.gained if what == "gained" else chapter.lost
        numbers = [amounts[one] for one in ops.RESOURCES]
        rows.append([chapter_name(chapter, words), *(words.decimal(n, 1) for n in [*numbers, sum(numbers)])])
    return Table(words.say(f"{what}-caption"), head, rows)


def fork_table(figures: Figures, words: ReportWords) -> Table:
    """Every way of every fork."""
    rows = []
    for fork in figures.forks:
        name = card_name(fork.card, str(fork.card.number), words.lang, fork.stage)
        for one in fork.ways:
            share = words.percent(one.games / figures.tally.games)
            spread = words.interval(words.decimal(one.low, 1), words.decimal(one.high, 1)) if one.games > 1 else NOTHING
            mean = words.decimal(one.mean, 1) if one.games else NOTHING
            rows.append([name, way_name(figures, fork, one.label, words.lang), share, mean, spread])
    return Table(words.say("forks-title"), [words.say(f"column-{name}") for name in FORK_COLUMNS], rows, words=2)


def red_table(figures: Figures, words: ReportWords) -> SortTable:
    """Every negative card that came, the one solved least often first."""
    rows = sorted(figures.red, key=lambda row: -row.left / row.games)
    columns = [Column(words.say(f"column-{name}"), name != "card", False) for name in RED_COLUMNS]
    shown, shown_all = words.say("filter-shown", count="#"), words.say("filter-shown", count=len(rows))
    lines = [red_line(row, figures.tally.games, words) for row in rows]
    return SortTable("red", words.say("red-title"), columns, [], shown, shown_all, lines)


def red_line(row: RedRow, games: int, words: ReportWords) -> Line:
    """The row of a negative card; its name is that of the first stage on which it is one."""
    stage = min(n for n, one in row.card.stages.items() if one.is_red)
    cells = [
        word(card_name(row.card, row.number, words.lang, stage)),
        figure(row.games / games, words.percent),
        figure(max(0.0, 1 - row.left / row.games), words.percent),
        figure(row.used / row.games, words.decimal),
    ]
    return Line("res-sword", [], cells)


def unsolved_table(figures: Figures, words: ReportWords) -> Table:
    """Kingdoms by the number of negative cards at their end."""
    head = [words.say("column-unsolved"), words.say("column-taken"), words.say("column-mean")]
    rows = [
        [words.whole(one.cards), words.percent(one.games / figures.tally.games), words.decimal(one.mean, 1)]
        for one in figures.unsolved
    ]
    return Table(words.say("unsolved-title"), head, rows)


def sticker_table(figures: Figures, words: ReportWords) -> Table:
    """How many stickers of each kind are used and left."""
    rows = [
        [sticker_name(row.kind, figures.ruleset, words.lang), words.whole(row.supply), words.decimal(row.used),
         words.decimal(row.supply - row.used), words.percent(row.none_left)]
        for row in figures.stickers
    ]  # fmt: skip
    return Table(words.say("stickers-title"), [words.say(f"column-{name}") for name in STICKER_COLUMNS], rows)


def card_table(figures: Figures, words: ReportWords) -> SortTable:
    """Every card that was in some kingdom, the largest matched difference first."""
    rows = [*figures.compared, *(row for row in figures.cards if row.difference is None)]
    reach = 1.15 * max((abs(row.difference.value) for row in rows if row.difference), default=1.0)
    types = sorted({type_name(row.card, words.lang) for row in rows})
    return SortTable(
        "cards",
        words.say("cards-table"),
        [Column(words.say(f"column-{name}"), name not in WORD_COLUMNS, name == "difference") for name in CARD_COLUMNS],
        [("type", [(name, name) for name in types])],
        words.say("filter-shown", count="#"),
        words.say("filter-shown", count=len(rows)),
        [card_line(row, reach, figures.tally.games, words) for row in rows],
    )  # fmt: skip


def card_line(row: CardRow, reach: float, games: int, words: ReportWords) -> Line:
    """The row of one card."""
    kind, found = type_name(row.card, words.lang), row.difference
    cells = [
        word(card_name(row.card, row.number, words.lang)),
        word(kind),
        figure(row.games / games, words.percent),
        figure(row.round, lambda number: words.decimal(number, 1)),
        *(figure(row.reached[stage], words.percent) for stage in (2, 3, 4)),
        figure(row.produced, words.decimal),
        figure(row.fame, words.decimal),
        figure(found.had / (found.had + found.had_not) if found else None, words.percent),
        Cell(NOTHING, "") if found is None else fame_cell(found, reach, words),
    ]
    is_red = row.card.stages[min(row.card.stages)].is_red
    return Line("res-sword" if is_red else "card-clear", [("type", kind)], cells)


def fame_cell(found: Difference, reach: float, words: ReportWords) -> Cell:
    """A difference in fame with its interval, in words and drawn."""
    side = "up" if found.low > 0 else "down" if found.high < 0 else "even"
    places = [50 + 49 * part / max(reach, 1e-9) for part in (found.low, found.value, found.high)]
    low, at, high = (round(min(max(place, 1), 99), 1) for place in places)
    interval = words.interval(signed(found.low, words), signed(found.high, words))
    return Cell(signed(found.value, words), f"{found.value:.6g}", note=interval, bar=Bar(low, at, high, side))
