"""A hint is what a strong bot would do in one's place. It knows no more than whoever asks, and everybody sees how many there were."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

import httpx
import pytest

import deckwright as dw
from deckwright.bots import advice
from deckwright.bots.advice import lead_of
from deckwright.server.settings import Settings
from deckwright.server.thinking import Counsel, Task, Thinkers, counsel
from tests.server.visitor import InThreads, Running, SocketPage, Visitor, running, wait_for


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def hint(visitor: Visitor, table: str, revision: int, seat: int = 0) -> httpx.Response:
    return visitor.post(f"/tables/{table}/hint", {"seat": seat, "revision": revision})


def hinted(visitor: Visitor, table: str, page: SocketPage) -> dict[str, Any]:
    answer = hint(visitor, table, page.state["revision"])
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def seated(visitor: Visitor, *seats: str, **more: Any) -> tuple[str, SocketPage]:
    table = visitor.make(*(seats or ("here", "bot 1")), **more)["table"]
    page = visitor.sit(table, 0)
    page.until_asked(0)
    return table, page


def test_a_hint_names_what_can_be_done_and_is_counted_once_for_a_position(visitor: Visitor, shared: Running) -> None:
    table, page = seated(visitor)
    assert page.state["may_hint"] and page.state["hints"] == 0
    first = hinted(visitor, table, page)
    assert first["hints"] == 1 and first["revision"] == page.state["revision"]
    assert first["choices"][0]["text"] in page.texts() and first["choices"][0]["label"]
    page.until(lambda state: state["hints"] == 1)
    assert hinted(visitor, table, page) == first, "asked again, the same is told"
    page.act(first["choices"][0]["text"])
    page.until_asked(0)
    assert hinted(visitor, table, page)["hints"] == 2
    page.act(page.texts()[0])
    assert page.state["hints"] == 2
    assert visitor.get("/tables").json()[0]["hints"] == 2
    assert visitor.get(f"/tables/{table}/replay", seat=0).json()["hints"] == 2
    assert shared.tables.live.pop(table).hints == 2  # read anew
    assert visitor.get(f"/tables/{table}/state", seat=0).json()["hints"] == 2


def advised(game: dw.Game, seat: int) -> list[Counsel]:
    return counsel(Task(game.ruleset_id, game.mode, game.options, game.state.tobytes(), seat, 0, 7))


@pytest.mark.parametrize("ruleset", ["ascension-10th", "rise-of-vigil"])
def test_games_that_differ_in_what_is_hidden_get_the_same_hint(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "DEEPEST", 4)  # which thinks in the same way, for less long
    monkeypatch.setattr(advice, "EXPECTING", 100)
    game, bot = dw.new(ruleset, 2, seed=5, first=0), dw.bots.make("greedy", 1)
    told = []
    for _ in range(60):
        seat = game.player
        assert seat is not None
        if not any(action.kind in ("play", "use") for action in game.actions()):  # it takes a thought
            twins = [game.determinize(seat, key) for key in (1, 2)]
            assert twins[0].state.tobytes() != twins[1].state.tobytes()
            one, other = (advised(twin, seat) for twin in twins)
            assert one == other == advised(game, seat)
            told += one
        game.play(dw.bots.ask(bot, game))
    assert len({one.text for one in told}) > 5


def test_what_is_expected_fits_the_game() -> None:
    def lead(honor: list[int]) -> Counsel:
        game = dw.scenario(
            "ascension-10th", 2, hand=[["apprentice"] * 3, ["apprentice"] * 5], runes=3, pool=4, honor=honor, seed=1
        )
        game.play_all()
        return advised(game, 0)[0]

    ahead, behind = lead([60, 5]), lead([5, 60])
    if ahead.lead is None or behind.lead is None:  # interpreted, a hint names the choice alone
        assert ahead.lead is behind.lead is ahead.wins is behind.wins is None
        return
    assert ahead.lead > 40 and behind.lead < -40
    assert ahead.wins == 1.0 and behind.wins == 0.0


def test_a_lead_is_read_off_its_curve() -> None:
    assert lead_of(0.5) == 0.0
    assert lead_of(1.0) > 100 and lead_of(0.0) < -100
    assert lead_of(0.6) == -lead_of(0.4) == pytest.approx(16.2, abs=0.1)


@pytest.mark.parametrize(
    ("seats", "more"),
    [(("here", "here"), {}), (("here", "link", "bot 1"), {}), (("here", "bot 1"), {"take_backs": False})],
)
def test_where_several_play_or_nothing_is_practised_there_are_none(
    visitor: Visitor, seats: tuple[str, ...], more: dict[str, Any]
) -> None:
    table = visitor.make(*seats, **more)["table"]
    page = visitor.sit(table, 0)
    assert not page.state["may_hint"]
    assert hint(visitor, table, page.state["revision"]).json()["code"] == "no-hints"
    assert page.state["hints"] == 0


def test_at_the_deal_of_the_day_in_lessons_and_in_trees_there_are_none(visitor: Visitor) -> None:
    day = visitor.get("/daily").json()["today"]["day"]
    lesson = visitor.get("/lessons").json()[0]["id"]
    tables = [
        visitor.post("/daily", {"day": day}).json()["table"],
        visitor.post(f"/lessons/{lesson}").json()["table"],
        visitor.post("/trees", {"ruleset": "kingdom", "name": "Oak"}).json()["table"],
    ]
    for table in tables:
        page = visitor.sit(table, 0)
        assert not page.state["may_hint"]
        assert hint(visitor, table, page.state["revision"]).json()["code"] == "no-hints"


def test_at_open_practice_there_are_some_without_take_backs_too(visitor: Visitor) -> None:
    table, page = seated(visitor, take_backs=False, seed="practice")
    assert page.state["may_hint"] and hinted(visitor, table, page)["choices"]


def test_only_who_is_asked_gets_one_for_the_table_as_it_is(visitor: Visitor, shared: Running) -> None:
    table, page = seated(visitor)
    made = visitor.get(f"/tables/{table}/links").json()
    watcher = shared.visitor()
    watcher.claim(made, None)
    assert hint(watcher, table, page.state["revision"]).json()["code"] == "not-yours"
    assert hint(shared.visitor(), table, page.state["revision"]).json()["code"] == "no-place"
    assert hint(visitor, table, page.state["revision"], 1).json()["code"] == "not-yours"
    assert hint(visitor, table, page.state["revision"] + 1).json()["code"] == "stale"


def test_with_another_device_at_the_seat_there_are_none_any_more(visitor: Visitor, shared: Running) -> None:
    table, page = seated(visitor, seed="shared")
    shared.visitor().come(table, visitor.back(table, 0))
    assert hint(visitor, table, page.state["revision"]).json()["code"] == "no-hints"


class Slow(InThreads):
    """A bot that gives advice when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.let = threading.Event(), threading.Event()

    async def advise(self, task: Task) -> list[Counsel]:
        self.asked.set()
        await asyncio.to_thread(self.let.wait, 20)
        return await super().advise(task)


def test_a_device_gets_one_at_a_time_and_no_table_waits_for_it(settings: Settings) -> None:
    slow: Thinkers = Slow()
    assert isinstance(slow, Slow)
    with running(settings, slow) as server:
        visitor = server.visitor()
        table, page = seated(visitor)
        other, there = seated(visitor)
        answers: list[httpx.Response] = []
        asking = threading.Thread(target=lambda: answers.append(hint(visitor, table, page.state["revision"])))
        asking.start()
        wait_for(slow.asked.is_set)
        assert hint(visitor, other, there.state["revision"]).json()["code"] == "hint-wait"
        there.act(there.texts()[0])
        page.act(page.texts()[0])  # and what comes too late is neither told nor counted
        slow.let.set()
        asking.join()
        assert answers[0].json()["code"] == "stale" and page.state["hints"] == 0


def test_a_device_gets_so_many_a_minute(settings: Settings) -> None:
    with running(replace(settings, hints_per_minute=2)) as server:
        visitor = server.visitor()
        codes = []
        for _ in range(3):
            table, page = seated(visitor)
            codes.append(hint(visitor, table, page.state["revision"]).json().get("code"))
        assert codes == [None, None, "hint-many"]
