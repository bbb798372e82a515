"""A kingdom at a terminal is never lost: it is saved after every action, goes on, and is looked at again."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from deckwright.cli.savefile import Autosave, autosave_path
from deckwright.games.kingdom.table.kingdom import Kingdom
from tests.cli.desk import deckwright, refused, saved
from tests.games.kingdom.terminal.desk import NEW, sitting, tree_in, typed

MAIN = "from deckwright.cli.main import app; app()"


def running(*arguments: str) -> subprocess.Popen[str]:
    """The program as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", MAIN, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        encoding="utf-8", env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


def type_line(process: subprocess.Popen[str], line: str, until: int) -> None:
    """Type a line and wait until so many actions are in the file."""
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    deadline = time.monotonic() + 300
    while not autosave_path().exists() or tree_in().moves() < until:
        assert time.monotonic() < deadline, "the kingdom was not saved"
        time.sleep(0.05)


@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT"])
def test_a_kingdom_goes_on_in_the_middle_of_a_turn(name: str) -> None:
    process = running(*NEW, "--lang", "pl")
    type_line(process, "produce 8", until=1)
    type_line(process, "produce 5", until=2)
    process.send_signal(getattr(signal, name))
    output, _ = process.communicate(timeout=300)
    assert "Traceback" not in output
    before = tree_in()
    result = deckwright("play", "--resume", typed=["upgrade 6 down"])
    assert "Zasoby: 1 moneta, 1 drewno" in result.stdout
    assert tree_in().game.history == ["produce 8", "produce 5", "upgrade 6 down"]
    assert tree_in().code == before.code


def test_what_is_saved_is_the_kingdom_with_the_table_around_it() -> None:
    typed("p8", "branch Bold", "p5")
    table = saved()
    assert (table["format"], table["version"], table["begun"]) == ("deckwright-table", 1, True)
    assert table["game"]["format"] == "deckwright-kingdom-1"
    assert [node["name"] for node in table["game"]["nodes"]] == ["", "Bold"]


def test_a_kingdom_goes_on_as_it_was() -> None:
    typed("p8", "branch Bold", "p5", "rename Orrin")
    before = tree_in()
    result = deckwright("play", "--resume", typed=["tree"])
    assert "Orrin> tree" in result.stdout
    after = tree_in()
    assert [node.id for node in after.nodes] == [node.id for node in before.nodes]
    assert after.game.view(0) == before.game.view(0)
    deckwright("play", "--resume", typed=["undo"])
    assert tree_in().game.history == [], "what is only thought over can still be taken back"


@pytest.mark.parametrize("how", ["save", "export"])
def test_a_bare_kingdom_file_is_taken_too(how: str) -> None:
    kingdom = Kingdom.found("Orrin", 7)
    kingdom.game.play("produce 8")
    Path("orrin.json").write_text(json.dumps(getattr(kingdom, how)()))
    result = deckwright("play", "--resume", "orrin.json", "--save", "mine.json", "--seats", "human")
    assert result.exit_code == 0, result.output
    assert "Resources: 1 coin" in result.stdout
    assert tree_in(Path("mine.json")).node.imported == (how == "export")


def test_a_new_kingdom_keeps_one_that_was_begun_even_if_it_is_over() -> None:
    typed("p8")
    assert "autosave-1.json" in typed()
    typed()
    assert sorted(file.name for file in autosave_path().parent.iterdir()) == ["autosave-1.json", "autosave.json"]


def test_a_new_game_of_another_kind_keeps_a_kingdom() -> None:
    typed("p8")
    assert "autosave-1.json" in deckwright("play", "--seed", "1").stdout


def test_a_saved_game_of_another_kind_goes_on_beside() -> None:
    deckwright("play", "--seed", "1", "--save", "other.json", typed=["all"])
    assert "Going on with other.json" in deckwright("play", "--resume", "other.json").stdout


def damaged(change: str) -> str:
    """A saved kingdom with something wrong in it."""
    typed("p8", "branch Bold")
    table = saved()
    nodes = table["game"]["nodes"]
    if change == "cut":
        return json.dumps(table)[:-100]
    if change == "orphan":
        nodes[1]["parent"] = 7
    elif change == "circle":
        nodes[0]["parent"] = 2
    elif change == "actions":
        nodes[0]["game"]["actions"] = ["produce 5"]
    elif change == "no nodes":
        table["game"]["nodes"] = []
    elif change == "newer":
        table["game"]["format"] = "deckwright-kingdom-2"
    elif change == "code":
        table["game"]["code"] = "AAAA-AAAA-AAAA"
    return json.dumps(table)


