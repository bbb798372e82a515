"""The hall of fame: whoever has a tree enters the score of a game that is over, for everybody to see, and takes it out again."""

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

import httpx
import pytest

import deckwright as dw
from deckwright.games.kingdom import kind as door
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.kingdom import Kingdom
from deckwright.server import hall as halls
from deckwright.server import hall_messages
from deckwright.server.settings import Settings
from deckwright.table.codes import code_of
from tests.server.other_trees import growing_by
from tests.server.test_trees import LANGS, again, do, file_of, hand_in, told
from tests.server.visitor import Running, Visitor, running

PERMANENTS = [24, 27, 31, 35, 45, 53, 60, 69]
GONE = [23, 29, 37, 47, 57, 70]


class Short(Kingdom):
    """Kingdoms that are founded in their last round, with a score that anybody can work out."""

    @classmethod
    def found(  # type: ignore[override]
        cls, name: str, seed: bytes, options: Mapping[str, str], packs: Sequence[Any] = (), ruleset: str = "kingdom"
    ) -> Self:
        better = {"stage": {9: 4}} if name.startswith("Better") else {"stage": {9: 3}}
        game = dw.scenario(
            ruleset, round=31, last_round=True, play=[9], discard=[1, 2, 3], permanents=PERMANENTS, destroyed=GONE,
            phase="end_of_turn", options=dict(options), seed=int.from_bytes(seed[:4]), **better,
        )  # fmt: skip
        assert isinstance(game, KingdomGame)
        return cls(game, name, code_of(seed))


