"""What can be wrong with the folder of a server at its start: said in one line, with what to do."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from deckwright.cards.errors import DeckwrightError
from deckwright.cli.main import app
from deckwright.server.folder import Folder
from deckwright.server.settings import Settings
from tests.server.visitor import Running, running

HOLDER = """
import sys, time
from pathlib import Path
from deckwright.server.folder import Folder
with Folder(Path(sys.argv[1])).held():
    print("held", flush=True)
    time.sleep(600)
"""


@pytest.fixture
def kept(settings: Settings) -> Settings:
    """A folder in which a table was played."""
    with running(settings) as server:
        server.visitor().make("here", "here")
    return Settings(data=settings.data)


def serve(folder: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> str:
    """What `deckwright serve` says; it ends where it would begin to serve."""
    monkeypatch.setattr("deckwright.cli.serve.run", lambda *_given: None)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--no-open", "--data", str(folder), *more])
    assert result.exception is None or isinstance(result.exception, (DeckwrightError, SystemExit)), result.exception
    return f"{result.output} {result.exception or ''}"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda key: key.unlink(), "is missing, and without it the links of the tables"),
        (lambda key: key.write_bytes(b""), "is damaged: it has 0 bytes instead of 32"),
        (lambda key: key.write_bytes(b"x"), "is damaged: it has 1 bytes instead of 32"),
        (lambda key: key.write_bytes(b"x" * 33), "is damaged: it has 33 bytes instead of 32"),
    ],
)
def test_a_key_that_is_lost_or_damaged_is_said_and_made_anew_when_asked(
    kept: Settings, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], None], words: str
) -> None:
    spoil(kept.data / "key")
    told = serve(kept.data, monkeypatch)
    assert words in told and "--new-key" in told and "Deckwright is at" not in told
    assert "Deckwright is at" in serve(kept.data, monkeypatch, "--new-key")
    made = (kept.data / "key").read_bytes()
    assert len(made) == 32
    assert "Deckwright is at" in serve(kept.data, monkeypatch, "--new-key")
    assert (kept.data / "key").read_bytes() == made, "a good key is kept"


def test_a_key_is_made_where_there_are_no_tables(tmp_path: Path) -> None:
    key = Folder(tmp_path / "new").key()
    assert len(key) == 32 and Folder(tmp_path / "new").key() == key
    (tmp_path / "new" / "key").unlink()
    Folder(tmp_path / "new").close_to_others()  # a database without anything
    assert len(Folder(tmp_path / "new").key()) == 32


def rights(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_what_is_kept_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with running(Settings(data=folder)) as server:
        server.visitor().make("here", "here")
        assert rights(folder) == 0o700
        files = {file.name: rights(file) for file in folder.iterdir()}
    assert files == dict.fromkeys(["key", "tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal"], 0o600)


def test_what_was_open_to_others_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "key.new").write_bytes(b"left over")
    (tmp_path / "key.new").chmod(0o644)
    settings = Settings(data=tmp_path)
    assert rights(tmp_path / "key") == 0o600 if settings.key else False
    with running(settings):
        pass
    for name in ("key", "tables.sqlite"):
        (tmp_path / name).chmod(0o664)
    (tmp_path / "tables.sqlite-wal").touch(0o644)
    assert "Deckwright is at" in serve(tmp_path, monkeypatch)
    assert all(rights(file) & 0o077 == 0 for file in tmp_path.iterdir())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("alter table commands drop column events", "the column commands.events is missing"),
        ("alter table tables drop column round", "the column tables.round is missing"),
        ("drop table claims", "the table claims is missing"),
    ],
)
def test_a_database_in_which_something_is_missing_is_refused(
    kept: Settings, monkeypatch: pytest.MonkeyPatch, change: str, words: str
) -> None:
    with closing(sqlite3.connect(kept.data / "tables.sqlite")) as database:
        database.execute(change)
        database.commit()
    told = serve(kept.data, monkeypatch)
    assert words in told and "Deckwright is at" not in told


def test_a_second_server_for_the_same_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Folder(tmp_path).held():
        told = serve(tmp_path, monkeypatch)
        assert f"Another Deckwright (process {os.getpid()}) serves the tables in {tmp_path} already." in told
    assert "Deckwright is at" in serve(tmp_path, monkeypatch)


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout and holder.stdout.readline() == b"held\n"
        assert f"(process {holder.pid})" in serve(tmp_path, monkeypatch)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    assert "Deckwright is at" in serve(tmp_path, monkeypatch)


def test_a_database_in_use_has_words_of_its_own(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = server.visitor()
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    server.tables.store.engine.dispose()
    monkeypatch.setattr("deckwright.server.database.BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(server.tables.settings.data / "tables.sqlite")) as other:
        other.execute("begin immediate")
        answer = page.act(page.texts()[0])
        assert answer["code"] == "disk-busy" and "in use" in answer["detail"]
        other.rollback()
    page.hear()
    assert page.act(page.texts()[0])["revision"] == 1
