"""Whether the question on top of a position from outside is one that the rules ask there."""

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import engine, expansion, producing
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.marks import boost_kinds
from deckwright.games.kingdom.rules.prices import can_pay, with_less
from deckwright.games.kingdom.rules.tables import card_cell, selector_cell
from deckwright.games.kingdom.table.stacks import Frame, Stack
from deckwright.kernel import stack
from deckwright.table import running

NO_EVENTS = np.zeros(0, dtype=np.int32)
FREE = (fr.TURN, fr.NEXT)  # asked even where there is only one answer
OF_PRICES = (fr.FOR_LESS, fr.FOR_KIND, fr.FOR_GOODS)
OF_PRODUCTION = (fr.FOR_SLOT, fr.FOR_MORE, fr.FOR_LOSS)


def is_asked(found: Stack) -> bool:
    """Whether this question belongs to the work below it, and can be answered."""
    frame = found.frames[-1]
    if frame.kind == fr.TURN and not engine.is_settled(found.state):
        return False
    if frame.kind not in FREE and not is_sound_question(found, frame):
        return False
    answers = np.zeros(2, dtype=np.int16)
    n = running.rules(found.ruleset.kind).legal(found.state, found.table, answers)
    return n > (0 if frame.kind in FREE else 1)


def is_sound_question(found: Stack, frame: Frame) -> bool:
    below = found.frames[-2]
    if frame.kind == fr.PICK:
        return is_sound_pick(found, frame, below)
    if frame.kind == fr.ORDER:
        wanted = st.LOOKED if below.a == ops.LOOK else st.PICKED
        return frame.a == wanted and frame.source == below.source
    if frame.kind == fr.CHOOSE_RESOURCE:
        return is_sound_resource(found, frame, below)
    if frame.kind == fr.CHOOSE_SIDE:
        return frame.card == below.card == frame.source and card_cell(found.table, frame.card, ops.C_SIDES) > 0
    if frame.kind == fr.CHOOSE_OPTION:
        return is_sound_option(found, frame, below)
    if frame.kind == fr.CHOOSE_TRIGGER:
        return is_asked_again(found)
    if frame.kind == fr.CONFIRM:
        return is_sound_confirm(found, frame)
    return frame.source == below.source  # which box


def is_asked_again(found: Stack, slots: int = 0) -> bool:
    """Whether the work below asks the very same question; `slots` are taken back from production first."""
    again = found.state.copy()
    stack.pop(again)
    again[stack.top(again) + fr.PRODUCE_SLOT] -= slots
    engine.step(again, found.table, NO_EVENTS)
    return bool(np.array_equal(again, found.state))


def is_sound_pick(found: Stack, frame: Frame, below: Frame) -> bool:
    """Which cards: of the packet or the permanents, or those that a phrase is about."""
    if below.kind == fr.BANISH:
        of_packet = bool(found.noted(0, st.PACKET))
        return (
            frame.b == 0
            and frame.source == int(found.state[st.EXPANSION]) - 1
            and of_packet == (below.a == expansion.PACKETS)
        )
    spares = selector_cell(found.table, below.c, ops.L_HOW) == ops.ALL_BUT
    refuses = frame.b & fr.MAY_REFUSE != 0
    return (
        frame.source == below.source
        and spares == (frame.b & fr.TO_SPARE != 0)
        and (below.card == 1 or not refuses)
        and (not spares or not found.noted(len(found.frames) - 2, st.PICKED))
    )


def is_sound_resource(found: Stack, frame: Frame, below: Frame) -> bool:
    """Which resource, by what it is asked for."""
    if frame.b == fr.FOR_GAIN:
        return below.kind == fr.RUN and frame.source == frame.card == below.source
    if frame.b == fr.FOR_BOOST:
        kinds = boost_kinds(found.state, found.table, frame.card)
        return below.kind in (fr.RUN, fr.ACT) and frame.source == below.source and frame.a == kinds
    if frame.b in OF_PRICES:
        return below.kind == fr.PAY and is_asked_again(found)
    if frame.b not in OF_PRODUCTION or below.kind != fr.PRODUCE or not frame.source == frame.card == below.card:
        return False
    if frame.b == fr.FOR_SLOT:
        return below.c == producing.SLOTS and below.a > 0 and is_asked_again(found, 1)
    if frame.b == fr.FOR_LOSS:
        return below.c == producing.LESS and is_asked_again(found, -1)
    return below.c == producing.LESS and frame.a == ops.ANY


def is_sound_option(found: Stack, frame: Frame, below: Frame) -> bool:
    """Which option, by what it is asked for."""
    if frame.a == fr.FOR_SUM:
        return below.kind == fr.PAY and is_asked_again(found)
    if frame.source != below.source:
        return False
    if frame.a == fr.FOR_CHOICE:
        is_choice = found.steps.belongs(frame.b, frame.source) and (
            found.steps.meanings.program[frame.b][ops.OP] == ops.CHOOSE
        )
        return below.kind == fr.RUN and is_choice
    return below.kind in (fr.RUN, fr.ACT) and (frame.a == fr.FOR_ARROW or frame.b == 0)


def is_sound_confirm(found: Stack, frame: Frame) -> bool:
    """Whether an effect is used: one that was set off, and can be paid."""
    card, number, effect = frame.card, frame.a, frame.b
    if card != frame.source or not found.has_effect(card, number, effect):
        return False
    if found.effect(card, number, effect, ops.E_TRIGGER) == ops.NO_TRIGGER:
        return False
    price = found.effect(card, number, effect, ops.E_PRICE)
    return bool(can_pay(found.state, found.table, card, price, with_less(0, fr.PRICE_OF_EFFECT)))
