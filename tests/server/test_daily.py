"""The deal of a day: everybody meets the same one and the same bot, once; until the day is over nobody hears of the others."""

import asyncio
import hashlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import deckwright as dw
from deckwright.server import thinking
from deckwright.server.daily import median_of
from deckwright.server.daily_messages import DailyBar
from deckwright.server.days import SPARE, Days, days_before, end_of, ruleset_of
from deckwright.server.devices import hash_of
from deckwright.server.records import SeatRecord
from deckwright.server.settings import Settings
from deckwright.server.thinking import Task, decide, seed_alike
from deckwright.table.seeds import key_in
from tests.server.visitor import Running, SocketPage, Visitor, running, wait_for

NOON = 1_795_089_600.0  # of 19 November 2026
DAY = 24 * 3600.0
TODAY, TOMORROW = "2026-11-19", "2026-11-20"


@pytest.fixture
def noon(settings: Settings) -> Iterator[Running]:
    with running(settings) as found:
        at(found, NOON)
        yield found


def at(server: Running, moment: float) -> None:
    """It is this time at the server."""
    server.tables.days.clock = lambda: moment


def begin(visitor: Visitor, day: str = TODAY) -> str:
    answer = visitor.post("/daily", {"day": day})
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["table"]
    return found


def played(visitor: Visitor, turns: int) -> SocketPage:
    """A page at the deal of the day after so many turns of its person."""
    page = visitor.sit(begin(visitor), 0)
    for _ in range(turns):
        page.until_asked(0)
        page.play_turn()
    page.until_asked(0)
    return page


def nearly_over(server: Running, visitor: Visitor, own: int, other: int, day: str = TODAY) -> SocketPage:
    """The table of a try at which one action is left, after which the scores are these."""
    visitor.post("/daily", {"day": "2000-01-01"})  # so that the device has a key
    game = dw.scenario(
        "ascension-10th", 2, hand=[[], []], deck=[[], []], pool=0, end_triggered=True, honor=[own, other],
        turn_player=0, first=1, seed=1,
    )  # fmt: skip
    seats = [SeatRecord("here", ""), SeatRecord("bot", "", 4)]
    device = hash_of(visitor.http.cookies["deckwright_device"])
    making = server.tables.open_game(game, seats, device, "", daily=day)
    return visitor.sit(asyncio.run_coroutine_threadsafe(making, server.loop).result(20).table, 0)


def finish(server: Running, visitor: Visitor, own: int, other: int, day: str = TODAY) -> str:
    """A try that came to this."""
    page = nearly_over(server, visitor, own, other, day)
    page.act("end turn")
    assert page.state["view"]["over"], page.state["view"]
    table: str = page.socket.request.path.split("/")[3]  # type: ignore[union-attr]
    wait_for(lambda: stage_of(visitor, day) != "running")
    return table


def day_of(visitor: Visitor, day: str) -> dict[str, Any]:
    shown = visitor.get("/daily").json()
    return next(one for one in [shown["today"], *shown["past"]] if one["day"] == day)


def stage_of(visitor: Visitor, day: str) -> str:
    stage: str = day_of(visitor, day)["stage"]
    return stage


def test_everybody_meets_the_same_deal_and_a_bot_that_plays_alike(noon: Running) -> None:
    one, other = (played(noon.visitor(), 3) for _ in range(2))
    assert one.log == other.log and len(one.log) > 30
    assert one.state["view"] == other.state["view"]
    assert one.state["daily"] == TODAY
    assert {seat["level"] for seat in one.state["seats"]} == {None, 4}


def test_a_bot_plays_alike_however_often_it_stops_to_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dw.new("ascension-10th", 2, seed=b"some day", first=0)

    def whole_turn(talk_after: float) -> list[str]:
        monkeypatch.setattr(thinking, "TALK_AFTER", talk_after)
        going, texts = game.copy(), list[str]()
        while going.player == 0:
            state = going.state.tobytes()
            task = Task(game.ruleset_id, game.mode, game.options, state, 0, 4, len(texts), len(texts))
            told = decide(task)
            for text in told:
                going.play(text)
            texts.extend(told)
        return texts

    assert whole_turn(0.0) == whole_turn(1000.0)


def test_a_bot_draws_by_the_key_its_seat_and_the_actions_so_far() -> None:
    key = bytes(range(32))
    said = b"deckwright bot 1\n" + key + b"\x01" + b"\x05\x01\x00\x00"
    assert seed_alike(key, 1, 261) == int.from_bytes(hashlib.sha256(said).digest()[:8], "little")
    assert len({seed_alike(key, seat, played) for seat in (0, 1) for played in range(3)}) == 6


