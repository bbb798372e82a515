"""What is asked: the top of the decision stack in words."""

import numpy as np

from deckwright.games.ascension.declared.frames import Frame
from deckwright.games.ascension.declared.questions import BY_NUMBER
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.decisions import Decision


def read_decision(state: np.ndarray, ruleset: Ruleset) -> Decision:
    """The question on top of the stack."""
    cells = state[stack.top(state) :][: stack.FRAME_CELLS].tolist()
    frame = Frame(*cells)
    question, optional = BY_NUMBER[frame.kind], fr.may_decline(frame.kind, cells[fr.MAY])
    values = dict(question.values(frame))
    if question.what is not None:
        values["what"] = question.what
    if optional:
        values["optional"] = 1
    about = fr.about_cell(frame.kind)
    return Decision(
        player=frame.player,
        kind=question.kind,
        source=None if frame.source < 0 else ruleset.ids[frame.source],
        card=None if frame.card < 0 else ruleset.ids[frame.card],
        about=None if about == fr.NO_CELL else cells[about],
        optional=optional,
        values=values,
        ruleset=ruleset,
    )
