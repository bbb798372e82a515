"""What goes over the wire about the deal of a day."""

from typing import Annotated, Literal

import msgspec

Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)]
Stage = Literal["free", "running", "done", "late", "given_up", "missed"]


class DailyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deal that a page has shown: the one of this day."""

    day: Day


class DailyTable(msgspec.Struct, frozen=True):
    """Where the deal of a day is played on this device."""

    table: str


class DailyResult(msgspec.Struct, frozen=True):
    """What a try came to."""

    own: int
    other: int  # the bot
    margin: int  # own less the bot's
    won: bool


class DailyBar(msgspec.Struct, frozen=True):
    """How many came to the same margin."""

    margin: int
    count: int


class DailyField(msgspec.Struct, frozen=True):
    """How all who played did on a day that is over."""

    tries: int  # begun
    finished: int  # in time: these are compared
    median: float | None  # of their margins
    place: int | None  # of this device among them: 1 is the best
    bars: list[DailyBar]  # the lowest margin first


class DailyDay(msgspec.Struct, frozen=True):
    """A day, as this device may see it."""

    day: str
    ruleset: str
    level: int  # of the bot
    ends: float  # seconds since 1970
    stage: Stage
    table: str | None  # where this device plays, or has played
    result: DailyResult | None  # of this device, as soon as there is one
    field: DailyField | None  # once the day is over, and the game of this device with it


class DailyShown(msgspec.Struct, frozen=True):
    """Today and a week of days before, as this device may see them."""

    now: float  # by the clock of the server
    today: DailyDay | None  # none where the server deals none
    past: list[DailyDay]  # the latest first
    streak: int  # days in a row that were finished, up to today or yesterday
