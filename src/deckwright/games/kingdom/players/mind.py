"""The search and *patient* on bare positions, without a table: as par needs them, thousands of times."""

import numpy as np

from deckwright.bots.compiling import mode_for
from deckwright.bots.search import NO_END, Budget, Desk, ranked
from deckwright.games.kingdom.players import pages
from deckwright.games.kingdom.players.rounds import play_rounds
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import mixing, playing, stack

LEGAL_ROOM = 512
ALL_ROUNDS = 200  # more than a game has
SEEDS = 1 << 32


class Mind:
    """Plays kingdoms of one ruleset: it knows what every number is, and not in which order the deck lies."""

    def __init__(self, ruleset: Ruleset, iterations: int) -> None:
        self.ruleset, self.iterations = ruleset, iterations
        mode = mode_for(ruleset.kind, NO_END)
        self.legal_in, self.apply_to, self.score_of = mode(playing.legal), mode(playing.apply), mode(playing.score)
        self.play_on = mode(play_rounds)
        self.out, self.no_events = np.zeros(LEGAL_ROOM, dtype=np.int16), np.zeros(0, dtype=np.int32)
        self.desk = Desk(ruleset, len(ruleset.stocked(1, "solo", {})), 1, iterations, mode)
        self.patient = pages.patient(ruleset).copy()

    def legal(self, state: np.ndarray) -> list[int]:
        n = self.legal_in(state, self.ruleset.table, self.out)
        return [int(action) for action in self.out[:n]]

    def apply(self, state: np.ndarray, action: int) -> None:
        """Carry an action out."""
        self.apply_to(state, self.ruleset.table, self.no_events, action)

    def score(self, state: np.ndarray) -> int:
        return int(self.score_of(state, self.ruleset.table, 0))

    def choose(self, state: np.ndarray, seed: int) -> int:
        """What the search does in this position."""
        legal = self.legal(state)
        if len(legal) == 1:
            return legal[0]
        candidates = self.desk.candidates(state, sorted(legal))
        if len(candidates) == 1:
            return candidates[0]
        self.desk.think(state, 0, seed, Budget(self.iterations))
        return ranked(self.desk.tried(0))[0].index

    def play_out(self, state: np.ndarray, seed: int) -> int:
        """Play a kingdom to its end; the score."""
        word = seed
        while self.legal(state):
            word = int(mixing.next_word(word))
            self.apply(state, self.choose(state, word))
        return self.score(state)

    def play_turn(self, state: np.ndarray, seed: int) -> list[int]:
        """Play the turn to its end, where the game waits for the player to go on; what was done."""
        done = []
        word = seed
        while not is_between_turns(state):
            word = int(mixing.next_word(word))
            done.append(self.choose(state, word))
            self.apply(state, done[-1])
        return done

    def continued(self, state: np.ndarray, seed: int) -> int:
        """What *patient* comes to from here, with the shuffles of this number."""
        s = state.copy()
        mixing.key_from_number(s, seed, 0)
        self.play_on(s, self.ruleset.table, self.patient, self.no_events, self.out, ALL_ROUNDS, seed % SEEDS)
        return self.score(s)


def is_between_turns(state: np.ndarray) -> bool:
    """Whether the game waits between two turns, or is over."""
    return bool(state[st.OVER]) or int(state[stack.top(state) + stack.KIND]) == fr.NEXT


def is_in_turn(state: np.ndarray) -> bool:
    """Whether the next action of a turn is asked for."""
    return not state[st.OVER] and int(state[stack.top(state) + stack.KIND]) == fr.TURN
