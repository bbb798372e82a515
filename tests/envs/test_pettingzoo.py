"""Every seat of a game as an agent of PettingZoo."""

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

import deckwright as dw
from deckwright.bots import ask, make
from deckwright.envs import pettingzoo_env

TABLES = [
    {"ruleset": "ascension-10th", "players": 2},
    {"ruleset": "rise-of-vigil", "players": 3},
    {"ruleset": "ascension-combined", "players": 4, "mode": "teams"},
]

ILLEGAL = 100  # to defeat a Monster without any Power


@pytest.mark.parametrize("given", TABLES)
def test_it_passes_pettingzoos_own_tests(given: dict) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice, such as on the names of agents
        api_test(pettingzoo_env.env(**given), num_cycles=60)
        seed_test(lambda: pettingzoo_env.env(**given), num_cycles=40)


def finished(env: pettingzoo_env.GameAEC, seed: int) -> dict[str, float]:
    """Play a game to its end; what each agent got."""
    env.reset(seed=seed)
    got = {}
    bot = make("greedy", seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
            continue
        assert reward == 0 and observation["action_mask"].sum() >= 2
        env.step(ask(bot, env.table.running).index)
    return got


@pytest.mark.parametrize("given", [*TABLES, {"ruleset": "rise-of-vigil", "mode": "solo"}])
def test_everybody_is_paid_at_the_end(given: dict) -> None:
    env = pettingzoo_env.GameAEC(**given)
    got = finished(env, 2)
    winners = env.table.running.winners()
    lost = -0.5 if env.table.players == 3 else -1.0
    assert got == {f"seat_{seat}": 1.0 if seat in winners else lost for seat in range(env.table.players)}


def test_an_agent_sees_what_its_seat_may_know():
    env = pettingzoo_env.GameAEC("ascension-10th", players=2)
    env.reset(seed=4)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    assert env.observe(asked)["action_mask"].any() and not env.observe(other)["action_mask"].any()
    told = env.table.layout.decode(env.observe(other)["observation"])
    assert told["decision"]["player"] == 1
    assert told["seats"][0]["hand"] == sorted(env.table.running.zone("hand", env.seat_of[other]))


def test_an_illegal_action_is_refused_or_loses():
    raw = pettingzoo_env.raw_env()
    raw.reset(seed=1)
    with pytest.raises(dw.IllegalAction):
        raw.step(ILLEGAL)
    wrapped = pettingzoo_env.env()
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(ILLEGAL)
    assert wrapped.rewards[agent] == -1 and all(wrapped.terminations.values())


def test_it_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo_env.env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert f"{env.agent_selection.replace('_', ' ')} is asked: turn" in text
    pettingzoo_env.raw_env(render_mode="human").reset(seed=1)
    assert capsys.readouterr().out.strip() == text
    with pytest.raises(dw.BadOption, match="render_mode is one of"):
        pettingzoo_env.env(render_mode="rgb_array")
