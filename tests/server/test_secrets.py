"""Every route, asked by everybody: nobody is told a secret that is not his, and nobody does what is not his to do."""

from dataclasses import dataclass
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from tests.server.visitor import Running, Visitor

TABLE = "/api/tables/{table_id:str}"
SOCKET = f"{TABLE}/socket"
# What is asked of the table, by whoever asks, about the guest's seat; and who is answered with what he asked for.
ROUTES: dict[tuple[str, str], tuple[Any, set[str]]] = {
    ("GET", "/place"): (None, {"maker", "guest", "watcher"}),
    ("GET", "/links"): (None, {"maker"}),
    ("GET", "/returns"): (None, {"maker", "guest", "watcher"}),
    ("GET", "/state"): (None, {"maker", "guest", "watcher"}),
    ("GET", "/state?seat=1"): (None, {"guest"}),
    ("GET", "/outcome"): (None, set()),
    ("GET", "/replay"): (None, {"maker", "guest", "watcher"}),
    ("GET", "/replay?seat=1"): (None, {"guest"}),
    ("GET", "/replay/0"): (None, {"maker", "guest", "watcher"}),
    ("GET", "/replay/0?seat=1"): (None, {"guest"}),
    ("GET", "/faces"): (None, {"maker", "guest", "watcher"}),
    ("GET", "/faces?seat=1"): (None, {"guest"}),
    ("GET", "/tree"): (None, set()),  # it stands in none
    ("GET", "/story"): (None, set()),  # this game tells none
    ("GET", "/reachable"): (None, set()),  # somebody must sit there
    ("GET", "/reachable?seat=1"): (None, {"guest"}),
    ("GET", "/reckoning"): (None, set()),  # nobody knows what this game could have come to
    ("POST", "/reckoning"): (None, set()),
    ("POST", "/reckoning/stop"): (None, set()),
    ("GET", "/pictures/mystic/1"): (None, set()),  # this game hands out none
    ("POST", "/fork"): ({"move": 0, "seat": 1}, {"guest"}),
    ("POST", "/claim"): ({"secret": "link 1"}, {"guest"}),
    ("POST", "/invitation"): ({"secret": "link 2"}, {"maker", "guest", "watcher", "stranger", "ended"}),
    ("POST", "/hint"): ({"seat": 1, "revision": 0}, set()),  # others play here too
    ("POST", "/ask"): ({"secret": "link 1"}, {"maker", "guest", "watcher", "stranger", "ended"}),
    ("POST", "/claim "): ({"secret": "old back 1"}, set()),
    ("POST", "/answer"): ({"seat": 1, "code": "0000", "yes": True}, set()),
    ("POST", "/alone"): ({"seat": 1}, {"guest"}),
    ("DELETE", "/listing"): (None, set()),
    ("POST", "/leave"): ({"seat": 1, "how": "end"}, set()),
    ("POST", "/leave "): ({"seat": 1, "how": "bot"}, {"guest"}),
}

NONE = ("/pictures/mystic/1", "/tree", "/story", "/reckoning", "/reckoning/stop")  # of which there is none here


@dataclass
class Company:
    """Somebody of each kind at one table, and all secrets there are."""

    table: str
    people: dict[str, Visitor]
    secrets: dict[str, str]

    def own(self, who: str) -> set[str]:
        """What this one may be told: of a seat that is his, the used link too, by which others ask him."""
        told = {"maker": {"link 2", "watch", "back 0", "link 0"}, "guest": {"back 1", "link 1"}}
        return told.get(who, set())

    def leaked(self, who: str, text: str) -> list[str]:
        return [name for name, secret in self.secrets.items() if secret in text and name not in self.own(who)]


