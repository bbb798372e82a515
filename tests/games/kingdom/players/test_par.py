"""Par of a finished kingdom: scores as they come, then the turns that cost most, without spoilers."""

import pytest

import deckwright as dw
from deckwright.games.kingdom.players import par as module
from deckwright.games.kingdom.players.par import UNMET, CostlyTurn, told

REST = [2, 3, 4, 5, 6, 7, 8, 10]


def finished(*actions: str) -> dw.Game:
    """The last two turns of a kingdom, in which upgrades for the taking were left."""
    game = dw.scenario("kingdom", round=31, last_round=True, play=[9, *REST[:4]], deck=REST[4:], discard=[1], stage={9: 3},
                       destroyed=[70], pool={"metal": 1, "stone": 4, "wood": 2}, seed=3)  # fmt: skip
    for text in actions:
        game.play(text)
    while not game.over:
        texts = [action.text for action in game.actions()]
        game.play("pass" if "pass" in texts else texts[0])
    return game


def test_par_gives_scores_and_then_the_costliest_turns() -> None:
    """K-R.26: the same beginning, played by the search."""
    game = finished("pass")
    given = list(dw.par(game, runs=3, seed=1))
    assert all(isinstance(one, int) for one in given[:3]) and all(isinstance(one, CostlyTurn) for one in given[3:])
    assert given[:3] == list(dw.par(game, runs=3, seed=1))[:3]
    assert min(one for one in given[:3] if isinstance(one, int)) >= game.scores()[0] + 6, "the hold is worth 6 more"
    worst = given[3]
    assert isinstance(worst, CostlyTurn)
    assert worst.did == ("pass",) and "upgrade 9 down" in worst.instead and (worst.round, worst.turn) == (31, 1)
    assert 0 < worst.low <= worst.cost <= worst.high
    assert len(given) <= 6


def test_par_begins_before_anything_was_drawn() -> None:
    game = finished("pass")
    history = list(game.history)
    next(iter(dw.par(game, runs=1)))
    assert game.history == history and game.over


def test_where_the_search_would_have_done_the_same_nothing_was_lost() -> None:
    game = finished("upgrade 9 down")
    costly = [one for one in dw.par(game, runs=0) if isinstance(one, CostlyTurn)]
    assert all(one.turn != 1 for one in costly)


def test_cards_that_were_never_met_are_not_named() -> None:
    """K-R.27: nor is an effect of theirs."""
    game = finished("pass")
    assert told(game, ["upgrade 9 down", "choose card:131", "choose box:12", "choose trigger:131/x", "use 131 x"]) == (
        "upgrade 9 down", f"choose card:{UNMET}", "choose box:12", f"choose trigger:{UNMET}", f"use {UNMET}",
    )  # fmt: skip


def test_par_is_measured_of_kingdoms_that_are_over() -> None:
    with pytest.raises(dw.BadOption, match="when a game is over"):
        dw.par(dw.new("kingdom", seed=1))
    with pytest.raises(dw.BadOption, match="of a game of Kingdom"):
        dw.par(dw.new("ascension-10th", players=2, seed=1))  # type: ignore[arg-type]
    with pytest.raises(dw.BadOption, match="number of runs"):
        dw.par(finished(), runs=-1)


def test_what_cost_most_is_measured_with_shuffles_of_its_own() -> None:
    assert module.MEASURED >= 30 and module.number(1, 2, 1) != module.number(1, 2, 2)
