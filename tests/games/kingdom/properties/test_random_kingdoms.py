"""Whole kingdoms at random: what holds after every action, and that none of them is cut."""

import random

import numpy as np
import pytest

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import engine
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import stack
from tests.games.kingdom.talk import Game, begun, vale

SEEDS = range(3)
PROLONGING = {"put", "play", "keep"}  # verbs of steps that bring cards back or keep them
PASSES = 0.15  # how often a pass is taken where something else could be done


def listed(game: Game) -> list[int]:
    out = np.zeros(2048, dtype=np.int16)
    return [int(action) for action in out[: engine.legal(game.state, game.ruleset.table, out)]]


def pick(game: Game, chance: random.Random) -> int:
    """Any legal action, a pass seldom."""
    actions = listed(game)
    verbs = [game.ruleset.actions[action][0] for action in actions]
    others = [action for action, verb in zip(actions, verbs, strict=True) if verb != tb.PASS]
    return chance.choice(others if others and chance.random() > PASSES else actions)


def check(game: Game) -> None:
    """Every card lies in one place, lists agree with the cells of cards, and nothing is below zero."""
    s = game.state
    n = len(game.ruleset.numbers)
    zones = s[st.ZONE : st.ZONE + n]
    assert set(zones.tolist()) <= set(range(1, len(zn.ZONES)))
    for zone, at, count in (
        (zn.DECK, st.DECK, st.DECK_COUNT),
        (zn.PLAY, st.PLAY, st.PLAY_COUNT),
        (zn.PERMANENTS, st.PERMANENTS, st.PERMANENT_COUNT),
    ):
        cards = s[at : at + s[count]].tolist()
        assert sorted(cards) == np.flatnonzero(zones == zone).tolist()
        assert not s[at + s[count] : at + st.CARD_ROOM].any()
    assert (s[st.POOL : st.POOL + ops.KINDS_OF_RESOURCE] >= 0).all()
    assert (s[st.SUPPLY : st.SUPPLY + ops.STICKER_KINDS] >= 0).all()
    assert s[st.KNOWN_TOP] + 0 <= s[st.DECK_COUNT] and s[st.KNOWN_BOTTOM] <= s[st.DECK_COUNT]
    for card in range(n):
        definition = game.ruleset.card(card)
        assert int(s[st.STAGE + card]) in definition.stages
        by = int(s[st.BLOCKED_BY + card])
        assert by == 0 or (zones[card] == zn.PLAY and zones[by - 1] == zn.PLAY)
    assert not s[st.SORT_HIGH : st.SORT_LOW + st.CARD_ROOM].any() and not s[st.SCRATCH : st.SCRATCH + 2].any()


def check_quiet(game: Game) -> None:
    """When a turn is asked, nothing waits: positions that are equal are equal cell by cell."""
    s = game.state
    if s[stack.HEIGHT] == 1 and s[stack.top(s) + stack.KIND] == fr.TURN:
        assert s[st.WAITING_COUNT] == 0 and s[st.NOTE_COUNT] == 0 and s[st.PRICE_ITEMS] == 0
        assert not s[st.WAITING : st.NOTES + st.NOTE_CELLS * st.NOTE_ROOM].any()
        assert not s[st.PRODUCED : st.PRODUCED + ops.KINDS_OF_RESOURCE].any()
        assert not s[st.PRICE : st.PRICE + 2 * st.PRICE_ROOM].any()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_kingdom_at_random(seed: int) -> None:
    """Cards are conserved, every listed action applies, a copy goes on alike, and no turn or round is cut."""
    game, chance = begun(seed=seed + 1), random.Random(seed)
    decisions = 0
    while not game.over:
        action = pick(game, chance)
        if decisions % 25 == 0:
            check(game)
            check_quiet(game)
            copied = Game(game.ruleset, game.state.copy())
            copied.go(action)
            game.go(action)
            assert (copied.state == game.state).all()
        else:
            game.go(action)
        decisions += 1
    assert game.cell(st.ROUND) == 31
    assert not game.heard("turn_cut") and not game.heard("round_cut")
    assert {event.card for event in game.log} <= {None, *game.ruleset.numbers}


def test_a_kingdom_and_its_three_expansions() -> None:
    """All of it at random: 31 rounds, then four rounds for each expansion."""
    game, chance = begun(seed=11), random.Random(11)
    for expansion in (0, 137, 138, 136):
        if expansion:
            assert game.may_expand(expansion)
            game.expand(expansion)
        while not game.over:
            game.go(pick(game, chance))
        check(game)
        assert game.cell(st.ROUND) == (4 if expansion else 31)
    assert game.cell(st.SCORES) == 4
    assert [game.zone(number) for number in (136, 137, 138)] == ["destroyed"] * 3


def test_what_is_not_listed_is_never_listed_twice() -> None:
    """Each action stands once in the list, and each index is one action."""
    game, chance = begun(seed=5), random.Random(5)
    for _ in range(300):
        actions = listed(game)
        assert len(set(actions)) == len(actions) > 0
        game.go(chance.choice(actions))
    assert len(set(vale().actions)) == len(vale().actions)


def test_whoever_only_prolongs_a_round_ends_it_too() -> None:
    """Cards that bring cards back or keep them are used whenever they can be; no round is cut (K-R.23)."""
    game, chance = begun(seed=8), random.Random(8)
    longest = 0
    while not game.over and game.cell(st.ROUND) < 24:
        actions = [(action, game.ruleset.actions[action]) for action in listed(game)]
        wanted = [
            a
            for a, (verb, card, n) in actions
            if verb in (tb.USE, tb.CHOOSE_TRIGGER) and prolongs(game.ruleset, card, n)
        ]
        choices = [a for a, (verb, _, _) in actions if verb in (tb.CHOOSE_CARD, tb.ACCEPT)]
        others = [a for a, (verb, _, _) in actions if verb not in (tb.ADVANCE, tb.DECLINE, tb.DONE)]
        game.go(chance.choice(wanted or choices or others or [a for a, _ in actions]))
        longest = max(longest, game.cell(st.TURN))
    assert longest < st.TURNS_IN_A_ROUND and not game.heard("round_cut")


def prolongs(ruleset: Ruleset, card: int, ordinal: int) -> bool:
    """Whether an effect of a card brings cards back or keeps them."""
    definition = ruleset.card(card)
    effects = [effect for number in sorted(definition.stages) for effect in definition.stages[number].effects]
    return any(step.phrase.verb in PROLONGING for step in effects[ordinal].steps)
