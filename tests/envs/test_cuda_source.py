"""Stepping on a CUDA device: its program, compiled for the processor, shows the same as the processor's own."""

import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.bots.weights import weights
from deckwright.envs import cuda
from deckwright.envs.vec_env import Step
from deckwright.games.ascension.players.policies import WEIGHTS_HEADER
from tests.envs.device_on_processor import fake_cupy
from tests.talk import COMBINED, RULESET, VIGIL

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="there is no C++ compiler here")
SEED = 5


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A folder for each ruleset, so that its program is compiled once."""
    return {name: tmp_path_factory.mktemp("device") for name in (RULESET, VIGIL, COMBINED)}


def both(
    monkeypatch: pytest.MonkeyPatch, folders: dict[str, Path], ruleset: str, **table: Any
) -> tuple[dw.VecEnv, dw.VecEnv]:
    """The same games on the processor and on the device."""
    monkeypatch.setitem(sys.modules, "cupy", fake_cupy(folders[ruleset]))
    here = dw.vec_env(ruleset, seed=SEED, cores=1, **table)
    there = dw.vec_env(ruleset, seed=SEED, device="cuda", **table)
    assert (here.device, there.device) == ("cpu", "cuda")
    return here, there


def assert_same(here: Step, there: Step) -> None:
    for name in ("observations", "masks", "player", "rewards", "done"):
        one, other = getattr(here, name), getattr(there, name)
        assert one.dtype == other.dtype and np.array_equal(one, other), name
    for name, array in here.info.items():
        assert np.array_equal(array, there.info[name]), name


@pytest.mark.parametrize(
    ("ruleset", "players", "mode", "policy", "steps"),
    [(RULESET, 2, "versus", "greedy", 350), (VIGIL, 1, "solo", "random", 200), (COMBINED, 4, "teams", "busy", 60)],
)
def test_every_step_shows_the_same(
    monkeypatch: pytest.MonkeyPatch, folders: dict[str, Path], ruleset: str, players: int, mode: str, policy: str, steps: int
) -> None:  # fmt: skip
    here, there = both(monkeypatch, folders, ruleset, players=players, mode=mode, games=9)
    assert_same(here.reset(), there.reset())
    for _ in range(steps):
        actions = here.policy_actions(policy)
        assert np.array_equal(actions, there.policy_actions(policy))
        assert_same(here.step(actions), there.step(actions))
    if policy == "greedy":
        assert here.now.info["episode"].any()  # games have ended and others begun
    assert np.array_equal(here.backend.state(3), there.backend.state(3))
    assert here.actions(3) == there.actions(3) and here.decode(3) == there.decode(3)
    assert_same(here.reset(seed=8), there.reset(seed=8))


def test_after_an_illegal_action_a_game_stands_still_and_a_later_step_complains(
    monkeypatch: pytest.MonkeyPatch, folders: dict[str, Path]
) -> None:
    here, there = both(monkeypatch, folders, RULESET, players=2, games=9)
    for wrong in (100, -1, there.action_count, 2**40):
        here.reset(), there.reset()
        actions = here.policy_actions("random").astype(np.int64)
        before = [np.array(array[4]) for array in there.now[:5]]
        there.step(np.where(np.arange(9) == 4, wrong, actions))
        assert all(np.array_equal(array[4], kept) for array, kept in zip(there.now[:5], before, strict=True))
        assert not np.array_equal(there.now.observations[5], here.now.observations[5])  # the others went on
        told = rf"not legal in earlier steps: 1. The first one found is action {min(wrong, 2**31 - 1)} in game 4."
        with pytest.raises(dw.IllegalAction, match=told):
            there.check() if wrong == 100 else there.step(actions)
        there.check()  # said once
        there.reset()
        assert_same(here.step(actions), there.step(actions))


def test_a_page_of_weights_is_followed(monkeypatch: pytest.MonkeyPatch, folders: dict[str, Path]) -> None:
    here, there = both(monkeypatch, folders, RULESET, players=2, games=9)
    here.reset(), there.reset()
    page = weights(here.ruleset).copy()
    page[WEIGHTS_HEADER:] *= -1
    assert np.array_equal(here.policy_actions(page), there.policy_actions(page))
    assert not np.array_equal(np.array(here.policy_actions(page)), here.policy_actions("greedy"))
    assert np.array_equal(here.policy_actions("greedy"), there.policy_actions("greedy"))


def test_memory_is_stated(monkeypatch: pytest.MonkeyPatch, folders: dict[str, Path]) -> None:
    here, there = both(monkeypatch, folders, RULESET, players=2, games=9)
    assert there.memory > here.memory


def test_observations_are_cleared_all_at_once() -> None:
    """The translated rules do not clear them one by one."""
    ruleset = dw.vec_env(RULESET, games=1, cores=1).ruleset
    blank = ruleset.stocked(2, "versus", dw.vec_env(RULESET, games=1, cores=1).options)
    source = cuda.translated(ruleset, blank.tobytes(), 1195)
    assert "playing__observe" in source


def test_without_a_device_the_message_says_what_else_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(dw.BadOption, match=r'no CUDA device here.*device="cpu" plays the same games'):
        dw.vec_env(RULESET, games=2, device="cuda")
    assert dw.vec_env(RULESET, games=2, device="auto", cores=1).device == "cpu"


def test_arrays_of_other_libraries_are_used_where_they_lie(
    monkeypatch: pytest.MonkeyPatch, folders: dict[str, Path]
) -> None:
    """What lies on the device is taken by DLPack; everything else is copied there."""
    _, there = both(monkeypatch, folders, RULESET, players=2, games=9)
    there.reset()
    taken = []
    fake: ModuleType = sys.modules["cupy"]
    monkeypatch.setattr(fake, "from_dlpack", lambda array: taken.append(array) or array.array, raising=False)
    abroad = Abroad(np.array(there.policy_actions("random")))
    there.step(abroad)
    there.check()
    assert taken == [abroad]


class Abroad:
    """An array of another library on the device."""

    def __init__(self, array: np.ndarray) -> None:
        self.array, self.shape, self.dtype = array, array.shape, f"torch.{array.dtype}"

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0
