"""A single game driven by the numbers of actions: the same game as at the table, action by action."""

import copy
import random
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.games.ascension.rules.state import OVER
from deckwright.kernel.stack import ERROR, TOO_LONG
from tests.talk import COMBINED, RULESET, VIGIL

GAMES: list[dict[str, Any]] = [
    {"ruleset": RULESET, "players": 2, "seed": 1},
    {"ruleset": RULESET, "players": 1, "seed": "alone", "mode": "solo"},
    {"ruleset": VIGIL, "players": 4, "seed": 3, "mode": "teams", "options": {"team_tie": "shared"}},
    {"ruleset": COMBINED, "players": 3, "seed": b"three", "first": 2},
]
MOST_STEPS = 250
NUMBERS_THAT_ARE_NO_ACTION = (-1, -2, 881, 30_000, 2**16, 2**32, 2**63, -(2**70))


def legal_now(stepper: dw.Stepper) -> list[int]:
    return sorted(stepper.legal[: stepper.count])


def play_at_random(stepper: dw.Stepper, seed: int, most: int = 100_000) -> int:
    """How many steps it took."""
    draw = random.Random(seed)
    steps, count = 0, stepper.count
    while count and steps < most:
        count = stepper.step(stepper.legal[draw.randrange(count)])
        steps += 1
    return steps


@pytest.mark.parametrize("setting", GAMES, ids=lambda setting: f"{setting['ruleset']}-{setting['players']}")
def test_it_is_the_game_of_the_table_action_by_action(setting):
    game, stepper = dw.new(**setting), dw.Stepper(**setting)
    draw = random.Random(1)
    for _ in range(MOST_STEPS):
        assert np.array_equal(stepper.state, game.state)
        assert legal_now(stepper) == [action.index for action in game.actions()]
        assert (stepper.player, stepper.over) == (game.player, game.over)
        if game.over:
            break
        action = draw.choice(game.actions())
        game.play(action)
        assert stepper.step(action.index) == len(game.actions())
    assert stepper.scores() == game.scores()
    assert stepper.actions() == game.actions()


def test_a_game_over_has_no_action_no_player_and_its_scores():
    stepper = dw.Stepper(RULESET, players=2, seed=4)
    assert not stepper.over
    assert play_at_random(stepper, seed=4) > 100
    assert stepper.over and stepper.count == 0 and stepper.player is None and stepper.actions() == []
    assert len(stepper.scores()) == 2 and max(stepper.scores()) > 0
    with pytest.raises(dw.IllegalAction, match=r"Cannot take action 0: the game is over\. Deal another with reset\(\)"):
        stepper.step(0)


def test_the_same_seed_deals_the_same_game_again():
    stepper = dw.Stepper(RULESET, players=2, seed=7)
    begun = stepper.state.copy()
    play_at_random(stepper, seed=1, most=40)
    ended = stepper.state.copy()
    assert stepper.reset(7) == stepper.count > 0
    assert np.array_equal(stepper.state, begun)
    play_at_random(stepper, seed=1, most=40)
    assert np.array_equal(stepper.state, ended)
    stepper.reset(8)
    assert not np.array_equal(stepper.state, begun)


def test_without_a_seed_every_game_is_a_fresh_one():
    stepper = dw.Stepper(RULESET, players=2)
    begun = stepper.state.copy()
    stepper.reset()
    assert not np.array_equal(stepper.state, begun)


def test_who_begins_can_be_named_when_a_game_is_dealt():
    stepper = dw.Stepper(RULESET, players=4, seed=1, first=3)
    assert stepper.player == 3
    stepper.reset(1, first=2)
    assert stepper.player == 2
    with pytest.raises(dw.BadOption, match="from 0 to 3, not 4"):
        stepper.reset(1, first=4)
    assert stepper.player == 2 and stepper.count > 0


@pytest.mark.parametrize("duplicate", [dw.Stepper.copy, copy.copy, copy.deepcopy])
def test_copies_go_on_independently(duplicate):
    """What happens in one leaves the other as it is; the same answers lead both to the same end."""
    one = dw.Stepper(VIGIL, players=2, seed=5)
    play_at_random(one, seed=5, most=30)
    before, legal = one.state.copy(), legal_now(one)
    other = duplicate(one)
    assert (other.player, other.count, legal_now(other)) == (one.player, one.count, legal)
    play_at_random(other, seed=6)
    assert np.array_equal(one.state, before) and legal_now(one) == legal
    assert not np.array_equal(other.state, before)
    third = duplicate(one)
    del one
    play_at_random(third, seed=6)
    assert np.array_equal(third.state, other.state)


