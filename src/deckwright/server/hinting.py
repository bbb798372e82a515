"""Hints for whoever practises: what a strong bot would do in his place. Each is counted at its table.

A hint is thought out where deep bots think, in its turn like theirs, so it keeps no table waiting. Asked again for the same
position, the same is told, and nothing is counted.
"""

import hashlib
from typing import Any

from litestar import Request, post
from sqlalchemy import Connection, update

from deckwright.server.answers import PROBLEMS
from deckwright.server.budgets import Allowance
from deckwright.server.database import tables as table_rows
from deckwright.server.devices import known_device
from deckwright.server.hint_messages import HintChoice, HintTold, HintWanted
from deckwright.server.problems import NotAllowed, NotNow
from deckwright.server.queueing import Asking, Need
from deckwright.server.table import Table
from deckwright.server.tables import Tables
from deckwright.server.thinking import Counsel, Task
from deckwright.server.visitors import address_of
from deckwright.table.said import lean

MINUTE = 60.0


class Hints:
    """Gives hints, so many a minute to a device and one at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.under_way: set[str] = set()  # devices that wait for one
        self.allowances: dict[str, Allowance] = {}

    async def give(self, table: Table, wanted: HintWanted, device: str, address: str) -> HintTold:
        """A hint for the seat that is asked."""
        if wanted.seat not in self.tables.place(table, device).seats:
            raise NotAllowed("not-yours")
        if not table.may_hint:
            raise NotNow("no-hints")
        table.check_turn(wanted.seat, wanted.revision)
        if table.hinted is None or table.hinted.revision != wanted.revision:
            self.check(device)
            self.under_way.add(device)
            try:
                await self.think(table, wanted.seat, wanted.revision, Asking(Need.HERE, address, device))
            finally:
                self.under_way.discard(device)
        assert table.hinted is not None
        return table.hinted

    def check(self, device: str) -> None:
        """Refuse whoever has one coming, or has had many."""
        if device in self.under_way:
            raise NotNow("hint-wait")
        most = self.tables.settings.hints_per_minute
        self.allowances = {key: one for key, one in self.allowances.items() if not one.is_full}
        if not self.allowances.setdefault(device, Allowance(most / MINUTE, most)).take():
            raise NotNow("hint-many")

    async def think(self, table: Table, seat: int, revision: int, asking: Asking) -> None:
        """Have it thought out, count it, and keep it until the table changes."""
        bots, game = self.tables.bots, table.game
        async with bots.queues[True].turn(lambda: asking):
            if table.revision != revision:
                raise NotNow("stale")
            counsels = await bots.thinkers.advise(
                Task(game.ruleset_id, game.mode, game.options, game.state.tobytes(), seat, 0, seed_of(table, revision))
            )
        if table.revision != revision or not table.may_hint:
            raise NotNow("stale")
        await self.store.change(lambda connection: count(connection, table.id))
        table.note_hint(told(table, revision, counsels))


def told(table: Table, revision: int, counsels: list[Counsel]) -> HintTold:
    """A hint in the words of the table."""
    ruleset = table.game.ruleset
    called = ruleset.kind.online.words(ruleset)
    legal = {action.text: action for action in table.game.actions()}
    choices = [
        HintChoice(one.text, lean(ruleset, called.label(legal[one.text])), one.lead, one.wins)
        for one in counsels
        if one.text in legal
    ]
    return HintTold(revision, table.hints + 1, choices)


def seed_of(table: Table, revision: int) -> int:
    """By what a hint is thought out; nothing that is hidden goes into it."""
    return int.from_bytes(hashlib.sha256(f"{table.id} {revision}".encode()).digest()[:8], "little")


def count(connection: Connection, table: str) -> None:
    here = table_rows.c.id == table
    connection.execute(update(table_rows).where(here).values(hints=table_rows.c.hints + 1))


@post("/tables/{table_id:str}/hint", status_code=200, tags=["Tables"], responses=PROBLEMS)
async def give_hint(
    request: Request[Any, Any, Any], table_id: str, data: HintWanted, tables: Tables, hints: Hints
) -> HintTold:
    """What a strong computer would do from a seat of this device that is asked, where one person practises."""
    return await hints.give(await tables.find(table_id), data, known_device(request), address_of(request))


HANDLERS = [give_hint]
