"""A seat belongs to its person: the first who came by its link, and whomever he lets in."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from deckwright.server import asking
from tests.server.visitor import Running, SocketPage, Visitor, wait_for


@pytest.fixture
def maker(shared: Running) -> Visitor:
    return shared.visitor()


@pytest.fixture
def friend(shared: Running) -> Visitor:
    return shared.visitor()


@pytest.fixture
def other(shared: Running) -> Visitor:
    return shared.visitor()


def link_of(made: dict[str, Any], seat: int) -> str:
    return next(str(one["secret"]) for one in made["links"] if one["seat"] == seat)


def answer(visitor: Visitor, table: str, seat: int, code: str, yes: bool) -> int:
    return visitor.post(f"/tables/{table}/answer", {"seat": seat, "code": code, "yes": yes}).status_code


def alone(visitor: Visitor, table: str, seat: int) -> Any:
    return visitor.post(f"/tables/{table}/alone", {"seat": seat})


def devices(page: SocketPage) -> list[int]:
    return [seat["devices"] for seat in page.state["seats"]]


# Links.


def test_a_seat_link_is_used_up_by_the_first_device(maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("here", "link")
    assert friend.claim(made, 1).json()["seats"] == [1]
    assert friend.claim(made, 1).json()["seats"] == [1], "the same device may open it again"
    for late in (other, maker):
        refused = late.claim(made, 1)
        assert (refused.status_code, refused.json()["code"]) == (409, "used-link")
        assert late.get(f"/tables/{made['table']}/state", seat=1).status_code == 403
    assert other.get(f"/tables/{made['table']}/place").status_code == 403


def test_a_free_seats_link_tells_who_invites_and_takes_nothing(maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("Ana: here", "Bo: link", "bot 3")
    asked = {"secret": link_of(made, 1)}
    told = friend.post(f"/tables/{made['table']}/invitation?lang=en", asked).json()
    assert (told["ruleset"], told["mode"], told["seat"], told["name"]) == ("ascension-10th", "versus", 1, "Bo")
    assert told["host"] == [0] and told["players"][:2] == ["Ana", "Bo"] and len(told["looks"]) == 3
    assert friend.get(f"/tables/{made['table']}/place").status_code == 403, "asking is not sitting down"
    assert other.post(f"/tables/{made['table']}/invitation", {"secret": made["watch"]}).json()["code"] == "bad-link"
    assert other.post(f"/tables/{made['table']}/invitation", {"secret": "nothing"}).json()["code"] == "bad-link"
    assert friend.claim(made, 1).status_code == 200
    assert other.post(f"/tables/{made['table']}/invitation", asked).json()["code"] == "used-link", "nobody learns more"


def test_of_many_who_claim_a_seat_at_once_one_sits_down(shared: Running, maker: Visitor) -> None:
    made = maker.make("here", "link")
    visitors = [shared.visitor() for _ in range(12)]
    for visitor in visitors:
        visitor.get("/tables")
    with ThreadPoolExecutor(len(visitors)) as threads:
        codes = [one.status_code for one in threads.map(lambda visitor: visitor.claim(made, 1), visitors)]
    assert sorted(codes) == [200] + [409] * 11
    assert [visitor.get(f"/tables/{made['table']}/place").status_code for visitor in visitors].count(200) == 1
    assert len(shared.tables.live[made["table"]].holders.devices_at(1)) == 1


def test_a_seat_that_was_taken_behind_our_back_is_not_taken_twice(
    shared: Running, maker: Visitor, friend: Visitor, other: Visitor
) -> None:
    """As when an answer is lost, or another process serves the same folder: the database decides."""
    made = maker.make("here", "link")
    friend.claim(made, 1)
    table = shared.tables.live[made["table"]]
    for device in [*table.holders.devices_at(1)]:
        table.holders.drop(device, 1)
    assert other.claim(made, 1).json()["code"] == "used-link"
    assert friend.claim(made, 1).json()["seats"] == [1]


def test_a_computer_that_took_the_seat_keeps_it(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("here", "link")
    friend.claim(made, 1)
    back = friend.back(made["table"], 1)
    assert friend.post(f"/tables/{made['table']}/leave", {"seat": 1, "how": "bot"}).status_code == 204
    for secret in (back, link_of(made, 1)):
        assert friend.come(made["table"], secret).json()["code"] == "bad-link"


def test_a_link_that_is_opened_again_is_not_told_to_everybody(maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("here", "link")
    friend.claim(made, 1)
    page = maker.sit(made["table"], 0)
    page.hear_all()
    heard = len(page.frames)
    friend.claim(made, 1)
    friend.come(made["table"], friend.back(made["table"], 1))
    alone(friend, made["table"], 1)
    other.claim(made, 1)
    other.claim(made, None)
    page.hear_all()
    assert len(page.frames) == heard


# The way back.


def test_a_lost_cookie_costs_no_game(maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("here", "link")
    friend.claim(made, 1)
    page = maker.sit(made["table"], 0)
    assert devices(page) == [1, 1]
    back = friend.back(made["table"], 1)
    friend.http.cookies.clear()
    assert friend.get(f"/tables/{made['table']}/place").status_code == 403
    assert friend.come(made["table"], back).json()["seats"] == [1]
    assert friend.sit(made["table"], 1).state["seats"][1]["here"]
    page.until(lambda state: [seat["devices"] for seat in state["seats"]] == [1, 2])
    assert other.come(made["table"], back).json()["seats"] == [1], "as often as it is needed"


def test_the_makers_own_seats_have_a_way_back_too(maker: Visitor, other: Visitor) -> None:
    table = maker.make("here", "here", "link", "bot 1")["table"]
    for seat in (0, 1):
        assert other.come(table, maker.back(table, seat)).status_code == 200
    assert other.get(f"/tables/{table}/place").json()["seats"] == [0, 1]
    assert [one["seat"] for one in maker.get(f"/tables/{table}/returns").json()] == [0, 1]


def test_the_way_back_is_the_same_after_a_restart_of_the_table(shared: Running, maker: Visitor) -> None:
    table = maker.make("here", "here")["table"]
    alone(maker, table, 0)
    back = maker.back(table, 0)
    del shared.tables.live[table]
    assert maker.back(table, 0) == back


def test_one_device_may_end_the_others_of_its_seat(maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("here", "link")
    table = made["table"]
    friend.claim(made, 1)
    back = friend.back(table, 1)
    other.come(table, back)
    page, lost = friend.sit(table, 1), other.sit(table, 1)
    assert alone(maker, table, 1).json()["code"] == "not-yours"
    assert devices(friend.sit(table, 1)) == [1, 2]
    fresh = alone(friend, table, 1).json()
    asks = next(link["secret"] for link in made["links"] if link["seat"] == 1)
    assert fresh == [{"seat": 1, "secret": friend.back(table, 1), "ask": asks}] and fresh[0]["secret"] != back
    assert lost.until_told("refused")["code"] == "gone" and lost.is_closed()
    page.until(lambda state: state["seats"][1]["devices"] == 1)
    assert other.get(f"/tables/{table}/state").status_code == 403
    assert table not in [one["table"] for one in other.get("/tables").json()]
    assert other.come(table, back).json()["code"] == "bad-link", "the old way back is closed with them"
    assert other.come(table, fresh[0]["secret"]).status_code == 200


def test_a_device_that_keeps_another_seat_watches_the_one_it_lost(maker: Visitor, friend: Visitor) -> None:
    table = maker.make("here", "here")["table"]
    friend.come(table, maker.back(table, 1))
    page = maker.sit(table, 1)
    alone(friend, table, 1)
    page.until(lambda state: not state["seats"][1]["here"])
    assert "cards" not in page.state["view"]["seats"][1]["hand"] and page.texts() == []
    assert page.act("end turn")["code"] == "watching"
    assert maker.get(f"/tables/{table}/place").json()["seats"] == [0]


def test_the_devices_of_a_seat_are_not_without_number(
    shared: Running, maker: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens private windows only must always get in: the oldest device goes."""
    monkeypatch.setattr("deckwright.server.claiming.MOST_DEVICES", 3)
    monkeypatch.setattr("deckwright.server.claiming.MOST_WATCHING", 2)
    made = maker.make("here", "here")
    table, back = made["table"], maker.back(made["table"], 0)
    visitors = [shared.visitor() for _ in range(3)]
    for visitor in visitors:
        assert visitor.come(table, back).json()["seats"] == [0]
        visitor.claim(made, None)
    assert len(shared.tables.live[table].holders.devices_at(0)) == 3
    assert maker.get(f"/tables/{table}/place").json()["seats"] == [1]
    assert len(shared.tables.live[table].holders.devices_at(-1)) == 2


