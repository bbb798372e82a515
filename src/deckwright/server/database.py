"""What is kept on disk: tables, every command given at them, and which device may sit where."""

import errno
import json
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from deckwright.cards.errors import DeckwrightError

VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")  # the migrations in their order
NEWEST = VERSIONS[-1]
BUSY_SECONDS = 5.0
SQLITE_FULL, SQLITE_IN_USE = 13, (5, 6)  # as SQLite numbers its errors
PG_FULL, PG_IN_USE = "53100", "55P03"  # as PostgreSQL does
DISK_FULL = (errno.ENOSPC, errno.EDQUOT)

UNDONE = "kind = 'undo' AND length(position) > 0"  # what was taken back, and takes room

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("ruleset", String(200), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("origin", JSON, nullable=False),  # how the game began; holds the seed
    Column("cards", JSON, nullable=False),  # the ids in the order in which positions number them
    Column("seats", JSON, nullable=False),
    Column("setup_code", String(64), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("lesson", String(64)),
    Column("maker", String(64), nullable=False),  # the hash of the device that set the table up
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", Integer),  # the seat that must decide
    Column("bot_asked", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("opened", Float),  # when somebody last looked at it, to about a day
    Column("given_up", Float),  # when it was first found to be old
    Column("bytes", BigInteger, nullable=False, server_default="0"),  # that its commands take
    Column("may_take_back", Boolean, nullable=False, server_default=text("false")),  # what was revealed
    Column("take_backs", Integer, nullable=False, server_default="0"),  # how often that was done
    Column("daily", String(10)),  # the day whose deal is played here
    Column("hints", Integer, nullable=False, server_default="0"),  # that were asked for
    Index("tables_bot_asked", "bot_asked"),
    Index("tables_maker", "maker"),
)

commands = Table(
    "commands",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),  # begin, act, play_all, undo, leave, end, rules
    Column("seat", Integer),
    Column("message", String(64)),  # the id that the page gave it
    Column("texts", JSON, nullable=False),
    Column("kept_actions", Integer, nullable=False),  # of those before
    Column("kept_events", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("rules", String(16), nullable=False),  # a digest of rules and cards
    Column("position", LargeBinary, nullable=False),  # after it
    Column("events", LargeBinary, nullable=False),  # that it brought
    Column("at", Float, nullable=False),
    Index("commands_undone", "at", sqlite_where=text(UNDONE), postgresql_where=text(UNDONE)),
)

claims = Table(
    "claims",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # WATCHING for a watch link
    Column("device", String(64), primary_key=True),  # the hash of the device's key
    Column("listed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("claims_device", "device"),
)
WATCHING = -1

returns = Table(
    "returns",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # that somebody has taken
    Column("number", Integer, nullable=False),  # of the link by which its person comes back
)

trees = Table(
    "trees",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("code", String(32), nullable=False),
    Column("here", Integer, nullable=False),  # the node that goes on
    Column("last", Integer, nullable=False),  # the highest number that a node ever had
    Column("imported", Boolean, nullable=False, server_default=text("false")),  # it came from a file
    Column("revision", Integer, nullable=False),  # rises with whatever is done with the tree
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

tree_nodes = Table(
    "tree_nodes",
    metadata,
    Column("tree", String(32), ForeignKey("trees.id"), primary_key=True),
    Column("node", Integer, primary_key=True, autoincrement=False),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, unique=True),  # where its game is played
    Column("facts", JSON, nullable=False),  # where it came from, and how its game stood
    Column("told", Integer, nullable=False),  # at this revision of the table
    Column("moves", Integer, nullable=False),  # actions that had been played there
    Column("first", Integer, nullable=False),  # actions before those that the table knows
    Column("shared", Integer, nullable=False),  # its first events are those of its parent
)

hall = Table(
    "hall",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),  # where the game was played
    Column("tree", String(32), ForeignKey("trees.id"), nullable=False),
    Column("node", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("ruleset", String(200), nullable=False),
    Column("part", Integer, nullable=False),  # of the game: scores are compared within one
    Column("score", Integer, nullable=False),
    Column("name", String(64), nullable=False),  # as the tree was called when it was entered
    Column("code", String(32), nullable=False),
    Column("title", JSON, nullable=False),  # in every language
    Column("marks", JSON, nullable=False),  # how often each of them applies
    Column("imported", Boolean, nullable=False),  # something on the way to it came from a file
    Column("at", Float, nullable=False),  # when it was entered first
    Index("hall_scores", "game", "ruleset", "part", "score"),
    Index("hall_code", "code"),
    Index("hall_tree", "tree"),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("holder", String(66), primary_key=True),  # who has had the try: `d:` and the hash of a device's key
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("begun", Float, nullable=False),
    Column("finished", Float),  # when the game was over, or given up
    Column("given_up", Boolean, nullable=False, server_default=text("false")),
    Column("own", Integer),  # what the person came to,
    Column("other", Integer),  # and the bot
    Column("won", Boolean),
    Index("daily_tries_holder", "holder"),
)

devices = Table(
    "devices",
    metadata,
    Column("device", String(64), primary_key=True),  # the hash of a key from before the mark of today
)

marks = Table(
    "marks",
    metadata,
    Column("fingerprint", String(64), primary_key=True),  # of the key with which keys of devices are marked
)


def open_engine(address: str, hasty: bool = False) -> Engine:
    """The database; SQLite gets the settings under which a committed action survives a power cut.

    Whoever is hasty waits for nobody else who writes, and leaves SQLite's log for others to put in order.
    """
    engine = create_engine(address, hide_parameters=True, json_deserializer=read_json)  # a log must tell no cards
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_hastily if hasty else set_up_sqlite)
    return engine


def read_json(cell: Any) -> Any:
    """What a cell says; one that cannot be read spoils no other row, and nobody takes it for what it should be."""
    try:
        return json.loads(cell)
    except (ValueError, TypeError, RecursionError):
        return Ellipsis


def read_text(cell: bytes) -> str:
    return cell.decode("utf-8", "replace")


def set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.text_factory = read_text
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_SECONDS * 1000:.0f}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def set_up_hastily(connection: Any, record: Any) -> None:
    set_up_sqlite(connection, record)
    for setting in ("busy_timeout=0", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {setting}")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; nothing is done where it has it."""
    with engine.connect() as connection:
        version = version_of(connection)
    if version == NEWEST:
        check_form(engine)
        return
    if version is not None and version not in VERSIONS:
        raise DeckwrightError(
            f"These tables were kept by a newer Deckwright (form {version}; this one knows {NEWEST}). Take that one, or"
            " name another folder with --data."
        )
    with engine.begin() as connection:
        upgrade(connection)
    check_form(engine)


def check_form(engine: Engine) -> None:
    """Refuse a database in which something is missing: it would fail again and again, and later."""
    found = inspect(engine)
    there = {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}
    for table in metadata.sorted_tables:
        missing = sorted({column.name for column in table.columns} - there.get(table.name, set()))
        if missing:
            what = f"column {table.name}.{missing[0]}" if table.name in there else f"table {table.name}"
            raise DeckwrightError(
                f"The database with the tables is not whole: the {what} is missing. Put a backup in its place, or name another"
                " folder with --data."
            )


def version_of(connection: Connection) -> str | None:
    """The form that the database has."""
    version = Table("alembic_version", MetaData(), Column("version_num", String(32)))
    try:
        found = connection.execute(select(version.c.version_num)).scalar()
    except DBAPIError:
        return None
    return None if found is None else str(found)


def reason_of(error: Exception) -> str:
    """What the disk or the database says, without what was to be written: that is for no log."""
    if isinstance(error, DBAPIError):
        return str(error.orig).partition("\n")[0]  # what follows may name the row
    return str(getattr(error, "strerror", None) or error)


def problem_of(error: Exception) -> str:
    """The code of a problem with the disk or the database: it is full, it is in use, or something else."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    state, number = getattr(cause, "sqlstate", None), getattr(cause, "errno", None)
    if code == SQLITE_FULL or state == PG_FULL or number in DISK_FULL or "disk is full" in str(cause):
        return "disk-full"
    if code in SQLITE_IN_USE or state == PG_IN_USE:
        return "disk-busy"
    return "storage"


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "deckwright.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