@pytest.fixture
def company(shared: Running) -> Company:
    people = {who: shared.visitor() for who in ("maker", "guest", "watcher", "stranger", "ended")}
    made = people["maker"].make("Ana: here", "Ben: link", "Eva: link")
    table, links = made["table"], shared.tables.rights.links
    people["guest"].claim(made, 1)
    people["watcher"].claim(made, None)
    old = people["guest"].back(table, 1)
    people["ended"].come(table, old)
    people["guest"].post(f"/tables/{table}/alone", {"seat": 1})
    people["stranger"].get("/tables")
    secrets = {f"link {seat}": links.secret(table, seat) for seat in range(3)}
    secrets |= {f"back {seat}": links.way_back(table, seat, number) for seat, number in ((0, 0), (1, 1), (2, 0))}
    secrets |= {"old back 1": old, "watch": made["watch"]}
    return Company(table, people, secrets)


def ask(company: Company, who: str, method: str, path: str, body: Any) -> Any:
    visitor = company.people[who]
    path, _, query = path.strip().partition("?")
    address = f"/tables/{company.table}{path}"
    if method == "GET":
        return visitor.get(address, seat=1 if query else None)
    if method == "DELETE":
        return visitor.delete(address)
    if body and "secret" in body:
        body = {"secret": company.secrets[body["secret"]]}
    return visitor.post(address, body)


def form_of(path: str) -> str:
    """An address as its route writes it."""
    bare = path.strip().partition("?")[0]
    return bare.replace("/0", "/{move:int}").replace("/mystic/1", "/{card:str}/{stage:int}")


def test_the_list_has_every_route_of_a_table(shared: Running) -> None:
    known = {(method, form_of(path)) for method, path in ROUTES}
    served = {
        (method, route.path.removeprefix(TABLE))
        for route in shared.app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith(f"{TABLE}/")
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert known == served
    assert [
        route.path for route in shared.app.routes if not isinstance(route, HTTPRoute) and "table" in route.path
    ] == [SOCKET]


@pytest.mark.parametrize("who", ["stranger", "ended", "watcher", "maker", "guest"])
def test_everybody_is_answered_as_he_may_be_and_hears_no_secret_of_others(company: Company, who: str) -> None:
    for (method, path), (body, answered) in ROUTES.items():
        answer = ask(company, who, method, path, body)
        assert (answer.status_code < 400) == (who in answered), (method, path, answer.text)
        assert answer.status_code in (200, 201, 204, 403, 409) or path in NONE, (method, path, answer.text)
        if (method, path) == ("POST", "/alone") and who == "guest":
            continue  # his new way back
        assert company.leaked(who, answer.text + str(answer.headers)) == [], (method, path)


def test_a_device_that_asks_is_told_nothing_before_the_yes(company: Company) -> None:
    asked = ask(company, "stranger", "POST", "/ask", {"secret": "link 1"})
    assert asked.json()["answer"] == "waiting"
    for method, path in (("GET", "/place"), ("GET", "/state"), ("GET", "/returns")):
        assert ask(company, "stranger", method, path, None).status_code == 403


def test_sockets_carry_no_secret_at_all(company: Company) -> None:
    pages = {
        who: company.people[who].sit(company.table, seat)
        for who, seat in (("maker", 0), ("guest", 1), ("watcher", None))
    }
    ask(company, "stranger", "POST", "/ask", {"secret": "link 1"})
    pages["guest"].until_told("askers")
    company.people["guest"].post(f"/tables/{company.table}/alone", {"seat": 1})
    for who, page in pages.items():
        page.hear_all()
        assert not [name for name, secret in company.secrets.items() if secret in "".join(page.frames)], who
        assert ("askers" in "".join(page.frames)) == (who == "guest")


def test_the_answer_to_a_new_table_names_free_seats_alone(shared: Running) -> None:
    maker = shared.visitor()
    made = maker.make("here", "link", "bot 1")
    links = shared.tables.rights.links
    assert made["links"] == [{"seat": 1, "secret": links.secret(made["table"], 1)}]
    assert links.way_back(made["table"], 0, 0) not in str(made)
