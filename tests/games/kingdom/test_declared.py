"""What is declared is complete: what is met in play is declared, and what is declared is met, has its words and its place."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec
import numpy as np
import pytest

import deckwright as dw
from deckwright.cards.messages import source_of
from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared import actions, details, events, options, questions, work, zones
from deckwright.games.kingdom.declared.events import EventKind
from deckwright.games.kingdom.declared.questions import FOR, Question
from deckwright.games.kingdom.kind import HERE, KIND
from deckwright.games.kingdom.rules import event_kinds as ek
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import retell as rt
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table import words
from deckwright.games.kingdom.table.actions import text_of
from deckwright.kernel import events as ev
from deckwright.kernel import playing, stack
from deckwright.kernel.folding import number_in
from deckwright.kernel.rules import callees_first, tree_of
from deckwright.kernel.stack import UnknownNumber
from deckwright.table.events import Event, EventRecord
from deckwright.table.log import Log
from deckwright.table.said import messages_of
from tests.games.kingdom.at_table import after, course, given, legal, new, odd, rare, whole
from tests.games.kingdom.talk import vale

SEEDS = range(8)
KIND_OF_EVENT = pytest.mark.parametrize("kind", events.DECLARED, ids=lambda kind: kind.word)
QUESTION = pytest.mark.parametrize("question", questions.DECLARED, ids=lambda one: one.kind)
BY_TABLE = ("event-setup", "event-end", "event-choose", "event-rules", "event-rules-back", "event-rules-cut")


# Events.


def told_kinds(file: Path) -> Iterator[str]:
    """The names of the kinds that the rules of a file tell of."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "ev" and node.attr in ALL_NAMES:
            yield node.attr
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emit":
            kind = node.args[1]
            if isinstance(kind, ast.Name) and kind.id.isupper():
                yield kind.id


ALL_NAMES = {name for name in vars(ek) if name.lower() in events.BY_WORD}


def test_each_number_and_each_word_of_an_event_is_declared_once() -> None:
    assert [kind.number for kind in events.DECLARED] == list(range(ek.FIRST_KIND, ek.LAST_KIND + 1))
    assert len({*events.KINDS}) == len(events.KINDS)
    assert all(getattr(ek, kind.word.upper()) == kind.number for kind in events.DECLARED)
    assert all(len({*kind.forms}) == len(kind.forms) for kind in events.DECLARED)


def test_the_rules_tell_of_every_declared_kind() -> None:
    named = {name for file in (HERE / "rules").glob("*.py") for name in told_kinds(file)}
    assert {getattr(ek, name) for name in named} == {kind.number for kind in events.DECLARED}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_has_a_message_and_every_message_is_of_a_form(lang: str) -> None:
    keys = {key for kind in events.DECLARED for key in kind.messages}
    written = {*re.findall(r"(?m)^(event-[a-z-]+) =", source_of(words.HERE, lang))}
    assert written <= keys
    assert all(messages_of(words.PACKAGES, lang).has(key) for key in keys)


@cache
def forms_met() -> frozenset[tuple[str, int]]:
    """The kinds and forms of events that come up in whole kingdoms with expansions, and in a few positions."""
    cut = given(play=[1], deck=[2, 3], turn=100, phase="end_of_turn")
    busy = given(play=[1, 2], deck=[3])
    busy.state[st.DECISIONS] = st.DECISIONS_IN_A_TURN - 1
    positions = [
        after(cut, "go on"), after(busy, "produce 1"), after(rare()["a box of several"], "choose box:2"),
        after(rare()["cards for the bottom"], "choose card:12", "choose done", "choose card:11"), *map(whole, SEEDS),
    ]  # fmt: skip
    return frozenset((event.kind, event.form) for game in positions for event in game.log)


@KIND_OF_EVENT
def test_every_form_is_met_in_play_and_no_other(kind: EventKind) -> None:
    assert {form for word, form in forms_met() if word == kind.word} == {*kind.forms}


def test_a_kind_that_nobody_declared_is_an_error() -> None:
    log = Log(new(1).ruleset)
    row = np.zeros((1, ev.EVENT_CELLS), dtype=np.int32)
    row[0, ev.E_KIND] = ek.LAST_KIND + 1
    log.add(row)
    with pytest.raises(UnknownNumber, match=f"kind {ek.LAST_KIND + 1}, which nobody has declared"):
        list(log)


def test_a_form_that_nobody_declared_is_an_error() -> None:
    event = Event(0, None, "play", 0, "4", None, 0, None, (), None, None, None, None, new(1).ruleset, rt.BOX)
    with pytest.raises(dw.NotFound, match='event "play"'):
        event.text()


