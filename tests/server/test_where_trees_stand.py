"""Of all games of a tree only the one where it stands is played; the others can be looked at, and gone back to."""

from collections.abc import Iterator
from typing import Any

import pytest

from deckwright.server.settings import Settings
from tests.server.test_rights import NO_UNDO
from tests.server.visitor import Running, SocketPage, Visitor, running

LANGS = ("en", "pt", "pl", "ru")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        Settings(data=tmp_path_factory.mktemp("data"), messages_per_second=10_000, tables_per_minute=1_000)
    ) as found:
        yield found


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return server.visitor()


def found(visitor: Visitor, iron: str = "no") -> dict[str, Any]:
    asked = {"name": "Orrin", "ruleset": "kingdom", "options": {"iron": iron}}
    tree: dict[str, Any] = visitor.post("/trees", asked).json()
    return tree


def do(visitor: Visitor, tree: dict[str, Any], what: str, **values: Any) -> dict[str, Any]:
    answer = visitor.post(f"/trees/{tree['tree']}/{what}", {"revision": tree["revision"], **values})
    assert answer.is_success, answer.text
    grown: dict[str, Any] = answer.json()
    return grown


def posted(visitor: Visitor, path: str, body: Any, lang: str = "en") -> dict[str, Any]:
    answer = visitor.http.post(f"/api{path}?lang={lang}", json=body, headers=visitor.token())
    told: dict[str, Any] = {"status": answer.status_code, **answer.json()}
    told["status"] = answer.status_code
    return told


def history(server: Running, table: str) -> int:
    return len(server.tables.live[table].history)


def refused_everywhere(page: SocketPage, code: str) -> str:
    """Whatever somebody tries there is refused in the same words."""
    asked: list[tuple[str, dict[str, Any]]] = [
        ("act", {"text": "pass"}), ("act_together", {"texts": ["pass"]}), ("play_all", {}), ("undo", {"to": "gesture"}),
        ("undo", {"to": "turn"}),
    ]  # fmt: skip
    said = [page.do(kind, **fields) for kind, fields in asked]
    assert {(one["type"], one["code"]) for one in said} == {("refused", code)}
    (detail,) = {one["detail"] for one in said}
    return str(detail)


@pytest.mark.parametrize("what", ["restart", "branch"])
def test_nothing_can_be_done_where_the_tree_stands_no_more(visitor: Visitor, server: Running, what: str) -> None:
    tree = found(visitor)
    page, watching = visitor.sit(tree["table"], 0), visitor.sit(tree["table"], None)
    page.act("pass")
    assert page.state["moved"] is None
    grown = do(visitor, tree, what)
    moved = {"tree": tree["tree"], "name": "Orrin", "node": 1, "table": grown["table"], "back": True}
    for one in (page, watching):
        one.until(lambda state: state["moved"] == moved)  # open pages hear of it at once
        assert one.question is None
    assert page.state["undo"] == NO_UNDO
    before, words = history(server, tree["table"]), set()
    for lang in LANGS:
        words.add(refused_everywhere(visitor.sit(tree["table"], 0, lang=lang), "moved-on"))
        left = posted(visitor, f"/tables/{tree['table']}/leave", {"seat": 0, "how": "end", "level": 3}, lang)
        assert (left["status"], left["code"], left["detail"] in words) == (409, "moved-on", True)
    assert len(words) == len(LANGS) and all("Orrin" in one and "2" in one for one in words)
    assert history(server, tree["table"]) == before
    assert visitor.get(f"/tables/{tree['table']}/reachable", seat=0).json()["actions"] == []
    for path in ("state", "replay", "replay/1", "story"):
        assert visitor.get(f"/tables/{tree['table']}/{path}").status_code == 200
    new = visitor.sit(grown["table"], 0)
    assert new.act(new.texts()[0])["type"] == "state"


def test_whoever_goes_back_plays_there_again(visitor: Visitor) -> None:
    tree = found(visitor)
    page = visitor.sit(tree["table"], 0)
    grown = do(visitor, tree, "branch")
    other = visitor.sit(grown["table"], 0)
    back = do(visitor, grown, "go", node=1)
    assert back["table"] == tree["table"]
    page.until(lambda state: state["moved"] is None and state["question"] is not None)
    assert page.act(page.texts()[0])["type"] == "state"
    other.until(lambda state: state["moved"] is not None)
    assert refused_everywhere(other, "moved-on")
    do(visitor, back, "name", name="Mill End")
    other.until(lambda state: state["moved"]["name"] == "Mill End")


def test_after_a_restart_of_the_server_it_stands_where_it_stood(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        tree = found(visitor)
        grown, cookies = do(visitor, tree, "restart"), dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        assert refused_everywhere(visitor.sit(tree["table"], 0), "moved-on")
        page = visitor.sit(grown["table"], 0)
        assert page.act(page.texts()[0])["type"] == "state"


def test_iron_is_not_walked_around(visitor: Visitor) -> None:
    """K-R.42"""
    tree = found(visitor, "yes")
    page = visitor.sit(tree["table"], 0)
    page.act("pass")
    assert visitor.get(f"/tables/{tree['table']}/replay").json()["onward"] == "nowhere"
    do(visitor, tree, "restart")
    page.until(lambda state: state["moved"] is not None)
    assert page.state["moved"]["back"] is False
    assert refused_everywhere(page, "moved-on-for-good")
    alone = visitor.make("here", ruleset="kingdom", mode="solo", options={"iron": "yes"})["table"]
    for table in (tree["table"], alone):
        said = [posted(visitor, f"/tables/{table}/fork", {"move": 0}, lang) for lang in LANGS]
        assert {(one["status"], one["code"], one["rule"]) for one in said} == {(409, "illegal", "K-R.42")}
        assert len({one["detail"] for one in said}) == len(LANGS)
    assert visitor.get(f"/tables/{alone}/replay").json()["onward"] == "nowhere"


def test_what_is_part_of_a_tree_is_branched_there(visitor: Visitor, server: Running) -> None:
    tree = found(visitor)
    visitor.sit(tree["table"], 0).act("pass")
    said = [posted(visitor, f"/tables/{tree['table']}/fork", {"move": 0}, lang) for lang in LANGS]
    assert {(one["status"], one["code"]) for one in said} == {(409, "branch-instead")}
    assert len({one["detail"] for one in said}) == len(LANGS) and all("Orrin" in one["detail"] for one in said)
    guest = server.visitor()
    guest.come(tree["table"], visitor.get(f"/tables/{tree['table']}/links").json()["watch"])
    assert visitor.get(f"/tables/{tree['table']}/replay").json()["onward"] == "tree"
    assert guest.get(f"/tables/{tree['table']}/replay").json()["onward"] == "nowhere"
    alone = visitor.make("here", ruleset="kingdom", mode="solo")["table"]
    assert visitor.get(f"/tables/{alone}/replay").json()["onward"] == "table"
    assert posted(visitor, f"/tables/{alone}/fork", {"move": 0})["status"] == 201


def test_a_tree_of_another_device_is_refused_in_words_of_trees(visitor: Visitor, server: Running) -> None:
    tree, stranger = found(visitor), server.visitor()
    words = set()
    for lang in LANGS:
        answer = stranger.get(f"/trees/{tree['tree']}", lang=lang)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-tree")
        words.add(answer.json()["detail"])
    assert len(words) == len(LANGS)
