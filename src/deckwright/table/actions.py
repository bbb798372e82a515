"""Actions as text, and what is wrong with a text that is not legal."""

import re
from dataclasses import dataclass

import numpy as np

from deckwright.cards import ops
from deckwright.games.ascension import acquire, constructs, play
from deckwright.games.ascension import state as st
from deckwright.games.ascension import tables as tb
from deckwright.games.ascension.row import slot_of
from deckwright.games.ascension.ruleset import Ruleset
from deckwright.table.rulesets import suggestion

ZONE_WORDS = {
    tb.CHOOSE_HAND: "hand",
    tb.CHOOSE_DISCARD: "discard",
    tb.CHOOSE_ROW: "row",
    tb.CHOOSE_PILE: "pile",
    tb.CHOOSE_CONSTRUCT: "construct",
    tb.CHOOSE_PLAYED: "played",
}
PLAIN_WORDS = {tb.END_TURN: "end turn", tb.ACCEPT: "accept", tb.DECLINE: "decline", tb.DONE: "choose done"}
KINDS = {
    tb.END_TURN: "end turn", tb.ACCEPT: "accept", tb.DECLINE: "decline", tb.DONE: "choose", tb.PLAY: "play", tb.USE: "use",
    tb.ACQUIRE_ROW: "acquire", tb.ACQUIRE_PILE: "acquire", tb.DEFEAT_ROW: "defeat", tb.DEFEAT_PILE: "defeat",
    **dict.fromkeys(ZONE_WORDS, "choose"),
}  # fmt: skip
ROW_VERBS = (tb.ACQUIRE_ROW, tb.DEFEAT_ROW, tb.CHOOSE_ROW)
TURN_PATTERN = re.compile(r"(play|use|acquire|defeat) ([a-z0-9-]+)(?:@(\d+))?(?:#(\d+))?")
GRAMMAR = "play ID, use ID, acquire ID@SLOT, defeat ID@SLOT, choose ZONE:ID, accept, decline, end turn"


@dataclass(frozen=True, slots=True)
class Action:
    """A legal action: its text, its index in the fixed action space, its kind, its card and the slot of the row."""

    text: str
    index: int
    kind: str
    card: str | None
    slot: int | None

    def __str__(self) -> str:
        return self.text


def make_action(state: np.ndarray, ruleset: Ruleset, index: int) -> Action:
    """The action of this index in this position."""
    verb, number, ordinal = ruleset.actions[index]
    if verb in PLAIN_WORDS:
        return Action(PLAIN_WORDS[verb], index, KINDS[verb], None, None)
    card = ruleset.ids[number]
    slot = slot_of(state, number, ordinal) + 1 if verb in ROW_VERBS else None
    place = "" if slot is None else f"@{slot}"
    if verb in ZONE_WORDS:
        return Action(f"choose {ZONE_WORDS[verb]}:{card}{place}", index, KINDS[verb], card, slot)
    if verb == tb.USE and len(ruleset.cards[card].abilities_at("use")) > 1:
        place = f"#{ordinal + 1}"
    return Action(f"{KINDS[verb]} {card}{place}", index, KINDS[verb], card, slot)


def what_is_wrong(state: np.ndarray, ruleset: Ruleset, player: int, is_turn: bool, text: str) -> tuple[str, str | None]:
    """The reason why a text is not a legal action, and the rule that says so."""
    found = TURN_PATTERN.fullmatch(text)
    if not is_turn:
        return "a choice is waiting and must be made first", "A-6.5"
    if text in PLAIN_WORDS.values() or text.startswith("choose "):
        return "nothing is asked that this would answer", "A-6.2"
    if found is None:
        return f"this is no action. Actions are: {GRAMMAR}", None
    verb, card, slot, ability = found[1], found[2], found[3], found[4]
    if card not in ruleset.cards:
        return f"there is no card {card!r} in {ruleset.id}.{suggestion(card, ruleset.cards)}", None
    number = ruleset.number[card]
    if verb == "play":
        return "it is not in your hand", "A-7.2"
    if verb == "use":
        return what_is_wrong_with_use(state, ruleset, player, number, ability)
    if slot is not None:
        return what_is_wrong_with_row(state, ruleset, player, verb, number, int(slot))
    if ruleset.cards[card].origin != "always":
        slots = [i + 1 for i in range(state[st.ROW_COUNT]) if state[st.ROW + i] == number]
        if slots:
            return f"say which slot of the row: {' or '.join(f'{card}@{i}' for i in slots)}", "A-10.1"
        return "it is not in the row", "A-10.1" if verb == "acquire" else "A-11.1"
    if state[st.PILES + number] == 0:
        return "its pile is empty", "A-10.6"
    return what_is_wrong_with_price(state, ruleset, player, verb, number)


def what_is_wrong_with_use(
    state: np.ndarray, ruleset: Ruleset, player: int, number: int, ability: str | None
) -> tuple[str, str | None]:
    uses = len(ruleset.cards[ruleset.ids[number]].abilities_at("use"))
    if constructs.find_construct(state, player, number) < 0:
        return "you do not control it", "A-8.1"
    if uses == 0:
        return "it has no ability to use; it works by itself", "A-8.7"
    if uses > 1 and ability is None:
        return f"it has {uses} abilities: say which, from #1 to #{uses}", "A-8.5"
    which = int(ability or 1) - 1
    if not 0 <= which < uses:
        return f"it has no ability #{which + 1}", "A-8.5"
    if constructs.find_unused(state, player, number, which) < 0:
        return "that ability has already been used this turn", "A-8.4"
    pc = tb.card_cell(ruleset.table, number, ops.C_USE_1 + which)
    if not play.may_use(state, ruleset.table, player, pc):
        return "its condition is not met or its price cannot be paid", "A-9.6"
    return "it cannot be used now", "A-8.4"


def what_is_wrong_with_row(
    state: np.ndarray, ruleset: Ruleset, player: int, verb: str, number: int, slot: int
) -> tuple[str, str | None]:
    if not 1 <= slot <= state[st.ROW_COUNT]:
        return f"the row has slots 1 to {state[st.ROW_COUNT]}", "A-12.1"
    there = int(state[st.ROW + slot - 1])
    if there != number:
        lies = "is empty" if there == st.NO_CARD else f"holds {ruleset.ids[there]}"
        return f"slot {slot} {lies}", "A-12.1"
    return what_is_wrong_with_price(state, ruleset, player, verb, number)


def what_is_wrong_with_price(
    state: np.ndarray, ruleset: Ruleset, player: int, verb: str, number: int
) -> tuple[str, str | None]:
    kind = ruleset.cards[ruleset.ids[number]].type
    if verb == "acquire":
        if kind == "monster":
            return "a Monster is defeated with power, not acquired", "A-10.5"
        price = acquire.price(state, ruleset.table, number)
        restricted = (
            f" and {state[st.RESTRICTED_RUNES]} for Mechana constructs only" if state[st.RESTRICTED_RUNES] else ""
        )
        return f"it costs {price} runes, you have {state[st.RUNES]}{restricted}", "A-9.6"
    if kind != "monster":
        return "only Monsters are defeated; this one is acquired with runes", "A-9.5"
    return f"it costs {tb.cost(ruleset.table, number)} power, you have {state[st.POWER]}", "A-9.6"
