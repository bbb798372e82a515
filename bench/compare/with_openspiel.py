"""OpenSpiel's card games: its loop in C++, two loops in Python, single steps, and steps with observation and mask."""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from contestant import (
    FROM_PYTHON,
    GAMES,
    OBSERVATIONS,
    SEED,
    STEPS,
    Count,
    Offer,
    Track,
    serve,
    uniform,
    until,
    until_prepared,
)

# Everything OpenSpiel registers in C++ that is played with cards. `bridge_uncontested_bidding` is left out: a deal of it
# solves the hand double dummy, which takes most of a second.
CARD_GAMES = {
    "blackjack": "blackjack",
    "bridge, no double dummy": "bridge(use_double_dummy_result=false)",
    "crazy_eights": "crazy_eights",
    "cribbage": "cribbage",
    "dou_dizhu": "dou_dizhu",
    "euchre": "euchre",
    "gin_rummy": "gin_rummy",
    "go_fish": "go_fish",
    "goofspiel, in turns": "turn_based_simultaneous_game(game=goofspiel())",
    "hanabi": "hanabi",
    "hearts": "hearts",
    "kuhn_poker": "kuhn_poker",
    "leduc_poker": "leduc_poker",
    "oh_hell": "oh_hell",
    "repeated_leduc_poker": "repeated_leduc_poker",
    "skat": "skat",
    "solitaire": "solitaire",
    "spades": "spades",
    "tarok": "tarok",
    "tiny_bridge_2p": "tiny_bridge_2p",
    "tiny_bridge_4p": "tiny_bridge_4p",
    "tiny_hanabi": "tiny_hanabi",
    "universal_poker": "universal_poker",
}
IN_CPP, PLAIN, SHORT = "evaluate_bots in C++", "plain loop", "loop without probabilities"
PAIR, WITH_OBSERVATION = "legal_actions, apply_action", "observation, mask, apply_action"
LOOKED_AT_GAMES, LOOKED_AT_SECONDS = 2000, 0.4
FEWEST_LOOKED_AT = 20


class CardGame:
    """One of OpenSpiel's games, and what is good to know before the clock runs."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.evaluate_bots = pyspiel.evaluate_bots
        self.bots = [
            pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(self.game.num_players())
        ]
        self.deals_evenly = True  # every card that may come is as likely as the others
        self.deals_first = True  # no card is dealt after the first decision
        self.decisions, self.steps = self._look()

    def _look(self) -> tuple[float, float]:
        """Decisions and answers of a game on average, over many games; learn how it deals on the way."""
        draw = random.Random(SEED)
        games, decisions, steps = 0, 0, 0
        end = time.perf_counter() + LOOKED_AT_SECONDS
        while games < FEWEST_LOOKED_AT or (games < LOOKED_AT_GAMES and time.perf_counter() < end):
            state = self.game.new_initial_state()
            is_begun = False
            while not state.is_terminal():
                actions = state.legal_actions()
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    is_even = max(weights) - min(weights) < 1e-9 and list(outcomes) == actions
                    self.deals_evenly = self.deals_evenly and is_even
                    self.deals_first = self.deals_first and not is_begun
                    state.apply_action(draw.choices(outcomes, weights)[0])
                else:
                    is_begun = True
                    steps += 1
                    decisions += len(actions) > 1
                    state.apply_action(draw.choice(actions))
            games += 1
        return decisions / games, steps / games

    def play_in_cpp(self) -> tuple[float, float]:
        self.evaluate_bots(self.game.new_initial_state(), self.bots, int(uniform() * 2**31))
        return self.decisions, self.steps

    def play_plainly(self) -> tuple[int, int]:
        """Cards are dealt by their probabilities, whatever they are."""
        decisions, steps = 0, 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(deal_one(state))
                continue
            actions = state.legal_actions()
            count = len(actions)
            if count > 1:
                decisions += 1
            steps += 1
            state.apply_action(actions[int(uniform() * count)])
        return decisions, steps

    def play_shortly(self) -> tuple[int, int]:
        """For games that deal evenly: cards are drawn like answers, and no probability is looked at."""
        decisions, steps = 0, 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            count = len(actions)
            if not state.is_chance_node():
                if count > 1:
                    decisions += 1
                steps += 1
            state.apply_action(actions[int(uniform() * count)])
        return decisions, steps

    def dealt(self) -> Any:
        """A game at its first decision."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(deal_one(state))
        return state

    def step_on(self, state: Any) -> tuple[int, int]:
        """To the end by single steps; a game over has no legal actions."""
        decisions, steps = 0, 0
        only_answers = self.deals_first
        actions = state.legal_actions()
        while actions:
            if only_answers or not state.is_chance_node():
                count = len(actions)
                if count > 1:
                    decisions += 1
                steps += 1
                state.apply_action(actions[int(uniform() * count)])
            else:
                state.apply_action(deal_one(state))
            actions = state.legal_actions()
        return decisions, steps

    def observer(self) -> Callable[[Any], tuple[int, int]]:
        """Steps to the end, each with what the seat to move sees, in an array that is written anew, and with its mask."""
        import pyspiel
        from open_spiel.python.observation import make_observation

        kind = self.game.get_type()
        if not (kind.provides_observation_tensor or kind.provides_information_state_tensor):
            raise LookupError("no observation")
        observation = make_observation(
            self.game, pyspiel.IIGObservationType(perfect_recall=not kind.provides_observation_tensor)
        )
        if observation is None or observation.tensor is None:
            raise LookupError("no observation")
        observe = observation.set_from

        def step_on(state: Any) -> tuple[int, int]:
            decisions, steps = 0, 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(deal_one(state))
                    continue
                player = state.current_player()
                observe(state, player)
                state.legal_actions_mask(player)
                actions = state.legal_actions()
                count = len(actions)
                if count > 1:
                    decisions += 1
                steps += 1
                state.apply_action(actions[int(uniform() * count)])
            return decisions, steps

        return step_on

    def measure_observations(self) -> Callable[[float], Count]:
        step_on = self.observer()
        step_on(self.dealt())
        return partial(until_prepared, prepare=self.dealt, play=step_on)


def deal_one(state: Any) -> int:
    """A card by its probability."""
    left = uniform()
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return int(action)
    return int(outcomes[-1][0])  # the probabilities add up to a little less than 1


def make_offer() -> Offer:
    tracks: list[Track] = []
    unseen, uneven = [], []
    for label, name in CARD_GAMES.items():
        game = CardGame(name)
        short = game.play_shortly if game.deals_evenly else game.play_plainly
        tracks += [
            Track(GAMES, IN_CPP, label, partial(until, play=game.play_in_cpp)),
            Track(FROM_PYTHON, PLAIN, label, partial(until, play=game.play_plainly)),
            Track(FROM_PYTHON, SHORT, label, partial(until, play=short)),
            Track(STEPS, PAIR, label, partial(until_prepared, prepare=game.dealt, play=game.step_on)),
        ]
        if not game.deals_evenly:
            uneven.append(label)
        try:
            tracks.append(Track(OBSERVATIONS, WITH_OBSERVATION, label, game.measure_observations()))
        except Exception:  # the kinds of error differ from game to game
            unseen.append(label)
    notes = ["OpenSpiel: `bridge_uncontested_bidding` is left out, it solves every deal double dummy."]
    if uneven:
        notes.append(f"OpenSpiel deals by unequal probabilities in {', '.join(uneven)}: both loops are the plain one.")
    if unseen:
        notes.append(f"OpenSpiel has no observation of {', '.join(unseen)}.")
    return Offer(tracks, ["open_spiel"], notes)


if __name__ == "__main__":
    serve(make_offer)
