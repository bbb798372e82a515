"""A replay is asked for while the game goes on, by several at once."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from deckwright.server import recordings
from tests.server.visitor import Running, Visitor


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return server.visitor()


def test_a_game_is_played_again_once_however_many_ask(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    page.act(page.texts()[0])
    play_again, played = recordings.play_again, []

    def slow(*given: Any) -> Any:
        played.append(given)
        threading.Event().wait(0.3)
        return play_again(*given)

    monkeypatch.setattr(recordings, "play_again", slow)
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda _: visitor.get(f"/tables/{table}/replay", seat=0).json(), range(4)))
    assert [len(answer["moves"]) for answer in answers] == [1] * 4
    assert len(played) == 1


def test_what_happens_while_a_game_is_played_again_does_not_disturb(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visitor.make("here", "here")["table"]
    one, other = visitor.sit(table, 0), visitor.sit(table, 1)
    one.act(one.texts()[0])
    play_again, begun, go_on = recordings.play_again, threading.Event(), threading.Event()

    def slow(*given: Any) -> Any:
        begun.set()
        go_on.wait(10)
        return play_again(*given)

    monkeypatch.setattr(recordings, "play_again", slow)
    with ThreadPoolExecutor(1) as people:
        asked = people.submit(visitor.get, f"/tables/{table}/replay", seat=1)
        assert begun.wait(10)
        one.play_turn()
        go_on.set()
        answer = asked.result()
    assert answer.status_code == 200 and len(answer.json()["moves"]) == 1
    other.until_asked(1)
