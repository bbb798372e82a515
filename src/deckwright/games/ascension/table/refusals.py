"""Why an action is refused: the reason in words of the reader's language, and the rule behind it."""

from collections.abc import Callable

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.actions import CHOOSE, OFFERED
from deckwright.games.ascension.rules import acquire, constructs, defeat, play
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.spoken import TURN_VERBS, Spoken, parse
from deckwright.table.arguments import excerpt, similar, suggestion
from deckwright.table.refusals import Refusal
from deckwright.table.said import CardNamed, Said, Value, one_by_one

PLAIN_TEXTS = frozenset(action.form for action in OFFERED if action.indexes is None)


def grammar() -> str:
    """What can be said, in short: what is done with a card, answers, the end of the turn."""
    forms: dict[str, str] = {}
    for action in sorted(OFFERED, key=lambda action: action.indexes is None or action.word == CHOOSE):
        form = f"{CHOOSE} ZONE:ID" if action.word == CHOOSE else action.form.replace("#K", "")
        forms.setdefault(action.word, form)
    return ", ".join(forms.values())


def what_is_wrong(state: np.ndarray, ruleset: Ruleset, player: int, is_turn: bool, text: str) -> Refusal:
    """The reason why a text is not a legal action."""
    said = parse(text)
    if not is_turn:
        return Refusal("choice-first", "A-6.5")
    if text in PLAIN_TEXTS or text.startswith(f"{CHOOSE} "):
        return Refusal("nothing-asked", "A-6.2")
    if said.card is None or said.verb not in TURN_VERBS or said.zone is not None or said.seat is not None:
        return Refusal("no-action", None, {"grammar": grammar()})
    if said.card not in ruleset.cards:
        return no_card(ruleset, said.card)
    number = ruleset.number[said.card]
    if said.teammate and not (said.verb == "acquire" and state[st.TEAMS]):
        return Refusal("no-team-mate", "A-24.4")
    return WRONG[said.verb](state, ruleset, player, number, said)


def not_in_hand(_state: np.ndarray, _ruleset: Ruleset, _player: int, _number: int, _said: Spoken) -> Refusal:
    return Refusal("not-in-hand", "A-7.2")


def no_trophy(_state: np.ndarray, _ruleset: Ruleset, _player: int, _number: int, _said: Spoken) -> Refusal:
    return Refusal("no-trophy", "A-22.2")


def wrong_taking(state: np.ndarray, ruleset: Ruleset, player: int, number: int, said: Spoken) -> Refusal:
    """Why a card can be neither acquired nor defeated, as was said."""
    if said.slot is not None:
        return wrong_slot(state, ruleset, player, number, said)
    card = ruleset.ids[number]
    if ruleset.cards[card].origin != "always":
        slots = [str(i + 1) for i in range(state[st.ROW_COUNT]) if state[st.ROW + i] == number]
        if slots:
            written = ", ".join(f"{card}@{slot}" for slot in slots)
            return Refusal("which-slot", "A-10.1", {"slots": written}, {"slots": ", ".join(slots)})
        return Refusal("not-in-row", "A-10.1" if said.verb == "acquire" else "A-11.1")
    if state[st.PILES + number] == 0:
        return Refusal("pile-empty", "A-10.6")
    return wrong_price(state, ruleset, player, number, st.NO_SLOT, said)


def no_card(ruleset: Ruleset, card: str) -> Refusal:
    """No card has this id; those with one like it may be meant."""
    near = [CardNamed(one) for one in similar(card, ruleset.cards)]
    by_name: Value = Said("reason-similar", {"cards": one_by_one(near)}) if near else ""
    values: dict[str, Value] = {"card": excerpt(card), "hint": suggestion(card, ruleset.cards).strip()}
    return Refusal("no-card", None, values, {"hint": by_name})


def wrong_use(state: np.ndarray, ruleset: Ruleset, player: int, number: int, said: Spoken) -> Refusal:
    """Why an ability cannot be used."""
    uses = len(ruleset.cards[ruleset.ids[number]].abilities_at("use"))
    if constructs.find_construct(state, player, number) < 0:
        return Refusal("not-controlled", "A-8.1")
    if uses == 0:
        return Refusal("no-ability", "A-8.7")
    if uses > 1 and said.ability is None:
        return Refusal("which-ability", "A-8.5", {"n": uses})
    which = (1 if said.ability is None else said.ability) - 1
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


def wrong_slot(state: np.ndarray, ruleset: Ruleset, player: int, number: int, said: Spoken) -> Refusal:
    """Why the card of a slot of the row cannot be taken."""
    slot = said.slot or 0
    if not 1 <= slot <= state[st.ROW_COUNT]:
        return Refusal("no-slot", "A-12.1", {"n": int(state[st.ROW_COUNT])})
    there = int(state[st.ROW + slot - 1])
    if there == st.NO_CARD:
        return Refusal("slot-empty", "A-12.1", {"slot": slot})
    if there != number:
        return Refusal("slot-holds", "A-12.1", {"slot": slot, "card": CardNamed(ruleset.ids[there])})
    return wrong_price(state, ruleset, player, number, slot - 1, said)


def wrong_price(state: np.ndarray, ruleset: Ruleset, player: int, number: int, slot: int, said: Spoken) -> Refusal:
    """Why a card cannot be paid for."""
    is_monster = ruleset.cards[ruleset.ids[number]].type == "monster"
    if said.verb == "acquire":
        if is_monster:
            return Refusal("monster", "A-10.5")
        values: dict[str, Value] = {
            "cost": acquire.price(state, ruleset.table, player, number, slot) + int(said.teammate),
            "have": int(state[st.RUNES]),
        }
        if state[st.RESTRICTED_RUNES]:
            return Refusal("runes-restricted", "A-9.6", {**values, "restricted": int(state[st.RESTRICTED_RUNES])})
        return Refusal("runes", "A-9.6", values)
    if not is_monster:
        return Refusal("no-monster", "A-9.5")
    cost = defeat.power_price(state, ruleset.table, number, slot)
    return Refusal("power", "A-9.6", {"cost": cost, "have": int(state[st.POWER])})


WRONG: dict[str, Callable[[np.ndarray, Ruleset, int, int, Spoken], Refusal]] = {
    "play": not_in_hand,
    "use": wrong_use,
    "trophy": no_trophy,
    "acquire": wrong_taking,
    "defeat": wrong_taking,
}
