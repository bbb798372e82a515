"""A process that takes its time, so that a test can look on."""

import time
from contextlib import suppress
from typing import Any

from deckwright.server.reckoning import Reckoner, Work, messages
from deckwright.server.thinking import prepare

PAUSE = 0.05  # seconds between two things that it finds


def slowly(line: Any, beats: Any, work: Work) -> None:
    """What `reckon` does, with a pause after each step."""
    prepare(beats)
    with suppress(EOFError, OSError):
        for message in messages(work):
            line.send(message)
            time.sleep(PAUSE)


def slow(work: Work) -> Reckoner:
    return Reckoner(work, slowly)
