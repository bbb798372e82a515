"""A server that is killed at any moment loses nothing that it acknowledged."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from deckwright.server.loading import rebuild
from deckwright.server.records import make_command, standing_of
from deckwright.server.settings import Settings
from deckwright.server.store import Pending, Store, plain
from tests.server.visitor import PATIENCE, Running, Visitor, running, wait_for

SCRIPT = """
import sys
from pathlib import Path
from deckwright.cli.serve import listen, run
from deckwright.server.settings import Settings
run(Settings(data=Path(sys.argv[1]), thinkers=1), listen("127.0.0.1", int(sys.argv[2])))
"""


def start(folder: Path, port: int) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen([sys.executable, "-c", SCRIPT, str(folder), str(port)], stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: process.poll() is not None or answers(port))
        assert process.poll() is None, "the server ended at once"
    except BaseException:
        process.kill()
        process.wait()
        raise
    return process


def answers(port: int) -> bool:
    try:
        httpx.get(f"http://127.0.0.1:{port}/api/tables", timeout=PATIENCE)
    except httpx.HTTPError:
        return False
    return True


def test_kill_without_warning(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = start(tmp_path, port)
    visitor = Visitor(f"http://127.0.0.1:{port}")
    try:
        table = visitor.make("here", "bot 1", "here")["table"]
        page = visitor.sit(table, 0)
        page.play_turn()  # the bot is asked now
        acknowledged = page.state["revision"]
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        server = start(tmp_path, port)
        again = visitor.sit(table, 0, revision=acknowledged, event=page.state["view"]["event"])
        assert again.state["revision"] >= acknowledged
        assert again.state["kept"] == len(page.log)
        again.until(lambda state: state["question"]["player"] == 2)
    finally:
        visitor.close()
        server.kill()
        server.wait()


def test_a_table_is_the_same_after_a_restart_undo_and_all(settings: Settings) -> None:
    chance = random.Random(5)
    with running(settings) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here", seed="again")["table"]
        pages = [visitor.sit(table, 0), visitor.sit(table, 1)]
        for _ in range(60):
            player = pages[0].state["question"]["player"]
            page = pages[player]
            page.until(lambda state, other=pages[0]: state["revision"] == other.state["revision"])
            if page.state["undo"]["gesture"] and chance.random() < 0.3:
                page.do("undo")
            elif page.question and page.question["play_all"] and chance.random() < 0.3:
                page.do("play_all")
            else:
                page.act(chance.choice(page.texts()))
            for one in pages:
                one.until(lambda state, page=page: state["revision"] >= page.state["revision"])
        before = [page.state for page in pages]
        logs = [page.log for page in pages]
        cookies = dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        for seat in (0, 1):
            page = visitor.sit(table, seat)
            for part in ("view", "question", "undo", "revision"):
                assert page.state[part] == before[seat][part], part
            page.read_up()
            assert page.log == logs[seat]


def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, idle_seconds=0.05)) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here")["table"]
        page = visitor.sit(table, 0)
        page.act(page.texts()[0])
        page.close()
        wait_for(lambda: table not in server.tables.live)
        assert visitor.sit(table, 0).state["revision"] == 1


def test_a_table_that_another_process_has_played_on_is_read_again(server: Running) -> None:
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    live = server.tables.live[table]
    game = live.game.copy()
    text = page.texts()[0]
    game.play(text)
    foreign = make_command(table, 1, "act", game, 0, len(live.game.log), 0, "foreign", [text])
    server.tables.store.write_batch([pending(foreign, standing_of(live.record, foreign, game, False))])
    page.say("act", id="late", revision=0, text=text)
    assert page.is_closed()
    assert visitor.sit(table, 0).state["revision"] == 1


def pending(command: Any, standing: Any) -> Any:
    return Pending(msgspec.structs.asdict(command), plain(standing), None)  # type: ignore[arg-type]


def test_a_fixed_rule_breaks_no_running_game(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        table = visitor.make("here", "here")["table"]
        page = visitor.sit(table, 0)
        page.act(page.texts()[0])
        page.act(page.texts()[0])
        cookies, before = dict(visitor.http.cookies), page.state
    monkeypatch.setattr("deckwright.server.loading.rules_digest", lambda _ruleset: "new rules")
    monkeypatch.setattr("deckwright.server.records.rules_digest", lambda _ruleset: "new rules")
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        page = visitor.sit(table, 0)
        assert page.state["revision"] == before["revision"] + 1
        assert page.log[-1]["kind"] == "rules"
        assert page.state["view"]["seats"] == before["view"]["seats"]
        assert page.act(page.texts()[0])["type"] == "state"
        replay = visitor.get(f"/tables/{table}/replay", seat=0).json()
        assert replay["exact"] is False and len(replay["moves"]) == 3
        assert visitor.get(f"/tables/{table}/replay/1", seat=0).json()["code"] == "older-rules"
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        again = visitor.sit(table, 0)
        assert (again.log, again.state["view"]) == (page.log, page.state["view"])


def test_the_stored_game_is_the_played_one(server: Running) -> None:
    visitor = server.visitor()
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    page.play_turn()
    live = server.tables.live[table]
    commands = asyncio.run(read_commands(server.tables.settings, table))
    game, exact, renewed = rebuild(live.record, live.game.ruleset, commands)
    assert exact and renewed is None and (game.state == live.game.state).all() and game.log == live.game.log


async def read_commands(settings: Settings, table: str) -> Any:
    store = Store(settings.database)
    try:
        return await store.commands_of(table)
    finally:
        await store.close()
