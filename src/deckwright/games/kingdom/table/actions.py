"""Actions as text, and back: `upgrade 9 down`, `choose trigger:14/ambush`, `go on`."""

from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared.actions import BY_VERB, ActionKind
from deckwright.games.kingdom.declared.questions import OPTIONS, what_is_next
from deckwright.games.kingdom.declared.stacks import Asking
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.table.ruleset import Action, Ruleset
from deckwright.kernel import stack
from deckwright.table import actions as table_actions


@dataclass(frozen=True, slots=True)
class Purpose:
    """For what an answer is given, as far as its name needs it: of options and of going on."""

    word: str = ""
    with_: int = 0  # of a sum: the row of its price; of a choice: its step
    source: int = -1
    card: int = -1
    stage: int = 0
    effect: int = 0  # its place on the stage + 1


NO_PURPOSE = Purpose()


@dataclass(frozen=True, slots=True)
class KingdomAction(table_actions.Action):
    """A legal action with its parts: its number in the rules, the place of its card, and the stage at which it is named."""

    verb: int = field(kw_only=True)
    place: int = field(kw_only=True)
    ordinal: int = field(kw_only=True)
    stage: int = field(kw_only=True, default=0)
    purpose: Purpose = field(kw_only=True, default=NO_PURPOSE)

    @property
    def declared(self) -> ActionKind:
        """What kind of action it is."""
        return BY_VERB[self.verb]


def text_of(ruleset: Ruleset, action: Action) -> str:
    """The words of an action."""
    verb, card, ordinal = action
    declared = BY_VERB[verb]
    if declared.label is not None:
        return declared.form
    if declared.indexes is not None:
        number = ruleset.numbers[card]
        behind = {"arrow": ops.ARROWS, "effect": ruleset.effect_names[card], None: ("",)}[declared.behind][ordinal]
        if declared.place is None:
            return f"{declared.word} {number} {behind}".strip()
        return f"{declared.word} {declared.place}:{number}" + (f"/{behind}" if behind else "")
    what = ops.RESOURCES[ordinal] if verb == tb.CHOOSE_RESOURCE else ordinal + int(declared.from_1)
    return f"{declared.word} {declared.place}:{what}"


def make_action(state: np.ndarray, ruleset: Ruleset, index: int) -> KingdomAction:
    """The action of this index in this position."""
    verb, card, ordinal = ruleset.actions[index]
    stage = 0
    if verb in (tb.USE, tb.CHOOSE_TRIGGER):
        stage = ruleset.stage_of_effect(card, ordinal)
    elif BY_VERB[verb].indexes is not None:
        stage = int(state[st.STAGE + card])
    return action_at(ruleset, int(index), stage, purpose_of(Asking(state), verb))


def purpose_of(asking: Asking, verb: int) -> Purpose:
    """For what an option, a side or the next step is chosen, and what is confirmed, in this position."""
    if asking.height == 0:
        return NO_PURPOSE
    if verb == tb.GO_ON:
        return Purpose(what_is_next(asking))
    if verb == tb.CHOOSE_SIDE and asking.kind() == fr.CHOOSE_SIDE:
        return Purpose(card=asking.cell(stack.CARD))
    if verb == tb.CHOOSE_OPTION and asking.kind() == fr.CHOOSE_OPTION:
        card = asking.cell(stack.CARD)
        for_ = asking.cell(fr.OPTION_FOR)
        run = 1 if for_ == fr.FOR_CHOICE else asking.height  # the program that goes on lies below
        return Purpose(
            OPTIONS[for_], asking.cell(fr.OPTION_WITH), asking.cell(stack.SOURCE), card,
            asking.cell(fr.RUN_STAGE, run) or asking.stage(card), asking.cell(fr.RUN_EFFECT, run),
        )  # fmt: skip
    if verb == tb.ACCEPT and asking.kind() == fr.CONFIRM:
        card, stage = asking.cell(stack.CARD), asking.cell(fr.CONFIRM_STAGE)
        return Purpose(card=card, stage=stage, effect=asking.cell(fr.CONFIRM_EFFECT) + 1)
    return NO_PURPOSE


@lru_cache(maxsize=16_384)
def action_at(ruleset: Ruleset, index: int, stage: int = 0, purpose: Purpose = NO_PURPOSE) -> KingdomAction:
    """The action of an index; its text says what it is."""
    verb, place, ordinal = ruleset.actions[index]
    declared = BY_VERB[verb]
    return KingdomAction(
        text=text_of(ruleset, ruleset.actions[index]),
        index=index,
        kind=declared.word if declared.form != "go on" else declared.form,
        card=None if declared.indexes is None else ruleset.ids[place],
        slot=None,
        group=declared.heading,
        verb=verb,
        place=place,
        ordinal=ordinal,
        stage=stage,
        purpose=purpose,
    )
