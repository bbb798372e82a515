"""The socket of a page: it says what its person does, and hears what its seat may know.

What a page is told leaves at once if its line is free. Else its own task waits for the line: whoever acts never waits for
a slow one. A page that is behind gets everything since it was last told at once.
"""

import asyncio
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from uvicorn.protocols.utils import ClientDisconnected

from deckwright.server.budgets import PAYING, weigh
from deckwright.server.devices import known_device
from deckwright.server.letters import Letter
from deckwright.server.lines import LINE, Line
from deckwright.server.logbook import ENCODER, Held, page_before
from deckwright.server.marks import at_table
from deckwright.server.metrics import ACTION_SECONDS, count_refusal
from deckwright.server.problems import BadRequest, NotAllowed, NotNow, NotThere, Trouble
from deckwright.server.table import Table, to_the_end
from deckwright.server.tables import Tables
from deckwright.server.telling import Reader, news_of, who_is_there, write_earlier, write_presence, write_state
from deckwright.server.visitors import address_of
from deckwright.server.wire import (
    NO_PROTOCOL,
    PROTOCOL,
    Act,
    ActTogether,
    Asker,
    Askers,
    Earlier,
    FromPage,
    Hello,
    PlayAll,
    Refused,
    Undo,
)

DECODER = msgspec.json.Decoder(FromPage)
Command = Act | ActTogether | PlayAll | Undo
BURST = 4  # seconds' worth of messages at once
TRY_AGAIN = 1012  # the code that tells a page to connect again
TRY_LATER = 1013
POLICY = 1008  # the code with which a socket is closed for what it did
MOST_WAITING = 100  # answers that a page may leave unread
LONGEST_ID = 64
LONGEST_TEXT = 200
MOST_TOGETHER = 64  # actions of one command


