"""Every option of every command, whatever it is given: it does what it says, or one clear line says what is wrong."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import typer.main
from typer.testing import CliRunner

from deckwright.cli import ladder, serve, sim
from deckwright.cli.main import app
from deckwright.cli.words import LONGEST_VALUE
from deckwright.sim import speed

NASTY = {
    "nothing": "",
    "blank": " ",
    "minus one": "-1",
    "zero": "0",
    "fraction": "1.5",
    "nan": "nan",
    "many digits": "10" * 200,
    "too many digits": "9" * 5000,
    "square": "²",
    "bytes": b"\xff".decode("utf-8", "surrogateescape"),
    "long": "x" * 20_000,
    "up": "../",
    "folder": "folder",
    "hole": "/dev/null",
    "endless": "/dev/zero",
    "full": "/dev/full",
    "pipe": "pipe",
    "weights that never come": "pipe.npy",
    "picture": "💥",
    "missing folder": "missing/file",
    "nobody's home": "~nobody-of-this-name/file",
    "escape": "\x1b[2J",
    "two lines": "a\nb",
    "comma": ",",
    "equals": "=",
    "colon": ":",
    "dash": "-",
    "other file": "notes.txt",
    "circle": "circle",
}
A_NAME = {
    "minus one",
    "zero",
    "fraction",
    "nan",
    "square",
    "picture",
    "comma",
    "equals",
    "colon",
    "dash",
}  # of a new file
A_FOLDER = {*A_NAME, "up", "folder", "missing folder", "nobody's home"}  # it is made where it is not there
A_TEXT = {*NASTY} - {"bytes"}
NO_TEXT: set[str] = set()

# What of all that each option takes; everything else is refused. An option that is not listed here fails.
TAKEN: dict[tuple[str, str], set[str]] = {
    ("play", "--ruleset"): NO_TEXT,
    ("play", "--players"): NO_TEXT,
    ("play", "--mode"): NO_TEXT,
    ("play", "--seats"): NO_TEXT,
    ("play", "--names"): A_TEXT,
    ("play", "--first"): NO_TEXT,
    ("play", "--lang"): NO_TEXT,
    ("play", "--seed"): A_TEXT,
    ("play", "--option"): NO_TEXT,
    ("play", "--packs"): NO_TEXT,
    ("play", "--resume"): NO_TEXT,
    ("play", "--save"): A_NAME,
    ("replay", "file"): NO_TEXT,
    ("replay", "--as"): NO_TEXT,
    ("replay", "--lang"): NO_TEXT,
    ("replay", "--packs"): NO_TEXT,
    ("cards check", "files"): NO_TEXT,
    ("cards check", "--packs"): NO_TEXT,
    ("cards list", "--ruleset"): NO_TEXT,
    ("cards list", "--lang"): NO_TEXT,
    ("cards list", "--packs"): NO_TEXT,
    ("cards list", "--save"): NO_TEXT,
    ("cards show", "card"): NO_TEXT,
    ("cards show", "--ruleset"): NO_TEXT,
    ("cards show", "--lang"): NO_TEXT,
    ("cards show", "--packs"): NO_TEXT,
    ("cards show", "--save"): NO_TEXT,
    ("bench", "--ruleset"): NO_TEXT,
    ("bench", "--players"): NO_TEXT,
    ("bench", "--mode"): NO_TEXT,
    ("sim", "--games"): NO_TEXT,
    ("sim", "--seats"): NO_TEXT,
    ("sim", "--ruleset"): NO_TEXT,
    ("sim", "--players"): NO_TEXT,
    ("sim", "--mode"): NO_TEXT,
    ("sim", "--device"): NO_TEXT,
    ("sim", "--seed"): {"zero"},
    ("sim", "--start"): {"zero"},
    ("sim", "--option"): NO_TEXT,
    ("sim", "--then"): NO_TEXT,
    ("sim", "--packs"): NO_TEXT,
    ("sim", "--out"): A_FOLDER,
    ("sim", "--lang"): NO_TEXT,
    ("sim", "--cores"): NO_TEXT,
    ("sim", "--ray"): NO_TEXT,
    ("ladder", "--bots"): NO_TEXT,
    ("ladder", "--bot"): NO_TEXT,
    ("ladder", "--games"): NO_TEXT,
    ("ladder", "--ruleset"): NO_TEXT,
    ("ladder", "--players"): NO_TEXT,
    ("ladder", "--mode"): NO_TEXT,
    ("ladder", "--seed"): {"zero"},
    ("ladder", "--option"): NO_TEXT,
    ("ladder", "--packs"): NO_TEXT,
    ("ladder", "--cores"): NO_TEXT,
    ("ladder", "--out"): A_FOLDER,
    **dict.fromkeys([("train", word) for word in ("run", "--minutes", "--ruleset", "--players", "--mode", "--seed", "--device",
                                                  "--set")], NO_TEXT),  # PyTorch is missing here
    ("serve", "--host"): {"zero"},  # the system's own way to write 0.0.0.0
    ("serve", "--port"): {"zero"},
    ("serve", "--data"): A_FOLDER,
    ("serve", "--name"): {"minus one", "zero", "fraction", "nan", "folder", "pipe", "weights that never come", "dash",
                          "other file", "circle"},
    ("serve", "--metrics"): NO_TEXT,
}  # fmt: skip
# With these beside it an option can be tried in no time.
BESIDE = {
    "play": ["--save=new.json"],
    "replay": ["game.json"],
    "cards show": ["mystic"],
    "sim": ["--games=1", "--seats=random,random", "--device=cpu"],
    "ladder": ["--bots=random,busy", "--games=2"],
    "serve": ["--port=0", "--data=tables", "--no-open"],
}
MISTAKES_FOUND = {"cards check": 1}  # it says what is wrong with a file on stdout
ONLY_A_HANG_TAKES_LONGER = 120  # seconds


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """All commands by what one types for them."""
    if not hasattr(command, "list_commands"):
        yield " ".join(path), command
        return
    for name in command.list_commands(None):
        yield from commands(command.get_command(None, name), (*path, name))


OPTIONS = [
    (name, option)
    for name, command in commands(typer.main.get_command(app))
    for option in command.params
    if not getattr(option, "is_flag", False)
]


@pytest.fixture(autouse=True)
def nothing_long_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is looked at as it would be, but nothing is then played, measured or served; no name is asked for."""

    def done(*_: object, **__: object) -> None:
        raise typer.Exit(0)

    find = socket.getaddrinfo
    monkeypatch.setattr(sim.Run, "carry_out", lambda *_: 0)
    monkeypatch.setattr(ladder, "run_with_bar", done)
    monkeypatch.setattr(speed.Track, "batch", done)
    monkeypatch.setattr(serve, "open_tables", lambda _: None)
    monkeypatch.setattr(serve, "run", lambda *_: None)
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, port, **_: find(host, port, 0, socket.SOCK_STREAM, 0, socket.AI_NUMERICHOST)
    )


