"""The report: complete, in four languages, in one file that asks nothing of the network."""

import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import deckwright as dw
from deckwright.cards.messages import source_of
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.study.report import REPORT
from deckwright.games.ascension.study.report_charts import SOURCES
from deckwright.games.ascension.study.report_figures import Figures
from deckwright.sim import report, report_page
from deckwright.sim.report import report_html, write_report
from deckwright.sim.report_charts import STANDS_FOR, WIDE, for_page, svg_of, win_chart
from deckwright.sim.report_game import GameReport
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_statistics import share
from deckwright.sim.report_tally import Tally
from deckwright.sim.report_words import report_words
from deckwright.sim.result import Result
from tests.sim.made_up import RULESET, result

PACKAGE = Path(dw.__file__).parent / "sim"
STUDY = Path(dw.__file__).parent / "games" / "ascension" / "study"
NAMESPACES = ('xmlns="http://www.w3.org/2000/svg"', 'xmlns:xlink="http://www.w3.org/1999/xlink"')


class Seen(HTMLParser):
    """The text and the tables of each language of a report."""

    def __init__(self) -> None:
        super().__init__()
        self.lang = ""
        self.text: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
        self.heads: list[dict[str, str | None]] = []
        self.rows: dict[str, int] = {}
        self.table = ""
        self.shown: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "main":
            self.lang = given["data-lang"] or ""
            self.shown += [] if "hidden" in given else [self.lang]
        elif tag == "table":
            self.table = given.get("id") or ""
        elif tag == "th":
            self.heads.append(given)
        elif tag == "tr" and self.table:
            self.rows[self.table] = self.rows.get(self.table, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "main":
            self.lang = ""

    def handle_data(self, data: str) -> None:
        if self.lang and data.strip():
            self.text[self.lang].append(" ".join(data.split()))


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Charts take a while to draw; most tests do without them."""
    empty = dict.fromkeys(("wins", "rounds", "decisions", "scores"), ("", ""))
    monkeypatch.setattr(report_page, "drawings", lambda *_: empty)


@cache
def page() -> str:
    return report_html(Tally.of([result(2000)]), "pl", Setting(wanted=5000))


@cache
def seen() -> Seen:
    parser = Seen()
    parser.feed(page())
    return parser


def test_the_page_needs_no_network() -> None:
    plain = page()
    for namespace in NAMESPACES:
        plain = plain.replace(namespace, "")
    assert not re.search(r"https?:|//[a-z]+\.|@import|url\(|<link|<iframe|<img|src=", plain)


def test_the_language_asked_for_is_shown_first_and_the_others_are_there() -> None:
    assert seen().shown == ["pl"]
    for lang in LANGUAGES:
        assert (
            f'data-lang="{lang}" data-title="{report_words(lang).say("title", games=2000, ruleset=name(lang))}"'
            in page()
        )


def name(lang: str) -> str:
    return dw.rulesets()[RULESET].sets[0].name(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_there_by_its_name(lang: str) -> None:
    cards = dw.cards(RULESET)
    monsters = sum(card.type == "monster" for card in cards)
    assert {card.name(lang) for card in cards} <= {*seen().text[lang]}
    assert seen().rows[f"monsters-{lang}"] == monsters + 1
    assert seen().rows[f"cards-{lang}"] == len(cards) - monsters + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_definitions_stand_beside_the_numbers(lang: str) -> None:
    words = report_words(lang, REPORT.messages)
    keys = [
        key
        for key in [*messages("en"), *messages("en", REPORT.messages)]
        if key.startswith("define-") and key != "define-difference"
    ]
    keys += ["not-shown", "wins-definition", "length-definition", "scores-definition", "honor-definition", "footnote"]
    assert {words.say(key) for key in keys} <= {*seen().text[lang]}
    assert words.say("define-difference", fewest=30) in seen().text[lang]


@pytest.mark.parametrize(
    ("lang", "numbers"),
    [
        ("en", ["2,000", "50.0%", "47.8% to 52.2%"]),
        ("pt", ["2.000", "50,0%", "47,8% a 52,2%"]),
        ("pl", ["2\xa0000", "50,0%", "47,8% do 52,2%"]),
        ("ru", ["2\xa0000", "50,0\xa0%", "от 47,8\xa0% до 52,2\xa0%"]),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(lang: str, numbers: list[str]) -> None:
    rate = share(1000, 2000)
    assert rate is not None and (round(rate.low, 3), round(rate.high, 3)) == (0.478, 0.522)
    text = " ".join(seen().text[lang]).replace("\xa0", " ")
    for number in numbers:
        assert number.replace("\xa0", " ") in text


def test_tables_name_their_rows_and_columns() -> None:
    assert seen().heads
    assert {head.get("scope") for head in seen().heads} == {"row", "col"}
    assert page().count("<table") == page().count("<caption>")


@pytest.mark.usefixtures("undrawn")
def test_an_interrupted_simulation_says_so() -> None:
    for lang in LANGUAGES:
        said = report_words(lang).say("incomplete", games=2000, wanted=5000)
        assert " ".join(said.split()) in seen().text[lang]
    complete = report_html(Tally.of([result(2000, cards=False)]), setting=Setting(wanted=2000))
    assert 'class="warning"' in page()
    assert 'class="warning"' not in complete


@pytest.mark.usefixtures("undrawn")
def test_games_without_counted_cards_have_a_report_too() -> None:
    ended = np.ones(50, dtype=bool)
    ended[:3] = False
    short = report_html(Tally.of([result(50, cards=False, ended=ended)]))
    assert report_words("en").say("stopped", games=3) in short
    assert report_words("en", REPORT.messages).say("cards-title") not in short


@pytest.mark.usefixtures("undrawn")
def test_names_from_outside_cannot_break_the_page() -> None:
    tally = Tally.of([result(60)])
    tally.policies = ('<script>alert("1")</script>.npy', "a&b.npy")
    html = report_html(tally)
    assert "<script>alert" not in html
    assert html.count("<script>") == 1
    assert html.count("&lt;script&gt;alert") >= 4
    chart = svg_of(win_chart(tally, report_words("en"), WIDE), "Wins", report_words("en"))
    assert "<script" not in chart
    assert "&lt;script&gt;alert" in chart


def test_charts_take_their_colours_from_the_page() -> None:
    css = report.style(REPORT)
    for variable in [*STANDS_FOR.values(), *REPORT.colors.values()]:
        assert css.count(f"--{variable}:") == 2, f"--{variable} in light and in dark"
    assert not re.search(r'(?:fill|stroke)="#0', page())


def test_marks_say_what_they_are_under_the_pointer() -> None:
    mark = (
        '<path aria-label="Seat 1: 50%" role="graphics-symbol" aria-roledescription="bar" d="M0,0h9" fill="#010200"/>'
    )
    assert for_page(f"<svg >{mark}</svg>", "Wins") == (
        '<svg role="img" aria-label="Wins" ><path d="M0,0h9" fill="var(--seat-0)"><title>Seat 1: 50%</title></path></svg>'
    )
    assert "<title>" in page().split("<figure>")[1]


def test_honor_by_source_adds_up_to_the_scores() -> None:
    figures = Figures.of(Tally.of([result(200)]))
    for seat, scores in enumerate(figures.tally.scores):
        assert sum(one.by_seat[seat] for one in figures.honor) == pytest.approx(scores.mean)
    assert {(one.key, one.printed) for one in figures.honor} <= {*SOURCES}
    gained = next(one for one in figures.honor if one.key == "monster")
    monsters = sum(card.type == "monster" for card in dw.cards(RULESET))
    assert gained.by_seat == (6.0 * monsters, 6.0 * monsters)


def test_the_best_card_stands_first() -> None:
    rows = Figures.of(Tally.of([result(200)])).compared
    assert [row.comparison.difference for row in rows if row.comparison] == sorted(
        (row.comparison.difference for row in rows if row.comparison), reverse=True
    )
    best = rows[0]
    assert best.comparison is not None
    place = Tally.of([result(200)]).cards.ids.index(best.card.id)  # type: ignore[union-attr]
    assert best.comparison.difference == pytest.approx(place / 400)
    assert best.picked is not None and best.picked.value == 0.5
    assert best.chances == 2 * 8 * 4 * 200


def test_waves_counted_one_by_one_are_the_same_as_together() -> None:
    whole, parts = Tally.of([result(90)]), Tally.of([result(40), result(50, start=40)])
    assert whole.state_hash == parts.state_hash == Result.join([result(40), result(50, start=40)]).state_hash
    assert np.array_equal(whole.wins, parts.wins)
    assert whole.decisions.mean == parts.decisions.mean
    assert whole.cards is not None and parts.cards is not None
    assert np.array_equal(whole.cards.chances.sum(axis=(2, 3, 4)), parts.cards.chances.sum(axis=(2, 3, 4)))


def test_win_rates_by_who_begins() -> None:
    """Twelve games: seats win in turns, and begin three games at a time."""
    tally = Tally.of([result(12, cards=False)])
    first, second = tally.win_rate((0,), True), tally.win_rate((0,), False)
    assert first is not None and (first.count, first.of) == (4, 6)
    assert second is not None and (second.count, second.of) == (2, 6)


def test_the_seats_of_a_team_win_together() -> None:
    tally = Tally.of([result(40, players=4, mode="teams", cards=False)])
    assert tally.sides == [(0, 2), (1, 3)]
    rate = tally.win_rate((0, 2))
    assert rate is not None and (rate.count, rate.of) == (20, 40)


def test_rounds_are_turns_of_all_seats_rounded_up() -> None:
    wave = result(3, cards=False)
    tally = Tally.of([replace(wave, turns=np.array([20, 21, 22], dtype=np.int32))])
    assert tally.rounds.counts[10:12].tolist() == [1, 2]


def test_the_command_plays_the_same_games_again() -> None:
    setting = Setting({"team_tie": "x y"}, ("my cards.yaml",), 100, {"mine.npy": "runs/mine.npy"})
    tally = Tally.of([result(100, start=500)])
    tally.policies = ("mine.npy", "greedy")
    assert setting.command(tally) == (
        "deckwright sim --ruleset ascension-10th --mode versus --seats runs/mine.npy,greedy --games 100 --seed 7"
        " --start 500 --option 'team_tie=x y' --packs 'my cards.yaml'"
    )


@pytest.mark.usefixtures("undrawn")
def test_a_report_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    write_report(Tally.of([result(30, cards=False)]), path, "ru")
    assert path.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="ru"')
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(dw.NotFound, match="There is no language 'de'"):
        report_html(Tally.of([result(10)]), "de")


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_brings_nothing_gets_the_plain_report(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "report_of", lambda _: GameReport())
    html = report_html(Tally.of([result(60)]), lang)
    own = report_words(lang, REPORT.messages)
    assert report_words(lang).say("scores-definition") in html
    for key in ("scores-definition", "honor-title", "cards-title", "monsters-title"):
        assert own.say(key) not in html
    assert "--faction-" not in html and "/* light */" not in html and "/* dark */" not in html


def messages(lang: str, package: str = "deckwright.sim") -> dict[str, ftl.Message]:
    body = FluentParser().parse(source_of(package, lang)).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


PUT_TOGETHER = (
    "honor-",
    "column-",
    "define-",
    "faction-",
    "type-",
    "mode-",
    "policy-",
    "about-",
    "wins-",
    "length-",
    "filter-",
)
REPLACED = {
    "scores-title",
    "scores-caption",
    "scores-axis",
    "scores-definition",
}  # what all games say, said by Ascension in its own words


@pytest.mark.parametrize("package", ["deckwright.sim", REPORT.messages])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things_and_nothing_is_never_said(lang: str, package: str) -> None:
    assert list(messages(lang, package)) == list(messages("en", package)), (
        "keep the order, so that files can be compared"
    )
    folder = PACKAGE if package == "deckwright.sim" else STUDY
    paths = [*folder.glob("report*.py"), *(folder / "page").glob("*.jinja")]
    sources = "".join(path.read_text(encoding="utf-8") for path in paths)
    for key in messages(lang, package):
        assert f'"{key}"' in sources or key.startswith(PUT_TOGETHER) or (folder == STUDY and key in REPLACED), key
