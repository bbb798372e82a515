"""A kingdom on a server and on the plain board: it is offered, played over the wire, kept, and tells nothing that lies hidden."""

import random
from collections.abc import Iterator

import pytest

from deckwright.server.settings import Settings
from tests.server.visitor import Running, Visitor, running

OPTIONS = {"max_production": "99", "iron": "no"}
TURNS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Settings(data=tmp_path_factory.mktemp("data"), messages_per_second=10_000)) as found:
        yield found


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return server.visitor()


def test_the_server_offers_it(visitor: Visitor) -> None:
    games = {game["game"]: game["name"] for game in visitor.get("/games", lang="en").json()}
    assert {"ascension", "kingdom"} <= {*games}
    described = visitor.get("/games/kingdom", lang="pl").json()
    assert described["fields"] and described["messages"]
    listed = {one["id"]: one for one in visitor.get("/rulesets", lang="en").json()}
    assert listed["kingdom"]["modes"] == {"solo": [1]}
    assert [option["key"] for option in listed["kingdom"]["options"]][-1] == "max_production"


def test_a_kingdom_is_played_over_the_wire(visitor: Visitor) -> None:
    made = visitor.make("Ana: here", ruleset="kingdom", mode="solo", seed="3", options=OPTIONS)
    page, chance = visitor.sit(made["table"], 0, lang="pl"), random.Random(1)
    asked = set()
    while page.state["view"]["turns"] < TURNS:
        asked.add(page.question["kind"])
        answer = page.act(chance.choice([text for text in page.texts() if text != "pass"] or ["pass"]))
        assert answer["type"] == "state", answer
    assert {"turn", "next"} <= asked
    assert page.state["view"]["game"] == "kingdom" and page.state["view"]["over"] is False
    refused = page.act("produce 137")
    assert refused["type"] != "state" or refused.get("refused")
    again = visitor.sit(made["table"], 0, lang="ru")
    assert again.state["view"]["turns"] == page.state["view"]["turns"]


def test_nothing_hidden_is_sent(visitor: Visitor) -> None:
    """No seed, and of the deck the cards in the order of their numbers."""
    made = visitor.make("Ana: here", ruleset="kingdom", mode="solo", seed="3")
    page = visitor.sit(made["table"], 0)
    view = page.state["view"]
    assert "seed" not in view and view["deck"]["count"] == 6
    assert [one["card"] for one in view["deck"]["cards"]] == sorted(one["card"] for one in view["deck"]["cards"])


@pytest.mark.parametrize(
    ("seats", "mode"), [(("Ana: here", "Bo: here"), "solo"), (("Ana: here",), "versus")], ids=["two seats", "versus"]
)
def test_what_cannot_be_set_up_is_refused(visitor: Visitor, seats: tuple[str, ...], mode: str) -> None:
    wanted = [{"kind": "here", "name": seat.partition(":")[0]} for seat in seats]
    body = {"setup": {"ruleset": "kingdom", "seats": wanted, "mode": mode, "options": {}, "first": 0}}
    assert visitor.post("/tables", body).status_code == 400
