"""The deal of a day: which it is, from the server's key and the date, and until when it is sealed.

A day is one of UTC. Its deal follows from a key of the server that is used for nothing else, so nobody who knows the deals of
all days before can tell that of today or of any day to come.

While its day lasts, and as long after it as its game goes on and may still count, a table is sealed: nobody watches, nobody looks
back, nothing goes on from it, and no other device comes to it.
"""

import hashlib
import hmac
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from deckwright.server.problems import NotNow
from deckwright.server.settings import Settings
from deckwright.server.table import Table
from deckwright.table.kinds import kinds

LEVEL = 4  # of the bot against which everybody plays
SPARE = 24 * 3600.0  # seconds after the end of a day within which a game that was begun on it still counts


class Days:
    """The days of a server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.on = settings.daily
        self.secret = settings.key_for("daily").encode()
        self.clock = clock

    # Which deal.

    def today(self) -> str:
        return datetime.fromtimestamp(self.clock(), UTC).date().isoformat()

    def seed(self, day: str) -> bytes:
        """By what the game of a day is dealt."""
        return hmac.digest(self.secret, b"deckwright daily 1\n" + day.encode(), hashlib.sha256)

    # Until when.

    def counts(self, day: str, finished: float) -> bool:
        """Whether a game of this day was finished in time."""
        return finished <= end_of(day) + SPARE

    def is_running(self, day: str) -> bool:
        return self.clock() < end_of(day)

    def is_sealed(self, table: Table) -> bool:
        """Whether nothing of a table goes out but to the one who plays there."""
        day = table.record.daily
        if day is None:
            return False
        return self.is_running(day) or (table.open and self.clock() < end_of(day) + SPARE)

    def check_unsealed(self, table: Table) -> None:
        """Refuse what would open a deal before everybody has had it."""
        if self.is_sealed(table):
            raise NotNow("daily-sealed")


def end_of(day: str) -> float:
    """The moment at which a day ends, in seconds since 1970."""
    begins = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (begins + timedelta(days=1)).timestamp()


def days_before(day: str, count: int) -> list[str]:
    """So many days before this one, the latest first."""
    last = date.fromisoformat(day)
    return [(last - timedelta(days=number)).isoformat() for number in range(1, count + 1)]


def ruleset_of(day: str) -> str:
    """What is played on a day: the rulesets that games name for it take turns."""
    named = [ruleset for kind in kinds().values() for ruleset in kind.online.daily]
    return named[date.fromisoformat(day).toordinal() % len(named)]
