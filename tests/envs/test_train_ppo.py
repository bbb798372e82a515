"""The arithmetic of the example that learns: what each decision was worth, along the decisions of its seat."""

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
STEPS, GAMES = 40, 30


def load(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def advantages() -> Callable[..., list[np.ndarray]]:
    """It needs no PyTorch."""
    found: Callable[..., list[np.ndarray]] = load("advantages").advantages
    return found


def one_hot(players: np.ndarray, seats: int) -> np.ndarray:
    return np.eye(seats)[players]


def scattered(*shape: int, begin: float = 0.0) -> np.ndarray:
    """Numbers from 0 to 1 without any order."""
    return (np.sin(np.arange(np.prod(shape)) * 12.9898 + begin) * 43758.5453 % 1).reshape(shape)


def along_each_seat(
    rewards: np.ndarray, values: np.ndarray, player: np.ndarray, done: np.ndarray, last: tuple[float, int], decay: float
) -> np.ndarray:
    """The same by its definition, for one game: sums of decayed surprises over the decisions that follow."""
    steps = len(values)
    surprise, after = np.zeros(steps), np.full(steps, -1)
    for step in range(steps):
        for later in range(step, steps):
            if done[later]:
                surprise[step] = rewards[later, player[step]] - values[step]
                break
            if later + 1 == steps:
                surprise[step] = last[0] - values[step] if last[1] == player[step] else 0.0
            elif player[later + 1] == player[step]:
                surprise[step], after[step] = values[later + 1] - values[step], later + 1
                break
    found = np.zeros(steps)
    for step in range(steps):
        here, weight = step, 1.0
        while here != -1:
            found[step] += weight * surprise[here]
            here, weight = int(after[here]), weight * decay
    return found


@pytest.mark.parametrize(("seats", "decay"), [(2, 0.97), (2, 0.0), (3, 1.0), (4, 0.5)])
def test_advantages_are_sums_of_surprises_of_the_same_seat(advantages: Any, seats: int, decay: float) -> None:
    player = (scattered(STEPS + 1, GAMES) * seats).astype(int)
    done = scattered(STEPS, GAMES, begin=1) < 0.08
    rewards = scattered(STEPS, GAMES, seats, begin=2) * done[:, :, None]
    values = scattered(STEPS + 1, GAMES, begin=3) * 2 - 1
    movers = one_hot(player, seats)
    found = np.array(advantages(rewards, values[:-1], movers[:-1], done.astype(float), values[-1], movers[-1], decay))
    assert found.shape == (STEPS, GAMES) and done.any()
    for game in range(GAMES):
        last = float(values[-1, game]), int(player[-1, game])
        expected = along_each_seat(rewards[:, game], values[:-1, game], player[:-1, game], done[:, game], last, decay)
        assert np.allclose(found[:, game], expected)


def test_a_seat_is_rewarded_though_another_one_moves_last(advantages: Any) -> None:
    """Seat 1 decides, then seat 0 ends the game and loses it: both learn of it."""
    movers = one_hot(np.array([[1], [0], [0]]), 2)
    rewards = np.array([[[0.0, 0.0]], [[-1.0, 1.0]]])
    found = advantages(
        rewards, np.array([[0.25], [0.5]]), movers[:-1], np.array([[0.0], [1.0]]), np.array([9.0]), movers[-1], 0.9
    )
    assert [float(one[0]) for one in found] == [0.75, -1.5]


def test_what_is_not_known_yet_teaches_nothing(advantages: Any) -> None:
    """Seat 1 has decided, and the steps end before it is asked again."""
    movers = one_hot(np.array([[1], [0]]), 2)
    found = advantages(
        np.zeros((1, 1, 2)), np.array([[0.25]]), movers[:-1], np.zeros((1, 1)), np.array([0.5]), movers[-1], 0.9
    )
    assert [float(one[0]) for one in found] == [0.0]


def test_the_example_can_be_read_in_ten_minutes() -> None:
    source = (EXAMPLES / "train_ppo.py").read_text()
    assert len(source.splitlines()) <= 250
    compile(source, "train_ppo.py", "exec")
