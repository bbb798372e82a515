"""Several actions as one command: all of them or none, stored as what they are, taken back by one undo."""

from typing import Any

import pytest

from deckwright.server.settings import Settings
from tests.server.visitor import Running, SocketPage, Visitor, running


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def together(page: SocketPage, *texts: str, **more: Any) -> dict[str, Any]:
    return page.do("act_together", texts=[*texts], **more)


def plays(page: SocketPage) -> list[str]:
    """The cards of the hand, each as often as it lies there, to be played in this order."""
    cards = page.state["view"]["seats"][0]["hand"]["cards"]
    return [f"play {card}" for card in cards]


def test_they_are_acknowledged_once_and_stored_as_single_actions(shared: Running, visitor: Visitor) -> None:
    table = visitor.make("here", "here", seed="together")["table"]
    page = visitor.sit(table, 0)
    texts = plays(page)[:3]
    told = together(page, *texts)
    assert (told["type"], told["revision"]) == ("state", 1)
    assert shared.tables.live[table].game.history == texts
    assert [move["text"] for move in visitor.get(f"/tables/{table}/replay", seat=0).json()["moves"]] == texts
    page.do("undo", to="action")
    assert shared.tables.live[table].game.history == texts[:2]


def test_one_undo_takes_all_of_them_back(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here", seed="together")["table"], 0)
    first, *others = plays(page)
    page.act(first)
    before = page.state["view"]
    together(page, *others[:3])
    assert page.state["undo"] == {
        "gesture": True, "turn": True, "reason": None, "past_gesture": False, "past_turn": False,
    }  # fmt: skip
    page.do("undo")
    assert page.state["view"] == before
    page.do("undo")
    assert len(page.log) < before["event"], "and one more takes back what was done before"


def test_so_it_does_with_all_that_was_played_at_once(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here", seed="together")["table"], 0)
    before = page.state["view"]
    assert page.question and page.question["play_all"] > 1
    page.do("play_all")
    page.do("undo")
    assert page.state["view"] == before


def test_if_one_is_refused_nothing_is_done_and_nothing_stored(shared: Running, visitor: Visitor) -> None:
    table = visitor.make("here", "here", seed="together")["table"]
    page = visitor.sit(table, 0)
    before, texts = page.state["view"], plays(page)
    refused = together(page, texts[0], "acquire omnicron@3", texts[1])
    assert (refused["type"], refused["code"]) == ("refused", "illegal") and refused["detail"]
    page.hear()
    assert (page.state["revision"], page.state["view"]) == (0, before)
    assert shared.tables.live[table].revision == 0


def test_a_repeated_command_is_carried_out_once(visitor: Visitor) -> None:
    page = visitor.sit(visitor.make("here", "here", seed="together")["table"], 0)
    texts = plays(page)[:2]
    for _ in range(2):
        page.say("act_together", id="once", revision=0, texts=texts)
        assert page.answer("once")["revision"] == 1


def test_of_somebody_else_they_are_refused(visitor: Visitor) -> None:
    table = visitor.make("here", "here", seed="together")["table"]
    other = visitor.sit(table, 1)
    assert together(other, "play apprentice")["code"] == "not-asked"
    stale = visitor.sit(table, 0)
    assert together(stale, *plays(stale)[:1], revision=7)["code"] == "stale"


@pytest.mark.parametrize("texts", [[], ["play apprentice"] * 65, ["a" * 201], "play apprentice", [1], None])
def test_what_is_no_list_of_actions_is_no_message(visitor: Visitor, texts: Any) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    assert page.do("act", text="nonsense")["code"] == "illegal"
    page.hear()
    page.say("act_together", id="wrong", revision=0, texts=texts)
    assert page.hear()["code"] == "bad-message"


def test_after_a_restart_one_undo_still_takes_all_of_them_back(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here", seed="together")["table"]
        page = visitor.sit(table, 0)
        first, *others = plays(page)
        page.act(first)
        before = page.state["view"]
        together(page, *others[:3])
        cookies = dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        page = visitor.sit(table, 0)
        assert page.state["view"] != before
        page.do("undo")
        assert page.state["view"] == before
