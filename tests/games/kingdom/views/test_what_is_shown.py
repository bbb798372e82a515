"""What lies open, what is remembered and what would be lost, position by position (K-R.13, K-R.27, K-R.3)."""

from pathlib import Path
from typing import Any

import pytest

import deckwright as dw

PACK = """
game: kingdom
set: odd-prices
name: {en: Odd prices}
start: 1-2
sequence: 3-4
per round: 1
final: 4
stickers: {1: 2}
titles:
  10: {en: Village, pt: Vila, pl: Wioska, ru: Деревня}
  20: {en: Town, pt: Cidade, pl: Miasto, ru: Город}
cards:
  - number: 1
    stage 1:
      name: {en: Either, pt: Ou, pl: Albo, ru: Или}
      keywords: land
      produces: wood/stone, any
      upgrade down to 2: 3 coin or 1 sword
    stage 2:
      name: {en: Mixed, pt: Mista, pl: Mieszana, ru: Смесь}
      keywords: land
      fame: 2 per land of the kingdom
      upgrade right to 3: 2 wood/stone + 1 coin, less 1 any per ticked box of the kingdom
    stage 3:
      name: {en: Done, pt: Feita, pl: Gotowa, ru: Готово}
      keywords: land
  - number: 2
    stage 1:
      name: {en: Box, pt: Caixa, pl: Pole, ru: Клетка}
      keywords: person
      boxes: 3 in any order
  - number: 3
    stage 1:
      name: {en: Third, pt: Terceira, pl: Trzecia, ru: Третья}
      keywords: land
  - number: 4
    stage 1:
      name: {en: Last, pt: Última, pl: Ostatnia, ru: Последняя}
      keywords: land
"""


def view_of(**parts: Any) -> dict[str, Any]:
    return dw.scenario("kingdom", **{"seed": 1, **parts}).view(0)


def shown(view: dict[str, Any], number: int) -> dict[str, Any]:
    """A card that lies open somewhere."""
    zones = ("play", "discard", "permanents", "set_aside", "destroyed", "banished", "packet")
    return next(card for zone in zones for card in view.get(zone, ()) if card["card"] == number)


def odd(tmp_path: Path, **parts: Any) -> Any:
    file = tmp_path / "odd-prices.yaml"
    file.write_text(PACK, encoding="utf-8")
    return dw.scenario("odd-prices", packs=[str(file)], seed=1, **parts)


# What lies open.


def test_of_the_deck_only_the_half_that_is_up_is_seen() -> None:
    """K-3.6, K-R.13"""
    view = view_of(play=[8], deck=[4, 1, 9], stage={4: 2})
    assert view["deck"] == {
        "count": 3, "top": {"card": 4, "stage": 2}, "known_top": [], "known_bottom": [],
        "cards": [{"card": 1, "stage": 1}, {"card": 4, "stage": 2}, {"card": 9, "stage": 1}],
    }  # fmt: skip
    bare = dw.scenario("kingdom", play=[8], deck=[4, 1, 9], seed=1).view(0, memory_aids=False)
    assert "cards" not in bare["deck"]


def test_an_empty_deck_has_no_top() -> None:
    assert view_of(play=[8], deck=[])["deck"]["top"] is None


def test_what_was_put_on_top_is_remembered_until_it_is_played() -> None:
    """K-16.1, K-R.13"""
    game = dw.scenario("kingdom", play=[9, 8], deck=[4, 5], discard=[1, 6], stage={9: 2}, seed=1)
    game.play("use 9 call")
    game.play("choose card:6")
    assert game.view(0)["deck"]["known_top"] == [6, 4]
    game.play("advance")
    assert game.view(0)["deck"]["known_top"] == []


def test_cards_known_above_and_below_stand_in_the_order_of_the_deck() -> None:
    deck = view_of(play=[8], deck=[4, 5, 1, 9, 6], known_top=2, known_bottom=2)["deck"]
    assert (deck["known_top"], deck["known_bottom"]) == ([4, 5], [9, 6])


def test_a_blocked_card_is_seen_under_what_lies_on_it() -> None:
    """K-14.2, K-R.13"""
    view = view_of(play=[4, 1, 14], deck=[9], blocks={14: [1]}, pool={"coin": 9}, stage={1: 1})
    assert shown(view, 1)["blocked_by"] == 14 and shown(view, 14)["blocks"] == [1]
    assert not shown(view, 1)["upgrades"][0]["payable"]
    assert "produce 1" not in view["decision"]["options"]


def test_cards_on_offer_may_be_read_then_and_for_ever() -> None:
    """K-5.3, K-R.27"""
    game: Any = dw.scenario("kingdom", play=[12, 8], deck=[4], seed=1)
    assert {71, 72} & {face["number"] for face in game.faces()} == set()
    game.play("use 12 guide")
    view = game.view(0)
    assert view["offered"] == [71, 72] and view["decision"]["kind"] == "card"
    assert {71, 72} <= {face["number"] for face in game.faces()}
    game.play("choose card:72")
    view = game.view(0)
    assert "offered" not in view and view["read"] == [71] and 71 in view["box"]
    assert game.card(71).name("en") == next(face for face in game.faces() if face["number"] == 71)["name"]
    assert game.card(71).zone == "box" and len(game.faces()) == len({*range(1, 139)} - {*view["box"]}) + 4


