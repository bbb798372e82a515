"""One visitor gets a share of the server and no more; the others are served."""

import asyncio
import gzip
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import TooManyRequestsException

from deckwright.server import budgets, compression
from deckwright.server.budgets import BURST, DEEPEST, PAYING, Account, Budgets, Weighed, in_thread, weigh
from deckwright.server.settings import Settings
from deckwright.server.shelf import Shelf
from deckwright.server.visitors import Visitors
from tests.server.visitor import Running, running

SHARE = 0.25


class Clock:
    """A clock that stands still, and counts what is worked."""

    def __init__(self) -> None:
        self.now = self.worked = 1000.0

    def monotonic(self) -> float:
        return self.now

    def thread_time(self) -> float:
        return self.worked

    def work(self, seconds: float) -> None:
        self.worked += seconds
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(budgets, "time", found)
    return found


def test_in_the_long_run_a_visitor_gets_his_share(clock: Clock) -> None:
    account, begun, used = Account(SHARE), clock.now, 0.0
    for _ in range(10_000):
        if account.is_empty:
            clock.now += account.wait
        else:
            clock.work(0.01)
            account.charge(0.01)
            used += 0.01
    assert used <= SHARE * (clock.now - begun + BURST) + 0.01
    assert used >= SHARE * (clock.now - begun) * 0.9


def test_nobody_owes_more_than_he_may_use_at_once(clock: Clock) -> None:
    account = Account(SHARE)
    account.charge(1000.0)
    assert account.is_empty and account.wait == pytest.approx(BURST)
    clock.now += BURST
    assert not account.is_empty


def test_reading_a_file_costs_no_page_but_the_next_file_waits(tmp_path: Path, clock: Clock) -> None:
    visitors = Visitors(Settings(data=tmp_path, share=SHARE))
    with visitors.handing_in("a"):
        paying = PAYING.get()
        assert paying is not None
        paying.charge(3.0)
    assert PAYING.get() is None and not visitors.budgets.of("a").is_empty
    with pytest.raises(TooManyRequestsException) as told, visitors.handing_in("a"):
        pass
    assert told.value.headers == {"retry-after": "9"}
    clock.now += 9
    with visitors.handing_in("a"):
        PAYING.get().charge(1000.0)  # type: ignore[union-attr]
    assert visitors.files.of("a").wait == pytest.approx(DEEPEST)


def test_a_share_of_everything_has_no_limit(clock: Clock) -> None:
    account = Account(1.0)
    account.charge(1000.0)
    assert not account.is_empty


def test_who_has_not_come_for_long_is_forgotten_but_an_open_page_keeps_its_account(clock: Clock) -> None:
    known = Budgets(SHARE)
    page, gone = known.of("a"), known.of("b")
    page.charge(0.5)
    known.forget()
    assert known.of("a") is page
    del gone
    clock.now += 1000
    known.forget()
    assert known.of("a") is page and not set(known.known) - {"a"}


def test_only_work_is_weighed_not_waiting(clock: Clock) -> None:
    account = Account(SHARE)

    async def work() -> str:
        clock.work(0.1)
        clock.now += 0  # waiting: other things happen meanwhile
        await asyncio.sleep(0)
        clock.work(0.2)
        return "done"

    async def meanwhile() -> None:
        clock.worked += 50.0

    async def both() -> str:
        PAYING.set(account)
        found, _ = await asyncio.gather(weigh(work()), meanwhile())
        return found

    before = account.left
    assert asyncio.run(both()) == "done"
    assert before - account.left == pytest.approx(0.3, abs=0.3 * SHARE + 1e-9)


def test_work_in_a_thread_is_charged_too(clock: Clock) -> None:
    account = Account(SHARE)

    async def ask() -> int:
        PAYING.set(account)
        return await in_thread(lambda: clock.work(0.5) or 7)

    assert asyncio.run(ask()) == 7
    assert account.left == pytest.approx(account.most - 0.5, abs=0.5 * SHARE)


@pytest.mark.parametrize("error", [ValueError("x"), KeyError("x"), asyncio.CancelledError()])
def test_weighed_work_fails_as_it_would_alone(error: BaseException) -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise error

    async def run(work: Coroutine[Any, Any, None]) -> None:
        await Weighed(work, Account(SHARE))

    with pytest.raises(type(error)):
        asyncio.run(run(fail()))


def test_weighed_work_can_be_cancelled_and_tidies_up() -> None:
    tidied = []

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            tidied.append(True)

    async def run() -> None:
        async def weighed() -> None:
            await Weighed(wait(), Account(SHARE))

        task = asyncio.create_task(weighed())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert tidied == [True]


# At a server.


@pytest.fixture
def fair(tmp_path: Path) -> Iterator[Running]:
    with running(Settings(data=tmp_path), fair=True) as found:
        yield found


def elsewhere(address: str) -> dict[str, str]:
    """As a proxy on this machine names a visitor."""
    return {"x-forwarded-for": address}


