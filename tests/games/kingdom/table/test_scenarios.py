"""Positions by hand through `dw.scenario`: what is given lies there, odd values are read or refused, and saves keep it."""

import json
import re
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.games.kingdom.rules import state as st
from tests.games.kingdom.talk import vale

PACK = """
game: kingdom
set: more
name: {en: More, pt: Mais, pl: Więcej, ru: Ещё}
into: [vale-of-orrin]
cards:
  - number: 500
    stage 1:
      name: {en: Mill, pt: Moinho, pl: Młyn, ru: Мельница}
      keywords: building
      produces: coin
"""
WHOLE = {
    "round": 9, "turn": 2, "seed": 1, "play": [4, 1, 14], "deck": [9, 2, 6], "permanents": [24], "destroyed": [23],
    "discard": [3, 5, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 25, 26], "box": None, "set_aside": [], "banished": [],
    "stage": {1: 3, 21: 4}, "stickers": {1: [1, 8]}, "ticks": {24: [1, 2]}, "crossed": {}, "banished_fame": 0, "written_fame": 0,
    "pool": {"coin": 2}, "blocks": {14: [1]}, "stay": [], "used": {}, "known_top": 0, "known_bottom": 0, "supply": {8: 0}, "last_round": False,
    "expansion": None, "score_track": [], "read": [], "options": {"source_leaves": "after"},
}  # fmt: skip


def cell(game: dw.Game, at: int, number: int = 0) -> int:
    return int(game.state[at + (vale().place[number] if number else 0)])


def test_everything_can_be_given() -> None:
    game = dw.scenario("kingdom", **WHOLE)
    assert (game.round, cell(game, st.TURN), game.turns) == (9, 2, 2)
    assert (cell(game, st.STAGE, 1), cell(game, st.STUCK, 1), cell(game, st.SUPPLY + 8)) == (3, 2, 0)
    assert cell(game, st.BLOCKED_BY, 1) == vale().place[14] + 1
    assert game.state[st.TICKS + 4 * vale().place[24]] == 0b11
    assert game.state[st.POOL] == 2 and game.decision.kind == "turn"


def test_it_is_saved_and_loaded_again() -> None:
    game = dw.scenario("kingdom", **WHOLE)
    game.play("use 4 fell")
    again = dw.load(json.dumps(game.save()))
    assert np.array_equal(again.state, game.state) and again.history == game.history
    assert dw.load(again.save()).save() == again.save() == game.save()


def test_numbers_of_numpy_are_numbers() -> None:
    plain = dw.scenario("kingdom", play=[1, 2], stage={1: 3}, stickers={1: {3: [8]}}, round=3, pool={"coin": 2}, seed=1)
    odd = dw.scenario(
        "kingdom", play=(np.int64(1), np.int8(2)), stage={np.int16(1): np.int64(3)}, seed=1, round=np.int32(3),
        stickers={"1": {np.int64(3): (np.int64(8),)}}, pool={"coin": np.int64(2)},
    )  # fmt: skip
    assert np.array_equal(plain.state, odd.state)
    assert np.array_equal(dw.load(json.dumps(odd.save())).state, odd.state)


@pytest.mark.parametrize(
    ("phase", "kind", "turn"), [("turn", "turn", 2), ("turn_start", "turn", 2), ("end_of_turn", "next", 2), ("next", "next", 2)]
)  # fmt: skip
def test_it_begins_at_the_phase_that_is_given(phase: str, kind: str, turn: int) -> None:
    game = dw.scenario("kingdom", play=[1], deck=[2, 3, 5, 6, 7, 8], round=4, turn=2, seed=1, phase=phase)
    assert (game.decision.kind, game.round, cell(game, st.TURN)) == (kind, 4, turn)
    assert np.array_equal(dw.load(game.save()).state, game.state)


def test_a_round_begins_with_discoveries_and_a_shuffle() -> None:
    game = dw.scenario("kingdom", discard=list(range(1, 11)), round=2, seed=1, phase="round_start")
    assert game.round == 2 and {event.kind for event in game.log} >= {"round", "discover", "shuffle", "turn", "play"}


def test_equal_seeds_shuffle_alike() -> None:
    games = [
        dw.scenario("kingdom", discard=list(range(1, 11)), round=2, seed=seed, phase="round_start")
        for seed in (1, 1, "one", "one", 2)
    ]
    first, again, text, same, other = (game.state.tobytes() for game in games)
    assert first == again and text == same and len({first, text, other}) == 3


def test_a_pack_adds_its_cards(tmp_path: Any) -> None:
    (tmp_path / "more.yaml").write_text(PACK, encoding="utf-8")
    game = dw.scenario("kingdom", play=[500, 1], seed=1, packs=[tmp_path / "more.yaml"])
    game.play("produce 500")
    assert game.state[st.POOL] == 1 and game.ruleset_id == "kingdom+more"
    assert dw.load(game.save()).ruleset_id == "kingdom+more"


