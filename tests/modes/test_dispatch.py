"""What the rules choose by a number has a case for every number that is declared, and ends in an error for any other."""

import ast
from collections.abc import Callable
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared import questions, work
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import card_notes, constructs, effects, engine, honor, legal_answers, replies
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.kernel import playing, stack
from deckwright.kernel.folding import number_in
from deckwright.kernel.rules import tree_of
from deckwright.sim import playout
from deckwright.sim.result import Result

MODES = [KIND.modes.interpreted, KIND.modes.compiled]
NO_EVENTS = np.zeros(0, dtype=np.int32)
OPS = set(range(ops.END, ops.ADD_SLOTS + 1))
NEVER_PERFORMED = {ops.END, ops.TO_HAND, ops.TO_PLAY}  # the end of a program; what `find_mover` looks for
WORK = {one.number for one in work.DECLARED}
QUESTIONS = {one.number for one in questions.DECLARED}
TURN_VERBS = {*questions.BY_NUMBER[fr.TURN].answers}


def cases(name: str, *rules: Callable[..., Any]) -> set[int]:
    """The numbers that these rules compare a variable with."""
    found = set()
    for rule in rules:
        assert isinstance(rule, FunctionType)
        for node in ast.walk(tree_of(rule)):
            if isinstance(node, ast.Compare) and ast.unparse(node.left) == name:
                number = number_in(node.comparators[0], rule)
                assert number is not None
                found.add(number)
    return found


def test_every_op_has_a_case() -> None:
    found = cases("op", effects.run_step, effects.perform, effects.is_on_opponents)
    assert found == OPS - NEVER_PERFORMED


def test_every_effect_on_opponents_has_a_case() -> None:
    assert cases("op", effects.next_opponent) == cases("op", effects.is_on_opponents)


def test_every_kind_of_work_has_a_case() -> None:
    assert cases("kind", effects.step, effects.other_step) == WORK


def test_every_question_has_answers() -> None:
    assert cases("kind", legal_answers.list_answers) == QUESTIONS


def test_every_answer_is_carried_out() -> None:
    assert cases("kind", replies.answer) == QUESTIONS - {fr.TURN}


def test_every_action_of_a_turn_has_a_case() -> None:
    assert cases("verb", engine.take_action) == TURN_VERBS


def test_every_resource_condition_and_counter_has_a_case() -> None:
    assert cases("resource", honor.gain) == set(range(1, len(ops.RESOURCES)))
    assert cases("condition", constructs.holds) == {ops.CONSTRUCTS_AT_LEAST, ops.HERO_PLAYED, ops.ENERGIZE}
    assert cases("counter", effects.count) == set(range(ops.ONCE, ops.PER_TREASURE + 1))


# And whatever is not declared is an error, in every mode.


def position() -> tuple[np.ndarray, np.ndarray]:
    """The first turn of a game, and the table of its ruleset, both free to be changed."""
    game = dw.new("ascension-10th", 2, seed=5)
    return game.state.copy(), game.ruleset.table.copy()


def error_after(mode: Any, state: np.ndarray, table: np.ndarray, action: int = playing.GO_ON) -> int:
    mode(playing.apply)(state, table, NO_EVENTS, action)
    return int(state[stack.ERROR])


def run_step(state: np.ndarray, table: np.ndarray, *cells: int) -> None:
    """The next thing to do is this step, in the place of the first step of all programs."""
    pc = 1
    at = tb.PROGRAM + pc * ops.STEP_CELLS
    table[at : at + ops.STEP_CELLS] = 0
    table[at : at + len(cells)] = cells
    table[at + ops.STEP_CELLS] = ops.END
    stack.push(state, NO_EVENTS, fr.RUN, int(state[st.TURN_PLAYER]), 0, 0, 0, 0, 0, pc)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("op", [max(OPS) + 1, ops.TO_HAND])
