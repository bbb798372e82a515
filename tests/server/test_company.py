"""Who sits at a table: bots have names and faces by level and seat, people those that they choose."""

import json
from typing import Any

import pytest

from deckwright.bots.levels import LEVELS
from deckwright.cards.model import LANGUAGES
from deckwright.server.cast import CAST
from deckwright.server.company import MOST_SEATS, company_in, look_at, names_of
from deckwright.server.looks import COLOURS, MOTIFS, Look
from deckwright.server.names import LONGEST_NAME, looks
from deckwright.server.records import SeatRecord
from tests.server.visitor import Running, Visitor

OWL = {"motif": "owl", "colour": "teal"}


@pytest.fixture
def maker(shared: Running) -> Visitor:
    return shared.visitor()


def wanted(*seats: dict[str, Any]) -> dict[str, Any]:
    return {"setup": {"ruleset": "ascension-10th", "seats": list(seats), "first": 0}}


def shown(visitor: Visitor, table: str, what: str, lang: str = "en") -> list[Any]:
    return [seat[what] for seat in visitor.get(f"/tables/{table}/state", lang=lang).json()["seats"]]


# Bots.


def test_every_level_is_cast() -> None:
    assert set(CAST) == set(LEVELS)
    assert len({part.id for part in CAST.values()}) == len(LEVELS) and not {part.id for part in CAST.values()} & {
        *MOTIFS
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_of_its_own_in_every_language(lang: str) -> None:
    bots = company_in(lang).bots
    assert len({tuple(sorted(looks(bot.name))) for bot in bots}) == len(LEVELS) * MOST_SEATS
    assert all(bot.name in bot.title and bot.name != bot.title and len(bot.name) <= LONGEST_NAME for bot in bots)
    assert all(bot.temper.endswith(".") for bot in bots)
    assert lang == "ru" or all(bot.name.isascii() for bot in bots)
    assert lang != "ru" or not any(letter.isascii() for bot in bots for letter in bot.name)


def test_bots_of_one_level_at_a_table_differ_in_name_and_colour() -> None:
    seats = [SeatRecord("bot", "", 5)] * MOST_SEATS
    assert names_of(seats, "en") == ("Altair", "Vesper", "Sibyl", "Morrow", "Selene", "Zephyrine")
    assert len({look_at(place, seat) for place, seat in enumerate(seats)}) == MOST_SEATS


def test_the_table_calls_its_bots_by_their_names_in_the_readers_language(maker: Visitor) -> None:
    table = maker.make("Ana: here", "bot 5", "bot 1")["table"]
    assert shown(maker, table, "name") == ["Ana", "Vesper", "Tock"]
    assert shown(maker, table, "title") == ["Ana", "Vesper the Oracle", "Tock the Novice"]
    assert shown(maker, table, "name", "ru") == ["Ana", "Веспер", "Ток"]
    assert [look["motif"] for look in shown(maker, table, "look")][1:] == ["oracle", "novice"]
    listed = next(one for one in maker.get("/tables", lang="ru").json() if one["table"] == table)
    assert listed["players"] == ["Ana", "Веспер", "Ток"] and listed["looks"] == shown(maker, table, "look")
    assert maker.get(f"/tables/{table}/replay").json()["players"] == ["Ana", "Vesper", "Tock"]


def test_a_bot_makes_way_for_a_person_of_its_name(maker: Visitor) -> None:
    table = maker.make("vesper: here", "bot 5")["table"]
    assert shown(maker, table, "name") == ["vesper", "Vesper 2"]


def test_a_bot_that_takes_a_seat_keeps_the_name_and_shows_its_own_face(maker: Visitor) -> None:
    body = wanted({"kind": "here", "name": "Ana", "look": OWL}, {"kind": "bot", "level": 1})
    table = maker.post("/tables", body).json()["table"]
    assert maker.post(f"/tables/{table}/leave", {"seat": 0, "how": "bot", "level": 5}).status_code == 204
    assert [one["own"] for one in maker.get("/tables").json()] == [[]]  # whoever has left only watches
    assert shown(maker, table, "name") == ["Ana", "Nim"]
    assert [look["motif"] for look in shown(maker, table, "look")] == ["oracle", "novice"]


# People.


def test_people_look_as_they_chose_and_are_told_apart(maker: Visitor) -> None:
    seats = [{"kind": "here", "look": OWL}, {"kind": "here", "look": OWL}, {"kind": "here", "name": "Owl 2"}]
    table = maker.post("/tables", wanted(*seats)).json()["table"]
    assert shown(maker, table, "name") == ["Owl", "Owl 3", "Owl 2"]
    assert shown(maker, table, "name", "pl") == ["Sowa", "Sowa 2", "Owl 2"]
    assert shown(maker, table, "look")[:2] == [OWL, OWL]
    assert Look(**shown(maker, table, "look")[2]).motif in MOTIFS


def test_those_who_chose_nothing_look_by_their_seats() -> None:
    looks = [look_at(place, SeatRecord("here", "")) for place in range(MOST_SEATS)]
    assert len({look.motif for look in looks}) == len({look.colour for look in looks}) == MOST_SEATS
    assert all(look.motif in MOTIFS and look.colour in COLOURS for look in looks)


@pytest.mark.parametrize(("motif", "colour"), [("oracle", "teal"), ("owl", "pink"), ("", ""), ("x" * 500, "teal")])
def test_a_medallion_that_cannot_be_drawn_is_refused_in_words(maker: Visitor, motif: str, colour: str) -> None:
    look = {"motif": motif, "colour": colour}
    made = maker.make("here", "link")
    refused = [
        maker.post("/tables", wanted({"kind": "here", "look": look}, {"kind": "bot"})),
        maker.post(f"/tables/{made['table']}/claim", {"secret": made["links"][0]["secret"], "look": look}),
    ]
    for answer in refused:
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-look")
        assert "There is no medallion with the motif" in answer.json()["detail"] and len(answer.text) < 400
    assert maker.get(f"/tables/{made['table']}/links").json()["links"], "the seat is free still"


def test_who_comes_by_a_link_says_who_it_is(shared: Running, maker: Visitor) -> None:
    friend, late = shared.visitor(), shared.visitor()
    made = maker.make("Ana: here", "Guest: link", "Cy: link")
    page = maker.sit(made["table"], 0)
    claim = f"/tables/{made['table']}/claim"
    secrets = {one["seat"]: one["secret"] for one in made["links"]}
    said = {"secret": secrets[1], "name": "  Аna\u200b ", "look": OWL}
    assert friend.post(claim, said).json()["seats"] == [1]
    page.until(lambda state: state["seats"][1]["claimed"])
    assert (page.state["seats"][1]["name"], page.state["seats"][1]["look"]) == ("Аna 2", OWL), (
        "cleaned, and told from Ana"
    )
    assert late.post(claim, {"secret": secrets[2]}).json()["seats"] == [2]
    friend.post(claim, {**said, "name": "Somebody else"})
    assert shown(friend, made["table"], "name") == ["Ana", "Аna 2", "Cy"], (
        "a name is said once; one that was given stays"
    )
    page.play_turn()
    assert shown(maker, made["table"], "name") == ["Ana", "Аna 2", "Cy"]


def test_a_game_that_goes_on_from_a_move_keeps_the_looks(maker: Visitor) -> None:
    body = wanted({"kind": "here", "name": "Ana", "look": OWL}, {"kind": "bot", "level": 2})
    table = maker.post("/tables", body).json()["table"]
    forked = maker.post(f"/tables/{table}/fork", {"move": 0, "seat": 0}).json()["table"]
    assert shown(maker, forked, "look") == shown(maker, table, "look")
    assert shown(maker, forked, "name") == ["Ana", "Wick"]


def test_a_setup_code_holds_neither_name_nor_look(maker: Visitor) -> None:
    plain, dressed = ({"kind": "here"}, {"kind": "here", "name": "Ana", "look": OWL})
    codes = {maker.post("/setups", wanted(one, {"kind": "bot"})["setup"]).json()["code"] for one in (plain, dressed)}
    assert len(codes) == 1


def test_the_company_is_told_in_the_readers_language(maker: Visitor) -> None:
    told = maker.get("/company", lang="pl").json()
    assert [one["id"] for one in told["motifs"]] == [*MOTIFS] and [one["id"] for one in told["colours"]] == [*COLOURS]
    assert told["motifs"][0]["name"] == "Sowa"
    assert len(told["bots"]) == len(LEVELS) * MOST_SEATS
    assert "bot-" not in json.dumps(told)
