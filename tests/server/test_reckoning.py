"""What a game that is over could have come to: asked for, found beside the tables, kept, stopped, and told to nobody else."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.server import reckoning
from deckwright.server.devices import hash_of
from deckwright.server.reckoning import MOST_KEPT, MOST_OF_ADDRESS, Broken, Reckoner, Reckonings, Work, messages
from deckwright.server.records import SeatRecord
from deckwright.server.settings import Settings
from deckwright.table.game import Game
from tests.games.kingdom.players.test_par import finished
from tests.server.slow_reckoner import slow
from tests.server.visitor import Running, Visitor, heard, running, wait_for

RUNS = 3
ENDLESS = 1_000_000
MANY = 100_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("data")
    with running(Settings(data=data, reckoned_runs=RUNS, requests_per_minute=MANY)) as found:
        yield found


@pytest.fixture
def visitor(server: Running) -> Iterator[Visitor]:
    reckonings(server).runs = RUNS
    yield server.visitor()
    for table in [*reckonings(server).kept]:
        server.loop.call_soon_threadsafe(reckonings(server).stop, table)
    wait_for(lambda: not reckonings(server).running)
    reckonings(server).reckoner = Reckoner


def reckonings(server: Running) -> Reckonings:
    found: Reckonings = server.app.state.reckonings
    return found


def last_turns() -> Game:
    """The last two turns of a kingdom, in which an upgrade lies there for the taking."""
    return dw.scenario("kingdom", round=31, last_round=True, play=[9, 2, 3, 4, 5], deck=[6, 7, 8, 10], discard=[1],
                       stage={9: 3}, destroyed=[70], pool={"metal": 1, "stone": 4, "wood": 2}, seed=3)  # fmt: skip


def table_of(server: Running, visitor: Visitor, over: bool = True) -> dict[str, Any]:
    """A table of the visitor's with a kingdom that he has passed to its end."""
    visitor.make("here", "here")  # so that the device has a key
    device = hash_of(visitor.http.cookies["deckwright_device"])
    making = server.tables.open_game(last_turns(), [SeatRecord("here", "Ana")], device, "")
    made = asyncio.run_coroutine_threadsafe(making, server.loop).result(60)
    page = visitor.sit(made.table, 0)
    while over and page.question:
        page.act("pass" if "pass" in page.texts() else page.texts()[0])
    return {"table": made.table, "watch": made.watch, "links": []}


def told(visitor: Visitor, made: dict[str, Any]) -> dict[str, Any]:
    answer = visitor.get(f"/tables/{made['table']}/reckoning")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def ask(visitor: Visitor, made: dict[str, Any], status: int = 200, then: str = "") -> dict[str, Any]:
    answer = visitor.post(f"/tables/{made['table']}/reckoning{then}")
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until(visitor: Visitor, made: dict[str, Any], stage: str) -> dict[str, Any]:
    """Wait until it is at this stage."""
    found: dict[str, Any] = wait_for(lambda: (now := told(visitor, made))["stage"] == stage and now)
    return found


def test_nothing_is_looked_for_before_it_is_asked_for(server: Running, visitor: Visitor) -> None:
    made = table_of(server, visitor)
    visitor.get(f"/tables/{made['table']}/outcome")
    found = told(visitor, made)
    assert (found["stage"], found["runs"], found["scores"], found["turns"]) == ("unasked", RUNS, [], [])
    assert made["table"] not in reckonings(server).running