def test_who_has_used_up_his_share_is_turned_away_and_others_are_served(fair: Running) -> None:
    account = fair.tables.visitors.budgets.of("203.0.113.1")
    account.charge(1000.0)
    with httpx.Client(base_url=fair.address) as client:
        refused = client.get("/api/tables", headers=elsewhere("203.0.113.1"))
        assert refused.status_code == 429 and refused.json()["code"] == "too-many"
        assert 1 <= int(refused.headers["retry-after"]) <= BURST + 2
        assert client.get("/api/tables", headers=elsewhere("203.0.113.2")).status_code == 200
        account.charge(-1000.0)
        assert client.get("/api/tables", headers=elsewhere("203.0.113.1")).status_code == 200


def test_a_page_comes_later_to_who_has_used_up_his_share(fair: Running) -> None:
    """Who opens a page reads no status and no JSON: it takes a moment, and then it is there."""
    account = fair.tables.visitors.budgets.of("203.0.113.1")
    with httpx.Client(base_url=fair.address) as client:
        account.charge(1.5 * account.left + account.share)
        begun = time.monotonic()
        assert client.get("/", headers=elsewhere("203.0.113.1")).status_code == 200
        assert time.monotonic() - begun > 0.5


def test_a_page_of_one_who_has_used_up_his_share_is_turned_away_for_a_while(fair: Running) -> None:
    visitor = fair.visitor()
    table = visitor.make("here", "here")["table"]
    fair.tables.visitors.budgets.of("203.0.113.1").charge(1000.0)
    page = visitor.page(table, headers=elsewhere("203.0.113.1"))
    assert page.hear()["code"] == "too-many"
    assert page.is_closed()


def test_what_is_dear_costs_more(fair: Running) -> None:
    def cost(address: str, path: str) -> float:
        account = fair.tables.visitors.budgets.of(address)
        with httpx.Client(base_url=fair.address) as client:
            assert client.get(path, headers=elsewhere(address)).status_code == 200
        return account.most - account.left

    compression.SHELF.kept.clear()
    assert cost("203.0.113.1", "/api/schema/openapi.json") > cost("203.0.113.2", "/api/tables") > 0


def test_whoever_acts_pays_for_what_others_are_told(fair: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = fair.visitor()
    made = visitor.make("here", "here")
    page = visitor.sit(made["table"], 0)
    watcher = fair.visitor()
    watcher.claim(made, None)
    looking = watcher.page(made["table"], headers=elsewhere("203.0.113.1"))
    looking.say("hello")
    looking.hear()
    for one in (page, looking):
        one.until(lambda state: state["watchers"] == 1)
    fair.visitor().get("/tables")  # by now everybody has paid for hearing of it
    monkeypatch.setattr(Account, "filled", lambda self: self.left)  # nothing comes in
    mine, other = (fair.tables.visitors.budgets.of(address) for address in ("127.0.0.1", "203.0.113.1"))
    before = mine.left, other.left
    page.act(page.texts()[0])
    looking.until(lambda state: state["revision"] == 1)
    assert mine.left < before[0] and other.left == before[1]


def test_who_waits_for_his_share_is_served_when_it_comes(fair: Running) -> None:
    visitor = fair.visitor()
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    account = fair.tables.visitors.budgets.of("127.0.0.1")
    account.charge(account.filled() + 0.02)
    assert page.act(page.texts()[0])["revision"] == 1


# What is made once.


def test_the_same_answer_is_compressed_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compression, "SHELF", Shelf(2**20))
    pack, packed = compression.pack, []
    monkeypatch.setattr(compression, "pack", lambda body: packed.append(body) or pack(body))
    plain = server.visitor().http.get("/api/rulebook", headers={"accept-encoding": "identity"})
    answers = [server.visitor().get("/rulebook") for _ in range(3)]
    assert [answer.content for answer in answers] == [plain.content] * 3 == packed * 3
    assert all(answer.headers["content-encoding"] == "gzip" for answer in answers)
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(pack(plain.content)) == plain.content


def test_a_shelf_has_room_for_so_much() -> None:
    shelf = Shelf(100)
    for number in range(10):
        shelf.put(number, None, bytes(30))
    assert shelf.size == 90 and list(shelf.kept) == [7, 8, 9]
    assert shelf.look(7) == bytes(30)
    shelf.put("new", None, bytes(30))
    assert list(shelf.kept) == [9, 7, "new"], "what was asked for stays"
    shelf.put("huge", None, bytes(200))
    assert not shelf.kept and shelf.size == 0


def test_what_lies_on_a_shelf_is_used_only_for_what_it_was_made_of() -> None:
    shelf = Shelf(100)
    assert shelf.take("key", [1], lambda: b"one") == shelf.take("key", [1], lambda: b"other") == b"one"
    assert shelf.take("key", [2], lambda: b"two") == b"two"
    assert shelf.look("key", [1]) is None
