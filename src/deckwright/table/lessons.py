"""Lessons: positions set up by hand in which a newcomer learns a game by playing."""

from pathlib import Path
from typing import Any

import msgspec

from deckwright.table import starting
from deckwright.table.game import Game

SEED = 1  # of a position where nothing that matters is left to chance


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: something to read, or something to do, in the words of the log (`acquire wolf-shaman`).

    Two things leave nothing in a log, and any lesson may ask for them: `look *`, a closer look at a card, and `undo`.
    With `undo` all steps before it are done for good: what they have done is no longer told.
    """

    id: str
    do: str | None = None  # `*` stands for any card; done when it has happened so many times
    times: int = 1
    by: str | None = None  # the action that does it, where its words differ
    show: str | None = None  # the part of the table that is meant, by the name that the game's page has for it


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps that lead through it."""

    id: str
    position: dict[str, Any]  # what `deckwright.scenario` is called with
    steps: list[LessonStep]

    def begin(self) -> Game:
        """The lesson's table at its beginning."""
        return starting.scenario(**{"seed": SEED, **self.position})


def read_lessons(file: Path, **usual: Any) -> list[Lesson]:
    """The lessons of a YAML file, in the order in which they are taught; `usual` is what all their positions have."""
    import yaml

    lessons = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), list[Lesson])
    return [msgspec.structs.replace(lesson, position={**usual, **lesson.position}) for lesson in lessons]
