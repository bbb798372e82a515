"""A player that learns, on a processor: it gets better, its run is gone on with, and what does not fit is refused."""

import json
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="what learns needs PyTorch: make train-test")

import torch

import deckwright as dw
from deckwright.bots.trained import Trained
from deckwright.cards.errors import BadRun
from deckwright.sim.intervals import wilson
from deckwright.table.seat import Seat
from deckwright.training import run as running
from deckwright.training import start
from deckwright.training.advantages import advantages
from deckwright.training.run import Run
from deckwright.training.run_file import Plan, Table
from tests.envs.test_train_ppo import along_each_seat, scattered

ANY = Table(None, None, None, None)  # type: ignore[arg-type]
SMALL = {
    "games": 192, "steps": 32, "batch": 512, "width": 64, "layers": 2, "judge_layers": 1, "averaged": 2, "tests": 60,
    "rate_first": 2e-3, "minutes": 1,
}  # fmt: skip
ROUNDS = 6  # of imitation, and as many of learning


def opened(folder: Path, told: list[str] | None = None, **given: float) -> Run:
    return start.open_run(folder, ANY, {**SMALL, **given}, "cpu", (told if told is not None else []).append)


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Any]:
    """Somebody who has learned for some rounds, and what it was at the beginning."""
    learning = opened(tmp_path_factory.mktemp("run") / "run")
    beginning = learning.learner.average.clone()
    learning.seating.begin()
    for round_ in range(2 * ROUNDS):
        learning.practice.play(0.2, round_ < ROUNDS)
        learning.learner.learn(0.2, round_ < ROUNDS)
    learning.progress.rounds = 2 * ROUNDS
    assert learning.save()
    return learning, beginning


def test_a_player_beats_its_own_beginning(taught: tuple[Run, Any]):
    learning, beginning = taught
    match = learning.strength.match(learning.learner.average, beginning, "its beginning")
    assert match.games == 120 and wilson(match.won, match.games).low > 0.55


def test_the_bot_plays_as_the_network_does(taught: tuple[Run, Any]):
    """With NumPy, from the file that the run has written."""
    learning, _ = taught
    bot = Trained(0, str(learning.folder.path))
    games, weights = learning.strength.seating, learning.strength.weights(learning.learner.average)
    games.begin()
    for _ in range(30):
        games.answer(learning.strength.best(weights))
    env, likes = games.env, learning.strength.best(weights).tolist()
    from tests.envs.test_vec_env import game_of

    same = 0
    for row in range(6):
        game = game_of(env, row)
        assert game.player is not None
        seat = Seat(game, game.player)
        assert np.array_equal(bot_sees(bot, seat), env.now.observations[row, : env.learned.hidden_at].clip(0, 255))  # type: ignore[union-attr]
        same += bot.choose(seat).index == likes[row]
    assert same >= 5  # sums are rounded differently


def bot_sees(bot: Trained, seat: Seat) -> np.ndarray:
    bot.start(seat)
    return bot.seen(seat.sample(0).state.copy(), seat)


def test_at_another_table_the_bot_says_what_differs(taught: tuple[Run, Any]):
    bot = dw.bots.make(f"trained:{taught[0].folder.path}")
    game = dw.new("rise-of-vigil", players=3, seed=1)
    with pytest.raises(
        dw.BadOption, match=r"taught otherwise: ruleset ascension-10th \(here rise-of-vigil\), players 2"
    ):
        bot.start(Seat(game, 0))


def test_advantages_are_sums_of_surprises_of_the_same_seat():
    steps, games, seats = 40, 30, 3
    player = (scattered(steps + 1, games) * seats).astype(int)
    done = scattered(steps, games, begin=1) < 0.08
    results = scattered(steps, games, seats, 1, begin=2) * done[:, :, None, None]
    values = scattered(steps + 1, games, 1, begin=3) * 2 - 1
    decays = torch.tensor([0.97, 0.5], dtype=torch.float64)
    arrays = [torch.from_numpy(array) for array in (results, values, player, done)]
    found = advantages(*arrays, decays).numpy()
    assert found.shape == (steps, games, 2, 1)
    for game in range(games):
        last = float(values[-1, game, 0]), int(player[-1, game])
        for number, decay in enumerate((0.97, 0.5)):
            expected = along_each_seat(
                results[:, game, :, 0], values[:-1, game, 0], player[:-1, game], done[:, game], last, decay
            )
            assert np.allclose(found[:, game, number, 0], expected)


# Runs in blocks.

COMMAND = [sys.executable, "-m", "deckwright.cli.main", "train"]
NUMBERS = [
    f"--set={name}={number}" for name, number in {**SMALL, "tests": 10, "imitation": 1, "test_seconds": 3}.items()
]


