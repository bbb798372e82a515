"""Every declared question and every declared action is met in play, and nothing is met that nobody declared.

The positions are those of the games that are kept for later versions: there is one at every kind of question.
"""

import ast
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.cards.messages import Messages
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.declared import actions, questions, work
from deckwright.games.ascension.declared.actions import ActionKind
from deckwright.games.ascension.declared.frames import Declared
from deckwright.games.ascension.declared.questions import Question
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.view_fields import VIEW
from deckwright.games.ascension.study.fields import Layout
from deckwright.games.ascension.table import refusals
from deckwright.games.ascension.table.actions import AscensionAction
from deckwright.games.ascension.table.spoken import TURN_VERBS
from deckwright.games.ascension.table.words import HERE, SHARED
from deckwright.kernel import playing, stack
from deckwright.kernel.folding import number_in
from deckwright.kernel.rules import callees_first, tree_of
from deckwright.table.said import Said, speech_of
from deckwright.table.words import slug
from tests.older_games.test_older_games import SAVES, load
from tests.talk import given

QUESTIONS = pytest.mark.parametrize("question", questions.DECLARED, ids=lambda one: one.observed)
ACTIONS = pytest.mark.parametrize("action", actions.OFFERED, ids=lambda one: one.form)


# Numbers.


def pushed(*rules: Callable[..., Any]) -> list[int]:
    """The kinds of frames that these rules put on the stack."""
    found = []
    for rule in rules:
        assert isinstance(rule, FunctionType)
        for node in ast.walk(tree_of(rule)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "push":
                number = number_in(node.args[2], rule)
                assert number is not None
                found.append(number)
    return found


def undeclared(declared: tuple[Declared, ...]) -> set[int]:
    """Kinds of frames that some rule pushes and nobody has declared, or the other way round."""
    rules = callees_first(playing.apply, KIND.bound.instead()) + callees_first(playing.set_up, KIND.bound.instead())
    return {frame.number for frame in declared} ^ set(pushed(*dict.fromkeys(rules)))


def test_every_kind_of_frame_is_declared_once() -> None:
    declared = (*work.DECLARED, *questions.DECLARED)
    assert undeclared(declared) == set()
    assert len({frame.number for frame in declared}) == len(declared)


def test_a_forgotten_frame_and_a_made_up_one_are_found() -> None:
    declared = (*work.DECLARED, *questions.DECLARED)
    made_up = Declared(number=fr.LAST_QUESTION + 1)
    assert undeclared(declared[1:]) == {declared[0].number}
    assert undeclared((*declared, made_up)) == {made_up.number}


def test_questions_come_after_all_work_and_have_no_gap() -> None:
    """An observation has a number for each."""
    assert {frame.number for frame in work.DECLARED} == set(range(fr.RUN, fr.LAST_WORK + 1))
    assert [one.number for one in questions.DECLARED] == list(range(fr.FIRST_QUESTION, fr.LAST_QUESTION + 1))


@QUESTIONS
def test_the_rule_that_asks_is_the_one_that_is_named(question: Question) -> None:
    assert pushed(question.asked_by) == [question.number]


def test_every_verb_of_an_action_is_declared_once() -> None:
    assert sorted(action.verb for action in actions.DECLARED) == list(range(tb.VERBS))


def test_an_action_that_no_rule_offers_answers_nothing() -> None:
    answering = {verb for question in questions.DECLARED for verb in question.answers}
    assert answering == {action.verb for action in actions.OFFERED}


@QUESTIONS
def test_a_question_that_may_be_declined_says_so(question: Question) -> None:
    declining = any(fr.may_decline(question.number, how) for how in range(fr.MAY_SEEK + 1))
    assert declining == (not {tb.DECLINE, tb.DONE}.isdisjoint(question.answers))


# In play.


@cache
def asked() -> list[dw.Game]:
    """Positions at every kind of question, those with most answers among them."""
    kept = [load(saved) for saved in SAVES.values()]
    turn = given(
        "ascension-combined", players=4, mode="teams", runes=30, power=30, hand=["mystic"], constructs=["voidfeeder"],
        trophies=["vault-sphinx"], row=["mephit", "landtalker"],
    )  # fmt: skip
    hand = ["temple-librarian", "mystic", "militia"]
    may = given(hand=hand, deck=["wolf-shaman", "mystic"], options={"librarian_discard": "may"})
    may.play("play temple-librarian")
    return [*(game for game in kept if not game.over), turn, may]


def number_asked(game: dw.Game) -> int:
    return int(game.state[stack.top(game.state)])


def games_at(question: Question) -> list[dw.Game]:
    return [game for game in asked() if number_asked(game) == question.number]


def legal(game: dw.Game) -> list[AscensionAction]:
    return [action for action in game.actions() if isinstance(action, AscensionAction)]


@QUESTIONS
def test_every_answer_to_a_question_is_met_and_no_other(question: Question) -> None:
    assert {action.verb for game in games_at(question) for action in legal(game)} == {*question.answers}


@QUESTIONS
def test_every_answer_can_be_given(question: Question) -> None:
    given_now = set()
    for game in games_at(question):
        for action in legal(game):
            if action.verb not in given_now:
                given_now.add(action.verb)
                game.copy().play(action)
    assert given_now == {*question.answers}


@QUESTIONS
def test_a_question_is_told_in_views_observations_and_words(question: Question) -> None:
    said = set()
    for game in games_at(question):
        decision = game.decision
        assert decision is not None and decision.kind == question.kind
        assert questions.asked(decision.kind, decision.values) is question
        said.add(question.message(decision.values))
        assert all(game.view(seat)["decision"]["kind"] == question.kind for seat in (*range(game.players), None))
        assert observed(game) == question.observed
    assert said == {*question.messages}


PLAIN = {"action-accept", "action-decline", "action-done"}  # they say nothing of what they do


@QUESTIONS
def test_an_answer_that_names_no_card_says_what_it_does(question: Question) -> None:
    for game in games_at(question):
        for action in legal(game):
            if action.declared.label not in PLAIN:
                continue
            called = KIND.online.words(game.ruleset).label(action)
            assert isinstance(called, Said) and called.key not in PLAIN, action.text
            texts = {lang: speech_of(game.ruleset, lang).text(called) for lang in LANGUAGES}
            assert len(set(texts.values())) == len(LANGUAGES), texts
            assert action.text in ("accept", "decline", "choose done")  # the interface calls it as ever


def observed(game: dw.Game) -> str:
    """What an observation calls the question."""
    table = game.ruleset.table
    fields = Layout(game.ruleset, game.players, game.mode)
    rules = KIND.modes.interpreted
    out = np.zeros(fields.size, dtype=np.int16)
    rules(playing.observe)(game.state, table, 0, rules(playing.observed_parts)(table), out, 0)
    return str(fields.decode(out)["decision"]["question"])


@ACTIONS
def test_the_card_of_an_action_lies_where_it_says(action: ActionKind) -> None:
    met = [(game, one) for game in asked() for one in legal(game) if one.verb == action.verb]
    assert met
    for game, one in met:
        assert (one.zone is None) == (action.lies is None) and (one.card is None) == (action.indexes is None)
        if one.zone is not None:
            assert one.zone in {field.path for field in VIEW.fields}
            assert one.card in cards_in(game, one)


def cards_in(game: dw.Game, action: AscensionAction) -> list[str]:
    """What the field that an action names shows to who is asked."""
    assert action.zone is not None and game.player is not None
    seat = game.player if action.seat is None else action.seat
    shown: Any = game.view(game.player)
    path = action.zone.split(".")
    if path[0] == "seats[]":
        shown, path = shown["seats"][seat], path[1:]
    for part in path:
        shown = shown[part]
    if action.slot is not None:
        shown = [slot for slot in shown if slot["slot"] == action.slot]
    return [card["card"] if isinstance(card, dict) else card for card in shown]


@ACTIONS
def test_the_text_of_an_action_has_its_form(action: ActionKind) -> None:
    met = [one for game in asked() for one in legal(game) if one.verb == action.verb]
    for one in met:
        parts = {"ID": one.card, "K": one.ability, "SLOT": one.slot, "SEAT": one.seat}
        text = action.form if one.ability is not None else action.form.replace("#K", "")
        for name, part in parts.items():
            text = text.replace(name, str(part))
        assert one.text == text


# Words.


@QUESTIONS
def test_a_question_has_its_words_in_four_languages(question: Question) -> None:
    folder = KIND.viewed.messages
    for lang in LANGUAGES:
        messages = Messages((SHARED, HERE), lang)
        assert [key for key in question.messages if not messages.has(key)] == []
        names = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        assert f"view-decision-kind-{slug(question.kind)} =" in names


@ACTIONS
def test_an_action_has_its_words_in_four_languages(action: ActionKind) -> None:
    for lang in LANGUAGES:
        messages = Messages((SHARED, HERE), lang)
        keys = [action.label] if action.label else [f"group-{action.heading}", f"group-{action.group}"]
        assert [key for key in keys if not messages.has(key)] == []


def test_a_question_that_nobody_has_declared_is_refused_in_words() -> None:
    with pytest.raises(dw.NotFound, match='kind "juggle".*banish'):
        questions.asked("juggle", {})


def test_what_is_refused_in_a_turn_has_a_reason_for_every_word() -> None:
    assert {*refusals.WRONG} == {*TURN_VERBS}
