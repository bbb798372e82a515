"""Why an action is refused: the reason in words of the reader's language, the rule behind it, and what is missing."""

from collections.abc import Callable

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.model import Effect
from deckwright.games.kingdom.declared.actions import DECLARED
from deckwright.games.kingdom.declared.questions import BY_KIND
from deckwright.games.kingdom.rules import standing
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.frames import PRICE_OF_EFFECT, PRICE_OF_UPGRADE
from deckwright.games.kingdom.rules.nature import active, count_meant
from deckwright.games.kingdom.rules.prices import upgrade_price
from deckwright.games.kingdom.rules.tables import effect_cell, price_cell, selector_cell, stage_cell
from deckwright.games.kingdom.rules.triggers import is_left_to_use
from deckwright.games.kingdom.table.missing import missing_amounts
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.spoken import Spoken, parse
from deckwright.games.kingdom.table.words import named, together
from deckwright.table.decisions import Decision
from deckwright.table.refusals import Refusal
from deckwright.table.said import Said, Value, one_by_one

TURN = "turn"
NEXT = "next"
GONE = {  # cards that have left the kingdom
    zn.DESTROYED: ("destroyed", "K-15.1"),
    zn.BANISHED: ("banished", "K-26.1"),
    zn.SET_ASIDE: ("set-aside", "K-15.3"),
}
ANSWERS_BY = {  # the rule by which each kind of question is asked
    "card": "K-11.2", "order": "K-11.2", "resource": "K-21.1", "box": "K-18.1", "side": "K-19.1", "option": "K-8.3.1",
    "trigger": "K-11.2", "confirm": "K-12.5",
}  # fmt: skip


def grammar() -> str:
    """What can be said, in short."""
    return ", ".join(action.form for action in DECLARED)


def what_is_wrong(state: np.ndarray, ruleset: Ruleset, decision: Decision, text: str) -> Refusal:
    """The reason why a text is not a legal action."""
    spoken = parse(text)
    if spoken is None:
        return Refusal("no-action", "K-7.3", {"grammar": grammar()})
    if decision.kind == NEXT:
        return Refusal("turn-over", "K-7.4")
    if decision.kind != TURN:
        rule = ANSWERS_BY[decision.kind]
        is_answer = spoken.verb in BY_KIND[decision.kind].answers
        return Refusal("no-answer" if is_answer else "choice-first", rule)
    if spoken.verb not in BY_KIND[TURN].answers:
        return Refusal("turn-goes-on", "K-7.4") if spoken.verb == tb.GO_ON else Refusal("nothing-asked", "K-7.3")
    if spoken.card is None:
        return wrong_advance(state, ruleset)
    return wrong_card(state, ruleset, spoken)


def wrong_advance(state: np.ndarray, ruleset: Ruleset) -> Refusal:
    """Why no cards can be played."""
    if state[st.DECK_COUNT] == 0:
        return Refusal("deck-empty", "K-8.4.1")
    holder = next(
        card
        for card in (standing.lying(state, i) for i in range(standing.holders(state)))
        if card != st.NO_CARD and standing.standing_here(state, ruleset.table, card, ops.NO_ADVANCE, 0) > 0
    )
    return Refusal("no-advance", "K-8.4.1", {"card": face(state, ruleset, holder)})


def face(state: np.ndarray, ruleset: Ruleset, card: int) -> Value:
    """A card by the stage at which it stands."""
    return named(ruleset.ids[card], int(st.stage(state, card)))


def wrong_card(state: np.ndarray, ruleset: Ruleset, spoken: Spoken) -> Refusal:
    """Why this cannot be done with a card. Of a card that was never discovered, and of none, the same is said (K-R.27)."""
    card = ruleset.number.get(spoken.card or "", st.NO_CARD)
    here = zn.BOX if card == st.NO_CARD else int(st.zone(state, card))
    if here in (zn.BOX, zn.READING):
        return Refusal("unmet", "K-2.2", {"number": spoken.card or ""})
    called = {"card": face(state, ruleset, card)}
    if here in GONE:
        reason, rule = GONE[here]
        return Refusal(reason, rule, called)
    if here in (zn.DECK, zn.DISCARD):
        return Refusal("not-in-play", RULES[spoken.verb], called)
    if here == zn.PERMANENTS and spoken.verb == tb.PRODUCE:
        return Refusal("permanent", "K-13.2", called)
    if st.is_blocked(state, card):
        blocker = int(state[st.BLOCKED_BY + card]) - 1
        return Refusal("blocked", "K-14.2", {**called, "by": face(state, ruleset, blocker)})
    return WRONG[spoken.verb](state, ruleset, card, spoken)