def test_a_device_has_one_try(noon: Running) -> None:
    visitor, other = noon.visitor(), noon.visitor()
    assert day_of(visitor, TODAY)["stage"] == "free"
    table = begin(visitor)
    assert begin(visitor) == table != begin(other)
    assert (stage_of(visitor, TODAY), day_of(visitor, TODAY)["table"]) == ("running", table)
    assert visitor.post(f"/tables/{table}/leave", {"seat": 0, "how": "bot"}).json()["code"] == "daily-no-bot"
    assert visitor.post(f"/tables/{table}/leave", {"seat": 0, "how": "end"}).status_code == 204
    wait_for(lambda: stage_of(visitor, TODAY) == "given_up")
    assert begin(visitor) == table and day_of(visitor, TODAY)["result"] is None


def test_two_tabs_that_begin_at_once_are_one_try(noon: Running) -> None:
    visitor = noon.visitor()
    begin(visitor)
    device = "f" * 64

    async def twice() -> list[str]:
        daily = noon.tables.finished.__self__  # type: ignore[attr-defined]
        return [one.table for one in await asyncio.gather(daily.begin(TODAY, device), daily.begin(TODAY, device))]

    one, other = asyncio.run_coroutine_threadsafe(twice(), noon.loop).result(20)
    assert one == other


def test_only_the_deal_of_today_is_dealt(noon: Running) -> None:
    visitor = noon.visitor()
    for day in ("2026-11-18", TOMORROW):
        assert visitor.post("/daily", {"day": day}).json()["code"] == "daily-other-day"
    assert visitor.post("/daily", {"day": "today"}).status_code == 400
    at(noon, NOON + DAY)
    assert visitor.post("/daily", {"day": TODAY}).json()["code"] == "daily-other-day"
    assert noon.tables.live[begin(visitor, TOMORROW)].game.ruleset_id == ruleset_of(TOMORROW) != ruleset_of(TODAY)


def test_nothing_is_taken_back_past_what_was_revealed(noon: Running) -> None:
    page = played(noon.visitor(), 1)
    assert not page.state["undo"]["past_gesture"] and page.do("undo", past=True)["code"] == "undo"


def test_a_deal_follows_from_the_key_of_the_server_and_the_day(tmp_path: Path) -> None:
    settings = [Settings(data=tmp_path / name) for name in ("one", "other")]
    for one in settings:
        one.data.mkdir()
    days = [Days(one) for one in (*settings, settings[0])]
    assert days[0].seed(TODAY) == days[2].seed(TODAY) != days[1].seed(TODAY)
    assert days[0].seed(TODAY) != days[0].seed(TOMORROW) and len(days[0].seed(TODAY)) == 32


def test_rulesets_take_turns_and_the_deal_says_who_begins(tmp_path: Path) -> None:
    days = Days(Settings(data=tmp_path))
    some = [TODAY, *days_before(TODAY, 11)]
    assert len({ruleset_of(day) for day in some[:3]}) == 3 and ruleset_of(some[0]) == ruleset_of(some[3])
    assert {dw.new(ruleset_of(day), 2, days.seed(day)).first for day in some} == {0, 1}


SEALED = ["links", "returns", "replay", "replay/0", "story", "reckoning"]


def test_a_day_is_sealed_until_it_is_over(noon: Running) -> None:
    visitor, stranger = noon.visitor(), noon.visitor()
    table = finish(noon, visitor, 12, 7)
    posts = {
        "fork": {"move": 0}, "ask": {"secret": "x"}, "claim": {"secret": "x"}, "alone": {"seat": 0},
        "answer": {"seat": 0, "code": "x", "yes": True}, "reckoning": None, "reckoning/stop": None,
    }  # fmt: skip
    for path in SEALED:
        assert visitor.get(f"/tables/{table}/{path}").json()["code"] == "daily-sealed", path
    for path, body in posts.items():
        assert visitor.post(f"/tables/{table}/{path}", body).json()["code"] == "daily-sealed", path
    assert visitor.get(f"/tables/{table}/outcome").status_code == 200, "one's own result"
    at(noon, end_of(TODAY))
    assert visitor.get(f"/tables/{table}/replay").status_code == 200
    watch = visitor.get(f"/tables/{table}/links").json()["watch"]
    assert stranger.come(table, watch).json()["watching"]


