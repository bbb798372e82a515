"""What was taken back takes no room for long: its row stays, for commands are counted by their place, but is empty."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Select, bindparam, func, select, text, update

from deckwright.server.database import UNDONE, commands, tables
from deckwright.server.records import ACTING, EMPTY

MOST_ROWS = 500  # emptied by one statement

SIZE = func.length(commands.c.position) + func.length(commands.c.events)


class Given(Protocol):
    """What must be known of a command to say whether it was taken back."""

    @property
    def number(self) -> int: ...

    @property
    def kind(self) -> str: ...

    @property
    def kept_actions(self) -> int: ...

    @property
    def texts(self) -> Sequence[Any]: ...


def taken_back(given: Iterable[Given]) -> list[int]:
    """The commands of which nothing lasts: actions that were taken back, and undos.

    The last command counts, whatever it is, and so does an undo that left a part of a command: no other row has the
    position after that part.
    """
    lasting: list[int] = []
    without: list[int] = []
    whole: dict[int, int] = {}  # a command -> how many actions there are after all of it
    cut: dict[int, int] = {}  # a command of which a part lasts -> the undo that left it
    last = -1
    for command in given:
        del lasting[command.kept_actions :]
        if command.kind in ACTING:
            lasting.extend([command.number] * len(command.texts))
            whole[command.number] = len(lasting)
            without.append(command.number)
        if command.kind == "undo":
            without.append(command.number)
            if lasting and len(lasting) < whole[lasting[-1]]:
                cut[lasting[-1]] = command.number
        last = command.number
    needed = {last, *lasting, *(cut[number] for number in {*lasting} if number in cut)}
    return [number for number in without if number not in needed]


def with_undone(connection: Connection, before: float) -> list[str]:
    """The tables at which something was taken back before this moment that still takes room."""
    return list(dict.fromkeys(row.table for row in connection.execute(undone(before))))


def undone(before: float) -> Select[tuple[str]]:
    """The undos before this moment that still take room, but for one that a table ends with."""
    return (
        select(commands.c.table)
        .join(tables, tables.c.id == commands.c.table)
        .where(text(UNDONE), commands.c.at < before, commands.c.number < tables.c.revision)
    )


def empty_undone(connection: Connection, table: str, before: float) -> None:
    """Empty what was taken back at a table before this moment."""
    here = commands.c.table == table
    columns = (commands.c.number, commands.c.kind, commands.c.kept_actions, commands.c.texts)
    given = connection.execute(select(*columns).where(here).order_by(commands.c.number)).all()
    numbers = taken_back(given)
    for first in range(0, len(numbers), MOST_ROWS):
        full = (here, commands.c.number.in_(numbers[first : first + MOST_ROWS]), commands.c.at < before)
        freed = connection.execute(select(func.coalesce(func.sum(SIZE), 0)).where(*full)).scalar_one()
        connection.execute(update(commands).where(*full).values(texts=[], position=EMPTY, events=EMPTY))
        less = update(tables).where(tables.c.id == table).values(bytes=tables.c.bytes - bindparam("freed"))
        connection.execute(less, {"freed": freed})
