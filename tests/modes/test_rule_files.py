"""How the rule files of every game read: constants are named through their modules, rules by their bare names, and take few arguments."""

import ast
import re
from functools import cache
from pathlib import Path
from types import FunctionType

import pytest

from deckwright import games
from deckwright.bots import search_game
from deckwright.envs import stepping
from deckwright.kernel.events import emit
from deckwright.kernel.rules import called_rules, callees_first, parameters, statements_of, tree_of
from deckwright.kernel.stack import push
from deckwright.sim import one_step, playout
from deckwright.table.kinds import kind_named

GAMES = Path(games.__path__[0])
NAMES = sorted(folder.parent.name for folder in GAMES.glob("*/rules"))
FILES = sorted(file for part in ("rules", "players", "study") for file in GAMES.glob(f"*/{part}/*.py"))
RULE_FILES = [file for file in FILES if re.search(r"^@(rule|entry|telling)$", file.read_text(encoding="utf-8"), re.M)]


def label(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


def test_every_game_has_rule_files() -> None:
    assert {file.parent.parent.name for file in RULE_FILES} == {*NAMES} >= {"ascension", "kingdom"}


@pytest.mark.parametrize("file", RULE_FILES, ids=label)
def test_a_constant_is_named_through_its_module(file: Path) -> None:
    imported = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ImportFrom)]
    bare = [one.name for node in imported for one in node.names if one.name.isupper() and one.asname is None]
    assert not bare


@pytest.mark.parametrize("file", RULE_FILES, ids=label)
def test_a_rule_is_called_by_its_bare_name(file: Path) -> None:
    """Neither the twins of rules nor the translator would find it otherwise."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    rules = [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]
    calls = [node.func for rule in rules for node in ast.walk(rule) if isinstance(node, ast.Call)]
    assert all(isinstance(func, ast.Name) for func in calls)


def is_rule(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id in ("rule", "entry", "telling") for one in node.decorator_list)


# Rules with more than seven arguments: the writers, which only small rules call; entries that Python calls with arrays,
# and what only they call.
MOST = 7
WRITERS = {"events.emit", "events.write", "stack.push", "tallies.tally"}
WITH_ARRAYS = {
    "playout.play_games", "policies.choose", "search_game.search", "search_tree.select",
    "stepping.step_game", "stepping.step_games",
}  # fmt: skip


@cache
def all_rules(game: str) -> list[FunctionType]:
    """Every rule of a game, and of the loops that play it."""
    kind = kind_named(game)
    loops = (playout.play_games, one_step.take_step, search_game.search, stepping.step_games)
    found: dict[FunctionType, None] = {}
    for counted in (False, True):
        for rule in (*loops, *kind.bound.rules, *kind.entries):
            found |= dict.fromkeys(callees_first(rule, kind.bound.instead(counted)))
    return list(found)


def short_name(rule: FunctionType) -> str:
    return f"{rule.__module__.rsplit('.', 1)[-1]}.{rule.__name__}"


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_takes_more_than_seven_arguments(game: str) -> None:
    many = {short_name(rule) for rule in all_rules(game) if len(parameters(rule)) > MOST}
    assert many == WRITERS | WITH_ARRAYS


@pytest.mark.parametrize("game", NAMES)
def test_only_small_rules_write_frames_and_events(game: str) -> None:
    for writer, home in ((push, "frames"), (emit, "event_kinds")):
        callers = [rule for rule in all_rules(game) if writer in called_rules(rule)]
        assert {rule.__module__ for rule in callers} == {f"deckwright.games.{game}.rules.{home}"}
        assert all(len(statements_of(tree_of(rule))) <= 3 for rule in callers)
