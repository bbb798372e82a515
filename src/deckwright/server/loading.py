"""A table built again from what is stored: the newest position before the turn, and the actions of the turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby

import msgspec
import numpy as np
from sqlalchemy import RowMapping

from deckwright.cards.errors import BadSave, DeckwrightError
from deckwright.server.damage import check_commands, check_position
from deckwright.server.problems import NotThere
from deckwright.server.records import (
    ACTING,
    Command,
    TableRecord,
    UnpackedPosition,
    has_same_programs,
    rules_digest,
    unpack_events,
    unpack_position,
)
from deckwright.server.store import Store
from deckwright.server.table import Renewed, Table
from deckwright.table.carrying import Kept, carry_on
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.log import Log
from deckwright.table.origins import ANY_ORIGIN, Origin
from deckwright.table.rulesets import resolve
from deckwright.table.saves import Saves
from deckwright.table.saving import saves_of
from deckwright.table.setup import Setup, check_options
from deckwright.table.snapshots import is_quiet


@dataclass(frozen=True)
class Lasting:
    """An action that was not taken back, and the command it came with."""

    text: str
    command: int


def record_of(row: RowMapping) -> TableRecord:
    """The table as its row describes it."""
    record = msgspec.convert({name: row[name] for name in TableRecord.__struct_fields__}, TableRecord)
    if record.daily is not None:
        date.fromisoformat(record.daily)  # else it is damaged
    return record


def setup_of(record: TableRecord, ruleset: Ruleset) -> Setup:
    """Mode and options; those that came later are as they were before."""
    return Setup(ruleset, len(record.seats), record.mode, check_options(ruleset.kind, record.options))


def origin_of(record: TableRecord) -> Origin:
    """Where the game of a table came from."""
    origin: Origin = msgspec.convert(record.origin, ANY_ORIGIN)
    return origin


def begin(record: TableRecord, ruleset: Ruleset, state: np.ndarray) -> Game:
    """A game of this table that stands like this."""
    return ruleset.kind.table.game(setup_of(record, ruleset), state, origin_of(record))


def position_of(record: TableRecord, ruleset: Ruleset, command: Command) -> UnpackedPosition:
    """The position after a command."""
    saves = saves_of(ruleset)
    stored = unpack_position(command.position, saves)
    check_position(stored.state, stored.parents, saves.sizes.get(len(record.seats)))
    return stored


def load_table(row: RowMapping, commands: Sequence[Command], store: Store) -> Table:
    """The table as it was after its last command."""
    record = record_of(row)
    check_commands(commands, len(record.seats))
    try:
        ruleset = resolve(record.ruleset)
    except DeckwrightError as error:
        raise NotThere("table-too-old") from error
    try:
        game, exact, renewed = rebuild(record, ruleset, commands)
    except DeckwrightError as error:
        raise NotThere("table-too-old" if commands[-1].rules != rules_digest(ruleset) else "damaged") from error
    game.take_backs = int(row["take_backs"])
    table = Table(record, store, game, 0, ended=bool(row["ended"]), exact=exact, renewed=renewed)
    table.hints = int(row["hints"])
    for command in commands:
        table.take_note(command)
    table.stored_events = stored_events(commands)
    return table


def stored_events(commands: Sequence[Command]) -> int:
    """How long the stored log is."""
    return commands[-1].kept_events + commands[-1].new_events


def rebuild(record: TableRecord, ruleset: Ruleset, commands: Sequence[Command]) -> tuple[Game, bool, Renewed | None]:
    """The game after these commands, whether all of them were given under the rules of today, and what is kept if not."""
    today = rules_digest(ruleset)
    if commands[-1].rules != today:
        game, renewed = go_on(record, ruleset, commands)
        return game, False, renewed
    since = next((n for n in range(len(commands) - 1, -1, -1) if commands[n].rules != today), -1) + 1
    lasting = lasting_actions(commands)
    base = base_of(commands, lasting, since, last_turn_of(record, commands))
    game = game_at(record, ruleset, commands, base, lasting)
    later = [action for action in lasting if action.command > base]
    for _, gesture in groupby(later, lambda action: action.command):
        with game.gesture():
            for action in gesture:
                game.play(action.text)
    return game, since == 0, None


def lasting_actions(commands: Sequence[Command]) -> list[Lasting]:
    """The actions that were not taken back."""
    lasting: list[Lasting] = []
    for command in commands:
        del lasting[command.kept_actions :]
        lasting.extend(Lasting(text, command.number) for text in command.texts if command.kind in ACTING)
    return lasting


def last_turn_of(record: TableRecord, commands: Sequence[Command]) -> int:
    """The first turn of which something may be taken back: this one, or the last one of whoever may take back more."""
    if record.may_take_back:
        return max(command.turns for command in commands) - len(record.seats)
    return commands[-1].turns


def base_of(commands: Sequence[Command], lasting: Sequence[Lasting], since: int, turns: int) -> int:
    """The last command of a turn before this one of which nothing was taken back; undo can go no further."""
    whole = {command.number: len(command.texts) for command in commands}
    left: dict[int, int] = {}
    for action in lasting:
        left[action.command] = left.get(action.command, 0) + 1
    for number in sorted(left, reverse=True):
        if commands[number].turns < turns and left[number] == whole[number] and number >= since:
            return number
    return since


def game_at(
    record: TableRecord, ruleset: Ruleset, commands: Sequence[Command], number: int, lasting: Sequence[Lasting]
) -> Game:
    """The game right after a command, from its stored position."""
    stored = position_of(record, ruleset, commands[number])
    game = begin(record, ruleset, stored.state)
    game._parents = stored.parents
    game.log = log_until(ruleset, commands, number)
    game.history = [action.text for action in lasting if action.command <= number]
    return game


def log_until(ruleset: Ruleset, commands: Sequence[Command], number: int) -> Log:
    """The log after a command."""
    log = Log(ruleset)
    for command in commands[: number + 1]:
        log.cut(command.kept_events)
        log.add_records(unpack_events(command.events, ruleset))
    return log


def go_on(record: TableRecord, ruleset: Ruleset, commands: Sequence[Command]) -> tuple[Game, Renewed | None]:
    """Rules or cards have changed since: the position goes on where it means the same, and the log says so."""
    last = commands[-1]
    stored = position_of(record, ruleset, last)
    if ruleset.kind.is_over(stored.state):  # a finished game is shown from its recorded events
        game = begin(record, ruleset, stored.state)
        game.log, game._parents = log_until(ruleset, commands, last.number), stored.parents
        return game, None
    if sorted(record.cards) != sorted(ruleset.ids):
        raise BadSave("This table was played with other cards than the ruleset now has; it cannot go on.")
    setup, saves = setup_of(record, ruleset), saves_of(ruleset)
    carried = carry_on(
        kept_at(commands, last.number, saves), last_quiet(commands, saves), ruleset, record.mode, setup.options,
        stored.effects,
        stored.effects is None and has_same_programs(last.rules, ruleset),
    )  # fmt: skip
    game = begin(record, ruleset, carried.kept.state)
    game.log = log_until(ruleset, commands, last.number)
    game.log.cut(carried.kept.events)
    game._parents = np.array(carried.kept.parents, dtype=np.int32)
    carried.begin(game)
    game.begin_fork(carried.kept.actions)
    return game, Renewed(carried.kept.actions, carried.kept.events)


def kept_at(commands: Sequence[Command], number: int, saves: Saves) -> Kept:
    """The position after a command, with what had happened until then."""
    stored = unpack_position(commands[number].position, saves)
    done = lasting_actions(commands[: number + 1])
    return Kept(stored.state, stored_events(commands[: number + 1]), stored.parents.tolist(), len(done))


def last_quiet(commands: Sequence[Command], saves: Saves) -> Kept | None:
    """The last position with no effect under way, of which nothing was taken back since."""
    lasting = lasting_actions(commands)
    for number in range(len(commands) - 1, -1, -1):
        done = lasting_actions(commands[: number + 1])
        if commands[number].is_empty:
            continue
        if done == lasting[: len(done)] and is_quiet(unpack_position(commands[number].position, saves).state):
            return kept_at(commands, number, saves)
    return None
