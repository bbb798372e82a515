"""Many games at once: the games of the table, whole and counted, the same on any number of cores."""

from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.bots.weights import weights
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.players import policies as po
from deckwright.games.ascension.players.weighing import context, stage, weight
from deckwright.games.ascension.rules.engine import legal
from deckwright.games.ascension.study import tallies as ta
from deckwright.games.ascension.study.card_counts import card_counts
from deckwright.kernel.mixing import next_word
from deckwright.sim.playout import deal_numbered_game, policy_of
from deckwright.sim.result import Result
from deckwright.table.rulesets import resolve
from deckwright.table.seat import Seat
from deckwright.table.setup import check_setup
from deckwright.table.starting import deal
from tests.talk import key_in

GAMES = 300
NOTHING_TOLD = np.zeros(0, dtype=np.int32)


@pytest.fixture(scope="module")
def result() -> Result:
    return dw.Simulator("ascension-10th", 2, GAMES, seed=5, cores=1).run(["greedy", "busy"])


def table_game(name: str, players: int, seed: int, number: int) -> dw.Game:
    """The numbered game of a simulator at a table."""
    ruleset = resolve(name)
    setup = check_setup(ruleset, players, "versus", None)
    blank = ruleset.stocked(players, "versus", setup.options)
    state = blank.copy()
    KIND.modes.interpreted(deal_numbered_game)(state, blank, ruleset.table, NOTHING_TOLD, seed, number)
    return deal(setup, key_in(state))


def play_at_the_table(game: dw.Game, kinds: list[int], policy: int) -> dw.Game:
    """Choose as the policies do, action by action."""
    page = weights(game.ruleset)
    while game.player is not None:
        out = np.zeros(512, dtype=np.int16)
        n, choice = legal(game.state, game.ruleset.table, out), 0
        if n > 1:
            policy = next_word(policy)
            choice = po.choose(game.state, game.ruleset.table, page, 0, out, n, kinds[game.player], policy)
        game.play(int(out[choice]))
    return game


@pytest.mark.parametrize(
    ("name", "players", "policies"),
    [
        ("ascension-10th", 2, ["greedy", "busy"]),
        ("rise-of-vigil", 2, ["random", "greedy"]),
        ("ascension-combined", 3, ["busy"]),
    ],
)
def test_the_games_are_those_of_the_table_and_the_counts_those_of_its_log(
    name: str, players: int, policies: list[str]
) -> None:
    games, seed = 3, 11
    sim = dw.Simulator(name, players, games, seed=seed, cores=1)
    found = sim.run(policies)
    assert found.cards is not None
    kinds = sim.seated(policies)[1].tolist()
    sums = {
        kind: np.zeros((players, len(sim.ruleset.ids)), dtype=int) for kind in ("acquire", "defeat", "play", "honor")
    }
    seen = np.zeros(len(sim.ruleset.ids), dtype=int)
    owned = np.zeros((players, len(sim.ruleset.ids)), dtype=int)
    for number in range(games):
        game = play_at_the_table(table_game(name, players, seed, number), kinds, policy_of(seed, number))
        assert game.scores() == found.scores[number].tolist()
        assert game.winners() == [found.winner[number]]
        assert game.turns == found.turns[number] and game.first == found.first[number]
        for event in game.log:
            kind = "acquire" if event.kind == "treasure" else event.kind
            if kind == "refill" and event.card:
                seen[sim.ruleset.number[event.card]] += 1
            elif kind in sums and event.player is not None and event.card:
                sums[kind][event.player, sim.ruleset.number[event.card]] += 1
            elif kind == "gain" and event.resource == "honor" and event.player is not None and event.source:
                sums["honor"][event.player, sim.ruleset.number[event.source]] += event.amount
        for player in range(players):
            for zone in ("hand", "deck", "discard", "constructs", "played"):
                for card in game.zone(zone, player):
                    owned[player, sim.ruleset.number[card]] += 1
    assert (found.cards.seen == seen).all()
    assert (found.cards.acquired == sums["acquire"]).all()
    assert (found.cards.defeated == sums["defeat"]).all()
    assert (found.cards.played == sums["play"]).all()
    assert (found.cards.honor == sums["honor"]).all()
    assert (found.cards.owned == owned).all()


def test_any_number_of_cores_and_waves_gives_the_same(result: Result) -> None:
    sim = dw.Simulator("ascension-10th", 2, GAMES, seed=5, cores=3)
    parts = list(sim.waves(["greedy", "busy"], wave=128))
    assert [part.start for part in parts] == [0, 128, 256]
    joined = Result.join(parts[::-1])
    assert joined.state_hash == result.state_hash
    assert joined.cards is not None and result.cards is not None
    assert (joined.cards.chances == result.cards.chances).all()
    later = dw.Simulator("ascension-10th", 2, 44, seed=5, start=256, cores=1, counts=False).run(["greedy", "busy"])
    assert (later.hashes == parts[2].hashes).all()
    assert later.cards is None


