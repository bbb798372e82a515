"""Bots at every kind of table; slow ones, and processes that break down."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import deckwright as dw
from deckwright.bots import compiling
from deckwright.games.ascension.kind import KIND
from deckwright.server.playing import MOST_AWAKE, pause
from deckwright.server.settings import Settings
from deckwright.server.thinking import (
    LONGEST,
    MOST_SILENT,
    MOST_STARTING,
    Task,
    Thinkers,
    Watch,
    decide,
    level_now,
)
from tests.server.visitor import InThreads, Running, SocketPage, Visitor, running, wait_for


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def play_rounds(page: SocketPage, rounds: int) -> None:
    """The person at seat 0 plays until so many rounds are over."""
    while page.question and page.state["view"]["round"] <= rounds:
        page.until_asked(0)
        if page.question and page.state["view"]["round"] <= rounds:
            page.act(page.texts()[0])


@pytest.mark.parametrize(
    ("ruleset", "mode", "seats"),
    [
        ("ascension-10th", "versus", 2),
        ("rise-of-vigil", "versus", 4),
        ("ascension-combined", "versus", 6),
        ("ascension-10th", "teams", 4),
        ("ascension-10th", "solo", 1),
        ("rise-of-vigil", "solo", 1),
    ],
)
def test_bots_play_in_every_mode(visitor: Visitor, ruleset: str, mode: str, seats: int) -> None:
    made = visitor.make("here", *["bot 1"] * (seats - 1), ruleset=ruleset, mode=mode)
    page = visitor.sit(made["table"], 0)
    play_rounds(page, 2)
    assert page.state["view"]["round"] == 3
    players = {event["player"] for event in page.log if event["kind"] == "turn"}
    assert players >= set(range(seats))


def test_a_whole_game_against_a_bot_has_an_outcome_and_opens_everything(visitor: Visitor) -> None:
    made = visitor.make("Ana: here", "bot 1", seed="whole game")
    page = visitor.sit(made["table"], 0)
    while page.question:
        page.until_asked(0)
        if page.question:
            page.act(page.texts()[0])
    assert page.state["view"]["over"] and page.state["view"]["seed"]
    assert all(event["card"] for event in page.log if event["kind"] == "draw")
    outcome = visitor.get(f"/tables/{made['table']}/outcome").json()
    assert [seat["total"] for seat in outcome["honor"]] == page.state["view"]["scores"]
    for seat in outcome["honor"]:
        assert seat["tokens"] + seat["heroes"] + seat["constructs"] + seat["other"] == seat["total"]
    assert outcome["over_turns"][-1] == page.state["view"]["scores"]
    assert len(outcome["over_turns"]) in (page.state["view"]["turns"], page.state["view"]["turns"] + 1)
    again = visitor.sit(made["table"], 0)
    assert again.log == page.log


def test_a_level_stays_a_level(visitor: Visitor) -> None:
    wanted = {"kind": "bot", "level": 6}
    answer = visitor.post("/tables", {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "here"}, wanted]}})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-level")


class Slow(InThreads):
    """Bots of level 5 think until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()

    async def ask(self, task: Task) -> list[str]:
        while task.level == 5 and not self.go.is_set():
            await asyncio.sleep(0.01)
        return await super().ask(task)


def test_a_slow_bot_delays_no_other_table(settings: Settings) -> None:
    slow = Slow()
    with running(settings, slow) as server:
        visitor = server.visitor()
        waiting = visitor.sit(visitor.make("here", "bot 5", first=1)["table"], 0)
        page = visitor.sit(visitor.make("here", "bot 1", first=1)["table"], 0)
        page.until_asked(0)
        assert waiting.question and waiting.question["player"] == 1
        slow.go.set()
        waiting.until_asked(0)


class Failing(InThreads):
    """Bots that fail the first times."""

    failures = 1
    error: type[Exception] = RuntimeError

    async def ask(self, task: Task) -> list[str]:
        if self.failures:
            self.failures -= 1
            raise self.error("mystic in the hand")
        return await super().ask(task)


def test_a_bot_that_failed_is_asked_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.playing.FIRST_PAUSE", 0.01)
    with running(settings, Failing()) as server:
        visitor = server.visitor()
        page = visitor.sit(visitor.make("here", "bot 1", first=1)["table"], 0)
        page.until_asked(0)


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """One process; it takes seconds to start."""
    found = Thinkers(1)
    yield found
    found.close()


