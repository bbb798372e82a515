"""Whole ladders, played: on one core and on two, interrupted, with bots that go wrong, and at the terminal."""

import csv
import json
import sys
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.sim.ladder import INTERRUPTED, Ladder
from deckwright.sim.ladder_games import Setting
from tests.cli.desk import deckwright, refused, words_of

OWN = """
from deckwright.bots import Bot

class First(Bot):
    def choose(self, seat):
        return seat.actions()[0]

class Failing(First):
    def choose(self, seat):
        if seat.turns > 3:
            raise RuntimeError("out of ideas")
        return super().choose(seat)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder with bots in it."""
    (tmp_path / "ladder_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("COLUMNS", "100")


def test_the_better_bot_is_rated_higher():
    found = Ladder(["random", "greedy", "busy"], games=12, cores=1, simulate=False).run()
    assert found.ratings is not None
    assert [one.bot for one in found.ratings] == ["greedy", "busy", "random"]
    assert [len(match.games) for match in found.matches] == [12, 12, 12]
    rate = found.win_rate("greedy", "random")
    assert rate is not None
    assert rate[0] > 0.9
    assert rate[1].low == pytest.approx(1 - found.win_rate("random", "greedy")[1].high)
    assert found.troubles == []


def test_seats_and_deals_are_shared_fairly():
    found = Ladder(["busy", "random"], games=8, cores=1, simulate=False).run()
    games = found.matches[0].games
    assert [(game.cycle, game.line_up) for game in games] == [(cycle, place) for cycle in range(4) for place in (0, 1)]
    assert {game.first for game in games} == {0}
    assert {game.paired for game in games} == {True}


def test_the_number_of_cores_changes_nothing():
    one, two = (Ladder(["busy", "ladder_bots:First"], games=8, cores=cores).run() for cores in (1, 2))
    assert one.matches[0].games == two.matches[0].games
    other = Ladder(["busy", "ladder_bots:First"], 8, Setting.checked(seed=2), cores=1).run()
    assert other.matches[0].games != one.matches[0].games


@pytest.mark.parametrize(
    ("ruleset", "players", "mode", "games"),
    [
        ("ascension-10th", 3, "versus", 6),
        ("ascension-10th", 4, "versus", 2),
        ("rise-of-vigil", 4, "teams", 2),
        ("ascension-combined", 6, "teams", 6),
    ],
)
def test_other_tables_have_ladders_too(ruleset, players, mode, games):
    setting = Setting.checked(ruleset, players, mode)
    for simulate in (False, True):
        found = Ladder(["busy", "greedy"], games, setting, cores=1, simulate=simulate).run()
        (match,) = found.matches
        assert len(match.games) == games
        assert all(len(game.scores) == players for game in match.games)
        assert match.rate < 0.5


def test_policies_are_simulated_and_stop_when_it_is_clear():
    found = Ladder(["busy", "greedy"], games=4000, cores=1).run()
    (match,) = found.matches
    assert match.stopped
    assert 40 <= len(match.games) < 100
    full = Ladder(["busy", "greedy"], games=2000, cores=1, early_stop=False).run()
    assert len(full.matches[0].games) == 2000
    assert full.matches[0].interval.high < 0.1
    assert len({game.scores for game in full.matches[0].games}) > 1000, "each deal is another one"


def test_simulated_games_go_as_those_of_the_bots_do():
    """Both ways to play a match agree on who is better, and by how much."""
    bots = ["random", "busy"]
    seen = [Ladder(bots, 20, cores=1, simulate=simulate).run().matches[0] for simulate in (False, True)]
    assert [match.rate < 0.2 for match in seen] == [True, True]
    lengths = [sum(game.turns for game in match.games) / len(match.games) for match in seen]
    assert lengths[0] == pytest.approx(lengths[1], rel=0.25)


def test_whoever_interrupts_keeps_what_was_played():
    def say(played: int, total: int) -> None:
        assert total == 20
        if played >= 4:
            raise KeyboardInterrupt

    found = Ladder(["busy", "random"], games=20, cores=1, simulate=False).run(say)
    assert found.incomplete == INTERRUPTED
    assert (found.games, found.matches[0].finished) == (4, False)
    assert found.ratings is not None


def test_a_bot_that_breaks_down_loses_the_game():
    found = Ladder(["random", "ladder_bots:Failing"], games=6, cores=1).run()
    assert found.matches[0].rate == 1.0
    assert len(found.troubles) == 6
    assert found.troubles[0].startswith("The bot ladder_bots:Failing at seat 1 broke down at action ")
    assert "RuntimeError: out of ideas" in found.troubles[0]
    assert "match random - ladder_bots:Failing, cycle 1, game 1" in found.troubles[0]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "greedy"], "A ladder needs at least two bots, not 1."),
        (["--bots", "greedy,greedy"], "The bot 'greedy' is there twice"),
        (["--bots", "greedy,gredy"], "There is no bot 'gredy'."),
        (["--bot", "ladder_bots:Second"], "has no 'Second'"),
        (["--mode", "solo", "--players", "1"], "not solo"),
        (["--players", "7"], "7"),
        (["--games", "0"], "The number of games of a match is a whole number from 1 to 10000000, not 0."),
        (["--seed", "-1"], "The seed of a ladder"),
        (["--cores", "0"], "The number of cores"),
        (["--option", "free_defeat"], "Write NAME=VALUE"),
        (["--out", "ladder_bots.py"], "Cannot write to ladder_bots.py"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments, told):
    assert told in refused("ladder", *arguments)


def test_the_command_prints_and_writes_what_it_found():
    result = deckwright(
        "ladder", "--bots", "busy,random", "--bot", "ladder_bots:First", "--games", "4", "--cores", "1", "--no-simulate",
        "--out", "found",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    told = words_of(result.stdout)
    for part in ("Ratings", "row against column", "busy - random", "Whoever began won", "12 games"):
        assert part in told
    written = json.loads(Path("found/ladder.json").read_text(encoding="utf-8"))
    assert [match["games"] for match in written["matches"]] == [4, 4, 4]
    assert [match["interval"] for match in written["matches"]] == ["wilson"] * 3, "40 games are too few to stop"
    with Path("found/games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["seats"] for row in rows[:2]] == ["busy random", "random busy"]
    assert len(rows) == 12
    with Path("found/matrix.csv").open(encoding="utf-8") as file:
        rates = {(row["bot"], row["against"]): float(row["rate"]) for row in csv.DictReader(file)}
    assert rates["busy", "random"] + rates["random", "busy"] == pytest.approx(1)
    page = Path("found/ladder.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 2
    assert "<script" not in page
    assert 'src="http' not in page


def test_the_command_says_when_a_bot_broke_down():
    result = deckwright("ladder", "--bots", "random,ladder_bots:Failing", "--games", "2", "--cores", "1")
    assert result.exit_code == 1
    assert "Lost by breaking down: The bot ladder_bots:Failing at seat" in words_of(result.stdout)


def test_the_command_can_print_data():
    result = deckwright("ladder", "--bots", "random,busy", "--games", "50", "--cores", "1", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    (match,) = found["matches"]
    assert (match["bots"], match["interval"]) == (["random", "busy"], "always-valid")
    assert match["low"] <= match["wilson"]["low"] <= match["rate"] <= match["wilson"]["high"] <= match["high"]
    assert found["ruleset"] == "ascension-10th"


def test_a_seed_that_is_no_number_is_refused():
    with pytest.raises(dw.BadOption, match="The seed of a ladder is a whole number"):
        Setting.checked(seed=True)
