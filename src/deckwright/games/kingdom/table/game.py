"""A kingdom as people see it."""

from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table import expanding
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.arguments import flag
from deckwright.table.decisions import Decision
from deckwright.table.game import Game
from deckwright.table.refusals import Refusal
from deckwright.table.seeds import Seed

QUESTIONS = {
    fr.TURN: "turn", fr.NEXT: "next", fr.PICK: "card", fr.ORDER: "order", fr.CHOOSE_RESOURCE: "resource",
    fr.CHOOSE_BOX: "box", fr.CHOOSE_SIDE: "side", fr.CHOOSE_OPTION: "option", fr.CHOOSE_TRIGGER: "trigger", fr.CONFIRM: "confirm",
}  # fmt: skip


class KingdomGame(Game):
    """A game of Kingdom: the base game, or an expansion."""

    OVER = Refusal("over", "K-6.4")
    ruleset: Ruleset

    @property
    def round(self) -> int:
        """The round, from 1 on."""
        return int(self.state[st.ROUND])

    def _read_decision(self) -> Decision:
        frame = self.state[stack.top(self.state) :][: stack.FRAME_CELLS].tolist()
        source, card = (
            None if number < 0 else self.ruleset.ids[number] for number in (frame[stack.SOURCE], frame[stack.CARD])
        )
        return Decision(0, QUESTIONS[frame[stack.KIND]], source, card, None, False, {}, self.ruleset)

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
