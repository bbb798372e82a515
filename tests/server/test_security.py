"""What keeps strangers out: cookies, tokens, origins, host names, limits, headers, plain words."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from litestar.stores.memory import MemoryStore
from websockets.exceptions import InvalidStatus

from deckwright.server.devices import Devices
from deckwright.server.settings import Settings
from tests.server.visitor import Running, Visitor, running, wait_for

SETUP = {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "here"}, {"kind": "here"}]}}


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def test_the_device_cookie_is_out_of_reach_of_scripts(visitor: Visitor) -> None:
    answer = visitor.post("/tables", SETUP)
    cookie = next(value for name, value in answer.headers.multi_items() if "deckwright_device" in value)
    key = re.match(r"deckwright_device=([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+);", cookie)
    assert key and len(key[1]) == 43 and len(key[2]) == 22, "256 bits, and a mark of 128"
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert "deckwright_device" not in visitor.post("/tables", SETUP).headers.get("set-cookie", "")


@pytest.mark.parametrize(("proto", "secure"), [("https", True), ("http", False)])
def test_over_https_every_cookie_stays_on_https(visitor: Visitor, proto: str, secure: bool) -> None:
    """A proxy on this machine says how the page was asked for."""
    said = {"x-forwarded-proto": proto}
    first = visitor.http.get("/api/tables", headers=said)
    token = first.cookies["csrftoken"]
    known = {**said, "cookie": f"csrftoken={token}", "x-csrftoken": token}
    visitor.http.cookies.clear()
    made = visitor.http.post("/api/tables", json=SETUP, headers=known)
    visitor.http.cookies.clear()
    refused = visitor.http.post("/api/tables", json=SETUP, headers={**known, "x-csrftoken": "old"})
    device = "__Host-deckwright_device" if secure else "deckwright_device"
    for answer, name in ((first, "csrftoken"), (made, device), (refused, "csrftoken")):
        cookies = answer.headers.get_list("set-cookie")
        assert [cookie.partition("=")[0] for cookie in cookies] == [name]
        assert all(("Secure" in cookie.split("; ")) is secure for cookie in cookies), cookies
        assert ("strict-transport-security" in answer.headers) is secure


@pytest.mark.parametrize("chosen", ["", "short", "k" * 43, "k" * 43 + "." + "m" * 22, "k" * 43 + "."])
def test_nobody_chooses_the_key_of_a_device(visitor: Visitor, chosen: str) -> None:
    """Not even a neighbour who can set cookies for this host: what was not issued here is replaced."""
    visitor.get("/tables")
    visitor.http.cookies.set("deckwright_device", chosen, domain="127.0.0.1", path="/")
    table = visitor.post("/tables", SETUP).json()["table"]
    given = visitor.http.cookies.get("deckwright_device", domain="127.0.0.1", path="/")
    assert given and given != chosen
    assert visitor.get(f"/tables/{table}/place").json()["seats"] == [0, 1]
    visitor.http.cookies.set("deckwright_device", chosen, domain="127.0.0.1", path="/")
    assert visitor.get(f"/tables/{table}/place").status_code == 403


def test_a_mark_holds_for_its_own_key_and_server_alone(tmp_path: Path) -> None:
    here, there = Devices(Settings(data=tmp_path / "a").key_for("devices")), Devices("another")
    key, other = here.issue(), here.issue()
    assert here.hash_if_issued(key) and not there.hash_if_issued(key)
    assert not here.hash_if_issued(f"{key.partition('.')[0]}.{other.partition('.')[2]}")
    assert not here.hash_if_issued(key.partition(".")[0]), "a key without a mark is known only from before"


def test_a_device_from_before_https_stays_the_same_and_gets_the_safer_cookie(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    key = visitor.http.cookies["deckwright_device"]
    safe = {"x-forwarded-proto": "https"}
    answer = visitor.http.get(f"/api/tables/{table}/place", headers=safe)
    assert answer.json()["seats"] == [0, 1]
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith(f"__Host-deckwright_device={key};") and "Path=/" in cookie and "Domain" not in cookie
    planted = visitor.http.get(
        f"/api/tables/{table}/place",
        headers={**safe, "cookie": f"deckwright_device=planted; __Host-deckwright_device={key}"},
    )
    assert planted.json()["seats"] == [0, 1] and "device" not in planted.headers.get("set-cookie", "")


def test_ids_of_tables_cannot_be_guessed(visitor: Visitor) -> None:
    ids = {visitor.post("/tables", SETUP).json()["table"] for _ in range(5)}
    assert len(ids) == 5 and all(len(one) == 24 for one in ids), "144 bits"


def test_a_request_without_the_token_is_refused_and_brings_a_new_one(visitor: Visitor) -> None:
    visitor.get("/tables")
    assert visitor.http.post("/api/tables", json=SETUP).json()["code"] == "csrf"
    visitor.http.cookies.clear()
    visitor.http.cookies.set("csrftoken", "from-another-server")
    answer = visitor.http.post("/api/tables", json=SETUP, headers={"x-csrftoken": "from-another-server"})
    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    fresh = answer.cookies["csrftoken"]
    visitor.http.cookies.clear()
    visitor.http.cookies.set("csrftoken", fresh)
    assert visitor.http.post("/api/tables", json=SETUP, headers={"x-csrftoken": fresh}).status_code == 201


def test_a_foreign_page_cannot_open_a_socket(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    host = visitor.address.partition("//")[2]
    for origin in (
        "http://evil.example",
        f"http://evil.example:{host.rpartition(':')[2]}",
        "null",
        f"https://{host}.evil.example",
    ):
        with pytest.raises(InvalidStatus):
            visitor.page(table, origin=origin)


@pytest.mark.parametrize(("origin", "opens"), [("https", True), ("http", False)])
def test_over_https_only_a_page_that_came_over_https_opens_a_socket(visitor: Visitor, origin: str, opens: bool) -> None:
    table = visitor.make("here", "here")["table"]
    asked = {"origin": visitor.address.replace("http", origin), "headers": {"x-forwarded-proto": "https"}}
    if opens:
        page = visitor.page(table, **asked)
        page.say("hello", seat=0)
        assert page.hear()["type"] == "state"
    else:
        with pytest.raises(InvalidStatus):
            visitor.page(table, **asked)


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1", 200), ("localhost:5173", 200), ("[::1]:8000", 200), ("evil.example", 400), ("127.0.0.1.evil.example", 400)],
)  # fmt: skip
def test_a_foreign_name_that_leads_here_is_turned_away(visitor: Visitor, host: str, status: int) -> None:
    assert visitor.http.get("/api/tables", headers={"host": host}).status_code == status


def test_every_answer_has_the_security_headers(visitor: Visitor) -> None:
    for path in ("/api/tables", "/api/nowhere", "/api/schema", "/", "/t/some-table"):
        headers = visitor.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_what_belongs_to_a_device_is_not_kept_by_anybody(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    assert visitor.get(f"/tables/{table}/state", seat=0).headers["cache-control"] == "no-store"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, requests_per_minute=20)) as server:
        visitor = server.visitor()
        answers = [visitor.get("/tables") for _ in range(25)]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 5
        assert answers[-1].json()["code"] == "too-many"
        assert answers[-1].headers["content-type"] == "application/problem+json"


def test_too_many_tables_are_refused_while_play_goes_on(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, tables_per_minute=3)) as server:
        visitor = server.visitor()
        visitor.get("/tables")
        codes = [visitor.post("/tables", SETUP).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        assert visitor.get("/tables").status_code == 200


def test_limits_count_visitors_and_not_their_proxy(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, requests_per_minute=3)) as server:
        http = server.visitor().http

        def ask(address: str) -> int:
            return http.get("/api/tables", headers={"x-forwarded-for": address}).status_code

        assert [ask("192.0.2.7") for _ in range(4)] == [200, 200, 200, 429]
        assert ask("192.0.2.8") == 200
        assert ask("203.0.113.5, 192.0.2.7") == 429, "only the last address was seen by the proxy itself"
        assert [ask(f"2001:db8:0:1::{n}") for n in range(4)] == [200, 200, 200, 429], "one visitor has 2^64 of them"
        assert ask("2001:db8:0:2::1") == 200


def test_visitors_of_long_ago_are_not_counted_for_ever(tmp_path: Path) -> None:
    """A visitor with many addresses must not fill the memory."""
    with running(Settings(data=tmp_path, idle_seconds=0.05)) as server:
        http = server.visitor().http
        for n in range(20):
            http.get("/api/tables", headers={"x-forwarded-for": f"192.0.2.{n}"})
        kept = server.app.stores.get("rate_limit")
        assert isinstance(kept, MemoryStore) and len(kept._store) == 20
        for seen in kept._store.values():
            seen.expires_at = datetime.now(tz=UTC) - timedelta(seconds=1)
        wait_for(lambda: not kept._store)


def test_a_huge_request_is_refused(visitor: Visitor) -> None:
    answer = visitor.post("/tables", {"setup": {"ruleset": "x" * 100_000, "seats": []}})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        {"setup": {"ruleset": "ascension-10th", "seats": [], "more": 1}},
        {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "robot"}]}},
        {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "here"}]}},
        {"setup": {"ruleset": "kingdoms", "seats": [{"kind": "here"}, {"kind": "here"}]}},
        {"setup": {**SETUP["setup"], "options": {"free_defeat": "never"}}},
        {"setup": {**SETUP["setup"], "first": 7}},
        {"setup": {**SETUP["setup"]}, "practice_seed": ""},
        [],
        None,
    ],
)
def test_what_cannot_be_set_up_is_refused_in_plain_words(visitor: Visitor, body: object) -> None:
    answer = visitor.post("/tables", body)
    assert answer.status_code in (400, 404), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == answer.status_code and problem["title"] and problem["code"]
    assert len(problem["detail"]) > 10 and "Traceback" not in answer.text


def test_what_is_nested_without_end_is_refused_in_plain_words(visitor: Visitor) -> None:
    visitor.get("/tables")
    headers = {**visitor.token(), "content-type": "application/json"}
    answer = visitor.http.post("/api/tables", content="[" * 20_000 + "]" * 20_000, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_problems_speak_the_language_of_the_page(visitor: Visitor) -> None:
    path = "/tables/nowhere/state"
    texts = {lang: visitor.get(path, lang=lang).json()["detail"] for lang in ("en", "pt", "pl", "ru")}
    assert len({*texts.values()}) == 4
    answer = visitor.http.get("/api/tables/nowhere/place", headers={"accept-language": "ru-RU,ru;q=0.9"})
    assert answer.json()["detail"] == texts["ru"]


def test_a_seed_is_drawn_unless_the_table_is_for_practice(visitor: Visitor, shared: Running) -> None:
    plain, practice = visitor.make("here", "here"), visitor.make("here", "here", seed="training")
    again = visitor.make("here", "here", seed="training")
    games = [shared.tables.live[made["table"]] for made in (plain, practice, again)]
    assert len(bytes.fromhex(games[0].record.origin["seed"])) == 32
    assert games[1].game.view(0) == games[2].game.view(0)
    page = visitor.sit(plain["table"], 0)
    assert page.state["practice"] is False and "seed" not in page.frames[0]
    assert visitor.sit(practice["table"], 0).state["practice"] is True


def test_the_key_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert len(settings.key) == 32
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
    assert Settings(data=tmp_path).key == settings.key


def test_the_client_is_served_for_every_address_of_its_own(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>table</title>")
    (pages / "icon.svg").write_text("<svg/>")
    (pages / "assets" / "main-abc.js").write_text(script := " ".join(str(n * n) for n in range(3000)))
    with running(Settings(data=tmp_path / "data", pages=pages)) as server:
        http = server.visitor().http
        for path in ("/", "/new", "/t/abc", "/replay/abc", "/cards/ascension-10th/mystic"):
            assert "table" in http.get(path).text
            assert http.get(path).headers["cache-control"] == "no-cache"
        assert http.get("/icon.svg").text == "<svg/>"
        loaded, plain = (
            http.get("/assets/main-abc.js", headers={"accept-encoding": how}) for how in ("gzip", "identity")
        )
        assert "immutable" in loaded.headers["cache-control"]
        assert loaded.text == plain.text == script
        assert int(loaded.headers["content-length"]) < len(script) == int(plain.headers["content-length"])
        assert http.get("/assets/main-old.js").status_code == 404
        assert http.get("/api/nowhere").json()["code"] == "no-page"
        for path in ("/healthz", "/metrics", "/t", "/..%2f..%2fkey", "/assets/..%2findex.html"):
            assert http.get(path).json()["code"] == "no-page", "a probe must not take the page for a sign of health"
        lost = http.get("/nowhere", headers={"accept": "text/html"})
        assert (lost.status_code, lost.text) == (404, "<title>table</title>"), "the page says that there is nothing"
        assert http.head("/").status_code == 200


def test_pages_that_are_not_built_say_what_to_do(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, pages=tmp_path / "none")) as server:
        answer = server.visitor().http.get("/")
        assert answer.status_code == 503 and "make play" in answer.text
