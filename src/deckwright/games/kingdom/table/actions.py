"""Actions as text, and back: `upgrade 9 down`, `choose trigger:14/ambush`, `go on`."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.table.ruleset import Action, Ruleset

PLAIN = {
    tb.PASS: "pass",
    tb.GO_ON: "go on",
    tb.ADVANCE: "advance",
    tb.ACCEPT: "accept",
    tb.DECLINE: "decline",
    tb.DONE: "choose done",
}


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
