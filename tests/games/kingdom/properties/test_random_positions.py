"""Kingdoms in the middle of anything: every card at any stage, so that every effect is met, also those found late."""

import random
from collections import Counter
from typing import Any

import pytest

from deckwright.games.kingdom.rules import tables as tb
from tests.games.kingdom.properties.test_random_kingdoms import check, check_quiet, pick
from tests.games.kingdom.talk import Game, given, vale

SEEDS = range(12)
ACTIONS = 120


def anywhere(seed: int) -> Game:
    """A position with most cards in the kingdom, at random stages, and much to pay with."""
    return given(seed=seed, **position(seed))


def position(seed: int) -> dict[str, Any]:
    """Such a position, part by part."""
    chance = random.Random(seed)
    zones: dict[str, list[int]] = {name: [] for name in ("play", "deck", "discard", "permanents", "destroyed", "box")}
    stage: dict[int, int] = {}
    ticks: dict[int, list[int]] = {}
    for number in chance.sample(vale().numbers, len(vale().numbers)):
        card = vale().card(vale().place[number])
        if card.kind == "expansion" or chance.random() < 0.15:
            zones["box"].append(number)
            continue
        if card.kind == "scroll":
            zones["destroyed"].append(number)
            continue
        now = card.stages[chance.choice(sorted(card.stages))]
        stage[number] = now.number
        if now.boxes:
            ticks[number] = list(range(1, chance.randrange(now.boxes) + 1))
        if now.is_permanent:
            zones["permanents"].append(number)
        elif len(zones["play"]) < 12:
            zones["play"].append(number)
        else:
            zones[chance.choice(("deck", "discard"))].append(number)
    pool = {word: chance.randrange(7) for word in ("coin", "wood", "stone", "metal", "sword", "good")}
    return {"round": 20, "stage": stage, "ticks": ticks, "pool": pool, **zones}


def played(seed: int) -> Counter[tuple[int, int]]:
    """Play on from a position at random; the effects that were used."""
    game, chance = anywhere(seed), random.Random(seed)
    used: Counter[tuple[int, int]] = Counter()
    for n in range(ACTIONS):
        if game.over:
            break
        action = pick(game, chance)
        verb, card, ordinal = game.ruleset.actions[action]
        if verb in (tb.USE, tb.CHOOSE_TRIGGER):
            used[card, ordinal] += 1
        game.go(action)
        if n % 10 == 0:
            check(game)
            check_quiet(game)
    return used


@pytest.mark.parametrize("seed", SEEDS)
def test_any_position_goes_on(seed: int) -> None:
    assert played(seed)
