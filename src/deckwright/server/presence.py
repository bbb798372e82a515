"""Coming and going, gathered: whoever comes and goes within a moment is not told of at all."""

import asyncio
from collections.abc import Callable, Iterator
from contextvars import Context

MOMENT = 0.2  # seconds
AT_ONCE = 20  # pages; others are served in between


class Gathering:
    """Something to be told soon, once."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def soon(self, tell: Callable[[], Iterator[None]]) -> None:
        """Tell in a moment, page after page, unless that is planned already; nobody in particular has caused it."""
        if self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(MOMENT, lambda: self.begin(tell), context=Context())

    def begin(self, tell: Callable[[], Iterator[None]]) -> None:
        self.timer = None
        self.go_on(tell())

    def go_on(self, telling: Iterator[None]) -> None:
        """Tell a few, and the others as soon as whatever else waits has had its turn."""
        for _ in range(AT_ONCE):
            if next(telling, self) is self:
                return
        asyncio.get_running_loop().call_soon(self.go_on, telling)
