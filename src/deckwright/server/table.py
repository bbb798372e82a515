"""A table in memory: the game as it is committed, who sits there, and the pages that look at it.

Whatever is done at a table is tried on a copy of the game. The copy takes the game's place once the command is on disk;
if the disk refuses it, the copy is dropped, and nothing has happened.
"""

import asyncio
import hashlib
import secrets
from bisect import bisect_right
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from deckwright.cards.errors import IllegalAction, UndoRefused
from deckwright.server.asking import Door
from deckwright.server.budgets import weigh
from deckwright.server.holders import Holders
from deckwright.server.moments import Moments
from deckwright.server.presence import Gathering
from deckwright.server.problems import NotAllowed, NotNow, Trouble
from deckwright.server.records import ACTING, Command, SeatRecord, TableRecord, make_command, standing_of
from deckwright.server.store import Store
from deckwright.server.whereabouts import Whereabouts
from deckwright.table.game import Game
from deckwright.table.said import Said

if TYPE_CHECKING:
    from deckwright.server.hint_messages import HintTold

MOST_WATCHING = 100  # pages of devices without a seat: they never keep a player out
MOST_PLAYING = 100  # pages at one seat: they never keep anybody out of another
MOST_OF_ADDRESS = 40  # of those at one seat, or of those that watch
MOST_OF_DEVICE = 20


class Illegal(Trouble):
    """An action that the rules do not allow; what is said tells why and lists nothing."""

    status = 409

    def __init__(self, error: IllegalAction) -> None:
        super().__init__("illegal", error.rule)
        self.said = Said("reason-sentence", {"reason": error.said})


class CannotUndo(Trouble):
    """An undo that the rules do not allow."""

    status = 409

    def __init__(self, error: UndoRefused | None = None) -> None:
        super().__init__("undo")
        self.said = Said("undo-nothing") if error is None or error.said is None else error.said


UNDER_WAY: set["asyncio.Task[None]"] = set()


