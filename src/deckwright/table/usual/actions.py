"""Actions by the verbs that a game declares: their texts, and what they are called in the words of the game."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from deckwright.table.actions import Action
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.said import CardNamed, Said, SeatNamed, Value
from deckwright.table.words import slug


def make_action(state: np.ndarray, ruleset: Ruleset, index: int) -> Action:
    """The action of this index."""
    return action_at(ruleset, int(index))


@lru_cache(maxsize=16_384)
def action_at(ruleset: Ruleset, index: int) -> Action:
    """`play farthing`, `rob 2`, `pass`: seats count from 0, as everywhere."""
    number, card, seat = ruleset.actions[index]
    verb = ruleset.kind.declarations.verbs[number]
    if verb.about == "card":
        return Action(f"{verb.word} {ruleset.ids[card]}", index, verb.word, ruleset.ids[card], None, zone=verb.zone)
    if verb.about == "seat":
        return Action(f"{verb.word} {seat}", index, verb.word, None, None, seat=seat)
    return Action(verb.word, index, verb.word, None, None)


@lru_cache(maxsize=64)
def actions_by_text(ruleset: Ruleset) -> dict[str, Action]:
    """Every action of the action space by its text."""
    return {action.text: action for action in (action_at(ruleset, index) for index in range(len(ruleset.actions)))}


class UsualWords:
    """Actions as the messages of their game call them: `action-play` with `$card`, `action-rob` with `$player`."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def label(self, action: Action) -> Value:
        """What a legal action is called."""
        values: dict[str, Value] = {}
        if action.card is not None:
            values["card"] = CardNamed(action.card)
        if action.seat is not None:
            values["player"] = SeatNamed(action.seat)
        return Said(f"action-{slug(action.kind)}", values)

    def effect(self, action: Action, lang: str) -> str:
        return ""

    def is_useful(self, action: Action) -> bool:
        return False

    def warnings(self, game: Game) -> Mapping[str, Said]:
        return {}

    def pays(self, game: Game, action: Action) -> Mapping[str, int]:
        return {}

    def retold(self, text: str) -> Value:
        """What an action was called that somebody has played."""
        known = actions_by_text(self.ruleset)
        return self.label(known[text]) if text in known else text

    def is_open(self, text: str) -> bool:
        """Whether everybody saw what an action named: cards are played face up."""
        return text in actions_by_text(self.ruleset)
