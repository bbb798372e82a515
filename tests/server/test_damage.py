"""One bad row: its table says that it is damaged; every other table, every list and the server go on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import Any

import pytest

from deckwright.server.settings import Settings
from tests.server.visitor import Running, SocketPage, Visitor, running, wait_for

NASTY = [None, b"\x00\xff", b"\xff", "", "[[1]]", -1, 2**62]
EXPECTED = {200, 400, 403, 404, 409}


class Database:
    """The database of a server, changed by hand."""

    def __init__(self, settings: Settings) -> None:
        self.file = settings.data / "tables.sqlite"

    def rows(self, part: str, table: str) -> list[int]:
        column = "id" if part == "tables" else "table"
        with closing(sqlite3.connect(self.file)) as found:
            return [row[0] for row in found.execute(f'select rowid from {part} where "{column}" = ?', [table])]

    def columns(self, part: str) -> list[str]:
        with closing(sqlite3.connect(self.file)) as found:
            return [row[1] for row in found.execute(f"pragma table_info({part})")]

    def cell(self, part: str, column: str, row: int) -> Any:
        with closing(sqlite3.connect(self.file)) as found:
            return found.execute(f'select "{column}" from {part} where rowid = ?', [row]).fetchone()[0]

    def put(self, part: str, column: str, row: int, value: Any) -> None:
        """Write into one cell; bytes of a text are written as text."""
        as_text = isinstance(value, bytes) and value == b"\xff"
        with closing(sqlite3.connect(self.file, timeout=60)) as found:
            found.execute(
                f'update {part} set "{column}" = {"cast(? as text)" if as_text else "?"} where rowid = ?', [value, row]
            )
            found.commit()

    @contextmanager
    def damaged(self, part: str, column: str, row: int, value: Any) -> Iterator[bool]:
        """As long as the block lasts; whether the database took the value at all."""
        before = self.cell(part, column, row)
        try:
            self.put(part, column, row, value)
        except sqlite3.IntegrityError:
            yield False
            return
        yield True
        self.put(part, column, row, before)


def play(visitor: Visitor, table: str) -> SocketPage:
    page = visitor.sit(table, 0)
    page.act(page.texts()[0])
    page.act(page.texts()[0])
    page.do("undo")
    page.do("play_all")
    return page


def test_no_cell_of_a_row_stops_more_than_its_table(settings: Settings) -> None:
    with running(replace(settings, requests_per_minute=1_000_000)) as server:
        try_every_cell(server, settings)


def try_every_cell(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    table, other = visitor.make("here", "link")["table"], visitor.make("here", "here")["table"]
    play(visitor, table).close()
    wait_for(lambda: not server.tables.live[table].pages)
    database = Database(settings)
    places = [
        (part, column, row)
        for part, which in (("tables", [0]), ("commands", [0, -1]), ("claims", [0]), ("returns", [0]))
        for column in database.columns(part)
        for row in {database.rows(part, table)[number] for number in which}
    ]
    words = set()
    for part, column, row in places:
        for value in NASTY:
            with database.damaged(part, column, row, value) as taken:
                if taken:
                    words |= look_at(server, visitor, table, f"{part}.{column} = {value!r}")
            server.tables.live.pop(table, None)
        assert other in {one["table"] for one in visitor.get("/tables").json()}, f"{part}.{column}"
    assert visitor.get(f"/tables/{other}/state", seat=0).status_code == 200
    answer = visitor.get(f"/tables/{table}/state", seat=0)
    assert answer.status_code == 200, answer.text
    assert answer.json()["revision"] >= 4, "and nothing is lost"
    assert "damaged" in words and "broken" not in words


def look_at(server: Running, visitor: Visitor, table: str, case: str) -> set[str]:
    """All that can be asked for at a table; the codes of the refusals."""
    server.tables.live.pop(table, None)
    path = f"/tables/{table}"
    answers = [visitor.get("/tables"), visitor.get(f"{path}/state", seat=0), visitor.get(f"{path}/replay", seat=0)]
    for answer in answers:
        assert answer.status_code in EXPECTED, f"{case}: {answer.url} {answer.status_code} {answer.text}"
    return {answer.json()["code"] for answer in answers if answer.status_code != 200}


def test_a_damaged_table_says_so_in_words(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    database = Database(settings)
    database.put("commands", "position", database.rows("commands", table)[0], b"\x00")
    server.tables.live.clear()
    answer = visitor.get(f"/tables/{table}/state", seat=0)
    assert (answer.status_code, answer.json()["code"]) == (404, "damaged")
    assert "damaged on the server's disk" in answer.json()["detail"]
    page = visitor.page(table)
    heard = page.hear()
    assert heard["code"] == "gone" and "damaged" in heard["detail"]
    for lang in ("pt", "pl", "ru"):
        assert visitor.get(f"/tables/{table}/state", seat=0, lang=lang).json()["detail"] != heard["detail"]


@pytest.mark.parametrize("column", ["position", "texts", "events"])
def test_after_a_start_the_bots_of_other_tables_go_on(
    settings: Settings, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    from tests.server.test_bots import Slow

    with running(settings, Slow()) as server:
        visitor = server.visitor()
        tables = [visitor.make("here", "bot 5", first=1)["table"] for _ in range(4)]
    database = Database(settings)
    for table in tables[:2]:
        database.put("commands", column, database.rows("commands", table)[0], b"\x00")
    with running(settings) as server:
        for table in tables[2:]:
            wait_for(lambda table=table: table in server.tables.live and server.tables.live[table].game.player == 0)
        wait_for(lambda: server.tables.waker and server.tables.waker.done())
    told = [record.getMessage() for record in caplog.records if "cannot go on" in record.getMessage()]
    assert len(told) == 2 and not any(table in line for table in tables for line in told)
