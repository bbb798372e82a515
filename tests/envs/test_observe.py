"""An observation tells what the view tells, and nothing else."""

import hashlib
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.envs.stepping import observe_game
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.study import observe as ob
from deckwright.games.ascension.study.fields import Layout
from deckwright.kernel import stack
from deckwright.kernel.cuda_source import Plan, cuda_source
from tests.talk import COMBINED, RULESET, VIGIL, given, when

XERON = "xeron-duke-of-lies"
TABLES = [
    (RULESET, 2, "versus"),
    (RULESET, 4, "teams"),
    (RULESET, 1, "solo"),
    (VIGIL, 3, "versus"),
    (VIGIL, 1, "solo"),
    (COMBINED, 6, "teams"),
    (COMBINED, 2, "versus"),
]
ACTIONS = 80
EVERY = 5  # so often all seats are compared; the seat that is asked each time
REDRAW_EVERY = 15
OPEN_CELLS = {
    "hero_discount": st.HERO_DISCOUNT,
    "construct_discount": st.CONSTRUCT_DISCOUNT,
    "monster_discount": st.MONSTER_DISCOUNT,
    "hero_honor": st.HERO_HONOR,
    "row_defeats": st.ROW_MONSTERS_DEFEATED,
}
COUNTERS = (
    "round", "turns", "pool", "end_triggered", "extra_turns", "runes", "restricted_runes", "power", "energy", "piles",
)  # fmt: skip


def observation(game: dw.Game, player: int) -> np.ndarray:
    out = np.zeros(Layout(game.ruleset, game.players, game.mode).size, dtype=np.int16)
    KIND.modes.compiled(observe_game)(game.state, game.ruleset.table, player, out, 0)
    return out


def decoded(game: dw.Game, player: int) -> dict[str, Any]:
    return Layout(game.ruleset, game.players, game.mode).decode(observation(game, player))


def chosen(game: dw.Game, *numbers: int) -> dw.Action:
    """Any legal action, by numbers; the end of the turn only now and then."""
    legal = game.actions()
    number = int.from_bytes(hashlib.sha256(repr(numbers).encode()).digest()[:8], "big")
    if len(legal) > 1 and legal[-1].text == "end turn" and number % 6:
        legal.pop()
    return legal[(number >> 8) % len(legal)]


def compare(game: dw.Game, player: int) -> None:
    """Every field of the observation against the view of this seat."""
    told, view = decoded(game, player), game.view(player)
    place = {(player + seat) % game.players: seat for seat in range(game.players)}
    assert {name: told[name] for name in COUNTERS} == {name: view[name] for name in COUNTERS}
    assert told["center"] == view["center"]["count"] and told["row_length"] == len(view["row"])
    assert told["own_seat"] == player
    assert told["row"] == view["row"][: ob.SLOTS_SHOWN]
    assert told["row_cards"] == sorted(slot["card"] for slot in view["row"] if slot["card"])
    for treasure, cards in told["under_cards"].items():
        below = [slot["card"] for slot in view["row"] for one in slot["under"] if slot["card"] and one == treasure]
        assert cards == sorted(below)
    assert told["void"] == sorted(view["void"]) and told["box"] == sorted(view["box"])
    assert told["on_turn"] == place[view["turn_player"]] and told["began"] == place[view["first"]]
    assert told["played"] == sorted(view["seats"][view["turn_player"]]["played"])
    assert told["taken"] == [card for seat in view["seats"] for card in seat.get("taken_from_you", ())]
    rival = view["rival"] and {**view["rival"], "set_aside": sorted(view["rival"]["set_aside"])}
    if rival:
        del rival["name"]  # the same in every game of the ruleset
        del rival["aims"]  # they follow from the row
    assert told["rival"] == rival
    for seat in view["seats"]:
        compare_seat(told["seats"][place[seat["seat"]]], seat, seat["seat"] == player)
    compare_decision(told["decision"], view["decision"], place)
    assert {name: told[name] for name in OPEN_CELLS} == {name: game.state[cell] for name, cell in OPEN_CELLS.items()}
    if told["decision"] is not None:
        numbers = {
            name: told["decision"][name]
            for name in ("left", "drawn", "highest", "from_hand", "from_discard", "from_row")
        }
        assert {name: n for name, n in numbers.items() if n} == asked_numbers(game)


def compare_seat(told: dict[str, Any], seat: dict[str, Any], own: bool) -> None:
    assert told["honor"] == seat["honor"] and told["total"] == seat.get("total", 0)
    assert told["hand_count"] == seat["hand"]["count"] and told["deck_count"] == seat["deck"]["count"]
    assert told["shared"] == ("unseen_with" in seat)
    assert told["known"] == sorted(seat["hand"]["known"])
    assert told["top_count"] == len(seat["deck"]["top"]) and told["top"] == sorted(seat["deck"]["top"])
    assert told["next"] == seat["deck"]["top"][: ob.NEXT_SHOWN]
    for zone in ("discard", "trophies"):
        assert told[zone] == sorted(seat[zone])
    assert told["constructs"] == sorted(construct["card"] for construct in seat["constructs"])
    assert told["used"] == sorted(construct["used"] for construct in seat["constructs"] if construct["used"])
    if own:
        assert told["hand"] == sorted(seat["hand"]["cards"]) and told["deck"] == seat["deck"]["cards"]
    else:
        assert told["unseen"] == seat["unseen"] and "hand" not in told and "deck" not in told


