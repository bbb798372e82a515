"""How much of the disk a table takes: what was taken back is emptied, and a visitor has his share."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from deckwright.server.database import migrate, open_engine
from deckwright.server.emptying import taken_back, undone
from deckwright.server.settings import Settings
from tests.server.visitor import Running, SocketPage, Visitor, running

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Given:
    number: int
    kind: str
    kept_actions: int
    texts: tuple[str, ...] = ()


def commands(*told: str) -> list[Given]:
    """Commands in short: `begin`, `act 0 a` keeps 0 actions and does a, `undo 1` keeps one."""
    found = []
    for number, text in enumerate(told):
        kind, *more = text.split()
        found.append(Given(number, kind, int(more[0]) if more else 0, tuple(more[1:])))
    return found


@pytest.mark.parametrize(
    ("told", "gone"),
    [
        (["begin", "act 0 a", "act 1 b"], []),
        (["begin", "act 0 a", "undo 0", "act 0 b"], [1, 2]),
        (["begin", "act 0 a", "undo 0"], [1]),  # the position after the last command is the table's
        (["begin", "act 0 a", "act 1 b", "undo 1", "act 1 c", "act 2 d"], [2, 3]),
        (
            ["begin", "play_all 0 a b c", "undo 2", "act 2 d"],
            [],
        ),  # a part of it lasts, and only the undo has its position
        (["begin", "play_all 0 a b c", "undo 2", "undo 1", "act 1 d", "undo 1", "act 1 e"], [2, 3, 4]),
        (["begin", "play_all 0 a b c", "undo 2", "undo 0", "act 0 d"], [1, 2, 3]),
        (["begin", "act 0 a", "undo 0", "act 0 b", "undo 0", "act 0 c", "leave 1 3"], [1, 2, 3, 4]),
        (["begin", "act 0 a", "rules 1", "act 1 b", "undo 1", "rules 1", "act 1 c"], [3, 4]),
    ],
)
def test_what_was_taken_back_is_known(told: list[str], gone: list[int]) -> None:
    assert taken_back(commands(*told)) == gone


def tidy(server: Running, hours: float) -> None:
    """The server clears away so many hours from now."""
    work = server.tables.clear_away(time.time() + hours * 3600, time.monotonic() + hours * 3600)
    asyncio.run_coroutine_threadsafe(work, server.loop).result(600)


def play(page: SocketPage, chance: random.Random, count: int) -> None:
    """So many commands, many of them taken back."""
    for _ in range(count):
        if page.state["undo"]["gesture"] and chance.random() < 0.45:
            page.do("undo", to=chance.choice(["gesture", "turn"]))
        elif page.question and page.question["play_all"] and chance.random() < 0.3:
            page.do("play_all")
        else:
            page.act(chance.choice(page.texts()))
        if page.question and page.question["player"] != page.state_seat:
            page.say("hello", seat=page.question["player"], revision=-1, event=-1)
            page.state_seat = page.question["player"]
            page.hear()


def rows(settings: Settings, query: str) -> list[Any]:
    with closing(sqlite3.connect(settings.data / "tables.sqlite")) as database:
        return database.execute(query).fetchall()


@pytest.fixture
def visitor(server: Running) -> Iterator[Visitor]:
    yield server.visitor()


@pytest.mark.parametrize("seed", range(3))
def test_an_emptied_table_is_the_same_table(settings: Settings, seed: int) -> None:
    chance = random.Random(seed)
    with running(settings) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here", seed=f"room {seed}")["table"]
        page = visitor.sit(table, 0)
        page.state_seat = 0  # type: ignore[attr-defined]
        play(page, chance, 40)
        size = rows(settings, "select sum(length(position) + length(events)) from commands")[0][0]
        assert rows(settings, "select bytes from tables") == [(size,)]
        seat = page.state_seat  # type: ignore[attr-defined]
        before, replay = told(visitor, table, seat)
        tidy(server, 0.9)
        assert not rows(settings, "select number from commands where length(position) = 0")
        tidy(server, 2)
        emptied = rows(settings, "select number from commands where length(position) = 0 and texts = '[]'")
        assert len(emptied) >= 10
        left = rows(settings, "select sum(length(position) + length(events)) from commands")[0][0]
        assert rows(settings, "select bytes from tables") == [(left,)] and left < size
        server.tables.live.clear()
        server.tables.recordings.kept.clear()
        assert told(visitor, table, seat) == (before, replay)
        page = visitor.sit(table, seat)
        page.state_seat = seat  # type: ignore[attr-defined]
        play(page, chance, 15)
        tidy(server, 4)
        after = told(visitor, table, page.state_seat)  # type: ignore[attr-defined]
        server.tables.live.clear()
        assert told(visitor, table, page.state_seat) == after  # type: ignore[attr-defined]


def told(visitor: Visitor, table: str, seat: int) -> tuple[Any, Any]:
    state = visitor.get(f"/tables/{table}/state", seat=seat).json()
    state.pop("watchers"), state.pop("seats")
    return state, visitor.get(f"/tables/{table}/replay", seat=seat).json()


def test_who_has_too_many_unfinished_tables_gets_no_more(settings: Settings) -> None:
    with running(replace(settings, open_tables_of_maker=3)) as server:
        visitor, other = server.visitor(), server.visitor()
        tables = [visitor.make("here", "here")["table"] for _ in range(3)]
        setup = {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "here"}, {"kind": "here"}]}}
        for path, data in (
            ("/tables", setup),
            ("/lessons/row", None),
            (f"/tables/{tables[0]}/fork", {"move": 0, "seat": 0}),
        ):
            answer = visitor.post(path, data)
            assert (answer.status_code, answer.json()["code"]) == (409, "many-tables"), path
            assert "3 tables" in answer.json()["detail"]
        assert other.make("here", "here")
        assert visitor.post(f"/tables/{tables[0]}/leave", {"seat": 0, "how": "end"}).status_code == 204
        assert visitor.make("here", "here")


def test_who_takes_too_much_room_gets_no_more_tables(settings: Settings) -> None:
    with running(replace(settings, bytes_of_maker=10)) as server:
        visitor = server.visitor()
        visitor.make("here", "here")
        answer = visitor.post("/lessons/row")
        assert (answer.status_code, answer.json()["code"]) == (409, "much-stored")


@pytest.mark.parametrize("quota", ["maker_bytes_a_day", "table_bytes_a_day"])
def test_what_is_written_in_a_day_has_an_end(settings: Settings, monkeypatch: pytest.MonkeyPatch, quota: str) -> None:
    limits: dict[str, Any] = {quota: 20_000}
    with running(replace(settings, **limits)) as server:
        visitor, other = server.visitor(), server.visitor()
        page = visitor.sit(visitor.make("here", "here")["table"], 0)
        answers = [page.act(page.texts()[0])]
        while answers[-1]["type"] == "state" and len(answers) < 200:
            answers.append(page.do("undo") if page.state["undo"]["gesture"] else page.act(page.texts()[0]))
        assert answers[-1]["code"] == "much-played"
        page.hear()
        theirs = other.sit(other.make("here", "here")["table"], 0)
        assert theirs.act(theirs.texts()[0])["type"] == "state", "others are not concerned"
        later = time.monotonic() + DAY
        monkeypatch.setattr("deckwright.server.quotas.monotonic", lambda: later)
        assert page.act(page.texts()[0])["type"] == "state", "another day"
        server.tables.quotas.forget()
        assert len(server.tables.quotas.allowances) < 4


def test_tables_of_one_address_in_a_day_have_an_end(settings: Settings) -> None:
    with running(replace(settings, tables_per_day=2)) as server:
        for _ in range(2):
            server.visitor().make("here", "here")
        assert server.visitor().post("/lessons/row").status_code == 429


def test_a_database_of_the_form_before_goes_on(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here")["table"]
        page = visitor.sit(table, 0)
        page.act(page.texts()[0])
        page.do("undo")
        page.act(page.texts()[0])
        cookies = dict(visitor.http.cookies)
    with closing(sqlite3.connect(settings.data / "tables.sqlite")) as database:
        for change in ("drop table daily_tries", "drop table hall", "drop table tree_nodes", "drop table trees", "drop index commands_undone", "drop index tables_maker",
                       *(f"alter table tables drop column {name}" for name in ("opened", "given_up", "bytes", "may_take_back", "take_backs", "daily", "hints")),
                       "update alembic_version set version_num = '0002'"):  # fmt: skip
            database.execute(change)
        database.commit()
    migrate(open_engine(settings.database))
    size = rows(settings, "select sum(length(position) + length(events)) from commands")[0][0]
    assert rows(settings, "select bytes, opened, given_up from tables") == [(size, None, None)]
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        page = visitor.sit(table, 0)
        assert page.act(page.texts()[0])["revision"] == 4
        tidy(server, 2)
    assert len(rows(settings, "select number from commands where length(position) = 0")) == 2


def test_what_was_taken_back_is_found_without_reading_everything(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(engine)
    query = undone(5.0).compile(engine, compile_kwargs={"literal_binds": True})
    with engine.connect() as connection:
        plan = connection.exec_driver_sql(f"explain query plan {query}").fetchall()
    engine.dispose()
    assert any("commands_undone" in str(step) for step in plan), plan
