"""Nothing is lost: the table is saved after every action, whole or not at all."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.cli.savefile import MOST_BYTES, Autosave, autosave_path
from tests.cli.desk import beginning, deckwright, play_lines, refused, saved, saved_actions, sitting
from tests.talk import given

MAIN = "from deckwright.cli.main import app; app()"


def running(*arguments: str) -> subprocess.Popen[str]:
    """The program as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", MAIN, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        encoding="utf-8", env={**os.environ, "PYTHONIOENCODING": "utf-8", "DECKWRIGHT_MODE": "interpreted"},
    )  # fmt: skip


def type_line(process: subprocess.Popen[str], line: str, until: int) -> None:
    """Type a line and wait until so many actions are in the file."""
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    wait_for(until)


def wait_for(actions: int) -> None:
    deadline = time.monotonic() + 300
    while not autosave_path().exists() or len(saved_actions()) < actions:
        assert time.monotonic() < deadline, "the game was not saved"
        time.sleep(0.02)


@pytest.mark.parametrize("name", ["SIGKILL", "SIGHUP", "SIGINT", "SIGTERM"])
def test_a_game_goes_on_after_the_program_was_stopped(name: str) -> None:
    process = running("play", "--seed", beginning(0), "--names", "Ana,Bo", "--lang", "pl")
    type_line(process, "play apprentice", until=1)
    type_line(process, "play apprentice", until=2)
    process.send_signal(getattr(signal, name))
    output, _ = process.communicate(timeout=300)
    if name in ("SIGINT", "SIGTERM"):
        assert "deckwright play --resume" in output
        assert process.returncode == 128 + getattr(signal, name)
    assert "Traceback" not in output
    assert saved_actions() == ["play apprentice"] * 2
    result = deckwright("play", "--resume", typed=["play apprentice"])
    assert "Ana>" in result.stdout
    assert "Zagraj" in result.stdout, "the language is saved too"
    assert saved_actions() == ["play apprentice"] * 3


def test_resuming_gives_the_very_same_game() -> None:
    deckwright("play", "--seed", beginning(0), typed=["all", "end turn", "y"])
    before = dw.load(saved()["game"]).view(0)
    deckwright("play", "--resume")
    assert dw.load(saved()["game"]).view(0) == before


def test_the_end_of_input_says_how_to_resume() -> None:
    result = deckwright("play", "--seed", beginning(0), "--save", "my game.json")
    assert result.exit_code == 0
    assert "deckwright play --resume 'my game.json'" in result.stdout
    assert "Going on with" in deckwright("play", "--resume", "my game.json").stdout


def test_a_table_holds_game_seats_names_and_language() -> None:
    deckwright("play", "--seats", "random,human", "--names", "Bo,Ana", "--lang", "ru", "--save", "a.json")
    table = saved(Path("a.json"))
    assert table["format"] == "deckwright-table"
    assert table["lang"] == "ru"
    assert table["seats"] == [{"name": "Bo", "player": "random"}, {"name": "Ana", "player": "human"}]
    assert dw.load(table["game"]).view(None)["ruleset"] == "ascension-10th"


def test_resuming_may_change_names_language_and_place() -> None:
    deckwright("play", "--seed", beginning(0), "--save", "a.json", typed=["play apprentice"])
    result = deckwright(
        "play", "--resume", "a.json", "--save", "b.json", "--names", "Eva", "--lang", "pt", typed=["1"]
    )  # fmt: skip
    assert "Eva>" in result.stdout
    assert "Finalizar turno" in result.stdout
    assert (len(saved_actions(Path("a.json"))), len(saved_actions(Path("b.json")))) == (1, 2)


def test_a_bare_saved_game_can_be_resumed_too() -> None:
    Path("bare.json").write_text(json.dumps(dw.new("ascension-10th", players=2, seed=1).save()))
    assert "Going on with" in deckwright("play", "--resume", "bare.json", "--seats", "human,human").stdout


def test_a_new_game_keeps_an_unfinished_one() -> None:
    deckwright("play", "--seed", beginning(0), typed=["all"])
    old = saved_actions()
    result = deckwright("play", "--seed", beginning(0))
    kept = autosave_path().with_name("autosave-1.json")
    assert kept.name in result.stdout
    assert saved_actions(kept) == old
    assert saved_actions() == []


def test_a_game_in_which_nothing_was_done_is_not_kept() -> None:
    deckwright("play", "--seed", beginning(0))
    deckwright("play", "--seed", beginning(0))
    assert [file.name for file in autosave_path().parent.iterdir()] == ["autosave.json"]


def test_a_failed_write_is_told_once_and_keeps_the_good_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sync = os.fsync
    lines = iter(["play apprentice", "full", "play apprentice", "play apprentice", "quit", "quit"])

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    def answer(_: str) -> str:
        line = next(lines)
        if line != "full":
            return line
        monkeypatch.setattr(os, "fsync", full)
        return next(lines)

    sitting(given(hand=["apprentice"] * 4), ["human", "random"], answer).run()
    monkeypatch.setattr(os, "fsync", sync)
    told = " ".join(capsys.readouterr().out.split())
    assert told.count("cannot be saved") == 1
    assert "No space left on device" in told
    assert "Type “save FILE” for another place, or quit again" in told
    assert "could not be saved" in told
    assert saved_actions() == ["play apprentice"]
    assert [file.name for file in autosave_path().parent.iterdir()] == ["autosave.json"], "nothing half-written stays"


