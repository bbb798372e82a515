"""Thousands of games stepped together over arrays."""

import tracemalloc
from functools import cache
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.envs import stepping as sp
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.scoring import score
from deckwright.games.ascension.rules.standing import has_won
from deckwright.sim.playout import deal_numbered_game, play_game, policy_of
from deckwright.table.origins import Forked
from deckwright.table.setup import Setup
from tests.envs.test_observe import compare
from tests.talk import COMBINED, RULESET, VIGIL

GAMES = 24
SEED = 5
MOST_STEPS = 3000
ILLEGAL = 100  # to defeat a Monster without any Power


@cache
def played(cores: int, policy: str = "greedy", seed: int = SEED) -> list[tuple[np.ndarray, ...]]:
    """What every step of some games shows."""
    env = dw.vec_env(RULESET, games=GAMES, seed=seed, cores=cores)
    shown = [copied(env.reset())]
    for _ in range(250):
        shown.append(copied(env.step(env.policy_actions(policy))))
    env.close()
    return shown


def copied(step: Any) -> tuple[np.ndarray, ...]:
    return tuple(np.array(array) for array in (*step[:5], *step.info.values()))


def same(one: list[tuple[np.ndarray, ...]], other: list[tuple[np.ndarray, ...]]) -> bool:
    return all(
        np.array_equal(a, b) for left, right in zip(one, other, strict=True) for a, b in zip(left, right, strict=True)
    )


def first_ends(env: dw.VecEnv, policy: str) -> dict[int, dict[str, Any]]:
    """How the first game of every row ended."""
    ends: dict[int, dict[str, Any]] = {}
    env.reset()
    for _ in range(MOST_STEPS):
        now = env.step(env.policy_actions(policy))
        for row in np.flatnonzero(now.done).tolist():
            told = {name: array[row].tolist() for name, array in now.info.items()}
            ends.setdefault(row, told | {"rewards": now.rewards[row].tolist()})
        if len(ends) == env.games:
            return ends
    raise AssertionError("some games do not end")


def game_of(env: dw.VecEnv, row: int) -> dw.Game:
    """The game of a row as people see it."""
    setup = Setup(env.ruleset, env.players, env.mode, env.options)
    return env.ruleset.kind.table.game(setup, env.backend.state(row), Forked(0, 0))


def test_the_arrays_have_the_promised_shapes():
    env = dw.vec_env(RULESET, players=2, games=7, cores=1)
    now = env.reset()
    assert (now.observations.shape, now.observations.dtype) == ((7, env.size), np.int16)
    assert (now.masks.shape, now.masks.dtype) == ((7, env.action_count), np.bool_)
    assert (now.player.shape, now.player.dtype) == ((7,), np.int8)
    assert (now.rewards.shape, now.rewards.dtype) == ((7, 2), np.float32)
    assert (now.done.shape, now.done.dtype) == ((7,), np.bool_)
    assert env.memory > now.observations.nbytes


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores():
    assert same(played(1), played(2)) and same(played(1), played(3))
    assert any(step[4].any() for step in played(1))  # games end and begin
    assert not same(played(1), played(1, seed=SEED + 1))


def test_every_step_is_a_decision_and_a_view():
    """At least two answers, those that are legal, and the observation of the seat that is asked."""
    for ruleset, players, mode in ((RULESET, 2, "versus"), (VIGIL, 1, "solo"), (COMBINED, 4, "teams")):
        env = dw.vec_env(ruleset, players=players, mode=mode, games=5, seed=SEED, cores=1)
        env.reset()
        for _ in range(60):
            now = env.step(env.policy_actions("busy"))
            assert now.masks.sum(axis=1).min() >= 2
        for row in range(env.games):
            game = game_of(env, row)
            assert game.player == now.player[row]
            assert env.actions(row) == game.actions()
            assert np.flatnonzero(now.masks[row]).tolist() == [action.index for action in game.actions()]
            assert env.decode(row)["decision"]["player"] == 0
            compare(game, game.player)
            assert np.array_equal(now.observations[row], observed(env, game))


