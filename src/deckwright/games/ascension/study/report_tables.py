"""The tables of Ascension's report: Honor by its source, every card that can be owned, every Monster."""

from typing import Any

from deckwright.games.ascension.study.report_charts import clearest
from deckwright.games.ascension.study.report_figures import CardRow, Figures, MonsterRow
from deckwright.sim.report_charts import described, seat_name
from deckwright.sim.report_page import NOTHING, Cell, Column, Line, SortTable, Table, difference_cell, figure, word
from deckwright.sim.report_statistics import FEWEST
from deckwright.sim.report_words import ReportWords

FACTIONS = ("enlightened", "lifebound", "mechana", "void", "none")
TYPES = ("hero", "construct", "treasure")
CARD_COLUMNS = (
    "card", "faction", "type", "cost", "seen", "chances", "picked", "acquired", "left", "difference", "played", "honor",
    "winners",
)  # fmt: skip
DEFINED = CARD_COLUMNS[4:]
WORD_COLUMNS = ("card", "faction", "type", "monster")


def tables(figures: Figures, words: ReportWords) -> dict[str, Any]:
    """What the sections of the page show, in one language."""
    return {
        "honor": honor_table(figures, words),
        "cards_caption": words.say("cards-caption", count=len(clearest(figures))),
        "cards": card_table(figures, words) if figures.cards else None,
        "monsters": monster_table(figures, words) if figures.monsters else None,
        "definitions": [
            (words.say(f"column-{name}"), words.say(f"define-{name}", **({"fewest": FEWEST} if name == "difference" else {})))
            for name in DEFINED
        ],
    }  # fmt: skip


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
        figure(found.taken if found else None, words.percent),
        figure(found.left if found else None, words.percent),
        Cell(NOTHING, "") if found is None else difference_cell(found, reach, words),
        figure(row.played, words.decimal),
        figure(row.honor, words.decimal),
        figure(row.in_winning_decks, words.decimal),
    ]
    return Line(f"faction-{faction}", [("faction", faction), ("type", card.type)], cells)


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
    return Line("faction-monster", [], cells)