def compare_decision(told: dict[str, Any] | None, asked: dict[str, Any] | None, place: dict[int, int]) -> None:
    if asked is None or told is None:
        assert asked is told is None
        return
    assert told["player"] == place[asked["player"]]
    assert told["about"] == (None if asked["about"] is None else place[asked["about"]])
    for name in ("kind", "source", "card", "optional"):
        assert told[name] == asked[name]


def asked_numbers(game: dw.Game) -> dict[str, int]:
    """The numbers of a question, which everybody reads on the card that asks; those that are not 0."""
    frame = game.state[stack.top(game.state) :][: stack.FRAME_CELLS].tolist()
    a, b = frame[stack.A], frame[stack.B]
    kind = decoded(game, game.player or 0)["decision"]["question"]
    if kind == "banish":
        zones = game.decision.values["zones"]
        return {"left": b, **{f"from_{zone}": 1 for zone in ("hand", "discard", "row") if zone in zones}}
    if kind == "discard":
        return {"left": a, "drawn": b}
    return {"highest": b} if kind in ("acquire", "defeat", "acquire or defeat", "copy a Hero") else {}


def compare_redrawn(game: dw.Game, player: int, seed: int) -> None:
    """Whatever this seat may not know is drawn anew, and the observation stays the same."""
    assert np.array_equal(observation(game, player), observation(game.determinize(player, seed), player))


def facts(told: dict[str, Any]) -> set[str]:
    """The question, and what is rare to be seen."""
    rare = {name for name in ("shared", "used", "top", "known", "trophies") for seat in told["seats"] if seat[name]}
    return {*rare, *(["taken"] if told["taken"] else []), told["decision"]["question"]}


def play_and_compare(game: dw.Game, actions: int, number: int) -> set[str]:
    """Play on at random; the questions and facts that were met."""
    met = set()
    for step in range(actions):
        if game.player is None:
            break
        compare(game, game.player)
        met |= facts(decoded(game, game.player))
        if step % EVERY == 0:
            for player in range(game.players):
                compare(game, player)
                met |= facts(decoded(game, player))
        if step % REDRAW_EVERY == 0:
            for player in range(game.players):
                compare_redrawn(game, player, step)
        game.play(chosen(game, number, step))
    return met


@pytest.mark.parametrize(("ruleset", "players", "mode"), TABLES)
def test_an_observation_tells_what_the_view_tells(ruleset: str, players: int, mode: str) -> None:
    met = play_and_compare(dw.new(ruleset, players=players, mode=mode, seed=3), ACTIONS, players)
    assert "turn" in met


def rich(ruleset: str, players: int, mode: str, number: int) -> dw.Game:
    """A position in which every seat has cards of the Center Deck in all its zones."""
    center = [card for card in dw.cards(ruleset) if card.origin == "center"]
    center.sort(key=lambda card: hashlib.sha256(f"{number} {card.id}".encode()).digest())
    heroes = [card.id for card in center if card.type == "hero"]
    constructs = [card.id for card in center if card.type == "construct"]
    trophies = [card.id for card in center if "trophy" in card.keywords]
    seats = range(players)
    return dw.scenario(
        ruleset, players=players, mode=mode, runes=8, power=11, energy=0 if ruleset == RULESET else 4, seed=number,
        hand=[[*heroes[seat::players][:4], "mystic"] for seat in seats],
        deck=[[*heroes[seat::players][4:6], "militia", "apprentice", "apprentice"] for seat in seats],
        discard=[[*heroes[seat::players][6:7], "militia"] for seat in seats],
        constructs=[constructs[seat::players][:3] for seat in seats], trophies=[trophies[seat : seat + 1] for seat in seats],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("ruleset", "players", "mode", "wanted"),
    [
        (RULESET, 3, "versus", {"acquire", "copy a Hero", "keep one Construct", "shared", "taken", "top", "used"}),
        (VIGIL, 2, "versus", {"acquire or defeat", "destroy a Construct of another seat", "known", "trophies", "used"}),
        (VIGIL, 4, "teams", {"defeat", "take a discarded card", "trophies", "used", "whose reward comes next"}),
        (COMBINED, 3, "versus", {"discard", "known", "move the card just acquired", "top", "trophies", "used"}),
        (COMBINED, 1, "solo", {"acquire", "known", "top", "trophies", "used"}),
    ],
)
def test_rich_positions_too(ruleset: str, players: int, mode: str, wanted: set[str]) -> None:
    """Used abilities, cards that pass between hands, known cards, Trophies, and most kinds of questions."""
    met: set[str] = set()
    for number in range(6):
        met |= play_and_compare(rich(ruleset, players, mode, number), 40, number)
    assert wanted <= met