class Page:
    """A page at a table."""

    def __init__(self, socket: WebSocket, tables: Tables, table: Table, device: str) -> None:  # type: ignore[type-arg]
        self.socket, self.tables, self.table = socket, tables, table
        self.device, self.address = device, address_of(socket)
        self.account = tables.visitors.budgets.of(self.address)
        extensions: Any = socket.scope.get("extensions") or {}
        self.line: Line | None = extensions.get(LINE, {}).get("line")
        self.reader: Reader | None = None  # until the first Hello
        self.lang = "en"
        self.held = Held()  # what the page has of the log
        self.there: tuple[bytes, int] = (b"", 0)  # who is there, as it was told
        self.waiting: list[str | Letter] = []  # messages that are done, and answers
        self.behind = False  # the table is not as the page knows it
        self.acting: str | None = None  # the message that is being carried out
        self.askers: tuple[Asker, ...] = ()  # as the page knows them
        self.changed = asyncio.Event()
        self.speaking = False  # its task sends what had to wait

    @property
    def seat(self) -> int | None:
        return None if self.reader is None else self.reader.seat

    @property
    def own(self) -> frozenset[int]:
        return frozenset() if self.reader is None else self.reader.own

    @property
    def waits(self) -> bool:
        return self.acting is not None

    @property
    def has_place(self) -> bool:
        """Whether this device may still look at the table."""
        return self.device in self.table.holders

    # What the page hears.

    def tell(self) -> None:
        """The table has changed; if by what this page asked for, then that is done."""
        if self.acting is not None and self.seat is not None and self.table.repeated(self.seat, self.acting):
            self.waiting.append(self.acting)
            self.acting = None
        self.behind = True
        self.hurry()

    def tell_presence(self) -> None:
        """Somebody has come or gone, or asks to come in."""
        self.hurry()

    def look_to_seats(self) -> None:
        """A seat that is not played on this device any more is not shown here any more."""
        if self.reader is None or self.reader.own <= (own := self.table.seats_of(self.device)):
            return
        self.reader = replace(self.reader, own=self.reader.own & own)
        if self.seat is not None and self.seat not in own:
            self.reader, self.held, self.behind = replace(self.reader, seat=None), Held(), True

    def refuse(self, trouble: Trouble, ack: str | None) -> None:
        self.acting, self.behind = None, True  # so that it hears too how things are
        self.answer(refused(ack, trouble.code, trouble, self.lang))

    def answer(self, letter: Letter) -> None:
        self.waiting.append(letter)
        self.hurry()

    def hurry(self) -> None:
        """Say what there is to be said: now if the line is free, else as soon as it is."""
        mine = PAYING.get() is None  # nobody else has caused it
        busy = self.speaking or self.changed.is_set() or (mine and self.account.is_empty)
        if busy or self.line is None or not self.line.is_free or self.table.lost or not self.has_place:
            self.changed.set()
            return
        begun = time.thread_time()
        with suppress(ClientDisconnected):
            for letter in self.letters():
                self.line.post(letter)
        if mine:
            self.account.charge(time.thread_time() - begun)

    async def speak(self) -> None:
        """Send what could not be sent at once, for as long as the page is there."""
        while True:
            self.speaking = False
            await self.changed.wait()
            self.speaking = True
            self.changed.clear()
            await self.account.wait_for_more()
            if not self.has_place:
                await self.send(refused(None, "gone", NotAllowed("no-place"), self.lang))
                await self.socket.close(POLICY, "no-place")
                return
            for letter in self.letters():
                await self.send(letter)
            if self.table.lost:
                await self.socket.close(TRY_AGAIN, "the table is played elsewhere")
                return

    def letters(self) -> Iterator[Letter]:
        """What there is to be told, in its order."""
        self.look_to_seats()
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            yield one if isinstance(one, Letter) else self.state(one)
        if self.reader is None or self.table.lost:
            return
        if self.behind:
            yield self.state(None)
        elif self.there != (now := who_is_there(self.table, self.reader)):
            self.there = now
            yield write_presence(self.table, self.reader)
        if self.askers != (askers := self.table.door.heard_at(self.own)):
            self.askers = askers
            yield Letter(ENCODER.encode(Askers([*askers])))

    def state(self, ack: str | None) -> Letter:
        self.look_to_seats()
        assert self.reader is not None
        news = news_of(self.table, self.reader, self.held)
        letter = write_state(self.table, self.reader, news, ack)
        revision, first = self.table.revision, self.held.first if news.kept else news.first
        self.held = Held(revision, first, len(self.table.game.log), revision)
        self.there, self.behind = who_is_there(self.table, self.reader), False
        return letter

    async def send(self, letter: Letter) -> None:
        if self.line is None:
            await self.socket.send_text(letter.text.decode())
        else:
            await self.line.writable.wait()
            self.line.post(letter)

    # What the page says.

    async def listen(self) -> None:
        """Take messages until the page goes away."""
        rate = self.tables.settings.messages_per_second
        begun = last = time.monotonic()
        allowed = float(BURST * rate)
        while len(self.waiting) <= MOST_WAITING:  # else it talks without listening
            patience = None if self.reader else begun + self.tables.settings.hello_seconds - time.monotonic()
            try:
                text = await asyncio.wait_for(self.socket.receive_text(), patience)
            except TimeoutError:
                await self.socket.close(POLICY, "no hello")
                return
            now = time.monotonic()
            allowed, last = min(allowed + (now - last) * rate, BURST * rate) - 1, now
            if allowed < 0:
                await self.socket.close(POLICY, "too many messages")
                return
            await self.account.wait_for_more()
            await self.hear(text)

    async def hear(self, text: str) -> None:
        """One message; what is wrong with it is answered in words."""
        message: FromPage | None = None
        try:
            message = read_message(text)
            match message:
                case Hello():
                    self.hello(message)
                case Earlier():
                    self.tell_earlier(message)
                case _:
                    with ACTION_SECONDS.time():
                        await self.do(message)
        except Trouble as trouble:
            self.refuse(trouble, message.id if isinstance(message, Command) else None)

    def hello(self, hello: Hello) -> None:
        """The page says which seat it shows, in which language, and what it has already."""
        self.lang = hello.lang
        if hello.protocol != PROTOCOL:
            code = "gone" if hello.protocol == NO_PROTOCOL else "old-page"  # the one that a page of then knows
            self.answer(refused(None, code, NotThere("old-page"), self.lang))
            return
        if not self.tables.visitors.may_ask(address_of(self.socket)):
            raise NotNow("too-many")
        place = self.tables.place(self.table, self.device)
        if hello.seat is not None and hello.seat not in place.seats:
            raise NotAllowed("not-yours")
        before, self.reader = self.reader, Reader(hello.seat, hello.lang, hello.memory_aids, frozenset(place.seats))
        if before is None:
            self.come()
        self.held = Held(hello.revision, max(hello.first, 0), max(hello.event, -1) + 1, hello.revision)
        if before is not None and before.seat != hello.seat:
            self.held = Held()  # the log that the page has was another one
        elif before is not None and before.memory_aids != hello.memory_aids:
            self.held = self.held._replace(viewed=-1)  # and so was the view
        if before is not None and before.own != self.own:  # others see who is there, not what is shown
            self.table.tell_presence()
        self.tell()

    def tell_earlier(self, earlier: Earlier) -> None:
        """The page wants to read further up in the log."""
        if self.reader is None:
            raise BadRequest("hello-first")
        self.answer(write_earlier(self.table, self.reader, earlier.before))
        if earlier.before == self.held.first:
            self.held = self.held._replace(first=page_before(earlier.before))

    def come(self) -> None:
        """Join the table; who finds no room there has not said hello."""
        try:
            self.table.join(self)
        except Trouble:
            self.reader = None
            raise

    async def do(self, message: Command) -> None:
        """Carry a message out, once."""
        if self.reader is None:
            raise BadRequest("hello-first")
        table, seat = self.table, self.reader.seat
        if seat is not None and seat not in table.seats_of(self.device):
            raise NotAllowed("not-yours")
        self.acting = message.id
        try:
            if seat is None or not table.repeated(seat, message.id):
                self.tables.quotas.check_command(table.record.maker, table.id)
                await to_the_end(carry_out(table, seat, message))
        except NotNow:
            if seat is None or not table.repeated(seat, message.id):  # else it was done while this one waited
                raise
        if self.acting is not None:  # it was done before
            self.tell()


