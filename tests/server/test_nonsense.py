"""Whatever is sent to the server is answered in words, and nothing changes: every field of every route and of every message.

The fields are found in the description of the interface and in the types of the messages, so that a field that is added
later is tried too.
"""

import json
import logging
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from deckwright.server.settings import Settings
from deckwright.server.wire import FromPage
from generators.interface import describe
from tests.server.visitor import Running, SocketPage, Visitor, running

LONGEST_ANSWER = 4096  # bytes of a refusal
# What can stand for a value in JSON: wrong kinds, far too much of the right kind, and what is no JSON.
VALUES = [
    b"null", b"true", b"-1", b"1.5", b"2147483648", b"-9223372036854775809", b"1" + b"0" * 50, b"-1" + b"0" * 50,
    b"1e999", b"NaN", b"9" * 5000, b'""', b'"' + b"a" * 300 + b'"', b'"' + b"a" * 6000 + b'"', b'"\\u0000"',
    b'"\\ud800"', b'"\xff"', '"²٣💥\u202e"'.encode(), b'"{ $n } %s {0}"', b'"../../key"', b"[]", b"[[[[1]]]]", b"{}",
    b'{"a": {"b": 1}}', b"[" * 2000 + b"]" * 2000, b"}",
]  # fmt: skip
# What can stand in a path or a query.
WORDS = [
    "", "-1", "1.5", "null", "9" * 30, "9" * 5000, "1e999", "a" * 300, "a" * 6000, "%00", "%ff", "%ed%a0%80", "..%2f..%2fkey",
    "%2e%2e", quote("²٣💥\u202e"), "%7B%20$n%20%7D", "%0d%0aset-cookie:a=b", "%25", "a%20b", "'--",
]  # fmt: skip
HEADERS = {
    "host": [b"evil.example", b"", b"127.0.0.1:99999999", b"[", b"\xff", b"a" * 3000],
    "cookie": [b"deckwright_device=" + b"\xff" * 43, b"=;;=", b"csrftoken=\x80", b"a" * 6000],
    "accept-language": [b"\xff\xff", b"xx" * 3000], "accept-encoding": [b"\xff", b"gzip;q=x"], "accept": [b"\xff", b"text/html,"],
    "content-type": [b"\xff", b"application/json; charset=nonsense", b"multipart/form-data", b"text/plain"],
    "content-encoding": [b"gzip"], "origin": [b"null", b"\xff"], "range": [b"bytes=9-1", b"\xff"], "x-forwarded-for": [b"\xff", b"," * 500],
    "x-forwarded-proto": [b"\xff"], "x-csrftoken": [b"\xff" * 100, b""], "if-none-match": [b"\xff"], "expect": [b"200-ok"],
}  # fmt: skip
SENSE: dict[str, Any] = {
    "ruleset": "ascension-10th", "mode": "versus", "kind": "here", "name": "Ana", "level": 3, "options": {"free_defeat": "may"},
    "first": 0, "practice_seed": "seed", "secret": "none", "how": "end", "move": 99, "seat": 1, "lang": "en", "lesson": "nowhere",
    "revision": 7, "event": 0, "code": "4H7K-2M9X", "id": "one", "text": "nothing", "texts": ["nothing"], "card": "mystic", "tree_id": "a" * 24, "node": 1, "number": 137, "one": 1, "other": 1, "stage": 1, "cards": "mystic", "to": "action",
}  # fmt: skip
DOCUMENT = describe()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that takes any number of requests, with pages."""
    folder = tmp_path_factory.mktemp("nonsense")
    (folder / "pages" / "assets").mkdir(parents=True)
    (folder / "pages" / "index.html").write_text("<title>table</title>")
    many = 1_000_000
    settings = Settings(
        data=folder / "data", pages=folder / "pages", requests_per_minute=many, tables_per_minute=many,
        messages_per_second=many,
    )  # fmt: skip
    with running(settings) as found:
        yield found


class Witness(logging.Handler):
    """Whoever reads the log: of what visitors send nothing in it may be an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))


@pytest.fixture
def table(server: Running) -> Iterator[tuple[Visitor, str]]:
    """A table with somebody at both seats; afterwards it is as it was, and the log has no error."""
    visitor, witness = server.visitor(), Witness()
    made: str = visitor.make("here", "here")["table"]
    before = standing(server, made)
    logging.getLogger().addHandler(witness)
    try:
        yield visitor, made
        assert standing(server, made) == before
        assert visitor.get(f"/tables/{made}/state", seat=0).status_code == 200
        assert witness.seen == []
    finally:
        logging.getLogger().removeHandler(witness)