def test_an_action_that_is_not_legal_is_refused_and_nothing_is_done():
    stepper = dw.Stepper(RULESET, players=2, seed=1)
    before, legal = stepper.state.copy(), legal_now(stepper)
    names = len(stepper.ruleset.actions)
    wrong = [number for number in range(names) if number not in legal]
    assert len(wrong) > 800
    for number in (*wrong, names, *NUMBERS_THAT_ARE_NO_ACTION, *(number + 2**16 for number in legal)):
        with pytest.raises(dw.IllegalAction) as refused:
            stepper.step(number)
        assert str(refused.value).startswith(f"Cannot take action {number}: it is not legal now. Legal: {legal[0]} (")
        assert refused.value.legal == [action.text for action in stepper.actions()]
        assert np.array_equal(stepper.state, before) and legal_now(stepper) == legal
    assert stepper.step(legal[0]) > 0


def test_random_numbers_between_legal_actions_change_nothing():
    """A game in which everything else is tried before each answer ends as it would have ended."""
    tried, plain = (dw.Stepper(COMBINED, players=2, seed=9) for _ in range(2))
    draw = random.Random(9)
    while plain.count and plain.state[OVER] == 0 and draw.random() > 0.002:
        number = draw.randrange(-5, len(tried.ruleset.actions) + 5)
        if number not in legal_now(tried):
            with pytest.raises(dw.IllegalAction):
                tried.step(number)
        action = legal_now(plain)[draw.randrange(plain.count)]
        assert tried.step(action) == plain.step(action)
    assert np.array_equal(tried.state, plain.state)


@pytest.mark.parametrize("action", [2.0, "0", None, True, [0]], ids=repr)
def test_what_is_no_whole_number_is_refused(action):
    stepper = dw.Stepper(RULESET, players=2, seed=1)
    with pytest.raises(dw.BadOption, match="An action is a whole number, one of those in `legal`, not"):
        stepper.step(action)


def test_numbers_of_arrays_are_taken_too():
    stepper = dw.Stepper(RULESET, players=2, seed=1)
    indexes = np.asarray(stepper.legal)
    assert indexes.dtype == np.int16
    assert stepper.step(indexes[0]) > 0
    assert indexes[: stepper.count].tolist() == stepper.legal[: stepper.count].tolist()


def test_the_state_and_the_list_of_legal_actions_can_only_be_read():
    stepper = dw.Stepper(RULESET, players=2, seed=1)
    with pytest.raises(TypeError, match="read-only"):
        stepper.legal[0] = 5
    with pytest.raises(ValueError, match="read-only"):
        stepper.state[0] = 5
    with pytest.raises(ValueError, match="WRITEABLE"):
        np.asarray(stepper.legal).flags.writeable = True


def test_a_game_that_breaks_off_says_so():
    """A-27.9"""
    stepper = dw.Stepper(RULESET, players=2, seed=1)
    stepper._cells[ERROR] = TOO_LONG
    with pytest.raises(dw.DeckwrightError, match=r"more effects than can be carried out \(A-27\.9\)"):
        stepper.step(stepper.legal[0])
    assert stepper.count == 0 and stepper.player is None
    with pytest.raises(dw.IllegalAction, match="the game has broken off"):
        stepper.step(stepper.legal[0])
    assert stepper.reset(1) > 0


@pytest.mark.parametrize(
    ("setting", "error"),
    [
        ({"ruleset": "ascension-11th"}, dw.NotFound),
        ({"players": 9}, dw.BadOption),
        ({"mode": "teams", "players": 3}, dw.BadOption),
        ({"options": {"no_such": "option"}}, dw.BadOption),
        ({"seed": -1}, dw.BadOption),
        ({"first": 2}, dw.BadOption),
    ],
    ids=str,
)
def test_settings_that_do_not_exist_are_refused(setting, error):
    with pytest.raises(error):
        dw.Stepper(**{"ruleset": RULESET, "players": 2, "seed": 1, **setting})
