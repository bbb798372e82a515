"""The lessons of the tutorial: positions set up by hand in which a newcomer learns the game by playing."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

import deckwright as dw
from deckwright.server.wire import LessonListed, LessonStep

LEARNER = 0  # the seat of whoever learns; a weak bot has the other one
SEED = 1  # of a position where nothing that matters is left to chance
OPPONENT_LEVEL = 1


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps that lead through it."""

    id: str
    position: dict[str, Any]  # what `deckwright.scenario` is called with
    steps: list[LessonStep]

    def begin(self) -> dw.Game:
        """The lesson's table at its beginning."""
        return dw.scenario(**{"players": 2, "seed": SEED, **self.position})


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its id, in the order in which they are taught."""
    import yaml

    read = yaml.safe_load((files("deckwright.server") / "lessons.yaml").read_text("utf-8"))
    return {lesson.id: lesson for lesson in msgspec.convert(read, list[Lesson])}


def find_lesson(lesson_id: str) -> Lesson:
    """One lesson by its id."""
    if lesson_id not in lessons():
        raise dw.NotFound(f"There is no lesson {lesson_id!r}. Lessons: {', '.join(lessons())}.")
    return lessons()[lesson_id]


def list_lessons() -> list[LessonListed]:
    """The lessons as the pages show them: what is to be done, never what lies face down."""
    return [LessonListed(lesson.id, lesson.steps) for lesson in lessons().values()]