def test_scores_come_and_then_the_turns_that_cost_most(server: Running, visitor: Visitor) -> None:
    """K-R.26"""
    made = table_of(server, visitor)
    assert ask(visitor, made)["stage"] in ("waiting", "running")
    found = until(visitor, made, "done")
    assert found["scores"] == [one for one in dw.par(finished("pass"), runs=RUNS) if isinstance(one, int)]
    (worst,) = found["turns"]
    assert (worst["round"], worst["turn"], worst["first"]) == (31, 1, 0)
    assert 0 < worst["low"] <= worst["cost"] <= worst["high"]
    for lang, did, instead in zip(
        LANGUAGES, ("Pass", "Passar", "Pas", "Пас"), ("Upgrade", "Aprimorar", "Ulepsz", "Улучшить"), strict=True
    ):
        assert [heard(one, lang, "kingdom") for one in worst["did"]] == [did]
        assert any(heard(one, lang, "kingdom").startswith(instead) for one in worst["instead"])


def test_every_page_is_told_the_same_and_asking_again_finds_nothing_new(server: Running, visitor: Visitor) -> None:
    made = table_of(server, visitor)
    watcher = server.visitor()
    watcher.claim(made, None)
    assert ask(visitor, made)["table"] == ask(visitor, made)["table"]
    found = until(visitor, made, "done")
    assert told(watcher, made) == told(visitor, made) == ask(visitor, made) == found
    assert not reckonings(server).running


def test_who_may_ask(server: Running, visitor: Visitor) -> None:
    made = table_of(server, visitor)
    stranger, watcher = server.visitor(), server.visitor()
    watcher.claim(made, None)
    assert stranger.get(f"/tables/{made['table']}/reckoning").status_code == 403
    assert ask(stranger, made, 403)["code"] == ask(stranger, made, 403, "/stop")["code"] == "no-place"
    assert ask(watcher, made, 403)["code"] == ask(watcher, made, 403, "/stop")["code"] == "watching"
    assert ask(visitor, {"table": "x" * 24}, 404)["code"] == "no-table"
    assert told(visitor, made)["stage"] == "unasked"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_told_is_refused_in_words(server: Running, visitor: Visitor, lang: str) -> None:
    running_game = table_of(server, visitor, over=False)
    other = visitor.make("here", "here")
    for made, status, code in ((running_game, 409, "not-over"), (other, 404, "no-reckoning")):
        answer = visitor.get(f"/tables/{made['table']}/reckoning", lang=lang)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert " " in answer.json()["detail"] and "problem-" not in answer.json()["detail"]
        assert ask(visitor, made, status)["code"] == code


@pytest.fixture
def endless(server: Running, visitor: Visitor) -> list[Reckoner]:
    """Runs go on until somebody ends them; the processes that make them."""
    made: list[Reckoner] = []

    def start(work: Work) -> Reckoner:
        made.append(slow(work))
        return made[-1]

    reckonings(server).reckoner, reckonings(server).runs = start, ENDLESS
    return made


def test_it_is_stopped_and_gone_on_with(server: Running, visitor: Visitor, endless: list[Reckoner]) -> None:
    made = table_of(server, visitor)
    ask(visitor, made)
    wait_for(lambda: len(told(visitor, made)["scores"]) >= 2)
    assert ask(visitor, made, then="/stop")["stage"] == "stopped"
    assert ask(visitor, made, then="/stop")["stage"] == "stopped"
    wait_for(lambda: not endless[0].process.is_alive())
    kept = told(visitor, made)["scores"]
    wait_for(lambda: not reckonings(server).running)
    assert told(visitor, made)["scores"] == kept
    reckonings(server).runs = len(kept) + 1
    ask(visitor, made)
    assert until(visitor, made, "done")["scores"][: len(kept)] == kept


def test_a_process_that_was_killed_is_told_of_and_can_be_asked_again(
    server: Running, visitor: Visitor, endless: list[Reckoner]
) -> None:
    made = table_of(server, visitor)
    ask(visitor, made)
    wait_for(lambda: told(visitor, made)["scores"])
    endless[0].process.kill()
    kept = until(visitor, made, "failed")["scores"]
    assert kept
    reckonings(server).runs = len(kept)
    ask(visitor, made)
    found = until(visitor, made, "done")
    assert found["scores"] == kept and found["turns"]


