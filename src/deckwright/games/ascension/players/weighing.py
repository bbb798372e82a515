"""How much an action promises a seat, by the page of weights: as the compiled policy weighs it."""

from deckwright.games.ascension.declared.questions import asked
from deckwright.games.ascension.players import policies as po
from deckwright.games.ascension.players.weights import weights
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.table.seat import AscensionSeat
from deckwright.table.actions import Action
from deckwright.table.decisions import Decision

TAKES_TREASURE = (tb.ACQUIRE_ROW, tb.DEFEAT_ROW, tb.CHOOSE_ROW)


def weight(seat: AscensionSeat, action: Action) -> int:
    """The weight of an action now, with the Treasure that it brings."""
    page = weights(seat.ruleset)
    assert seat.decision is not None
    at = po.WEIGHTS_HEADER + (stage(seat) * po.CONTEXTS + context(seat.decision)) * len(seat.ruleset.actions)
    total = int(page[at + action.index])
    if action.slot is not None and seat.ruleset.actions[action.index][0] in TAKES_TREASURE:
        kinds = seat.ruleset.numbers_of("treasure")
        total += sum(
            int(page[po.TREASURE_WORTH + kinds.index(seat.ruleset.number[card])]) for card in seat.under(action.slot)
        )
    return total


def stage(seat: AscensionSeat) -> int:
    """How far the game has gone, by the Honor left in the pool."""
    page = weights(seat.ruleset)
    if seat.pool <= page[po.LATE_FROM] * seat.players:
        return po.LATE
    return po.MIDDLE if seat.pool <= page[po.MIDDLE_FROM] * seat.players else po.EARLY


def context(decision: Decision) -> int:
    """What a question is about."""
    return po.context(asked(decision.kind, decision.values).number)
