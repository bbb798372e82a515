"""Actions as text."""

import numpy as np

from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.row import slot_of
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.actions import Action

ZONE_WORDS = {
    tb.CHOOSE_HAND: "hand",
    tb.CHOOSE_DISCARD: "discard",
    tb.CHOOSE_ROW: "row",
    tb.CHOOSE_PILE: "pile",
    tb.CHOOSE_CONSTRUCT: "construct",
    tb.CHOOSE_PLAYED: "played",
    tb.CHOOSE_ROW_FOR_MATE: "row",
    tb.CHOOSE_PILE_FOR_MATE: "pile",
    tb.CHOOSE_REWARD: "reward",
    tb.CHOOSE_TRIGGER: "trigger",
    tb.CHOOSE_CONSTRUCT_OF: "construct",
    tb.CHOOSE_DISCARD_OF: "discard",
}
PLAIN_WORDS = {
    tb.END_TURN: "end turn", tb.ACCEPT: "accept", tb.DECLINE: "decline", tb.DONE: "choose done",
    tb.OPTION_HAND: "choose option:hand", tb.OPTION_PLAY: "choose option:play",
}  # fmt: skip
KINDS = {
    tb.END_TURN: "end turn", tb.ACCEPT: "accept", tb.DECLINE: "decline", tb.DONE: "choose", tb.PLAY: "play", tb.USE: "use",
    tb.ACQUIRE_ROW: "acquire", tb.ACQUIRE_PILE: "acquire", tb.DEFEAT_ROW: "defeat", tb.DEFEAT_PILE: "defeat",
    tb.ACQUIRE_ROW_FOR_MATE: "acquire", tb.ACQUIRE_PILE_FOR_MATE: "acquire", tb.TROPHY: "trophy",
    tb.OPTION_HAND: "choose", tb.OPTION_PLAY: "choose", **dict.fromkeys(ZONE_WORDS, "choose"),
}  # fmt: skip
ROW_VERBS = (tb.ACQUIRE_ROW, tb.DEFEAT_ROW, tb.CHOOSE_ROW, tb.ACQUIRE_ROW_FOR_MATE, tb.CHOOSE_ROW_FOR_MATE)
FOR_MATE = (
    tb.ACQUIRE_ROW_FOR_MATE, tb.ACQUIRE_PILE_FOR_MATE, tb.CHOOSE_ROW_FOR_MATE, tb.CHOOSE_PILE_FOR_MATE,
)  # fmt: skip
OF_SEAT = (tb.CHOOSE_CONSTRUCT_OF, tb.CHOOSE_DISCARD_OF)


def make_action(state: np.ndarray, ruleset: Ruleset, index: int) -> Action:
    """The action of this index in this position."""
    verb, number, ordinal = ruleset.actions[index]
    if verb in PLAIN_WORDS:
        return Action(PLAIN_WORDS[verb], index, KINDS[verb], None, None)
    card = ruleset.ids[number]
    slot = slot_of(state, number, ordinal) + 1 if verb in ROW_VERBS else None
    place = "" if slot is None else f"@{slot}"
    if verb in FOR_MATE:
        place += " for teammate"
    elif verb in OF_SEAT:
        place = f" of {ordinal}"
    if verb in ZONE_WORDS:
        return Action(f"choose {ZONE_WORDS[verb]}:{card}{place}", index, KINDS[verb], card, slot)
    if verb == tb.USE and len(ruleset.cards[card].abilities_at("use")) > 1:
        place = f"#{ordinal + 1}"
    return Action(f"{KINDS[verb]} {card}{place}", index, KINDS[verb], card, slot)
