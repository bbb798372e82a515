"""Lessons that nobody goes on with are cleared away in time; games are kept."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from deckwright.server.housekeeping import DAY
from deckwright.server.settings import Settings
from tests.server.visitor import Running, Visitor, running, wait_for

LESSON = "/lessons/row"


def clear_away(server: Running, days: float) -> None:
    """The server looks after its lessons so many days from now."""
    asyncio.run_coroutine_threadsafe(server.tables.clear_away(time.time() + days * DAY), server.loop).result(20)


def stored(settings: Settings) -> dict[str, set[str]]:
    """The tables of which something is on disk, by the part that is."""
    with closing(sqlite3.connect(settings.data / "tables.sqlite")) as database:
        return {
            part: {row[0] for row in database.execute(f'select "{column}" from {part}')}
            for part, column in (("tables", "id"), ("commands", "table"), ("claims", "table"))
        }


def begin(visitor: Visitor) -> str:
    made: str = visitor.post(LESSON).json()["table"]
    return made


def test_an_old_lesson_goes_and_every_game_stays(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    lesson, game = begin(visitor), visitor.make("here", "bot 1")["table"]
    fork = visitor.post(f"/tables/{lesson}/fork", {"move": 0, "seat": 0}).json()["table"]
    clear_away(server, 6.9)
    assert stored(settings)["tables"] == {lesson, game, fork}
    clear_away(server, 8)
    assert stored(settings) == {part: {game, fork} for part in ("tables", "commands", "claims")}
    assert visitor.get(f"/tables/{lesson}/place").json()["code"] == "no-table"
    assert {one["table"] for one in visitor.get("/tables").json()} == {game, fork}
    late = visitor.page(lesson)
    assert late.hear()["code"] == "gone"
    page = visitor.sit(game, 0)
    assert page.act(page.texts()[0])["type"] == "state"


def test_a_lesson_that_was_touched_or_is_looked_at_stays(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    open_page, quiet = begin(visitor), begin(visitor)
    page = visitor.sit(open_page, 0)
    clear_away(server, 30)
    assert stored(settings)["tables"] == {open_page} and quiet not in server.tables.live
    assert page.act(page.texts()[0])["revision"] == 1
    page.close()
    wait_for(lambda: not server.tables.live[open_page].pages)
    clear_away(server, 31.5)
    assert not stored(settings)["tables"]


def test_it_happens_once_a_day(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    clear_away(server, 20)
    lesson = begin(visitor)
    clear_away(server, 20.9)
    assert stored(settings)["tables"] == {lesson}
    clear_away(server, 21)
    assert not stored(settings)["tables"]


def test_many_lessons_go_in_small_steps(server: Running, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.housekeeping.MOST_AT_ONCE", 2)
    visitor = server.visitor()
    for _ in range(5):
        begin(visitor)
    clear_away(server, 8)
    assert not stored(settings)["tables"]


def test_it_happens_at_the_start(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path)) as server:
        visitor = server.visitor()
        begin(visitor)
        game = visitor.make("here", "here")["table"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("update tables set changed = changed - ?", [8 * DAY])
        database.commit()
    settings = Settings(data=tmp_path)
    with running(settings):
        wait_for(lambda: stored(settings)["tables"] == {game})