def agree(one: list[str], other: list[str]) -> bool:
    """Whether a bot did the same twice, as far as it told: a process that has just begun tells less at once."""
    return bool(one and other) and all(a == b for a, b in zip(one, other, strict=False))


def test_a_process_that_was_killed_is_replaced(thinkers: Thinkers) -> None:
    game = dw.new("ascension-10th", 2, seed=1)
    assert game.player is not None
    task = Task("ascension-10th", "versus", game.options, game.state.tobytes(), game.player, 1, 7)

    async def kill_and_ask() -> tuple[list[str], list[str]]:
        first = await thinkers.ask(task)
        process = thinkers.of(deep=False)[0].process
        os.kill(process.pid or 0, signal.SIGKILL)
        return first, await thinkers.ask(task)

    first, second = asyncio.run(kill_and_ask())
    assert first and second and game.copy().play(first[0]) is None
    assert agree(first, second), "equal seeds give equal play"


def test_a_bot_tells_what_it_decided_so_far_when_it_thinks_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dw.new("ascension-10th", 2, seed=1)
    assert game.player is not None
    task = Task("ascension-10th", "versus", game.options, game.state.tobytes(), game.player, 1, 7)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    whole = decide(task)
    clock = iter(range(1000))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(clock)))
    assert decide(task) == whole[:1]
    assert whole[-1] == "end turn"


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Until the deepest search is compiled, the strongest bot plays like the next one."""
    started: list[int] = []
    monkeypatch.setenv("DECKWRIGHT_MODE", "auto")
    monkeypatch.setattr(compiling, "marker", lambda _: tmp_path / "search")
    monkeypatch.setattr(compiling, "start_compiler", lambda _: started.append(1))
    assert [level_now(KIND, level) for level in range(1, 6)] == [1, 2, 3, 4, 4]
    assert started == [1]
    (tmp_path / "search").touch()
    assert [level_now(KIND, level) for level in range(1, 6)] == [1, 2, 3, 4, 5]


def test_bots_alone_play_while_somebody_looks(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        table = visitor.make("bot 1", "bot 1")["table"]
        live = server.tables.live[table]
        assert not server.tables.bots.is_playing(live) and live.revision == 0
        page = visitor.sit(table, None)
        page.until(lambda state: state["revision"] >= 2)
        page.close()
        wait_for(lambda: not server.tables.bots.is_playing(live))
        assert not live.game.over
        before = live.revision
        visitor.sit(table, None).until(lambda state: state["revision"] > before)
    with running(settings) as server:
        wait_for(lambda: server.tables.waker and server.tables.waker.done())
        assert table not in server.tables.live, "nor are they woken by a start"


def test_bots_play_on_while_a_person_is_away(settings: Settings) -> None:
    slow = Slow()
    with running(settings, slow) as server:
        visitor = server.visitor()
        table = visitor.make("here", "bot 5", "bot 5", first=1)["table"]
        slow.go.set()
        live = server.tables.live[table]
        wait_for(lambda: live.game.player == 0)


def test_a_person_who_is_away_is_waited_for_after_a_start(settings: Settings) -> None:
    with running(settings, Slow()) as server:
        table = server.visitor().make("here", "bot 5", first=1)["table"]
    with running(settings) as server:
        wait_for(lambda: table in server.tables.live and server.tables.live[table].game.player == 0)


def test_few_tables_of_bots_play_for_one_visitor(settings: Settings) -> None:
    with running(settings, Slow()) as server:
        visitor = server.visitor()
        tables = [visitor.make("bot 5", "bot 5")["table"] for _ in range(MOST_AWAKE + 2)]
        pages = [visitor.sit(table, None) for table in tables]

        def awake() -> list[bool]:
            return [server.tables.bots.is_awake(server.tables.live[table]) for table in tables]

        assert awake() == [False, False, *[True] * MOST_AWAKE]
        pages[-1].close()
        wait_for(lambda: awake() == [False, *[True] * MOST_AWAKE, False])
        assert visitor.sit(visitor.make("here", "bot 1")["table"], 0).question, "his own games are not counted"
        assert awake() == [False, *[True] * MOST_AWAKE, False]


def test_one_level_5_answer_beside_many_tables_of_bots(settings: Settings) -> None:
    """A person's question is thought about before all that wait for bots alone, or for one who made many tables."""
    slow = Slow()
    with running(replace(settings, thinkers=2), slow) as server:
        many, one = server.visitor(), server.visitor()
        for _ in range(8):
            many.sit(many.make("bot 5", "bot 5")["table"], None)
            many.sit(many.make("here", "bot 5", first=1)["table"], 0)
        table = one.make("here", "bot 5", first=1)["table"]
        one.sit(table, 0)
        queue = server.tables.bots.queues[True]
        wait_for(lambda: queue.free == 0)
        ticket, asking = queue.next() or (None, None)
        assert ticket and asking and asking.maker == server.tables.live[table].record.maker
        slow.go.set()
        wait_for(lambda: server.tables.live[table].game.player == 0)


