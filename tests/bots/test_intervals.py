"""Bounds of win rates: known values, and how often they are wrong, computed to the last game."""

from collections.abc import Callable
from math import log

import pytest

from deckwright.sim.intervals import Interval, always_valid, capital, is_clear, wilson

PEEKS = 300


def chance_of_ever(stops: Callable[[int, int], bool], rate: float = 0.5, games: int = PEEKS) -> float:
    """The exact probability that somebody who looks after each game sees a reason to stop."""
    going_on, stopped = {0: 1.0}, 0.0
    for game in range(1, games + 1):
        after: dict[int, float] = {}
        for wins, chance in going_on.items():
            after[wins] = after.get(wins, 0.0) + chance * (1 - rate)
            after[wins + 1] = after.get(wins + 1, 0.0) + chance * rate
        stopped += sum(chance for wins, chance in after.items() if stops(wins, game))
        going_on = {wins: chance for wins, chance in after.items() if not stops(wins, game)}
    return stopped


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (162, 200, 0.7500, 0.8583),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_bounds_of_wilson(wins, games, low, high):
    found = wilson(wins, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_equal_bots_are_seldom_told_apart():
    assert 0.005 < chance_of_ever(is_clear) <= 0.05


def test_whoever_peeks_with_the_bounds_of_wilson_is_wrong_too_often():
    def stops(wins: int, games: int) -> bool:
        found = wilson(wins, games)
        return not found.low <= 0.5 <= found.high

    assert chance_of_ever(stops) > 0.2


@pytest.mark.parametrize("rate", [0.3, 0.9])
def test_the_always_valid_bounds_hold_at_every_moment_together(rate):
    def left_out(wins: int, games: int) -> bool:
        found = always_valid(wins, games)
        return not found.low <= rate <= found.high

    assert chance_of_ever(left_out, rate, 120) <= 0.05


def test_a_strong_bot_is_soon_told_apart():
    assert chance_of_ever(is_clear, 0.75, 100) > 0.95


@pytest.mark.parametrize(("wins", "games"), [(7, 20), (150, 200), (10.5, 40), (0, 30), (30, 30)])
def test_always_valid_bounds_are_wider_and_meet_what_is_clear(wins, games):
    found, fixed = always_valid(wins, games), wilson(wins, games)
    assert found.low <= fixed.low <= wins / games <= fixed.high <= found.high
    assert is_clear(wins, games) == (not found.low <= 0.5 <= found.high)
    for bound in (found.low, found.high):
        if 0 < bound < 1:
            assert capital(wins, games, bound) == pytest.approx(log(20), abs=1e-6)


def test_the_other_side_has_the_bounds_turned_round():
    assert Interval(0.25, 0.5).turned() == Interval(0.5, 0.75)
    assert always_valid(0, 0) == Interval(0.0, 1.0)
