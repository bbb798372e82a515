"""Views are made from what the rules show, and from one list of fields."""

import dataclasses
import json
import re
from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import state as st
from deckwright.kernel import playing
from deckwright.kernel import showing as sh
from deckwright.kernel.playing import SPECTATOR
from deckwright.kernel.showing import FieldList
from deckwright.table import viewing
from deckwright.table.field_words import said
from deckwright.table.hidden import hide, new_bag
from deckwright.table.kinds import GameKind, Viewed
from deckwright.table.view_types import any_view, view_type
from tests.kept.setups import chosen, numbers

FIELDS = KIND.viewed.fields.fields
TABLES: tuple[tuple[str, str, int], ...] = (
    ("ascension-10th", "versus", 2), ("rise-of-vigil", "versus", 3), ("ascension-combined", "teams", 4),
    ("rise-of-vigil", "solo", 1), ("ascension-10th", "solo", 1),
)  # fmt: skip
ACTIONS, APART = 90, 9


def positions() -> Iterator[dw.Game]:
    """Positions of a few games, among them finished ones."""
    for ruleset, mode, players in TABLES:
        game = dw.new(ruleset, players=players, mode=mode, seed=5)
        for step, number in enumerate(numbers(f"viewing {ruleset} {mode}", ACTIONS)):
            if step % APART == 0:
                yield game
            game.play(chosen(game.actions(), number))
    for mode, players in (("versus", 2), ("teams", 4), ("solo", 1)):
        game = dw.scenario("rise-of-vigil", players=players, mode=mode, pool=1, honor=[7] * players, seed=3)
        while not game.over:
            game.play(chosen(game.actions(), len(game.history) * 7 + 1))
        yield game


@pytest.fixture(scope="module")
def games() -> list[dw.Game]:
    return [game.copy() for game in positions()]


def viewers(game: dw.Game) -> list[int | None]:
    return [*range(game.players), None]


def cells(game: dw.Game, viewer: int | None, aids: bool = True) -> list[int]:
    return viewing.shown_cells(game.ruleset, game.state, SPECTATOR if viewer is None else viewer, aids)


# The list.


def test_every_field_has_a_path_of_its_own_inside_a_declared_group_or_item() -> None:
    paths = [field.path for field in FIELDS]
    assert len(set(paths)) == len(paths)
    assert {field.holder for field in FIELDS} <= {"", *paths}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_and_every_word_of_one_is_named(lang: str) -> None:
    for field in FIELDS:
        if field.what not in (sh.ITEM, sh.TOLD):
            assert said(KIND, field.key, lang), field.path
    for path, words in KIND.viewed.words.items():
        field = next(field for field in FIELDS if field.path == path)
        for word in set(words.values()) if field.what == sh.WORD else ():
            assert said(KIND, f"{field.key}-{word}", lang), word


def test_messages_that_name_no_field_are_gone() -> None:
    keys = {field.key for field in FIELDS} | {"game-name"}
    for lang in LANGUAGES:
        written = re.findall(r"(?m)^([a-z-]+) =", (KIND.viewed.messages / f"{lang}.ftl").read_text(encoding="utf-8"))
        assert len(set(written)) == len(written)
        assert [key for key in written if key not in keys and key.rpartition("-")[0] not in keys] == []


def test_zones_of_events_are_fields_of_the_view() -> None:
    assert set(KIND.viewed.zones.values()) <= {field.path for field in FIELDS if field.what in (sh.ZONE, sh.PILES)}


# The view.


def plain(data: Any) -> bytes:
    return msgspec.json.encode(data)


def test_a_view_is_what_its_type_says_byte_by_byte(games: list[dw.Game]) -> None:
    """Nothing in it that the type does not have, nothing missing, and in the same order."""
    for game in games:
        for viewer in viewers(game):
            for aids in (True, False):
                view = game.view(viewer, aids)
                assert plain(msgspec.json.decode(plain(view), type=any_view())) == plain(view)
    assert {"game", *view_type(KIND).__struct_fields__} == set(games[-1].view(0))


def test_fields_come_in_the_order_of_the_list(games: list[dw.Game]) -> None:
    places = {field.path: place for place, field in enumerate(FIELDS)}

    def check(data: Any, path: str) -> None:
        if isinstance(data, list):
            for one in data:
                check(one, f"{path}[]")
        elif isinstance(data, dict) and path not in ("options", "piles"):
            inside = [f"{path}.{key}".lstrip(".") for key in data]
            assert inside == sorted(inside, key=places.__getitem__)
            for key, one in data.items():
                check(one, f"{path}.{key}".lstrip("."))

    for game in games:
        check(game.view(0), "")