def test_a_place_that_works_takes_over(capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").write_text("")
    lines = iter(["save other.json", "play apprentice", "quit"])
    table = sitting(given(hand=["apprentice"] * 4), ["human", "random"], lambda _: next(lines))
    table.autosave = Autosave(Path("file") / "below.json")
    table.run()
    told = capsys.readouterr().out
    assert "cannot be saved" in told
    assert "deckwright play --resume other.json" in told
    assert saved_actions(Path("other.json")) == ["play apprentice"]


def test_other_files_are_never_written_over() -> None:
    Path("notes.txt").write_text("precious")
    Path("folder").mkdir()
    assert "notes.txt exists and is not a saved game" in refused("play", "--save", "notes.txt")
    assert "folder is a folder" in refused("play", "--save", "folder")
    result = deckwright("play", "--seed", beginning(0), typed=["save notes.txt", "save good.json"])
    assert "Choose another name" in " ".join(result.stdout.split())
    assert "Saved: good.json" in result.stdout
    assert Path("notes.txt").read_text() == "precious"


@pytest.mark.parametrize(
    "content",
    ["", "no json", "[]", "{}", '{"format": "deckwright-table"}', '{"format": "deckwright-table", "game": 1}'],
)
def test_a_damaged_file_is_refused_in_one_line(content: str) -> None:
    Path("bad.json").write_text(content)
    assert "bad.json is not a saved game" in refused("play", "--resume", "bad.json")
    assert "bad.json is not a saved game" in refused("replay", "bad.json")


def test_a_table_with_a_damaged_game_is_refused_in_one_line() -> None:
    deckwright("play", "--seed", beginning(0), "--save", "a.json")
    table = saved(Path("a.json"))
    Path("b.json").write_text(json.dumps({**table, "game": {"format": table["game"].get("format")}}))
    refused("play", "--resume", "b.json")
    Path("c.json").write_text(json.dumps({**table, "seats": "nobody"}))
    assert "--seats" in refused("play", "--resume", "c.json")


def test_two_programs_do_not_write_into_each_other(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    one, other = Autosave(path), Autosave(path)
    assert one.write({"who": "one"})
    assert other.write({"who": "other"})
    assert one.write({"who": "one again"})
    assert json.loads(path.read_text()) == {"who": "other"}
    assert json.loads(one.path.read_text()) == {"who": "one again"}


def test_bots_go_on_alike_after_resuming() -> None:
    deckwright("play", "--seed", beginning(0), "--save", "a.json", typed=["all"])
    for name in ("b.json", "c.json"):
        deckwright("play", "--resume", "a.json", "--save", name, typed=["end turn", "end turn"])
    assert saved_actions(Path("b.json")) == saved_actions(Path("c.json"))


@pytest.mark.parametrize("place", ["missing/game.json", "missing/deep/game.json", "file/game.json"])
def test_a_folder_is_not_made_by_a_slip_of_the_pen(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").write_text("")
    folder = place.rpartition("/")[0]
    assert f"There is no folder {folder}." in refused("play", "--save", place)
    play_lines(given(hand=["apprentice"]), f"save {place}")
    assert f"There is no folder {folder}." in capsys.readouterr().out
    assert not Path("missing").exists()


@pytest.mark.parametrize("place", ["/dev/full", "/dev/null", "/dev/zero", "pipe"])
def test_no_game_is_saved_to_a_device_or_a_pipe(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo("pipe")
    assert f"{place} is a device or a pipe" in refused("play", "--save", place)
    play_lines(given(hand=["apprentice"]), f"save {place}")
    assert f"{place} is a device or a pipe" in capsys.readouterr().out
    assert not Path(place).is_file()


@pytest.mark.parametrize("place", ["x" * 300, "~nobody-of-this-name/game.json"])
def test_a_name_that_the_system_does_not_take_is_refused(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert place in refused("play", "--save", place) or "There is no folder ~nobody" in refused("play", "--save", place)
    play_lines(given(hand=["apprentice"]), f"save {place}")
    assert "Saved" not in capsys.readouterr().out


DEEP = "[" * 200_000
UNFIT = {
    "zeros without end": lambda: Path("/dev/zero"),
    "a folder": lambda: Path(),
    "a pipe": lambda: pipe(Path("pipe")),
    "too long a file": lambda: holding(b" " * (MOST_BYTES + 1)),
    "too deep a file": lambda: holding(DEEP.encode()),
    "a table with too deep a game": lambda: holding(b'{"format": "deckwright-table", "game": ' + DEEP.encode()),
    "no text": lambda: holding(bytes(range(256))),
    "half a letter": lambda: holding('{"format": "\u0142'.encode()[:-1]),
}


def pipe(path: Path) -> Path:
    """A file that never begins: nobody writes into it."""
    os.mkfifo(path)
    return path


def holding(content: bytes) -> Path:
    Path("odd.json").write_bytes(content)
    return Path("odd.json")


@pytest.mark.parametrize("what", UNFIT)
def test_whatever_is_no_saved_game_is_refused_in_one_line(what: str) -> None:
    path = str(UNFIT[what]())
    for command in (["play", "--resume", path], ["replay", path], ["play", "--save", path]):
        assert refused(*command)
