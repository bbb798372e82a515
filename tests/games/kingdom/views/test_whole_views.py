"""Every field of a view says what the state and the cards say, wherever a kingdom stands."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

import deckwright as dw
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.kernel import playing
from deckwright.kernel import showing as sh
from deckwright.table import viewing
from deckwright.table.field_words import said
from deckwright.table.hidden import new_bag
from deckwright.table.view_types import any_view, view_type
from tests.games.kingdom.properties.test_random_positions import position
from tests.games.kingdom.talk import vale
from tests.games.kingdom.views.plainly import expected, without_question

KINGDOMS, APART = range(1), 41
POSITIONS, ACTIONS = range(6), 12
STANDING = ((136, 1), (136, 3), (138, 2))  # expansions at stages where they change prices or production


def played(game: Any, chance: random.Random) -> None:
    """Any action, a pass seldom."""
    actions = game.actions()
    others = [action for action in actions if action.text != "pass"]
    game.play(chance.choice(others if others and chance.random() > 0.15 else actions))


def kingdoms() -> Iterator[dw.Game]:
    """Moments of whole kingdoms at random, with an expansion each."""
    for seed in KINGDOMS:
        game, chance = dw.new("kingdom", seed=seed), random.Random(seed)
        for part in (None, 137 + seed):
            if part is not None:
                game = game.expand(part, seed=seed)  # type: ignore[attr-defined]
            turns, asked = 0, set()
            while not game.over:
                question = game.decision
                assert question is not None
                turns += question.kind in ("turn", "next")
                of = (question.kind, question.source, game.phase)  # type: ignore[attr-defined]
                if of not in asked or (question.source is None and turns % APART == 0):
                    asked.add(of)
                    yield game
                played(game, chance)
            yield game


def marked(seed: int) -> dict[str, Any]:
    """A position at random with stickers, crossed-out effects and blocked cards in it."""
    chance, parts = random.Random(seed), position(seed)
    cards = {n: vale().card(vale().place[n]) for n in vale().numbers}
    own = [n for zone in ("play", "deck", "discard", "permanents") for n in parts[zone]]
    parts["stickers"] = {n: [k] for n, k in zip(chance.sample(own, 8), (1, 2, 3, 4, 7, 8, 10, 11), strict=True)}
    once = {n: [one.name for one in cards[n].stages[parts["stage"][n]].effects if one.icon == "once"] for n in own}
    parts["crossed"] = {n: names for n, names in once.items() if names and chance.random() < 0.7}
    expansion, at = STANDING[seed % len(STANDING)]
    parts["box"].remove(expansion)
    parts["permanents"].append(expansion)
    parts["stage"][expansion] = at
    one, other, third = parts["play"][:3]
    parts["blocks"] = {one: [other, third]}
    return parts


def positions() -> Iterator[dw.Game]:
    """Positions with every card somewhere, and what comes of them."""
    for seed in POSITIONS:
        game, chance = dw.scenario("kingdom", seed=seed, **marked(seed)), random.Random(seed)
        for _ in range(ACTIONS):
            yield game
            if game.over:
                break
            played(game, chance)


@pytest.fixture(scope="module")
def games() -> list[dw.Game]:
    return [game.copy() for found in (kingdoms(), positions()) for game in found]


def test_every_field_is_what_the_state_and_the_cards_say(games: list[dw.Game]) -> None:
    for game in games:
        for aids in (True, False):
            view = game.view(0, aids)
            decision = game.decision
            assert without_question(json.loads(json.dumps(view)), game) == trimmed(game, aids), game.history[-3:]
            if decision is None:
                assert view["decision"] is None and view["scores"] == [view["score_track"][-1]]
                assert view["title"]["pl"] == game.title("pl")  # type: ignore[attr-defined]
            else:
                asked = view["decision"]
                assert asked["options"] == [action.text for action in game.actions()]
                assert (asked["kind"], asked["source"], asked["card"]) == (
                    decision.kind,
                    decision.source,
                    decision.card,
                )
                assert "seed" not in view and "scores" not in view and "title" not in view


def trimmed(game: dw.Game, aids: bool) -> dict[str, Any]:
    """What is expected; where no turn is asked, whether something can be paid or used is looked at elsewhere."""
    found = expected(game, aids)
    decision = game.decision
    if decision is not None and decision.kind != "turn":
        for zone in ("play", "permanents"):
            for shown in found[zone]:
                for one in (*shown["upgrades"], *shown["effects"]):
                    one.pop("payable", None)
                    one.pop("usable", None)
    return found


def test_positions_are_varied_enough(games: list[dw.Game]) -> None:
    views = [game.view(0) for game in games]
    kinds = {view["decision"]["kind"] for view in views if view["decision"]}
    assert kinds >= {"turn", "next", "card", "resource", "option", "trigger", "confirm", "side"}
    assert {view["phase"] for view in views} == {"start", "turn", "next", "banish", "over"}
    open_cards = [shown for view in views for zone in vf.ZONES[:6] for shown in view[zone]]
    for part in ("stickers", "ticks", "crossed", "blocks", "stays", "produces_less"):
        assert any(shown.get(part) for shown in open_cards), part
    upgrades = [upgrade for shown in open_cards for upgrade in shown["upgrades"]]
    assert any("less" in upgrade for upgrade in upgrades) and any(upgrade["payable"] for upgrade in upgrades)
    assert any(view["decision"]["losing"] for view in views if view["decision"])
    assert any("offered" in view for view in views)


def test_a_view_is_what_its_type_says_byte_by_byte(games: list[dw.Game]) -> None:
    for game in games:
        encoded = msgspec.json.encode(game.view(0))
        assert msgspec.json.encode(msgspec.json.decode(encoded, type=any_view())) == encoded
    assert {"game", *view_type(KIND).__struct_fields__} >= set(games[-1].view(0))


def test_looking_changes_nothing(games: list[dw.Game]) -> None:
    """Not even a payment that is under way, which is written where prices are worked out."""
    for game in games:
        before = game.state.copy()
        game.view(0)
        assert np.array_equal(game.state, before)


def test_every_way_of_running_shows_the_same(games: list[dw.Game]) -> None:
    show = [mode(playing.show) for mode in (KIND.modes.interpreted, KIND.modes.compiled)]
    for game in games[::3]:
        shown = []
        for one in show:
            out = np.zeros(20_000, dtype=np.int32)
            one(game.state, game.ruleset.table, new_bag(KIND), out, 0, True)
            shown.append(out[: int(out[sh.END])].tolist())
        assert shown[0] == shown[1]


def test_a_view_is_the_same_when_the_game_was_kept(games: list[dw.Game]) -> None:
    for game in games[:: len(games) // 12]:
        kept = dw.load(json.loads(json.dumps(game.save())))
        assert kept.view(0) == game.view(0)
        assert kept.faces("pl") == game.faces("pl")  # type: ignore[attr-defined]


def test_nobody_is_hidden_from_but_the_player(games: list[dw.Game]) -> None:
    """Who watches sees what the player sees."""
    for game in games[:: len(games) // 12]:
        assert game.view(None) == game.view(0)


@pytest.mark.parametrize("room", [1, 40, 700])
def test_a_view_that_needs_more_room_gets_it(games: list[dw.Game], monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    before = json.dumps(games[40].view(0))
    monkeypatch.setattr(viewing, "ROOM", room)
    assert json.dumps(games[40].view(0)) == before


@pytest.mark.parametrize("lang", ["en", "pt", "pl", "ru"])
def test_every_field_and_every_word_of_one_is_named(lang: str) -> None:
    for field in vf.VIEW.fields:
        if field.what not in (sh.ITEM, sh.TOLD):
            assert said(KIND, field.key, lang), field.path
    for field in vf.VIEW.fields:
        named = KIND.viewed.words.get(field.path, {}).values() if field.what != sh.TOLD else ()
        for word in {part for words in named for part in words.split("/")} - {str(ops.S_UNUSED)}:
            assert said(KIND, f"{field.word_key}-{word.replace('_', '-')}", lang), (field.path, word)
    assert all(said(KIND, f"view-keyword-{word}", lang) for word in ops.KNOWN_KEYWORDS)