@pytest.fixture(autouse=True)
def short_kingdoms(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with growing_by(Short, door, monkeypatch):
        yield


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return server.visitor()


def found(visitor: Visitor, name: str = "Otterholm", **options: str) -> dict[str, Any]:
    return told(visitor.post("/trees", {"name": name, "ruleset": "kingdom", "options": options}), 201)


def end(visitor: Visitor, tree: dict[str, Any]) -> dict[str, Any]:
    """Play the game where a tree stands to its end."""
    page = visitor.sit(tree["table"], 0)
    while page.question:
        page.act(next((text for text in page.texts() if text in ("go on", "pass")), page.texts()[-1]))
    page.close()
    return again(visitor, tree)


def over(visitor: Visitor, name: str = "Otterholm", **options: str) -> dict[str, Any]:
    return end(visitor, found(visitor, name, **options))


def enter(visitor: Visitor, tree: dict[str, Any], node: int = 1, status: int = 200) -> dict[str, Any]:
    return told(visitor.post(f"/trees/{tree['tree']}/hall", {"node": node}), status)


def leave(visitor: Visitor, tree: dict[str, Any], node: int = 1, status: int = 200) -> dict[str, Any]:
    return told(visitor.post(f"/trees/{tree['tree']}/hall/withdraw", {"node": node}), status)


def hall(visitor: Visitor, **asked: Any) -> dict[str, Any]:
    return told(visitor.get("/hall/kingdom", **asked))


def in_hall(server: Running) -> int:
    with server.tables.store.engine.connect() as connection:
        return int(connection.exec_driver_sql("select count(*) from hall").scalar_one())


def test_nothing_stands_there_before_its_owner_enters_it(visitor: Visitor, server: Running) -> None:
    tree = over(visitor)
    assert not tree["nodes"][0]["hall"] and hall(visitor)["entries"] == []
    entered = enter(visitor, tree)
    assert entered["nodes"][0]["hall"]
    shown = hall(server.visitor(), lang="pl")
    (entry,) = shown["entries"]
    day = entry.pop("day")
    assert len(day) == len("2026-01-01") and entry == {
        "place": 1, "ruleset": "kingdom", "part": 0, "score": tree["nodes"][0]["scores"][0], "title": "Zapomniana polana",
        "name": "Otterholm", "code": tree["code"], "marks": {}, "own": False, "tree": None, "node": None,
    }  # fmt: skip
    assert shown["boards"] == [{"ruleset": "kingdom", "part": 0, "entries": 1}] and shown["total"] == 1
    (mine,) = hall(visitor)["entries"]
    assert (mine["own"], mine["tree"], mine["node"]) == (True, tree["tree"], 1)
    games = {one["game"]: one["hall"] for one in visitor.get("/games").json()}
    assert games["kingdom"] and not games["ascension"]


def test_the_owner_takes_it_out_again(visitor: Visitor, server: Running) -> None:
    tree = enter(visitor, over(visitor))
    stranger = server.visitor()
    assert leave(stranger, tree, status=403)["code"] == "not-your-tree"
    assert not leave(visitor, tree)["nodes"][0]["hall"]
    assert hall(visitor)["entries"] == [] and leave(visitor, tree, status=404)["code"] == "not-in-hall"


def test_entering_again_brings_it_up_to_date(visitor: Visitor, server: Running) -> None:
    tree = enter(visitor, over(visitor))
    tree = do(visitor, tree, "name", name="Mill End")
    assert hall(visitor)["entries"][0]["name"] == "Otterholm", "nobody has said that others may know the new name"
    tree = do(visitor, tree, "branch", 201)
    tree = enter(visitor, tree)
    (entry,) = hall(visitor)["entries"]
    assert (entry["name"], entry["marks"]) == ("Mill End", {"branch": 1}) and in_hall(server) == 1


def test_a_device_that_is_let_in_has_it_too(visitor: Visitor, server: Running) -> None:
    tree, other = enter(visitor, over(visitor)), server.visitor()
    other.come(tree["table"], visitor.back(tree["table"], 0))
    assert hall(other)["entries"][0]["own"]
    leave(other, tree)
    enter(other, tree)
    assert hall(visitor)["entries"][0]["own"]


def test_the_best_come_first_and_a_page_has_an_end(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "MOST_ON_A_PAGE", 2)
    assert hall_messages.MOST_ON_A_PAGE <= 100
    for name in ("First", "Better", "Second"):
        enter(visitor, over(visitor, name))
    shown = hall(visitor)
    assert [(one["place"], one["name"]) for one in shown["entries"]] == [(1, "Better"), (2, "First")]
    assert (shown["total"], shown["first"]) == (3, 0)
    rest = hall(visitor, first=2)
    assert [(one["place"], one["name"]) for one in rest["entries"]] == [(2, "Second")], "who has as much stands as high"
    assert hall(visitor, first=1000)["entries"] == []


def test_each_expansion_has_a_list_of_its_own(visitor: Visitor) -> None:
    tree = enter(visitor, over(visitor))
    grown = end(visitor, do(visitor, tree, "expand", 201, number=137))
    enter(visitor, grown, 2)
    shown = hall(visitor, part=1)
    assert [(one["part"], one["node"]) for one in shown["entries"]] == [(1, 2)]
    assert [(one["part"], one["entries"]) for one in shown["boards"]] == [(0, 1), (1, 1)]
    assert [one["part"] for one in hall(visitor, code=tree["code"])["entries"]] == [0, 1]


def test_a_score_is_marked_with_iron_restarts_and_branches(visitor: Visitor) -> None:
    iron = enter(visitor, over(visitor, "Iron", iron="yes"))
    assert hall(visitor)["entries"][0]["marks"] == {"iron": 1}
    leave(visitor, iron)
    tree = do(visitor, do(visitor, found(visitor), "branch", 201), "branch", 201, node=1)
    tree = do(visitor, end(visitor, tree), "drop", node=2)
    enter(visitor, tree, 3)
    assert hall(visitor)["entries"][0]["marks"] == {"branch": 2, "grown": 1}, "one that was forgotten counts too"


def test_a_code_shows_its_kingdom_however_it_is_typed(visitor: Visitor, server: Running) -> None:
    tree = enter(visitor, over(visitor))
    enter(visitor, over(visitor, "Other"))
    for typed in (tree["code"], tree["code"].lower(), f" {tree['code'].replace('-', ' ')} "):
        shown = hall(server.visitor(), code=typed)
        assert shown["code"] == tree["code"] and [one["name"] for one in shown["entries"]] == ["Otterholm"]
    assert hall(visitor, code=code_of(b"nobody's"))["entries"] == []


@pytest.mark.parametrize(
    ("values", "status", "code"),
    [
        ({"code": "AAAA-BBBB-CCCC"}, 400, "bad-tree-code"),
        ({"code": ""}, 400, "bad-tree-code"),
        ({"ruleset": "ascension-10th"}, 404, "no-ruleset"),
        ({"ruleset": "nothing"}, 404, "no-ruleset"),
        ({"part": -1}, 400, "bad-request"),
        ({"first": 10**9}, 400, "bad-request"),
        ({"part": "x"}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_looked_for_is_said(visitor: Visitor, values: dict[str, Any], status: int, code: str) -> None:
    details = set()
    for lang in LANGS:
        answer = visitor.get("/hall/kingdom", lang=lang, **values)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        details.add(answer.json()["detail"])
    assert len(details) == len(LANGS)
    assert visitor.get("/hall/chess").json()["code"] == "no-game"
    assert visitor.get("/hall/ascension").json()["code"] == "no-hall"


def asked(visitor: Visitor, tree: str, node: Any, lang: str) -> httpx.Response:
    return visitor.http.post(f"/api/trees/{tree}/hall?lang={lang}", json={"node": node}, headers=visitor.token())


@pytest.mark.parametrize(
    ("what", "status", "code"),
    [
        ("unknown", 404, "no-tree"), ("no node", 404, "no-node"), ("unfinished", 409, "not-over"),
        ("compare", 409, "hall-compare"), ("of another", 403, "not-your-tree"), ("older rules", 409, "hall-other-rules"),
        ("no number", 400, "bad-request"),
    ],
)  # fmt: skip
def test_what_cannot_stand_there_is_refused_and_nothing_is_stored(
    visitor: Visitor, server: Running, what: str, status: int, code: str
) -> None:
    tree = found(visitor)
    id, node, who = tree["tree"], 1, visitor
    if what == "compare":
        end(visitor, do(visitor, tree, "branch", 201, compare=True))
        node = 2
    elif what != "unfinished":
        end(visitor, tree)
    if what == "of another":
        who = server.visitor()
        who.get("/tables")
    if what == "older rules":
        server.tables.live[tree["table"]].exact = False
    if what == "unknown":
        id = "a" * 24
    number: Any = {"no node": 9, "no number": "x"}.get(what, node)
    details = set()
    for lang in LANGS:
        answer = asked(who, id, number, lang)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        details.add(answer.json()["detail"])
    assert len(details) == len(LANGS) and in_hall(server) == 0


def test_what_grows_from_a_branch_to_compare_is_refused_too(visitor: Visitor) -> None:
    """K-R.25"""
    tree = end(visitor, do(visitor, found(visitor), "branch", 201, compare=True))
    tree = end(visitor, do(visitor, tree, "expand", 201, number=137))
    assert enter(visitor, tree, 3, 409)["code"] == "hall-compare"


def test_what_came_from_a_file_is_marked_and_stands_beside_the_others_only_if_wanted(
    visitor: Visitor, server: Running
) -> None:
    enter(visitor, over(visitor))
    other = server.visitor()
    tree = told(hand_in(other, file_of(visitor, over(visitor, "Better iron", iron="yes"))), 201)
    assert not tree["nodes"][0]["imported"], "it was over when it came"
    enter(other, tree)
    assert [one["name"] for one in hall(visitor)["entries"]] == ["Otterholm"]
    first, second = hall(visitor, imported=True)["entries"]
    assert (first["name"], first["marks"], second["place"]) == ("Better iron", {"imported": 1}, 2)
    assert hall(visitor, code=tree["code"])["entries"][0]["marks"] == {"imported": 1}
    running_one = told(hand_in(other, file_of(visitor, found(visitor, iron="yes"))), 201)
    enter(other, end(other, running_one))
    assert hall(other, code=running_one["code"])["entries"][0]["marks"] == {"imported": 1}


def test_what_is_forgotten_leaves_the_hall(visitor: Visitor, server: Running) -> None:
    tree = end(visitor, do(visitor, found(visitor), "branch", 201))
    tree = do(visitor, enter(visitor, tree, 2), "go", node=1)
    do(visitor, tree, "drop", node=2)
    assert in_hall(server) == 0 and hall(visitor)["entries"] == []


def test_it_is_there_after_a_restart(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        tree, cookies = enter(visitor, over(visitor)), dict(visitor.http.cookies)
        before = hall(visitor)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        assert hall(visitor) == before and again(visitor, tree)["nodes"][0]["hall"]
        assert leave(visitor, tree)["tree"] == tree["tree"]


def test_whoever_asks_at_the_same_moment_enters_it_once(visitor: Visitor, server: Running) -> None:
    tree = over(visitor)
    device = next(iter(server.tables.live[tree["table"]].holders.by_device))
    keeper = server.app.dependencies["hall"].dependency()

    async def both() -> None:
        await asyncio.gather(*(keeper.enter(tree["tree"], 1, device) for _ in range(4)))

    asyncio.run_coroutine_threadsafe(both(), server.loop).result(60)
    assert in_hall(server) == 1


def test_a_damaged_entry_spoils_no_other(visitor: Visitor, server: Running) -> None:
    enter(visitor, over(visitor))
    enter(visitor, over(visitor, "Better"))
    with server.tables.store.engine.begin() as connection:
        connection.exec_driver_sql("update hall set title = '{', marks = '[1]' where name = 'Better'")
    first, second = hall(visitor)["entries"]
    assert (first["title"], first["marks"]) == ("", {}) and second["title"]


def test_a_file_says_nothing_of_the_hall(visitor: Visitor) -> None:
    tree = enter(visitor, over(visitor))
    assert "hall" not in json.loads(file_of(visitor, tree))["nodes"][0]
