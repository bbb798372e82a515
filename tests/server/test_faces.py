"""A game that hands out faces and pictures card by card: of a card that somebody may not read yet nobody can tell a thing."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from deckwright.games.ascension import kind as door
from deckwright.server.catalogue import list_cards
from deckwright.server.settings import Settings
from deckwright.table import kinds
from deckwright.table.game import Game
from deckwright.table.online import CardByCard, Picture
from deckwright.table.rulesets import find_ruleset
from tests.server.visitor import Running, SocketPage, Visitor, running

LANGS = ("en", "pt", "pl", "ru")
UNKNOWN = "no-such-card"
COUNTED = ("date", "ratelimit-remaining", "ratelimit-reset")  # of an answer: when, and how often somebody has asked


def met(game: Game, seat: int | None) -> list[str]:
    """The cards that events have named to somebody: of a game in which nobody knows a card before it has come."""
    return sorted({event.card for event in game.events(seat) if event.card is not None})


def drawn(game: Game, seat: int | None, card: str, stage: int) -> Picture | None:
    """Every card has two stages."""
    return (
        Picture(f"<svg xmlns='http://www.w3.org/2000/svg' id='{card}-{stage}'/>".encode()) if stage in (1, 2) else None
    )


@pytest.fixture
def server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose only game hands out its cards one by one."""
    online = replace(door.KIND.online, card_by_card=CardByCard(met, drawn))
    monkeypatch.setattr(door, "KIND", replace(door.KIND, online=online))
    caches = (kinds.kinds, kinds.open_door, find_ruleset, list_cards)
    for one in caches:
        one.cache_clear()
    with running(settings) as found:
        yield found
    monkeypatch.undo()
    for one in caches:
        one.cache_clear()


@pytest.fixture
def table(server: Running) -> tuple[Visitor, dict[str, Any]]:
    visitor = server.visitor()
    return visitor, visitor.make("here", "link", seed="faces")


def faces(visitor: Visitor, table: str, **values: Any) -> list[str]:
    answer = visitor.get(f"/tables/{table}/faces", **values)
    assert answer.status_code == 200, answer.text
    return [face["id"] for face in answer.json()["cards"]]


def picture(visitor: Visitor, table: str, card: str, stage: Any, seat: int | None = 0) -> httpx.Response:
    return visitor.get(f"/tables/{table}/pictures/{card}/{stage}", seat=seat)


def told(answer: httpx.Response) -> tuple[Any, ...]:
    """All that an answer tells."""
    return answer.status_code, answer.content, {key: one for key, one in answer.headers.items() if key not in COUNTED}


def unread(page: SocketPage) -> str:
    """A card of the game that its seat has not met."""
    return next(
        card for card in door.KIND.sets.known()["ascension-10th"].cards if card.id not in page.state["faces"]
    ).id


def test_new_faces_are_announced_and_handed_out_one_by_one(table: tuple[Visitor, dict[str, Any]]) -> None:
    visitor, made = table
    page = visitor.sit(made["table"], 0)
    before = page.state["faces"]
    assert before and faces(visitor, made["table"], seat=0) == before
    while page.state["faces"] == before:
        page.act(next((text for text in page.texts() if text.startswith("acquire")), page.texts()[0]))
    new = sorted({*page.state["faces"]} - {*before})
    assert faces(visitor, made["table"], seat=0, cards=",".join(new)) == new
    assert faces(visitor, made["table"], seat=0, cards=f"{new[0]},{unread(page)},{UNKNOWN},") == new[:1]
    assert faces(visitor, made["table"], seat=0, cards="") == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_face_is_the_one_of_the_game_in_the_language_of_the_reader(
    table: tuple[Visitor, dict[str, Any]], lang: str
) -> None:
    visitor, made = table
    answer = visitor.get(f"/tables/{made['table']}/faces", seat=0, lang=lang)
    assert answer.headers["cache-control"] == "no-store"
    (face,) = [face for face in answer.json()["cards"] if face["id"] == "apprentice"]
    names = {card.id: card.names for card in door.KIND.sets.known()["ascension-10th"].cards}
    assert face["name"] == names["apprentice"][lang]


def test_the_catalogue_of_the_ruleset_has_no_card(table: tuple[Visitor, dict[str, Any]]) -> None:
    visitor, _ = table
    for lang in LANGS:
        answer = visitor.get("/rulesets/ascension-10th/cards", lang=lang)
        assert answer.json()["cards"] == [] and "pprentice" not in answer.text


def test_a_seat_reads_what_it_has_met_and_others_what_they_have(
    table: tuple[Visitor, dict[str, Any]], server: Running
) -> None:
    visitor, made = table
    page = visitor.sit(made["table"], 0)
    watcher, stranger = server.visitor(), server.visitor()
    watcher.claim(made, None)
    assert faces(watcher, made["table"]) == watcher.sit(made["table"], None).state["faces"]
    assert {*faces(watcher, made["table"])} < {*page.state["faces"]}
    for who, seat in ((watcher, 0), (watcher, 1), (visitor, 1), (stranger, 0), (stranger, None)):
        assert who.get(f"/tables/{made['table']}/faces", seat=seat).status_code == 403
        assert picture(who, made["table"], page.state["faces"][0], 1, seat).status_code == 403
    for path in ("faces", "pictures/apprentice/1"):
        assert visitor.get(f"/tables/{'a' * 24}/{path}", seat=0).json()["code"] == "no-table"


def test_a_picture_comes_with_its_kind_and_is_kept_by_one_browser(table: tuple[Visitor, dict[str, Any]]) -> None:
    visitor, made = table
    answer = picture(visitor, made["table"], "apprentice", 2)
    assert answer.content == b"<svg xmlns='http://www.w3.org/2000/svg' id='apprentice-2'/>"
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"].startswith("private") and answer.headers["vary"].lower() == "cookie"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert "script-src" not in answer.headers["content-security-policy"]
    again = visitor.http.get(answer.request.url, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", answer.headers["etag"])
    other = picture(visitor, made["table"], "apprentice", 1)
    assert other.headers["etag"] != answer.headers["etag"]


def test_nothing_tells_a_card_that_is_not_known_yet_from_one_that_there_is_not(
    table: tuple[Visitor, dict[str, Any]],
) -> None:
    visitor, made = table
    page = visitor.sit(made["table"], 0)
    hidden, known = unread(page), page.state["faces"][0]
    refused = {
        repr(told(picture(visitor, made["table"], card, stage)))
        for card, stage in ((hidden, 1), (hidden, 2), (hidden, 3), (UNKNOWN, 1), (known, 3), (known, 0), (known, -1))
    }
    assert len(refused) == 1
    answer = picture(visitor, made["table"], hidden, 1)
    assert (answer.status_code, answer.json()["code"], answer.headers["cache-control"]) == (
        404,
        "no-picture",
        "no-store",
    )
    asked = [visitor.get(f"/tables/{made['table']}/faces", seat=0, cards=card) for card in (hidden, UNKNOWN)]
    assert told(asked[0]) == told(asked[1])


def test_a_position_of_the_past_names_the_cards_that_were_known_then(table: tuple[Visitor, dict[str, Any]]) -> None:
    visitor, made = table
    page = visitor.sit(made["table"], 0)
    before = page.state["faces"]
    while page.state["faces"] == before:
        page.act(next((text for text in page.texts() if text.startswith("acquire")), page.texts()[0]))
    then = visitor.get(f"/tables/{made['table']}/replay/0", seat=0).json()
    assert then["faces"] == before
