"""Positions that are given by hand: what cannot be is refused with a reason; actions read as they are written."""

import re

import pytest

from deckwright.cards.errors import IllegalScenario
from deckwright.games.kingdom.table.actions import text_of
from tests.games.kingdom.talk import given, vale

WRONG = {
    "an unknown number": ({"play": [139]}, "no card 139"),
    "a card in two zones": ({"play": [1], "deck": [1]}, "in play and in deck"),
    "a stage that is missing": ({"play": [11], "stage": {11: 4}}, "no stage 4"),
    "a permanent in the deck": ({"deck": [24]}, "permanent at stage 1"),
    "a card that is not permanent": ({"permanents": [1]}, "not permanent"),
    "a blocked card outside play": ({"play": [14], "discard": [1], "blocks": {14: [1]}}, "only where both lie in play"),
    "more stickers than there are": ({"play": [1], "stickers": {1: [11, 11]}}, "no sticker 11"),
    "a sticker of another box": ({"play": [1], "stickers": {1: [9]}}, "no sticker 9"),
    "a box that is missing": ({"permanents": [24], "ticks": {24: [9]}}, "no box 9"),
    "a mark on a card in the box": ({"ticks": {24: [1]}}, "lies in the box"),
    "an effect that is not of that kind": ({"play": [4], "crossed": {4: ["fell"]}}, "no effect fell"),
    "an effect without a limit": ({"play": [4], "used": {4: {"fell": 1}}}, "has no limit"),
    "a resource that is none": ({"pool": {"gold": 1}}, "cannot hold 1 gold"),
    "less than nothing": ({"pool": {"coin": -1}}, "cannot hold -1 coin"),
    "a phase that is none": ({"phase": "night"}, "no phase night"),
    "a box that does not take the rest": ({"play": [1], "box": [2, 3]}, "lies nowhere"),
    "a card that stays and is not there": ({"stay": [1]}, "does not lie there"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_is_refused(what: str) -> None:
    parts, said = WRONG[what]
    with pytest.raises(IllegalScenario, match=re.escape(said)):
        given(**parts)


def test_marks_are_put_on_the_stage_that_is_named() -> None:
    game = given(play=[1], stage={1: 3}, stickers={1: {4: [8]}}, permanents=[137], ticks={137: {2: [1]}})
    assert game.stickers(1) == {4: [8]} and game.fame_of(1) == 1
    assert game.ticked(137) == []


def test_uses_are_counted() -> None:
    assert given(play=[42, 1], deck=[2], used={42: {"watch": 1}}, phase="end_of_turn").legal == ["go on"]
    assert "choose card:1" in given(play=[42, 1], deck=[2], phase="end_of_turn").legal


def test_every_action_has_its_own_words() -> None:
    """Of equal names on several stages only one can be meant at a time."""
    rules = vale()
    texts = {text_of(rules, action) for action in rules.actions}
    assert {
        "upgrade 9 down",
        "use 4 fell",
        "choose trigger:14/ambush",
        "choose resource:wood",
        "choose side:4",
        "go on",
    } <= texts
    assert {
        "choose box:3",
        "choose option:2",
        "choose done",
        "accept",
        "decline",
        "pass",
        "advance",
        "produce 12",
    } <= texts