def test_questions_that_are_rare():
    """Where a card goes that two Constructs may move; whether the teammate gets a card of several."""
    game = given(
        COMBINED, constructs=["rocket-courier-x-99", "prototype-ch32"], row=["burrower-mark-ii"], runes=8, energy=1
    )
    when(game, "acquire burrower-mark-ii@1")
    gift = given(VIGIL, players=4, mode="teams", row=["herald-of-doom", "darkwalker"], power=8, runes=2, energy=8)
    when(gift, "defeat herald-of-doom@1")
    questions = []
    for one in (game, gift):
        for player in range(one.players):
            compare(one, player)
        questions.append(decoded(one, 0)["decision"]["question"])
    assert questions == ["where the card just acquired goes", "give the card to the teammate"]


def test_what_the_owner_alone_has_seen_is_told_to_the_owner_alone():
    """R-206: the owner knows two cards of a deck, everybody one of them."""
    game = given(deck=[["mystic", "militia", "apprentice"], []])
    here = st.seat(game.state, 0)
    game.state[here + st.SEEN_TOP], game.state[here + st.KNOWN_TOP] = 2, 1
    assert decoded(game, 0)["seats"][0]["next"] == ["mystic", "militia"]
    assert decoded(game, 1)["seats"][1]["next"] == ["mystic"]
    for player in range(2):
        compare(game, player)
        compare_redrawn(game, player, 1)


def test_cards_that_passed_unseen_are_nobodys_for_sure():
    """R-208: seat 1 and the taker share one pool for seat 2, and the other way round; the taker knows everything."""
    game = given(
        players=3, hand=[[], ["mystic"], ["militia"]], deck=[["apprentice"] * 6, ["apprentice"] * 3, []], row=[XERON], power=6
    )  # fmt: skip
    when(game, f"defeat {XERON}@1")
    first, second, third = (decoded(game, player)["seats"] for player in range(3))
    assert not any(seat["shared"] for seat in first)
    assert [seat["shared"] for seat in second] == [False, True, True]
    assert [seat["shared"] for seat in third] == [False, True, True]
    assert third[1]["unseen"] == third[2]["unseen"] == sorted(["apprentice"] * 9 + ["mystic", "militia"])
    assert decoded(game, 2)["taken"] == ["militia"]
    assert [seat["total"] for seat in third] == [game.score_of(2), 0, 0]
    for player in range(3):
        compare(game, player)
        compare_redrawn(game, player, 5)


def test_the_order_on_the_deck_is_told_to_those_who_know_it():
    druids, kor = "druids-of-the-stone-circle", "kor-the-ferromancer"
    game = given(
        hand=[[druids, "twofold-askara"], ["mystic"]], deck=[["apprentice", "militia"], []], row=["demon-slayer", kor]
    )
    when(game, f"play {druids}", "choose row:demon-slayer@1", "play twofold-askara", f"choose row:{kor}@2")
    assert decoded(game, 0)["seats"][0]["next"] == [kor, "demon-slayer"]
    assert decoded(game, 1)["seats"][1]["next"] == [kor, "demon-slayer"]


def test_a_finished_game_asks_nothing():
    game = dw.new(seed=1)
    while not game.over:
        game.play(chosen(game, len(game.history)))
    assert decoded(game, 0)["decision"] is None
    assert decoded(game, 1)["pool"] == game.pool


def test_every_field_has_its_place():
    """The fields follow each other without a gap, and the rule writes just as many numbers."""
    for ruleset, players, mode in TABLES:
        game = dw.new(ruleset, players=players, mode=mode, seed=1)
        layout = Layout(game.ruleset, players, mode)
        ends = [field.offset + field.length for field in layout.fields]
        assert [field.offset for field in layout.fields] == [0, *ends[:-1]]
        assert len(layout.by_name) == len(layout.fields)
        assert all(len(field.cells) in (0, field.length) for field in layout.fields)
        out = np.zeros(layout.size + 2, dtype=np.int16)
        out[0] = out[-1] = -7
        KIND.modes.compiled(observe_game)(game.state, game.ruleset.table, 0, out, 1)
        assert out[0] == out[-1] == -7 and out[1:-1].min() >= 0


def test_interpreted_and_compiled_agree():
    game = dw.new(VIGIL, players=3, seed=2)
    for step in range(40):
        game.play(chosen(game, step))
    for player in range(3):
        out = np.zeros_like(observation(game, player))
        KIND.modes.interpreted(observe_game)(game.state, game.ruleset.table, player, out, 0)
        assert np.array_equal(out, observation(game, player))


def test_it_is_translated_for_a_device():
    source = cuda_source([ob.observe], Plan({}, KIND.bound))
    assert "playing__observe(auto s, auto t, int player, int used, auto out, int at)" in source


def test_an_observation_of_another_table_is_refused():
    layout = Layout(dw.new(seed=1).ruleset, 2)
    with pytest.raises(dw.DeckwrightError, match="has 1195 numbers, not the shape"):
        layout.decode(np.zeros(7, dtype=np.int16))