def wrong_production(state: np.ndarray, ruleset: Ruleset, card: int, _spoken: Spoken) -> Refusal:
    """A card in play that is free produces, unless it has nothing to produce."""
    return Refusal("no-production", "K-8.1.3", {"card": face(state, ruleset, card)})


def wrong_upgrade(state: np.ndarray, ruleset: Ruleset, card: int, spoken: Spoken) -> Refusal:
    """Why a card cannot be turned by this arrow."""
    price = upgrade_price(state, ruleset.table, card, ops.ARROWS.index(spoken.what))
    called = {"card": face(state, ruleset, card)}
    if price == 0:
        return Refusal("no-upgrade", "K-8.2.1", {**called, "arrow": Said(f"arrow-{spoken.what}")})
    return unpaid(state, ruleset, card, price, PRICE_OF_UPGRADE) or Refusal("changes-nothing", "K-8.2.1", called)


def wrong_use(state: np.ndarray, ruleset: Ruleset, card: int, spoken: Spoken) -> Refusal:
    """Why an effect cannot be used."""
    number, table = int(st.stage(state, card)), ruleset.table
    effects = ruleset.card(card).stages[number].effects
    called = {"card": face(state, ruleset, card)}
    place = next((place for place, effect in enumerate(effects) if effect.name == spoken.what), None)
    if place is None:
        names = [effect.name for effect in effects if can_be_used(effect)]
        if not names:
            return Refusal("no-effect", "K-8.3.1", called)
        return Refusal("which-effect", "K-8.3.1", {**called, "effects": one_by_one(names)})
    if not can_be_used(effects[place]):
        return Refusal("by-itself", "K-12.6" if effects[place].trigger else "K-12.1", called)
    if st.crossed(state, card, number) >> place & 1:
        return Refusal("crossed-out", "K-12.7", called)
    if not is_left_to_use(state, table, card, number, place):
        return Refusal("used-up", "K-12.1", {**called, "n": effects[place].limit})
    row = stage_cell(table, active(state, table, card), ops.S_EFFECT) + place
    price = effect_cell(table, row, ops.E_PRICE)
    wrong = unpaid(state, ruleset, card, price, PRICE_OF_EFFECT) if price else None
    return wrong or Refusal("changes-nothing", "K-8.3.1", called)


def can_be_used(effect: Effect) -> bool:
    """Whether an effect is one that a player uses; others hold as long as the card lies there, or are set off."""
    return not effect.is_standing and not effect.trigger


def unpaid(state: np.ndarray, ruleset: Ruleset, card: int, price: int, for_: int) -> Refusal | None:
    """What is missing of a price: resources, or cards to discard (K-R.2); `None` where nothing is."""
    table = ruleset.table
    amounts = missing_amounts(state, table, card, price, for_)
    if amounts:
        return Refusal("missing", "K-8.2.1", {"missing": together(amounts)})
    cards = price_cell(table, price, ops.P_CARDS)
    n = selector_cell(table, cards, ops.L_N) - count_meant(state, table, card, cards) if cards else 0
    return Refusal("missing-cards", "K-8.2.1", {"n": n, "card": face(state, ruleset, card)}) if n > 0 else None


RULES = {tb.PRODUCE: "K-8.1.1", tb.UPGRADE: "K-8.2.1", tb.USE: "K-8.3.1"}
WRONG: dict[int, Callable[[np.ndarray, Ruleset, int, Spoken], Refusal]] = {
    tb.PRODUCE: wrong_production,
    tb.UPGRADE: wrong_upgrade,
    tb.USE: wrong_use,
}
