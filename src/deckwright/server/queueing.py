"""Whose bot thinks next: people who wait come first, and nobody gets more by setting up more tables.

There are as many places as there are processes. A thought that has begun is not interrupted; whoever waits for a person
therefore waits for thoughts that have begun, and for no others.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

FOR_WHO_IS_AWAY = 8  # of so many thoughts for people one is for whoever has waited longest, here or away


class Need(IntEnum):
    """How much somebody waits for a bot."""

    HERE = 0  # a person sits at the table and has a page of it open
    AWAY = 1  # a person sits at the table; his turn must come while he is away
    ALONE = 2  # bots play among themselves, and somebody looks on


class Asking(NamedTuple):
    """For whom a bot would think: each visitor has the same share, and of that each maker of tables."""

    need: Need
    visitor: str
    maker: str


@dataclass(eq=False)
class Ticket:
    """A bot that waits for a place."""

    number: int
    asking: Callable[[], Asking]  # people come and go while it waits
    called: "asyncio.Future[None]"

    def names(self) -> tuple[tuple[str, ...], ...]:
        """Under which names its thoughts are counted: the visitor, and the maker among his."""
        asking = self.asking()
        return asking[1:2], asking[1:]


class Queue:
    """Bots that wait for a process. The last free place is kept for people."""

    def __init__(self, places: int) -> None:
        self.places = max(places, 1)
        self.waiting: list[Ticket] = []
        self.thinking: list[Ticket] = []
        self.served: dict[tuple[str, ...], int] = {}  # when whoever thinks or waits was last served
        self.numbers = self.thoughts = 0

    @asynccontextmanager
    async def turn(self, asking: Callable[[], Asking]) -> AsyncIterator[None]:
        """A place as long as the block lasts."""
        self.numbers += 1
        ticket = Ticket(self.numbers, asking, asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        self.call()
        try:
            await ticket.called
            yield
        finally:
            if ticket in self.waiting:  # given up before it was called
                self.waiting.remove(ticket)
            else:
                self.thinking.remove(ticket)
            self.forget()
            self.call()

    @property
    def free(self) -> int:
        return self.places - len(self.thinking)

    def call(self) -> None:
        """Give every free place to the next who may have it."""
        while self.free and (found := self.next()) is not None:
            ticket, asking = found
            self.waiting.remove(ticket)
            self.thinking.append(ticket)
            self.numbers += 1
            self.thoughts += asking.need is not Need.ALONE
            self.served.update(dict.fromkeys(ticket.names(), self.numbers))
            ticket.called.set_result(None)

    def next(self) -> tuple[Ticket, Asking] | None:
        """Who comes next."""
        asked = [(ticket, ticket.asking()) for ticket in self.waiting if not ticket.called.done()]
        people = [one for one in asked if one[1].need is not Need.ALONE]
        if people and self.thoughts % FOR_WHO_IS_AWAY == FOR_WHO_IS_AWAY - 1:
            return min(people, key=lambda one: one[0].number)
        may = asked if self.free > 1 or self.places == 1 else people
        return min(may, key=lambda one: self.order(*one), default=None)

    def order(self, ticket: Ticket, asking: Asking) -> tuple[int, int, int, int]:
        """Need first; then whoever was not served for longest."""
        visitor, maker = self.served.get(asking[1:2], 0), self.served.get(asking[1:], 0)
        return asking.need, visitor, maker, ticket.number

    def forget(self) -> None:
        """Whoever has all he asked for is not counted any more."""
        still = {key for ticket in (*self.thinking, *self.waiting) for key in ticket.names()}
        self.served = {key: when for key, when in self.served.items() if key in still}
