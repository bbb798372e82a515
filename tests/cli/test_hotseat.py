"""Several people at one device: nobody sees another's hand."""

import pytest

from tests.cli.desk import beginning, deckwright, sitting
from tests.talk import given

PASS = "Pass the device to"


def test_the_device_is_passed_before_a_hand_is_shown() -> None:
    result = deckwright("play", "--seats", "human,human", "--names", "Ana,Bo", "--seed", beginning(0))
    assert PASS in result.stdout
    assert "Hand:" not in result.stdout, "nobody has pressed Enter yet"


def test_nothing_of_one_hand_is_on_the_other_screen(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["", "end turn", "y", "", "quit"])
    game = given(hand=[["mystic", "flytrap-witch"], ["landtalker", "heavy-infantry"]])
    sitting(game, ["human", "human"], lambda _: next(lines), ("Ana", "Bo")).run()
    start, ana, bo = capsys.readouterr().out.split(PASS)
    assert "Hand:" not in start
    assert "Flytrap Witch" in ana.partition("Hand:")[2]
    assert "●Li Landtalker" in bo.partition("Hand:")[2]
    before_enter = bo.partition("Press Enter")[0]
    assert "Hand" not in before_enter
    assert "Landtalker" not in before_enter


def test_what_one_drew_is_not_told_to_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["", "end turn", "end turn", "", "log 50", "quit"])
    game = given(hand=[["apprentice"], ["militia"]], deck=[["master-dhartha"] * 1 + ["mystic"] * 4, []])
    sitting(game, ["human", "human"], lambda _: next(lines), ("Ana", "Bo")).run()
    bo = capsys.readouterr().out.rpartition(PASS)[2]
    assert "Dhartha" not in bo.partition("Bo>")[2], "the log hides it too"


def test_the_device_is_passed_when_another_person_must_decide(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["", "defeat sea-tyrant@1", "", "quit"])
    game = given(row=["sea-tyrant"], power=5, constructs=[[], ["snapdragon", "muramasa"]])
    sitting(game, ["human", "human"], lambda _: next(lines), ("Ana", "Bo")).run()
    assert game.player == 1
    assert game.turn_player == 0
    screens = capsys.readouterr().out.split(PASS)
    assert screens[1].startswith(" Ana")
    assert screens[2].startswith(" Bo")
    assert "Bo must decide: Sea Tyrant" in screens[2]


def test_one_person_is_never_asked_to_pass_the_device() -> None:
    result = deckwright("play", "--seats", "human,random,random", "--seed", "3", typed=["all", "end turn", "y"])
    assert PASS not in result.stdout


def test_one_can_leave_while_the_device_is_passed() -> None:
    result = deckwright("play", "--seats", "human,human", "--seed", beginning(0), typed=["quit"])
    assert result.exit_code == 0
    assert "Hand:" not in result.stdout
    assert "deckwright play --resume" in result.stdout


def test_three_people_play_in_turn() -> None:
    turn = ["", "all", "end turn", "y"]
    arguments = ["play", "--seats", "human,human,human", "--names", "Ana,Bo,Cy", "--seed", "9"]
    result = deckwright(*arguments, typed=turn * 4)
    order = [part.split()[0] for part in result.stdout.split(PASS)[1:]]
    assert len(set(order[:3])) == 3
    assert order[3] == order[0]
