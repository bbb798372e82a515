"""Why an action is refused: the reason in words of the reader's language, and the rule behind it."""

import re

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import acquire, constructs, defeat, play
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.table.actions import PLAIN_TEXTS
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.arguments import excerpt, similar, suggestion
from deckwright.table.refusals import Refusal
from deckwright.table.said import CardNamed, Said, Value, one_by_one

TURN_PATTERN = re.compile(
    r"(play|use|acquire|defeat|trophy) ([a-z0-9-]+)(?:@(\d{1,3}))?(?:#(\d{1,3}))?( for teammate)?"
)
GRAMMAR = "play ID, use ID, acquire ID@SLOT, defeat ID@SLOT, trophy ID, choose ZONE:ID, accept, decline, end turn"


def what_is_wrong(state: np.ndarray, ruleset: Ruleset, player: int, is_turn: bool, text: str) -> Refusal:
    """The reason why a text is not a legal action."""
    found = TURN_PATTERN.fullmatch(text)
    if not is_turn:
        return Refusal("choice-first", "A-6.5")
    if text in PLAIN_TEXTS or text.startswith("choose "):
        return Refusal("nothing-asked", "A-6.2")
    if found is None:
        return Refusal("no-action", None, {"grammar": GRAMMAR})
    verb, card, slot, ability = found[1], found[2], found[3], found[4]
    if card not in ruleset.cards:
        return no_card(ruleset, card)
    number = ruleset.number[card]
    mate = int(found[5] is not None)
    if mate and not (verb == "acquire" and state[st.TEAMS]):
        return Refusal("no-team-mate", "A-24.4")
    if verb == "trophy":
        return Refusal("no-trophy", "A-22.2")
    if verb == "play":
        return Refusal("not-in-hand", "A-7.2")
    if verb == "use":
        return wrong_use(state, ruleset, player, number, ability)
    if slot is not None:
        return wrong_slot(state, ruleset, player, verb, number, int(slot), mate)
    if ruleset.cards[card].origin != "always":
        slots = [str(i + 1) for i in range(state[st.ROW_COUNT]) if state[st.ROW + i] == number]
        if slots:
            written = ", ".join(f"{card}@{slot}" for slot in slots)
            return Refusal("which-slot", "A-10.1", {"slots": written}, {"slots": ", ".join(slots)})
        return Refusal("not-in-row", "A-10.1" if verb == "acquire" else "A-11.1")
    if state[st.PILES + number] == 0:
        return Refusal("pile-empty", "A-10.6")
    return wrong_price(state, ruleset, player, verb, number, st.NO_SLOT, mate)


def no_card(ruleset: Ruleset, card: str) -> Refusal:
    """No card has this id; those with one like it may be meant."""
    near = [CardNamed(one) for one in similar(card, ruleset.cards)]
    by_name: Value = Said("reason-similar", {"cards": one_by_one(near)}) if near else ""
    values: dict[str, Value] = {"card": excerpt(card), "hint": suggestion(card, ruleset.cards).strip()}
    return Refusal("no-card", None, values, {"hint": by_name})


def wrong_use(state: np.ndarray, ruleset: Ruleset, player: int, number: int, ability: str | None) -> Refusal:
    """Why an ability cannot be used."""
    uses = len(ruleset.cards[ruleset.ids[number]].abilities_at("use"))
    if constructs.find_construct(state, player, number) < 0:
        return Refusal("not-controlled", "A-8.1")
    if uses == 0:
        return Refusal("no-ability", "A-8.7")
    if uses > 1 and ability is None:
        return Refusal("which-ability", "A-8.5", {"n": uses})
    which = int(ability or 1) - 1
    if not 0 <= which < uses:
        return Refusal("no-such-ability", "A-8.5", {"n": which + 1})
    if constructs.find_unused(state, player, number, which) < 0:
        return Refusal("already-used", "A-8.4")
    pc = tb.card_cell(ruleset.table, number, ops.C_USE_1 + which)
    if tb.step_cell(ruleset.table, pc, ops.OP) == ops.IF and tb.step_cell(ruleset.table, pc, ops.OP_A) == ops.ENERGIZE:
        needed = tb.step_cell(ruleset.table, pc, ops.OP_B)
        return Refusal("energy", "A-21.3", {"needed": needed, "have": int(state[st.ENERGY])})
    usable = play.may_use(state, ruleset.table, player, number, pc)
    return Refusal("already-used" if usable else "condition", "A-9.6")


def wrong_slot(
    state: np.ndarray, ruleset: Ruleset, player: int, verb: str, number: int, slot: int, mate: int
) -> Refusal:
    """Why the card of a slot of the row cannot be taken."""
    if not 1 <= slot <= state[st.ROW_COUNT]:
        return Refusal("no-slot", "A-12.1", {"n": int(state[st.ROW_COUNT])})
    there = int(state[st.ROW + slot - 1])
    if there == st.NO_CARD:
        return Refusal("slot-empty", "A-12.1", {"slot": slot})
    if there != number:
        return Refusal("slot-holds", "A-12.1", {"slot": slot, "card": CardNamed(ruleset.ids[there])})
    return wrong_price(state, ruleset, player, verb, number, slot - 1, mate)


def wrong_price(
    state: np.ndarray, ruleset: Ruleset, player: int, verb: str, number: int, slot: int, mate: int
) -> Refusal:
    """Why a card cannot be paid for."""
    is_monster = ruleset.cards[ruleset.ids[number]].type == "monster"
    if verb == "acquire":
        if is_monster:
            return Refusal("monster", "A-10.5")
        values: dict[str, Value] = {
            "cost": acquire.price(state, ruleset.table, player, number, slot) + mate,
            "have": int(state[st.RUNES]),
        }
        if state[st.RESTRICTED_RUNES]:
            return Refusal("runes-restricted", "A-9.6", {**values, "restricted": int(state[st.RESTRICTED_RUNES])})
        return Refusal("runes", "A-9.6", values)
    if not is_monster:
        return Refusal("no-monster", "A-9.5")
    cost = defeat.power_price(state, ruleset.table, number, slot)
    return Refusal("power", "A-9.6", {"cost": cost, "have": int(state[st.POWER])})
