"""How Kingdom's rule files read, and that what they choose by a number has a case for every number that is declared."""

import ast
from pathlib import Path
from types import FunctionType

import pytest

from deckwright.games.kingdom import rules
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import (
    candidates,
    deeds,
    effects,
    engine,
    event_kinds,
    frames,
    legal_answers,
    replies,
)
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.expansion import begin_expansion, may_expand
from deckwright.games.kingdom.rules.fame import score
from deckwright.games.kingdom.rules.setup import set_up
from deckwright.kernel.events import emit
from deckwright.kernel.rules import called_rules, callees_first, parameters, statements_of, tree_of
from deckwright.kernel.stack import push
from tests.modes.test_dispatch import cases
from tests.modes.test_rule_files import MOST, WRITERS, is_rule, short_name

FILES = sorted(Path(str(rules.__path__[0])).glob("*.py"))
RULE_FILES = [file for file in FILES if "\n@rule\n" in file.read_text(encoding="utf-8")]
ENTRIES = (engine.apply, engine.legal, set_up, score, begin_expansion, may_expand)
ON_CARDS = {
    ops.GAIN_PRODUCTION, ops.TURN, ops.RESET, ops.UPGRADE, ops.DISCARD, ops.DESTROY, ops.RELEASE, ops.DEFEAT_FREE, ops.BLOCK,
    ops.BOOST, ops.PUT, ops.KEEP, ops.STICKER, ops.TICK,
}  # fmt: skip
NOT_STEPS = {ops.OPTION}


def all_rules() -> list[FunctionType]:
    found: dict[FunctionType, None] = {}
    for one in ENTRIES:
        assert isinstance(one, FunctionType)
        found |= dict.fromkeys(callees_first(one))
    return list(found)


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: file.stem)
def test_a_constant_is_named_through_its_module(file: Path) -> None:
    imported = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ImportFrom)]
    bare = [one.name for node in imported for one in node.names if one.name.isupper() and one.asname is None]
    assert not bare


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: file.stem)
def test_a_rule_is_called_by_its_bare_name(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]
    calls = [node.func for one in found for node in ast.walk(one) if isinstance(node, ast.Call)]
    assert all(isinstance(func, ast.Name) for func in calls)


def test_no_rule_takes_more_than_seven_arguments() -> None:
    many = {short_name(one) for one in all_rules() if len(parameters(one)) > MOST}
    assert many <= WRITERS


def test_only_small_rules_write_frames_and_events() -> None:
    for writer, home in ((push, frames), (emit, event_kinds)):
        callers = [one for one in all_rules() if writer in called_rules(one)]
        assert {one.__module__ for one in callers} == {home.__name__}
        assert all(len(statements_of(tree_of(one))) <= 3 for one in callers)


def test_every_op_has_a_case() -> None:
    found = cases("op", effects.run_step, effects.perform, deeds.do_to, deeds.do_more) | {ops.PLAY}
    assert found == set(range(ops.OTHERWISE + 1)) - NOT_STEPS


def test_whatever_is_done_to_cards_has_a_case() -> None:
    assert cases("op", deeds.do_to, deeds.do_more) - {ops.DISCOVER_ONE} == ON_CARDS
    assert cases("op", candidates.can_be) <= ON_CARDS


def test_every_kind_of_work_has_a_case() -> None:
    assert cases("kind", engine.step, engine.course_step) == set(range(fr.RUN, fr.LAST_WORK + 1))


def test_every_question_has_answers_which_are_carried_out() -> None:
    questions = set(range(fr.FIRST_QUESTION, fr.LAST_QUESTION + 1))
    assert cases("kind", legal_answers.list_answers) == questions
    assert cases("kind", replies.answer) == questions - {fr.TURN}


def test_every_action_of_a_turn_has_a_case() -> None:
    assert cases("verb", engine.take_action) == {tb.PRODUCE, tb.UPGRADE, tb.USE, tb.ADVANCE, tb.PASS}
