"""What a kingdom could have been worth, for pages: par, and the costliest turns in words (K-R.26), without spoilers (K-R.27)."""

from collections.abc import Iterator, Sequence

import numpy as np

from deckwright.games.kingdom.table.actions import KingdomAction
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.labels import called_in
from deckwright.games.kingdom.table.readable import may_read
from deckwright.table.forks import setup_of
from deckwright.table.origins import Forked
from deckwright.table.reckoning import Finding, RunEnded, TurnCost, TurnsLookedAt
from deckwright.table.said import Said, Value, lean

SEED = 0  # of the choices of the search: whoever asks again finds the same
UNMET = Said("action-unmet")


def reckoning(beginning: KingdomGame, history: Sequence[str], runs: range) -> Iterator[Finding]:
    """Score by score what the search comes to, then at most three turns that cost most."""
    from deckwright.games.kingdom.players.mind import Mind
    from deckwright.games.kingdom.players.par import ITERATIONS, Looked, costliest, scores, turns_of

    mind = Mind(beginning.ruleset, ITERATIONS)
    for score in scores(mind, beginning.state, runs, SEED):
        yield RunEnded(score)
    played = beginning.copy()
    for one in costliest(mind, turns_of(played, history), SEED):
        if isinstance(one, Looked):
            yield TurnsLookedAt(one.done, one.of)
        else:
            turn, cost = one
            did, instead = (in_words(played, turn.before, texts) for texts in (cost.did, cost.instead))
            yield TurnCost(cost.round, cost.turn, cost.first, did, instead, cost.cost, cost.low, cost.high)


def in_words(over: KingdomGame, before: np.ndarray, texts: Sequence[str]) -> list[Value]:
    """What actions are called where they are taken, to somebody who has met the cards of the game that is over."""
    game = KingdomGame(setup_of(over), before.copy(), Forked(0, 0))
    called, told = called_in(over.ruleset), list[Value]()
    for text in texts:
        action = next(one for one in game.actions() if one.text == text)
        assert isinstance(action, KingdomAction)
        is_met = all(may_read(over.state, over.ruleset, place) for place in about(game, action))
        said = lean(over.ruleset, called.action(action)) if is_met else UNMET
        if said != UNMET or told[-1:] != [UNMET]:
            told.append(said)
        game.play(text)
    return told


def about(game: KingdomGame, action: KingdomAction) -> set[int]:
    """The places of the cards that an action is about: its own, and those that ask for it."""
    asked = game.decision
    asking = () if asked is None else (asked.source, asked.card)
    behind = (action.purpose.source, action.purpose.card)
    own = () if action.card is None else (action.place,)
    return {*own, *(place for place in behind if place >= 0), *(game.ruleset.number[card] for card in asking if card)}
