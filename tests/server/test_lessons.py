"""Every lesson of the tutorial can be played from start to end by doing what its steps say."""

from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import deckwright as dw
from deckwright.server.lessons import Lesson, find_lesson, lessons, list_lessons
from deckwright.server.wire import LessonStep

LOCALES = Path(__file__).parents[2] / "web" / "src" / "games" / "ascension" / "locale"
TOLD = ("play", "use", "acquire", "defeat", "banish")
LEARNER = 0  # the seat of whoever learns; a weak bot has the other one
PARTS = {"row", "hand", "piles", "constructs", "honor", "pool", "end"}


def happened(game: dw.Game, since: int) -> list[str]:
    """What the learner did since an event, in the words that steps use."""
    words = []
    for event in game.events(LEARNER)[since:]:
        if event.kind in TOLD and event.player == LEARNER:
            words.append(f"{event.kind} {event.card}")
        elif event.kind == "end" or (event.kind == "turn" and event.player != LEARNER):
            words.append("end turn")
    return words


def ways(game: dw.Game, step: LessonStep) -> list[str]:
    """The legal actions that do a step."""
    wanted = step.by or step.do or ""
    legal = [str(action) for action in game.actions()]
    return [text for text in legal if fnmatchcase(text, wanted) or fnmatchcase(text, f"{wanted}@*")]


def let_the_computer_pass(game: dw.Game) -> None:
    """Seat 1 plays what it has; it must not be able to do anything else."""
    while not game.over and game.player != LEARNER:
        texts = [str(action) for action in game.actions()]
        assert all(text.startswith(("play ", "end turn")) for text in texts), f"the computer could do more: {texts}"
        game.play(texts[0])


def walk(lesson: Lesson) -> dw.Game:
    """Do all steps of a lesson, each in the first way that the table offers."""
    game = lesson.begin()
    for step in lesson.steps:
        if step.do is None:
            continue
        for time in range(step.times):
            if step.do != "end turn":
                let_the_computer_pass(game)
            assert game.player == LEARNER
            found = ways(game, step)
            assert found, f"{lesson.id}, {step.id} ({time + 1}): none of {[str(action) for action in game.actions()]}"
            before = len(game.log)
            game.play(found[0])
            done = happened(game, before)
            assert any(fnmatchcase(word, step.do) for word in done), f"{lesson.id}, {step.id}: {found[0]} gave {done}"
    return game


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
def test_every_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    walk(lesson)


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
def test_every_step_is_possible_whatever_card_is_taken_first(lesson: Lesson) -> None:
    """Cards may be played in any order: each step must not depend on the first way being the one taken."""
    game = lesson.begin()
    for step in lesson.steps:
        for _ in range(step.times if step.do else 0):
            if step.do != "end turn":
                let_the_computer_pass(game)
            game.play(ways(game, step)[-1])


def test_the_last_lesson_ends_the_game_with_a_victory() -> None:
    game = walk([*lessons().values()][-1])
    assert game.over
    assert game.winners() == [LEARNER]


def test_a_lesson_begins_the_same_each_time() -> None:
    for lesson in lessons().values():
        assert lesson.begin().view(LEARNER) == lesson.begin().view(LEARNER)


def test_steps_show_parts_of_the_table_that_exist() -> None:
    for lesson in list_lessons():
        assert {step.show for step in lesson.steps} <= PARTS, lesson.id
        assert len({step.id for step in lesson.steps}) == len(lesson.steps), lesson.id


def test_an_unknown_lesson_is_refused_with_the_known_ones() -> None:
    with pytest.raises(dw.NotFound, match="There is no lesson 'rows'. Lessons: row, power"):
        find_lesson("rows")


@pytest.mark.parametrize("lang", ["en", "pt", "pl", "ru"])
def test_every_lesson_and_step_has_its_text(lang: str) -> None:
    body = FluentParser().parse((LOCALES / lang / "tutorial.ftl").read_text("utf-8")).body
    said = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    wanted = {f"lesson-{lesson.id}" for lesson in lessons().values()}
    wanted |= {f"lesson-{lesson.id}-{step.id}" for lesson in lessons().values() for step in lesson.steps}
    assert wanted <= said, f"missing: {sorted(wanted - said)}"
    about = {key for key in said if key.startswith("lesson-") and not key.endswith(("-about", "-learned"))}
    assert about <= wanted, f"texts for no step: {sorted(about - wanted)}"
