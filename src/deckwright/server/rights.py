"""Who may sit where: by the link to a free seat, by a yes of whoever sits there, or by one's own way back.

The link to a seat is used up by the first device. From then on the seat belongs to its person: the maker of the table
neither sees a link to it nor can let anybody in.
"""

import msgspec

from deckwright.server.claiming import add_device, keep_alone, take_seat
from deckwright.server.database import WATCHING
from deckwright.server.http_messages import Answering, Asked, Place, ReturnLink, SeatLink, Secret, TableMade
from deckwright.server.links import Links, same
from deckwright.server.looks import Look, check_look
from deckwright.server.names import clean_name, seated
from deckwright.server.problems import NotAllowed, NotNow
from deckwright.server.store import Store
from deckwright.server.table import Table


class Rights:
    """Gives seats to devices, and takes them back."""

    def __init__(self, store: Store, links: Links) -> None:
        self.store, self.links = store, links

    def place(self, table: Table, device: str) -> Place:
        """What a device may do at a table."""
        if device not in table.holders:
            raise NotAllowed("no-place")
        seats = sorted(table.seats_of(device))
        return Place(table.id, seats, watching=not seats)

    def of_maker(self, table: Table) -> TableMade:
        """What the device that set the table up may know: the links to free seats, and the one to watch."""
        links = [SeatLink(seat, self.links.secret(table.id, seat)) for seat in table.free_seats]
        return TableMade(table.id, links, self.links.secret(table.id, WATCHING), table.record.setup_code)

    # Coming.

    async def claim(self, table: Table, coming: Secret, device: str) -> Place:
        """The secret of a link gives its seat to this device, or the right to watch."""
        secret, look = coming.secret, check_look(coming.look)
        if same(secret, self.links.secret(table.id, WATCHING)):
            await self.let_in(table, WATCHING, device)
            return self.place(table, device)
        async with table.lock:
            before = table.seats_of(device)
            if (back := self.seat_behind(table, secret)) is not None:
                await self.let_in(table, back, device)
            else:
                await self.sit_down(table, self.seat_of(table, secret), device, clean_name(coming.name), look)
        if table.seats_of(device) != before:
            table.tell_presence()
        return self.place(table, device)

    def seat_of(self, table: Table, secret: str) -> int:
        """The seat that a link was made for."""
        for seat in table.people:
            if same(secret, self.links.secret(table.id, seat)):
                return seat
        raise NotAllowed("bad-link")

    def free_seat_of(self, table: Table, secret: str) -> int:
        """The seat that a link was made for, where nobody sits yet; of one that is taken the link tells nothing."""
        seat = self.seat_of(table, secret)
        if table.holders.is_taken(seat):
            raise NotNow("used-link")
        return seat

    def seat_behind(self, table: Table, secret: str) -> int | None:
        """The seat to which this is the way back."""
        for seat, number in table.holders.returns.items():
            if seat in table.people and same(secret, self.links.way_back(table.id, seat, number)):
                return seat
        return None

    async def sit_down(self, table: Table, seat: int, device: str, name: str = "", look: Look | None = None) -> None:
        """The first device that comes by a seat's link has the seat, and says who sits there; the same one may come again."""
        if not table.holders.is_taken(seat):
            seats = seated(table.record.seats, seat, name, look)
            if await take_seat(self.store, table.id, seat, device, seats):
                table.record = msgspec.structs.replace(table.record, seats=seats)
                table.holders.add(device, seat)
                table.holders.returns[seat] = 0
                table.note_shared(device)
                return
            table.holders = await self.store.holders_at(table.id)
        if not table.holders.holds(device, seat):
            raise NotNow("used-link")
        await self.let_in(table, seat, device)

    async def let_in(self, table: Table, seat: int, device: str) -> None:
        """One more device at a seat, or to watch."""
        for gone in await add_device(self.store, table.id, seat, device):
            table.holders.drop(gone, seat)
        table.holders.add(device, seat)
        if seat != WATCHING:
            table.note_shared(device)

    # Asking.

    async def ask(self, table: Table, coming: Secret, device: str) -> Asked:
        """Sit down, or ask the device that sits there; to be said again until there is an answer."""
        seat = self.seat_of(table, coming.secret)
        code = self.links.code(table.id, seat, device)
        try:
            await self.claim(table, coming, device)
        except NotNow:
            return Asked(code, table.door.ring(seat, device, code, lambda: table.tell_seat(seat)))
        return Asked(code, "yes")

    async def answer(self, table: Table, answering: Answering, device: str) -> None:
        """Whoever sits there says yes or no."""
        seat = answering.seat
        async with table.lock:
            self.check_seat(table, seat, device)
            if not answering.yes:
                table.door.refuse(seat, answering.code)
                table.tell_seat(seat)
                return
            newcomer = table.door.find(seat, answering.code)
            await self.let_in(table, seat, newcomer)
        table.door.go_away(seat, newcomer)
        table.tell_presence()
        table.tell_seat(seat)

    # Coming back.

    def ways_back(self, table: Table, device: str) -> list[ReturnLink]:
        """The links by which the people at this device come back to their seats from any other, or are asked for them.

        The link to a seat that is taken opens nothing: whoever has it can only ask.
        """
        return [
            ReturnLink(
                seat,
                self.links.way_back(table.id, seat, table.holders.returns[seat]),
                self.links.secret(table.id, seat),
            )
            for seat in self.place(table, device).seats
        ]

    async def end_others(self, table: Table, seat: int, device: str) -> list[ReturnLink]:
        """No other device plays this seat any more, and the way back is a new one."""
        async with table.lock:
            self.check_seat(table, seat, device)
            number = table.holders.returns[seat] + 1
            await keep_alone(self.store, table.id, seat, device, number)
            others = table.holders.others_at(seat, device)
            for other in others:
                table.holders.drop(other, seat)
            table.holders.returns[seat] = number
        if others:
            table.tell_presence()
            table.tell_seat(seat)  # at once: the others see nothing more
        return self.ways_back(table, device)

    def check_seat(self, table: Table, seat: int, device: str) -> None:
        if seat not in self.place(table, device).seats:
            raise NotAllowed("not-yours")
