"""What programs that learn may ask of `vec_env`: only what needs a thought, actions as lists, and what is learned from."""

import shutil
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.state import deck_at, hand_at, seat
from deckwright.games.ascension.study import inputs as ip
from deckwright.table.rulesets import resolve
from tests.envs.device_on_processor import fake_cupy
from tests.talk import COMBINED, RULESET, VIGIL

GAMES, SEED, LISTED = 12, 5, 48
TABLES = [(RULESET, 2, "versus"), (VIGIL, 3, "versus"), (COMBINED, 4, "teams")]


def learner(ruleset: str = RULESET, players: int = 2, mode: str = "versus", **more: Any) -> dw.VecEnv:
    options = {"narrow": True, "listed": LISTED, "learning": True, "cores": 1, "seed": SEED, "games": GAMES}
    return dw.vec_env(ruleset, players, mode=mode, **{**options, **more})


@cache
def stepped(ruleset: str, players: int, mode: str, steps: int = 120) -> dw.VecEnv:
    """Games in the middle of things."""
    env = learner(ruleset, players, mode)
    env.reset()
    for _ in range(steps):
        env.step(env.policy_actions("greedy"))
    return env


def test_without_these_options_nothing_is_different():
    plain, asked = dw.vec_env(RULESET, games=GAMES, seed=SEED, cores=1), learner(narrow=False, listed=0, learning=False)
    for one, other in zip(plain.reset()[:5], asked.reset()[:5], strict=True):
        assert one.dtype == other.dtype and np.array_equal(one, other)


@pytest.mark.parametrize("narrow", [False, True])
def test_lists_say_what_marks_say(narrow: bool):
    marked, listed = learner(narrow=narrow, listed=0, learning=False), learner(narrow=narrow, learning=False)
    marked.reset(), listed.reset()
    for _ in range(60):
        actions = marked.policy_actions("random")
        assert np.array_equal(actions, listed.policy_actions("random"))
        one, other = marked.step(actions), listed.step(actions)
        assert np.array_equal(one.observations, other.observations)
        for mask, listing in zip(one.masks, other.masks, strict=True):
            there = listing[listing >= 0]
            assert np.flatnonzero(mask).tolist() == sorted(there.tolist())
            assert (listing[len(there) :] == -1).all()
        assert marked.actions(3) == listed.actions(3)


def test_what_needs_no_thought_is_not_asked():
    """Of several cards that only bring something one comes first, and alone: it is played unasked."""
    narrow, wide = learner(learning=False), learner(narrow=False, learning=False)
    counts = []
    for env in (narrow, wide):
        env.reset()
        ended: list[int] = []
        for _ in range(500):
            now = env.step(env.policy_actions("greedy"))
            assert (now.masks >= 0).sum(axis=1).min() >= 2
            ended += now.info["decisions"][now.done].tolist()
        counts.append(np.mean(ended))
    assert counts[0] < 0.75 * counts[1]


def test_an_action_that_is_not_listed_is_refused():
    env = learner()
    now = env.reset()
    actions = now.masks[:, 0].astype(np.int64)
    for wrong in (-1, 2**40, int(np.setdiff1d(np.arange(env.action_count), now.masks[4])[0])):
        asked = np.where(np.arange(GAMES) == 4, wrong, actions)
        with pytest.raises(dw.IllegalAction, match="those of the games 4; nothing was done"):
            env.step(asked)
    env.step(actions)


@pytest.mark.parametrize(("ruleset", "players", "mode"), TABLES)
def test_a_row_begins_with_the_observation(ruleset: str, players: int, mode: str):
    env = stepped(ruleset, players, mode)
    plain = dw.vec_env(ruleset, players, mode=mode, games=GAMES, seed=SEED, cores=1, narrow=True)
    plain.reset()
    for _ in range(120):
        plain.step(plain.policy_actions("greedy"))
    assert env.learned is not None
    assert np.array_equal(env.now.observations[:, : plain.size], plain.now.observations)
    assert env.decode(3) == plain.decode(3)
    assert env.learned.derived_at == plain.size and env.size == env.learned.size
    assert env.learned.hidden_at % 64 == 0 and env.size % 64 == 0


@pytest.mark.parametrize(("ruleset", "players", "mode"), TABLES)
def test_every_number_has_a_field_and_a_scale(ruleset: str, players: int, mode: str):
    env = stepped(ruleset, players, mode)
    learned = env.learned
    assert learned is not None
    at = 0
    for field in learned.fields:
        assert field.offset == (learned.hidden_at if at == learned.known else at) and field.length == max(
            len(field.cells), 1
        )
        at = field.offset + field.length
    without = np.ones(env.size, dtype=bool)
    for field in learned.fields:
        without[field.part] = False
    assert not env.now.observations[:, without].any() and not learned.scale[without].any()
    assert (learned.scale[: learned.known] > 0).sum() > 0.9 * learned.known


def test_the_probe_of_two_seats_has_1271_numbers():
    learned = learner().learned
    assert learned is not None
    assert (learned.known, learned.hidden_at, learned.size) == (1271, 1280, 1536)


