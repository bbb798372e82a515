"""A game of Ascension as people see it: its counters, zones, scores and questions beside what every game has."""

from dataclasses import dataclass

import numpy as np

from deckwright.cards.errors import NotFound
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.frames import TURN
from deckwright.games.ascension.rules.scoring import place_in_order, rival_score
from deckwright.games.ascension.rules.tables import card_cell, step_cell
from deckwright.games.ascension.table import limits
from deckwright.games.ascension.table.position import Position
from deckwright.games.ascension.table.questions import read_decision
from deckwright.games.ascension.table.refusals import what_is_wrong
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.actions import Action
from deckwright.table.arguments import shown, slot_number
from deckwright.table.decisions import Decision
from deckwright.table.game import Game
from deckwright.table.refusals import Refusal

REVEALS = ("nothing", "draw", "refill", "shuffle", "reveal", "random-pick", "other-decision")


@dataclass(frozen=True)
class Rival:
    """The solo opponent: its Honor, the cards set aside for it, its score."""

    honor: int
    set_aside: list[str]
    score: int


class AscensionGame(Game):
    """A game of Ascension. Slots of the row count from 1."""

    ENDLESS = Refusal("endless", "A-27.9")
    OVER = Refusal("over", "A-18.2")
    ruleset: Ruleset

    @property
    def position(self) -> Position:
        """The zones by the ids of cards, nothing hidden."""
        return Position(self.state, self.ruleset)

    # What is asked, refused and seen.

    def _read_decision(self) -> Decision:
        return read_decision(self.state, self.ruleset)

    def _what_is_wrong(self, decision: Decision, text: str) -> Refusal:
        return what_is_wrong(self.state, self.ruleset, decision.player, decision.kind == "turn", text)

    def _may_be_endless(self) -> bool:
        """Whether what leaves the row comes straight back (A-27.9)."""
        return limits.comes_back(self.state)

    def _is_beyond(self, buffer: np.ndarray) -> bool:
        return limits.is_beyond(self.state, buffer)

    def _last_reveal(self) -> str:
        return REVEALS[int(self.state[st.LAST_REVEAL])]

    def _is_in_turn(self, state: np.ndarray) -> bool:
        """Whether this was a moment of the turn that is taken now, not of the setup or of the rival's step before it."""
        return int(state[stack.FRAMES + stack.KIND]) == TURN and super()._is_in_turn(state)

    def play_all(self) -> list[Action]:
        """Play the cards of the hand whose order cannot matter, as single actions in one gesture; returns them (A-7.10)."""
        played: list[Action] = []
        with self.gesture():
            while True:
                plain = [
                    action
                    for action in self.actions()
                    if action.kind == "play" and action.card and self._is_plain(action.card)
                ]
                if not plain:
                    return played
                self.play(plain[0])
                played.append(plain[0])

    def _is_plain(self, card: str) -> bool:
        """Whether a Hero only gains fixed amounts: whatever else is played before or after changes nothing."""
        table, number = self.ruleset.table, self.ruleset.number[card]
        if card_cell(table, number, ops.C_TYPE) != ops.HERO:
            return False
        for start in (card_cell(table, number, ops.C_PLAY), card_cell(table, number, ops.C_UNITE)):
            pc = start
            while pc and step_cell(table, pc, ops.OP) != ops.END:
                if step_cell(table, pc, ops.OP) != ops.GAIN or step_cell(table, pc, ops.OP_C) != ops.ONCE:
                    return False
                if step_cell(table, pc, ops.OP_A) == ops.ENERGY:
                    return False  # other cards look at it
                pc += 1
        return True

    # Counters and zones.

    @property
    def turn_player(self) -> int:
        """The seat whose turn it is; `player` is the one that must decide."""
        return int(self.state[st.TURN_PLAYER])

    @property
    def round(self) -> int:
        """The round, from 1 on."""
        return int(self.state[st.ROUND])

    @property
    def runes(self) -> int:
        """Runes of this turn."""
        return int(self.state[st.RUNES])

    @property
    def restricted_runes(self) -> int:
        """Runes of this turn that buy Mechana Constructs only."""
        return int(self.state[st.RESTRICTED_RUNES])

    @property
    def power(self) -> int:
        """Power of this turn."""
        return int(self.state[st.POWER])

    @property
    def energy(self) -> int:
        """Energy of this turn; it is never spent."""
        return int(self.state[st.ENERGY])

    @property
    def pool(self) -> int:
        """Honor left in the pool; at 0 the end is near."""
        return int(self.state[st.POOL])

    @property
    def end_triggered(self) -> bool:
        """Whether the game ends with this round."""
        return bool(self.state[st.END_TRIGGERED])

    @property
    def teams(self) -> list[tuple[int, ...]]:
        """The seats that win and lose together."""
        if self.mode != "teams":
            return [(seat,) for seat in range(self.players)]
        return [(seat, st.team_mate(self.state, seat)) for seat in range(self.players // 2)]

    @property
    def row(self) -> list[str | None]:
        """The center row from slot 1 on; `None` is an empty slot."""
        return self.position.row()

    def under(self, slot: int) -> list[str]:
        """The Treasure under a slot of the row, counted from 1."""
        return self.position.under(slot_number(slot, len(self.row)) - 1)

    def honor(self, seat: int) -> int:
        """The Honor tokens of a seat."""
        return self.position.seat_counter(self._seat(seat), st.HONOR_TOKENS)

    def pile(self, card: str) -> int:
        """How many cards an always-available pile still has."""
        piles = self.ruleset.copies("always")
        if not isinstance(card, str) or card not in piles:
            raise NotFound(f"There is no pile of {shown(card)}. Piles: {', '.join(piles)}.")
        return self.position.pile(card)

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of a zone, nothing hidden; a deck from the top.

        With a seat: hand, deck, discard, constructs, trophies, played. Without: void, center, box, set_aside.
        """
        return self.position.zone(name, seat)

    def used(self, seat: int) -> list[str]:
        """The used abilities of a seat's constructs."""
        seat = self._seat(seat)
        count = self.position.seat_counter(seat, st.CONSTRUCT_COUNT)
        return sorted(name for i in range(count) for name in self.position.used(seat, i))

    # Scores.

    def ranking(self) -> list[int]:
        """Seats from first to last; a tie goes to the seat later in turn order (A-18.6).

        In team play the seats of the better team come first (A-24.5, A-24.8), and of those the one with more Honor.
        """
        scores = self.scores()
        place = [place_in_order(self.state, seat) for seat in range(self.players)]

        def rank(seat: int) -> tuple[int, ...]:
            team = self.team_of(seat)
            return sum(scores[one] for one in team), max(place[one] for one in team), scores[seat], place[seat]

        return sorted(range(self.players), key=rank, reverse=True)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on and when a solo game is lost."""
        if not self.over:
            return []
        rival = self.rival
        if rival is not None:
            return [0] if self.score_of(0) > rival.score else []
        first = self.team_of(self.ranking()[0])
        if self.mode != "teams" or self.options["team_tie"] == "latest_member":
            return sorted(first)
        scores = self.scores()
        totals = {team: sum(scores[seat] for seat in team) for team in self.teams}
        return sorted(seat for team, total in totals.items() if total == totals[first] for seat in team)

    @property
    def rival(self) -> Rival | None:
        """The solo opponent; `None` in other modes."""
        if self.mode != "solo":
            return None
        total = int(self._rules.mode(rival_score)(self.state, self.ruleset.table))
        return Rival(int(self.state[st.RIVAL_HONOR]), self.zone("set_aside"), total)
