"""Whose bot thinks next: people first, and everybody his share."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from deckwright.server.queueing import FOR_WHO_IS_AWAY, Asking, Need, Queue

HERE, AWAY, ALONE = Need.HERE, Need.AWAY, Need.ALONE


class Places:
    """A queue whose thoughts last until they are told to end."""

    def __init__(self, places: int) -> None:
        self.queue = Queue(places)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, need: Need, visitor: str = "", maker: str = "") -> None:
        await self.ask_when(name, lambda: Asking(need, visitor, maker))

    async def ask_when(self, name: str, asking: Callable[[], Asking]) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.think(name, asking))
        await settle()

    async def think(self, name: str, asking: Callable[[], Asking]) -> None:
        async with self.queue.turn(asking):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await settle()

    async def give_up(self, name: str) -> None:
        self.tasks[name].cancel()
        with suppress(asyncio.CancelledError):
            await self.tasks[name]
        await settle()

    async def end_all(self) -> list[str]:
        """The order in which they thought."""
        done = 0
        while done < len(self.begun):
            await self.end(self.begun[done])
            done += 1
        assert self.queue.free == self.queue.places and not self.queue.waiting and not self.queue.served
        return self.begun


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def play(story: Callable[[Places], Coroutine[Any, Any, None]], places: int = 1) -> None:
    async def told() -> None:
        await story(Places(places))

    asyncio.run(told())


def test_a_waiting_person_comes_before_one_who_is_away_and_bots_alone_come_last() -> None:
    async def story(places: Places) -> None:
        await places.ask("running", ALONE)
        for name, need in [("bots", ALONE), ("away", AWAY), ("here", HERE), ("bots too", ALONE)]:
            await places.ask(name, need, name, name)
        assert await places.end_all() == ["running", "here", "away", "bots", "bots too"]

    play(story)


def test_sixty_tables_of_one_maker_count_as_one() -> None:
    async def story(places: Places) -> None:
        for number in range(60):
            await places.ask(f"many {number}", HERE, "same house", "maker")
        await places.ask("neighbour", HERE, "same house", "neighbour")
        await places.ask("stranger", HERE, "elsewhere", "stranger")
        order = await places.end_all()
        assert order[1] == "stranger" and order.index("neighbour") == 2

    play(story)


def test_everybody_who_asks_for_more_is_served_in_turn() -> None:
    async def story(places: Places) -> None:
        await places.ask("running", HERE, "x", "x")
        for visitor in "abc":
            for number in range(3):
                await places.ask(f"{visitor}{number}", HERE, visitor, visitor)
        assert (await places.end_all())[1:] == ["a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"]

    play(story)


def test_many_keys_of_one_visitor_get_no_more_than_one_key() -> None:
    async def story(places: Places) -> None:
        await places.ask("running", HERE, "x", "x")
        for number in range(20):
            await places.ask(f"crowd {number}", HERE, "crowd", f"key {number}")
        for number in range(3):
            await places.ask(f"one {number}", HERE, "one", "one")
        order = await places.end_all()
        assert [order.index(f"one {number}") for number in range(3)] == [2, 4, 6]

    play(story)


def test_who_is_away_is_not_forgotten_by_those_who_are_here() -> None:
    async def story(places: Places) -> None:
        await places.ask("running", HERE)
        await places.ask("away", AWAY, "", "away")
        for number in range(3 * FOR_WHO_IS_AWAY):
            await places.ask(f"here {number}", HERE, f"visitor {number}", f"{number}")
        order = await places.end_all()
        assert order.index("away") <= FOR_WHO_IS_AWAY

    play(story)


def test_bots_alone_never_have_the_last_place() -> None:
    async def story(places: Places) -> None:
        for number in range(5):
            await places.ask(f"bots {number}", ALONE, "one", "one")
        assert places.begun == ["bots 0"]
        await places.ask("person", HERE, "two", "two")
        assert places.begun == ["bots 0", "person"]
        await places.ask("second", AWAY, "", "three")
        await places.end("bots 0")
        assert places.begun[2] == "second", "a free place goes to whoever waits for a person"
        await places.end_all()

    play(story, places=2)


def test_whoever_comes_to_look_moves_up() -> None:
    async def story(places: Places) -> None:
        here = False
        await places.ask("running", HERE)
        await places.ask("away", AWAY, "", "a")
        await places.ask_when("coming", lambda: Asking(HERE if here else AWAY, "", "b"))
        here = True
        assert (await places.end_all())[1:] == ["coming", "away"]

    play(story)


def test_a_question_that_is_given_up_leaves_its_place() -> None:
    async def story(places: Places) -> None:
        for name in ("running", "waiting", "next"):
            await places.ask(name, HERE, name, name)
        await places.give_up("waiting")
        await places.give_up("running")
        assert places.begun == ["running", "next"]
        await places.end_all()

    play(story)
