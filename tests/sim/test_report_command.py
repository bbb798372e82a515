"""`deckwright sim` on the command line: numbers, seats, files, and Ctrl-C."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from deckwright.bots.weights import weights
from deckwright.cli import sim
from deckwright.cli.main import app
from deckwright.sim import report_page, simulator
from deckwright.sim.processor import Processor
from deckwright.sim.result import Result
from deckwright.sim.simulator import Simulator
from deckwright.table.rulesets import resolve
from tests.sim.made_up import result

RUNNER = CliRunner()
UNDRAWN = dict.fromkeys(("wins", "rounds", "decisions", "scores"), ("", ""))  # charts take a while to draw
FAST = ("--device", "cpu", "--cores", "1", "--lang", "en")


def run(*arguments: str) -> tuple[int, str, str]:
    done = RUNNER.invoke(app, ["sim", *arguments, *FAST], prog_name="deckwright")
    return done.exit_code, " ".join(done.stdout.split()), done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "many"], "--games “many” is not a whole number from 1"),
        (["--games", "0"], "--games “0” is not a whole number from 1"),
        (["--games", "1.5"], "Write for example 50000, 1e6 or 100_000."),
        (["--games", "nan"], "--games “nan” is not a whole number"),
        (["--games", "1e99"], "--games “1e99” is not a whole number"),
        (["--seats", "greedy,,random"], "A seat is empty in “greedy,,random”."),
        (["--seats", "greedy,random", "--players", "3"], "--players says 3, but --seats names 2."),
        (["--seats", "nothing.npy"], "Cannot read the weights in nothing.npy: No such file"),
        (["--seats", "gredy,random"], "There is no policy “gredy”. Policies: random, busy, greedy,"),
        (["--ruleset", "ascension-11th"], "There is no set"),
        (["--option", "odd"], "odd"),
        (["--mode", "duel"], "There is no mode 'duel'"),
    ],
)
def test_wrong_input_is_one_clear_line(arguments: list[str], said: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    (line,) = err.splitlines()
    assert said in line


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.npy").write_bytes(b"no array")
    code, _, err = run("--seats", str(tmp_path / "mine.npy"))
    assert code == 2 and "holds no array of weights" in err


def test_weights_that_are_none_are_refused_and_take_no_room(tmp_path: Path) -> None:
    """A file that says it holds more than it does, one of several arrays, one of objects, a folder."""
    header = {"descr": "<i2", "fortran_order": False, "shape": (10**13,)}
    with (tmp_path / "huge.npy").open("wb") as file:
        np.lib.format.write_array_header_1_0(file, header)
    with (tmp_path / "several.npy").open("wb") as file:
        np.savez(file, one=np.zeros(4), two=np.zeros(4))
    np.save(tmp_path / "objects.npy", np.array([{}], dtype=object))
    (tmp_path / "folder.npy").mkdir()
    for name in ("huge.npy", "several.npy", "objects.npy", "folder.npy"):
        code, _, err = run("--seats", str(tmp_path / name))
        assert code == 2 and name in err and len(err.splitlines()) == 1


@pytest.mark.parametrize(("text", "number"), [("1e6", 10**6), ("100_000", 10**5), ("250", 250), ("2.5e3", 2500)])
def test_numbers_are_read_as_people_write_them(text: str, number: int) -> None:
    assert sim.read_number(text, sim.Words("en")) == number


def test_games_are_played_written_and_summed_up(tmp_path: Path) -> None:
    np.save(tmp_path / "mine.npy", weights(resolve("ascension-10th")))
    out = tmp_path / "results"
    code, said, _ = run(
        "--games", "150", "--seats", f"{tmp_path / 'mine.npy'},random", "--seed", "5", "--out", str(out)
    )  # fmt: skip
    assert code == 0
    expected = Simulator("ascension-10th", 2, 150, seed=5, cores=1).run(["greedy", "random"])
    assert sorted(file.name for file in out.iterdir()) == ["cards.parquet", "games.parquet", "report.html"]
    assert expected.state_hash in said
    assert "1 · mine.npy" in said and "2 · random" in said
    table = pq.read_table(out / "games.parquet")
    assert table["winner"].to_pylist() == expected.winner.tolist()
    html = (out / "report.html").read_text(encoding="utf-8")
    assert f"--seats {tmp_path / 'mine.npy'},random --games 150 --seed 5" in html


def test_compiling_is_not_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves only while something compiles or plays: an hour for the one, two seconds for the other."""
    now = [0.0]
    compiling, playing = Processor.prepare, Processor.play
    monkeypatch.setattr(Processor, "prepare", lambda *given: (pass_time(now, 3600), compiling(*given))[1])
    monkeypatch.setattr(Processor, "play", lambda *given: (pass_time(now, 2), playing(*given))[1])
    for module in (sim, simulator):
        monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setenv("COLUMNS", "120")
    code, _, told = run("--games", "40", "--seats", "random,random")
    assert code == 0
    compiled, played = [line for line in told.splitlines() if line.strip()][-2:]
    assert compiled.startswith("Rules compiled") and "3,600.0 s" in compiled
    assert played.startswith("Playing") and "20 games/s" in played, "40 games in 2 seconds"


def pass_time(now: list[float], seconds: float) -> None:
    """Time goes by, but nothing is compiled twice."""
    now[0] += seconds if seconds < 3600 or now[0] < 3600 else 0


def interrupted_after(waves: int) -> Iterator[Result]:
    for wave in range(waves):
        yield result(50, start=50 * wave)
    os.kill(os.getpid(), signal.SIGINT)
    yield result(50, start=50 * waves)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.Run, "waves", lambda _: interrupted_after(2))
    monkeypatch.setattr(report_page, "drawings", lambda *_: UNDRAWN)
    code, said, _ = run("--games", "1000", "--out", str(tmp_path))
    assert code == 130
    assert "Interrupted: 100 of 1,000 games were played and are kept." in said
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 100
    assert "The simulation was interrupted: 100 of 1,000" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_ctrl_c_before_anything_is_done_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.Run, "waves", lambda _: interrupted_after(0))
    code, said, _ = run("--games", "1000", "--out", str(tmp_path))
    assert code == 130
    assert said == "Interrupted before any game was finished; nothing was written."
    assert list(tmp_path.iterdir()) == []


def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sim.Run, "waves", lambda _: iter([result(60)]))
    code, said, _ = run("--games", "60")
    assert code == 0 and "60 games of ascension-10th" in said
    assert list(tmp_path.iterdir()) == []


def test_what_follows_a_game_is_played_and_told(tmp_path: Path) -> None:
    out = tmp_path / "kingdoms"
    code, said, _ = run("--ruleset", "kingdom", "--seats", "novice", "--games", "8", "--then", "138", "--out", str(out))
    assert code == 0
    expected = Simulator("kingdom", games=8, cores=1, then=[138]).run("novice")
    assert expected.state_hash in said
    assert "Median" in said and "Win rate" not in said and " turns and " in said
    assert pq.read_table(out / "games.parquet")["before_0_0"].to_pylist() == expected.before[:, 0, 0].tolist()
    assert "--then 138" in (out / "report.html").read_text(encoding="utf-8")


def test_what_cannot_follow_is_refused() -> None:
    for ruleset, part in (("kingdom", "12"), ("kingdom", "harvest"), ("ascension-10th", "136")):
        code, out, err = run("--ruleset", ruleset, "--games", "5", "--then", part)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
