"""Every lesson of the tutorial can be played from start to end by doing what its steps say."""

import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

import deckwright as dw
from deckwright.server.lessons import Lesson, find_lesson, lessons, lessons_of, list_lessons
from deckwright.table.lessons import LessonStep
from tests.server.visitor import Running

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LEARNER = 0  # the seat of whoever learns; weak bots have the others
ALL = [pytest.param(game, lesson, id=lesson.id) for game, taught in lessons_of().items() for lesson in taught.values()]
of_all = pytest.mark.parametrize(("game_name", "lesson"), ALL)


class Meant(NamedTuple):
    """How the steps of a game's lessons are meant; its pages have the same."""

    words: Callable[[Any], str | None]  # an event of the log in the words of steps
    parts: str  # what steps may show, as a pattern


def ascension_words(event: Any) -> str | None:
    if event.kind in ("play", "use", "acquire", "defeat", "banish") and event.player == LEARNER:
        return f"{event.kind} {event.card}"
    return "end turn" if event.kind == "end" or (event.kind == "turn" and event.player != LEARNER) else None


def kingdom_words(event: Any) -> str | None:
    if event.kind in ("produce", "upgrade", "use"):
        return f"{event.kind} {event.card}"
    return {"advance": "advance", "pass": "pass", "turn": "go on"}.get(event.kind)


MEANT = {
    "ascension": Meant(ascension_words, "row|hand|piles|constructs|honor|pool|end"),
    "kingdom": Meant(
        kingdom_words, r"play|prices|deck|discard|fame|resources|advance|undo|end|(card|produces|price|effect) \d+"
    ),
}


def is_told(step: LessonStep) -> bool:
    """Whether the log tells that it is done; else it is read, looked at or taken back."""
    return step.do is not None and step.do != "undo" and not step.do.startswith("look ")


def ways(game: Any, step: LessonStep, wanted: str | None = None) -> list[list[str]]:
    """What does a step: a legal action, or an upgrade after what is to be produced for it."""
    wanted = wanted or step.by or step.do or ""
    legal = [str(action) for action in game.actions()]
    found = [[text] for text in legal if any(fnmatchcase(text, f"{wanted}{end}") for end in ("", "@*", " *"))]
    if not found and wanted.startswith("upgrade "):
        texts = [f"upgrade {card} {arrow}" for card in game.zone("play") for arrow in ("down", "right")]
        for text in texts:
            if fnmatchcase(text, f"{wanted}*") and text in prices(game):
                found += [[*first, text] for first in game.ways(text)]
    return found or (ways(game, step, step.do) if step.by and wanted == step.by else [])


def prices(game: Any) -> set[str]:
    """The upgrades that stand on the cards in play."""
    return {f"upgrade {card['card']} {one['arrow']}" for card in game.view(0)["play"] for one in card["upgrades"]}


def let_the_computer_pass(game: dw.Game) -> None:
    """Seat 1 plays what it has; it must not be able to do anything else."""
    while not game.over and game.player != LEARNER:
        texts = [str(action) for action in game.actions()]
        assert all(text.startswith(("play ", "end turn")) for text in texts), f"the computer could do more: {texts}"
        game.play(texts[0])


def walk(game_name: str, lesson: Lesson, which: int = 0, take_back: str = "turn") -> Any:
    """Do all steps of a lesson, each in the first or the last way that the table offers."""
    game = lesson.begin()
    for step in lesson.steps:
        if step.do == "undo":
            game.undo(to=take_back)
        for time in range(step.times if is_told(step) else 0):
            if step.do != "end turn":
                let_the_computer_pass(game)
            assert game.player == LEARNER
            found = ways(game, step)
            assert found, f"{lesson.id}, {step.id} ({time + 1}): none of {[str(action) for action in game.actions()]}"
            before = len(game.log)
            for text in found[which]:
                game.play(text)
            done = [MEANT[game_name].words(event) for event in game.events(LEARNER)[before:]]
            assert any(words and fnmatchcase(words, step.do or "") for words in done), (
                f"{lesson.id}, {step.id}: {found[which]} gave {done}"
            )
    return game


@of_all
def test_every_lesson_can_be_played_to_its_end(game_name: str, lesson: Lesson) -> None:
    walk(game_name, lesson)


@of_all
def test_every_step_is_possible_whatever_is_taken_first(game_name: str, lesson: Lesson) -> None:
    """Cards may be played in any order: each step must not depend on the first way being the one taken."""
    walk(game_name, lesson, which=-1)


@of_all
def test_a_single_action_may_be_taken_back_as_well(game_name: str, lesson: Lesson) -> None:
    if any(step.do == "undo" for step in lesson.steps):
        walk(game_name, lesson, take_back="action")


def test_the_last_lesson_of_ascension_ends_the_game_with_a_victory() -> None:
    game = walk("ascension", [*lessons_of()["ascension"].values()][-1])
    assert game.over
    assert game.winners() == [LEARNER]