def test_a_killed_run_goes_on(tmp_path: Path):
    """Killed without any warning in the middle of learning, and gone on with from the last checkpoint."""
    folder = tmp_path / "run"
    code = (
        "from deckwright.training import run; run.BETWEEN_CHECKPOINTS = 0.5;from deckwright.cli.main import app; app()"
    )
    command = [sys.executable, "-c", code, "train", str(folder), "--minutes=5", "--device=cpu", *NUMBERS]
    learning = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: len(list(folder.glob("checkpoint-*[0-9]"))) > 0, learning)
    finally:
        learning.kill()
        learning.wait()
    before = newest(folder)
    (folder / "checkpoint-999.part").mkdir()  # as if it was being written
    with (folder / "curve.jsonl").open("a") as file:
        file.write('{"minutes": 0.')
    again = subprocess.run([*COMMAND, str(folder), "--minutes=0.1", "--device=cpu"], capture_output=True, text=True)
    assert again.returncode == 0, again.stderr
    after = newest(folder)
    assert after["rounds"] > before["rounds"] >= 1 and after["blocks"] == before["blocks"] + 1
    assert after["minutes"] > before["minutes"]
    assert not list(folder.glob("*.part"))
    rows = [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]
    assert rows and all(one["minutes"] <= other["minutes"] for one, other in pairwise(rows))
    assert rows[-1]["matches"][0]["games"] == 20
    assert (folder / "curve.svg").read_text().startswith("<svg")


def wait_for(happened: Any, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        if happened():
            return
        assert process.poll() is None
        time.sleep(0.1)
    raise AssertionError("it never came")


def newest(folder: Path) -> dict[str, Any]:
    places = sorted(folder.glob("checkpoint-*[0-9]"), key=lambda path: int(path.name.split("-")[1]))
    progress: dict[str, Any] = json.loads((places[-1] / "state.json").read_text())["progress"]
    return progress


def test_an_interrupted_run_saves_and_says_so(tmp_path: Path):
    folder = tmp_path / "run"
    learning = subprocess.Popen(
        [*COMMAND, str(folder), "--minutes=5", "--device=cpu", *NUMBERS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )  # fmt: skip
    wait_for(lambda: (folder / "past" / "0.safetensors").exists(), learning)  # it plays against itself now
    learning.send_signal(signal.SIGTERM)
    _, said = learning.communicate(timeout=60)
    assert learning.returncode == 128 + signal.SIGTERM
    assert said.strip() == f"Interrupted; `deckwright train {folder}` goes on from here."
    assert newest(folder)["rounds"] >= 1


@pytest.fixture
def kept(taught: tuple[Run, Any], tmp_path: Path) -> Path:
    """A copy of a run."""
    shutil.copytree(taught[0].folder.path, tmp_path / "run")
    return tmp_path / "run"


def go_on(folder: Path, told: list[str] | None = None) -> Run:
    return start.open_run(folder, ANY, {}, "cpu", (told if told is not None else []).append)


def test_everything_is_taken_up_again(taught: tuple[Run, Any], kept: Path):
    learning, again = taught[0].learner, go_on(kept).learner
    assert torch.equal(learning.row, again.row) and torch.equal(learning.average, again.average)
    assert torch.equal(learning.momentum.bfloat16(), again.momentum.bfloat16())
    assert torch.equal(learning.forgotten, again.forgotten) and torch.equal(learning.used, again.used)


def test_a_damaged_checkpoint_is_left_out_and_the_one_before_it_taken(kept: Path):
    place = next(kept.glob("checkpoint-*"))
    shutil.copytree(place, kept / "checkpoint-77")
    (kept / "checkpoint-77" / "weights.safetensors").write_bytes(b"x" * 1000)
    told: list[str] = []
    go_on(kept, told)
    assert told == [f"{kept}/checkpoint-77/weights.safetensors is damaged. The checkpoint before it is taken."]
    for name in ("weights.safetensors", "state.json"):
        (place / name).write_text("{")
    with pytest.raises(BadRun, match=rf"No checkpoint in {kept} is whole: .*is damaged"):
        go_on(kept)


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("version = 3", "version = 2", r"version 2 \(now 3\)"),
        ("pool = ", "pond = ", "fields no longer there: pond; fields new: pool"),
        ('"+1 × 0.0625"', '"+2 × 0.0625"', ""),
        ("known = 1280", "known = 1216", r"known of the network 1216 \(now 1280\)"),
        ('cards = "', 'cards = "0', r"cards 0.* \(now "),
    ],
)
def test_other_rules_cards_fields_and_shapes_are_refused(kept: Path, was: str, now: str, told: str):
    file = kept / "run.toml"
    text = file.read_text()
    if not told:
        text, told = text.replace('pool = "2 +1', 'pool = "3 +1'), "fields otherwise: pool"
    file.write_text(text.replace(was, now, 1))
    with pytest.raises(BadRun, match=f"{kept} cannot be gone on with, it differs in: {told}.*Begin a new run."):
        go_on(kept)


