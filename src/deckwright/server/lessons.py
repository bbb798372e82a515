"""The lessons of all games."""

from functools import cache

from deckwright.cards.errors import NotFound
from deckwright.server.wire import LessonListed
from deckwright.table.kinds import kinds
from deckwright.table.lessons import Lesson


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its id, in the order in which they are taught."""
    return {lesson.id: lesson for kind in kinds().values() for lesson in kind.online.lessons()}


def find_lesson(lesson_id: str) -> Lesson:
    """One lesson by its id."""
    if lesson_id not in lessons():
        raise NotFound(f"There is no lesson {lesson_id!r}. Lessons: {', '.join(lessons())}.")
    return lessons()[lesson_id]


def list_lessons() -> list[LessonListed]:
    """The lessons as the pages show them: what is to be done, never what lies face down."""
    return [LessonListed(lesson.id, lesson.steps) for lesson in lessons().values()]
