"""The search of Kingdom: the same by the same seed, better than patient, by a value that tells more than fame alone."""

import random

import numpy as np

import deckwright as dw
from deckwright.bots import make
from deckwright.bots.protocol import ask
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.players import pages, thinking
from deckwright.games.kingdom.players.mind import Mind
from deckwright.games.kingdom.players.rounds import play_rounds
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.kernel import mixing, playing
from generators.kingdom_value import disturb
from tests.games.kingdom.properties.test_random_kingdoms import listed
from tests.games.kingdom.talk import begun, given, vale

ROUND = 20
EVENTS, ROOM = np.zeros(0, dtype=np.int32), 512


def stands(name: str, number: int, rounds: int) -> np.ndarray:
    """Where a policy stands when so many rounds have been played."""
    state = vale().stocked()
    mixing.key_from_number(state, 8, number)
    KIND.modes.interpreted(playing.set_up)(state, vale().table, EVENTS, 0)
    KIND.modes.simulation(playing.apply)(state, vale().table, EVENTS, playing.GO_ON)
    play_on(state, name, rounds, number)
    return state


def play_on(state: np.ndarray, name: str, rounds: int, word: int) -> None:
    page = pages.named(vale(), name).copy()
    KIND.modes.simulation(play_rounds)(state, vale().table, page, EVENTS, np.zeros(ROOM, np.int16), rounds, word)


def test_the_fitted_value_tells_more_than_fame_alone() -> None:
    """Of kingdoms in which cards were turned and found by chance, played to the end by patient."""
    score, page = KIND.modes.simulation(playing.score), pages.patient(vale())
    by_fame, by_value, chance = [], [], random.Random(3)
    for number in range(160):
        state = stands("patient", number, ROUND - 1)
        disturb(state, vale(), chance)
        fame, value = score(state, vale().table, 0), thinking.promise(state, vale().table, page, 0) / 10
        play_on(state, "patient", 40, number)
        end = score(state, vale().table, 0)
        by_fame.append(end - fame)
        by_value.append(end - value)
    assert np.std(by_value) < 0.96 * np.std(by_fame)


def test_a_kingdom_that_is_over_is_worth_its_score() -> None:
    state = stands("steady", 1, 40)
    assert state[st.OVER] == 1
    expected = KIND.modes.interpreted(playing.score)(state, vale().table, 0)
    assert thinking.promise(state, vale().table, pages.searching(vale()), 0) == 10 * expected


def test_the_search_is_the_same_by_the_same_seed() -> None:
    game = dw.new("kingdom", seed=5)
    first = [ask(make("search:24", seed), game).text for seed in (1, 1, 2)]
    assert first[0] == first[1]
    twins = [dw.new("kingdom", seed=5) for _ in range(2)]
    for twin in twins:
        bot = make("search:12", 7)
        for _ in range(25):
            twin.play(ask(bot, twin))
    assert twins[0].history == twins[1].history


def test_the_search_does_not_know_the_order_of_the_deck() -> None:
    """Two kingdoms that differ only in the deck behind its top card get the same answer."""
    texts = set()
    for deck in ([1, 4, 6, 2, 5, 7, 3], [1, 7, 5, 3, 2, 4, 6]):
        game = dw.scenario("kingdom", play=[8, 9, 10], deck=deck, seed=1, round=2)
        texts.add(ask(make("search:32", 3), game).text)
    assert len(texts) == 1


def test_search_ends_kingdoms_better_than_patient() -> None:
    """The last rounds of the same kingdoms: what the search adds is clear even in a few."""
    mind = Mind(vale(), 24)
    gains = []
    for number in range(4):
        state = stands("patient", number, 27)
        gains.append(mind.play_out(state.copy(), number) - mind.continued(state, number))
    assert np.mean(gains) > 10


def test_what_is_planned_comes_first_of_what_is_thought_about() -> None:
    game = given(play=[1, 2, 3], deck=[4], round=3)
    out = np.zeros(ROOM, dtype=np.int16)
    actions = listed(game)
    out[: len(actions)] = actions
    page = pages.searching(vale())
    n = KIND.modes.interpreted(playing.narrow)(game.state, vale().table, page, out[:0], out, len(actions))
    verbs = [game.ruleset.actions[action][0] for action in out[:n]]
    assert verbs[0] == tb.PRODUCE and tb.ADVANCE in verbs and tb.PASS not in verbs
    assert sorted(out[: len(actions)].tolist()) == sorted(actions), "nothing is lost of the list"


def test_the_horizon_is_the_next_round() -> None:
    game = begun(seed=1)
    last = thinking.horizon(game.state)
    assert last == 2 and not thinking.is_far_enough(game.state, last)
    game.state[st.ROUND] = 2
    assert thinking.is_far_enough(game.state, last)


def test_a_fork_is_thought_about_to_the_end() -> None:
    game = given(play=[12], deck=[4], round=5)
    assert thinking.horizon(game.state) == 6
    game.play("use 12 guide")
    assert thinking.horizon(game.state) > 200