@pytest.mark.parametrize(("ruleset", "players", "mode"), TABLES)
def test_amounts_are_told_one_by_one_and_decks_on_average(ruleset: str, players: int, mode: str):
    env = stepped(ruleset, players, mode)
    assert env.learned is not None
    fields = {field.name: field for field in env.learned.fields}
    notes = env.learned.notes.reshape(-1, ip.BRINGS).astype(int)
    for row in env.now.observations.astype(int):
        for name, shown in (("runes", ip.RUNES_SHOWN), ("power", ip.POWER_SHOWN), ("pool", ip.POOL_SHOWN)):
            told = row[fields[f"{name}_from"].part]
            assert told.sum() == min(row[fields[name].offset], shown) and (np.diff(told) <= 0).all()
        for place in range(players):
            own = ("hand", "deck") if place == 0 else ("unseen",)
            counts = sum(row[fields[f"seat_{place}.{zone}"].part] for zone in (*own, "discard"))
            if row[fields[f"seat_{place}.on_turn"].offset]:
                counts = counts + row[fields["played"].part]
            expected = counts @ notes * ip.PER_CARD // (ip.WHOLE * max(counts.sum(), 1))
            if row[fields[f"seat_{place}.shared"].offset]:
                expected = np.zeros(ip.BRINGS)
            assert row[fields[f"seat_{place}.average"].part].tolist() == np.clip(expected, 0, ip.MOST).tolist()


@pytest.mark.parametrize(("ruleset", "players", "mode"), TABLES)
def test_a_judge_sees_hands_and_what_comes(ruleset: str, players: int, mode: str):
    env = stepped(ruleset, players, mode)
    assert env.learned is not None
    fields = {field.name: field for field in env.learned.fields}
    for game in range(GAMES):
        s, row, looks = env.backend.state(game), env.now.observations[game], int(env.now.player[game])
        for place in range(players):
            other = (looks + place) % players
            here = seat(s, other)
            if place:
                hand = s[hand_at(s, other) :][: s[here + st.HAND_COUNT]]
                assert sorted(hand) == spread(row[fields[f"seat_{place}.hidden_hand"].part])
            deck = s[deck_at(s, other) :][: s[here + st.DECK_COUNT]]
            assert sorted(deck[-5:]) == spread(row[fields[f"seat_{place}.coming"].part])
        coming = np.zeros(len(env.ruleset.ids), dtype=int)
        for i, card in enumerate(s[st.CENTER :][: s[st.CENTER_COUNT]][::-1][: ip.NEXT_CENTER]):
            coming[card] += ip.NEXT_CENTER - i
        assert row[fields["center.coming"].part].tolist() == coming.tolist()


def spread(counts: np.ndarray) -> list[int]:
    return [card for card, n in enumerate(counts.tolist()) for _ in range(n)]


def test_what_a_seat_may_know_does_not_depend_on_what_is_hidden():
    """Of all that stands before `hidden_at`."""
    from deckwright.envs.stepping import observe_game
    from deckwright.kernel import playing
    from tests.envs.test_vec_env import game_of

    env = stepped(RULESET, 2, "versus")
    assert env.learned is not None
    kind = env.ruleset.kind
    for row in range(4):
        looks = int(env.now.player[row])
        for drawn in range(2):
            s = game_of(env, row).determinize(looks, drawn).state
            seen = np.zeros(env.size, dtype=np.int16)
            kind.modes.interpreted(observe_game)(s, env.ruleset.table, looks, seen, 0)
            derive = kind.modes.interpreted(playing.derive)
            derive(s, env.ruleset.table, looks, env.learned.notes, seen, env.learned.derived_at)
            cut = env.learned.hidden_at
            assert np.array_equal(seen[:cut], env.now.observations[row, :cut])


def test_any_number_of_first_games_is_asked():
    env = learner()
    env.reset()
    everybody = np.array(env.policy_actions("greedy"))
    assert np.array_equal(env.policy_actions("greedy", 5), everybody[:5])
    with pytest.raises(dw.BadOption, match="The number of games that are asked for"):
        env.policy_actions("greedy", GAMES + 1)


def test_a_game_that_nobody_can_be_taught_says_so():
    kingdom = resolve("kingdom")
    with pytest.raises(dw.BadOption, match="No player can be taught kingdom. Games that can be learned: ascension"):
        kingdom.kind.learned(kingdom, 1, "solo")
    with pytest.raises(dw.BadOption, match="room in a list of actions is a whole number"):
        learner(listed=-1)
    with pytest.raises(dw.BadOption, match="narrow is True or False"):
        learner(narrow=3)


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no C++ compiler here")
def test_a_device_shows_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(sys.modules, "cupy", fake_cupy(tmp_path))
    here, there = learner(), learner(device="cuda")
    assert (here.device, there.device) == ("cpu", "cuda")
    here.reset(), there.reset()
    for _ in range(200):
        actions = here.policy_actions("greedy")
        assert np.array_equal(actions, there.policy_actions("greedy"))
        for one, other in zip(here.step(actions)[:5], there.step(actions)[:5], strict=True):
            assert one.dtype == other.dtype and np.array_equal(one, other)
    assert here.now.info["episode"].any()
    assert np.array_equal(here.policy_actions("greedy", 5), there.policy_actions("greedy", 5))
    actions = np.where(np.arange(GAMES) == 4, 100, here.policy_actions("random"))
    before = np.array(there.now.observations[4]), np.array(there.now.masks[4])
    there.step(actions)
    assert np.array_equal(before[0], there.now.observations[4]) and np.array_equal(before[1], there.now.masks[4])
    with pytest.raises(dw.IllegalAction, match="action 100 in game 4"):
        there.check()
