"""What the server writes down: when, how grave, about which table, and nothing of what is secret; never too much."""

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from sqlalchemy.exc import OperationalError

import deckwright as dw
from deckwright.cards.errors import DeckwrightError
from deckwright.server import logs, marks
from deckwright.server.logs import LONGEST_PATH, LONGEST_TEXT, MOST_LINES, ROUND_SECONDS, Log, path_of
from deckwright.server.marks import LENGTH, mark_of, use_key
from deckwright.server.metrics import registry_of
from deckwright.server.settings import Settings
from tests.server.visitor import InThreads, Running, Visitor, running, wait_for

LOG = logging.getLogger("deckwright.server.test")
LINE = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (INFO|WARNING|ERROR) ([\w.]+) (?:\[([0-9a-f]{10})\] )?(.+)|    \S.*"
)


class Written:
    """A log that is written into memory."""

    def __init__(self, as_json: bool = False) -> None:
        self.stream = io.StringIO()
        self.log = Log(as_json, self.stream)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[Written]:
    found, root = Written(getattr(request, "param", False)), logging.getLogger()
    root.addHandler(found.log)
    LOG.setLevel(logging.INFO)
    try:
        yield found
    finally:
        root.removeHandler(found.log)
        LOG.setLevel(logging.NOTSET)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    now = [1000.0]
    monkeypatch.setattr(logs.time, "monotonic", lambda: now[0])
    yield now


def fail(error: BaseException) -> None:
    """Log an error as our code does."""
    try:
        raise error
    except type(error):
        LOG.exception("it could not be done")


def test_a_line_has_its_time_its_level_its_origin_and_the_mark_of_its_table(written: Written) -> None:
    LOG.info("all is well")
    LOG.warning("something waits", extra={"mark": mark_of("table")})
    first, second = (LINE.fullmatch(line) for line in written.lines)
    assert first and first.groups() == ("INFO", LOG.name, None, "all is well")
    assert second and second.groups() == ("WARNING", LOG.name, mark_of("table"), "something waits")


@pytest.mark.parametrize("written", [True], indirect=True)
def test_as_json_every_line_is_one_object_and_a_trace_is_inside_it(written: Written) -> None:
    LOG.warning("something\nwaits", extra={"mark": "0123456789"})
    fail(OSError(28, "No space left on device"))
    first, second = map(json.loads, written.lines)
    assert first == {**first, "level": "WARNING", "from": LOG.name, "table": "0123456789", "text": "something waits"}
    assert second["text"] == "it could not be done"
    assert "test_logs.py" in second["trace"][0] and second["trace"][-1] == "OSError: No space left on device"


def test_what_is_repeated_is_said_once_a_minute_with_a_count(written: Written, clock: list[float]) -> None:
    for n in range(1000):
        LOG.warning("attempt %d failed", n)
    assert [line.partition(" test ")[0].split(" ", 3)[3] for line in written.lines] == ["attempt 0 failed"]
    clock[0] += ROUND_SECONDS
    LOG.warning("attempt %d failed", 1000)
    assert written.lines[1].endswith("attempt 0 failed (999 more like it within a minute)")
    assert written.lines[2].endswith("attempt 1000 failed") and len(written.lines) == 3


def test_tables_are_told_apart(written: Written) -> None:
    for table in ("one", "two", "one"):
        LOG.warning("it cannot be opened", extra={"mark": mark_of(table)})
    assert len(written.lines) == 2


def test_however_much_there_is_to_say_the_log_stays_short(written: Written) -> None:
    for n in range(20_000):
        LOG.warning(f"this is line {n}")
    assert len(written.lines) == MOST_LINES + 1 and "more lines" in written.lines[-1]


def test_what_is_left_unsaid_is_counted_at_the_end(written: Written) -> None:
    for _ in range(3):
        LOG.warning("again")
    written.log.flush()
    assert written.lines[-1].endswith("again (2 more like it within a minute)")