def refused(ack: str | None, code: str, trouble: Trouble, lang: str) -> Letter:
    """What was wrong."""
    count_refusal(code)
    detail = trouble.text(lang) if trouble.said is None else trouble.said
    return Letter(ENCODER.encode(Refused(ack, code, detail, trouble.rule)))


def carry_out(table: Table, seat: int | None, message: Command) -> Coroutine[Any, Any, None]:
    """What a message asks for."""
    match message:
        case Act():
            return table.act(seat, message.id, message.revision, message.text)
        case ActTogether():
            return table.act_together(seat, message.id, message.revision, message.texts)
        case PlayAll():
            return table.play_all(seat, message.id, message.revision)
        case Undo():
            return table.undo(seat, message.id, message.revision, message.to, message.past)


def read_message(text: str) -> FromPage:
    """A message of a page, if it is one."""
    try:
        message: FromPage = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest("bad-message") from None
    if isinstance(message, Command) and not 1 <= len(message.id) <= LONGEST_ID:
        raise BadRequest("bad-message")
    if any(len(text) > LONGEST_TEXT for text in texts_of(message)):
        raise BadRequest("bad-message")
    if isinstance(message, ActTogether) and not 1 <= len(message.texts) <= MOST_TOGETHER:
        raise BadRequest("bad-message")
    return message


def texts_of(message: FromPage) -> Sequence[str]:
    """The actions that a message names."""
    match message:
        case Act():
            return [message.text]
        case ActTogether():
            return message.texts
        case _:
            return []


def is_same_origin(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """Whether the page was served from here; a browser always says where a page is from."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    page = urlsplit(origin)
    as_safe = page.scheme == "https" or socket.scope["scheme"] != "wss"
    return as_safe and page.netloc == socket.headers.get("host")


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket, table_id: str, tables: Tables) -> None:  # type: ignore[type-arg]
    """One page at one table."""
    if not is_same_origin(socket):
        raise WebSocketException(detail="This socket belongs to another page.", code=4403)
    await socket.accept()
    device = known_device(socket)
    at_table(table_id)
    try:
        with tables.visitors.page(device, address_of(socket)):
            table = await tables.find(table_id)
            tables.place(table, device)
            await attend(Page(socket, tables, table, device))
    except Trouble as trouble:
        lasting = isinstance(trouble, NotThere | NotAllowed)  # else the page may come back
        code, close = ("gone", POLICY) if lasting else (trouble.code, TRY_LATER)
        await socket.send_text(ENCODER.encode(Refused(None, code, trouble.text())).decode())
        await socket.close(close, trouble.code)


async def attend(page: Page) -> None:
    """Serve a page until it goes away."""
    speaking = asyncio.create_task(weigh(page.speak()))
    listening = asyncio.create_task(weigh(page.listen()))
    try:
        await asyncio.wait([speaking, listening], return_when=asyncio.FIRST_COMPLETED)
    finally:
        page.table.part(page)
        page.table.looked_at = time.time()
        for task in (speaking, listening):
            task.cancel()
            with suppress(
                asyncio.CancelledError,
                WebSocketDisconnect,
                WebSocketException,
                ClientDisconnected,
                OSError,
                RuntimeError,
            ):
                await task
