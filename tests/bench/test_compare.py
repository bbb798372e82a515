"""`make compare`: medians and ratios are right, the page keeps what it does not own, and a missing library is named."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "bench" / "compare"))

import comparison  # noqa: E402
import page  # noqa: E402
from contestant import FROM_PYTHON, GAMES, OBSERVATIONS, STEPS, until, until_prepared  # noqa: E402
from figures import Figures, Rates, Spread, Track, ratios, spread, steps  # noqa: E402

LOOP = Track(GAMES, page.OURS, page.LOOP, page.BASE)
STEP = Track(STEPS, page.OURS, page.PAIR, page.BASE)
IN_CPP = Track(GAMES, page.OPEN_SPIEL, page.IN_CPP, "hearts")
THEIR_STEP = Track(STEPS, page.OPEN_SPIEL, page.THEIR_PAIR, "hearts")
PLAIN = [Track(FROM_PYTHON, page.OPEN_SPIEL, page.PLAIN, game) for game in ("hearts", "spades", "skat")]


def figures_of(*rounds):
    """Rounds of rates in decisions; every step is a decision."""
    return Figures([{track: Rates(rate, rate, 1.0) for track, rate in one.items()} for one in rounds])


def a_round(ours=4000, plain=(50, 100, 900), in_cpp=1000, step=700, their_step=350):
    return {LOOP: ours, STEP: step, IN_CPP: in_cpp, THEIR_STEP: their_step, **dict(zip(PLAIN, plain, strict=True))}


def test_the_median_lies_between_the_lowest_and_the_highest_round():
    assert spread([5.0, 1.0, 4.0]) == Spread(4.0, 1.0, 5.0)
    with pytest.raises(ValueError, match="no values"):
        spread([])


def test_a_ratio_is_taken_within_each_round():
    """A slow round is slow for both: the ratio of the medians would be 3, that of the rounds is 2."""
    assert ratios([2.0, 6.0, 20.0], [1.0, 3.0, 2.0]) == Spread(2.0, 2.0, 10.0)
    with pytest.raises(ValueError, match="1 rounds cannot be set against 2"):
        ratios([1.0], [1.0, 2.0])


def test_a_library_counts_by_the_median_of_its_games_in_each_round():
    figures = figures_of(a_round(plain=(50, 100, 900)), a_round(plain=(300, 10, 20)))
    assert figures.of_way(FROM_PYTHON, page.OPEN_SPIEL, page.PLAIN) == [100, 20]
    with pytest.raises(ValueError, match="no games"):
        figures.of_way(FROM_PYTHON, page.OURS, page.PLAIN)


def test_a_game_that_failed_in_a_round_is_left_out():
    second = a_round()
    del second[PLAIN[1]]
    figures = figures_of(a_round(), second)
    assert figures.games(FROM_PYTHON, page.OPEN_SPIEL, page.PLAIN) == ["hearts", "skat"]
    assert not figures.has(PLAIN[1])


def test_the_ratios_against_openspiel():
    found = page.claims(figures_of(a_round(), a_round(ours=2000), a_round(in_cpp=500)))
    assert [claim.found.median for claim in found] == [40, 4, 2]
    assert [claim.verdict for claim in found] == ["reached"] * 3


def test_a_ratio_too_low_is_missed_and_one_without_openspiel_is_not_measured():
    slow = page.claims(figures_of(a_round(ours=1999, in_cpp=1000, their_step=701)))
    assert [claim.verdict for claim in slow] == ["missed"] * 3
    alone = page.claims(figures_of({LOOP: 4000, STEP: 700}))
    assert [claim.verdict for claim in alone] == ["not measured"] * 3
    assert "| – | not measured |" in page.claims_table(alone)


def test_single_steps_are_compared_with_forced_answers_counted():
    figures = Figures([{STEP: Rates(90, 100, 1.0), THEIR_STEP: Rates(80, 125, 1.0)}])
    assert page.claims(figures)[2].found.median == pytest.approx(0.8)
    assert figures.of_game(THEIR_STEP, steps) == [125]


def test_the_page_keeps_what_stands_outside_its_marks():
    text = f"# Title\n\n{page.BEGIN}\nold\n{page.END}\n\n## On a GPU\nby hand\n"
    once = page.put_between(text, "new")
    assert once == f"# Title\n\n{page.BEGIN}\n\nnew\n\n{page.END}\n\n## On a GPU\nby hand\n"
    assert page.put_between(once, "new") == once


@pytest.mark.parametrize("text", ["", page.BEGIN, page.END + page.BEGIN, page.BEGIN + page.END + page.END])
def test_a_page_without_its_marks_is_refused(text):
    with pytest.raises(ValueError, match="once"):
        page.put_between(text, "new")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4_034_567, "4,030,000"),
        (131_327, "131,000"),
        (999.6, "1,000"),
        (45.678, "45.7"),
        (2.345, "2.35"),
        (0.294, "0.29"),
        (0, "0"),
    ],
)
def test_numbers_have_three_figures_at_most(value, text):
    assert page.number(value) == text


def test_the_tables_say_how_many_times_as_fast_ours_is():
    one, many, theirs = (
        Track(OBSERVATIONS, page.OURS, page.ONE, page.BASE),
        Track(OBSERVATIONS, page.OURS, page.MANY, page.BASE),
        Track(OBSERVATIONS, "RLCard", "env.step", "uno"),
    )
    figures = figures_of({**a_round(), one: 30, many: 900, theirs: 3})
    assert "| RLCard: env.step | 1 | 3.00 | 3.00 – 3.00 | 3.00 – 3.00 | 10.0 × (10.0 – 10.0) | 300 × (300 – 300) |" in (
        page.ways_table(figures, OBSERVATIONS).splitlines()
    )
    body = page.compose(
        figures, page.claims(figures), {page.OURS: {"deckwright": "1"}}, {"Pgx": "no wheel"}, ["A."], "Here."
    )
    assert "| Pgx | not measured: no wheel |" in body
    assert body.startswith("Here.") and "\n- A.\n" in body
    assert all(f"### {title}" in body for title in page.TITLES.values())


def test_a_run_counts_until_its_time_is_up():
    count = until(0.01, lambda: (2, 3))
    assert count.clock >= 0.01 and count.steps == count.decisions * 1.5 > 0
    dealt = []
    count = until_prepared(0.0001, lambda: dealt.append(1), lambda _: (1, 1), batch=4)
    assert count.decisions == len(dealt) > 0 and len(dealt) % 4 == 0


SCRIPT = """
from contestant import Offer, Track, serve, until
def fail(seconds):
    raise RuntimeError("no cards left")