# Stage and detail.


def test_every_event_about_a_card_says_its_stage() -> None:
    for event in whole(1).log:
        assert (event.stage is None) == (event.card is None), event
        assert event.stage is None or event.stage in whole(1).ruleset.cards[str(event.card)].stages


WITH_DETAIL = {
    "use": "effect", "trigger": "effect", "cross_out": "effect", "upgrade": "arrow", "turned": "arrow", "put": "end",
    "sticker": "number", "boost": "number", "tick": "number", "choose": "chosen",
}  # fmt: skip


def test_the_detail_of_an_event_is_of_its_kind() -> None:
    ruleset = whole(1).ruleset
    for seed in SEEDS:
        for event in whole(seed).log:
            what = WITH_DETAIL.get(event.kind)
            if what == "effect":
                assert event.detail in ruleset.effect_names[ruleset.number[str(event.card)]]
            elif what == "arrow":
                assert event.detail in ops.ARROWS
            elif what == "end":
                assert event.detail in (("top", "bottom") if event.zones[1] == "deck" else (None,))
            elif what == "number":
                assert event.detail is not None and event.detail.isdecimal()
            elif what == "chosen":
                named = event.detail is None or ":" in event.detail
                assert named or event.detail in ruleset.effect_names[ruleset.number[str(event.card)]]
            else:
                assert event.detail is None


def test_a_log_in_names_is_read_back_into_the_same_events() -> None:
    for game in (whole(3), after(rare()["a box of several"], "choose box:2")):
        log = Log(game.ruleset)
        log.add_records(msgspec.convert(game.log.data(), list[EventRecord]))
        kept = [record.amount for record in log._recorded.values()]
        assert {*kept} <= {-2}, (
            "every cell has its number again; an amount that reads like a missing one is kept beside"
        )
        assert log == game.log and log.data() == game.log.data()


def test_a_saved_kingdom_is_loaded_with_stages_and_details() -> None:
    game = new(2)
    for game in course(2, 0):
        if len(game.log) > 600:
            break
    loaded = dw.load(game.save())
    assert list(loaded.log) == list(game.log)
    assert {event.detail for event in loaded.log} >= {"down", None}


def test_a_detail_that_is_none_stays_as_it_was_recorded() -> None:
    ruleset = new(1).ruleset
    for row in (event for event in whole(1).log if event.kind in ("use", "tick", "put")):
        cells = [0] * ev.EVENT_CELLS
        cells[ev.E_KIND], cells[ev.E_CARD] = events.BY_WORD[row.kind].number, ruleset.number[str(row.card)]
        assert details.number(ruleset, cells, "nonsense") == -2


# Questions and work.


