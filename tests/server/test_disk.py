"""A disk that is full, or takes nothing any more: nobody is told that something was done which was not."""

import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from deckwright.cli.main import app
from deckwright.server.database import NEWEST
from deckwright.server.settings import Settings
from deckwright.server.store import LAST
from tests.server.visitor import Running, running, wait_for

SETUP = {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "here"}, {"kind": "here"}]}}
FULL, READ_ONLY = "PRAGMA max_page_count=1", "PRAGMA query_only=ON"


@contextmanager
def disk(server: Running, setting: str) -> Iterator[None]:
    """SQLite itself refuses to write, in words of its own."""
    store = server.tables.store
    engines = [engine for engine in (store.engine, store.hasty) if engine is not None]

    def hinder(connection: Any, _record: Any) -> None:
        connection.execute(setting)

    for engine in engines:
        event.listen(engine, "connect", hinder)
        engine.dispose()
    try:
        yield
    finally:
        for engine in engines:
            event.remove(engine, "connect", hinder)
            engine.dispose()


def test_a_full_disk_acknowledges_nothing_and_changes_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    page, other = visitor.sit(table, 0), visitor.sit(table, 0)
    page.hear_all()
    before, frames = page.state, len(other.frames)

    def full(_batch: Any, _engine: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    monkeypatch.setattr(server.tables.store, "write_together", full)
    answer = page.act(page.texts()[0])
    assert (answer["type"], answer["code"]) == ("refused", "disk-full")
    page.hear()
    assert page.state["revision"] == before["revision"] and page.state["view"] == before["view"]
    other.hear_all()
    assert len(other.frames) == frames, "nobody else hears of it"
    monkeypatch.undo()
    assert page.act(page.texts()[0])["revision"] == 1


@pytest.mark.parametrize(("setting", "code"), [(FULL, "disk-full"), (READ_ONLY, "storage")])
def test_play_goes_on_when_there_is_room_again(server: Running, setting: str, code: str) -> None:
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    with disk(server, setting):
        answers = [page.act(page.texts()[0])]
        while answers[-1]["type"] == "state" and len(answers) < 200:  # a page of the file may have room left
            answers.append(page.act(page.texts()[0]))
        assert answers[-1]["code"] == code
        told = len([answer for answer in answers if answer["type"] == "state"])
        assert visitor.sit(table, 0).state["revision"] == told
    page.hear_all()
    assert page.state["revision"] == told
    assert page.act(page.texts()[0])["revision"] == told + 1


def test_whatever_must_be_stored_is_refused_in_plain_words(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    visitor, friend = server.visitor(), server.visitor()
    made = visitor.make("here", "link")
    path = f"/tables/{made['table']}"
    visitor.get("/tables")
    friend.get("/tables")
    with disk(server, READ_ONLY), caplog.at_level(logging.DEBUG):
        refused = [
            visitor.post("/tables", SETUP), visitor.post("/lessons/row"), friend.claim(made, 1),
            visitor.post(f"{path}/leave", {"seat": 0, "how": "bot"}), visitor.post(f"{path}/fork", {"move": 0, "seat": 0}),
        ]  # fmt: skip
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(503, "storage")] * 5
        assert friend.get(f"{path}/place").status_code == 403, "who could not be let in has no place"
        assert visitor.get("/tables").json()[0]["table"] == made["table"]
        assert visitor.get(f"{path}/state", seat=0).json()["revision"] == 0
    told = [record.getMessage() for record in caplog.records if record.name.startswith("deckwright")]
    reason = "could not be stored: attempt to write a readonly database"
    assert told == [f"something {reason}"] * 3 + [f"1 commands {reason}", f"something {reason}"], (
        "and nothing of the cards"
    )
    assert friend.claim(made, 1).status_code == 200
    assert len(visitor.get("/tables").json()) == 1, "nothing of the others is there"


def test_a_quick_disk_is_written_to_at_once_and_a_slow_one_by_a_thread(server: Running) -> None:
    visitor, store = server.visitor(), server.tables.store
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    write, threads = store.write_together, []

    def noted(batch: Any, engine: Any) -> None:
        threads.append(threading.current_thread().name.split("_")[0])
        write(batch, engine)

    store.write_together = noted  # type: ignore[method-assign]
    page.act(page.texts()[0])
    store.pace.last.extend([1.0] * LAST)
    page.act(page.texts()[0])
    store.pace.last.extend([0.0] * LAST)
    page.act(page.texts()[0])
    assert [name == "writer" for name in threads] == [False, True, False]


def test_who_waits_for_a_locked_database_keeps_nobody_else_waiting(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        page = visitor.sit(visitor.make("here", "here")["table"], 0)
        with closing(sqlite3.connect(settings.data / "tables.sqlite", isolation_level=None)) as other:
            other.execute("begin immediate")
            page.say("act", id="once", revision=0, text=page.texts()[0])
            assert visitor.get("/rulesets").status_code == 200
            assert page.state["revision"] == 0
            other.execute("commit")
        page.until(lambda state: state["revision"] == 1)


def test_the_log_of_the_database_does_not_grow_for_ever(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.store.TIDY_EVERY", 5)
    with running(settings) as server:
        visitor = server.visitor()
        page = visitor.sit(visitor.make("here", "here")["table"], 0)
        log = settings.data / "tables.sqlite-wal"
        sizes = []
        for _ in range(20):
            page.act("play apprentice" if "play apprentice" in page.texts() else page.texts()[0])
            page.do("undo")
            server.tables.store.writer.submit(int).result()  # whatever was begun is done
            sizes.append(log.stat().st_size)
    assert len({*sizes[8:]}) < 4, "it is written over again and again"


def test_a_log_never_tells_what_was_to_be_written(server: Running) -> None:
    engine = server.tables.store.engine
    with pytest.raises(OperationalError) as failed, engine.begin() as connection:
        connection.execute(text("insert into nowhere values (:seed)"), {"seed": "of the game"})
    assert "of the game" not in str(failed.value)


def test_bots_wait_until_there_is_room_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.playing.FIRST_PAUSE", 0.05)
    visitor, store = server.visitor(), server.tables.store
    page = visitor.sit(visitor.make("here", "bot 1")["table"], 0)
    write, tries = store.write_together, []

    def full_for_bots(batch: Any, engine: Any) -> None:
        if batch[0].command["message"] is None:
            tries.append(batch[0].command["number"])
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        write(batch, engine)

    monkeypatch.setattr(store, "write_together", full_for_bots)
    page.play_turn()
    wait_for(lambda: len(tries) >= 3)
    page.hear_all()
    assert {*tries} == {page.state["revision"] + 1} and page.state["question"]["player"] == 1
    monkeypatch.setattr(store, "write_together", write)
    assert page.until_asked(0)["revision"] >= tries[0]


def test_a_table_that_cannot_be_read_now_is_not_gone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page must come back by itself, so it is not told that the table is gone."""
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    server.tables.live.pop(table)

    def broken(*_given: Any, **_more: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    with monkeypatch.context() as now:
        now.setattr(server.tables.store.engine, "connect", broken)
        page = visitor.page(table)
        assert page.hear()["code"] == "storage"
        assert page.is_closed() and page.socket.close_code == 1013
        assert visitor.get(f"/tables/{table}/place").json()["code"] == "storage"
    assert visitor.sit(table, 0).state["revision"] == 0


def serve(folder: Path) -> str:
    """What `deckwright serve` says when it cannot begin."""
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--no-open", "--data", str(folder)])
    assert result.exit_code != 0
    assert not isinstance(result.exception, OSError)
    return f"{result.output} {result.exception}"


def test_tables_that_cannot_be_opened_are_said_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("This is no database, it is a letter to a friend, and a long one too.")
    assert f"The tables in {tmp_path} cannot be opened: file is not a database." in serve(tmp_path)


def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path)):
        pass
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    assert f"a newer Deckwright (form 9999; this one knows {NEWEST})" in serve(tmp_path)


def test_a_full_disk_at_the_start_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("deckwright.server.folder.os.fsync", full)
    assert "cannot be opened: No space left on device." in serve(tmp_path / "data")
    monkeypatch.undo()
    assert len(Settings(data=tmp_path / "data").key) == 32, "no half of a key is left behind"


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    assert Settings(data=tmp_path / "new").key
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