def test_other_seeds_and_policies_give_other_games(result: Result) -> None:
    other = dw.Simulator("ascension-10th", 2, GAMES, seed=6, cores=1).run(["greedy", "busy"])
    assert not set(other.hashes) & set(result.hashes)
    exchanged = dw.Simulator("ascension-10th", 2, GAMES, seed=5, cores=1).run(["busy", "greedy"])
    assert exchanged.state_hash != result.state_hash


def test_results_fit_together(result: Result) -> None:
    assert result.games == GAMES and result.ended.all()
    assert ((result.scores[:, 0] > result.scores[:, 1]) <= (result.winner == 0)).all()
    cards = result.cards
    assert cards is not None
    assert cards.owned_by_winner.sum() < cards.owned.sum()
    assert (cards.chances.sum(axis=(2, 3, 4)) <= GAMES).all()
    wins = cards.chances[0, :, :, :, 1].sum(axis=(1, 2)).max()
    assert wins <= (result.winner == 0).sum()
    mystic = cards.ids.index("mystic")
    assert cards.chances[:, mystic].sum() > GAMES
    assert cards.chances.shape == (2, len(cards.ids), ta.PERIODS, 2, 2)


def test_greedy_beats_busy_and_busy_beats_random() -> None:
    sim = dw.Simulator("ascension-10th", 2, 2000, seed=2, counts=False, cores=1)
    assert (sim.run(["greedy", "busy"]).winner == 0).mean() > 0.95
    assert (sim.run(["random", "busy"]).winner == 1).mean() > 0.95


def test_weights_of_ones_own() -> None:
    page = weights(resolve("ascension-10th")).copy()
    page[po.CARELESS] = po.ALWAYS_CARELESS
    sim = dw.Simulator("ascension-10th", 2, 200, seed=3, counts=False, cores=1)
    careless = sim.run([page, "greedy"])
    assert careless.policies == ("weights", "greedy")
    assert (careless.winner == 1).mean() > 0.9
    assert sim.run([page, page]).decisions.mean() > 400, "every move at random"


@pytest.mark.parametrize(
    ("arguments", "policies", "message"),
    [
        ({"games": 0}, "random", "The number of games is a whole number from 1"),
        ({"seed": -1}, "random", "The seed is a whole number from 0"),
        ({"device": "gpu"}, "random", "There is no device 'gpu'.*auto, cpu, cuda"),
        ({"cores": 0}, "random", "The number of cores is a whole number from 1 to"),
        ({"players": 7}, "random", "7 players are not possible"),
        ({}, ["greedy", "random", "busy"], "3 policies do not fit 2 seats"),
        ({}, "gready", "There is no policy 'gready' for ascension-10th. Did you mean greedy"),
        ({}, np.zeros(5, dtype=np.int16), "one row of .* whole numbers"),
        ({}, np.full(10_607, 2**20), "Weights lie between -32768 and 32767"),
    ],
)
def test_bad_input_says_what_instead(arguments: dict[str, Any], policies: Any, message: str) -> None:
    with pytest.raises(dw.DeckwrightError, match=message):
        size = len(weights(resolve("ascension-10th")))
        policies = np.full(size, 2**20) if isinstance(policies, np.ndarray) and len(policies) > 5 else policies
        dw.Simulator(**{"ruleset": "ascension-10th", "players": 2, "games": 4, **arguments}).run(policies)


def test_results_that_do_not_follow_each_other_are_not_joined(result: Result) -> None:
    with pytest.raises(ValueError, match="Games 300 to 499 are missing"):
        Result.join([result, dw.Simulator("ascension-10th", 2, 1, seed=5, start=500, cores=1).run("random")])


def test_the_bot_at_the_table_weighs_as_the_compiled_policy() -> None:
    game = dw.new("rise-of-vigil", 2, seed=4)
    page, table = weights(game.ruleset), game.ruleset.table
    chosen = 0
    while game.player is not None and chosen < 400:
        seat = Seat(game, game.player)
        assert seat.decision is not None
        at = po.weights_at(game.state, table, page, 0)
        assert at == po.WEIGHTS_HEADER + (stage(seat) * po.CONTEXTS + context(seat.decision)) * len(
            game.ruleset.actions
        )
        for action in game.actions():
            assert weight(seat, action) == po.weight(game.state, table, page, 0, at, action.index), action.text
        chosen += 1
        game.play(game.actions()[chosen % len(game.actions())])


def test_counts_add_up() -> None:
    totals = np.arange(ta.totals_room(2), dtype=np.int64)
    one = card_counts(totals, 2, ("a", "b"))
    both = one + one
    assert (both.acquired == 2 * one.acquired).all() and both.ids == ("a", "b")