def test_no_line_is_too_long_and_nobody_writes_lines_of_his_own(written: Written) -> None:
    LOG.warning("path %s", "a" * 100_000)
    LOG.warning("name %s", "Ana\n2026-01-01T00:00:00.000Z ERROR root forged\x1b[2J\u2028more")
    assert all(LINE.fullmatch(line) for line in written.lines) and len(written.lines) == 2
    assert len(written.lines[0]) < LONGEST_TEXT + 100


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(28, "No space left on device", "/home/ana/tables.sqlite"), "OSError: No space left on device"),
        (OperationalError("INSERT seed", {"seed": 7}, sqlite3.OperationalError("database is locked\nrow seed")),
         "OperationalError: database is locked"),
        (DeckwrightError("Cannot acquire mystic@3 with seed 7"), "DeckwrightError"),
        (KeyError("mystic"), "KeyError"),
        (ValueError("Ana has seed 7"), "ValueError"),
    ],
)  # fmt: skip
def test_an_error_tells_its_place_and_only_the_words_of_the_system(
    written: Written, error: Exception, told: str
) -> None:
    try:
        raise RuntimeError("Ana holds mystic") from error
    except RuntimeError:
        LOG.exception("it could not be done")
    assert f"    {told}" in written.lines and written.lines[-1] == "    RuntimeError"
    assert not re.search(r"mystic|seed|Ana|/home", written.text)


def test_a_mark_is_the_same_after_a_restart_and_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "_key", b"")
    settings = Settings(data=tmp_path)
    use_key(settings.key_for("marks"))
    mark = mark_of("a-table")
    assert len(mark) == LENGTH and mark not in ("a-table", mark_of("another"))
    use_key("something else")
    assert mark_of("a-table") != mark
    use_key(Settings(data=tmp_path).key_for("marks"))
    assert mark_of("a-table") == mark


def test_a_path_is_shown_without_ids_and_not_too_long() -> None:
    assert path_of({"path": "/t/" + "Ab3_" * 6}) == "/t/…"
    assert path_of({"path": "/t/x", "path_template": "/t/{table_id}"}) == "/t/{table_id}"
    assert len(path_of({"path": "/a.b" * 50_000})) == LONGEST_PATH


class Broken(InThreads):
    """Bots that fail, and say what they hold."""

    def decide(self, task: Any) -> list[str]:
        raise DeckwrightError("Cannot acquire mystic@3: hand apprentice, militia.")


def break_everything(server: Running, visitor: Visitor, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mistakes of ours wherever one can be made, each with a secret in its words."""

    def broken(*_given: Any, **_named: Any) -> Any:
        raise KeyError(f"{table} mystic Anastasia")

    with monkeypatch.context() as patched:
        patched.setattr(server.tables, "place", broken)
        assert visitor.get(f"/tables/{table}/place").status_code == 500
        page = visitor.page(table)
        assert page.is_closed()
    server.loop.call_soon_threadsafe(broken)
    server.loop.call_soon_threadsafe(lambda: server.loop.create_task(fails(broken), name=table))
    visitor.http.get(f"/t/{table}/nowhere")
    visitor.get(f"/tables/{table}/state", lang="pt", seat=5)


async def fails(broken: Any) -> None:
    broken()


@pytest.mark.parametrize("written", [False, True], indirect=True)
def test_neither_log_nor_figures_tell_a_secret(
    tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Ids, names, links, device keys, seeds, cards: a server where everything goes wrong writes none of them."""
    with running(Settings(data=tmp_path), Broken()) as server:
        visitor = server.visitor()
        made = visitor.make("Anastasia: here", "link", "bot 2", first=2, seed="practice-seed")
        table = made["table"]
        wait_for(lambda: "could not play" in written.text)
        break_everything(server, visitor, table, monkeypatch)
        wait_for(lambda: "exception was never retrieved" in written.text and "Exception in callback" in written.text)
        told = written.text + generate_latest(registry_of(server.tables, server.app.state.connections)).decode()
        assert mark_of(table) in written.text and mark_of(table) not in told[len(written.text) :]
        keys = [value for value in visitor.http.cookies.values() if value]
        secrets = [
            table,
            made["watch"],
            *(link["secret"] for link in made["links"]),
            *keys,
            "Anastasia",
            "practice-seed",
        ]
        secrets += [server.tables.live[table].record.maker, *(card.id for card in dw.cards("ascension-10th"))]
        assert [secret for secret in secrets if secret in told] == []
    assert written.text.count("\n") < 100
