"""Matches and ratings from results written by hand."""

from collections.abc import Sequence
from math import log10, sqrt

import pytest

from deckwright.sim.intervals import always_valid, wilson
from deckwright.sim.ladder_games import Played, Setting
from deckwright.sim.ladder_match import FEWEST_GAMES, Match
from deckwright.sim.ladder_ratings import rate

EVERY_WAY = ((1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.0))


def games_of(cycle: int, results: Sequence[float], paired: bool = True) -> list[Played]:
    return [Played(cycle, place, paired, result, -1, 0, 30, ()) for place, result in enumerate(results)]


def match_of(cycles: Sequence[Sequence[float]], early_stop: bool = False, pair: tuple[str, str] = ("a", "b")) -> Match:
    """A match in which these were the results of the first bot; given out and taken as in a ladder."""
    match = Match(pair, len(cycles), early_stop)
    while not match.finished:
        given, paired = match.give_out(7)
        for cycle in given:
            match.take(cycle, games_of(cycle, cycles[cycle], paired))
    return match


@pytest.mark.parametrize(
    ("players", "mode", "games"),
    [(2, "versus", 2), (3, "versus", 6), (4, "versus", 2), (4, "teams", 2)],
)
def test_each_bot_has_every_seat_equally_often(players, mode, games):
    line_ups = Setting("ascension-10th", players, mode, 1).line_ups()
    assert len(line_ups) == len(set(line_ups)) == games
    for seat in range(players):
        assert 2 * sum(line_up[seat] for line_up in line_ups) == games
    assert all(0 < sum(line_up) < players for line_up in line_ups), "both play in each game"


def test_three_teams_take_turns_too():
    line_ups = Setting("ascension-combined", 6, "teams", 1).line_ups()
    assert len(line_ups) == 6
    assert all(line_up[seat] == line_up[seat + 3] for line_up in line_ups for seat in range(3)), "a team is one bot"


@pytest.mark.parametrize(
    ("cycles", "ratio"),
    [
        (((1.0, 0.0), (0.0, 1.0)), 0.0),  # the deal decides
        (((1.0, 1.0), (0.0, 0.0)), 2.0),  # it favours a bot, wherever it sits
        (EVERY_WAY, 1.0),  # it does not matter
        (((1.0, 1.0),), None),  # nothing varies
    ],
)
def test_the_ratio_of_variances(cycles, ratio):
    match = match_of(list(cycles) * 20)
    assert match.variance_ratio == (None if ratio is None else pytest.approx(ratio, abs=1e-9))


def test_a_match_goes_on_with_paired_deals_where_they_help():
    helped = match_of([(1.0, 0.0), (0.0, 1.0), *EVERY_WAY] * 20)
    assert (helped.pilot, helped.goes_on_paired) == (30, True)
    assert all(game.paired for game in helped.games)
    hindered = match_of([(1.0, 1.0), (0.0, 0.0), *EVERY_WAY] * 20)
    assert hindered.goes_on_paired is False
    assert [game.paired for game in hindered.games] == [True] * 60 + [False] * 180


def test_the_pilot_is_waited_for():
    match = Match(("a", "b"), 100)
    given, paired = match.give_out(1000)
    assert (given, paired) == (range(25), True)
    assert not match.give_out(1000)[0]
    for cycle in given:
        match.take(cycle, games_of(cycle, EVERY_WAY[cycle % 4]))
    assert match.give_out(1000)[0] == range(25, 100)


def test_paired_deals_that_help_make_the_interval_narrower():
    cycles = [(1.0, 0.0), (0.0, 1.0), *EVERY_WAY] * 20
    match = match_of(cycles)
    plain = wilson(match.wins, len(match.games))
    assert match.interval.width == pytest.approx(plain.width * sqrt(match.effect_of_pairing), rel=0.02)
    assert 0.6 < match.effect_of_pairing < 0.7
    assert match_of(cycles[:12]).effect_of_pairing == 1.0, "a few cycles prove nothing"


def test_paired_deals_that_hinder_make_it_wider():
    match = match_of([(1.0, 1.0), (0.0, 0.0)] * 8)
    assert match.interval.width > wilson(match.wins, len(match.games)).width


def test_a_clear_match_stops_and_says_so():
    match = match_of([(1.0, 1.0), (1.0, 0.0), (1.0, 1.0)] * 50, early_stop=True)
    assert match.stopped
    assert FEWEST_GAMES <= len(match.games) < 100
    assert match.kind_of_interval == "always-valid"
    assert match.interval == always_valid(*match.cautious_score())
    assert match.interval.low > 0.5
    assert match.interval.low < wilson(match.wins, len(match.games)).low


def test_a_close_match_plays_all_its_games():
    assert not match_of(EVERY_WAY * 50, early_stop=True).stopped
    assert not match_of([(1.0, 1.0)] * 50).stopped, "without early stop"


def test_cycles_count_in_their_order_whichever_is_played_first():
    results = [(1.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] * 30
    in_order, mixed = match_of(results, early_stop=True), Match(("a", "b"), len(results))
    while not mixed.finished:
        given, paired = mixed.give_out(16)
        for cycle in reversed(given):
            mixed.take(cycle, games_of(cycle, results[cycle], paired))
    assert mixed.games == in_order.games
    assert mixed.stopped


def test_two_bots_are_as_far_apart_as_their_wins_say():
    match = match_of([(1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] * 500)
    ratings = rate(["b", "a"], [match])
    assert ratings is not None
    best, other = ratings
    assert (best.bot, other.bot) == ("a", "b")
    assert best.points - other.points == pytest.approx(400 * log10(3), abs=1)
    counted = match.information + 1
    assert 2 * best.reach == pytest.approx(1.96 * (400 / 2.302585) / sqrt(counted * 0.75 * 0.25), rel=0.01)


def test_ratings_are_one_scale_for_all():
    better, worse = [(1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.0, 0.0)]
    matches = [
        match_of(better * 50, pair=("a", "b")),
        match_of(better * 50, pair=("b", "c")),
        match_of(worse * 200, pair=("d", "c")),
    ]
    ratings = rate(["d", "c", "b", "a"], matches)
    assert ratings is not None
    assert [one.bot for one in ratings] == ["a", "b", "c", "d"]
    assert sum(one.points for one in ratings) == pytest.approx(0, abs=1e-6)
    assert ratings[0].points - ratings[2].points == pytest.approx(2 * 400 * log10(3), abs=5)
    assert ratings[-1].reach > ratings[1].reach, "a bot that lost everything is hard to place"


def test_bots_that_no_game_links_have_no_ratings_yet():
    assert rate(["a", "b", "c"], [match_of(EVERY_WAY * 5), Match(("b", "c"), 5)]) is None


def test_a_match_that_could_stop_weighs_less():
    results = EVERY_WAY * 50
    assert match_of(results, early_stop=True).information < match_of(results).information
