"""What keeps strangers out: cookies, tokens, origins, host names, limits, headers, plain words."""

import re
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from deckwright.server.settings import Settings
from tests.server.visitor import Running, Visitor, running

SETUP = {"setup": {"ruleset": "ascension-10th", "seats": [{"kind": "here"}, {"kind": "here"}]}}


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def test_the_device_cookie_is_out_of_reach_of_scripts(visitor: Visitor) -> None:
    answer = visitor.post("/tables", SETUP)
    cookie = next(value for name, value in answer.headers.multi_items() if "deckwright_device" in value)
    key = re.match(r"deckwright_device=([A-Za-z0-9_-]+);", cookie)
    assert key and len(key[1]) == 43, "256 bits"
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert "deckwright_device" not in visitor.post("/tables", SETUP).headers.get("set-cookie", "")


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
    with pytest.raises(InvalidStatus):
        visitor.page(table, origin="http://evil.example")


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
    (pages / "assets" / "main-abc.js").write_text("1")
    with running(Settings(data=tmp_path / "data", pages=pages)) as server:
        http = server.visitor().http
        for path in ("/", "/new", "/t/abc", "/replay/abc", "/cards/ascension-10th/mystic"):
            assert "table" in http.get(path).text
            assert http.get(path).headers["cache-control"] == "no-cache"
        assert http.get("/icon.svg").text == "<svg/>"
        assert "immutable" in http.get("/assets/main-abc.js").headers["cache-control"]
        assert http.get("/assets/main-old.js").status_code == 404
        assert http.get("/api/nowhere").json()["code"] == "no-page"
        assert http.get("/..%2f..%2fkey").text == "<title>table</title>"


def test_pages_that_are_not_built_say_what_to_do(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, pages=tmp_path / "none")) as server:
        answer = server.visitor().http.get("/")
        assert answer.status_code == 503 and "make play" in answer.text