def test_what_was_decided_is_not_decided_anew(kept: Path):
    assert opened(kept)  # the same may be said again
    with pytest.raises(dw.BadOption, match=r"run.toml has games = 192: it was decided when the run began"):
        opened(kept, games=100)
    with pytest.raises(dw.BadOption, match=r"has ruleset = ascension-10th"):
        start.open_run(kept, replace(ANY, ruleset="rise-of-vigil"), {}, "cpu", print)


def test_a_file_that_is_no_run_is_refused(kept: Path, tmp_path: Path):
    (kept / "run.toml").write_text("[table\n")
    with pytest.raises(BadRun, match=r"run.toml is damaged: "):
        go_on(kept)
    (kept / "run.toml").write_text("format = 99\n")
    with pytest.raises(BadRun, match=r"has the format 99; this version of Deckwright reads 1"):
        go_on(kept)
    (kept / "run.toml").write_text("format = 1\n[table]\n")
    with pytest.raises(BadRun, match=r"run.toml is no file of a run"):
        go_on(kept)
    (kept / "run.toml").unlink()
    with pytest.raises(BadRun, match=r"holds something else than a run: there is no run.toml"):
        go_on(kept)
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadRun, match="holds something else"):
        go_on(tmp_path / "file")


def test_an_opponent_that_is_gone_is_left_out(kept: Path):
    place = next(kept.glob("checkpoint-*"))
    state = json.loads((place / "state.json").read_text())
    state["progress"]["past"] = [[3, 0.5]]
    (place / "state.json").write_text(json.dumps(state))
    told: list[str] = []
    go_on(kept, told)
    assert len(told) == 1 and told[0].startswith("An opponent of the past is left out: ")


def test_a_full_disk_costs_nothing_that_was_saved(kept: Path, monkeypatch: pytest.MonkeyPatch):
    told: list[str] = []
    learning = go_on(kept, told)
    before = newest(kept)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(running.weight_file, "write", full)
    with pytest.raises(dw.DeckwrightError, match=r"could not be written \(No space left on device\); the one before"):
        learning.go_on(time.perf_counter(), 0.04)
    assert newest(kept) == before and go_on(kept)
    assert not list(kept.glob("*.part"))


def test_too_little_memory_is_said_with_what_would_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(start, "free", lambda where: 60e6)
    told = r"from 4,096 games at a time needs about \d.\d GB, and 0.1 GB are free: --set games=\d+ --set batch=\d+ would fit"
    with pytest.raises(dw.BadOption, match=told):
        opened(tmp_path / "run", games=4096)
    assert not (tmp_path / "run").exists()


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a CUDA device here")
def test_without_a_device_the_message_says_what_is_missing(tmp_path: Path):
    with pytest.raises(dw.BadOption, match=r"PyTorch and CuPy can use no CUDA device here"):
        start.open_run(tmp_path / "run", ANY, SMALL, "cuda", print)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"game": 3}, "A recipe has no 'game'. Did you mean"),
        ({"games": 2.5}, "games is a whole number above 0, not 2.5"),
        ({"rate_first": -1}, "rate_first is a number above 0, not -1"),
        ({"against_self": 0.9, "against_past": 0.2}, "together 1 at most"),
    ],
)
def test_numbers_that_cannot_be_are_refused(tmp_path: Path, given: dict[str, float], told: str):
    with pytest.raises(dw.BadOption, match=told):
        opened(tmp_path / "run", **given)


def test_a_game_that_nobody_can_be_taught_is_refused(tmp_path: Path):
    with pytest.raises(dw.BadOption, match="No player can be taught kingdom. Games that can be learned: ascension"):
        start.open_run(tmp_path / "run", replace(ANY, ruleset="kingdom"), {}, "cpu", print)


def test_deals_of_tests_are_never_learned_from(taught: tuple[Run, Any]):
    learning = taught[0]
    assert learning.seating.env.seed < 2**31 <= learning.strength.seating.env.seed
    with pytest.raises(dw.BadOption, match="The seed of a run is a whole number from 0 to"):
        start.new_plan(replace(ANY, seed=2**31), {}, torch.device("cpu"))


def test_what_was_decided_can_be_read(taught: tuple[Run, Any]):
    plan = Plan.read(taught[0].folder.path / "run.toml")
    assert plan == taught[0].plan
    text = (taught[0].folder.path / "run.toml").read_text()
    assert "games = 192  # played at a time" in text
