"""What a visitor may use of the server: a share of its one event loop, whatever he asks for.

Everything is weighed by the processor time it takes here, and charged to whoever caused it: a request, a message with all
that others are told because of it, a game that is played again in a thread. Who has used up his share waits, or is
turned away for a moment; the others are served.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

BURST = 4.0  # seconds' worth of his share that a visitor may use at once
ARRIVAL = 0.0005  # seconds that a request takes before it can be weighed
LEAST_WAIT = 0.02
API = "/api/"  # what programs ask for; all else are pages and what they are made of
DEEPEST = 15.0  # seconds' worth of his share that a visitor may owe for files; the pages that he opens cost him extra

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Allowance:
    """What somebody may still use: it fills up again in the course of time, as far as it goes."""

    __slots__ = ("__weakref__", "at", "left", "most", "share")

    def __init__(self, share: float, most: float) -> None:
        self.share, self.most = share, most  # so much a second, and so much at once
        self.left, self.at = most, time.monotonic()

    def filled(self) -> float:
        """What is left by now."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.share, self.most)
        self.at = now
        return self.left

    @property
    def is_full(self) -> bool:
        return self.filled() >= self.most

    def take(self) -> bool:
        """Use one of what there is; whoever asks in vain loses what had come since."""
        left = self.filled() - 1
        self.left = max(left, 0.0)
        return left >= 0


class Account(Allowance):
    """The processor time that a visitor has left."""

    __slots__ = ("deepest",)

    def __init__(self, share: float, deepest: float = BURST) -> None:
        super().__init__(share, share * BURST)
        self.deepest = share * deepest

    def charge(self, seconds: float) -> None:
        """He has used this; he owes so much at most, and no more."""
        self.left = max(self.filled() - seconds, -self.deepest)

    @property
    def is_empty(self) -> bool:
        return self.share < 1 and self.filled() < 0

    @property
    def wait(self) -> float:
        """Seconds until there is something again."""
        return max(-self.filled() / self.share, LEAST_WAIT)

    def check(self) -> None:
        """Turn him away while he has nothing left; he hears for how long."""
        if self.is_empty:
            raise TooManyRequestsException(headers={"retry-after": f"{self.wait + 1:.0f}"})

    async def wait_for_more(self) -> None:
        """Whoever has used up his share waits for it."""
        while self.is_empty:
            await asyncio.sleep(self.wait)


PAYING: ContextVar[Account | None] = ContextVar("paying", default=None)  # for what is done now


class Budgets:
    """The accounts of those who are here, and of those who came lately."""

    def __init__(self, share: float, deepest: float = BURST) -> None:
        self.share, self.deepest = share, deepest
        self.known: WeakValueDictionary[str, Account] = WeakValueDictionary()  # open pages hold theirs
        self.lately: dict[str, Account] = {}

    def of(self, address: str) -> Account:
        account = self.known.get(address)
        if account is None:
            account = self.known[address] = Account(self.share, self.deepest)
        self.lately[address] = account
        return account

    def forget(self) -> None:
        """An account that is full again is as good as a new one."""
        self.lately = {address: account for address, account in self.lately.items() if not account.is_full}


class Weighed:
    """Work that is weighed at each of its steps; what it waits for costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, Any], account: Account) -> None:
        self.work, self.account = work, account

    def __await__(self) -> Generator[Any, Any, Any]:
        step: Callable[[Any], Any] = self.work.send
        given: Any = None
        while True:
            begun = time.thread_time()
            try:
                awaited = step(given)
            except StopIteration as done:
                return done.value
            finally:
                self.account.charge(time.thread_time() - begun)
            try:
                yield awaited
                step, given = self.work.send, None
            except GeneratorExit:
                self.work.close()
                raise
            except BaseException as error:
                step, given = self.work.throw, error


async def weigh(work: Coroutine[Any, Any, Found]) -> Found:
    """Do this at the cost of whoever asked for it."""
    account = PAYING.get()
    if account is None:
        return await work
    found: Found = await Weighed(work, account)
    return found


async def in_thread(work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
    """The same for work that a thread does: it takes its time from the loop all the same."""
    account = PAYING.get()

    def measured() -> Found:
        begun = time.thread_time()
        try:
            return work(*given, **named)
        finally:
            if account is not None:
                account.charge(time.thread_time() - begun)

    return await asyncio.to_thread(measured)


class Weighing:
    """Whatever a visitor asks for is weighed, and refused while he has nothing left; a page only comes later."""

    def __init__(self, app: ASGIApp, account_of: Callable[[Scope], Account]) -> None:
        self.app, self.account_of = app, account_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        account = self.account_of(scope)
        account.charge(ARRIVAL)
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith(API):
            account.check()
        elif scope["type"] == ScopeType.HTTP:
            await account.wait_for_more()
        before = PAYING.set(account)
        try:
            await Weighed(self.app(scope, receive, send), account)  # type: ignore[arg-type]
        finally:
            PAYING.reset(before)
