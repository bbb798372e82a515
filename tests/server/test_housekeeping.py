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


def clear_away(server: Running, days: float, running_days: float | None = None) -> None:
    """The server looks after its tables so many days from now, by its own clock and by the one that nobody sets."""
    passed = days if running_days is None else running_days
    work = server.tables.clear_away(time.time() + days * DAY, time.monotonic() + passed * DAY)
    asyncio.run_coroutine_threadsafe(work, server.loop).result(600)


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
    for days in (6.9, 8):
        clear_away(server, days)
        assert stored(settings)["tables"] == {lesson, game, fork}
    clear_away(server, 9)
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
    clear_away(server, 31)
    assert stored(settings)["tables"] == {open_page} and quiet not in server.tables.live
    assert page.act(page.texts()[0])["revision"] == 1
    page.close()
    wait_for(lambda: not server.tables.live[open_page].pages)
    clear_away(server, 32.5)
    assert not stored(settings)["tables"]


@pytest.mark.parametrize("jump", [9, 400, 10_000, -9, -10_000])
def test_a_clock_that_is_wrong_for_a_while_removes_nothing(server: Running, settings: Settings, jump: float) -> None:
    """Whenever a look falls into the wrong time, and if several do."""
    visitor = server.visitor()
    tables = {begin(visitor), visitor.make("here", "here")["table"]}
    clear_away(server, 0.1, running_days=1)
    clear_away(server, jump, running_days=2)
    clear_away(server, jump + 9, running_days=2.1)
    clear_away(server, 0.2, running_days=3)
    clear_away(server, 0.3, running_days=4)
    assert stored(settings)["tables"] == tables


def test_what_was_made_while_the_clock_was_behind_is_not_old(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    with closing(sqlite3.connect(settings.data / "tables.sqlite")) as database:
        database.execute("update tables set changed = 100, made = 100")
        database.commit()
    for days in range(1, 25):
        clear_away(server, days)
    assert stored(settings)["tables"] == {table}


def test_it_happens_once_a_day(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    lesson = begin(visitor)
    clear_away(server, 20)
    clear_away(server, 21.5, running_days=20.9)
    assert stored(settings)["tables"] == {lesson}
    clear_away(server, 21.5, running_days=21)
    assert not stored(settings)["tables"]


def test_many_lessons_go_in_small_steps(server: Running, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.housekeeping.MOST_AT_ONCE", 2)
    visitor = server.visitor()
    for _ in range(5):
        begin(visitor)
    clear_away(server, 8)
    clear_away(server, 9)
    assert not stored(settings)["tables"]


def test_it_happens_at_the_start(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path)) as server:
        visitor = server.visitor()
        begin(visitor)
        game = visitor.make("here", "here")["table"]
        clear_away(server, 8)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("update tables set changed = changed - ?, given_up = given_up - ?", [8 * DAY, 9 * DAY])
        database.commit()
    settings = Settings(data=tmp_path)
    with running(settings):
        wait_for(lambda: stored(settings)["tables"] == {game})


def test_an_unfinished_game_that_nobody_opens_for_a_year_goes(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    left, ended, opened, over = (visitor.make("here", "here")["table"] for _ in range(4))
    assert visitor.post(f"/tables/{ended}/leave", {"seat": 0, "how": "end"}).status_code == 204
    with closing(sqlite3.connect(settings.data / "tables.sqlite")) as database:
        database.execute("update tables set over = 1 where id = ?", [over])
        database.commit()
    clear_away(server, 366)
    clear_away(server, 380)
    assert stored(settings)["tables"] == {left, ended, opened, over}
    visitor.get(f"/tables/{opened}/state", seat=0)
    look(server, [opened], 385)
    clear_away(server, 397)
    assert stored(settings) == {part: {opened, over} for part in ("tables", "commands", "claims")}
    clear_away(server, 385 + 366)
    clear_away(server, 385 + 366 + 31)
    assert stored(settings)["tables"] == {over}, "a finished game is kept"


def look(server: Running, tables: list[str], days: float) -> None:
    """Somebody looks at these tables, so many days from now."""
    later = time.time() + days * DAY
    for table in server.tables.live.values():
        table.looked_at = later if table.id in tables else 0.0
        table.opened = 0.0 if table.id in tables else later
    asyncio.run_coroutine_threadsafe(server.tables.note_opened(later), server.loop).result(600)
