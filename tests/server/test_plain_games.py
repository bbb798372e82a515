"""A game that brings nothing for pages is shown all the same: plain cards, plain ends, codes by the name of its ruleset."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import deckwright as dw
from deckwright.games.ascension import kind as door
from deckwright.server import setup_codes
from deckwright.server.catalogue import list_option, list_ruleset
from deckwright.server.http_messages import SeatWanted, Setup
from deckwright.server.problems import BadRequest
from deckwright.table import kinds
from deckwright.table.course import Course, TurnOver
from deckwright.table.online import PLAIN, PlainFace, PlainOutcome, PlainRuleset, PlainWords
from deckwright.table.rulesets import card_info, find_ruleset, resolve
from deckwright.table.said import speech_of

CODED = Setup("rise-of-vigil", [SeatWanted("here"), SeatWanted("bot", level=2)], "versus", {"fate_order": "by_time"}, 1)


def look_anew() -> None:
    for found in (kinds.kinds, kinds.open_door, find_ruleset):
        found.cache_clear()


@pytest.fixture
def plain_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The only game there is brings nothing for pages."""
    monkeypatch.setattr(door, "KIND", replace(door.KIND, online=PLAIN))
    look_anew()
    yield
    monkeypatch.undo()
    look_anew()


def test_its_cards_have_a_name_and_a_text() -> None:
    ruleset = resolve("ascension-10th")
    face = PLAIN.face(ruleset, card_info(ruleset, "spike-vixen"), "pl")
    assert isinstance(face, PlainFace)
    assert (face.name, face.type, face.set) == ("Kolczasta zaklinaczka", "hero", "ascension-10th") and face.text


def test_its_rulesets_and_options_go_by_their_own_names(plain_game: None) -> None:
    listed = list_ruleset(resolve("ascension-combined"), "en")
    assert isinstance(listed, PlainRuleset)
    assert listed.name == " + ".join(used.name() for used in dw.rulesets()["ascension-combined"].sets)
    assert listed.modes["versus"] == [2, 3, 4, 5, 6] and listed.teams == []
    option = list_option(PLAIN, "fate_order", ("by_player", "by_time"), "en")
    assert (option.name, [value.name for value in option.values]) == ("fate_order", ["by_player", "by_time"])


def test_its_actions_are_called_by_their_texts_with_the_names_of_cards() -> None:
    game = dw.scenario(hand=[["spike-vixen"], []], seed=1)
    called, polish = PlainWords(game.ruleset), speech_of(game.ruleset, "pl")
    play = next(action for action in game.actions() if action.kind == "play")
    assert polish.text(called.label(play)) == "Play Kolczasta zaklinaczka" and called.effect(play, "pl") == ""
    assert not called.is_useful(play) and not called.is_open(play.text)


def test_its_end_is_told_in_scores() -> None:
    game = dw.scenario(pool=0, seed=1)
    told = PLAIN.outcome("a-table", game, Course([1, 0], None, [TurnOver(7, 0, [0, 2], None, None)]))
    assert isinstance(told, PlainOutcome)
    assert (told.table, told.scores, told.began, told.over_turns) == ("a-table", game.scores(), [1, 0], [[0, 2]])


def test_it_has_no_lessons() -> None:
    assert [*PLAIN.lessons()] == []


def test_its_setups_are_coded_by_the_name_of_the_ruleset(plain_game: None) -> None:
    code = setup_codes.write(CODED)
    assert setup_codes.read(code) == CODED
    assert code == "T1X9-AX9G-2WCF-RR"


def test_a_code_of_another_form_is_none_here(plain_game: None) -> None:
    with pytest.raises(BadRequest):
        setup_codes.read("81XW-0HP")


def test_a_code_by_the_name_of_a_ruleset_that_nobody_has_is_refused(plain_game: None) -> None:
    code = setup_codes.write(CODED)
    look_anew()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setup_codes, "all_rulesets", lambda: ["ascension-10th"])
        with pytest.raises(BadRequest):
            setup_codes.read(code)
