"""One seat of a game for Gymnasium, against bots."""

import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import deckwright as dw
import deckwright.envs  # registers the ids
from deckwright.envs.gymnasium_env import GameEnv, ids

ILLEGAL = 100  # to defeat a Monster without any Power


def played(env: GameEnv, seed: int, steps: int = 3000) -> list[tuple[bytes, float]]:
    """A game with actions by numbers: what was seen and got at every step."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    shown = [(observation.tobytes(), 0.0)]
    for _ in range(steps):
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        shown.append((observation.tobytes(), float(reward)))
        if terminated or truncated:
            break
    return shown


@pytest.mark.parametrize("name", ids())
def test_it_passes_gymnasiums_own_check(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice, such as to normalise observations
        check_env(gymnasium.make(name, opponents="random").unwrapped)


def test_the_same_seed_gives_the_same_game():
    assert played(GameEnv(), 3) == played(GameEnv(), 3)
    assert played(GameEnv(), 3, 10) != played(GameEnv(), 4, 10)


def test_a_game_without_a_seed_follows_the_last_one():
    one, other = GameEnv(), GameEnv()
    for env in (one, other):
        env.reset(seed=8)
    first, second = (env.reset()[0] for env in (one, other))
    assert np.array_equal(first, second)


@pytest.mark.parametrize(
    "given",
    [
        {"opponents": "greedy"},
        {"players": 3, "opponents": ["random", "busy"], "seat": 1},
        {"ruleset": "rise-of-vigil", "mode": "solo"},
        {"ruleset": "ascension-combined", "mode": "teams", "players": 4, "opponents": "busy"},
    ],
)
def test_rewards_come_at_the_end(given: dict) -> None:
    env = GameEnv(**given)
    shown = played(env, 1)
    assert not any(reward for _, reward in shown[:-1])
    info = env._info()
    won = env.seat in info["winners"]
    assert shown[-1][1] == (1.0 if won else -0.5 if env.table.players == 3 else -1.0)
    assert len(info["scores"]) == env.table.players and not info["action_mask"].any()


def test_only_this_seat_is_asked_and_only_where_there_is_a_choice():
    env = GameEnv(players=4, opponents="busy", seat=2)
    _, info = env.reset(seed=5)
    env.action_space.seed(5)
    for _ in range(40):
        assert env.table.running.player == 2
        assert info["action_mask"].sum() >= 2
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        *_, info = env.step(env.action_space.sample(info["action_mask"]))


def test_an_illegal_action_loses_the_game():
    env = GameEnv()
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.int64(ILLEGAL))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert f"Cannot action {ILLEGAL}" in info["illegal"] and not info["action_mask"].any()


def test_an_illegal_action_may_be_refused_instead():
    env = GameEnv(illegal="raise")
    observation, _ = env.reset(seed=1)
    with pytest.raises(dw.IllegalAction):
        env.step(np.int64(ILLEGAL))
    assert np.array_equal(env.table.observation(0), observation)


def test_it_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = GameEnv(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None and "row: 1 " in text and "seat 0 is asked: turn" in text and "play apprentice" in text
    hand = text.splitlines()[4]
    assert hand.startswith("seat 1:") and "hand 5 cards" in hand
    GameEnv(render_mode="human").reset(seed=1)
    assert capsys.readouterr().out.strip() == text


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seat": 2}, "from 0 to 1, not 2"),
        ({"opponents": ["greedy", "greedy"]}, "2 opponents do not fit"),
        ({"opponents": "nobody"}, "There is no bot 'nobody'"),
        ({"illegal": "ignore"}, "illegal is one of lose, raise"),
        ({"render_mode": "rgb_array"}, "render_mode is one of ansi, human"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict, message: str) -> None:
    with pytest.raises(dw.DeckwrightError, match=message):
        GameEnv(**given)


def test_a_game_may_be_imported_before_its_environments() -> None:
    asked = (
        "import deckwright.games.ascension.kind, deckwright.envs, gymnasium; gymnasium.spec('deckwright/Ascension-v0')"
    )
    subprocess.run([sys.executable, "-W", "error::UserWarning", "-c", asked], check=True)
