"""What the pages beside the table ask of the server: how a kingdom came out, its story, and how every branch went."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.online.outcomes import outcome_of
from deckwright.server.settings import Settings
from tests.games.kingdom.kingdoms import finished, founded, played
from tests.server.visitor import Running, Visitor, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Settings(data=tmp_path_factory.mktemp("data"), share=1.0)) as found:
        yield found


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return server.visitor()


def taken_in(visitor: Visitor, kingdom: Any) -> dict[str, Any]:
    visitor.get("/tables")
    answer = visitor.http.post(
        "/api/trees/file", content=msgspec.json.encode(kingdom.export()), headers=visitor.token()
    )
    assert answer.status_code == 201, answer.text
    tree: dict[str, Any] = answer.json()
    return tree


def test_the_sources_of_fame_add_up_to_the_score() -> None:
    game = finished().game
    outcome = outcome_of("table", game, [])
    assert outcome.score == game.score_track[-1] == sum(one.fame for one in outcome.sources)
    assert all(one.fame for one in outcome.sources) and len({one.source for one in outcome.sources}) > 2
    assert [one.fame for one in outcome.cards] == sorted((one.fame for one in outcome.cards), reverse=True)
    assert {one.card: one.fame for one in outcome.cards}.items() <= {
        number: game.fame(number) for zone in ("deck", "play", "discard", "permanents") for number in game.zone(zone)
    }.items()
    assert [one.round for one in outcome.rounds] == list(range(1, len(outcome.rounds) + 1))
    assert outcome.expansions == game.expansions()


def test_fame_of_stickers_banished_and_written_stands_by_itself() -> None:
    """K-17, K-23.5, K-26.6"""
    kingdom = finished()
    kingdom.expand(kingdom.game.expansions()[0], seed=1)
    game = played(kingdom.game, random.Random(1))
    found = {one.source: one.fame for one in outcome_of("table", game, []).sources}
    assert found.get("banished", 0) == game.banished_fame
    assert found.get("written", 0) == game.written_fame
    assert sum(found.values()) == game.score_of(0)


def test_the_outcome_is_told_over_the_wire_when_the_game_is_over(visitor: Visitor) -> None:
    tree = taken_in(visitor, finished())
    told = visitor.get(f"/tables/{tree['table']}/outcome").json()
    assert (told["form"], told["score"]) == ("kingdom", tree["nodes"][0]["scores"][0])
    assert set(told["title"]) == set(LANGUAGES)
    running_one = visitor.post("/trees", {"name": "Young", "ruleset": "kingdom"}).json()
    assert visitor.get(f"/tables/{running_one['table']}/outcome").status_code == 409


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kingdom_tells_its_story_to_whoever_may_look(visitor: Visitor, lang: str) -> None:
    kingdom = founded(5, 60)
    tree = taken_in(visitor, kingdom)
    told = visitor.get(f"/tables/{tree['table']}/story", lang=lang).json()
    chronicle = kingdom.game.chronicle(lang)
    assert [part["heading"] for part in told["parts"]] == chronicle[::2]
    assert [part["text"] for part in told["parts"]] == chronicle[1::2]
    assert (told["name"], told["over"], told["game"]) == ("Orrin", False, "kingdom")


def test_a_watcher_reads_the_story_and_nobody_else_does(server: Running, visitor: Visitor) -> None:
    tree = visitor.post("/trees", {"name": "Mill End", "ruleset": "kingdom"}).json()
    watch = visitor.get(f"/tables/{tree['table']}/links").json()["watch"]
    guest = server.visitor()
    assert guest.get(f"/tables/{tree['table']}/story").status_code == 403
    guest.get("/tables")
    assert guest.come(tree["table"], watch).status_code in (200, 201)
    assert guest.get(f"/tables/{tree['table']}/story").json()["name"] == "Mill End"
    assert guest.get(f"/trees/{tree['tree']}").status_code == 403


def test_a_game_without_a_story_says_so(visitor: Visitor) -> None:
    table = visitor.make("Ana: here", mode="solo")["table"]
    answer = visitor.get(f"/tables/{table}/story", lang="pl")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-story")


def test_the_course_of_every_branch_is_told(visitor: Visitor) -> None:
    kingdom = founded(5)
    played(kingdom.game, random.Random(1), until=4)
    kingdom.branch("another way", seed=2)
    played(kingdom.game, random.Random(2), until=6)
    tree = taken_in(visitor, kingdom)
    course = visitor.get(f"/trees/{tree['tree']}/course").json()
    assert course == {str(node): rounds for node, rounds in kingdom.course().items()}
    assert [[one["round"] for one in rounds] for rounds in course.values()] == [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_of_the_rules_have_names(visitor: Visitor, lang: str) -> None:
    (listed,) = (one for one in visitor.get("/rulesets", lang=lang).json() if one["id"] == "kingdom")
    for option in listed["options"]:
        assert option["name"] != option["key"]
        assert option["values"][0]["name"] != option["values"][0]["value"]
