"""A table built again from what is stored: the newest position before the turn, and the actions of the turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from deckwright.cards.errors import DeckwrightError
from deckwright.games.ascension import state as st
from deckwright.games.ascension.ruleset import Ruleset
from deckwright.server.damage import check_commands, check_position
from deckwright.server.problems import NotThere
from deckwright.server.records import (
    ACTING,
    Command,
    TableRecord,
    rules_digest,
    unpack_events,
    unpack_position,
)
from deckwright.server.store import Store
from deckwright.server.table import Table
from deckwright.table.events import Event
from deckwright.table.game import Game
from deckwright.table.rulesets import resolve
from deckwright.table.saving import FORMAT, Checkpoint, Saved, go_on_from_checkpoint, pack_state, sets_of


@dataclass(frozen=True)
class Lasting:
    """An action that was not taken back, and the command it came with."""

    text: str
    command: int


def record_of(row: RowMapping) -> TableRecord:
    """The table as its row describes it."""
    return msgspec.convert({name: row[name] for name in TableRecord.__struct_fields__}, TableRecord)


def setup_of(record: TableRecord) -> dict[str, Any]:
    return {"options": dict(record.options), "mode": record.mode, "packs": []}


def load_table(row: RowMapping, commands: Sequence[Command], store: Store) -> Table:
    """The table as it was after its last command."""
    record = record_of(row)
    check_commands(commands, len(record.seats))
    try:
        ruleset = resolve(record.ruleset)
    except DeckwrightError as error:
        raise NotThere("table-too-old") from error
    try:
        game, exact = rebuild(record, ruleset, commands)
    except DeckwrightError as error:
        raise NotThere("table-too-old" if commands[-1].rules != rules_digest(ruleset) else "damaged") from error
    table = Table(record, store, game, 0, ended=bool(row["ended"]), exact=exact)
    for command in commands:
        table.take_note(command)
    table.stored_events = stored_events(commands)
    return table


def stored_events(commands: Sequence[Command]) -> int:
    """How long the stored log is."""
    return commands[-1].kept_events + commands[-1].new_events


def rebuild(record: TableRecord, ruleset: Ruleset, commands: Sequence[Command]) -> tuple[Game, bool]:
    """The game after these commands, and whether all of them were given under the rules of today."""
    today = rules_digest(ruleset)
    if commands[-1].rules != today:
        return go_on(record, ruleset, commands), False
    since = next((n for n in range(len(commands) - 1, -1, -1) if commands[n].rules != today), -1) + 1
    lasting = lasting_actions(commands)
    base = base_of(commands, lasting, since)
    game = game_at(record, ruleset, commands, base, lasting)
    for action in lasting:
        if action.command > base:
            game.play(action.text)
    return game, since == 0


def lasting_actions(commands: Sequence[Command]) -> list[Lasting]:
    """The actions that were not taken back."""
    lasting: list[Lasting] = []
    for command in commands:
        del lasting[command.kept_actions :]
        lasting.extend(Lasting(text, command.number) for text in command.texts if command.kind in ACTING)
    return lasting


def base_of(commands: Sequence[Command], lasting: Sequence[Lasting], since: int) -> int:
    """The last command of an earlier turn of which nothing was taken back; undo can go no further."""
    whole = {command.number: len(command.texts) for command in commands}
    left: dict[int, int] = {}
    for action in lasting:
        left[action.command] = left.get(action.command, 0) + 1
    turns = commands[-1].turns
    for number in sorted(left, reverse=True):
        if commands[number].turns < turns and left[number] == whole[number] and number >= since:
            return number
    return since


def game_at(
    record: TableRecord, ruleset: Ruleset, commands: Sequence[Command], number: int, lasting: Sequence[Lasting]
) -> Game:
    """The game right after a command, from its stored position."""
    state, parents = unpack_position(commands[number].position)
    check_position(state, parents, len(record.seats))
    game = Game(ruleset, state, setup_of(record), record.origin)
    game._parents = parents
    game.log = events_until(ruleset, commands, number)
    game.history = [action.text for action in lasting if action.command <= number]
    return game


def events_until(ruleset: Ruleset, commands: Sequence[Command], number: int) -> list[Event]:
    """The log after a command."""
    log: list[Event] = []
    for command in commands[: number + 1]:
        del log[command.kept_events :]
        log.extend(unpack_events(command.events, ruleset))
    return log


def go_on(record: TableRecord, ruleset: Ruleset, commands: Sequence[Command]) -> Game:
    """Rules or cards have changed since: the position goes on as it is, and the log says so."""
    last = commands[-1]
    state, parents = unpack_position(last.position)
    check_position(state, parents, len(record.seats))
    log = events_until(ruleset, commands, last.number)
    if state[st.OVER]:  # a finished game is shown from its recorded events
        game = Game(ruleset, state, setup_of(record), record.origin)
        game.log, game._parents = log, parents
        return game
    checkpoint = Checkpoint(record.cards, pack_state(state), parents.tolist(), [event.data() for event in log])
    saved = Saved(
        FORMAT, record.ruleset, sets_of(ruleset), [], record.mode, record.options, 0, {}, [], checkpoint
    )  # fmt: skip
    return go_on_from_checkpoint(saved, ruleset)
