"""What is asked: the top of the decision stack in words."""

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules.frames import may_decline
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.decisions import Decision

KINDS = {
    fr.TURN: "turn", fr.BANISH: "banish", fr.DISCARD: "discard", fr.ACQUIRE: "acquire", fr.DEFEAT: "defeat", fr.TAKE: "take",
    fr.COPY: "copy", fr.CONFIRM: "confirm", fr.DESTROY: "destroy", fr.KEEP: "keep", fr.KEEP_CARDS: "keep",
    fr.REWARDS: "reward", fr.OPTION: "option", fr.FOR_MATE: "confirm", fr.DESTROY_OF: "destroy", fr.TAKE_DISCARDED: "take",
}  # fmt: skip
ZONES = {
    ops.FROM_HAND: "hand",
    ops.FROM_DISCARD: "discard",
    ops.FROM_HAND | ops.FROM_DISCARD: "hand or discard",
    ops.FROM_ROW: "row",
}
WHAT = {fr.KEEP_CARDS: "cards", fr.DESTROY_OF: "of-seat", fr.TAKE_DISCARDED: "discarded", fr.FOR_MATE: "for-mate"}


def read_decision(state: np.ndarray, ruleset: Ruleset) -> Decision:
    """The question on top of the stack."""
    frame = state[stack.top(state) :][: stack.FRAME_CELLS].tolist()
    kind, player, source, card, a, b, c = frame[: stack.PC]
    values: dict[str, int | str] = {}
    optional = may_decline(kind, c)
    if kind == fr.BANISH:
        values["zones"] = ZONES[a]
    elif kind in (fr.ACQUIRE, fr.DEFEAT):
        values["max"] = b
    elif kind in WHAT:
        values["what"] = WHAT[kind]
    elif kind == fr.CONFIRM and a == ops.TO_PLAY:
        values["what"] = "into-play"
    if optional:
        values["optional"] = 1
    return Decision(
        player=player,
        kind=KINDS[kind],
        source=None if source < 0 else ruleset.ids[source],
        card=None if card < 0 else ruleset.ids[card],
        about=a if kind == fr.DESTROY_OF else None,
        optional=optional,
        values=values,
        ruleset=ruleset,
    )
