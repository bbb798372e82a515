"""Marks of tables: what the log calls a table by. Whoever reads a log finds the lines of one table, and not the table."""

import hmac
import secrets
from contextvars import ContextVar
from hashlib import sha256

LENGTH = 10  # hexadecimal digits: enough to tell the tables of one log apart
TABLE: ContextVar[str] = ContextVar("table", default="")  # the mark of the table that is being served

_key = secrets.token_bytes(32)


def use_key(key: str) -> None:
    """Marks are made with this key from now on, so that they are the same after a restart."""
    global _key
    _key = key.encode()


def mark_of(table_id: str) -> str:
    """The mark of a table; without the key nobody gets from one to the other."""
    return hmac.new(_key, table_id.encode(errors="replace"), sha256).hexdigest()[:LENGTH]


def at_table(table_id: str) -> None:
    """Whatever this task writes into the log from now on is about this table."""
    TABLE.set(mark_of(table_id))
