"""Bots at every kind of table; slow ones, and processes that break down."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.bots import compiling
from deckwright.server.settings import Settings
from deckwright.server.thinking import Task, Thinkers, decide, level_now
from tests.server.visitor import InThreads, Running, SocketPage, Visitor, running


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

    async def ask(self, task: Task) -> list[str]:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("out of order")
        return await super().ask(task)


def test_a_bot_that_failed_is_asked_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.tables.BOT_RETRY_SECONDS", 0.01)
    with running(settings, Failing()) as server:
        visitor = server.visitor()
        page = visitor.sit(visitor.make("here", "bot 1", first=1)["table"], 0)
        page.until_asked(0)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(1)
    yield found
    found.close()


def test_a_process_that_was_killed_is_replaced(thinkers: Thinkers) -> None:
    game = dw.new("ascension-10th", 2, seed=1)
    assert game.player is not None
    task = Task("ascension-10th", "versus", game.options, game.state.tobytes(), game.player, 1, 7)

    async def kill_and_ask() -> tuple[list[str], list[str]]:
        first = await thinkers.ask(task)
        (process,) = thinkers.pool(False)._processes  # type: ignore[attr-defined]
        os.kill(process, signal.SIGKILL)
        return first, await thinkers.ask(task)

    first, second = asyncio.run(kill_and_ask())
    assert first and second and game.copy().play(first[0]) is None
    assert first == second, "equal seeds give equal play"


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
    monkeypatch.setattr(compiling, "marker", lambda: tmp_path / "search")
    monkeypatch.setattr(compiling, "start_compiler", lambda: started.append(1))
    assert [level_now(level) for level in range(1, 6)] == [1, 2, 3, 4, 4]
    assert started == [1]
    (tmp_path / "search").touch()
    assert [level_now(level) for level in range(1, 6)] == [1, 2, 3, 4, 5]