def test_the_lessons_of_kingdom_lead_through_its_first_round_into_the_second() -> None:
    games = {lesson_id: walk("kingdom", lesson) for lesson_id, lesson in lessons_of()["kingdom"].items()}
    assert {lesson_id: game.round for lesson_id, game in games.items()} == {
        "upgrade": 1, "effect": 1, "advance": 1, "round": 2,
    }  # fmt: skip
    assert games["upgrade"].card(6).stage == 2
    assert {11, 12} <= set(games["round"].zone("discard"))


def test_the_fame_that_a_lesson_speaks_of_is_there() -> None:
    lesson = lessons_of()["kingdom"]["effect"]
    game = lesson.begin()
    for text in ("use 4 fell", "produce 6", "upgrade 9 down"):
        game.play(text)
    assert game.fame() == 2


def test_a_lesson_begins_the_same_each_time() -> None:
    for lesson in lessons().values():
        assert lesson.begin().view(LEARNER) == lesson.begin().view(LEARNER)


def test_no_two_lessons_have_the_same_id() -> None:
    assert len(lessons()) == sum(map(len, lessons_of().values()))


def test_steps_show_parts_of_the_table_that_exist() -> None:
    for lesson in list_lessons():
        assert all(re.fullmatch(MEANT[lesson.game].parts, step.show or "") for step in lesson.steps), lesson.id
        assert len({step.id for step in lesson.steps}) == len(lesson.steps), lesson.id


def test_an_unknown_lesson_is_refused_with_the_known_ones() -> None:
    with pytest.raises(dw.NotFound, match="There is no lesson 'rows'. Lessons: row, power"):
        find_lesson("rows")


def messages(game_name: str, lang: str) -> dict[str, str]:
    """The texts of a game's lessons in one language."""
    body = FluentParser().parse((GAMES / game_name / "locale" / lang / "tutorial.ftl").read_text("utf-8")).body
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, ftl.Message)
    }


@pytest.mark.parametrize("lang", ["en", "pt", "pl", "ru"])
@pytest.mark.parametrize("game_name", [*lessons_of()])
def test_every_lesson_and_step_has_its_text(game_name: str, lang: str) -> None:
    taught, said = lessons_of()[game_name].values(), messages(game_name, lang).keys()
    wanted = {f"lesson-{lesson.id}{end}" for lesson in taught for end in ("", "-about", "-learned")}
    wanted |= {f"lesson-{lesson.id}-{step.id}" for lesson in taught for step in lesson.steps}
    wanted |= {f"tutorial-{key}" for key in ("intro", "complete", "first-game", "skip")}
    assert wanted == said, f"missing: {sorted(wanted - said)}, for no step: {sorted(said - wanted)}"


@pytest.mark.parametrize("lang", ["en", "pt", "pl", "ru"])
@pytest.mark.parametrize("lesson", lessons_of()["kingdom"].values(), ids=lambda lesson: lesson.id)
def test_texts_name_only_cards_that_a_new_player_has_met(lesson: Lesson, lang: str) -> None:
    """K-R.27: names come from the table, and there only from the first ten cards; expansions may be read at any time."""
    ten, expansions = {str(number) for number in range(1, 11)}, {"136", "137", "138"}
    assert {face["id"] for face in lesson.begin().faces(lang)} == ten | expansions
    for key, text in messages("kingdom", lang).items():
        if key.startswith(f"lesson-{lesson.id}"):
            named = set(re.findall(r"\$([\w-]+)", text)) - {"small"}
            assert named <= {f"card-{number}-{stage}" for number in ten for stage in range(1, 5)}, key


def test_a_table_for_a_lesson_has_as_many_seats_as_its_game(shared: Running) -> None:
    visitor = shared.visitor()
    listed = {one["id"]: one["game"] for one in visitor.get("/lessons").json()}
    assert (listed["row"], listed["upgrade"]) == ("ascension", "kingdom")
    for lesson_id, seats in (("row", ["person", "bot"]), ("upgrade", ["person"])):
        table = visitor.post(f"/lessons/{lesson_id}").json()["table"]
        state = visitor.get(f"/tables/{table}/state", seat=0).json()
        assert [seat["kind"] for seat in state["seats"]] == seats
        assert state["lesson"] == lesson_id


def test_in_a_lesson_what_was_seen_is_taken_back_as_well(shared: Running) -> None:
    """Nothing is at stake there; at any other table a card that has come into the row stays seen."""
    visitor = shared.visitor()
    page = visitor.sit(visitor.post("/lessons/row").json()["table"], 0)
    page.do("play_all")
    page.act("acquire demon-slayer@3")
    assert page.state["undo"]["gesture"]
    page.do("undo")
    assert "acquire demon-slayer@3" in page.texts()
    page.do("undo", to="turn")
    assert page.state["question"]["play_all"] == 5
