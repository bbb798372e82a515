"""The work that waits on the decision stack, each kind declared once."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.frames import (
    BANISHED_FROM,
    FLAG,
    MOST_TIMES,
    NUMBER,
    TIMES,
    Bounds,
    Declared,
    Frame,
    Spans,
    Stack,
    about_card,
    by_card,
    by_effect,
)
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.effects import is_on_opponents


def program_cells(most: Bounds) -> Spans:
    return about_card(most) | {
        fr.RUN_ENERGY: (0, max(most.energy + 1, st.CENTER_ROOM)),
        fr.RUN_COPIED: (0, most.types),
        fr.RUN_HOW: (fr.PLAINLY, fr.AS_LATE_REWARD + most.energy),
        fr.RUN_STEP: (1, most.steps - 1),
    }


def is_sound_triggers(_found: Stack, _level: int, frame: Frame) -> bool:
    return frame.source == frame.card and (frame.b == 0 or frame.a == ops.ON_ACQUIRE)


def is_sound_unites(found: Stack, _level: int, frame: Frame) -> bool:
    waiting = int(found.state[st.WAITING_COUNT])
    return frame.source == frame.card and found.type(frame.card) == ops.HERO and frame.b <= frame.a <= waiting


def is_sound_opponents(_found: Stack, _level: int, frame: Frame) -> bool:
    return is_on_opponents(frame.a) and (frame.c == 0 or frame.a == ops.DISCARD_RANDOM)


def is_sound_end_phase(found: Stack, level: int, _frame: Frame) -> bool:
    return level == 1 and found.kind(0) == fr.TURN and found.kind(2) == fr.KEEP_CARDS


def is_sound_banish_round(found: Stack, _level: int, frame: Frame) -> bool:
    by_time = found.state[st.FATE_ORDER] == st.BY_TIME
    rounds = frame.c if by_time else min(frame.c, 1)
    return frame.a % fr.DONE_FROM in BANISHED_FROM and frame.b <= rounds * found.seats()


DECLARED = (
    Declared(number=fr.RUN, holds=program_cells),  # which step of which card it is, is known to the ruleset
    Declared(
        number=fr.TRIGGERS,
        holds=lambda most: (
            about_card(most) | {fr.TRIGGERS_EVENT: (ops.ON_PLAY, ops.ON_DEFEAT), fr.TRIGGERS_MAY_MOVE: FLAG}
        ),
        is_sound=is_sound_triggers,
    ),
    Declared(
        number=fr.UNITES,
        holds=lambda most: (
            about_card(most) | {fr.UNITES_WAITING: (0, st.WAITING_ROOM), fr.UNITES_NEXT: (0, st.WAITING_ROOM)}
        ),
        is_sound=is_sound_unites,
        alone=True,
    ),
    Declared(
        number=fr.OPPONENTS,
        holds=lambda most: (
            by_effect(most) | {fr.OPPONENTS_OP: NUMBER, fr.OPPONENTS_NEXT: most.seat, fr.OPPONENTS_MAY_TAKE: FLAG}
        ),
        is_sound=is_sound_opponents,
    ),
    Declared(number=fr.END_PHASE, is_sound=is_sound_end_phase),
    Declared(number=fr.NEXT_TURN, holds=lambda _: {fr.NEXT_TURN_ENDED: FLAG}, begins=True),
    Declared(
        number=fr.GIFTS,
        holds=lambda most: (
            by_effect(most)
            | {
                fr.GIFTS_FILTER: (ops.HERO, ops.HERO | ops.CONSTRUCT | ops.MONSTER),
                fr.GIFTS_SLOT: (0, most.slots),
            }
        ),
    ),
    Declared(number=fr.AFTERWARDS, holds=lambda most: by_card(most) | {fr.AFTERWARDS_FIRST: FLAG}),
    Declared(
        number=fr.BANISH_ROUND,
        holds=lambda most: (
            by_effect(most)
            | {
                fr.ROUND_ZONES: (ops.FROM_HAND, (fr.DONE_FROM << most.seats) - 1),
                fr.ROUND_ASKED: (0, MOST_TIMES * most.seats),
                fr.ROUND_TIMES: (0, MOST_TIMES),
            }
        ),
        is_sound=is_sound_banish_round,
    ),
    Declared(
        number=fr.DISCARD_ROUND,
        holds=lambda most: by_effect(most) | {fr.ROUND_CARDS: TIMES, fr.ROUND_ASKED: (0, most.seats)},
    ),
)
