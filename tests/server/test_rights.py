"""A link is the right to one seat, or to watch, and to nothing more."""

import pytest

from tests.server.visitor import Running, Visitor

NO_UNDO = {"gesture": False, "turn": False, "reason": None, "past_gesture": False, "past_turn": False}


@pytest.fixture
def maker(shared: Running) -> Visitor:
    return shared.visitor()


@pytest.fixture
def friend(shared: Running) -> Visitor:
    return shared.visitor()


def test_a_seat_link_gives_that_seat_alone(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("here", "link", "link")
    assert friend.claim(made, 1).json() == {"table": made["table"], "seats": [1], "watching": False}
    page = friend.page(made["table"])
    for seat in (0, 2):
        page.say("hello", seat=seat)
        assert page.hear()["code"] == "not-yours"
        assert friend.get(f"/tables/{made['table']}/state", seat=seat).status_code == 403
        assert friend.get(f"/tables/{made['table']}/replay", seat=seat).status_code == 403
        assert friend.get(f"/tables/{made['table']}/replay/0", seat=seat).status_code == 403
        assert friend.post(f"/tables/{made['table']}/fork", {"move": 0, "seat": seat}).status_code == 403
        assert friend.post(f"/tables/{made['table']}/leave", {"seat": seat, "how": "bot"}).status_code == 403
    assert friend.get(f"/tables/{made['table']}/links").json()["code"] == "not-maker"


def test_who_has_no_link_sees_nothing(maker: Visitor, friend: Visitor) -> None:
    table = maker.make("here", "link")["table"]
    for path in ("place", "state", "replay", "replay/0", "outcome", "links"):
        assert friend.get(f"/tables/{table}/{path}").status_code == 403, path
    page = friend.page(table)
    assert page.hear()["code"] == "gone"
    assert page.is_closed()


def test_a_wrong_secret_opens_nothing(maker: Visitor, friend: Visitor) -> None:
    made, other = maker.make("here", "link"), maker.make("here", "link")
    answer = friend.post(f"/tables/{made['table']}/claim", {"secret": other["links"][0]["secret"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-link")
    answer = friend.post(f"/tables/{made['table']}/claim", {"secret": made["links"][0]["secret"][:-1]})
    assert answer.status_code == 403


def test_watchers_watch(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("here", "here")
    assert friend.claim(made, None).json() == {"table": made["table"], "seats": [], "watching": True}
    page = friend.sit(made["table"], None)
    assert page.texts() == [] and page.state["watchers"] == 1
    assert all("cards" not in seat["hand"] for seat in page.state["view"]["seats"])
    assert page.act("end turn")["code"] == "watching"
    assert page.state["undo"] == NO_UNDO


def test_hot_seat_shows_one_seat_at_a_time(maker: Visitor) -> None:
    page = maker.sit(maker.make("Ana: here", "Ben: here")["table"], 0)
    while page.state["question"]["player"] == 0:
        page.play_turn()
    assert page.texts() == []
    assert "cards" not in page.state["view"]["seats"][1]["hand"]
    assert page.act("end turn")["code"] == "not-asked"
    page.say("hello", seat=1)
    page.until(lambda state: state["question"]["player"] == 1 and state["question"]["actions"])
    assert "cards" in page.state["view"]["seats"][1]["hand"]
    assert "cards" not in page.state["view"]["seats"][0]["hand"]
    drawn = [event for event in page.log if event["kind"] == "draw" and event["player"] == 0 and event["card"]]
    assert not drawn, "the log is that of the other seat now"


def test_a_friend_plays_from_another_device(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("Ana: here", "link")
    page = maker.sit(made["table"], 0)
    assert page.state["seats"][1]["claimed"] is False and page.state["seats"][1]["online"] is False
    friend.claim(made, 1)
    page.until(lambda state: state["seats"][1]["claimed"])
    other = friend.sit(made["table"], 1)
    page.until(lambda state: state["seats"][1]["online"])
    assert [seat["here"] for seat in other.state["seats"]] == [False, True]
    page.play_turn()
    other.until_asked(1)
    other.play_turn()
    page.until_asked(0)
    assert [event["number"] for event in page.log] == [event["number"] for event in other.log]
    other.close()
    page.until(lambda state: not state["seats"][1]["online"])


def test_the_maker_sees_the_links_again_that_nobody_has_used(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("here", "link", "link", "bot 1")
    assert [link["seat"] for link in made["links"]] == [1, 2]
    assert maker.get(f"/tables/{made['table']}/links").json() == made
    friend.claim(made, 1)
    assert maker.get(f"/tables/{made['table']}/links").json() == {**made, "links": made["links"][1:]}


def test_secrets_are_not_in_the_database(maker: Visitor, shared: Running) -> None:
    made = maker.make("here", "link")
    files = [file for file in shared.tables.settings.data.iterdir() if file.name.startswith("tables")]
    stored = b"".join(file.read_bytes() for file in files)
    assert made["table"].encode() in stored
    back = maker.back(made["table"], 0)
    key = maker.http.cookies["deckwright_device"]
    for secret in [made["watch"], back, *(link["secret"] for link in made["links"]), key, key.partition(".")[0]]:
        assert secret.encode() not in stored


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (["Ana\u202e\n ", "ana"], ["Ana", "ana 2"]),
        (["ana 2", "ana", "ana"], ["ana 2", "ana", "ana 3"]),
        (["ana", "ana", "ana 2"], ["ana", "ana 2", "ana 2 2"]),
        (["Ana", "Аnа", "ΑΝΑ"], ["Ana", "Аnа 2", "ΑΝΑ 3"]),  # Latin, partly Cyrillic, Greek
        (["Ivan", "lvan", "1van"], ["Ivan", "lvan 2", "1van 3"]),
        (["Иван", "Ivan"], ["Иван", "Ivan"]),
        (["ａｎａ", "ana"], ["ana", "ana 2"]),  # of full width
        (["a" + "\u0335" * 23 + "na", "\u0301ana"], ["a\u0335\u0335na", "ana"]),
        (["x" * 40, "x" * 30], ["x" * 24, "x" * 22 + " 2"]),
    ],
)
def test_names_are_cleaned_and_told_apart(maker: Visitor, typed: list[str], shown: list[str]) -> None:
    page = maker.sit(maker.make(*(f"{name}: here" for name in typed))["table"], 0)
    assert [seat["name"] for seat in page.state["seats"]] == shown


def test_who_has_no_name_is_called_by_the_seat(maker: Visitor) -> None:
    page = maker.sit(maker.make(": here", ": here", "bot 1")["table"], 0)
    assert [seat["name"] for seat in page.state["seats"]] == ["Player 1", "Player 2", "Tock"]


def test_a_device_lists_its_tables_and_forgets_finished_ones(maker: Visitor) -> None:
    table = maker.make("Ana: here", "bot 1")["table"]
    listed = maker.get("/tables", lang="ru").json()
    assert listed[0]["table"] == table and listed[0]["players"] == ["Ana", "Ним"] and listed[0]["your_turn"]
    assert (listed[0]["own"], listed[0]["asked"]) == ([0], 0)
    assert maker.delete(f"/tables/{table}/listing").status_code == 409
    assert maker.post(f"/tables/{table}/leave", {"seat": 0, "how": "end"}).status_code == 204
    assert maker.get("/tables").json()[0]["over"]
    assert maker.delete(f"/tables/{table}/listing").status_code == 204
    assert table not in [one["table"] for one in maker.get("/tables").json()]


def test_leaving_passes_the_seat_to_a_bot_that_plays_on(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("Ana: here", "Ben: link")
    friend.claim(made, 1)
    page = friend.sit(made["table"], 1)
    refused = maker.post(f"/tables/{made['table']}/leave", {"seat": 0, "how": "end"})
    assert refused.json()["code"] == "others-play"
    own = maker.sit(made["table"], 0)
    assert maker.post(f"/tables/{made['table']}/leave", {"seat": 0, "how": "bot", "level": 2}).status_code == 204
    page.until(lambda state: state["seats"][0]["kind"] == "bot" and state["question"]["player"] == 1)
    assert (page.state["seats"][0]["name"], page.state["seats"][0]["level"]) == ("Ana", 2)
    own.until(lambda state: "cards" not in state["view"]["seats"][0]["hand"])
    assert maker.get(f"/tables/{made['table']}/place").json() == {
        "table": made["table"], "seats": [], "watching": True
    }  # fmt: skip
    assert maker.get(f"/tables/{made['table']}/returns").json() == []


def test_an_ended_table_takes_no_action(maker: Visitor) -> None:
    made = maker.make("here", "here")
    page = maker.sit(made["table"], 0)
    maker.post(f"/tables/{made['table']}/leave", {"seat": 0, "how": "end"})
    page.until(lambda state: state["ended"])
    assert page.question is None
    assert page.act("end turn")["code"] == "over"
    assert maker.post(f"/tables/{made['table']}/leave", {"seat": 1, "how": "end"}).json()["code"] == "over"


def test_undo_goes_back_and_is_refused_after_a_draw(maker: Visitor) -> None:
    page = maker.sit(maker.make("here", "here", seed="undo")["table"], 0)
    assert page.state["undo"]["gesture"] is False
    assert page.do("undo")["code"] == "undo"
    begun = page.state["view"]
    page.do("play_all")
    assert page.state["undo"] == {**NO_UNDO, "gesture": True, "turn": True}
    page.do("undo", to="turn")
    assert page.state["view"] == begun
    page.play_turn()
    page.say("hello", seat=1)
    page.until(lambda state: state["question"]["player"] == 1 and state["question"]["actions"])
    answer = page.do("undo")
    assert answer["code"] == "undo" and answer["detail"], "the draw at the end of the turn was seen"


def test_nobody_takes_back_what_another_seat_did(maker: Visitor, friend: Visitor) -> None:
    made = maker.make("here", "link")
    friend.claim(made, 1)
    page, other = maker.sit(made["table"], 0), friend.sit(made["table"], 1)
    page.act(next(text for text in page.texts() if text.startswith("play")))
    other.until(lambda state: state["revision"] == 1)
    assert other.state["undo"] == NO_UNDO
    assert other.do("undo")["code"] == "not-asked"