def test_a_game_that_goes_on_after_its_day_stays_sealed_while_it_may_count(noon: Running) -> None:
    visitor, other = noon.visitor(), noon.visitor()
    page = nearly_over(noon, visitor, 3, 9)
    finish(noon, other, 5, 2)
    table: str = page.socket.request.path.split("/")[3]  # type: ignore[union-attr]
    at(noon, end_of(TODAY) + SPARE)
    assert visitor.get(f"/tables/{table}/replay").json().get("code") is None
    at(noon, end_of(TODAY) + SPARE - 1)
    assert visitor.get(f"/tables/{table}/replay").json()["code"] == "daily-sealed"
    assert (stage_of(visitor, TODAY), day_of(visitor, TODAY)["field"]) == ("running", None)
    page.act("end turn")
    wait_for(lambda: stage_of(visitor, TODAY) == "done")
    field = day_of(visitor, TODAY)["field"]
    assert (field["finished"], field["place"]) == (2, 2)
    assert visitor.get(f"/tables/{table}/replay").status_code == 200


def test_a_game_that_is_finished_too_late_does_not_count(noon: Running) -> None:
    visitor, other = noon.visitor(), noon.visitor()
    page = nearly_over(noon, visitor, 30, 2)
    finish(noon, other, 5, 2)
    at(noon, end_of(TODAY) + SPARE + 1)
    page.act("end turn")
    wait_for(lambda: stage_of(visitor, TODAY) == "late")
    day = day_of(visitor, TODAY)
    assert day["result"]["margin"] == 28 and visitor.get("/daily").json()["streak"] == 0
    assert (day["field"]["tries"], day["field"]["finished"], day["field"]["place"]) == (2, 1, None)


def test_of_others_everybody_hears_when_the_day_is_over(noon: Running) -> None:
    margins = [(40, 30), (20, 25), (33, 23), (10, 10)]
    visitors = [noon.visitor() for _ in margins]
    before = noon.visitor().get("/daily").json()
    for visitor, (own, other) in zip(visitors, margins, strict=True):
        finish(noon, visitor, own, other)
    quitter = noon.visitor()
    quitter.post(f"/tables/{begin(quitter)}/leave", {"seat": 0, "how": "end"})
    wait_for(lambda: stage_of(quitter, TODAY) == "given_up")
    assert noon.visitor().get("/daily").json() == before, "not even how many have played"
    today = day_of(visitors[0], TODAY)
    assert today["result"] == {"own": 40, "other": 30, "margin": 10, "won": True} and today["field"] is None
    at(noon, end_of(TODAY))
    fields = [day_of(visitor, TODAY)["field"] for visitor in [*visitors, quitter, noon.visitor()]]
    assert [field["place"] for field in fields] == [1, 4, 1, 3, None, None]
    assert {(field["tries"], field["finished"], field["median"]) for field in fields} == {(5, 4, 5.0)}
    assert fields[0]["bars"] == [
        {"margin": -5, "count": 1}, {"margin": 0, "count": 1}, {"margin": 10, "count": 2},
    ]  # fmt: skip
    at(noon, end_of(TODAY) + 6 * DAY)
    assert day_of(visitors[0], TODAY)["field"] == fields[0]
    at(noon, end_of(TODAY) + 7 * DAY)
    assert TODAY not in [day["day"] for day in visitors[0].get("/daily").json()["past"]]


def test_days_in_a_row_are_counted_up_to_today_or_yesterday(noon: Running) -> None:
    visitor = noon.visitor()
    for day in ("2026-11-14", "2026-11-16", "2026-11-17", "2026-11-18"):
        at(noon, end_of(day) - 1)
        finish(noon, visitor, 1, 0, day)
    streaks = []
    for moment in (end_of("2026-11-18") - 1, NOON, NOON + DAY):
        at(noon, moment)
        streaks.append(visitor.get("/daily").json()["streak"])
    assert streaks == [3, 3, 0]


def test_what_was_not_noted_is_found_when_somebody_looks(noon: Running) -> None:
    noon.tables.finished = lambda _table: None  # as if the server had been stopped just then
    visitor = noon.visitor()
    page = nearly_over(noon, visitor, 8, 2)
    page.act("end turn")
    assert wait_for(lambda: day_of(visitor, TODAY)["result"])["margin"] == 6


def test_what_a_page_is_told_does_not_tell_the_deal(noon: Running) -> None:
    visitor, stranger = noon.visitor(), noon.visitor()
    page = played(visitor, 2)
    table = begin(visitor)
    key = key_in(noon.tables.live[table].game.state)
    secrets = {key, noon.tables.days.seed(TODAY), noon.tables.days.secret}
    told = "".join(page.frames) + "".join(
        visitor.get(path).text for path in ("/daily", "/tables", f"/tables/{table}/state", f"/tables/{table}/place")
    )
    told += visitor.post(f"/tables/{table}/fork", {"move": 0}).text
    for secret in secrets:
        assert secret.hex() not in told and secret.decode("latin-1") not in told
    for path in ("state", "outcome", "replay", "place", "faces"):
        answer = stranger.get(f"/tables/{table}/{path}")
        assert answer.status_code == 403, path
    assert stranger.get("/tables").json() == []


