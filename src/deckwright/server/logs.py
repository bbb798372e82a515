"""The server's log: a line for each thing, with its time, how grave it is, and the mark of a table.

Nothing of a game goes into it. Of an error it tells the kind and the place; its words only if they come from the system
or the database, for others may name cards. What is said again and again is said once a minute, with a count.
"""

import json
import logging
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, TextIO

from sqlalchemy.exc import DBAPIError

from deckwright.server.database import reason_of
from deckwright.server.marks import TABLE
from deckwright.server.metrics import LOG_LINES_DROPPED

ROUND_SECONDS = 60.0
MOST_LINES = 120  # in a round, of all kinds together
LONGEST_TEXT = 500
LONGEST_PATH = 200
MOST_FRAMES = 16  # of one error
MOST_ERRORS = 4  # that followed from each other
PACKAGE = re.compile(r".*(?:site-packages|lib/python[\d.]+|src)/")
ID = re.compile(r"[A-Za-z0-9_-]{20,}")

Kind = tuple[str, int, str, str, str]


def set_up(as_json: bool, stream: TextIO | None = None) -> "Log":
    """Everything that anybody logs in this process goes through our log from now on."""
    root, log = logging.getLogger(), Log(as_json, stream or sys.stderr)
    root.handlers = [log]
    root.setLevel(logging.WARNING)
    logging.getLogger("deckwright").setLevel(logging.INFO)
    return log


def path_of(scope: Any) -> str:
    """The path of a request as a log may show it: without the ids in it, and not too long."""
    return ID.sub("…", str(scope.get("path_template") or scope.get("path", "")))[:LONGEST_PATH]


class Log(logging.Handler):
    """Writes lines, and none of them too often or too long."""

    def __init__(self, as_json: bool, stream: TextIO) -> None:
        super().__init__()
        self.write = write_json if as_json else write_text
        self.stream = stream
        self.said: Counter[Kind] = Counter()
        self.first: dict[Kind, dict[str, Any]] = {}
        self.until = 0.0

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, unless one of its kind was written a moment ago."""
        try:
            if time.monotonic() >= self.until:
                self.end_round()
            kind, line = kind_of(record), line_of(record)
            if kind not in self.first and len(self.first) >= MOST_LINES:
                kind = (__name__, logging.WARNING, "more", "", "")
                line = {**line, "level": "WARNING", "text": "more lines than the log takes", "table": "", "trace": []}
            self.said[kind] += 1
            if self.said[kind] == 1:
                self.first[kind] = line
                self.put(line)
            else:
                LOG_LINES_DROPPED.inc()
        except Exception:
            self.handleError(record)

    def end_round(self) -> None:
        """Say how often the lines of the last minute would have been repeated, and begin anew."""
        now = datetime.now(UTC)
        for kind, count in self.said.items():
            if count > 1:
                again = {"time": stamp(now), "again": count - 1, "trace": []}
                self.put({**self.first[kind], **again})
        self.said.clear()
        self.first.clear()
        self.until = time.monotonic() + ROUND_SECONDS

    def put(self, line: dict[str, Any]) -> None:
        self.stream.write(self.write(line) + "\n")
        self.stream.flush()

    def flush(self) -> None:
        """Say what is left to say: the server stops."""
        self.acquire()
        try:
            self.end_round()
        finally:
            self.release()


def kind_of(record: logging.LogRecord) -> Kind:
    """Which lines say the same: from the same place, about the same table, with the same error."""
    error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
    return record.name, record.levelno, str(record.msg)[:LONGEST_TEXT], error, mark_in(record)


def line_of(record: logging.LogRecord) -> dict[str, Any]:
    """All that a line says."""
    error = record.exc_info[1] if record.exc_info else None
    return {
        "time": stamp(datetime.fromtimestamp(record.created, UTC)),
        "level": record.levelname,
        "from": record.name,
        "table": mark_in(record),
        "text": tidy(record.getMessage()),
        "again": 0,
        "trace": list(trace_of(error)) if error is not None else [],
    }


def mark_in(record: logging.LogRecord) -> str:
    return str(getattr(record, "mark", "") or TABLE.get())


def stamp(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def tidy(text: str) -> str:
    """One line of what can be seen, not too long: nobody writes a line of his own into our log."""
    shown = "".join(c if c.isprintable() else " " for c in text[: LONGEST_TEXT + 1]).strip()
    return shown if len(shown) <= LONGEST_TEXT else f"{shown[: LONGEST_TEXT - 1]}…"


def trace_of(error: BaseException) -> Iterator[str]:
    """Where an error came from, and what it followed from; the innermost place last."""
    chain: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following not in chain and len(chain) < MOST_ERRORS:
        chain.append(following)
        following = following.__cause__ or (None if following.__suppress_context__ else following.__context__)
    for one in reversed(chain):
        for frame in traceback.extract_tb(one.__traceback__)[-MOST_FRAMES:]:
            yield f"{PACKAGE.sub('', frame.filename)}:{frame.lineno} {frame.name}"
        yield f"{type(one).__qualname__}{words_of(one)}"


def words_of(error: BaseException) -> str:
    """What an error says, if that can be nothing of a game."""
    if isinstance(error, DBAPIError | OSError):
        return f": {tidy(reason_of(error))}"
    return ""


def write_text(line: dict[str, Any]) -> str:
    table = f" [{line['table']}]" if line["table"] else ""
    again = f" ({line['again']} more like it within a minute)" if line["again"] else ""
    first = f"{line['time']} {line['level']} {line['from']}{table} {line['text']}{again}"
    return "\n".join([first, *(f"    {place}" for place in line["trace"])])


def write_json(line: dict[str, Any]) -> str:
    """One object a line; what is empty is left out."""
    return json.dumps({key: value for key, value in line.items() if value}, ensure_ascii=False)