def observed(env: dw.VecEnv, game: dw.Game) -> np.ndarray:
    from tests.envs.test_observe import observation

    assert game.player is not None
    return observation(game, game.player)


def test_random_games_are_those_of_the_rules():
    """The games of a row, played at random, end as the same games played one by one, rule by rule."""
    env = dw.vec_env(RULESET, games=2, seed=SEED, cores=1)
    ends = first_ends(env, "random")
    off, out = np.zeros(0, dtype=np.int32), np.zeros(512, dtype=np.int16)
    blank, table = env.ruleset.stocked(2, "versus", env.options), env.ruleset.table
    for row in range(env.games):
        state = blank.copy()
        KIND.modes.interpreted(deal_numbered_game)(state, blank, table, off, SEED, row)
        everybody_at_random = np.zeros(2, dtype=np.int16)
        decisions = KIND.modes.interpreted(play_game)(
            state, table, out, everybody_at_random, off, out, policy_of(SEED, row)
        )
        assert ends[row]["decisions"] == decisions
        assert ends[row]["turns"] == state[st.TURNS]
        assert ends[row]["scores"] == [score(state, table, seat) for seat in range(2)]
        assert ends[row]["first"] == state[st.FIRST]


@pytest.mark.parametrize(
    ("ruleset", "players", "mode", "won", "lost"),
    [(RULESET, 2, "versus", 1, -1), (RULESET, 3, "versus", 1, -0.5), (COMBINED, 6, "teams", 1, -0.5)],
)
def test_the_winners_are_paid_by_the_losers(ruleset: str, players: int, mode: str, won: float, lost: float) -> None:
    env = dw.vec_env(ruleset, players=players, mode=mode, games=12, seed=SEED, cores=1)
    for end in first_ends(env, "greedy").values():
        best = end["winner"]
        winners = {best, (best + players // 2) % players} if mode == "teams" else {best}
        assert end["rewards"] == [won if seat in winners else lost for seat in range(players)]
        if mode == "versus":
            assert end["scores"][best] == max(end["scores"])
        assert end["ended"] == 1 and end["episode"] == 1


def test_a_solo_game_is_won_or_lost():
    ends = first_ends(dw.vec_env(VIGIL, mode="solo", games=30, seed=SEED, cores=1), "greedy").values()
    assert {(end["winner"], *end["rewards"]) for end in ends} == {(0, 1.0), (-1, -1.0)}


def test_a_tie_of_teams_may_be_shared():
    """With that option all winners are paid alike; where all have won, nobody is."""
    game = dw.scenario(RULESET, players=4, mode="teams", options={"team_tie": "shared"}, honor=[5, 5, 5, 5])
    assert all(has_won(game.state, game.ruleset.table, seat, 0) for seat in range(4))
    assert KIND.modes.interpreted(sp.worth)(game.state, True, 4) == 0
    alone = dw.scenario(RULESET, players=4, mode="teams", honor=[5, 5, 5, 5])
    assert [has_won(alone.state, alone.ruleset.table, seat, 0) for seat in range(4)] == [True, False, True, False]


def test_rewards_come_only_at_the_end_and_the_next_game_follows():
    for before, after in zip(played(1), played(1)[1:], strict=False):
        done = after[4]
        assert not after[3][~done].any() and (np.abs(after[3][done]).sum(axis=1) == 2).all()
        assert np.array_equal(after[-1], before[-1] + done)  # games that the row has finished
    env = dw.vec_env(RULESET, games=GAMES, seed=SEED, cores=1)
    env.reset()
    while not (now := env.step(env.policy_actions("greedy"))).done.any():
        pass
    told = env.decode(int(np.flatnonzero(now.done)[0]))
    assert (told["round"], told["turns"], told["seats"][0]["honor"]) == (1, 0, 0)


def test_the_second_game_of_a_row_has_its_own_number():
    """Row 1 of 3 plays the games 1, 4, 7: another environment of one row deals game 4 to itself only in its fifth game."""
    env = dw.vec_env(RULESET, games=3, seed=SEED, cores=1)
    env.reset()
    while not (now := env.step(env.policy_actions("greedy"))).done[1]:
        pass
    dealt = env.backend.state(1)
    state = env.ruleset.stocked(2, "versus", env.options)
    KIND.modes.interpreted(deal_numbered_game)(
        state, state.copy(), env.ruleset.table, np.zeros(0, dtype=np.int32), SEED, 4
    )
    assert int(now.info["episode"][1]) == 1
    assert np.array_equal(dealt[st.SEAT_0 :], state[st.SEAT_0 :])


def test_reset_begins_the_same_games_again():
    env = dw.vec_env(RULESET, games=GAMES, seed=SEED, cores=1)
    begun = copied(env.reset())
    for _ in range(20):
        env.step(env.policy_actions("random"))
    assert same([begun], [copied(env.reset())])
    assert not same([begun], [copied(env.reset(seed=SEED + 1))])
    assert same([begun], [copied(env.reset(seed=SEED))])


def test_an_illegal_action_is_refused_and_nothing_is_done():
    env = dw.vec_env(RULESET, games=GAMES, seed=SEED, cores=2)
    env.reset()
    before, states = copied(env.now), [env.backend.state(row) for row in range(GAMES)]
    for wrong in (ILLEGAL, -1, env.action_count):
        actions = env.policy_actions("random").astype(np.int64)
        actions[[3, 17]] = wrong
        with pytest.raises(
            dw.IllegalAction,
            match=rf"2 of 24 actions are not legal, those of the games 3, 17; nothing was done. In game 3 action {wrong} is not among: .*play apprentice",
        ):
            env.step(actions)
        assert same([before], [copied(env.now)])
        assert all(np.array_equal(env.backend.state(row), state) for row, state in enumerate(states))
    env.step(env.policy_actions("random"))
    env.close()


def test_what_does_not_fit_is_refused():
    env = dw.vec_env(RULESET, games=4, cores=1)
    with pytest.raises(dw.DeckwrightError, match=r"call reset\(\) first"):
        env.step(np.zeros(4, dtype=np.int64))
    with pytest.raises(dw.DeckwrightError, match=r"call reset\(\) first"):
        env.policy_actions("random")
    env.reset()
    for wrong in (np.zeros(3, dtype=np.int64), np.zeros(4), [0, 0, 0, 0], 7):
        with pytest.raises(dw.BadOption, match="an array of 4 whole numbers"):
            env.step(wrong)
    with pytest.raises(dw.BadOption, match="There is no policy 'greed' for ascension-10th. Did you mean greedy"):
        env.policy_actions("greed")
    with pytest.raises(dw.BadOption, match="There is no device 'gpu'"):
        dw.vec_env(RULESET, device="gpu")
    with pytest.raises(dw.BadOption, match="The number of games is a whole number from 1"):
        dw.vec_env(RULESET, games=0)
    with pytest.raises(dw.BadOption, match="The seed is a whole number"):
        env.reset(seed=-1)
    with pytest.raises(dw.BadOption, match="7 players are not possible"):
        dw.vec_env(RULESET, players=7)
    with pytest.raises(dw.BadOption, match="The number of cores"):
        dw.vec_env(RULESET, cores=0)


def test_a_step_needs_no_new_memory():
    env = dw.vec_env(RULESET, games=512, cores=1)
    env.reset()
    actions = env.policy_actions("random")
    env.step(actions)
    tracemalloc.start()
    for _ in range(5):
        env.step(env.policy_actions("random"))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000  # 40 bytes a game