def make_offer():
    print("a greeting that is no answer")
    {first}
    return Offer([Track("games", "loop", "whist", lambda seconds: until(seconds, lambda: (1, 2))),
                  Track("games", "loop", "snap", fail)], ["pytest"], ["A remark."])
serve(make_offer)
"""


@pytest.fixture
def compared(tmp_path, monkeypatch):
    """A comparison of two libraries, of which one is not installed and one has a game that does not run."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "bench" / "compare"))
    (tmp_path / "here.py").write_text(SCRIPT.format(first="pass"))
    (tmp_path / "gone.py").write_text(SCRIPT.format(first="import there_is_no_such_library"))
    monkeypatch.setattr(comparison, "SCRIPTS", {"Here": tmp_path / "here.py", "Gone": tmp_path / "gone.py"})
    monkeypatch.setattr(comparison, "RESULTS", tmp_path / "compare.json")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").symlink_to(sys.executable)
    made = comparison.Comparison(tmp_path)
    yield made
    made.part()


def test_libraries_take_turns_and_a_missing_one_is_named(compared):
    compared.gather()
    assert compared.absent == {"Gone": "ModuleNotFoundError: No module named 'there_is_no_such_library'"}
    assert compared.notes == ["Here, snap, games: does not run (RuntimeError: no cards left).", "A remark."]
    compared.run_round(0, 0.01)
    ((track, rates),) = compared.figures.rounds[0].items()
    assert track == Track("games", "Here", "loop", "whist")
    assert rates.steps == pytest.approx(2 * rates.decisions) and rates.decisions > 0


def test_a_library_that_ends_on_the_way_is_named(compared):
    compared.gather()
    (here,) = compared.contestants
    here.process.kill()
    here.process.wait()
    compared.run_round(0, 0.01)
    assert compared.absent["Here"] == "its process has ended"
    assert compared.figures.rounds == [{}] and compared.contestants == []


def test_who_begins_changes_from_round_to_round():
    assert [list(comparison.turned(["a", "b", "c"], number)) for number in range(3)] == [
        ["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"],
    ]  # fmt: skip


def test_the_page_of_benchmarks_has_its_marks_and_a_place_for_the_gpu():
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert page.put_between(text, "new").count("new\n") >= 1
    assert "\n## On a GPU\n" in text


def test_the_other_libraries_are_pinned_exactly():
    lines = (ROOT / "bench" / "requirements-compare.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][A-Za-z0-9.]*", pin) for pin in pins)
    assert {"open-spiel", "rlcard", "pettingzoo", "pgx"} <= {pin.split("==")[0] for pin in pins}
