"""Whether the decision stack of a position from outside can be gone on with: every frame by its kind and its place."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import card_notes
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.tables import card_cell, card_type
from deckwright.games.ascension.table.position import Position
from deckwright.games.ascension.table.questions import ZONES
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.steps import FATE, PLAY, REWARD, WHEN, steps_of
from deckwright.kernel import stack

BOTTOM = (fr.TURN, fr.NEXT_TURN)
ON_OPPONENTS = (
    ops.OPPONENTS_DESTROY, ops.OPPONENTS_KEEP, ops.TAKE_RANDOM, ops.DESTROY_OF_EACH, ops.DESTROY_ALL, ops.DISCARD_RANDOM,
)  # fmt: skip
IN_TURNS = (fr.MAY_EACH_TIME, fr.MAY_THIS_TIME)
OWN_TYPES = (ops.HERO, ops.CONSTRUCT)
ACQUIRED = (card_notes.ACQUIRED, card_notes.ACQUIRED_FOR_MATE)


class Frame(NamedTuple):
    """The cells of a frame."""

    kind: int
    player: int
    source: int
    card: int
    a: int
    b: int
    c: int
    pc: int


class Pending(NamedTuple):
    """A card that belongs to a frame, named by its height."""

    frame: int
    card: int
    what: int


class Stack:
    """The stack of a position whose cells are all within their bounds."""

    def __init__(self, state: np.ndarray, ruleset: Ruleset) -> None:
        self.state, self.ruleset, self.table = state, ruleset, ruleset.table
        self.position = Position(state, ruleset)
        height = int(state[stack.HEIGHT])
        rows = state[stack.FRAMES :][: height * stack.FRAME_CELLS].reshape(-1, stack.FRAME_CELLS)
        self.frames = [Frame(*row) for row in rows.tolist()]
        notes = state[st.NOTES :][: int(state[st.NOTE_COUNT]) * st.NOTE_CELLS].reshape(-1, st.NOTE_CELLS)
        self.pending = [Pending(*row) for row in notes.tolist()]

    def kind(self, level: int) -> int:
        """The kind of the frame at a level; 0 where there is none."""
        return self.frames[level].kind if 0 <= level < len(self.frames) else 0

    def type(self, card: int) -> int:
        return card_type(self.table, card)

    def cell(self, card: int, cell: int) -> int:
        return card_cell(self.table, card, cell)

    def runes(self) -> int:
        return int(self.state[st.RUNES])

    def has_discarded(self, player: int, card: int) -> bool:
        return bool(self.state[st.discard_at(self.state, player) + card] > 0)

    def is_opponent(self, player: int, other: int) -> bool:
        return bool(st.is_opponent(self.state, player, other))


def has_sound_stack(state: np.ndarray, ruleset: Ruleset, at_rest: bool) -> bool:
    """Every frame, every card that belongs to one, every trigger that is due; on top, at rest, is a question."""
    found = Stack(state, ruleset)
    if not found.frames:
        return True
    return (
        (not at_rest or found.frames[-1].kind >= fr.FIRST_QUESTION)
        and all(is_in_place(found, level, frame) for level, frame in enumerate(found.frames))
        and all(IS_SOUND.get(frame.kind, plain)(found, level, frame) for level, frame in enumerate(found.frames))
        and sum(frame.kind == fr.UNITES for frame in found.frames) <= 1
        and all(is_sound_note(found, note) for note in found.pending)
        and all(is_sound_due(found, seat) for seat in range(found.position.seats))
        and (found.kind(len(found.frames) - 1) == fr.KEEP_CARDS or state[st.KEPT_COUNT] == 0)
    )


def is_in_place(found: Stack, level: int, frame: Frame) -> bool:
    """The turn is at the bottom, questions are on top; only rewards wait below others."""
    if (level == 0) != (frame.kind in BOTTOM):
        return False
    is_top = level == len(found.frames) - 1
    return is_top or level == 0 or frame.kind < fr.FIRST_QUESTION or frame.kind == fr.REWARDS


def plain(_found: Stack, _level: int, _frame: Frame) -> bool:
    """The bounds of its cells say all about it."""
    return True


def is_sound_run(found: Stack, _level: int, frame: Frame) -> bool:
    """A step of an ability of its card, or of the trigger of its source, that was begun as such a one is."""
    step = steps_of(found.ruleset).at.get(frame.pc)
    if step is None:
        return False
    owner = frame.source if step.ability == WHEN else frame.card
    begun = {fr.AS_FATE: (FATE,), fr.AS_A_COPY: (PLAY,)}.get(
        frame.c, (REWARD,) if frame.c >= fr.AS_LATE_REWARD else None
    )
    most = st.CENTER_ROOM if frame.c == fr.AS_FATE else int(found.state[st.ENERGY]) + 1
    paid = sum(a for op, a, _, _ in steps_of(found.ruleset).rest(frame.pc) if op == ops.TRADE)
    return (
        step.card == found.ruleset.ids[owner]
        and (step.ability in begun if begun else step.ability != FATE)
        and frame.a <= most
        and paid <= found.runes()
        and (frame.b == 0 or found.type(frame.b - 1) == ops.HERO)
    )


def is_sound_triggers(found: Stack, _level: int, frame: Frame) -> bool:
    return frame.source == frame.card and (frame.b == 0 or frame.a == ops.ON_ACQUIRE)


def is_sound_unites(found: Stack, _level: int, frame: Frame) -> bool:
    waiting = int(found.state[st.WAITING_COUNT])
    return frame.source == frame.card and found.type(frame.card) == ops.HERO and frame.b <= frame.a <= waiting


def is_sound_opponents(_found: Stack, _level: int, frame: Frame) -> bool:
    return frame.a in ON_OPPONENTS and (frame.c == 0 or frame.a == ops.DISCARD_RANDOM)


def is_sound_end_phase(found: Stack, level: int, _frame: Frame) -> bool:
    return level == 1 and found.kind(0) == fr.TURN and found.kind(2) == fr.KEEP_CARDS


def is_sound_keep_cards(found: Stack, level: int, frame: Frame) -> bool:
    """Cards are kept before the turn ends, as many as there is room for, and of those that are in hand."""
    kept = Counter(found.position.listed(st.KEPT, int(found.state[st.KEPT_COUNT])))
    return (
        found.kind(level - 1) == fr.END_PHASE
        and found.cell(frame.source, ops.C_KEEPS) > 0
        and frame.b + kept.total() <= st.KEPT_ROOM
        and kept <= Counter(found.position.hand(frame.player))
    )


def is_sound_banish_round(found: Stack, _level: int, frame: Frame) -> bool:
    by_time = found.state[st.FATE_ORDER] == st.BY_TIME
    rounds = frame.c if by_time else min(frame.c, 1)
    return frame.a % fr.DONE_FROM in ZONES and frame.b <= rounds * found.position.seats


def is_sound_banish(found: Stack, level: int, frame: Frame) -> bool:
    """In a round whoever wants no more is not asked."""
    if frame.a not in ZONES or (frame.c == fr.MAY_SEEK and (frame.a, frame.b) != (ops.FROM_ROW, 1)):
        return False
    if found.kind(level - 1) != fr.BANISH_ROUND:
        return frame.c not in IN_TURNS and frame.player == found.state[st.TURN_PLAYER]
    below = found.frames[level - 1]
    return frame.c in IN_TURNS and not below.a // fr.DONE_FROM >> frame.player & 1


def is_sound_discard(found: Stack, level: int, frame: Frame) -> bool:
    return found.kind(level - 1) == fr.DISCARD_ROUND or frame.player == found.state[st.TURN_PLAYER]


def is_sound_acquire(_found: Stack, _level: int, frame: Frame) -> bool:
    """Heroes or Constructs; Monsters are defeated."""
    types = frame.a & ops.TYPE_BITS
    return types != 0 and types & ~(ops.HERO | ops.CONSTRUCT) == 0


def is_sound_places(_found: Stack, _level: int, frame: Frame) -> bool:
    return frame.a & (ops.TYPE_BITS | ops.FACTION_BITS) == 0


def is_sound_move(found: Stack, _level: int, frame: Frame) -> bool:
    """The card just acquired lies in the discard pile; only Constructs enter play."""
    own = found.type(frame.card) in OWN_TYPES and found.has_discarded(frame.player, frame.card)
    to_play = frame.kind == fr.OPTION or frame.a == ops.TO_PLAY
    if frame.kind == fr.CONFIRM and frame.a not in (ops.TO_HAND, ops.TO_PLAY):
        return False
    return own and found.type(frame.source) == ops.CONSTRUCT and (
        not to_play or found.type(frame.card) == ops.CONSTRUCT
    )  # fmt: skip


def is_sound_destroy(found: Stack, level: int, frame: Frame) -> bool:
    return found.kind(level - 1) == fr.OPPONENTS or frame.player == found.state[st.TURN_PLAYER]


def is_sound_keep(found: Stack, level: int, frame: Frame) -> bool:
    return found.kind(level - 1) == fr.OPPONENTS


def is_sound_destroy_of(found: Stack, _level: int, frame: Frame) -> bool:
    return found.is_opponent(frame.player, frame.a)


def is_sound_rewards(found: Stack, level: int, frame: Frame) -> bool:
    return frame.a == level and found.kind(level - 1) == fr.AFTERWARDS


def is_sound_for_mate(found: Stack, level: int, frame: Frame) -> bool:
    """A card of the row that can be paid for goes to the team-mate."""
    return (
        found.state[st.TEAMS] == 1
        and frame.b == level
        and found.kind(level - 1) == fr.GIFTS
        and int(found.state[st.ROW + frame.a]) == frame.card
        and frame.a < found.frames[level - 1].b
        and found.type(frame.card) in OWN_TYPES
        and found.runes() > 0
    )


def is_sound_take_discarded(_found: Stack, level: int, frame: Frame) -> bool:
    return frame.a == level + 1


IS_SOUND: dict[int, Callable[[Stack, int, Frame], bool]] = {
    fr.RUN: is_sound_run, fr.TRIGGERS: is_sound_triggers, fr.UNITES: is_sound_unites, fr.OPPONENTS: is_sound_opponents,
    fr.END_PHASE: is_sound_end_phase, fr.KEEP_CARDS: is_sound_keep_cards, fr.BANISH_ROUND: is_sound_banish_round,
    fr.BANISH: is_sound_banish, fr.DISCARD: is_sound_discard, fr.ACQUIRE: is_sound_acquire, fr.DEFEAT: is_sound_places,
    fr.TAKE: is_sound_places, fr.CONFIRM: is_sound_move, fr.OPTION: is_sound_move, fr.DESTROY: is_sound_destroy,
    fr.KEEP: is_sound_keep, fr.DESTROY_OF: is_sound_destroy_of, fr.REWARDS: is_sound_rewards,
    fr.FOR_MATE: is_sound_for_mate, fr.TAKE_DISCARDED: is_sound_take_discarded,
}  # fmt: skip


def is_sound_note(found: Stack, note: Pending) -> bool:
    """A card that belongs to a frame is such a one as that kind of frame has."""
    frame = found.kind(note.frame - 1)
    if note.what == card_notes.GIVEN:
        slots = [one.card for one in found.pending if one.frame == note.frame and one.what == note.what]
        card = int(found.state[st.ROW + note.card]) if note.card < found.state[st.ROW_COUNT] else st.NO_CARD
        return (
            frame == fr.GIFTS and card != st.NO_CARD and found.type(card) in OWN_TYPES and slots.count(note.card) == 1
        )
    if note.card >= len(found.ruleset.ids):
        return False
    if note.what == card_notes.CHOSEN:
        return note.frame == card_notes.CHAIN_OF_COPIES and found.cell(note.card, ops.C_COPIES_HEROES) != 0
    if note.what == card_notes.REWARD_WAITS:
        waits = found.kind(note.frame) == fr.REWARDS
        return frame == fr.AFTERWARDS and waits and found.type(note.card) == ops.MONSTER
    if note.what == card_notes.DEFEATED:
        return frame == fr.AFTERWARDS and found.type(note.card) == ops.MONSTER
    if note.what in ACQUIRED:
        return frame == fr.AFTERWARDS and found.type(note.card) in OWN_TYPES
    return is_sound_discarded(found, note)


def is_sound_discarded(found: Stack, note: Pending) -> bool:
    """An opponent has discarded this card, and it lies there still."""
    seat, level = note.what - card_notes.DISCARDED, note.frame - 1
    if not (0 <= seat < found.position.seats and 0 <= level < len(found.frames)):
        return False
    frame = found.frames[level]
    takes = frame.kind == fr.TAKE_DISCARDED or (frame.kind == fr.OPPONENTS and frame.c == 1)
    return takes and found.is_opponent(frame.player, seat) and found.has_discarded(seat, note.card)


def is_sound_due(found: Stack, seat: int) -> bool:
    """A trigger is due in a frame of triggers, and waits for what set that off."""
    state = found.state
    for i, card in enumerate(found.position.constructs(seat)):
        due = int(state[st.due_at(state, seat, i)])
        if due == 0:
            continue
        number = found.ruleset.number[card]
        if found.kind(due - 1) != fr.TRIGGERS or found.frames[due - 1].player != seat:
            return False
        if found.cell(number, ops.C_TRIGGER) != found.frames[due - 1].a or found.cell(number, ops.C_MOVES) != 0:
            return False
    return True
