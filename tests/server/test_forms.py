"""A database of an earlier form goes on: whoever sat at a table sits there still.

`forms/0001.sql` was kept by a server of form 0001: Ana set the table up and played a turn, Ben and a second browser with
Ben's link both sit at seat 1, nobody has come to seat 2, somebody watches. Their keys are their names, filled up.

`forms/0003.sql` was kept by a server of form 0003: Ana played all cards at once, took the last one back, played it again and ended
her turn; Ben has played one card.

`forms/0004.sql` was kept by a server of form 0004: a table of Ana's where Ben has played one card, a kingdom that she founded, with a
branch, and one that was over when it came from a file.

`forms/0005.sql` was kept by a server of form 0005: at a table of Ana's against a bot both have played a turn; then Ana played all
cards at once, took that back, and played one.

`forms/0006.sql` was kept by a server of form 0006: a table of Ana's where Ben came by a link and a bot plays, and one to which nobody
has come by two links, the first of them to a guest's seat.

`forms/0007.sql` was kept by a server of form 0007: at a table of Ana's against a bot Ana has taken her turn back once, and both
have gone on.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from deckwright.server.settings import Settings
from tests.server.visitor import Running, Visitor, running

FORMS = Path(__file__).parent / "forms"
TABLE = "eImqSld--fOAj3evv2ntoqZ4"
SEAT_LINKS = [
    "7X2es1PTrRWuqC9qEH-Wyf07xRXYV2Z1rO6e37N_ATI",
    "hzjzdPbLfEqB_ehBy3A8_Z876wmPkHc8GPbYijYI1N0",
    "IT3HXSMVHxS5fppjC5fERp8Ez70JqU0SpATTdSlK6G0",
]
WATCH_LINK = "5wr0XVNlDq1AJCYCAEsWGoMlS5QOObBS6VSNOQcV7cg"

LATER_TABLE = "-ynHHI5bJXh881-zbuJM5cTK"
ANA = "Gw1FKKfZeQyaA8LrgYOg0UOP-dMNJJRjF8JSodZWWMs.mfFkejPSEtbaDNZEOjgTNQ"
BEN = "nsySAk-voo8jp-ZzJm_IQZWIVizVWMn6jSK-Vxzsn-0.I6QO-R_DMoNXHlyo2OaLbw"

BEFORE_HALLS = "-DMJsesT-iqv_60Lb7P4KJAp"
KINGDOM, FROM_A_FILE = "myl8796Lytz87OOG7M-N89Uy", "bWPepinbBf-cd7sVvakWOJV0"
KINGDOMS_OF_ANA = "mSa71VBRky2QKHPJbfVkzt0sI1VmggnqEa6Sv_viCD0._fHUjytsH0SymELh3JJYzQ"
FRIEND_OF_ANA = "DYZ0OpmFXvCGewJlNvngX_cHlCyz3Hiim2DOCK_8GJ8.Q-2f-4D8SJ-qrFuaOMQypw"

BEFORE_TAKE_BACKS = "pqBjxOm1jdv8_gleOCnVt6kn"
BEFORE_DAILY = "ovYG0-A3papB1sPQNmUcl2LQ"
AFTER_A_TAKE_BACK = "9vV3MLfKFHV1y6C3B15g-gwPjB_KXJc9XjTy04TS6Uw.oJiHfJ0RtUgkMZ31tnyIMQ"

AGAINST_A_BOT = "36jhoB2xhbZ__48ko49mTI3R6Nk4aVeeXYR8Lzxtnjs.3_Hwx_rx1WGkIW6yJoxY4g"

BEFORE_LOOKS, NOBODY_CAME = "TgBcoKzNPPEIuQm0flNO-Y8v", "JK1VmWDoYL-OolhfRJnCtOD3"
MAKER_BEFORE = "gFmINgkkxlzD7rxTxjMlEaPLhgYSF2qH2yTGyLfdfHc.2NkQ6sQa2YP8tFTb8WGKxw"
GUEST_BEFORE = "fIl_pa7OE64URwR5tjjO_MszFT5ydokx7SfW3OmxqWs.9-ecbAjqQJXK2xwJ63-YHQ"
LINKS_BEFORE = ["YUBXnH73BhlzLjDWmxu0asWbR8f1MxyghB_mxMo0D10", "eQ6toRBxNBJ4xyexM40YXwzCbAe8WFdxRSHugKJ7Hjc"]


@contextmanager
def kept(form: str, folder: Path) -> Iterator[Running]:
    """A server of today that finds a database of this form."""
    (folder / "key").write_bytes(bytes(range(32)))
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.executescript((FORMS / f"{form}.sql").read_text())
    with running(Settings(data=folder)) as found:
        yield found


@pytest.fixture
def before(tmp_path: Path) -> Iterator[Running]:
    with kept("0001", tmp_path) as found:
        yield found


def device(server: Running, name: str) -> Visitor:
    return with_key(server, name.ljust(43, "-"))


def with_key(server: Running, key: str) -> Visitor:
    visitor = server.visitor()
    visitor.http.cookies.set("deckwright_device", key, domain="127.0.0.1", path="/")
    return visitor


def test_devices_that_sat_there_keep_their_seats(before: Running) -> None:
    maker, friend, second, watcher = (device(before, name) for name in ("maker", "friend", "second", "watcher"))
    seats = {"maker": (maker, [0]), "friend": (friend, [1]), "second": (second, [1]), "watcher": (watcher, [])}
    for name, (visitor, own) in seats.items():
        place = visitor.get(f"/tables/{TABLE}/place").json()
        assert place == {"table": TABLE, "seats": own, "watching": not own}, name
    page = friend.sit(TABLE, 1)
    assert [seat["devices"] for seat in page.state["seats"]] == [1, 2, 0], "now everybody sees the second one"
    page.play_turn()
    assert page.state["question"]["player"] == 2
    assert [table["table"] for table in maker.get("/tables").json()] == [TABLE]


def test_used_links_are_used_up_and_free_ones_still_open(before: Running) -> None:
    maker, friend, stranger = device(before, "maker"), device(before, "friend"), before.visitor()
    for seat in (0, 1):
        assert stranger.come(TABLE, SEAT_LINKS[seat]).json()["code"] == "used-link"
    assert friend.come(TABLE, SEAT_LINKS[1]).json()["seats"] == [1]
    assert maker.get(f"/tables/{TABLE}/links").json()["links"] == [{"seat": 2, "secret": SEAT_LINKS[2]}]
    assert stranger.come(TABLE, SEAT_LINKS[2]).json()["seats"] == [2]
    assert before.visitor().come(TABLE, WATCH_LINK).json()["watching"]


def test_they_get_a_way_back_and_can_end_the_second_browser(before: Running) -> None:
    friend, second = device(before, "friend"), device(before, "second")
    assert before.visitor().come(TABLE, friend.back(TABLE, 1)).json()["seats"] == [1]
    assert friend.post(f"/tables/{TABLE}/alone", {"seat": 1}).status_code == 200
    assert second.get(f"/tables/{TABLE}/place").status_code == 403


def test_a_key_that_was_never_issued_is_not_taken_for_an_old_one(before: Running) -> None:
    chosen = device(before, "chosen")
    made = chosen.make("here", "here")
    assert len(chosen.http.cookies.get("deckwright_device", domain="127.0.0.1", path="/") or "") == 66
    assert device(before, "chosen").get(f"/tables/{made['table']}/place").status_code == 403


def test_with_a_new_key_devices_keep_their_seats_and_get_new_links(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path)) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here")["table"]
        back, cookies = visitor.back(table, 0), dict(visitor.http.cookies)
    (tmp_path / "key").write_bytes(bytes(32))
    for _ in range(2):  # and when it is started once more
        with running(Settings(data=tmp_path)) as server:
            visitor = server.visitor()
            visitor.http.cookies.set("deckwright_device", cookies["deckwright_device"])
            assert visitor.get(f"/tables/{table}/place").json()["seats"] == [0, 1]
            assert server.visitor().come(table, back).json()["code"] == "bad-link"
            assert server.visitor().come(table, visitor.back(table, 0)).json()["seats"] == [0]


def test_the_form_before_trees_goes_on_and_has_none(tmp_path: Path) -> None:
    with kept("0003", tmp_path) as server:
        ana, ben = with_key(server, ANA), with_key(server, BEN)
        page = ben.sit(LATER_TABLE, 1)
        assert page.state["revision"] == 5
        played = page.state["view"]
        page.do("undo")
        page.act("play apprentice")
        assert page.state["view"] == played
        assert [table["table"] for table in ana.get("/tables").json()] == [LATER_TABLE]
        assert ana.get("/trees").json() == []
        moves = ana.get(f"/tables/{LATER_TABLE}/replay", seat=0).json()["moves"]
        assert [move["text"] for move in moves][-2:] == ["end turn", "play apprentice"]
    with running(Settings(data=tmp_path)) as server:
        assert with_key(server, BEN).sit(LATER_TABLE, 1).state["revision"] == 7


def test_the_form_before_halls_goes_on_and_knows_what_came_from_a_file(tmp_path: Path) -> None:
    with kept("0004", tmp_path) as server:
        ana, ben = with_key(server, KINGDOMS_OF_ANA), with_key(server, FRIEND_OF_ANA)
        page = ben.sit(BEFORE_HALLS, 1)
        page.act(page.texts()[0])
        assert [table["table"] for table in ana.get("/tables").json()] == [BEFORE_HALLS]
        tree = ana.get(f"/trees/{KINGDOM}").json()
        assert [(node["moves"], node["why"], node["hall"]) for node in tree["nodes"]] == [
            (4, "founded", False),
            (2, "branch", False),
        ]
        page = ana.sit(tree["table"], 0)
        page.act(page.texts()[0])
        grown = ana.post(f"/trees/{KINGDOM}/branch", {"revision": tree["revision"], "node": 1}).json()
        assert [node["moves"] for node in grown["nodes"]] == [4, 3, 0]
        assert ana.post(f"/trees/{KINGDOM}/hall", {"node": 1}).json()["code"] == "not-over"
        assert ana.get("/hall/kingdom").json()["entries"] == []
    with running(Settings(data=tmp_path)) as server, server.tables.store.engine.connect() as connection:
        rows = connection.exec_driver_sql("select id, imported from trees").all()
        assert {row.id: bool(row.imported) for row in rows} == {KINGDOM: False, FROM_A_FILE: True}
        assert with_key(server, KINGDOMS_OF_ANA).get(f"/trees/{KINGDOM}").json()["nodes"] == grown["nodes"]


def test_a_node_that_does_not_say_when_it_was_made_came_from_a_file(tmp_path: Path) -> None:
    sql = (FORMS / "0004.sql").read_text()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.executescript(sql)
        database.execute("update tree_nodes set facts = '{' where tree = ? and node = 2", (KINGDOM,))
        database.commit()
    (tmp_path / "key").write_bytes(bytes(range(32)))
    with running(Settings(data=tmp_path)) as server, server.tables.store.engine.connect() as connection:
        assert all(row.imported for row in connection.exec_driver_sql("select imported from trees"))


def test_the_form_before_take_backs_goes_on_and_what_was_revealed_stays(tmp_path: Path) -> None:
    with kept("0005", tmp_path) as server:
        ana = with_key(server, AGAINST_A_BOT)
        page = ana.sit(BEFORE_TAKE_BACKS, 0)
        assert page.state["revision"] == 6 and page.state["undo"]["gesture"]
        page.do("undo")
        assert not page.state["undo"]["past_gesture"] and page.do("undo", past=True)["code"] == "undo"
        page.act("end turn")
        page.until_asked(0)
        assert page.do("undo", past=True)["code"] == "undo"
        assert [(table["table"], table["take_backs"]) for table in ana.get("/tables").json()] == [
            (BEFORE_TAKE_BACKS, 0)
        ]
    with running(Settings(data=tmp_path)) as server:
        again = with_key(server, AGAINST_A_BOT).sit(BEFORE_TAKE_BACKS, 0)
        assert again.state["view"] == page.state["view"] and again.state["take_backs"] == 0


def test_the_form_before_looks_goes_on_its_bots_have_names_and_people_may_say_how_they_look(tmp_path: Path) -> None:
    with kept("0006", tmp_path) as server:
        guest = with_key(server, GUEST_BEFORE)
        page = guest.sit(BEFORE_LOOKS, 1)
        assert [seat["name"] for seat in page.state["seats"]] == ["Ana", "Player 2", "Tock"]
        assert all(seat["look"] for seat in page.state["seats"])
        page.play_turn()
        look = {"motif": "owl", "colour": "teal"}
        told: list[dict[str, object]] = [{"name": "Zoé"}, {"look": look}]
        for seat, said in enumerate(told):
            server.visitor().post(f"/tables/{NOBODY_CAME}/claim", {"secret": LINKS_BEFORE[seat], **said})
    with running(Settings(data=tmp_path)) as server:
        maker = with_key(server, MAKER_BEFORE)
        seats = maker.sit(NOBODY_CAME, 0).state["seats"]
        assert [seat["name"] for seat in seats] == ["Ana", "Zoé", "Owl", "Morrow"]
        assert seats[2]["look"] == look
        assert [len(table["looks"]) for table in maker.get("/tables").json()] == [3, 4]


def test_the_form_before_the_deal_of_a_day_goes_on_and_is_of_no_day(tmp_path: Path) -> None:
    with kept("0007", tmp_path) as server:
        ana = with_key(server, AFTER_A_TAKE_BACK)
        page = ana.sit(BEFORE_DAILY, 0)
        assert page.state["take_backs"] == 1 and page.state["daily"] is None
        page.play_turn()
        (listed,) = ana.get("/tables").json()
        assert (listed["table"], listed["daily"], listed["hints"]) == (BEFORE_DAILY, None, 0)
        shown = ana.get("/daily").json()
        assert shown["today"]["stage"] == "free" and {day["stage"] for day in shown["past"]} == {"missed"}
        assert ana.post("/daily", {"day": shown["today"]["day"]}).status_code == 200