def pushed(*rules: Callable[..., Any]) -> list[int]:
    """The kinds of frames that these rules put on the stack."""
    found = []
    for rule in rules:
        assert isinstance(rule, FunctionType)
        for node in ast.walk(tree_of(rule)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "push":
                number = number_in(node.args[2], rule)
                if number is not None:
                    found.append(number)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "await_course":
                number = number_in(node.args[2], rule)
                assert number is not None
                found.append(number)
    return found


def undeclared(declared: set[int]) -> set[int]:
    """Kinds of frames that some rule pushes and nobody has declared, or the other way round."""
    rules = callees_first(playing.apply, KIND.bound.instead()) + callees_first(playing.set_up, KIND.bound.instead())
    also = [entry for entry in KIND.entries if entry.__name__ == "begin_expansion"]
    becoming = {fr.NEXT, fr.END_TURN}  # the frame of the turn becomes them, one after the other
    return declared ^ ({*pushed(*dict.fromkeys([*rules, *also]))} | becoming)


def test_every_kind_of_frame_is_declared_once() -> None:
    numbers = [frame.number for frame in (*work.DECLARED, *questions.DECLARED)]
    assert len({*numbers}) == len(numbers)
    assert undeclared({*numbers}) == set()
    assert undeclared({*numbers} - {fr.PAY}) == {fr.PAY} and undeclared({*numbers, 99}) == {99}
    assert [one.number for one in work.DECLARED] == list(range(fr.RUN, fr.LAST_WORK + 1))
    assert [one.number for one in questions.DECLARED] == list(range(fr.FIRST_QUESTION, fr.LAST_QUESTION + 1))
    assert all(one.meaning for one in work.DECLARED)


@QUESTION
def test_the_rules_that_ask_are_those_that_are_named(question: Question) -> None:
    assert {*pushed(*question.asked_by)} == ({question.number} if question.asked_by else set())


@cache
def asked() -> dict[str, dict[tuple[str, int | str | None], int]]:
    """For what each question was asked, and how it could be answered, in whole kingdoms and at rare questions."""
    met: dict[str, dict[tuple[str, int | str | None], int]] = {one.kind: {} for one in questions.DECLARED}

    def look(game: dw.Game) -> None:
        decision = game.decision
        assert decision is not None
        found = met[decision.kind]
        found["for", decision.values.get(FOR)] = 1
        for action in legal(game):
            found["verb", action.verb] = 1

    for game in rare().values():
        look(game)
    for seed in SEEDS:
        for game in course(seed, 1):
            look(game)
    return met


@QUESTION
def test_every_answer_and_every_purpose_is_met_and_no_other(question: Question) -> None:
    met = asked()[question.kind]
    assert {value for what, value in met if what == "verb"} == {*question.answers}
    assert {value for what, value in met if what == "for"} == {*(question.purposes or (None,))}


@QUESTION
def test_a_question_has_its_words_in_four_languages(question: Question) -> None:
    for lang in LANGUAGES:
        assert [key for key in question.messages if not messages_of(words.PACKAGES, lang).has(key)] == []
    written = {*re.findall(rf"(?m)^(prompt-{question.kind}(?:-[a-z]+)?) =", source_of(words.HERE, "en"))}
    assert written == {*question.messages}


def test_a_question_that_nobody_declared_is_refused_in_words() -> None:
    with pytest.raises(dw.NotFound, match='kind "juggle".*trigger'):
        questions.asked("juggle")
    with pytest.raises(dw.NotFound, match='not asked for "juggle"'):
        questions.asked("card").message({FOR: "juggle"})


def test_a_decision_names_the_effect_that_asks_and_the_stages_of_its_cards() -> None:
    decision = after(given(play=[4, 1], deck=[14, 2], phase="turn"), "advance").decision
    assert decision is not None and decision.kind == "card" and decision.source == "14"
    assert decision.values["effect"] == "ambush" and decision.values["source_stage"] == 1


# Actions.


def test_every_verb_of_an_action_is_declared_once() -> None:
    assert sorted(action.verb for action in actions.DECLARED) == list(range(tb.VERBS))
    answering = {verb for question in questions.DECLARED for verb in question.answers}
    assert answering == {action.verb for action in actions.DECLARED}


def test_the_text_of_an_action_has_its_form() -> None:
    what = {
        "N": r"\d+",
        "K": r"\d+",
        "ARROW": "down|right",
        "EFFECT": r"[a-z][a-z0-9_-]*",
        "RESOURCE": "|".join(ops.RESOURCES),
    }
    ruleset = vale()
    for verb, card, ordinal in ruleset.actions:
        form = re.sub("|".join(what), lambda found: f"(?:{what[found[0]]})", actions.BY_VERB[verb].form)
        assert re.fullmatch(form, text_of(ruleset, (verb, card, ordinal)))


def test_the_space_of_actions_has_a_place_for_each() -> None:
    """Saves hold texts, yet indexes stay where they are: verbs in their order, cards by number, then the ordinal."""
    ruleset = vale()
    cards, effects = len(ruleset.numbers), sum(map(len, ruleset.effect_names))
    assert len(ruleset.actions) == 6 + 6 + 15 + 5 + 12 + 2 * cards + 2 * cards + 2 * effects
    assert [text_of(ruleset, action) for action in ruleset.actions[:8]] == [
        "pass", "go on", "advance", "accept", "decline", "choose done", "choose resource:coin", "choose resource:wood",
    ]  # fmt: skip
    assert text_of(ruleset, ruleset.actions[44]) == "produce 1"


# Zones and options.


def test_every_zone_that_events_name_is_declared_once() -> None:
    assert [zone.number for zone in zones.DECLARED] == [*range(zn.NOWHERE + 1, len(zn.ZONES))]
    assert zones.NAMED == ("box", "deck", "play", "discard", "permanents", "set_aside", "destroyed", "banished")


@pytest.mark.parametrize("option", options.DECLARED, ids=lambda option: option.key)
def test_the_cell_of_an_option_holds_which_value_it_is(option: options.Option) -> None:
    assert [*KIND.table.options] == [one.key for one in options.DECLARED]
    for number, value in list(enumerate(option.values))[:4]:
        game = new(1, **{option.key: value})
        assert game.state[option.cell] == number
        assert game.options[option.key] == value


def test_a_game_of_odd_cards_can_be_played_to_its_end() -> None:
    """The positions at rare questions are of a set that is one."""
    assert odd(play=[1], deck=[2]).state[stack.HEIGHT] == 1
