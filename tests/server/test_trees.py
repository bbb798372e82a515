"""Trees of games on the server: every node is a table, and the game's own tree says what may be done."""

import asyncio
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

import httpx
import pytest

import deckwright as dw
from deckwright.cards.errors import IllegalAction
from deckwright.games.ascension import kind as door
from deckwright.server.housekeeping import DAY, note_opened
from deckwright.server.settings import Settings
from deckwright.table.codes import code_of
from deckwright.table.forks import leave_redrawn
from deckwright.table.game import Game
from deckwright.table.refusals import Refusal
from deckwright.table.saved import unpack_state
from deckwright.table.seeds import key_in
from deckwright.table.trees import Tree
from tests.server.other_trees import growing_by
from tests.server.test_housekeeping import clear_away
from tests.server.visitor import Running, SocketPage, Visitor, running


def later(days: float) -> float:
    return time.time() + days * DAY


LANGS = ("en", "pt", "pl", "ru")


class Campaign(Tree[Game]):
    """Solo games that grow from one; a third restart is refused."""

    FORMAT = "deckwright-campaign-1"
    WHYS = ("founded", "branch", "restart", "expansion")

    @classmethod
    def found(
        cls, name: str, seed: bytes, options: Mapping[str, str], packs: Sequence[Any] = (), ruleset: str = ""
    ) -> Self:
        return cls(dw.new(ruleset, 1, seed, "solo", options=dict(options)), name, code_of(seed))

    def restart(self) -> None:
        if sum(node.why == "restart" for node in self.nodes) > 1:
            wrong = Refusal("over", "A-6.3")
            told = wrong.text(self.game.ruleset)
            raise IllegalAction(
                told, told, wrong.rule, (), lambda lang: wrong.told(self.game.ruleset, lang), wrong.said
            )
        self._here = self._grow(leave_redrawn(self.game, 0), self._here, "restart", self.moves())

    def compare(self, one: int, other: int) -> dict[str, Any]:
        return {"node": min(one, other), "moves": [self.moves(one), self.moves(other)]}


