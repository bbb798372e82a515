"""What a page says and hears: one code path for the first visit, a lost line, a second tab."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from deckwright.server.settings import Settings
from deckwright.server.store import LAST
from tests.server.visitor import Running, Visitor, heard, wait_for


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def first(page: Any, start: str) -> str:
    return next(text for text in page.texts() if text.startswith(start))


def test_an_action_is_on_disk_when_it_is_acknowledged(server: Running, settings: Settings) -> None:
    visitor = server.visitor()
    made = visitor.make("here", "here")
    page = visitor.sit(made["table"], 0)
    text = first(page, "play")
    answer = page.act(text)
    assert answer["type"] == "state" and answer["revision"] == 1
    with closing(sqlite3.connect(settings.data / "tables.sqlite")) as database:
        rows = database.execute(
            'select number, kind, texts from commands where "table" = ?', [made["table"]]
        ).fetchall()
    assert [row[:2] for row in rows] == [(0, "begin"), (1, "act")]
    assert json.loads(rows[1][2]) == [text]


def test_the_answer_brings_the_events_since_and_nothing_twice(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    assert page.state["kept"] == 0
    before = len(page.log)
    answer = page.act(first(page, "play"))
    assert answer["kept"] == before
    assert [event["number"] for event in page.log] == list(range(len(page.log)))


def test_an_old_revision_is_refused_and_the_page_gets_the_table_as_it_is(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    page.act(first(page, "play"))
    answer = page.act(first(page, "play"), revision=0)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert page.hear()["revision"] == 1


def test_the_same_message_again_is_done_once(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    message = {"id": "once", "revision": 0, "text": first(page, "play")}
    for _ in range(2):
        page.say("act", **message)
        assert page.answer("once")["revision"] == 1


def test_a_message_that_was_done_before_a_restart_is_known_after_it(settings: Settings) -> None:
    from tests.server.visitor import running

    with running(settings) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here")["table"]
        page = visitor.sit(table, 0)
        text = first(page, "play")
        page.act(text, id="kept")
        cookies = dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        page = visitor.sit(table, 0)
        page.say("act", id="kept", revision=0, text=text)
        assert page.answer("kept")["revision"] == 1


def test_a_page_that_comes_back_gets_only_what_it_missed(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    had = page.state["view"]["event"]
    page.act(first(page, "play"))
    again = visitor.sit(table, 0, revision=0, event=had)
    assert again.state["kept"] == had + 1
    assert [event["number"] for event in again.state["events"]] == list(range(had + 1, len(page.log)))


def test_a_page_that_slept_through_an_undo_learns_what_is_no_longer_true(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    start = len(page.log)
    page.act(first(page, "play"))
    had, revision = page.state["view"]["event"], page.state["revision"]
    page.do("undo")
    page.act(page.texts()[0])
    again = visitor.sit(table, 0, revision=revision, event=had)
    assert again.state["kept"] == start
    assert again.state["events"] == page.log[start:]


def test_a_page_with_a_log_from_nowhere_gets_everything(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    assert visitor.sit(table, 0, revision=99, event=500).state["kept"] == 0


def test_two_tabs_show_the_same(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    one, other = visitor.sit(table, 0), visitor.sit(table, 0)
    one.act(first(one, "play"))
    other.until(lambda state: state["revision"] == 1)
    other.act(first(other, "play"))
    one.until(lambda state: state["revision"] == 2)
    assert one.log == other.log and one.state["view"] == other.state["view"]


def test_a_language_is_switched_with_another_hello(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("Ana: here", "here")["table"], 0)
    log = list(page.log)
    page.say("hello", seat=0, lang="pl", revision=0, event=log[-1]["number"], first=0)
    page.hear()
    assert log and page.log == log and not page.state["events"], "what is said is the same in every language"
    assert page.question and heard(page.question["prompt"], "pl").startswith("Wybierz")
    assert page.state["seats"][1]["name"] == "Gracz 2"


def test_memory_aids_can_be_left_out(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    assert "cards" in page.state["view"]["seats"][0]["deck"]
    page.say("hello", seat=0, memory_aids=False)
    page.hear()
    assert "cards" not in page.state["view"]["seats"][0]["deck"]


def test_play_all_is_one_command(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    count = page.question["play_all"] if page.question else 0
    assert count == 5
    answer = page.do("play_all")
    assert answer["revision"] == 1
    assert len(page.state["view"]["seats"][0]["played"]) == count
    assert page.do("play_all")["code"] == "nothing-to-play"


def test_a_message_that_comes_again_while_it_is_carried_out_is_acknowledged(server: Running) -> None:
    """A page whose line broke says it again over the next one, before the first has reached the disk."""
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    one, other = visitor.sit(table, 0), visitor.sit(table, 0)
    one.hear_all()
    message = {"id": "again", "revision": 0, "text": first(one, "play")}
    with writing_slowly(server):
        one.say("act", **message)
        wait_for(lambda: server.tables.live[table].lock.locked())
        other.say("act", **message)
        answers = [page.answer("again") for page in (one, other)]
    assert [(answer["type"], answer["revision"]) for answer in answers] == [("state", 1)] * 2
    other.hear_all()
    refused = [frame for frame in one.frames + other.frames if '"refused"' in frame]
    assert not refused, "what was done is not refused afterwards"


@pytest.mark.parametrize("links", [False, True])
def test_of_two_who_act_at_once_for_a_seat_one_is_told_that_it_is_late(server: Running, links: bool) -> None:
    """Two tabs of a device, or two devices of one person."""
    maker = server.visitor()
    made = maker.make("here", "here")
    visitors = [maker, server.visitor()] if links else [maker, maker]
    if links:
        assert visitors[1].come(made["table"], maker.back(made["table"], 0)).json()["seats"] == [0]
    pages = [visitor.sit(made["table"], 0) for visitor in visitors]
    pages[0].hear_all()
    texts = [text for text in pages[0].texts() if text.startswith("play")]
    with writing_slowly(server):
        for number, page in enumerate(pages):
            page.say("act", id=f"tab {number}", revision=0, text=texts[number % len(texts)])
        answers = [page.answer(f"tab {number}") for number, page in enumerate(pages)]
    assert sorted(answer["type"] for answer in answers) == ["refused", "state"]
    assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "stale"
    for page in pages:
        page.hear_all()
    assert pages[0].state["revision"] == pages[1].state["revision"] == 1
    assert pages[0].state["view"] == pages[1].state["view"] and pages[0].log == pages[1].log


@contextmanager
def writing_slowly(server: Running) -> Iterator[None]:
    """The disk takes its time."""
    store = server.tables.store
    store.pace.last.extend([1.0] * LAST)
    write = store.write_together

    def slow(batch: Any, engine: Any) -> None:
        time.sleep(0.3)
        write(batch, engine)

    store.write_together = slow  # type: ignore[method-assign]
    try:
        yield
    finally:
        store.write_together = write  # type: ignore[method-assign]


@pytest.mark.parametrize(
    "sent",
    ["", "nonsense", "[]", '{"type":"act"}', '{"type":"hello","seat":0,"more":1}', '{"type":"act","id":"","revision":0,"text":"end turn"}',
     '{"type":"act","id":"x","revision":0,"text":"' + "a" * 300 + '"}', b'{"type":"hello"}', b"\xff\xfe",
     '{"type":"act","id":"\\ud800","revision":0,"text":"end turn"}', '{"type":"act","id":"x","revision":1e400,"text":"end turn"}',
     '{"more":' + "[" * 7000 + "]" * 7000 + ',"type":"hello"}'],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_and_the_line_stays(visitor: Visitor, sent: str | bytes) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    page.socket.send(sent)
    assert page.hear()["code"] == "bad-message"
    page.hear_all()
    assert page.act(first(page, "play"))["type"] == "state"


def test_a_page_must_say_hello_first(visitor: Visitor) -> None:
    page = visitor.page(visitor.make("here", "here")["table"])
    page.say("act", id="x", revision=0, text="end turn")
    assert page.hear()["code"] == "hello-first"


def test_an_illegal_action_is_refused_with_its_rule_and_lists_nothing(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0, lang="pt")
    answer = page.act("acquire mystic")
    assert (answer["code"], answer["type"]) == ("illegal", "refused")
    assert answer["rule"]
    for told in heard(answer["detail"]), heard(answer["detail"], "pt"):
        assert told.endswith(".") and "Legal" not in told and "play" not in told


def test_a_flood_of_messages_ends_the_line(server: Running) -> None:
    visitor = server.visitor()
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    with suppress(ConnectionClosed):
        for _ in range(400):
            page.say("hello", seat=0)
    assert page.is_closed()


def test_a_huge_message_ends_the_line(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    page.socket.send("x" * 50_000)
    assert page.is_closed()
