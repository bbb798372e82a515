"""Bots by name, bots of one's own, and what happens when one goes wrong."""

import re
import sys
from pathlib import Path

import pytest

import deckwright as dw
from deckwright import bots
from tests.talk import given

DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"
OWN = """
from deckwright.bots import Bot

class First(Bot):
    def choose(self, seat):
        return seat.actions()[0]

class Seeded(First):
    def __init__(self, *, seed):
        self.seed = seed

class Mute:
    def start(self, seat): pass

class Demanding(First):
    def __init__(self, depth):
        pass

not_a_bot = 3
"""


@pytest.fixture
def own(tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)


class Answering(bots.Bot):
    """Always answers the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, seat: bots.Seat) -> str:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[return-value]


class Listening(bots.Bot):
    """Writes down when it is called."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def start(self, seat: bots.Seat) -> None:
        self.heard.append(f"start {seat.player} {seat.turns}")

    def choose(self, seat: bots.Seat) -> dw.Action:
        self.heard.append("choose")
        return seat.actions()[0]

    def finish(self, seat: bots.Seat) -> None:
        self.heard.append(f"finish {seat.over} {sorted(seat.view()['winners'])}")


@pytest.mark.parametrize(
    ("ruleset", "players", "mode"),
    [
        ("ascension-10th", 3, "versus"),
        ("ascension-10th", 4, "versus"),
        ("ascension-10th", 4, "teams"),
        ("rise-of-vigil", 2, "versus"),
        ("rise-of-vigil", 4, "teams"),
        ("ascension-combined", 3, "versus"),
        ("ascension-combined", 6, "teams"),
        ("ascension-10th", 1, "solo"),
    ],
)
def test_bots_play_every_ruleset_and_mode_to_the_end(ruleset, players, mode):
    names = [("busy", "greedy", "random")[seat % 3] for seat in range(players)]
    game = dw.new(ruleset, players, seed=4, mode=mode)
    bots.play_out(game, [bots.make(name, seat) for seat, name in enumerate(names)], names)
    assert game.over


def test_equal_seeds_give_equal_play():
    def history(seed: int) -> list[str]:
        game = dw.new(players=2, seed=1)
        bots.play_out(game, [bots.make("random", seed), bots.make("busy", seed)])
        return game.history

    assert history(1) == history(1)
    assert history(1) != history(2)


def test_busy_ends_its_turn_only_when_nothing_else_is_left():
    busy = bots.make("busy", 1)
    game = given(hand=["apprentice", "militia", "apprentice"])
    while game.player == 0:
        legal = [str(action) for action in game.actions()]
        action = bots.ask(busy, game)
        assert str(action) != "end turn" or legal == ["end turn"]
        game.play(action)


def test_the_three_methods_are_called_in_turn():
    listening = Listening()
    game = dw.new(players=2, seed=2, first=1)
    bots.play_out(game, [bots.make("busy", 1), listening])
    first, *between, last = listening.heard
    assert (first, last) == ("start 1 0", f"finish True {game.winners()}")
    assert set(between) == {"choose"}


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (
            "acquire the-moon",
            "The bot Moony at seat 0 answered 'acquire the-moon' at action 2, which is not legal. Legal: ",
        ),
        (7, "answered 7 at action 2. A bot answers with an action or its text."),
        (None, "answered None at action 2"),
        (ValueError("no idea"), "The bot Moony at seat 0 broke down at action 2: ValueError: no idea."),
        (SystemExit(3), "broke down at action 2: SystemExit: 3."),
    ],
)
def test_a_bot_that_goes_wrong_is_named(answer, told):
    game = given(hand=["apprentice", "militia"])
    game.play("play militia")
    before = game.state.tolist()
    with pytest.raises(bots.BadBot, match=re.escape(told)) as error:
        bots.ask(Answering(answer), game, "Moony")
    assert error.value.seat == 0
    assert game.state.tolist() == before


def test_what_a_bot_answers_may_be_a_text():
    assert str(bots.ask(Answering("  play   apprentice "), given(hand=["apprentice"]))) == "play apprentice"


def test_each_seat_needs_a_bot():
    with pytest.raises(dw.DeckwrightError, match="1 bots do not fit 2 seats"):
        bots.play_out(dw.new(players=2, seed=1), [bots.make("busy")])


def test_nobody_is_asked_after_the_end():
    game = dw.new(players=2, seed=1)
    bots.play_out(game, [bots.make("busy", 1), bots.make("busy", 2)])
    with pytest.raises(dw.DeckwrightError, match="The game is over"):
        bots.ask(bots.make("busy"), game)


@pytest.mark.usefixtures("own")
def test_a_bot_of_ones_own_is_found_in_the_folder_one_is_in():
    game = given(hand=["apprentice", "militia"])
    assert str(bots.ask(bots.make("my_bots:First", 3), game)) == str(game.actions()[0])
    assert bots.make("my_bots:Seeded", 3).seed == 3  # type: ignore[attr-defined]


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("gredy", "There is no bot 'gredy'. Bots: random, busy, greedy"),
        ("my_bot:First", "There is no module 'my_bot' for the bot 'my_bot:First'"),
        ("my_bots:Fisrt", "The module my_bots has no 'Fisrt'"),
        ("my_bots:not_a_bot", "is not a class, nor a function that makes a bot"),
        ("my_bots:Mute", "has no method choose, finish"),
        ("my_bots:Demanding", "cannot be made: TypeError"),
        (":First", "names no bot"),
        ("my_bots:", "names no bot"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused(name, told):
    with pytest.raises(dw.DeckwrightError, match=re.escape(told)):
        bots.make(name, 1)


@pytest.mark.parametrize("line", ["import there_is_no_such_module", "1 / 0"])
def test_a_module_that_breaks_says_why(line, tmp_path, monkeypatch):
    (tmp_path / "my_broken_bot.py").write_text(line)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(
        dw.DeckwrightError, match="my_broken_bot:A' cannot be imported: .*(no_such_module|division by zero)"
    ):
        bots.make("my_broken_bot:A", 1)


def test_the_examples_of_the_documentation_run():
    first, spender = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[:2]
    exec(first, {})
    module: dict[str, object] = {}
    exec(spender, module)
    made = module["Spender"]
    assert isinstance(made, type)
    for ruleset in ("ascension-10th", "rise-of-vigil"):
        game = dw.new(ruleset, players=2, seed=3)
        bots.play_out(game, [made(), bots.make("random", 1)])
        assert game.winners() == [0]
    assert made.wins == 2
