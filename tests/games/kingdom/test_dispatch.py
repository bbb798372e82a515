"""What Kingdom's rules choose by a number has a case for every number that is declared."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import candidates, deeds, effects, engine, legal_answers, replies
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import tables as tb
from tests.modes.test_dispatch import cases

ON_CARDS = {
    ops.GAIN_PRODUCTION, ops.TURN, ops.RESET, ops.UPGRADE, ops.DISCARD, ops.DESTROY, ops.RELEASE, ops.DEFEAT_FREE, ops.BLOCK,
    ops.BOOST, ops.PUT, ops.KEEP, ops.STICKER, ops.TICK,
}  # fmt: skip
NOT_STEPS = {ops.OPTION}


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
