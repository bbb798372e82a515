"""One can see from outside how a server does: probes that tell the truth, and figures without anybody's secrets."""

import asyncio
import re
import sqlite3
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from deckwright.cards.errors import DeckwrightError
from deckwright.cli.serve import IN_THE_CLEAR, figures_address, is_loopback, warning
from deckwright.server.client import PAGES
from deckwright.server.metrics import registry_of, serve_metrics
from deckwright.server.probes import Readiness, touch
from tests.server.visitor import PATIENCE, Running, wait_for

HOME = Path(__file__).parents[2]


def figures(server: Running) -> dict[str, float]:
    """Every figure by its name and labels."""
    text = generate_latest(registry_of(server.tables, server.app.state.connections)).decode()
    return {
        f"{one.name}{''.join(f' {value}' for value in one.labels.values())}": one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


def test_a_server_that_works_says_so(server: Running) -> None:
    """Whatever name it is asked by: those who watch over it use its number."""
    http = server.visitor().http
    for path, word in (("/live", "alive"), ("/ready", "ready")):
        answer = http.get(path, headers={"host": "10.0.0.7:8000"})
        assert (answer.status_code, answer.text) == (200, f"{word}\n")
        assert answer.headers["cache-control"] == "no-store" and "set-cookie" not in answer.headers


def test_a_server_without_its_tables_is_alive_and_not_ready(server: Running) -> None:
    http = server.visitor().http
    assert http.get("/ready").status_code == 200
    with sqlite3.connect(server.tables.settings.data / "tables.sqlite") as database:
        database.execute("ALTER TABLE alembic_version RENAME TO gone")
    answer = http.get("/ready")
    assert answer.status_code == 503 and len(answer.json()["detail"]) > 10
    assert http.get("/live").status_code == 200
    with sqlite3.connect(server.tables.settings.data / "tables.sqlite") as database:
        database.execute("ALTER TABLE gone RENAME TO alembic_version")
    assert http.get("/ready").status_code == 200, "as soon as it works again, it says so"


def test_being_ready_means_writing(server: Running) -> None:
    folder = server.tables.settings.data
    assert server.visitor().http.get("/ready").status_code == 200
    before = (folder / "tables.sqlite-wal").stat()
    assert server.visitor().http.get("/ready").status_code == 200
    after = (folder / "tables.sqlite-wal").stat()
    assert (after.st_mtime_ns, after.st_size) != (before.st_mtime_ns, before.st_size)


def test_many_who_ask_at_once_are_answered_by_one_look(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    looks, come, change, check = [], [], server.tables.store.change, Readiness.check
    go_on = asyncio.Event()

    async def note(readiness: Readiness) -> None:
        come.append(1)
        await check(readiness)

    async def look(work: object) -> object:
        looks.extend([1] * (work is touch))  # housekeeping writes too
        await go_on.wait()
        return await change(work)  # type: ignore[arg-type]

    async def ask() -> list[int]:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            asked = [asyncio.create_task(http.get("/ready")) for _ in range(20)]
            await asyncio.to_thread(wait_for, lambda: len(come) == 20)
            server.loop.call_soon_threadsafe(go_on.set)
            return [(await one).status_code for one in asked]

    monkeypatch.setattr(server.tables.store, "change", look)
    monkeypatch.setattr(Readiness, "check", note)
    assert asyncio.run(ask()) == [200] * 20
    assert len(looks) == 1


def test_pages_are_those_of_the_client() -> None:
    """Any other address is answered with 404, so that no probe takes the page for a sign of health."""
    routes = (HOME / "web" / "src" / "shell" / "routes.ts").read_text(encoding="utf-8")
    assert re.findall(r'\{ path: "(/[^"]*)"', routes) == list(PAGES)


def test_figures_count_what_happens(server: Running) -> None:
    before = figures(server)
    visitor = server.visitor()
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    page.act(page.texts()[0])
    page.act("nothing")
    visitor.get("/tables/nowhere/state")
    after = figures(server)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("deckwright_commands_total person act") == 1
    assert more("deckwright_commit_seconds_count") == more("deckwright_commit_commands_count") == 1
    assert more("deckwright_action_seconds_count") == 2
    assert more("deckwright_refusals_total illegal") == more("deckwright_refusals_total no-table") == 1
    assert more("deckwright_answers_total 4xx") == 1
    assert after["deckwright_tables"] == after["deckwright_pages players"] == after["deckwright_connections pages"] == 1


def test_bots_are_counted_by_level(server: Running) -> None:
    before = figures(server).get("deckwright_bot_seconds_count 1", 0)
    visitor = server.visitor()
    page = visitor.sit(visitor.make("here", "bot 1", first=1)["table"], 0)
    page.until_asked(0)
    wait_for(
        lambda: (
            figures(server)["deckwright_bots_thinking quick"] == figures(server)["deckwright_bots_waiting quick"] == 0
        )
    )
    assert figures(server)["deckwright_bot_seconds_count 1"] > before


def test_no_figure_has_a_label_that_could_name_somebody(server: Running) -> None:
    """Every value of every label is one of a few words of ours."""
    visitor = server.visitor()
    page = visitor.sit(visitor.make("Ana: here", "Ben: bot 1", first=0)["table"], 0)
    page.play_turn()
    locale = (files("deckwright.server") / "locale" / "en.ftl").read_text(encoding="utf-8")
    words = {
        "code": {*re.findall(r"(?m)^problem-([a-z0-9-]+) =", locale), "bad-setup", "gone", "other"},
        "kind": {"begin", "act", "play_all", "undo", "leave", "end", "rules", "quick", "deep"}, "by": {"person", "bot"},
        "status": {f"{n}xx" for n in range(1, 6)}, "level": set("12345"), "of": {"players", "watchers"},
        "state": {"waiting", "answered", "pages"}, "reason": {"headers", "body", "reading", "full", "address", "pages"},
    }  # fmt: skip
    found = generate_latest(registry_of(server.tables, server.app.state.connections)).decode()
    for family in text_string_to_metric_families(found):
        for sample in family.samples if family.name.startswith("deckwright") else ():
            for label, value in sample.labels.items():
                assert label == "le" or value in words[label], (sample.name, label, value)


def test_every_figure_is_described_where_hosts_read_it(server: Running) -> None:
    text = (HOME / "docs" / "hosting.md").read_text(encoding="utf-8")
    families = text_string_to_metric_families(
        generate_latest(registry_of(server.tables, server.app.state.connections)).decode()
    )
    assert [one.name for one in families if one.name.startswith("deckwright") and f"`{one.name}" not in text] == []


def test_prometheus_finds_the_figures_at_a_port_of_their_own(server: Running) -> None:
    served = serve_metrics(("127.0.0.1", 0), registry_of(server.tables, server.app.state.connections))
    try:
        assert served.server_address[0] == "127.0.0.1"
        text = httpx.get(f"http://127.0.0.1:{served.server_port}/metrics").text
        assert "deckwright_tables 0.0" in text and "process_open_fds" in text
        assert server.visitor().http.get("/metrics").status_code == 404
    finally:
        served.shutdown()
        served.server_close()


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("::1:9100", ("::1", 9100)),
        ("[::1]:9100", ("::1", 9100)),
        ("10.0.0.7:1", ("10.0.0.7", 1)),
    ],
)
def test_where_figures_are_given(given: str, address: tuple[str, int]) -> None:
    assert figures_address(given) == address


@pytest.mark.parametrize("given", ["", "0", "65536", "-1", "a", "host:", "9" * 5000, "²", "1.5"])
def test_where_figures_cannot_be_given(given: str) -> None:
    with pytest.raises(DeckwrightError, match="--metrics takes a port"):
        figures_address(given)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.0.8"])
def test_for_this_machine_alone_nothing_need_be_said(host: str) -> None:
    assert is_loopback(host) and warning(host) == ""


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "192.168.1.7", "games.example.org", "fe80::1%eth0"])
def test_whoever_opens_plain_http_to_a_network_is_told_what_that_means(host: str) -> None:
    assert warning(host) == f"{IN_THE_CLEAR}\n"
    assert "in the clear" in IN_THE_CLEAR and "https" in IN_THE_CLEAR
