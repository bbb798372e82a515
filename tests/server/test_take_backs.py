"""At a table of one person what was revealed may be taken back: the same cards come again, and the table is marked with it."""

from collections.abc import Iterator
from typing import Any

import pytest

from deckwright.games.ascension import kind as door
from deckwright.server.settings import Settings
from tests.server.other_trees import growing_by
from tests.server.test_rights import NO_UNDO
from tests.server.test_trees import Campaign
from tests.server.visitor import Running, SocketPage, Visitor, running

SEED = "taken back"


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def after_a_turn(page: SocketPage) -> SocketPage:
    """The page at the beginning of its person's next turn, a bot having played since."""
    page.play_turn()
    page.until_asked(0)
    return page


def seated(visitor: Visitor, *seats: str, **more: Any) -> tuple[str, SocketPage]:
    table = visitor.make(*(seats or ("here", "bot 1")), seed=SEED, **more)["table"]
    return table, visitor.sit(table, 0)


def known(state: dict[str, Any]) -> dict[str, Any]:
    """What a page is told of the game itself."""
    return {part: state[part] for part in ("view", "question", "faces")}


def test_an_ended_turn_is_taken_back_with_all_that_the_bot_did(visitor: Visitor) -> None:
    table, page = seated(visitor)
    turn = page.state["view"]["turns"]
    page.do("play_all")
    before, log = known(page.state), list(page.log)
    page.act("end turn")
    page.until_asked(0)
    assert page.state["view"]["turns"] == turn + 2 and not page.state["undo"]["gesture"]
    assert page.state["undo"]["past_gesture"] and not page.state["undo"]["past_turn"]
    assert page.do("undo")["type"] == "refused", "only if it is asked for by name"
    after, long = known(page.state), list(page.log)
    assert page.do("undo", past=True)["type"] == "state"
    assert known(page.state) == before and page.log == log
    assert page.state["take_backs"] == 1
    page.act("end turn")
    page.until_asked(0)
    assert known(page.state) == after and page.log == long, "the same cards come, and the bot plays the same"
    assert visitor.get("/tables").json()[0]["take_backs"] == 1
    replay = visitor.get(f"/tables/{table}/replay", seat=0).json()
    assert replay["take_backs"] == 1
    assert visitor.get(f"/tables/{table}/replay/{len(replay['moves'])}", seat=0).json()["view"]["turns"] == turn + 2


def test_a_whole_turn_is_taken_back_at_once(visitor: Visitor) -> None:
    _, page = seated(visitor)
    begun, log = page.state["view"], list(page.log)
    page.do("play_all")
    page.act(next(text for text in page.texts() if text.startswith(("acquire ", "defeat "))))
    while page.question and page.question["kind"] != "turn":
        page.act(page.texts()[0])
    undo = page.state["undo"]
    assert not undo["turn"] and undo["past_turn"] and undo["past_gesture"]
    page.do("undo", to="turn", past=True)
    assert page.state["view"] == begun and page.log == log and page.state["take_backs"] == 1
    assert page.state["undo"] == {
        "gesture": False, "turn": False, "past_gesture": False, "past_turn": False, "reason": page.state["undo"]["reason"],
    }  # fmt: skip


def test_what_can_be_undone_anyway_marks_nothing(visitor: Visitor) -> None:
    _, page = seated(visitor)
    page.act(page.texts()[0])
    assert page.state["undo"]["gesture"] and not page.state["undo"]["past_gesture"]
    page.do("undo", past=True)
    assert page.state["take_backs"] == 0


def refuses(page: SocketPage) -> bool:
    """Whether a table offers no take-back and carries out none."""
    offered = page.state["undo"]["past_gesture"] or page.state["undo"]["past_turn"]
    revision = page.state["revision"]
    answers = [page.do("undo", to=to, past=True) for to in ("gesture", "turn")]
    assert not page.state["undo"]["gesture"]
    refused = all(answer["type"] == "refused" and answer["code"] == "undo" for answer in answers)
    return not offered and refused and page.state["revision"] == revision and page.state["take_backs"] == 0


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (("here", "here"), {}),
        (("here", "here", "bot 1"), {}),
        (("here", "link", "bot 1"), {}),
        (("here", "bot 1"), {"take_backs": False}),
    ],
)
def test_tables_of_several_and_those_that_want_none_keep_what_was_revealed(
    visitor: Visitor, seats: tuple[str, ...], more: dict[str, Any]
) -> None:
    _, page = seated(visitor, *seats, **more)
    page.do("play_all")
    page.act(next(text for text in page.texts() if text.startswith(("acquire ", "defeat "))))
    while page.question and page.question["kind"] != "turn":
        page.act(page.texts()[0])
    assert refuses(page)


