"""Actions as text, and back: `upgrade 9 down`, `choose trigger:14/ambush`, `go on`."""

from functools import lru_cache

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.table.ruleset import Action, Ruleset
from deckwright.table import actions as table_actions

PLAIN = {
    tb.PASS: "pass",
    tb.GO_ON: "go on",
    tb.ADVANCE: "advance",
    tb.ACCEPT: "accept",
    tb.DECLINE: "decline",
    tb.DONE: "choose done",
}
VERBS = {
    tb.PASS: "pass", tb.GO_ON: "go on", tb.ADVANCE: "advance", tb.ACCEPT: "accept", tb.DECLINE: "decline", tb.DONE: "choose",
    tb.PRODUCE: "produce", tb.UPGRADE: "upgrade", tb.USE: "use", tb.CHOOSE_CARD: "choose", tb.CHOOSE_TRIGGER: "choose",
    tb.CHOOSE_RESOURCE: "choose", tb.CHOOSE_BOX: "choose", tb.CHOOSE_SIDE: "choose", tb.CHOOSE_OPTION: "choose",
}  # fmt: skip
OF_CARDS = (tb.PRODUCE, tb.UPGRADE, tb.USE, tb.CHOOSE_CARD, tb.CHOOSE_TRIGGER)


def text_of(ruleset: Ruleset, action: Action) -> str:
    """The words of an action."""
    verb, card, ordinal = action
    if verb in PLAIN:
        return PLAIN[verb]
    number = ruleset.numbers[card]
    if verb == tb.PRODUCE:
        return f"produce {number}"
    if verb == tb.UPGRADE:
        return f"upgrade {number} {ops.ARROWS[ordinal]}"
    if verb == tb.USE:
        return f"use {number} {ruleset.effect_names[card][ordinal]}"
    if verb == tb.CHOOSE_CARD:
        return f"choose card:{number}"
    if verb == tb.CHOOSE_TRIGGER:
        return f"choose trigger:{number}/{ruleset.effect_names[card][ordinal]}"
    if verb == tb.CHOOSE_RESOURCE:
        return f"choose resource:{ops.RESOURCES[ordinal]}"
    if verb == tb.CHOOSE_SIDE:
        return f"choose side:{ordinal}"
    what = "box" if verb == tb.CHOOSE_BOX else "option"
    return f"choose {what}:{ordinal + 1}"


def make_action(state: np.ndarray, ruleset: Ruleset, index: int) -> table_actions.Action:
    """The action of this index."""
    return action_at(ruleset, int(index))


@lru_cache(maxsize=16_384)
def action_at(ruleset: Ruleset, index: int) -> table_actions.Action:
    """The action of an index; its text says what it is."""
    verb, card, _ = ruleset.actions[index]
    text = text_of(ruleset, ruleset.actions[index])
    about = ruleset.ids[card] if verb in OF_CARDS else None
    return table_actions.Action(text, index, VERBS[verb], about, None)
