"""A kingdom as people see it."""

from typing import Any

import numpy as np

from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table import expanding, limits, ways
from deckwright.games.kingdom.table.by_round import by_round
from deckwright.games.kingdom.table.chronicle import chronicle
from deckwright.games.kingdom.table.looking import Looking
from deckwright.games.kingdom.table.questions import read_decision
from deckwright.games.kingdom.table.refusals import what_is_wrong
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.words import REVEALED
from deckwright.table.actions import Action
from deckwright.table.arguments import flag, shown
from deckwright.table.decisions import Decision
from deckwright.table.refusals import Refusal
from deckwright.table.seeds import Seed


class KingdomGame(Looking):
    """A game of Kingdom: the base game, or an expansion."""

    OVER = Refusal("over", "K-6.4")
    ruleset: Ruleset

    # What is asked and refused.

    def _read_decision(self) -> Decision:
        return read_decision(self.state, self.ruleset)

    def _what_is_wrong(self, decision: Decision, text: str) -> Refusal:
        return what_is_wrong(self.state, self.ruleset, decision, text)

    def _last_reveal(self) -> str:
        return REVEALED[int(self.state[st.LAST_REVEAL])]

    def _is_beyond(self, buffer: np.ndarray) -> bool:
        return limits.is_beyond(self.state)

    def ways(self, text: Action | str) -> list[list[str]]:
        """What to produce first: sets of cards whose production would pay for this upgrade or effect.

        Each is a list of the texts of actions, answers to slashes among them; at most five, the fewest cards first and of those
        what leaves least over. `[]` if nothing would do, `[[]]` if it can be paid now, as can every legal
        action. What is neither legal nor an upgrade or effect of a card in play raises `IllegalAction`, as playing it would.

        >>> game = dw.scenario("kingdom", play=[9, 4, 3, 7], deck=[1], seed=1)
        >>> game.ways("use 4 fell")
        [[]]
        """
        text = text.text if isinstance(text, Action) else text
        wanted = " ".join(text.split()) if isinstance(text, str) else shown(text)
        legal = self.actions()
        if any(action.text == wanted for action in legal):
            return [[]]
        target = ways.target_of(self.state, self.ruleset, wanted)
        if target is None or self.over:
            raise self._refusal(wanted, legal)
        return ways.find_ways(self.state, self.ruleset, target)

    # Expansions.

    def expansions(self) -> list[int]:
        """The expansions that can be played now, by number: none before the game is over (K-25, K-R.15)."""
        return expanding.expansions(self)

    def expand(self, number: int, seed: Seed = None, compare: bool = False) -> "KingdomGame":
        """The kingdom goes on with an expansion: a new game from this one's end, with its own score (K-R.41).

        It gets a key of its own, from `seed` or by chance; with `compare` one that follows from the key of this game, so
        that two games with one key go on alike. This game stays as it is. What cannot be played raises `IllegalAction`.
        """
        return expanding.expand(self, number, seed, flag("compare", compare))

    # What has happened.

    def by_round(self) -> list[dict[str, Any]]:
        """For each round what was done in it, what was gained, spent and lost, and the fame at its end; from the log.

        Of a kingdom that plays an expansion the rounds before it come first; `expansion` says to which each belongs.
        """
        return by_round(self.log, self.round, self.score_of(0))

    def chronicle(self, lang: str = "en") -> list[str]:
        """The story of the kingdom from its founding on, in sentences, with the story lines of its cards.

        For each round a heading, and a paragraph.
        """
        return chronicle(self.log, self.ruleset, self.round, lang)
