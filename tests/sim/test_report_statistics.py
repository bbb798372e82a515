"""Shares, intervals and matched comparisons against values known from elsewhere or worked out by hand."""

from math import comb, sqrt

import numpy as np
import pytest

from deckwright.sim.intervals import DEVIATIONS
from deckwright.sim.report_statistics import FEWEST, Histogram, compare, next_round, share


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 1 - 0.1611, 1.0000),  # the mirror image of none in 20
    ],
)
def test_intervals_of_shares_are_those_of_wilson(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert found is not None
    assert found.value == count / of
    assert (round(found.low, 4), round(found.high, 4)) == (round(low, 4), round(high, 4))


def test_a_share_of_nothing_is_no_share() -> None:
    assert share(0, 0) is None


def groups(*tables: tuple[int, int, int, int]) -> np.ndarray:
    """One seat; a group is (acquired, of them won, left, of them won)."""
    chances = np.zeros((1, len(tables), 2, 2), dtype=np.int64)
    for period, (acquired, won_acquired, left, won_left) in enumerate(tables):
        chances[0, period, 1] = [acquired - won_acquired, won_acquired]
        chances[0, period, 0] = [left - won_left, won_left]
    return chances


def test_a_confounder_that_reverses_the_plain_difference_is_undone() -> None:
    """Those ahead early take the card more often and win anyway: in both groups it costs 10 points."""
    chances = groups((900, 720, 100, 90), (100, 10, 900, 180))
    plain = 730 / 1000 - 270 / 1000
    found = compare(chances)
    assert plain > 0.4
    assert found is not None
    assert found.difference == pytest.approx(-0.10)
    assert found.taken == pytest.approx(0.45)
    assert found.left == pytest.approx(0.55)
    assert found.is_clear and found.high < 0


def test_groups_are_weighted_after_mantel_and_haenszel() -> None:
    """Weights n1·n0/(n1+n0): 30·60/90 = 20 and 40·40/80 = 20; differences 0.5 − 0.4 and 0.25 − 0.5."""
    found = compare(groups((30, 15, 60, 24), (40, 10, 40, 20)))
    assert found is not None
    assert found.difference == pytest.approx((20 * 0.1 - 20 * 0.25) / 40)


def test_the_interval_of_one_group_is_worked_out_by_hand() -> None:
    found = compare(groups((98, 49, 48, 11)))
    assert found is not None
    variance = 0.5 * 0.5 / 98 + 0.24 * 0.76 / 48  # (49 + 1)/100 and (11 + 1)/50
    assert found.high - found.low == pytest.approx(2 * DEVIATIONS * sqrt(variance))
    assert (found.low + found.high) / 2 == pytest.approx(0.5 - 11 / 48)


def test_seats_of_one_game_do_not_make_the_interval_narrower() -> None:
    """Two seats that win and lose together say no more than one."""
    one = compare(groups((100, 60, 100, 50)))
    two = compare(np.concatenate([groups((100, 60, 100, 50))] * 2))
    assert one is not None and two is not None
    assert two.difference == pytest.approx(one.difference)
    assert two.high - two.low == pytest.approx(one.high - one.low)


def test_a_group_in_which_all_did_the_same_says_nothing() -> None:
    alone = compare(groups((50, 30, 50, 20)))
    with_others = compare(groups((50, 30, 50, 20), (1000, 0, 0, 0), (0, 0, 1000, 1000)))
    assert alone == with_others


def test_too_few_to_compare() -> None:
    assert compare(groups((FEWEST - 1, 10, 500, 200))) is None
    assert compare(groups((500, 200, FEWEST - 1, 10))) is None
    assert compare(groups((FEWEST, 10, FEWEST, 10))) is not None


def test_games_that_all_ended_alike_are_not_certain() -> None:
    found = compare(groups((40, 40, 40, 40)))
    assert found is not None
    assert found.low < -0.02 and found.high > 0.02


@pytest.mark.parametrize(("acquired", "left"), [(0.5, 0.5), (0.6, 0.4), (0.9, 0.8), (0.97, 0.99)])
def test_intervals_contain_the_truth_95_times_in_100(acquired: float, left: float) -> None:
    """The exact chance over all tables of 40 and 60 seats."""
    inside = 0.0
    for a in range(41):
        for b in range(61):
            chance = comb(40, a) * acquired**a * (1 - acquired) ** (40 - a)
            chance *= comb(60, b) * left**b * (1 - left) ** (60 - b)
            if chance > 1e-9:
                found = compare(groups((40, a, 60, b)))
                assert found is not None
                inside += chance * (found.low <= acquired - left <= found.high)
    assert inside > 0.94


def test_a_histogram_counts_up_wave_by_wave() -> None:
    histogram = Histogram()
    for wave in ([1, 2, 2], [2, 3, 10], [0]):
        histogram.add(np.array(wave, dtype=np.int32))
    assert histogram.total == 7
    assert histogram.mean == pytest.approx(20 / 7)
    assert [histogram.quantile(part) for part in (0.0, 0.5, 0.9, 1.0)] == [0, 2, 10, 10]
    assert sum(part for _, _, part in histogram.binned(5)) == pytest.approx(1)
    assert len(histogram.binned(5)) <= 6
    assert histogram.binned(20)[2] == (2, 3, pytest.approx(3 / 7))


def test_bars_have_widths_that_people_count_in() -> None:
    assert [next_round(width) for width in (1, 2, 3, 6, 11, 21, 60)] == [1, 2, 5, 10, 20, 50, 100]