def test_a_seat_that_waits_for_somebody_by_link_keeps_what_was_revealed(visitor: Visitor, shared: Running) -> None:
    made = visitor.make("link", "bot 1", seed=SEED)
    friend = shared.visitor()
    friend.claim(made, 0)
    assert refuses(after_a_turn(friend.sit(made["table"], 0)))


def test_a_table_where_another_device_sits_down_keeps_it_from_then_on(settings: Settings) -> None:
    with running(settings) as server:
        visitor, other = server.visitor(), server.visitor()
        table, page = seated(visitor)
        watcher = server.visitor()
        assert watcher.come(table, watch_link(visitor, table)).status_code == 200
        watching = watcher.sit(table, None)
        after_a_turn(page)
        assert page.state["undo"]["past_gesture"], "watchers are welcome"
        back = visitor.back(table, 0)
        assert other.come(table, back).json()["seats"] == [0]
        page.until(lambda state: not state["undo"]["past_gesture"])
        assert refuses(page) and refuses(other.sit(table, 0))
        visitor.post(f"/tables/{table}/alone", {"seat": 0})
        assert refuses(page), "also when it has gone again"
        assert watching.state["take_backs"] == 0
        cookies = dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        assert refuses(visitor.sit(table, 0)), "also after a restart"


def watch_link(visitor: Visitor, table: str) -> str:
    return str(visitor.get(f"/tables/{table}/links").json()["watch"])


def test_the_maker_who_comes_back_by_his_own_link_shares_nothing(visitor: Visitor) -> None:
    table, page = seated(visitor)
    assert visitor.come(table, visitor.back(table, 0)).json()["seats"] == [0]
    assert after_a_turn(page).state["undo"]["past_gesture"]


def test_a_watcher_sees_the_table_as_it_was_and_nothing_more(settings: Settings) -> None:
    with running(settings) as server:
        visitor, watcher = server.visitor(), server.visitor()
        table, page = seated(visitor)
        watcher.come(table, watch_link(visitor, table))
        watching = watcher.sit(table, None)
        watching.strict = True
        page.do("play_all")
        watching.until(lambda state: state["revision"] >= page.state["revision"])
        view, log, question = watching.state["view"], list(watching.log), watching.question
        page.act("end turn")
        page.until_asked(0)
        page.do("undo", past=True)
        watching.until(lambda state: state["revision"] >= page.state["revision"])
        assert (watching.state["view"], watching.log, watching.question) == (view, log, question)
        assert watching.state["take_backs"] == 1
        late = watcher.sit(table, None)
        assert late.state["view"] == view and late.log == log
        assert watching.state["undo"] == late.state["undo"] == NO_UNDO


@pytest.mark.parametrize("seats", [("here", "bot 1"), ("here", "bot 2", "bot 1")])
def test_a_restart_changes_nothing(settings: Settings, seats: tuple[str, ...]) -> None:
    """What was taken back stays so, and the ended turn is still taken back afterwards; the bots play the same."""
    with running(settings) as server:
        visitor = server.visitor()
        table, page = seated(visitor, *seats)
        for _ in range(3):
            after_a_turn(page)
            page.do("undo", past=True)
            page.act("end turn")
            page.until_asked(0)
        before, log, cookies = page.state, page.log, dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        page = visitor.sit(table, 0)
        for part in ("view", "question", "undo", "revision", "take_backs"):
            assert page.state[part] == before[part], part
        page.read_up()
        assert page.log == log and page.state["take_backs"] == 3
        page.do("undo", past=True)
        assert page.state["view"]["turns"] == before["view"]["turns"] - len(seats)
        page.act("end turn")
        page.until_asked(0)
        assert page.state["view"] == before["view"] and page.state["take_backs"] == 4
        page.read_up()
        assert page.log == log
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        assert visitor.sit(table, 0).state["view"] == page.state["view"]
        moves = visitor.get(f"/tables/{table}/replay", seat=0).json()["moves"]
        last = visitor.get(f"/tables/{table}/replay/{len(moves)}", seat=0).json()
        assert last["view"]["row"] == page.state["view"]["row"]