@pytest.fixture(autouse=True)
def campaigns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The first game has trees."""
    with growing_by(Campaign, door, monkeypatch):
        yield


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return server.visitor()


def found(visitor: Visitor, name: str = "Northern road") -> dict[str, Any]:
    return told(visitor.post("/trees", {"name": name, "ruleset": "ascension-10th"}), 201)


def told(answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    tree: dict[str, Any] = answer.json()
    return tree


def do(visitor: Visitor, tree: dict[str, Any], what: str, status: int = 200, **values: Any) -> dict[str, Any]:
    return told(visitor.post(f"/trees/{tree['tree']}/{what}", {"revision": tree["revision"], **values}), status)


def play(visitor: Visitor, tree: dict[str, Any], actions: int = 6) -> SocketPage:
    """Play some actions where the tree stands."""
    page = visitor.sit(tree["table"], 0)
    for _ in range(actions):
        page.act(page.texts()[0])
    return page


def again(visitor: Visitor, tree: dict[str, Any]) -> dict[str, Any]:
    return told(visitor.get(f"/trees/{tree['tree']}"))


def rows(server: Running) -> int:
    """How much is stored of tables and trees."""
    with server.tables.store.engine.connect() as connection:
        counts = [
            connection.exec_driver_sql(f"select count(*) from {name}").scalar_one()
            for name in ("tables", "commands", "trees", "tree_nodes")
        ]
    return sum(counts)


def test_a_tree_is_founded_with_a_table_that_lists_it(visitor: Visitor) -> None:
    tree = found(visitor)
    assert (tree["name"], tree["node"], tree["game"], tree["ruleset"]) == (
        "Northern road",
        1,
        "ascension",
        "ascension-10th",
    )
    play(visitor, tree)
    (listed,) = visitor.get("/trees").json()
    assert (listed["tree"], listed["table"], listed["code"], listed["nodes"]) == (
        tree["tree"],
        tree["table"],
        tree["code"],
        1,
    )
    assert visitor.get("/tables").json() == [], "its tables are no games by themselves"
    assert visitor.get(f"/tables/{tree['table']}/tree").json() == again(visitor, tree)
    assert visitor.get(f"/tables/{visitor.make('here', 'here')['table']}/tree").json()["code"] == "no-tree"
    (node,) = again(visitor, tree)["nodes"]
    assert (node["why"], node["moves"], node["first"], node["parent"]) == ("founded", 6, 0, None)


def test_a_branch_from_any_move_goes_on_at_a_table_of_its_own(visitor: Visitor) -> None:
    tree = found(visitor)
    play(visitor, tree)
    branched = do(visitor, tree, "branch", 201, move=3, name="South")
    assert branched["node"] == 2 and branched["table"] != tree["table"] and branched["revision"] == 1
    node = branched["nodes"][1]
    assert (node["parent"], node["why"], node["move"], node["name"], node["compare"]) == (
        1,
        "branch",
        3,
        "South",
        False,
    )
    other = visitor.sit(branched["table"], 0)
    then = visitor.get(f"/tables/{tree['table']}/replay/3", seat=0).json()["view"]
    for view in (then, other.state["view"]):
        del view["decision"], view["event"]
    assert other.state["view"] == then
    other.act(other.texts()[0])
    assert [one["moves"] for one in again(visitor, tree)["nodes"]] == [6, 1]


def test_one_that_is_made_to_compare_comes_to_the_same(visitor: Visitor, server: Running) -> None:
    tree = found(visitor)
    play(visitor, tree)
    compared = do(visitor, tree, "branch", 201, compare=True)
    same, other = (server.tables.live[one["table"]].game.state for one in compared["nodes"])
    assert compared["nodes"][1]["compare"] and (same == other).all()
    redrawn = do(visitor, compared, "branch", 201, node=1)
    assert (server.tables.live[redrawn["table"]].game.state != same).any()
    answer = visitor.get(f"/trees/{tree['tree']}/compare", one=1, other=3)
    assert answer.json() == {"node": 1, "moves": [6, 0]}


def test_it_goes_where_one_wants_and_forgets_what_grew(visitor: Visitor, server: Running) -> None:
    tree = do(visitor, found(visitor), "branch", 201)
    page = visitor.sit(tree["table"], 0)
    assert do(visitor, tree, "drop", 409, node=2)["code"] == "illegal"
    gone = do(visitor, tree, "go", node=1)
    assert gone["node"] == 1 and gone["table"] == gone["nodes"][0]["table"]
    dropped = do(visitor, gone, "drop", node=2)
    assert [node["node"] for node in dropped["nodes"]] == [1]
    assert page.is_closed()
    assert visitor.get(f"/tables/{tree['table']}/place").status_code == 404
    assert do(visitor, dropped, "branch", 201)["node"] == 3, "no number is given twice"


def test_it_begins_again_as_long_as_its_game_allows(visitor: Visitor) -> None:
    tree = found(visitor)
    for _ in range(2):
        tree = do(visitor, tree, "restart", 201)
    answer = visitor.http.post(
        f"/api/trees/{tree['tree']}/restart?lang=pl", json={"revision": tree["revision"]}, headers=visitor.token()
    )
    assert (answer.status_code, answer.json()["rule"]) == (409, "A-6.3")
    assert answer.json()["detail"] == "Gra jest skończona."
    assert do(visitor, tree, "expand", 409, number=137)["code"] == "tree-cannot"
    assert [node["why"] for node in again(visitor, tree)["nodes"]] == ["founded", "restart", "restart"]


def test_it_gets_another_name(visitor: Visitor) -> None:
    tree = do(visitor, found(visitor), "name", name="  Zażółć  ")
    assert tree["name"] == "Zażółć" and visitor.get("/trees").json()[0]["name"] == "Zażółć"
    for wrong in ("", " ", "a" * 41, "\u200b"):
        assert do(visitor, tree, "name", 400, name=wrong)["code"] == "bad-name"
        assert visitor.post("/trees", {"name": wrong, "ruleset": "ascension-10th"}).json()["code"] == "bad-name"


@pytest.mark.parametrize(
    ("what", "values", "status", "code"),
    [
        ("branch", {"move": 7}, 400, "no-move"),
        ("branch", {"move": -1}, 400, "no-move"),
        ("branch", {"node": 9}, 404, "no-node"),
        ("branch", {"name": "a" * 41}, 400, "bad-name"),
        ("go", {"node": 9}, 404, "no-node"),
        ("drop", {"node": 1}, 409, "illegal"),
        ("go", {"node": 1, "revision": 5}, 409, "stale-tree"),
        ("branch", {"revision": -1}, 409, "stale-tree"),
    ],
)
def test_what_cannot_be_is_refused_in_four_languages_and_stores_nothing(
    visitor: Visitor, server: Running, what: str, values: dict[str, Any], status: int, code: str
) -> None:
    tree = found(visitor)
    play(visitor, tree)
    tree = again(visitor, tree)
    before, details = rows(server), set()
    for lang in LANGS:
        answer = visitor.http.post(
            f"/api/trees/{tree['tree']}/{what}?lang={lang}", json={"revision": 0, **values}, headers=visitor.token()
        )
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        details.add(answer.json()["detail"])
    assert len(details) == len(LANGS)
    assert rows(server) == before and again(visitor, tree) == tree


def test_a_tree_of_another_device_and_one_that_there_is_not(visitor: Visitor, server: Running) -> None:
    tree, stranger = found(visitor), server.visitor()
    stranger.get("/tables")
    for path in ("", "/file", "/compare?one=1&other=1"):
        assert stranger.http.get(f"/api/trees/{tree['tree']}{path}").status_code == 403
        for nobody in ("a" * 24, "short", "%00"):
            assert visitor.http.get(f"/api/trees/{nobody}{path}").json()["code"] == "no-tree"
    for what, values in (("go", {"node": 1}), ("branch", {}), ("name", {"name": "Mine"}), ("restart", {})):
        assert do(stranger, tree, what, 403, **values)["code"] == "not-your-tree"
    assert stranger.get("/trees").json() == []


def test_a_device_that_is_let_in_where_it_stands_has_all_of_it(visitor: Visitor, server: Running) -> None:
    tree = do(visitor, found(visitor), "branch", 201)
    other = server.visitor()
    other.come(tree["table"], visitor.back(tree["table"], 0))
    assert other.get("/trees").json()[0]["tree"] == tree["tree"] and other.get("/tables").json() == []
    gone = do(other, tree, "go", node=1)
    other.sit(gone["table"], 0)
    assert visitor.get(f"/tables/{gone['table']}/place").json()["seats"] == [0]
    visitor.post(f"/tables/{gone['table']}/alone", {"seat": 0})
    assert other.get("/trees").json() == [] and other.get(f"/trees/{tree['tree']}").status_code == 403
    back = do(visitor, gone, "go", node=2)
    assert other.get(f"/tables/{back['table']}/place").status_code == 403, "it was sent away from all that follows"


def test_a_device_that_asks_where_it_stands_has_all_of_it_as_soon_as_it_is_let_in(
    visitor: Visitor, server: Running
) -> None:
    tree, other = do(visitor, found(visitor), "branch", 201), server.visitor()
    page = visitor.sit(tree["table"], 0)
    (links,) = visitor.get(f"/tables/{tree['table']}/returns").json()
    assert other.come(tree["table"], links["ask"]).json()["code"] == "used-link"
    asked = other.ask(tree["table"], links["ask"])
    assert asked["answer"] == "waiting" and other.get(f"/trees/{tree['tree']}").status_code == 403
    page.hear_all()
    visitor.post(f"/tables/{tree['table']}/answer", {"seat": 0, "code": asked["code"], "yes": True})
    assert other.ask(tree["table"], links["ask"])["answer"] == "yes"
    assert again(other, tree) == again(visitor, tree)


def test_a_tree_that_nobody_opens_goes_as_a_whole(visitor: Visitor, server: Running) -> None:
    kept = do(visitor, found(visitor), "branch", 201)
    gone = do(visitor, found(visitor), "branch", 201)
    alone = visitor.make("here", "here")["table"]
    opened = [kept["nodes"][0]["table"]]
    change = server.tables.store.change(lambda connection: note_opened(connection, opened, later(200)))
    asyncio.run_coroutine_threadsafe(change, server.loop).result(60)
    for days in (380, 420):
        server.tables.live.clear()
        clear_away(server, days)
    assert visitor.get(f"/trees/{gone['tree']}").status_code == 404
    for table in (alone, *(node["table"] for node in gone["nodes"])):
        assert visitor.get(f"/tables/{table}/place").status_code == 404
    assert again(visitor, kept)["nodes"] == kept["nodes"]
    assert [tree["tree"] for tree in visitor.get("/trees").json()] == [kept["tree"]]


# Files.


def file_of(visitor: Visitor, tree: dict[str, Any]) -> bytes:
    answer = visitor.get(f"/trees/{tree['tree']}/file")
    assert answer.status_code == 200 and tree["code"] in answer.headers["content-disposition"]
    return answer.content


def hand_in(visitor: Visitor, content: bytes, lang: str = "en") -> httpx.Response:
    if "csrftoken" not in visitor.http.cookies:
        visitor.get("/tables")
    headers = {**visitor.token(), "content-type": "application/json"}
    return visitor.http.post(f"/api/trees/file?lang={lang}", content=content, headers=headers)


def test_a_tree_comes_back_from_its_file_redrawn(visitor: Visitor, server: Running) -> None:
    tree = found(visitor)
    play(visitor, tree)
    tree = do(visitor, again(visitor, tree), "branch", 201, move=2)
    page = play(visitor, tree, 4)
    content, other = file_of(visitor, tree), server.visitor()
    assert all(any(key_in(server.tables.live[node["table"]].game.state)) for node in tree["nodes"])
    for node in json.loads(content)["nodes"]:
        for part in (node["game"]["checkpoint"], node["game"]["origin"]):
            assert not any(key_in(unpack_state(part["state"], door.KIND.table.saves))), "a look into the future"
    back = told(hand_in(other, content), 201)
    assert (back["code"], back["name"], back["node"]) == (tree["code"], tree["name"], 2)
    assert [(node["moves"], node["first"], node["imported"]) for node in back["nodes"]] == [(6, 6, True), (4, 4, True)]
    there = other.sit(back["table"], 0)
    for view in (there.state["view"], page.state["view"]):
        del view["event"]
    assert there.state["view"] == page.state["view"]
    assert do(other, back, "branch", 400, node=1, move=3)["code"] == "lost-move"
    assert do(other, back, "branch", 201, node=1, move=6)["node"] == 3


def damaged() -> dict[str, Any]:
    """What can be wrong with a file, as what is done to a sound one."""

    def name(tree: dict[str, Any]) -> None:
        tree["code"] = "AAAA-BBBB-CCCC"

    def other(tree: dict[str, Any]) -> None:
        tree["format"] = "deckwright-game-1"

    def newer(tree: dict[str, Any]) -> None:
        tree["nodes"][0]["game"]["rules_version"] += 1

    def orphan(tree: dict[str, Any]) -> None:
        tree["nodes"][1]["parent"] = 7

    def score(tree: dict[str, Any]) -> None:
        tree["nodes"][0]["scores"] = [99]

    return {"edited": name, "foreign": other, "newer": newer, "without a parent": orphan, "with another score": score}


@pytest.mark.parametrize("what", damaged())
def test_a_file_that_was_changed_is_refused_and_nothing_of_it_kept(
    visitor: Visitor, server: Running, what: str
) -> None:
    tree = do(visitor, found(visitor), "branch", 201)
    content = json.loads(file_of(visitor, tree))
    damaged()[what](content)
    before, details = rows(server), set()
    for lang in LANGS:
        answer = hand_in(visitor, json.dumps(content).encode(), lang)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-tree")
        details.add(answer.json()["detail"])
    assert len(details) == len(LANGS) and rows(server) == before


@pytest.mark.parametrize("content", [b"", b"{}", b"nothing", b"[]", b'{"format": null}', b"\xff", b"[" * 100_000])
def test_what_is_no_file_is_refused(visitor: Visitor, server: Running, content: bytes) -> None:
    before = rows(server)
    assert hand_in(visitor, content).json()["code"] in ("bad-tree", "bad-request") and rows(server) == before


def test_a_file_with_cards_of_its_own_is_refused(visitor: Visitor, server: Running) -> None:
    content = json.loads(file_of(visitor, found(visitor)))
    content["nodes"][0]["game"]["packs"] = [{"file": "mine.yaml", "text": "set: {id: mine}"}]
    before = rows(server)
    assert hand_in(visitor, json.dumps(content).encode()).json()["code"] == "tree-packs" and rows(server) == before


def test_a_file_may_be_large_but_not_larger_and_nothing_else_may(visitor: Visitor, server: Running) -> None:
    content = json.loads(file_of(visitor, found(visitor)))
    padded = json.dumps(content).encode() + b" " * 7_000_000
    assert told(hand_in(visitor, padded), 201)["name"] == content["name"]
    before = rows(server)
    answer = hand_in(visitor, padded + b" " * 2_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large") and rows(server) == before
    answer = visitor.http.post("/api/trees", content=b" " * 70_000, headers=visitor.token())
    assert answer.status_code == 413


def test_after_a_restart_it_is_as_it_was(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        tree = found(visitor)
        play(visitor, tree)
        tree = do(visitor, tree, "branch", 201, move=2)
        play(visitor, tree, 3)
        before, cookies = again(visitor, tree), dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        assert again(visitor, tree) == before
        grown = do(visitor, before, "branch", 201, move=1)
        assert [node["moves"] for node in grown["nodes"]] == [6, 3, 0]
        page = visitor.sit(grown["table"], 0)
        assert page.act(page.texts()[0])["type"] == "state"
        assert told(hand_in(visitor, file_of(visitor, grown)), 201)["nodes"][2]["move"] == 1


def test_what_a_visitor_hands_in_within_a_day_has_an_end(settings: Settings) -> None:
    with running(replace(settings, maker_bytes_a_day=100_000, table_bytes_a_day=100_000)) as server:
        visitor = server.visitor()
        content = file_of(visitor, found(visitor))
        assert hand_in(visitor, content + b" " * 120_000).status_code == 201
        answer = hand_in(server.visitor(), content)
        assert (answer.status_code, answer.json()["code"]) == (409, "much-played"), "another device of the same visitor"
