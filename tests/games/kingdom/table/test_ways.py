"""What to produce first: every way works, none with fewer cards is left out, and nothing is told of what lies hidden."""

import itertools
import random
from collections.abc import Iterator

import numpy as np
import pytest

import deckwright as dw
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.table.ruleset import Action
from deckwright.games.kingdom.table.ways import meant_by
from deckwright.kernel import playing, stack
from tests.games.kingdom.table.positions import NO_EVENTS
from tests.games.kingdom.talk import vale

MOST_CARDS = 5
POOL = slice(st.POOL, st.POOL + 6)
COSTLY = ("upgrade 9 down", "upgrade 4 right", "upgrade 3 down", "upgrade 7 down", "upgrade 12 down")


def played(game: dw.Game, texts: list[str]) -> dw.Game:
    copied = game.copy()
    for text in texts:
        copied.play(text)
    return copied


def after(state: np.ndarray, action: int) -> np.ndarray:
    twin = state.copy()
    vale().kind.modes.interpreted(playing.apply)(twin, vale().table, NO_EVENTS, action)
    return twin


def legal(state: np.ndarray) -> list[int]:
    out = np.zeros(1024, dtype=np.int16)
    n = vale().kind.modes.interpreted(playing.legal)(state, vale().table, out)
    return [int(action) for action in out[:n]]


def produced(state: np.ndarray, cards: tuple[int, ...]) -> Iterator[np.ndarray]:
    """Every position after these cards have produced, with every answer."""
    waiting = [(state, cards)]
    while waiting:
        here, left = waiting.pop()
        if stack.top(here) > stack.FRAMES:
            waiting += [(after(here, action), left) for action in legal(here)]
        elif not left:
            yield here
        else:
            action = vale().index[tb.PRODUCE, left[0], 0]
            if action in legal(here):
                waiting.append((after(here, action), left[1:]))


def fewest(state: np.ndarray, target: Action) -> tuple[int, set[frozenset[int]]]:
    """By trying all orders of all sets: how many cards are needed, and which sets of so many do."""
    index = vale().index[target]
    can = [vale().actions[action][1] for action in legal(state) if vale().actions[action][0] == tb.PRODUCE]
    for n in range(1, MOST_CARDS + 1):
        found = {
            frozenset(order)
            for order in itertools.permutations([card for card in can if card != target[1]], n)
            if any(index in legal(one) for one in produced(state, order))
        }
        if found:
            return n, found
    return 0, set()


def cards_of(way: list[str]) -> frozenset[int]:
    return frozenset(vale().place[int(text.split()[1])] for text in way if text.startswith("produce"))


def position(seed: int) -> dw.Game:
    """Some cards in play at random stages, among them some that make others give more or upgrades cheaper."""
    chance = random.Random(seed)
    wanted = [number for number in vale().numbers if vale().card(vale().place[number]).kind == "kingdom"]
    play, stage = [], {}
    for number in chance.sample(wanted, 40):
        stages = vale().card(vale().place[number]).stages
        now = stages[chance.choice(sorted(stages))]
        if not now.is_permanent and len(play) < MOST_CARDS and (now.produces or now.upgrades):
            play.append(number)
            stage[number] = now.number
    pool = {word: chance.randrange(2) for word in ("coin", "wood", "stone", "metal", "sword", "good")}
    return dw.scenario("kingdom", play=play, stage=stage, pool=pool, round=9, seed=seed)


@pytest.mark.parametrize("seed", range(12))
def test_ways_are_what_trying_everything_finds(seed: int) -> None:
    game = position(seed)
    for text, actions in meant_by(vale()).items():
        try:
            ways = game.ways(text)
        except dw.IllegalAction:
            continue
        target = next(one for one in actions if one[1] == vale().place[int(text.split()[1])])
        if ways == [[]]:
            assert text in [action.text for action in game.actions()]
            continue
        needed, sets = fewest(game.state, target) if target[0] == tb.UPGRADE else (len(ways[0]) if ways else 0, set())
        for way in ways:
            assert text in [action.text for action in played(game, way).actions()], (text, way)
        if target[0] == tb.UPGRADE:
            assert bool(ways) == bool(sets), text
            first = [cards_of(way) for way in ways if len(cards_of(way)) == needed]
            assert {*first} <= sets and len(first) == min(len(sets), 5), (text, ways, sets)


def test_fewest_cards_first_and_then_least_over() -> None:
    game = dw.scenario("kingdom", play=[9, 4, 3, 7, 1, 2, 5, 6, 8], seed=1)
    for text in COSTLY[:4]:
        ways = game.ways(text)
        assert 0 < len(ways) <= 5
        left = [(len(cards_of(way)), sum(played(game, way).state[POOL].tolist())) for way in ways]
        assert left == sorted(left)
        assert len({cards_of(way) for way in ways}) == len(ways)


def test_what_can_be_paid_needs_nothing() -> None:
    game = dw.scenario("kingdom", play=[1, 2], pool={"coin": 2}, seed=1)
    assert game.ways("upgrade 1 down") == [[]] == game.ways("  upgrade   1 down ")


def test_nothing_would_do() -> None:
    game = dw.scenario("kingdom", play=[1, 2], seed=1)
    assert game.ways("upgrade 1 down") == []
    assert dw.scenario("kingdom", play=[1, 2, 3], deck=[4], phase="next", seed=1).ways("upgrade 1 down") == []


def test_a_slash_is_answered_on_the_way() -> None:
    """Card 4 at stage 3 gives wood, and wood or metal."""
    game = dw.scenario("kingdom", play=[4, 5], stage={4: 3}, seed=1)
    ways = [way for text in ("upgrade 5 right",) for way in game.ways(text)]
    assert ways == []
    paid = dw.scenario("kingdom", play=[1, 4, 2], stage={1: 3, 4: 3}, pool={"stone": 1}, seed=1)
    assert paid.ways("upgrade 1 down") == [["produce 4", "choose resource:wood"]]


@pytest.mark.parametrize(
    "text", ["upgrade 137 down", "upgrade 999 down", "upgrade 8 down", "produce 8", "fly", "", 7, None]
)
def test_what_is_no_upgrade_or_effect_in_play_is_refused(text) -> None:
    game = dw.scenario("kingdom", play=[1, 2], deck=[8], seed=1)
    before = game.state.copy()
    with pytest.raises(dw.IllegalAction, match=r"Legal: pass|Legal:"):
        game.ways(text)
    assert np.array_equal(game.state, before)


def test_a_blocked_card_has_no_ways_and_gives_none() -> None:
    game = dw.scenario("kingdom", play=[14, 1, 2, 3], blocks={14: [1]}, seed=1)
    with pytest.raises(dw.IllegalAction):
        game.ways("upgrade 1 down")
    assert all("produce 1" not in way for way in game.ways("upgrade 2 down"))


def test_finding_them_changes_nothing() -> None:
    game = dw.scenario("kingdom", play=[9, 4, 3, 7, 1], seed=1)
    before, events = game.state.copy(), len(game.log)
    assert game.ways("upgrade 3 down")
    assert np.array_equal(game.state, before) and len(game.log) == events and game.history == []