def standing(server: Running, table: str) -> tuple[Any, ...]:
    live = server.tables.live[table]
    holders = {device: {*seats} for device, seats in live.holders.by_device.items()}
    return live.revision, live.ended, live.record, holders, list(live.game.history), live.game.state.tobytes()


# Requests.


def resolve(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a value that is there."""
    while "$ref" in schema or "oneOf" in schema or "anyOf" in schema:
        if "$ref" in schema:
            schema = DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        else:
            several = schema.get("oneOf") or schema["anyOf"]
            schema = next(one for one in several if one.get("type") != "null")
    return schema


def sensible(schema: dict[str, Any], name: str = "") -> Any:
    """A value of the right shape."""
    schema = resolve(schema)
    if name in SENSE:
        return SENSE[name]
    if "properties" in schema:
        return {key: sensible(one, key) for key, one in schema["properties"].items()}
    if schema.get("type") == "array":
        return [sensible(schema["items"])] * 2
    if "enum" in schema:
        return schema["enum"][0]
    return {"string": "a", "integer": 1, "number": 1, "boolean": False, "object": {}}[schema["type"]]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a value, the whole included."""
    yield path
    parts = value.items() if isinstance(value, dict) else list(enumerate(value))[:1] if isinstance(value, list) else ()
    for key, part in parts:
        yield from places(part, (*path, key))


def replaced(value: Any, path: tuple[Any, ...], nonsense: bytes) -> bytes:
    """The value as JSON with something else in one place."""
    marked = json.loads(json.dumps(value))
    if not path:
        return nonsense
    at = marked
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = "@here@"
    return json.dumps(marked).encode().replace(b'"@here@"', nonsense)


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [(method, path, found) for path, methods in DOCUMENT["paths"].items() for method, found in methods.items()]


def address(path: str, table: str, **replacing: str) -> str:
    """The path of a route; what it names is there, unless something else is put in its place."""
    values = {**{key: str(value) for key, value in SENSE.items()}, "table_id": table, **replacing}
    for key, value in values.items():
        path = path.replace(f"{{{key}}}", value)
    return path


def check(answer: httpx.Response) -> None:
    """An answer in words and not too long, whatever was asked."""
    assert answer.status_code < 500, (answer.request.method, str(answer.request.url)[:200], answer.text[:300])
    if answer.status_code >= 400:
        assert len(answer.content) <= LONGEST_ANSWER
        if answer.content and answer.headers["content-type"] == "application/problem+json":
            assert len(answer.json()["detail"]) > 10 and answer.json()["code"] != "broken"


def test_every_field_of_every_request(server: Running, table: tuple[Visitor, str]) -> None:
    visitor, made = table
    headers, tried = {**visitor.token(), "content-type": "application/json"}, 0
    for method, path, operation in operations():
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            continue
        base = sensible(schema)
        for place in places(base):
            for value in VALUES:
                body = replaced(base, place, value)
                check(visitor.http.request(method, address(path, made), content=body, headers=headers))
                tried += 1
    assert tried > 500


def test_every_parameter_of_every_request(table: tuple[Visitor, str]) -> None:
    visitor, made = table
    tried = 0
    for method, path, operation in operations():
        for parameter in operation.get("parameters", []):
            name = parameter["name"]
            for word in WORDS:
                if parameter["in"] == "path":
                    asked = address(path, made, **{name: word})
                else:
                    asked = f"{address(path, made)}?{name}={word}"
                check(visitor.http.request(method, asked, headers=visitor.token()))
                tried += 1
    assert tried > 300


def test_addresses_of_nothing(table: tuple[Visitor, str]) -> None:
    visitor, made = table
    for stem in (
        "/",
        "/assets/",
        "/api/",
        "/t/",
        "/cards/",
        "/cards/a/",
        "/rules/",
        "/live/",
        "/ready/",
        "/api/schema/",
    ):
        for word in WORDS:
            check(visitor.http.get(f"{stem}{word}"))
    for path in ("/", "/live", "/ready", "/assets/a.js", *(address(path, made) for _, path, _ in operations())):
        for method in ("PUT", "PATCH", "OPTIONS", "TRACE", "HEAD", "NONSENSE"):
            check(visitor.http.request(method, path, headers=visitor.token()))


def test_every_header(table: tuple[Visitor, str]) -> None:
    visitor, made = table
    for path in ("/", "/live", "/ready", "/api/tables", f"/api/tables/{made}/state?seat=0"):
        for name, values in HEADERS.items():
            for value in values:
                check(visitor.http.get(path, headers={name.encode(): value}))
    for name, values in HEADERS.items():
        for value in values:
            headers = {**{key.encode(): one.encode() for key, one in visitor.token().items()}, name.encode(): value}
            check(visitor.http.post("/api/setups", content=b"{}", headers=headers))


def handshake(server: Running, path: str, headers: dict[str, bytes], body: bytes = b"") -> bytes:
    """The first line of the answer to a page that wants a socket."""
    asked = {
        "Host": b"127.0.0.1", "Connection": b"Upgrade", "Upgrade": b"websocket", "Sec-WebSocket-Version": b"13",
        "Sec-WebSocket-Key": b"dGhlIHNhbXBsZSBub25jZQ==", **headers,
    }  # fmt: skip
    lines = [
        f"GET {path} HTTP/1.1".encode(),
        *(name.encode() + b": " + value for name, value in asked.items() if value),
    ]
    with socket.create_connection(server.listener.getsockname(), timeout=20) as line:
        line.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        return line.recv(4096).partition(b"\r\n")[0]


def test_every_way_to_ask_for_a_socket(server: Running, table: tuple[Visitor, str]) -> None:
    _, made = table
    path = f"/api/tables/{made}/socket"
    nonsense = [b"", b"\xff", b"a" * 3000, b"evil.example", b"13, 14", b"null"]
    names = ("Host", "Origin", "Cookie", "Connection", "Upgrade", "Sec-WebSocket-Version", "Sec-WebSocket-Key")
    more = ("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol", "Content-Length", "Transfer-Encoding", "Expect")
    tries = [(path, {name: value}) for name in (*names, *more) for value in nonsense]
    tries += [(f"/api/tables/{word}/socket", {}) for word in WORDS] + [
        ("/", {}),
        ("/assets/a", {}),
        ("/live", {}),
        ("/api", {}),
    ]
    for asked, headers in tries:
        answered = handshake(server, asked, headers)
        assert answered[9:10] in (b"1", b"2", b"4"), (asked[:100], headers, answered)
    assert handshake(server, path, {"Content-Length": b"5"}, b"hello")[9:10] in (b"1", b"4")


# Messages of a page.


def messages() -> list[dict[str, Any]]:
    """One sensible message of every kind."""
    found = []
    for kind in msgspec.inspect.type_info(FromPage).types:  # type: ignore[attr-defined]
        fields = {one.encode_name: SENSE.get(one.encode_name, False) for one in kind.fields}
        found.append({kind.tag_field: kind.tag, **fields})
    return found


def test_every_field_of_every_message(table: tuple[Visitor, str]) -> None:
    """From the seat that is not asked, and again from the one that is, with an action that there is not."""
    visitor, made = table
    tried = 0
    for message in messages():
        for seat in (1, 0) if message["type"] in ("act", "act_together", "undo") else (1,):
            page = visitor.sit(made, seat)
            base = {**message, **({} if seat else {"revision": 0})}
            for place in places(base):
                for value in VALUES:
                    if b"\xff" not in value:  # that is no text: the line ends, as another test says
                        page = said(visitor, made, page, replaced(base, place, value))
                        tried += 1
            page.socket.socket.close()
    assert tried > 300


def said(visitor: Visitor, table: str, page: SocketPage, text: bytes) -> SocketPage:
    """Say something and hear the answer; a page whose line was closed comes back."""
    try:
        page.socket.send(text.decode())
        answer = page.hear()
    except ConnectionClosed:
        return visitor.sit(table, 1)
    assert answer["type"] == "state" or (answer["detail"] and len(json.dumps(answer)) <= LONGEST_ANSWER)
    return page


@pytest.mark.parametrize("frame", [b"\xff\xfe", b"", b"\x00" * 100, b"[" * 10_000])
def test_what_is_no_text_is_refused_as_a_message(table: tuple[Visitor, str], frame: bytes) -> None:
    visitor, made = table
    page = visitor.sit(made, 0)
    page.socket.send(frame)
    assert page.hear()["code"] == "bad-message"


def test_text_that_is_none_ends_one_page_and_no_other(table: tuple[Visitor, str]) -> None:
    visitor, made = table
    other, page = visitor.sit(made, 0), visitor.sit(made, 1)
    page.socket.protocol.send_text(b"\xff\xfe")
    page.socket.ping()
    assert page.is_closed()
    assert other.act("nothing")["code"] == "illegal"
