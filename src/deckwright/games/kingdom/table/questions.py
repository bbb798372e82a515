"""What is asked: the top of the decision stack in words."""

import numpy as np

from deckwright.games.kingdom.declared.questions import BY_NUMBER, effect_that_asks, is_optional
from deckwright.games.kingdom.declared.stacks import Asking
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.decisions import Decision

SEAT = 0


def read_decision(state: np.ndarray, ruleset: Ruleset) -> Decision:
    """The question on top of the stack.

    Beside what the question itself needs, its values say by which effect it is asked, and at which stage its cards are named.
    """
    asking = Asking(state)
    question, optional = BY_NUMBER[asking.kind()], is_optional(asking)
    source, card = asking.cell(stack.SOURCE), asking.cell(stack.CARD)
    values = dict(question.values(asking))
    effect = effect_that_asks(asking)
    if effect is not None:
        of, stage, place = effect
        values["effect"] = ruleset.card(of).stages[stage].effects[place].name
    for key, one in (("source_stage", source), ("card_stage", card)):
        if one >= 0:
            values[key] = asking.stage(one)
    if effect is not None and effect[0] == source:
        values["source_stage"] = effect[1]
    if optional:
        values["optional"] = 1
    return Decision(
        SEAT, question.kind, id_of(ruleset, source), id_of(ruleset, card), None, optional, values, ruleset
    )  # fmt: skip


def id_of(ruleset: Ruleset, card: int) -> str | None:
    return None if card < 0 else ruleset.ids[card]
