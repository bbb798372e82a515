"""Policies play whole kingdoms, always legally, the same interpreted and compiled, and the patient ones better."""

import random

import numpy as np
import pytest

import deckwright as dw
from deckwright.bots import make, maker, names
from deckwright.bots.levels import play_at
from deckwright.bots.protocol import ask
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.players import desk, pages
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.rules import tables as tb
from deckwright.kernel import playing
from deckwright.sim.playout import RECORD_CELLS, play_games
from tests.games.kingdom.properties.test_random_kingdoms import listed, pick
from tests.games.kingdom.properties.test_random_positions import anywhere
from tests.games.kingdom.talk import Game, begun, given, vale, when

GAMES = 80
choose = KIND.modes.interpreted(playing.choose)


def played(name: str, games: int = GAMES, seed: int = 3) -> np.ndarray:
    """The scores of a policy."""
    found = dw.Simulator("kingdom", games=games, counts=False, seed=seed).run(name)
    assert found.ended.all()
    return found.scores[:, 0].astype(float)


def chosen(game: Game, name: str, word: int = 12345) -> int:
    """What a policy does in this position."""
    out = np.zeros(512, dtype=np.int16)
    actions = listed(game)
    out[: len(actions)] = actions
    before = game.state.copy()
    place = choose(game.state, vale().table, pages.named(vale(), name), 0, out, len(actions), playing.WEIGHTS, word)
    assert (game.state == before).all(), "whoever chooses changes nothing"
    assert out[: len(actions)].tolist() == actions
    return actions[place]


def test_policies_play_better_the_longer_they_wait() -> None:
    """Novice, steady, patient in this order; to hoard does not pay."""
    novice, steady, patient, hoarder = (played(name).mean() for name in pages.HABITS)
    assert played("random").mean() + 100 < novice
    assert novice + 10 < steady
    assert steady + 30 < patient
    assert patient > 1.2 * novice
    assert hoarder < 1.05 * patient


@pytest.mark.parametrize("name", pages.HABITS)
def test_a_policy_is_legal_in_the_positions_of_somebody_else(name: str) -> None:
    game, chance = begun(seed=4), random.Random(4)
    for n in range(250):
        actions = listed(game)
        if len(actions) > 1 and n % 5 == 0:
            assert chosen(game, name, chance.getrandbits(32)) in actions
        game.go(pick(game, chance))


@pytest.mark.parametrize("seed", range(6))
def test_a_policy_is_legal_in_any_position(seed: int) -> None:
    """Most cards at any stage, much in play, much to pay with."""
    game, chance = anywhere(seed), random.Random(seed)
    for _ in range(40):
        if game.over:
            break
        actions = listed(game)
        game.go(chosen(game, "patient", chance.getrandbits(32)) if len(actions) > 1 else actions[0])


def test_a_policy_plays_the_same_interpreted_and_compiled() -> None:
    ruleset = vale()
    blank = ruleset.stocked()
    found = []
    for mode in (KIND.modes.interpreted, KIND.modes.simulation):
        states, records = np.zeros((1, len(blank)), dtype=np.int16), np.zeros(RECORD_CELLS, dtype=np.int32)
        mode(play_games)(
            states, blank, ruleset.table, pages.named(ruleset, "patient").copy(), np.array([playing.WEIGHTS], np.int16),
            np.zeros(0, np.int32), np.zeros(512, np.int16), records, np.zeros(1, np.int64), np.zeros(0, np.int64), 9, 0,
        )  # fmt: skip
        found.append((states, records))
    assert (found[0][0] == found[1][0]).all() and (found[0][1] == found[1][1]).all()


def test_what_is_produced_pays_for_the_upgrade() -> None:
    """Two coins for a common: both of the others produce, and nothing more."""
    game = given(play=[1, 2, 3], deck=[4], round=3)
    texts = []
    for _ in range(3):
        action = chosen(game, "novice")
        texts.append(game.ruleset.actions[action][0])
        game.go(action)
    assert texts == [tb.PRODUCE, tb.PRODUCE, tb.UPGRADE]


def test_an_advance_is_made_where_nothing_can_be_paid() -> None:
    game = given(play=[9, 1], deck=[4, 5, 6], round=3)
    assert game.ruleset.actions[chosen(game, "patient")][0] == tb.ADVANCE


def test_somebody_who_has_enough_in_play_advances_no_more() -> None:
    game = given(play=[9], deck=[4, 5, 6], round=3)
    page = pages.page_of(vale(), pages.Habit(good_enough=200, most_cards=1)).copy()
    actions = listed(game)
    out = np.zeros(512, dtype=np.int16)
    out[: len(actions)] = actions
    place = choose(game.state, vale().table, page, 0, out, len(actions), playing.WEIGHTS, 7)
    assert game.ruleset.actions[actions[place]][0] == tb.PASS


def test_a_slash_gives_what_the_plan_lacks() -> None:
    """The warden gives a coin or a sword: the muster roll wants three swords."""
    game = given(play=[14, 22, 9], stage={14: 2, 22: 2}, permanents=[24, 27], deck=[1], round=29)
    when(game, "produce 22")
    if "produce 14" in game.legal:
        game.play("produce 14")
        assert game.ruleset.actions[chosen(game, "patient")][2] == 4, "a sword"


def test_the_place_to_work_never_meets_the_list_of_actions() -> None:
    assert desk.DESK_CELLS < 512 - 200
    assert len(pages.named(vale(), "patient")) == pg.PAGE_CELLS


def test_bots_by_name_sit_at_tables_of_their_game_only() -> None:
    assert set(pages.HABITS) <= set(names())
    game = dw.new("kingdom", seed=2)
    for name in pages.HABITS:
        assert ask(make(name, 1), game).text in [action.text for action in game.actions()]
    with pytest.raises(dw.DeckwrightError, match="patient does not play ascension: it plays kingdom"):
        ask(maker("patient")(1), dw.new("ascension-10th", players=2, seed=1))
    with pytest.raises(dw.BadOption, match="no policy 'greedy' for kingdom. greedy plays ascension"):
        dw.Simulator("kingdom", games=1).run("greedy")
    with pytest.raises(dw.BadOption, match="no policy 'patient' for ascension-10th. patient plays kingdom"):
        dw.Simulator("ascension-10th", games=1).run("patient")


def test_levels_of_kingdom_are_its_own_bots() -> None:
    game = dw.new("kingdom", seed=2)
    assert ask(play_at(1, 5), game) == ask(make("novice", 5), game)
    assert ask(play_at(3, 5), game) == ask(make("patient", 5), game)


def test_a_page_from_outside_has_the_right_shape() -> None:
    page = pages.named(vale(), "steady")
    assert (pages.checked(page.astype(np.int64), vale()) == page).all()
    with pytest.raises(dw.BadOption, match=f"one row of {pg.PAGE_CELLS} whole numbers"):
        pages.checked(page[:-1], vale())
    with pytest.raises(dw.BadOption, match="go from"):
        pages.checked(page.astype(np.int64) * 70_000, vale())