def test_what_a_viewer_is_shown_does_not_depend_on_what_is_hidden_from_him(games: list[dw.Game]) -> None:
    """R-209: with all that is hidden in another order, cell by cell the same."""
    for game in games:
        if game.over:
            continue  # then everybody may see everything
        for viewer in viewers(game):
            other = game.determinize(viewer, seed=8)
            hidden = hide(KIND, game.state, viewer)
            for aids in (True, False):
                shown = cells(game, viewer, aids)
                assert cells(other, viewer, aids) == shown
                seat = SPECTATOR if viewer is None else viewer
                assert viewing.shown_cells(game.ruleset, hidden, seat, aids) == shown


def test_looking_changes_nothing(games: list[dw.Game]) -> None:
    for game in games:
        before = game.state.copy()
        for viewer in viewers(game):
            game.view(viewer)
        assert np.array_equal(game.state, before)


def test_every_way_of_running_shows_the_same(games: list[dw.Game]) -> None:
    for game in games[:: len(TABLES)]:
        for viewer in (*range(game.players), SPECTATOR):
            shown = []
            for mode in (KIND.modes.interpreted, KIND.modes.compiled):
                out = np.zeros(viewing.ROOM, dtype=np.int32)
                mode(playing.show)(game.state, game.ruleset.table, new_bag(KIND), out, viewer, True)
                shown.append(out[: int(out[sh.END])].tolist())
            assert shown[0] == shown[1]