@pytest.fixture(autouse=True)
def odd_places(quiet_place: None) -> None:
    os.mkfifo("pipe")
    os.mkfifo("pipe.npy")
    Path("folder").mkdir()
    Path("circle").symlink_to("circle")
    Path("notes.txt").write_text("precious")


@pytest.fixture(autouse=True)
def nothing_waits_for_ever() -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.alarm(ONLY_A_HANG_TAKES_LONGER)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def test_every_option_is_tried_here() -> None:
    assert not [(name, option.opts[0]) for name, option in OPTIONS if (name, option.opts[0]) not in TAKEN]


@pytest.mark.parametrize(("command", "option"), OPTIONS, ids=[f"{name} {option.opts[0]}" for name, option in OPTIONS])
def test_an_option_takes_what_it_says_and_refuses_the_rest_in_one_line(command: str, option: Any) -> None:
    if "game.json" in BESIDE.get(command, []):
        assert CliRunner().invoke(app, ["play", "--save", "game.json", "--seed", "1"]).exit_code == 0
    wrong = {}
    for name, value in NASTY.items():
        Path("new.json").unlink(missing_ok=True)
        result = CliRunner().invoke(app, arguments(command, option, value), prog_name="deckwright", input="")
        if trouble := what_is_wrong(command, result, name in TAKEN[command, option.opts[0]]):
            wrong[name] = trouble
    assert wrong == {}
    assert Path("notes.txt").read_text() == "precious"


def arguments(command: str, option: Any, value: str) -> list[str]:
    """The command with this value for one of its options, and what must stand beside it."""
    beside = [word for word in BESIDE.get(command, []) if not word.startswith(f"{option.opts[0]}=")]
    if option.param_type_name != "argument":
        return [*command.split(), *beside, f"{option.opts[0]}={value}"]
    return [*command.split(), *(word for word in beside if word.startswith("-")), "--", value]


def what_is_wrong(command: str, result: Any, taken: bool) -> str:
    """Why this is not how a command answers; nothing where it is."""
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        return f"broke down: {result.exception!r}"[:300]
    if "Traceback" in result.output or "\x1b" in result.output:
        return "a traceback, or signs that steer the terminal"
    if taken:
        return "" if result.exit_code == 0 else f"refused: {result.output}"
    if result.exit_code == MISTAKES_FOUND.get(command):
        told = result.stdout
    elif result.exit_code == 2:
        told = result.stderr
        if not told.startswith("deckwright: ") or result.stdout:
            return f"said otherwise: {result.output}"
    else:
        return f"taken, or ended with {result.exit_code}: {result.output[-300:]}"
    return "" if told.count("\n") <= 2 and 10 < len(told) < LONGEST_VALUE + 300 else f"no short line: {told[:300]}"


@pytest.mark.parametrize("place", ["pipe", "/dev/zero", "folder", "circle", "x" * 300])
def test_a_config_that_is_no_file_is_told_and_not_used(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_CONFIG", place)
    result = CliRunner().invoke(app, ["cards", "show", "mystic"], prog_name="deckwright")
    assert result.exit_code == 0, result.output
    assert f"The config file {place} is not used" in result.stderr


@pytest.mark.parametrize("place", ["pipe", "/dev/zero", "circle"])
def test_a_config_may_name_what_is_no_card_file(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("config.toml").write_text(f'packs = ["{place}"]')
    monkeypatch.setenv("DECKWRIGHT_CONFIG", "config.toml")
    result = CliRunner().invoke(app, ["cards", "show", "mystic", "--ruleset", "mine"], prog_name="deckwright")
    assert what_is_wrong("cards show", result, taken=False) == ""
    assert 'There is no set "mine"' in result.stderr
