"""A page can show any game: what its views are made of comes from the server, and so do its types."""

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.server.wire import State
from generators import interface
from tests.server.visitor import Running


def test_the_interface_has_a_type_for_the_view_of_every_game() -> None:
    types = interface.describe()["components"]["schemas"]
    whole = types["State"]["properties"]["view"]["oneOf"]
    assert whole == [{"$ref": f"#/components/schemas/{game}View"} for game in ("Ascension", "Kingdom")]
    parts = {"ascension": {"row", "seats", "rival"}, "kingdom": {"play", "deck", "pool"}}
    for game, own in parts.items():
        view = types[f"{game.title()}View"]
        assert view["properties"]["game"]["const"] == game
        assert {*own, "decision"} <= set(view["required"])
        assert {"scores", "winners", "seed"} & set(view["required"]) == set(), "only at the end"


def test_cards_that_are_shown_whole_are_of_one_type_in_every_zone() -> None:
    types = interface.describe()["components"]["schemas"]
    view = types["KingdomView"]["properties"]
    shown = {zone: view[zone]["items"] for zone in ("play", "discard", "permanents", "destroyed")}
    assert all(item == {"$ref": "#/components/schemas/KingdomViewShown"} for item in shown.values())
    assert view["box"]["items"] == {"type": "integer"}


def test_a_state_on_the_wire_is_what_its_type_says(shared: Running) -> None:
    page = shared.visitor()
    table = page.make("here", "here")["table"]
    sent = page.get(f"/tables/{table}/replay/0", seat=0).content
    state = msgspec.json.decode(sent, type=State)
    assert state.view.ruleset == "ascension-10th"  # type: ignore[attr-defined]
    assert msgspec.json.encode(state) == sent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_learns_which_games_there_are_and_what_their_views_are_made_of(shared: Running, lang: str) -> None:
    visitor = shared.visitor()
    games = {one["game"]: one for one in visitor.get("/games", lang=lang).json()}
    assert games["ascension"]["name"] == "Ascension"
    assert {game: one["trees"] for game, one in games.items()} == {"ascension": False, "kingdom": True}
    assert games["kingdom"]["rulesets"] == ["kingdom"]
    assert "ascension-10th" in games["ascension"]["rulesets"]
    described = visitor.get("/games/ascension", lang=lang).json()
    fields = {field["path"]: field for field in described["fields"]}
    assert fields["void"] == {
        "path": "void", "what": "zone", "owner": "table", "order": "sorted", "key": "view-void", "words": "view-void",
        "optional": False,
    }  # fmt: skip
    assert fields["seats[].hand.cards"]["owner"] == "seat"
    assert fields["seats[].hand.cards"]["optional"]
    assert fields[described["zones"]["set_aside"]]["what"] == "zone"
    parsed = FluentParser().parse(described["messages"]).body
    named = {entry.id.name for entry in parsed if isinstance(entry, Message)}
    assert {field["key"] for field in fields.values() if field["what"] != "told"} <= named


def test_a_game_that_is_not_there_is_a_problem_in_words(shared: Running) -> None:
    answer = shared.visitor().get("/games/chess", lang="pl")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-game")


def test_a_card_says_what_pays_for_it(shared: Running) -> None:
    """A-10.1, A-11.1"""
    cards = shared.visitor().get("/rulesets/rise-of-vigil/cards").json()["cards"]
    paid = {card["id"]: card["paid_with"] for card in cards}
    wanted = {"mystic": "runes", "cultist": "power", "apprentice": None, "energy-shard": None, "darkwalker": "runes"}
    assert {card: paid[card] for card in wanted} == wanted


def test_the_card_of_every_offered_action_lies_where_it_says(shared: Running) -> None:
    page = shared.visitor()
    state = page.sit(page.make("here", "here")["table"], 0).state
    view, actions = state["view"], state["question"]["actions"]
    assert {action["zone"] for action in actions} == {"seats[].hand.cards", None}
    assert {action["card"] for action in actions if action["zone"]} == set(view["seats"][0]["hand"]["cards"])
    assert dw.rulesets()[view["ruleset"]].rival == "samael"


def test_an_option_is_offered_where_it_says_something(shared: Running) -> None:
    listed = {one["id"]: one for one in shared.visitor().get("/rulesets").json()}
    tenth, vigil = (
        {one["key"]: one["modes"] for one in listed[used]["options"]} for used in ("ascension-10th", "rise-of-vigil")
    )
    assert "center_shards" in vigil
    assert "center_shards" not in tenth
    assert tenth["team_tie"] == ["teams"]
    assert tenth["free_defeat"] == []