async def to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Do this to its end, even if whoever asked for it goes away meanwhile: a command is stored and counted, or neither."""
    task = asyncio.create_task(weigh(work))
    UNDER_WAY.add(task)
    task.add_done_callback(UNDER_WAY.discard)
    await asyncio.shield(task)


class Page(Protocol):
    """A page that looks at a table."""

    @property
    def seat(self) -> int | None: ...

    @property
    def own(self) -> frozenset[int]:
        """The seats that are played on its device."""
        ...

    @property
    def device(self) -> str: ...

    @property
    def address(self) -> str:
        """The visitor who has it open."""
        ...

    @property
    def waits(self) -> bool:
        """Whether it waits for what it has asked for."""
        ...

    def tell(self) -> None:
        """The table has changed."""
        ...

    def tell_presence(self) -> None:
        """Somebody has come or gone."""
        ...


@dataclass(frozen=True)
class Done:
    """One action of the game: its text, who did it, and in which turn."""

    text: str
    seat: int
    turn: int


@dataclass(frozen=True)
class Renewed:
    """How many of the stored actions and events a game keeps that goes on under other rules or cards."""

    actions: int
    events: int


@dataclass
class Table:
    """One table."""

    record: TableRecord
    store: Store
    game: Game
    revision: int
    history: list[Done] = field(default_factory=list)
    undone: list[tuple[int, int]] = field(default_factory=list)  # revision of an undo, events that it kept
    messages: dict[tuple[int, str], int] = field(default_factory=dict)  # (seat, id) -> revision
    turns: int = 0  # taken before what happens now
    acted: int = 0  # the revision of the last action
    ended: bool = False
    exact: bool = True  # played from beginning to end under the rules of today
    renewed: Renewed | None = None  # the rules have changed, and that is not stored yet
    stored_events: int = 0  # of the log, as far as it is on disk
    holders: Holders = field(default_factory=Holders)
    whereabouts: Whereabouts | None = None  # of the tree that its game is part of
    door: Door = field(default_factory=Door)
    pages: set[Page] = field(default_factory=set)
    changed: float = 0.0
    looked_at: float = 0.0
    opened: float = 0.0  # what is on disk about that
    grown: int = 0  # bytes that were stored since this was last asked for
    told: Callable[["Table"], None] = lambda _table: None  # whom to tell of a change beside the pages
    seen: Callable[["Table", Page], None] = lambda _table, _page: None  # whom to tell when a page comes or goes
    sealed: Callable[[], bool] = lambda: False  # whether nothing hidden is opened, though the game is over
    lost: bool = False  # another process plays at this table: what is known here is old
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bot_salt: int = field(default_factory=lambda: secrets.randbits(64))
    encoded: dict[Any, Any] = field(default_factory=dict)  # what pages are told at this revision
    present: dict[Any, Any] = field(default_factory=dict)  # the same, while nobody comes or goes
    moments: Moments | None = None  # that were passed since the table is in memory
    hints: int = 0  # that were asked for
    hinted: "HintTold | None" = None  # the last of them
    gathering: Gathering = field(default_factory=Gathering)

    # Who is who.

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def open(self) -> bool:
        """Whether the game goes on."""
        return not self.game.over and not self.ended

    @property
    def left(self) -> bool:
        """Whether its tree stands elsewhere: then nothing is played here."""
        return self.whereabouts is not None and not self.whereabouts.is_here

    @property
    def may_return(self) -> bool:
        """Whether the rules let a tree that stands elsewhere go on here."""
        return self.game.ruleset.kind.table.one_way(self.game) is None

    @property
    def bot_asked(self) -> SeatRecord | None:
        """The bot that must decide."""
        player = self.game.player
        if player is None or self.ended or self.left:
            return None
        return self.record.seats[player] if self.record.seats[player].is_bot else None

    @property
    def played_alike(self) -> int | None:
        """How many actions were played, where the same actions lead every bot to the same answer: at the deal of a day."""
        return None if self.record.daily is None else len(self.history)

    @property
    def seed_of_bot(self) -> int:
        """What a bot draws by. Where what was revealed may be taken back it depends on the position alone, whose key nobody
        knows: asked the same again, a bot decides the same."""
        if self.may_take_back:
            return int.from_bytes(hashlib.sha256(self.game.state.tobytes()).digest()[:8], "big")
        return self.bot_salt + self.revision

    @property
    def alone(self) -> bool:
        """Whether bots play among themselves."""
        return all(seat.is_bot for seat in self.record.seats)

    def is_online(self, seat: int) -> bool:
        return self.record.seats[seat].is_bot or any(seat in page.own for page in self.pages)

    @property
    def watchers(self) -> int:
        return sum(not page.own for page in self.pages)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [place for place, seat in enumerate(self.record.seats) if not seat.is_bot]

    @property
    def free_seats(self) -> list[int]:
        """The seats of people where nobody sits yet."""
        return [seat for seat in self.people if not self.holders.is_taken(seat)]

    def seats_of(self, device: str) -> frozenset[int]:
        """The seats that are played on a device."""
        return frozenset(self.people) & self.holders.seats_of(device)

    @property
    def may_take_back(self) -> bool:
        """Whether what was revealed may be taken back: one person plays here, on the device that made the table."""
        return self.record.may_take_back and len(self.people) == 1 and self.whereabouts is None

    @property
    def may_hint(self) -> bool:
        """Whether a strong bot may be asked what it would do: one person practises here, alone or against bots, on the device
        that made the table."""
        if (
            len(self.people) != 1
            or self.record.daily is not None
            or self.record.lesson is not None
            or self.whereabouts is not None
        ):
            return False
        alone = self.holders.devices_at(self.people[0]) <= {self.record.maker}
        return self.may_take_back or (self.record.practice and alone)

    def note_hint(self, hint: "HintTold") -> None:
        """Somebody was told what to do: everybody sees how often that was."""
        self.hinted, self.hints = hint, hint.hints
        self.present.clear()
        self.tell_pages()

    def note_shared(self, device: str) -> None:
        """A device plays here. If it is another than the maker's, nothing that was revealed is taken back any more."""
        if self.record.may_take_back and device != self.record.maker:
            self.record = msgspec.structs.replace(self.record, may_take_back=False)
            self.encoded.clear()
            self.present.clear()
            self.tell_pages()

    # What a seat does.

    def repeated(self, seat: int, message: str) -> bool:
        """Whether this message was carried out already."""
        return (seat, message) in self.messages

    def check_turn(self, seat: int | None, revision: int) -> int:
        """Whoever acts must be asked, and must know the table as it is."""
        if seat is None:
            raise NotAllowed("watching")
        self.check_here()
        if not self.open:
            raise NotNow("over")
        if revision != self.revision:
            raise NotNow("stale")
        if self.game.player != seat:
            raise NotNow("not-asked")
        return seat

    def check_here(self) -> None:
        """Refuse whatever changes a game where its tree does not stand."""
        if self.whereabouts is not None:
            self.whereabouts.check(self.may_return)

    async def act(self, seat: int | None, message: str, revision: int, text: str) -> None:
        """Play an action by its text."""
        async with self.lock:
            player = self.check_turn(seat, revision)
            game = self.game.copy()
            try:
                game.play(text)
            except IllegalAction as error:
                raise Illegal(error) from None
            await self.commit_actions("act", player, message, game)

    async def act_together(self, seat: int | None, message: str, revision: int, texts: Sequence[str]) -> None:
        """Play several actions as one command: all of them or none."""
        async with self.lock:
            player = self.check_turn(seat, revision)
            game = self.game.copy()
            try:
                game.play_several(texts)
            except IllegalAction as error:
                raise Illegal(error) from None
            await self.commit_actions("act", player, message, game)

    async def play_all(self, seat: int | None, message: str, revision: int) -> None:
        """Play the cards whose order cannot matter."""
        async with self.lock:
            player = self.check_turn(seat, revision)
            game = self.game.copy()
            if not game.play_all():
                raise NotNow("nothing-to-play")
            await self.commit_actions("play_all", player, message, game)

    async def undo(self, seat: int | None, message: str, revision: int, to: str, past: bool = False) -> None:
        """Take back what the seat that is asked did last, or its turn so far; also past what was revealed, if that is asked
        for by name and the table allows it."""
        async with self.lock:
            player = self.check_turn(seat, revision)
            game = self.taken_back(player, to, past)
            kept = len(game.history) - len(self.game.history) + len(self.history)
            command = make_command(
                self.id, self.revision + 1, "undo", game, kept, len(game.log), player, message
            )  # fmt: skip
            await self.commit(command, game)

    def taken_back(self, seat: int, to: str, past: bool = False) -> Game:
        """The game after an undo by this seat; refused if an action of somebody else would go with it. Only what bots did
        goes with a take-back.

        In a lesson nothing is at stake: there, what has been seen can be taken back too.
        """
        game = self.game.copy()
        try:
            game.undo(to, seen=self.record.lesson is not None, past_reveals=past and self.may_take_back)
        except UndoRefused as error:
            raise CannotUndo(error) from None
        if game.take_backs > self.game.take_backs:
            return game
        count = len(self.game.history) - len(game.history)
        if any(done.seat != seat for done in self.history[len(self.history) - count :]):
            raise CannotUndo
        return game

    async def act_as_bot(self, seat: int, revision: int, texts: list[str]) -> None:
        """Play what a bot has chosen, unless the table has changed meanwhile."""
        async with self.lock:
            if revision != self.revision or self.bot_asked is None or self.game.player != seat:
                return
            game = self.game.copy()
            with game.gesture():
                for text in texts:
                    if game.player != seat:
                        break
                    game.play(text)
            await self.commit_actions("act", seat, None, game)

    async def commit_actions(self, kind: str, seat: int, message: str | None, game: Game) -> None:
        before = self.game
        texts = game.history[len(before.history) :]
        command = make_command(
            self.id, self.revision + 1, kind, game, len(self.history), len(before.log), seat, message, texts
        )
        await self.commit(command, game)

    # Coming and going.

    async def leave(self, seat: int, how: str, level: int, device: str) -> None:
        """A bot takes the seat over, or the table ends; that only where nobody else would lose the game by it."""
        async with self.lock:
            self.check_leaving(seat, device)
            if how == "end":
                self.check_alone(device)
                await self.commit(self.without_action("end", seat), self.game, ended=True)
                return
            seats = list(self.record.seats)
            seats[seat] = SeatRecord("bot", seats[seat].name, level)
            record = msgspec.structs.replace(self.record, seats=seats)
            await self.commit(self.without_action("leave", seat, [str(level)]), self.game, record)

    def check_leaving(self, seat: int, device: str) -> None:
        """Whoever sits at a seat may leave it; a seat where nobody sits yet is the maker's to give away."""
        waiting = seat in self.free_seats and device == self.record.maker
        if not waiting and not self.holders.holds(device, seat):
            raise NotAllowed("not-yours")
        self.check_here()
        if not self.open:
            raise NotNow("over")
        if self.record.seats[seat].is_bot:
            raise NotNow("seat-taken")

    def check_alone(self, device: str) -> None:
        """Nobody ends the table of another device."""
        shared = [seat for seat in self.people if self.holders.others_at(seat, device)]
        if shared:
            raise NotAllowed("other-device" if {*shared} <= self.seats_of(device) else "others-play")

    async def note_new_rules(self) -> None:
        """A game that goes on under newer rules says so in its log."""
        if self.renewed is not None:
            kept, self.renewed = self.renewed, None
            command = make_command(self.id, self.revision + 1, "rules", self.game, kept.actions, kept.events)
            await self.commit(command, self.game)

    def without_action(self, kind: str, seat: int | None, texts: list[str] | None = None) -> Command:
        """A command that leaves the game as it is."""
        return make_command(
            self.id, self.revision + 1, kind, self.game, len(self.history), len(self.game.log), seat, None, texts
        )

    def join(self, page: Page) -> None:
        """A page comes to the table, if there is room for it."""
        if sum(one.device == page.device for one in self.pages) >= MOST_OF_DEVICE:
            raise NotNow("crowded")
        if page.own:
            full = all(self.is_full(page, [one for one in self.pages if seat in one.own]) for seat in page.own)
        else:
            full = self.is_full(page, [one for one in self.pages if not one.own])
        if full:
            raise NotNow("crowded")
        self.pages.add(page)
        self.seen(self, page)
        self.tell_presence()

    def is_full(self, page: Page, alike: Sequence[Page]) -> bool:
        """Whether there is no room for one more page among those that play the same seat, or watch as it does."""
        most = MOST_PLAYING if page.own else MOST_WATCHING
        return len(alike) >= most or sum(one.address == page.address for one in alike) >= MOST_OF_ADDRESS

    def part(self, page: Page) -> None:
        if page in self.pages:
            self.pages.discard(page)
            self.seen(self, page)
            self.tell_presence()

    def stand(self, whereabouts: Whereabouts) -> None:
        """Its tree has changed: the pages are told where that stands now."""
        if whereabouts == self.whereabouts:
            return
        self.whereabouts = whereabouts
        self.encoded.clear()
        self.present.clear()
        self.tell_pages()

    def tell_pages(self) -> None:
        """Something was done: all pages are told, first whoever waits for it."""
        for page in sorted(self.pages, key=lambda page: not page.waits):
            page.tell()

    def tell_presence(self) -> None:
        """Somebody has come or gone: the pages are told soon."""
        self.present.clear()
        self.gathering.soon(self.tell_present)

    def tell_present(self) -> Iterator[None]:
        """Tell one page after the other who is there."""
        for page in list(self.pages):
            page.tell_presence()
            yield

    def tell_seat(self, seat: int) -> None:
        """Something is to be told to whoever plays this seat."""
        for page in list(self.pages):
            if seat in page.own:
                page.tell_presence()

    # Storing.

    async def commit(
        self, command: Command, game: Game, record: TableRecord | None = None, ended: bool = False
    ) -> None:
        """Store a command, and only then let it be true."""
        record = record or self.record
        try:
            await self.store.add(command, standing_of(record, command, game, self.ended or ended))
        except NotNow:  # somebody else has written this number
            self.lost = True
            self.tell_pages()
            raise
        before, revision = self.game, self.revision
        self.record, self.game, self.ended = record, game, self.ended or ended
        self.take_note(command)
        self.keep_moments(before, revision, command)
        self.told(self)

    def take_note(self, command: Command) -> None:
        """Count a stored command in."""
        self.encoded.clear()
        self.present.clear()
        self.revision, self.changed = command.number, command.at
        self.grown += command.size
        if command.kind in ACTING and command.seat is not None:
            self.history.extend(Done(text, command.seat, self.turns + 1) for text in command.texts)
            self.acted = command.number
        if command.kind in ("undo", "rules"):
            del self.history[command.kept_actions :]
            self.undone.append((command.number, command.kept_events))
        if command.message is not None and command.seat is not None:
            self.messages[command.seat, command.message] = command.number
        self.turns, self.stored_events = command.turns, len(self.game.log)

    def keep_moments(self, before: Game, revision: int, command: Command) -> None:
        """Know how the game stood between the actions of a command; across an undo or other rules nobody follows them."""
        if command.kind in ("undo", "rules"):
            self.moments = Moments.of(self.game, command.number)
        elif command.kind in ACTING and command.seat is not None:
            known = self.moments or Moments.of(before, revision)
            self.moments = known.add(command.number, command.seat, before, self.game)

    def kept_since(self, revision: int, events: int) -> int:
        """How many events of the log that a page had at a revision are still true."""
        if not 0 <= revision <= self.revision:
            return 0
        later = self.undone[bisect_right(self.undone, revision, key=lambda undo: undo[0]) :]
        return min([events, len(self.game.log), *(kept for _, kept in later)])

    def ended_since(self, revision: int) -> bool:
        """Whether the game has come to its end since: then everything hidden is open."""
        return self.game.over and revision < self.acted
