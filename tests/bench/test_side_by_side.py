"""`bench/side_by_side.py`: ratios are taken within pairs, and two versions that play differently are told apart."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))

import one_side  # noqa: E402
import side_by_side  # noqa: E402


def rates(per_second, outcome="same"):
    return {"steps": {"per_second": per_second, "outcome": outcome}}


def test_the_ratio_is_taken_within_each_pair():
    """A slow pair is slow for both."""
    pairs = [(rates(10.0), rates(20.0)), (rates(100.0), rates(90.0)), (rates(1.0), rates(1.1))]
    [line] = side_by_side.lines_of(pairs)
    assert (line.median, line.lowest, line.highest) == (1.1, 0.9, 2.0)
    assert (line.before, line.after) == (10.0, 20.0)


def test_sides_that_play_differently_are_a_failure(capsys):
    lines = side_by_side.lines_of([(rates(1.0, "one"), rates(1.0, "one")), (rates(1.0, "one"), rates(1.0, "two"))])
    assert side_by_side.verdict(lines, 0.0) == 1
    assert "steps: the two sides did not play the same" in capsys.readouterr().out
    assert "one is not one or two" in str(lines[0])


def test_a_median_below_the_least_is_a_failure(capsys):
    lines = side_by_side.lines_of([(rates(100.0), rates(96.0))])
    assert side_by_side.verdict(lines, 0.96) == 0
    assert side_by_side.verdict(lines, 0.97) == 1
    assert "0.960 is below 0.97" in capsys.readouterr().out


def test_every_measure_works_and_comes_to_the_same_each_time():
    first, second = one_side.measure(one_side.SMALL), one_side.measure(one_side.SMALL)
    assert all(rate.per_second > 0 for rate in first.values())
    assert {name: rate.outcome for name, rate in first.items()} == {name: rate.outcome for name, rate in second.items()}


def test_a_tree_is_measured_from_its_own_source():
    assert side_by_side.run(ROOT, "--prepare", "games") == {}


def test_every_part_is_compiled_beforehand():
    assert set(side_by_side.PARTS) == set(one_side.MEASURES)
