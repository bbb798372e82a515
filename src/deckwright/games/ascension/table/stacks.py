"""Whether the decision stack of a position from outside can be gone on with: every frame by its kind and its place."""

from typing import NamedTuple

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.frames import Frame, Stack
from deckwright.games.ascension.rules import card_notes
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table.cells import FRAMES
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.steps import FATE, PLAY, REWARD, WHEN, steps_of

ACQUIRED = (card_notes.ACQUIRED, card_notes.ACQUIRED_FOR_MATE)


class Note(NamedTuple):
    """A card that belongs to a frame, named by its height."""

    frame: int
    card: int
    what: int


def has_sound_stack(state: np.ndarray, ruleset: Ruleset, at_rest: bool) -> bool:
    """Every frame, every card that belongs to one, every trigger that is due; on top, at rest, is a question."""
    found = Stack(state, ruleset.table)
    if not found.frames:
        return True
    rows = state[st.NOTES :][: int(state[st.NOTE_COUNT]) * st.NOTE_CELLS].reshape(-1, st.NOTE_CELLS)
    notes = [Note(*row) for row in rows.tolist()]
    kinds = [frame.kind for frame in found.frames]
    return (
        (not at_rest or kinds[-1] >= fr.FIRST_QUESTION)
        and all(is_in_place(found, level, frame) for level, frame in enumerate(found.frames))
        and all(is_sound_run(found, ruleset, frame) for frame in found.frames if frame.kind == fr.RUN)
        and all(kinds.count(kind) == 1 for kind in kinds if FRAMES[kind].alone)
        and all(is_sound_note(found, note, notes) for note in notes)
        and all(is_sound_due(found, seat) for seat in range(found.seats()))
        and (kinds[-1] == fr.KEEP_CARDS or state[st.KEPT_COUNT] == 0)
    )


def is_in_place(found: Stack, level: int, frame: Frame) -> bool:
    """What begins is at the bottom, what cannot wait on top, and whatever else its kind asks for."""
    declared = FRAMES[frame.kind]
    if (level == 0) != declared.begins:
        return False
    is_top = level == len(found.frames) - 1
    return (is_top or level == 0 or declared.waits) and declared.is_sound(found, level, frame)


def is_sound_run(found: Stack, ruleset: Ruleset, frame: Frame) -> bool:
    """A step of an ability of its card, or of the trigger of its source, that was begun as such a one is."""
    step = steps_of(ruleset).at.get(frame.pc)
    if step is None:
        return False
    owner = frame.source if step.ability == WHEN else frame.card
    begun = {fr.AS_FATE: (FATE,), fr.AS_A_COPY: (PLAY,)}.get(
        frame.c, (REWARD,) if frame.c >= fr.AS_LATE_REWARD else None
    )
    most = st.CENTER_ROOM if frame.c == fr.AS_FATE else int(found.state[st.ENERGY]) + 1
    paid = sum(a for op, a, _, _ in steps_of(ruleset).rest(frame.pc) if op == ops.TRADE)
    return (
        step.card == ruleset.ids[owner]
        and (step.ability in begun if begun else step.ability != FATE)
        and frame.a <= most
        and paid <= found.runes()
        and (frame.b == 0 or found.type(frame.b - 1) == ops.HERO)
    )


def is_sound_note(found: Stack, note: Note, notes: list[Note]) -> bool:
    """A card that belongs to a frame is such a one as that kind of frame has."""
    frame = found.kind(note.frame - 1)
    if note.what == card_notes.GIVEN:
        slots = [one.card for one in notes if one.frame == note.frame and one.what == note.what]
        card = int(found.state[st.ROW + note.card]) if note.card < found.state[st.ROW_COUNT] else st.NO_CARD
        return frame == fr.GIFTS and card != st.NO_CARD and found.is_owned(card) and slots.count(note.card) == 1
    if note.card >= found.state[st.TYPES]:
        return False
    if note.what == card_notes.CHOSEN:
        return note.frame == card_notes.CHAIN_OF_COPIES and found.cell(note.card, ops.C_COPIES_HEROES) != 0
    if note.what == card_notes.REWARD_WAITS:
        waits = found.kind(note.frame) == fr.REWARDS
        return frame == fr.AFTERWARDS and waits and found.type(note.card) == ops.MONSTER
    if note.what == card_notes.DEFEATED:
        return frame == fr.AFTERWARDS and found.type(note.card) == ops.MONSTER
    if note.what in ACQUIRED:
        return frame == fr.AFTERWARDS and found.is_owned(note.card)
    return is_sound_discarded(found, note)


def is_sound_discarded(found: Stack, note: Note) -> bool:
    """An opponent has discarded this card, and it lies there still."""
    seat, level = note.what - card_notes.DISCARDED, note.frame - 1
    if not (0 <= seat < found.seats() and 0 <= level < len(found.frames)):
        return False
    frame = found.frames[level]
    takes = frame.kind == fr.TAKE_DISCARDED or (frame.kind == fr.OPPONENTS and frame.c == 1)
    return takes and found.is_opponent(frame.player, seat) and found.has_discarded(seat, note.card)


def is_sound_due(found: Stack, seat: int) -> bool:
    """A trigger is due in a frame of triggers, and waits for what set that off."""
    state = found.state
    for i in range(int(state[st.seat(state, seat) + st.CONSTRUCT_COUNT])):
        due, card = int(state[st.due_at(state, seat, i)]), int(state[st.construct_at(state, seat, i)])
        if due == 0:
            continue
        if found.kind(due - 1) != fr.TRIGGERS or found.frames[due - 1].player != seat:
            return False
        if found.cell(card, ops.C_TRIGGER) != found.frames[due - 1].a or found.cell(card, ops.C_MOVES) != 0:
            return False
    return True
