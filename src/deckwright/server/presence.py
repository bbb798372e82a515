"""Coming and going, gathered: whoever comes and goes within a moment is not told of at all."""

import asyncio
from collections.abc import Callable
from contextvars import Context

MOMENT = 0.2  # seconds


class Gathering:
    """Something to be told soon, once."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def soon(self, tell: Callable[[], None]) -> None:
        """Tell in a moment, unless that is planned already; nobody in particular has caused it."""
        if self.timer is not None:
            return

        def now() -> None:
            self.timer = None
            tell()

        self.timer = asyncio.get_running_loop().call_later(MOMENT, now, context=Context())
