"""A replay is asked for while the game goes on, by several at once."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import deckwright as dw
from deckwright.server import recordings
from deckwright.server.table import Done
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


def test_of_a_game_that_goes_on_only_what_is_new_is_played_again(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    while page.state["revision"] < 3 * recordings.EVERY or not page.state["undo"]["gesture"]:
        if not page.texts():
            page.say("hello", seat=page.state["question"]["player"])
            page.until(lambda state: state["question"]["actions"])
        page.act(page.texts()[0])
    before = visitor.get(f"/tables/{table}/replay").json()["moves"]
    begun: list[Any] = []
    go_on = recordings.Recording.go_on
    monkeypatch.setattr(recordings, "play_again", lambda *given: begun.append(given))
    monkeypatch.setattr(recordings.Recording, "go_on", lambda self, moves: begun.append(1) or go_on(self, moves))
    page.do("undo")
    page.act(page.texts()[-1])
    moves = visitor.get(f"/tables/{table}/replay").json()["moves"]
    assert begun == [1] and len(moves) == len(before) and moves[:-1] == before[:-1]
    assert visitor.get(f"/tables/{table}/replay").json()["moves"] == moves and begun == [1]


def test_a_recording_that_goes_on_is_the_same_as_one_from_the_beginning() -> None:
    chance = random.Random(1)
    lines = []
    for seed in (1, 1, 2):  # the third begins otherwise
        game, moves = dw.new("ascension-10th", 2, seed=3, first=0), []
        picking = random.Random(seed)
        for number in range(60):
            if number == 30:
                picking = chance
            seat, turn = game.player or 0, game.turns + 1
            game.play(picking.choice(game.actions()))
            moves.append(Done(game.history[-1], seat, turn))
        lines.append(moves)
    recording = recordings.Recording.play(dw.new("ascension-10th", 2, seed=3, first=0), [])
    for _ in range(25):
        moves = chance.choice(lines)[: chance.randrange(61)]
        recording = recording.go_on(moves)
        whole = recordings.Recording.play(dw.new("ascension-10th", 2, seed=3, first=0), moves)
        assert (recording.ends, recording.scores, recording.turns) == (whole.ends, whole.scores, whole.turns)
        assert [game.state.tobytes() for game in recording.positions] == [
            game.state.tobytes() for game in whole.positions
        ]


def test_the_list_of_moves_says_what_was_done(visitor: Visitor) -> None:
    table = visitor.make("here", "bot", seed="moves as they were made")["table"]
    page = visitor.sit(table, 0)
    while page.state["view"]["round"] < 3:
        page.act(page.texts()[0] if len(page.texts()) > 1 else "end turn")
    moves = visitor.get(f"/tables/{table}/replay", seat=0).json()["moves"]
    said = {move["text"].split()[0]: move["label"][1] for move in moves if move["text"]}
    assert said["play"] == "event-play" and said["end"] == "move-ended"
    bought = [move["label"][1] for move in moves if move["text"].startswith("acquire")]
    assert all(label.startswith("event-acquire") for label in bought)
