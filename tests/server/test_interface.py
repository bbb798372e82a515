"""The interface is what its description says, whatever is sent to it; and it speaks four languages."""

import re
from importlib.resources import files

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from deckwright.cards.model import LANGUAGES
from deckwright.table.rulesets import all_rulesets, resolve
from generators.interface import describe
from tests.server.visitor import Running, heard

# A request of the right shape may still ask for the impossible; OPTIONS is answered by the framework.
UNCHECKED = [positive_data_acceptance, allow_header_conformance]
schema = schemathesis.openapi.from_dict(describe())


@pytest.fixture(scope="module")
def table(shared: Running) -> str:
    visitor = shared.visitor()
    made: str = visitor.make("here", "bot 1")["table"]
    shared.tables.fuzzed = (made, dict(visitor.http.cookies))  # type: ignore[attr-defined]
    return made


@schema.parametrize()
@settings(
    max_examples=15, derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate], database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_no_request_breaks_it(case: Case, shared: Running, table: str) -> None:
    """Every answer is one that the description names; nothing is answered with a server error."""
    _, cookies = shared.tables.fuzzed  # type: ignore[attr-defined]
    if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
        case.path_parameters["table_id"] = table
    headers = {"x-csrftoken": cookies["csrftoken"]}
    case.call_and_validate(base_url=shared.address, headers=headers, cookies=cookies, excluded_checks=UNCHECKED)


def test_the_description_names_the_messages_of_the_socket() -> None:
    types = describe()["components"]["schemas"]
    assert {"Hello", "Act", "PlayAll", "Undo", "State", "Refused", "Question", "ActionOffered"} <= set(types)
    assert types["SocketMessage"]["anyOf"]


def test_the_description_is_served_as_a_page_without_anything_from_elsewhere(shared: Running) -> None:
    http = shared.visitor().http
    page = http.get("/api/schema").text
    assert "/api/tables/{table_id}/fork" in page and "<script" not in page and "https://" not in page
    assert http.get("/api/schema/openapi.json").json()["openapi"].startswith("3.1")


@pytest.mark.parametrize("package", ["deckwright.server", "deckwright.games.ascension.online"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things(package: str, lang: str) -> None:
    def messages(of: str) -> dict[str, set[str]]:
        text = (files(package) / "locale" / f"{of}.ftl").read_text(encoding="utf-8")
        found = re.findall(r"(?m)^([a-z0-9-]+) = (.+)$", text)
        assert len(found) == len(dict(found))
        return {key: set(re.findall(r"\$(\w+)", value)) for key, value in found}

    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulesets_cards_and_rules_are_there_in_every_language(shared: Running, lang: str) -> None:
    visitor = shared.visitor()
    found = visitor.get("/rulesets", lang=lang).json()
    assert [one["id"] for one in found[:3]] == ["ascension-10th", "rise-of-vigil", "ascension-combined"]
    assert [one["id"] for one in found] == [*all_rulesets()]
    assert found[2]["modes"]["versus"] == [2, 3, 4, 5, 6]
    assert found[2]["modes"]["teams"] == [4, 6]
    assert found[2]["teams"] == [[[0, 2], [1, 3]], [[0, 3], [1, 4], [2, 5]]]
    for option in found[0]["options"]:
        assert option["name"] and option["values"]
        named = [value for value in option["values"] if not value["value"].isdecimal()]
        assert all(value["name"] != value["value"] for value in named) or lang == "en"
    for ruleset in found:
        catalogue = visitor.get(f"/rulesets/{ruleset['id']}/cards", lang=lang).json()
        sets = {one["id"] for one in catalogue["sets"]}
        assert all(card["name"] and card["set"] in sets for card in catalogue["cards"])
        handed_out = resolve(ruleset["id"]).kind.online.card_by_card is not None
        assert sets and handed_out == (catalogue["cards"] == []), (
            "a card that is handed out at tables stands in no list"
        )
    rulebook = visitor.get("/rulebook", lang=lang).json()
    assert len(rulebook["rules"]) > 200 and all(rule["title"] and rule["text"] for rule in rulebook["rules"])
    assert rulebook["rulings"] and all(ruling["title"] and ruling["text"] for ruling in rulebook["rulings"])
    assert visitor.get("/rulesets/kingdoms/cards", lang=lang).status_code == 404


def test_actions_carry_labels_and_their_place_on_the_table(shared: Running) -> None:
    visitor = shared.visitor()
    page = visitor.sit(visitor.make("here", "here", seed="labels")["table"], 0, lang="pl")
    offered = {action["text"]: action for action in page.question["actions"]} if page.question else {}
    assert heard(offered["end turn"]["label"], "pl") == "Zakończ turę" and not offered["end turn"]["useful"]
    played = next(action for text, action in offered.items() if text.startswith("play"))
    assert played["group"] == "play" and played["useful"] and heard(played["label"], "pl").startswith("Zagraj: ")
