"""What a page reads is written for people: names instead of ids, and nothing twice."""

import pytest

import deckwright as dw
from tests.server.test_leaks import open_game
from tests.server.visitor import Running, SocketPage, heard
from tests.talk import vigil


def sit_at(server: Running, game: dw.Game, lang: str) -> SocketPage:
    """A page of seat 0 at a table with this game."""
    visitor = server.visitor()
    return visitor.sit(open_game(server, visitor, game)["table"], 0, lang)


def test_a_used_trophy_is_one_line_of_the_log(server: Running) -> None:
    page = sit_at(server, vigil(trophies=["vault-sphinx"]), "en")
    page.act("trophy vault-sphinx")
    about = [event for event in page.log if event["card"] == "vault-sphinx"]
    assert [event["kind"] for event in about] == ["trophy", "banish"], "the events themselves are all there"
    assert [event["said"] is not None for event in about] == [True, False]


@pytest.mark.parametrize(("lang", "name"), [("en", "Lagoon Troll"), ("pl", "Troll z laguny")])
def test_a_refusal_names_cards_as_the_page_does(server: Running, lang: str, name: str) -> None:
    page = sit_at(server, vigil(row=["darkwalker", "lagoon-troll"]), lang)
    answer = page.act("acquire darkwalker@2")
    assert answer["type"] == "refused"
    told = heard(answer["detail"], lang, "rise-of-vigil")
    assert name in told and "lagoon-troll" not in told