def test_others_wait_for_their_turn(server: Running, visitor: Visitor, endless: list[Reckoner]) -> None:
    first = table_of(server, visitor)
    ask(visitor, first)
    assert ask(visitor, table_of(server, visitor), 409)["code"] == "reckoning-other"
    others = [server.visitor() for _ in range(MOST_OF_ADDRESS)]
    tables = [table_of(server, one) for one in others]
    places = [ask(one, made)["place"] for one, made in zip(others[:-1], tables, strict=False)]
    assert places == list(range(1, MOST_OF_ADDRESS))
    assert ask(others[-1], tables[-1], 409)["code"] == "reckoning-many"
    assert ask(others[0], tables[0], then="/stop")["stage"] == "stopped"
    assert told(others[1], tables[1])["place"] == 1
    ask(visitor, first, then="/stop")
    assert until(others[1], tables[1], "running")["place"] == 0
    for one, made in zip(others[:-1], tables, strict=False):
        ask(one, made, then="/stop")


def test_it_ends_with_the_server_and_is_found_again_afterwards(tmp_path: Path) -> None:
    settings, made_of = (
        Settings(data=tmp_path / "data", reckoned_runs=ENDLESS, requests_per_minute=MANY),
        list[Reckoner](),
    )
    with running(settings) as server:
        visitor = server.visitor()
        reckonings(server).reckoner = lambda work: made_of.append(slow(work)) or made_of[-1]
        made = table_of(server, visitor)
        ask(visitor, made)
        wait_for(lambda: len(told(visitor, made)["scores"]) >= 2)
        scores, cookies = told(visitor, made)["scores"], dict(visitor.http.cookies)
    assert not made_of[0].process.is_alive()
    with running(replace(settings, reckoned_runs=2)) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        assert told(visitor, made)["stage"] == "unasked"
        ask(visitor, made)
        assert until(visitor, made, "done")["scores"] == scores[:2]


def test_nothing_of_the_seed_is_told(server: Running, visitor: Visitor) -> None:
    made = table_of(server, visitor)
    ask(visitor, made)
    found = until(visitor, made, "done")
    assert {*found} == {"table", "revision", "stage", "place", "runs", "scores", "looked_at", "to_look_at", "turns"}
    assert all("seed" not in one for one in found["turns"])


def test_nobody_listens_any_more_to_one_that_is_stopped() -> None:
    work = Work("kingdom", "solo", {}, last_turns().state.tobytes(), ["pass"], 0, 1)

    async def listen(reckoner: Reckoner, listening: list[Any]) -> None:
        try:
            await reckoner.next()
        finally:
            listening += asyncio.all_tasks() - {asyncio.current_task(), main}
            reckoner.close()

    async def stop() -> list[Any]:
        nonlocal main
        main, left = asyncio.current_task(), list[Any]()
        reckoner = slow(work)
        await reckoner.start()
        listener = asyncio.create_task(listen(reckoner, left))
        await asyncio.sleep(0.01)
        listener.cancel()
        await asyncio.gather(listener, return_exceptions=True)
        assert not reckoner.process.is_alive()
        return left

    main: asyncio.Task[Any] | None = None
    assert asyncio.run(stop()) == []


def test_what_goes_wrong_in_the_process_comes_back_in_words() -> None:
    (message,) = messages(Work("kingdom", "solo", {}, last_turns().state.tobytes(), ["no such action"], 0, 0))
    assert isinstance(message, Broken) and "no such action" not in message.where


def test_what_was_asked_for_longest_ago_is_forgotten() -> None:
    kept = Reckonings(Settings())
    for n in range(MOST_KEPT + 3):
        kept.kept[str(n)] = reckoning.Sum(str(n), stage="done")
    kept.kept["0"].stage = "waiting"
    kept.forget()
    assert len(kept.kept) == MOST_KEPT and [*kept.kept][:2] == ["0", "4"]