@pytest.mark.parametrize("room", [1, 2, 17, 200])
def test_a_view_that_needs_more_room_gets_it(games: list[dw.Game], monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    before = json.dumps([game.view(0) for game in games])
    monkeypatch.setattr(viewing, "ROOM", room)
    assert json.dumps([game.view(0) for game in games]) == before


# What a page need not know by itself.


def test_a_view_says_how_large_a_new_hand_is() -> None:
    """A-17.3"""
    assert dw.new("ascension-10th", players=2, seed=1).view(None)["hand_size"] == 5


@pytest.mark.parametrize(("ruleset", "name"), [("ascension-10th", "samael"), ("rise-of-vigil", "cult")])
def test_a_view_names_the_solo_opponent(ruleset: str, name: str) -> None:
    """V-221"""
    assert dw.new(ruleset, players=1, mode="solo", seed=1).view(0)["rival"]["name"] == name


def test_equal_constructs_are_listed_by_what_was_used_whatever_order_they_came_in() -> None:
    """Positions that are equal look equal: by card, then by the names of the used abilities."""
    game = dw.scenario("ascension-10th", players=2, constructs=[["snapdragon", "snapdragon"], []], seed=1)
    for one, other in product(range(1 << (st.TRIGGER_BIT + 1)), repeat=2):
        game.state[st.used_at(game.state, 0, 0)], game.state[st.used_at(game.state, 0, 1)] = one, other
        listed = game.view(0)["seats"][0]["constructs"]
        assert listed == sorted(listed, key=lambda construct: construct["used"])
        assert {len(construct["used"]) for construct in listed} == {one.bit_count(), other.bit_count()}


# Any game.


def toy() -> GameKind:
    """Another game, whose views have a pot, a hand for each seat and perhaps a joker."""
    fields = FieldList()
    fields.add("game", sh.TOLD, of="tag")
    fields.add("pot", sh.COUNTER)
    fields.add("seats", sh.LIST)
    fields.add("seats[]", sh.ITEM)
    fields.add("seats[].hand", sh.ZONE, sh.SORTED)
    fields.add("joker", sh.CARD, absent=True, empty=True)
    viewed = Viewed(fields, {}, {}, KIND.viewed.messages)
    return dataclasses.replace(KIND, name="toy", viewed=viewed)


def test_views_of_several_games_are_told_apart_by_the_name_of_the_game() -> None:
    both = view_type(toy()) | view_type(KIND)
    mine = dw.new("ascension-10th", players=2, seed=1).view(0)
    other = {"game": "toy", "pot": 3, "seats": [{"hand": ["one"]}, {"hand": []}], "joker": None}
    for view in (mine, other):
        found = msgspec.json.decode(plain(view), type=both)
        assert msgspec.json.decode(plain(found)) == view
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(plain({**other, "game": "chess"}), type=both)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(plain({**other, "pit": 1}), type=both)


def test_the_cells_of_any_game_are_read_by_its_list() -> None:
    decoder = viewing.Decoder(toy().viewed.fields.fields, {}, ["one", "two"], ["two", "one"])
    cells = [0, *(0, 0), *(1, 1, 3), *(2, 0), *(3, 0), *(4, 2, 0, 1), *(3, 0), *(4, 0), *(5, 1, sh.NOTHING)]
    game = SimpleNamespace(ruleset=SimpleNamespace(kind=toy()))
    assert decoder.decode(cells, game) == {
        "game": "toy", "pot": 3, "seats": [{"hand": ["one", "two"]}, {"hand": []}], "joker": None,
    }  # fmt: skip


def numbered() -> GameKind:
    """A game whose cards are numbers, with words, amounts and rows beside them; two zones hold cards of one shape."""
    fields = FieldList()
    fields.add("game", sh.TOLD, of="tag")
    fields.add("purse", sh.AMOUNTS, of="stone")
    fields.add("weather", sh.WORDS)
    fields.add("paths", sh.CHOICES)
    fields.add("days", sh.NUMBERS)
    for zone in ("field", "barn"):
        fields.add(zone, sh.ZONE, sh.SORTED)
        fields.add(f"{zone}[]", sh.ITEM, of="beast")
        fields.add(f"{zone}[].card", sh.CARD, numbered=True)
        fields.add(f"{zone}[].marks", sh.NUMBERS_BY, called="marks")
        fields.add(f"{zone}[].habits", sh.WORDS_BY)
        fields.add(f"{zone}[].trades", sh.ROWS)
        fields.add(f"{zone}[].trades[]", sh.ITEM, of="trade")
        fields.add(f"{zone}[].trades[].price", sh.AMOUNTS, of="stone")
    fields.add("lost", sh.CARD_NUMBERS)
    fields.add("found", sh.ZONE, sh.SORTED, numbered=True)
    fields.add("risk", sh.AMOUNTS_BY_ACTION, of="stone")
    fields.add("mood", sh.TOLD, of="text")
    return dataclasses.replace(KIND, name="farm", viewed=Viewed(fields, {}, {}, KIND.viewed.messages))


def test_words_amounts_rows_and_cards_that_are_numbers_are_read_by_the_list() -> None:
    stones = {0: "ruby", 1: "opal"}
    words = {
        "purse": stones, "weather": {2: "wet", 5: "dry"}, "paths": {0: "up", 1: "down"}, "risk": stones,
        **{f"{zone}[].habits": {7: "bites", 8: "sleeps"} for zone in ("field", "barn")},
        **{f"{zone}[].trades[].price": stones for zone in ("field", "barn")},
    }  # fmt: skip
    fields = numbered().viewed.fields.fields
    told = {"game": lambda game: "farm", "mood": lambda game: game.mood}
    decoder = viewing.Decoder(fields, words, ["12", "30"], ["12", "30"], told)
    field = {one.path: number for number, one in enumerate(fields)}

    def cells(path: str, *values: int) -> list[int]:
        return [field[path], len(values), *values]

    one = [
        *cells("field[]"), *cells("field[].card", 1), *cells("field[].marks", 1, 9, 3, 4, 1, 2), *cells("field[].habits", 2, 8),
        *cells("field[].trades"), *cells("field[].trades[]"), *cells("field[].trades[].price", 1, 3),
        *cells("field[].trades[]"), *cells("field[].trades[].price"),
    ]  # fmt: skip
    shown = [
        0, *cells("game"), *cells("purse", 0, 2, 1, 0), *cells("weather", 5, 2), *cells("paths", 1, 3), *cells("days", 4, 4),
        *cells("field"), *one, *cells("barn"), *cells("lost", 0, 1), *cells("found", 1), *cells("risk", 6, 0, 2, 6, 1, 1),
        *cells("mood"),
    ]  # fmt: skip
    actions = [SimpleNamespace(index=5, text="wait"), SimpleNamespace(index=6, text="sell 30")]
    game = SimpleNamespace(mood="calm", actions=lambda: actions)
    assert decoder.decode(shown, game) == {
        "game": "farm", "purse": {"ruby": 2, "opal": 0}, "weather": ["dry", "wet"], "paths": [["up"], ["up", "down"]],
        "days": [4, 4],
        "field": [
            {"card": 30, "marks": {"1": [9, 2], "3": [4]}, "habits": {"2": ["sleeps"]}, "trades": [{"price": {"opal": 3}}, {"price": {}}]}
        ],
        "barn": [], "lost": [12, 30], "found": [30], "risk": {"sell 30": {"ruby": 2, "opal": 1}}, "mood": "calm",
    }  # fmt: skip


def test_items_of_one_shape_have_one_type() -> None:
    found = view_type(numbered())
    types = {field.name: field.type for field in msgspec.structs.fields(found)}
    assert types["field"] == types["barn"] and types["field"].__args__[0].__name__ == "FarmViewBeast"
    assert (types["lost"], types["found"], types["purse"]) == (list[int], list[int], dict[str, int])
    assert types["risk"] == dict[str, dict[str, int]]
    fields = numbered().viewed.fields.fields
    keys = {field.path: (field.key, field.word_key) for field in fields}
    assert keys["barn[].marks"] == ("view-marks", "view-marks")
    assert keys["barn[].trades[].price"] == ("view-barn-trades-price", "view-stone")