@pytest.mark.parametrize("change", ["cut", "orphan", "circle", "actions", "no nodes", "newer", "code"])
@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",), ("cards", "list", "--save")])
def test_a_damaged_kingdom_is_refused_in_one_line(change: str, command: tuple[str, ...]) -> None:
    content = damaged(change)
    Path("bad.json").write_text(content)
    assert refused(*command, "bad.json").startswith("deckwright: ")
    assert Path("bad.json").read_text() == content


def test_a_full_disk_is_told_once_and_the_kingdom_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["produce 8", "full", "produce 5", "branch Bold", "produce 2", "free", "produce 6", "quit"])
    sync = os.fsync

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    def answer(_: str) -> str:
        line = next(lines)
        if line in ("full", "free"):
            monkeypatch.setattr(os, "fsync", full if line == "full" else sync)
            line = next(lines)
        return line

    table = sitting(Kingdom.found("Orrin", 7), answer)
    assert table.run() == 0
    told = capsys.readouterr().out
    assert told.count("No space left on device") == 1
    assert len(list(autosave_path().parent.iterdir())) == 1, "nothing is left lying about"


def test_a_folder_that_cannot_be_written_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def locked(**_: object) -> tuple[int, str]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("deckwright.cli.savefile.tempfile.mkstemp", locked)
    lines = iter(["produce 8", "quit", "quit"])
    table = sitting(Kingdom.found("Orrin", 7), lambda _: next(lines))
    assert table.run() == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "(Permission denied). Type “save FILE” for another place, or quit again." in told
    assert table.game.history == ["produce 8"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--players", "2"), "2 players are not possible"),
        (("--mode", "versus"), "solo"),
        (("--option", "iron=maybe"), "iron"),
        (("--option", "steel=yes"), "steel"),
        (("--names", "A,B"), "2 names for 1 seat"),
        (("--seats", "human,human"), "1"),
        (("--first", "2"), "2"),
        (("--seed", "-"), ""),
    ],
)
def test_what_a_kingdom_cannot_be_is_refused(arguments: tuple[str, ...], problem: str) -> None:
    if arguments == ("--seed", "-"):
        assert deckwright("play", "--ruleset", "kingdom", *arguments).exit_code == 0, "any text is a seed"
        return
    assert problem in refused("play", "--ruleset", "kingdom", *arguments)
    assert not autosave_path().exists()


def test_only_a_new_kingdom_has_options() -> None:
    typed("p8")
    assert "--option is for a new game" in refused("play", "--resume", "--option", "iron=yes")


# Looking at a saved kingdom.


def test_a_kingdom_is_looked_at_step_by_step() -> None:
    typed(*("p8", "p5", "upgrade 6 down", "1"), "branch Bold", "p4")
    file = str(autosave_path())
    result = deckwright(
        "replay", file, typed=["", "b", "tree", "go 1", "", "", "", "card 6", "why", "go 9", "help", "q"]
    )
    assert result.exit_code == 0, result.output
    told = result.stdout
    assert "Action 0 of 1> " in told
    assert "The Vale of Orrin: Produce: #4" in told or "Player 1: Produce: #4 Hartswood" in told
    assert "Action 0 of 4> " in told
    assert "Upgrade: #6 Kestrel Crag ↓" in told, "as it was called when it was chosen"
    assert "▶ 2 Stone Cut" in told
    assert "There is no game “9” in the tree. Games: 1, 2." in told
    assert "go NUMBER" in told


def test_saving_takes_little_time() -> None:
    """20 ms in the last rounds is the aim; a loaded machine may need some more."""
    kingdom = Kingdom.found("Orrin", 7)
    table = sitting(kingdom, lambda _: "quit")
    autosave = Autosave(autosave_path())
    for _ in range(60):
        action = next(action for action in reversed(kingdom.game.actions()) if action.text != "advance")
        kingdom.game.play(action)
        assert autosave.write(table.table())
    begin = time.perf_counter()
    for _ in range(10):
        autosave.write(table.table())
    assert (time.perf_counter() - begin) / 10 < 0.25
