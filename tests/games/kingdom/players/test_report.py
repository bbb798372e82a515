"""The report of kingdoms: chapters, forks, negative cards, stickers and cards, in four languages."""

from functools import cache

import numpy as np
import pyarrow.parquet as pq
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import deckwright as dw
from deckwright.cards.messages import source_of
from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.study.report import REPORT
from deckwright.games.kingdom.study.report_charts import clearest
from deckwright.games.kingdom.study.report_figures import CHAPTERS, Figures
from deckwright.games.kingdom.study.report_tables import tables
from deckwright.games.kingdom.study.report_words import signed
from deckwright.kernel.playing import MOST_SEATS, NOTES
from deckwright.sim import playout as po
from deckwright.sim import report
from deckwright.sim.records import GameRecords, write_cards
from deckwright.sim.report import report_html
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_statistics import Histogram
from deckwright.sim.report_tally import Tally
from deckwright.sim.report_words import report_words
from deckwright.sim.result import Result

GAMES, THEN = 120, (138,)
SETTING = Setting(wanted=GAMES, then=THEN)


@cache
def played() -> Result:
    return dw.Simulator("kingdom", games=GAMES, seed=5, then=THEN).run("patient")


@cache
def tally() -> Tally:
    return Tally.of([played()])


@cache
def figures() -> Figures:
    return Figures.of(tally(), SETTING)


@cache
def page() -> str:
    return report_html(tally(), "ru", SETTING)


def test_chapters_hold_all_rounds_of_the_base_game_and_then_expansions() -> None:
    chapters, by_round = figures().chapters, played().cards.by_round()
    assert [(one.first, one.last) for one in chapters] == [*CHAPTERS, (32, 35)]
    assert sum(one.counts["turns"] for one in chapters) == pytest.approx(by_round["turns"].sum() / GAMES)
    assert chapters[1].pass_share == by_round["passes"][7:13].sum() / by_round["turns"][7:13].sum()
    behind = played().before[:, 0, 0].mean()  # fame is looked at after banishing, which changes what formulas count
    assert abs(chapters[4].fame - behind) < 2
    assert chapters[5].fame == pytest.approx(played().scores[:, 0].mean())
    assert chapters[2].lost["wood"] == played().cards.resources("lost")["wood"][13:19].sum() / GAMES


def test_turns_of_what_follows_count_too() -> None:
    assert played().turns.sum() == played().cards.by_round()["turns"].sum()


def test_sides_are_taken_by_every_kingdom_and_their_means_are_those_of_all() -> None:
    forks = {(fork.card.number, fork.kind): fork for fork in figures().forks}
    assert {(21, "sides"), (31, "sides"), (41, "sides"), (55, "sides"), (60, "sides")} <= {*forks}
    assert {(12, "cards"), (29, "cards"), (57, "cards"), (65, "cards"), (37, "options")} <= {*forks}
    for number in (21, 31, 41, 55, 60):
        ways = forks[number, "sides"].ways
        assert sum(way.games for way in ways) == GAMES
        together = sum(way.games * way.mean for way in ways) / GAMES
        assert together == pytest.approx(played().scores[:, 0].mean())
        assert all(way.low < way.mean < way.high for way in ways)
    assert [way.label for way in forks[29, "cards"].ways] == [79, 80]
    assert [way.games for way in forks[29, "cards"].ways] == [played().cards.found(n)[0] for n in ("79", "80")]


def test_every_kingdom_ends_with_some_number_of_negative_cards() -> None:
    assert sum(one.games for one in figures().unsolved) == GAMES
    left = sum(one.cards * one.games for one in figures().unsolved)
    assert left == sum(played().cards.left_red(number) for number in played().cards.ids)
    for row in figures().red:
        assert 0 <= row.left <= row.games <= GAMES
        assert any(stage.is_red for stage in row.card.stages.values())
    assert {"14", "19", "26", "67"} <= {row.number for row in figures().red}


def test_stickers_are_used_or_left() -> None:
    assert {row.kind: row.supply for row in figures().stickers} == figures().ruleset.stickers
    assert all(0 <= row.used <= row.supply for row in figures().stickers)


def test_what_followed_adds_to_what_came_before() -> None:
    base, war = figures().parts
    assert (base.number, base.gain, war.number) == (0, None, 138)
    assert war.gain == pytest.approx((played().scores[:, 0] - played().before[:, 0, 0]).mean())
    assert base.low <= base.median <= base.high


