"""Actions: what each is, by its index, and its text."""

from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.row import slot_of
from deckwright.games.ascension.table.places import zone_of
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.spoken import Spoken, text_of
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
PLAIN_PARTS = {
    tb.END_TURN: Spoken("end", what="turn"), tb.ACCEPT: Spoken("accept"), tb.DECLINE: Spoken("decline"),
    tb.DONE: Spoken("choose", what="done"),
    tb.OPTION_HAND: Spoken("choose", "option", "hand"), tb.OPTION_PLAY: Spoken("choose", "option", "play"),
}  # fmt: skip
PLAIN_TEXTS = frozenset(text_of(spoken) for spoken in PLAIN_PARTS.values())
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


@dataclass(frozen=True, slots=True)
class AscensionAction(Action):
    """A legal action with the parts of its text."""

    spoken: Spoken = field(kw_only=True)


def make_action(state: np.ndarray, ruleset: Ruleset, index: int) -> AscensionAction:
    """The action of this index in this position."""
    verb, number, ordinal = ruleset.actions[index]
    slot = int(slot_of(state, number, ordinal)) + 1 if verb in ROW_VERBS else None
    return action_at(ruleset, index, slot)


@lru_cache(maxsize=16_384)
def action_at(ruleset: Ruleset, index: int, slot: int | None) -> AscensionAction:
    """The action of this index, with the card in this slot."""
    verb, spoken = ruleset.actions[index][0], spoken_at(ruleset, index, slot)
    return AscensionAction(
        text_of(spoken), int(index), KINDS[verb], spoken.card, slot, spoken.group, spoken.ability, spoken.seat,
        zone_of(spoken), spoken=spoken,
    )  # fmt: skip


def spoken_at(ruleset: Ruleset, index: int, slot: int | None) -> Spoken:
    """The parts of its text."""
    verb, number, ordinal = ruleset.actions[index]
    if verb in PLAIN_PARTS:
        return PLAIN_PARTS[verb]
    card = ruleset.ids[number]
    several = verb == tb.USE and len(ruleset.cards[card].abilities_at("use")) > 1
    return Spoken(
        KINDS[verb],
        ZONE_WORDS.get(verb),
        card,
        ability=ordinal + 1 if several else None,
        slot=slot,
        seat=ordinal if verb in OF_SEAT else None,
        teammate=verb in FOR_MATE,
    )