@pytest.mark.parametrize("error", [RuntimeError, MemoryError, KeyError, RecursionError, ZeroDivisionError, dw.NotFound])
def test_whatever_a_bot_raises_it_is_asked_again_and_others_play(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: type[Exception]
) -> None:
    monkeypatch.setattr("deckwright.server.playing.FIRST_PAUSE", 0.01)
    failing = Failing()
    failing.failures, failing.error = 3, error
    with running(settings, failing) as server:
        visitor = server.visitor()
        table = visitor.make("here", "bot 5", first=1)["table"]
        visitor.sit(table, 0).until_asked(0)
    told = [record.getMessage() for record in caplog.records if record.name.startswith("deckwright")]
    assert len(told) == 3 and all(error.__name__ in line for line in told)
    assert not any("the hand" in line or table in line for line in told), "a log tells neither cards nor tables"


def test_the_pauses_after_failures_grow() -> None:
    pauses = [pause(failures) for failures in (0, 1, 2, 10, 10_000)]
    assert pauses == [2.0, 4.0, 8.0, 300.0, 300.0]


def test_whatever_happens_in_a_process_comes_back_as_a_plain_error(thinkers: Thinkers) -> None:
    game = dw.new("ascension-10th", 2, seed=1)
    task = Task("no-such-ruleset", "versus", game.options, game.state.tobytes(), 0, 1, 7)
    for wrong in (task, msgspec.structs.replace(task, ruleset="ascension-10th", state=b"odd")):
        with pytest.raises(RuntimeError, match="A bot of level 1 failed"):
            asyncio.run(thinkers.ask(wrong))


def test_a_process_that_hangs_is_ended_and_the_question_asked_again(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = dw.new("ascension-10th", 2, seed=1)
    task = Task("ascension-10th", "versus", game.options, game.state.tobytes(), game.player or 0, 1, 7)
    monkeypatch.setattr("deckwright.server.thinking.BEAT", 0.02)

    async def stop_and_ask() -> tuple[list[str], list[str]]:
        first = await thinkers.ask(task)
        stopped = thinkers.of(deep=False)[0]
        process = stopped.process
        os.kill(process.pid or 0, signal.SIGSTOP)
        monkeypatch.setattr(Watch, "hangs", lambda _watch, _beats: stopped in thinkers.of(deep=False))
        return first, await thinkers.ask(task)

    assert agree(*asyncio.run(stop_and_ask()))


def test_the_end_of_a_server_does_not_wait_for_a_process_that_hangs(thinkers: Thinkers) -> None:
    game = dw.new("ascension-10th", 2, seed=1)
    task = Task("ascension-10th", "versus", game.options, game.state.tobytes(), game.player or 0, 1, 7)
    asyncio.run(thinkers.ask(task))
    process = thinkers.of(deep=False)[0].process
    os.kill(process.pid or 0, signal.SIGSTOP)
    thinkers.close()
    assert not process.is_alive()


def test_silence_is_what_tells_that_a_process_hangs() -> None:
    def beats_until_it_hangs(beats: Callable[[int], int]) -> int:
        watch = Watch()
        return next(second for second in range(1, 10_000) if watch.hangs(beats(second)))

    assert beats_until_it_hangs(lambda _second: 5) == MOST_SILENT + 1
    assert beats_until_it_hangs(lambda second: min(second, 20)) == 20 + MOST_SILENT
    assert beats_until_it_hangs(lambda _second: 0) == MOST_STARTING, "a process may take long to start"
    assert beats_until_it_hangs(lambda second: second) == LONGEST, "or think for ever"
    assert beats_until_it_hangs(lambda second: second // 50) > 10 * MOST_SILENT, "but a slow one is slow"