def test_it_goes_just_as_far_after_a_restart(settings: Settings) -> None:
    def far(page: SocketPage) -> tuple[int, dict[str, Any]]:
        count = 0
        while page.state["undo"]["gesture"] or page.state["undo"]["past_gesture"]:
            page.do("undo", past=True)
            count += 1
        return count, known(page.state)

    with running(settings) as server:
        visitor = server.visitor()
        tables = [seated(visitor), seated(visitor)]
        for _, page in tables:
            for _ in range(2):
                after_a_turn(page)
        live, cookies = far(tables[0][1]), dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        assert far(visitor.sit(tables[1][0], 0)) == live
        assert far(visitor.sit(tables[0][0], 0)) == (0, live[1]), "and no further"


def test_a_resent_message_takes_back_once(visitor: Visitor) -> None:
    _, page = seated(visitor)
    after_a_turn(page)
    for _ in range(2):
        page.say("undo", id="once", revision=page.state["revision"], past=True)
        assert page.answer("once")["type"] == "state"
    assert page.state["take_backs"] == 1


def test_a_finished_game_stays_finished(visitor: Visitor) -> None:
    table, page = seated(visitor)
    while page.question:
        page.until_asked(0)
        if page.question:
            page.act(page.texts()[0])
    assert page.state["view"]["over"] and not page.state["undo"]["past_gesture"]
    assert page.do("undo", past=True)["code"] == "over"
    assert visitor.get(f"/tables/{table}/outcome").status_code == 200


def test_one_alone_takes_back_too(visitor: Visitor) -> None:
    _, page = seated(visitor, "here", mode="solo")
    page.do("play_all")
    view = page.state["view"]
    page.act("end turn")
    page.until_asked(0)
    page.do("undo", past=True)
    assert page.state["view"] == view and page.state["take_backs"] == 1


def test_a_lesson_has_plain_undo(visitor: Visitor) -> None:
    """What was seen in a turn is taken back there without a mark; an ended turn is not."""
    lesson = visitor.get("/lessons").json()[0]["id"]
    page = after_a_turn(visitor.sit(visitor.post(f"/lessons/{lesson}").json()["table"], 0))
    assert refuses(page)


def test_a_table_that_goes_on_from_a_move_keeps_the_mark_and_takes_back_too(visitor: Visitor) -> None:
    table, page = seated(visitor)
    after_a_turn(page)
    page.do("undo", past=True)
    move = len(visitor.get(f"/tables/{table}/replay", seat=0).json()["moves"])
    fork = visitor.post(f"/tables/{table}/fork", {"move": move, "seat": 0}).json()["table"]
    again = visitor.sit(fork, 0)
    assert again.state["take_backs"] == 1
    again.act("end turn")
    again.until_asked(0)
    again.do("undo", past=True)
    assert again.state["take_backs"] == 2 and page.state["take_backs"] == 1


@pytest.fixture
def campaigns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with growing_by(Campaign, door, monkeypatch):
        yield


def test_games_of_trees_keep_what_was_revealed(server: Running, campaigns: None) -> None:
    visitor = server.visitor()
    made = visitor.post("/trees", {"ruleset": "ascension-10th", "name": "Two roads", "options": {}})
    assert made.status_code == 201, made.text
    page = visitor.sit(made.json()["table"], 0)
    assert refuses(after_a_turn(page))


def test_a_table_that_became_part_of_a_tree_keeps_it_too(server: Running) -> None:
    """Whatever its row says."""
    visitor = server.visitor()
    table, page = seated(visitor)
    after_a_turn(page)
    live = server.tables.live[table]
    assert live.may_take_back
    live.whereabouts = object()  # type: ignore[assignment]
    assert not live.may_take_back
    live.whereabouts = None


def test_a_seat_that_a_bot_takes_over_brings_no_take_backs(visitor: Visitor) -> None:
    """Two people have played at this table."""
    table, page = seated(visitor, "here", "here")
    assert visitor.post(f"/tables/{table}/leave", {"seat": 1, "how": "bot", "level": 1}).status_code == 204
    page.until(lambda state: state["seats"][1]["kind"] == "bot")
    assert refuses(after_a_turn(page))
