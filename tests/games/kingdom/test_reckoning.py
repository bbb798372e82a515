"""What par says of turns to pages: each action by its name where it was taken, and nothing of cards that were never met."""

import deckwright as dw
from deckwright.games.kingdom.online.reckoning import UNMET, in_words, reckoning
from deckwright.games.kingdom.table.readable import may_read
from deckwright.table.forks import first_position
from deckwright.table.reckoning import RunEnded, TurnCost, TurnsLookedAt
from tests.games.kingdom.players.test_par import finished

UNREAD = 68  # it produces any resource


def test_it_says_the_same_as_par() -> None:
    game = finished("pass")
    found = list(reckoning(first_position(game), game.history, range(2)))
    told = list(dw.par(game, runs=2))
    assert [one.score for one in found if isinstance(one, RunEnded)] == told[:2]
    (turn,) = [one for one in found if isinstance(one, TurnCost)]
    assert (turn.cost, turn.low, turn.high, turn.first) == (told[2].cost, told[2].low, told[2].high, told[2].first)
    looked = [one for one in found if isinstance(one, TurnsLookedAt)]
    assert [one.done for one in looked] == sorted(one.done for one in looked) and looked[-1].done < looked[-1].of


def test_runs_that_are_known_are_not_made_again() -> None:
    game = finished("pass")
    begun = first_position(game)
    both = [one for one in reckoning(begun, game.history, range(2)) if isinstance(one, RunEnded)]
    assert [one for one in reckoning(begun, game.history, range(1, 2)) if isinstance(one, RunEnded)] == both[1:]
    assert begun.history == []


def test_an_unmet_card_is_named_nowhere() -> None:
    """K-R.27: neither the card, nor what is done with it, nor what it asks."""
    over = finished("pass")
    place = over.ruleset.place[UNREAD]
    assert not may_read(over.state, over.ruleset, place)
    before = dw.scenario("kingdom", round=31, play=[9, UNREAD, 2], deck=[3, 4], discard=[], seed=3)
    texts = [f"produce {UNREAD}", "choose resource:wood", "produce 2"]
    unmet, *others = in_words(over, before.state, texts)
    assert unmet == UNMET and len(others) == 1 and others[0] != UNMET
    assert UNMET not in in_words(before, before.state, texts)
