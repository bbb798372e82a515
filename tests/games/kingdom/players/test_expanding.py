"""Whole batches of kingdoms that go on with expansions."""

import numpy as np
import pytest

import deckwright as dw


def test_expansions_follow_each_base_game() -> None:
    """Their scores follow each other on the track; the last is the score."""
    found = dw.Simulator("kingdom", games=12, seed=4, then=[137, 136]).run("patient")
    plain = dw.Simulator("kingdom", games=12, seed=4).run("patient")
    assert found.ended.all()
    assert found.before.shape == (12, 2, 1)
    assert (found.before[:, 0, 0] == plain.scores[:, 0]).all(), "the base game is the same"
    assert (found.before[:, 1, 0] >= found.before[:, 0, 0]).mean() > 0.9
    rounds = found.cards.by_round()["games"]
    assert np.count_nonzero(rounds) == 31 + 4 + 4 and (rounds[:39] == 12).all()


def test_what_cannot_follow_is_refused() -> None:
    with pytest.raises(dw.BadOption, match="no expansion 12 in kingdom. Expansions: 136, 137, 138"):
        dw.Simulator("kingdom", games=1, then=[12])
    with pytest.raises(dw.BadOption, match="Nothing follows a game of ascension"):
        dw.Simulator("ascension-10th", games=1, then=[137])
    with pytest.raises(dw.BadOption, match="There are no environments for kingdom. Games that have them: ascension"):
        dw.vec_env("kingdom")