def test_an_unknown_op_is_an_error(mode: Any, op: int) -> None:
    state, table = position()
    run_step(state, table, op)
    assert error_after(mode, state, table) == stack.UNKNOWN_OP


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize(
    "cells", [(ops.GAIN, 9, 1), (ops.GAIN, ops.RUNES, 1, 9), (ops.IF, 9, 1, 1), (ops.DISCOUNT, 0, 1)]
)
def test_an_unknown_value_of_a_step_is_an_error(mode: Any, cells: tuple[int, ...]) -> None:
    state, table = position()
    run_step(state, table, *cells)
    assert error_after(mode, state, table) == stack.UNKNOWN_VALUE


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize(
    ("kind", "error"),
    [(fr.LAST_WORK + 1, stack.UNKNOWN_WORK), (fr.LAST_QUESTION + 1, stack.UNKNOWN_QUESTION)],
)
def test_an_unknown_frame_is_an_error(mode: Any, kind: int, error: int) -> None:
    state, table = position()
    stack.push(state, NO_EVENTS, kind, int(state[st.TURN_PLAYER]), 0, 0, 0, 0, 0, 0)
    assert error_after(mode, state, table) == error


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_an_unknown_answer_is_an_error(mode: Any) -> None:
    state, table = position()
    stack.push(state, NO_EVENTS, fr.LAST_QUESTION + 1, int(state[st.TURN_PLAYER]), 0, 0, 0, 0, 0, 0)
    accept = tb.action_index(table, tb.ACCEPT, 0, 0)
    assert error_after(mode, state, table, accept) == stack.UNKNOWN_QUESTION


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize(
    ("kind", "verb", "error"),
    [
        (fr.BANISH, tb.ACCEPT, stack.UNKNOWN_ACTION),
        (fr.ACQUIRE, tb.ACCEPT, stack.UNKNOWN_ACTION),
        (fr.KEEP_CARDS, tb.ACCEPT, stack.UNKNOWN_ACTION),
        (fr.OPTION, tb.ACCEPT, stack.UNKNOWN_OP),
    ],
)
def test_an_answer_to_something_else_is_an_error(mode: Any, kind: int, verb: int, error: int) -> None:
    state, table = position()
    stack.push(state, NO_EVENTS, kind, int(state[st.TURN_PLAYER]), 0, 0, 0, 1, 0, 0)
    assert error_after(mode, state, table, tb.action_index(table, verb, 0, 0)) == error


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_an_unknown_note_is_an_error(mode: Any) -> None:
    """What acquiring and defeating set off."""
    state, table = position()
    stack.push(state, NO_EVENTS, fr.AFTERWARDS, int(state[st.TURN_PLAYER]), 0, 0, 0, 0, 0, 0)
    card_notes.note_card(state, int(state[stack.HEIGHT]), 0, card_notes.CHOSEN)
    assert error_after(mode, state, table) == stack.UNKNOWN_VALUE


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_an_unknown_action_is_an_error(mode: Any) -> None:
    state, table = position()
    end = tb.action_index(table, tb.END_TURN, 0, 0)
    table[tb.ACTIONS + end * tb.ACTION_CELLS + tb.VERB] = tb.VERBS
    assert error_after(mode, state, table, end) == stack.UNKNOWN_ACTION


def test_a_game_says_that_its_rules_have_no_case(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dw.new("ascension-10th", 2, seed=5)
    before = game.state.copy()

    def forget(state: np.ndarray, *_: Any) -> None:
        state[stack.ERROR] = stack.UNKNOWN_OP

    rules = SimpleNamespace(apply=forget, legal=game._rules.legal)
    monkeypatch.setattr(type(game), "_rules", property(lambda _: rules))
    with pytest.raises(stack.UnknownNumber, match="no case for this op"):
        game.play("end turn")
    assert (game.state == before).all()


def test_a_batch_says_so_too() -> None:
    records = np.zeros(playout.RECORD_CELLS, dtype=np.int32)
    records[playout.R_ENDED] = -stack.UNKNOWN_ACTION
    with pytest.raises(stack.UnknownNumber, match="no case for this action"):
        Result.of(records, np.zeros(1, dtype=np.int64), None, players=2)