def test_twins_hear_the_same_whatever_is_hidden(noon: Running) -> None:
    """Two tables of a day that differ only in what their person may not know: over socket and HTTP the same is told."""
    told = []
    begun = dw.new("ascension-10th", 2, seed=1, first=0)
    for number in range(2):
        visitor = noon.visitor()
        visitor.post("/daily", {"day": "2000-01-01"})
        device = hash_of(visitor.http.cookies["deckwright_device"])
        seats = [SeatRecord("here", ""), SeatRecord("bot", "", 4)]
        making = noon.tables.open_game(begun.determinize(0, number), seats, device, "", daily=TODAY)
        table = asyncio.run_coroutine_threadsafe(making, noon.loop).result(20).table
        page = visitor.sit(table, 0)
        shown = visitor.get("/daily").text
        told.append((page.frames, shown.replace(table, "")))
    assert told[0] == told[1]


def test_a_game_that_is_over_opens_nothing_before_its_day_is(noon: Running) -> None:
    visitor = noon.visitor()
    visitor.post("/daily", {"day": "2000-01-01"})
    game = dw.scenario(
        "ascension-10th", 2, hand=[["militia"], ["apprentice", "mystic"]], deck=[["apprentice", "mystic"], ["militia", "mystic"]],
        pool=0, end_triggered=True, honor=[5, 2], turn_player=0, first=1, seed=3,
    )  # fmt: skip
    seats = [SeatRecord("here", ""), SeatRecord("bot", "", 4)]
    device = hash_of(visitor.http.cookies["deckwright_device"])
    making = noon.tables.open_game(game, seats, device, "", daily=TODAY)
    table = asyncio.run_coroutine_threadsafe(making, noon.loop).result(20).table
    page = visitor.sit(table, 0)
    page.act("end turn")
    wait_for(lambda: stage_of(visitor, TODAY) == "done")
    again, over = visitor.sit(table, 0), noon.tables.live[table].game
    for view in (page.state["view"], again.state["view"], visitor.get(f"/tables/{table}/state", seat=0).json()["view"]):
        assert view["over"] and view["scores"] == over.scores() and view["winners"] == over.winners()
        assert "seed" not in view and "cards" not in view["center"] and view["center"]["count"] > 50
        assert "cards" not in view["seats"][1]["hand"]
    told = "".join([*page.frames, *again.frames, visitor.get(f"/tables/{table}/outcome").text])
    assert key_in(over.state).hex() not in told
    hidden = over.log.first_hidden(0)
    assert all(
        event["card"] is None for event in again.log[hidden:] if event["kind"] == "draw" and event["player"] == 1
    )
    at(noon, end_of(TODAY))
    opened = visitor.sit(table, 0).state["view"]
    assert opened["seed"] == key_in(over.state).hex() and opened["center"]["cards"]


def test_a_server_may_deal_none(settings: Settings) -> None:
    with running(replace(settings, daily=False)) as server:
        visitor = server.visitor()
        shown = visitor.get("/daily").json()
        assert (shown["today"], shown["past"], shown["streak"]) == (None, [], 0)
        assert visitor.post("/daily", {"day": TODAY}).json()["code"] == "no-daily"


@pytest.mark.parametrize(
    ("bars", "median"), [([], None), ([(3, 1)], 3.0), ([(-4, 1), (1, 1)], -1.5), ([(-4, 1), (2, 5)], 2.0)]
)
def test_the_margin_in_the_middle(bars: list[tuple[int, int]], median: float | None) -> None:
    assert median_of([DailyBar(*bar) for bar in bars]) == median


def test_a_try_that_cannot_be_read_stops_nothing_else(noon: Running) -> None:
    visitor, other = noon.visitor(), noon.visitor()
    finish(noon, visitor, 8, 2)
    finish(noon, other, 7, 2)
    table = day_of(visitor, TODAY)["table"]
    with noon.tables.store.engine.begin() as connection:
        connection.exec_driver_sql('update daily_tries set finished = ?, won = ? where "table" = ?', ("x", b"y", table))
    assert day_of(visitor, TODAY)["stage"] == "free" and day_of(other, TODAY)["stage"] == "done"
    at(noon, end_of(TODAY))
    assert day_of(other, TODAY)["field"]["place"] is not None