# Asking whoever sits there.


def test_another_device_is_let_in_by_the_one_that_sits_there(maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("here", "link")
    table, link = made["table"], link_of(made, 1)
    friend.claim(made, 1)
    page, makers = friend.sit(table, 1), maker.sit(table, 0)
    asked = other.ask(table, link)
    assert asked["answer"] == "waiting" and len(asked["code"]) == 4
    assert page.until_told("askers")["askers"] == [{"seat": 1, "code": asked["code"]}]
    assert other.ask(table, link) == asked, "asking again changes nothing"
    assert answer(maker, table, 1, asked["code"], yes=True) == 403
    assert answer(other, table, 1, asked["code"], yes=True) == 403
    assert other.get(f"/tables/{table}/place").status_code == 403
    assert answer(friend, table, 1, asked["code"], yes=True) == 204
    assert page.until_told("askers")["askers"] == []
    assert other.ask(table, link) == {**asked, "answer": "yes"}
    assert other.sit(table, 1).state["seats"][1]["here"]
    makers.until(lambda state: state["seats"][1]["devices"] == 2)
    makers.hear_all()
    assert not any("askers" in frame for frame in makers.frames), "only those who sit there hear who asks"


def test_a_no_is_a_no_for_a_while(shared: Running, maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("here", "link")
    table, link = made["table"], link_of(made, 1)
    friend.claim(made, 1)
    asked = other.ask(table, link)
    assert answer(friend, table, 1, "none", yes=False) == 409
    assert answer(friend, table, 1, asked["code"], yes=False) == 204
    for visitor in (other, shared.visitor()):
        assert visitor.ask(table, link)["answer"] == "no"
        assert visitor.get(f"/tables/{table}/place").status_code == 403
    shared.tables.live[table].door.quiet[1] = 0.0
    assert other.ask(table, link)["answer"] == "waiting"


def test_who_asks_no_more_is_forgotten(
    maker: Visitor, friend: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = maker.make("here", "link")
    friend.claim(made, 1)
    page = friend.sit(made["table"], 1)
    asked = other.ask(made["table"], link_of(made, 1))
    assert page.until_told("askers")["askers"]
    monkeypatch.setattr(asking, "PATIENCE", 0.01)
    assert other.ask(made["table"], link_of(made, 1)) == asked
    assert not page.until_told("askers")["askers"]
    assert answer(friend, made["table"], 1, asked["code"], yes=True) == 409


def test_few_may_ask_at_once(shared: Running, maker: Visitor, friend: Visitor) -> None:
    made = maker.make("here", "link")
    friend.claim(made, 1)
    visitors = [shared.visitor() for _ in range(asking.MOST_AT_DOOR + 1)]
    asked = [visitor.ask(made["table"], link_of(made, 1)) for visitor in visitors]
    assert [one.get("answer") for one in asked] == ["waiting"] * asking.MOST_AT_DOOR + [None]
    assert asked[-1]["code"] == "ask-later"


def test_two_that_show_the_same_code_do_not_ask_at_once() -> None:
    async def ring_twice() -> None:
        door = asking.Door()
        assert door.ring(0, "one", "1234", lambda: None) == "waiting"
        with pytest.raises(asking.NotNow):
            door.ring(0, "other", "1234", lambda: None)
        assert door.find(0, "1234") == "one"
        door.go_away(0, "one")

    asyncio.run(ring_twice())


def test_asking_for_a_free_seat_is_sitting_down(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("here", "link")
    assert friend.ask(made["table"], link_of(made, 1))["answer"] == "yes"
    assert friend.get(f"/tables/{made['table']}/place").json()["seats"] == [1]
    assert friend.post(f"/tables/{made['table']}/ask", {"secret": "nothing"}).json()["code"] == "bad-link"


# What the maker may.


def leave(visitor: Visitor, table: str, seat: int, how: str) -> Any:
    answer = visitor.post(f"/tables/{table}/leave", {"seat": seat, "how": how})
    return answer.status_code if answer.status_code == 204 else answer.json()["code"]


def test_the_maker_gives_a_seat_away_as_long_as_nobody_sits_there(
    maker: Visitor, friend: Visitor, other: Visitor
) -> None:
    made = maker.make("here", "link", "link")
    table = made["table"]
    friend.claim(made, 1)
    page = friend.sit(table, 1)
    for how in ("bot", "end"):
        assert leave(maker, table, 1, how) == "not-yours"
        assert leave(friend, table, 2, how) == "not-yours"
        assert leave(maker, table, 7, how) == leave(maker, table, -1, how) == "not-yours"
    assert leave(maker, table, 2, "bot") == 204
    page.until(lambda state: state["seats"][2]["kind"] == "bot")
    assert other.claim(made, 2).json()["code"] == "bad-link"


def test_a_table_is_ended_only_where_no_other_device_plays(maker: Visitor, friend: Visitor, other: Visitor) -> None:
    made = maker.make("here", "link", "link")
    table = made["table"]
    friend.claim(made, 1)
    assert leave(maker, table, 0, "end") == leave(maker, table, 2, "end") == "others-play"
    assert leave(friend, table, 1, "end") == "others-play"
    assert leave(friend, table, 1, "bot") == 204
    other.come(table, maker.back(table, 0))
    assert leave(maker, table, 0, "end") == "other-device"
    alone(maker, table, 0)
    assert leave(maker, table, 0, "end") == 204


def test_whoever_set_a_table_up_for_others_ends_it_before_they_come(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("link", "link")
    assert leave(friend, made["table"], 0, "end") == "no-place"
    assert leave(maker, made["table"], 0, "end") == 204
    assert maker.get("/tables").json()[0]["over"]


# Room.


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with little room."""
    for name, most in (("MOST_PLAYING", 4), ("MOST_OF_ADDRESS", 3), ("MOST_OF_DEVICE", 3)):
        monkeypatch.setattr(f"deckwright.server.table.{name}", most)


def from_address(visitor: Visitor, table: str, seat: int | None, address: str) -> SocketPage:
    """A page of this seat that comes through a proxy from elsewhere."""
    page = visitor.page(table, headers={"x-forwarded-for": address})
    page.say("hello", seat=seat)
    page.hear()
    return page


@pytest.mark.usefixtures("small")
def test_nobody_keeps_others_out_of_their_own_seats(server: Running) -> None:
    """With one seat link and any number of devices, browsers and addresses."""
    maker, rival = server.visitor(), server.visitor()
    made = maker.make("here", "link")
    table = made["table"]
    rival.claim(made, 1)
    jars = [rival, server.visitor(), server.visitor()]
    for number, jar in enumerate(jars):
        jar.come(table, rival.back(table, 1))
        for place in range(3):
            from_address(jar, table, 1, f"192.0.2.{number * 2 + place % 2}")
    live = server.tables.live[table]
    assert sum(1 in page.own for page in live.pages) == 4, "their own seat is full"
    page = from_address(maker, table, 0, "192.0.2.1")
    assert page.state["type"] == "state"
    assert page.act(page.texts()[0])["revision"] == 1


@pytest.mark.usefixtures("small")
def test_one_address_fills_neither_a_seat_nor_the_room_to_watch(server: Running) -> None:
    maker, other = server.visitor(), server.visitor()
    made = maker.make("here", "here")
    table = made["table"]
    other.come(table, maker.back(table, 0))
    for _ in range(3):
        from_address(other, table, 0, "192.0.2.1")
    live = server.tables.live[table]
    wait_for(lambda: len(live.pages) == 3)
    assert from_address(maker, table, 0, "192.0.2.1").state, "who has another seat too is never kept out"
    watchers = [server.visitor() for _ in range(4)]
    for watcher in watchers:
        watcher.claim(made, None)
    assert all(from_address(watcher, table, None, "192.0.2.9").state for watcher in watchers[:3])
    assert not from_address(watchers[3], table, None, "192.0.2.9").state
    assert from_address(watchers[3], table, None, "192.0.2.8").state
