"""The lessons of all games."""

from functools import cache

from deckwright.cards.errors import NotFound
from deckwright.server.http_messages import LessonListed
from deckwright.table.kinds import kinds
from deckwright.table.lessons import Lesson


@cache
def lessons_of() -> dict[str, dict[str, Lesson]]:
    """The lessons of each game that has some, by their ids, in the order in which they are taught."""
    taught = {kind.name: {lesson.id: lesson for lesson in kind.online.lessons()} for kind in kinds().values()}
    return {game: lessons for game, lessons in taught.items() if lessons}


def lessons() -> dict[str, Lesson]:
    """Every lesson by its id."""
    return {lesson_id: lesson for of_game in lessons_of().values() for lesson_id, lesson in of_game.items()}


def find_lesson(lesson_id: str) -> Lesson:
    """One lesson by its id."""
    if lesson_id not in lessons():
        raise NotFound(f"There is no lesson {lesson_id!r}. Lessons: {', '.join(lessons())}.")
    return lessons()[lesson_id]


def list_lessons() -> list[LessonListed]:
    """The lessons as the pages show them: what is to be done, never what lies face down."""
    return [
        LessonListed(lesson.id, game, lesson.steps)
        for game, taught in lessons_of().items()
        for lesson in taught.values()
    ]