WRONG = {
    "a word that is none": ({"hand": [1]}, "nothing called 'hand'"),
    "a word that is nearly one": ({"plays": [1]}, "Did you mean play"),
    "an unknown number": ({"play": [999]}, "no card 999"),
    "an unknown number elsewhere": ({"stage": {999: 1}}, "no card 999"),
    "an id as text": ({"play": ["1"]}, "play is a list of numbers"),
    "a number instead of a list": ({"deck": 4}, "deck is a list of numbers, not 4"),
    "yes as a number": ({"play": [True]}, "play is a list of numbers"),
    "a stage that is missing": ({"play": [11], "stage": {11: 4}}, "no stage 4"),
    "a stage that is no number": ({"play": [1], "stage": {1: "down"}}, "stage of 1 is a whole number"),
    "stages that are no mapping": ({"stage": [3]}, "stage is a mapping, such as {1: 3}"),
    "a card twice": ({"play": [1, 1]}, "one place only"),
    "a card in two zones": ({"play": [1], "discard": [1]}, "in play and in discard"),
    "a permanent in play": ({"play": [24]}, "permanent at stage 1"),
    "a permanent in the deck": ({"deck": [24]}, "cannot lie in deck"),
    "no permanent": ({"permanents": [1]}, "not permanent"),
    "a blocked card outside play": ({"play": [14], "blocks": {14: [1]}}, "only where both lie in play"),
    "a card under itself": ({"play": [14, 1], "blocks": {14: [14]}}, "only where both lie in play"),
    "cards under each other": ({"play": [14, 1], "blocks": {14: [1], 1: [14]}}, "lies on itself"),
    "a card under two": ({"play": [14, 1, 2], "blocks": {14: [1], 2: [1]}}, "blocked by two"),
    "more stickers than there are": ({"play": [1], "stickers": {1: [11, 11]}}, "no sticker 11 is left"),
    "a supply that is too large": ({"supply": {8: 99}}, "no more than 8"),
    "stickers at a stage that is missing": ({"play": [11], "stickers": {11: {4: [8]}}}, "no stage 4 for stickers"),
    "a tick without a box": ({"play": [1], "ticks": {1: [1]}}, "no box 1"),
    "stickers in the box": ({"stickers": {1: [8]}}, "lies in the box"),
    "ticks in the box": ({"ticks": {24: [1]}}, "lies in the box"),
    "crossed in the box": ({"crossed": {25: ["terraces"]}}, "lies in the box"),
    "a stage in the box": ({"stage": {1: 3}}, "lies in the box"),
    "an effect that is none": ({"play": [4], "crossed": {4: ["fly"]}}, "no effect fly"),
    "too many uses": ({"play": [42], "used": {42: {"watch": 99}}}, "can be used"),
    "a resource that is none": ({"pool": {"gold": 1}}, "no resource 'gold'"),
    "less than nothing": ({"pool": {"coin": -1}}, "coin in the pool is a whole number"),
    "too much": ({"pool": {"coin": 10_000}}, "from 0 to 9999"),
    "known cards that are not there": ({"deck": [1], "known_top": 2}, "the deck has 1 cards"),
    "round nothing": ({"round": 0}, "round is a whole number from 1"),
    "a part of a round": ({"round": 1.5}, "round is a whole number"),
    "a phase that is none": ({"phase": "night"}, "no phase 'night'"),
    "no flag": ({"last_round": 1}, "True or False"),
    "an expansion that is none": ({"expansion": 12}, "card 12 is no expansion"),
    "a round that it does not have": ({"permanents": [137], "expansion": 137, "round": 9}, "has 4 rounds"),
    "too many scores": ({"score_track": [1] * 11}, "score track has 11 places"),
    "set aside behind the gate": ({"destroyed": [23], "set_aside": [1]}, "restart is closed"),
    "another seat": ({"turn_player": 1}, "the only seat"),
    "a card that stays and is not there": ({"stay": [1]}, "does not lie there"),
    "a box that does not take the rest": ({"play": [1], "box": [2, 3]}, "lies nowhere"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_is_refused_with_the_reason(what: str) -> None:
    given, said = WRONG[what]
    with pytest.raises(dw.IllegalScenario, match=re.escape(said)) as error:
        dw.scenario("kingdom", seed=1, **given)
    assert str(error.value).startswith("This position cannot be: ") and str(error.value).isprintable()


@pytest.mark.parametrize(
    "given", [{"players": 2}, {"mode": "versus"}, {"options": {"iron": "perhaps"}}, {"options": {"gold": "yes"}}, {"first": 3}]
)  # fmt: skip
def test_what_no_kingdom_has_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(dw.BadOption):
        dw.scenario("kingdom", seed=1, **given)