def test_expansions_may_be_read_at_any_time() -> None:
    """K-25.1, K-R.27"""
    game: Any = dw.new("kingdom", seed=1)
    assert [face["number"] for face in game.faces("pl")] == [*range(1, 11), 136, 137, 138]
    assert game.card(137).zone == "box"


def test_a_face_has_every_stage_of_its_card() -> None:
    game: Any = dw.new("kingdom", seed=1)
    face = game.faces("pl")[0]
    assert (face["id"], face["number"], face["name"], face["type"]) == ("1", 1, "Jeżynowy wygon", "kingdom")
    assert [stage["name"] for stage in face["stages"]] == [
        "Jeżynowy wygon",
        "Zaorany zagon",
        "Żytnia zagroda",
        "Stodoła omłotowa",
    ]
    second = face["stages"][1]
    assert second["keywords"] == [{"word": "land", "name": "Ziemia"}]
    assert second["production"] == [["coin"]]
    assert second["upgrades"][0]["price"] == {"coin": 3} and second["upgrades"][0]["to"] == 3
    assert second["effects"][0]["name"] == "barter" and second["effects"][0]["text"] == second["text"]
    assert game.faces("en")[8]["chronicle"].startswith("A thread of smoke")


# As it is now.


def test_prices_are_as_they_are_now() -> None:
    """K-R.40"""
    plain = shown(view_of(play=[8, 4], deck=[1], stage={8: 2}), 8)["upgrades"][0]
    cheaper = view_of(play=[8, 15, 4], deck=[1], stage={8: 2, 15: 4}, pool={"wood": 2, "stone": 1})
    assert plain["price"] == {"wood": 2, "stone": 2} and not plain["payable"]
    assert shown(cheaper, 8)["upgrades"][0] == {
        "arrow": "right",
        "to": 3,
        "price": {"wood": 2, "stone": 1},
        "payable": True,
    }


def test_of_several_kinds_the_player_leaves_out_which_he_likes() -> None:
    """K-R.40"""
    view = view_of(play=[8, 1], deck=[9], permanents=[136], stage={8: 2, 136: 3})
    assert (
        shown(view, 8)["upgrades"][0]["price"] == {"wood": 2, "stone": 2} and shown(view, 8)["upgrades"][0]["less"] == 1
    )
    assert shown(view, 1)["upgrades"][0] == {"arrow": "down", "to": 2, "price": {"coin": 1}, "payable": False}


def test_other_sums_and_slashes_stand_beside(tmp_path: Path) -> None:
    """K-21.1"""
    game = odd(tmp_path, play=[1, 2], deck=[3], stage={1: 1}, ticks={2: [2]}, pool={"sword": 1})
    one = shown(game.view(0), 1)
    assert one["production"] == [["wood", "stone"], ["coin", "wood", "stone", "metal", "sword", "good"]]
    assert one["upgrades"] == [
        {"arrow": "down", "to": 2, "price": {"coin": 3}, "payable": True, "others": [{"price": {"sword": 1}}]}
    ]
    game = odd(tmp_path, play=[1, 2], deck=[3], stage={1: 2}, ticks={2: [2]})
    one = shown(game.view(0), 1)
    assert one["upgrades"][0]["price"] == {"wood/stone": 2, "coin": 1} and one["upgrades"][0]["less"] == 1
    assert one["fame"] == 4 and shown(game.view(0), 2)["ticks"] == {"1": [2]}


def test_production_is_as_it_is_now() -> None:
    """K-R.31"""
    more = view_of(play=[1, 30], deck=[9], stage={30: 3}, stickers={1: [2]})
    assert shown(more, 1)["production"] == [["coin"], ["wood"], ["coin"]]
    less = view_of(play=[1, 44, 10], deck=[9], stickers={1: [2]})
    assert shown(less, 1)["production"] == [["coin"], ["wood"]] and shown(less, 1)["produces_less"] == 1
    alone = view_of(play=[1, 44], deck=[9])
    assert shown(alone, 1)["production"] == [] and "produces_less" not in shown(alone, 1)


def test_a_payment_under_way_is_left_alone() -> None:
    """K-21.1: looking between two questions of one payment changes nothing."""
    parts: dict[str, Any] = {"play": [8, 4], "deck": [1], "permanents": [136], "stage": {8: 2, 136: 3}}
    game = dw.scenario("kingdom", seed=1, pool={"wood": 2, "stone": 2}, **parts)
    game.play("upgrade 8 right")
    assert game.decision is not None and game.decision.kind == "resource"
    twin = game.copy()
    game.view(0)
    for one in (game, twin):
        one.play("choose resource:stone")
    assert game.view(0) == twin.view(0)
    assert shown(game.view(0), 8)["stage"] == 3 or game.decision.kind == "next"


# What would be lost.