def test_a_report_without_counts_tells_scores_alone() -> None:
    wave = dw.Simulator("kingdom", games=3, seed=5, counts=False).run("novice")
    found = Figures.of(Tally.of([wave]), Setting())
    assert (found.chapters, found.cards, len(found.parts)) == ((), (), 1)
    shown = tables(found, report_words("en", REPORT.messages))
    assert shown["chapters"] is None and shown["parts"].rows[0][0] == "Base game · novice"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_it_in_every_language(lang: str) -> None:
    words = report_words(lang, REPORT.messages)
    for key in ("chapters-title", "resources-title", "forks-title", "red-title", "stickers-title", "not-shown"):
        assert str(words.say(key)) in page()
    assert words.say("wins-title") not in page()
    names = dw.card("kingdom", "60").stages
    assert names[1].name(lang) in page() and names[4].name(lang) in page()
    assert dw.card("kingdom", "138").name(lang) in page()


def test_the_command_names_what_follows() -> None:
    assert SETTING.command(tally()).endswith("--seed 5 --then 138")


def test_charts_take_their_colours_from_the_page() -> None:
    css = report.style(REPORT)
    for variable in REPORT.colors.values():
        assert css.count(f"--{variable}:") == 2, f"--{variable} in light and in dark"
    assert 'fill="#0' not in page() and 'stroke="#0' not in page()


def test_the_clearest_cards_stand_best_first() -> None:
    shown = [row.difference.value for row in clearest(figures()) if row.difference]
    assert shown and shown == sorted(shown, reverse=True)
    words = report_words("en", REPORT.messages)
    assert [signed(number, words) for number in (3.25, -0.5, 0.01)] == ["+3.2", "−0.5", "0.0"]


def test_fame_below_nothing_is_counted() -> None:
    found = Histogram()
    for values in ([3, 3], [-2, 0], [-1, 4]):
        found.add(np.array(values))
    assert (found.low, found.total, found.mean) == (-2, 6, pytest.approx(7 / 6))
    assert [found.quantile(part) for part in (0.1, 0.5, 0.9)] == [-2, 0, 4]
    assert sum(part for _, _, part in found.binned(4, 1.0)) == pytest.approx(1)
    wave = dw.Simulator("kingdom", games=40, seed=5, counts=False).run("random")
    assert wave.scores.min() < 0
    assert Tally.of([wave]).scores[0].mean == pytest.approx(wave.scores[:, 0].mean())


def test_every_kingdom_and_every_card_is_a_row(tmp_path) -> None:  # type: ignore[no-untyped-def]
    written = GameRecords(tmp_path, 1, len(THEN), KIND.study.noted)
    written.add(played())
    written.close(tally(), SETTING)
    write_cards(tally(), tmp_path, SETTING)
    games, cards = pq.read_table(tmp_path / "games.parquet"), pq.read_table(tmp_path / "cards.parquet")
    assert games["before_0_0"].to_pylist() == played().before[:, 0, 0].tolist()
    assert games["score_0"].to_pylist() == played().scores[:, 0].tolist()
    by_round, lost = played().cards.by_round(), played().cards.resources("lost")
    for name in ("upgrades", "passes", "advances"):
        assert sum(games[name].to_pylist()) == by_round[name].sum()
    assert sum(games["lost"].to_pylist()) == sum(amounts.sum() for amounts in lost.values())
    assert sorted({*games["negative"].to_pylist()}) == [one.cards for one in figures().unsolved]
    assert cards["card"].to_pylist() == list(played().cards.ids)
    place = played().cards.ids.index("79")
    assert cards["discovered"][place].as_py() == played().cards.found("79")[0]
    assert cards["stage_2"][place].as_py() == played().cards.reached("79")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things(lang: str) -> None:
    assert messages(lang) == messages("en"), "keep the order, so that files can be compared"


def messages(lang: str) -> list[str]:
    body = FluentParser().parse(source_of(REPORT.messages, lang)).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def test_waves_keep_what_is_noted_of_each_kingdom() -> None:
    simulator = dw.Simulator("kingdom", games=4, seed=5)
    whole, parts = simulator.run("novice"), Result.join([*simulator.waves("novice", 2)])
    assert [*whole.noted] == [*KIND.study.noted] and len(whole.noted) < MOST_SEATS and po.R_SCORES + 1 == NOTES
    assert all((whole.noted[name] == parts.noted[name]).all() for name in whole.noted)
    assert not dw.Simulator("kingdom", games=2, seed=5, counts=False).run("novice").noted
