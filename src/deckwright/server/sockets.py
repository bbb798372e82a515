"""The socket of a page: it says what its person does, and hears what its seat may know.

A page is told by its own task: whoever acts never waits for a slow line. A page that is behind gets everything since it
was last told at once.
"""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from deckwright.server.devices import known_device
from deckwright.server.problems import BadRequest, NotAllowed, NotNow, NotThere, Trouble
from deckwright.server.table import Table, to_the_end
from deckwright.server.tables import Tables
from deckwright.server.telling import ENCODER, Reader, kept_events, tell
from deckwright.server.visitors import address_of
from deckwright.server.wire import Act, Asker, Askers, FromPage, Hello, PlayAll, Refused, ToPage, Undo

DECODER = msgspec.json.Decoder(FromPage)
BURST = 4  # seconds' worth of messages at once
TRY_AGAIN = 1012  # the code that tells a page to connect again
TRY_LATER = 1013
POLICY = 1008  # the code with which a socket is closed for what it did
MOST_WAITING = 100  # answers that a page may leave unread
LONGEST_ID = 64
LONGEST_TEXT = 200


class Page:
    """A page at a table."""

    def __init__(self, socket: WebSocket, tables: Tables, table: Table, device: str) -> None:  # type: ignore[type-arg]
        self.socket, self.tables, self.table = socket, tables, table
        self.device, self.address = device, address_of(socket)
        self.reader: Reader | None = None  # until the first Hello
        self.lang = "en"
        self.revision, self.events = -1, 0  # what the page has
        self.waiting: list[str | Refused] = []
        self.acting: str | None = None  # the message that is being carried out
        self.askers: tuple[Asker, ...] = ()  # as the page knows them
        self.changed = asyncio.Event()

    @property
    def seat(self) -> int | None:
        return None if self.reader is None else self.reader.seat

    @property
    def own(self) -> frozenset[int]:
        return frozenset() if self.reader is None else self.reader.own

    # What the page hears.

    def tell(self) -> None:
        """The table has changed; if by what this page asked for, then that is done."""
        self.look_to_seats()
        if self.acting is not None and self.seat is not None and self.table.repeated(self.seat, self.acting):
            self.waiting.append(self.acting)
            self.acting = None
        self.changed.set()

    def look_to_seats(self) -> None:
        """A seat that is not played on this device any more is not shown here any more."""
        if self.reader is None or self.reader.own <= (own := self.table.seats_of(self.device)):
            return
        self.reader = replace(self.reader, own=self.reader.own & own)
        if self.seat is not None and self.seat not in own:
            self.reader, self.events = replace(self.reader, seat=None), 0

    def refuse(self, trouble: Trouble, ack: str | None) -> None:
        self.acting = None
        self.waiting.append(Refused(ack, trouble.code, trouble.text(self.lang), trouble.rule))
        self.changed.set()

    async def speak(self) -> None:
        """Send what there is to be told, for as long as the page is there."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.device not in self.table.holders:
                await self.send(Refused(None, "gone", NotAllowed("no-place").text(self.lang)))
                await self.socket.close(POLICY, "no-place")
                return
            waiting, self.waiting = self.waiting, []
            fresh = not any(isinstance(one, str) for one in waiting)
            for one in waiting:
                await self.send(one if isinstance(one, Refused) else self.state(one))
            if self.table.lost:
                await self.socket.close(TRY_AGAIN, "the table is played elsewhere")
                return
            if fresh and self.reader is not None:
                await self.send(self.state(None))
            if self.askers != (askers := self.table.door.heard_at(self.own)):
                self.askers = askers
                await self.send(Askers([*askers]))

    def state(self, ack: str | None) -> ToPage:
        self.look_to_seats()
        assert self.reader is not None
        kept = kept_events(self.table, self.reader, self.revision, self.events)
        self.revision, self.events = self.table.revision, len(self.table.game.log)
        return tell(self.table, self.reader, kept, ack)

    async def send(self, message: ToPage) -> None:
        await self.socket.send_text(ENCODER.encode(message).decode())

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
            await self.hear(text)

    async def hear(self, text: str) -> None:
        """One message; what is wrong with it is answered in words."""
        message: FromPage | None = None
        try:
            message = read_message(text)
            if isinstance(message, Hello):
                await self.hello(message)
            else:
                await self.do(message)
        except Trouble as trouble:
            self.refuse(trouble, None if message is None or isinstance(message, Hello) else message.id)

    async def hello(self, hello: Hello) -> None:
        """The page says which seat it shows, in which language, and what it has already."""
        self.lang = hello.lang
        if not self.tables.visitors.may_ask(address_of(self.socket)):
            raise NotNow("too-many")
        place = self.tables.place(self.table, self.device)
        if hello.seat is not None and hello.seat not in place.seats:
            raise NotAllowed("not-yours")
        before, self.reader = self.reader, Reader(hello.seat, hello.lang, hello.memory_aids, frozenset(place.seats))
        if before is None:
            self.come()
        self.revision, self.events = hello.revision, max(hello.event, -1) + 1
        if before is not None and (before.seat, before.lang) != (hello.seat, hello.lang):
            self.events = 0  # the log that the page has was another one
        self.tell()
        if before is None or before.own != self.own:  # others see who is there, not what is shown
            self.table.tell_pages(but=self)

    def come(self) -> None:
        """Join the table; who finds no room there has not said hello."""
        try:
            self.table.join(self)
        except Trouble:
            self.reader = None
            raise

    async def do(self, message: Act | PlayAll | Undo) -> None:
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


def carry_out(table: Table, seat: int | None, message: Act | PlayAll | Undo) -> Coroutine[Any, Any, None]:
    """What a message asks for."""
    match message:
        case Act():
            return table.act(seat, message.id, message.revision, message.text)
        case PlayAll():
            return table.play_all(seat, message.id, message.revision)
        case Undo():
            return table.undo(seat, message.id, message.revision, message.to)


def read_message(text: str) -> FromPage:
    """A message of a page, if it is one."""
    try:
        message: FromPage = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest("bad-message") from None
    if not isinstance(message, Hello) and not 1 <= len(message.id) <= LONGEST_ID:
        raise BadRequest("bad-message")
    if isinstance(message, Act) and len(message.text) > LONGEST_TEXT:
        raise BadRequest("bad-message")
    return message


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
    speaking = asyncio.create_task(page.speak())
    listening = asyncio.create_task(page.listen())
    try:
        await asyncio.wait([speaking, listening], return_when=asyncio.FIRST_COMPLETED)
    finally:
        page.table.part(page)
        page.table.looked_at = time.time()
        page.table.tell_pages()
        for task in (speaking, listening):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, WebSocketException, OSError, RuntimeError):
                await task