def test_what_an_advance_would_lose() -> None:
    """K-10.4, K-R.3"""
    parts: dict[str, Any] = {"play": [4, 8], "deck": [1], "pool": {"coin": 2, "wood": 1}}
    assert view_of(**parts)["decision"]["losing"] == {"advance": {"coin": 2, "wood": 1}}
    assert view_of(**parts, options={"resources": "lenient"})["decision"]["losing"] == {}
    assert view_of(**{**parts, "pool": {}})["decision"]["losing"] == {}


def test_an_effect_that_plays_cards_loses_what_is_not_kept() -> None:
    """K-R.3: the card from the discard pile loses the pool; the Advance that keeps resources does not."""
    game = dw.scenario("kingdom", play=[59, 9, 8], deck=[1], discard=[12, 10], stage={9: 4}, pool={"coin": 2}, seed=1)
    losing = game.view(0)["decision"]["losing"]
    assert losing == {"advance": {"coin": 2}, "use 59 summon": {"coin": 2}}
    game.play("use 59 summon")
    view = game.view(0)["decision"]
    assert view["kind"] == "card"
    assert view["losing"] == {text: {"coin": 2} for text in view["options"] if text.startswith("choose card:")}


def test_a_packet_is_open_while_one_of_it_is_banished() -> None:
    """K-26.2"""
    game: Any = dw.scenario("kingdom", play=[], deck=[], discard=list(range(1, 16)), round=31, last_round=True,
                            phase="next", score_track=[], seed=1)  # fmt: skip
    game.play("go on")
    assert game.over and game.view(0)["score_track"] == [game.fame()]
    later = game.expand(137, seed=1)
    view = later.view(0)
    assert view["phase"] == "banish" and view["expansion"] == 137 and view["rounds_left"] == 4
    assert len(view["packet"]) == 12 and {card["card"] for card in view["packet"]} == {*view["deck"]["known_top"]}
    assert {int(text.split(":")[1]) for text in view["decision"]["options"]} <= {
        card["card"] for card in view["packet"]
    }


# How it stands.


def test_a_kingdom_tells_how_it_stands() -> None:
    game: Any = dw.scenario("kingdom", round=9, turn=2, play=[4, 1], deck=[9, 2], discard=[3], permanents=[24],
                            destroyed=[23], pool={"wood": 3}, banished_fame=4, written_fame=3,
                            score_track=[120], stickers={3: [8]}, stage={1: 3}, seed=1)  # fmt: skip
    assert (game.round, game.turn, game.phase, game.expansion, game.last_round) == (9, 2, "turn", None, False)
    assert game.pool == {"coin": 0, "wood": 3, "stone": 0, "metal": 0, "sword": 0, "good": 0}
    zones = {"deck": [9, 2], "play": [4, 1], "discard": [3], "permanents": [24], "destroyed": [23]}
    assert {name: game.zone(name) for name in zones} == zones
    assert game.zone("box") == sorted({*range(1, 139)} - {n for numbers in zones.values() for n in numbers})
    assert (game.banished_fame, game.written_fame, game.score_track) == (4, 3, [120])
    assert game.fame() == 7 + game.fame(1) + game.fame(3) + game.fame(24) + sum(game.fame(n) for n in (4, 9, 2))
    assert (game.fame(3), game.stickers[8], game.restart_open, game.title("en")) == (2, 7, False, "Forgotten Clearing")
    card = game.card(1)
    assert (card.stage, card.zone, card.name("pl"), card.production) == (
        3,
        "play",
        "Żytnia zagroda",
        [["coin"], ["coin"]],
    )
    assert card.stages[4].name() == "Threshing Hall" and card.upgrades[0]["price"] == {"wood": 2, "stone": 1}
    assert game.card(3).stickers == {1: [8]}


@pytest.mark.parametrize(("name", "seat"), [("hand", None), (3, None), ("play", 0)])
def test_a_zone_that_there_is_not(name: Any, seat: Any) -> None:
    with pytest.raises(dw.NotFound, match="zone"):
        dw.new("kingdom", seed=1).zone(name, seat)


def test_the_title_is_the_highest_band_that_is_reached(tmp_path: Path) -> None:
    for written, title in ((0, "Wioska"), (19, "Wioska"), (20, "Miasto")):
        assert odd(tmp_path, play=[2], deck=[3], written_fame=written).title("pl") == title


def test_cards_as_data_have_all_their_stages() -> None:
    card = dw.card("kingdom", 9)  # type: ignore[arg-type]
    assert (card.id, card.number, card.kind, card.set) == ("9", 9, "kingdom", "vale-of-orrin")  # type: ignore[attr-defined]
    stages = card.stages  # type: ignore[attr-defined]
    assert [stages[n].name("en") for n in (1, 4)] == ["Squatters' Hearth", dw.cards("kingdom")[8].stages[4].name()]  # type: ignore[attr-defined]
    assert stages[1].upgrades[0].price == {"wood": 2, "stone": 1} and stages[4].fame == 12
    assert stages[4].effects[0].icon == "activated" and stages[4].flags == ()
    assert len(dw.cards("kingdom")) == 138
